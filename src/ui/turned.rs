//! The wall turned over: the draws of the seat, and the first that would have won.

use ratatui::text::{Line, Span};

use super::Paint;
use super::wrap::{columns, sentence};
use crate::drill::question::Question;
use crate::drill::turned::Turned;
use crate::drill::waits::Verdict;

/// The sentence and the draws; nothing for a hand that was dealt from no wall.
pub(super) fn lines(question: &Question, verdict: &Verdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let Some(wall) = question.wall() else { return Vec::new() };
    let waits = verdict.winning();
    let turned = Turned::new(wall, waits);
    let mut lines = sentence(&paint.looks.language.turned(&turned, waits), width);
    let mut line = Line::raw("  ");
    for (turn, &tile) in (1..).zip(&turned.draws) {
        let wins = waits.contains(tile);
        let text = if wins { format!("[{tile}]") } else { format!(" {tile} ") };
        let number = format!("{turn:>2} ");
        if line.width() + columns(&number) + columns(&text) > width {
            lines.push(std::mem::replace(&mut line, Line::raw("  ")));
        }
        line.push_span(Span::styled(number, paint.theme.quiet()));
        line.push_span(Span::styled(text, if wins { paint.theme.winning(tile) } else { paint.theme.tile(tile) }));
        line.push_span(Span::raw(" "));
    }
    lines.push(line);
    lines
}
