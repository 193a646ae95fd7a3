//! 七对 seven pairs, where four of a kind may be two of them.

use crate::engine::{Counts, Hand, TileSet};

/// Tiles lacking for seven pairs: a fourth copy makes a second pair.
pub(crate) fn pairs_lacking(concealed: &Counts) -> u8 {
    7 - (concealed.at_least(2).len() + concealed.at_least(4).len()).min(7) as u8
}

/// The one kind that makes the seventh pair; it may be held once or three times.
pub(super) fn waits(hand: &Hand) -> TileSet {
    let held = hand.concealed();
    if hand.needed() != 4 || pairs_lacking(held) != 1 {
        return TileSet::EMPTY;
    }
    let odd = |copies: usize| held.at_least(copies).without(held.at_least(copies + 1));
    odd(1).or(odd(3))
}
