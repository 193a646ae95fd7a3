//! Records as columns, for spreadsheets.

use std::io::Read;

use serde_json::{Map, Value};

use crate::drill::record::Record;

/// What a column holds, so that its text can be read back.
#[derive(Clone, Copy)]
enum Holds {
    Text,
    Number,
    /// Texts with a semicolon between them.
    List,
}

/// Every column, by the name of its field.
const COLUMNS: [(&str, Holds); 23] = [
    ("version", Holds::Number),
    ("at", Holds::Number),
    ("day", Holds::Text),
    ("session", Holds::Number),
    ("number", Holds::Number),
    ("drill", Holds::Text),
    ("mode", Holds::Text),
    ("rules", Holds::Text),
    ("source", Holds::Text),
    ("seed", Holds::Number),
    ("hand", Holds::Text),
    ("items", Holds::List),
    ("answer", Holds::Text),
    ("mark", Holds::Text),
    ("missed", Holds::Text),
    ("extra", Holds::Text),
    ("grade", Holds::Text),
    ("cost", Holds::Number),
    ("took", Holds::Number),
    ("first_key", Holds::Number),
    ("target", Holds::Number),
    ("help", Holds::Text),
    ("standing", Holds::Text),
];

/// The first line.
pub fn heading() -> String {
    row(COLUMNS.iter().map(|(name, _)| (*name).to_owned()))
}

/// A record as a line.
pub fn line(record: &Record) -> String {
    let fields = serde_json::to_value(record).unwrap_or_default();
    row(COLUMNS.iter().map(|(name, _)| match fields.get(name) {
        None | Some(Value::Null) => String::new(),
        Some(Value::String(text)) => text.clone(),
        Some(Value::Array(items)) => {
            let items: Vec<&str> = items.iter().filter_map(Value::as_str).collect();
            items.join(";")
        }
        Some(other) => other.to_string(),
    }))
}

fn row(fields: impl Iterator<Item = String>) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let written = writer.write_record(fields.map(String::into_bytes));
    let bytes = written.ok().and_then(|()| writer.into_inner().ok()).unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

/// Calls back with every line of a table, by its number.
pub fn read(from: impl Read, each: &mut impl FnMut(u64, Result<Record, String>)) {
    let mut reader = csv::Reader::from_reader(from);
    let heading = match reader.headers() {
        Ok(heading) => heading.clone(),
        Err(error) => return each(1, Err(error.to_string())),
    };
    if let Some((name, _)) = COLUMNS.iter().find(|(name, _)| !heading.iter().any(|column| column == *name)) {
        return each(1, Err(format!("the column `{name}` is missing")));
    }
    for row in reader.records() {
        match row {
            Ok(row) => {
                let line = row.position().map_or(0, csv::Position::line);
                let fields: Result<Map<String, Value>, String> =
                    heading.iter().zip(&row).filter_map(|(name, text)| field(name, text).transpose()).collect();
                each(line, fields.and_then(|fields| serde_json::from_value(Value::Object(fields)).map_err(|error| plain(&error))));
            }
            Err(error) => each(error.position().map_or(0, csv::Position::line), Err(error.to_string())),
        }
    }
}

/// A field of the record, or none where the column is empty or not ours.
fn field(name: &str, text: &str) -> Result<Option<(String, Value)>, String> {
    let Some((_, holds)) = COLUMNS.iter().find(|(column, _)| *column == name) else { return Ok(None) };
    let value = match holds {
        _ if text.is_empty() && !matches!(name, "answer" | "hand" | "source" | "rules") => return Ok(None),
        Holds::Text => Value::from(text),
        Holds::Number => match serde_json::from_str::<Value>(text) {
            Ok(Value::Number(number)) => Value::Number(number),
            _ => return Err(format!("`{}` is no number, in the column `{name}`", text.escape_debug())),
        },
        Holds::List => text.split(';').collect(),
    };
    Ok(Some((name.to_owned(), value)))
}

/// What is wrong, without the line and column of one line's text.
pub fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split_once(" at line ").map_or(text.clone(), |(what, _)| what.to_owned())
}
