//! The distance drill on the screen: one digit answers.

use std::time::Duration;

use super::{DistanceMessage, is_deaf};
use crate::drill::exercise::{Exercise, Marked};
use crate::drill::session::{Rated, Session, Stage};
use crate::drill::shanten::{DistanceQuestion, DistanceVerdict};

/// What the room below the answer shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DistancePanel {
    /// The blocks that prove the distance.
    Verdict,
    /// The command that asks the question again.
    Command,
}

/// The state of the distance drill's screen.
#[derive(Clone, Debug)]
pub struct DistanceScreen {
    session: Session,
    panel: DistancePanel,
    top: usize,
}

impl DistanceScreen {
    /// A session with its first question on the screen.
    pub fn new(session: Session) -> DistanceScreen {
        DistanceScreen { session, panel: DistancePanel::Verdict, top: 0 }
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    pub(super) fn session_mut(&mut self) -> &mut Session {
        &mut self.session
    }

    /// What the room below the answer shows.
    pub fn panel(&self) -> DistancePanel {
        self.panel
    }

    /// The first line of it that is shown.
    pub fn top(&self) -> usize {
        self.top
    }

    /// Scrolls what the room below the answer shows.
    pub fn scroll_to(&mut self, top: usize) {
        self.top = top;
    }

    /// The hand on the screen, answered or not.
    pub fn question(&self) -> Option<&DistanceQuestion> {
        match (self.session.exercise(), self.session.told().map(|outcome| &outcome.marked)) {
            (Some(Exercise::Shanten(question, _)), _) | (_, Some(Marked::Shanten(question, _))) => Some(question),
            _ => None,
        }
    }

    /// The verdict on the screen.
    pub fn verdict(&self) -> Option<&DistanceVerdict> {
        match self.session.told().map(|outcome| &outcome.marked) {
            Some(Marked::Shanten(_, verdict)) => Some(verdict),
            _ => None,
        }
    }

    /// Whether this can be asked for after the answer.
    pub fn offers(&self, message: DistanceMessage) -> bool {
        let Stage::Told(told) = self.session.stage() else { return false };
        match message {
            DistanceMessage::Slip => told.rated == Rated::Yes && told.outcome.may_be_slip(),
            DistanceMessage::Digit(_) | DistanceMessage::GiveUp => false,
            _ => true,
        }
    }

    /// Changes the state of the drill.
    pub fn update(&mut self, message: DistanceMessage, now: Duration) {
        match (self.session.stage(), message) {
            (Stage::Asking(_), DistanceMessage::Digit(digit)) => {
                self.session.touch(now);
                if let Some(Exercise::Shanten(_, answer)) = self.session.exercise_mut() {
                    *answer = Some(digit);
                }
                self.session.submit(now);
            }
            (Stage::Asking(_), DistanceMessage::GiveUp) => self.session.give_up(now),
            (Stage::Told(told), DistanceMessage::Next) if is_deaf(told, now) => {}
            (Stage::Told(_), DistanceMessage::Next) => {
                self.session.next(now);
                self.turn_to(DistancePanel::Verdict);
            }
            (Stage::Told(_), DistanceMessage::Again) => {
                self.session.again(now);
                self.turn_to(DistancePanel::Verdict);
            }
            (Stage::Told(_), DistanceMessage::Rebuild) if self.panel == DistancePanel::Verdict => self.turn_to(DistancePanel::Command),
            (Stage::Told(_), DistanceMessage::Rebuild | DistanceMessage::Back) => self.turn_to(DistancePanel::Verdict),
            (Stage::Told(_), DistanceMessage::Bookmark) => self.session.toggle_bookmark(),
            (Stage::Told(_), DistanceMessage::Slip) => self.session.toggle_slip(),
            _ => {}
        }
    }

    fn turn_to(&mut self, panel: DistancePanel) {
        self.panel = panel;
        self.top = 0;
    }
}
