//! `tenpai shanten`: how many exchanges a hand is from ready, by form.

use crate::engine::{TypedHand, shanten, wild_shanten};
use crate::words::report;

use super::args::Hands;
use super::hands::{Style, answer_each};
use super::output::{Failure, Output};
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
        let distances = match hand {
            TypedHand::Plain(hand) => shanten(hand, &rules),
            TypedHand::Wild(hand) => wild_shanten(hand, &rules),
            TypedHand::WildDrawn(hand) => wild_shanten(hand, &rules),
        };
        let told = match style {
            Style::Json => json::text(&json::Distance::of(hand, &distances, &rules)),
            Style::Words => report::distance(hand, &distances),
        };
        out.line(told).map(Ok)
    })
}
