//! What of the points is to be asked: the levels of the drill, riichi first.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use crate::app::Target;
use crate::drill::score::ScoreLevel;
use crate::words::Word;

/// Draws the levels with one chosen.
pub(super) fn view(chosen: usize, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let mut lines = vec![Line::styled(format!(" {}", paint.word(Word::Points)), paint.theme.title()), paint.rule(area.width)];
    lines.push(Line::default());
    for (row, level) in ScoreLevel::ALL.into_iter().enumerate() {
        let (name, what) = paint.looks.language.score_level(level);
        let (sign, style) = if row == chosen { (">", paint.theme.cursor()) } else { (" ", Style::new()) };
        canvas.spot(lines.len(), 0, usize::from(area.width), Target::Row(row));
        lines.push(Line::from(vec![
            Span::raw("  "),
            Span::styled(format!(" {sign} {name:<12}"), style.patch(paint.theme.title())),
            Span::styled(format!(" {what}"), if row == chosen { Style::new() } else { paint.theme.quiet() }),
        ]));
    }
    canvas.page(lines, paint.keys(Word::KeysLevels, area.width));
}
