//! What every drill shows of its session: the title line, what the learner has noted, the question whether to leave.

use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use super::wrap::sentence;
use std::time::Duration;

use crate::app::{Exit, Glyphs, Layer};
use crate::drill::outcome::{Meant, Outcome, Pace};
use crate::drill::record::Mode;
use crate::drill::session::{Rated, Session};
use crate::words::Word;

/// The first line of a drill: its name, where its hands come from, how it goes, and the seed of the question.
pub(super) fn title(session: &Session, name: Word, from: &str, seed: Option<u64>, width: u16, paint: Paint) -> Line<'static> {
    let seed = seed.map_or_else(String::new, |seed| format!("{} {seed} ", paint.word(Word::TitleSeed)));
    let right = session.right();
    let missed = session.outcomes().len() - right;
    let (number, of) = session.progress();
    let number = if session.is_endless() { number.to_string() } else { format!("{number}/{of}") };
    let mode = if session.mode() == Mode::Ten { String::new() } else { format!("  {}", paint.looks.language.mode(session.mode()).0) };
    let mut figures = format!("  {from}{mode}  {number}   ");
    if session.rated() == Rated::Again {
        // nothing was answered before a hand that is played on
        figures.push_str(paint.word(if session.outcomes().is_empty() { Word::PlayedOnTitle } else { Word::AgainTitle }));
    } else if session.mode() != Mode::Exam {
        figures.push_str(&format!("{} {right}  {} {missed}", paint.word(Word::TitleRight), paint.word(Word::TitleMissed)));
        if width >= 70 && session.clock().is_none() {
            figures.push_str(&format!("   {} {}", paint.word(Word::TitleStreak), session.streak()));
        }
    }
    let name = format!(" {}", paint.word(name));
    let mut line = Line::from(vec![Span::styled(name, paint.theme.title()), Span::raw(figures)]);
    if let Some((whole, left)) = session.clock() {
        line.push_span(Span::styled(format!("   {}", bar(whole, left, paint)), paint.theme.notice()));
    }
    // a seed of twenty digits is told by `y` too
    if let Some(gap) = usize::from(width).checked_sub(line.width() + seed.len()) {
        line.push_span(Span::raw(" ".repeat(gap)));
        line.push_span(Span::styled(seed, paint.theme.quiet()));
    }
    line
}

/// The time that is left of a clock, as a bar and in minutes and seconds.
fn bar(whole: Duration, left: Duration, paint: Paint) -> String {
    const CELLS: u128 = 10;
    let full = (left.as_millis() * CELLS).div_ceil(whole.as_millis().max(1)).min(CELLS) as usize;
    let [on, off] = if paint.looks.glyphs == Glyphs::Ascii { ["#", "."] } else { ["█", "░"] };
    let seconds = left.as_millis().div_ceil(1000);
    format!("{}{} {}:{:02}", on.repeat(full), off.repeat(CELLS as usize - full), seconds / 60, seconds % 60)
}

/// What the learner has noted about the told question; nothing where there is nothing.
pub(super) fn notes(session: &Session, paint: Paint) -> Option<Line<'static>> {
    let outcome = session.told()?;
    let slip = (outcome.meant == Meant::Slip).then(|| paint.word(Word::SlipNote));
    let bookmark = session.is_bookmarked().then(|| paint.word(Word::BookmarkNote));
    let told: Vec<&str> = slip.into_iter().chain(bookmark).collect();
    (!told.is_empty()).then(|| Line::styled(format!("  {}", told.join("; ")), paint.theme.notice()))
}

/// The time of an answer, beside the target where a right one was slow.
pub(super) fn paced(outcome: &Outcome, paint: Paint) -> String {
    match (outcome.is_right(), outcome.pace()) {
        (true, Pace::Slow) => paint.looks.language.slow(outcome.took, outcome.marked.target()),
        _ => paint.looks.language.time(outcome.took),
    }
}

/// The command that asks a question again.
pub(super) fn command(command: &str, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let mut lines = sentence(paint.looks.language.rebuild(), width);
    lines.extend(sentence(command, width).into_iter().map(|line| line.style(paint.theme.title())));
    lines
}

/// Where it is asked, the question whether to leave the session, above the keys.
pub(super) fn leaving(layer: Layer, paint: Paint, canvas: &mut Canvas) {
    let Layer::Leaving(exit) = layer else { return };
    let word = match exit {
        Exit::Shell => Word::LeaveAsked,
        Exit::Menu => Word::MenuAsked,
    };
    let area = canvas.area();
    let asked = format!(" {:width$}", paint.word(word), width = usize::from(area.width));
    canvas.put(area, area.height.saturating_sub(2), Line::styled(asked, paint.theme.notice()));
}

/// The keys that answer it; none where it is not asked.
pub(super) const fn leaving_keys(layer: Layer) -> Option<Word> {
    match layer {
        Layer::Leaving(Exit::Shell) => Some(Word::KeysLeaving),
        Layer::Leaving(Exit::Menu) => Some(Word::KeysToMenu),
        _ => None,
    }
}
