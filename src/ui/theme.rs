//! Every colour and emphasis of the screens, by what it means.

use ratatui::style::{Color, Modifier, Style};

use crate::app::Palette;
use crate::engine::Tile;

/// How each thing looks. Without colours only bold, underline and reverse video are used, and no colour is ever named.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    palette: Palette,
}

const MAN: Color = Color::Indexed(166);
const PIN: Color = Color::Indexed(32);
const SOU: Color = Color::Indexed(30);
const HONOR: Color = Color::Indexed(133);
/// The ivory of a tile, and inks on it that are darker shades of the four.
const IVORY: Color = Color::Indexed(230);
const MAN_INK: Color = Color::Indexed(130);
const PIN_INK: Color = Color::Indexed(25);
const SOU_INK: Color = Color::Indexed(23);
const HONOR_INK: Color = Color::Indexed(90);

impl Theme {
    /// The theme with or without colours.
    pub const fn new(palette: Palette) -> Theme {
        Theme { palette }
    }

    fn colored(self, style: Style, color: Color) -> Style {
        match self.palette {
            Palette::Indexed => style.fg(color),
            Palette::None => style,
        }
    }

    /// The text and characters of a tile in a line.
    pub fn tile(self, tile: Tile) -> Style {
        let [man, pin, sou, honor] = [MAN, PIN, SOU, HONOR];
        self.colored(Style::new(), [man, pin, sou, honor][tile.place() / 9])
    }

    /// A tile drawn as a block.
    pub fn block(self, tile: Tile) -> Style {
        match self.palette {
            Palette::Indexed => {
                let ink = [MAN_INK, PIN_INK, SOU_INK, HONOR_INK][tile.place() / 9];
                Style::new().bg(IVORY).fg(ink).add_modifier(Modifier::BOLD)
            }
            Palette::None => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// The winning tile where it sits in a reading.
    pub fn winning(self, tile: Tile) -> Style {
        self.tile(tile).add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// The tiles of the pair of a reading.
    pub fn pair(self, tile: Style) -> Style {
        tile.add_modifier(Modifier::UNDERLINED)
    }

    /// What is chosen with a cursor: a cell, a row.
    pub fn cursor(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// A title.
    pub fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What is chosen.
    pub fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// A right answer.
    pub fn right(self) -> Style {
        self.colored(Style::new().add_modifier(Modifier::BOLD), PIN)
    }

    /// A missed wait.
    pub fn missed(self) -> Style {
        self.colored(Style::new().add_modifier(Modifier::BOLD), MAN)
    }

    /// A tile that was chosen and is no wait.
    pub fn extra(self) -> Style {
        self.colored(Style::new().add_modifier(Modifier::BOLD), HONOR)
    }

    /// A remark on the last key.
    pub fn notice(self) -> Style {
        self.colored(Style::new().add_modifier(Modifier::BOLD), MAN)
    }

    /// Words that stand back.
    pub fn quiet(self) -> Style {
        match self.palette {
            Palette::Indexed => Style::new().add_modifier(Modifier::DIM),
            Palette::None => Style::new(),
        }
    }
}
