//! Runs the real program, as a script would.

use std::io::Write;
use std::process::{Command, Stdio};

/// What a run of the program left behind.
pub struct Ran {
    pub stdout: String,
    pub stderr: String,
    pub code: i32,
}

/// The program with these arguments.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tenpai"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program with this input to its end.
pub fn run(args: &[&str], input: &[u8]) -> Ran {
    let mut child = command(args).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    let input = input.to_vec();
    // from a thread, since the program answers before it has read everything; it may also stop reading
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Ran {
        stdout: String::from_utf8(output.stdout).expect("answers are UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("complaints are UTF-8"),
        code: output.status.code().unwrap_or(-1),
    }
}
