//! The history: every first answer, in one file that two trainers may write at once.
//!
//! An answer is committed before its verdict is drawn. The log is written ahead (WAL), so that a kill loses nothing that was
//! committed; a power cut may cost the last few answers.

use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use jiff::civil::Date;
use rusqlite::{Connection, ErrorCode, OpenFlags, Row, params};

use super::patience::{PATIENCE, patiently};
use crate::drill::record::{Answered, Brief, Record, SEPARATOR, Stamp, Standing, VERSION, tiles};

/// Why the history cannot be used.
#[derive(Debug)]
pub enum HistoryError {
    /// No space is left for it.
    Full(PathBuf),
    /// It may be read, but not written.
    ReadOnly(PathBuf),
    /// The file is damaged, or no history.
    Damaged(PathBuf),
    /// A later version of the trainer wrote it.
    Newer(PathBuf),
    /// Something else, in the database's words.
    Other(PathBuf, String),
}

impl fmt::Display for HistoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HistoryError::Full(path) => write!(f, "no space is left to keep answers in {}", path.display()),
            HistoryError::ReadOnly(path) => write!(f, "{} may not be written", path.display()),
            HistoryError::Damaged(path) => write!(f, "{} is damaged or no history of answers; it is left as it is", path.display()),
            HistoryError::Newer(path) => write!(f, "{} was written by a later version; it is left as it is", path.display()),
            HistoryError::Other(path, why) => write!(f, "{}: {why}", path.display()),
        }
    }
}

impl Error for HistoryError {}

/// How many records of an import were new, and how many were known already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// Kept now.
    pub new: usize,
    /// There before.
    pub known: usize,
}

/// An open history.
#[derive(Debug)]
pub struct History {
    pub(super) connection: Connection,
    pub(super) path: PathBuf,
}

impl History {
    /// Opens the file, or makes it, with the folders above it. A file of an earlier form is brought to today's, and a copy is kept.
    ///
    /// # Errors
    /// The file is damaged, of a later version, not writable, or there is no space.
    pub fn open(path: &Path) -> Result<History, HistoryError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|error| of_file(path, &error))?;
        }
        let connection = Connection::open(path).map_err(|error| told(path, &error))?;
        let history = History { connection, path: path.to_owned() };
        history.connection.busy_timeout(PATIENCE).map_err(|error| told(path, &error))?;
        // nothing is written before it is known whose file it is
        history.check_owner()?;
        history.form()?;
        patiently(|| history.write_ahead()).map_err(|error| told(path, &error))?;
        history.migrate()?;
        Ok(history)
    }

    /// Opens the file to read it; none where there is no file yet.
    ///
    /// # Errors
    /// The file is damaged, of a later version, or cannot be read.
    pub fn open_to_read(path: &Path) -> Result<Option<History>, HistoryError> {
        if !path.exists() {
            return Ok(None);
        }
        match History::open(path) {
            Err(HistoryError::ReadOnly(_)) => {}
            opened => return opened.map(Some),
        }
        let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(|error| told(path, &error))?;
        let history = History { connection, path: path.to_owned() };
        history.check_owner()?;
        history.form()?;
        Ok(Some(history))
    }

    fn write_ahead(&self) -> rusqlite::Result<()> {
        self.connection.pragma_update(None, "journal_mode", "WAL")?;
        self.connection.pragma_update(None, "synchronous", "NORMAL")
    }

    /// Keeps a record; one that is there already stays as it is. When this returns, a kill loses nothing.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn keep(&self, record: &Record) -> Result<(), HistoryError> {
        self.insert(record).map(|_| ()).map_err(|error| told(&self.path, &error))
    }

    fn insert(&self, record: &Record) -> rusqlite::Result<usize> {
        let Record { version, stamp, answered, standing } = record;
        let mut statement = self.connection.prepare_cached(
            "INSERT OR IGNORE INTO records VALUES
             (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23)",
        )?;
        statement.execute(params![
            stamp.session as i64,
            stamp.number,
            stamp.at,
            stamp.day.to_string(),
            version,
            answered.drill.name(),
            answered.mode.name(),
            answered.rules,
            answered.source,
            answered.seed.map(|seed| seed as i64),
            answered.hand,
            answered.items.join(SEPARATOR.encode_utf8(&mut [0; 4])),
            answered.answer,
            answered.mark.name(),
            answered.missed,
            answered.extra,
            answered.grade,
            answered.cost,
            answered.took,
            answered.first_key,
            answered.target,
            answered.help.name(),
            standing.name(),
        ])
    }

    /// Says of a record whether it counts.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn set_standing(&self, stamp: Stamp, standing: Standing) -> Result<(), HistoryError> {
        self.connection
            .execute(
                "UPDATE records SET standing = ?1 WHERE session = ?2 AND number = ?3",
                params![standing.name(), stamp.session as i64, stamp.number],
            )
            .map(|_| ())
            .map_err(|error| told(&self.path, &error))
    }

    /// Keeps anew what came of an answer: its mark, its grade and what it cost.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn amend(&self, stamp: Stamp, answered: &Answered) -> Result<(), HistoryError> {
        self.connection
            .execute(
                "UPDATE records SET mark = ?1, missed = ?2, grade = ?3, cost = ?4 WHERE session = ?5 AND number = ?6",
                params![answered.mark.name(), answered.missed, answered.grade, answered.cost, stamp.session as i64, stamp.number],
            )
            .map(|_| ())
            .map_err(|error| told(&self.path, &error))
    }

    /// Calls back with every record, in the order of their times.
    ///
    /// # Errors
    /// The file cannot be read, or a record in it is of a later form.
    pub fn each(&self, mut each: impl FnMut(Record)) -> Result<(), HistoryError> {
        let told = |error: rusqlite::Error| told(&self.path, &error);
        let mut statement = self.connection.prepare_cached("SELECT * FROM records ORDER BY at, session, number").map_err(told)?;
        let mut rows = statement.query([]).map_err(told)?;
        while let Some(row) = rows.next().map_err(told)? {
            let record = record(row).map_err(told)?;
            if record.version > VERSION {
                return Err(HistoryError::Newer(self.path.clone()));
            }
            each(record);
        }
        Ok(())
    }

    /// Calls back with what a fold looks at of every record, in the order of their times.
    ///
    /// # Errors
    /// The file cannot be read, or a record in it is of a later form.
    pub fn each_brief(&self, mut each: impl FnMut(&Brief<'_>)) -> Result<(), HistoryError> {
        let told = |error: rusqlite::Error| told(&self.path, &error);
        let mut statement = self
            .connection
            .prepare_cached(
                "SELECT day, drill, mark, help, standing, took, target, missed, extra, items, version, grade, cost, session, mode
                 FROM records ORDER BY at, session, number",
            )
            .map_err(told)?;
        let mut rows = statement.query([]).map_err(told)?;
        let mut day = (String::new(), Date::ZERO);
        while let Some(row) = rows.next().map_err(told)? {
            brief(row, &mut day, &mut each).map_err(told)?;
            if row.get::<_, u16>(10).map_err(told)? > VERSION {
                return Err(HistoryError::Newer(self.path.clone()));
            }
        }
        Ok(())
    }

    /// Keeps many records at once; known ones change nothing.
    ///
    /// # Errors
    /// They cannot be written; then none of them is.
    pub fn import(&mut self, records: &[Record]) -> Result<Imported, HistoryError> {
        let kept = (|| {
            self.connection.execute_batch("BEGIN IMMEDIATE")?;
            let kept: rusqlite::Result<usize> = records.iter().map(|record| self.insert(record)).sum();
            self.connection.execute_batch(if kept.is_ok() { "COMMIT" } else { "ROLLBACK" })?;
            kept
        })();
        let new = kept.map_err(|error| told(&self.path, &error))?;
        Ok(Imported { new, known: records.len() - new })
    }

    /// Forgets everything, down to the free pages of the file, and the copies that were kept of earlier forms.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn forget(&mut self) -> Result<(), HistoryError> {
        self.connection
            .execute_batch("DELETE FROM records; DELETE FROM fitted; VACUUM; PRAGMA wal_checkpoint(TRUNCATE);")
            .map_err(|error| told(&self.path, &error))?;
        self.forget_copies()
    }
}

fn record(row: &Row<'_>) -> rusqlite::Result<Record> {
    let items: String = row.get("items")?;
    Ok(Record {
        version: row.get("version")?,
        stamp: Stamp {
            at: row.get("at")?,
            day: parsed(row, "day")?,
            session: row.get::<_, i64>("session")? as u64,
            number: row.get("number")?,
        },
        answered: Answered {
            drill: parsed(row, "drill")?,
            mode: parsed(row, "mode")?,
            rules: row.get("rules")?,
            source: row.get("source")?,
            seed: row.get::<_, Option<i64>>("seed")?.map(|seed| seed as u64),
            hand: row.get("hand")?,
            items: items.split(SEPARATOR).filter(|item| !item.is_empty()).map(str::to_owned).collect(),
            answer: row.get("answer")?,
            mark: parsed(row, "mark")?,
            missed: row.get("missed")?,
            extra: row.get("extra")?,
            grade: row.get("grade")?,
            cost: row.get("cost")?,
            took: row.get("took")?,
            first_key: row.get("first_key")?,
            target: row.get("target")?,
            help: parsed(row, "help")?,
        },
        standing: parsed(row, "standing")?,
    })
}

/// The columns of a row without a copy of any; `day` is the last one read.
fn brief(row: &Row<'_>, day: &mut (String, Date), each: &mut impl FnMut(&Brief<'_>)) -> rusqlite::Result<()> {
    let text = |at: usize| Ok::<_, rusqlite::Error>(row.get_ref(at)?.as_str()?);
    if text(0)? != day.0 {
        *day = (text(0)?.to_owned(), word(text(0)?)?);
    }
    let drill = word(text(1)?)?;
    each(&Brief {
        day: day.1,
        session: row.get::<_, i64>(13)? as u64,
        drill,
        mode: word(text(14)?)?,
        mark: word(text(2)?)?,
        help: word(text(3)?)?,
        standing: word(text(4)?)?,
        took: row.get(5)?,
        target: row.get(6)?,
        missed: tiles(drill, text(7)?),
        extra: tiles(drill, text(8)?),
        items: text(9)?,
        grade: text(11)?,
        cost: row.get(12)?,
    });
    Ok(())
}

/// A column whose text has to be one of our words.
fn parsed<T: FromStr<Err: Error + Send + Sync + 'static>>(row: &Row<'_>, name: &str) -> rusqlite::Result<T> {
    word(row.get_ref(name)?.as_str()?)
}

fn word<T: FromStr<Err: Error + Send + Sync + 'static>>(text: &str) -> rusqlite::Result<T> {
    text.parse().map_err(|error| rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Text, Box::new(error)))
}

pub(super) fn told(path: &Path, error: &rusqlite::Error) -> HistoryError {
    let path = path.to_owned();
    match (error.sqlite_error_code(), error) {
        (Some(ErrorCode::DiskFull), _) => HistoryError::Full(path),
        (Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen), _) => HistoryError::ReadOnly(path),
        (Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt), _) => HistoryError::Damaged(path),
        (None, rusqlite::Error::FromSqlConversionFailure(..) | rusqlite::Error::InvalidColumnType(..)) => HistoryError::Damaged(path),
        _ => HistoryError::Other(path, error.to_string()),
    }
}

pub(super) fn of_file(path: &Path, error: &std::io::Error) -> HistoryError {
    match error.kind() {
        std::io::ErrorKind::PermissionDenied | std::io::ErrorKind::ReadOnlyFilesystem => HistoryError::ReadOnly(path.to_owned()),
        std::io::ErrorKind::StorageFull => HistoryError::Full(path.to_owned()),
        _ => HistoryError::Other(path.to_owned(), error.to_string()),
    }
}
