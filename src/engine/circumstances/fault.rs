//! Why a hand, a tile and circumstances are no win: the combinations that cannot be.

use std::fmt;

use super::{Flag, How};
use crate::engine::{FifthCopy, Meld, Tile, TileSet, Wind};

/// Why it cannot have been won so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WinFault {
    /// Not 13 tiles, a meld counting three.
    Size(usize),
    /// Five of a kind in the hand, its melds, the winning tile and the indicators.
    FifthCopy(FifthCopy),
    /// Nothing completes the hand.
    NotReady,
    /// The tile does not complete the hand; the others do.
    NoWait(Tile, TileSet),
    /// A meld that others saw, and a riichi.
    OpenRiichi(Meld),
    /// Two facts that exclude each other, and why.
    Together(Flag, Flag, &'static str),
    /// A fact without the one it stands on.
    Without(Flag, Flag),
    /// A fact that only the other way of winning can have.
    OnlyBy(Flag, How),
    /// On the tile after a kan, and no kan in the hand.
    NoKan,
    /// A kan was robbed of a tile of which another copy is seen.
    SeenRobbed(Tile),
    /// The last tile of its kind, and another one is concealed in the hand.
    ConcealedLast(Tile),
    /// A win before anybody called, and a meld in the hand.
    FirstWithMeld(Meld),
    /// The dealer discards first, so nobody's discard comes before the dealer's first draw.
    DealerBeforeFirst,
    /// Nobody discards the tile of a self-draw.
    FromDrawn,
    /// Nobody wins on an own discard.
    FromSelf(Wind),
    /// Ura indicators without a riichi.
    UraWithoutRiichi,
    /// More indicators than are ever turned over.
    Indicators(usize),
    /// More ura indicators than dora indicators lie above them.
    MoreUra,
    /// More flowers than there are.
    Flowers(u8),
    /// Something of another game.
    NotHere(&'static str, &'static str),
}

impl fmt::Display for WinFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WinFault::Size(size) => write!(f, "{size} tiles: a win is 13 and the winning tile, a meld counting three"),
            WinFault::FifthCopy(fifth) => write!(f, "{fifth} (hand, melds, winning tile and indicators together)"),
            WinFault::NotReady => write!(f, "no tile completes the hand"),
            WinFault::NoWait(tile, waits) => write!(f, "{tile} does not complete the hand: it waits on {waits}"),
            WinFault::OpenRiichi(meld) => write!(f, "riichi with the open meld {meld}: a riichi wants a closed hand"),
            WinFault::Together(one, other, why) => write!(f, "{one} and {other} together: {why}"),
            WinFault::Without(flag, base) => write!(f, "{flag} without {base}"),
            WinFault::OnlyBy(flag, How::Ron) => write!(f, "{flag} by self-draw: that tile is another player's"),
            WinFault::OnlyBy(flag, How::Tsumo) => write!(f, "{flag} by ron: that tile is drawn"),
            WinFault::NoKan => write!(f, "after_kan without a kan in the hand"),
            WinFault::SeenRobbed(tile) => write!(f, "robbing a kan of {tile} while another {tile} is seen: all four lie in that kan"),
            WinFault::ConcealedLast(tile) => {
                write!(f, "last_tile with another {tile} concealed in the hand: the three others lie open")
            }
            WinFault::FirstWithMeld(meld) => write!(f, "first_draw with the meld {meld}: nobody has called yet"),
            WinFault::DealerBeforeFirst => write!(f, "first_draw by ron as the dealer: nobody discards before the dealer"),
            WinFault::FromDrawn => write!(f, "from= with a self-draw: nobody discarded that tile"),
            WinFault::FromSelf(wind) => write!(f, "from={wind} is the winner's own seat"),
            WinFault::UraWithoutRiichi => write!(f, "ura= without riichi: only a riichi turns them over"),
            WinFault::Indicators(number) => write!(f, "{number} indicators: five at most are turned over"),
            WinFault::MoreUra => write!(f, "more ura indicators than dora indicators: each lies beneath one"),
            WinFault::Flowers(number) => write!(f, "{number} flowers: there are eight"),
            WinFault::NotHere(what, rules) => write!(f, "{what} has no place in {rules}"),
        }
    }
}

impl std::error::Error for WinFault {}

impl From<FifthCopy> for WinFault {
    fn from(fifth: FifthCopy) -> WinFault {
        WinFault::FifthCopy(fifth)
    }
}
