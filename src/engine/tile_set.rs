//! A set of kinds: the waits of a hand, the kinds that help it.

use std::fmt;

use super::Tile;

/// A set of kinds, in 34 bits.
///
/// ```
/// use tenpai::engine::{Tile, TileSet};
/// let set: TileSet = [3, 0, 33].into_iter().filter_map(Tile::new).collect();
/// assert_eq!(set.to_string(), "14m7z");
/// assert_eq!(set.len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet(u64);

impl TileSet {
    /// No kind.
    pub const EMPTY: TileSet = TileSet(0);
    /// Every kind.
    pub const ALL: TileSet = TileSet((1 << 34) - 1);
    /// Terminals and honours, the kinds of thirteen orphans.
    pub const ORPHANS: TileSet = TileSet(0b1111111 << 27 | 0b1_0000_0001 << 18 | 0b1_0000_0001 << 9 | 0b1_0000_0001);

    /// The bit of each kind is its place, 0 to 33.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Bits beyond the 34 kinds are dropped.
    pub(crate) const fn from_bits(bits: u64) -> TileSet {
        TileSet(bits & TileSet::ALL.0)
    }

    /// Only this kind.
    pub const fn just(tile: Tile) -> TileSet {
        TileSet(1 << tile.place())
    }

    /// Whether the kind is in the set.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.place() & 1 == 1
    }

    /// Puts a kind in; one that is there already stays.
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.place();
    }

    /// Takes a kind out; one that is not there changes nothing.
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.place());
    }

    /// How many kinds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no kind in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Kinds that are in one or the other.
    pub const fn or(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// Kinds that are in both.
    pub const fn and(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// Kinds that are here and not in the other.
    pub const fn without(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// The kinds, in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let place = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(Tile::at(place))
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::EMPTY;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

/// `147m5z`; nothing for the empty set.
impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::notation::write_tiles(f, self.iter().map(|tile| (tile, false)))
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
