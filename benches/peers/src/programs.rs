//! How each program is asked, with the hands already in its own terms.

use std::collections::BTreeSet;

use riichi_decomp::{Decomposer, IrregularWait, RegularWait, WaitSet, WaitingKind, detect_irregular_wait};
use riichi_elements::prelude::{HandGroup, TileSet34};
use tenpai::engine::{self, Block, Counts, Drawn, Form, Hand, Reading, Ruleset};
use xiangting::PlayerCount;

use crate::hands::{Hands, Numbers};
use crate::measure::{Program, Task};
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

/// A task that asks about each hand in turn and adds the answers up.
fn each<H: 'static>(hands: Vec<H>, mut ask: impl FnMut(&H) -> u64 + 'static) -> Option<Task> {
    Some(Box::new(move || hands.iter().map(&mut ask).fold(0, u64::wrapping_add)))
}

fn hand(numbers: &Numbers) -> Hand {
    Hand::new(Counts::new(numbers).expect("four of each at most"), &[]).expect("thirteen tiles")
}

fn drawn(numbers: &Numbers) -> Drawn {
    Drawn::new(Counts::new(numbers).expect("four of each at most"), &[]).expect("fourteen tiles")
}

fn ours(hands: &Hands) -> Program {
    let waits = |hands: &[Numbers]| each(hands.iter().map(hand).collect(), |hand| engine::waits(hand, &Ruleset::RIICHI).real.bits());
    let readings = |hands: &[Numbers]| {
        each(hands.iter().map(hand).collect(), |hand| {
            let mut sum = 0;
            engine::each_win(hand, &Ruleset::RIICHI, |tile, reading| {
                sum += (tile.place() + reading.blocks().len() + reading.places().len()) as u64;
            });
            sum
        })
    };
    let shanten = each(hands.drawn.iter().map(drawn).collect(), |drawn| engine::shanten(drawn, &Ruleset::RIICHI).least().value() as u64);
    Program {
        name: "tenpai",
        tasks: [
            waits(&hands.random),
            waits(&hands.ready),
            waits(&hands.one_suit),
            readings(&hands.random),
            readings(&hands.ready),
            readings(&hands.one_suit),
            shanten,
        ],
    }
}

fn ours_in_lists(hands: &Hands) -> Program {
    let readings = |hands: &[Numbers]| {
        each(hands.iter().map(hand).collect(), |hand| {
            engine::wins(hand, &Ruleset::RIICHI).iter().map(|win| win.readings.len() as u64).sum()
        })
    };
    let [random, ready, one_suit] = [&hands.random, &hands.ready, &hands.one_suit].map(|hands| readings(hands));
    Program { name: "tenpai, readings kept in lists", tasks: [None, None, None, random, ready, one_suit, None] }
}

fn plain_judge(hands: &Hands) -> Program {
    let [random, ready, one_suit] = [&hands.random, &hands.ready, &hands.one_suit].map(|hands| each(hands.clone(), plain::waits));
    Program { name: "plain judge solution", tasks: [random, ready, one_suit, None, None, None, None] }
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

fn xiangting(hands: &Hands) -> Program {
    let [random, ready, one_suit] = [&hands.random, &hands.ready, &hands.one_suit].map(|hands| each(hands.clone(), xiangting_waits));
    let shanten = each(hands.drawn.clone(), |hand| xiangting_shanten(hand) as u64);
    Program { name: "xiangting 6.0.2", tasks: [random, ready, one_suit, None, None, None, shanten] }
}

fn xiangting_at_once(hands: &Hands) -> Program {
    let [random, ready, one_suit] = [&hands.random, &hands.ready, &hands.one_suit].map(|hands| each(hands.clone(), xiangting_necessary));
    Program { name: "xiangting, necessary tiles at once", tasks: [random, ready, one_suit, None, None, None, None] }
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

fn riichienv(hands: &Hands) -> Program {
    let [random, ready, one_suit] = [&hands.random, &hands.ready, &hands.one_suit].map(|hands| each(hands.clone(), riichienv_waits));
    let shanten = each(hands.drawn.clone(), |hand| riichienv_shanten(hand) as u64);
    Program { name: "riichienv-core 0.4.11", tasks: [random, ready, one_suit, None, None, None, shanten] }
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
        each(hands.iter().map(keys).collect(), move |keys| decomp_mask(&mut decomposer, keys))
    };
    let readings = |hands: &[Numbers]| {
        let mut decomposer = Decomposer::new();
        each(hands.iter().map(keys).collect(), move |keys| {
            let set = WaitSet::from_keys(&mut decomposer, keys);
            set.waiting_tiles.0 + set.regular.len() as u64 + u64::from(set.irregular.is_some())
        })
    };
    Program {
        name: "riichi-decomp 0.1.0",
        tasks: [
            waits(&hands.random),
            waits(&hands.ready),
            waits(&hands.one_suit),
            readings(&hands.random),
            readings(&hands.ready),
            readings(&hands.one_suit),
            None,
        ],
    }
}

/// Our waits.
pub fn our_waits(numbers: &Numbers) -> u64 {
    engine::waits(&hand(numbers), &Ruleset::RIICHI).real.bits()
}

/// Our distance of fourteen tiles.
pub fn our_shanten(numbers: &Numbers) -> i8 {
    engine::shanten(&drawn(numbers), &Ruleset::RIICHI).least().value()
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
        Block::Single(tile) | Block::Pair(tile) => tile.place(),
        Block::Triplet(tile) => 34 + tile.place(),
        Block::Run(tile) => 68 + tile.place(),
    };
    let mut codes: Vec<usize> = reading.blocks().iter().map(code).collect();
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
