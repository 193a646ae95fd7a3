//! The look-ups behind every answer: a suit's counts to its class, two classes to one, two classes to the tiles they lack.

use super::Counts;
use super::needs::Needs;

static LOW: &[u8; 1 << 15] = include_bytes!(concat!(env!("OUT_DIR"), "/low.bin"));
static HIGH: &[u8; 1 << 18] = include_bytes!(concat!(env!("OUT_DIR"), "/high.bin"));
static HONORS: &[u8; 512] = include_bytes!(concat!(env!("OUT_DIR"), "/honors.bin"));
static MERGE: &[u8; 1 << 16] = include_bytes!(concat!(env!("OUT_DIR"), "/merge.bin"));
static LACKING: &[u8; 5 << 16] = include_bytes!(concat!(env!("OUT_DIR"), "/lacking.bin"));
static NEEDS: &[u8; 1800] = include_bytes!(concat!(env!("OUT_DIR"), "/needs.bin"));

/// The group of the honours, behind the three suits.
pub(crate) const HONOR_GROUP: usize = 3;

/// What one set of ranks adds to a suit's key: ranks 1-6 in base 5, ranks 7-9 in base 5 from bit 16, how many from bit 24.
///
/// A suit's key is the sum over the four sets of [`Counts`].
static SPREAD: [u32; 512] = spread();

const fn spread() -> [u32; 512] {
    let mut table = [0; 512];
    let mut ranks = 0;
    while ranks < 512 {
        let (mut rank, mut weight) = (0, 1);
        while rank < 9 {
            if rank == 6 {
                weight = 1 << 16;
            }
            if ranks >> rank & 1 == 1 {
                table[ranks] += weight + (1 << 24);
            }
            weight *= 5;
            rank += 1;
        }
        ranks += 1;
    }
    table
}

/// How many bits of seven are set.
static BITS: [u8; 128] = bits();

const fn bits() -> [u8; 128] {
    let mut table = [0; 128];
    let mut set = 0;
    while set < 128 {
        table[set] = (set as u32).count_ones() as u8;
        set += 1;
    }
    table
}

/// The counts of one suit as a number.
#[derive(Clone, Copy)]
pub(crate) struct SuitKey(u32);

impl SuitKey {
    /// The class of the suit: all that it says about a distance.
    #[inline]
    pub(crate) fn class(self) -> u8 {
        class(row(self.0 as usize), self.high())
    }

    /// The class after one more tile at each rank; it says nothing where four are held already.
    #[inline]
    pub(crate) fn drawn(self) -> [u8; 9] {
        let (low, high) = (self.0 as usize, self.high());
        let same = row(low);
        std::array::from_fn(|rank| match rank {
            0..6 => class(row(low + POWERS[rank]), high),
            _ => class(same, high + POWERS[rank - 6]),
        })
    }

    /// The counts without one tile of this rank, which is held.
    #[inline]
    pub(crate) fn less(self, rank: usize) -> SuitKey {
        SuitKey(self.0.wrapping_sub(SPREAD[1 << rank & 511]))
    }

    fn high(self) -> usize {
        self.0 as usize >> 16 & 0x7f
    }

    fn tiles(self) -> u8 {
        (self.0 >> 24) as u8
    }
}

/// What a tile adds to the first six, or the last three, ranks in base 5.
const POWERS: [usize; 6] = [1, 5, 25, 125, 625, 3125];

/// The row of the first six ranks, which are the low bits.
#[inline]
fn row(low: usize) -> usize {
    let at = (low & 0x3fff) * 2;
    usize::from(u16::from_le_bytes([LOW[at], LOW[at + 1]]))
}

#[inline]
fn class(row: usize, high: usize) -> u8 {
    HIGH[(row << 7 | high) & 0x3ffff]
}

/// The four groups of a hand (three suits and the honours), read once.
pub(crate) struct Groups {
    /// The keys of the suits.
    pub(crate) keys: [SuitKey; 3],
    /// The class of each group.
    pub(crate) classes: [u8; 4],
    /// Tiles in each group.
    pub(crate) tiles: [u8; 4],
    /// Kinds held.
    pub(crate) kinds: u8,
    /// Kinds held at least twice.
    pub(crate) pairs: u8,
}

impl Groups {
    /// Reads the groups of some counts.
    #[inline]
    pub(crate) fn of(counts: &Counts) -> Groups {
        let held = counts.held();
        let part = |limit: usize, suit: usize| SPREAD[(held[limit] >> (9 * suit)) as usize & 511];
        let honor = |limit: usize| usize::from(BITS[(held[limit] >> 27) as usize & 127]);
        let (mut kinds, mut pairs) = (0, 0);
        let mut keys = std::array::from_fn(|suit| {
            let (once, twice) = (part(0, suit), part(1, suit));
            kinds += once >> 24;
            pairs += twice >> 24;
            SuitKey(once + twice)
        });
        let (once, twice, mut thrice, mut all) = (honor(0), honor(1), 0, 0);
        // few hands hold three of a kind, and four of a kind lie inside those
        if held[2] != 0 {
            keys.iter_mut().enumerate().for_each(|(suit, key)| key.0 += part(2, suit) + part(3, suit));
            (thrice, all) = (honor(2), honor(3));
        }
        let honors = HONORS[once | twice << 3 | thrice << 6];
        let [m, p, s] = keys;
        Groups {
            keys,
            classes: [m.class(), p.class(), s.class(), honors],
            tiles: [m.tiles(), p.tiles(), s.tiles(), (once + twice + thrice + all) as u8],
            kinds: (kinds as usize + once) as u8,
            pairs: (pairs as usize + twice) as u8,
        }
    }

    /// Tiles lacking for this many melds (0 to 4) and a pair.
    #[inline]
    pub(crate) fn lacking(&self, melds: usize) -> u8 {
        let [m, p, s, z] = self.classes;
        lacking(melds, merge(m, p), merge(s, z))
    }

    /// The other three groups as one class.
    pub(crate) fn without(&self, group: usize) -> u8 {
        let [m, p, s, z] = self.classes;
        match group {
            0 => merge(p, merge(s, z)),
            1 => merge(m, merge(s, z)),
            2 => merge(merge(m, p), z),
            _ => merge(merge(m, p), s),
        }
    }
}

/// Two groups as one class.
#[inline]
pub(crate) fn merge(a: u8, b: u8) -> u8 {
    MERGE[usize::from(a) << 8 | usize::from(b)]
}

/// Tiles that two groups lack together for this many melds (0 to 4) and a pair.
#[inline]
pub(crate) fn lacking(melds: usize, a: u8, b: u8) -> u8 {
    LACKING[melds.min(4) << 16 | usize::from(a) << 8 | usize::from(b)]
}

/// The class of honours after drawing a kind of which `copies` (0 to 3) are held.
pub(crate) fn honors_drawn(counts: &Counts, copies: usize) -> u8 {
    let honor = |limit: usize| usize::from(BITS[(counts.held()[limit] >> 27) as usize & 127]);
    let mut numbers = [honor(0), honor(1), honor(2)];
    if let Some(number) = numbers.get_mut(copies) {
        *number += 1;
    }
    HONORS[(numbers[0] | numbers[1] << 3 | numbers[2] << 6) & 511]
}

/// The ten numbers of a class.
pub(crate) fn needs(class: u8) -> Needs {
    let from = usize::from(class) * 10;
    Needs(std::array::from_fn(|at| NEEDS.get(from + at).copied().unwrap_or(super::needs::NEVER)))
}

/// The class of nine counts of a suit, each 0 to 4.
pub(crate) fn class_of(ranks: &[u8; 9]) -> u8 {
    let copies = |rank: usize| SPREAD[1 << rank] * u32::from(ranks[rank]);
    SuitKey((0..9).map(copies).sum()).class()
}

/// The class of honours of which so many kinds are held at least once, twice, three times.
pub(crate) fn honor_class(once: usize, twice: usize, thrice: usize) -> u8 {
    HONORS[(once | twice << 3 | thrice << 6) & 511]
}

/// How many of the thirteen terminals and honours are held.
#[inline]
pub(crate) fn orphan_kinds(counts: &Counts) -> u8 {
    let once = counts.held()[0];
    let terminals = once & 1 | (once >> 8 & 3) << 1 | (once >> 17 & 3) << 3 | (once >> 26 & 1) << 5;
    BITS[terminals as usize] + BITS[(once >> 27) as usize & 127]
}
