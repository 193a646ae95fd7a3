//! `tenpai stats`: what the kept answers say about their learner.

use std::path::Path;

use jiff::civil::Date;
use serde::Serialize;

use crate::drill::record::Drill;
use crate::drill::statistics::{Statistics, Week};
use crate::store::history::History;
use crate::words::figures;

use super::hands::Style;
use super::output::{Failure, Output};
use super::{Outcome, args, history, json};

/// The figures in one object.
#[derive(Serialize)]
struct Figures {
    answers: u32,
    right: u32,
    slips: u32,
    /// From how many reviews the learner's own intervals were fitted; none while the usual ones are used.
    fitted: Option<u64>,
    drills: Vec<DrillFigures>,
    weeks: Vec<WeekFigures>,
    items: Vec<ItemFigures>,
    grades: Vec<GradeFigures>,
}

#[derive(Serialize)]
struct DrillFigures {
    drill: &'static str,
    #[serde(flatten)]
    sum: Sum,
}

#[derive(Serialize)]
struct WeekFigures {
    monday: Date,
    drill: &'static str,
    #[serde(flatten)]
    sum: Sum,
}

/// Times in milliseconds.
#[derive(Serialize)]
struct Sum {
    answers: u32,
    right: u32,
    median: Option<u32>,
}

#[derive(Serialize)]
struct ItemFigures {
    item: String,
    answers: u32,
    right: u32,
    missed: u32,
    extra: u32,
    median: Option<u32>,
    at_target: bool,
    due: Option<Date>,
}

#[derive(Serialize)]
struct GradeFigures {
    drill: &'static str,
    grade: String,
    answers: u32,
    cost: f64,
}

pub fn run(args: &args::Stats, data_dir: Option<&Path>, out: &mut Output) -> Result<Outcome, Failure> {
    let history = History::open_to_read(&history::file(data_dir)?)?;
    let statistics = history.map_or_else(|| Ok(Statistics::default()), |history| history.statistics())?;
    match args.print.style() {
        Style::Json => out.line(json::text(&figures(&statistics)))?,
        Style::Words => out.line(figures::statistics(&statistics))?,
    }
    Ok(Outcome::Fine)
}

fn figures(statistics: &Statistics) -> Figures {
    let all = statistics.all();
    let of_drill = |&drill: &Drill| statistics.drill(drill).map(|week| DrillFigures { drill: drill.name(), sum: sum(&week) });
    let of_week = |&drill: &Drill| {
        let weeks = statistics.weeks(Some(drill)).into_iter();
        weeks.map(move |(monday, week)| WeekFigures { monday, drill: drill.name(), sum: sum(&week) })
    };
    let of_grade = |&drill: &Drill| {
        let grades = statistics.grades(drill);
        grades.map(move |(grade, graded)| GradeFigures {
            drill: drill.name(),
            grade: grade.to_owned(),
            answers: graded.answers,
            cost: graded.cost,
        })
    };
    let items = statistics.weakest().into_iter().map(|(item, mastery)| ItemFigures {
        item: item.to_owned(),
        answers: mastery.asked,
        right: mastery.right,
        missed: mastery.missed,
        extra: mastery.extra,
        median: mastery.median(),
        at_target: mastery.is_at_target(),
        due: mastery.memory().map(|memory| memory.due()),
    });
    Figures {
        answers: all.asked,
        right: all.right,
        slips: statistics.slips(),
        fitted: statistics.progress().schedule().reviews(),
        drills: Drill::ALL.iter().filter_map(of_drill).collect(),
        weeks: Drill::ALL.iter().flat_map(of_week).collect(),
        items: items.collect(),
        grades: Drill::ALL.iter().flat_map(of_grade).collect(),
    }
}

fn sum(week: &Week) -> Sum {
    Sum { answers: week.asked, right: week.right, median: week.median() }
}
