//! What lies behind the copies that a hand accepts: how good the wait, or how broad the next step, will be.

use std::cmp::Ordering;

use super::{Hand, Ruleset, Shanten, Tile, Unseen, acceptance, discards, shanten};

/// Copies from which on a wait is a good shape: two-sided ones have up to eight, closed ones four.
pub const GOOD_WAIT: u32 = 5;

/// What separates two discards that accept equally many copies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// One away from ready: the accepted copies that lead to a wait of [`GOOD_WAIT`] copies or more, the best discard then.
    Good(u32),
    /// Two and more away: the best acceptance after each accepted copy, all copies added up; over how many copies.
    Next {
        /// The sum over the accepted copies.
        sum: u32,
        /// The accepted copies.
        left: u32,
    },
}

impl Shape {
    /// The mean acceptance after an accepted copy; of a hand one away, the good copies. Nothing accepted is 0.
    pub fn value(self) -> f64 {
        match self {
            Shape::Good(copies) => f64::from(copies),
            Shape::Next { left: 0, .. } => 0.0,
            Shape::Next { sum, left } => f64::from(sum) / f64::from(left),
        }
    }

    fn fraction(self) -> (u64, u64) {
        match self {
            Shape::Good(copies) => (u64::from(copies), 1),
            Shape::Next { sum, left } => (u64::from(sum), u64::from(left.max(1))),
        }
    }
}

/// Exact: means are compared as fractions.
impl PartialOrd for Shape {
    fn partial_cmp(&self, other: &Shape) -> Option<Ordering> {
        let ((a, of), (b, other_of)) = (self.fraction(), other.fraction());
        Some((a * other_of).cmp(&(b * of)))
    }
}

/// The shape behind the acceptance of a hand; none of a ready hand, which has its waits.
pub fn shape(hand: &Hand, rules: &Ruleset, unseen: &Unseen) -> Option<Shape> {
    let distance = shanten(hand, rules).least();
    if distance <= Shanten::READY {
        return None;
    }
    let accepts = acceptance(hand, rules, unseen);
    let after = accepts.tiles.iter().map(|tile| (u32::from(unseen.of(tile)), best_after(hand, tile, rules, unseen)));
    Some(if distance.value() == 1 {
        Shape::Good(after.filter(|&(_, best)| best >= GOOD_WAIT).map(|(copies, _)| copies).sum())
    } else {
        Shape::Next { sum: after.map(|(copies, best)| copies * best).sum(), left: accepts.left }
    })
}

/// The most copies that the hand accepts after this draw and the best discard.
fn best_after(hand: &Hand, tile: Tile, rules: &Ruleset, unseen: &Unseen) -> u32 {
    let (Ok(drawn), Some(unseen)) = (hand.draw(tile), unseen.without(tile)) else { return 0 };
    discards(&drawn, rules, &unseen).first().map_or(0, |best| best.acceptance.left)
}
