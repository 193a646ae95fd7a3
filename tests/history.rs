//! The history on the command line: out to a file and back, equal, whatever the form.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use jiff::civil::date;
use tempfile::TempDir;
use tenpai::drill::record::{Answered, Drill, Help, Mark, Mode, Record, Stamp, Standing};
use tenpai::store::history::History;

fn records() -> Vec<Record> {
    let record = |number: u32| {
        let stamp = Stamp { at: 1_772_323_200_000 + i64::from(number), day: date(2026, 3, 1), session: u64::MAX - 3, number };
        let plain = number.is_multiple_of(2);
        let drill = Drill::ALL[number as usize % Drill::ALL.len()];
        let (source, items) = match drill {
            Drill::Waits => ("shapes", vec!["23456", "seven-pairs"]),
            Drill::Discards => ("table", vec!["discards:1"]),
            Drill::Play => ("coached", vec!["play"]),
            Drill::Score => ("fans", vec!["fan:Pure Straight", "fan:Self-Drawn"]),
            Drill::Shanten => ("hand", vec!["shanten:3"]),
        };
        let answered = Answered {
            drill,
            mode: Mode::ALL[number as usize % Mode::ALL.len()],
            rules: "riichi".to_owned(),
            source: source.to_owned(),
            seed: plain.then_some(u64::MAX - u64::from(number)),
            hand: "2345678m345p[444z]".to_owned(),
            items: if plain { items.into_iter().map(str::to_owned).collect() } else { Vec::new() },
            answer: if plain { String::new() } else { "a \"quoted\", with a comma".to_owned() },
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
        let mut record = Record::new(stamp, answered);
        record.standing = Standing::ALL[number as usize % 2];
        record
    };
    (1..=40).map(record).collect()
}

fn tenpai(folder: &Path, args: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_tenpai");
    Command::new(program).args(["--data-dir", &folder.to_string_lossy()]).args(args).output().expect("the program runs")
}

fn told(output: &Output) -> (String, String, Option<i32>) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("it is UTF-8");
    (text(&output.stdout), text(&output.stderr), output.status.code())
}

fn kept(folder: &Path) -> Vec<Record> {
    let mut all = Vec::new();
    let history = History::open(&folder.join("history.sqlite3")).expect("it opens");
    history.each(|record| all.push(record)).expect("read");
    all
}

#[test]
fn what_goes_out_comes_back_equal_in_both_forms() {
    for form in ["jsonl", "csv"] {
        let (from, to) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
        History::open(&from.path().join("history.sqlite3")).expect("opened").import(&records()).expect("imported");
        let file = from.path().join(format!("answers.{form}"));
        let name = file.to_string_lossy().into_owned();
        let out = tenpai(from.path(), &["history", "export", "--format", form, &name]);
        assert_eq!(told(&out), (String::new(), String::new(), Some(0)));
        assert_eq!(tenpai(from.path(), &["history", "export", "--format", form]).stdout, fs::read(&file).expect("the file"));
        let first = tenpai(to.path(), &["history", "import", &name]);
        assert_eq!(told(&first), ("40 answers taken in, 0 known already\n".to_owned(), String::new(), Some(0)));
        let again = tenpai(to.path(), &["history", "import", &name]);
        assert_eq!(told(&again), ("0 answers taken in, 40 known already\n".to_owned(), String::new(), Some(0)));
        assert_eq!(kept(to.path()), records());
    }
}

#[test]
fn a_file_that_is_there_is_not_overwritten() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("mine.txt");
    fs::write(&file, "mine").expect("written");
    let (out, err, code) = told(&tenpai(folder.path(), &["history", "export", &file.to_string_lossy()]));
    assert_eq!((out.as_str(), code), ("", Some(1)));
    assert!(err.contains("mine.txt cannot be written"), "{err}");
    assert_eq!(fs::read_to_string(&file).expect("read"), "mine");
}

#[test]
fn lines_that_cannot_be_read_are_named_and_the_others_are_taken_in() {
    let folder = TempDir::new().expect("a folder");
    let good = serde_json::to_string(&records()[0]).expect("text");
    let later = good.replacen("\"version\":1", "\"version\":2", 1);
    let file = folder.path().join("answers.jsonl");
    fs::write(&file, format!("nonsense\n{later}\n\n{good}\n{{}}\n")).expect("written");
    let (out, err, code) = told(&tenpai(folder.path(), &["history", "import", &file.to_string_lossy()]));
    assert_eq!((out.as_str(), code), ("1 answer taken in, 0 known already\n", Some(2)));
    let lines: Vec<&str> = err.lines().filter_map(|line| line.split_once("answers.jsonl, ")).map(|(_, rest)| rest).collect();
    assert_eq!(
        lines,
        ["line 1: expected ident", "line 2: a later version of the trainer wrote this record", "line 5: missing field `version`"]
    );
}

#[test]
fn a_table_without_a_column_and_a_word_for_a_number_are_named() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("answers.csv");
    let path = file.to_string_lossy().into_owned();
    for (text, sentence) in [
        ("version,at\n1,2\n".to_owned(), "line 1: the column `day` is missing"),
        (
            format!("{}x,1,2026-03-01,1,1,waits,ten,riichi,shapes,,3m,,3m,right,,,,0,1,,1,none,counts\n", heading(folder.path())),
            "line 2: `x` is no number, in the column `version`",
        ),
    ] {
        fs::write(&file, text).expect("written");
        let (_, err, code) = told(&tenpai(folder.path(), &["history", "import", &path]));
        assert!(err.trim_end().ends_with(sentence), "{err}");
        assert_eq!(code, Some(2));
    }
}

fn heading(folder: &Path) -> String {
    told(&tenpai(folder, &["history", "export", "--format", "csv"])).0
}

#[test]
fn forgetting_asks_or_is_told_not_to() {
    let folder = TempDir::new().expect("a folder");
    assert_eq!(told(&tenpai(folder.path(), &["history", "delete"])).0, "no answers are kept yet\n");
    History::open(&folder.path().join("history.sqlite3")).expect("opened").import(&records()).expect("imported");
    let (_, err, code) = told(&tenpai(folder.path(), &["history", "delete"]));
    assert_eq!((err.as_str(), code), ("forgetting every answer has to be confirmed: at a terminal, or with --yes\n", Some(2)));
    assert_eq!(kept(folder.path()).len(), 40);
    assert_eq!(told(&tenpai(folder.path(), &["history", "delete", "--yes"])).0, "40 answers forgotten\n");
    assert!(kept(folder.path()).is_empty());
}

#[test]
fn a_damaged_history_is_told_in_one_sentence() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("history.sqlite3");
    fs::write(&file, "not a database, though it is long enough to look like one from afar ".repeat(50)).expect("written");
    let (out, err, code) = told(&tenpai(folder.path(), &["history", "export"]));
    assert_eq!((out.as_str(), code, err.lines().count()), ("", Some(1), 1));
    assert!(err.contains("is damaged or no history of answers; it is left as it is"), "{err}");
}

/// The whole of both forms, for a history that was made up.
#[test]
fn figures_are_told_in_words_and_in_json() {
    let folder = TempDir::new().expect("a folder");
    let nothing = told(&tenpai(folder.path(), &["stats"]));
    assert_eq!(nothing.0, "No answers are kept yet: every first answer of a drill will be counted here.\n");
    let mut all = records();
    all.iter_mut().for_each(|record| record.answered.drill = if record.stamp.number < 30 { Drill::Waits } else { Drill::Discards });
    all.iter_mut().filter(|record| record.answered.drill == Drill::Discards).for_each(|record| record.answered.grade = "loses".to_owned());
    History::open(&folder.path().join("history.sqlite3")).expect("opened").import(&all).expect("imported");
    let (words, _, code) = told(&tenpai(folder.path(), &["stats"]));
    assert_eq!(code, Some(0));
    insta::assert_snapshot!(words);
    let (json, _, _) = told(&tenpai(folder.path(), &["stats", "--json"]));
    let figures: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    let counting = all.iter().filter(|record| record.standing == Standing::Counts);
    let right = counting.clone().filter(|record| record.answered.mark == Mark::Right).count();
    assert_eq!(figures["answers"], counting.count());
    assert_eq!(figures["right"], right);
    assert_eq!(figures["drills"].as_array().map(Vec::len), Some(2));
    assert_eq!(figures["items"][0]["item"].as_str().map(str::is_empty), Some(false));
}

#[test]
fn what_no_trainer_writes_is_refused_by_line_and_field() {
    let folder = TempDir::new().expect("a folder");
    let sound = serde_json::to_value(&records()[9]).expect("a record is JSON");
    let with = |field: &str, value: serde_json::Value| {
        let mut changed = sound.clone();
        changed[field] = value;
        changed.to_string()
    };
    assert_eq!(sound["drill"], "waits");
    let faults = [
        (with("answer", "\u{1b}[31mq".into()), "the field `answer` has a control character"),
        (with("items", vec!["\u{1b}[2J"].into()), "the field `items` has a control character"),
        (with("rules", "x".into()), "`x` in the field `rules` names no ruleset"),
        (with("source", "q".into()), "`q` in the field `source` names no source of the drill `waits`"),
        (with("hand", "zzz".into()), "`zzz` in the field `hand` is no hand: at column 1: no digit before `z`"),
        (with("items", vec!["foo"].into()), "`foo` in the field `items` is nothing that the drill `waits` asks"),
        (with("items", vec!["23", "23"].into()), "`23` stands twice in the field `items`"),
        (with("cost", 1e300.into()), "in the field `cost` is no number of tiles"),
        (with("day", "9999-12-30".into()), "the day 9999-12-30 has not come yet"),
    ];
    for (line, why) in faults {
        let file = folder.path().join("in.jsonl");
        std::fs::write(&file, format!("{sound}\n{line}\n")).expect("written");
        let (_, told, code) = told(&tenpai(folder.path(), &["history", "import", &file.to_string_lossy()]));
        assert!(told.contains(", line 2: ") && told.contains(why), "{why}: {told}");
        assert_eq!(code, Some(2), "{why}");
        assert_eq!(kept(folder.path()).len(), 1, "the sound record of line 1 is taken in, and no other");
    }
}
