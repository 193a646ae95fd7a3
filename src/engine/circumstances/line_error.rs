//! What is wrong with a line that tells a win, and at which column.

use std::fmt;

use super::{Flag, WinFault};
use crate::engine::HandError;

/// Why a line tells no win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineError {
    column: Option<usize>,
    fault: Fault,
}

/// What is wrong at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// Neither `ron` nor `tsumo` in the line.
    NoHow,
    /// No winning tile before `ron` or `tsumo`.
    NoWin,
    /// No hand before the winning tile.
    NoHand,
    /// The winning tile is not one tile.
    OneTile(String),
    /// Behind `ron` or `tsumo`, something that is no `key=value`.
    NoKey(String),
    /// A key that means nothing here.
    UnknownKey(String),
    /// A key that came before.
    Twice(String),
    /// No wind.
    NoWind(String),
    /// No number, or one too large.
    NoNumber(String),
    /// No flag.
    NoFlag(String),
    /// No word where one of this kind belongs.
    Nothing(&'static str),
    /// The tiles of a key, the hand or the winning tile; its own column is told already.
    Tiles(HandError),
    /// Every place is right, and still it cannot have been won so.
    Whole(WinFault),
}

impl LineError {
    pub(super) const fn at(column: usize, fault: Fault) -> LineError {
        LineError { column: Some(column), fault }
    }

    pub(super) const fn whole(fault: Fault) -> LineError {
        LineError { column: None, fault }
    }

    /// The tiles that begin behind this many characters are wrong.
    pub(super) fn tiles(error: HandError, before: usize) -> LineError {
        let error = error.moved(before);
        LineError { column: error.column(), fault: Fault::Tiles(error) }
    }

    /// The character that is wrong, counted from 1; none where the line as a whole is.
    pub const fn column(&self) -> Option<usize> {
        self.column
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.fault, self.column) {
            (Fault::Tiles(error), _) => error.fmt(f),
            (fault, Some(column)) => write!(f, "at column {column}: {fault}"),
            (fault, None) => fault.fmt(f),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoHow => write!(f, "how it was won is missing: `HAND WIN ron` or `HAND WIN tsumo`"),
            Fault::NoWin => write!(f, "no winning tile before this: `HAND WIN ron` or `HAND WIN tsumo`"),
            Fault::NoHand => write!(f, "no hand before the winning tile"),
            Fault::OneTile(text) => write!(f, "`{text}` is not one tile: the winning tile stands alone behind the hand"),
            Fault::NoKey(text) => write!(f, "`{text}` is no `key=value`"),
            Fault::UnknownKey(key) => {
                write!(f, "`{key}` is no key: round, seat, dora, ura, honba, sticks, from, flowers or flags")
            }
            Fault::Twice(key) => write!(f, "`{key}` stands twice"),
            Fault::NoWind(text) => write!(f, "`{text}` is no wind: E, S, W or N"),
            Fault::NoNumber(text) => write!(f, "`{text}` is no number from 0 to 99"),
            Fault::Nothing(what) => write!(f, "a {what} is missing here"),
            Fault::NoFlag(text) => {
                write!(f, "`{text}` is no flag:")?;
                Flag::ALL.iter().try_for_each(|flag| write!(f, " {flag}"))
            }
            Fault::Tiles(error) => error.fmt(f),
            Fault::Whole(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for LineError {}

impl From<WinFault> for LineError {
    fn from(fault: WinFault) -> LineError {
        LineError::whole(Fault::Whole(fault))
    }
}
