//! The fastest of many slices, all programs taking turns in one run.

use std::hint::black_box;
use std::time::Instant;

use crate::hands::{Hands, Numbers};

/// One program at one workload: answers every hand once and returns something that depends on all answers.
pub type Task = Box<dyn FnMut() -> u64>;

/// The names of the workloads, in the order of the table's columns.
pub const WORKLOADS: [&str; 8] =
    ["waits random", "waits ready", "waits one suit", "readings random", "readings ready", "readings one suit", "shanten 14", "discards"];

/// The column of the waits of random hands; ready hands and those of one suit follow.
pub const WAITS: usize = 0;
/// The same for waits with all readings.
pub const READINGS: usize = 3;
/// The distance of 14 tiles.
pub const SHANTEN: usize = 6;
/// The distance and the acceptance after every discard of 14 tiles.
pub const DISCARDS: usize = 7;

/// A program and what it can do.
pub struct Program {
    /// As the table names it.
    pub name: &'static str,
    /// One for each workload; none where the program has no such question.
    pub tasks: [Option<Task>; WORKLOADS.len()],
}

impl Program {
    /// A program that has been asked nothing yet.
    pub fn named(name: &'static str) -> Program {
        Program { name, tasks: std::array::from_fn(|_| None) }
    }

    /// A workload.
    pub fn with(mut self, column: usize, task: Task) -> Program {
        self.tasks[column] = Some(task);
        self
    }

    /// The same question about the three sorts of hands before their draw.
    pub fn with_sorts(self, column: usize, hands: &Hands, task: impl Fn(&[Numbers]) -> Task) -> Program {
        let sorts = [&hands.random, &hands.ready, &hands.one_suit];
        sorts.into_iter().enumerate().fold(self, |program, (at, hands)| program.with(column + at, task(hands)))
    }
}

/// Nanoseconds a hand for each program and workload.
pub type Figures = Vec<(&'static str, [Option<f64>; WORKLOADS.len()])>;

/// Runs the programs in turn, so that a busy machine slows all of them alike, and keeps the fastest slice of each.
pub fn fastest(programs: &mut [Program], hands: usize, slices: usize) -> Figures {
    let mut figures: Figures = programs.iter().map(|program| (program.name, [None; WORKLOADS.len()])).collect();
    // each workload is spread over the whole run, so that no column alone meets a busy minute
    for _ in 0..slices {
        for workload in 0..WORKLOADS.len() {
            for (program, (_, figures)) in programs.iter_mut().zip(&mut figures) {
                let Some(task) = &mut program.tasks[workload] else { continue };
                // once unmeasured, so that no program pays for the caches that the one before it filled
                black_box(task());
                let start = Instant::now();
                black_box(task());
                let each = start.elapsed().as_nanos() as f64 / hands as f64;
                let best = figures[workload].get_or_insert(each);
                *best = best.min(each);
            }
        }
    }
    figures
}

/// Prints nanoseconds a hand, then how many times faster the first program is than each of the others.
pub fn print(figures: &Figures) {
    print_head("ns a hand");
    for (name, row) in figures {
        print_row(name, row.map(|cell| cell.map(|each| format!("{each:.0}"))));
    }
    println!();
    print_head("times slower than tenpai");
    let (_, ours) = figures[0];
    for (name, row) in &figures[1..] {
        print_row(name, std::array::from_fn(|at| Some(format!("{:.1}", row[at]? / ours[at]?))));
    }
}

fn print_head(what: &str) {
    println!("| {what} | {} |", WORKLOADS.join(" | "));
    println!("| --- |{}", " ---: |".repeat(WORKLOADS.len()));
}

fn print_row(name: &str, cells: [Option<String>; WORKLOADS.len()]) {
    println!("| {name} | {} |", cells.map(Option::unwrap_or_default).join(" | "));
}
