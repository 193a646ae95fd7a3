//! The sentence that says why a tile does not complete a hand.

use super::tiles::Spelling;
use super::wrapped;
use crate::drill::explain::{Leftover, WhyNot};

pub(super) fn why_not(why: &WhyNot) -> Vec<String> {
    wrapped(&match why {
        WhyNot::FifthCopy(tile) => format!("{tile} would fit, but you hold all four: no fifth exists to draw."),
        WhyNot::AllFour(tile) => format!("You hold all four {tile} already: no fifth exists to draw."),
        WhyNot::NoPair(leftover) => told(leftover, "no pair"),
        WhyNot::Leftover(leftover) if leftover.left.total() == 3 => told(leftover, "no meld"),
        WhyNot::Leftover(leftover) => told(leftover, "not enough melds"),
        WhyNot::SevenPairs { tile, waits } => format!("With {tile} there are still six pairs: only {waits} makes the seventh."),
        WhyNot::Knitted { tile, waits } => format!("{tile} does not help: the knitted tiles lack {waits}."),
        WhyNot::ThirteenOrphans { tile, waits } => format!("{tile} does not help: of the thirteen orphans {waits} is missing."),
    })
}

fn told(leftover: &Leftover, lack: &str) -> String {
    let spelling = Spelling::Letters;
    let blocks: Vec<String> = leftover.blocks.iter().map(|&block| spelling.block(block)).collect();
    let left: Vec<String> = leftover.left.tiles().map(|tile| spelling.tile(tile)).collect();
    let left = if left.len() > 3 { leftover.left.to_string() } else { left.join(" ") };
    let blocks = if blocks.is_empty() { "nothing stands".to_string() } else { blocks.join(" ") };
    format!("With {}: {blocks}, and {left} are left: {lack}.", leftover.tile)
}
