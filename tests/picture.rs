//! The picture in the README is the real screen: it is drawn here again and compared.
//!
//! After a change of look, `TENPAI_DRAW=1 cargo test --test picture` writes it anew.

mod plan;

use std::fmt::Write;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

use tenpai::app::{App, Face, Glyphs, Key, Looks, Palette, message};
use tenpai::drill::language::Language;

const PICTURE: &str = "assets/screen.svg";
const WIDTH: u16 = 80;
const HEIGHT: u16 = 24;
/// Pixels of a cell.
const CELL: (u16, u16) = (9, 19);
const PAPER: &str = "#1b1d21";
const INK: &str = "#d8d8d8";

#[test]
fn the_picture_in_the_readme_is_the_screen() {
    let drawn = svg(&screen());
    if std::env::var_os("TENPAI_DRAW").is_some() {
        std::fs::write(PICTURE, &drawn).expect("the picture can be written");
    }
    let kept = std::fs::read_to_string(PICTURE).expect("the picture is kept");
    assert!(kept == drawn, "{PICTURE} is not the screen any more: TENPAI_DRAW=1 cargo test --test picture");
}

/// Three singles, answered 2m 5m: one wait is missed.
fn screen() -> Buffer {
    let looks = Looks { face: Face::Filled, palette: Palette::Indexed, glyphs: Glyphs::Wide, language: Language::English };
    let mut app = App::in_drill(plan::plan(Some("2345678m345p789s")), looks, (WIDTH, HEIGHT), Duration::ZERO);
    for (second, key) in (1..).zip([Key::Char('2'), Key::Char('5'), Key::Char('m'), Key::Enter]) {
        if let Some(message) = message(&app, key) {
            app.update(message, Duration::from_secs(second));
        }
    }
    let mut terminal = Terminal::new(TestBackend::new(WIDTH, HEIGHT)).expect("a buffer can be drawn on");
    terminal.draw(|frame| tenpai::ui::view(&app, frame)).expect("a buffer can be drawn on");
    terminal.backend().buffer().clone()
}

fn svg(buffer: &Buffer) -> String {
    let (width, height) = (WIDTH * CELL.0 + 20, HEIGHT * CELL.1 + 20);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"-10 -10 {width} {height}\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"15\">\n\
         <rect x=\"-10\" y=\"-10\" width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{PAPER}\"/>\n"
    );
    for row in 0..HEIGHT {
        let mut column = 0;
        while column < WIDTH {
            let cell = &buffer[(column, row)];
            let wide = ratatui::text::Span::raw(cell.symbol()).width().max(1) as u16;
            draw(&mut out, cell, (column * CELL.0, row * CELL.1), wide * CELL.0);
            column += wide;
        }
    }
    out.push_str("</svg>\n");
    out
}

fn draw(out: &mut String, cell: &Cell, (x, y): (u16, u16), width: u16) {
    let (mut ink, mut paper) = (color(cell.fg, INK), color(cell.bg, PAPER));
    if cell.modifier.contains(Modifier::REVERSED) {
        std::mem::swap(&mut ink, &mut paper);
    }
    if paper != PAPER {
        // a hair wider, so that neighbours leave no seam
        writeln!(out, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}.3\" height=\"{}.3\" fill=\"{paper}\"/>", CELL.1).expect("a string");
    }
    if cell.symbol().trim().is_empty() {
        return;
    }
    let mut style = String::new();
    for (modifier, text) in [
        (Modifier::BOLD, " font-weight=\"bold\""),
        (Modifier::DIM, " opacity=\"0.65\""),
        (Modifier::UNDERLINED, " text-decoration=\"underline\""),
    ] {
        if cell.modifier.contains(modifier) {
            style.push_str(text);
        }
    }
    let letter = cell.symbol().replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let base = y + CELL.1 - 5;
    writeln!(out, "<text x=\"{x}\" y=\"{base}\" fill=\"{ink}\"{style}>{letter}</text>").expect("a string");
}

/// The 256 colours as terminals show them by custom; the terminal's own colour otherwise.
fn color(color: Color, own: &str) -> String {
    let Color::Indexed(index) = color else { return own.to_owned() };
    match index {
        16..=231 => {
            let step = |of: u8| [0, 95, 135, 175, 215, 255][usize::from(of % 6)];
            let place = index - 16;
            format!("#{:02x}{:02x}{:02x}", step(place / 36), step(place / 6), step(place))
        }
        232.. => format!("#{0:02x}{0:02x}{0:02x}", 8 + (index - 232) * 10),
        _ => own.to_owned(),
    }
}
