//! The ways to see a complete hand with wilds: its blocks, each wild shown as a wild, and apart from that what it stands for.

use std::fmt;

use super::cover_readings::each_cover;
use super::{WildDrawn, WildHand, WildTiles, wild_waits};
use crate::engine::{Block, Form, Ruleset, Tile, TileSet, Wait};

/// A block of a complete hand in which wilds may stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WildBlock {
    /// A block that is known; its tiles whose bit is set (1 for the first) are wilds.
    Known(Block, u8),
    /// Two wilds: any pair.
    AnyPair,
    /// Three wilds: any meld.
    AnyMeld,
}

impl WildBlock {
    /// Its tiles in order, none for a wild.
    pub fn faces(self) -> Vec<Option<Tile>> {
        match self {
            WildBlock::Known(block, wilds) => block.tiles().enumerate().map(|(at, tile)| (wilds >> at & 1 == 0).then_some(tile)).collect(),
            WildBlock::AnyPair => vec![None; 2],
            WildBlock::AnyMeld => vec![None; 3],
        }
    }

    /// By first tile, then pair, triplet, run; blocks of wilds alone last.
    fn order(self) -> (usize, Option<Block>, u8) {
        match self {
            WildBlock::Known(block, wilds) => (block.first().place(), Some(block), wilds),
            WildBlock::AnyPair => (Tile::KINDS, None, 2),
            WildBlock::AnyMeld => (Tile::KINDS, None, 3),
        }
    }
}

/// `1x3m`, `55z`, `xx`: digits before the letter of the suit, which falls away where all are wilds.
impl fmt::Display for WildBlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faces = self.faces();
        for face in &faces {
            match face {
                Some(tile) => write!(f, "{}", tile.rank())?,
                None => f.write_str("x")?,
            }
        }
        faces.iter().flatten().next().map_or(Ok(()), |tile| write!(f, "{}", tile.letter()))
    }
}

/// What a wild of a reading stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StandsFor {
    /// This tile.
    Tile(Tile),
    /// Whatever makes a meld or a pair together with the other wilds beside it.
    Any,
}

/// The tile, or `x` for any.
impl fmt::Display for StandsFor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StandsFor::Tile(tile) => tile.fmt(f),
            StandsFor::Any => f.write_str("x"),
        }
    }
}

/// One way to see a complete hand with wilds.
///
/// Two are the same if their blocks are, wherever among equal tiles the wilds lie; a meld or pair of wilds alone is one block, whatever it
/// stands for. So each way is met once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WildReading {
    form: Form,
    blocks: Vec<WildBlock>,
    waits: Vec<Wait>,
}

impl WildReading {
    /// The form it has.
    pub const fn form(&self) -> Form {
        self.form
    }

    /// The concealed blocks by first tile, then pair, triplet, run; those of wilds alone last. Called melds stand in the hand.
    pub fn blocks(&self) -> &[WildBlock] {
        &self.blocks
    }

    /// What the wilds stand for, in tile order.
    pub fn wilds(&self) -> Vec<StandsFor> {
        let mut wilds: Vec<StandsFor> = Vec::new();
        for block in &self.blocks {
            match block {
                WildBlock::Known(known, mask) => {
                    wilds.extend(known.tiles().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, tile)| StandsFor::Tile(tile)));
                }
                free => wilds.extend(free.faces().iter().map(|_| StandsFor::Any)),
            }
        }
        wilds.sort_unstable();
        wilds
    }

    /// The kinds of wait of the winning tile, each once; empty where no tile is named as the winning one.
    pub fn waits(&self) -> &[Wait] {
        &self.waits
    }

    /// Lays the tiles into the blocks in order; where there are too few, wilds.
    fn laid(form: Form, known: &[Block], free: impl Iterator<Item = WildBlock>, hand: &WildTiles) -> WildReading {
        let mut left = *hand.natural();
        let lay = |&block: &Block| {
            let wilds = block.tiles().enumerate().filter(|&(_, tile)| !left.remove(tile)).map(|(at, _)| 1 << at).sum();
            WildBlock::Known(block, wilds)
        };
        let mut blocks: Vec<WildBlock> = known.iter().map(lay).collect();
        blocks.extend(free);
        WildReading { form, blocks, waits: Vec::new() }
    }

    /// Names the winning tile: the kinds of wait of the blocks in which it can sit.
    fn won_on(mut self, tile: Tile) -> WildReading {
        let known = self.blocks.iter().filter_map(|block| match block {
            WildBlock::Known(block, _) => Some(*block),
            _ => None,
        });
        let form = self.form;
        let mut waits: Vec<Wait> = known
            .filter_map(|block| match form {
                Form::Standard => block.wait_for(tile),
                Form::SevenPairs => (block.first() == tile).then_some(Wait::SevenPairs),
                Form::ThirteenOrphans => (block.first() == tile).then_some(Wait::ThirteenOrphans),
                // no rules have wilds and knitted forms together
                Form::KnittedStraight | Form::LesserHonorsKnitted | Form::GreaterHonorsKnitted => None,
            })
            .collect();
        waits.sort_unstable();
        waits.dedup();
        self.waits = waits;
        self
    }
}

/// A wait of a hand with wilds, with every reading of the hand completed by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WildWin {
    /// The kind that completes the hand, drawn as itself.
    pub tile: Tile,
    /// Every reading, standard ones first, then by blocks.
    pub readings: Vec<WildReading>,
}

impl WildWin {
    /// The kinds of wait of all its readings, each once.
    pub fn waits(&self) -> Vec<Wait> {
        let mut waits: Vec<Wait> = self.readings.iter().flat_map(|reading| reading.waits.iter().copied()).collect();
        waits.sort_unstable();
        waits.dedup();
        waits
    }
}

/// Every reading of a complete hand with wilds, standard ones first, then by blocks; none where it is not complete, or where it wins by
/// four wilds alone.
///
/// ```
/// use tenpai::engine::{Ruleset, WildDrawn, wild_readings};
/// let hand: WildDrawn = "13m11zx".parse()?;
/// let readings = wild_readings(&hand, &Ruleset::STANDARD);
/// let blocks: Vec<String> = readings[0].blocks().iter().map(|block| block.to_string()).collect();
/// assert_eq!((readings.len(), blocks.join(" ").as_str()), (1, "1x3m 11z"));
/// assert_eq!(readings[0].wilds()[0].to_string(), "2m");
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
pub fn wild_readings(hand: &WildDrawn, rules: &Ruleset) -> Vec<WildReading> {
    let mut all = Vec::new();
    each_cover(hand, rules, |known, melds, pair| {
        let free = std::iter::repeat_n(WildBlock::AnyPair, pair).chain(std::iter::repeat_n(WildBlock::AnyMeld, melds));
        all.push(WildReading::laid(Form::Standard, known, free, hand));
    });
    if hand.needed() == 4 {
        all.extend(rules.seven_pairs().then(|| seven_pairs(hand)).flatten());
        if rules.thirteen_orphans() {
            all.extend(thirteen_orphans(hand));
        }
    }
    all.sort_by_cached_key(|reading| (reading.form, reading.blocks.iter().map(|block| block.order()).collect::<Vec<_>>()));
    all
}

/// Each wait of a hand with wilds, in order, with its readings.
pub fn wild_wins(hand: &WildHand, rules: &Ruleset) -> Vec<WildWin> {
    let wins = wild_waits(hand, rules).real.iter().filter_map(|tile| {
        let complete = hand.draw(tile).ok()?;
        let readings = wild_readings(&complete, rules).into_iter().map(|reading| reading.won_on(tile)).collect();
        Some(WildWin { tile, readings })
    });
    wins.collect()
}

fn seven_pairs(hand: &WildDrawn) -> Option<WildReading> {
    let kinds = hand.natural().at_least(1);
    if kinds.len() > 7 || !hand.natural().at_least(3).is_empty() {
        return None;
    }
    let pairs: Vec<Block> = kinds.iter().map(Block::Pair).collect();
    let free = std::iter::repeat_n(WildBlock::AnyPair, 7 - kinds.len());
    Some(WildReading::laid(Form::SevenPairs, &pairs, free, hand))
}

/// One for each kind that can be the pair.
fn thirteen_orphans(hand: &WildDrawn) -> Vec<WildReading> {
    let (kinds, pairs) = (hand.natural().at_least(1), hand.natural().at_least(2));
    if !kinds.without(TileSet::ORPHANS).is_empty() || pairs.len() > 1 || !hand.natural().at_least(3).is_empty() {
        return Vec::new();
    }
    let may_pair = if pairs.is_empty() { TileSet::ORPHANS } else { pairs };
    let reading = |pair: Tile| {
        let blocks: Vec<Block> =
            TileSet::ORPHANS.iter().map(|tile| if tile == pair { Block::Pair(tile) } else { Block::Single(tile) }).collect();
        WildReading::laid(Form::ThirteenOrphans, &blocks, std::iter::empty(), hand)
    };
    may_pair.iter().map(reading).collect()
}
