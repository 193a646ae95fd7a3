//! `tenpai discards`: every discard of a hand with the distance that it leaves, what it accepts and how it is marked.

use crate::drill::grade::graded;
use crate::engine::{AnyHand, HandFault, shanten};
use crate::words::acceptance;

use super::args::Hands;
use super::hands::{Style, answer_each};
use super::output::{Failure, Output};
use super::{Outcome, json};

pub fn run(args: Hands, out: &mut Output) -> Result<Outcome, Failure> {
    let (rules, visible, style) = (args.rules.rules, args.visible.unwrap_or_default(), args.print.style());
    answer_each(args.hands, style, out, |hand: &AnyHand, out| {
        let unseen = match visible.unseen(hand) {
            Ok(unseen) => unseen,
            Err(fault) => return Ok(Err(fault.to_string())),
        };
        let hand = match hand {
            AnyHand::Drawn(hand) => hand,
            AnyHand::Hand(hand) => return Ok(Err(HandFault::NotDrawn(hand.size()).to_string())),
        };
        let rows = graded(hand, &rules, &unseen, |_| None);
        let told = match style {
            Style::Json => json::text(&json::Choices::of(hand, &rules, &unseen, &rows)),
            Style::Words => acceptance::table(hand, shanten(hand, &rules).least(), &rows),
        };
        out.line(told).map(Ok)
    })
}
