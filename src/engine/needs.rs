//! How many tiles a group of tiles lacks for each number of melds, without and with a pair.
//!
//! This file defines the numbers; `build.rs` reads the same file to write them into tables.

/// More than any hand can lack: such a target does not exist.
pub const NEVER: u8 = 99;

/// What a group of tiles (a suit, the honours, or several together) lacks: entry `melds + 5 * pair`, melds 0 to 4, is the least
/// number of tiles to be added for that many melds, without (0) or with (1) a pair.
///
/// These ten numbers are all that a suit says about the distance of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Needs(pub [u8; 10]);

impl Needs {
    /// Two groups together: the melds and the pair are shared out in the cheapest way.
    pub fn merge(&self, other: &Needs) -> Needs {
        let mut sum = [NEVER; 10];
        for a in 0..10 {
            for b in 0..10 {
                let (melds, pairs) = (a % 5 + b % 5, a / 5 + b / 5);
                if melds < 5 && pairs < 2 {
                    let at = melds + 5 * pairs;
                    sum[at] = sum[at].min(self.0[a] + other.0[b]).min(NEVER);
                }
            }
        }
        Needs(sum)
    }

    /// Tiles lacking for this many melds and a pair.
    pub fn with_pair(&self, melds: usize) -> u8 {
        self.0[5 + melds]
    }
}

/// Runs begun at the last two ranks (0 to 2 each) → the cheapest way so far to each number of melds, without and with a pair.
///
/// Three equal runs are the tiles of three triplets, so two are enough.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Sweep([[u8; 10]; 9]);

impl Sweep {
    /// Before the first rank.
    pub fn start() -> Sweep {
        let mut ways = [[NEVER; 10]; 9];
        ways[0][0] = 0;
        Sweep(ways)
    }

    /// Reads the next rank: `held` tiles there, a target may use at most `limit`; `runs` says whether a run can begin here.
    pub fn next(&self, held: u8, limit: u8, runs: bool) -> Sweep {
        let mut ways = [[NEVER; 10]; 9];
        for (open, row) in self.0.iter().enumerate() {
            let (older, newer) = (open / 3, open % 3);
            for begun in 0..if runs { 3 } else { 1 } {
                for block in 0..4 {
                    let (triplet, pair) = (block & 1, block >> 1);
                    let used = (older + newer + begun + 3 * triplet + 2 * pair) as u8;
                    if used > limit {
                        continue;
                    }
                    let lacking = used.saturating_sub(held);
                    let melds = begun + triplet;
                    let into = &mut ways[newer * 3 + begun];
                    for from in 0..5 - melds.min(5) {
                        let plain = from + melds + 5 * pair;
                        into[plain] = into[plain].min(row[from] + lacking).min(NEVER);
                        if pair == 0 {
                            let paired = 5 + from + melds;
                            into[paired] = into[paired].min(row[5 + from] + lacking).min(NEVER);
                        }
                    }
                }
            }
        }
        Sweep(ways)
    }

    /// After the last rank.
    pub fn needs(&self) -> Needs {
        Needs(self.0[0])
    }
}

/// The needs of nine ranks of a suit, where a target may hold at most `limits` of each.
pub fn suit_needs(held: &[u8; 9], limits: &[u8; 9]) -> Needs {
    let mut sweep = Sweep::start();
    for rank in 0..9 {
        sweep = sweep.next(held[rank], limits[rank], rank < 7);
    }
    sweep.needs()
}

/// The needs of honours (any number of kinds), where a target may hold at most `limits` of each.
pub fn honor_needs(held: &[u8], limits: &[u8]) -> Needs {
    let mut sweep = Sweep::start();
    for (&held, &limit) in held.iter().zip(limits) {
        sweep = sweep.next(held, limit, false);
    }
    sweep.needs()
}
