//! A list of things that can be turned, each with its value; below it, what the chosen one does.

use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use super::wrap::columns;
use crate::app::Target;

/// A row: what is turned, and its value.
pub(super) struct Row {
    /// Its name.
    pub(super) name: &'static str,
    /// Its value; none where it means nothing now.
    pub(super) value: Result<String, &'static str>,
}

/// The rows from a line of the screen on, the chosen one in reverse video between signs that it can be turned.
pub(super) fn lines(rows: &[Row], chosen: usize, first: usize, paint: Paint, canvas: &mut Canvas) -> Vec<Line<'static>> {
    let width = canvas.area().width;
    let widest = rows.iter().map(|row| columns(row.value.as_deref().unwrap_or_default())).max().unwrap_or_default();
    let mut lines = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let here = place == chosen;
        let (sign, left, right) = if here { (">", "<", ">") } else { (" ", " ", " ") };
        let style = if here { paint.theme.cursor() } else { ratatui::style::Style::new() };
        let name = Span::raw(format!("  {sign} {:<16}", row.name));
        let value = match &row.value {
            Ok(value) => {
                let gap = " ".repeat(widest.saturating_sub(columns(value)));
                Span::styled(format!(" {left} {value}{gap} {right} "), style)
            }
            Err(why) => Span::styled(format!("   {why}"), if here { style } else { paint.theme.quiet() }),
        };
        lines.push(Line::from(vec![name, value]));
        canvas.spot(first + place, 0, usize::from(width), Target::Row(place));
    }
    lines
}
