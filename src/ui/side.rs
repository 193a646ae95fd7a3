//! Beside the drill, where the screen is wide: the session so far, a line an answer.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::canvas::Canvas;
use super::{Paint, summary};
use crate::drill::record::Mode;
use crate::drill::session::Session;
use crate::words::Word;

/// Screens at least so wide have room for it.
const WIDE: u16 = 112;
/// Its own columns.
const WIDTH: u16 = 32;

/// Draws it where there is room, and returns the room that is left for the drill, the last line excepted.
pub(super) fn view(session: &Session, paint: Paint, canvas: &mut Canvas) -> Rect {
    let area = canvas.area();
    let body = Rect { height: area.height.saturating_sub(1), ..area };
    if area.width < WIDE {
        return body;
    }
    let column = Rect { x: area.width - WIDTH, width: WIDTH, ..body };
    canvas.put(column, 2, Line::styled(paint.word(Word::SoFar), paint.theme.title()));
    let outcomes = session.outcomes();
    let room = usize::from(column.height).saturating_sub(4);
    let hidden = outcomes.len().saturating_sub(room);
    for (row, (number, outcome)) in (4..).zip((1..).zip(outcomes).skip(hidden)) {
        // an exam is marked at its end
        let (told, style) = if session.mode() == Mode::Exam {
            (paint.word(Word::Answered).to_owned(), paint.theme.quiet())
        } else {
            let (sign, style) = summary::sign(outcome, paint);
            (format!("{sign} {}", summary::truth(&outcome.marked, paint)), style)
        };
        let time = paint.looks.language.time(outcome.took);
        let mut line = Line::from(vec![Span::raw(format!("{number:>2} ")), Span::styled(told, style)]);
        let gap = usize::from(WIDTH).saturating_sub(line.width() + time.len() + 1);
        line.push_span(Span::raw(format!("{}{time}", " ".repeat(gap))));
        canvas.put(column, row, line);
    }
    Rect { width: area.width - WIDTH - 2, ..body }
}
