//! What a learner can do: a fold of the records, item by item and day by day.

use std::collections::{BTreeMap, HashMap, VecDeque};

use jiff::civil::Date;

use super::record::{Brief, Drill, Mark, Mode, Record, SEPARATOR};
use super::schedule::{AT_MOST_DUE, Memory, Schedule};

/// An item is at target when this many of the last [`LATEST`] answers were right, and their median time within the target.
pub const AT_TARGET: usize = 4;

/// How many of the last answers say whether an item is at target.
pub const LATEST: usize = 5;

/// One answer, as mastery looks at it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Try {
    mark: Mark,
    took: Option<u32>,
    target: u32,
}

/// What is known of one item.
#[derive(Clone, Debug, Default)]
pub struct Mastery {
    latest: VecDeque<Try>,
    /// How many first answers count.
    pub asked: u32,
    /// How many of them were right.
    pub right: u32,
    /// How many waits were missed in them.
    pub missed: u32,
    /// How many false tiles were chosen in them.
    pub extra: u32,
    memory: Option<Memory>,
}

impl Mastery {
    /// 4 of the last 5 right, and the median of their times within the target.
    pub fn is_at_target(&self) -> bool {
        let right = self.latest.iter().filter(|last| last.mark == Mark::Right).count();
        right >= AT_TARGET && self.median_of_target().is_some_and(|share| share <= 1.0)
    }

    /// The share of right answers.
    pub fn accuracy(&self) -> f64 {
        f64::from(self.right) / f64::from(self.asked.max(1))
    }

    /// Whether the last answer was wrong, or right but slow.
    pub fn failed_last(&self) -> bool {
        self.latest.back().is_some_and(|last| last.mark == Mark::Wrong || last.took.is_some_and(|took| took > last.target))
    }

    /// The median time of the last answers, in milliseconds.
    pub fn median(&self) -> Option<u32> {
        median(self.latest.iter().filter_map(|last| last.took).collect())
    }

    /// The median of time over target of the last answers.
    fn median_of_target(&self) -> Option<f64> {
        let mut shares: Vec<f64> =
            self.latest.iter().filter_map(|last| last.took.map(|took| f64::from(took) / f64::from(last.target.max(1)))).collect();
        shares.sort_by(f64::total_cmp);
        shares.get(shares.len().checked_sub(1)? / 2).copied()
    }

    /// When it comes back; none before its first answer.
    pub fn memory(&self) -> Option<&Memory> {
        self.memory.as_ref()
    }

    /// How many of the last answers were right, of how many.
    pub fn latest(&self) -> (usize, usize) {
        (self.latest.iter().filter(|last| last.mark == Mark::Right).count(), self.latest.len())
    }
}

/// The middle value; the lower one of two.
pub fn median(mut times: Vec<u32>) -> Option<u32> {
    let middle = times.len().checked_sub(1)? / 2;
    Some(*times.select_nth_unstable(middle).1)
}

/// What happened on a day, in one drill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// First answers.
    pub asked: u32,
    /// Right ones.
    pub right: u32,
    /// Milliseconds spent on them.
    pub time: u64,
}

impl Tally {
    fn add(&mut self, brief: &Brief<'_>) {
        self.asked += 1;
        self.right += u32::from(brief.mark == Mark::Right);
        self.time += u64::from(brief.time().unwrap_or_default());
    }
}

/// How a session of a mode went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// The day on which it was played.
    pub day: Date,
    /// What happened in it.
    pub tally: Tally,
}

/// Everything that is known of a learner.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    items: HashMap<String, Mastery>,
    days: BTreeMap<(Date, Drill), Tally>,
    runs: HashMap<(Mode, u64), Run>,
    schedule: Schedule,
    records: u64,
    reviews: u64,
}

impl Progress {
    /// Nothing yet.
    pub fn new() -> Progress {
        Progress::default()
    }

    /// Nothing yet, with a schedule of the learner's own.
    pub fn with(schedule: Schedule) -> Progress {
        Progress { schedule, ..Progress::default() }
    }

    /// One more record. They come in the order of their times.
    pub fn add(&mut self, record: &Record) {
        let mut items = String::new();
        self.fold(&record.brief(&mut items));
    }

    /// One more record, by what a fold looks at.
    pub fn fold(&mut self, brief: &Brief<'_>) {
        self.records += 1;
        let right = u32::from(brief.mark == Mark::Right);
        self.days.entry((brief.day, brief.drill)).or_default().add(brief);
        if !matches!(brief.mode, Mode::Ten | Mode::Review) {
            let begun = Run { day: brief.day, tally: Tally::default() };
            self.runs.entry((brief.mode, brief.session)).or_insert(begun).tally.add(brief);
        }
        let Some(rating) = brief.rating() else { return };
        for item in brief.items.split(SEPARATOR).filter(|item| !item.is_empty()) {
            if !self.items.contains_key(item) {
                self.items.insert(item.to_owned(), Mastery::default());
            }
            let Some(mastery) = self.items.get_mut(item) else { continue };
            mastery.asked += 1;
            mastery.right += right;
            mastery.missed += brief.missed;
            mastery.extra += brief.extra;
            if mastery.latest.len() == LATEST {
                mastery.latest.pop_front();
            }
            mastery.latest.push_back(Try { mark: brief.mark, took: brief.time(), target: brief.target });
            self.reviews += u64::from(mastery.memory.is_some_and(|memory| memory.last() < brief.day));
            mastery.memory = Some(self.schedule.after(mastery.memory, rating, brief.day));
        }
    }

    /// How many records there are.
    pub fn records(&self) -> u64 {
        self.records
    }

    /// How many answers were the first of an item on a day and came after an earlier day's: so many tell something about forgetting.
    pub fn reviews(&self) -> u64 {
        self.reviews
    }

    /// What gives the intervals.
    pub fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// What is known of an item; none before its first answer.
    pub fn item(&self, item: &str) -> Option<&Mastery> {
        self.items.get(item)
    }

    /// Every item that was ever asked.
    pub fn items(&self) -> impl Iterator<Item = (&str, &Mastery)> {
        self.items.iter().map(|(item, mastery)| (item.as_str(), mastery))
    }

    /// The best session of a mode: the most right answers, then the least time. None where it was never played.
    pub fn best(&self, mode: Mode) -> Option<Run> {
        // a session that was left before its first right answer is no result
        let runs = self.runs.iter().filter(|((of, _), run)| *of == mode && run.tally.right > 0).map(|(_, run)| *run);
        runs.max_by_key(|run| (run.tally.right, std::cmp::Reverse(run.tally.time), run.day))
    }

    /// The first session of this mode on a day; none where there was none.
    pub fn played(&self, mode: Mode, day: Date) -> Option<Run> {
        let runs = self.runs.iter().filter(|((of, _), run)| *of == mode && run.day == day);
        runs.min_by_key(|((_, session), _)| *session).map(|(_, run)| *run)
    }

    /// What is due, the longest overdue first, at most twenty.
    pub fn due(&self, today: Date) -> Vec<&str> {
        let mut due: Vec<(&str, f32)> = self
            .items()
            .filter_map(|(item, mastery)| mastery.memory().map(|memory| (item, memory.days_over(today))))
            .filter(|&(_, over)| over >= 0.0)
            .collect();
        due.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(b.0)));
        due.truncate(AT_MOST_DUE);
        due.into_iter().map(|(item, _)| item).collect()
    }

    /// What happened on each day, drill by drill, in order.
    pub fn days(&self) -> impl Iterator<Item = (Date, Drill, Tally)> {
        self.days.iter().map(|(&(day, drill), &tally)| (day, drill, tally))
    }

    /// What happened from one day to another, both included.
    pub fn between(&self, from: Date, to: Date) -> Tally {
        let mut sum = Tally::default();
        for (_, tally) in self.days.range((from, Drill::Waits)..).take_while(|((day, _), _)| *day <= to) {
            sum.asked += tally.asked;
            sum.right += tally.right;
            sum.time += tally.time;
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drill::record::{Answered, Help, Mode, Stamp, Standing};
    use jiff::civil::date;

    fn record(number: u32, day: i8, mark: Mark, took: u32) -> Record {
        let stamp = Stamp { at: i64::from(number), day: date(2026, 3, day), session: 1, number };
        let answered = Answered {
            drill: Drill::Waits,
            mode: Mode::Ten,
            rules: "riichi".to_owned(),
            source: "shapes".to_owned(),
            seed: Some(7),
            hand: "3m".to_owned(),
            items: vec!["3".to_owned()],
            answer: "3m".to_owned(),
            mark,
            missed: if mark == Mark::Right { String::new() } else { "25m1z".to_owned() },
            extra: String::new(),
            grade: String::new(),
            cost: 0.0,
            took,
            first_key: None,
            target: 2000,
            help: Help::None,
        };
        Record::new(stamp, answered)
    }

    fn progress(records: &[Record]) -> Progress {
        let mut progress = Progress::new();
        records.iter().for_each(|record| progress.add(record));
        progress
    }

    #[test]
    fn four_of_the_last_five_within_the_time_are_the_target() {
        let mut all: Vec<Record> = (1..=4).map(|number| record(number, 1, Mark::Right, 1500)).collect();
        assert!(progress(&all).item("3").is_some_and(Mastery::is_at_target));
        all.push(record(5, 1, Mark::Wrong, 1500));
        assert!(progress(&all).item("3").is_some_and(Mastery::is_at_target));
        all.push(record(6, 1, Mark::Wrong, 1500));
        assert!(progress(&all).item("3").is_some_and(|item| !item.is_at_target() && item.missed == 6));
        let slow: Vec<Record> = (1..=5).map(|number| record(number, 1, Mark::Right, 2001)).collect();
        assert!(progress(&slow).item("3").is_some_and(|item| !item.is_at_target()));
    }

    #[test]
    fn a_slip_counts_for_no_item_but_for_the_day() {
        let mut slip = record(1, 1, Mark::Wrong, 1500);
        slip.standing = Standing::Slip;
        let progress = progress(&[slip]);
        assert!(progress.item("3").is_none());
        assert_eq!(progress.between(date(2026, 3, 1), date(2026, 3, 1)).asked, 1);
    }

    #[test]
    fn what_is_longest_overdue_comes_first_and_never_more_than_twenty() {
        let all: Vec<Record> = (1..=25)
            .map(|number| {
                let mut record = record(number, number as i8, Mark::Right, 1500);
                record.answered.items = vec![format!("item {number:02}")];
                record
            })
            .collect();
        let progress = progress(&all);
        let due = progress.due(date(2026, 4, 30));
        assert_eq!(due.len(), AT_MOST_DUE);
        assert_eq!(due[0], "item 01");
        assert_eq!(progress.due(date(2026, 3, 2)), [""; 0]);
        assert_eq!(progress.due(date(2026, 3, 3)), ["item 01"]);
    }

    #[test]
    fn a_median_is_the_middle_of_the_times() {
        assert_eq!(median(vec![]), None);
        assert_eq!(median(vec![5, 1, 9]), Some(5));
        assert_eq!(median(vec![4, 1, 9, 5]), Some(4));
    }
}
