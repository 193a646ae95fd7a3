//! The list of shapes that the drills are built around, derived again by a plain search that shares no code with the engine.

mod plain;

use std::collections::BTreeMap;

use plain::{digits, every_shape, facts, normal, without_a_meld};
use tenpai::engine::{Hand, Ruleset, Suit, waits};

const STORED: &str = include_str!("../assets/cores.txt");

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
        if facts.0.is_empty() || without_a_meld(&shape).any(|less| plain::facts(&less) == facts) {
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
