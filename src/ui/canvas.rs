//! The screen as it is drawn, and what a click on each place of it asks for: both come from the same rectangles.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::Keys;
use crate::app::{Glyphs, Reach, Target};

/// Where a screen is drawn.
pub(super) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    glyphs: Glyphs,
    spots: Vec<(Rect, Target)>,
    reach: Reach,
}

impl<'a> Canvas<'a> {
    /// Draws into this buffer what the terminal can show.
    pub(super) fn new(buffer: &'a mut Buffer, glyphs: Glyphs) -> Canvas<'a> {
        Canvas { buffer, glyphs, spots: Vec::new(), reach: Reach::default() }
    }

    /// The whole screen.
    pub(super) fn area(&self) -> Rect {
        self.buffer.area
    }

    /// Puts a line into a row of the area; a row below it is left out.
    pub(super) fn put(&mut self, area: Rect, row: u16, line: Line<'_>) {
        if row < area.height {
            let (line, more) = if self.glyphs == Glyphs::Ascii { (plain(line), "..") } else { (line, "…") };
            fitted(line, area.width, more).render(Rect::new(area.x, area.y + row, area.width, 1), self.buffer);
        }
    }

    /// A click on these columns of a row asks for this. What is drawn later lies above.
    pub(super) fn spot(&mut self, row: usize, column: usize, width: usize, target: Target) {
        let cells = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        let spot = Rect::new(cells(column), cells(row), cells(width), 1).intersection(self.area());
        self.spots.push((spot, target));
    }

    /// What a click there asks for.
    pub(super) fn target(&self, column: u16, row: u16) -> Option<Target> {
        let at = Position::new(column, row);
        self.spots.iter().rev().find(|(spot, _)| spot.contains(at)).map(|(_, target)| *target)
    }

    /// How far the longest list on the screen scrolls.
    pub(super) fn scrolls(&mut self, reach: Reach) {
        self.reach = reach;
    }

    /// The same, to be asked.
    pub(super) fn reach(&self) -> Reach {
        self.reach
    }

    /// Puts lines from the first row on, and keys into the last row.
    pub(super) fn page(&mut self, lines: Vec<Line<'_>>, keys: Keys) {
        let area = self.area();
        let body = Rect { height: area.height.saturating_sub(1), ..area };
        for (row, line) in (0..body.height).zip(lines) {
            self.put(body, row, line);
        }
        let last = area.height.saturating_sub(1);
        self.put(area, last, keys.line);
        for (column, width, key) in keys.spots {
            self.spot(usize::from(last), column, width, Target::Key(key));
        }
    }
}

/// A line that is too long ends with a sign that more was to come.
fn fitted<'a>(line: Line<'a>, width: u16, more: &'static str) -> Line<'a> {
    let blank = line.spans.iter().rev().flat_map(|span| span.content.chars().rev()).take_while(|letter| *letter == ' ').count();
    if line.width() - blank <= usize::from(width) {
        return line;
    }
    let mut room = usize::from(width).saturating_sub(more.chars().count());
    let mut short = Line { spans: Vec::new(), ..line };
    for span in line.spans {
        let mut kept = String::new();
        let mut full = false;
        for letter in span.content.chars() {
            let wide = Span::raw(letter.to_string()).width();
            full = wide > room;
            if full {
                break;
            }
            room -= wide;
            kept.push(letter);
        }
        if full {
            kept.push_str(more);
        }
        short.push_span(Span::styled(kept, span.style));
        if full {
            break;
        }
    }
    short
}

/// A line without the characters that a terminal of plain letters cannot show, wherever a sentence has them.
fn plain(mut line: Line<'_>) -> Line<'_> {
    for span in line.spans.iter_mut().filter(|span| !span.content.is_ascii()) {
        *span = Span::styled(ascii(&span.content), span.style);
    }
    line
}

/// The text without them, and without the blank that stood beside them.
fn ascii(text: &str) -> String {
    let mut plain = String::new();
    let mut gap = false;
    for letter in text.chars() {
        if !letter.is_ascii() {
            gap = true;
            continue;
        }
        let parted = plain.ends_with(' ');
        if gap && parted && matches!(letter, ',' | '.' | ':' | ';' | ')') {
            plain.pop();
        }
        if !(gap && letter == ' ' && (parted || plain.ends_with('('))) {
            plain.push(letter);
        }
        gap = false;
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_shown_leaves_no_gap() {
        for (text, wanted) in [
            ("1 tile away (\u{4e00}\u{5411} iishanten).", "1 tile away (iishanten)."),
            ("three singles \u{4e09}\u{9762}, seven in a row", "three singles, seven in a row"),
            ("edge \u{8fba}\u{5f35} penchan", "edge penchan"),
            ("plain  text ,", "plain  text ,"),
        ] {
            assert_eq!(ascii(text), wanted);
        }
    }
}
