//! The points drill on the screen: fields that are filled in, a list from which yaku or fans are chosen, and what is told.

use std::time::Duration;

use super::{Direction, ScoreMessage, is_deaf};
use crate::drill::exercise::{Exercise, Marked};
use crate::drill::score::{Draft, Field, Missing, NameGroup, ScoreAnswer, ScoreName, ScoreQuestion, ScoreVerdict};
use crate::drill::session::{Rated, Session, Stage};

/// What the room below the answer shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScorePanel {
    /// How the points come about.
    Verdict,
    /// The command that asks the question again.
    Command,
}

/// The state of the points drill's screen.
#[derive(Clone, Debug)]
pub struct ScoreScreen {
    session: Session,
    field: usize,
    group: usize,
    place: usize,
    missing: Option<Missing>,
    panel: ScorePanel,
    top: usize,
}

impl ScoreScreen {
    /// A session with its first question on the screen.
    pub fn new(session: Session) -> ScoreScreen {
        ScoreScreen { session, field: 0, group: 0, place: 0, missing: None, panel: ScorePanel::Verdict, top: 0 }
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    pub(super) fn session_mut(&mut self) -> &mut Session {
        &mut self.session
    }

    /// What the room below the answer shows.
    pub fn panel(&self) -> ScorePanel {
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

    /// What the last Enter found missing.
    pub fn missing(&self) -> Option<Missing> {
        self.missing
    }

    /// The question on the screen, answered or not.
    pub fn question(&self) -> Option<&ScoreQuestion> {
        match (self.session.exercise(), self.session.told().map(|outcome| &outcome.marked)) {
            (Some(Exercise::Score(question, _)), _) | (_, Some(Marked::Score(question, _))) => Some(question),
            _ => None,
        }
    }

    /// The verdict on the screen.
    pub fn verdict(&self) -> Option<&ScoreVerdict> {
        match self.session.told().map(|outcome| &outcome.marked) {
            Some(Marked::Score(_, verdict)) => Some(verdict),
            _ => None,
        }
    }

    /// What is filled in and chosen so far.
    pub fn draft(&self) -> Draft {
        match self.session.exercise() {
            Some(Exercise::Score(_, answer)) => answer.draft(),
            _ => Draft::default(),
        }
    }

    /// The field into which digits go.
    pub fn field(&self) -> Option<Field> {
        self.question()?.fields().get(self.field).copied()
    }

    /// The group of the list that is open, and the place of the cursor in it.
    pub fn cursor(&self) -> (usize, usize) {
        (self.group, self.place)
    }

    /// Whether yaku or fans are chosen from a list.
    pub fn asks_names(&self) -> bool {
        self.question().is_some_and(ScoreQuestion::asks_names)
    }

    fn groups(&self) -> Vec<NameGroup> {
        self.question().map(ScoreQuestion::groups).unwrap_or_default()
    }

    /// The name under the cursor.
    pub fn name(&self) -> Option<ScoreName> {
        self.groups().get(self.group)?.names.get(self.place).copied()
    }

    /// Whether this can be asked for now.
    pub fn offers(&self, message: ScoreMessage) -> bool {
        let told = match self.session.stage() {
            Stage::Told(told) => told,
            Stage::Asking(_) => return message.answers(),
            Stage::Over => return false,
        };
        match message {
            ScoreMessage::Slip => told.rated == Rated::Yes && told.outcome.may_be_slip(),
            ScoreMessage::Back => self.panel != ScorePanel::Verdict,
            other => !other.answers(),
        }
    }

    /// Changes the state of the drill.
    pub fn update(&mut self, message: ScoreMessage, now: Duration) {
        match (self.session.stage(), message) {
            (Stage::Asking(_), answering) => self.answering(answering, now),
            (Stage::Told(told), ScoreMessage::Next) if is_deaf(told, now) => {}
            (Stage::Told(_), ScoreMessage::Next) => {
                self.session.next(now);
                self.start_question();
            }
            (Stage::Told(_), ScoreMessage::Again) => {
                self.session.again(now);
                self.start_question();
            }
            (Stage::Told(_), ScoreMessage::Rebuild) if self.panel == ScorePanel::Verdict => self.turn_to(ScorePanel::Command),
            (Stage::Told(_), ScoreMessage::Rebuild | ScoreMessage::Back) => self.turn_to(ScorePanel::Verdict),
            (Stage::Told(_), ScoreMessage::Bookmark) => self.session.toggle_bookmark(),
            (Stage::Told(_), ScoreMessage::Slip) if self.offers(message) => self.session.toggle_slip(),
            _ => {}
        }
    }

    fn turn_to(&mut self, panel: ScorePanel) {
        self.panel = panel;
        self.top = 0;
    }

    fn start_question(&mut self) {
        (self.field, self.group, self.place) = (0, 0, 0);
        self.missing = None;
        self.turn_to(ScorePanel::Verdict);
    }

    fn answering(&mut self, message: ScoreMessage, now: Duration) {
        self.missing = None;
        match message {
            ScoreMessage::Check => return self.check(now),
            ScoreMessage::GiveUp => return self.session.give_up(now),
            _ => self.session.touch(now),
        }
        match message {
            ScoreMessage::Digit(digit) => {
                if let Some(field) = self.field() {
                    self.change(|draft| draft.push(field, digit));
                }
            }
            ScoreMessage::Erase => self.erase(),
            ScoreMessage::Clear => self.change(|draft| *draft = Draft::default()),
            ScoreMessage::Move(direction) if self.asks_names() => self.go(direction),
            ScoreMessage::Move(Direction::Down | Direction::Right) | ScoreMessage::Onward => self.go_to_field(self.field + 1),
            ScoreMessage::Move(Direction::Up | Direction::Left) => self.go_to_field(self.field.saturating_sub(1)),
            ScoreMessage::Toggle if self.asks_names() => {
                if let Some(name) = self.name() {
                    self.change(|draft| draft.toggle(name));
                }
            }
            ScoreMessage::Toggle => self.go_to_field(self.field + 1),
            ScoreMessage::Pick(row) if self.asks_names() => {
                self.place = row;
                if let Some(name) = self.name() {
                    self.change(|draft| draft.toggle(name));
                }
            }
            ScoreMessage::Pick(row) => self.go_to_field(row),
            ScoreMessage::Group(group) => self.open_group(group),
            _ => {}
        }
    }

    /// The last field stays.
    fn go_to_field(&mut self, field: usize) {
        let last = self.question().map_or(0, |question| question.fields().len().saturating_sub(1));
        self.field = field.min(last);
    }

    /// Left and right to another group, up and down in it; both go around.
    fn go(&mut self, direction: Direction) {
        let groups = self.groups();
        let (count, names) = (groups.len().max(1), groups.get(self.group).map_or(1, |group| group.names.len()));
        match direction {
            Direction::Left => self.open_group((self.group + count - 1) % count),
            Direction::Right => self.open_group((self.group + 1) % count),
            Direction::Up => self.place = (self.place + names - 1) % names,
            Direction::Down => self.place = (self.place + 1) % names,
        }
    }

    fn open_group(&mut self, group: usize) {
        let groups = self.groups();
        if let Some(open) = groups.get(group) {
            self.group = group;
            self.place = self.place.min(open.names.len() - 1);
        }
    }

    /// The last digit; from an empty field to the one before it.
    fn erase(&mut self) {
        let Some(field) = self.field() else { return };
        if self.draft().figure(field).is_none() {
            self.field = self.field.saturating_sub(1);
        } else {
            self.change(|draft| draft.erase(field));
        }
    }

    /// Marks the answer, or goes to what is missing.
    fn check(&mut self, now: Duration) {
        if self.session.submit(now) {
            self.top = 0;
            return;
        }
        let Some(question) = self.question() else { return };
        let (missing, fields) = (self.draft().missing(question), question.fields());
        if let Some(Missing::Field(lacking)) = missing
            && let Some(place) = fields.iter().position(|&field| field == lacking)
        {
            self.field = place;
        }
        self.missing = missing;
    }

    fn change(&mut self, change: impl FnOnce(&mut Draft)) {
        if let Some(Exercise::Score(_, ScoreAnswer::Made(draft))) = self.session.exercise_mut() {
            change(draft);
        }
    }
}
