//! 七对 seven pairs, where four of a kind may be two of them.

use crate::engine::{Block, Counts, Form, Hand, Reading, TileSet};

/// Tiles lacking for seven pairs: a fourth copy makes a second pair.
pub(crate) fn pairs_lacking(concealed: &Counts) -> u8 {
    7 - (concealed.at_least(2).len() + concealed.at_least(4).len()).min(7) as u8
}

/// The one kind that makes the seventh pair; it may be held once or three times.
pub(super) fn waits(hand: &Hand) -> TileSet {
    let held = hand.concealed();
    if hand.needed() != 4 || pairs_lacking(held) != 1 { TileSet::EMPTY } else { odd(held) }
}

/// The kinds held once or three times: another copy makes a pair of each.
pub(crate) fn odd(counts: &Counts) -> TileSet {
    let just = |copies: usize| counts.at_least(copies).without(counts.at_least(copies + 1));
    just(1).or(just(3))
}

/// The reading with four of a kind as two pairs; without any, it is one of seven different pairs and no business of this file.
pub(super) fn reading(counts: &Counts) -> Option<Reading> {
    let quads = counts.at_least(4);
    if counts.total() != 14 || quads.is_empty() || pairs_lacking(counts) > 0 {
        return None;
    }
    let mut reading = Reading::empty(Form::SevenPairs);
    for tile in counts.at_least(1).iter() {
        reading.push(Block::Pair(tile));
        if quads.contains(tile) {
            reading.push(Block::Pair(tile));
        }
    }
    Some(reading)
}
