//! The list of shapes that the drills are built around, derived again by a plain search that shares no code with the engine.

use std::collections::BTreeMap;

use tenpai::engine::{Hand, Ruleset, Suit, waits};

const STORED: &str = include_str!("../assets/cores.txt");

/// The numbers of the nine ranks of a suit.
type Shape = [u8; 9];

/// What a shape is compared by: the ranks that complete it, and whether it is melds and a pair itself.
type Facts = (Vec<i8>, bool);

#[test]
fn the_stored_shapes_are_the_derived_ones() {
    let derived = asset();
    if derived != STORED {
        let path = concat!(env!("CARGO_TARGET_TMPDIR"), "/cores.txt");
        std::fs::write(path, &derived).expect("the folder for test output can be written");
        for (number, (stored, derived)) in STORED.lines().zip(derived.lines()).enumerate() {
            assert_eq!(stored, derived, "line {} of assets/cores.txt; the derived list is in {path}", number + 1);
        }
        panic!("assets/cores.txt has another length than the derived list in {path}");
    }
}

#[test]
fn there_are_as_many_shapes_as_there_should_be() {
    let count = |size: usize| rows().filter(|(tiles, _)| tiles.len() == size).count();
    assert_eq!([1, 4, 7, 10, 13].map(count), [1, 31, 44, 176, 348]);
    assert_eq!([2, 5, 8, 11].map(count), [4, 2, 7, 6]);
    assert_eq!(rows().count(), 619);
}

#[test]
fn the_engine_waits_for_what_the_plain_search_found() {
    for (tiles, waited) in rows() {
        let pair = if tiles.len() % 3 == 2 { "11z" } else { "" };
        let hand: Hand = format!("{tiles}p{pair}").parse().expect("a shape is a hand");
        let real = waits(&hand, &Ruleset::STANDARD).real;
        let ranks: String = real.iter().filter(|tile| tile.suit() == Some(Suit::Pin)).map(|tile| tile.rank().to_string()).collect();
        assert_eq!(ranks, waited, "{hand}");
    }
}

/// A key that was stored with a shape and moved along with it would be wrong at the end of the suit.
#[test]
fn a_shape_at_the_end_of_its_suit_waits_for_other_tiles() {
    for (hand, expected) in [("3334567m", "24578m"), ("5556789m", "4679m"), ("23m11z", "14m"), ("12m11z", "3m"), ("89m11z", "7m")] {
        let hand: Hand = hand.parse().expect("a hand");
        assert_eq!(waits(&hand, &Ruleset::RIICHI).real.to_string(), expected, "{hand}");
    }
}

/// The rows of the stored list: tiles and waits.
fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    STORED.lines().filter(|line| !line.starts_with('#')).map(|line| line.split_once('\t').expect("tiles, then waits"))
}

fn asset() -> String {
    let mut text =
        String::from("# irreducible shapes of one suit: tiles, tab, waits. 3n+1 tiles have the pair inside, 3n+2 need a pair elsewhere\n");
    for size in [1, 4, 7, 10, 13, 2, 5, 8, 11] {
        for (tiles, waited) in classes(size) {
            text += &format!("{tiles}\t{waited}\n");
        }
    }
    text
}

/// The least of each class of irreducible shapes with so many tiles: equal up to shifting and mirroring, waits compared too.
fn classes(size: u8) -> Vec<(String, String)> {
    let mut shapes = Vec::new();
    every_shape(size, 0, &mut [0; 9], &mut shapes);
    let mut classes = BTreeMap::new();
    for shape in shapes {
        let facts = facts(&shape);
        if facts.0.is_empty() || without_a_meld(&shape).any(|less| self::facts(&less) == facts) {
            continue;
        }
        let held: Vec<i8> = (0i8..9).zip(shape).flat_map(|(rank, number)| vec![rank; usize::from(number)]).collect();
        let text = (digits(&held), digits(&facts.0));
        let key = normal(&held, &facts.0, |rank| rank).min(normal(&held, &facts.0, |rank| 8 - rank));
        classes.entry((key, facts.1)).and_modify(|least: &mut (String, String)| *least = text.clone().min(least.clone())).or_insert(text);
    }
    let mut least: Vec<_> = classes.into_values().collect();
    least.sort();
    least
}

/// Tiles and waits, counted from the first tile, mirrored or not.
fn normal(held: &[i8], waited: &[i8], turned: impl Fn(i8) -> i8) -> (Vec<i8>, Vec<i8>) {
    let first = held.iter().map(|&rank| turned(rank)).min().unwrap_or(0);
    let moved = |ranks: &[i8]| {
        let mut moved: Vec<i8> = ranks.iter().map(|&rank| turned(rank) - first).collect();
        moved.sort_unstable();
        moved
    };
    (moved(held), moved(waited))
}

fn digits(ranks: &[i8]) -> String {
    ranks.iter().map(|rank| (rank + 1).to_string()).collect()
}

fn every_shape(left: u8, rank: usize, shape: &mut Shape, found: &mut Vec<Shape>) {
    if rank == 9 {
        if left == 0 {
            found.push(*shape);
        }
        return;
    }
    for number in 0..=left.min(4) {
        shape[rank] = number;
        every_shape(left - number, rank + 1, shape, found);
    }
    shape[rank] = 0;
}

fn facts(shape: &Shape) -> Facts {
    let pair_elsewhere = shape.iter().sum::<u8>() % 3 == 2;
    let mut waited = Vec::new();
    for rank in 0i8..9 {
        let mut more = *shape;
        more[rank as usize] += 1;
        let complete = if pair_elsewhere { melds(more) } else { melds_and_pair(&more) };
        if more[rank as usize] <= 4 && complete {
            waited.push(rank);
        }
    }
    (waited, pair_elsewhere && melds_and_pair(shape))
}

fn melds_and_pair(shape: &Shape) -> bool {
    (0..9).any(|rank| {
        let mut less = *shape;
        shape[rank] >= 2 && {
            less[rank] -= 2;
            melds(less)
        }
    })
}

fn melds(shape: Shape) -> bool {
    let Some(first) = shape.iter().position(|&number| number > 0) else { return true };
    taken(&shape, [first; 3]).is_some_and(melds) || first < 7 && taken(&shape, [first, first + 1, first + 2]).is_some_and(melds)
}

fn without_a_meld(shape: &Shape) -> impl Iterator<Item = Shape> {
    let triplets = (0..9).map(|rank| [rank; 3]);
    let runs = (0..7).map(|rank| [rank, rank + 1, rank + 2]);
    triplets.chain(runs).filter_map(|meld| taken(shape, meld))
}

fn taken(shape: &Shape, tiles: [usize; 3]) -> Option<Shape> {
    let mut left = *shape;
    for rank in tiles {
        left[rank] = left[rank].checked_sub(1)?;
    }
    Some(left)
}
