//! Where things are kept on this system.

use std::path::PathBuf;

use etcetera::BaseStrategy;

/// The settings file; none where the system names no home.
pub(super) fn settings() -> Option<PathBuf> {
    let places = etcetera::choose_base_strategy().ok()?;
    Some(places.config_dir().join("tenpai").join("settings.toml"))
}
