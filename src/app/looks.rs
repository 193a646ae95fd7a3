//! How the trainer looks: what was set, as far as the terminal can show it.

use crate::drill::language::Language;
use crate::drill::settings::{Colors, Settings, Tiles};

/// How tiles are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Ivory blocks of two rows.
    Filled,
    /// Tiles between lines, four rows.
    Card,
    /// `2m 3m 4m`.
    Letters,
    /// Tiles between plain signs, three rows.
    Ascii,
}

impl Face {
    /// Every face.
    pub const ALL: [Face; 4] = [Face::Filled, Face::Card, Face::Letters, Face::Ascii];

    /// How many columns a tile takes, the gap or line to its right included.
    pub const fn columns(self) -> usize {
        match self {
            Face::Filled | Face::Card | Face::Ascii => 5,
            Face::Letters => 3,
        }
    }

    /// How many columns a row of tiles takes beside its tiles: the first line of a card.
    pub const fn edge(self) -> usize {
        match self {
            Face::Card | Face::Ascii => 1,
            Face::Filled | Face::Letters => 0,
        }
    }

    /// How many rows a tile takes.
    pub const fn rows(self) -> usize {
        match self {
            Face::Filled => 2,
            Face::Card => 4,
            Face::Letters => 1,
            Face::Ascii => 3,
        }
    }
}

/// Which colours are sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Palette {
    /// The 256 indexed colours.
    Indexed,
    /// The 16 of the terminal's own theme.
    Sixteen,
    /// No colour at all: reverse video and bold only.
    None,
}

/// Which characters the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyphs {
    /// Everything, Japanese too.
    Wide,
    /// Plain letters and signs only.
    Ascii,
}

/// What the terminal can show, and what its user asks of every program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terminal {
    /// The most colours that it has.
    pub palette: Palette,
    /// Whether NO_COLOR is set.
    pub wish: Wish,
    /// Which characters it can show.
    pub glyphs: Glyphs,
}

/// What the user of the terminal asks of every program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Nothing was said.
    Colors,
    /// NO_COLOR is set.
    NoColor,
}

/// How the trainer looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looks {
    /// How tiles are drawn where there is room.
    pub face: Face,
    /// Which colours are sent.
    pub palette: Palette,
    /// Which characters can be shown.
    pub glyphs: Glyphs,
    /// The language of every word.
    pub language: Language,
}

impl Looks {
    /// What was set, as far as this terminal can show it.
    pub const fn of(settings: &Settings, terminal: Terminal) -> Looks {
        let palette = match (settings.colors, terminal.wish) {
            (Colors::None, _) | (Colors::Auto, Wish::NoColor) => Palette::None,
            (Colors::Auto, Wish::Colors) | (Colors::Always, _) => terminal.palette,
            (Colors::Sixteen, _) => Palette::Sixteen,
            (Colors::Many, _) => Palette::Indexed,
        };
        let face = match (settings.tiles, terminal.glyphs, palette) {
            (Tiles::Ascii, _, _) | (Tiles::Auto | Tiles::Card, Glyphs::Ascii, _) => Face::Ascii,
            (Tiles::Card, _, _) | (Tiles::Auto, _, Palette::None) => Face::Card,
            (Tiles::Filled, _, _) | (Tiles::Auto, _, _) => Face::Filled,
            (Tiles::Letters, _, _) => Face::Letters,
        };
        // who asks for plain signs has a terminal that shows no others, or shows them too wide
        let glyphs = match face {
            Face::Ascii => Glyphs::Ascii,
            Face::Filled | Face::Card | Face::Letters => terminal.glyphs,
        };
        Looks { face, palette, glyphs, language: settings.language }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ABLE: Terminal = Terminal { palette: Palette::Indexed, wish: Wish::Colors, glyphs: Glyphs::Wide };

    fn check(tiles: Tiles, colors: Colors, terminal: Terminal, face: Face, palette: Palette, glyphs: Glyphs) {
        let settings = Settings { tiles, colors, ..Settings::default() };
        let looks = Looks::of(&settings, terminal);
        assert_eq!((looks.face, looks.palette, looks.glyphs), (face, palette, glyphs), "{tiles:?} {colors:?} {terminal:?}");
    }

    #[test]
    fn auto_takes_what_the_terminal_can_show() {
        let no_color = Terminal { wish: Wish::NoColor, ..ABLE };
        let console = Terminal { palette: Palette::Sixteen, glyphs: Glyphs::Ascii, ..ABLE };
        let wide = Glyphs::Wide;
        check(Tiles::Auto, Colors::Auto, ABLE, Face::Filled, Palette::Indexed, wide);
        check(Tiles::Auto, Colors::Auto, no_color, Face::Card, Palette::None, wide);
        check(Tiles::Auto, Colors::None, ABLE, Face::Card, Palette::None, wide);
        check(Tiles::Auto, Colors::Always, no_color, Face::Filled, Palette::Indexed, wide);
        check(Tiles::Auto, Colors::Sixteen, no_color, Face::Filled, Palette::Sixteen, wide);
        check(Tiles::Auto, Colors::Many, console, Face::Ascii, Palette::Indexed, Glyphs::Ascii);
        check(Tiles::Auto, Colors::Auto, console, Face::Ascii, Palette::Sixteen, Glyphs::Ascii);
        check(Tiles::Card, Colors::Auto, console, Face::Ascii, Palette::Sixteen, Glyphs::Ascii);
        check(Tiles::Filled, Colors::Auto, console, Face::Filled, Palette::Sixteen, Glyphs::Ascii);
        check(Tiles::Filled, Colors::Auto, no_color, Face::Filled, Palette::None, wide);
        check(Tiles::Letters, Colors::Auto, console, Face::Letters, Palette::Sixteen, Glyphs::Ascii);
        check(Tiles::Ascii, Colors::Auto, ABLE, Face::Ascii, Palette::Indexed, Glyphs::Ascii);
        check(Tiles::Card, Colors::Auto, ABLE, Face::Card, Palette::Indexed, wide);
    }
}
