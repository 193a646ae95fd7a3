//! Hand text: `123m40p11z[444z]`, read from every common notation and always written in this one.

use std::fmt;
use std::str::FromStr;

use super::hand_error::{Fault, HandError};
use super::wild::WildTiles;
use super::{AnyHand, Counts, Drawn, Hand, Meld, MeldKind, Suit, Tile, Tiles, TypedHand, WildDrawn, WildHand};

/// Writes tiles in the given order, digits first and the suit's letter behind them; a red five is a 0.
pub(crate) fn write_tiles(f: &mut fmt::Formatter<'_>, tiles: impl Iterator<Item = (Tile, bool)>) -> fmt::Result {
    let mut open = None;
    for (tile, red) in tiles {
        if let Some(letter) = open
            && letter != tile.letter()
        {
            write!(f, "{letter}")?;
        }
        open = Some(tile.letter());
        write!(f, "{}", if red { 0 } else { tile.rank() })?;
    }
    open.map_or(Ok(()), |letter| write!(f, "{letter}"))
}

/// Marks the first fives of each suit as red, as many as are told.
pub(crate) fn with_reds(tiles: impl Iterator<Item = Tile>, reds: impl Fn(Suit) -> u8) -> impl Iterator<Item = (Tile, bool)> {
    let mut left = Suit::ALL.map(reds);
    tiles.map(move |tile| match tile.suit() {
        Some(suit) if tile.rank() == 5 && left[suit as usize] > 0 => {
            left[suit as usize] -= 1;
            (tile, true)
        }
        _ => (tile, false),
    })
}

impl FromStr for Hand {
    type Err = HandError;

    fn from_str(text: &str) -> Result<Hand, HandError> {
        Ok(Hand::of(read(text)?)?)
    }
}

impl FromStr for Drawn {
    type Err = HandError;

    fn from_str(text: &str) -> Result<Drawn, HandError> {
        Ok(Drawn::of(read(text)?)?)
    }
}

impl FromStr for AnyHand {
    type Err = HandError;

    fn from_str(text: &str) -> Result<AnyHand, HandError> {
        Ok(AnyHand::from(read(text)?))
    }
}

/// Of either size, with wild tiles `x` or without.
impl FromStr for TypedHand {
    type Err = HandError;

    fn from_str(text: &str) -> Result<TypedHand, HandError> {
        let read = Reader::of(text, Wilds::Read)?;
        if read.wilds > 0 { Ok(TypedHand::from(read.with_wilds()?)) } else { Ok(TypedHand::Plain(AnyHand::from(read.tiles()?))) }
    }
}

impl FromStr for WildHand {
    type Err = HandError;

    fn from_str(text: &str) -> Result<WildHand, HandError> {
        Ok(WildHand::of(Reader::of(text, Wilds::Read)?.with_wilds()?)?)
    }
}

impl FromStr for WildDrawn {
    type Err = HandError;

    fn from_str(text: &str) -> Result<WildDrawn, HandError> {
        Ok(WildDrawn::of(Reader::of(text, Wilds::Read)?.with_wilds()?)?)
    }
}

/// A list of tiles rather than a hand: any number of them or none, at most four of a kind, and no meld.
impl FromStr for Counts {
    type Err = HandError;

    fn from_str(text: &str) -> Result<Counts, HandError> {
        if let Some(place) = text.chars().position(|written| narrow(written) == '[') {
            return Err(HandError::at(place + 1, Fault::TilesOnly));
        }
        Ok(Reader::of(text, Wilds::Refused)?.all)
    }
}

fn read(text: &str) -> Result<Tiles, HandError> {
    Reader::of(text, Wilds::Refused)?.tiles()
}

/// Full-width letters, digits and signs as their plain forms.
fn narrow(written: char) -> char {
    match written {
        '\u{3000}' => ' ',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(written as u32 - 0xfee0).unwrap_or(written),
        _ => written,
    }
}

/// The names of UVa 11210.
const NAMES: [(&str, u8); 7] = [("DONG", 1), ("NAN", 2), ("XI", 3), ("BEI", 4), ("ZHONG", 7), ("FA", 6), ("BAI", 5)];

/// What an `x` is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Wilds {
    /// A wild tile.
    Read,
    /// An error: every tile must be known.
    #[default]
    Refused,
}

/// What was read so far.
#[derive(Default)]
struct Reader {
    mode: Wilds,
    wilds: usize,
    digits: Vec<(usize, u8)>,
    meld: Option<(usize, Vec<(Tile, bool)>)>,
    concealed: Counts,
    reds: [u8; 3],
    melds: Vec<Meld>,
    all: Counts,
}

impl Reader {
    /// Reads a whole text.
    fn of(text: &str, mode: Wilds) -> Result<Reader, HandError> {
        let written: Vec<char> = text.chars().map(narrow).collect();
        let mut reader = Reader { mode, ..Reader::default() };
        let mut place = 0;
        while place < written.len() {
            place += reader.take(&written[place..], place + 1)?;
        }
        reader.finish()
    }

    /// Reads the first character, or word, of what is left; how many characters that were.
    fn take(&mut self, left: &[char], column: usize) -> Result<usize, HandError> {
        let fail = |fault| Err(HandError::at(column, fault));
        let first = left[0];
        if let Some(digit) = first.to_digit(10) {
            self.digits.push((column, digit as u8));
            return Ok(1);
        }
        if !self.digits.is_empty() {
            self.end_group(first, column)?;
            return Ok(1);
        }
        if let Some((name, honor)) = NAMES.into_iter().find(|(name, _)| begins(left, name)) {
            self.keep(Tile::honor(honor).expect("names of seven honours"), false, column)?;
            return Ok(name.len());
        }
        if let Some(tile) = pictured(first) {
            self.keep(tile, false, column)?;
            return Ok(1);
        }
        match first {
            '\u{fe0e}' | '\u{fe0f}' | ',' => Ok(1),
            space if space.is_whitespace() => Ok(1),
            '[' if self.meld.is_some() => fail(Fault::Nested),
            '[' => {
                self.meld = Some((column, Vec::new()));
                Ok(1)
            }
            ']' => match self.meld.take() {
                Some((opened, tiles)) => self.call(opened, &tiles, left.get(1).copied()),
                None => fail(Fault::NeverOpened),
            },
            '+' | '-' => fail(Fault::NoKan(first)),
            'x' | 'X' if self.mode == Wilds::Refused => fail(Fault::Wild),
            'x' | 'X' if self.meld.is_some() => fail(Fault::WildInMeld),
            'x' | 'X' => {
                self.wilds += 1;
                Ok(1)
            }
            'm' | 'p' | 's' | 'z' | 'M' | 'P' | 'S' | 'Z' | 'c' | 'T' | 'W' => fail(Fault::NoDigits(first)),
            letter if letter.is_alphabetic() => fail(Fault::NoSuit(letter)),
            other => fail(Fault::NoPart(other)),
        }
    }

    /// The digits before this character become tiles of its suit.
    fn end_group(&mut self, letter: char, column: usize) -> Result<(), HandError> {
        let mut digits = std::mem::take(&mut self.digits);
        let fail = |column, fault| Err(HandError::at(column, fault));
        match letter {
            'x' | 'X' if self.mode == Wilds::Refused => return fail(column, Fault::Wild),
            'x' | 'X' => return fail(digits[0].0, no_letter(&digits)),
            'c' | 'T' | 'W' if digits.len() > 1 => return fail(column, Fault::OneDigit(letter)),
            'm' | 'p' | 's' | 'z' | 'M' | 'P' | 'S' | 'Z' | 'c' | 'T' | 'W' => {}
            other if ends_group(other) => return fail(digits[0].0, no_letter(&digits)),
            other => return fail(column, Fault::NoSuit(other)),
        }
        for (column, digit) in digits.drain(..) {
            let Some((tile, red)) = tile(digit, letter) else {
                return fail(column, Fault::NoTile(digit, letter));
            };
            self.keep(tile, red, column)?;
        }
        // the room is kept for the next group: judges' files have one tile a group
        self.digits = digits;
        Ok(())
    }

    /// Puts a tile into the open bracket, or into the hand.
    fn keep(&mut self, tile: Tile, red: bool, column: usize) -> Result<(), HandError> {
        self.all.add(tile).map_err(|fifth| HandError::at(column, fifth.into()))?;
        match (&mut self.meld, tile.suit()) {
            (Some((_, meld)), _) => meld.push((tile, red)),
            (None, suit) => {
                self.concealed.add(tile).expect("no more of it than in the whole hand");
                if let Some(suit) = suit {
                    self.reds[suit as usize] += u8::from(red);
                }
            }
        }
        Ok(())
    }

    /// Ends a bracket; how many characters that were, a mark behind it included.
    fn call(&mut self, opened: usize, tiles: &[(Tile, bool)], behind: Option<char>) -> Result<usize, HandError> {
        let kinds: Vec<Tile> = tiles.iter().map(|&(tile, _)| tile).collect();
        let reds = tiles.iter().filter(|&&(_, red)| red).count() as u8;
        let meld = Meld::of_tiles(&kinds)
            .and_then(|meld| meld.with_reds(reds))
            .ok_or_else(|| HandError::at(opened, Fault::NoMeld(tiles.to_vec())))?;
        let kind = match behind {
            Some('+') => MeldKind::AddedKan,
            Some('-') => MeldKind::ConcealedKan,
            _ => {
                self.melds.push(meld);
                return Ok(1);
            }
        };
        // a meld of three lets its mark be read, and refused, as a character of its own
        if let Some(kan) = meld.as_kan(kind) {
            self.melds.push(kan);
            return Ok(2);
        }
        self.melds.push(meld);
        Ok(1)
    }

    /// Nothing may be left open at the end.
    fn finish(self) -> Result<Reader, HandError> {
        if let Some(&(column, _)) = self.digits.first() {
            return Err(HandError::at(column, no_letter(&self.digits)));
        }
        if let Some((opened, _)) = self.meld {
            return Err(HandError::at(opened, Fault::NeverClosed));
        }
        Ok(self)
    }

    /// A hand in which every tile is known.
    fn tiles(self) -> Result<Tiles, HandError> {
        Ok(Tiles::new(self.concealed, self.reds, &self.melds)?)
    }

    /// A hand with these wild tiles, or none.
    fn with_wilds(self) -> Result<WildTiles, HandError> {
        Ok(WildTiles::new(self.concealed, self.reds, &self.melds, self.wilds)?)
    }
}

/// Whether digits before this character have no suit at all, rather than a wrong one.
fn ends_group(character: char) -> bool {
    character.is_whitespace() || matches!(character, ',' | '[' | ']') || pictured(character).is_some()
}

fn no_letter(digits: &[(usize, u8)]) -> Fault {
    // more digits than a hand has tiles are not said again
    let shown = digits.iter().take(14).map(|(_, digit)| char::from(b'0' + digit));
    Fault::NoLetter(shown.chain((digits.len() > 14).then_some('\u{2026}')).collect())
}

fn begins(left: &[char], name: &str) -> bool {
    left.len() >= name.len() && name.chars().zip(left).all(|(letter, written)| letter.eq_ignore_ascii_case(written))
}

/// The tile of a digit and a letter; 0 is a red five.
fn tile(digit: u8, letter: char) -> Option<(Tile, bool)> {
    let suit = match letter {
        'm' | 'M' | 'W' => Suit::Man,
        'p' | 'P' | 'T' => Suit::Pin,
        's' | 'S' => Suit::Sou,
        _ => return Some((Tile::honor(digit)?, false)),
    };
    match (digit, letter) {
        (0, 'W' | 'T') => None,
        (0, _) => Some((Tile::suited(suit, 5)?, true)),
        _ => Some((Tile::suited(suit, digit)?, false)),
    }
}

/// The tile of a tile character: winds, red, green, white, then characters, bamboo, circles.
fn pictured(character: char) -> Option<Tile> {
    let place = (character as u32).checked_sub(0x1f000)? as u8;
    match character as u32 {
        0x1f000..=0x1f003 => Tile::honor(place + 1),
        0x1f004..=0x1f006 => Tile::honor(11 - place),
        0x1f007..=0x1f00f => Tile::suited(Suit::Man, place - 6),
        0x1f010..=0x1f018 => Tile::suited(Suit::Sou, place - 15),
        0x1f019..=0x1f021 => Tile::suited(Suit::Pin, place - 24),
        _ => None,
    }
}
