//! The question on the screen, before and after its answer.

use std::time::Duration;

use crate::drill::exercise::Exercise;
use crate::drill::outcome::{Help, Outcome};

/// Where a session stands.
#[derive(Clone, Debug)]
pub enum Stage {
    /// A question waits for its answer.
    Asking(Box<Asking>),
    /// The answer is told.
    Told(Box<Told>),
    /// Every question is answered.
    Over,
}

/// A question that waits for its answer.
#[derive(Clone, Debug)]
pub struct Asking {
    /// The question and the answer so far.
    pub exercise: Exercise,
    /// When it was shown.
    pub since: Duration,
    /// When the first key of the answer came.
    pub first_key: Option<Duration>,
    /// What was told before the answer.
    pub help: Help,
    /// Whether its verdict counts.
    pub rated: Rated,
}

/// A question whose answer is told.
#[derive(Clone, Debug)]
pub struct Told {
    /// What came of it.
    pub outcome: Outcome,
    /// When it was told.
    pub at: Duration,
    /// Whether it counts.
    pub rated: Rated,
}

/// Whether a verdict goes into the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rated {
    /// It counts.
    Yes,
    /// The hand is asked again, for practice.
    Again,
}
