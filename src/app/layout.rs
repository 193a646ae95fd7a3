//! How many rows a screen has for what it tells, so that scrolling ends where the text ends.

use super::{App, Face, HELP_LINES, Layer, Looks, Panel, Screen, WaitsScreen};
use crate::drill::waits::Question;

/// Drill screens lower than this leave out blank lines, and the table after the answer.
pub const TALL: u16 = 22;
/// Columns before the first tile.
pub const MARGIN: usize = 4;
/// The title, the line below it, the question; after them the heading of the verdict and the keys.
const AROUND: usize = 5;
/// Two blank lines and the five lines of the table.
const TABLE: usize = 7;

/// The largest face in which the hand fits into so many columns.
pub fn face(question: &Question, looks: Looks, columns: u16) -> Face {
    let melds = question.hand().melds();
    let tiles = question.shown().len() + melds.iter().map(|meld| meld.tiles().count()).sum::<usize>();
    let filled = MARGIN + tiles * 5 + melds.len() * 2;
    if filled <= usize::from(columns) { looks.face } else { Face::Letters }
}

/// The rows below the heading of a verdict.
pub fn room(question: &Question, looks: Looks, size: (u16, u16)) -> usize {
    let (columns, rows) = size;
    let tiles = match face(question, looks, columns) {
        Face::Filled => 2,
        Face::Letters => 1,
    };
    let table = if rows >= TALL { TABLE } else { 0 };
    usize::from(rows).saturating_sub(AROUND + tiles + table)
}

/// The rows of the help.
pub fn help_room(rows: u16) -> usize {
    usize::from(rows).saturating_sub(3)
}

impl App {
    /// Whether the verdict has more lines than its room, so that not all are seen at once.
    pub fn verdict_overflows(&self) -> bool {
        matches!(&self.screen, Screen::Waits(waits) if self.hidden(waits) > 0)
    }

    fn hidden(&self, waits: &WaitsScreen) -> usize {
        let room = waits.session().question().map_or(0, |question| room(question, self.looks, self.size));
        waits.verdict_lines().saturating_sub(room)
    }

    /// The last place to which what is on the screen scrolls, and how far a page goes.
    pub(super) fn reach(&self) -> (usize, usize) {
        match (self.layer, &self.screen) {
            (Layer::Help(_), _) => {
                let room = help_room(self.size.1);
                (HELP_LINES.saturating_sub(room), room)
            }
            (Layer::None, Screen::Waits(waits)) if matches!(waits.panel(), Panel::Every(_)) => {
                let hidden = self.hidden(waits);
                (hidden, waits.verdict_lines() - hidden)
            }
            (Layer::None, Screen::Home(_)) => (super::HOME.len() - 1, super::HOME.len()),
            (Layer::None | Layer::Leaving(_), _) => (0, 0),
        }
    }
}
