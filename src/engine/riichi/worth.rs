//! What each wait of a ready hand is worth, by ron and by self-draw.

use super::{Score, Switches, score};
use crate::engine::{Circumstances, Hand, How, Ruleset, Tile, WinningTile, WonHand, waits};

/// A wait, and what it is worth each way.
#[derive(Clone, Debug)]
pub struct WaitWorth {
    /// The kind that completes the hand.
    pub tile: Tile,
    /// By ron; none where it cannot be won so. A score without points is no win: the hand has no yaku there.
    pub ron: Option<Score>,
    /// By self-draw.
    pub tsumo: Option<Score>,
}

/// Each wait of a hand of 13, in order. A wait may have no yaku on one side, or other values on each; a five is taken as a plain one.
///
/// The circumstances are taken for both ways, but for what only one of them can have.
pub fn worth(hand: &Hand, circumstances: &Circumstances, switches: &Switches) -> Vec<WaitWorth> {
    let by = |tile, how| {
        let won = WonHand::new(*hand, WinningTile::plain(tile), circumstances.won_by(how), &Ruleset::RIICHI);
        won.and_then(|won| score(&won, switches)).ok()
    };
    let real = waits(hand, &Ruleset::RIICHI).real;
    real.iter().map(|tile| WaitWorth { tile, ron: by(tile, How::Ron), tsumo: by(tile, How::Tsumo) }).collect()
}
