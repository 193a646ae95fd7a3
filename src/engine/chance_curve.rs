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

    /// The better of two for each number of draws, by the chance to win.
    pub(super) fn or(mut self, other: &Curve) -> Curve {
        for draws in 0..=MOST_DRAWS {
            if other.win[draws] > self.win[draws] {
                (self.win[draws], self.ready[draws]) = (other.win[draws], other.ready[draws]);
            }
        }
        self
    }
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
        let mut curve = Curve::NOTHING;
        let never = if is_ready { 1.0 } else { 0.0 };
        curve.ready[0] = never;
        for all_draws in 1..=self.draws {
            // from the last draw back: what the hand is worth with `left` draws, all before them thrown
            let (mut win, mut ready) = (0.0, never);
            for left in 0..all_draws {
                (win, ready) = self.with_one_more(left, all_draws - left - 1, (win, ready));
            }
            (curve.win[all_draws], curve.ready[all_draws]) = (win, ready);
        }
        curve
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
            let gain = choice.then.win[left] - throw.0;
            if gain > 0.0 {
                let chance = f64::from(choice.copies) * if choice.helps { helpful_copy } else { other_copy };
                win += chance * gain;
                ready += chance * (choice.then.ready[left] - throw.1);
            }
        }
        (win, ready)
    }
}
