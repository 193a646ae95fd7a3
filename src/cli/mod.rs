//! The command line: the same engine as the screen, for scripts and for people in a hurry.

mod args;
mod census;
mod deal;
mod discards;
mod drill;
mod hands;
mod history;
mod json;
mod output;
mod packaging;
mod score;
mod score_json;
mod score_mcr;
mod shanten;
mod solve;
mod source;
mod stats;
mod visible;
mod waits;
mod wanted;
mod wild;
mod wild_options;

use std::io;
use std::path::Path;
use std::process::ExitCode;

use clap::FromArgMatches;

use args::{Args, Command};
use output::{Failure, Output, complain};

use crate::shell::{self, Opening, Start};

/// How a command ended: `Wrong` where some input could not be read and the rest was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    Fine,
    Wrong,
}

/// Reads the arguments, does what they say and returns the exit code: 0 fine, 1 failed, 2 wrong input.
pub fn main() -> ExitCode {
    let args = match Args::shown().try_get_matches().and_then(|matches| Args::from_arg_matches(&matches)) {
        Ok(args) => args,
        Err(error) => {
            // help that nobody reads any more is no failure
            let _ = error.print();
            return if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS };
        }
    };
    match args.command {
        None => shell::run(args.looks.start()),
        Some(Command::Drill(drill)) => match drill.refused() {
            Some(why) => {
                complain(why);
                ExitCode::from(2)
            }
            None => shell::run(drill.start(&args.looks)),
        },
        Some(Command::Review) => shell::run(Start { opening: Opening::Review, ..args.looks.start() }),
        Some(command) => print(command, args.looks.data_dir()),
    }
}

/// The commands that answer on standard output.
fn print(command: Command, data_dir: Option<&Path>) -> ExitCode {
    let mut out = Output::new();
    let ended = match command {
        Command::Waits(args) => waits::run(args, &mut out),
        Command::Discards(args) => discards::run(args, &mut out),
        Command::Shanten(args) => shanten::run(args, &mut out),
        Command::Score(args) => score::run(args, &mut out),
        Command::Solve(args) => solve::run(&args, &mut out),
        Command::Deal(args) => deal::run(&args, &mut out),
        Command::Census(args) => census::run(&args, &mut out),
        Command::History { command } => history::run(&command, data_dir, &mut out),
        Command::Stats(args) => stats::run(&args, data_dir, &mut out),
        Command::Completions { shell } => packaging::completions(shell, &mut out),
        Command::Man => packaging::man(&mut out),
        Command::Drill(_) | Command::Review => Ok(Outcome::Fine),
    };
    match ended.and_then(|outcome| out.flush().map(|()| outcome)) {
        Ok(Outcome::Fine) => ExitCode::SUCCESS,
        Ok(Outcome::Wrong) => ExitCode::from(2),
        Err(Failure::Closed) => ExitCode::SUCCESS,
        Err(failure) => {
            complain(&failure);
            ExitCode::FAILURE
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe { Failure::Closed } else { Failure::Write(error) }
    }
}
