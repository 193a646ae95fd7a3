//! The forms that the history has had, and how a file of an earlier one is brought to today's: a copy of it is kept.

use std::fs;
use std::path::PathBuf;

use rusqlite::{Connection, OpenFlags};

use super::history::{History, HistoryError, of_file, told};
use super::patience::{PATIENCE, patiently};

/// The number in the file's head that says whose it is: `tnpa`.
const OWNER: i32 = 0x746e_7061;

/// The steps from one form of the file to the next; step k leads to form k + 1.
///
/// A step that has left the house is never changed: files of its form lie on learners' machines.
const STEPS: [&str; 2] = [
    "
    CREATE TABLE records (
        session INTEGER NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, day TEXT NOT NULL, version INTEGER NOT NULL,
        drill TEXT NOT NULL, mode TEXT NOT NULL, rules TEXT NOT NULL, source TEXT NOT NULL, seed INTEGER, hand TEXT NOT NULL,
        items TEXT NOT NULL, answer TEXT NOT NULL, mark TEXT NOT NULL, missed TEXT NOT NULL, extra TEXT NOT NULL,
        grade TEXT NOT NULL, cost REAL NOT NULL, took INTEGER NOT NULL, first_key INTEGER, target INTEGER NOT NULL,
        help TEXT NOT NULL, standing TEXT NOT NULL,
        PRIMARY KEY (at, session, number), UNIQUE (session, number)
    ) WITHOUT ROWID;
",
    // one row at most: the parameters of the schedule as words, and of how many reviews they were made
    "
    CREATE TABLE fitted (
        only INTEGER PRIMARY KEY CHECK (only = 1), reviews INTEGER NOT NULL, parameters TEXT NOT NULL
    );
",
];

impl History {
    fn pragma(&self, name: &str) -> Result<i64, HistoryError> {
        patiently(|| self.connection.pragma_query_value(None, name, |row| row.get(0))).map_err(|error| told(&self.path, &error))
    }

    /// A file that holds tables of someone else's is not ours to write.
    pub(super) fn check_owner(&self) -> Result<(), HistoryError> {
        let count = || self.connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0));
        let tables: i64 = patiently(count).map_err(|error| told(&self.path, &error))?;
        if tables > 0 && self.pragma("application_id")? != i64::from(OWNER) {
            return Err(HistoryError::Damaged(self.path.clone()));
        }
        Ok(())
    }

    /// The form of the file, 0 where nothing is in it yet.
    ///
    /// # Errors
    /// A later version made it.
    pub(super) fn form(&self) -> Result<usize, HistoryError> {
        let form = self.pragma("user_version")?;
        match usize::try_from(form) {
            Ok(form) if form <= STEPS.len() => Ok(form),
            Ok(_) => Err(HistoryError::Newer(self.path.clone())),
            Err(_) => Err(HistoryError::Damaged(self.path.clone())),
        }
    }

    /// Brings the file to today's form. What it was before is kept beside it.
    pub(super) fn migrate(&self) -> Result<(), HistoryError> {
        if self.form()? == STEPS.len() {
            return Ok(());
        }
        patiently(|| self.connection.execute_batch("BEGIN IMMEDIATE")).map_err(|error| told(&self.path, &error))?;
        let climbed = self.climb();
        let end = if climbed.is_ok() { "COMMIT" } else { "ROLLBACK" };
        self.connection.execute_batch(end).map_err(|error| told(&self.path, &error))?;
        climbed
    }

    /// Within a transaction that was begun for writing: of two trainers that start at once, one waits and then finds it done, and no
    /// answer comes between the copy and the first step.
    fn climb(&self) -> Result<(), HistoryError> {
        let form = self.form()?;
        if form > 0 && form < STEPS.len() {
            self.copy(form)?;
        }
        let steps = || {
            for (step, next) in STEPS.iter().zip(1u32..).skip(form) {
                self.connection.execute_batch(step)?;
                self.connection.pragma_update(None, "user_version", next)?;
            }
            self.connection.pragma_update(None, "application_id", OWNER)
        };
        steps().map_err(|error| told(&self.path, &error))
    }

    /// Copies the file as it is, by another reader. A copy that was cut short never has the name of a copy.
    fn copy(&self, form: usize) -> Result<(), HistoryError> {
        let copy = self.copy_of(form);
        let part = copy.with_extension("part");
        let of_file = |error| of_file(&self.path, &error);
        if part.exists() {
            fs::remove_file(&part).map_err(of_file)?;
        }
        let written = Connection::open_with_flags(&self.path, OpenFlags::SQLITE_OPEN_READ_ONLY).and_then(|reader| {
            reader.busy_timeout(PATIENCE)?;
            reader.execute("VACUUM INTO ?1", [part.to_string_lossy()])
        });
        written.map_err(|error| told(&self.path, &error))?;
        fs::rename(&part, &copy).map_err(of_file)
    }

    /// Where the copy of a file of this form lies.
    fn copy_of(&self, form: usize) -> PathBuf {
        self.path.with_extension(format!("form{form}.sqlite3"))
    }

    /// Removes every copy that was kept of an earlier form.
    pub(super) fn forget_copies(&self) -> Result<(), HistoryError> {
        for copy in (1..STEPS.len()).map(|form| self.copy_of(form)).filter(|copy| copy.exists()) {
            fs::remove_file(copy).map_err(|error| of_file(&self.path, &error))?;
        }
        Ok(())
    }
}
