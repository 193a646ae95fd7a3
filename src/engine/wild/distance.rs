//! How far a hand with wilds is from ready.

use super::WildTiles;
use crate::engine::{Counts, Distances, Meld, Ruleset, Shanten, TileSet};

/// More than any hand can lack.
const NEVER: u8 = 99;

/// More fifth copies than these help no hand: only a kind held at least three times asks for one.
const MOST_FIFTHS: usize = 6;

/// For 0 to so many fifth copies: what a group lacks, entry `melds + 5 * pair`.
type Lacks = Vec<[u8; 10]>;

/// The exact distance of a hand with wilds, by form.
///
/// It is the least number of tiles lacking, over all complete hands, less the wilds, less one. Such a hand holds a fifth copy only where
/// a wild may stand for it, and no more of them than there are wilds. Only draws of tiles with a face are counted.
///
/// ```
/// use tenpai::engine::{Ruleset, WildTiles, WildHand, wild_shanten};
/// let hand: WildHand = "1478m147p147s12zx".parse()?;
/// assert_eq!(wild_shanten(&hand, &Ruleset::STANDARD).standard.value(), 6);
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
pub fn wild_shanten(hand: &WildTiles, rules: &Ruleset) -> Distances {
    let (counts, wilds) = (hand.natural(), hand.wilds());
    let closed = hand.needed() == 4;
    let size = (counts.total() + usize::from(wilds)) % 3;
    let after = |lacking: u8| Shanten::lacking(lacking - wilds);
    let standard = match rules.four_wilds_win() && wilds >= 4 {
        true => Shanten::lacking(2 - size as u8),
        false => after(melds_and_pair(hand, rules)),
    };
    Distances {
        standard,
        seven_pairs: (closed && rules.seven_pairs()).then(|| after(seven_pairs(counts))),
        thirteen_orphans: (closed && rules.thirteen_orphans()).then(|| after(thirteen_orphans(counts))),
        // no rules have wilds and knitted forms together
        knitted_straight: None,
        honors_knitted: None,
    }
}

fn seven_pairs(counts: &Counts) -> u8 {
    let (kinds, pairs) = (counts.at_least(1).len().min(7), counts.at_least(2).len().min(7));
    14 - (kinds + pairs) as u8
}

fn thirteen_orphans(counts: &Counts) -> u8 {
    let kinds = counts.at_least(1).and(TileSet::ORPHANS).len();
    let pair = counts.at_least(2).and(TileSet::ORPHANS).len().min(1);
    14 - (kinds + pair) as u8
}

fn melds_and_pair(hand: &WildTiles, rules: &Ruleset) -> u8 {
    let fifths = match rules.wild_copies() {
        Some(_) => 0,
        None => usize::from(hand.wilds()).min(MOST_FIFTHS),
    };
    let free = free(hand.melds());
    let groups = (0..4).map(|group| lacks(&hand.natural().group(group), &free[group], group < 3, fifths));
    let all = groups.reduce(|one, other| together(&one, &other)).expect("there are four groups");
    all.iter().map(|row| row[5 + hand.needed()]).min().expect("a row for no fifth copy")
}

/// The copies of each kind that are not in called melds.
fn free(called: &[Meld]) -> [[u8; 9]; 4] {
    let mut free = [[4; 9]; 4];
    for tile in called.iter().flat_map(|meld| meld.tiles()) {
        free[tile.place() / 9][tile.place() % 9] -= 1;
    }
    free
}

/// Reads the ranks in order: for each number of runs begun at the last two (0 to 2 each), of fifth copies, and of melds and pair so far,
/// the least number of tiles lacking.
fn lacks(held: &[u8; 9], free: &[u8; 9], runs: bool, fifths: usize) -> Lacks {
    let mut ways = vec![vec![[NEVER; 10]; fifths + 1]; 9];
    ways[0][0][0] = 0;
    for rank in 0..if runs { 9 } else { 7 } {
        let mut next = vec![vec![[NEVER; 10]; fifths + 1]; 9];
        for (open, rows) in ways.iter().enumerate() {
            for step in steps(runs && rank < 7) {
                let used = (open / 3 + open % 3 + step.used) as u8;
                let extra = usize::from(used.saturating_sub(free[rank]));
                for (so_far, row) in rows.iter().enumerate().take((fifths + 1).saturating_sub(extra)) {
                    step.add(row, used.saturating_sub(held[rank]), &mut next[open % 3 * 3 + step.begun][so_far + extra]);
                }
            }
        }
        ways = next;
    }
    ways.swap_remove(0)
}

/// What may begin or stand at a rank.
struct Step {
    begun: usize,
    melds: usize,
    pair: usize,
    used: usize,
}

/// Two triplets of a kind use a held four and two wilds; more runs or triplets than two are others' tiles as well.
fn steps(runs: bool) -> impl Iterator<Item = Step> {
    let begun = if runs { 0..3 } else { 0..1 };
    begun.flat_map(|begun| (0..3).map(move |triplets| (begun, triplets))).flat_map(|(begun, triplets)| {
        (0..2).map(move |pair| Step { begun, melds: begun + triplets, pair, used: begun + 3 * triplets + 2 * pair })
    })
}

impl Step {
    fn add(&self, row: &[u8; 10], lacking: u8, into: &mut [u8; 10]) {
        for (at, &sum) in row.iter().enumerate() {
            let (melds, pair) = (at % 5 + self.melds, at / 5 + self.pair);
            if melds < 5 && pair < 2 && sum < NEVER {
                let best = &mut into[melds + 5 * pair];
                *best = (*best).min(sum + lacking);
            }
        }
    }
}

/// Two groups: melds, pair and fifth copies are shared out in the cheapest way.
fn together(one: &Lacks, other: &Lacks) -> Lacks {
    let mut sum = vec![[NEVER; 10]; one.len()];
    for (fifths, row) in one.iter().enumerate() {
        for (more, other) in other.iter().enumerate().take(sum.len() - fifths) {
            for (at, &lacking) in other.iter().enumerate() {
                let step = Step { begun: 0, melds: at % 5, pair: at / 5, used: 0 };
                if lacking < NEVER {
                    step.add(row, lacking, &mut sum[fifths + more]);
                }
            }
        }
    }
    sum
}
