//! A hand: the tiles held and the melds called, before a draw or after it.

use std::fmt;
use std::ops::Deref;

use super::notation;
use super::{Counts, FifthCopy, Meld, Suit, Tile};

/// Why tiles and melds are no hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandFault {
    /// No tile at all.
    Empty,
    /// Five of a kind, melds counted.
    FifthCopy(FifthCopy),
    /// More red fives than fives of this suit.
    Reds(Suit),
    /// More than 14 tiles, a meld counting three.
    TooMany(usize),
    /// 3, 6, 9 or 12 tiles, a meld counting three.
    Size(usize),
    /// The size of a hand that has drawn, where one before the draw was asked for.
    AlreadyDrawn(usize),
    /// The size of a hand before its draw, where one after it was asked for.
    NotDrawn(usize),
}

impl fmt::Display for HandFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HandFault::Empty => write!(f, "no tile: a hand has 1 to 14"),
            HandFault::FifthCopy(fault) => fault.fmt(f),
            HandFault::Reds(suit) => write!(f, "more red fives than fives in {}", suit.letter()),
            HandFault::TooMany(size) => write!(f, "{size} tiles: a hand has at most 14, a meld counting three"),
            HandFault::Size(size) => {
                write!(f, "{size} tiles: a hand has 13, 10, 7, 4 or 1, one more after a draw, a meld counting three")
            }
            HandFault::AlreadyDrawn(size) => {
                write!(f, "{size} tiles: expected a hand before its draw, 13, 10, 7, 4 or 1, a meld counting three")
            }
            HandFault::NotDrawn(size) => {
                write!(f, "{size} tile{}: expected a hand after its draw, 14, 11, 8, 5 or 2, a meld counting three", plural(*size))
            }
        }
    }
}

fn plural(number: usize) -> &'static str {
    if number == 1 { "" } else { "s" }
}

impl std::error::Error for HandFault {}

impl From<FifthCopy> for HandFault {
    fn from(fault: FifthCopy) -> HandFault {
        HandFault::FifthCopy(fault)
    }
}

/// What a hand holds, before a draw or after it: [`Hand`], [`Drawn`] and [`AnyHand`] read as this.
///
/// With fewer than four melds in the concealed part and the brackets together, the others are complete and lie
/// elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tiles {
    concealed: Counts,
    reds: [u8; 3],
    needed: u8,
    called: u8,
    melds: [Meld; 4],
}

impl Tiles {
    /// From the concealed tiles, how many fives of characters, circles, bamboo among them are red, and called melds.
    pub(crate) fn new(concealed: Counts, reds: [u8; 3], melds: &[Meld]) -> Result<Tiles, HandFault> {
        let size = concealed.total() + 3 * melds.len();
        for suit in Suit::ALL {
            if reds[suit as usize] > concealed.of(five(suit)) {
                return Err(HandFault::Reds(suit));
            }
        }
        let mut kept = [Meld::FILLER; 4];
        match size {
            0 => return Err(HandFault::Empty),
            15.. => return Err(HandFault::TooMany(size)),
            _ if size.is_multiple_of(3) => return Err(HandFault::Size(size)),
            _ => kept[..melds.len()].copy_from_slice(melds),
        }
        kept[..melds.len()].sort_unstable();
        let needed = (concealed.total() / 3) as u8;
        let tiles = Tiles { concealed, reds, needed, called: melds.len() as u8, melds: kept };
        tiles.check_copies()?;
        Ok(tiles)
    }

    /// The tiles in the hand itself, melds apart.
    pub const fn concealed(&self) -> &Counts {
        &self.concealed
    }

    /// The called melds, in tile order.
    pub fn melds(&self) -> &[Meld] {
        &self.melds[..usize::from(self.called)]
    }

    /// Every tile, melds included.
    pub fn all(&self) -> Counts {
        self.check_copies().expect("checked when the hand was made")
    }

    /// How many concealed fives of this suit are red.
    pub const fn reds(&self, suit: Suit) -> u8 {
        self.reds[suit as usize]
    }

    /// How many melds the concealed part still owes, 0 to 4; a pair beside them.
    pub const fn needed(&self) -> usize {
        self.needed as usize
    }

    /// The concealed tiles in order, each with whether it is a red five; red ones come before plain ones.
    pub fn concealed_with_reds(&self) -> impl Iterator<Item = (Tile, bool)> + use<> {
        let reds = self.reds;
        notation::with_reds(self.concealed.tiles(), move |suit| reds[suit as usize])
    }

    fn check_copies(&self) -> Result<Counts, FifthCopy> {
        let mut all = self.concealed;
        for tile in self.melds().iter().flat_map(|meld| meld.tiles()) {
            all.add(tile)?;
        }
        Ok(all)
    }

    /// 1 before a draw, 2 after it.
    fn beyond_melds(&self) -> usize {
        self.concealed.total() % 3
    }

    /// The size of the hand, a meld counting three.
    pub fn size(&self) -> usize {
        self.concealed.total() + 3 * self.melds().len()
    }
}

const fn five(suit: Suit) -> Tile {
    Tile::at(suit as usize * 9 + 4)
}

/// `123m40p11z[444z]`: sorted, red fives as 0, melds behind.
impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_tiles(f, self.concealed_with_reds())?;
        self.melds().iter().try_for_each(|meld| meld.fmt(f))
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A hand before its draw: 13, 10, 7, 4 or 1 tiles, a meld counting three.
///
/// ```
/// use tenpai::engine::Hand;
/// let hand: Hand = "11z 40m123p[789s][444z]".parse().unwrap();
/// assert_eq!(hand.to_string(), "40m123p11z[789s][444z]");
/// let wrong = "123m45h".parse::<Hand>().unwrap_err();
/// assert_eq!(wrong.to_string(), "at column 7: `h` is no suit: m, p, s or z");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hand(Tiles);

impl Hand {
    /// From concealed tiles and called melds, no five of the concealed ones red.
    ///
    /// # Errors
    /// A size that is none of a hand before its draw, or five of a kind.
    pub fn new(concealed: Counts, melds: &[Meld]) -> Result<Hand, HandFault> {
        Hand::with_reds(concealed, [0; 3], melds)
    }

    /// As [`Hand::new`], with this many red fives of characters, circles and bamboo.
    ///
    /// # Errors
    /// As there, or more red fives than fives.
    pub fn with_reds(concealed: Counts, reds: [u8; 3], melds: &[Meld]) -> Result<Hand, HandFault> {
        Hand::of(Tiles::new(concealed, reds, melds)?)
    }

    pub(crate) fn of(tiles: Tiles) -> Result<Hand, HandFault> {
        if tiles.beyond_melds() == 1 { Ok(Hand(tiles)) } else { Err(HandFault::AlreadyDrawn(tiles.size())) }
    }

    /// The hand with this tile drawn; a five comes plain.
    ///
    /// # Errors
    /// The hand and its melds hold all four already.
    pub fn draw(&self, tile: Tile) -> Result<Drawn, FifthCopy> {
        let mut tiles = self.0;
        tiles.concealed.add(tile)?;
        tiles.check_copies()?;
        Ok(Drawn(tiles))
    }
}

/// A hand after its draw: 14, 11, 8, 5 or 2 tiles, a meld counting three. Which one was drawn is not kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Drawn(Tiles);

impl Drawn {
    /// From concealed tiles and called melds, no five of the concealed ones red.
    ///
    /// # Errors
    /// A size that is none of a hand after its draw, or five of a kind.
    pub fn new(concealed: Counts, melds: &[Meld]) -> Result<Drawn, HandFault> {
        Drawn::with_reds(concealed, [0; 3], melds)
    }

    /// As [`Drawn::new`], with this many red fives of characters, circles and bamboo.
    ///
    /// # Errors
    /// As there, or more red fives than fives.
    pub fn with_reds(concealed: Counts, reds: [u8; 3], melds: &[Meld]) -> Result<Drawn, HandFault> {
        Drawn::of(Tiles::new(concealed, reds, melds)?)
    }

    pub(crate) fn of(tiles: Tiles) -> Result<Drawn, HandFault> {
        if tiles.beyond_melds() == 2 { Ok(Drawn(tiles)) } else { Err(HandFault::NotDrawn(tiles.size())) }
    }

    /// The hand without this tile; none where it is not in the concealed part. Plain fives go before red ones.
    pub fn discard(&self, tile: Tile) -> Option<Hand> {
        let mut tiles = self.0;
        if !tiles.concealed.remove(tile) {
            return None;
        }
        for suit in Suit::ALL {
            tiles.reds[suit as usize] = tiles.reds[suit as usize].min(tiles.concealed.of(five(suit)));
        }
        Some(Hand(tiles))
    }
}

/// A hand of either size, as a person typed it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnyHand {
    /// Before its draw.
    Hand(Hand),
    /// After its draw.
    Drawn(Drawn),
}

impl From<Tiles> for AnyHand {
    fn from(tiles: Tiles) -> AnyHand {
        if tiles.beyond_melds() == 1 { AnyHand::Hand(Hand(tiles)) } else { AnyHand::Drawn(Drawn(tiles)) }
    }
}

impl Deref for AnyHand {
    type Target = Tiles;

    fn deref(&self) -> &Tiles {
        match self {
            AnyHand::Hand(hand) => hand,
            AnyHand::Drawn(drawn) => drawn,
        }
    }
}

impl fmt::Display for AnyHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&**self, f)
    }
}

impl Deref for Hand {
    type Target = Tiles;

    fn deref(&self) -> &Tiles {
        &self.0
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Deref for Drawn {
    type Target = Tiles;

    fn deref(&self) -> &Tiles {
        &self.0
    }
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
