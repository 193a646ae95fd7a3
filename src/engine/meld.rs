//! A meld that was called and lies open beside the hand, or a kan.

use std::fmt;

use super::{Suit, Tile};

/// What was called.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MeldKind {
    /// 順子 shuntsu, 順子: three in a row of one suit, as in `[123m]`.
    Run,
    /// 刻子 koutsu, 刻子: three of a kind, as in `[444z]`.
    Triplet,
    /// 大明槓 daiminkan, 明杠: four of a kind, the last taken from a discard, as in `[2222m]`.
    OpenKan,
    /// 加槓 kakan, 加杠: a called triplet and its fourth tile, as in `[2222m]+`.
    AddedKan,
    /// 暗槓 ankan, 暗杠: four of a kind that were all drawn, as in `[2222m]-`.
    ConcealedKan,
}

impl MeldKind {
    /// Four tiles for a kan, three otherwise; a kan still counts as three for the size of a hand.
    pub const fn size(self) -> u8 {
        match self {
            MeldKind::Run | MeldKind::Triplet => 3,
            MeldKind::OpenKan | MeldKind::AddedKan | MeldKind::ConcealedKan => 4,
        }
    }
}

/// One called meld, with its red fives.
///
/// ```
/// use tenpai::engine::{Meld, MeldKind, Tile};
/// let east = Tile::honor(1).unwrap();
/// assert_eq!(Meld::new(MeldKind::ConcealedKan, east).unwrap().to_string(), "[1111z]-");
/// assert!(Meld::new(MeldKind::Run, east).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Meld {
    first: Tile,
    kind: MeldKind,
    reds: u8,
}

impl Meld {
    /// The meld whose lowest tile this is; none for a run of honours or one that begins at an eight or nine.
    pub const fn new(kind: MeldKind, first: Tile) -> Option<Meld> {
        if matches!(kind, MeldKind::Run) && (first.is_honor() || first.rank() > 7) {
            return None;
        }
        Some(Meld { first, kind, reds: 0 })
    }

    /// The same meld with this many red fives; none where it has fewer fives.
    pub fn with_reds(self, reds: u8) -> Option<Meld> {
        let fives = self.tiles().filter(|tile| tile.suit().is_some() && tile.rank() == 5).count();
        (usize::from(reds) <= fives).then_some(Meld { reds, ..self })
    }

    /// The meld that these tiles form, in any order; four of a kind are an open kan.
    pub(crate) fn of_tiles(tiles: &[Tile]) -> Option<Meld> {
        let first = *tiles.iter().min()?;
        [MeldKind::Run, MeldKind::Triplet, MeldKind::OpenKan].into_iter().filter_map(|kind| Meld::new(kind, first)).find(|meld| {
            let mut sorted = tiles.to_vec();
            sorted.sort_unstable();
            meld.tiles().eq(sorted)
        })
    }

    /// The same four tiles, called another way; none where this is no kan or `kind` is none.
    pub(crate) fn as_kan(self, kind: MeldKind) -> Option<Meld> {
        (self.kind.size() == 4 && kind.size() == 4).then_some(Meld { kind, ..self })
    }

    /// What was called.
    pub const fn kind(self) -> MeldKind {
        self.kind
    }

    /// The lowest tile of a run, or the tile of which there are three or four.
    pub const fn first(self) -> Tile {
        self.first
    }

    /// The three or four tiles, in order.
    pub fn tiles(self) -> impl Iterator<Item = Tile> + use<> {
        let step = usize::from(self.kind == MeldKind::Run);
        (0..usize::from(self.kind.size())).map(move |nth| Tile::at(self.first.place() + nth * step))
    }

    /// How many of its fives are red.
    pub const fn reds(self) -> u8 {
        self.reds
    }

    /// The suit, or none for winds and dragons.
    pub const fn suit(self) -> Option<Suit> {
        self.first.suit()
    }

    /// Fills the places of a hand that hold no meld yet; never shown.
    pub(crate) const FILLER: Meld = Meld { first: Tile::at(0), kind: MeldKind::Run, reds: 0 };
}

/// `[123m]`, `[406p]`, `[2222m]-`: hand text.
impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        super::notation::write_tiles(f, super::notation::with_reds(self.tiles(), |_| self.reds))?;
        f.write_str(match self.kind {
            MeldKind::Run | MeldKind::Triplet | MeldKind::OpenKan => "]",
            MeldKind::AddedKan => "]+",
            MeldKind::ConcealedKan => "]-",
        })
    }
}
