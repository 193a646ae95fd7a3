//! How many tiles of each kind are held, never more than four.

use std::fmt;

use super::{Tile, TileSet};

/// A fifth copy was asked for: `five copies of 3p: only four exist`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FifthCopy(pub Tile);

impl fmt::Display for FifthCopy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "five copies of {}: only four exist", self.0)
    }
}

impl std::error::Error for FifthCopy {}

/// Tiles of each kind, 0 to 4.
///
/// Kept as four sets: the kinds held at least once, twice, three and four times. Each lies inside the one before it,
/// so that five of a kind cannot be written down, and pairs or orphans are counted by looking at one set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Counts {
    held: [u64; 4],
}

impl Counts {
    /// No tile.
    pub const EMPTY: Counts = Counts { held: [0; 4] };

    /// From the number of each kind, in order.
    ///
    /// # Errors
    /// The first kind of which there are more than four.
    pub fn new(numbers: &[u8; 34]) -> Result<Counts, FifthCopy> {
        let mut held = [0u64; 4];
        for (place, &number) in numbers.iter().enumerate() {
            if number > 4 {
                return Err(FifthCopy(Tile::at(place)));
            }
            for (limit, kinds) in held.iter_mut().enumerate() {
                *kinds |= u64::from(usize::from(number) > limit) << place;
            }
        }
        Ok(Counts { held })
    }

    /// From tiles, one by one.
    ///
    /// # Errors
    /// The first tile that would be a fifth copy.
    pub fn of_tiles(tiles: impl IntoIterator<Item = Tile>) -> Result<Counts, FifthCopy> {
        let mut counts = Counts::EMPTY;
        for tile in tiles {
            counts.add(tile)?;
        }
        Ok(counts)
    }

    /// How many of this kind.
    pub const fn of(&self, tile: Tile) -> u8 {
        let place = tile.place();
        let [once, twice, thrice, all] = self.held;
        ((once >> place & 1) + (twice >> place & 1) + (thrice >> place & 1) + (all >> place & 1)) as u8
    }

    /// One more of this kind.
    ///
    /// # Errors
    /// All four are there already.
    pub const fn add(&mut self, tile: Tile) -> Result<(), FifthCopy> {
        let mut carry = 1u64 << tile.place();
        let mut limit = 0;
        while limit < 4 {
            let below = self.held[limit];
            self.held[limit] |= carry;
            carry &= below;
            limit += 1;
        }
        if carry == 0 { Ok(()) } else { Err(FifthCopy(tile)) }
    }

    /// One less of this kind; `false` where none is left and nothing changes.
    pub const fn remove(&mut self, tile: Tile) -> bool {
        let bit = 1u64 << tile.place();
        let [once, twice, thrice, all] = self.held;
        // it leaves the last of the sets that it is in
        self.held = [once & (!bit | twice), twice & (!bit | thrice), thrice & (!bit | all), all & !bit];
        once & bit != 0
    }

    /// How many tiles in all.
    pub const fn total(&self) -> usize {
        let [once, twice, thrice, all] = self.held;
        (once.count_ones() + twice.count_ones() + thrice.count_ones() + all.count_ones()) as usize
    }

    /// The kinds held at least this often, 1 to 4.
    pub const fn at_least(&self, copies: usize) -> TileSet {
        if copies == 0 {
            return TileSet::ALL;
        }
        if copies > 4 {
            return TileSet::EMPTY;
        }
        TileSet::from_bits(self.held[copies - 1])
    }

    /// Whether no tile is held.
    pub const fn is_empty(&self) -> bool {
        self.held[0] == 0
    }

    /// Every tile, one by one, in order.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        let counts = *self;
        self.at_least(1).iter().flat_map(move |tile| std::iter::repeat_n(tile, usize::from(counts.of(tile))))
    }

    /// The copies that are not among these: four of each kind, less what is held.
    pub(crate) const fn complement(&self) -> Counts {
        let [once, twice, thrice, all] = self.held;
        let kinds = TileSet::ALL.bits();
        Counts { held: [kinds & !all, kinds & !thrice, kinds & !twice, kinds & !once] }
    }

    /// The numbers of the nine ranks of a suit, or of the seven honours and two zeros for group 3.
    pub(crate) fn group(&self, group: usize) -> [u8; 9] {
        std::array::from_fn(|rank| {
            let place = group * 9 + rank;
            if place < 34 { self.of(Tile::at(place)) } else { 0 }
        })
    }

    /// The four sets, for the tables of the engine.
    pub(crate) const fn held(&self) -> &[u64; 4] {
        &self.held
    }
}

/// Hand text without red fives: `123m11z`.
impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::notation::write_tiles(f, self.tiles().map(|tile| (tile, false)))
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
