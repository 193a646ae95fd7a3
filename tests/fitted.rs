//! Intervals fitted to the learner's own answers: when and how well, and that they are kept, used and forgotten.

mod simulated;

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use fsrs::{FSRS, FSRSItem, FSRSReview};
use jiff::ToSpan;
use jiff::civil::{Date, date};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rusqlite::Connection;
use simulated::{Learner, Practice};
use tempfile::TempDir;
use tenpai::drill::fit::{ENOUGH, Fit, Reviews};
use tenpai::drill::record::{Answered, Brief, Drill, Help, Mark, Mode, Rating, Record, SEPARATOR, Stamp, Standing};
use tenpai::drill::schedule::Schedule;
use tenpai::store::history::History;

/// The reviews of a learner, each with the answers before it, by a fold of the test's own.
#[derive(Default)]
struct Told {
    items: HashMap<String, (Date, Vec<FSRSReview>)>,
    all: Vec<FSRSItem>,
}

impl Told {
    fn fold(&mut self, brief: &Brief<'_>) {
        let rating = match brief.rating() {
            Some(Rating::Again) => 1,
            Some(Rating::Hard) => 2,
            Some(Rating::Good) => 3,
            Some(Rating::Easy) => 4,
            None => return,
        };
        for item in brief.items.split(SEPARATOR) {
            let first = vec![FSRSReview { rating, delta_t: 0 }];
            let (last, all) = self.items.entry(item.to_owned()).or_insert((brief.day, first));
            let days = (brief.day.duration_since(*last).as_hours() / 24) as u32;
            if days > 0 {
                *last = brief.day;
                all.push(FSRSReview { rating, delta_t: days });
                self.all.push(FSRSItem { reviews: all.clone() });
            }
        }
    }
}

/// How little the answers were expected.
fn surprise(parameters: &[f32], answers: &[FSRSItem]) -> f32 {
    let model = FSRS::new(parameters).expect("parameters of the model");
    model.evaluate(answers.to_vec(), |_| true).expect("answers").log_loss
}

/// The fit of a learner after so many reviews, how little the next 600 were expected by it, and how little by the usual parameters.
fn foretold(left: f64, seed: u64, needed: u64) -> (Fit, f32, f32) {
    let mut learner = Learner::new(left, seed);
    let (mut reviews, mut told) = (Reviews::default(), Told::default());
    let mut train = |day, reviews: &mut Reviews| {
        learner.train(Practice::Own, day, |brief| {
            reviews.fold(brief);
            told.fold(brief);
        });
        assert_eq!(reviews.count(), told.all.len() as u64, "what a review is");
        assert_eq!(reviews.count(), learner.statistics.progress().reviews(), "and for the progress too");
    };
    let mut days = 0..1000;
    while reviews.count() < needed {
        train(days.next().expect("a day"), &mut reviews);
    }
    let (fit, from) = (reviews.clone().fit(), reviews.count());
    assert_eq!(fit.reviews(), from);
    assert_eq!(fit, reviews.clone().fit(), "the same reviews, the same fit");
    while reviews.count() < from + 600 {
        train(days.next().expect("a day"), &mut reviews);
    }
    let next = &told.all[from as usize..];
    let (own, usual) = (surprise(fit.parameters(), next), surprise(&[], next));
    (fit, own, usual)
}

#[test]
fn the_first_fit_foretells_the_next_answers_better_than_the_usual_parameters() {
    for left in [0.75, 0.9] {
        for seed in 0..3 {
            let (fit, own, usual) = foretold(left, seed, ENOUGH);
            assert_eq!(fit.parameters().len(), 21);
            assert!(own < usual - 0.005, "{left}, {seed}: {own} and {usual}");
        }
    }
}

/// From how many reviews on a fit serves: for the number at `ENOUGH`.
#[test]
#[ignore = "a measurement"]
fn how_many_are_enough() {
    for needed in [50, 100, 200, 400, 800, 1600] {
        let learners = [0.75, 0.9].into_iter().flat_map(|left| (0..10).map(move |seed| foretold(left, seed, needed)));
        let all: Vec<(bool, f32)> = learners.map(|(_, own, usual)| (own < usual, usual - own)).collect();
        let better = all.iter().filter(|(better, _)| *better).count();
        let [gain, worst] = [all.iter().map(|(_, gain)| gain / 20.0).sum(), all.iter().map(|(_, gain)| *gain).fold(f32::MAX, f32::min)];
        eprintln!("{needed}: better for {better} of 20, by {gain:.3} in the mean and {worst:.3} at worst");
    }
}

#[test]
fn a_fit_is_due_when_there_is_enough_and_then_when_a_quarter_was_added() {
    let last = |reviews| Fit::new(reviews, Vec::new()).expect("a fit");
    for (fit, reviews, due) in [
        (None, ENOUGH - 1, false),
        (None, ENOUGH, true),
        (Some(last(ENOUGH)), 499, false),
        (Some(last(ENOUGH)), 500, true),
        (Some(last(10_000)), 12_499, false),
        (Some(last(10_000)), 12_500, true),
        // a history that has grown shorter
        (Some(last(10_000)), 3, false),
        (Some(last(3)), 300, false),
        (Some(last(u64::MAX)), u64::MAX - 1, false),
    ] {
        assert_eq!(Fit::is_due(fit.as_ref(), reviews), due, "{fit:?} {reviews}");
    }
}

#[test]
fn what_are_no_parameters_is_refused() {
    for parameters in [vec![1.0; 20], vec![1.0; 17], vec![f32::NAN; 21], vec![f32::INFINITY; 21]] {
        assert_eq!(Fit::new(500, parameters), None);
    }
    // out of bounds they are drawn back into them
    let strange = Fit::new(500, vec![-1e30; 21]).expect("numbers");
    let memory = Schedule::fitted(&strange).after(None, Rating::Good, date(2026, 3, 1));
    assert!(memory.due() > date(2026, 3, 1));
    assert_eq!(Schedule::fitted(&Fit::new(500, Vec::new()).expect("none")).reviews(), None);
}

/// Answers on such days, of such a number of items, each right in so many of a thousand cases.
fn made_up(seed: u64, days: &[Date], items: u32, right: u32) -> Fit {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut reviews = Reviews::default();
    for &day in days {
        for _ in 0..20 {
            let item = rng.random_range(0..items).to_string();
            let mark = if rng.random_range(0..1000) < right { Mark::Right } else { Mark::Wrong };
            let brief = Brief {
                day,
                session: 1,
                drill: Drill::Waits,
                mode: Mode::Ten,
                mark,
                help: Help::None,
                standing: Standing::Counts,
                took: rng.random_range(0..6000),
                target: 3000,
                missed: 0,
                extra: 0,
                items: &item,
                grade: "",
                cost: 0.0,
            };
            reviews.fold(&brief);
        }
    }
    reviews.fit()
}

#[test]
fn whatever_was_answered_the_intervals_stay_days() {
    let after = |gap: i64, count: i64| -> Vec<Date> {
        (0..count).map(|day| date(-9000, 1, 1).checked_add((day * gap).days()).expect("a day of a calendar")).collect()
    };
    for (days, of) in [
        (after(1, 3), "three days"),
        (after(1, 120), "every day"),
        (after(1, 4000), "eleven years of days"),
        (after(40, 120), "now and then"),
        (after(100_000, 60), "hundreds of years apart"),
        (after(0, 50), "one day"),
    ] {
        for items in [1, 3, 40, 600] {
            for right in [0, 500, 1000] {
                let fit = made_up(7, &days, items, right);
                assert!(days.len() > 14 || fit.parameters().is_empty(), "{of}: days are few");
                let schedule = Schedule::fitted(&fit);
                for rating in [Rating::Again, Rating::Hard, Rating::Good, Rating::Easy] {
                    let mut memory = None;
                    for day in [date(2026, 3, 1), date(2026, 3, 2), date(2027, 3, 1), date(9999, 12, 1)] {
                        let next = schedule.after(memory, rating, day);
                        assert!(next.interval().is_finite() && next.interval() >= 0.0, "{of}, {items}, {right}: {next:?}");
                        assert!(next.due() > day);
                        memory = Some(next);
                    }
                }
            }
        }
    }
}

/// A history of a simulated learner with at least so many reviews, and how many they are.
fn history(folder: &TempDir, needed: u64) -> (PathBuf, u64) {
    let mut learner = Learner::new(0.75, 1);
    let mut records: Vec<Record> = Vec::new();
    for day in 0.. {
        learner.train(Practice::Own, day, |brief| {
            let number = records.len() as u32;
            let answered = Answered {
                drill: brief.drill,
                mode: brief.mode,
                rules: "riichi".to_owned(),
                source: "shapes".to_owned(),
                seed: None,
                hand: String::new(),
                items: brief.items.split(SEPARATOR).map(str::to_owned).collect(),
                answer: String::new(),
                mark: brief.mark,
                missed: String::new(),
                extra: String::new(),
                grade: String::new(),
                cost: 0.0,
                took: brief.took,
                first_key: None,
                target: brief.target,
                help: brief.help,
            };
            records.push(Record::new(Stamp { at: i64::from(number), day: brief.day, session: brief.session, number }, answered));
        });
        if learner.statistics.progress().reviews() >= needed {
            break;
        }
    }
    let path = folder.path().join("history.sqlite3");
    open(&path).import(&records).expect("imported");
    (path, learner.statistics.progress().reviews())
}

fn open(path: &Path) -> History {
    History::open(path).expect("it opens")
}

fn figures(folder: &TempDir) -> serde_json::Value {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tenpai"));
    let out = program.arg("--data-dir").arg(folder.path()).args(["stats", "--json"]).output().expect("the program runs");
    serde_json::from_slice(&out.stdout).expect("it is JSON")
}

#[test]
fn a_fit_is_kept_and_used_and_not_made_again() {
    let folder = TempDir::new().expect("a folder");
    let (path, reviews) = history(&folder, ENOUGH);
    let before = open(&path).statistics().expect("read");
    assert_eq!((before.progress().reviews(), before.progress().schedule().reviews()), (reviews, None));
    assert_eq!(open(&path).fit(ENOUGH - 1).expect("asked"), None);
    let fit = open(&path).fit(reviews).expect("fitted").expect("it was due");
    assert_eq!((fit.reviews(), fit.parameters().len()), (reviews, 21));
    assert_eq!(open(&path).fitted(), Some(fit), "to the last bit");
    assert_eq!(open(&path).fit(reviews).expect("asked"), None);
    let after = open(&path).statistics().expect("read");
    assert_eq!(after.progress().schedule().reviews(), Some(reviews));
    let moved = after.progress().items().filter(|(item, mastery)| {
        before.progress().item(item).and_then(|before| before.memory()).map(|memory| memory.due())
            != mastery.memory().map(|memory| memory.due())
    });
    assert!(moved.count() > 10, "the intervals are the learner's own");
    assert_eq!(before.covered().to_bits(), after.covered().to_bits(), "mastery is as it was");
    assert_eq!(figures(&folder)["fitted"], reviews);
}

#[test]
fn what_is_forgotten_leaves_no_fit_behind() {
    let folder = TempDir::new().expect("a folder");
    let (path, reviews) = history(&folder, ENOUGH);
    let mut history = open(&path);
    let trainer = open(&path);
    history.fit(reviews).expect("fitted").expect("it was due");
    history.forget().expect("forgotten");
    assert_eq!(history.fitted(), None);
    // another trainer that had counted the answers before
    trainer.fit(reviews).expect("asked");
    assert_eq!(history.fitted(), None);
    assert_eq!(figures(&folder)["fitted"], serde_json::Value::Null);
}

#[test]
fn a_fit_that_cannot_be_read_is_no_fit_and_is_made_anew() {
    let folder = TempDir::new().expect("a folder");
    let (path, reviews) = history(&folder, ENOUGH);
    let fit = open(&path).fit(reviews).expect("fitted");
    let other = Connection::open(&path).expect("opened");
    for change in [
        "UPDATE fitted SET parameters = 'no numbers'",
        "UPDATE fitted SET parameters = '1 2 3'",
        "UPDATE fitted SET parameters = replace(parameters, ' ', ' NaN ')",
        "UPDATE fitted SET parameters = x'ff00'",
        "UPDATE fitted SET reviews = -1",
        "UPDATE fitted SET reviews = 'many'",
        "DELETE FROM fitted",
    ] {
        other.execute_batch(change).expect("changed");
        assert_eq!(open(&path).fitted(), None, "{change}");
        assert_eq!(open(&path).statistics().expect("read").progress().schedule().reviews(), None);
        assert_eq!(open(&path).fit(reviews).expect("fitted"), fit, "{change}");
        assert_eq!(open(&path).fitted(), fit);
    }
}
