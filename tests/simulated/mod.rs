//! A learner who answers by a stated model of memory, and the ways in which they may train.
//!
//! - Of each item they keep how long its memory lasts, in days: 1 after the first answer. After so many days nine of ten would recall it:
//!   `recall = (1 + 19/81 · days / lasts) ^ -1/2`, a power curve.
//! - A right answer makes the memory last `1 + 12 · (1 - recall)` times as long, so that only spaced ones help; a wrong one 0.4 times,
//!   never less than a day. The answer is shown after each question, so that every one teaches.
//! - The first time an item is read rightly in 4 of 10 cases, by the lesson. After n answers the learner's skill is `1 - 0.6 · left ^ n`,
//!   and the chance of a right answer lies between 0.4 (all is forgotten) and the skill (all is recalled), as recall says.
//! - A hand of several items is read if each is. The time is `0.5 + 1.2 · (1 - chance)` of the target, by an even factor with a spread
//!   of a quarter: slow at first, half the target in the end.
//!
//! It is not the model of the schedule: that one knows no skill, forgets by another power, and has its own growth.

// each test program uses its part of it
#![allow(dead_code)]

use std::collections::HashMap;

use jiff::ToSpan;
use jiff::civil::{Date, date};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tenpai::drill::curriculum::{Item, coverage, items};
use tenpai::drill::deal::{DealOptions, Deals, Source};
use tenpai::drill::dealer::Dealer;
use tenpai::drill::exercise::Exercise;
use tenpai::drill::path::Path;
use tenpai::drill::record::{Brief, Drill, Help, Mark, Mode, SEPARATOR, Standing};
use tenpai::drill::statistics::Statistics;
use tenpai::drill::task::Task;
use tenpai::engine::Ruleset;

/// The chance of a right answer without any memory of the item.
const UNSEEN: f64 = 0.4;

/// Questions of a session, and sessions of a day.
const QUESTIONS: u64 = 10;
const SESSIONS: u64 = 2;

/// How a learner trains.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Practice {
    /// The practice of the home row: what is due, then the open items, the weakest most.
    Own,
    /// Any item of the curriculum, each as likely as another.
    AnyItem,
    /// Hands of a source as they come.
    Source(Source),
}

/// What is left in the memory of an item.
struct Trace {
    answers: i32,
    lasts: f64,
    last: Date,
}

/// A learner in training.
pub struct Learner {
    left: f64,
    traces: HashMap<Item, Trace>,
    /// What the trainer knows of them.
    pub statistics: Statistics,
    rng: ChaCha8Rng,
}

/// The day of this number, from 0.
fn day(number: u16) -> Date {
    date(2026, 3, 1).checked_add(i64::from(number).days()).expect("a day of a calendar")
}

impl Learner {
    /// Nothing is known yet. Of the way to perfect reading, each answer leaves so much.
    pub fn new(left: f64, seed: u64) -> Learner {
        Learner { left, traces: HashMap::new(), statistics: Statistics::default(), rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// How many items were ever met.
    pub fn met(&self) -> usize {
        self.traces.len()
    }

    fn recall(&self, item: Item, today: Date) -> f64 {
        self.traces.get(&item).map_or(0.0, |trace| {
            let days = today.duration_since(trace.last).as_hours() as f64 / 24.0;
            (1.0 + 19.0 / 81.0 * days / trace.lasts).powf(-0.5)
        })
    }

    fn chance(&self, item: Item, today: Date) -> f64 {
        let skill = 1.0 - (1.0 - UNSEEN) * self.left.powi(self.traces.get(&item).map_or(0, |trace| trace.answers));
        UNSEEN + (skill - UNSEEN) * self.recall(item, today)
    }

    fn learn(&mut self, item: Item, today: Date, mark: Mark) {
        let recall = self.recall(item, today);
        let trace = self.traces.entry(item).or_insert(Trace { answers: 0, lasts: 1.0, last: today });
        if trace.answers > 0 {
            let growth = if mark == Mark::Right { 1.0 + 12.0 * (1.0 - recall) } else { 0.4 };
            trace.lasts = (trace.lasts * growth).max(1.0);
        }
        trace.answers += 1;
        trace.last = today;
    }

    /// The share of the hands at a table that they would in truth read rightly on a day: the mean of many tries.
    pub fn reads(&mut self, number: u16) -> f64 {
        const TRIES: u32 = 60;
        let sum: f64 = (0..TRIES)
            .map(|_| {
                let mut known = HashMap::new();
                for item in Item::all() {
                    let chance = self.chance(item, day(number));
                    known.insert(item, self.rng.random::<f64>() < chance);
                }
                coverage(|item| known[&item])
            })
            .sum();
        sum / f64::from(TRIES)
    }

    fn questions(&mut self, practice: Practice, today: Date) -> Vec<Exercise> {
        let seed = u64::from(self.rng.random::<u32>());
        let progress = self.statistics.progress();
        let ask = |(at, task): (u64, Task)| task.ask(Ruleset::RIICHI, seed + at);
        match practice {
            Practice::Own => {
                let tasks = Path::new(progress, today).session(progress, QUESTIONS as usize, seed);
                (0..).zip(tasks).map(ask).collect()
            }
            Practice::AnyItem => {
                let all: Vec<Item> = Item::all().collect();
                let drawn: Vec<Item> = (0..QUESTIONS).map(|_| all[self.rng.random_range(0..all.len())]).collect();
                (0..).zip(drawn.into_iter().map(|item| Task::of_item(item, progress.item(item.name())))).map(ask).collect()
            }
            Practice::Source(source) => {
                let dealer = Dealer::Waits(Deals::new(DealOptions { source, ..DealOptions::default() }));
                (0..QUESTIONS).map(|at| dealer.deal(seed + at)).collect()
            }
        }
    }

    /// A day of practice. Each answer is told as the trainer would keep it.
    pub fn train(&mut self, practice: Practice, number: u16, mut told: impl FnMut(&Brief<'_>)) {
        let today = day(number);
        for session in 0..SESSIONS {
            for exercise in self.questions(practice, today) {
                let question = exercise.question().expect("a question about waits");
                let asked = items(question.hand(), question.rules());
                let chance: f64 = asked.iter().map(|item| self.chance(*item, today)).product();
                let mark = if self.rng.random::<f64>() < chance { Mark::Right } else { Mark::Wrong };
                // twelve even numbers add up to nearly a bell curve
                let bell = (0..12).map(|_| self.rng.random::<f64>()).sum::<f64>() - 6.0;
                let share = (0.5 + 1.2 * (1.0 - chance)) * (0.25 * bell).exp();
                let names: Vec<&str> = asked.iter().map(|item| item.name()).collect();
                let brief = Brief {
                    day: today,
                    session: u64::from(number) * SESSIONS + session,
                    drill: Drill::Waits,
                    mode: Mode::Ten,
                    mark,
                    help: Help::None,
                    standing: Standing::Counts,
                    took: (share * 3000.0) as u32,
                    target: 3000,
                    missed: 0,
                    extra: 0,
                    items: &names.join(&SEPARATOR.to_string()),
                    grade: "",
                    cost: 0.0,
                };
                self.statistics.fold(&brief);
                told(&brief);
                asked.into_iter().for_each(|item| self.learn(item, today, mark));
            }
        }
    }
}
