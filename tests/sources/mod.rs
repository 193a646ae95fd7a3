//! Reads the sources as the rules of the house need them: without comments and texts, lists of names spelled out.

use std::fs;
use std::path::{Path, PathBuf};

/// What breaks a rule: the line, counted from one, and what stands there.
pub type Faults = Vec<(usize, String)>;

pub fn at_root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Every source, as its path below `src/` and its text.
pub fn sources() -> Vec<(String, String)> {
    let root = at_root("src");
    let mut folders = vec![root.clone()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of sources can be read") {
            let path = entry.expect("an entry of a folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let name = path.strip_prefix(&root).expect("it lies below the root").to_string_lossy().replace('\\', "/");
                found.push((name, fs::read_to_string(&path).expect("a source is text")));
            }
        }
    }
    found.sort();
    found
}

/// The text with comments and the insides of strings and characters blanked, line for line, and without the part that is
/// compiled for tests only where that part ends the file.
pub fn bare(text: &str) -> String {
    #[derive(PartialEq)]
    enum Inside {
        Code,
        Line,
        Block,
        Text { hashes: Option<usize> },
    }
    let letters: Vec<char> = text.chars().collect();
    let mut inside = Inside::Code;
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    let starts = |at: usize, what: &str| what.chars().enumerate().all(|(i, c)| letters.get(at + i) == Some(&c));
    while at < letters.len() {
        let letter = letters[at];
        let named = at > 0 && (letters[at - 1].is_alphanumeric() || letters[at - 1] == '_');
        let mut step = 1;
        match inside {
            Inside::Code if starts(at, "//") => inside = Inside::Line,
            Inside::Code if starts(at, "/*") => inside = Inside::Block,
            Inside::Code if letter == '"' => inside = Inside::Text { hashes: None },
            Inside::Code if !named && (starts(at, "r\"") || starts(at, "r#") || starts(at, "br\"") || starts(at, "br#")) => {
                let open = at + if letter == 'b' { 2 } else { 1 };
                let hashes = letters[open..].iter().take_while(|&&c| c == '#').count();
                if letters.get(open + hashes) == Some(&'"') {
                    inside = Inside::Text { hashes: Some(hashes) };
                    step = open + hashes + 1 - at;
                } else {
                    out.push(letter);
                }
            }
            Inside::Code if letter == '\'' && (letters.get(at + 1) == Some(&'\\') || letters.get(at + 2) == Some(&'\'')) => {
                let from = at + if letters.get(at + 1) == Some(&'\\') { 3 } else { 2 };
                step = letters[from..].iter().position(|&c| c == '\'').map_or(1, |end| from + end + 1 - at);
            }
            Inside::Code => out.push(letter),
            Inside::Line if letter == '\n' => inside = Inside::Code,
            Inside::Block if starts(at, "*/") => {
                inside = Inside::Code;
                step = 2;
            }
            Inside::Text { hashes: None } if letter == '\\' => step = 2,
            Inside::Text { hashes: None } if letter == '"' => inside = Inside::Code,
            Inside::Text { hashes: Some(hashes) } if letter == '"' && starts(at + 1, &"#".repeat(hashes)) => {
                inside = Inside::Code;
                step = 1 + hashes;
            }
            _ => {}
        }
        let end = (at + step).min(letters.len());
        if !(step == 1 && out.ends_with('\n') && letter == '\n') {
            letters[at..end].iter().filter(|&&c| c == '\n').for_each(|_| out.push('\n'));
        }
        at = end;
    }
    match out.find("#[cfg(test)]\nmod ") {
        Some(tests) => out[..tests].to_string(),
        None => out,
    }
}

/// Storeys named through `crate::` or `tenpai::`, in lists too: `use crate::{app::Key, ui}`.
pub fn storeys_named(code: &str) -> Faults {
    let mut named = Vec::new();
    for root in ["crate::", "tenpai::", "super::"] {
        for (at, _) in code.match_indices(root) {
            let line = code[..at].matches('\n').count() + 1;
            let rest = &code[at + root.len()..];
            let heads = if rest.starts_with('{') { heads_of(rest) } else { vec![word(rest)] };
            named.extend(heads.into_iter().map(|head| (line, head.to_string())));
        }
    }
    named
}

/// The first words of a list in braces, at its outer level.
fn heads_of(list: &str) -> Vec<&str> {
    let mut depth = 0;
    let mut heads = Vec::new();
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        if depth == 1 && (letter == '{' || letter == ',') {
            heads.push(word(list[at + 1..].trim_start()));
        }
    }
    heads
}

pub fn word(text: &str) -> &str {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or_default()
}

/// Every name of a list, so that `use std::{fs, io}` cannot hide one.
pub fn spelled_out(code: &str) -> String {
    let mut out = code.to_string();
    for (at, _) in code.match_indices("std::{") {
        let line = code[..at].matches('\n').count();
        let heads: Vec<String> = heads_of(&code[at + 5..]).into_iter().map(|head| format!(" std::{head}")).collect();
        let mut lines: Vec<String> = out.split('\n').map(str::to_string).collect();
        lines[line].push_str(&heads.concat());
        out = lines.join("\n");
    }
    for (at, _) in code.match_indices("time::{") {
        let line = code[..at].matches('\n').count();
        let heads: Vec<String> = heads_of(&code[at + 6..]).into_iter().map(|head| format!(" std::time::{head}")).collect();
        let mut lines: Vec<String> = out.split('\n').map(str::to_string).collect();
        lines[line].push_str(&heads.concat());
        out = lines.join("\n");
    }
    out
}

pub fn lines_with(code: &str, words: &[&str]) -> Faults {
    let mut faults = Vec::new();
    for (number, line) in code.lines().enumerate() {
        let line = format!(" {line}");
        let found = words.iter().filter(|word| line.contains(**word));
        faults.extend(found.map(|word| (number + 1, word.trim().to_string())));
    }
    faults
}

/// The crates of `[dependencies]`, spelled as the code spells them.
pub fn crates_of(manifest: &str) -> Vec<String> {
    manifest
        .lines()
        .skip_while(|line| *line != "[dependencies]")
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split_once('=').map(|(name, _)| name.trim().replace('-', "_")))
        .filter(|name| !name.starts_with('#'))
        .collect()
}
