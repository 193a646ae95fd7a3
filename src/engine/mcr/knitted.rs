//! The knitted forms: tiles in steps of three, 147 of one suit, 258 of another and 369 of the third.

use super::Knit;
use crate::engine::acceptance_groups::closer_to_one_meld;
use crate::engine::split::Split;
use crate::engine::tables::Groups;
use crate::engine::{Block, Counts, Drawn, Form, Hand, Reading, Ruleset, Shanten, Tile, TileSet, Tiles, shanten, waits};

/// The nine tiles of each layout: which suit has 147, 258, 369.
pub(super) const LAYOUTS: [TileSet; 6] = layouts();

const HONORS: TileSet = TileSet::from_bits(0b111_1111 << 27);

const fn layouts() -> [TileSet; 6] {
    let first_ranks = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut all = [TileSet::EMPTY; 6];
    let mut at = 0;
    while at < 6 {
        let [m, p, s] = first_ranks[at];
        all[at] = TileSet::from_bits(0o111 << m | 0o111 << (9 + p) | 0o111 << (18 + s));
        at += 1;
    }
    all
}

/// Tiles lacking for 组合龙, the knitted straight: the nine tiles of a layout, a meld and a pair. None where more than one meld is called.
pub(crate) fn straight_lacking(tiles: &Tiles) -> Option<u8> {
    if tiles.needed() < 3 {
        return None;
    }
    let held = tiles.concealed();
    let all = tiles.all();
    let mut least = None;
    for layout in LAYOUTS {
        let present = layout.and(held.at_least(1));
        let missing = 9 - present.len() as u8;
        // a kan of one of the nine leaves no copy of it
        if layout.without(present).iter().any(|tile| all.of(tile) == 4) || least.is_some_and(|least| least <= missing) {
            continue;
        }
        let rest = less(held, present);
        let beside = if tiles.needed() == 4 { Groups::of(&rest).lacking(1) } else { pair_lacking(&rest, tiles, layout) };
        least = Some(least.map_or(missing + beside, |least: u8| least.min(missing + beside)));
    }
    least
}

/// Tiles lacking for the pair beside the nine tiles and a called meld, which leave fewer copies of some kinds.
fn pair_lacking(rest: &Counts, tiles: &Tiles, layout: TileSet) -> u8 {
    let all = tiles.all();
    let called = |tile: Tile| all.of(tile) - tiles.concealed().of(tile);
    let room = |tile: &Tile| called(*tile) + u8::from(layout.contains(*tile)) <= 2;
    match (rest.at_least(2).is_empty(), rest.at_least(1).iter().any(|tile| room(&tile))) {
        (false, _) => 0,
        (true, true) => 1,
        (true, false) => 2,
    }
}

/// Tiles lacking for 全不靠, fourteen different tiles of one layout and the honours; none where a meld is called.
pub(crate) fn honors_lacking(tiles: &Tiles) -> Option<u8> {
    let kinds = tiles.concealed().at_least(1);
    let most = LAYOUTS.into_iter().map(|layout| layout.or(HONORS).and(kinds).len().min(14)).max()?;
    (tiles.needed() == 4).then_some(14 - most as u8)
}

/// The knitted forms of a whole closed hand that lack no more than so many tiles: how many the nearest lack, and the kinds that leave one
/// less, whether or not a copy is left.
pub(crate) fn knitted_closer(held: &Counts, within: u8) -> Option<(u8, TileSet)> {
    let kinds = held.at_least(1);
    let (mut least, mut closer, mut found) = (within, TileSet::EMPTY, false);
    let mut form = |lacks: u8, tiles: TileSet| {
        if lacks < least {
            (least, closer) = (lacks, TileSet::EMPTY);
        }
        if lacks == least {
            closer = closer.or(tiles);
            found = true;
        }
    };
    for layout in LAYOUTS {
        let sixteen = layout.or(HONORS);
        let lacks = 14 - sixteen.and(kinds).len().min(14) as u8;
        if lacks <= within {
            form(lacks, sixteen.without(kinds));
        }
        let present = layout.and(kinds);
        let missing = 9 - present.len() as u8;
        if missing <= within {
            let (beside, tiles) = closer_to_one_meld(&less(held, present));
            form(missing + beside, tiles.or(layout.without(present)));
        }
    }
    found.then(|| (least, closer.without(held.at_least(4))))
}

/// The formal waits of the knitted straight.
pub(super) fn straight_waits(hand: &Hand) -> TileSet {
    let mut formal = TileSet::EMPTY;
    if hand.needed() < 3 {
        return formal;
    }
    let held = hand.concealed();
    for layout in LAYOUTS {
        let present = layout.and(held.at_least(1));
        let missing = layout.without(present);
        if missing.len() > 1 {
            continue;
        }
        let rest = less(held, present);
        if missing.is_empty() {
            let beside = Hand::new(rest, &[]).map(|rest| waits(&rest, &Ruleset::STANDARD)).unwrap_or_default();
            formal = formal.or(beside.real).or(beside.held);
        } else if Drawn::new(rest, &[]).is_ok_and(|rest| shanten(&rest, &Ruleset::STANDARD).standard == Shanten::COMPLETE) {
            formal = formal.or(missing);
        }
    }
    formal
}

/// The formal waits of fourteen different tiles of one layout and the honours: every kind of the sixteen that is missing.
pub(super) fn honors_waits(hand: &Hand) -> TileSet {
    let kinds = hand.concealed().at_least(1);
    if hand.needed() != 4 || kinds.len() != 13 {
        return TileSet::EMPTY;
    }
    let sixteen = LAYOUTS.into_iter().map(|layout| layout.or(HONORS)).find(|sixteen| kinds.without(*sixteen).is_empty());
    sixteen.map_or(TileSet::EMPTY, |sixteen| sixteen.without(kinds))
}

/// Every reading as a knitted straight: nine tiles, a meld and a pair, or nine tiles and a pair beside a called meld.
pub(super) fn each_straight(counts: &Counts, each: &mut dyn FnMut(Reading)) {
    if !matches!(counts.total(), 11 | 14) {
        return;
    }
    for layout in LAYOUTS.into_iter().filter(|layout| layout.without(counts.at_least(1)).is_empty()) {
        let rest = less(counts, layout);
        Split::new(&rest).each(None, &mut |beside| {
            let mut reading = Reading::empty(Form::KnittedStraight);
            knit(&mut reading, layout);
            beside.blocks().iter().for_each(|&block| reading.push(block));
            each(reading);
        });
    }
}

/// The reading as fourteen different tiles of one layout and the honours.
pub(super) fn honors(counts: &Counts) -> Option<Reading> {
    let kinds = counts.at_least(1);
    let layout = LAYOUTS.into_iter().find(|layout| kinds.without(layout.or(HONORS)).is_empty());
    let layout = layout.filter(|_| kinds.len() == 14 && counts.total() == 14)?;
    let all = HONORS.without(kinds).is_empty();
    let mut reading = Reading::empty(if all { Form::GreaterHonorsKnitted } else { Form::LesserHonorsKnitted });
    knit(&mut reading, layout.and(kinds));
    kinds.and(HONORS).iter().for_each(|tile| reading.push(Block::Single(tile)));
    Some(reading)
}

fn knit(reading: &mut Reading, held: TileSet) {
    (0..3).filter_map(|suit| Knit::of(held, suit)).for_each(|knit| reading.push(Block::Knitted(knit)));
}

/// The tiles without one of each of these kinds.
pub(super) fn less(counts: &Counts, kinds: TileSet) -> Counts {
    let mut rest = *counts;
    kinds.iter().for_each(|tile| {
        rest.remove(tile);
    });
    rest
}
