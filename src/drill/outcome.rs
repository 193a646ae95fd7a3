//! What came of an answered question: right or not, how quickly, with what help.

use std::time::Duration;

use super::discards;
use super::exercise::Marked;
use super::grade::Grade;
use crate::engine::{Chance, NoChance};

/// Longer than this nobody thought: someone was away.
const UNTIMED: Duration = Duration::from_secs(120);

/// An answered question.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The question with its verdict.
    pub marked: Marked,
    /// How long the answer took.
    pub took: Duration,
    /// How long the first key of the answer took.
    pub first_key: Option<Duration>,
    /// What was told before the answer.
    pub help: Help,
    /// Whether a miss was meant.
    pub meant: Meant,
}

/// What was told before the answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Help {
    /// Nothing.
    #[default]
    None,
    /// How many tiles there are.
    Number,
    /// A meld that can be set aside, too.
    Meld,
}

impl Help {
    /// After one more hint.
    pub const fn more(self) -> Help {
        match self {
            Help::None => Help::Number,
            Help::Number | Help::Meld => Help::Meld,
        }
    }
}

/// Whether a wrong answer was what the learner meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Meant {
    /// It was.
    #[default]
    Yes,
    /// Right shape, wrong key: left out of what the schedule learns.
    Slip,
}

impl Meant {
    /// The other one.
    pub const fn other(self) -> Meant {
        match self {
            Meant::Yes => Meant::Slip,
            Meant::Slip => Meant::Yes,
        }
    }
}

/// How quickly a question was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Within half of the target time.
    Quick,
    /// Within the target time.
    Good,
    /// Later.
    Slow,
    /// After more than two minutes: the clock says nothing.
    Untimed,
}

impl Outcome {
    /// The mark of a discard; none where nothing was let go.
    pub fn grade(&self) -> Option<Grade> {
        match &self.marked {
            Marked::Discards(_, verdict) => verdict.row().map(|row| row.grade),
            _ => None,
        }
    }

    /// The chances of a discard are known, or of this turn of a played hand, which may change its mark.
    pub fn know(&mut self, turn: usize, chances: Result<Vec<Chance>, NoChance>) {
        match &mut self.marked {
            Marked::Discards(question, verdict) => {
                question.know(chances);
                **verdict = discards::mark(question, verdict.answer);
            }
            Marked::Play(play, _) => play.know(turn, chances),
            Marked::Waits(..) | Marked::Shanten(..) | Marked::Score(..) => {}
        }
    }

    /// Whether the answer is right as a whole.
    pub fn is_right(&self) -> bool {
        self.marked.is_right()
    }

    /// Whether it may have been a slip, right shape and wrong key: wrong, and given without help.
    pub fn may_be_slip(&self) -> bool {
        !self.is_right() && self.help == Help::None && !self.marked.is_given_up()
    }

    /// How quickly it came.
    pub fn pace(&self) -> Pace {
        let target = self.marked.target();
        match self.took {
            took if took > UNTIMED => Pace::Untimed,
            took if took > target => Pace::Slow,
            took if took * 2 > target => Pace::Good,
            _ => Pace::Quick,
        }
    }

    /// The time, where it says something.
    pub fn timed(&self) -> Option<Duration> {
        (self.pace() != Pace::Untimed).then_some(self.took)
    }

    /// Failed and no slip, or right but slow or with a hint.
    pub fn wants_practice(&self) -> bool {
        if self.is_right() { self.pace() == Pace::Slow || self.help != Help::None } else { self.meant == Meant::Yes }
    }
}
