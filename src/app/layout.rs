//! How many rows a screen has for what it tells, so that scrolling ends where the text ends.

use super::{App, Face, HELP_LINES, Layer, Looks, Screen};
use crate::drill::question::Question;

/// Drill screens lower than this leave out blank lines, and the table after the answer.
pub const TALL: u16 = 22;
/// Columns before the first tile.
pub const MARGIN: usize = 4;
/// The largest face in which the hand fits into so many columns.
pub fn face(question: &Question, looks: Looks, columns: u16) -> Face {
    let melds = question.hand().melds();
    let tiles = question.shown().len() + melds.iter().map(|meld| meld.tiles().count()).sum::<usize>();
    let filled = MARGIN + tiles * 5 + melds.len() * 2;
    if filled <= usize::from(columns) { looks.face } else { Face::Letters }
}

/// The rows of the help.
pub fn help_room(rows: u16) -> usize {
    usize::from(rows).saturating_sub(3)
}

impl App {
    /// The last place to which what is on the screen scrolls, and how far a page goes.
    pub(super) fn reach(&self) -> (usize, usize) {
        match (self.layer, &self.screen) {
            (Layer::Help(_), _) => {
                let room = help_room(self.size.1);
                (HELP_LINES.saturating_sub(room), room)
            }
            (Layer::None, Screen::Home(_)) => (super::HOME.len() - 1, super::HOME.len()),
            (Layer::None, Screen::Waits(_) | Screen::Summary(_)) => (self.reach.last, self.reach.page),
            (Layer::Leaving(_), _) => (0, 0),
        }
    }
}
