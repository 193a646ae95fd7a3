//! The rules of the game: tiles, hands and what completes them.

mod counts;
mod hand;
mod meld;
mod notation;
mod ruleset;
mod tile;
mod tile_set;
mod wall;

pub use counts::{Counts, FifthCopy};
pub use hand::{AnyHand, Drawn, Hand, HandFault, Tiles};
pub use meld::{Meld, MeldKind};
pub use notation::HandError;
pub use ruleset::{Ruleset, UnknownRuleset};
pub use tile::{Suit, Tile};
pub use tile_set::TileSet;
pub use wall::Wall;
