//! What the statistics say, in words and tables.

use crate::drill::record::Drill;
use crate::drill::statistics::{Statistics, Week};

/// How many weeks and how many items are shown.
const ROWS: usize = 12;

/// Nothing was answered yet.
pub const NO_ANSWERS: &str = "No answers are kept yet: every first answer of a drill will be counted here.";

/// The figures as a page of text: drill by drill, week by week, the weakest items, the grades of discards.
pub fn statistics(statistics: &Statistics) -> String {
    let all = statistics.all();
    if all.asked == 0 {
        return NO_ANSWERS.to_owned();
    }
    let mut lines = vec![heading("drill")];
    for &drill in Drill::ALL {
        if let Some(sum) = statistics.drill(drill) {
            lines.push(row(drill.name(), &sum));
        }
    }
    if statistics.slips() > 0 {
        lines.push(format!("{:<26}{:>8}", "slips, left out", statistics.slips()));
    }
    lines.push(String::new());
    lines.push(heading("week from Monday"));
    let weeks = statistics.weeks(None);
    for (monday, week) in weeks.iter().skip(weeks.len().saturating_sub(ROWS)) {
        lines.push(row(&monday.to_string(), week));
    }
    let weakest = statistics.weakest();
    if !weakest.is_empty() {
        let at_target = weakest.iter().filter(|(_, mastery)| mastery.is_at_target()).count();
        lines.push(String::new());
        lines.push(format!("{:<26}{:>8}{:>8}{:>8}{:>8}{:>10}", "weakest items", "answers", "right", "missed", "false", "median"));
        for (item, mastery) in weakest.iter().take(ROWS) {
            let right = percent(mastery.accuracy());
            let time = seconds(mastery.median());
            lines.push(format!("{item:<26}{:>8}{right:>8}{:>8}{:>8}{time:>10}", mastery.asked, mastery.missed, mastery.extra));
        }
        lines.push(format!("{at_target} of {} items met are at target", weakest.len()));
    }
    let mut grades = statistics.grades(Drill::Discards).peekable();
    if grades.peek().is_some() {
        lines.push(String::new());
        lines.push(format!("{:<26}{:>8}{:>16}", "discards", "answers", "tiles lost"));
        lines.extend(grades.map(|(grade, graded)| format!("{grade:<26}{:>8}{:>16}", graded.answers, graded.cost)));
    }
    lines.join("\n")
}

fn heading(of: &str) -> String {
    format!("{of:<26}{:>8}{:>8}{:>10}", "answers", "right", "median")
}

fn row(name: &str, week: &Week) -> String {
    format!("{name:<26}{:>8}{:>8}{:>10}", week.asked, percent(week.accuracy()), seconds(week.median()))
}

/// `84 %`.
pub fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

/// `3.2 s`, or a dash where there is no time.
pub fn seconds(milliseconds: Option<u32>) -> String {
    milliseconds.map_or_else(|| "-".to_owned(), |time| format!("{:.1} s", f64::from(time) / 1000.0))
}
