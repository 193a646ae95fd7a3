//! `tenpai waits` of hands with wild tiles: which tiles complete them, and what the wilds stand for then.

use crate::engine::{Ruleset, TypedHand, WildDrawn, WildHand, WildReading, wild_readings, wild_shanten, wild_waits, wild_wins};
use crate::words::{report, wilds};

use super::json;
use super::visible::Visible;
use super::waits::left;

/// How many readings of a wait are shown, where there can be hundreds.
const SHOWN: usize = 4;
/// The same where every tile is a wait.
const SHOWN_OF_ANY: usize = 1;
/// How many readings of a complete hand are shown.
const SHOWN_OF_COMPLETE: usize = 20;

/// Why a hand is not answered by these rules; none for a hand without wilds.
pub fn refused(hand: &TypedHand, rules: &Ruleset) -> Option<String> {
    let wild = !matches!(hand, TypedHand::Plain(_));
    (wild && !rules.answers_wilds()).then(|| wilds::NOT_BY_THESE_RULES.to_owned())
}

/// The waits of a hand with wilds, for people.
pub fn waiting(hand: &WildHand, rules: &Ruleset, visible: &Visible) -> String {
    let (found, all) = (wild_waits(hand, rules), hand.all());
    let wins = wild_wins(hand, rules);
    let (left, most) = (left(found.real, &all, visible), if found.any { SHOWN_OF_ANY } else { SHOWN });
    let mut lines = vec![match wins.is_empty() {
        true => report::not_ready(hand, wild_shanten(hand, rules).least()),
        false if found.any => wilds::any(hand, left),
        false => report::ready(hand, found.real, left),
    }];
    let width = wins.iter().flat_map(|win| win.readings.iter().take(most)).map(|reading| blocks(reading, hand).len()).max().unwrap_or(0);
    for win in &wins {
        for (at, reading) in win.readings.iter().take(most).enumerate() {
            let tile = (at == 0).then(|| report::tile_left(win.tile, visible.left(&all, win.tile)));
            lines.push(wilds::wait(tile.as_deref(), &blocks(reading, hand), width, reading.waits(), &reading.wilds()));
        }
        lines.extend(hidden(win.readings.len(), most));
    }
    if found.on_wild {
        lines.push(wilds::ANOTHER_WILD.to_owned());
    }
    if !found.held.is_empty() {
        lines.push(report::held(found.held));
    }
    lines.join("\n")
}

/// A hand with wilds after its draw, for people.
pub fn completed(hand: &WildDrawn, rules: &Ruleset, visible: &Visible) -> String {
    let readings = wild_readings(hand, rules);
    let mut lines = Vec::new();
    if readings.is_empty() {
        lines.push(report::not_complete(hand, wild_shanten(hand, rules).least()));
        lines.extend(discards(hand, rules, visible));
    } else {
        lines.push(report::complete(hand));
        let told = |reading: &WildReading| wilds::reading(&blocks(reading, hand), reading.form(), &reading.wilds());
        lines.extend(readings.iter().take(SHOWN_OF_COMPLETE).map(told));
        lines.extend(hidden(readings.len(), SHOWN_OF_COMPLETE));
    }
    lines.join("\n")
}

/// The discards that leave this hand ready. It is not complete, so none of them waits on the tile that it gave away.
fn discards(hand: &WildDrawn, rules: &Ruleset, visible: &Visible) -> impl Iterator<Item = String> {
    let all = hand.all();
    hand.natural().at_least(1).iter().filter_map(move |tile| {
        let real = wild_waits(&hand.discard(tile)?, rules).real;
        (!real.is_empty()).then(|| report::discard(tile, real, left(real, &all, visible)))
    })
}

fn hidden(readings: usize, most: usize) -> Option<String> {
    readings.checked_sub(most).filter(|&hidden| hidden > 0).map(wilds::more)
}

fn blocks(reading: &WildReading, hand: &crate::engine::WildTiles) -> String {
    json::wild_blocks(reading, hand.melds()).join(" ")
}
