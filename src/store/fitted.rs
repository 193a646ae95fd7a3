//! The intervals that were fitted to the learner's answers, kept beside them so that no start has to fit them again.

use rusqlite::params;

use super::history::{History, HistoryError, told};
use crate::drill::fit::{Fit, Reviews};
use crate::drill::schedule::Schedule;
use crate::drill::statistics::Statistics;

impl History {
    /// Everything that the answers say, with the learner's own intervals where some were fitted.
    ///
    /// # Errors
    /// The file cannot be read, or a record in it is of a later form.
    pub fn statistics(&self) -> Result<Statistics, HistoryError> {
        let schedule = self.fitted().as_ref().map(Schedule::fitted).unwrap_or_default();
        let mut statistics = Statistics::with(schedule);
        self.each_brief(|brief| statistics.fold(brief))?;
        Ok(statistics)
    }

    /// The last fit. None where there was none yet, and where what is kept is none: then the usual intervals are used.
    pub fn fitted(&self) -> Option<Fit> {
        let mut statement = self.connection.prepare_cached("SELECT reviews, parameters FROM fitted").ok()?;
        let (reviews, words): (i64, String) = statement.query_row([], |row| Ok((row.get(0)?, row.get(1)?))).ok()?;
        let parameters: Result<Vec<f32>, _> = words.split_whitespace().map(str::parse).collect();
        Fit::new(u64::try_from(reviews).ok()?, parameters.ok()?)
    }

    /// Fits the intervals to all answers and keeps them, if so many reviews call for it. All of them are read: no key should wait for it.
    ///
    /// Returns the fit that was made; none where it was not yet due.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn fit(&self, reviews: u64) -> Result<Option<Fit>, HistoryError> {
        if !Fit::is_due(self.fitted().as_ref(), reviews) {
            return Ok(None);
        }
        let mut all = Reviews::default();
        self.each_brief(|brief| all.fold(brief))?;
        let fit = all.fit();
        self.keep_fit(&fit)?;
        Ok(Some(fit))
    }

    /// Answers that were forgotten while they were fitted leave nothing behind.
    fn keep_fit(&self, fit: &Fit) -> Result<(), HistoryError> {
        let words: Vec<String> = fit.parameters().iter().map(f32::to_string).collect();
        let kept = self.connection.execute(
            "INSERT OR REPLACE INTO fitted SELECT 1, ?1, ?2 WHERE EXISTS (SELECT 1 FROM records)",
            params![i64::try_from(fit.reviews()).unwrap_or(i64::MAX), words.join(" ")],
        );
        kept.map(|_| ()).map_err(|error| told(&self.path, &error))
    }
}
