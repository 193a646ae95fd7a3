//! How many melds it takes to hold all the tiles of a suit, the gaps being filled by wilds.

/// More melds than any hand has: the tiles cannot be held.
const NEVER: u8 = 99;

/// The least number of melds that hold every tile of a group, without and with a pair beside them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cover {
    pub plain: u8,
    pub paired: u8,
}

impl Cover {
    /// Tiles of one group: `held` of each rank, of which melds and pair may use `limits` at most. `runs`: whether it is a suit.
    ///
    /// Reads the ranks in order; what matters for the next one is how many runs began at the last two (two of a kind of each at most: three
    /// equal runs are the tiles of three triplets), and whether the pair stands. The copies that no run takes go to the pair or to triplets.
    pub(super) fn of(held: &[u8; 9], limits: &[u8; 9], ranks: Ranks) -> Cover {
        let mut ways = [[NEVER; 9]; 2];
        ways[0][0] = 0;
        for rank in 0..9 {
            let mut next = [[NEVER; 9]; 2];
            let begun = if ranks == Ranks::Suit && rank < 7 { 0..3 } else { 0..1 };
            for paired in 0..2 {
                for (open, &melds) in ways[paired].iter().enumerate().filter(|&(_, &melds)| melds < NEVER) {
                    for begun in begun.clone() {
                        let runs = open / 3 + open % 3 + begun;
                        let left = held[rank].saturating_sub(runs as u8);
                        for pair in 0..2 - paired {
                            let triplets = left.saturating_sub(2 * pair as u8).div_ceil(3);
                            if runs as u8 + 2 * pair as u8 + 3 * triplets <= limits[rank] {
                                let best = &mut next[paired + pair][open % 3 * 3 + begun];
                                *best = (*best).min(melds + begun as u8 + triplets);
                            }
                        }
                    }
                }
            }
            ways = next;
        }
        // a pair that holds none of these tiles may stand elsewhere, as two wilds
        Cover { plain: ways[0][0], paired: ways[1][0].min(ways[0][0]) }
    }
}

/// What runs are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ranks {
    /// Nine ranks in a row.
    Suit,
    /// Seven kinds that make no run.
    Honors,
}

/// The least number of melds for all groups beside one pair.
pub(super) fn melds(covers: &[Cover; 4]) -> u8 {
    let plain: u8 = covers.iter().map(|cover| cover.plain).sum();
    // the pair saves a meld in some group, or in none
    let saved = covers.iter().map(|cover| cover.plain - cover.paired).max().unwrap_or(0);
    plain - saved
}
