//! What a hand with a certain fan or yaku is made of: blocks that must be there, chance for the rest. The engine says what came of it.

mod fan;
mod tiles;
mod yaku;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::engine::{Block, Flag, How, MeldKind, Suit, Tile, TileSet, Wind};

pub(super) use tiles::tiles;

/// The making of a hand. It need not succeed: the engine says whether the fan is there.
#[derive(Clone, Debug)]
pub(super) struct Recipe {
    pub(super) shape: Shape,
    /// Blocks that must be there; the rest comes from the pool.
    pub(super) forced: Vec<Block>,
    pub(super) pool: TileSet,
    /// How many melds in a hundred are pungs where a chow could be.
    pub(super) pungs: u8,
    /// How many melds in a hundred are called.
    pub(super) called: u8,
    /// What becomes of the first pungs.
    pub(super) kongs: Vec<MeldKind>,
    pub(super) how: Option<How>,
    pub(super) flags: Vec<Flag>,
    pub(super) flowers: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    Standard,
    SevenPairs,
    SevenInARow,
    Orphans,
    NineGates,
    /// With so many honours, or with a meld and a pair.
    Knitted(Option<usize>),
}

fn ranks(from: u8, to: u8) -> TileSet {
    Tile::all().filter(|tile| !tile.is_honor() && (from..=to).contains(&tile.rank())).collect()
}

fn suits() -> TileSet {
    ranks(1, 9)
}

fn honors() -> TileSet {
    TileSet::ALL.without(suits())
}

fn named(text: &[(Suit, &str)]) -> TileSet {
    text.iter().flat_map(|(suit, ranks)| ranks.bytes().filter_map(|rank| Tile::suited(*suit, rank - b'0'))).collect()
}

fn honor(number: u8) -> Tile {
    Tile::honor(number).unwrap_or(Wind::East.tile())
}

/// Random choices of one hand.
struct Chance<'a>(&'a mut ChaCha8Rng);

impl Chance<'_> {
    fn rank(&mut self, to: u8) -> u8 {
        self.0.random_range(1..=to)
    }

    /// The three suits in some order.
    fn suits(&mut self) -> [Suit; 3] {
        let mut all = Suit::ALL;
        for at in (1..3).rev() {
            all.swap(at, self.0.random_range(0..=at));
        }
        all
    }

    fn one_suit(&mut self) -> TileSet {
        let suit = self.suits()[0];
        suits().iter().filter(|tile| tile.suit() == Some(suit)).collect()
    }

    /// So many of these numbers, in some order.
    fn some(&mut self, from: u8, to: u8) -> Vec<u8> {
        let mut all: Vec<u8> = (from..=to).collect();
        for at in (1..all.len()).rev() {
            all.swap(at, self.0.random_range(0..=at));
        }
        all
    }
}

fn blocks(block: fn(Tile) -> Block, tiles: &[(Suit, u8)]) -> Vec<Block> {
    tiles.iter().filter_map(|&(suit, rank)| Tile::suited(suit, rank)).map(block).collect()
}

impl Recipe {
    fn plain() -> Recipe {
        Recipe {
            shape: Shape::Standard,
            forced: Vec::new(),
            pool: TileSet::ALL,
            pungs: 20,
            called: 30,
            kongs: Vec::new(),
            how: None,
            flags: Vec::new(),
            flowers: 0,
        }
    }

    fn shaped(shape: Shape) -> Recipe {
        Recipe { shape, ..Recipe::plain() }
    }

    fn with(forced: Vec<Block>) -> Recipe {
        Recipe { forced, ..Recipe::plain() }
    }

    fn chows(chows: &[(Suit, u8)]) -> Recipe {
        Recipe::with(blocks(Block::Run, chows))
    }

    fn pungs(pungs: &[(Suit, u8)]) -> Recipe {
        Recipe::with(blocks(Block::Triplet, pungs))
    }

    fn all_pungs(pool: TileSet) -> Recipe {
        Recipe { pool, pungs: 100, ..Recipe::plain() }
    }

    fn from(pool: TileSet) -> Recipe {
        Recipe { pool, ..Recipe::plain() }
    }

    fn when(how: How, flags: &[Flag]) -> Recipe {
        Recipe { how: Some(how), flags: flags.to_vec(), ..Recipe::plain() }
    }

    fn kongs(kongs: &[MeldKind], rng: &mut Chance) -> Recipe {
        let [a, b, c] = rng.suits();
        let pungs = [(a, rng.rank(9)), (b, rng.rank(9)), (c, rng.rank(9)), (a, rng.rank(9))];
        Recipe { kongs: kongs.to_vec(), ..Recipe::pungs(&pungs[..kongs.len()]) }
    }

    /// Pungs of so many of these honours, and so many pairs of the next.
    fn of_honors(from: u8, to: u8, pungs: usize, pairs: usize, rng: &mut Chance) -> Recipe {
        let some = rng.some(from, to);
        let mut forced: Vec<Block> = some.iter().take(pungs).map(|&number| Block::Triplet(honor(number))).collect();
        forced.extend(some.iter().skip(pungs).take(pairs).map(|&number| Block::Pair(honor(number))));
        Recipe::with(forced)
    }
}
