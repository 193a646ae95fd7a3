//! Which fans a win has: what was chosen, and why what does not count does not.

use crate::engine::mcr::{Counted, Fan, McrPoints, Why};

/// A fan that was chosen and does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The fan.
    pub fan: Fan,
    /// Why it does not count though the hand looks like it; none where it does not even look so.
    pub why: Option<Why>,
}

/// What came of a choice of fans.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FansVerdict {
    /// Chosen, and they count.
    pub right: Vec<Counted>,
    /// They count and were not chosen.
    pub missed: Vec<Counted>,
    /// Chosen, and they do not count.
    pub extra: Vec<Wrong>,
}

impl FansVerdict {
    /// Whether exactly the fans that count were chosen.
    pub fn is_right(&self) -> bool {
        self.missed.is_empty() && self.extra.is_empty()
    }
}

/// Marks a choice of fans, each named once however often it counts.
pub fn mark_fans(points: &McrPoints, chosen: &[Fan]) -> FansVerdict {
    let (right, missed) = points.fans.iter().partition(|counted| chosen.contains(&counted.fan));
    let counts = |fan: Fan| points.fans.iter().any(|counted| counted.fan == fan);
    let why = |fan: Fan| points.excluded.iter().find(|excluded| excluded.fan == fan).map(|excluded| excluded.why);
    let extra = chosen.iter().filter(|&&fan| !counts(fan)).map(|&fan| Wrong { fan, why: why(fan) }).collect();
    FansVerdict { right, missed, extra }
}
