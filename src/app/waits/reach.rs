//! The second question under Chinese official rules: which of the waits reach eight points on a discard.

use std::time::Duration;

use super::super::{DEAF, Direction};
use crate::drill::mcr::{Reach, mark_reach, wait_worths};
use crate::drill::question::Question;
use crate::engine::mcr::McrRules;
use crate::engine::{Circumstances, How, Tile, TileSet};

/// Where the second question stands. It is asked after the first answer is kept, and changes nothing of it.
#[derive(Clone, Debug)]
pub enum ReachStep {
    /// Enter asks it.
    Due,
    /// It waits for its answer.
    Asking {
        /// The waits that are chosen.
        chosen: TileSet,
        /// The wait under the cursor.
        cursor: Tile,
    },
    /// It is answered.
    Told {
        /// What came of it.
        reach: Box<Reach>,
        /// When.
        at: Duration,
    },
}

/// The circumstances that are asked about: a plain win.
fn plain() -> Circumstances {
    Circumstances::plain(How::Ron)
}

impl ReachStep {
    /// The question that follows this one; none under other rules, with wilds, and where there is no wait to count.
    pub(super) fn after(question: &Question) -> Option<ReachStep> {
        let asked = question.rules().knitted() && question.wild().is_none();
        (asked && !wait_worths(question.hand(), &plain(), &McrRules::TODAY).is_empty()).then_some(ReachStep::Due)
    }

    /// It waits for its answer now, nothing chosen.
    pub(super) fn asked(waits: TileSet) -> Option<ReachStep> {
        Some(ReachStep::Asking { chosen: TileSet::EMPTY, cursor: waits.iter().next()? })
    }

    /// Chooses a wait, or drops it.
    pub(super) fn toggle(&mut self, tile: Option<Tile>, waits: TileSet) {
        if let ReachStep::Asking { chosen, cursor } = self
            && let Some(tile) = tile.filter(|&tile| waits.contains(tile))
        {
            *cursor = tile;
            *chosen = if chosen.contains(tile) { chosen.without(TileSet::just(tile)) } else { chosen.or(TileSet::just(tile)) };
        }
    }

    /// The wait under the cursor.
    pub(super) fn cursor(&self) -> Option<Tile> {
        match self {
            ReachStep::Asking { cursor, .. } => Some(*cursor),
            ReachStep::Due | ReachStep::Told { .. } => None,
        }
    }

    /// To the wait before or after; they go around.
    pub(super) fn go(&mut self, direction: Direction, waits: TileSet) {
        let ReachStep::Asking { cursor, .. } = self else { return };
        let all: Vec<Tile> = waits.iter().collect();
        let Some(at) = all.iter().position(|tile| tile == cursor) else { return };
        let next = match direction {
            Direction::Left | Direction::Up => at + all.len() - 1,
            Direction::Right | Direction::Down => at + 1,
        };
        *cursor = all[next % all.len()];
    }

    /// Marks the answer that none reaches eight points.
    pub(super) fn check_none(&mut self, question: &Question, now: Duration) {
        if let ReachStep::Asking { chosen, .. } = self {
            *chosen = TileSet::EMPTY;
        }
        self.check(question, now);
    }

    /// Marks what is chosen.
    pub(super) fn check(&mut self, question: &Question, now: Duration) {
        if let ReachStep::Asking { chosen, .. } = self {
            let reach = Box::new(mark_reach(question.hand(), &plain(), *chosen, &McrRules::TODAY));
            *self = ReachStep::Told { reach, at: now };
        }
    }

    /// Whether Enter would run past a wrong answer.
    pub(super) fn is_deaf(&self, now: Duration) -> bool {
        matches!(self, ReachStep::Told { reach, at } if !reach.is_right() && now.saturating_sub(*at) < DEAF)
    }
}
