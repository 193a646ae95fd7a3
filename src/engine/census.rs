//! Exact counts over every hand there is, by distance.

use std::collections::HashMap;

use super::shanten::seven_pairs;
use super::tables::{class_of, honor_class, lacking, merge};
use super::{Ruleset, Shanten};

/// Hands at one distance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CensusRow {
    /// The distance, -1 (complete) to 8.
    pub shanten: i8,
    /// Different hands: equal tiles are not told apart.
    pub distinct: u128,
    /// Physical hands: each of the 136 tiles is its own.
    pub deals: u128,
}

/// What a group of tiles says about a distance, with how many tiles it has.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Key {
    class: u8,
    pub(super) tiles: u8,
    kinds: u8,
    pairs: u8,
    orphans: u8,
    orphan_pair: u8,
}

pub(super) type Tally = HashMap<Key, (u128, u128)>;

/// All hands of this many concealed tiles (13 or 14, or fewer with the other melds complete), by distance; rows without a hand are left out.
///
/// The suits are multiplied as polynomials in the number of tiles through the same tables that answer a question,
/// so that the sums prove them for every hand. Takes well under a second.
/// None under rules with knitted forms: a layout spans the suits, so that they cannot be multiplied.
pub fn census(tiles: u8, rules: &Ruleset) -> Option<Vec<CensusRow>> {
    if rules.more_forms() {
        return None;
    }
    let keep = keeping(tiles, rules);
    let suit = suit_tally(tiles, keep);
    let two = product(&suit, &suit, tiles, keep);
    let rest = product(&suit, &honor_tally(tiles, keep), tiles, keep);
    let mut rows = [(0u128, 0u128); 10];
    let mut by_tiles: Vec<Vec<(&Key, &(u128, u128))>> = vec![Vec::new(); usize::from(tiles) + 1];
    rest.iter().for_each(|entry| by_tiles[usize::from(entry.0.tiles)].push(entry));
    for (a, ways) in &two {
        for &(b, more) in &by_tiles[usize::from(tiles - a.tiles)] {
            let row = &mut rows[(distance(tiles, *a, *b, rules) + 1) as usize];
            row.0 += ways.0 * more.0;
            row.1 += ways.1 * more.1;
        }
    }
    let row = |(at, (distinct, deals)): (usize, (u128, u128))| CensusRow { shanten: at as i8 + Shanten::COMPLETE.value(), distinct, deals };
    Some(rows.into_iter().enumerate().map(row).filter(|row| row.distinct > 0).collect())
}

/// Which forms a hand of so many concealed tiles has beside melds and a pair: seven pairs, thirteen orphans.
fn forms(tiles: u8, rules: &Ruleset) -> (bool, bool) {
    let closed = tiles >= 13;
    (closed && rules.seven_pairs(), closed && rules.thirteen_orphans())
}

/// Forgets what no form of such a hand asks for.
pub(super) fn keeping(tiles: u8, rules: &Ruleset) -> impl Fn(Key) -> Key + Copy + use<> {
    let (pairs, orphans) = forms(tiles, rules);
    move |key| Key {
        kinds: if pairs { key.kinds.min(7) } else { 0 },
        pairs: if pairs { key.pairs } else { 0 },
        orphans: if orphans { key.orphans } else { 0 },
        orphan_pair: if orphans { key.orphan_pair } else { 0 },
        ..key
    }
}

/// The distance of a hand of so many concealed tiles, from its two halves.
pub(super) fn distance(tiles: u8, a: Key, b: Key, rules: &Ruleset) -> i8 {
    let (pairs, orphans) = forms(tiles, rules);
    let mut least = lacking(usize::from(tiles / 3), a.class, b.class) as i8 - 1;
    if pairs {
        least = least.min(seven_pairs(a.pairs + b.pairs, (a.kinds + b.kinds).min(7)).value());
    }
    if orphans {
        least = least.min(13 - (a.orphans + b.orphans) as i8 - (a.orphan_pair | b.orphan_pair) as i8);
    }
    least
}

/// Ways to pick so many of four copies.
pub(super) const CHOICES: [u128; 5] = [1, 4, 6, 4, 1];

pub(super) fn suit_key(ranks: &[u8; 9]) -> Key {
    let held = |least: u8| ranks.iter().filter(|&&copies| copies >= least).count() as u8;
    Key {
        class: class_of(ranks),
        tiles: ranks.iter().sum(),
        kinds: held(1),
        pairs: held(2),
        orphans: u8::from(ranks[0] > 0) + u8::from(ranks[8] > 0),
        orphan_pair: u8::from(ranks[0] > 1 || ranks[8] > 1),
    }
}

pub(super) fn honor_key(kinds: &[u8; 7]) -> Key {
    let held = |least: u8| kinds.iter().filter(|&&copies| copies >= least).count();
    Key {
        class: honor_class(held(1), held(2), held(3)),
        tiles: kinds.iter().sum(),
        kinds: held(1) as u8,
        pairs: held(2) as u8,
        orphans: held(1) as u8,
        orphan_pair: u8::from(held(2) > 0),
    }
}

pub(super) fn suit_tally(limit: u8, keep: impl Fn(Key) -> Key) -> Tally {
    let mut tally = Tally::new();
    each_counts(&mut [0; 9], 0, limit, &mut |ranks| {
        count(&mut tally, keep(suit_key(ranks)), (1, ranks.iter().map(|&copies| CHOICES[usize::from(copies)]).product()));
    });
    tally
}

pub(super) fn honor_tally(limit: u8, keep: impl Fn(Key) -> Key) -> Tally {
    let mut tally = Tally::new();
    each_counts(&mut [0; 7], 0, limit, &mut |kinds| {
        count(&mut tally, keep(honor_key(kinds)), (1, kinds.iter().map(|&copies| CHOICES[usize::from(copies)]).product()));
    });
    tally
}

pub(super) fn each_counts<const N: usize>(counts: &mut [u8; N], from: usize, left: u8, each: &mut impl FnMut(&[u8; N])) {
    if from == N {
        return each(counts);
    }
    for copies in 0..=left.min(4) {
        counts[from] = copies;
        each_counts(counts, from + 1, left - copies, each);
    }
    counts[from] = 0;
}

pub(super) fn product(left: &Tally, right: &Tally, limit: u8, keep: impl Fn(Key) -> Key) -> Tally {
    let mut tally = Tally::new();
    for (a, ways) in left {
        for (b, more) in right {
            if a.tiles + b.tiles > limit {
                continue;
            }
            let key = Key {
                class: merge(a.class, b.class),
                tiles: a.tiles + b.tiles,
                kinds: a.kinds + b.kinds,
                pairs: a.pairs + b.pairs,
                orphans: a.orphans + b.orphans,
                orphan_pair: a.orphan_pair | b.orphan_pair,
            };
            count(&mut tally, keep(key), (ways.0 * more.0, ways.1 * more.1));
        }
    }
    tally
}

pub(super) fn count(tally: &mut Tally, key: Key, ways: (u128, u128)) {
    let entry = tally.entry(key).or_default();
    entry.0 += ways.0;
    entry.1 += ways.1;
}
