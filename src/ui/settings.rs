//! The settings: each with its value, and tiles as they look now.

use ratatui::text::Line;

use super::Paint;
use super::canvas::Canvas;
use super::rows::{self, Row};
use super::tiles::{Piece, Rack, rack};
use super::wrap::sentence;
use crate::app::App;
use crate::app::layout::TALL;
use crate::drill::question::Red;
use crate::drill::settings::Setting;
use crate::engine::{Suit, Tile};
use crate::words::Word;

/// Draws the settings with a row chosen.
pub(super) fn view(chosen: usize, app: &App, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let language = paint.looks.language;
    let preferences = app.preferences();
    let mut lines = vec![Line::styled(format!(" {}", paint.word(Word::Settings)), paint.theme.title()), paint.rule(area.width)];
    let tall = area.height >= TALL;
    if tall {
        lines.push(Line::default());
    }
    let rows = Setting::ALL.map(|setting| Row {
        name: language.setting(setting).0,
        value: Ok(language.setting_value(setting, &preferences.present().value(setting))),
    });
    let first = lines.len();
    lines.extend(rows::lines(&rows, chosen, first, paint, canvas));
    if tall {
        lines.push(Line::default());
    }
    if let Some(&setting) = Setting::ALL.get(chosen) {
        lines.extend(sentence(language.setting(setting).1, usize::from(area.width)));
        if let Some(kept) = preferences.kept_apart(setting) {
            lines.extend(sentence(&language.kept_apart(&language.setting_value(setting, &kept)), usize::from(area.width)));
        }
    }
    if tall {
        lines.push(Line::default());
        lines.extend(rack(&sample(), area.width, paint));
    }
    canvas.page(lines, paint.keys(Word::KeysSettings, area.width));
}

/// Tiles of every colour, a red five among them.
fn sample() -> Rack {
    let suited = [(1, Red::No), (5, Red::Yes), (9, Red::No)];
    let of_suit = |suit: Suit| suited.into_iter().filter_map(move |(rank, red)| Some(Piece::known(Tile::suited(suit, rank)?, red)));
    let honors = [1, 5, 6, 7].into_iter().filter_map(Tile::honor).map(Piece::plain);
    Rack { held: Suit::ALL.into_iter().flat_map(of_suit).chain(honors).collect(), ..Rack::default() }
}
