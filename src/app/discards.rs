//! The discard drill on the screen: the tile that is chosen, waiting digits, and what is told.

use std::time::Duration;

use super::chooser::{Chooser, DiscardNotice};
use super::{DiscardMessage, is_deaf};
use crate::drill::discards::{Chances, DiscardQuestion, DiscardVerdict};
use crate::drill::exercise::{Exercise, Marked};
use crate::drill::play::Play;
use crate::drill::session::{Rated, Session, Stage};
use crate::engine::{Chance, NoChance, Progress};

/// What the room below the tiles shows after the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiscardPanel {
    /// The rows that matter, and what separates them.
    Verdict,
    /// Every discard with its mark.
    Table,
    /// The command that asks the question again.
    Command,
}

/// The state of the discard drill's screen.
#[derive(Clone, Debug)]
pub struct DiscardsScreen {
    session: Session,
    chooser: Chooser,
    panel: DiscardPanel,
    top: usize,
    /// How many questions were shown, so that chances come to the one they belong to.
    shown: u32,
    progress: Option<Progress>,
}

impl DiscardsScreen {
    /// A session with its first question on the screen.
    pub fn new(session: Session) -> DiscardsScreen {
        DiscardsScreen { session, chooser: Chooser::default(), panel: DiscardPanel::Verdict, top: 0, shown: 0, progress: None }
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    pub(super) fn session_mut(&mut self) -> &mut Session {
        &mut self.session
    }

    /// A digit that waits for its suit letter; 0 for a red five.
    pub fn pending(&self) -> Option<u8> {
        self.chooser.pending
    }

    /// A remark on the last key.
    pub fn notice(&self) -> Option<DiscardNotice> {
        self.chooser.notice
    }

    /// What the room below the tiles shows.
    pub fn panel(&self) -> DiscardPanel {
        self.panel
    }

    /// The first line of it that is shown.
    pub fn top(&self) -> usize {
        self.top
    }

    /// Scrolls what the room below the tiles shows.
    pub fn scroll_to(&mut self, top: usize) {
        self.top = top;
    }

    /// How far the chances are computed; none where they are not under way.
    pub fn progress(&self) -> Option<Progress> {
        self.progress
    }

    /// The position on the screen, answered or not.
    pub fn question(&self) -> Option<&DiscardQuestion> {
        match (self.session.exercise(), self.session.told().map(|outcome| &outcome.marked)) {
            (Some(Exercise::Discards(question, _)), _) | (_, Some(Marked::Discards(question, _))) => Some(question),
            _ => None,
        }
    }

    /// The verdict on the screen.
    pub fn verdict(&self) -> Option<&DiscardVerdict> {
        match self.session.told().map(|outcome| &outcome.marked) {
            Some(Marked::Discards(_, verdict)) => Some(verdict),
            _ => None,
        }
    }

    /// The place of the chosen tile among those shown.
    pub fn chosen(&self) -> Option<usize> {
        match self.session.exercise() {
            Some(Exercise::Discards(_, chosen)) => *chosen,
            _ => None,
        }
    }

    /// The number of the question on the screen and the position whose chances are wanted; none where they are known, or the model has none.
    pub fn wants_chances(&self) -> Option<(u32, &DiscardQuestion)> {
        let question = self.question()?;
        (*question.chances() == Chances::Unknown && question.has_chances()).then_some((self.shown, question))
    }

    /// So much of the chances of this question is computed.
    pub fn went_on(&mut self, shown: u32, progress: Progress) {
        if self.shown == shown {
            self.progress = Some(progress);
        }
    }

    /// The chances of this question are computed; those of another are dropped.
    pub fn know(&mut self, shown: u32, chances: Result<Vec<Chance>, NoChance>) {
        if self.shown == shown {
            self.progress = None;
            self.session.know(0, chances);
        }
    }

    /// The hand played on from the told position, with the same wall; none where it has no wall, or no draw is left.
    pub fn played_on(&self) -> Option<Play> {
        match self.session.told().map(|outcome| &outcome.marked) {
            Some(Marked::Discards(question, verdict)) => Play::on_from(question, verdict),
            _ => None,
        }
    }

    /// Whether this can be asked for now.
    pub fn offers(&self, message: DiscardMessage) -> bool {
        let told = match self.session.stage() {
            Stage::Told(told) => told,
            Stage::Asking(_) => return message.answers(),
            Stage::Over => return false,
        };
        match message {
            DiscardMessage::Slip => told.rated == Rated::Yes && told.outcome.may_be_slip(),
            DiscardMessage::PlayOn => self.played_on().is_some(),
            DiscardMessage::Back => self.panel != DiscardPanel::Verdict,
            other => !other.answers(),
        }
    }

    /// Changes the state of the drill.
    pub fn update(&mut self, message: DiscardMessage, now: Duration) {
        match (self.session.stage(), message) {
            (Stage::Asking(_), answering) => self.answering(answering, now),
            (Stage::Told(told), DiscardMessage::Next) if is_deaf(told, now) => {}
            (Stage::Told(_), DiscardMessage::Next) => {
                self.session.next(now);
                self.start_question();
            }
            (Stage::Told(_), DiscardMessage::Again) => {
                self.session.again(now);
                self.start_question();
            }
            (Stage::Told(_), DiscardMessage::Table) => self.turn_to(DiscardPanel::Table),
            (Stage::Told(_), DiscardMessage::Rebuild) => self.turn_to(DiscardPanel::Command),
            (Stage::Told(_), DiscardMessage::Back) => self.turn_to(DiscardPanel::Verdict),
            (Stage::Told(_), DiscardMessage::Bookmark) => self.session.toggle_bookmark(),
            (Stage::Told(_), DiscardMessage::Slip) if self.offers(message) => self.session.toggle_slip(),
            _ => {}
        }
    }

    /// To a panel, or back from it to the verdict.
    fn turn_to(&mut self, panel: DiscardPanel) {
        self.panel = if self.panel == panel { DiscardPanel::Verdict } else { panel };
        self.top = 0;
    }

    fn start_question(&mut self) {
        (self.chooser, self.progress) = (Chooser::default(), None);
        self.panel = DiscardPanel::Verdict;
        self.top = 0;
        self.shown = self.shown.wrapping_add(1);
    }

    fn answering(&mut self, message: DiscardMessage, now: Duration) {
        self.chooser.notice = None;
        match message {
            DiscardMessage::Check => return self.check(now),
            DiscardMessage::GiveUp => return self.session.give_up(now),
            _ => self.session.touch(now),
        }
        if let Some(Exercise::Discards(question, chosen)) = self.session.exercise_mut() {
            *chosen = self.chooser.choose(message, question, *chosen);
        }
    }

    fn check(&mut self, now: Duration) {
        if self.chooser.pending.is_some() {
            self.chooser.notice = Some(DiscardNotice::DigitWaits);
        } else if !self.session.submit(now) {
            self.chooser.notice = Some(DiscardNotice::NothingChosen);
        } else {
            self.top = 0;
        }
    }
}
