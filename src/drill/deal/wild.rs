//! Hands with a wild kind: a hand of the source with some of its tiles changed for wilds, of each sort as many as are worth asking.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::{DealOptions, any_of};
use crate::engine::{Counts, Hand, Ruleset, Tile, TileSet, WildKind, wild_waits};

/// How many hands are looked at for one of the wanted sort; then the last one is dealt.
const TRIES: usize = 400;

/// What a hand with wilds waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    NotReady,
    /// One to four kinds.
    Few,
    /// Five to nine.
    Several,
    /// More, and not all.
    Many,
    Any,
}

/// In a hundred hands that wait for something. Left to chance, most would wait for nearly everything.
const SHARES: [(Sort, u8); 4] = [(Sort::Few, 38), (Sort::Several, 34), (Sort::Many, 14), (Sort::Any, 14)];

/// In a hundred hands, unless the learner says otherwise.
const NOT_READY: u8 = 15;

/// A hand of 13 tiles and the kind that is wild; the hand has one to four of it.
pub(super) fn hand(from: &mut dyn FnMut(&mut ChaCha8Rng) -> Counts, options: &DealOptions, rng: &mut ChaCha8Rng) -> (Counts, WildKind) {
    let wanted = wanted(options.decoys.unwrap_or(NOT_READY), rng);
    let mut dealt = changed(from(rng), rng);
    for _ in 1..TRIES {
        if sort(&dealt, &options.rules) == wanted {
            break;
        }
        dealt = changed(from(rng), rng);
    }
    dealt
}

fn wanted(not_ready: u8, rng: &mut ChaCha8Rng) -> Sort {
    if rng.random_range(0..100) < not_ready {
        return Sort::NotReady;
    }
    let mut drawn: u8 = rng.random_range(0..100);
    for (sort, share) in SHARES {
        match drawn.checked_sub(share) {
            Some(left) => drawn = left,
            None => return sort,
        }
    }
    Sort::Any
}

/// Some tiles changed for wilds, and up to two for others.
fn changed(mut counts: Counts, rng: &mut ChaCha8Rng) -> (Counts, WildKind) {
    let indicators = TileSet::ALL.without(counts.at_least(4));
    let wild = WildKind::turned(any_of(indicators, rng));
    let kind = TileSet::just(wild.kind());
    let wilds = [1, 1, 1, 2, 2, 2, 3, 3, 4][rng.random_range(0..9)];
    while counts.of(wild.kind()) < wilds {
        replace(&mut counts, kind, kind, rng);
    }
    for _ in 0..rng.random_range(0..3) {
        // the tile that lies open leaves three of its kind
        let full = counts.at_least(4).or(counts.at_least(3).and(TileSet::just(wild.indicator())));
        replace(&mut counts, kind, TileSet::ALL.without(kind).without(full), rng);
    }
    (counts, wild)
}

/// A tile that is none of the kept kinds goes, and one of these kinds comes.
fn replace(counts: &mut Counts, keep: TileSet, with: TileSet, rng: &mut ChaCha8Rng) {
    let tiles: Vec<Tile> = counts.tiles().filter(|&tile| !keep.contains(tile)).collect();
    let out = tiles[rng.random_range(0..tiles.len())];
    counts.remove(out);
    counts.add(any_of(with, rng)).expect("of these kinds the hand has at most three");
}

fn sort((counts, wild): &(Counts, WildKind), rules: &Ruleset) -> Sort {
    let hand = Hand::new(*counts, &[]).expect("13 tiles");
    let waits = wild_waits(&wild.of(&hand), rules);
    let kind = TileSet::just(wild.kind());
    match waits.real.without(kind).len() {
        0 => Sort::NotReady,
        _ if waits.real.or(kind) == TileSet::ALL.without(counts.at_least(4)).or(kind) => Sort::Any,
        1..=4 => Sort::Few,
        5..=9 => Sort::Several,
        _ => Sort::Many,
    }
}
