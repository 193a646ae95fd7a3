//! The wild kind of a deal: a tile of the wall is turned over, and the next kind is wild.

use super::WildHand;
use super::hand::WildTiles;
use crate::engine::{Hand, Tile};

/// 翻混 fanhun: the kind after a tile that was turned over is wild, all four of it.
///
/// ```
/// use tenpai::engine::{Hand, Tile, WildKind};
/// let wild = WildKind::turned(Tile::honor(4).unwrap());
/// assert_eq!(wild.kind(), Tile::honor(1).unwrap());
/// let hand: Hand = "1z23m1z".parse()?;
/// assert_eq!(wild.of(&hand).to_string(), "23mxx");
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WildKind {
    indicator: Tile,
}

impl WildKind {
    /// The kind after this tile, which lies open.
    pub const fn turned(indicator: Tile) -> WildKind {
        WildKind { indicator }
    }

    /// The tile that lies open.
    pub const fn indicator(self) -> Tile {
        self.indicator
    }

    /// The wild kind: 9 leads to 1, East South West North go round, and white, green, red.
    pub const fn kind(self) -> Tile {
        let place = self.indicator.place();
        Tile::at(match place {
            30 => 27,
            33 => 31,
            8 | 17 | 26 => place - 8,
            _ => place + 1,
        })
    }

    /// The hand with its tiles of this kind as wilds. Those in called melds are what they show.
    pub fn of(self, hand: &Hand) -> WildHand {
        let mut natural = *hand.concealed();
        let mut wilds = 0;
        while natural.remove(self.kind()) {
            wilds += 1;
        }
        let tiles = WildTiles::new(natural, [0; 3], hand.melds(), wilds).expect("the same number of tiles");
        WildHand::of(tiles).expect("the same number of tiles")
    }
}
