//! Draws the state of the trainer on the screen.

mod help;
mod home;
mod readings;
mod summary;
mod theme;
mod tiles;
mod waits;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::app::{App, Layer, Looks, SMALLEST, Screen};
use crate::words::{Telling, Word};
use theme::Theme;

/// Draws the whole screen.
pub fn view(app: &App, frame: &mut Frame) {
    let area = frame.area();
    let paint = Paint { theme: Theme::new(app.looks().palette), looks: app.looks() };
    if crate::app::is_too_small((area.width, area.height)) {
        let told = app.looks().language.too_small((area.width, area.height), SMALLEST);
        return put(frame, area, 0, Line::raw(told));
    }
    match (app.layer(), app.screen()) {
        (Layer::Help(top), _) => help::view(top, paint, frame),
        (_, Screen::Home(row)) => home::view(*row, paint, frame),
        (_, Screen::Waits(screen)) => waits::view(screen, app.layer(), paint, frame),
        (_, Screen::Summary(session)) => summary::view(session, paint, frame),
    }
}

/// What every screen draws with.
#[derive(Clone, Copy)]
struct Paint {
    theme: Theme,
    looks: Looks,
}

impl Paint {
    fn word(self, word: Word) -> &'static str {
        self.looks.language.word(word)
    }

    fn telling(self) -> Telling {
        match self.looks.glyphs {
            crate::app::Glyphs::Wide => Telling::Short,
            crate::app::Glyphs::Ascii => Telling::Plain,
        }
    }

    /// A line from edge to edge.
    fn rule(self, width: u16) -> Line<'static> {
        Line::styled(self.dash().repeat(usize::from(width)), self.theme.quiet())
    }

    fn dash(self) -> &'static str {
        match self.looks.glyphs {
            crate::app::Glyphs::Wide => "─",
            crate::app::Glyphs::Ascii => "-",
        }
    }

    /// The last line: the keys that work now, each standing out from what it does. Where the room is short, the ones before the last go.
    fn keys(self, word: Word, width: u16) -> Line<'static> {
        let mut entries: Vec<&str> = self.word(word).split("   ").collect();
        while entries.len() > 2 && entries.iter().map(|entry| entry.len() + 3).sum::<usize>() > usize::from(width) + 2 {
            entries.remove(entries.len() - 2);
        }
        let mut spans = vec![Span::raw(" ")];
        for (place, entry) in entries.into_iter().enumerate() {
            if place > 0 {
                spans.push(Span::raw("   "));
            }
            let (keys, what) = split_keys(entry);
            spans.push(Span::styled(keys, self.theme.title()));
            spans.push(Span::raw(what));
        }
        Line::from(spans)
    }
}

/// The keys of an entry and the rest: every leading word with a capital, or the first one.
fn split_keys(entry: &str) -> (&str, &str) {
    let mut end = entry.find(' ').unwrap_or(entry.len());
    while entry[end..].trim_start().starts_with(|letter: char| letter.is_ascii_uppercase()) {
        let from = end + 1;
        end = entry[from..].find(' ').map_or(entry.len(), |next| from + next);
    }
    entry.split_at(end)
}

/// Puts a line into a row of the area; a row below it is left out.
fn put(frame: &mut Frame, area: Rect, row: u16, line: Line<'_>) {
    if row < area.height {
        frame.render_widget(line, Rect::new(area.x, area.y + row, area.width, 1));
    }
}

/// Puts lines from a row on, and keys into the last row.
fn page(frame: &mut Frame, lines: Vec<Line<'_>>, keys: Line<'_>) {
    let area = frame.area();
    let body = Rect { height: area.height.saturating_sub(1), ..area };
    for (row, line) in (0..body.height).zip(lines) {
        put(frame, body, row, line);
    }
    put(frame, area, area.height.saturating_sub(1), keys);
}
