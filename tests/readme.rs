//! The README shows what the program really prints.

use std::process::Command;

/// A block whose commands are run by every test, and one that takes a while.
const QUICK: &str = "```console";
const SLOW: &str = "```console million";

/// Each `$ ...` line of a block that begins so, with the lines that follow it there.
fn shown(readme: &str, fence: &str) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut console = false;
    for line in readme.lines() {
        match (console, line) {
            (false, line) if line == fence => console = true,
            (true, "```") => console = false,
            (true, _) => match (line.strip_prefix("$ "), all.last_mut()) {
                (Some(command), _) => all.push((command.to_owned(), String::new())),
                (None, Some((_, output))) => *output += &format!("{line}\n"),
                (None, None) => panic!("output before a command: {line}"),
            },
            (false, _) => {}
        }
    }
    all
}

/// What a shell shows, both streams together; the program comes first on the path.
fn printed(command: &str) -> String {
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_tenpai"));
    let folder = program.parent().expect("the program lies in a folder");
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    let script = format!("{{ {command}\n}} 2>&1");
    let output = Command::new("sh").args(["-c", &script]).env("PATH", path).output().expect("a shell");
    String::from_utf8(output.stdout).expect("answers are UTF-8")
}

/// Some shells take a bare bracket for a pattern and refuse the command.
fn has_bare_bracket(command: &str) -> bool {
    command.split('\'').step_by(2).any(|bare| bare.contains('['))
}

#[test]
fn hands_with_brackets_are_quoted() {
    assert!(has_bare_bracket("tenpai waits 1m[444z]") && !has_bare_bracket("tenpai waits '1m[444z]' 1m"));
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).expect("the README");
    for (command, _) in shown(&readme, QUICK).into_iter().chain(shown(&readme, SLOW)) {
        assert!(!has_bare_bracket(&command), "{command}");
    }
    for command in ["", "waits", "shanten", "solve", "deal", "drill"] {
        let args = [command, "--help"];
        let output =
            Command::new(env!("CARGO_BIN_EXE_tenpai")).args(args.iter().filter(|arg| !arg.is_empty())).output().expect("the program runs");
        let help = String::from_utf8(output.stdout).expect("help is UTF-8");
        for line in help.lines().filter(|line| line.starts_with("  tenpai ")) {
            assert!(!has_bare_bracket(line), "{line}");
        }
    }
}

#[test]
fn every_console_block_is_true() {
    assert!(agree(QUICK) >= 8, "console blocks are missing");
}

#[test]
#[ignore = "plays a million hands"]
fn the_shares_of_a_million_hands_are_true() {
    assert_eq!(agree(SLOW), 1);
}

/// The toolchain that the README asks for is the one that the package states.
#[test]
fn the_toolchain_is_named_truly() {
    let package = include_str!("../Cargo.toml");
    let (_, rest) = package.split_once("rust-version = \"").expect("stated");
    let (version, _) = rest.split_once('"').expect("quoted");
    let asked = format!("With Rust {version} or later");
    assert!(include_str!("../README.md").contains(&asked), "{asked}");
}

/// The commands of the blocks that begin so print what the README says; how many there are.
fn agree(fence: &str) -> usize {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let mut readme = std::fs::read_to_string(path).expect("the README");
    let shown = shown(&readme, fence);
    // README=write puts the true output in
    if std::env::var_os("README").is_some_and(|word| word == "write") {
        for (command, output) in &shown {
            let old = format!("$ {command}\n{output}```");
            readme = readme.replace(&old, &format!("$ {command}\n{}```", printed(command)));
        }
        std::fs::write(path, readme).expect("the README can be written");
        return shown.len();
    }
    for (command, output) in &shown {
        assert_eq!(printed(command), *output, "$ {command}");
    }
    shown.len()
}
