//! The learner's history while the trainer runs: each answer is committed before its verdict is drawn.

use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use jiff::civil::Date;
use jiff::{Timestamp, ZonedDateTime};

use super::events::Event;
use crate::app::{AnswerId, Kept};
use crate::drill::record::{Record, Stamp, Standing};
use crate::store::folders;
use crate::store::history::{History, HistoryError};

/// The history, or why there is none, and the answers that still wait for it.
pub(super) struct Memory {
    path: Option<PathBuf>,
    history: Option<History>,
    /// Tells the runs of the trainer apart; a session's number is added to it.
    run: u64,
    /// What could not be written yet, in order. It is tried again with the next answer.
    waiting: Vec<Record>,
    /// When each answer of this run was given.
    stamps: Vec<(AnswerId, Stamp)>,
}

/// Today, where the learner is.
pub(super) fn today() -> Date {
    ZonedDateTime::now().date()
}

impl Memory {
    /// No file is touched yet.
    pub(super) fn new(data_dir: Option<&Path>) -> Memory {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Memory {
            path: folders::data(data_dir).map(|folder| folder.join(folders::HISTORY)),
            history: None,
            run: u64::try_from(since.as_nanos()).unwrap_or_default(),
            waiting: Vec::new(),
            stamps: Vec::new(),
        }
    }

    /// Opens the history, and folds it on another thread. Where the system names no place for it, nothing is kept.
    ///
    /// # Errors
    /// It cannot be used; answers wait, and are tried again.
    pub(super) fn open(&mut self, tell: &Sender<Event>) -> Result<(), HistoryError> {
        let Some(path) = &self.path else { return Ok(()) };
        self.history = Some(History::open(path)?);
        self.read_and_then(tell, |history, reviews| {
            // where it cannot be kept, the usual intervals go on
            let _ = history.fit(reviews);
        });
        Ok(())
    }

    /// Folds the history on another thread, which tells what comes out.
    pub(super) fn read(&self, tell: &Sender<Event>) {
        self.read_and_then(tell, |_, _| ());
    }

    /// The same; what it does then, with the number of reviews, nobody waits for. The next fold uses the intervals that were fitted.
    fn read_and_then(&self, tell: &Sender<Event>, then: fn(&History, u64)) {
        let Some(path) = self.path.clone() else { return };
        let tell = tell.clone();
        thread::spawn(move || {
            let read = History::open(&path).and_then(|history| Ok((history.statistics()?, history)));
            // a trainer that has left needs no progress any more
            let _ = match read {
                Ok((statistics, history)) => {
                    let reviews = statistics.progress().reviews();
                    let told = tell.send(Event::Learned(Box::new(statistics)));
                    then(&history, reviews);
                    told
                }
                Err(error) => tell.send(Event::Unread(error)),
            };
        });
    }

    /// Keeps an answer; when this returns without an error, a kill loses nothing. The record goes back, for the progress.
    pub(super) fn keep(&mut self, kept: Kept) -> (Record, Result<(), HistoryError>) {
        let stamp = Stamp {
            at: Timestamp::now().as_millisecond(),
            day: today(),
            session: self.run.wrapping_add(u64::from(kept.id.session)),
            number: kept.id.number,
        };
        let record = Record::new(stamp, kept.answered);
        self.stamps.push((kept.id, stamp));
        self.waiting.push(record.clone());
        (record, self.write())
    }

    /// Keeps an answer anew, whose mark has changed since.
    pub(super) fn amend(&mut self, kept: Kept) -> Result<(), HistoryError> {
        let Some(&(_, stamp)) = self.stamps.iter().rev().find(|(id, _)| *id == kept.id) else { return Ok(()) };
        if let Some(waiting) = self.waiting.iter_mut().find(|record| record.stamp == stamp) {
            waiting.answered = kept.answered;
            return self.write();
        }
        self.history.as_ref().map_or(Ok(()), |history| history.amend(stamp, &kept.answered))
    }

    /// Says whether a kept answer counts.
    pub(super) fn stand(&mut self, id: AnswerId, standing: Standing) -> Result<(), HistoryError> {
        let Some(&(_, stamp)) = self.stamps.iter().rev().find(|(kept, _)| *kept == id) else { return Ok(()) };
        if let Some(waiting) = self.waiting.iter_mut().find(|record| record.stamp == stamp) {
            waiting.standing = standing;
            return self.write();
        }
        self.history.as_ref().map_or(Ok(()), |history| history.set_standing(stamp, standing))
    }

    /// Writes what waits, as long as it goes well.
    fn write(&mut self) -> Result<(), HistoryError> {
        let Some(path) = &self.path else { return Ok(()) };
        if self.history.is_none() {
            self.history = Some(History::open(path)?);
        }
        if let Some(history) = &self.history {
            while let Some(record) = self.waiting.first() {
                history.keep(record)?;
                self.waiting.remove(0);
            }
        }
        Ok(())
    }
}
