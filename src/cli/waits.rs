//! `tenpai waits`: which tiles complete a hand, how many are left, and every way to see it.

use crate::engine::{AnyHand, Counts, Drawn, Hand, Ruleset, TileSet, TypedHand, readings, shanten, waits, wins};
use crate::words::report;

use super::args::Hands;
use super::hands::{Style, answer_each};
use super::output::{Failure, Output};
use super::visible::Visible;
use super::{Outcome, json, wild};

pub fn run(args: Hands, out: &mut Output) -> Result<Outcome, Failure> {
    let (rules, visible, style) = (args.rules(), args.visible.unwrap_or_default(), args.print.style());
    answer_each(args.hands, style, out, |hand: &TypedHand, out| {
        if let Err(fault) = visible.check(hand.all()) {
            return Ok(Err(super::visible::told(fault)));
        }
        if let Some(why) = wild::refused(hand, &rules) {
            return Ok(Err(why));
        }
        let told = match style {
            Style::Json => fields(hand, &rules, &visible),
            Style::Words => words(hand, &rules, &visible),
        };
        out.line(told).map(Ok)
    })
}

fn fields(hand: &TypedHand, rules: &Ruleset, visible: &Visible) -> String {
    match hand {
        TypedHand::Plain(AnyHand::Hand(hand)) => json::text(&json::Waiting::of(hand, rules, visible)),
        TypedHand::Plain(AnyHand::Drawn(hand)) => json::text(&json::Completed::of(hand, rules)),
        TypedHand::Wild(hand) => json::text(&json::Waiting::of_wild(hand, rules, visible)),
        TypedHand::WildDrawn(hand) => json::text(&json::Completed::of_wild(hand, rules)),
    }
}

fn words(hand: &TypedHand, rules: &Ruleset, visible: &Visible) -> String {
    match hand {
        TypedHand::Plain(AnyHand::Hand(hand)) => waiting(hand, rules, visible),
        TypedHand::Plain(AnyHand::Drawn(hand)) => completed(hand, rules, visible),
        TypedHand::Wild(hand) => wild::waiting(hand, rules, visible),
        TypedHand::WildDrawn(hand) => wild::completed(hand, rules, visible),
    }
}

fn waiting(hand: &Hand, rules: &Ruleset, visible: &Visible) -> String {
    let (found, all) = (waits(hand, rules), hand.all());
    let wins = wins(hand, rules);
    let left = left(found.real, &all, visible);
    let mut lines =
        vec![if wins.is_empty() { report::not_ready(hand, shanten(hand, rules).least()) } else { report::ready(hand, found.real, left) }];
    let width = wins.iter().flat_map(|win| &win.readings).map(|reading| blocks(reading, hand).len()).max().unwrap_or(0);
    for win in &wins {
        for (at, reading) in win.readings.iter().enumerate() {
            let tile = (at == 0).then(|| report::tile_left(win.tile, visible.left(&all, win.tile)));
            lines.push(report::wait(tile.as_deref(), &blocks(reading, hand), width, &reading.waits()));
        }
    }
    if !found.held.is_empty() {
        lines.push(report::held(found.held));
    }
    lines.join("\n")
}

fn completed(hand: &Drawn, rules: &Ruleset, visible: &Visible) -> String {
    let readings = readings(hand, rules);
    if readings.is_empty() {
        let told = report::not_complete(hand, shanten(hand, rules).least());
        return std::iter::once(told).chain(discards(hand, rules, visible)).collect::<Vec<_>>().join("\n");
    }
    let lines = readings.iter().map(|reading| report::reading(&blocks(reading, hand), reading.form()));
    std::iter::once(report::complete(hand)).chain(lines).collect::<Vec<_>>().join("\n")
}

/// The discards that leave this hand ready. It is not complete, so none of them waits on the tile that it gave away.
fn discards(hand: &Drawn, rules: &Ruleset, visible: &Visible) -> impl Iterator<Item = String> {
    let all = hand.all();
    hand.concealed().at_least(1).iter().filter_map(move |tile| {
        let real = waits(&hand.discard(tile)?, rules).real;
        (!real.is_empty()).then(|| report::discard(tile, real, left(real, &all, visible)))
    })
}

/// How many of these tiles can still come.
pub fn left(tiles: TileSet, all: &Counts, visible: &Visible) -> u32 {
    tiles.iter().map(|tile| u32::from(visible.left(all, tile))).sum()
}

fn blocks(reading: &crate::engine::Reading, hand: &crate::engine::Tiles) -> String {
    json::blocks(reading, hand).join(" ")
}
