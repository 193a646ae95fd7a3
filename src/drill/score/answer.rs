//! The answer being made: figures in fields, names chosen from a list.

use super::{ScoreLevel, ScoreQuestion};
use crate::engine::mcr::Fan;
use crate::engine::riichi::Yaku;

/// A field that is filled in with digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Field {
    /// 飜 han.
    Han,
    /// 符 fu.
    Fu,
    /// What the discarder pays.
    Paid,
    /// What each of the three pays to the dealer.
    Each,
    /// What each of the two others pays.
    Others,
    /// What the dealer pays.
    Dealer,
    /// All points under Chinese official rules.
    Total,
}

impl Field {
    /// Every field.
    pub const ALL: [Field; 7] = [Field::Han, Field::Fu, Field::Paid, Field::Each, Field::Others, Field::Dealer, Field::Total];

    /// The greatest number of digits that make sense.
    pub const fn digits(self) -> usize {
        match self {
            Field::Han => 2,
            Field::Fu | Field::Total => 3,
            Field::Paid | Field::Each | Field::Others | Field::Dealer => 6,
        }
    }
}

/// What is chosen from a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ScoreName {
    /// A yaku of riichi; dora are none.
    Yaku(Yaku),
    /// A fan of Chinese official rules.
    Fan(Fan),
}

impl ScoreName {
    /// The word in records.
    pub const fn name(self) -> &'static str {
        match self {
            ScoreName::Yaku(yaku) => yaku.name(),
            ScoreName::Fan(fan) => fan.name(),
        }
    }
}

/// What is filled in and chosen so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    figures: [Option<u32>; Field::ALL.len()],
    names: Vec<ScoreName>,
}

/// What an answer still lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// Nothing is chosen.
    Names,
    /// This field is empty.
    Field(Field),
}

/// From so many han on the fu change nothing and may be left out.
const NO_FU: u32 = 5;

impl Draft {
    /// What a field holds; none while it is empty.
    pub fn figure(&self, field: Field) -> Option<u32> {
        self.figures[field as usize]
    }

    /// One more digit; one too many, and a leading nought, change nothing.
    pub fn push(&mut self, field: Field, digit: u8) {
        let before = self.figure(field);
        let more = 10 * before.unwrap_or(0) + u32::from(digit.min(9));
        if more > 0 && more < 10u32.pow(field.digits() as u32) {
            self.figures[field as usize] = Some(more);
        }
    }

    /// Takes the last digit back.
    pub fn erase(&mut self, field: Field) {
        self.figures[field as usize] = self.figure(field).map(|figure| figure / 10).filter(|&figure| figure > 0);
    }

    /// The names that are chosen, in the order of their list.
    pub fn names(&self) -> &[ScoreName] {
        &self.names
    }

    /// Chooses a name, or drops it.
    pub fn toggle(&mut self, name: ScoreName) {
        match self.names.binary_search(&name) {
            Ok(at) => drop(self.names.remove(at)),
            Err(at) => self.names.insert(at, name),
        }
    }

    /// Whether the fu may be left out: there are five han or more.
    pub fn needs_no_fu(&self) -> bool {
        self.figure(Field::Han).is_some_and(|han| han >= NO_FU)
    }

    /// What is missing before the answer can be marked.
    pub fn missing(&self, question: &ScoreQuestion) -> Option<Missing> {
        if question.asks_names() && self.names.is_empty() {
            return Some(Missing::Names);
        }
        let free = |field: Field| field == Field::Fu && question.level() == ScoreLevel::All && self.needs_no_fu();
        question.fields().into_iter().find(|&field| self.figure(field).is_none() && !free(field)).map(Missing::Field)
    }
}

/// An answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScoreAnswer {
    /// Filled in and chosen, finished or not.
    Made(Draft),
    /// The learner asks to be told.
    GivenUp,
}

impl Default for ScoreAnswer {
    fn default() -> ScoreAnswer {
        ScoreAnswer::Made(Draft::default())
    }
}

impl ScoreAnswer {
    /// What is filled in and chosen; nothing where the learner asked to be told.
    pub fn draft(&self) -> Draft {
        match self {
            ScoreAnswer::Made(draft) => draft.clone(),
            ScoreAnswer::GivenUp => Draft::default(),
        }
    }
}
