//! 国标麻将, Chinese official rules (MCR): the shapes that only they know, and the 81 fans.
//!
//! Every reading of a won hand is looked at with the winning tile in each of its places. `found.rs` lists every fan that it has by its
//! looks; `chains.rs` chooses among those that join the same sets; `contains.rs` says which lie in others; `points.rs` keeps the best.

mod chains;
mod contains;
mod fan;
mod found;
mod knit;
mod knitted;
mod pairs;
mod points;
mod rules;
mod sets;

pub use fan::Fan;
pub use knit::Knit;
pub use points::{Counted, Excluded, McrPoints, Why, mcr_points};
pub use rules::{FinishedPung, KnittedWait, McrRules, SpecialSelfDraw};

pub(super) use knitted::{honors_lacking, knitted_closer, straight_lacking};
pub(super) use pairs::{odd, pairs_lacking};

use super::{Counts, Hand, Reading, Ruleset, TileSet};

/// The formal waits of the forms that only these rules have.
#[cold]
pub(super) fn special_waits(hand: &Hand, rules: &Ruleset) -> TileSet {
    let mut formal = TileSet::EMPTY;
    if rules.quads_as_pairs() {
        formal = formal.or(pairs::waits(hand));
    }
    if rules.knitted() {
        formal = formal.or(knitted::straight_waits(hand)).or(knitted::honors_waits(hand));
    }
    formal
}

/// The readings that only these rules have.
#[cold]
pub(super) fn each_special_reading(counts: &Counts, rules: &Ruleset, each: &mut dyn FnMut(Reading)) {
    if rules.quads_as_pairs() {
        pairs::reading(counts).into_iter().for_each(&mut *each);
    }
    if rules.knitted() {
        knitted::each_straight(counts, each);
        knitted::honors(counts).into_iter().for_each(each);
    }
}
