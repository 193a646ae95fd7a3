//! Where files lie: the places that a system keeps for a program's data and settings.

use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

/// The file of the history inside the folder of the data.
pub const HISTORY: &str = "history.sqlite3";

/// The folder of the learner's data: the one that is named, or the system's place for it.
///
/// None where the system has no such place, since there is no home folder.
pub fn data(named: Option<&Path>) -> Option<PathBuf> {
    match named {
        Some(folder) => Some(folder.to_owned()),
        None => Some(etcetera::choose_base_strategy().ok()?.data_dir().join("tenpai")),
    }
}

/// The settings file, unless another one is named; none where the system has no place for it.
pub fn settings() -> Option<PathBuf> {
    Some(etcetera::choose_base_strategy().ok()?.config_dir().join("tenpai").join("settings.toml"))
}
