//! What the figures say: accuracy and time by week, the days of practice, items by mastery, discards by grade.

use std::collections::BTreeMap;

use jiff::ToSpan;
use jiff::civil::Date;

use super::curriculum::{Item, coverage};
use super::progress::{Mastery, Progress, Tally, median};
use super::record::{Brief, Drill, Mark, Record};
use super::schedule::Schedule;

/// A week of one drill, from Monday on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Week {
    /// First answers.
    pub asked: u32,
    /// Right ones.
    pub right: u32,
    times: Vec<u32>,
}

impl Week {
    /// The median time of its answers, in milliseconds.
    pub fn median(&self) -> Option<u32> {
        median(self.times.clone())
    }

    /// The share of right answers.
    pub fn accuracy(&self) -> f64 {
        f64::from(self.right) / f64::from(self.asked.max(1))
    }

    fn add(&mut self, other: &Week) {
        self.asked += other.asked;
        self.right += other.right;
        self.times.extend(&other.times);
    }
}

/// How often a grade was met, and what it cost in all.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Graded {
    /// Answers with this grade.
    pub answers: u32,
    /// Their cost in tiles of acceptance, summed.
    pub cost: f64,
}

/// Everything that the statistics show.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    progress: Progress,
    weeks: BTreeMap<(Date, Drill), Week>,
    grades: BTreeMap<(Drill, String), Graded>,
    slips: u32,
    /// How much was read at the end of each week that is over.
    coverage: Vec<(Date, f64)>,
    week: Option<Date>,
}

impl Statistics {
    /// Nothing yet, with a schedule of the learner's own.
    pub fn with(schedule: Schedule) -> Statistics {
        Statistics { progress: Progress::with(schedule), ..Statistics::default() }
    }

    /// Another week begins: the last one ends with what is at target now.
    fn end_week(&mut self, monday: Date) {
        if let Some(week) = self.week.filter(|week| *week < monday) {
            self.coverage.push((week, self.covered()));
        }
        self.week = self.week.max(Some(monday));
    }

    /// The share of the hands at a table that are read now.
    pub fn covered(&self) -> f64 {
        coverage(|item| self.progress.item(item.name()).is_some_and(Mastery::is_at_target))
    }

    /// One more record. They come in the order of their times.
    pub fn fold(&mut self, brief: &Brief<'_>) {
        let monday = monday(brief.day);
        self.end_week(monday);
        self.progress.fold(brief);
        if brief.rating().is_none() {
            self.slips += 1;
            return;
        }
        let week = self.weeks.entry((monday, brief.drill)).or_default();
        week.asked += 1;
        week.right += u32::from(brief.mark == Mark::Right);
        week.times.extend(brief.time());
        for grade in brief.grade.split_whitespace() {
            let key = (brief.drill, grade.to_owned());
            let graded = self.grades.entry(key).or_default();
            graded.answers += 1;
            graded.cost += brief.cost;
        }
    }

    /// The same for a whole record.
    pub fn add(&mut self, record: &Record) {
        let mut items = String::new();
        self.fold(&record.brief(&mut items));
    }

    /// The shapes that were asked, the weakest first.
    pub fn shapes(&self) -> Vec<(Item, &Mastery)> {
        self.weakest().into_iter().filter_map(|(name, mastery)| Some((Item::named(name)?, mastery))).collect()
    }

    /// The share of the hands at a table that were read at the end of each week with answers, by its Monday.
    pub fn coverage(&self) -> &[(Date, f64)] {
        &self.coverage
    }

    /// The learner's progress, item by item.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// How many answers were said to be slips.
    pub fn slips(&self) -> u32 {
        self.slips
    }

    /// The weeks with answers, in order, by their Monday: of one drill, or of all together.
    pub fn weeks(&self, drill: Option<Drill>) -> Vec<(Date, Week)> {
        let mut weeks: Vec<(Date, Week)> = Vec::new();
        for (&(monday, _), week) in self.weeks.iter().filter(|((_, of), _)| drill.is_none_or(|drill| drill == *of)) {
            match weeks.last_mut() {
                Some((last, sum)) if *last == monday => sum.add(week),
                _ => weeks.push((monday, week.clone())),
            }
        }
        weeks
    }

    /// All weeks of a drill together; none where it was never played.
    pub fn drill(&self, drill: Drill) -> Option<Week> {
        let mut sum = Week::default();
        self.weeks.iter().filter(|((_, of), _)| *of == drill).for_each(|(_, week)| sum.add(week));
        (sum.asked > 0).then_some(sum)
    }

    /// The grades of a drill's answers, or its kinds of mistake, in the order of their names.
    pub fn grades(&self, drill: Drill) -> impl Iterator<Item = (&str, Graded)> {
        self.grades.iter().filter(move |((of, _), _)| *of == drill).map(|((_, grade), graded)| (grade.as_str(), *graded))
    }

    /// Everything together.
    pub fn all(&self) -> Week {
        let mut sum = Week::default();
        self.weeks.values().for_each(|week| sum.add(week));
        sum
    }

    /// Every item that was asked, the weakest first: least right of the last answers, then least often right at all.
    pub fn weakest(&self) -> Vec<(&str, &Mastery)> {
        let mut items: Vec<(&str, &Mastery)> = self.progress.items().collect();
        let share = |right: f64, of: f64| right / of.max(1.0);
        items.sort_by(|(a, one), (b, other)| {
            let latest = |item: &Mastery| share(item.latest().0 as f64, item.latest().1 as f64);
            let ever = |item: &Mastery| share(f64::from(item.right), f64::from(item.asked));
            latest(one).total_cmp(&latest(other)).then(ever(one).total_cmp(&ever(other))).then(a.cmp(b))
        });
        items
    }

    /// What happened on each day of a stretch, days without practice too.
    pub fn calendar(&self, from: Date, to: Date) -> Vec<(Date, Tally)> {
        from.series(1.day()).take_while(|day| *day <= to).map(|day| (day, self.progress.between(day, day))).collect()
    }
}

/// The Monday of a day's week.
pub fn monday(day: Date) -> Date {
    day.checked_sub(i64::from(day.weekday().to_monday_zero_offset()).days()).unwrap_or(day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drill::record::{Help, Mode, Standing};
    use jiff::civil::date;

    fn brief(day: Date, drill: Drill, mark: Mark, took: u32, items: &'static str) -> Brief<'static> {
        Brief {
            day,
            session: 1,
            drill,
            mode: Mode::Ten,
            mark,
            help: Help::None,
            standing: Standing::Counts,
            took,
            target: 2000,
            missed: 1,
            extra: 0,
            items,
            grade: if drill == Drill::Discards { "defensible" } else { "" },
            cost: 2.0,
        }
    }

    fn statistics() -> Statistics {
        let mut statistics = Statistics::default();
        for (day, drill, mark, took, items) in [
            (date(2026, 3, 1), Drill::Waits, Mark::Right, 1000, "a"),
            (date(2026, 3, 2), Drill::Waits, Mark::Wrong, 3000, "a\u{1f}b"),
            (date(2026, 3, 8), Drill::Waits, Mark::Right, 2000, "b"),
            (date(2026, 3, 8), Drill::Discards, Mark::Right, 9000, "c"),
        ] {
            statistics.fold(&brief(day, drill, mark, took, items));
        }
        statistics
    }

    #[test]
    fn weeks_begin_on_monday() {
        let statistics = statistics();
        let mondays: Vec<(Date, u32)> = statistics.weeks(None).into_iter().map(|(monday, week)| (monday, week.asked)).collect();
        assert_eq!(mondays, [(date(2026, 2, 23), 1), (date(2026, 3, 2), 3)]);
        let waits: Vec<u32> = statistics.weeks(Some(Drill::Waits)).into_iter().map(|(_, week)| week.asked).collect();
        assert_eq!(waits, [1, 2]);
        assert_eq!(statistics.drill(Drill::Waits).and_then(|sum| sum.median()), Some(2000));
        assert_eq!(statistics.drill(Drill::Play), None);
    }

    #[test]
    fn the_weakest_item_comes_first() {
        let statistics = statistics();
        let names: Vec<&str> = statistics.weakest().into_iter().map(|(item, _)| item).collect();
        assert_eq!(names, ["a", "b", "c"]);
    }

    #[test]
    fn discards_are_told_by_grade_and_cost() {
        let statistics = statistics();
        let grades: Vec<(&str, Graded)> = statistics.grades(Drill::Discards).collect();
        assert_eq!(grades, [("defensible", Graded { answers: 1, cost: 2.0 })]);
    }

    #[test]
    fn the_calendar_has_every_day() {
        let days = statistics().calendar(date(2026, 2, 28), date(2026, 3, 9));
        let asked: Vec<u32> = days.iter().map(|(_, tally)| tally.asked).collect();
        assert_eq!(asked, [0, 1, 1, 0, 0, 0, 0, 0, 2, 0]);
    }
}
