//! What the command line tells of hands with wild tiles.

use std::fmt::Display;

use crate::engine::{Form, StandsFor, Wait};

use super::report::{self, tiles};
use super::{Language, Telling};

/// Under the waits of a hand that another wild completes too.
pub const ANOTHER_WILD: &str = "  another wild completes it";

/// A hand that every tile completes, and how many tiles are left.
pub fn any(hand: impl Display, left: u32) -> String {
    format!("{hand}  waits on any tile 见字和, {}", tiles(left))
}

/// A reading of a wait with wilds; the tile stands before the first one only.
pub fn wait(tile: Option<&str>, blocks: &str, width: usize, kinds: &[Wait], wilds: &[StandsFor]) -> String {
    format!("{}; {}", report::wait(tile, blocks, width, kinds), stands_for(wilds))
}

/// A reading of a complete hand with wilds.
pub fn reading(blocks: &str, form: Form, wilds: &[StandsFor]) -> String {
    match form {
        Form::Standard => format!("  {blocks}  {}", stands_for(wilds)),
        Form::SevenPairs => format!("  {blocks}  {}; {}", Language::English.wait(Wait::SevenPairs, Telling::Whole), stands_for(wilds)),
        Form::ThirteenOrphans => {
            format!("  {blocks}  {}; {}", Language::English.wait(Wait::ThirteenOrphans, Telling::Whole), stands_for(wilds))
        }
    }
}

/// What wilds stand for: `x is 2m`, `x is 2m 5p any`.
pub fn stands_for(wilds: &[StandsFor]) -> String {
    let mut told: Vec<String> = wilds.iter().filter(|&&wild| wild != StandsFor::Any).map(StandsFor::to_string).collect();
    if told.len() < wilds.len() {
        told.push("any".to_owned());
    }
    format!("x is {}", told.join(" "))
}

/// Readings that are not shown.
pub fn more(hidden: usize) -> String {
    let ways = if hidden == 1 { "way" } else { "ways" };
    format!("         and {hidden} more {ways}, all with --json")
}
