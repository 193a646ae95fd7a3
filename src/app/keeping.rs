//! What of a session is to be kept: each first answer as it is given, and whether it was a slip.

use std::collections::HashMap;

use jiff::civil::Date;

use super::{App, Effect, Effects, Screen};
use crate::drill::grade::Grade;
use crate::drill::outcome::Outcome;
use crate::drill::path::Path;
use crate::drill::progress::Progress;
use crate::drill::record::{Answered, Record, Standing};
use crate::drill::session::Session;
use crate::drill::statistics::Statistics;

/// Which answer it is: the session of this run of the trainer, and the place in it, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AnswerId {
    /// The session.
    pub session: u32,
    /// The answer in it.
    pub number: u32,
}

/// An answer to be kept before its verdict is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// Which one.
    pub id: AnswerId,
    /// What was asked and answered.
    pub answered: Answered,
}

/// What is known of the learner, once the history is read.
#[derive(Clone, Debug)]
pub struct Learner {
    /// Their figures.
    pub statistics: Statistics,
    /// Today, as the shell says.
    pub today: Date,
    /// Where that leads.
    pub path: Path,
    /// The share of the hands at a table, 0 to 1, whose shapes are all at target.
    pub coverage: f64,
}

/// Where a learner stood when a session was begun, as far as its summary asks.
#[derive(Clone, Debug)]
pub(super) struct Before {
    coverage: f64,
    medians: HashMap<String, u32>,
}

impl Learner {
    /// A learner with these figures, on this day.
    pub fn new(statistics: Statistics, today: Date) -> Learner {
        let path = Path::new(statistics.progress(), today);
        let coverage = statistics.covered();
        Learner { statistics, today, path, coverage }
    }

    /// What a summary will ask of it.
    pub(super) fn before(&self) -> Before {
        let medians = self.progress().items().filter_map(|(item, mastery)| Some((item.to_owned(), mastery.median()?))).collect();
        Before { coverage: self.coverage, medians }
    }

    /// What they can do.
    pub fn progress(&self) -> &Progress {
        self.statistics.progress()
    }

    /// One more answer.
    fn add(&mut self, record: &Record) {
        self.statistics.add(record);
        self.today = self.today.max(record.stamp.day);
        self.path = Path::new(self.statistics.progress(), self.today);
        self.coverage = self.statistics.covered();
    }
}

/// How much of the session was there before a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seen {
    session: u32,
    answers: usize,
    last: Option<Standing>,
    /// The grade of a discard, and whether the answer is right.
    mark: Option<(Option<Grade>, bool)>,
}

impl Seen {
    /// The last answer.
    fn id(self) -> AnswerId {
        AnswerId { session: self.session, number: u32::try_from(self.answers).unwrap_or(u32::MAX) }
    }
}

impl App {
    /// The session on the screen.
    pub fn session(&self) -> Option<&Session> {
        match &self.screen {
            Screen::Waits(waits) => Some(waits.session()),
            Screen::Discards(discards) => Some(discards.session()),
            Screen::Play(play) => Some(play.session()),
            Screen::Shanten(shanten) => Some(shanten.session()),
            Screen::Score(score) => Some(score.session()),
            Screen::Summary(summary) => Some(summary.session()),
            _ => None,
        }
    }

    pub(super) fn session_mut(&mut self) -> Option<&mut Session> {
        match &mut self.screen {
            Screen::Waits(waits) => Some(waits.session_mut()),
            Screen::Discards(discards) => Some(discards.session_mut()),
            Screen::Play(play) => Some(play.session_mut()),
            Screen::Shanten(shanten) => Some(shanten.session_mut()),
            Screen::Score(score) => Some(score.session_mut()),
            _ => None,
        }
    }

    /// The history is read: what the learner can do, and which day it is.
    pub fn learn(&mut self, statistics: Statistics, today: Date) {
        self.learner = Learner::new(statistics, today);
        let first = !std::mem::replace(&mut self.read, true);
        // a session that was begun before the history was read
        if first && self.session().is_some_and(|session| session.outcomes().is_empty()) {
            self.before = Some(self.learner.before());
        }
    }

    /// Which day it is, as long as the history is not read.
    pub fn begin_day(&mut self, today: Date) {
        self.learner = Learner::new(Statistics::default(), today);
    }

    /// An answer was kept.
    pub fn remember(&mut self, record: &Record) {
        self.learner.add(record);
    }

    pub(super) fn seen(&self) -> Seen {
        let outcomes = self.session().map_or(&[][..], Session::outcomes);
        let last = outcomes.last();
        Seen {
            session: self.sessions,
            answers: outcomes.len(),
            last: last.map(Outcome::standing),
            mark: last.map(|last| (last.grade(), last.is_right())),
        }
    }

    /// The last answer, where its mark has changed since then.
    pub(super) fn changed_since(&self, before: Seen) -> Option<Kept> {
        let now = self.seen();
        let mode = self.session()?.mode();
        let outcome = self.session()?.outcomes().last()?;
        let same = before.session == now.session && before.answers == now.answers;
        (same && before.mark != now.mark).then(|| Kept { id: now.id(), answered: outcome.answered(mode) })
    }

    /// What came since then.
    pub(super) fn to_keep(&self, before: Seen) -> Effects {
        let now = self.seen();
        let Some(session) = self.session() else { return Effects::new() };
        let Some(outcome) = session.outcomes().last() else { return Effects::new() };
        let id = now.id();
        if before.session == now.session && before.answers < now.answers {
            vec![Effect::Keep(Box::new(Kept { id, answered: outcome.answered(session.mode()) }))]
        } else if before.session == now.session && before.last != now.last {
            vec![Effect::Stand(id, outcome.standing())]
        } else {
            Effects::new()
        }
    }

    /// The share of the hands at a table that were read when the session on the screen was begun; none where none was begun.
    pub fn covered_before(&self) -> Option<f64> {
        self.before.as_ref().map(|before| before.coverage)
    }

    /// The median time of an item at that time.
    pub fn median_before(&self, item: &str) -> Option<u32> {
        self.before.as_ref()?.medians.get(item).copied()
    }
}
