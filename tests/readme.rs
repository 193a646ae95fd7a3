//! The README shows what the program really prints.

use std::process::Command;

/// Each `$ ...` line of a console block, with the lines that follow it there.
fn shown(readme: &str) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut console = false;
    for line in readme.lines() {
        match (console, line) {
            (_, "```console") => console = true,
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
    // brackets are no patterns here
    let script = format!("set -f; {{ {command}\n}} 2>&1");
    let output = Command::new("sh").args(["-c", &script]).env("PATH", path).output().expect("a shell");
    String::from_utf8(output.stdout).expect("answers are UTF-8")
}

#[test]
fn every_console_block_is_true() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let mut readme = std::fs::read_to_string(path).expect("the README");
    let shown = shown(&readme);
    assert!(shown.len() >= 8, "console blocks are missing");
    // README=write puts the true output in
    if std::env::var_os("README").is_some_and(|word| word == "write") {
        for (command, output) in &shown {
            let old = format!("$ {command}\n{output}```");
            readme = readme.replace(&old, &format!("$ {command}\n{}```", printed(command)));
        }
        std::fs::write(path, readme).expect("the README can be written");
        return;
    }
    for (command, output) in shown {
        assert_eq!(printed(&command), output, "$ {command}");
    }
}
