//! What a drill asks, the answer being made, and what came of it.

use std::fmt;
use std::time::Duration;

use super::curriculum;
use super::question::Question;
use super::waits::{self, Answer, Verdict};

/// What is trained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drill {
    /// Which tiles complete a hand?
    Waits,
}

impl Drill {
    /// The word that names it on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Drill::Waits => "waits",
        }
    }

    /// Asks about a hand.
    pub fn ask(self, question: Question) -> Exercise {
        match self {
            Drill::Waits => Exercise::Waits(question, Answer::default()),
        }
    }
}

impl fmt::Display for Drill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A question with the answer so far.
#[derive(Clone, Debug)]
pub enum Exercise {
    /// Which tiles complete this hand?
    Waits(Question, Answer),
}

impl Exercise {
    /// What is asked about.
    pub fn question(&self) -> &Question {
        match self {
            Exercise::Waits(question, _) => question,
        }
    }

    /// What was right, missed and extra; none while nothing is chosen.
    pub fn mark(&self) -> Option<Marked> {
        match self {
            Exercise::Waits(_, answer) if answer.is_empty() => None,
            Exercise::Waits(question, answer) => Some(Marked::Waits(question.clone(), waits::mark(question, *answer))),
        }
    }

    /// As if nothing had been answered: missed, and nothing false.
    pub fn give_up(&self) -> Marked {
        match self {
            Exercise::Waits(question, _) => Marked::Waits(question.clone(), waits::mark(question, Answer::GivenUp)),
        }
    }
}

/// A question whose answer is marked.
#[derive(Clone, Debug)]
pub enum Marked {
    /// Which tiles complete this hand?
    Waits(Question, Verdict),
}

impl Marked {
    /// What was asked about.
    pub fn question(&self) -> &Question {
        match self {
            Marked::Waits(question, _) => question,
        }
    }

    /// What is trained.
    pub fn drill(&self) -> Drill {
        match self {
            Marked::Waits(..) => Drill::Waits,
        }
    }

    /// Whether the answer is right as a whole.
    pub fn is_right(&self) -> bool {
        match self {
            Marked::Waits(_, verdict) => verdict.is_right(),
        }
    }

    /// In what time a right answer is given by someone who sees it.
    pub fn target(&self) -> Duration {
        match self {
            Marked::Waits(_, Verdict { wild: Some(wild), .. }) => wild.target(),
            Marked::Waits(question, _) => curriculum::target(question.hand(), question.rules()),
        }
    }

    /// The same question with nothing chosen.
    pub fn again(&self) -> Exercise {
        self.drill().ask(self.question().clone())
    }

    /// The command that asks this question again.
    pub fn command(&self) -> String {
        self.question().command(self.drill())
    }
}
