//! The door of the house: everything is decided inside.

use std::process::ExitCode;

fn main() -> ExitCode {
    tenpai::cli::main()
}
