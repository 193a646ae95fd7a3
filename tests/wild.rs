//! Hands with wild tiles, against plain substitution: every wild replaced by every kind, and the plain search asked.

mod oracle;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::SliceRandom};
use tenpai::engine::{
    Block, Counts, Form, Hand, HandError, Meld, Ruleset, StandsFor, Tile, TileSet, TypedHand, WildBlock, WildDrawn, WildHand, WildReading,
    shanten, waits, wild_complete, wild_readings, wild_shanten, wild_waits, wild_wins, wins,
};

/// The rules and the same with no fifth copy by a wild.
fn policies(rules: Ruleset) -> [Ruleset; 2] {
    [rules, rules.without_fifth_by_wild()]
}

type Numbers = [u8; 34];

/// Whether some replacement of so many wilds is complete. `total` has the called melds too.
fn substituted(counts: &mut Numbers, total: &mut Numbers, wilds: usize, from: usize, rules: &Ruleset) -> bool {
    if wilds == 0 {
        let closed = counts.iter().sum::<u8>() == 14;
        return oracle::complete(counts)
            || closed && rules.seven_pairs() && oracle::seven_pairs(counts)
            || closed && rules.thirteen_orphans() && oracle::thirteen_orphans(counts);
    }
    (from..34).any(|kind| {
        if rules.wild_copies().is_some_and(|copies| total[kind] >= copies) {
            return false;
        }
        (counts[kind], total[kind]) = (counts[kind] + 1, total[kind] + 1);
        let complete = substituted(counts, total, wilds - 1, kind, rules);
        (counts[kind], total[kind]) = (counts[kind] - 1, total[kind] - 1);
        complete
    })
}

fn numbers(counts: &Counts) -> Numbers {
    std::array::from_fn(|place| counts.of(Tile::new(place as u8).expect("34 kinds")))
}

/// The kinds that complete a hand by substitution, of the kinds asked; held four times or not.
fn formal(hand: &WildHand, rules: &Ruleset, kinds: &[usize]) -> Vec<usize> {
    let (mut counts, mut total) = (numbers(hand.natural()), numbers(&hand.all()));
    let wins = |&&kind: &&usize| {
        (counts[kind], total[kind]) = (counts[kind] + 1, total[kind] + 1);
        let complete = substituted(&mut counts, &mut total, usize::from(hand.wilds()), 0, rules);
        (counts[kind], total[kind]) = (counts[kind] - 1, total[kind] - 1);
        complete
    };
    kinds.iter().filter(wins).copied().collect()
}

fn wins_on_wild(hand: &WildHand, rules: &Ruleset) -> bool {
    let (mut counts, mut total) = (numbers(hand.natural()), numbers(&hand.all()));
    substituted(&mut counts, &mut total, usize::from(hand.wilds()) + 1, 0, rules)
}

/// The engine's waits of a hand are those of plain substitution, among these kinds.
fn check_waits(hand: &WildHand, rules: &Ruleset, kinds: &[usize]) {
    let found = wild_waits(hand, rules);
    let full = hand.all().at_least(4);
    let plain: TileSet = formal(hand, rules, kinds).into_iter().filter_map(|place| Tile::new(place as u8)).collect();
    let asked: TileSet = kinds.iter().filter_map(|&place| Tile::new(place as u8)).collect();
    assert_eq!((found.real.and(asked), found.held.and(asked)), (plain.without(full), plain.and(full)), "{hand} {rules:?}");
    assert_eq!(found.on_wild, wins_on_wild(hand, rules), "{hand} and a wild, {rules:?}");
}

/// Every way to hold so many tiles of one suit.
fn each_suit_hand(tiles: u8, each: &mut impl FnMut(&[u8; 9])) {
    fn go(counts: &mut [u8; 9], rank: usize, left: u8, each: &mut impl FnMut(&[u8; 9])) {
        if rank == 8 {
            if left <= 4 {
                counts[8] = left;
                each(counts);
            }
            return;
        }
        for copies in 0..=left.min(4) {
            counts[rank] = copies;
            go(counts, rank + 1, left - copies, each);
        }
    }
    go(&mut [0; 9], 0, tiles, each);
}

fn in_suit(ranks: &[u8; 9], wilds: usize) -> WildHand {
    let mut counts = [0; 34];
    counts[..9].copy_from_slice(ranks);
    WildHand::new(Counts::new(&counts).expect("at most four of a kind"), &[], wilds).expect("3n+1 tiles")
}

const EVERY: [usize; 34] = {
    let mut every = [0; 34];
    let mut place = 0;
    while place < 34 {
        every[place] = place;
        place += 1;
    }
    every
};

/// The hands of one suit: its nine kinds, one kind in a neighbour suit (the end, beside it, in the middle) and one honour stand for all.
const NEAR: [usize; 13] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 27];

fn check_suit(tiles: u8, wilds: usize, every: usize, kinds: &[usize]) {
    let mut number = 0;
    each_suit_hand(tiles - wilds as u8, &mut |ranks| {
        number += 1;
        if number % every == 0 {
            for rules in policies(Ruleset::RIICHI) {
                check_waits(&in_suit(ranks, wilds), &rules, kinds);
            }
        }
    });
}

#[test]
fn one_suit_with_one_wild_and_with_two_is_plain_substitution() {
    for tiles in [1, 4, 7] {
        check_suit(tiles, 1, 1, &EVERY);
    }
    check_suit(4, 2, 1, &EVERY);
    check_suit(7, 2, 7, &NEAR);
    check_suit(10, 1, 31, &NEAR);
    check_suit(13, 1, 1009, &NEAR);
}

#[test]
#[ignore = "takes minutes"]
fn every_hand_of_one_suit_with_one_wild_and_with_two_is_plain_substitution() {
    for (tiles, wilds) in [(7, 2), (10, 1), (13, 1), (10, 2)] {
        check_suit(tiles, wilds, 1, &NEAR);
    }
    check_suit(13, 2, 7, &NEAR);
}
