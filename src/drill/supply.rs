//! Where the questions of a session come from, and how many there are.

use std::time::Duration;

use super::dealer::Dealer;
use super::exercise::{Drill, Exercise};
use super::record::Mode;
use super::task::Task;
use crate::engine::Ruleset;

/// Where the questions of a session come from.
#[derive(Clone, Debug)]
pub enum Supply {
    /// Question k of a session has the seed `seed + k - 1`.
    Dealt {
        /// What deals them.
        dealer: Dealer,
        /// The seed of the first question.
        seed: u64,
    },
    /// What the learner's memory asks for, in this order; question k has a seed from `seed + k - 1` on.
    Planned {
        /// One task a question.
        tasks: Vec<Task>,
        /// The rules of the hands.
        rules: Ruleset,
        /// The seed of the first question.
        seed: u64,
    },
    /// One question about a hand of the player's own.
    Given(Exercise),
}

impl Supply {
    /// The question in this place, from 0; of tasks, none beyond the last.
    pub(super) fn question(&self, place: usize) -> Option<Exercise> {
        match self {
            Supply::Dealt { dealer, seed } => Some(dealer.deal(seed.wrapping_add(place as u64))),
            Supply::Planned { tasks, rules, seed } => tasks.get(place).map(|task| task.ask(*rules, seed.wrapping_add(place as u64))),
            Supply::Given(exercise) => Some(exercise.clone()),
        }
    }

    /// What the question in this place trains.
    pub(super) fn drill(&self, place: usize) -> Drill {
        match self {
            Supply::Dealt { dealer, .. } => dealer.drill(),
            Supply::Planned { tasks, .. } => tasks.get(place).or(tasks.last()).map_or(Drill::Waits, Task::drill),
            Supply::Given(exercise) => exercise.drill(),
        }
    }

    /// How many questions a session of this mode has, where so many are wanted.
    pub(super) fn length(&self, mode: Mode, wanted: usize) -> usize {
        match (self, mode) {
            (Supply::Given(..), _) => 1,
            (Supply::Planned { tasks, .. }, _) => tasks.len().max(1),
            (Supply::Dealt { .. }, Mode::Sprint | Mode::SuddenDeath) => usize::MAX,
            (Supply::Dealt { .. }, Mode::Exam) => EXAM,
            (Supply::Dealt { .. }, Mode::Daily) => DAILY,
            (Supply::Dealt { .. }, Mode::Ten | Mode::Review) => wanted.max(1),
        }
    }
}

/// How many hands an exam has.
pub const EXAM: usize = 20;

/// How many questions the day has.
pub const DAILY: usize = 10;

impl Mode {
    /// How long a session of this mode may think in all; none: as long as it likes.
    pub const fn clock(self) -> Option<Duration> {
        match self {
            Mode::Sprint => Some(Duration::from_secs(120)),
            Mode::Exam => Some(Duration::from_secs(300)),
            Mode::Ten | Mode::SuddenDeath | Mode::Daily | Mode::Review => None,
        }
    }
}
