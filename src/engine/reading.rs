//! The ways to see a complete hand: its blocks, and the place of the winning tile.

use std::fmt;

use super::split::Split;
use super::{Counts, Drawn, Hand, Ruleset, Tile, TileSet, waits};

/// One piece of a complete hand, among the concealed tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Block {
    /// One tile of thirteen orphans.
    Single(Tile),
    /// 対子 toitsu, 对子: two equal tiles; the standard form has one, its head (雀頭 jantou, 将).
    Pair(Tile),
    /// 刻子 koutsu, 刻子: three equal tiles.
    Triplet(Tile),
    /// 順子 shuntsu, 顺子: three in a row of one suit, named by the lowest.
    Run(Tile),
}

impl Block {
    /// The lowest tile.
    pub const fn first(self) -> Tile {
        match self {
            Block::Single(tile) | Block::Pair(tile) | Block::Triplet(tile) | Block::Run(tile) => tile,
        }
    }

    /// Its tiles, in order.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        let (copies, step) = match self {
            Block::Single(_) => (1, 0),
            Block::Pair(_) => (2, 0),
            Block::Triplet(_) => (3, 0),
            Block::Run(_) => (3, 1),
        };
        (0..copies).map(move |at| Tile::at(self.first().place() + at * step))
    }

    /// The kind of wait that this block of a standard reading was before this tile; none where the tile is not in it.
    pub fn wait_for(self, tile: Tile) -> Option<Wait> {
        match self {
            Block::Pair(pair) if pair == tile => Some(Wait::Tanki),
            Block::Triplet(triplet) if triplet == tile => Some(Wait::Shanpon),
            Block::Run(first) => match tile.place().checked_sub(first.place())? {
                0 if first.rank() == 7 => Some(Wait::Penchan),
                2 if first.rank() == 1 => Some(Wait::Penchan),
                0 | 2 => Some(Wait::Ryanmen),
                1 => Some(Wait::Kanchan),
                _ => None,
            },
            _ => None,
        }
    }
}

/// `123m`, `55z`.
impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::notation::write_tiles(f, self.tiles().map(|tile| (tile, false)))
    }
}

/// The kind of a wait, from the block that the winning tile completes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wait {
    /// 両面 ryanmen, 两面: two in a row, open on both sides.
    Ryanmen,
    /// 嵌張 kanchan, 嵌张: the middle of a run is missing.
    Kanchan,
    /// 辺張 penchan, 边张: 12 waiting for 3, or 89 for 7.
    Penchan,
    /// 双碰 shanpon, 双碰: two pairs, one of which becomes a triplet.
    Shanpon,
    /// 単騎 tanki, 单钓: waiting on half a pair.
    Tanki,
    /// The last of seven pairs.
    SevenPairs,
    /// The last of thirteen orphans.
    ThirteenOrphans,
}

impl Wait {
    /// Every kind, in order.
    pub const ALL: [Wait; 7] =
        [Wait::Ryanmen, Wait::Kanchan, Wait::Penchan, Wait::Shanpon, Wait::Tanki, Wait::SevenPairs, Wait::ThirteenOrphans];

    /// The name in the fields of the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Wait::Ryanmen => "ryanmen",
            Wait::Kanchan => "kanchan",
            Wait::Penchan => "penchan",
            Wait::Shanpon => "shanpon",
            Wait::Tanki => "tanki",
            Wait::SevenPairs => "seven_pairs",
            Wait::ThirteenOrphans => "thirteen_orphans",
        }
    }
}

/// The form of a complete hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Form {
    /// Four melds and a pair.
    Standard,
    /// Seven different pairs.
    SevenPairs,
    /// Thirteen orphans.
    ThirteenOrphans,
}

impl Form {
    /// The name in the fields of the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Standard => "standard",
            Form::SevenPairs => "seven_pairs",
            Form::ThirteenOrphans => "thirteen_orphans",
        }
    }
}

/// Where the winning tile can sit in a reading, and what the wait was then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Which of the reading's blocks, from 0.
    pub block: u8,
    /// The kind of wait.
    pub wait: Wait,
}

const NO_BLOCK: Block = Block::Single(Tile::at(0));
const NO_PLACE: Place = Place { block: 0, wait: Wait::Tanki };

/// One way to see a complete hand. Two are the same if their blocks are, so none comes twice.
#[derive(Clone, Copy)]
pub struct Reading {
    form: Form,
    blocks: [Block; 13],
    pub(super) block_count: u8,
    places: [Place; 5],
    place_count: u8,
}

impl Reading {
    pub(super) const fn empty(form: Form) -> Reading {
        Reading { form, blocks: [NO_BLOCK; 13], block_count: 0, places: [NO_PLACE; 5], place_count: 0 }
    }

    pub(super) fn push(&mut self, block: Block) {
        self.blocks[usize::from(self.block_count)] = block;
        self.block_count += 1;
    }

    /// The form it has.
    pub const fn form(&self) -> Form {
        self.form
    }

    /// The concealed blocks by first tile, then pair, triplet, run. Called melds stand in the hand.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks[..usize::from(self.block_count)]
    }

    /// Each different block in which the winning tile can sit; empty where no tile is named as the winning one.
    pub fn places(&self) -> &[Place] {
        &self.places[..usize::from(self.place_count)]
    }

    /// The kinds of wait of its places, each once.
    pub fn waits(&self) -> Vec<Wait> {
        let mut waits: Vec<Wait> = self.places().iter().map(|place| place.wait).collect();
        waits.sort();
        waits.dedup();
        waits
    }

    /// Names the winning tile: finds the blocks in which it can sit.
    fn won_on(&mut self, tile: Tile) -> &Reading {
        self.place_count = 0;
        let mut last = None;
        for at in 0..self.block_count {
            let block = self.blocks[usize::from(at)];
            // a block reaches two kinds up at most, so most are passed at one glance
            if tile.place().wrapping_sub(block.first().place()) > 2 {
                continue;
            }
            let wait = match self.form {
                Form::Standard => block.wait_for(tile),
                Form::SevenPairs => (block.first() == tile).then_some(Wait::SevenPairs),
                Form::ThirteenOrphans => (block.first() == tile).then_some(Wait::ThirteenOrphans),
            };
            // equal blocks stand side by side; the tile is shown in the first of them
            if let Some(wait) = wait.filter(|_| last != Some(block)) {
                self.places[usize::from(self.place_count)] = Place { block: at, wait };
                self.place_count += 1;
            }
            last = Some(block);
        }
        self
    }
}

/// Two readings are equal if their form and blocks are.
impl PartialEq for Reading {
    fn eq(&self, other: &Reading) -> bool {
        self.form == other.form && self.blocks() == other.blocks()
    }
}

impl Eq for Reading {}

impl fmt::Debug for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.form.name())?;
        self.blocks().iter().try_for_each(|block| write!(f, " {block}"))
    }
}

/// A wait of a hand with every reading of the hand completed by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Win {
    /// The kind that completes the hand.
    pub tile: Tile,
    /// Every reading, standard ones first, then by blocks.
    pub readings: Vec<Reading>,
}

impl Win {
    /// The kinds of wait of all its readings, each once.
    pub fn waits(&self) -> Vec<Wait> {
        let mut waits: Vec<Wait> = self.readings.iter().flat_map(Reading::waits).collect();
        waits.sort();
        waits.dedup();
        waits
    }
}

/// Every reading of a complete hand, standard ones first, then by blocks; none where it is not complete.
///
/// No tile is named as the winning one, so the readings have no places.
///
/// ```
/// use tenpai::engine::{Drawn, Ruleset, readings};
/// let hand: Drawn = "11223344556677p".parse()?;
/// assert_eq!(readings(&hand, &Ruleset::RIICHI).len(), 4);
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
pub fn readings(hand: &Drawn, rules: &Ruleset) -> Vec<Reading> {
    let mut all = Vec::new();
    let counts = hand.concealed();
    each_reading(counts, &mut Split::new(counts), hand.needed() == 4, rules, &mut |reading| all.push(*reading));
    all
}

/// Each wait of a hand, in order, with its readings.
pub fn wins(hand: &Hand, rules: &Ruleset) -> Vec<Win> {
    let mut all: Vec<Win> = Vec::new();
    each_win(hand, rules, |tile, reading| match all.last_mut() {
        Some(win) if win.tile == tile => win.readings.push(*reading),
        _ => all.push(Win { tile, readings: vec![*reading] }),
    });
    all
}

/// Calls back with every reading of every wait, in order and without allocation.
pub fn each_win(hand: &Hand, rules: &Ruleset, mut each: impl FnMut(Tile, &Reading)) {
    let real = waits(hand, rules).real;
    if real.is_empty() {
        return;
    }
    let mut split = Split::new(hand.concealed());
    for tile in real.iter() {
        won_on(hand, tile, &mut split, rules, &mut |reading| each(tile, reading));
    }
}

/// Calls back with every reading of the hand that one tile makes; never where it does not complete it.
pub(super) fn each_reading_won_on(hand: &Hand, tile: Tile, rules: &Ruleset, mut each: impl FnMut(&Reading)) {
    won_on(hand, tile, &mut Split::new(hand.concealed()), rules, &mut each);
}

fn won_on(hand: &Hand, tile: Tile, split: &mut Split, rules: &Ruleset, each: &mut impl FnMut(&Reading)) {
    let mut counts = *hand.concealed();
    if counts.add(tile).is_ok() {
        split.with(tile, |split| {
            each_reading(&counts, split, hand.needed() == 4, rules, &mut |reading| each(reading.won_on(tile)));
        });
    }
}

fn each_reading(counts: &Counts, split: &mut Split, closed: bool, rules: &Ruleset, each: &mut impl FnMut(&mut Reading)) {
    let kinds = counts.at_least(1);
    split.each(each);
    if closed && rules.seven_pairs() && kinds == counts.at_least(2) && kinds.len() == 7 && counts.total() == 14 {
        let mut reading = Reading::empty(Form::SevenPairs);
        kinds.iter().for_each(|tile| reading.push(Block::Pair(tile)));
        each(&mut reading);
    }
    if closed && rules.thirteen_orphans() && kinds == TileSet::ORPHANS && counts.total() == 14 {
        let mut reading = Reading::empty(Form::ThirteenOrphans);
        for tile in kinds.iter() {
            reading.push(if counts.of(tile) == 2 { Block::Pair(tile) } else { Block::Single(tile) });
        }
        each(&mut reading);
    }
}
