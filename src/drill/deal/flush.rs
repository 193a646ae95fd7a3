//! Hands of one suit: 13 of its 36 tiles, as likely as a shuffle makes them.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

use crate::engine::{Counts, Suit, Tile};

/// 13 tiles of a random suit. About half of these hands are ready.
pub(super) fn hand(rng: &mut ChaCha8Rng) -> Counts {
    let suit = Suit::ALL[rng.random_range(0..3)];
    let mut tiles: Vec<Tile> = (1..=9).filter_map(|rank| Tile::suited(suit, rank)).flat_map(|tile| [tile; 4]).collect();
    tiles.shuffle(rng);
    tiles.truncate(13);
    Counts::of_tiles(tiles).expect("a suit has four of each kind")
}
