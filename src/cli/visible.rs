//! Tiles that lie open elsewhere: they are taken off the tiles left.

use std::fmt;
use std::str::FromStr;

use crate::engine::{Counts, FifthCopy, Suit, Tile, Tiles};

/// Tiles seen outside the hand, at most four of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Visible(Counts);

impl Visible {
    /// The copies of a kind that are neither in the hand, nor in its melds, nor visible.
    pub fn left(&self, all: &Counts, tile: Tile) -> u8 {
        4 - all.of(tile) - self.0.of(tile)
    }

    /// Looks for a kind of which hand and visible tiles together have five.
    ///
    /// # Errors
    /// The first such kind.
    pub fn check(&self, hand: &Tiles) -> Result<(), FifthCopy> {
        let mut all = hand.all();
        self.0.tiles().try_for_each(|tile| all.add(tile))
    }
}

/// Why a text is no list of tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VisibleError {
    /// A character that is neither digit, suit, blank nor comma, or that has no place there.
    Wrong(usize, char),
    /// Digits at the end without a suit.
    NoSuit(usize),
    /// Five of a kind.
    FifthCopy(FifthCopy),
}

impl fmt::Display for VisibleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VisibleError::Wrong(column, wrong) => {
                write!(f, "at column {column}: `{}` does not go on a tile list such as 123m5z", wrong.escape_debug())
            }
            VisibleError::NoSuit(column) => write!(f, "at column {column}: no suit behind the digits: m, p, s or z"),
            VisibleError::FifthCopy(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for VisibleError {}

impl FromStr for Visible {
    type Err = VisibleError;

    fn from_str(text: &str) -> Result<Visible, VisibleError> {
        let mut counts = Counts::EMPTY;
        let mut digits: Vec<(usize, char, u8)> = Vec::new();
        for (at, letter) in text.chars().enumerate() {
            if let Some(digit) = letter.to_digit(10) {
                digits.push((at + 1, letter, digit as u8));
                continue;
            }
            if digits.is_empty() && (letter.is_whitespace() || letter == ',') {
                continue;
            }
            if digits.is_empty() || !matches!(letter, 'm' | 'p' | 's' | 'z') {
                return Err(VisibleError::Wrong(at + 1, letter));
            }
            for (column, shown, digit) in digits.drain(..) {
                let tile = tile(digit, letter).ok_or(VisibleError::Wrong(column, shown))?;
                counts.add(tile).map_err(VisibleError::FifthCopy)?;
            }
        }
        match digits.first() {
            Some(&(column, ..)) => Err(VisibleError::NoSuit(column)),
            None => Ok(Visible(counts)),
        }
    }
}

/// A zero is a red five, which is a five.
fn tile(digit: u8, letter: char) -> Option<Tile> {
    match Suit::ALL.into_iter().find(|suit| suit.letter() == letter) {
        Some(suit) => Tile::suited(suit, if digit == 0 { 5 } else { digit }),
        None => Tile::honor(digit),
    }
}
