//! The hands that a command is asked about: its arguments, or the lines of standard input.

use std::fmt;
use std::io::{IsTerminal, stdin};
use std::str::FromStr;

use crate::engine::HandError;
use crate::words::report;

use super::output::{Failure, Output, complain};
use super::source::Source;
use super::{Outcome, json};

/// Where a hand was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Argument(usize),
    Line(usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Argument(number) => write!(f, "hand {number}"),
            Place::Line(number) => write!(f, "line {number}"),
        }
    }
}

/// How answers are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// For people.
    Words,
    /// One JSON object a line.
    Json,
}

/// Answers every hand; one that cannot be read or answered is named, and the others are still answered.
///
/// A command that reads [`AnyHand`](crate::engine::AnyHand) asks for every tile; one that reads
/// [`TypedHand`](crate::engine::TypedHand) takes wild tiles too.
pub fn answer_each<H: FromStr<Err = HandError>>(
    given: Vec<String>,
    style: Style,
    out: &mut Output,
    mut answer: impl FnMut(&H, &mut Output) -> Result<Result<(), String>, Failure>,
) -> Result<Outcome, Failure> {
    let read = |text: &str, out: &mut Output| match text.parse::<H>() {
        Ok(hand) => answer(&hand, out),
        Err(error) => Ok(Err(HandError::to_string(&error))),
    };
    answer_each_line(given, style, report::TYPE_HANDS, out, read)
}

/// The same for texts that are more than a hand; the hint is told where they are read from a keyboard.
pub fn answer_each_line(
    given: Vec<String>,
    style: Style,
    hint: &str,
    out: &mut Output,
    mut answer: impl FnMut(&str, &mut Output) -> Result<Result<(), String>, Failure>,
) -> Result<Outcome, Failure> {
    let mut outcome = Outcome::Fine;
    let mut one = |place: Place, text: &str, out: &mut Output| {
        let Some(sentence) = answer(text, out)?.err() else { return Ok(()) };
        outcome = Outcome::Wrong;
        match style {
            Style::Json => out.line(json::text(&json::Unread { hand: text.trim(), error: &sentence })),
            Style::Words => {
                out.flush()?;
                complain(format_args!("{place}: {sentence}"));
                Ok(())
            }
        }
    };
    if given.is_empty() {
        if stdin().is_terminal() {
            complain(hint);
        }
        let mut lines = Source::stdin();
        while let Some((number, line)) = lines.line(out)? {
            let line = line.trim_start_matches('\u{feff}');
            if !(line.trim().is_empty() || line.trim_start().starts_with('#')) {
                one(Place::Line(number), line, out)?;
            }
        }
    } else {
        for (at, text) in given.iter().enumerate() {
            one(Place::Argument(at + 1), text, out)?;
        }
    }
    Ok(outcome)
}
