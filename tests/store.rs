//! The history on disk: what is kept is read back, and what cannot be kept is told in one sentence.

use std::fs;
use std::path::{Path, PathBuf};

use jiff::civil::date;
use rusqlite::Connection;
use tempfile::TempDir;
use tenpai::drill::record::{Answered, Drill, Help, Mark, Mode, Record, Stamp, Standing};
use tenpai::store::history::{History, HistoryError, Imported};

fn record(session: u64, number: u32) -> Record {
    let stamp = Stamp { at: 1_772_323_200_000 + i64::from(number), day: date(2026, 3, 1), session, number };
    let answered = Answered {
        drill: Drill::Waits,
        mode: Mode::Sprint,
        rules: "riichi".to_owned(),
        source: "shapes".to_owned(),
        seed: Some(u64::MAX - u64::from(number)),
        hand: "2345678m345p789s".to_owned(),
        items: vec!["2345678".to_owned(), "pair in the same suit".to_owned()],
        answer: "25m".to_owned(),
        mark: Mark::Wrong,
        missed: "8m".to_owned(),
        extra: String::new(),
        grade: String::new(),
        cost: 0.5,
        took: 4321,
        first_key: Some(1234),
        target: 3750,
        help: Help::Hint,
    };
    Record::new(stamp, answered)
}

fn all(history: &History) -> Vec<Record> {
    let mut all = Vec::new();
    history.each(|record| all.push(record)).expect("it is read");
    all
}

fn open(path: &Path) -> History {
    History::open(path).expect("it opens")
}

fn folder() -> (TempDir, PathBuf) {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("deep/er/history.sqlite3");
    (folder, path)
}

#[test]
fn what_is_kept_is_read_back_equal_and_in_order() {
    let (_folder, path) = folder();
    let history = open(&path);
    let kept: Vec<Record> = (1..=20).map(|number| record(u64::MAX, number)).collect();
    kept.iter().rev().for_each(|record| history.keep(record).expect("kept"));
    assert_eq!(all(&history), kept);
    drop(history);
    assert_eq!(all(&open(&path)), kept);
}

#[test]
fn many_trainers_make_the_same_file_at_once() {
    for _ in 0..25 {
        let (_folder, path) = folder();
        std::thread::scope(|scope| {
            for session in 1..=8 {
                let path = &path;
                scope.spawn(move || open(path).keep(&record(session, 1)).expect("kept"));
            }
        });
        assert_eq!(all(&open(&path)).len(), 8);
    }
}

#[test]
fn two_trainers_write_at_once() {
    let (_folder, path) = folder();
    std::thread::scope(|scope| {
        for session in 1..=4 {
            let path = &path;
            scope.spawn(move || {
                let history = open(path);
                (1..=50).for_each(|number| history.keep(&record(session, number)).expect("kept"));
            });
        }
    });
    assert_eq!(all(&open(&path)).len(), 200);
}

#[test]
fn an_import_of_the_same_records_twice_changes_nothing() {
    let (_folder, path) = folder();
    let mut history = open(&path);
    let records: Vec<Record> = (1..=30).map(|number| record(1, number)).collect();
    history.keep(&records[3]).expect("kept");
    assert_eq!(history.import(&records).expect("imported"), Imported { new: 29, known: 1 });
    let once = all(&history);
    assert_eq!(history.import(&records).expect("imported"), Imported { new: 0, known: 30 });
    assert_eq!(all(&history), once);
}

#[test]
fn a_slip_can_be_said_and_taken_back() {
    let (_folder, path) = folder();
    let history = open(&path);
    let record = record(1, 1);
    history.keep(&record).expect("kept");
    for standing in [Standing::Slip, Standing::Counts] {
        history.set_standing(record.stamp, standing).expect("said");
        assert_eq!(all(&history)[0].standing, standing);
    }
}

#[test]
fn everything_can_be_forgotten() {
    let (_folder, path) = folder();
    let mut history = open(&path);
    (1..=300).for_each(|number| history.keep(&record(1, number)).expect("kept"));
    history.forget().expect("forgotten");
    assert!(all(&history).is_empty());
    drop(history);
    let bytes = fs::read(&path).expect("the file");
    assert!(!bytes.windows(7).any(|part| part == b"2345678"), "nothing of it stays in the file");
}

/// Makes a file, tries to open it, and asks for the kind of trouble; the file has to stay as it was.
fn refuses(make: impl FnOnce(&Path), expected: fn(&HistoryError) -> bool) {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("history.sqlite3");
    make(&path);
    let before = fs::read(&path).expect("the file");
    let error = History::open(&path).expect_err("it is refused");
    assert!(expected(&error), "{error}");
    assert!(!error.to_string().contains('\n'));
    assert_eq!(fs::read(&path).expect("the file"), before, "it is left as it is");
}

#[test]
fn a_damaged_file_is_left_as_it_is() {
    refuses(
        |path| fs::write(path, "no database at all, but long enough to be one ".repeat(100)).expect("written"),
        |error| matches!(error, HistoryError::Damaged(_)),
    );
}

#[test]
fn a_file_with_tables_of_someone_else_is_left_as_it_is() {
    refuses(
        |path| {
            let other = Connection::open(path).expect("made");
            other.execute_batch("CREATE TABLE songs (name TEXT);").expect("filled");
        },
        |error| matches!(error, HistoryError::Damaged(_)),
    );
}

#[test]
fn a_file_of_a_later_version_is_left_as_it_is() {
    refuses(
        |path| {
            drop(open(path));
            let later = Connection::open(path).expect("opened");
            later.pragma_update(None, "user_version", 99).expect("changed");
        },
        |error| matches!(error, HistoryError::Newer(_)),
    );
}

#[test]
fn a_file_without_a_form_yet_is_taken_over() {
    let (_folder, path) = folder();
    fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    fs::write(&path, "").expect("written");
    assert!(all(&open(&path)).is_empty());
}

/// A hundred thousand answers: how long the fold of all takes, in release, for the notes.
#[test]
#[ignore = "a measurement"]
fn a_hundred_thousand_answers_are_folded() {
    let (_folder, path) = folder();
    let mut history = open(&path);
    let records: Vec<Record> = (0..100_000).map(|at| record(at / 10, (at % 10) as u32)).collect();
    history.import(&records).expect("imported");
    for _ in 0..3 {
        let begun = std::time::Instant::now();
        let mut progress = tenpai::drill::progress::Progress::new();
        history.each_brief(|brief| progress.fold(brief)).expect("read");
        eprintln!("{} records in {:?}", progress.records(), begun.elapsed());
    }
}
