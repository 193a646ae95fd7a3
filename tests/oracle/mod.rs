//! A plain search that answers as a patient person would, by trying everything; the tests hold the engine against it.
//!
//! It shares no line with the engine and knows none of its types: a hand is the number of each of the 34 kinds, in the
//! order 1-9 characters, 1-9 circles, 1-9 bamboo, seven honours. `counts` is the concealed part; `total` is the same with
//! the called melds added, and only says how many copies of a kind are gone. Melds that are owed to neither lie elsewhere.
#![allow(dead_code, reason = "each test file that takes this module in asks only some of the questions")]

use std::collections::HashMap;

/// The kind of a block in [`decompositions`]: a pair.
pub const PAIR: u8 = 0;
/// The kind of a block in [`decompositions`]: three of a kind.
pub const TRIPLET: u8 = 1;
/// The kind of a block in [`decompositions`]: three in a row.
pub const RUN: u8 = 2;

/// One way to see a complete hand: each block as its kind and the place of its first tile, sorted.
pub type Blocks = Vec<(u8, usize)>;

/// Whether a run can begin at this kind: ranks one to seven of a suit.
fn begins_a_run(place: usize) -> bool {
    place < 27 && place % 9 < 7
}

/// Whether the tiles are melds and one pair: every pair is tried, then the first tile left is peeled off in a triplet or
/// a run until nothing remains.
pub fn complete(counts: &[u8; 34]) -> bool {
    (0..34).any(|pair| {
        let mut rest = *counts;
        rest[pair] >= 2 && {
            rest[pair] -= 2;
            all_melds(&mut rest)
        }
    })
}

fn all_melds(rest: &mut [u8; 34]) -> bool {
    let Some(first) = rest.iter().position(|&number| number > 0) else {
        return true;
    };
    if rest[first] >= 3 {
        rest[first] -= 3;
        let done = all_melds(rest);
        rest[first] += 3;
        if done {
            return true;
        }
    }
    if begins_a_run(first) && rest[first + 1] > 0 && rest[first + 2] > 0 {
        (first..first + 3).for_each(|place| rest[place] -= 1);
        let done = all_melds(rest);
        (first..first + 3).for_each(|place| rest[place] += 1);
        return done;
    }
    false
}

/// The kinds that complete the hand and of which a copy is left to draw, in order.
pub fn waits(counts: &[u8; 34], total: &[u8; 34]) -> Vec<usize> {
    formal_waits(counts).into_iter().filter(|&place| total[place] < 4).collect()
}

/// The kinds that would complete the hand if a fifth copy existed: all four are held already.
pub fn held(counts: &[u8; 34], total: &[u8; 34]) -> Vec<usize> {
    formal_waits(counts).into_iter().filter(|&place| total[place] >= 4).collect()
}

fn formal_waits(counts: &[u8; 34]) -> Vec<usize> {
    (0..34).filter(|&place| complete(&with(counts, place))).collect()
}

/// The tiles and one more.
pub fn with(counts: &[u8; 34], place: usize) -> [u8; 34] {
    let mut more = *counts;
    more[place] += 1;
    more
}

/// Every way to see the tiles as melds and one pair: each list of blocks sorted, the lists sorted and distinct.
pub fn decompositions(counts: &[u8; 34]) -> Vec<Blocks> {
    let mut found = Vec::new();
    for pair in 0..34 {
        if counts[pair] >= 2 {
            let mut rest = *counts;
            rest[pair] -= 2;
            peel(&mut rest, &mut vec![(PAIR, pair)], &mut found);
        }
    }
    found.sort();
    found.dedup();
    found
}

fn peel(rest: &mut [u8; 34], blocks: &mut Blocks, found: &mut Vec<Blocks>) {
    let Some(first) = rest.iter().position(|&number| number > 0) else {
        let mut sorted = blocks.clone();
        sorted.sort();
        found.push(sorted);
        return;
    };
    if rest[first] >= 3 {
        rest[first] -= 3;
        blocks.push((TRIPLET, first));
        peel(rest, blocks, found);
        blocks.pop();
        rest[first] += 3;
    }
    if begins_a_run(first) && rest[first + 1] > 0 && rest[first + 2] > 0 {
        (first..first + 3).for_each(|place| rest[place] -= 1);
        blocks.push((RUN, first));
        peel(rest, blocks, found);
        blocks.pop();
        (first..first + 3).for_each(|place| rest[place] += 1);
    }
}

/// The distance of melds and a pair, exact: the tiles missing from the nearest complete hand that can exist, less one.
///
/// Every complete hand is laid out kind by kind: at each kind one decides how many runs begin, whether a triplet and
/// whether the pair stands there; only the runs still open, the melds so far and the pair matter for what follows. A kind
/// may be used as often as copies are not in called melds. Of 3n+1 or 3n+2 concealed tiles, n melds and the pair are asked.
pub fn shanten(counts: &[u8; 34], total: &[u8; 34]) -> i8 {
    let size: u8 = counts.iter().sum();
    let needed = usize::from(size / 3);
    let mut least = vec![None; STATES];
    least[state(0, 0, 0, 0)] = Some(0u8);
    for place in 0..34 {
        let limit = 4 - (total[place] - counts[place]);
        let mut next = vec![None; STATES];
        for melds in 0..=needed {
            for pair in 0..2 {
                for opened in 0..5 {
                    for older in 0..5 {
                        let Some(missing) = least[state(melds, pair, opened, older)] else {
                            continue;
                        };
                        let runs = if begins_a_run(place) { 4 } else { 0 };
                        for (run, triplet, new_pair) in choices(runs, 1 - pair) {
                            let used = (run + opened + older + 3 * triplet + 2 * new_pair) as u8;
                            let melds = melds + run + triplet;
                            if used > limit || melds > needed {
                                continue;
                            }
                            let sum = missing + used.saturating_sub(counts[place]);
                            let best = &mut next[state(melds, pair + new_pair, run, opened)];
                            *best = Some(best.map_or(sum, |known: u8| known.min(sum)));
                        }
                    }
                }
            }
        }
        least = next;
    }
    let missing = least[state(needed, 1, 0, 0)].expect("melds and a pair can always be laid from 34 kinds");
    missing as i8 - 1
}

const STATES: usize = 5 * 2 * 5 * 5;

/// Where a half-laid hand is kept: melds so far, pair or not, runs opened at the last kind and at the one before.
fn state(melds: usize, pair: usize, opened: usize, older: usize) -> usize {
    ((melds * 2 + pair) * 5 + opened) * 5 + older
}

/// How many runs begin at a kind, triplets and pairs stand there.
fn choices(runs: usize, pairs: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    (0..=runs).flat_map(move |run| (0..2).flat_map(move |triplet| (0..=pairs).map(move |pair| (run, triplet, pair))))
}

/// Seven different pairs: four of a kind are not two of them.
pub fn seven_pairs(counts: &[u8; 34]) -> bool {
    counts.iter().filter(|&&number| number == 2).count() == 7 && counts.iter().all(|&number| number == 0 || number == 2)
}

/// All thirteen terminals and honours, one of them twice.
pub fn thirteen_orphans(counts: &[u8; 34]) -> bool {
    counts.iter().sum::<u8>() == 14 && counts.iter().enumerate().all(|(place, &number)| is_orphan(place) == (number > 0))
}

/// A terminal or an honour.
pub fn is_orphan(place: usize) -> bool {
    place >= 27 || place.is_multiple_of(9) || place % 9 == 8
}

/// Complete by any form of the ruleset `riichi`, no melds called.
pub fn riichi_complete(counts: &[u8; 34]) -> bool {
    complete(counts) || seven_pairs(counts) || thirteen_orphans(counts)
}

/// Seven pairs where four of a kind are two of them.
pub fn pairs_with_quads(counts: &[u8; 34]) -> bool {
    counts.iter().all(|number| number % 2 == 0 && *number <= 4) && counts.iter().sum::<u8>() == 14
}

/// The nine kinds of each way to lay 147, 258 and 369 out over the suits.
pub fn layouts() -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for (m, p, s) in [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)] {
        all.push([m, 9 + p, 18 + s].into_iter().flat_map(|first| [first, first + 3, first + 6]).collect());
    }
    all
}

/// Nine knitted tiles, and the rest are a pair and at most one meld (the other one is called).
pub fn knitted_straight(counts: &[u8; 34]) -> bool {
    let size: u8 = counts.iter().sum();
    (size == 14 || size == 11)
        && layouts().into_iter().any(|layout| {
            layout.iter().all(|&place| counts[place] > 0) && {
                let mut rest = *counts;
                layout.iter().for_each(|&place| rest[place] -= 1);
                complete(&rest)
            }
        })
}

/// Fourteen different tiles of one layout and the honours.
pub fn honors_knitted(counts: &[u8; 34]) -> bool {
    counts.iter().filter(|&&number| number == 1).count() == 14
        && counts.iter().sum::<u8>() == 14
        && layouts().iter().any(|layout| (0..27).all(|place| counts[place] == 0 || layout.contains(&place)))
}

/// Complete by any form of the ruleset `mcr`; the forms but the first and the knitted straight need fourteen tiles.
pub fn mcr_complete(counts: &[u8; 34]) -> bool {
    complete(counts) || pairs_with_quads(counts) || thirteen_orphans(counts) || knitted_straight(counts) || honors_knitted(counts)
}

/// The distances of many hands, kind by kind as in [`shanten`], but suit by suit and with each suit's part kept: for checks that ask
/// about every neighbour of a hand.
#[derive(Default)]
pub struct Kept {
    parts: HashMap<([u8; 9], [u8; 9]), Part>,
}

/// The tiles missing for so many melds, without and with a pair; none where that cannot be laid.
type Part = [[Option<u8>; 2]; 5];

impl Kept {
    /// The same number as [`shanten`].
    pub fn shanten(&mut self, counts: &[u8; 34], total: &[u8; 34]) -> i8 {
        let mut sum: Part = [[None; 2]; 5];
        sum[0][0] = Some(0);
        for suit in 0..4 {
            let part = self.part(suit, counts, total);
            let mut next: Part = [[None; 2]; 5];
            for (melds, pair) in (0..5).flat_map(|melds| [(melds, 0), (melds, 1)]) {
                let Some(so_far) = sum[melds][pair] else { continue };
                for (more, paired) in (0..5 - melds).flat_map(|more| [(more, 0), (more, 1)]) {
                    let Some(missing) = part[more][paired].filter(|_| pair + paired < 2) else { continue };
                    let best = &mut next[melds + more][pair + paired];
                    *best = Some(best.map_or(so_far + missing, |known| known.min(so_far + missing)));
                }
            }
            sum = next;
        }
        let size: u8 = counts.iter().sum();
        sum[usize::from(size / 3)][1].expect("melds and a pair can always be laid from 34 kinds") as i8 - 1
    }

    /// The distance by any form of the ruleset `riichi`; no form but the plain one where melds are called or owed.
    pub fn riichi(&mut self, counts: &[u8; 34], total: &[u8; 34]) -> i8 {
        let plain = self.shanten(counts, total);
        if counts.iter().sum::<u8>() < 13 {
            return plain;
        }
        let mut missing: Vec<i8> = counts.iter().map(|&number| 2 - number.min(2) as i8).collect();
        missing.sort();
        let pairs = missing.iter().take(7).sum::<i8>() - 1;
        let orphans = (0..34).filter(|&place| is_orphan(place)).map(|pair| {
            let wanted = |place: usize| 1 + u8::from(place == pair);
            (0..34).filter(|&place| is_orphan(place)).map(|place| wanted(place).saturating_sub(counts[place]) as i8).sum::<i8>() - 1
        });
        plain.min(pairs).min(orphans.min().expect("there are thirteen orphans"))
    }

    fn part(&mut self, suit: usize, counts: &[u8; 34], total: &[u8; 34]) -> Part {
        let mut key = ([0; 9], [0; 9]);
        for place in suit * 9..34.min(suit * 9 + 9) {
            key.0[place - suit * 9] = counts[place];
            key.1[place - suit * 9] = 4 - (total[place] - counts[place]);
        }
        if suit == 3 {
            // seven kinds without runs: a key that no suit has
            (key.0[8], key.1[8]) = (9, 9);
        }
        *self.parts.entry(key).or_insert_with(|| laid(&key.0, &key.1))
    }
}

fn laid(counts: &[u8; 9], limits: &[u8; 9]) -> Part {
    let (kinds, runs) = if limits[8] == 9 { (7, 0) } else { (9, 7) };
    let mut least = vec![None; STATES];
    least[state(0, 0, 0, 0)] = Some(0u8);
    for place in 0..kinds {
        let mut next = vec![None; STATES];
        for (melds, pair) in (0..5).flat_map(|melds| [(melds, 0), (melds, 1)]) {
            for (opened, older) in (0..5).flat_map(|opened| (0..5).map(move |older| (opened, older))) {
                let Some(missing) = least[state(melds, pair, opened, older)] else { continue };
                for (run, triplet, new_pair) in choices(if place < runs { 4 } else { 0 }, 1 - pair) {
                    let used = (run + opened + older + 3 * triplet + 2 * new_pair) as u8;
                    if used > limits[place] || melds + run + triplet > 4 {
                        continue;
                    }
                    let sum = missing + used.saturating_sub(counts[place]);
                    let best = &mut next[state(melds + run + triplet, pair + new_pair, run, opened)];
                    *best = Some(best.map_or(sum, |known: u8| known.min(sum)));
                }
            }
        }
        least = next;
    }
    std::array::from_fn(|melds| std::array::from_fn(|pair| least[state(melds, pair, 0, 0)]))
}
