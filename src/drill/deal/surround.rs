//! What makes a shape a hand of 13: a pair where it has none, complete melds in the other suits, or melds that touch it.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::any_of;
use crate::drill::curriculum::Shape;
use crate::engine::{Counts, FifthCopy, Suit, Tile, TileSet};

/// A hand of 13 tiles and the part of it that matters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Surrounded {
    /// The shape, with the pair beside it where it has none.
    pub(super) bare: Counts,
    /// All 13 tiles.
    pub(super) all: Counts,
}

/// The shape with everything that makes it a hand of 13, none of it in the suit of the shape.
///
/// A pair keeps its suit to itself, so that it is seen as one.
///
/// # Errors
/// What was drawn needs a fifth copy.
pub(super) fn surrounded(shape: &Shape, suit: Suit, rng: &mut ChaCha8Rng) -> Result<Surrounded, FifthCopy> {
    let mut bare = Counts::of_tiles(shape.tiles(suit))?;
    let mut elsewhere: TileSet = Tile::all().filter(|tile| tile.suit() != Some(suit)).collect();
    if bare.total() % 3 == 2 {
        let pair = any_of(elsewhere, rng);
        bare.add(pair)?;
        bare.add(pair)?;
        if !pair.is_honor() {
            elsewhere = elsewhere.iter().filter(|tile| tile.suit() != pair.suit()).collect();
        }
    }
    let mut all = bare;
    let starts: TileSet = elsewhere.iter().filter(|tile| run(*tile).is_some()).collect();
    while all.total() < 13 {
        let meld =
            if rng.random_range(0..10) < 7 { run(any_of(starts, rng)).expect("a run starts here") } else { [any_of(elsewhere, rng); 3] };
        for tile in meld {
            all.add(tile)?;
        }
    }
    Ok(Surrounded { bare, all })
}

/// The shape with one or two melds of its own suit, touching it where that can be, and all that is to be seen in it unchanged; none where
/// there is no such meld.
pub(super) fn touched(shape: &Shape, rng: &mut ChaCha8Rng) -> Option<Shape> {
    let melds = if rng.random_range(0..3) == 0 { 2 } else { 1 };
    let mut touched = None;
    for _ in 0..melds {
        let (mut larger, mut apart) = touched.unwrap_or(*shape).with_a_meld();
        larger.retain(fits);
        apart.retain(fits);
        let larger = if larger.is_empty() { apart } else { larger };
        if larger.is_empty() {
            break;
        }
        touched = Some(larger[rng.random_range(0..larger.len())]);
    }
    touched
}

/// Whether a shape leaves room for the pair that it needs.
fn fits(shape: &Shape) -> bool {
    shape.size() <= 13 && (shape.size() % 3 == 1 || shape.size() <= 11)
}

/// The run that starts with this tile; none from an eight, a nine or an honour.
pub(super) fn run(first: Tile) -> Option<[Tile; 3]> {
    let second = first.next()?;
    Some([first, second, second.next()?])
}
