//! What a drill can ask: a list to choose from before it begins.

use super::{App, HomeRow, MODES};
use crate::drill::deal::Source;
use crate::drill::play::PlayStyle;
use crate::drill::record::Mode;
use crate::drill::score::ScoreLevel;

/// A list to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Menu {
    /// Where the hands of the wait drill come from.
    Waits,
    /// How a hand is played alone.
    Play,
    /// What of the points is asked.
    Score,
    /// How a session asks.
    Modes,
}

/// A row of such a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuRow {
    /// The wait drill with this source.
    Waits(Source),
    /// The practice that a learner puts together.
    Choose,
    /// A hand played in this style.
    Play(PlayStyle),
    /// The points drill at this level.
    Score(ScoreLevel),
    /// A session in this mode.
    Mode(Mode),
}

impl Menu {
    /// Its rows, from the top.
    pub fn rows(self) -> Vec<MenuRow> {
        match self {
            Menu::Waits => {
                let sources = [Source::Shapes, Source::Flush, Source::Table, Source::Exact].map(MenuRow::Waits);
                sources.into_iter().chain([MenuRow::Choose]).collect()
            }
            Menu::Play => PlayStyle::ALL.map(MenuRow::Play).to_vec(),
            Menu::Score => ScoreLevel::ALL.into_iter().map(MenuRow::Score).collect(),
            Menu::Modes => MODES.map(MenuRow::Mode).to_vec(),
        }
    }

    /// The row of the home screen that opens it.
    pub const fn home(self) -> HomeRow {
        match self {
            Menu::Waits => HomeRow::Waits,
            Menu::Play => HomeRow::Play,
            Menu::Score => HomeRow::Score,
            Menu::Modes => HomeRow::Modes,
        }
    }
}

impl App {
    /// The row of a list that the plan would choose.
    pub(super) fn planned(&self, menu: Menu) -> usize {
        let plan = &self.plan;
        let same = |row: &MenuRow| match *row {
            MenuRow::Waits(source) => plan.source == source,
            MenuRow::Choose | MenuRow::Mode(_) => false,
            MenuRow::Play(style) => plan.style == style,
            MenuRow::Score(level) => plan.level == level,
        };
        menu.rows().iter().position(same).unwrap_or_default()
    }
}
