//! The circumstances of a win: what its points depend on beside the tiles.

mod fault;
mod flags;
mod line;
mod line_error;
mod won_hand;

pub use fault::WinFault;
pub use flags::{Flag, Flags};
pub use line_error::LineError;
pub use won_hand::{WinningTile, WonHand};

use super::{Counts, Wind};

/// How a hand was won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum How {
    /// 栄 ron, 点和: on another player's tile.
    Ron,
    /// 自摸 tsumo, 自摸: on a tile drawn from the wall.
    Tsumo,
}

impl How {
    /// Both ways.
    pub const ALL: [How; 2] = [How::Ron, How::Tsumo];

    /// The word in a line of circumstances.
    pub const fn name(self) -> &'static str {
        match self {
            How::Ron => "ron",
            How::Tsumo => "tsumo",
        }
    }
}

/// What the points of a win depend on beside its tiles. Which of it counts is for the ruleset to say.
///
/// The fields can be written freely; only [`WonHand::new`] says whether they can be true together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Circumstances {
    /// On another player's tile, or drawn.
    pub how: How,
    /// 場風 bakaze, 圈风: the wind of the round.
    pub round: Wind,
    /// 自風 jikaze, 门风: the wind of the seat; East is the dealer.
    pub seat: Wind,
    /// Who discarded the winning tile, or added it to a kan; none where nobody did or it was not told.
    pub from: Option<Wind>,
    /// ドラ表示牌 dora hyoujihai: the indicators turned over on the wall, five at most.
    pub dora: Counts,
    /// 裏ドラ uradora: the indicators beneath them, turned over for a riichi.
    pub ura: Counts,
    /// 本場 honba: counters for repeated hands; each is worth 300 points to the winner.
    pub honba: u8,
    /// 供託 kyoutaku: riichi sticks on the table, the winner's own included; each is 1,000 points.
    pub sticks: u8,
    /// 花牌: flowers laid open, 0 to 8.
    pub flowers: u8,
    /// What else was told.
    pub flags: Flags,
}

impl Circumstances {
    /// A plain win in the East round by South: no dealer's, nothing else told.
    pub const fn plain(how: How) -> Circumstances {
        Circumstances {
            how,
            round: Wind::East,
            seat: Wind::South,
            from: None,
            dora: Counts::EMPTY,
            ura: Counts::EMPTY,
            honba: 0,
            sticks: 0,
            flowers: 0,
            flags: Flags::NONE,
        }
    }

    /// The same circumstances for a win the other way: what only a ron or only a self-draw can have is left out.
    pub fn won_by(&self, how: How) -> Circumstances {
        let mut other = *self;
        other.how = how;
        if how == How::Tsumo {
            other.from = None;
        }
        for flag in Flag::ALL.into_iter().filter(|flag| flag.only_by().is_some_and(|only| only != how)) {
            other.flags.remove(flag);
        }
        other
    }
}
