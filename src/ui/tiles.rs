//! Every tile face.

use ratatui::text::{Line, Span};

use super::Paint;
use crate::app::Face;
use crate::app::layout::{MARGIN, face};
use crate::drill::question::Question;
use crate::engine::{Meld, Tile};
use crate::words::Telling;

/// The hand in the largest face that fits: one line of letters, or two lines of blocks.
pub(super) fn hand(question: &Question, width: u16, paint: Paint) -> Vec<Line<'static>> {
    let shown: Vec<Tile> = question.shown().iter().map(|(tile, _)| *tile).collect();
    let melds = question.hand().melds();
    match face(question, paint.looks, width) {
        Face::Filled => filled_rows(&shown, melds, paint),
        Face::Letters => vec![letters(&shown, melds, paint)],
    }
}

fn letters(shown: &[Tile], melds: &[Meld], paint: Paint) -> Line<'static> {
    let mut spans = vec![Span::raw(" ".repeat(MARGIN))];
    for &tile in shown {
        spans.push(Span::styled(tile.to_string(), paint.theme.tile(tile)));
        spans.push(Span::raw(" "));
    }
    for meld in melds {
        spans.push(Span::styled(format!(" {meld}"), paint.theme.tile(meld.first())));
    }
    Line::from(spans)
}

fn filled_rows(shown: &[Tile], melds: &[Meld], paint: Paint) -> Vec<Line<'static>> {
    let mut rows = [vec![Span::raw(" ".repeat(MARGIN))], vec![Span::raw(" ".repeat(MARGIN))]];
    for &tile in shown {
        block(tile, paint, &mut rows);
    }
    for meld in melds {
        rows.iter_mut().for_each(|row| row.push(Span::raw("  ")));
        for tile in meld.tiles() {
            block(tile, paint, &mut rows);
        }
    }
    rows.into_iter().map(Line::from).collect()
}

fn block(tile: Tile, paint: Paint, rows: &mut [Vec<Span<'static>>; 2]) {
    let [upper, lower] = rows;
    upper.push(Span::styled(format!(" {tile} "), paint.theme.block(tile)));
    lower.push(Span::styled(format!(" {} ", sign(tile, paint)), paint.theme.block(tile)));
    rows.iter_mut().for_each(|row| row.push(Span::raw(" ")));
}

/// The character of a tile, always two columns wide.
fn sign(tile: Tile, paint: Paint) -> String {
    let language = paint.looks.language;
    match (paint.telling(), tile.is_honor()) {
        (Telling::Plain, true) => format!("{} ", language.honor(tile, Telling::Plain)),
        (Telling::Plain, false) => "  ".to_string(),
        (_, true) => language.honor(tile, Telling::Short).to_string(),
        (_, false) => language.group(tile.letter()).to_string(),
    }
}
