//! The four winds, as rounds and as seats.

use std::fmt;

use super::Tile;

/// 風 kaze, 风: the wind of a round (場風 bakaze, 圈风) or of a seat (自風 jikaze, 门风). East deals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wind {
    /// 東 ton, 东.
    East,
    /// 南 nan, 南.
    South,
    /// 西 shaa, 西.
    West,
    /// 北 pei, 北.
    North,
}

impl Wind {
    /// The winds in the order of the seats.
    pub const ALL: [Wind; 4] = [Wind::East, Wind::South, Wind::West, Wind::North];

    /// The tile with this wind.
    pub const fn tile(self) -> Tile {
        Tile::at(27 + self as usize)
    }

    /// The letter in a line of circumstances: E, S, W or N.
    pub const fn letter(self) -> char {
        match self {
            Wind::East => 'E',
            Wind::South => 'S',
            Wind::West => 'W',
            Wind::North => 'N',
        }
    }
}

/// `E`, `S`, `W`, `N`.
impl fmt::Display for Wind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
