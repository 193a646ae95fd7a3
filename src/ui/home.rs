//! The home screen: what can be drilled.

use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use crate::app::{HOME, HomeRow, Target};
use crate::drill::deal::Source;
use crate::words::Word;

/// Draws the home screen with a row chosen.
pub(super) fn view(chosen: usize, paint: Paint, canvas: &mut Canvas) {
    let width = canvas.area().width;
    let mut lines = vec![
        Line::from(vec![
            Span::styled(format!(" {}", paint.word(Word::Name)), paint.theme.title()),
            Span::raw(format!("   {}", paint.word(Word::Tagline))),
        ]),
        paint.rule(width),
        Line::default(),
    ];
    let first = lines.len();
    for (row, entry) in HOME.into_iter().enumerate() {
        let word = match entry {
            HomeRow::Waits(Source::Shapes) => Word::HomeShapes,
            HomeRow::Waits(Source::Flush) => Word::HomeFlush,
            HomeRow::Waits(Source::Table) => Word::HomeTable,
            HomeRow::Waits(Source::Exact) => Word::HomeExact,
            HomeRow::Help => Word::HomeHelp,
            HomeRow::Quit => Word::HomeQuit,
        };
        let (sign, style) = if row == chosen { (">", paint.theme.cursor()) } else { (" ", ratatui::style::Style::new()) };
        let text = format!(" {sign} {:<40}", paint.word(word));
        let source = match entry {
            HomeRow::Waits(source) => format!(" {source}"),
            HomeRow::Help | HomeRow::Quit => String::new(),
        };
        lines.push(Line::from(vec![Span::raw("  "), Span::styled(text, style), Span::styled(source, paint.theme.quiet())]));
    }
    let keys = paint.keys(Word::KeysHome, canvas.area().width);
    canvas.page(lines, keys);
    for row in 0..HOME.len() {
        canvas.spot(first + row, 0, usize::from(width), Target::Row(row));
    }
}
