//! What is kept between sessions: every path and every file.

mod paths;
mod settings;

use std::{fmt, io};

pub use settings::SettingsFile;

/// Why something could not be read or kept.
#[derive(Debug)]
pub enum Fault {
    /// No room is left.
    Full,
    /// The place may not be written.
    ReadOnly,
    /// The file is not what it should be; it is left as it is.
    Damaged,
    /// A later version of the program wrote the file; it is left as it is.
    Newer,
    /// Anything else.
    Other(io::Error),
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Fault::Full,
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => Fault::ReadOnly,
            _ => Fault::Other(error),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Full => write!(f, "no room is left"),
            Fault::ReadOnly => write!(f, "the place may not be written"),
            Fault::Damaged => write!(f, "the file is damaged"),
            Fault::Newer => write!(f, "a later version wrote the file"),
            Fault::Other(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Fault {}
