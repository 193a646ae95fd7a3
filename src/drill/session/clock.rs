//! The clock of a session: it runs while a question waits for its answer, and stands while the answer is read.

use std::time::Duration;

use super::{Rated, Session, Stage};
use crate::drill::exercise::Marked;

impl Session {
    /// How long it may think in all, and how much of that is left; none without a clock. The clock stands while an answer is read.
    pub fn clock(&self) -> Option<(Duration, Duration)> {
        let clock = self.clock?;
        let thinking = match &self.stage {
            Stage::Asking(asking) if asking.rated == Rated::Yes => self.seen.saturating_sub(asking.since),
            Stage::Asking(_) | Stage::Told(_) | Stage::Over => Duration::ZERO,
        };
        Some((clock, clock.saturating_sub(self.thought + thinking)))
    }

    /// When the clock shows another second, or has run down; none while it stands.
    pub fn alarm(&self) -> Option<Duration> {
        let (_, left) = self.clock()?;
        let Stage::Asking(asking) = &self.stage else { return None };
        // the seconds are rounded up: the next one shows when a whole one has gone
        let seconds = left.as_millis().div_ceil(1000) as u64;
        let next = Duration::from_secs(seconds.saturating_sub(1));
        (asking.rated == Rated::Yes).then(|| self.seen + left.saturating_sub(next))
    }

    /// So late is it. Where the clock has run down, the session is over, and the question on the screen is not counted.
    pub fn tick(&mut self, now: Duration) {
        self.seen = self.seen.max(now);
        let counted = matches!(&self.stage, Stage::Asking(asking) if asking.rated == Rated::Yes);
        if counted && self.clock().is_some_and(|(_, left)| left.is_zero()) {
            self.unanswered = self.exercise().map(|exercise| Box::new(exercise.give_up()));
            self.end();
        }
    }

    /// The question that stood without an answer when the clock had run down; it is not counted.
    pub fn unanswered(&self) -> Option<&Marked> {
        self.unanswered.as_deref()
    }

    /// How late it was when something happened last.
    pub fn seen(&self) -> Duration {
        self.seen
    }
}
