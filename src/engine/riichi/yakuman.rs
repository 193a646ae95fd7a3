//! 役満 yakuman: the hands that are worth the limit by themselves.

use super::view::{DRAGONS, HONORS, SUITS, View, WINDS};
use super::yaku::Yaku;
use super::{Renhou, Switches};
use crate::engine::{Flag, Form, How, TileSet, Wait, Wind};

/// Calls back with each yakuman and how often it counts.
pub(super) fn each(view: &View, switches: &Switches, found: &mut impl FnMut(Yaku, u8)) {
    let twice = |really: bool| if really && switches.double_yakuman { 2 } else { 1 };
    if view.form == Form::ThirteenOrphans {
        found(Yaku::Kokushi, twice(view.won.hand().concealed().at_least(1).len() == 13));
    }
    if view.concealed_triplets == 4 {
        found(Yaku::Suuankou, twice(view.wait == Wait::Tanki));
    }
    if view.triplets_of(DRAGONS) == 3 {
        found(Yaku::Daisangen, 1);
    }
    match view.triplets_of(WINDS) {
        3 if view.pair_of(WINDS) => found(Yaku::Shousuushii, 1),
        4 => found(Yaku::Daisuushii, twice(true)),
        _ => {}
    }
    if view.only(HONORS) {
        found(Yaku::Tsuuiisou, 1);
    }
    if view.only(TileSet::ORPHANS.without(HONORS)) {
        found(Yaku::Chinroutou, 1);
    }
    if view.only(GREENS) {
        found(Yaku::Ryuuiisou, 1);
    }
    if is_nine_gates(view) {
        found(Yaku::Chuuren, twice(waited_on_nine(view)));
    }
    if view.kans == 4 {
        found(Yaku::Suukantsu, 1);
    }
    if let Some(yaku) = first(view, switches) {
        found(yaku, 1);
    }
}

/// 2, 3, 4, 6, 8 of bamboo and the green dragon.
const GREENS: TileSet = TileSet::from_bits(0b10101110 << 18 | 1 << 32);

fn first(view: &View, switches: &Switches) -> Option<Yaku> {
    let told = view.won.circumstances();
    match (told.how, told.seat) {
        _ if !told.flags.has(Flag::FirstDraw) => None,
        (How::Tsumo, Wind::East) => Some(Yaku::Tenhou),
        (How::Tsumo, _) => Some(Yaku::Chiihou),
        (How::Ron, _) => (switches.renhou == Renhou::Yakuman).then_some(Yaku::Renhou),
    }
}

/// 1112345678999 of a suit and one more, with nothing called; a concealed kan breaks it too.
fn is_nine_gates(view: &View) -> bool {
    view.won.hand().melds().is_empty()
        && SUITS.iter().any(|&suit| {
            let ends = suit.and(TileSet::ORPHANS);
            view.kinds == suit && ends.without(view.all.at_least(3)).is_empty()
        })
}

/// Whether the 13 tiles before the win were 1112345678999 already: then all nine kinds complete them.
fn waited_on_nine(view: &View) -> bool {
    let before = view.won.hand().concealed();
    let ends = TileSet::ORPHANS.without(HONORS);
    before.at_least(1) == view.kinds && before.at_least(2).len() == 2 && before.at_least(3) == ends.and(view.kinds)
}
