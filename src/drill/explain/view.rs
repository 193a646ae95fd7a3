//! A way to see a hand: melds that stand, a pair or none yet, and a rest whose waits are plain.

use crate::engine::{Block, Counts, Tile, TileSet, Wait};

/// The tiles of a view that lack one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Rest {
    /// A tile alone, or four or seven in a row: one end of it, or the tile between two runs, wants its twin. It makes the pair.
    Row {
        /// The lowest tile.
        first: Tile,
        /// 1, 4 or 7.
        length: u8,
    },
    /// Two, five or eight in a row beside a pair.
    Open {
        /// The lowest tile.
        first: Tile,
        /// 2, 5 or 8.
        length: u8,
    },
    /// Two tiles with a gap beside a pair, named by the lower.
    Gap(Tile),
    /// A second pair beside the pair.
    Twin(Tile),
}

/// One way to see the tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The pair that stands already; none where the wait makes the pair.
    pub pair: Option<Tile>,
    /// The melds that stand.
    pub kept: Vec<Block>,
    /// What lacks one tile.
    pub rest: Rest,
}

impl Rest {
    /// Its tiles, in order.
    pub fn tiles(self) -> Vec<Tile> {
        let row =
            |first: Tile, length: u8, step: usize| (0..usize::from(length)).map(move |nth| Tile::at(first.place() + nth * step)).collect();
        match self {
            Rest::Row { first, length } | Rest::Open { first, length } => row(first, length, 1),
            Rest::Gap(first) => row(first, 2, 2),
            Rest::Twin(tile) => row(tile, 2, 0),
        }
    }
}

impl View {
    /// The kinds that complete it, be they held four times or not.
    pub fn waits(&self) -> TileSet {
        match self.rest {
            Rest::Row { first, length } => (0..usize::from(length)).step_by(3).map(|nth| Tile::at(first.place() + nth)).collect(),
            Rest::Open { first, length } => {
                let ranks = (i16::from(first.rank()) - 1..=i16::from(first.rank()) + i16::from(length)).step_by(3);
                ranks.filter_map(|rank| Tile::suited(first.suit()?, u8::try_from(rank).ok()?)).collect()
            }
            Rest::Gap(first) => TileSet::just(Tile::at(first.place() + 1)),
            Rest::Twin(tile) => self.pair.into_iter().chain([tile]).collect(),
        }
    }

    /// The kinds of its wait.
    pub fn kinds(&self) -> Vec<Wait> {
        match self.rest {
            Rest::Row { .. } => vec![Wait::Tanki],
            Rest::Gap(_) => vec![Wait::Kanchan],
            Rest::Twin(_) => vec![Wait::Shanpon],
            Rest::Open { first, length } => {
                let edges = u8::from(first.rank() == 1) + u8::from(first.rank() + length == 10);
                match (edges, length) {
                    (0, _) => vec![Wait::Ryanmen],
                    (_, 2) => vec![Wait::Penchan],
                    _ => vec![Wait::Ryanmen, Wait::Penchan],
                }
            }
        }
    }

    /// All its tiles.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        let melds = self.kept.iter().flat_map(|meld| meld.tiles());
        melds.chain(self.pair.into_iter().flat_map(|pair| [pair, pair])).chain(self.rest.tiles())
    }
}

/// Every view of these tiles.
pub(super) fn views(counts: &Counts) -> Vec<View> {
    let mut all = Vec::new();
    let mut with = |pair: Option<Tile>, counts: &Counts| {
        for rest in rests(counts, pair) {
            let mut left = *counts;
            rest.tiles().into_iter().for_each(|tile| {
                left.remove(tile);
            });
            each_melds(left, &mut Vec::new(), &mut |kept| all.push(View { pair, kept: kept.to_vec(), rest }));
        }
    };
    with(None, counts);
    for pair in counts.at_least(2).iter() {
        let mut left = *counts;
        left.remove(pair);
        left.remove(pair);
        with(Some(pair), &left);
    }
    all
}

/// The rests that can be taken out of the tiles beside this pair.
fn rests(counts: &Counts, pair: Option<Tile>) -> Vec<Rest> {
    let mut all = Vec::new();
    let kinds = counts.at_least(1);
    for first in kinds.iter() {
        let row = longest_row(kinds, first);
        let at_most = |lengths: [u8; 3]| lengths.into_iter().filter(move |&length| length <= row);
        match pair {
            None => all.extend(at_most([1, 4, 7]).map(|length| Rest::Row { first, length })),
            Some(pair) => {
                all.extend(at_most([2, 5, 8]).map(|length| Rest::Open { first, length }));
                if first.suit().is_some() && first.rank() < 8 && kinds.contains(Tile::at(first.place() + 2)) {
                    all.push(Rest::Gap(first));
                }
                // the pairs of such a view are named once, the lower one as the pair
                if pair < first && counts.of(first) >= 2 {
                    all.push(Rest::Twin(first));
                }
            }
        }
    }
    all
}

/// How many in a row there are from this tile on.
fn longest_row(kinds: TileSet, first: Tile) -> u8 {
    let mut length = 1;
    let mut tile = first;
    while let Some(next) = tile.next().filter(|&next| kinds.contains(next)) {
        tile = next;
        length += 1;
    }
    length
}

/// Every way to part the tiles into melds; equal lists come once.
fn each_melds(left: Counts, kept: &mut Vec<Block>, each: &mut impl FnMut(&[Block])) {
    let Some(first) = left.at_least(1).iter().next() else { return each(kept) };
    for meld in melds_from(&left, first) {
        kept.push(meld);
        each_melds(without(&left, meld), kept, each);
        kept.pop();
    }
}

/// The melds that begin at this tile and lie in the tiles.
pub(super) fn melds_from(counts: &Counts, first: Tile) -> impl Iterator<Item = Block> + use<> {
    let triplet = (counts.of(first) >= 3).then_some(Block::Triplet(first));
    let mut ahead = (0..3).map(|step| (first.suit().is_some() && first.rank() < 8).then(|| Tile::at(first.place() + step)));
    let run = ahead.all(|tile| tile.is_some_and(|tile| counts.of(tile) > 0)).then_some(Block::Run(first));
    triplet.into_iter().chain(run)
}

/// The tiles without a block that lies in them.
pub(super) fn without(counts: &Counts, block: Block) -> Counts {
    let mut left = *counts;
    block.tiles().for_each(|tile| {
        left.remove(tile);
    });
    left
}
