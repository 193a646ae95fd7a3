//! The practice that a learner puts together: where hands come from, which shapes, how many waits.

use crate::drill::curriculum::{Item, Step};
use crate::drill::deal::{Level, Narrow, NoSuchHand, Source, Topic};
use crate::drill::settings::Turn;
use crate::engine::Ruleset;

/// A row of the chooser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChooseRow {
    /// Where hands come from.
    Source,
    /// The step of the curriculum.
    Step,
    /// One of its shapes.
    Item,
    /// What lies around the shape.
    Level,
    /// On how many kinds the hands wait.
    Waits,
    /// How many questions.
    Questions,
}

/// The rows, from the top.
pub const CHOOSE: [ChooseRow; 6] =
    [ChooseRow::Source, ChooseRow::Step, ChooseRow::Item, ChooseRow::Level, ChooseRow::Waits, ChooseRow::Questions];

const QUESTIONS: [usize; 6] = [5, 10, 20, 30, 50, 100];
const MOST_WAITS: usize = 13;

/// What is chosen so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChooseScreen {
    row: usize,
    rules: Ruleset,
    source: Source,
    step: Option<Step>,
    item: Option<Item>,
    level: Level,
    waits: Option<usize>,
    questions: usize,
}

impl ChooseScreen {
    /// Begins with what was practised last.
    pub fn new(source: Source, narrow: Narrow, rules: Ruleset, questions: usize) -> ChooseScreen {
        let (step, item) = match narrow.topic {
            Topic::Item(item) => (Some(item.step()), Some(item)),
            Topic::Step(step) => (Some(step), None),
            Topic::Everything | Topic::Core(_) => (None, None),
        };
        ChooseScreen { row: 0, rules, source, step, item, level: narrow.level, waits: narrow.waits, questions }
    }

    /// The row under the cursor.
    pub fn row(&self) -> usize {
        self.row
    }

    /// Puts the cursor on a row.
    pub fn go_to(&mut self, row: usize) {
        self.row = row.min(CHOOSE.len() - 1);
    }

    /// Where hands come from.
    pub fn source(&self) -> Source {
        self.source
    }

    /// The step, where one is chosen and the source has steps.
    pub fn step(&self) -> Option<Step> {
        self.step.filter(|_| self.has_shapes())
    }

    /// The shape, where one is chosen and the source has shapes.
    pub fn item(&self) -> Option<Item> {
        self.item.filter(|_| self.has_shapes())
    }

    /// What lies around it.
    pub fn level(&self) -> Level {
        if self.has_shapes() { self.level } else { Level::default() }
    }

    /// On how many kinds the hands wait; none: on any number.
    pub fn waits(&self) -> Option<usize> {
        self.waits
    }

    /// How many questions.
    pub fn questions(&self) -> usize {
        self.questions
    }

    /// Only `shapes` is built around shapes.
    pub fn has_shapes(&self) -> bool {
        self.source == Source::Shapes
    }

    /// The same for a dealer.
    pub fn narrow(&self) -> Narrow {
        let topic = match (self.item(), self.step()) {
            (Some(item), _) => Topic::Item(item),
            (None, Some(step)) => Topic::Step(step),
            (None, None) => Topic::Everything,
        };
        Narrow { topic, waits: self.waits, level: self.level() }
    }

    /// Whether there are such hands.
    ///
    /// # Errors
    /// There are none.
    pub fn check(&self) -> Result<(), NoSuchHand> {
        self.narrow().check(self.source, &self.rules)
    }

    /// Turns the row under the cursor; a row that means nothing for this source stays.
    pub fn turn(&mut self, turn: Turn) {
        match CHOOSE[self.row] {
            ChooseRow::Source => self.source = turned(&Source::ALL, self.source, turn),
            ChooseRow::Step if self.has_shapes() => {
                self.step = optional(&Step::ALL, self.step, turn);
                self.item = None;
            }
            ChooseRow::Item if self.has_shapes() => {
                let items: Vec<Item> = Item::all().filter(|item| self.step.is_none_or(|step| item.step() == step)).collect();
                self.item = optional(&items, self.item, turn);
            }
            ChooseRow::Level if self.has_shapes() => self.level = turned(&Level::ALL, self.level, turn),
            ChooseRow::Step | ChooseRow::Item | ChooseRow::Level => {}
            ChooseRow::Waits => self.waits = optional(&(1..=MOST_WAITS).collect::<Vec<_>>(), self.waits, turn),
            ChooseRow::Questions => self.questions = turned(&QUESTIONS, self.questions, turn),
        }
    }
}

/// The value after or before this one, the last and the first side by side.
fn turned<T: Copy + PartialEq>(all: &[T], present: T, turn: Turn) -> T {
    let place = all.iter().position(|&one| one == present);
    let next = match (place, turn) {
        (None, _) => 0,
        (Some(place), Turn::On) => (place + 1) % all.len(),
        (Some(place), Turn::Back) => (place + all.len() - 1) % all.len(),
    };
    all.get(next).copied().unwrap_or(present)
}

/// The same, with none as the first value.
fn optional<T: Copy + PartialEq>(all: &[T], present: Option<T>, turn: Turn) -> Option<T> {
    let values: Vec<Option<T>> = std::iter::once(None).chain(all.iter().copied().map(Some)).collect();
    turned(&values, present, turn)
}
