//! When an item comes back: spaced repetition over items, not over hands (間隔反復, 间隔重复).
//!
//! The intervals are those of FSRS-6. Only the first answer of an item on a day moves its schedule: ten easy answers in one session
//! would otherwise put it off for half a year.

use fsrs::{FSRS, MemoryState};
use jiff::ToSpan;
use jiff::civil::Date;

use super::fit::Fit;
use super::record::Rating;

/// How likely an item is still known on the day it comes back.
pub const RETENTION: f32 = 0.9;

/// After an absence no more than this many are due at once.
pub const AT_MOST_DUE: usize = 20;

/// What is remembered of an item, as the model sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Memory {
    /// In how many days the chance to know it has fallen to nine in ten.
    stability: f32,
    /// 1 to 10.
    difficulty: f32,
    /// The day of the last answer that counted.
    last: Date,
    /// Days from then until it comes back, a fraction of a day at first.
    interval: f32,
}

impl Memory {
    /// The day of the last answer that moved the schedule.
    pub fn last(&self) -> Date {
        self.last
    }

    /// Days until it comes back, from the last answer that counted.
    pub fn interval(&self) -> f32 {
        self.interval
    }

    /// The day on which it comes back.
    pub fn due(&self) -> Date {
        self.last.checked_add((self.interval.round().max(1.0) as i64).days()).unwrap_or(Date::MAX)
    }

    /// Whether it comes back on this day, or should have.
    pub fn is_due(&self, today: Date) -> bool {
        self.days_over(today) >= 0.0
    }

    /// How many days it is overdue; negative while it is not due.
    pub fn days_over(&self, today: Date) -> f32 {
        days_between(self.last, today) as f32 - self.interval.round().max(1.0)
    }
}

/// The model with its parameters.
#[derive(Clone, Debug, Default)]
pub struct Schedule {
    model: FSRS,
    fitted: Option<u64>,
}

impl Schedule {
    /// A model fitted to the learner's own answers; the usual one where a fit said that it serves better.
    pub fn fitted(fit: &Fit) -> Schedule {
        let fitted = (!fit.parameters().is_empty()).then_some(fit.reviews());
        FSRS::new(fit.parameters()).map_or_else(|_| Schedule::default(), |model| Schedule { model, fitted })
    }

    /// From how many reviews its parameters were fitted; none where they are the usual ones.
    pub fn reviews(&self) -> Option<u64> {
        self.fitted
    }

    /// The memory after an answer; a second answer on the same day changes nothing.
    pub fn after(&self, before: Option<Memory>, rating: Rating, today: Date) -> Memory {
        if let Some(memory) = before
            && memory.last >= today
        {
            return memory;
        }
        let state = before.map(|memory| MemoryState { stability: memory.stability, difficulty: memory.difficulty });
        let days = before.map_or(0, |memory| days_between(memory.last, today));
        let fallback = before.unwrap_or(Memory { stability: 1.0, difficulty: 5.0, last: today, interval: 1.0 });
        let Ok(next) = self.model.next_states(state, RETENTION, days) else { return Memory { last: today, ..fallback } };
        let next = match rating {
            Rating::Again => next.again,
            Rating::Hard => next.hard,
            Rating::Good => next.good,
            Rating::Easy => next.easy,
        };
        Memory { stability: next.memory.stability, difficulty: next.memory.difficulty, last: today, interval: next.interval }
    }
}

/// Whole days from one day to a later one; none backwards, should a clock have been set back.
pub(super) fn days_between(from: Date, to: Date) -> u32 {
    u32::try_from(to.duration_since(from).as_hours() / 24).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    fn interval(ratings: &[(Rating, i8)]) -> f32 {
        let schedule = Schedule::default();
        let last = ratings.iter().fold(None, |memory, &(rating, day)| Some(schedule.after(memory, rating, date(2026, 3, day))));
        last.map_or(0.0, |memory| memory.interval())
    }

    #[test]
    fn the_reference_intervals_of_the_model_are_met() {
        for (rating, days) in [(Rating::Again, 0.21), (Rating::Hard, 1.29), (Rating::Good, 2.31), (Rating::Easy, 8.30)] {
            assert!((interval(&[(rating, 1)]) - days).abs() < 0.005, "{rating:?}");
        }
        let twice = interval(&[(Rating::Good, 1), (Rating::Good, 4)]);
        assert!((twice - 13.83).abs() < 0.01, "{twice}");
    }

    #[test]
    fn only_the_first_answer_of_a_day_moves_it() {
        assert_eq!(interval(&[(Rating::Good, 1), (Rating::Easy, 1), (Rating::Again, 1)]), interval(&[(Rating::Good, 1)]));
    }

    #[test]
    fn a_clock_set_back_changes_nothing() {
        assert_eq!(interval(&[(Rating::Good, 9), (Rating::Again, 2)]), interval(&[(Rating::Good, 9)]));
    }

    #[test]
    fn it_is_due_from_its_day_on() {
        let memory = Schedule::default().after(None, Rating::Good, date(2026, 3, 1));
        assert!(!memory.is_due(date(2026, 3, 2)));
        assert!(memory.is_due(date(2026, 3, 3)));
        assert!(memory.is_due(date(2027, 3, 3)));
    }
}
