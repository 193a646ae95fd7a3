//! Long work that is done beside the screen, and what comes of it.

use super::{App, Effect, Effects, Screen};
use crate::engine::{Chance, Drawn, NoChance, Progress, Ruleset, Unseen};

/// Which work it is: the screen that it is for, and the question on it. What comes late from another is dropped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct JobId {
    /// The screen.
    screen: u32,
    /// The question on it.
    question: u32,
}

/// The chances after every discard of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Job {
    /// The position.
    pub hand: Drawn,
    /// What completes it.
    pub rules: Ruleset,
    /// What can still come.
    pub unseen: Unseen,
    /// How many draws are to come.
    pub draws: usize,
}

/// What a worker tells.
#[derive(Clone, PartialEq, Debug)]
pub enum Work {
    /// So much is done.
    Going(Progress),
    /// The chances, or why there are none.
    Chances(Result<Vec<Chance>, NoChance>),
}

impl App {
    /// The work that the screen wants now. The shell keeps one worker on it, and stops that when this is another, or none.
    pub fn job(&self) -> Option<(JobId, Job)> {
        let (question, position) = match &self.screen {
            Screen::Discards(discards) => discards.wants_chances()?,
            Screen::Play(play) => play.wants_chances()?,
            Screen::Analyse(analyse) => analyse.wants_chances()?,
            _ => return None,
        };
        let job = Job { hand: *position.hand(), rules: *position.rules(), unseen: position.unseen(), draws: position.draws() };
        Some((JobId { screen: self.shown, question }, job))
    }

    /// A worker told something. A kept answer whose mark it changes is kept anew.
    pub fn worked(&mut self, id: JobId, work: Work) -> Effects {
        let seen = self.seen();
        if id.screen != self.shown {
            return Effects::new();
        }
        match (&mut self.screen, work) {
            (Screen::Discards(discards), Work::Going(progress)) => discards.went_on(id.question, progress),
            (Screen::Discards(discards), Work::Chances(chances)) => discards.know(id.question, chances),
            (Screen::Play(play), Work::Going(progress)) => play.went_on(id.question, progress),
            (Screen::Play(play), Work::Chances(chances)) => play.know(id.question, chances),
            (Screen::Analyse(analyse), Work::Going(progress)) => analyse.went_on(id.question, progress),
            (Screen::Analyse(analyse), Work::Chances(chances)) => analyse.know(id.question, chances),
            _ => {}
        }
        self.changed_since(seen).map(|kept| vec![Effect::Amend(Box::new(kept))]).unwrap_or_default()
    }
}
