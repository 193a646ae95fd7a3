//! The rules of the game: tiles, hands and what completes them.
//!
//! A suit matters to a distance only through ten numbers (`needs.rs`), of which there are 126 different lists; merged with each other and
//! with the honours they make 180 classes (`algebra.rs`). So a distance is a few look-ups (`tables.rs`): the class of each group, two
//! merges, one distance. Everything is exact, and `tests/proofs.rs` counts every hand there is through the same tables.

mod acceptance;
mod acceptance_groups;
mod acceptance_shape;
#[cfg(test)]
mod algebra;
pub mod census;
mod census_acceptance;
mod chance;
mod chance_curve;
mod circumstances;
mod counts;
mod hand;
mod hand_error;
pub mod mcr;
mod meld;
mod needs;
mod notation;
mod reading;
pub mod riichi;
mod ruleset;
mod shanten;
mod split;
mod tables;
mod tile;
mod tile_set;
mod unseen;
mod waits;
mod wall;
mod wild;
mod wind;

pub use acceptance::{Acceptance, Discard, Discards, acceptance, discards};
pub use acceptance_shape::{GOOD_WAIT, Shape, shape};
pub use census_acceptance::mean_acceptance;
pub use chance::{Chance, FURTHEST, MOST_DRAWS, NoChance, Progress, chances};
pub use circumstances::{Circumstances, Flag, Flags, How, LineError, WinFault, WinningTile, WonHand};
pub use counts::{Counts, FifthCopy};
pub use hand::{AnyHand, Drawn, Hand, HandFault, Tiles};
pub use hand_error::HandError;
pub use meld::{Meld, MeldKind};
pub use reading::{Block, Form, Place, Reading, Wait, Win, each_win, readings, wins};
pub use ruleset::{Ruleset, UnknownRuleset};
pub use shanten::{Distances, Shanten, shanten};
pub use tile::{Suit, Tile};
pub use tile_set::TileSet;
pub use unseen::Unseen;
pub use waits::{Waits, waits};
pub use wall::Wall;
pub use wild::{
    StandsFor, TypedHand, WildBlock, WildDrawn, WildHand, WildKind, WildReading, WildTiles, WildWaits, WildWin, wild_complete,
    wild_readings, wild_shanten, wild_waits, wild_wins,
};
pub use wind::Wind;
