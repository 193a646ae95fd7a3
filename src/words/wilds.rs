//! What is told of hands with wild tiles.

use std::fmt::Display;

use crate::engine::{Form, StandsFor, TileSet, Wait, WildKind};

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
        Form::Standard | Form::KnittedStraight | Form::LesserHonorsKnitted | Form::GreaterHonorsKnitted => {
            format!("  {blocks}  {}", stands_for(wilds))
        }
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

/// Rules by which hands with wilds are not answered.
pub const NOT_BY_THESE_RULES: &str = "wild tiles are not answered by the rules mcr yet: --rules standard or riichi";

/// Below the readings of a hand that another wild completes too.
pub const ANOTHER_WILD_TOO: &str = "Another wild completes it too.";

/// The answer that every tile completes the hand.
pub const ANY_TILE: &str = "any tile";

/// How to answer that, beside the table.
pub const ANY_TILE_KEY: &str = "a  any tile wins";

/// The wild kind of a hand, the tile that was turned over, and how many wilds there are.
pub fn note(wild: WildKind, wilds: u8, telling: Telling) -> String {
    let name = if telling == Telling::Plain { "Wild" } else { "Wild 混" };
    let each = if wilds == 1 { "is 1 wild".to_owned() } else { format!("are {wilds} wilds") };
    format!("{name} {}: {} was turned over. Marked *, any tile; here {each}.", wild.kind(), wild.indicator())
}

/// Every tile completes the hand.
pub fn any_wins(telling: Telling) -> String {
    let name = if telling == Telling::Plain { "" } else { " 见字和" };
    format!("Any tile completes it{name}.")
}

/// A list of kinds; a long one as their number.
pub fn kinds(tiles: TileSet) -> String {
    if tiles.len() > LONG { format!("{} kinds", tiles.len()) } else { tiles.to_string() }
}

/// More kinds than a line of a heading has room for.
const LONG: usize = 18;
