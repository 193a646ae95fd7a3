//! Splits tiles into melds and a pair in every way there is.

use super::reading::{Block, Reading};
use super::tables::HONOR_GROUP;
use super::{Counts, Tile};

/// The groups of a hand (three suits and the honours), each split once for all the waits in other groups.
pub(crate) struct Split {
    /// The counts of each group, three bits a rank, and above them its number of tiles.
    groups: [u32; 4],
    /// The ways to see each group without a draw, once they were asked for.
    parts: [Option<Parts>; 4],
}

/// The most ways to see the tiles of one suit; a test counts them over every suit there is.
const MOST: usize = 4;

/// Every way to see the tiles of one group.
#[derive(Clone, Copy)]
struct Parts {
    all: [Part; MOST],
    count: u8,
}

/// One way to see some tiles: a byte for each block, five at most, and their number in the highest byte.
///
/// As one number it stays in a register, and two parts are joined by a shift; lists of blocks took twice as long.
#[derive(Clone, Copy)]
pub(super) struct Part(u64);

const PAIR: u64 = 1 << 6;
const TRIPLET: u64 = 2 << 6;
const RUN: u64 = 3 << 6;
const LEN: u32 = 56;

/// Multiplies a byte into so many.
const REPEAT: [u64; 8] = [0, 1, 0x101, 0x1_0101, 0x101_0101, 0, 0, 0];

/// The block of a byte.
static BLOCKS: [Block; 256] = blocks();

const fn blocks() -> [Block; 256] {
    let mut table = [Block::Single(Tile::at(0)); 256];
    let mut place = 0;
    while place < 34 {
        let tile = Tile::at(place);
        table[PAIR as usize | place] = Block::Pair(tile);
        table[TRIPLET as usize | place] = Block::Triplet(tile);
        table[RUN as usize | place] = Block::Run(tile);
        place += 1;
    }
    table
}

impl Part {
    const EMPTY: Part = Part(0);

    /// Equal blocks, four at most, behind the others.
    fn with(self, block: u64, copies: u32) -> Part {
        let bytes = block * REPEAT[copies as usize & 7];
        Part((self.0 | bytes << (8 * self.len())) + (u64::from(copies) << LEN))
    }

    fn then(self, other: Part) -> Part {
        let bytes = other.0 & ((1 << LEN) - 1);
        Part((self.0 | bytes << (8 * self.len())) + (other.0 >> LEN << LEN))
    }

    /// How many blocks.
    pub(super) fn len(self) -> u8 {
        (self.0 >> LEN) as u8
    }

    /// The blocks; fillers behind the last.
    pub(super) fn blocks(self) -> [Block; 5] {
        let [blocks @ .., _, _, _] = self.0.to_le_bytes().map(|byte| BLOCKS[usize::from(byte)]);
        blocks
    }
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

/// How many tiles of a group are over when the melds are taken away, one weighing more than any pairs: the sum over all groups is that
/// of a single pair exactly where the tiles can be melds and a pair.
const OVER: [u8; 32] = {
    let mut table = [0; 32];
    let mut tiles = 0;
    while tiles < 32 {
        table[tiles] = [0, 16, 1][tiles % 3];
        tiles += 1;
    }
    table
};

/// The ranks at which the pair may stand, by the sum of ranks modulo three, which melds leave alone.
const PAIR_RANKS: [u32; 3] = [0b001_001_001, 0b100_100_100, 0b010_010_010];

impl Split {
    /// Reads the counts once, for all the waits of a hand.
    pub(crate) fn new(counts: &Counts) -> Split {
        let part = |held: u64, group: usize| ONES[(held >> (9 * group)) as usize & 511];
        let groups = std::array::from_fn(|group| counts.held().iter().map(|&held| part(held, group)).sum());
        Split { groups, parts: [None; 4] }
    }

    /// Every standard reading of the tiles, with one more if one was drawn: it is named as the winning one.
    ///
    /// They come in the order of their blocks.
    pub(crate) fn each(&mut self, drawn: Option<Tile>, each: &mut impl FnMut(&Reading)) {
        let mut groups = self.groups;
        let won = drawn.map_or(groups.len(), |tile| {
            let group = tile.place() / 9;
            groups[group] += ONES[1 << (tile.place() % 9)];
            group
        });
        // the tiles of each group are a multiple of three, but for the group with the pair
        let over: u8 = groups.iter().map(|counts| OVER[(counts >> TILES) as usize & 31]).sum();
        if over != OVER[2] {
            return;
        }
        for group in (0..4).filter(|&group| group != won) {
            self.parts[group].get_or_insert_with(|| Parts::of(group, groups[group]));
        }
        let fresh = if won < 4 { Parts::of(won, groups[won]) } else { Parts::NONE };
        let of = |group: usize| if group == won { &fresh } else { self.parts[group].as_ref().unwrap_or(&Parts::NONE) };
        for &m in of(0).list() {
            for &p in of(1).list() {
                let mp = m.then(p);
                for &s in of(2).list() {
                    let mps = mp.then(s);
                    for &z in of(3).list() {
                        let all = mps.then(z);
                        let ends = [0, m.len(), mp.len(), mps.len(), all.len()];
                        each(&Reading::standard(all, drawn, ends[won & 3]..ends[(won & 3) + 1]));
                    }
                }
            }
        }
    }
}

impl Parts {
    const NONE: Parts = Parts { all: [Part::EMPTY; MOST], count: 0 };

    fn list(&self) -> &[Part] {
        &self.all[..usize::from(self.count).min(MOST)]
    }

    fn of(group: usize, counts: u32) -> Parts {
        let mut parts = Parts::NONE;
        let left = counts & ((1 << TILES) - 1);
        let pair_ranks = match (counts >> TILES) % 3 {
            0 => 0,
            1 => return parts,
            _ => {
                let sum: u32 = (0..9).map(|rank| rank * (left >> (3 * rank) & 7)).sum();
                PAIR_RANKS[(sum % 3) as usize]
            }
        };
        parts.peel(group, left, pair_ranks, Part::EMPTY);
        parts
    }

    /// The recursion over the kinds in order. At each kind the copies that no earlier run took are shared out: a pair, a triplet, and
    /// runs that begin there for all the rest. So each way is met once, and in the order of its blocks.
    fn peel(&mut self, group: usize, mut left: u32, pair_ranks: u32, mut part: Part) {
        while left != 0 {
            let rank = left.trailing_zeros() / 3;
            let copies = left >> (3 * rank) & 7;
            let place = 9 * group as u64 + u64::from(rank);
            // as many runs as a pair or a triplet leaves copies
            let most = if group == HONOR_GROUP || rank > 6 { 0 } else { (left >> (3 * rank + 3) & 7).min(left >> (3 * rank + 6) & 7) };
            let run = |runs: u32| (runs * 0o111) << (3 * rank);
            if copies >= 2 && copies - 2 <= most && pair_ranks >> rank & 1 == 1 {
                let rest = left - (2 << (3 * rank)) - run(copies - 2);
                self.peel(group, rest, 0, part.with(PAIR | place, 1).with(RUN | place, copies - 2));
            }
            if copies >= 3 && copies - 3 <= most {
                let rest = left - (3 << (3 * rank)) - run(copies - 3);
                self.peel(group, rest, pair_ranks, part.with(TRIPLET | place, 1).with(RUN | place, copies - 3));
            }
            if copies > most {
                return;
            }
            left -= run(copies);
            part = part.with(RUN | place, copies);
        }
        if pair_ranks == 0
            && let Some(place) = self.all.get_mut(usize::from(self.count))
        {
            *place = part;
            self.count += 1;
        }
    }
}
