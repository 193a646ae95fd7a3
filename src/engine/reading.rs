//! The ways to see a complete hand: its blocks, and the place of the winning tile.

use std::fmt;
use std::ops::Range;

use super::mcr::{self, Knit};
use super::split::{Part, Split};
use super::{Counts, Drawn, Hand, Ruleset, Tile, TileSet, waits};

/// One piece of a complete hand, among the concealed tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Block {
    /// One tile of thirteen orphans, or an honour of a knitted form.
    Single(Tile),
    /// 対子 toitsu, 对子: two equal tiles; the standard form has one, its head (雀頭 jantou, 将).
    Pair(Tile),
    /// 刻子 koutsu, 刻子: three equal tiles.
    Triplet(Tile),
    /// 順子 shuntsu, 顺子: three in a row of one suit, named by the lowest.
    Run(Tile),
    /// The tiles of one suit in a knitted form, three ranks apart: `147m`, `25p`.
    Knitted(Knit),
}

impl Block {
    /// The lowest tile.
    pub const fn first(self) -> Tile {
        match self {
            Block::Single(tile) | Block::Pair(tile) | Block::Triplet(tile) | Block::Run(tile) => tile,
            Block::Knitted(knit) => knit.first(),
        }
    }

    /// Its tiles, in order.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        let (copies, steps) = match self {
            Block::Single(_) => (1, [0; 3]),
            Block::Pair(_) => (2, [0; 3]),
            Block::Triplet(_) => (3, [0; 3]),
            Block::Run(_) => (3, [0, 1, 2]),
            Block::Knitted(knit) => knit.steps(),
        };
        steps.into_iter().take(copies).map(move |step| Tile::at(self.first().place() + step))
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
            Block::Knitted(_) => self.holds(tile).then_some(Wait::Knitted),
            _ => None,
        }
    }

    /// Whether the tile is one of its tiles.
    pub fn holds(self, tile: Tile) -> bool {
        self.tiles().any(|own| own == tile)
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
    /// A missing tile of a knitted form.
    Knitted,
}

impl Wait {
    /// Every kind, in order.
    pub const ALL: [Wait; 8] =
        [Wait::Ryanmen, Wait::Kanchan, Wait::Penchan, Wait::Shanpon, Wait::Tanki, Wait::SevenPairs, Wait::ThirteenOrphans, Wait::Knitted];

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
            Wait::Knitted => "knitted",
        }
    }
}

/// The form of a complete hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Form {
    /// Four melds and a pair.
    Standard,
    /// Seven pairs, different ones unless the rules let four of a kind be two.
    SevenPairs,
    /// Thirteen orphans.
    ThirteenOrphans,
    /// 组合龙: nine knitted tiles, a meld and a pair.
    KnittedStraight,
    /// 全不靠: fourteen different tiles of one knitted layout and the honours.
    LesserHonorsKnitted,
    /// 七星不靠: the same with all seven honours.
    GreaterHonorsKnitted,
}

impl Form {
    /// The kind of wait that this block of such a reading was before this tile; none where the tile is not in it.
    fn wait_in(self, block: Block, tile: Tile) -> Option<Wait> {
        let wait = match self {
            Form::Standard | Form::KnittedStraight => return block.wait_for(tile),
            Form::SevenPairs => Wait::SevenPairs,
            Form::ThirteenOrphans => Wait::ThirteenOrphans,
            Form::LesserHonorsKnitted | Form::GreaterHonorsKnitted => Wait::Knitted,
        };
        block.holds(tile).then_some(wait)
    }

    /// The name in the fields of the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Standard => "standard",
            Form::SevenPairs => "seven_pairs",
            Form::ThirteenOrphans => "thirteen_orphans",
            Form::KnittedStraight => "knitted_straight",
            Form::LesserHonorsKnitted => "lesser_honors_knitted",
            Form::GreaterHonorsKnitted => "greater_honors_knitted",
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
    block_count: u8,
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

    /// A standard reading; the tile that was drawn sits somewhere in these blocks.
    pub(super) fn standard(part: Part, drawn: Option<Tile>, among: Range<u8>) -> Reading {
        let mut reading = Reading::empty(Form::Standard);
        reading.blocks[..5].copy_from_slice(&part.blocks());
        reading.block_count = part.len();
        if let Some(tile) = drawn {
            reading.won_on(among, |block| block.wait_for(tile));
        }
        reading
    }

    /// Names the winning tile: finds the blocks in which it can sit, among these, each with the wait that it was.
    fn won_on(&mut self, among: Range<u8>, wait: impl Fn(Block) -> Option<Wait>) {
        let mut last = None;
        for at in among {
            let block = self.blocks[usize::from(at)];
            // equal blocks stand side by side; the tile is shown in the first of them
            if let Some(wait) = wait(block).filter(|_| last != Some(block)) {
                self.places[usize::from(self.place_count)] = Place { block: at, wait };
                self.place_count += 1;
            }
            last = Some(block);
        }
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
    Split::new(counts).each(None, &mut |reading| all.push(*reading));
    each_special(counts, None, hand.needed() == 4, rules, &mut |reading| all.push(*reading));
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
        split.each(Some(tile), &mut |reading| each(tile, reading));
        // neither of the special forms has three of a kind
        if hand.needed() == 4 && hand.concealed().at_least(3).is_empty() || rules.more_forms() {
            let mut counts = *hand.concealed();
            counts.add(tile).expect("a wait is held fewer than four times");
            each_special(&counts, Some(tile), hand.needed() == 4, rules, &mut |reading| each(tile, reading));
        }
    }
}

/// Calls back with every reading of a complete hand that was won on this tile.
pub(crate) fn each_reading_won(hand: &Drawn, tile: Tile, rules: &Ruleset, mut each: impl FnMut(&Reading)) {
    let mut counts = *hand.concealed();
    counts.remove(tile);
    Split::new(&counts).each(Some(tile), &mut each);
    each_special(hand.concealed(), Some(tile), hand.needed() == 4, rules, &mut each);
}

fn each_special(counts: &Counts, drawn: Option<Tile>, closed: bool, rules: &Ruleset, each: &mut impl FnMut(&Reading)) {
    let kinds = counts.at_least(1);
    let mut tell = |mut reading: Reading, wait: Wait| {
        if let Some(tile) = drawn {
            reading.won_on(0..reading.block_count, |block| (block.first() == tile).then_some(wait));
        }
        each(&reading);
    };
    if closed && rules.seven_pairs() && kinds == counts.at_least(2) && kinds.len() == 7 && counts.total() == 14 {
        let mut reading = Reading::empty(Form::SevenPairs);
        kinds.iter().for_each(|tile| reading.push(Block::Pair(tile)));
        tell(reading, Wait::SevenPairs);
    }
    if closed && rules.thirteen_orphans() && kinds == TileSet::ORPHANS && counts.total() == 14 {
        let mut reading = Reading::empty(Form::ThirteenOrphans);
        for tile in kinds.iter() {
            reading.push(if counts.of(tile) == 2 { Block::Pair(tile) } else { Block::Single(tile) });
        }
        tell(reading, Wait::ThirteenOrphans);
    }
    if rules.more_forms() {
        mcr::each_special_reading(counts, rules, &mut |mut reading| {
            if let Some(tile) = drawn {
                let form = reading.form;
                reading.won_on(0..reading.block_count, |block| form.wait_in(block, tile));
            }
            each(&reading);
        });
    }
}
