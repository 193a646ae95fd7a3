//! The score of a won hand: the reading that is worth most, its yaku, its fu and its points.

use super::view::View;
use super::yaku::{Found, Worth};
use super::{FuStep, Gain, Limit, Points, Switches, found, fu};
use crate::engine::reading::each_reading_won_on;
use crate::engine::{Flag, Place, Reading, Ruleset, WinFault, WonHand};

/// What a won hand is worth.
#[derive(Clone, Debug)]
pub struct Score {
    /// How it is seen best.
    pub reading: Reading,
    /// Where the winning tile sits then.
    pub place: Place,
    /// Its yaku and dora, in the order of the list.
    pub yaku: Vec<Found>,
    /// The sum of their han; 13 for each yakuman.
    pub han: u8,
    /// The fu, rounded up; 0 for thirteen orphans.
    pub fu: u8,
    /// The fu before they were rounded up.
    pub fu_sum: u8,
    /// What that makes; none for a hand without a yaku, which does not win.
    pub points: Option<Points>,
}

impl Score {
    /// How many yakuman its named hands make, 0 for an ordinary hand.
    pub fn yakuman(&self) -> u8 {
        yakuman(&self.yaku)
    }

    /// The limit that it reached.
    pub fn limit(&self) -> Option<Limit> {
        self.points?.limit
    }

    /// What the winner is paid, counters and sticks aside; none without a yaku.
    pub fn gain(&self, won: &WonHand) -> Option<Gain> {
        let told = won.circumstances();
        Some(self.points?.gain(told.how, told.seat))
    }

    /// The fu step by step, those that give nothing included.
    pub fn fu_steps(&self, won: &WonHand, switches: &Switches) -> Vec<FuStep> {
        let (all, mut steps) = (won.drawn().all(), Vec::new());
        fu::each_step(&View::new(won, &all, &self.reading, self.place), switches, &mut |step| steps.push(step));
        steps
    }

    fn of(view: &View, reading: &Reading, place: Place, switches: &Switches) -> Score {
        let yaku = found::found(view, switches);
        let (fu_sum, fu) = fu::fu(view, switches);
        let han = yaku.iter().map(|found| found.han()).sum();
        let points = match yakuman(&yaku) {
            0 if yaku.iter().all(|found| found.yaku.is_dora()) => None,
            0 => Some(Points::of(han, fu, switches)),
            times => Some(Points::at(Limit::Yakuman(times))),
        };
        Score { reading: *reading, place, yaku, han, fu, fu_sum, points }
    }

    /// What is compared: the points, then han, then fu.
    fn rank(&self) -> (Option<u32>, u8, u8) {
        (self.points.map(|points| points.base), self.han, self.fu)
    }
}

fn yakuman(yaku: &[Found]) -> u8 {
    let times = |found: &Found| match found.worth {
        Worth::Yakuman(times) => times,
        Worth::Han(_) => 0,
    };
    yaku.iter().map(times).sum()
}

/// Scores a won hand in the reading, and with the winning tile in the place, that is worth most; the first of equals.
///
/// ```
/// use tenpai::engine::{Ruleset, WonHand, riichi};
/// let won = WonHand::read("12344567m34p444s 2p ron seat=N flags=riichi dora=8m", &Ruleset::RIICHI)?;
/// let score = riichi::score(&won, &riichi::Switches::COMMON)?;
/// assert_eq!((score.han, score.fu), (1, 40));
/// assert_eq!(score.gain(&won).map(|gain| gain.total()), Some(1300));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Circumstances that other games have and riichi has not.
pub fn score(won: &WonHand, switches: &Switches) -> Result<Score, WinFault> {
    check(won)?;
    let all = won.drawn().all();
    let mut best: Option<Score> = None;
    each_reading_won_on(won.hand(), won.winning().tile(), &Ruleset::RIICHI, |reading| {
        for &place in reading.places() {
            let score = Score::of(&View::new(won, &all, reading, place), reading, place, switches);
            if best.as_ref().is_none_or(|best| score.rank() > best.rank()) {
                best = Some(score);
            }
        }
    });
    best.ok_or(WinFault::NotReady)
}

fn check(won: &WonHand) -> Result<(), WinFault> {
    if won.has(Flag::AfterKan) && won.has(Flag::LastDraw) {
        return Err(WinFault::Together(Flag::AfterKan, Flag::LastDraw, "the last tile of the wall replaces no kan"));
    }
    if won.has(Flag::RobbingKan) && won.has(Flag::LastDiscard) {
        return Err(WinFault::Together(Flag::RobbingKan, Flag::LastDiscard, "a robbed tile is no discard"));
    }
    if won.has(Flag::LastTile) {
        return Err(WinFault::NotHere("last_tile", "riichi"));
    }
    if won.circumstances().flowers > 0 {
        return Err(WinFault::NotHere("flowers=", "riichi"));
    }
    Ok(())
}
