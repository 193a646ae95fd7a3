//! Melds that can be set aside with the waits unchanged.

use std::collections::HashMap;

use super::view::{melds_from, without};
use crate::drill::curriculum::names;
use crate::engine::{Block, Counts, Hand, Ruleset, TileSet, waits};

/// The tiles that are left after setting melds aside, and those melds.
#[derive(Clone, Debug)]
pub(super) struct Core {
    pub(super) tiles: Counts,
    pub(super) aside: Vec<Block>,
}

/// The kinds that fit by melds and a pair, held four times or not.
pub(super) fn formal(counts: &Counts) -> TileSet {
    let truth = Hand::new(*counts, &[]).map(|hand| waits(&hand, &Ruleset::STANDARD)).unwrap_or_default();
    truth.real.or(truth.held)
}

/// Every smallest core that any order of removals can reach, and by which the shape of the hand is named: `1223445666789m` is a closed wait
/// by 2466, and no edge wait by 1266.
pub(super) fn cores(counts: &Counts) -> Vec<Core> {
    let mut seen = HashMap::new();
    remove(counts, formal(counts), &mut Vec::new(), &mut seen);
    let least = seen.keys().map(Counts::total).min().unwrap_or_default();
    let mut cores: Vec<Core> =
        seen.into_iter().filter(|(tiles, _)| tiles.total() == least).map(|(tiles, aside)| Core { tiles, aside }).collect();
    let least_names = cores.iter().map(|core| names(&core.tiles)).min().unwrap_or_default();
    cores.retain(|core| names(&core.tiles) == least_names);
    cores.sort_by_cached_key(|core| core.tiles.to_string());
    cores
}

fn remove(counts: &Counts, waits: TileSet, aside: &mut Vec<Block>, seen: &mut HashMap<Counts, Vec<Block>>) {
    if seen.contains_key(counts) {
        return;
    }
    let mut sorted = aside.clone();
    sorted.sort_by_key(|meld| (meld.first(), *meld));
    seen.insert(*counts, sorted);
    for meld in counts.at_least(1).iter().flat_map(|first| melds_from(counts, first)) {
        let left = without(counts, meld);
        if formal(&left) == waits {
            aside.push(meld);
            remove(&left, waits, aside, seen);
            aside.pop();
        }
    }
}
