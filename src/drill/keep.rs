//! What of an answered question is kept.

use std::time::Duration;

use super::curriculum::{Item, items};
use super::exercise::{Drill, Marked};
use super::outcome::{Help, Meant, Outcome};
use super::question::Origin;
use super::record::{self, Answered, Mark, Mode, Standing};
use super::waits::{Answer, Verdict};

impl Outcome {
    /// What is kept of this answer in a session of this mode.
    pub fn answered(&self, mode: Mode) -> Answered {
        let question = self.marked.question();
        let (source, seed) = match question.origin() {
            Origin::Dealt { options, seed } => (options.source.name(), Some(seed)),
            Origin::Given => ("hand", None),
        };
        let blank = Answered {
            drill: self.marked.drill().into(),
            mode,
            rules: question.rules().name().to_owned(),
            source: source.to_owned(),
            seed,
            hand: question.hand().to_string(),
            items: items(question.hand(), question.rules()).into_iter().map(Item::name).map(str::to_owned).collect(),
            answer: String::new(),
            mark: if self.is_right() { Mark::Right } else { Mark::Wrong },
            missed: String::new(),
            extra: String::new(),
            grade: String::new(),
            cost: 0.0,
            took: milliseconds(self.took),
            first_key: self.first_key.map(milliseconds),
            target: milliseconds(self.marked.target()),
            help: self.kept_help(),
        };
        match &self.marked {
            Marked::Waits(_, verdict) => waits(verdict, blank),
        }
    }

    /// Whether the answer counts.
    pub fn standing(&self) -> Standing {
        match self.meant {
            Meant::Yes => Standing::Counts,
            Meant::Slip => Standing::Slip,
        }
    }

    fn kept_help(&self) -> record::Help {
        match (&self.marked, self.help) {
            (Marked::Waits(_, Verdict { answer: Answer::GivenUp, .. }), _) => record::Help::GaveUp,
            (_, Help::None) => record::Help::None,
            (_, Help::Number | Help::Meld) => record::Help::Hint,
        }
    }
}

fn waits(verdict: &Verdict, blank: Answered) -> Answered {
    let answer = match verdict.answer {
        Answer::Tiles(tiles) => tiles.to_string(),
        Answer::NotReady => "not ready".to_owned(),
        Answer::GivenUp => String::new(),
    };
    Answered { answer, missed: verdict.missed.to_string(), extra: verdict.extra.to_string(), ..blank }
}

/// More than 49 days are as long as that.
fn milliseconds(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

impl From<Drill> for record::Drill {
    fn from(drill: Drill) -> record::Drill {
        match drill {
            Drill::Waits => record::Drill::Waits,
        }
    }
}
