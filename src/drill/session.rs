//! A session: ten questions, their times, and a score.

use std::time::Duration;

use super::deal::{Deals, Source};
use super::exercise::Exercise;
use super::waits::{Answer, Question, Verdict};
use crate::engine::{Hand, Ruleset};

/// How many questions a session asks unless told otherwise.
pub const QUESTIONS: usize = 10;

/// Where the hands of a session come from.
#[derive(Clone, Debug)]
pub enum Supply {
    /// Question k of a session has the seed `seed + k - 1`.
    Dealt {
        /// What deals them.
        deals: Deals,
        /// Its name.
        source: Source,
        /// The seed of the first question.
        seed: u64,
    },
    /// One hand of the player's own.
    Given(Hand),
}

/// An answered question.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// What was asked.
    pub question: Question,
    /// What came of it.
    pub verdict: Verdict,
    /// How long the answer took.
    pub took: Duration,
}

/// Where a session stands.
#[derive(Clone, Debug)]
pub enum Stage {
    /// A question waits for its answer since this time.
    Asking {
        /// The question and the answer so far.
        exercise: Exercise,
        /// When it was shown.
        since: Duration,
        /// Whether its verdict counts.
        rated: Rated,
    },
    /// The answer is told.
    Told {
        /// The question with its verdict.
        outcome: Outcome,
        /// When it was told.
        at: Duration,
        /// Whether it counts.
        rated: Rated,
    },
    /// Every question is answered.
    Over,
}

/// Whether a verdict goes into the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rated {
    /// It counts.
    Yes,
    /// The hand is asked again, for practice.
    Again,
}

/// A run of questions.
#[derive(Clone, Debug)]
pub struct Session {
    supply: Supply,
    rules: Ruleset,
    length: usize,
    outcomes: Vec<Outcome>,
    stage: Stage,
}

impl Session {
    /// The first question is asked at `now`. A session has at least one question, and only one of a given hand.
    pub fn new(supply: Supply, rules: Ruleset, questions: usize, now: Duration) -> Session {
        let length = if matches!(supply, Supply::Given(_)) { 1 } else { questions.max(1) };
        let mut session = Session { supply, rules, length, outcomes: Vec::new(), stage: Stage::Over };
        session.ask(now);
        session
    }

    /// Where it stands.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The question being answered.
    pub fn exercise_mut(&mut self) -> Option<&mut Exercise> {
        match &mut self.stage {
            Stage::Asking { exercise, .. } => Some(exercise),
            Stage::Told { .. } | Stage::Over => None,
        }
    }

    /// The question on the screen, answered or not.
    pub fn question(&self) -> Option<&Question> {
        match &self.stage {
            Stage::Asking { exercise, .. } => Some(exercise.question()),
            Stage::Told { outcome, .. } => Some(&outcome.question),
            Stage::Over => None,
        }
    }

    /// The answer on the screen, finished or not.
    pub fn answer(&self) -> Answer {
        match &self.stage {
            Stage::Asking { exercise, .. } => exercise.answer(),
            Stage::Told { outcome, .. } => outcome.verdict.answer,
            Stage::Over => Answer::default(),
        }
    }

    /// Whether the question on the screen counts.
    pub fn rated(&self) -> Rated {
        match self.stage {
            Stage::Asking { rated, .. } | Stage::Told { rated, .. } => rated,
            Stage::Over => Rated::Yes,
        }
    }

    /// The number of the question on the screen, from 1.
    pub fn number(&self) -> usize {
        let rated = matches!(self.stage, Stage::Asking { rated: Rated::Yes, .. });
        (self.outcomes.len() + usize::from(rated)).clamp(1, self.length)
    }

    /// How many questions it asks.
    pub fn length(&self) -> usize {
        self.length
    }

    /// What was answered so far.
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }

    /// How many answers were right.
    pub fn right(&self) -> usize {
        self.outcomes.iter().filter(|outcome| outcome.verdict.is_right()).count()
    }

    /// How many answers in a row were right, up to now.
    pub fn streak(&self) -> usize {
        self.outcomes.iter().rev().take_while(|outcome| outcome.verdict.is_right()).count()
    }

    /// Where its hands come from.
    pub fn supply(&self) -> &Supply {
        &self.supply
    }

    /// Marks the answer; `None` changes nothing, since nothing is chosen.
    pub fn submit(&mut self, now: Duration) -> Option<&Verdict> {
        let Stage::Asking { exercise, since, rated } = &self.stage else { return None };
        let verdict = exercise.mark()?;
        let outcome = Outcome { question: exercise.question().clone(), verdict, took: now.saturating_sub(*since) };
        let rated = *rated;
        if rated == Rated::Yes {
            self.outcomes.push(outcome.clone());
        }
        self.stage = Stage::Told { outcome, at: now, rated };
        match &self.stage {
            Stage::Told { outcome, .. } => Some(&outcome.verdict),
            Stage::Asking { .. } | Stage::Over => None,
        }
    }

    /// The next question, or the end.
    pub fn next(&mut self, now: Duration) {
        if matches!(self.stage, Stage::Told { .. }) {
            self.ask(now);
        }
    }

    /// Asks the told question again, outside the score.
    pub fn again(&mut self, now: Duration) {
        if let Stage::Told { outcome, .. } = &self.stage {
            let exercise = Exercise::new(outcome.question.clone());
            self.stage = Stage::Asking { exercise, since: now, rated: Rated::Again };
        }
    }

    /// The seed after the last one of this session.
    pub fn next_seed(&self) -> Option<u64> {
        match self.supply {
            Supply::Dealt { seed, .. } => Some(seed.wrapping_add(self.length as u64)),
            Supply::Given(_) => None,
        }
    }

    fn ask(&mut self, now: Duration) {
        let asked = self.outcomes.len();
        if asked >= self.length {
            self.stage = Stage::Over;
            return;
        }
        let question = match &self.supply {
            Supply::Dealt { deals, seed, .. } => Question::dealt(deals.deal(seed.wrapping_add(asked as u64)), self.rules),
            Supply::Given(hand) => Question::given(*hand, self.rules),
        };
        self.stage = Stage::Asking { exercise: Exercise::new(question), since: now, rated: Rated::Yes };
    }
}
