//! `tenpai discards`: every discard of a hand with the distance that it leaves, what it accepts and how it is marked.

use std::ops::ControlFlow;

use crate::drill::grade::graded;
use crate::engine::{AnyHand, HandFault, chances, shanten};
use crate::words::acceptance;

use super::args::Discards;
use super::hands::{Style, answer_each};
use super::output::{Failure, Output};
use super::{Outcome, json};

pub fn run(args: Discards, out: &mut Output) -> Result<Outcome, Failure> {
    let (draws, args) = (usize::from(args.draws), args.hands);
    let (rules, visible, style) = (args.rules(), args.visible.unwrap_or_default(), args.print.style());
    answer_each(args.hands, style, out, |hand: &AnyHand, out| {
        let unseen = match visible.unseen(hand) {
            Ok(unseen) => unseen,
            Err(fault) => return Ok(Err(super::visible::told(fault))),
        };
        let hand = match hand {
            AnyHand::Drawn(hand) => hand,
            AnyHand::Hand(hand) => return Ok(Err(HandFault::NotDrawn(hand.size()).to_string())),
        };
        // beside called melds every distance is asked one by one, which takes seconds
        let known = (draws > 0 && hand.melds().is_empty())
            .then(|| chances(hand, &rules, &unseen, draws, &mut |_| ControlFlow::Continue(())).ok())
            .flatten();
        let rows = graded(hand, &rules, &unseen, &known.unwrap_or_default());
        let told = match style {
            Style::Json => json::text(&json::Choices::of(hand, &rules, &unseen, &rows)),
            Style::Words => acceptance::table(hand, shanten(hand, &rules).least(), &rows),
        };
        out.line(told).map(Ok)
    })
}
