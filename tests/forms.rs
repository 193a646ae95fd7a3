//! The forms that the history has had: a file of each opens with every record in it, and a copy of it is kept.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use jiff::civil::date;
use rusqlite::Connection;
use tempfile::TempDir;
use tenpai::drill::record::{Answered, Drill, Help, Mark, Mode, Record, Stamp, Standing};
use tenpai::store::history::{History, HistoryError};

/// Written by the trainer when the history had one table.
const FORM_1: &str = include_str!("forms/history1.sql");

/// The twelve answers in it.
fn records() -> Vec<Record> {
    let record = |number: u32| {
        let day = date(2026, 3, 1 + number as i8 / 2);
        let stamp =
            Stamp { at: 1_772_323_200_000 + 40_000_000 * i64::from(number), day, session: u64::MAX - u64::from(number / 4), number };
        let plain = number.is_multiple_of(2);
        let answered = Answered {
            drill: Drill::ALL[number as usize % Drill::ALL.len()],
            mode: Mode::ALL[number as usize % Mode::ALL.len()],
            rules: if number < 9 { "riichi".to_owned() } else { "mcr".to_owned() },
            source: "shapes".to_owned(),
            seed: plain.then_some(u64::MAX - u64::from(number)),
            hand: "2345678m345p789s[444z]".to_owned(),
            items: if plain { vec!["2345678".to_owned(), "seven_pairs".to_owned()] } else { Vec::new() },
            answer: if plain { String::new() } else { "a \"quoted\", with a comma and a 'tick'".to_owned() },
            mark: Mark::ALL[number as usize % 2],
            missed: "8m".to_owned(),
            extra: String::new(),
            grade: String::new(),
            cost: f64::from(number) / 8.0,
            took: number * 100,
            first_key: plain.then_some(number),
            target: 3750,
            help: Help::ALL[number as usize % Help::ALL.len()],
        };
        let standing = if number == 5 { Standing::Slip } else { Standing::Counts };
        Record { standing, ..Record::new(stamp, answered) }
    };
    (1..=12).map(record).collect()
}

fn old(folder: &TempDir) -> PathBuf {
    let path = folder.path().join("history.sqlite3");
    Connection::open(&path).expect("made").execute_batch(FORM_1).expect("filled");
    path
}

fn copy(folder: &TempDir) -> PathBuf {
    folder.path().join("history.form1.sqlite3")
}

fn all(history: &History) -> Vec<Record> {
    let mut all = Vec::new();
    history.each(|record| all.push(record)).expect("it is read");
    all
}

fn number(path: &Path, name: &str) -> i64 {
    let file = Connection::open(path).expect("opened");
    file.pragma_query_value(None, name, |row| row.get(0)).expect("a number")
}

fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).expect("a folder");
    let mut names: Vec<String> = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_history_of_the_first_form_opens_with_every_record_and_its_copy_is_of_the_first_form() {
    let folder = TempDir::new().expect("a folder");
    let path = old(&folder);
    let history = History::open(&path).expect("it opens");
    assert_eq!(all(&history), records());
    assert_eq!(history.fitted(), None);
    drop(history);
    assert_eq!((number(&path, "user_version"), number(&copy(&folder), "user_version")), (2, 1));
    assert_eq!(number(&path, "application_id"), number(&copy(&folder), "application_id"));
    assert_eq!(names(&folder), ["history.form1.sqlite3", "history.sqlite3"]);
    // the copy is a whole history: put back in its place, it opens again
    fs::rename(copy(&folder), &path).expect("put back");
    assert_eq!(all(&History::open(&path).expect("it opens")), records());
}

#[test]
fn many_trainers_bring_the_same_file_to_a_new_form_at_once() {
    for _ in 0..25 {
        let folder = TempDir::new().expect("a folder");
        let path = old(&folder);
        std::thread::scope(|scope| {
            for number in 100..108 {
                let path = &path;
                scope.spawn(move || {
                    let mut own = records()[0].clone();
                    own.stamp.number = number;
                    let history = History::open(path).expect("it opens");
                    history.keep(&own).expect("kept");
                });
            }
        });
        assert_eq!(all(&History::open(&path).expect("it opens")).len(), 12 + 8);
        let count = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0);
        let kept = Connection::open(copy(&folder)).expect("opened").query_row("SELECT count(*) FROM records", [], count);
        assert_eq!(kept.expect("a count"), 12, "nothing comes between the copy and the step");
    }
}

#[test]
fn a_copy_that_was_cut_short_is_made_anew() {
    let folder = TempDir::new().expect("a folder");
    let path = old(&folder);
    fs::write(folder.path().join("history.form1.part"), "half of it").expect("written");
    assert_eq!(all(&History::open(&path).expect("it opens")), records());
    assert_eq!(number(&copy(&folder), "user_version"), 1);
    assert_eq!(names(&folder), ["history.form1.sqlite3", "history.sqlite3"]);
}

#[test]
fn where_no_copy_can_be_made_the_file_stays_as_it_is() {
    let folder = TempDir::new().expect("a folder");
    let path = old(&folder);
    fs::create_dir_all(folder.path().join("history.form1.part/in the way")).expect("made");
    assert!(History::open(&path).is_err());
    assert_eq!(number(&path, "user_version"), 1);
    fs::remove_dir_all(folder.path().join("history.form1.part")).expect("removed");
    assert_eq!(all(&History::open(&path).expect("it opens")), records());
}

#[test]
fn a_form_to_come_is_refused_in_one_sentence() {
    let folder = TempDir::new().expect("a folder");
    let path = old(&folder);
    drop(History::open(&path).expect("it opens"));
    Connection::open(&path).expect("opened").pragma_update(None, "user_version", 3).expect("changed");
    let before = fs::read(&path).expect("the file");
    let error = History::open(&path).expect_err("it is refused");
    assert!(matches!(error, HistoryError::Newer(_)), "{error}");
    assert_eq!(error.to_string().lines().count(), 1);
    assert_eq!(fs::read(&path).expect("the file"), before);
}

#[test]
fn what_is_forgotten_is_forgotten_in_the_copy_too() {
    let folder = TempDir::new().expect("a folder");
    let path = old(&folder);
    let mut history = History::open(&path).expect("it opens");
    history.forget().expect("forgotten");
    assert!(all(&history).is_empty());
    drop(history);
    assert_eq!(names(&folder), ["history.sqlite3"]);
}

#[test]
fn figures_of_an_old_history_are_told_by_the_new_trainer() {
    let folder = TempDir::new().expect("a folder");
    old(&folder);
    let mut program = Command::new(env!("CARGO_BIN_EXE_tenpai"));
    let out = program.arg("--data-dir").arg(folder.path()).args(["stats", "--json"]).output().expect("the program runs");
    let figures: serde_json::Value = serde_json::from_slice(&out.stdout).expect("it is JSON");
    assert_eq!((&figures["answers"], &figures["slips"]), (&11.into(), &1.into()));
    assert_eq!(figures["fitted"], serde_json::Value::Null);
}
