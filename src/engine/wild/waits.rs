//! The waits of a hand with wilds: the kinds that complete it when they are drawn as themselves.

use super::WildHand;
use super::complete::Asked;
use crate::engine::{Ruleset, Tile, TileSet};

/// What completes a hand with wilds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WildWaits {
    /// Kinds that complete the hand and of which it does not hold four already.
    pub real: TileSet,
    /// Kinds that would complete it, but all four copies lie in it (melds included).
    pub held: TileSet,
    /// 见字和: every kind completes it of which it does not hold four.
    pub any: bool,
    /// Another wild completes it.
    pub on_wild: bool,
}

/// The waits of a hand with wilds.
///
/// ```
/// use tenpai::engine::{Ruleset, WildHand, wild_waits};
/// let hand: WildHand = "67m4455p456678sx".parse()?;
/// let waits = wild_waits(&hand, &Ruleset::STANDARD);
/// assert_eq!(waits.real.to_string(), "58m45p");
/// assert!(waits.on_wild && !waits.any);
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
pub fn wild_waits(hand: &WildHand, rules: &Ruleset) -> WildWaits {
    let asked = Asked::of(hand, rules);
    let full = hand.all().at_least(4);
    // whatever a tile completes, a wild in its place does too, but for a fifth copy where wilds may not be one
    let on_wild = asked.complete(hand.wilds() + 1, None);
    let formal: TileSet = match on_wild || !full.is_empty() {
        true => Tile::all().filter(|&tile| asked.complete(hand.wilds(), Some(tile))).collect(),
        false => TileSet::EMPTY,
    };
    let real = formal.without(full);
    WildWaits { real, held: formal.and(full), any: real == TileSet::ALL.without(full), on_wild }
}
