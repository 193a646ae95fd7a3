//! What the learner's memory leads to: practice of what is next, lessons, modes, and the figures.

use std::time::Duration;

use jiff::ToSpan;
use jiff::civil::Date;

use super::{App, HomeRow, Menu, Screen};
use crate::drill::curriculum::{Item, Step};
use crate::drill::deal::{DealOptions, Deals, Narrow, Source};
use crate::drill::dealer::Dealer;
use crate::drill::exercise::Drill;
use crate::drill::path::practice;
use crate::drill::record::Mode;
use crate::drill::session::{Session, Supply};
use crate::drill::task::Task;

/// Why a session is not begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idle {
    /// Nothing is due, and nothing failed.
    NothingToReview,
    /// The day's questions were answered, or begun, today.
    DailyDone,
}

/// The modes that can be chosen, from the top.
pub const MODES: [Mode; 5] = [Mode::Sprint, Mode::SuddenDeath, Mode::Daily, Mode::Exam, Mode::Review];

/// A page of the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Figures {
    /// Accuracy, time and coverage by week.
    #[default]
    Weeks,
    /// The days of practice.
    Days,
    /// The shapes by mastery.
    Shapes,
    /// Drill by drill: grades, costs, kinds of mistake.
    Drills,
}

impl Figures {
    /// Every page, in the order of the key.
    pub const ALL: [Figures; 4] = [Figures::Weeks, Figures::Days, Figures::Shapes, Figures::Drills];

    /// The page after this one, from the last to the first.
    const fn after(self) -> Figures {
        match self {
            Figures::Weeks => Figures::Days,
            Figures::Days => Figures::Shapes,
            Figures::Shapes => Figures::Drills,
            Figures::Drills => Figures::Weeks,
        }
    }
}

/// The state of the statistics' screen; at first the first page, up to today.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FiguresScreen {
    /// The page.
    pub page: Figures,
    /// How many pages of time lie between today and what is shown.
    pub back: usize,
    /// The chosen shape, or the first line that is shown.
    pub row: usize,
}

impl FiguresScreen {
    /// To the next page.
    pub const fn turned(self) -> FiguresScreen {
        FiguresScreen { page: self.page.after(), back: 0, row: 0 }
    }
}

/// The seed of a day's questions: its date as a number, 20261207.
pub fn seed_of(day: Date) -> u64 {
    let [year, month, day] = [i64::from(day.year()), i64::from(day.month()), i64::from(day.day())].map(i64::unsigned_abs);
    year * 10_000 + month * 100 + day
}

impl App {
    /// Whether nothing was ever answered, as far as is known.
    pub fn is_beginner(&self) -> bool {
        self.learner.progress().records() == 0
    }

    /// A session of what is next; at the very first, the first lesson.
    pub(super) fn practise_next(&mut self, now: Duration) {
        if self.is_beginner() {
            return self.open_lesson(Step::ALL[0]);
        }
        let learner = &self.learner;
        let tasks = learner.path.session(learner.progress(), self.plan.questions, self.plan.seed);
        self.begin_tasks(tasks, Mode::Ten, now);
    }

    /// The page of a lesson.
    pub(super) fn open_lesson(&mut self, step: Step) {
        self.screen = Screen::Lesson(step, 0);
    }

    /// Practice of a lesson's shapes.
    pub(super) fn practise_step(&mut self, step: Step, now: Duration) {
        let items: Vec<Item> = step.items().collect();
        self.practise_items(&items, now);
    }

    /// Practice of one shape.
    pub(super) fn practise_row(&mut self, row: usize, now: Duration) {
        let learner = &self.learner;
        if let Some(&item) = learner.statistics.shapes().get(row).map(|(item, _)| item) {
            self.practise_items(&[item], now);
        }
    }

    fn practise_items(&mut self, items: &[Item], now: Duration) {
        let learner = &self.learner;
        let tasks = practice(items, learner.progress(), self.plan.questions, self.plan.seed);
        self.begin_tasks(tasks, Mode::Ten, now);
    }

    /// A session in a mode. A review of nothing does not begin.
    pub(super) fn begin_mode(&mut self, mode: Mode, now: Duration) {
        match mode {
            Mode::Ten => self.practise_next(now),
            Mode::Review => {
                let learner = &self.learner;
                let tasks = learner.path.review(learner.progress(), self.plan.questions.max(20), self.plan.seed);
                self.begin_tasks(tasks, mode, now);
            }
            Mode::Daily => {
                let today = self.learner.today;
                // the first one of a day counts, the same for everyone: its options are nobody's settings
                if self.learner.progress().played(Mode::Daily, today).is_some() {
                    self.idle = Some(Idle::DailyDone);
                    return;
                }
                let supply = Supply::Dealt { dealer: Dealer::Waits(Deals::new(DealOptions::default())), seed: seed_of(today) };
                self.start(supply, mode, crate::drill::supply::DAILY, now);
            }
            Mode::Sprint | Mode::SuddenDeath | Mode::Exam => {
                self.plan.mode = mode;
                self.begin(now);
            }
        }
    }

    /// Where there is nothing to ask, that is said instead.
    fn begin_tasks(&mut self, tasks: Vec<Task>, mode: Mode, now: Duration) {
        if tasks.is_empty() {
            self.idle = Some(Idle::NothingToReview);
        } else {
            let questions = tasks.len();
            let supply = Supply::Planned { tasks, rules: self.plan.rules, seed: self.plan.seed };
            self.start(supply, mode, questions, now);
        }
    }

    /// A session with its first question on the screen.
    pub(super) fn start(&mut self, supply: Supply, mode: Mode, questions: usize, now: Duration) {
        self.sessions += 1;
        self.left = self.row_left();
        self.before = self.read.then(|| self.learner.before());
        let session = Session::in_mode(supply, mode, questions, now);
        let session = if let Some(clock) = self.plan.clock { session.with_clock(clock) } else { session };
        self.show(session);
    }

    /// The row of the home screen through which a session was begun.
    fn row_left(&self) -> Option<HomeRow> {
        match self.screen {
            Screen::Home(row) => super::HOME.get(row).copied(),
            Screen::Menu(menu, _) => Some(menu.home()),
            Screen::Lesson(..) | Screen::Lessons(_) => Some(HomeRow::Lessons),
            Screen::Figures(_) => Some(HomeRow::Statistics),
            Screen::Choose(_) => Some(HomeRow::Waits),
            _ => self.left,
        }
    }

    /// Opens the row of the home screen that the memory leads to; false where it is another one.
    pub(super) fn open_memory(&mut self, row: HomeRow, now: Duration) -> bool {
        match row {
            HomeRow::Practise => self.practise_next(now),
            HomeRow::Lessons => {
                let step = self.learner.path.step();
                self.screen = Screen::Lessons(step.number() - 1);
            }
            HomeRow::Modes => self.screen = Screen::Menu(Menu::Modes, 0),
            HomeRow::Statistics => self.screen = Screen::Figures(FiguresScreen::default()),
            _ => return false,
        }
        true
    }

    /// How many first answers were given from Monday to Sunday of this week.
    pub fn this_week(&self) -> u32 {
        let learner = &self.learner;
        let monday = crate::drill::statistics::monday(learner.today);
        let sunday = monday.checked_add(6.days()).unwrap_or(monday);
        learner.progress().between(monday, sunday).asked
    }

    /// Where the hands of the next session come from.
    pub fn source(&self) -> Source {
        self.plan.source
    }

    /// A mode of the wait drill begins with these hands.
    pub(super) fn ask_waits_plainly(&mut self) {
        self.plan.drill = Drill::Waits;
        self.plan.narrow = Narrow::default();
    }
}
