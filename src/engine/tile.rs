//! A tile: one of the 34 kinds, four of each in the wall.

use std::fmt;

/// The three suits; winds and dragons have none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// Characters, 萬子 manzu, 万子: letter `m`.
    Man,
    /// Circles, 筒子 pinzu, 筒子: letter `p`.
    Pin,
    /// Bamboo, 索子 souzu, 条子: letter `s`.
    Sou,
}

impl Suit {
    /// The suits in the order of every list: characters, circles, bamboo.
    pub const ALL: [Suit; 3] = [Suit::Man, Suit::Pin, Suit::Sou];

    /// The letter of the suit in hand text.
    pub const fn letter(self) -> char {
        match self {
            Suit::Man => 'm',
            Suit::Pin => 'p',
            Suit::Sou => 's',
        }
    }
}

/// One kind of tile. The order is 1-9 characters, 1-9 circles, 1-9 bamboo, East South West North, White Green Red.
///
/// A red five is a fact about a hand, not a kind of its own.
///
/// ```
/// use tenpai::engine::{Suit, Tile};
/// let five = Tile::suited(Suit::Pin, 5).unwrap();
/// assert_eq!(five.to_string(), "5p");
/// assert_eq!(Tile::honor(7).unwrap().to_string(), "7z");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// How many kinds there are.
    pub const KINDS: usize = 34;

    /// The kind with this place in the order of all kinds, 0 to 33.
    pub const fn new(place: u8) -> Option<Tile> {
        if place < 34 { Some(Tile(place)) } else { None }
    }

    /// The tile of this suit and rank (1 to 9).
    pub const fn suited(suit: Suit, rank: u8) -> Option<Tile> {
        if rank >= 1 && rank <= 9 { Some(Tile(suit as u8 * 9 + rank - 1)) } else { None }
    }

    /// East South West North White Green Red are 1 to 7, as in `1z` to `7z`.
    pub const fn honor(number: u8) -> Option<Tile> {
        if number >= 1 && number <= 7 { Some(Tile(26 + number)) } else { None }
    }

    /// Every kind, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        (0..34).map(Tile)
    }

    /// The place in the order of all kinds, 0 to 33.
    pub const fn place(self) -> usize {
        self.0 as usize
    }

    /// The suit, or none for a wind or a dragon.
    pub const fn suit(self) -> Option<Suit> {
        match self.0 / 9 {
            0 => Some(Suit::Man),
            1 => Some(Suit::Pin),
            2 => Some(Suit::Sou),
            _ => None,
        }
    }

    /// 1 to 9 in a suit, 1 to 7 for East South West North White Green Red.
    pub const fn rank(self) -> u8 {
        self.0 % 9 + 1
    }

    /// Winds and dragons, 字牌 jihai, 字牌.
    pub const fn is_honor(self) -> bool {
        self.0 >= 27
    }

    /// A terminal or an honour, 么九牌 yaochuuhai, 幺九牌: the kinds of thirteen orphans.
    pub const fn is_orphan(self) -> bool {
        self.is_honor() || self.0.is_multiple_of(9) || self.0 % 9 == 8
    }

    /// The letter behind the digit: `m`, `p`, `s`, or `z` for honours.
    pub const fn letter(self) -> char {
        match self.suit() {
            Some(suit) => suit.letter(),
            None => 'z',
        }
    }

    /// The next tile up in the same suit; none after a nine or for an honour.
    pub const fn next(self) -> Option<Tile> {
        if self.is_honor() || self.0 % 9 == 8 { None } else { Some(Tile(self.0 + 1)) }
    }

    /// For arithmetic inside the engine, where the place is known to be one.
    pub(crate) const fn at(place: usize) -> Tile {
        assert!(place < 34);
        Tile(place as u8)
    }
}

/// `5p`, `1z`: a red five prints as a plain one, since it is the same kind.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.letter())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
