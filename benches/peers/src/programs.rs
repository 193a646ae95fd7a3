//! How each program is asked, with the hands already in its own terms.

use std::collections::BTreeSet;

use riichi_decomp::{Decomposer, IrregularWait, RegularWait, WaitSet, WaitingKind, detect_irregular_wait};
use riichi_elements::prelude::{HandGroup, TileSet34};
use tenpai::engine::{self, Block, Counts, Discard, Drawn, Form, Hand, Reading, Ruleset, Unseen};
use xiangting::PlayerCount;

use crate::hands::{Hands, Numbers};
use crate::measure::{DISCARDS, Program, READINGS, SHANTEN, Task, WAITS};
use crate::plain;

/// A wait and one reading of it: the blocks as `kind * 34 + first`, pair 0, triplet 1, run 2; empty for the orphans.
pub type Line = (usize, Vec<usize>);

/// Every program, ours first.
pub fn all(hands: &Hands) -> Vec<Program> {
    vec![ours(hands), ours_in_lists(hands), plain_judge(hands), xiangting(hands), xiangting_at_once(hands)]
        .into_iter()
        .chain([riichienv(hands), decomp(hands)])
        .collect()
}

/// A task that asks about each hand in turn, in the program's own terms, and adds the answers up.
fn each<H: 'static>(hands: &[Numbers], terms: impl Fn(&Numbers) -> H, mut ask: impl FnMut(&H) -> u64 + 'static) -> Task {
    let hands: Vec<H> = hands.iter().map(terms).collect();
    Box::new(move || hands.iter().map(&mut ask).fold(0, u64::wrapping_add))
}

fn hand(numbers: &Numbers) -> Hand {
    Hand::new(Counts::new(numbers).expect("four of each at most"), &[]).expect("thirteen tiles")
}

fn drawn(numbers: &Numbers) -> Drawn {
    Drawn::new(Counts::new(numbers).expect("four of each at most"), &[]).expect("fourteen tiles")
}

fn ours(hands: &Hands) -> Program {
    let rules = &Ruleset::RIICHI;
    let waits = |hand: &Hand| engine::waits(hand, rules).real.bits();
    let readings = |hand: &Hand| {
        let mut sum = 0;
        engine::each_win(hand, rules, |tile, reading| sum += (tile.place() + reading.blocks().len() + reading.places().len()) as u64);
        sum
    };
    let shanten = |hand: &Drawn| engine::shanten(hand, rules).least().value() as u64;
    let discards = |hand: &Drawn| {
        let rows = engine::discards(hand, rules, &Unseen::beside(hand));
        rows.iter().map(|row| row.shanten.value() as u64 + row.acceptance.tiles.bits() + u64::from(row.acceptance.left)).sum()
    };
    Program::named("tenpai")
        .with_sorts(WAITS, hands, |hands| each(hands, hand, waits))
        .with_sorts(READINGS, hands, |hands| each(hands, hand, readings))
        .with(SHANTEN, each(&hands.drawn, drawn, shanten))
        .with(DISCARDS, each(&hands.drawn, drawn, discards))
}

fn ours_in_lists(hands: &Hands) -> Program {
    let readings = |hand: &Hand| engine::wins(hand, &Ruleset::RIICHI).iter().map(|win| win.readings.len() as u64).sum();
    Program::named("tenpai, readings kept in lists").with_sorts(READINGS, hands, |hands| each(hands, hand, readings))
}

fn plain_judge(hands: &Hands) -> Program {
    Program::named("plain judge solution").with_sorts(WAITS, hands, |hands| each(hands, Numbers::clone, plain::waits))
}

/// The tiles missing first, the waits only of a ready hand: the quickest way through its public functions.
pub fn xiangting_waits(numbers: &Numbers) -> u64 {
    if xiangting_shanten(numbers) == 0 { xiangting_necessary(numbers) } else { 0 }
}

fn xiangting_necessary(numbers: &Numbers) -> u64 {
    let (number, tiles) = xiangting::calculate_necessary_tiles(numbers, PlayerCount::Four).expect("a whole hand");
    if number == 1 { tiles } else { 0 }
}

/// Its number of replacements, less one.
pub fn xiangting_shanten(numbers: &Numbers) -> i8 {
    xiangting::calculate_replacement_number(numbers, PlayerCount::Four).expect("a whole hand") as i8 - 1
}

/// A row of the table of discards: the tile, the distance without it, the kinds that help and the copies left of them.
pub type Row = (usize, i8, u64, u32);

/// Each discard, then its necessary tiles, which come with the distance.
pub fn xiangting_discards(numbers: &Numbers) -> Vec<Row> {
    let mut rest = *numbers;
    let mut rows = Vec::new();
    for kind in (0..34).filter(|&kind| numbers[kind] > 0) {
        rest[kind] -= 1;
        let (number, tiles) = xiangting::calculate_necessary_tiles(&rest, PlayerCount::Four).expect("a whole hand");
        rest[kind] += 1;
        // what was discarded cannot be drawn again
        let tiles = tiles & !(u64::from(numbers[kind] == 4) << kind);
        let left = (0..34).filter(|kind| tiles >> kind & 1 == 1).map(|kind| 4 - u32::from(numbers[kind])).sum();
        rows.push((kind, number as i8 - 1, tiles, left));
    }
    rows
}

fn sum(rows: &[Row]) -> u64 {
    rows.iter().map(|row| row.1 as u64 + row.2 + u64::from(row.3)).sum()
}

fn xiangting(hands: &Hands) -> Program {
    Program::named("xiangting 6.0.2")
        .with_sorts(WAITS, hands, |hands| each(hands, Numbers::clone, xiangting_waits))
        .with(SHANTEN, each(&hands.drawn, Numbers::clone, |hand| xiangting_shanten(hand) as u64))
        .with(DISCARDS, each(&hands.drawn, Numbers::clone, |hand| sum(&xiangting_discards(hand))))
}

fn xiangting_at_once(hands: &Hands) -> Program {
    Program::named("xiangting, necessary tiles at once").with_sorts(WAITS, hands, |hands| each(hands, Numbers::clone, xiangting_necessary))
}

/// The distance first; of a ready hand, the kinds that complete it by the same function.
pub fn riichienv_waits(numbers: &Numbers) -> u64 {
    if riichienv_shanten(numbers) != 0 {
        return 0;
    }
    let mut numbers = *numbers;
    let mut waits = 0;
    for kind in 0..34 {
        if numbers[kind] < 4 {
            numbers[kind] += 1;
            if riichienv_shanten(&numbers) < 0 {
                waits |= 1 << kind;
            }
            numbers[kind] -= 1;
        }
    }
    waits
}

/// Its distance over all forms.
pub fn riichienv_shanten(numbers: &Numbers) -> i8 {
    riichienv_core::shanten::calc_shanten_from_counts(numbers, 4)
}

/// Each discard, then each draw, by the distance alone.
pub fn riichienv_discards(numbers: &Numbers) -> Vec<Row> {
    let mut rest = *numbers;
    let mut rows = Vec::new();
    for kind in (0..34).filter(|&kind| numbers[kind] > 0) {
        rest[kind] -= 1;
        let distance = riichienv_shanten(&rest);
        let (mut tiles, mut left) = (0, 0);
        for kind in (0..34).filter(|&kind| numbers[kind] < 4) {
            rest[kind] += 1;
            if riichienv_shanten(&rest) < distance {
                tiles |= 1 << kind;
                left += 4 - u32::from(numbers[kind]);
            }
            rest[kind] -= 1;
        }
        rest[kind] += 1;
        rows.push((kind, distance, tiles, left));
    }
    rows
}

fn riichienv(hands: &Hands) -> Program {
    Program::named("riichienv-core 0.4.11")
        .with_sorts(WAITS, hands, |hands| each(hands, Numbers::clone, riichienv_waits))
        .with(SHANTEN, each(&hands.drawn, Numbers::clone, |hand| riichienv_shanten(hand) as u64))
        .with(DISCARDS, each(&hands.drawn, Numbers::clone, |hand| sum(&riichienv_discards(hand))))
}

fn keys(numbers: &Numbers) -> [u32; 4] {
    TileSet34(*numbers).packed_34()
}

fn decomp_mask(decomposer: &mut Decomposer<'static>, keys: &[u32; 4]) -> u64 {
    let regular = decomposer.with_keys(*keys).iter().fold(0, |mask, wait| mask | 1 << wait.waiting_tile.encoding());
    regular | detect_irregular_wait(*keys).map_or(0, |wait| wait.to_waiting_set().0)
}

/// Its waits, fifth copies included where it has them.
pub fn decomp_waits(numbers: &Numbers) -> u64 {
    decomp_mask(&mut Decomposer::new(), &keys(numbers))
}

fn decomp(hands: &Hands) -> Program {
    let waits = |hands: &[Numbers]| {
        let mut decomposer = Decomposer::new();
        each(hands, keys, move |keys| decomp_mask(&mut decomposer, keys))
    };
    let readings = |hands: &[Numbers]| {
        let mut decomposer = Decomposer::new();
        each(hands, keys, move |keys| {
            let set = WaitSet::from_keys(&mut decomposer, keys);
            set.waiting_tiles.0 + set.regular.len() as u64 + u64::from(set.irregular.is_some())
        })
    };
    Program::named("riichi-decomp 0.1.0").with_sorts(WAITS, hands, waits).with_sorts(READINGS, hands, readings)
}

/// Our waits.
pub fn our_waits(numbers: &Numbers) -> u64 {
    engine::waits(&hand(numbers), &Ruleset::RIICHI).real.bits()
}

/// Our distance of fourteen tiles.
pub fn our_shanten(numbers: &Numbers) -> i8 {
    engine::shanten(&drawn(numbers), &Ruleset::RIICHI).least().value()
}

/// Our table of discards, in tile order.
pub fn our_discards(numbers: &Numbers) -> Vec<Row> {
    let hand = drawn(numbers);
    let rows = engine::discards(&hand, &Ruleset::RIICHI, &Unseen::beside(&hand));
    let row = |row: &Discard| (row.tile.place(), row.shanten.value(), row.acceptance.tiles.bits(), row.acceptance.left);
    let mut rows: Vec<Row> = rows.iter().map(row).collect();
    rows.sort();
    rows
}

/// Every wait with every reading, as we tell them.
pub fn our_lines(numbers: &Numbers) -> BTreeSet<Line> {
    let mut lines = BTreeSet::new();
    engine::each_win(&hand(numbers), &Ruleset::RIICHI, |tile, reading| {
        lines.insert((tile.place(), blocks(reading)));
    });
    lines
}

fn blocks(reading: &Reading) -> Vec<usize> {
    if reading.form() == Form::ThirteenOrphans {
        return Vec::new();
    }
    let code = |block: &Block| match block {
        Block::Single(tile) | Block::Pair(tile) => Some(tile.place()),
        Block::Triplet(tile) => Some(34 + tile.place()),
        Block::Run(tile) => Some(68 + tile.place()),
        // only Chinese official hands have these, and no peer reads them
        Block::Knitted(_) => None,
    };
    let mut codes: Vec<usize> = reading.blocks().iter().filter_map(code).collect();
    codes.sort();
    codes
}

/// The same as riichi-decomp tells them.
pub fn decomp_lines(numbers: &Numbers) -> BTreeSet<Line> {
    let set = WaitSet::from_keys(&mut Decomposer::new(), &keys(numbers));
    let mut lines: BTreeSet<Line> = set.regular.iter().map(completed).collect();
    match set.irregular {
        Some(IrregularWait::SevenPairs(tile)) => {
            let pairs = (0..34).filter(|&kind| numbers[kind] > 0).collect();
            lines.insert((usize::from(tile.encoding()), pairs));
        }
        Some(orphans) => {
            let tiles = orphans.to_waiting_set();
            lines.extend((0..34).filter(|&kind| tiles.has_i(kind)).map(|kind| (usize::from(kind), Vec::new())));
        }
        None => {}
    }
    lines
}

fn completed(wait: &RegularWait) -> Line {
    let tile = usize::from(wait.waiting_tile.encoding());
    let mut codes: Vec<usize> = wait
        .groups()
        .map(|group| match group {
            HandGroup::Koutsu(tile) => 34 + usize::from(tile.encoding()),
            HandGroup::Shuntsu(tile) => 68 + usize::from(tile.encoding()),
        })
        .chain(wait.pair.map(|tile| usize::from(tile.encoding())))
        .collect();
    codes.push(match wait.waiting_kind {
        WaitingKind::Tanki => tile,
        WaitingKind::Shanpon => 34 + tile,
        _ => 68 + tile.min(usize::from(wait.pattern_tile.encoding())),
    });
    codes.sort();
    (tile, codes)
}
