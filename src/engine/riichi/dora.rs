//! ドラ dora: tiles that raise a hand which has a yaku.

use super::view::View;
use super::{Switches, Yaku};
use crate::engine::{Counts, Suit, Tile, Tiles};

/// Calls back with each kind of dora that the hand has, and how many.
pub(super) fn each(view: &View, switches: &Switches, found: &mut impl FnMut(Yaku, u8)) {
    let told = view.won.circumstances();
    for (yaku, number) in [
        (Yaku::Dora, pointed_at(view.all, &told.dora)),
        (Yaku::UraDora, pointed_at(view.all, &told.ura)),
        (Yaku::AkaDora, if switches.red_fives { reds(view.won.drawn()) } else { 0 }),
    ] {
        if number > 0 {
            found(yaku, number);
        }
    }
}

fn pointed_at(all: &Counts, indicators: &Counts) -> u8 {
    indicators.tiles().map(|indicator| all.of(dora(indicator))).sum()
}

fn reds(hand: &Tiles) -> u8 {
    Suit::ALL.iter().map(|&suit| hand.reds(suit)).sum::<u8>() + hand.melds().iter().map(|meld| meld.reds()).sum::<u8>()
}

/// The kind that an indicator points at: the next of its suit, one after nine, the next wind, the next of white, green, red.
pub fn dora(indicator: Tile) -> Tile {
    let place = indicator.place();
    Tile::at(match place {
        30 => 27,
        33 => 31,
        27.. => place + 1,
        _ if place % 9 == 8 => place - 8,
        _ => place + 1,
    })
}
