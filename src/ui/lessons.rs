//! The lessons: all of them with how their shapes stand, and a page of one.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use super::waits::window;
use super::wrap::joined;
use crate::app::layout::TALL;
use crate::app::{App, Target};
use crate::drill::curriculum::Step;
use crate::engine::Hand;
use crate::words::Word;
use crate::words::lessons::{Lesson, LessonLine};

/// Draws the list of lessons with a row chosen.
pub(super) fn list(chosen: usize, app: &App, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let language = paint.looks.language;
    let mut lines = vec![Line::styled(format!(" {}", paint.word(Word::Lessons)), paint.theme.title()), paint.rule(area.width)];
    if area.height >= TALL {
        lines.push(Line::default());
    }
    let room = usize::from(area.height).saturating_sub(lines.len() + 1).max(1);
    let top = (chosen + 1).saturating_sub(room);
    for (row, (step, tally)) in app.learner().path.steps().into_iter().enumerate().skip(top).take(room) {
        let (sign, style) = if row == chosen { (">", paint.theme.cursor()) } else { (" ", Style::new()) };
        let told = language.lesson_standing(tally);
        let title = Lesson::of(step, language).title;
        canvas.spot(lines.len(), 0, usize::from(area.width), Target::Row(row));
        lines.push(Line::from(vec![
            Span::raw(" "),
            Span::styled(format!(" {sign} {:>2}  {title:<40}", step.number()), style.patch(paint.theme.title())),
            Span::styled(format!(" {told}"), if tally.at_target == tally.items { paint.theme.right() } else { paint.theme.quiet() }),
        ]));
    }
    canvas.page(lines, paint.keys(Word::KeysLessons, area.width));
}

/// Draws the page of a lesson from a line on.
pub(super) fn page(step: Step, top: usize, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let width = usize::from(area.width);
    let lesson = Lesson::of(step, paint.looks.language);
    let title = format!(" {} {}   {}", paint.word(Word::Lesson), step.number(), lesson.title);
    let mut lines = vec![Line::styled(title, paint.theme.title()), paint.rule(area.width)];
    let text: Vec<Line<'static>> = lesson.lines.iter().flat_map(|line| told(line, width, paint)).collect();
    let room = usize::from(area.height).saturating_sub(lines.len() + 1);
    if text.len() + 1 < room {
        lines.push(Line::default());
    }
    let room = usize::from(area.height).saturating_sub(lines.len() + 1);
    lines.extend(window(text, top, room, paint, canvas));
    let mut keys = vec![Word::KeyDrill];
    if canvas.reach().last > 0 {
        keys.push(Word::KeyScroll);
    }
    keys.extend([Word::KeyToLessons, Word::KeyQuit, Word::KeyHelp]);
    canvas.page(lines, paint.offered(&keys, area.width));
}

fn told(line: &LessonLine, width: usize, paint: Paint) -> Vec<Line<'static>> {
    match *line {
        LessonLine::Text("") => vec![Line::default()],
        LessonLine::Text(text) => {
            super::wrap::wrapped(text, width.saturating_sub(3)).into_iter().map(|text| Line::raw(format!("  {text}"))).collect()
        }
        LessonLine::Hand { hand, waits, note } => {
            let mut spans = vec![Span::raw("    ")];
            spans.extend(colored(hand, paint));
            spans.push(Span::raw(" ".repeat(20usize.saturating_sub(hand.len()))));
            let waits = if waits.is_empty() { paint.word(Word::NotReady) } else { waits };
            spans.push(Span::styled(format!("{waits:<10}"), paint.theme.right()));
            joined(Line::from(spans), vec![Span::raw(format!(" {note}"))], width, 6)
        }
    }
}

/// The text of a hand in the colours of its suits.
fn colored(hand: &'static str, paint: Paint) -> Vec<Span<'static>> {
    let Ok(read) = hand.parse::<Hand>() else { return vec![Span::raw(hand)] };
    let suits = hand.split_inclusive(|letter: char| letter.is_ascii_alphabetic());
    let style = |text: &str| {
        let letter = text.chars().last();
        let tile = read.concealed_with_reds().map(|(tile, _)| tile).find(|tile| Some(tile.letter()) == letter);
        tile.map_or_else(Style::new, |tile| paint.theme.tile(tile))
    };
    suits.map(|text| Span::styled(text, style(text))).collect()
}
