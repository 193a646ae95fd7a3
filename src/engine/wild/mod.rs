//! 混 hun, 癞子 laizi: hands with wild tiles, which stand for any tile.
//!
//! A hand with wilds is complete when its other tiles can be *covered*: laid into no more melds than it owes and one pair, the gaps filled
//! by wilds. A meld or pair of wilds alone stands for any, so only the tiles that are no wilds ask for something, and each suit asks for
//! itself: how many melds hold its tiles, with and without the pair (`cover.rs`). Whether four of a kind are the limit for the tiles that
//! wilds stand for is the ruleset's business ([`Ruleset::wild_copies`](super::Ruleset::wild_copies)).

mod complete;
mod cover;
mod cover_readings;
mod distance;
mod hand;
mod kind;
mod reading;
mod waits;

pub use complete::wild_complete;
pub use distance::wild_shanten;
pub use hand::{TypedHand, WildDrawn, WildHand, WildTiles};
pub use kind::WildKind;
pub use reading::{StandsFor, WildBlock, WildReading, WildWin, wild_readings, wild_wins};
pub use waits::{WildWaits, wild_waits};
