//! A win whose points are asked, or a place in the table of points.

use std::fmt;

use super::answer::Field;
use super::deal::counted;
use super::{SWITCHES, ScoreLevel};
use crate::engine::riichi::{Gain, Points};
use crate::engine::{How, Wind, WonHand};

/// A place in the table of points: from han and fu to what is paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell {
    /// The han.
    pub han: u8,
    /// The fu.
    pub fu: u8,
    /// By ron or by self-draw.
    pub how: How,
    /// The winner's seat; East is the dealer.
    pub seat: Wind,
}

impl Cell {
    /// What that makes.
    pub fn points(self) -> Points {
        Points::of(self.han, self.fu, &SWITCHES)
    }

    /// What is paid.
    pub fn gain(self) -> Gain {
        self.points().gain(self.how, self.seat)
    }
}

/// `3 han 40 fu ron seat=S`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} han {} fu {} seat={}", self.han, self.fu, self.how.name(), self.seat)
    }
}

/// What is asked about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A won hand.
    Won(Box<WonHand>),
    /// Han and fu that are told.
    Cell(Cell),
}

/// `345m40677p67s[340m] 8s tsumo round=E seat=N`, `3 han 40 fu ron seat=S`.
impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Won(won) => won.fmt(f),
            Subject::Cell(cell) => cell.fmt(f),
        }
    }
}

/// A question of the points drill.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreQuestion {
    level: ScoreLevel,
    subject: Subject,
    seed: Option<u64>,
}

/// Why a win is not asked at a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAsked {
    /// It has no yaku, so it may not be won.
    NoYaku,
    /// The table is asked without a hand.
    Table,
}

impl fmt::Display for NotAsked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotAsked::NoYaku => "no yaku, so this is no win to be counted",
            NotAsked::Table => "the level `table` tells han and fu and asks about no hand",
        })
    }
}

impl std::error::Error for NotAsked {}

impl ScoreQuestion {
    pub(super) fn dealt(level: ScoreLevel, subject: Subject, seed: u64) -> ScoreQuestion {
        ScoreQuestion { level, subject, seed: Some(seed) }
    }

    /// A win of the player's own, read by the rules of the level.
    ///
    /// # Errors
    /// A win that is none, or a level that asks about no win.
    pub fn given(level: ScoreLevel, won: WonHand) -> Result<ScoreQuestion, NotAsked> {
        match level {
            ScoreLevel::Table => return Err(NotAsked::Table),
            ScoreLevel::Yaku | ScoreLevel::Fu | ScoreLevel::All if counted(&won).is_none() => return Err(NotAsked::NoYaku),
            _ => {}
        }
        Ok(ScoreQuestion { level, subject: Subject::Won(Box::new(won)), seed: None })
    }

    /// What of the count is asked.
    pub fn level(&self) -> ScoreLevel {
        self.level
    }

    /// What is asked about.
    pub fn subject(&self) -> &Subject {
        &self.subject
    }

    /// The won hand; none where han and fu are told.
    pub fn won(&self) -> Option<&WonHand> {
        match &self.subject {
            Subject::Won(won) => Some(won),
            Subject::Cell(_) => None,
        }
    }

    /// The seed that deals it; none for a win that the player gave.
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// How it was won, and the winner's seat.
    pub fn winner(&self) -> (How, Wind) {
        match &self.subject {
            Subject::Won(won) => (won.circumstances().how, won.circumstances().seat),
            Subject::Cell(cell) => (cell.how, cell.seat),
        }
    }

    /// The fields to be filled in, in their order.
    pub fn fields(&self) -> Vec<Field> {
        let paid: &[Field] = match self.winner() {
            (How::Ron, _) => &[Field::Paid],
            (How::Tsumo, Wind::East) => &[Field::Each],
            (How::Tsumo, _) => &[Field::Others, Field::Dealer],
        };
        match self.level {
            ScoreLevel::Yaku => vec![Field::Han],
            ScoreLevel::Fu => vec![Field::Fu],
            ScoreLevel::Table => paid.to_vec(),
            ScoreLevel::All => [&[Field::Han, Field::Fu], paid].concat(),
            ScoreLevel::Total => vec![Field::Total],
            ScoreLevel::Fans => Vec::new(),
        }
    }

    /// Whether yaku or fans are to be chosen from a list.
    pub fn asks_names(&self) -> bool {
        matches!(self.level, ScoreLevel::Yaku | ScoreLevel::Fans)
    }

    /// The command that asks this question again.
    pub fn command(&self) -> String {
        let from = match (self.seed, &self.subject) {
            (Some(seed), _) => format!("--seed {seed}"),
            (None, subject) => format!("--win '{subject}'"),
        };
        format!("tenpai drill score --level {} {from}", self.level)
    }
}
