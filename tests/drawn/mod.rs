//! Screens as they are drawn, for tests: keys in, text and styles out.

use std::fmt::Write;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Style};

use tenpai::app::{App, Direction, Face, Glyphs, HOME, HomeRow, Key, Looks, Message, Palette, Plan, message};
use tenpai::drill::language::Language;

/// These looks, in English.
pub fn looks(face: Face, palette: Palette) -> Looks {
    let glyphs = if face == Face::Ascii { Glyphs::Ascii } else { Glyphs::Wide };
    Looks { face, palette, glyphs, language: Language::English }
}

/// The home screen with a row opened by a click.
pub fn at(row: HomeRow, plan: Plan, looks: Looks) -> App {
    let mut app = App::at_home(plan, looks, (80, 24));
    let place = HOME.iter().position(|other| *other == row).expect("the row is there");
    app.update(Message::OpenRow(place), Duration::ZERO);
    app
}

/// One key a second: `^` is Enter, `_` a blank, `<` Escape, the rest themselves.
pub fn press(app: &mut App, keys: &str) {
    for (second, letter) in (1..).zip(keys.chars()) {
        let key = match letter {
            '^' => Key::Enter,
            '_' => Key::Char(' '),
            '<' => Key::Esc,
            '↓' => Key::Arrow(Direction::Down),
            '↑' => Key::Arrow(Direction::Up),
            '←' => Key::Arrow(Direction::Left),
            '→' => Key::Arrow(Direction::Right),
            other => Key::Char(other),
        };
        if let Some(message) = message(app, key) {
            app.update(message, Duration::from_secs(second));
        }
    }
}

/// The cells of the screen at this size.
pub fn drawn(app: &App, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a buffer can be drawn on");
    terminal.draw(|frame| tenpai::ui::view(app, frame)).expect("a buffer can be drawn on");
    terminal.backend().buffer().clone()
}

/// Each row's text, and below it the stretches that are not in the terminal's own style.
pub fn dump(buffer: &Buffer) -> String {
    let mut out = String::new();
    for row in 0..buffer.area.height {
        let mut text = String::new();
        let mut runs: Vec<(u16, u16, String)> = Vec::new();
        let mut skip = 0;
        for column in 0..buffer.area.width {
            let cell = &buffer[(column, row)];
            if skip == 0 {
                text.push_str(cell.symbol());
                skip = ratatui::text::Span::raw(cell.symbol()).width().saturating_sub(1);
            } else {
                skip -= 1;
            }
            let style = style(cell.style());
            match runs.last_mut() {
                Some((_, end, same)) if *end == column && *same == style => *end += 1,
                _ => runs.push((column, column + 1, style)),
            }
        }
        let told: Vec<String> = runs
            .into_iter()
            .filter(|(_, _, style)| !style.is_empty())
            .map(|(start, end, style)| format!("{start}-{} {style}", end - 1))
            .collect();
        writeln!(out, "{:>2}|{}", row, text.trim_end()).expect("text takes text");
        if !told.is_empty() {
            writeln!(out, "    {}", told.join("; ")).expect("text takes text");
        }
    }
    out
}

fn style(style: Style) -> String {
    let mut parts = Vec::new();
    for (name, color) in [("fg", style.fg), ("bg", style.bg)] {
        match color {
            None | Some(Color::Reset) => {}
            Some(Color::Indexed(index)) => parts.push(format!("{name}{index}")),
            Some(other) => parts.push(format!("{name}:{other}")),
        }
    }
    if !style.add_modifier.is_empty() {
        parts.push(format!("{:?}", style.add_modifier));
    }
    parts.join(" ")
}

/// Every size that could break a layout, from nothing to 200x60.
pub fn sizes() -> impl Iterator<Item = (u16, u16)> {
    let heights = || (1..=60).step_by(9).chain([15, 16, 17, 21, 22, 24]);
    let widths = (1..=200).step_by(19).chain([49, 50, 51, 68, 69, 70, 79, 80, 81]);
    widths.flat_map(move |width| heights().map(move |height| (width, height))).chain([(0, 0)])
}
