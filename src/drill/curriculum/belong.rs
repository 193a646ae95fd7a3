//! Which items a hand belongs to.

use super::shape::{Partner, Shape};
use super::{DUAL_PAIR, HELD_ONLY, Item, NOT_READY, NOT_READY_FLUSH, ORPHANS, ORPHANS_THIRTEEN, OWN, PAIRS, SEVEN_PAIRS, lines};
use crate::engine::{Counts, Hand, Ruleset, Suit, Tile, TileSet, Waits, waits};

/// The items that a hand belongs to: one for most hands, two where two shapes wait side by side.
///
/// A shape is the smallest that setting melds aside can lead to, the waits unchanged; of equally small ones the least.
/// A hand that waits in a way which no item describes (the knitted forms of other rules) has none.
pub fn items(hand: &Hand, rules: &Ruleset) -> Vec<Item> {
    let Waits { real, held } = waits(hand, rules);
    if real.is_empty() {
        return vec![unready(hand, held)];
    }
    let concealed = hand.concealed();
    let standard = waits(hand, &Ruleset::STANDARD).real;
    let kinds = concealed.at_least(1);
    if kinds.len() > 11 && kinds.without(TileSet::ORPHANS).is_empty() {
        return vec![word(if real.len() == 13 { ORPHANS_THIRTEEN } else { ORPHANS })];
    }
    let mut found = Vec::new();
    if !real.without(standard).is_empty() && concealed.at_least(2).len() + concealed.at_least(4).len() == 6 {
        found.push(word(SEVEN_PAIRS));
    }
    if !standard.is_empty() {
        found.extend(of_standard(concealed, standard));
    }
    found
}

/// The items of a shape alone; none where it waits for nothing.
pub(super) fn of_shape(shape: &Shape) -> Option<Vec<Item>> {
    let found = match shape.size() % 3 {
        1 => of_one_suit(shape),
        2 => {
            let pair = Shape::named(DUAL_PAIR).expect("two digits");
            of_two_suits([*shape, pair])
        }
        _ => Vec::new(),
    };
    (!found.is_empty()).then_some(found)
}

fn unready(hand: &Hand, held: TileSet) -> Item {
    let concealed = hand.concealed();
    let one_suit = concealed.total() == 13 && Suit::ALL.into_iter().any(|suit| concealed.tiles().all(|tile| tile.suit() == Some(suit)));
    word(match (held.is_empty(), one_suit) {
        (false, _) => HELD_ONLY,
        (true, true) => NOT_READY_FLUSH,
        (true, false) => NOT_READY,
    })
}

/// A hand that is one tile short of melds and a pair and waits for these kinds.
fn of_standard(concealed: &Counts, real: TileSet) -> Vec<Item> {
    let alone = Hand::new(*concealed, &[]).map(|hand| waits(&hand, &Ruleset::STANDARD).real);
    if alone != Ok(real) {
        // a called meld holds what the shape waits for
        return Item::named(HELD_KIND).into_iter().collect();
    }
    let groups: Vec<Shape> = Suit::ALL.into_iter().filter_map(|suit| of_suit(concealed, suit)).chain(of_honors(concealed)).collect();
    match groups.as_slice() {
        [shape] => of_one_suit(shape),
        &[one, other] => of_two_suits([one, other]),
        _ => Vec::new(),
    }
}

/// 4444567 waits for 7 only.
const HELD_KIND: &str = "1111234";

/// The shapes of the suits, each by its least name, as they are compared where several are equally small.
pub(in crate::drill) fn names(concealed: &Counts) -> Vec<String> {
    let mut names: Vec<String> = Suit::ALL
        .into_iter()
        .map(|suit| shape(concealed, suit))
        .filter(|shape| shape.size() > 0)
        .map(|shape| shape.least().name())
        .collect();
    names.sort();
    names
}

/// The tiles of a suit, unless they are melds only.
fn of_suit(concealed: &Counts, suit: Suit) -> Option<Shape> {
    Some(shape(concealed, suit)).filter(|shape| !shape.size().is_multiple_of(3))
}

fn shape(concealed: &Counts, suit: Suit) -> Shape {
    let mut numbers = [0; 9];
    for tile in concealed.tiles().filter(|tile| tile.suit() == Some(suit)) {
        numbers[usize::from(tile.rank()) - 1] += 1;
    }
    Shape::new(numbers)
}

/// The honours that are no triplets, each as a shape of its own: a single tile, a pair or two pairs.
fn of_honors(concealed: &Counts) -> impl Iterator<Item = Shape> {
    let numbers = Tile::all().filter(|tile| tile.is_honor()).map(|tile| concealed.of(tile) % 3);
    numbers.filter(|&number| number > 0).map(|number| Shape::new([number, 0, 0, 0, 0, 0, 0, 0, 0]))
}

/// A shape with the pair inside.
fn of_one_suit(shape: &Shape) -> Vec<Item> {
    if shape.facts().waits == 0 { Vec::new() } else { of_class(&class(shape)) }
}

/// Two shapes of which one is melds and a pair and the other one tile short of melds, or both ways round.
///
/// A plain pair that waits for its triplet is told only where both are pairs.
fn of_two_suits(shapes: [Shape; 2]) -> Vec<Item> {
    let facts = shapes.map(|shape| shape.facts());
    let waits = |one: usize, other: usize| facts[one].waits > 0 && facts[other].partner == Partner::Pair;
    let mut classes: Vec<String> =
        [(0, 1), (1, 0)].into_iter().filter(|&(one, other)| waits(one, other)).map(|(one, _)| class(&shapes[one])).collect();
    classes.sort();
    classes.dedup();
    if classes.len() > 1 {
        classes.retain(|class| class != DUAL_PAIR);
    }
    classes.iter().flat_map(|class| of_class(class)).collect()
}

/// The name of the class: a shape that is an item of its own, or the smallest that is left when melds are set aside.
fn class(shape: &Shape) -> String {
    let reduced = shape.reduced();
    let own = |shape: &&Shape| OWN.iter().any(|name| name.len() == shape.size());
    let least: Vec<String> = reduced.iter().filter(own).map(|shape| shape.least().name()).collect();
    if let Some(own) = OWN.into_iter().find(|own| least.iter().any(|name| name == own)) {
        return own.to_owned();
    }
    let smallest = reduced.iter().map(Shape::size).min().unwrap_or(0);
    let least = reduced.iter().filter(|shape| shape.size() == smallest).map(|shape| shape.least().name()).min();
    least.unwrap_or_default()
}

/// The items of a class: itself, or what explains it.
fn of_class(class: &str) -> Vec<Item> {
    match Item::named(class) {
        Some(item) => vec![item],
        None => {
            let explained = lines(PAIRS).find_map(|line| line.strip_prefix(class)?.strip_prefix('\t'));
            explained.into_iter().flat_map(|names| names.split('\t')).filter_map(Item::named).collect()
        }
    }
}

fn word(name: &str) -> Item {
    Item::named(name).expect("the list of items has every word")
}
