//! The readings of a hand by where its pair comes from: nine gates are three groups, not nine.

use super::Special;
use super::view::{melds_from, without};
use crate::engine::{Block, Counts, Form, Hand, Tile, TileSet};

/// Where the pair comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PairPlace {
    /// This pair stands in the hand.
    Stands(Tile),
    /// The tile that comes makes it.
    Made,
    /// There is a pair in each part.
    SevenPairs,
    /// One of the thirteen.
    ThirteenOrphans,
    /// Beside knitted tiles, or nowhere among them.
    Knitted,
}

/// All readings with the same pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Where the pair comes from.
    pub pair: PairPlace,
    /// Melds that can be taken away with these waits unchanged.
    pub kept: Vec<Block>,
    /// The tiles that are left, without the pair; they lack one.
    pub rest: Counts,
    /// The kinds that complete it, be they held four times or not.
    pub waits: TileSet,
}

/// The groups of a hand: the pair that is made first, then the pairs that stand.
pub(super) fn groups(hand: &Hand, special: Option<Special>) -> Vec<Group> {
    let counts = hand.concealed();
    let made = Group::of(PairPlace::Made, counts);
    let stands = counts.at_least(2).iter().map(|pair| Group::of(PairPlace::Stands(pair), &without(counts, Block::Pair(pair))));
    let mut all: Vec<Group> = [made].into_iter().chain(stands).flatten().collect();
    if let Some(special) = special {
        let pair = match special.form {
            Form::SevenPairs => PairPlace::SevenPairs,
            Form::Standard | Form::ThirteenOrphans => PairPlace::ThirteenOrphans,
            Form::KnittedStraight | Form::LesserHonorsKnitted | Form::GreaterHonorsKnitted => PairPlace::Knitted,
        };
        all.push(Group { pair, kept: Vec::new(), rest: *counts, waits: special.waits });
    }
    all
}

impl Group {
    /// None where no tile completes them.
    fn of(pair: PairPlace, tiles: &Counts) -> Option<Group> {
        let waits = completions(tiles, pair);
        if waits.is_empty() {
            return None;
        }
        let (rest, kept) = reduced(tiles, waits, pair);
        Some(Group { pair, kept, rest, waits })
    }
}

/// The kinds that complete these tiles: to melds, or to melds and a pair that the tile makes.
fn completions(tiles: &Counts, pair: PairPlace) -> TileSet {
    match pair {
        PairPlace::Made => tiles.at_least(1).iter().filter(|&tile| less(tiles, tile).is_some_and(|left| melds_only(&left))).collect(),
        _ => near(tiles).iter().filter(|&tile| melds_with(tiles, tile)).collect(),
    }
}

/// The tiles and their neighbours.
fn near(tiles: &Counts) -> TileSet {
    tiles.at_least(1).iter().flat_map(|tile| (-2..3).filter_map(move |step| beside(tile, step)).chain([tile])).collect()
}

fn beside(tile: Tile, step: i8) -> Option<Tile> {
    Tile::suited(tile.suit()?, tile.rank().checked_add_signed(step)?)
}

fn less(tiles: &Counts, tile: Tile) -> Option<Counts> {
    let mut left = *tiles;
    left.remove(tile).then_some(left)
}

fn melds_only(tiles: &Counts) -> bool {
    let Some(first) = tiles.at_least(1).iter().next() else { return true };
    melds_from(tiles, first).any(|meld| melds_only(&without(tiles, meld)))
}

/// Whether the tiles and this one are melds. It may be a fifth copy, so its meld is taken out first.
fn melds_with(tiles: &Counts, tile: Tile) -> bool {
    let runs = [[-2, -1], [-1, 1], [1, 2]].into_iter().filter_map(|[low, high]| Some([beside(tile, low)?, beside(tile, high)?]));
    let twins = [[tile, tile]];
    twins.into_iter().chain(runs).any(|[a, b]| less(tiles, a).and_then(|left| less(&left, b)).is_some_and(|left| melds_only(&left)))
}

/// The fewest tiles that still have these completions, and the melds that were taken away.
fn reduced(tiles: &Counts, waits: TileSet, pair: PairPlace) -> (Counts, Vec<Block>) {
    let mut best = (*tiles, Vec::new());
    for meld in tiles.at_least(1).iter().flat_map(|first| melds_from(tiles, first)) {
        let left = without(tiles, meld);
        // no order can leave fewer than one tile, or two
        if best.0.total() > 2 && completions(&left, pair) == waits {
            let (rest, mut kept) = reduced(&left, waits, pair);
            if rest.total() < best.0.total() {
                kept.push(meld);
                kept.sort_by_key(|meld| (meld.first(), *meld));
                best = (rest, kept);
            }
        }
    }
    best
}
