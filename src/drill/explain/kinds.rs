//! Kinds of mistakes: which waits a learner misses, and which false tiles are chosen.

use super::{Explanation, Rest, View, WhyNot, why_not};
use crate::engine::{Block, Hand, Ruleset, Tile, TileSet};

/// A wait that was missed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MissKind {
    /// The single beside a triplet: the 2 of 2333, while 1 and 4 were seen.
    BesideTriplet,
    /// The far end of a chain: the 7 of 23456, while 1 and 4 were seen.
    FarEnd,
    /// One of two pairs, while the other was seen.
    OtherPair,
    /// Something else.
    Other,
}

/// A tile that was chosen and does not complete the hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FalseKind {
    /// It would fit, but all four are held.
    FifthCopy,
    /// With it the melds are there, but no pair is left.
    NoPair,
    /// With it a meld is short.
    Leftover,
}

/// The kind of this missed wait, where these tiles were chosen.
pub fn miss_kind(told: &Explanation, tile: Tile, chosen: TileSet) -> MissKind {
    let showing = || told.views.iter().filter(|view| view.waits().contains(tile));
    let seen = |view: &View| !view.waits().and(chosen).is_empty();
    let chain = |view: &View| match view.rest {
        Rest::Row { length, .. } | Rest::Open { length, .. } => {
            let end = view.waits().iter().next() == Some(tile) || view.waits().iter().last() == Some(tile);
            length > 2 && end
        }
        Rest::Gap(_) | Rest::Twin(_) => false,
    };
    if showing().any(|view| matches!(view.rest, Rest::Twin(_)) && seen(view)) {
        MissKind::OtherPair
    } else if showing().any(|view| chain(view) && seen(view)) {
        MissKind::FarEnd
    } else if showing().any(|view| beside_triplet(view, tile)) {
        MissKind::BesideTriplet
    } else {
        MissKind::Other
    }
}

/// Whether the view is a single next to a triplet, or next but one.
fn beside_triplet(view: &View, tile: Tile) -> bool {
    let near = |other: Tile| other.suit() == tile.suit() && !tile.is_honor() && other.place().abs_diff(tile.place()) <= 2;
    matches!(view.rest, Rest::Row { length: 1, .. }) && view.kept.iter().any(|meld| matches!(meld, Block::Triplet(other) if near(*other)))
}

/// The kind of this false tile; none where it completes the hand.
pub fn false_kind(hand: &Hand, tile: Tile, rules: &Ruleset) -> Option<FalseKind> {
    Some(match why_not(hand, tile, rules)? {
        WhyNot::FifthCopy(_) | WhyNot::AllFour(_) => FalseKind::FifthCopy,
        WhyNot::NoPair(_) => FalseKind::NoPair,
        WhyNot::Leftover(_) | WhyNot::SevenPairs { .. } | WhyNot::ThirteenOrphans { .. } | WhyNot::Knitted { .. } => FalseKind::Leftover,
    })
}
