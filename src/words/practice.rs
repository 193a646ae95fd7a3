//! The words of the learner's memory: what is due, how much is read, the lessons, the modes and the figures.

use jiff::civil::Date;

use super::Language;
use super::figures::{percent, seconds};
use crate::drill::deal::Source;
use crate::drill::path::{Standing, StepTally};
use crate::drill::progress::Run;
use crate::drill::record::{Drill, Mode};

/// What the home screen says of a learner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Day {
    /// How much is due.
    pub due: usize,
    /// First answers today.
    pub today: u32,
    /// First answers this week.
    pub week: u32,
    /// How many a week are wanted; none: no goal.
    pub goal: Option<u16>,
    /// The share of the hands at a table that are read.
    pub coverage: f64,
    /// The lesson at which the learner is: its number, how many of its shapes are at target, and how many it has.
    pub lesson: [usize; 3],
}

impl Language {
    /// Where a learner stands today, in one or two lines.
    pub fn day(self, day: Day) -> String {
        let due = match (day.due, day.today) {
            (0, 0) => "Nothing is due".to_owned(),
            (0, _) => "Nothing more is due today".to_owned(),
            (due, _) => format!("{due} due today"),
        };
        let due = match day.lesson {
            [_, of, all] if of == all => format!("{due}."),
            [lesson, of, all] => format!("{due}; lesson {lesson} goes on, {of} of {all} shapes at target."),
        };
        let week = match day.goal {
            Some(goal) if u32::from(goal) <= day.week => format!("{} hands this week, goal {goal} met.", day.week),
            Some(goal) => format!("{} of {goal} hands this week.", day.week),
            None => format!("{} hands this week.", day.week),
        };
        format!("{due} You read {} of table hands. {week}", percent(day.coverage))
    }

    /// The day's questions on one line that can be pasted.
    pub fn daily(self, day: Date, marks: &str, right: usize, of: usize, time: std::time::Duration) -> String {
        let seconds = time.as_secs();
        format!("tenpai {day}  {right}/{of}  {}:{:02}  {marks}", seconds / 60, seconds % 60)
    }

    /// A mode: its name, and what it is.
    pub const fn mode(self, mode: Mode) -> (&'static str, &'static str) {
        match mode {
            Mode::Ten => ("Ten", "a session of ten"),
            Mode::Sprint => ("Sprint", "two minutes; the clock stands while you read"),
            Mode::SuddenDeath => ("Sudden death", "until the first mistake"),
            Mode::Daily => ("Daily", "ten hands of the day, the same for everyone"),
            Mode::Exam => ("Exam", "20 hands, five minutes, marked at the end"),
            Mode::Review => ("Review", "what is due, then what failed or was slow"),
        }
    }

    /// Where the hands of the modes come from.
    pub fn modes_ask(self, source: Source) -> String {
        format!("Sprint, sudden death and exam ask hands of `{source}`; Settings changes that.")
    }

    /// The best session of a mode.
    pub fn best(self, mode: Mode, run: Run) -> String {
        let right = run.tally.right;
        match mode {
            Mode::Sprint | Mode::SuddenDeath => format!("best {right}"),
            _ => format!("best {right}/{}", run.tally.asked),
        }
    }

    /// How the shapes of a lesson stand.
    pub fn lesson_standing(self, tally: StepTally) -> String {
        let StepTally { items, open, at_target, due } = tally;
        let closed = if open == 0 { "   ahead" } else { "" };
        let due = if due > 0 { format!("   {due} due") } else { String::new() };
        format!("{at_target} of {items} at target{due}{closed}")
    }

    /// How a shape stands.
    pub const fn standing(self, standing: Standing) -> &'static str {
        match standing {
            Standing::Closed => "ahead",
            Standing::New => "new",
            Standing::Learning => "learning",
            Standing::AtTarget => "at target",
        }
    }

    /// The heads of the columns of the weeks.
    pub fn weeks_head(self) -> String {
        format!("  {:<11}{:>8}  {:<22}{:>6}{:>9}{:>8}", "week from", "answers", "right", "", "median", "read")
    }

    /// The figures of a week, before and after the bar.
    pub fn week(self, monday: Date, answers: u32, accuracy: f64, median: Option<u32>, covered: Option<f64>) -> (String, String) {
        let covered = covered.map_or_else(|| "-".to_owned(), percent);
        (format!("  {monday:<11}{answers:>8}  "), format!("{:>6}{:>9}{covered:>8}", percent(accuracy), seconds(median)))
    }

    /// The heads of the columns of the shapes, the names so wide.
    pub fn shapes_head(self, wide: usize) -> String {
        format!("   {:<wide$}{:>6}{:>6}{:>7}{:>6}{:>8}  {}", "shape", "asked", "right", "missed", "false", "median", "stands")
    }

    /// Everything in one line.
    pub fn figures(self, answers: u32, accuracy: f64, median: Option<u32>, covered: f64) -> String {
        format!(
            "{}, {} right, median {}. You read {} of table hands.",
            counted(answers),
            percent(accuracy),
            seconds(median),
            percent(covered)
        )
    }

    /// The days of practice and what they came to.
    pub fn days(self, practised: usize, of: usize, answers: u32) -> String {
        format!("Practised on {practised} of these {of} days: {}.", counted(answers))
    }

    /// What the signs of the calendar mean.
    pub fn calendar_key(self, signs: [&str; 5]) -> String {
        let [none, few, some, many, most] = signs;
        format!("{none} none, {few} 1 to 9, {some} 10 to 29, {many} 30 to 59, {most} 60 and more answers")
    }

    /// The days of the week, from Monday.
    pub const fn weekdays(self) -> [&'static str; 7] {
        ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    }

    /// A drill by its name.
    pub const fn drill(self, drill: Drill) -> &'static str {
        match drill {
            Drill::Waits => "Waits",
            Drill::Discards => "Discards",
            Drill::Play => "Play alone",
            Drill::Score => "Points",
            Drill::Shanten => "Distance",
        }
    }

    /// The heads of the columns of the drills.
    pub fn drills_head(self) -> String {
        format!("  {:<24}{:>8}{:>8}{:>10}", "drill", "answers", "right", "median")
    }

    /// The figures of a drill.
    pub fn drill_row(self, name: &str, answers: u32, accuracy: f64, median: Option<u32>) -> String {
        format!("  {name:<24}{answers:>8}{:>8}{:>10}", percent(accuracy), seconds(median))
    }

    /// The heads of the grades of discards, or of the kinds of mistake.
    pub fn grades_head(self, drill: Drill) -> String {
        match drill {
            Drill::Score => format!("  {:<24}{:>8}", "mistakes about points", "times"),
            Drill::Play => format!("  {:<24}{:>8}{:>16}", "hands played alone", "hands", "tiles lost"),
            _ => format!("  {:<24}{:>8}{:>16}", "discards", "answers", "tiles lost"),
        }
    }

    /// A grade of discards, or a kind of mistake.
    pub fn grade_row(self, drill: Drill, grade: &str, answers: u32, cost: f64) -> String {
        let grade = grade.replace('_', " ");
        if drill == Drill::Score { format!("  {grade:<24}{answers:>8}") } else { format!("  {grade:<24}{answers:>8}{cost:>16.0}") }
    }

    /// How much more is read after a session than before it.
    pub fn gained(self, before: f64, after: f64) -> String {
        format!("You read {} of the hands at a table, {} before.", percent(after), percent(before))
    }
}

/// `1 answer`, `12 answers`.
fn counted(answers: u32) -> String {
    if answers == 1 { "1 answer".to_owned() } else { format!("{answers} answers") }
}
