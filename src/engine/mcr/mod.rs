//! 国标麻将, Chinese official rules (MCR): the shapes that only they know, and the 81 fans.
//!
//! Every reading of a won hand is looked at with the winning tile in each of its places. `found.rs` lists every fan that it has by its
//! looks; `chains.rs` chooses among those that join the same sets; `contains.rs` says which lie in others; `points.rs` keeps the best.

mod chains;
mod contains;
mod fan;
mod found;
mod knitted;
mod pairs;
mod points;
mod rules;
mod sets;

pub use fan::Fan;
pub use points::{Counted, Excluded, McrPoints, Why, mcr_points};
pub use rules::{FinishedPung, KnittedWait, McrRules, SpecialSelfDraw};

pub(super) use knitted::{honors_lacking, straight_lacking};
pub(super) use pairs::pairs_lacking;

use super::{Hand, TileSet};

/// The formal waits of the forms that only these rules have: seven pairs with four of a kind as two pairs, and the knitted forms.
pub(super) fn special_waits(hand: &Hand) -> TileSet {
    pairs::waits(hand).or(knitted::straight_waits(hand)).or(knitted::honors_waits(hand))
}
