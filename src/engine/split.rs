//! Splits tiles into melds and a pair in every way there is.

use super::reading::{Block, Form, Reading};
use super::tables::HONOR_GROUP;
use super::{Counts, Tile};

/// The recursion over the kinds in order. At each kind the copies that no earlier run took are shared out: a pair, a triplet, and runs
/// that begin there for all the rest. So each reading is met once, and in the order of its blocks.
///
/// A group is its counts, three bits a rank, so that a step is one subtraction and going back is forgetting it.
pub(crate) struct Split {
    /// The counts of each group, and above them its number of tiles.
    groups: [u32; 4],
    pair: PairSpot,
    reading: Reading,
}

/// Where the pair may stand: in one group, at every third rank, since melds leave the sum of ranks alone modulo three.
#[derive(Clone, Copy)]
struct PairSpot {
    group: usize,
    rank: u32,
}

impl PairSpot {
    /// The pair stands already.
    const TAKEN: PairSpot = PairSpot { group: 4, rank: 0 };
}

/// Where the number of tiles begins above nine counts of three bits.
const TILES: u32 = 27;

/// A set of ranks as counts of one each.
static ONES: [u32; 512] = ones();

const fn ones() -> [u32; 512] {
    let mut table = [0; 512];
    let mut ranks = 0;
    while ranks < 512 {
        let mut rank = 0;
        while rank < 9 {
            if ranks >> rank & 1 == 1 {
                table[ranks] += (1 << (3 * rank)) + (1 << TILES);
            }
            rank += 1;
        }
        ranks += 1;
    }
    table
}

impl Split {
    /// Reads the counts once, for all the waits of a hand.
    pub(crate) fn new(counts: &Counts) -> Split {
        let part = |held: u64, group: usize| ONES[(held >> (9 * group)) as usize & 511];
        let groups = std::array::from_fn(|group| counts.held().iter().map(|&held| part(held, group)).sum());
        Split { groups, pair: PairSpot::TAKEN, reading: Reading::empty(Form::Standard) }
    }

    /// One tile more, for as long as `then` runs.
    pub(crate) fn with(&mut self, tile: Tile, then: impl FnOnce(&mut Split)) {
        let (group, one) = (tile.place() / 9, ONES[1 << (tile.place() % 9)]);
        self.groups[group] += one;
        then(self);
        self.groups[group] -= one;
    }

    fn counts(&self, group: usize) -> Option<u32> {
        self.groups.get(group).map(|counts| counts & ((1 << TILES) - 1))
    }

    /// Every standard reading of the tiles.
    pub(crate) fn each(&mut self, each: &mut impl FnMut(&mut Reading)) {
        // the tiles of each group are a multiple of three, but for the group with the pair
        let mut pair_group = None;
        for (group, counts) in self.groups.iter().enumerate() {
            match (counts >> TILES) % 3 {
                0 => {}
                2 if pair_group.is_none() => pair_group = Some(group),
                _ => return,
            }
        }
        let Some(group) = pair_group else { return };
        let sum: u32 = (0..9).map(|rank| rank * (self.groups[group] >> (3 * rank) & 7)).sum();
        self.pair = PairSpot { group, rank: 2 * sum % 3 };
        if let Some(left) = self.counts(0) {
            self.from(0, left, each);
        }
    }

    fn from(&mut self, group: usize, left: u32, each: &mut impl FnMut(&mut Reading)) {
        let (mut group, mut left) = (group, left);
        let before = self.reading.block_count;
        loop {
            while left == 0 {
                if self.pair.group == group {
                    self.reading.block_count = before;
                    return;
                }
                group += 1;
                let Some(next) = self.counts(group) else {
                    each(&mut self.reading);
                    self.reading.block_count = before;
                    return;
                };
                left = next;
            }
            let rank = left.trailing_zeros() / 3;
            let copies = left >> (3 * rank) & 7;
            let here = self.reading.block_count;
            let tile = Tile::at(9 * group + rank as usize);
            if copies >= 2 && self.pair.group == group && rank % 3 == self.pair.rank {
                let pair = std::mem::replace(&mut self.pair, PairSpot::TAKEN);
                self.reading.push(Block::Pair(tile));
                if let Some(rest) = self.runs(tile, left - (2 << (3 * rank)), copies - 2) {
                    self.from(group, rest, each);
                }
                self.pair = pair;
                self.reading.block_count = here;
            }
            if copies >= 3 {
                self.reading.push(Block::Triplet(tile));
                if let Some(rest) = self.runs(tile, left - (3 << (3 * rank)), copies - 3) {
                    self.from(group, rest, each);
                }
                self.reading.block_count = here;
            }
            match self.runs(tile, left, copies) {
                Some(rest) => left = rest,
                None => {
                    self.reading.block_count = before;
                    return;
                }
            }
        }
    }

    /// What is left after so many runs from this tile on, all the copies that are left of it; none where there is no such reading.
    fn runs(&mut self, tile: Tile, left: u32, copies: u32) -> Option<u32> {
        if copies == 0 {
            return Some(left);
        }
        let (group, rank) = (tile.place() / 9, tile.place() % 9);
        let above = |step: usize| left >> (3 * (rank + step)) & 7;
        if group == HONOR_GROUP || rank > 6 || above(1) < copies || above(2) < copies {
            return None;
        }
        (0..copies).for_each(|_| self.reading.push(Block::Run(tile)));
        Some(left - ((copies * 0o111) << (3 * rank)))
    }
}
