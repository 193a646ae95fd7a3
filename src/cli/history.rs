//! `tenpai history`: the learner's answers out to a file and back, or forgotten for good.

mod csv;

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, IsTerminal, Read, Write, stdin, stdout};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand, ValueEnum};
use jiff::ZonedDateTime;
use jiff::civil::Date;

use crate::drill::record::{Record, VERSION};
use crate::store::folders;
use crate::store::history::{History, HistoryError};
use crate::words::report;

use super::output::{Failure, Output, complain};
use super::{Outcome, json};

/// What to do with the history.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Print every answer, one a line
    Export {
        /// How they are written
        #[arg(long, value_enum, default_value_t)]
        format: Format,
        /// The file to write, standard output without it; a file that exists is not overwritten
        file: Option<PathBuf>,
    },
    /// Take answers in; known ones change nothing
    Import {
        /// How they are written; without it, as the file's name ends
        #[arg(long, value_enum)]
        format: Option<Format>,
        /// The file to read, `-` for standard input
        file: PathBuf,
    },
    /// Forget every answer, after asking
    Delete(Delete),
}

/// Whether to ask first.
#[derive(Args, Debug)]
pub struct Delete {
    /// Do not ask
    #[arg(long)]
    yes: bool,
}

/// How answers are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug, Default)]
pub enum Format {
    /// One JSON object a line
    #[default]
    Jsonl,
    /// Comma-separated columns with a heading
    Csv,
}

/// The file of the history.
///
/// # Errors
/// The system names no place for it.
pub fn file(data_dir: Option<&Path>) -> Result<PathBuf, Failure> {
    Ok(folders::data(data_dir).ok_or(Failure::NoDataFolder)?.join(folders::HISTORY))
}

pub fn run(command: &Command, data_dir: Option<&Path>, out: &mut Output) -> Result<Outcome, Failure> {
    let path = file(data_dir)?;
    match command {
        Command::Export { format, file } => export(&path, *format, file.as_deref(), out),
        Command::Import { format, file } => import(&path, *format, file, out),
        Command::Delete(delete) => forget(&path, delete, out),
    }
}

/// The records are written while they are read, so that a long history needs no room.
fn export(path: &Path, format: Format, file: Option<&Path>, out: &mut Output) -> Result<Outcome, Failure> {
    let mut to: Box<dyn Write> = match file {
        Some(file) => {
            let new = File::create_new(file).map_err(|error| Failure::File(file.display().to_string(), error))?;
            Box::new(BufWriter::new(new))
        }
        None => Box::new(out.raw()),
    };
    if format == Format::Csv {
        to.write_all(csv::heading().as_bytes())?;
    }
    let Some(history) = History::open_to_read(path)? else { return Ok(Outcome::Fine) };
    let mut written = Ok(());
    history.each(|record| {
        if written.is_ok() {
            let line = match format {
                Format::Jsonl => json::text(&record) + "\n",
                Format::Csv => csv::line(&record),
            };
            written = to.write_all(line.as_bytes());
        }
    })?;
    written?;
    to.flush()?;
    Ok(Outcome::Fine)
}

/// Lines that cannot be read are named, and the others are taken in.
/// A day that has not come; tomorrow may have, elsewhere.
fn not_yet(record: &Record, today: Date) -> Option<String> {
    let day = record.stamp.day;
    (Some(day) > today.tomorrow().ok()).then(|| format!("the day {day} has not come yet"))
}

fn import(path: &Path, format: Option<Format>, file: &Path, out: &mut Output) -> Result<Outcome, Failure> {
    let name = file.display().to_string();
    let read: Box<dyn Read> = if file == Path::new("-") {
        Box::new(stdin().lock())
    } else {
        Box::new(File::open(file).map_err(|error| Failure::Read(name.clone(), error))?)
    };
    let named_csv = file.extension().is_some_and(|end| end.eq_ignore_ascii_case("csv"));
    let format = format.unwrap_or(if named_csv { Format::Csv } else { Format::Jsonl });
    let mut records = Vec::new();
    let mut outcome = Outcome::Fine;
    let today = ZonedDateTime::now().date();
    let mut each = |line: u64, record: Result<Record, String>| match record {
        Ok(record) if record.version > VERSION => {
            outcome = Outcome::Wrong;
            complain(format!("{name}, line {line}: a later version of the trainer wrote this record"));
        }
        Ok(record) => match record.fault().or_else(|| not_yet(&record, today)) {
            None => records.push(record),
            Some(why) => {
                outcome = Outcome::Wrong;
                complain(format!("{name}, line {line}: {why}"));
            }
        },
        Err(why) => {
            outcome = Outcome::Wrong;
            complain(format!("{name}, line {line}: {why}"));
        }
    };
    match format {
        Format::Jsonl => {
            for (line, text) in (1..).zip(BufReader::new(read).lines()) {
                let text = text.map_err(|error| Failure::Read(name.clone(), error))?;
                if !text.trim().is_empty() {
                    each(line, serde_json::from_str(&text).map_err(|error| csv::plain(&error)));
                }
            }
        }
        Format::Csv => csv::read(read, &mut each),
    }
    let imported = History::open(path)?.import(&records)?;
    out.line(report::imported(imported.new, imported.known))?;
    Ok(outcome)
}

fn forget(path: &Path, delete: &Delete, out: &mut Output) -> Result<Outcome, Failure> {
    let Some(mut history) = History::open_to_read(path)? else {
        out.line(report::NOTHING_KEPT)?;
        return Ok(Outcome::Fine);
    };
    let mut answers = 0u64;
    history.each_brief(|_| answers += 1)?;
    if !delete.yes {
        if !stdin().is_terminal() || !stdout().is_terminal() {
            complain(report::FORGET_UNASKED);
            return Ok(Outcome::Wrong);
        }
        out.line(report::forget_asked(answers, &path.display().to_string()))?;
        out.flush()?;
        let mut answer = String::new();
        stdin().lock().read_line(&mut answer).map_err(|error| Failure::Read("the answer".to_owned(), error))?;
        if answer.trim() != "yes" {
            out.line(report::NOTHING_FORGOTTEN)?;
            return Ok(Outcome::Fine);
        }
    }
    history.forget()?;
    out.line(report::forgotten(answers))?;
    Ok(Outcome::Fine)
}

impl From<HistoryError> for Failure {
    fn from(error: HistoryError) -> Failure {
        Failure::History(error)
    }
}
