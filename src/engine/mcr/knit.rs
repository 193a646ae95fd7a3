//! The tiles of one suit in a knitted form.

use crate::engine::{Tile, TileSet};

/// One to three tiles of a suit, each three ranks above the one before it or six: `147m`, `25p`, `39s`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Knit {
    lowest: Tile,
    /// Whether the tiles three and six ranks up are there: bits 0 and 1.
    above: Above,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Above {
    None,
    Three,
    Six,
    Both,
}

impl Knit {
    /// Those kinds of a layout that are held of this suit (0 to 2); none where there are none.
    pub(super) fn of(layout: TileSet, suit: usize) -> Option<Knit> {
        let held = layout.bits() >> (9 * suit) & 0x1ff;
        let lowest = Tile::at(9 * suit + (held.trailing_zeros() as usize).min(8));
        let above = match held >> (lowest.place() % 9) {
            0 => return None,
            0b1 => Above::None,
            0b1001 => Above::Three,
            0b100_0001 => Above::Six,
            _ => Above::Both,
        };
        Some(Knit { lowest, above })
    }

    /// The lowest tile.
    pub const fn first(self) -> Tile {
        self.lowest
    }

    /// How many tiles, and how far each lies above the lowest.
    pub(crate) const fn steps(self) -> (usize, [usize; 3]) {
        match self.above {
            Above::None => (1, [0; 3]),
            Above::Three => (2, [0, 3, 0]),
            Above::Six => (2, [0, 6, 0]),
            Above::Both => (3, [0, 3, 6]),
        }
    }
}
