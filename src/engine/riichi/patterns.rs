//! The ordinary yaku of a hand that is seen in one way.

use super::Switches;
use super::fu::pair_fu;
use super::view::{DRAGONS, HONORS, PieceKind, SUITS, View};
use super::yaku::{Yaku, Yakuhai};
use crate::engine::{Flag, Form, How, Tile, TileSet, Wait};

/// Calls back with each yaku, those that a closed hand has and this open one has not left out.
pub(super) fn each(view: &View, switches: &Switches, found: &mut impl FnMut(Yaku)) {
    of_the_moment(view, found);
    of_the_tiles(view, switches, found);
    if view.is_standard() {
        of_the_runs(view, switches, found);
        of_the_triplets(view, found);
        of_the_ends(view, found);
    }
}

fn of_the_moment(view: &View, found: &mut impl FnMut(Yaku)) {
    for (flag, yaku) in [
        (Flag::Riichi, Yaku::Riichi),
        (Flag::DoubleRiichi, Yaku::DoubleRiichi),
        (Flag::Ippatsu, Yaku::Ippatsu),
        (Flag::AfterKan, Yaku::Rinshan),
        (Flag::RobbingKan, Yaku::Chankan),
        (Flag::LastDraw, Yaku::Haitei),
        (Flag::LastDiscard, Yaku::Houtei),
    ] {
        if view.won.has(flag) {
            found(yaku);
        }
    }
    if view.won.circumstances().how == How::Tsumo {
        found(Yaku::MenzenTsumo);
    }
}

/// What the tiles alone say, in whatever blocks they are seen.
fn of_the_tiles(view: &View, switches: &Switches, found: &mut impl FnMut(Yaku)) {
    if view.kinds.and(TileSet::ORPHANS).is_empty() && (view.closed || switches.open_tanyao) {
        found(Yaku::Tanyao);
    }
    if view.form == Form::SevenPairs {
        found(Yaku::Chiitoitsu);
    }
    if view.only(TileSet::ORPHANS) && view.form != Form::ThirteenOrphans {
        found(Yaku::Honroutou);
    }
    if SUITS.iter().any(|&suit| view.only(suit)) {
        found(Yaku::Chinitsu);
    } else if SUITS.iter().any(|&suit| view.only(suit.or(HONORS))) {
        found(Yaku::Honitsu);
    }
}

fn of_the_runs(view: &View, switches: &Switches, found: &mut impl FnMut(Yaku)) {
    if is_pinfu(view, switches) {
        found(Yaku::Pinfu);
    }
    match equal_runs(view) {
        0 => {}
        1 => found(Yaku::Iipeiko),
        _ => found(Yaku::Ryanpeikou),
    }
    if in_all_suits(view.runs) {
        found(Yaku::SanshokuDoujun);
    }
    let straight = 0b1001001;
    if (0..3).any(|suit| view.runs.bits() >> (9 * suit) & straight == straight) {
        found(Yaku::Ittsu);
    }
}

/// Closed, four runs, a pair that gives no fu, won on a two-sided wait: nothing gives fu at all.
pub(super) fn is_pinfu(view: &View, switches: &Switches) -> bool {
    view.closed
        && view.is_standard()
        && view.triplets.is_empty()
        && view.wait == Wait::Ryanmen
        && view.pair.is_some_and(|pair| pair_fu(view.won, switches, pair) == 0)
}

/// How many times two runs are equal: four equal ones are two such pairs.
fn equal_runs(view: &View) -> usize {
    let mut pairs = 0;
    for first in view.runs.iter() {
        pairs += view.pieces().iter().filter(|piece| piece.kind == PieceKind::Run && piece.first == first).count() / 2;
    }
    pairs
}

/// Whether one rank is there in all three suits.
fn in_all_suits(firsts: TileSet) -> bool {
    let bits = firsts.bits();
    bits & bits >> 9 & bits >> 18 & 0x1ff != 0
}

fn of_the_triplets(view: &View, found: &mut impl FnMut(Yaku)) {
    let told = view.won.circumstances();
    for (tile, yakuhai) in [
        (told.round.tile(), Yakuhai::Round),
        (told.seat.tile(), Yakuhai::Seat),
        (Tile::at(31), Yakuhai::White),
        (Tile::at(32), Yakuhai::Green),
        (Tile::at(33), Yakuhai::Red),
    ] {
        if view.triplets.contains(tile) {
            found(Yaku::Yakuhai(yakuhai));
        }
    }
    if view.runs.is_empty() {
        found(Yaku::Toitoi);
    }
    if view.concealed_triplets == 3 {
        found(Yaku::Sanankou);
    }
    if in_all_suits(view.triplets) {
        found(Yaku::SanshokuDoukou);
    }
    if view.kans == 3 {
        found(Yaku::Sankantsu);
    }
    if view.triplets_of(DRAGONS) == 2 && view.pair_of(DRAGONS) {
        found(Yaku::Shousangen);
    }
}

/// A terminal or an honour in each block.
fn of_the_ends(view: &View, found: &mut impl FnMut(Yaku)) {
    if !view.runs.is_empty() && view.pieces().iter().all(|piece| piece.has_orphan()) {
        found(if view.kinds.and(HONORS).is_empty() { Yaku::Junchan } else { Yaku::Chanta });
    }
}
