//! A complete hand read one way, as the fans look at it.

use super::Fan;
use crate::engine::{Block, Counts, Form, How, Meld, MeldKind, Place, Reading, Tile, TileSet, Wait, WonHand};

/// A chow, pung or kong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Set {
    pub(super) first: Tile,
    pub(super) sort: Sort,
    /// Nobody else gave a tile of it.
    pub(super) hidden: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sort {
    Chow,
    Pung,
    Kong,
}

impl Set {
    pub(super) fn is_chow(self) -> bool {
        self.sort == Sort::Chow
    }

    /// The kinds in it.
    pub(super) fn kinds(self) -> TileSet {
        TileSet::from_bits(if self.is_chow() { 0b111 } else { 1 } << self.first.place())
    }

    fn of_meld(meld: &Meld) -> Set {
        let sort = match meld.kind() {
            MeldKind::Run => Sort::Chow,
            MeldKind::Triplet => Sort::Pung,
            MeldKind::OpenKan | MeldKind::AddedKan | MeldKind::ConcealedKan => Sort::Kong,
        };
        Set { first: meld.first(), sort, hidden: meld.kind() == MeldKind::ConcealedKan }
    }
}

/// A fan that the hand has by its looks, and the sets that earn it, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Found {
    pub(super) fan: Fan,
    pub(super) sets: u8,
}

impl Found {
    /// A fact about the whole hand. It lies in every fan that contains it; only these few reach down to the fans of single sets.
    pub(super) const fn of_whole(fan: Fan) -> Found {
        use Fan::*;
        let reaching = matches!(fan, NineGates | ThirteenOrphans | AllTerminals | AllHonors | AllTerminalsAndHonors);
        Found { fan, sets: if reaching { 0xff } else { 0 } }
    }
}

/// A complete hand in one reading, with the winning tile in one of its places.
pub(super) struct Seen<'a> {
    pub(super) won: &'a WonHand,
    pub(super) form: Form,
    sets: [Set; 4],
    count: usize,
    pub(super) pair: Option<Tile>,
    /// Every tile, melds and the winning one included.
    pub(super) all: &'a Counts,
    pub(super) wait: Wait,
    /// The set that a discard finished.
    pub(super) finished: Option<usize>,
    /// The nine tiles of a knitted straight.
    pub(super) nine: TileSet,
    /// Every kind that would have completed the hand, held ones too.
    pub(super) formal: TileSet,
}

impl<'a> Seen<'a> {
    pub(super) fn new(won: &'a WonHand, all: &'a Counts, formal: TileSet, reading: &Reading, place: Place) -> Seen<'a> {
        const NONE: Set = Set { first: Tile::at(0), sort: Sort::Chow, hidden: false };
        let ron = won.circumstances().how == How::Ron;
        let mut seen = Seen {
            won,
            form: reading.form(),
            sets: [NONE; 4],
            count: 0,
            pair: None,
            all,
            wait: place.wait,
            finished: None,
            nine: TileSet::EMPTY,
            formal,
        };
        for meld in won.hand().melds() {
            seen.push(Set::of_meld(meld));
        }
        for (at, &block) in reading.blocks().iter().enumerate() {
            let sort = match block {
                Block::Run(_) => Sort::Chow,
                Block::Triplet(_) => Sort::Pung,
                Block::Pair(tile) => {
                    seen.pair = Some(tile);
                    continue;
                }
                Block::Single(_) => continue,
                Block::Knitted(_) => {
                    seen.nine = seen.nine.or(block.tiles().collect());
                    continue;
                }
            };
            if ron && at == usize::from(place.block) {
                seen.finished = Some(seen.count);
            }
            seen.push(Set { first: block.first(), sort, hidden: true });
        }
        seen
    }

    fn push(&mut self, set: Set) {
        self.sets[self.count] = set;
        self.count += 1;
    }

    /// The chows, pungs and kongs; none in the forms that have no sets.
    pub(super) fn sets(&self) -> &[Set] {
        &self.sets[..self.count]
    }

    /// The sets of which this is true, one bit each.
    pub(super) fn those(&self, is: impl Fn(&Set) -> bool) -> u8 {
        self.sets().iter().enumerate().filter(|(_, set)| is(set)).map(|(at, _)| 1 << at).sum()
    }
}
