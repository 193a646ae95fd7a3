//! The tiles that can still come: all four copies of each kind, less those in sight.

use super::{Counts, FifthCopy, Tile, TileSet, Tiles};

/// How many copies of each kind a player has not seen, 0 to 4.
///
/// A tile is seen if it is in the hand, in its melds, or lies open elsewhere. Where it is instead (in the wall or in another
/// hand) makes no difference to who does not know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unseen(Counts);

impl Unseen {
    /// What a hand and its melds leave, where nothing else is in sight.
    pub fn beside(hand: &Tiles) -> Unseen {
        Unseen(hand.all().complement())
    }

    /// The same, where these tiles lie open as well.
    ///
    /// # Errors
    /// The first kind of which there would be five.
    pub fn beside_visible(hand: &Tiles, visible: &Counts) -> Result<Unseen, FifthCopy> {
        let mut seen = hand.all();
        visible.tiles().try_for_each(|tile| seen.add(tile))?;
        Ok(Unseen(seen.complement()))
    }

    /// Copies of this kind.
    pub const fn of(&self, tile: Tile) -> u8 {
        self.0.of(tile)
    }

    /// Copies of all these kinds together.
    pub fn copies(&self, tiles: TileSet) -> u32 {
        let [once, twice, thrice, all] = *self.0.held();
        // the number of copies in binary, kind by kind
        let digits = [once ^ twice ^ thrice ^ all, twice & !all, all];
        digits.iter().rev().fold(0, |sum, digit| 2 * sum + (digit & tiles.bits()).count_ones())
    }

    /// The kinds of which a copy can still come.
    pub const fn kinds(&self) -> TileSet {
        self.0.at_least(1)
    }

    /// How many tiles in all.
    pub const fn total(&self) -> usize {
        self.0.total()
    }

    /// What is left when a copy of this kind comes; none where none can.
    pub fn without(&self, tile: Tile) -> Option<Unseen> {
        let mut rest = *self;
        rest.0.remove(tile).then_some(rest)
    }
}
