//! The settings file: a line a setting, read at the start and written when a setting is turned.

use std::error::Error;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use toml::{Table, Value};

use super::folders;
use crate::drill::settings::{Setting, Settings};

/// The version that this program writes, and the latest that it reads.
const VERSION: i64 = 1;
/// More than any settings file has.
const LONGEST: u64 = 64 * 1024;

/// Why settings could not be read or kept.
#[derive(Debug)]
pub enum SettingsError {
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

impl From<io::Error> for SettingsError {
    fn from(error: io::Error) -> SettingsError {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => SettingsError::Full,
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => SettingsError::ReadOnly,
            _ => SettingsError::Other(error),
        }
    }
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingsError::Full => write!(f, "no room is left"),
            SettingsError::ReadOnly => write!(f, "the place may not be written"),
            SettingsError::Damaged => write!(f, "the file is damaged"),
            SettingsError::Newer => write!(f, "a later version wrote the file"),
            SettingsError::Other(error) => error.fmt(f),
        }
    }
}

impl Error for SettingsError {}

/// The file in which settings are kept, whether or not it exists.
#[derive(Clone, Debug)]
pub struct SettingsFile {
    path: Option<PathBuf>,
}

impl SettingsFile {
    /// This file, or the one at the usual place.
    pub fn new(named: Option<PathBuf>) -> SettingsFile {
        SettingsFile { path: named.or_else(folders::settings) }
    }

    /// The settings, as far as they can be read; the others are as they come. A file that is missing has none.
    pub fn read(&self) -> (Settings, Option<SettingsError>) {
        let mut settings = Settings::default();
        match self.table() {
            Ok((_, table)) => {
                let wrong = Setting::ALL
                    .map(|setting| table.get(setting.name()).is_some_and(|value| take(&mut settings, setting, value).is_none()));
                let fault = wrong.contains(&true).then_some(SettingsError::Damaged);
                (settings, fault)
            }
            Err(fault) => (settings, Some(fault)),
        }
    }

    /// Writes one setting; every other line stays as it is. The old file is whole until the new one is.
    ///
    /// # Errors
    /// The file cannot be written, or it is damaged or of a later version and therefore left alone.
    pub fn keep(&self, setting: Setting, settings: &Settings) -> Result<(), SettingsError> {
        let path = self.path.as_deref().ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
        let (text, table) = self.table()?;
        let text = rewritten(&text, table, setting.name(), &value(&settings.value(setting)));
        replace(path, &text)
    }

    fn table(&self) -> Result<(String, Table), SettingsError> {
        let text = match self.path.as_deref().map(text) {
            None => String::new(),
            Some(text) => text?,
        };
        let table: Table = text.parse().map_err(|_| SettingsError::Damaged)?;
        match table.get("version") {
            None | Some(Value::Integer(..=VERSION)) => Ok((text, table)),
            Some(Value::Integer(_)) => Err(SettingsError::Newer),
            Some(_) => Err(SettingsError::Damaged),
        }
    }
}

/// The whole file; empty where there is none, or something that is no file.
fn text(path: &Path) -> Result<String, SettingsError> {
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(String::new()),
        Err(error) => return Err(error.into()),
        Ok(found) if found.is_dir() => return Err(SettingsError::Damaged),
        Ok(found) if !found.is_file() => return Ok(String::new()),
        Ok(_) => {}
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(LONGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST {
        return Err(SettingsError::Damaged);
    }
    String::from_utf8(bytes).map_err(|_| SettingsError::Damaged)
}

/// Takes a value into the settings; none where it is no value of this setting.
fn take(settings: &mut Settings, setting: Setting, value: &Value) -> Option<()> {
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Integer(number) => number.to_string(),
        Value::Boolean(true) => "on".to_owned(),
        Value::Boolean(false) => "off".to_owned(),
        _ => return None,
    };
    settings.set(setting, &text).ok()
}

fn value(text: &str) -> Value {
    text.parse().map_or_else(|_| Value::String(text.to_owned()), Value::Integer)
}

/// The text with one value changed, its other lines and remarks kept.
fn rewritten(text: &str, mut table: Table, name: &str, value: &Value) -> String {
    table.entry("version").or_insert(Value::Integer(VERSION));
    table.insert(name.to_owned(), value.clone());
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    if lines.is_empty() {
        lines.push(format!("version = {VERSION}"));
    }
    let top = lines.iter().position(|line| line.trim_start().starts_with('[')).unwrap_or(lines.len());
    let named = |line: &String| line.split_once('=').is_some_and(|(key, _)| key.trim() == name);
    let line = format!("{name} = {value}");
    match lines[..top].iter().position(named) {
        Some(place) => lines[place] = line,
        None => lines.insert(top, line),
    }
    if !lines[..top].iter().any(|line| line.trim_start().starts_with("version")) {
        lines.insert(0, format!("version = {VERSION}"));
    }
    let written = lines.join("\n") + "\n";
    // lines are not all that a file can be made of; where they were not enough, the values are what counts
    if written.parse::<Table>().as_ref() == Ok(&table) { written } else { table.to_string() }
}

/// Writes beside the file and puts the whole in its place; a link stays a link.
fn replace(path: &Path, text: &str) -> Result<(), SettingsError> {
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(&path).ok();
    if old.as_ref().is_some_and(|old| !old.is_file() || old.permissions().readonly()) {
        return Err(SettingsError::ReadOnly);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let beside = folder.join(format!(".tenpai-settings-{}", std::process::id()));
    let written = write(&beside, text, old).and_then(|()| fs::rename(&beside, &path));
    if written.is_err() {
        // what is half written is no use to anybody
        let _ = fs::remove_file(&beside);
    }
    Ok(written?)
}

fn write(path: &Path, text: &str, old: Option<fs::Metadata>) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    if let Some(old) = old {
        fs::set_permissions(path, old.permissions())?;
    }
    file.sync_all()
}
