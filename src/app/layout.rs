//! How many rows a screen has for what it tells, so that scrolling ends where the text ends.

use super::{App, Face, Layer, Looks, Screen};
use crate::drill::curriculum::Step;
use crate::drill::question::Question;
use crate::drill::settings::Setting;

/// Drill screens lower than this leave out blank lines, and the table after the answer.
pub const TALL: u16 = 22;
/// Columns before the first tile.
pub const MARGIN: usize = 4;

/// Columns between groups of tiles that stand apart.
pub const GAP: usize = 2;

/// A face, and the columns before its first tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// How the tiles are drawn.
    pub face: Face,
    /// The columns before the first of them.
    pub margin: usize,
}

/// The face in which so many tiles fit into so many columns, some of them in groups of their own: the one that is wanted, or letters.
pub fn room_for(tiles: usize, apart: usize, wanted: Face, columns: u16) -> Room {
    // the gap behind the last block is none
    let end = if wanted == Face::Filled { 1 } else { 0 };
    let edges = (apart + 1) * wanted.edge();
    let row = (tiles * wanted.columns() + apart * GAP + edges).saturating_sub(end);
    match usize::from(columns).checked_sub(row) {
        Some(MARGIN..) => Room { face: wanted, margin: MARGIN },
        Some(margin @ 1..) => Room { face: wanted, margin },
        Some(0) | None => Room { face: Face::Letters, margin: MARGIN },
    }
}

/// The face in which the hand of a question is drawn.
pub fn face(question: &Question, looks: Looks, columns: u16) -> Face {
    let melds = question.hand().melds();
    let tiles = question.shown().len() + melds.iter().map(|meld| meld.tiles().count()).sum::<usize>();
    room_for(tiles, melds.len(), looks.face, columns).face
}

impl App {
    /// The last place to which what is on the screen scrolls, and how far a page goes.
    pub(super) fn reach(&self) -> (usize, usize) {
        match (self.layer, &self.screen) {
            (Layer::None, Screen::Play(play)) if play.looks_at_turns() => {
                (play.play().map_or(0, |play| play.turns().len().saturating_sub(1)), 10)
            }
            (Layer::None, Screen::Analyse(analyse)) if analyse.row().is_some() => {
                (analyse.row().map_or(0, |(_, rows)| rows.saturating_sub(1)), 10)
            }
            (Layer::Help(_), _)
            | (
                Layer::None,
                Screen::Waits(_)
                | Screen::Discards(_)
                | Screen::Play(_)
                | Screen::Shanten(_)
                | Screen::Score(_)
                | Screen::Summary(_)
                | Screen::Analyse(_)
                | Screen::Lesson(..)
                | Screen::Figures(_),
            ) => (self.reach.last, self.reach.page),
            (Layer::None, Screen::Home(_)) => (super::HOME.len() - 1, super::HOME.len()),
            (Layer::None, Screen::Lessons(_)) => (Step::ALL.len() - 1, Step::ALL.len()),
            (Layer::None, Screen::Choose(_)) => (super::CHOOSE.len() - 1, super::CHOOSE.len()),
            (Layer::None, Screen::Menu(menu, _)) => (menu.rows().len() - 1, menu.rows().len()),
            (Layer::None, Screen::Settings(_)) => (Setting::ALL.len() - 1, Setting::ALL.len()),
            (Layer::Leaving(_) | Layer::Unkept(_), _) => (0, 0),
        }
    }
}
