//! What one suit (or the honours) can be in a ready hand, every way it can be dealt, and how often.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// The part that a group of tiles plays in a ready hand of four melds and a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// Complete melds.
    Melds,
    /// One tile short of melds and a pair.
    Waiting,
    /// Melds and a pair, and no tile makes them all melds.
    Pair,
    /// One tile short of melds, and no melds and a pair.
    Short,
    /// Both ways round: melds and a pair, and one tile short of melds.
    PairOrShort,
}

/// Every way in which a group plays one part with one number of tiles.
#[derive(Clone, Debug)]
pub(super) struct Ways {
    pub(super) part: Part,
    pub(super) tiles: usize,
    /// How many physical deals there are.
    pub(super) deals: u64,
    /// How many of the ways are pairs only, and how many are pairs and one single tile.
    pub(super) pairs: [u64; 2],
    /// Each way as a number in base five, with the deals up to and including it.
    each: Vec<(u32, u64)>,
}

impl Ways {
    /// The numbers of each kind in a way, each physical deal equally often.
    pub(super) fn draw(&self, rng: &mut ChaCha8Rng) -> [u8; 9] {
        let deal = rng.random_range(0..self.deals);
        let (code, _) = self.each[self.each.partition_point(|&(_, upto)| upto <= deal)];
        numbers(code)
    }
}

/// What a group of so many kinds can be: nine in a suit, where three in a row are a run, or seven honours.
pub(super) fn ways(kinds: usize) -> Vec<Ways> {
    let runs = if kinds == 9 { 0..7 } else { 0..0 };
    let triplets = (0..kinds).map(|kind| 3 * unit(kind));
    let melds: Vec<u32> = triplets.chain(runs.map(|first| unit(first) + unit(first + 1) + unit(first + 2))).collect();
    let pairs: Vec<u32> = (0..kinds).map(|kind| 2 * unit(kind)).collect();

    let mut seen = vec![0u8; unit(kinds) as usize];
    let mut all = Vec::new();
    let mut complete = vec![0];
    for size in 0..=4 {
        let paired = grown(&complete, &pairs, PAIRED, &mut seen);
        let waiting = shrunk(&paired, kinds, WAITING, &mut seen);
        all.push(collected(Part::Melds, size * 3, &complete));
        all.push(collected(Part::Waiting, size * 3 + 1, &waiting));
        if size == 4 {
            break;
        }
        complete = grown(&complete, &melds, COMPLETE, &mut seen);
        let mut odd = shrunk(&complete, kinds, SHORT, &mut seen);
        odd.extend(paired.iter().filter(|&&code| seen[code as usize] & SHORT == 0));
        for (part, marks) in [(Part::Pair, PAIRED), (Part::Short, SHORT), (Part::PairOrShort, PAIRED | SHORT)] {
            let ways: Vec<u32> = odd.iter().copied().filter(|&code| seen[code as usize] == marks).collect();
            all.push(collected(part, size * 3 + 2, &ways));
        }
    }
    all.retain(|ways| ways.deals > 0);
    all
}

const COMPLETE: u8 = 1;
const PAIRED: u8 = 2;
const WAITING: u8 = 4;
const SHORT: u8 = 8;

/// One tile of this kind.
const fn unit(kind: usize) -> u32 {
    5u32.pow(kind as u32)
}

fn numbers(mut code: u32) -> [u8; 9] {
    std::array::from_fn(|_| {
        let number = code % 5;
        code /= 5;
        number as u8
    })
}

/// Each of these with a block more, once, where no fifth copy is needed.
fn grown(from: &[u32], blocks: &[u32], mark: u8, seen: &mut [u8]) -> Vec<u32> {
    let mut found = Vec::new();
    let blocks: Vec<(u32, [u8; 9])> = blocks.iter().map(|&block| (block, numbers(block))).collect();
    for &code in from {
        let have = numbers(code);
        for &(block, more) in &blocks {
            if have.iter().zip(more).all(|(have, more)| have + more <= 4) {
                first_time(code + block, mark, seen, &mut found);
            }
        }
    }
    found
}

/// Each of these with a tile less, once.
fn shrunk(from: &[u32], kinds: usize, mark: u8, seen: &mut [u8]) -> Vec<u32> {
    let mut found = Vec::new();
    for &code in from {
        for (kind, number) in numbers(code).into_iter().enumerate().take(kinds) {
            if number > 0 {
                first_time(code - unit(kind), mark, seen, &mut found);
            }
        }
    }
    found
}

fn first_time(code: u32, mark: u8, seen: &mut [u8], found: &mut Vec<u32>) {
    let marks = &mut seen[code as usize];
    if *marks & mark == 0 {
        *marks |= mark;
        found.push(code);
    }
}

fn collected(part: Part, tiles: usize, codes: &[u32]) -> Ways {
    let threes = Three::all();
    let mut ways = Ways { part, tiles, deals: 0, pairs: [0; 2], each: Vec::with_capacity(codes.len()) };
    for &code in codes {
        let parts = [code % 125, code / 125 % 125, code / 15_625].map(|three| &threes[three as usize]);
        ways.deals += parts.iter().map(|three| three.deals).product::<u64>();
        ways.each.push((code, ways.deals));
        if let Some(pairs) = ways.pairs.get_mut(parts.iter().map(|three| three.singles).sum::<usize>()) {
            *pairs += 1;
        }
    }
    ways
}

/// What three kinds in a row add to a way.
struct Three {
    /// In how many ways their copies can be chosen.
    deals: u64,
    /// How many of them are single; more than can be where one is neither single nor a pair.
    singles: usize,
}

impl Three {
    /// For each number in base five.
    fn all() -> Vec<Three> {
        let copies = |code: u32| [code % 5, code / 5 % 5, code / 25];
        let singles = |number: u32| if number > 2 { 9 } else { usize::from(number == 1) };
        let three = |code| Three {
            deals: copies(code).into_iter().map(|number| [1, 4, 6, 4, 1][number as usize]).product(),
            singles: copies(code).into_iter().map(singles).sum(),
        };
        (0..125).map(three).collect()
    }
}
