//! `tenpai shanten`: how many exchanges a hand is from ready, by form.

use crate::engine::shanten;
use crate::words::report;

use super::args::Hands;
use super::hands::{Style, answer_each};
use super::output::{Failure, Output};
use super::{Outcome, json};

pub fn run(args: Hands, out: &mut Output) -> Result<Outcome, Failure> {
    let (rules, visible, style) = (args.rules.rules, args.visible.unwrap_or_default(), args.print.style());
    answer_each(args.hands, style, out, |hand, out| {
        if let Err(fault) = visible.check(hand) {
            return Ok(Err(fault.to_string()));
        }
        let told = match style {
            Style::Json => json::text(&json::Distance::of(hand, &rules)),
            Style::Words => report::distance(hand, &shanten(hand, &rules)),
        };
        out.line(told).map(Ok)
    })
}
