//! The chances of one hand for every number of draws, from what each draw can make of it.

use super::chance::MOST_DRAWS;

/// The chances of a hand with 0, 1, 2 ... draws to come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Curve {
    pub(super) win: [f64; MOST_DRAWS + 1],
    pub(super) ready: [f64; MOST_DRAWS + 1],
}

impl Curve {
    const NOTHING: Curve = Curve { win: [0.0; MOST_DRAWS + 1], ready: [0.0; MOST_DRAWS + 1] };
    /// The hand is complete.
    pub(super) const WON: Curve = Curve { win: [1.0; MOST_DRAWS + 1], ready: [1.0; MOST_DRAWS + 1] };

    /// A ready hand that stays as it is: so many of the unseen tiles complete it.
    pub(super) fn ready(unseen: usize, winning: u32, draws: usize) -> Curve {
        let mut curve = Curve { ready: [1.0; MOST_DRAWS + 1], ..Curve::NOTHING };
        let (mut missed, mut left) = (1.0, unseen as f64);
        for win in curve.win.iter_mut().take(draws + 1).skip(1) {
            if left > 0.0 {
                missed *= (left - f64::from(winning)).max(0.0) / left;
            }
            left -= 1.0;
            *win = 1.0 - missed;
        }
        curve
    }

    /// The better of two for each number of draws, by the chance to win; where no draw is left to win with, by the chance to be ready.
    pub(super) fn or(mut self, other: &Curve) -> Curve {
        for draws in 0..=MOST_DRAWS {
            if is_better(other.at(draws), self.at(draws)) {
                (self.win[draws], self.ready[draws]) = other.at(draws);
            }
        }
        self
    }

    fn at(&self, draws: usize) -> (f64, f64) {
        (self.win[draws], self.ready[draws])
    }
}

/// Whether one wins more often than the other, or as often and is ready more often: the last draw can still make a hand ready.
fn is_better((win, ready): (f64, f64), (other_win, other_ready): (f64, f64)) -> bool {
    win > other_win || win == other_win && ready > other_ready
}

/// A draw that may be kept.
pub(super) struct Choice {
    /// How many can come.
    pub(super) copies: u8,
    /// Whether it brings the hand closer.
    pub(super) helps: bool,
    /// What it makes of the hand.
    pub(super) then: Curve,
}

/// Everything a hand can make of its next draw.
pub(super) struct Choices {
    unseen: f64,
    helpful: f64,
    draws: usize,
    all: Vec<Choice>,
}

impl Choices {
    /// For a hand that so many of the unseen tiles bring closer.
    pub(super) fn new(unseen: usize, helpful: u32, draws: usize) -> Choices {
        Choices { unseen: unseen as f64, helpful: f64::from(helpful), draws, all: Vec::new() }
    }

    pub(super) fn add(&mut self, choice: Choice) {
        self.all.push(choice);
    }

    /// The chances of the hand, each draw kept where that wins more often than to throw it.
    pub(super) fn curve(&self, is_ready: bool) -> Curve {
        let worth = self.worth(is_ready);
        let mut curve = Curve::NOTHING;
        for (draws, &(win, ready)) in worth[0].iter().enumerate() {
            (curve.win[draws], curve.ready[draws]) = (win, ready);
        }
        curve
    }

    /// The chances to win and to be ready: `[thrown][left]`, after so many draws thrown since the last was kept, with so many left.
    pub(super) fn worth(&self, is_ready: bool) -> Vec<Vec<(f64, f64)>> {
        let nothing = (0.0, if is_ready { 1.0 } else { 0.0 });
        let mut worth: Vec<Vec<(f64, f64)>> = (0..=self.draws).map(|thrown| vec![nothing; self.draws - thrown + 1]).collect();
        for left in 1..=self.draws {
            for thrown in 0..=self.draws - left {
                worth[thrown][left] = self.with_one_more(left - 1, thrown, worth[thrown + 1][left - 1]);
            }
        }
        worth
    }

    /// One draw after so many thrown, with so many draws after it, where throwing this one too is worth that much.
    fn with_one_more(&self, left: usize, thrown: usize, throw: (f64, f64)) -> (f64, f64) {
        let pool = self.unseen - thrown as f64;
        let useless = self.unseen - self.helpful;
        let helpful_copy = if pool > 0.0 { 1.0 / pool } else { 0.0 };
        // what was thrown did not help, so the helpful copies are all still there and the others are fewer
        let other_copy = if pool > 0.0 && useless > 0.0 { (1.0 - self.helpful / pool).max(0.0) / useless } else { 0.0 };
        let (mut win, mut ready) = throw;
        for choice in &self.all {
            if is_better(choice.then.at(left), throw) {
                let chance = f64::from(choice.copies) * if choice.helps { helpful_copy } else { other_copy };
                win += chance * (choice.then.win[left] - throw.0);
                ready += chance * (choice.then.ready[left] - throw.1);
            }
        }
        (win, ready)
    }
}
