//! Holds the sources against the plan of the house: who may name whom, what stays pure, how long a file may be.
//!
//! Each rule is a function from a file's path and text to what breaks it, and each is shown a planted fault, so that a
//! rule that has gone blind fails as loudly as a fault does.

mod sources;

use std::fs;

use sources::{Faults, at_root, bare, crates_of, lines_with, sources, spelled_out, storeys_named, word};

/// A storey: its name, its files, the storeys and the crates beneath that it may name.
struct Storey {
    name: &'static str,
    homes: &'static [&'static str],
    below: &'static [&'static str],
    crates: Crates,
}

enum Crates {
    Any,
    Only(&'static [&'static str]),
}

/// From the ground up; the table of the house.
const STOREYS: &[Storey] = &[
    Storey { name: "engine", homes: &["engine/"], below: &[], crates: Crates::Only(&[]) },
    Storey { name: "drill", homes: &["drill/"], below: &["engine"], crates: Crates::Only(&["rand", "fsrs", "jiff", "serde"]) },
    Storey {
        name: "store",
        homes: &["store/"],
        below: &["drill", "engine"],
        crates: Crates::Only(&["rusqlite", "jiff", "serde", "toml", "etcetera"]),
    },
    Storey { name: "app", homes: &["app/"], below: &["drill", "engine"], crates: Crates::Only(&["jiff"]) },
    Storey { name: "words", homes: &["words/"], below: &["drill", "engine"], crates: Crates::Only(&["jiff"]) },
    Storey { name: "ui", homes: &["ui/"], below: &["app", "words", "drill", "engine"], crates: Crates::Only(&["ratatui", "jiff"]) },
    Storey {
        name: "shell",
        homes: &["main.rs", "shell.rs", "shell/", "cli/", "cli.rs"],
        below: &["ui", "words", "app", "store", "drill", "engine"],
        crates: Crates::Any,
    },
];

/// Storeys that see no clock, no file, no terminal and no unseeded generator.
const PURE: &[&str] = &["engine", "drill", "app"];

const IMPURE: &[&str] = &[
    "std::time::Instant",
    "std::time::SystemTime",
    "Instant::now",
    "SystemTime::now",
    "std::fs",
    "std::env",
    "std::io",
    "std::net",
    "std::process",
    "std::thread",
    "crossterm",
    "ratatui",
    "rand::rng(",
    "thread_rng",
    "rand::random",
    "from_os_rng",
    "from_entropy",
    "SysRng",
    "OsRng",
    "RandomState",
];

const NEVER: &[&str] = &[".unwrap()", "todo!", "unimplemented!", "dbg!", "println!", "eprintln!", " print!", "(print!", " eprint!"];

const LONGEST: usize = 400;

fn storey_of(path: &str) -> Option<&'static Storey> {
    STOREYS.iter().find(|storey| {
        storey.homes.iter().any(|home| path == *home || (home.ends_with('/') && path.starts_with(home)))
            || path == format!("{}.rs", storey.name)
    })
}

fn arrows_point_down(path: &str, text: &str) -> Faults {
    let Some(storey) = storey_of(path) else {
        return Vec::new();
    };
    let above = |name: &str| {
        name != storey.name && !storey.below.contains(&name) && STOREYS.iter().any(|other| other.name == name)
            || (name == "cli" && storey.name != "shell")
    };
    let mut faults = storeys_named(&bare(text));
    faults.retain(|(_, name)| above(name));
    faults
}

fn crates_are_allowed(path: &str, text: &str) -> Faults {
    let Some(Storey { crates: Crates::Only(allowed), .. }) = storey_of(path) else {
        return Vec::new();
    };
    let code = bare(text);
    let manifest = fs::read_to_string(at_root("Cargo.toml")).expect("the manifest stands beside the sources");
    let mut faults = Vec::new();
    for name in crates_of(&manifest).iter().filter(|name| !allowed.contains(&name.as_str())) {
        for (number, line) in code.lines().enumerate() {
            for (at, _) in line.match_indices(name.as_str()) {
                let begins = !line[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':');
                let rest = &line[at + name.len()..];
                let used = rest.starts_with("::") || (line.trim_start().starts_with("use ") && word(rest).is_empty());
                if begins && used {
                    faults.push((number + 1, name.clone()));
                }
            }
        }
    }
    faults
}

fn stays_pure(path: &str, text: &str) -> Faults {
    match storey_of(path) {
        Some(storey) if PURE.contains(&storey.name) => lines_with(&spelled_out(&bare(text)), IMPURE),
        _ => Vec::new(),
    }
}

fn says_why_it_cannot_fail(_: &str, text: &str) -> Faults {
    lines_with(&bare(text), NEVER)
}

fn fits_a_sitting(_: &str, text: &str) -> Faults {
    let lines = text.lines().count();
    if lines > LONGEST { vec![(lines, format!("{lines} lines, {LONGEST} at most"))] } else { Vec::new() }
}

fn begins_with_its_sentence(_: &str, text: &str) -> Faults {
    if text.starts_with("//! ") { Vec::new() } else { vec![(1, "no `//!` sentence".to_string())] }
}

fn colours_stand_in_the_theme(path: &str, text: &str) -> Faults {
    if path == "ui/theme.rs" || path.starts_with("ui/theme/") { Vec::new() } else { lines_with(&bare(text), &["Color::"]) }
}

fn keys_of_the_terminal_stay_in_the_shell(path: &str, text: &str) -> Faults {
    match storey_of(path) {
        Some(storey) if storey.name != "shell" => lines_with(&bare(text), &["KeyCode", "KeyModifiers", "KeyEvent"]),
        _ => Vec::new(),
    }
}

/// The rule finds nothing in the sources, finds the planted faults, and lets the innocent text pass.
fn check(rule: fn(&str, &str) -> Faults, planted: &[(&str, &str)], innocent: &[(&str, &str)]) {
    for (path, text) in planted {
        assert!(!rule(path, text).is_empty(), "the rule is blind to this in {path}: {text}");
    }
    for (path, text) in innocent {
        assert_eq!(rule(path, text), [], "the rule sees a ghost in {path}: {text}");
    }
    let mut faults = Vec::new();
    for (path, text) in sources() {
        faults.extend(rule(&path, &text).into_iter().map(|(line, what)| format!("src/{path}:{line}: {what}")));
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn imports_point_down() {
    check(
        arrows_point_down,
        &[
            ("engine/tile.rs", "use crate::drill::deal::Deal;"),
            ("drill/waits.rs", "use crate::{engine::{Tile, Hand}, app::Message};"),
            ("app/mod.rs", "fn f() { crate::ui::view(); }"),
            ("app/mod.rs", "use crate::words;"),
            ("words/mod.rs", "use crate::{\n    drill,\n    app::App,\n};"),
            ("ui/drill.rs", "use crate::store::Database;"),
            ("ui/drill.rs", "use crate::cli::args;"),
            ("ui/drill.rs", "use super::super::shell;"),
            ("store/mod.rs", "use crate::app::Trouble;"),
            ("drill/mod.rs", "use super::app::App;"),
        ],
        &[
            ("drill/waits.rs", "use crate::engine::Hand; // not crate::ui\nconst A: &str = \"crate::ui\";"),
            ("ui/drill.rs", "use crate::{app::App, words, drill, engine::Tile};"),
            ("shell.rs", "use crate::{ui, app, store};"),
            ("engine/tile.rs", "/// ```\n/// use tenpai::drill::Deal;\n/// ```\nstruct Tile;"),
        ],
    );
}

#[test]
fn crates_are_named_only_where_the_table_allows() {
    check(
        crates_are_allowed,
        &[
            ("engine/tile.rs", "use serde::Serialize;"),
            ("engine/tile.rs", "fn f() { let a = rand::rng(); }"),
            ("app/mod.rs", "use rand::{Rng, SeedableRng};"),
            ("words/mod.rs", "use ratatui::text::Line;"),
            ("ui/mod.rs", "use crossterm::event::Event;"),
            ("drill/deal/mod.rs", "use clap as c;"),
        ],
        &[
            ("drill/deal/mod.rs", "use rand::Rng;\nuse serde::Serialize;"),
            ("cli/args.rs", "use clap::Parser;"),
            ("engine/tile.rs", "let operand::x = 1;"),
        ],
    );
}

#[test]
fn engine_drill_and_app_are_pure() {
    check(
        stays_pure,
        &[
            ("engine/wall.rs", "use std::{fmt, fs};"),
            ("engine/wall.rs", "use std::time::{Duration, Instant};"),
            ("engine/wall.rs", "use std::{\n    time::Duration,\n    env,\n};"),
            ("drill/deal/mod.rs", "let mut r = rand::rng();"),
            ("drill/deal/mod.rs", "let n: u8 = rand::random();"),
            ("app/mod.rs", "std::thread::spawn(work);"),
            ("app/update.rs", "let now = std::time::SystemTime::now();"),
            ("app/keymap.rs", "use ratatui::crossterm::event::KeyCode;"),
        ],
        &[
            ("engine/wall.rs", "use std::fmt;\nuse std::time::Duration;\n// std::fs is not for us"),
            ("drill/deal/mod.rs", "let r = ChaCha12Rng::seed_from_u64(seed);"),
            ("shell.rs", "use std::time::Instant;"),
        ],
    );
}

#[test]
fn nothing_panics_or_prints_in_passing() {
    check(
        says_why_it_cannot_fail,
        &[
            ("engine/tile.rs", "let a = b.unwrap();"),
            ("cli/mod.rs", "todo!()"),
            ("cli/mod.rs", "unimplemented!(\"later\")"),
            ("cli/mod.rs", "println!(\"{a}\");"),
            ("cli/mod.rs", "eprintln!(\"{a}\");"),
            ("cli/mod.rs", "print!(\"{a}\");"),
        ],
        &[
            ("engine/tile.rs", "/// assert_eq!(a.unwrap(), 1);\nlet a = b.unwrap_or(c); // .unwrap()"),
            ("engine/tile.rs", "fn f() {}\n#[cfg(test)]\nmod tests { fn g() { f().unwrap(); } }"),
            ("cli/mod.rs", "let a = r#\"todo!\"#; let b = '\"'; let c = \"\\\"println!\";"),
        ],
    );
}

#[test]
fn files_are_short_and_say_what_they_are() {
    let long = "//! a\n".repeat(401);
    let full = "//! a\n".repeat(400);
    check(fits_a_sitting, &[("engine/tile.rs", &long)], &[("engine/tile.rs", &full)]);
    check(begins_with_its_sentence, &[("engine/tile.rs", "use std::fmt;")], &[("engine/tile.rs", "//! A tile.\n")]);
}

#[test]
fn colours_and_keys_have_one_home() {
    check(
        colours_stand_in_the_theme,
        &[("ui/drill.rs", "Style::new().fg(Color::Red)"), ("shell.rs", "ratatui::style::Color::Reset")],
        &[("ui/theme.rs", "Color::Red"), ("ui/drill.rs", "// Color::Red\ntheme.right()")],
    );
    check(
        keys_of_the_terminal_stay_in_the_shell,
        &[("app/keymap.rs", "KeyCode::Enter"), ("ui/drill.rs", "use ratatui::crossterm::event::KeyEvent;")],
        &[("shell.rs", "KeyCode::Enter"), ("app/keymap.rs", "Key::Enter")],
    );
}
