//! The home screen: what can be practised, looked at and set.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use super::tiles::{Piece, Rack, rack};
use super::wrap::sentence;
use crate::app::layout::TALL;
use crate::app::{HOME, HomeRow, Target};
use crate::engine::TileSet;
use crate::words::{Place, Word};

/// Draws the home screen with a row chosen.
pub(super) fn view(chosen: usize, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let width = usize::from(area.width);
    let tall = area.height >= TALL;
    let mut lines = vec![title(width, paint), paint.rule(area.width), Line::default()];
    if tall {
        lines.extend(rack(&orphans(), area.width, paint));
        lines.push(Line::default());
    }
    let first = lines.len();
    for (row, entry) in HOME.into_iter().enumerate() {
        let (name, what) = paint.looks.language.place(place(entry));
        let (sign, style) = if row == chosen { (">", paint.theme.cursor()) } else { (" ", Style::new()) };
        lines.push(Line::from(vec![
            Span::raw("  "),
            Span::styled(format!(" {sign} {name:<17}"), style.patch(paint.theme.title())),
            Span::styled(format!(" {what}"), if row == chosen { Style::new() } else { paint.theme.quiet() }),
        ]));
        canvas.spot(first + row, 0, width, Target::Row(row));
    }
    if tall {
        lines.push(Line::default());
        let steps = paint.looks.language.first_steps();
        lines.extend(steps.into_iter().flat_map(|step| sentence(step, width)).map(|line| line.style(paint.theme.quiet())));
    }
    canvas.page(lines, paint.keys(Word::KeysHome, area.width));
}

fn title(width: usize, paint: Paint) -> Line<'static> {
    let name = format!(" {}", paint.word(Word::Name));
    let room = width.saturating_sub(name.len());
    let tagline = format!("   {}", paint.word(Word::Tagline));
    let tagline = if tagline.len() <= room { tagline } else { String::new() };
    Line::from(vec![Span::styled(name, paint.theme.title()), Span::raw(tagline)])
}

/// 国士無双: the hand that waits on all its thirteen tiles.
fn orphans() -> Rack {
    Rack { held: TileSet::ORPHANS.iter().map(Piece::plain).collect(), ..Rack::default() }
}

const fn place(row: HomeRow) -> Place {
    match row {
        HomeRow::Waits => Place::Waits,
        HomeRow::Discards => Place::Discards,
        HomeRow::Play => Place::Play,
        HomeRow::Shanten => Place::Shanten,
        HomeRow::Score => Place::Score,
        HomeRow::Analyse => Place::Analyse,
        HomeRow::Settings => Place::Settings,
        HomeRow::Help => Place::Help,
        HomeRow::Quit => Place::Quit,
    }
}
