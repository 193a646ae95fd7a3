//! Where answers are written, and what to do when nobody reads them any more.

use std::fmt;
use std::io::{self, BufWriter, StdoutLock, Write};

use crate::store::history::HistoryError;

/// Why a command stopped, its input aside.
#[derive(Debug)]
pub enum Failure {
    /// The reader closed the pipe, as `head -1` does: no failure, but nothing more to do.
    Closed,
    /// Standard output cannot be written.
    Write(io::Error),
    /// A file or standard input cannot be read.
    Read(String, io::Error),
    /// A file cannot be written.
    File(String, io::Error),
    /// The history cannot be used.
    History(HistoryError),
    /// The system names no place for data, since there is no home folder.
    NoDataFolder,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Closed => write!(f, "the reader of the answers is gone"),
            Failure::Write(error) => write!(f, "the answers cannot be written: {error}"),
            Failure::Read(name, error) => write!(f, "{name} cannot be read: {error}"),
            Failure::File(name, error) => write!(f, "{name} cannot be written: {error}"),
            Failure::History(error) => write!(f, "{error}"),
            Failure::NoDataFolder => write!(f, "there is no home folder to keep data in: name one with --data-dir"),
        }
    }
}

/// Standard output, kept back until more input has to be waited for.
///
/// Never the print macros, which panic when the reader closes the pipe.
pub struct Output {
    out: BufWriter<StdoutLock<'static>>,
}

impl Output {
    /// Takes standard output for the whole command.
    pub fn new() -> Output {
        Output { out: BufWriter::with_capacity(1 << 16, io::stdout().lock()) }
    }

    /// One line.
    ///
    /// # Errors
    /// The output is closed or full.
    pub fn line(&mut self, line: impl fmt::Display) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{line}")?)
    }

    /// Bytes as they are.
    ///
    /// # Errors
    /// The output is closed or full.
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        Ok(self.out.write_all(bytes)?)
    }

    /// A number in digits.
    ///
    /// # Errors
    /// The output is closed or full.
    pub fn decimal(&mut self, number: usize) -> Result<(), Failure> {
        Ok(write!(self.out, "{number}")?)
    }

    /// As something to write to.
    pub fn raw(&mut self) -> &mut impl Write {
        &mut self.out
    }

    /// Hands over what was kept back.
    ///
    /// # Errors
    /// The output is closed or full.
    pub fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.out.flush()?)
    }
}

/// A line on standard error; one that nobody can see is dropped.
pub fn complain(sentence: impl fmt::Display) {
    let _ = writeln!(io::stderr(), "{sentence}");
}
