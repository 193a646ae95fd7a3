//! What each wait of a hand is worth under Chinese official rules, and which of them reach the eight points that a win needs.

use crate::engine::mcr::{McrPoints, McrRules, mcr_points};
use crate::engine::{Circumstances, Hand, How, Ruleset, Tile, TileSet, WinningTile, WonHand, waits};

/// A wait and its points each way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitWorth {
    /// The kind that completes the hand.
    pub tile: Tile,
    /// On another player's discard.
    pub discard: McrPoints,
    /// Drawn.
    pub drawn: McrPoints,
}

/// Each wait of a whole hand with its points, in order; a hand with melds that lie elsewhere has none.
///
/// What only a discard or only a self-draw can have is left out of the other.
///
/// ```
/// use tenpai::drill::mcr::wait_worths;
/// use tenpai::engine::{Circumstances, Hand, How};
/// use tenpai::engine::mcr::McrRules;
/// let hand: Hand = "12345678m123p55s".parse()?;
/// let worths = wait_worths(&hand, &Circumstances::plain(How::Ron), &McrRules::TODAY);
/// let told: Vec<(String, u32)> = worths.iter().map(|worth| (worth.tile.to_string(), worth.discard.points)).collect();
/// assert_eq!(told, [("3m".to_owned(), 6), ("6m".to_owned(), 6), ("9m".to_owned(), 21)]);
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
pub fn wait_worths(hand: &Hand, told: &Circumstances, rules: &McrRules) -> Vec<WaitWorth> {
    let points = |tile: Tile, how: How| {
        let won = WonHand::new(*hand, WinningTile::plain(tile), told.won_by(how), &Ruleset::MCR).ok()?;
        Some(mcr_points(&won, rules))
    };
    let worth = |tile: Tile| Some(WaitWorth { tile, discard: points(tile, How::Ron)?, drawn: points(tile, How::Tsumo)? });
    waits(hand, &Ruleset::MCR).real.iter().filter_map(worth).collect()
}

/// The waits that reach eight points on a discard.
pub fn reaching(worths: &[WaitWorth]) -> TileSet {
    worths.iter().filter(|worth| worth.discard.is_enough()).map(|worth| worth.tile).collect()
}

/// What came of the question which waits reach eight points on a discard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Those that were chosen and do.
    pub right: TileSet,
    /// Those that do and were not chosen.
    pub missed: TileSet,
    /// Those that were chosen and do not.
    pub extra: TileSet,
    /// What each wait is worth.
    pub worths: Vec<WaitWorth>,
}

impl Reach {
    /// Whether exactly those were chosen that reach eight points.
    pub fn is_right(&self) -> bool {
        self.missed.is_empty() && self.extra.is_empty()
    }
}

/// Marks which waits were said to reach eight points on a discard.
pub fn mark_reach(hand: &Hand, told: &Circumstances, chosen: TileSet, rules: &McrRules) -> Reach {
    let worths = wait_worths(hand, told, rules);
    let enough = reaching(&worths);
    Reach { right: chosen.and(enough), missed: enough.without(chosen), extra: chosen.without(enough), worths }
}
