//! Hands built around a shape worth learning: the shape in one suit, complete melds in the others, and a pair where it has none.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::{any_of, concealed};
use crate::engine::{Counts, FifthCopy, Ruleset, Suit, Tile, TileSet, waits};

/// Every irreducible shape: no meld can be taken out of it with its waits unchanged. `tests/cores.rs` derives the list again.
const CORES: &str = include_str!("../../../assets/cores.txt");

/// How often a shape has so many tiles: small ones often, big ones seldom. Shapes of 3n+2 tiles need a pair elsewhere.
const SIZES: [(usize, u32); 9] = [(1, 8), (2, 28), (4, 24), (5, 12), (7, 12), (8, 4), (10, 6), (11, 2), (13, 4)];

/// The shapes, by their number of tiles.
#[derive(Clone, Debug)]
pub(super) struct Shapes {
    by_size: Vec<Vec<&'static str>>,
}

impl Shapes {
    pub(super) fn new() -> Shapes {
        let mut by_size = vec![Vec::new(); 14];
        for line in CORES.lines().filter(|line| !line.starts_with('#')) {
            let name = line.split('\t').next().expect("a line has a first field");
            by_size[name.len()].push(name);
        }
        Shapes { by_size }
    }

    /// A hand and the name of its shape.
    pub(super) fn hand(&self, rng: &mut ChaCha8Rng) -> (Counts, Option<String>) {
        let names = &self.by_size[size(rng)];
        let name = names[rng.random_range(0..names.len())];
        let suit = Suit::ALL[rng.random_range(0..3)];
        let places = placings(name);
        let ranks = &places[rng.random_range(0..places.len())];
        loop {
            if let Ok(counts) = surrounded(tiles(suit, ranks), suit, rng) {
                return (counts, Some(name.to_owned()));
            }
        }
    }
}

/// The number of tiles of the next shape.
fn size(rng: &mut ChaCha8Rng) -> usize {
    let all = SIZES.iter().map(|&(_, often)| often).sum();
    let mut left = rng.random_range(0..all);
    for (size, often) in SIZES {
        if left < often {
            return size;
        }
        left -= often;
    }
    unreachable!("the number drawn is less than the sum")
}

/// The ranks of a shape at every place of the suit, mirrored ones too, where it is the same shape.
///
/// At the end of a suit a shape may lose a wait and become another one, so that the waits of each placing are asked of the engine.
fn placings(name: &str) -> Vec<Vec<u8>> {
    let ranks: Vec<u8> = name.bytes().map(|digit| digit - b'0').collect();
    let own: Vec<u8> = ranks_waited_for(&ranks);
    let mut placings = Vec::new();
    for turned in [as_named, mirrored] {
        for shift in -8i8..=8 {
            let moved = |rank: &u8| moved(turned(*rank), shift);
            let (placed, hoped): (Option<Vec<u8>>, Option<Vec<u8>>) = (ranks.iter().map(moved).collect(), own.iter().map(moved).collect());
            if let (Some(placed), Some(mut hoped)) = (placed, hoped) {
                hoped.sort_unstable();
                if ranks_waited_for(&placed) == hoped {
                    placings.push(placed);
                }
            }
        }
    }
    placings
}

const fn as_named(rank: u8) -> u8 {
    rank
}

const fn mirrored(rank: u8) -> u8 {
    10 - rank
}

/// A rank moved along the suit, or none where the suit ends.
fn moved(rank: u8, shift: i8) -> Option<u8> {
    rank.checked_add_signed(shift).filter(|rank| (1..=9).contains(rank))
}

/// The ranks that a shape alone waits for, with a pair beside it where it needs one.
fn ranks_waited_for(ranks: &[u8]) -> Vec<u8> {
    let pair = if ranks.len() % 3 == 2 { [Tile::honor(1); 2] } else { [None; 2] };
    let counts = Counts::of_tiles(tiles(Suit::Man, ranks).chain(pair.into_iter().flatten()));
    let hand = concealed(counts.expect("a shape has at most four of a kind"));
    waits(&hand, &Ruleset::STANDARD).real.iter().filter(|tile| !tile.is_honor()).map(Tile::rank).collect()
}

/// The tiles of a shape in its suit.
fn tiles(suit: Suit, ranks: &[u8]) -> impl Iterator<Item = Tile> {
    ranks.iter().filter_map(move |&rank| Tile::suited(suit, rank))
}

/// The shape with everything that makes it a hand of 13, none of it in the suit of the shape.
///
/// A pair keeps its suit to itself, so that it is seen as one.
///
/// # Errors
/// What was drawn needs a fifth copy.
fn surrounded(shape: impl Iterator<Item = Tile>, suit: Suit, rng: &mut ChaCha8Rng) -> Result<Counts, FifthCopy> {
    let mut counts = Counts::of_tiles(shape)?;
    let mut elsewhere: TileSet = Tile::all().filter(|tile| tile.suit() != Some(suit)).collect();
    if counts.total() % 3 == 2 {
        let pair = any_of(elsewhere, rng);
        counts.add(pair)?;
        counts.add(pair)?;
        if !pair.is_honor() {
            elsewhere = elsewhere.iter().filter(|tile| tile.suit() != pair.suit()).collect();
        }
    }
    let starts: TileSet = elsewhere.iter().filter(|tile| run(*tile).is_some()).collect();
    while counts.total() < 13 {
        let meld =
            if rng.random_range(0..10) < 7 { run(any_of(starts, rng)).expect("a run starts here") } else { [any_of(elsewhere, rng); 3] };
        for tile in meld {
            counts.add(tile)?;
        }
    }
    Ok(counts)
}

/// The run that starts with this tile; none from an eight, a nine or an honour.
fn run(first: Tile) -> Option<[Tile; 3]> {
    let second = first.next()?;
    Some([first, second, second.next()?])
}
