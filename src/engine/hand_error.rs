//! What is wrong with a hand text, and at which column.

use std::fmt;

use super::notation::write_tiles;
use super::{FifthCopy, HandFault, Tile};

/// Why a text is no hand, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandError {
    column: Option<usize>,
    fault: Fault,
}

impl HandError {
    pub(super) const fn at(column: usize, fault: Fault) -> HandError {
        HandError { column: Some(column), fault }
    }

    /// The same in a longer text, in which this many characters come before.
    pub(super) fn moved(self, characters: usize) -> HandError {
        HandError { column: self.column.map(|column| column + characters), ..self }
    }

    /// The character that is wrong, counted from 1; none where the hand as a whole is.
    pub const fn column(&self) -> Option<usize> {
        self.column
    }
}

/// What is wrong at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// A letter that no notation has.
    NoSuit(char),
    /// A sign, or anything else that is neither digit nor letter.
    NoPart(char),
    /// Digits with no suit behind them.
    NoLetter(String),
    /// A suit with no digits before it.
    NoDigits(char),
    /// More than one digit before a letter of the judges' notations.
    OneDigit(char),
    /// A digit that the suit does not have.
    NoTile(u8, char),
    /// What stands in a bracket is no meld.
    NoMeld(Vec<(Tile, bool)>),
    /// A bracket in a list of tiles.
    TilesOnly,
    /// `[` without `]`.
    NeverClosed,
    /// `]` without `[`.
    NeverOpened,
    /// `[` inside a bracket.
    Nested,
    /// `+` or `-` behind anything but a kan.
    NoKan(char),
    /// `x` where every tile has to be known.
    Wild,
    /// `x` inside a bracket.
    WildInMeld,
    /// Every place is right, the hand is not.
    Whole(HandFault),
}

impl fmt::Display for HandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(column) = self.column {
            write!(f, "at column {column}: ")?;
        }
        self.fault.fmt(f)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoSuit(wrong) => write!(f, "`{}` is no suit: m, p, s or z", Shown(*wrong)),
            Fault::NoPart(wrong) => write!(f, "`{}` has no place in a hand", Shown(*wrong)),
            Fault::NoLetter(digits) => write!(f, "no suit behind `{digits}`: m, p, s or z"),
            Fault::NoDigits(letter) => write!(f, "no digit before `{letter}`"),
            Fault::OneDigit(letter) => write!(f, "`{letter}` stands behind one digit only"),
            Fault::NoTile(digit, letter @ ('z' | 'Z' | 'c')) => {
                write!(f, "`{digit}{letter}` is no tile: honours are 1{letter} to 7{letter}")
            }
            Fault::NoTile(digit, letter) => write!(f, "`{digit}{letter}` is no tile: 1{letter} to 9{letter}"),
            Fault::NoMeld(tiles) => {
                write!(f, "`{}` is no meld: three in a row of one suit, three or four of a kind", Bracket(tiles))
            }
            Fault::TilesOnly => write!(f, "a called meld has no place in a list of tiles"),
            Fault::NeverClosed => write!(f, "`[` is never closed"),
            Fault::NeverOpened => write!(f, "`]` closes no meld"),
            Fault::Nested => write!(f, "`[` inside a meld"),
            Fault::NoKan(mark) => write!(f, "`{mark}` stands right behind a kan only: `[2222m]{mark}`"),
            Fault::Wild => write!(f, "`x` is a wild tile, and here every tile must be known"),
            Fault::WildInMeld => write!(f, "`x` inside a meld: wild tiles stand outside the brackets"),
            Fault::Whole(fault) => fault.fmt(f),
        }
    }
}

/// A character of a text that may hold anything.
struct Shown(char);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            plain @ ('\'' | '"' | '\\') => write!(f, "{plain}"),
            other => write!(f, "{}", other.escape_debug()),
        }
    }
}

struct Bracket<'a>(&'a [(Tile, bool)]);

impl fmt::Display for Bracket<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        write_tiles(f, self.0.iter().copied())?;
        f.write_str("]")
    }
}

impl std::error::Error for HandError {}

impl From<HandFault> for HandError {
    fn from(fault: HandFault) -> HandError {
        HandError { column: None, fault: Fault::Whole(fault) }
    }
}

impl From<FifthCopy> for Fault {
    fn from(fault: FifthCopy) -> Fault {
        Fault::Whole(HandFault::FifthCopy(fault))
    }
}
