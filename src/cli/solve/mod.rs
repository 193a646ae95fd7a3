//! `tenpai solve`: the formats of two programming judges, to the byte.

mod hdu;
mod uva;

use std::fmt;
use std::path::PathBuf;

use clap::{Args as Options, ValueEnum};

use super::Outcome;
use super::output::{Failure, Output, complain};
use super::source::Source;

/// What is to be solved.
#[derive(Options, Debug)]
pub struct Solve {
    /// Which problem
    pub judge: Judge,
    /// The file; without one, standard input
    pub file: Option<PathBuf>,
}

/// The judges whose problems are solved.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum Judge {
    /// UVa 11210
    Uva,
    /// HDU 4431
    Hdu,
}

/// Why the hands of a judge's file are not all answered.
#[derive(Debug)]
enum Stop {
    /// A line is wrong.
    Bad(usize, Fault),
    /// Reading or writing failed.
    Failed(Failure),
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Stop {
        Stop::Failed(failure)
    }
}

/// What is wrong with a line.
#[derive(PartialEq, Eq, Debug)]
enum Fault {
    /// No count of hands where it belongs.
    Count(String),
    /// Neither a tile of this format nor anything else that belongs there.
    NoTile(String, &'static str),
    /// Five of a kind, by the tile's name in this format.
    FifthCopy(String),
    /// Not 13 tiles.
    Size(usize),
    /// The input ends inside a hand or before it.
    Early { hand: usize, hands: usize, tiles: usize },
    /// More input than the count says.
    Late(usize),
    /// The line `0` is missing.
    NoEnd,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Count(text) if text.is_empty() => write!(f, "the count of hands is missing, 1 to 20000"),
            Fault::Count(text) => write!(f, "`{text}` is no count of hands, 1 to 20000"),
            Fault::NoTile(text, tiles) => write!(f, "`{text}` is no tile: {tiles}"),
            Fault::FifthCopy(tile) => write!(f, "five copies of {tile}: only four exist"),
            Fault::Size(1) => write!(f, "1 tile: a hand has 13 here"),
            Fault::Size(tiles) => write!(f, "{tiles} tiles: a hand has 13 here"),
            Fault::Early { hand, hands, tiles } => {
                write!(f, "the input ends with {tiles} of the 13 tiles of hand {hand} of {hands}")
            }
            Fault::Late(hands) => write!(f, "more input than the count says, which is {hands}"),
            Fault::NoEnd => write!(f, "the line `0` that ends the hands is missing"),
        }
    }
}

pub fn run(args: &Solve, out: &mut Output) -> Result<Outcome, Failure> {
    let mut source = match &args.file {
        Some(path) => Source::open(path)?,
        None => Source::stdin(),
    };
    let ended = match args.judge {
        Judge::Uva => uva::solve(&mut source, out),
        Judge::Hdu => hdu::solve(&mut source, out),
    };
    match ended {
        Ok(()) => Ok(Outcome::Fine),
        Err(Stop::Failed(failure)) => Err(failure),
        Err(Stop::Bad(line, fault)) => {
            out.flush()?;
            complain(format_args!("line {line}: {fault}"));
            Ok(Outcome::Wrong)
        }
    }
}

/// A word of the input, fit to be shown: at most 20 characters, nothing that moves a cursor.
fn shown(word: &[u8]) -> String {
    let cut = &word[..word.len().min(20)];
    String::from_utf8_lossy(cut).escape_debug().to_string()
}
