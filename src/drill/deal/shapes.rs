//! Hands built around a shape worth learning: the shape in one suit, complete melds around it, and a pair where it has none.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::narrow::{Level, Narrow, Topic};
use super::special;
use super::surround::{Surrounded, surrounded, touched};
use crate::drill::curriculum::{Family, Item, Shape, cores, items, paired};
use crate::engine::{Hand, Ruleset, Suit};

/// How often a shape has so many tiles: small ones often, big ones seldom. Shapes of 3n+2 tiles need a pair elsewhere.
const SIZES: [(usize, u32); 9] = [(1, 8), (2, 28), (4, 24), (5, 12), (7, 12), (8, 4), (10, 6), (11, 2), (13, 4)];

/// How often a hand is built again when what surrounds a shape has made it another one.
const TRIES: usize = 64;

/// What a hand is built around.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Subject {
    /// A shape of one suit.
    Shape(Shape),
    /// A hand that is ready in a way of its own, or not at all.
    Special(Item),
}

/// The shapes to choose from, in groups of which each comes up so often.
#[derive(Clone, Debug)]
pub(super) struct Shapes {
    groups: Vec<(u32, Vec<Subject>)>,
    level: Level,
}

/// A hand before it is dealt.
#[derive(Clone, Debug)]
pub(super) struct Built {
    pub(super) tiles: Surrounded,
    /// The name of the shape, where it was built around one and is ready.
    pub(super) core: Option<String>,
}

impl Shapes {
    pub(super) fn new(narrow: &Narrow, rules: &Ruleset) -> Shapes {
        let mut groups = match narrow.topic {
            Topic::Everything => by_size(),
            Topic::Item(item) => of_item(item, narrow.level),
            Topic::Step(step) => Item::all().filter(|item| item.step() == step).flat_map(|item| of_item(item, narrow.level)).collect(),
            Topic::Core(shape) => vec![(1, vec![Subject::Shape(shape)])],
        };
        for (_, subjects) in &mut groups {
            subjects.retain(|subject| subject.is_known(rules) && narrow.waits.is_none_or(|waits| subject.waits() == waits));
        }
        groups.retain(|(_, subjects)| !subjects.is_empty());
        Shapes { groups, level: narrow.level }
    }

    /// On how many kinds its hands can wait, in order.
    pub(super) fn waits(&self) -> Vec<usize> {
        let mut waits: Vec<usize> = self.groups.iter().flat_map(|(_, subjects)| subjects).map(Subject::waits).collect();
        waits.sort_unstable();
        waits.dedup();
        waits
    }

    /// A hand around one of the shapes.
    pub(super) fn hand(&self, rules: &Ruleset, rng: &mut ChaCha8Rng) -> Built {
        match self.subject(rng) {
            Subject::Shape(shape) => self.around(&shape, rng),
            Subject::Special(item) => Built { tiles: special::hand(item, self.level, rules, rng), core: None },
        }
    }

    fn subject(&self, rng: &mut ChaCha8Rng) -> Subject {
        let all = self.groups.iter().map(|(often, _)| often).sum();
        let mut left = rng.random_range(0..all);
        for (often, subjects) in &self.groups {
            if left < *often {
                return subjects[rng.random_range(0..subjects.len())];
            }
            left -= often;
        }
        unreachable!("the number drawn is less than the sum")
    }

    fn around(&self, shape: &Shape, rng: &mut ChaCha8Rng) -> Built {
        let core = Some(shape.least().name());
        let suit = Suit::ALL[rng.random_range(0..3)];
        let places = shape.places();
        let place = &places[rng.random_range(0..places.len())];
        if self.level == Level::Touching
            && let Some(tiles) = (0..TRIES).find_map(|_| touching(place, suit, rng))
        {
            return Built { tiles, core };
        }
        loop {
            if let Ok(tiles) = surrounded(place, suit, rng) {
                return Built { tiles, core };
            }
        }
    }
}

/// A hand in which melds touch the shape and it still is what it was.
fn touching(shape: &Shape, suit: Suit, rng: &mut ChaCha8Rng) -> Option<Surrounded> {
    let tiles = surrounded(&touched(shape, rng)?, suit, rng).ok()?;
    let hand = Hand::new(tiles.all, &[]).ok()?;
    (Item::of_shape(shape)? == items(&hand, &Ruleset::STANDARD)).then_some(tiles)
}

/// Every shape, by the number of its tiles.
fn by_size() -> Vec<(u32, Vec<Subject>)> {
    let of = |size| cores().filter(|shape| shape.size() == size).map(Subject::Shape).collect();
    SIZES.into_iter().map(|(size, often)| (often, of(size))).collect()
}

/// An item twice; at the hardest level, as often with its pair in the same suit as with melds that touch it.
fn of_item(item: Item, level: Level) -> Vec<(u32, Vec<Subject>)> {
    let own = match item.family() {
        Family::PairInside | Family::PairElsewhere => Shape::named(item.name()).map(Subject::Shape),
        Family::SevenPairs | Family::Orphans | Family::NotReady => None,
    };
    let own = vec![own.unwrap_or(Subject::Special(item))];
    let paired: Vec<Subject> = if level == Level::Touching { paired(item).map(Subject::Shape).collect() } else { Vec::new() };
    if paired.is_empty() { vec![(2, own)] } else { vec![(1, own), (1, paired)] }
}

impl Subject {
    /// Whether these rules have such a hand.
    fn is_known(&self, rules: &Ruleset) -> bool {
        match self {
            Subject::Shape(_) => true,
            Subject::Special(item) => match item.family() {
                Family::SevenPairs => rules.seven_pairs(),
                Family::Orphans => rules.thirteen_orphans(),
                Family::NotReady | Family::PairInside | Family::PairElsewhere => true,
            },
        }
    }

    /// On how many kinds a hand around it waits.
    fn waits(&self) -> usize {
        match self {
            Subject::Shape(shape) => shape.hand().map_or(0, |hand| crate::engine::waits(&hand, &Ruleset::STANDARD).real.len()),
            Subject::Special(item) => item.waits().len(),
        }
    }
}
