//! The table of the answer: a cell a tile, chosen by keys or by a click; after the answer each carries its sign.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use crate::app::{Key, Target, WaitsScreen};
use crate::drill::question::{Question, Typing};
use crate::drill::waits::Verdict;
use crate::engine::{Suit, Tile};
use crate::words::{Telling, Word};

/// Columns before the first cell.
const BEFORE: usize = 14;
/// Columns of a cell.
const CELL: usize = 4;
/// The column of the remarks beside the table.
const BESIDE: usize = 52;
/// The columns that these need.
pub(super) const WITH_REMARKS: u16 = 74;

/// The lines of the table.
pub(super) fn lines(screen: &WaitsScreen, question: &Question, verdict: Option<&Verdict>, width: u16, paint: Paint) -> Vec<Line<'static>> {
    let mut header = vec![Span::styled(format!(" {:<13}", paint.word(Word::YourAnswer)), paint.theme.title())];
    header.extend((1..=9).map(|rank| Span::styled(format!(" {rank}  "), paint.theme.quiet())));
    let mut lines = vec![Line::from(header)];
    for (row, letter) in ['m', 'p', 's', 'z'].into_iter().enumerate() {
        let mut line = Line::raw("         ");
        let first = Tile::all().find(|tile| tile.letter() == letter).expect("each letter has tiles");
        let name = match paint.telling() {
            Telling::Plain => letter.to_string(),
            Telling::Whole | Telling::Short => format!("{letter} {}", paint.looks.language.group(letter)),
        };
        line.push_span(Span::styled(format!("{name:<4}"), paint.theme.tile(first)));
        line.push_span(Span::raw(" ".repeat(BEFORE.saturating_sub(line.width()))));
        for tile in Tile::all().filter(|tile| tile.letter() == letter) {
            for span in cell(screen, tile, verdict, paint) {
                line.push_span(span);
            }
        }
        if verdict.is_none() && width >= WITH_REMARKS {
            let gap = BESIDE.saturating_sub(line.width());
            line.push_span(Span::raw(" ".repeat(gap)));
            line.push_span(Span::styled(remark(row, question, paint), paint.theme.quiet()));
        }
        lines.push(line);
    }
    lines
}

/// Each cell of the table, whose first line stands on this row, is its tile.
pub(super) fn spots(row: usize, canvas: &mut Canvas) {
    for tile in Tile::all() {
        canvas.spot(row + 1 + tile.place() / 9, BEFORE + CELL * (usize::from(tile.rank()) - 1), CELL, Target::Tile(tile));
    }
}

/// The remark on hands that are not ready is a key, beside the last row of the table or on the line below it.
pub(super) fn remark_spots(row: usize, width: u16, canvas: &mut Canvas) {
    let (row, column) = if width >= WITH_REMARKS { (row + 4, BESIDE) } else { (row + 5, 1) };
    canvas.spot(row, column, usize::from(WITH_REMARKS) - BESIDE, Target::Key(Key::Char('n')));
}

/// How to answer, on one line for screens too narrow to say it beside the table.
pub(super) fn remarks(question: &Question, paint: Paint) -> String {
    match remark(2, question, paint) {
        "" => format!("{}   {}", remark(3, question, paint), remark(0, question, paint)),
        any => format!("{}   {any}   {}", remark(3, question, paint), remark(0, question, paint)),
    }
}

/// What stands beside a row of the table: how to answer.
fn remark(row: usize, question: &Question, paint: Paint) -> &'static str {
    if row == 2 && question.wild().is_some() {
        return crate::words::wilds::ANY_TILE_KEY;
    }
    paint.word(match (row, question.typing()) {
        (0, Typing::Letters) => Word::HintSuits,
        (0, Typing::OneSuit(Suit::Man | Suit::Pin | Suit::Sou)) => Word::HintOneSuit,
        (1, _) => Word::HintArrows,
        (3, _) => Word::NotReadyKey,
        _ => return "",
    })
}

/// Four columns: brackets around a chosen tile, then its sign.
fn cell(screen: &WaitsScreen, tile: Tile, verdict: Option<&Verdict>, paint: Paint) -> [Span<'static>; 2] {
    let chosen = screen.answer().has(tile);
    let inside = if tile.is_honor() {
        paint.looks.language.honor(tile, paint.telling()).to_string()
    } else if chosen || verdict.is_some_and(|verdict| verdict.waits().contains(tile)) {
        tile.rank().to_string()
    } else {
        ".".to_string()
    };
    let wide = Span::raw(inside.as_str()).width() > 1;
    let text = if chosen { format!("[{inside}]") } else { format!(" {inside} ") };
    let (mark, style) = match verdict {
        Some(verdict) if verdict.right.contains(tile) => ("+", paint.theme.right()),
        Some(verdict) if verdict.missed.contains(tile) => ("!", paint.theme.missed()),
        Some(verdict) if verdict.extra.contains(tile) => ("x", paint.theme.extra()),
        _ if chosen => (" ", paint.theme.chosen()),
        _ => (" ", Style::new()),
    };
    let sign_style = style;
    let style = if verdict.is_none() && screen.cursor() == tile { style.patch(paint.theme.cursor()) } else { style };
    // a character two columns wide takes the room of the sign, unless there is one
    let mark = if wide && mark == " " { "" } else { mark };
    [Span::styled(text, style), Span::styled(mark, sign_style)]
}
