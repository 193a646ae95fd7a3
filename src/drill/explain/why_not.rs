//! Why a tile does not complete a hand: the closest reading with it, and what is left over.

use super::special;
use super::view::{melds_from, without};
use crate::engine::{Block, Counts, Form, Hand, Ruleset, Tile, TileSet, waits};

/// Why a tile is no wait.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhyNot {
    /// All four lie in the hand and its melds, though a fifth would fit.
    FifthCopy(Tile),
    /// All four lie in the hand and its melds, and a fifth would not fit either.
    AllFour(Tile),
    /// The melds are there, but no pair is.
    NoPair(Leftover),
    /// There are too few melds, with the pair or without.
    Leftover(Leftover),
    /// Six pairs and a single want the twin of this one only.
    SevenPairs {
        /// The tile.
        tile: Tile,
        /// What the hand waits for.
        waits: TileSet,
    },
    /// A knitted form wants these only.
    Knitted {
        /// The tile.
        tile: Tile,
        /// What the hand waits for.
        waits: TileSet,
    },
    /// Thirteen orphans want these only.
    ThirteenOrphans {
        /// The tile.
        tile: Tile,
        /// What the hand waits for.
        waits: TileSet,
    },
}

/// The most that melds and a pair can use of the hand and the tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leftover {
    /// The tile that is no wait.
    pub tile: Tile,
    /// The melds and the pair.
    pub blocks: Vec<Block>,
    /// What no block uses.
    pub left: Counts,
}

/// Why this tile does not complete the hand; none where it does.
pub fn why_not(hand: &Hand, tile: Tile, rules: &Ruleset) -> Option<WhyNot> {
    let truth = waits(hand, rules);
    if truth.real.contains(tile) {
        return None;
    }
    if truth.held.contains(tile) {
        return Some(WhyNot::FifthCopy(tile));
    }
    if hand.all().of(tile) == 4 {
        return Some(WhyNot::AllFour(tile));
    }
    let leftover = closest(hand, tile)?;
    let pair = leftover.blocks.iter().any(|block| matches!(block, Block::Pair(_)));
    match special(hand, rules) {
        Some(special) if special.waits == truth.real => Some(match special.form {
            Form::ThirteenOrphans => WhyNot::ThirteenOrphans { tile, waits: special.waits },
            Form::SevenPairs | Form::Standard => WhyNot::SevenPairs { tile, waits: special.waits },
            Form::KnittedStraight | Form::LesserHonorsKnitted | Form::GreaterHonorsKnitted => {
                WhyNot::Knitted { tile, waits: special.waits }
            }
        }),
        _ if leftover.left.total() == 2 && !pair => Some(WhyNot::NoPair(leftover)),
        _ => Some(WhyNot::Leftover(leftover)),
    }
}

/// The reading of the hand and this tile that leaves the fewest tiles over: the tile itself in a block if it can be, and the left ones near
/// each other.
fn closest(hand: &Hand, tile: Tile) -> Option<Leftover> {
    let mut counts = *hand.concealed();
    counts.add(tile).ok()?;
    let mut best: Option<((bool, usize, bool), Leftover)> = None;
    for over in 0..=counts.total() {
        part(counts, over, Counts::EMPTY, &mut Vec::new(), &mut |blocks, left| {
            let used = blocks.iter().any(|block| block.tiles().any(|other| other == tile));
            let pair = blocks.iter().any(|block| matches!(block, Block::Pair(_)));
            let rank = (!used, spread(left), !pair);
            if best.as_ref().is_none_or(|(least, _)| rank < *least) {
                best = Some((rank, Leftover { tile, blocks: blocks.to_vec(), left: *left }));
            }
        });
        if best.is_some() {
            break;
        }
    }
    best.map(|(_, leftover)| leftover)
}

/// How far apart the tiles lie that are left over.
fn spread(left: &Counts) -> usize {
    let tiles: Vec<Tile> = left.tiles().collect();
    let apart = |pair: &[Tile]| if pair[0].suit() == pair[1].suit() { pair[1].place() - pair[0].place() } else { 9 };
    tiles.windows(2).map(apart).sum()
}

/// Every way to part tiles into melds, at most one pair, and so many tiles left over.
fn part(rest: Counts, over: usize, left: Counts, blocks: &mut Vec<Block>, each: &mut impl FnMut(&[Block], &Counts)) {
    let Some(first) = rest.at_least(1).iter().next() else {
        if over == 0 {
            each(blocks, &left);
        }
        return;
    };
    let pair = !blocks.iter().any(|block| matches!(block, Block::Pair(_))) && rest.of(first) >= 2;
    let head = pair.then_some(Block::Pair(first));
    for block in head.into_iter().chain(melds_from(&rest, first)) {
        blocks.push(block);
        part(without(&rest, block), over, left, blocks, each);
        blocks.pop();
    }
    let (mut rest, mut left) = (rest, left);
    if over > 0 && rest.remove(first) && left.add(first).is_ok() {
        part(rest, over - 1, left, blocks, each);
    }
}
