//! Near misses: a ready hand with one tile changed so that it waits for nothing.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::real_waits;
use crate::engine::{Counts, Ruleset, Tile, TileSet};

/// The hand with one tile changed so that no wait is left, in a suit that held the waits where that can be done.
///
/// None for a hand that is not ready as it is, since it needs no change.
pub(super) fn near_miss(ready: &Counts, rules: &Ruleset, rng: &mut ChaCha8Rng) -> Option<Counts> {
    let real = real_waits(ready, rules);
    if real.is_empty() {
        return None;
    }
    let near: TileSet = Tile::all().filter(|tile| real.iter().any(|wait| wait.letter() == tile.letter())).collect();
    let mut misses = changed(ready, near, rules);
    if misses.is_empty() {
        misses = changed(ready, TileSet::ALL, rules);
    }
    if misses.is_empty() { None } else { Some(misses[rng.random_range(0..misses.len())]) }
}

/// Every hand without a wait that is one exchange away, both tiles of these kinds.
fn changed(ready: &Counts, kinds: TileSet, rules: &Ruleset) -> Vec<Counts> {
    let mut misses = Vec::new();
    for out in ready.at_least(1).and(kinds).iter() {
        let mut rest = *ready;
        rest.remove(out);
        for drawn in kinds.without(TileSet::just(out)).iter() {
            let mut counts = rest;
            if counts.add(drawn).is_ok() && real_waits(&counts, rules).is_empty() {
                misses.push(counts);
            }
        }
    }
    misses
}
