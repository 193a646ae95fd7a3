//! The binary: everything it does is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    tenpai::shell::run(tenpai::shell::Start::default())
}
