//! Tiles that lie open elsewhere: they are taken off the tiles left.

use std::str::FromStr;

use crate::engine::{Counts, FifthCopy, HandError, Tile, Tiles, Unseen};

/// Tiles seen outside the hand, at most four of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Visible(Counts);

impl Visible {
    /// The copies of a kind that are neither among these tiles of a hand and its melds nor visible.
    pub fn left(&self, all: &Counts, tile: Tile) -> u8 {
        4 - all.of(tile) - self.0.of(tile)
    }

    /// The copies that are in neither.
    ///
    /// # Errors
    /// The first kind of which hand and visible tiles together have five.
    pub fn unseen(&self, hand: &Tiles) -> Result<Unseen, FifthCopy> {
        Unseen::beside_visible(hand, &self.0)
    }

    /// Looks for a kind of which these tiles of a hand and its melds and the visible ones together have five.
    ///
    /// # Errors
    /// The first such kind.
    pub fn check(&self, mut all: Counts) -> Result<(), FifthCopy> {
        self.0.tiles().try_for_each(|tile| all.add(tile))
    }
}

/// Where the fifth copy is.
pub fn told(fault: FifthCopy) -> String {
    format!("{fault} (hand, melds and --visible together)")
}

impl FromStr for Visible {
    type Err = HandError;

    fn from_str(text: &str) -> Result<Visible, HandError> {
        text.parse().map(Visible)
    }
}
