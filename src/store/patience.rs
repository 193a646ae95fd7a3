//! Waiting for another trainer that holds the history.

use std::thread;
use std::time::{Duration, Instant};

use rusqlite::ErrorCode;

/// How long.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// Between two tries.
const BRIEFLY: Duration = Duration::from_millis(5);

/// Tries again while another trainer holds the file: where a wait could not end, as while two make the same file, SQLite does not wait
/// but says so at once.
pub(super) fn patiently<T>(work: impl Fn() -> rusqlite::Result<T>) -> rusqlite::Result<T> {
    let until = Instant::now() + PATIENCE;
    loop {
        match work() {
            Err(error)
                if Instant::now() < until
                    && matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked)) =>
            {
                thread::sleep(BRIEFLY);
            }
            done => return done,
        }
    }
}
