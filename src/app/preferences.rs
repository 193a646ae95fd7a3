//! What the player set, what counts now, and what the terminal can show of it.

use super::looks::{Face, Looks, Palette, Terminal, Wish};
use crate::drill::settings::{Colors, Setting, Settings, Tiles, Turn};

/// Why something is not kept, or could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// No room is left.
    Full,
    /// The place may not be written.
    ReadOnly,
    /// The file is not what it should be; it is left as it is.
    Damaged,
    /// A later version of the program wrote the file; it is left as it is.
    Newer,
    /// Anything else.
    Other,
}

/// The settings of a player at a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preferences {
    kept: Settings,
    present: Settings,
    terminal: Terminal,
}

impl Preferences {
    /// What is kept in the file, what counts now (the command line comes first), and the terminal.
    pub const fn new(kept: Settings, present: Settings, terminal: Terminal) -> Preferences {
        Preferences { kept, present, terminal }
    }

    /// What counts now.
    pub const fn present(&self) -> &Settings {
        &self.present
    }

    /// How the trainer looks by them.
    pub const fn looks(&self) -> Looks {
        Looks::of(&self.present, self.terminal)
    }

    /// The value that is kept for another time, where it is not the present one.
    pub fn kept_apart(&self, setting: Setting) -> Option<String> {
        let kept = self.kept.value(setting);
        (kept != self.present.value(setting)).then_some(kept)
    }

    /// Turns a setting, now and in what is kept; what is to be kept.
    pub fn turn(&mut self, setting: Setting, turn: Turn) -> Settings {
        self.present = self.present.turned(setting, turn);
        self.kept.set(setting, &self.present.value(setting)).expect("a value of one is a value of the other");
        self.kept
    }
}

/// The settings that give these looks.
impl From<Looks> for Preferences {
    fn from(looks: Looks) -> Preferences {
        let tiles = match looks.face {
            Face::Filled => Tiles::Filled,
            Face::Card => Tiles::Card,
            Face::Letters => Tiles::Letters,
            Face::Ascii => Tiles::Ascii,
        };
        let colors = match looks.palette {
            Palette::Indexed => Colors::Many,
            Palette::Sixteen => Colors::Sixteen,
            Palette::None => Colors::None,
        };
        let settings = Settings { tiles, colors, language: looks.language, ..Settings::default() };
        let terminal = Terminal { palette: looks.palette, wish: Wish::Colors, glyphs: looks.glyphs };
        Preferences::new(settings, settings, terminal)
    }
}
