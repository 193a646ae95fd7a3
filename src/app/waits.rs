//! The wait drill on the screen: waiting digits, the cursor, and what is told.

mod table;

use std::time::Duration;

use self::table::{neighbor, tile};
use super::{Onward, WaitsMessage, is_deaf};
use crate::drill::exercise::{Exercise, Marked};
use crate::drill::question::Typing;
use crate::drill::session::{Rated, Session, Stage};
use crate::drill::waits::{Answer, Verdict};
use crate::engine::{Tile, TileSet};

/// How long a right answer is shown where right answers go on alone.
pub const GLANCE: Duration = Duration::from_secs(1);

/// A remark on the last key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Digits still need a suit letter.
    DigitsWait,
    /// Nothing is chosen.
    NothingChosen,
    /// Honours end at 7z.
    NoSuchHonor,
}

/// What the room below the answer shows after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// The verdict with its readings.
    Verdict,
    /// Every reading.
    Every,
    /// The command that rebuilds the question.
    Command,
    /// Why these tiles do not complete the hand.
    Why(TileSet),
    /// The wall turned over: which draw would have won.
    Wall,
}

/// What Backspace brings back.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Moment {
    answer: Answer,
    pending: Vec<u8>,
    cursor: Tile,
}

/// The state of the wait drill's screen.
#[derive(Clone, Debug)]
pub struct WaitsScreen {
    session: Session,
    pending: Vec<u8>,
    cursor: Tile,
    past: Vec<Moment>,
    notice: Option<Notice>,
    panel: Panel,
    top: usize,
    onward: Onward,
}

impl WaitsScreen {
    /// A session with its first question on the screen.
    pub fn new(session: Session, onward: Onward) -> WaitsScreen {
        let mut screen = WaitsScreen {
            session,
            pending: Vec::new(),
            cursor: Tile::all().next().expect("there are tiles"),
            past: Vec::new(),
            notice: None,
            panel: Panel::Verdict,
            top: 0,
            onward,
        };
        screen.start_question();
        screen
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Digits that wait for their suit letter.
    pub fn pending(&self) -> &[u8] {
        &self.pending
    }

    /// The tile under the cursor.
    pub fn cursor(&self) -> Tile {
        self.cursor
    }

    /// A remark on the last key.
    pub fn notice(&self) -> Option<Notice> {
        self.notice
    }

    /// What the room below the answer shows.
    pub fn panel(&self) -> Panel {
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

    /// The answer on the screen, finished or not.
    pub fn answer(&self) -> Answer {
        match (self.session.exercise(), self.verdict()) {
            (Some(Exercise::Waits(_, answer)), _) => *answer,
            (_, Some(verdict)) => verdict.answer,
            (_, None) => Answer::default(),
        }
    }

    /// Whether *any tile* is an answer: the hand has wilds.
    pub fn asks_any(&self) -> bool {
        self.session.question().is_some_and(|question| question.wild().is_some())
    }

    /// Whether it is the answer.
    pub fn answers_any(&self) -> bool {
        self.asks_any() && self.session.question().is_some_and(|question| self.answer() == Answer::Tiles(question.every_kind()))
    }

    /// The verdict on the screen.
    pub fn verdict(&self) -> Option<&Verdict> {
        match &self.session.told()?.marked {
            Marked::Waits(_, verdict) => Some(verdict),
            _ => None,
        }
    }

    /// When right answers go on alone and nothing else is asked for: the time to go on.
    pub fn alarm(&self) -> Option<Duration> {
        match self.session.stage() {
            Stage::Told(told) if self.onward == Onward::Alone && self.panel == Panel::Verdict && self.top == 0 => {
                told.outcome.is_right().then_some(told.at + GLANCE)
            }
            _ => None,
        }
    }

    /// Whether this can be asked for after the answer.
    pub fn offers(&self, message: WaitsMessage) -> bool {
        let (Stage::Told(told), Some(verdict)) = (self.session.stage(), self.verdict()) else { return false };
        match message {
            WaitsMessage::Every => !verdict.waits().is_empty(),
            WaitsMessage::Why => !verdict.extra.is_empty() && verdict.wild.is_none(),
            WaitsMessage::Wall => told.outcome.marked.question().is_some_and(|question| question.wall().is_some()),
            WaitsMessage::Slip => told.rated == Rated::Yes && !told.outcome.is_right(),
            _ => true,
        }
    }

    /// Changes the state of the drill.
    pub fn update(&mut self, message: WaitsMessage, now: Duration) {
        match self.session.stage() {
            Stage::Asking(_) => self.answering(message, now),
            Stage::Told(told) => {
                let deaf = is_deaf(told, now);
                match message {
                    WaitsMessage::Next if deaf => {}
                    WaitsMessage::Next => {
                        self.session.next(now);
                        self.start_question();
                    }
                    WaitsMessage::Again => {
                        self.session.again(now);
                        self.start_question();
                    }
                    other if self.offers(other) => self.reading(other),
                    _ => {}
                }
            }
            Stage::Over => {}
        }
    }

    /// What can be asked for while the answer is read.
    fn reading(&mut self, message: WaitsMessage) {
        let extra = self.verdict().map_or(TileSet::EMPTY, |verdict| verdict.extra);
        match message {
            WaitsMessage::Every => self.turn_to(Panel::Every),
            WaitsMessage::Rebuild => self.turn_to(Panel::Command),
            WaitsMessage::Wall => self.turn_to(Panel::Wall),
            WaitsMessage::Why => self.turn_to(Panel::Why(extra)),
            WaitsMessage::Pick(tile) if self.verdict().is_some_and(|verdict| verdict.wild.is_none() && !verdict.waits().contains(tile)) => {
                self.turn_to(Panel::Why(TileSet::just(tile)));
            }
            WaitsMessage::Back => self.turn_to(Panel::Verdict),
            WaitsMessage::Bookmark => self.session.toggle_bookmark(),
            WaitsMessage::Slip => self.session.toggle_slip(),
            _ => {}
        }
    }

    /// To a panel, or back from it to the verdict.
    fn turn_to(&mut self, panel: Panel) {
        self.panel = if self.panel == panel { Panel::Verdict } else { panel };
        self.top = 0;
    }

    fn start_question(&mut self) {
        self.pending.clear();
        self.past.clear();
        self.notice = None;
        self.panel = Panel::Verdict;
        self.top = 0;
        if let Some(first) = self.session.question().and_then(|question| question.shown().iter().map(|(tile, _)| *tile).min()) {
            self.cursor = first;
        }
    }

    fn answering(&mut self, message: WaitsMessage, now: Duration) {
        self.notice = None;
        match message {
            WaitsMessage::Check => return self.check(now),
            WaitsMessage::TakeBack => return self.take_back(),
            WaitsMessage::Hint => return self.session.hint(),
            WaitsMessage::GiveUp => return self.session.give_up(now),
            _ => self.session.touch(now),
        }
        let before = Moment { answer: self.answer(), pending: self.pending.clone(), cursor: self.cursor };
        match message {
            WaitsMessage::Digit(digit) => self.digit(digit),
            WaitsMessage::Letter(letter) => self.letter(letter),
            WaitsMessage::Honor(tile) | WaitsMessage::Pick(tile) => self.toggle([tile]),
            WaitsMessage::Move(direction) => self.cursor = neighbor(self.cursor, direction),
            WaitsMessage::Toggle => self.toggle([self.cursor]),
            WaitsMessage::NotReady => {
                self.pending.clear();
                self.answer_with(self.answer().toggled_not_ready());
            }
            WaitsMessage::Any => {
                self.pending.clear();
                let every = self.session.question().map(|question| question.every_kind());
                self.answer_with(self.answer().toggled_all(every.unwrap_or_default()));
            }
            WaitsMessage::Clear => {
                self.pending.clear();
                self.answer_with(Answer::default());
            }
            WaitsMessage::DropDigits => self.pending.clear(),
            _ => {}
        }
        let after = Moment { answer: self.answer(), pending: self.pending.clone(), cursor: self.cursor };
        if before != after {
            self.past.push(before);
        }
    }

    fn check(&mut self, now: Duration) {
        if !self.pending.is_empty() {
            self.notice = Some(Notice::DigitsWait);
        } else if self.session.submit(now).is_none() {
            self.notice = Some(Notice::NothingChosen);
        }
    }

    fn take_back(&mut self) {
        if let Some(moment) = self.past.pop() {
            self.pending = moment.pending;
            self.cursor = moment.cursor;
            self.answer_with(moment.answer);
        }
    }

    fn digit(&mut self, digit: u8) {
        match self.session.question().map(|question| question.typing()) {
            Some(Typing::OneSuit(suit)) => self.toggle(Tile::suited(suit, digit)),
            Some(Typing::Letters) if !self.pending.contains(&digit) => self.pending.push(digit),
            Some(Typing::Letters) | None => {}
        }
    }

    /// With digits waiting, their suit; alone, the row to go to. In a hand of one suit it changes nothing.
    fn letter(&mut self, letter: char) {
        if matches!(self.session.question().map(|question| question.typing()), Some(Typing::OneSuit(_))) {
            return;
        }
        if self.pending.is_empty() {
            self.cursor = tile(letter, self.cursor.rank()).or(tile(letter, 7)).unwrap_or(self.cursor);
            return;
        }
        let tiles: Option<Vec<Tile>> = self.pending.iter().map(|&digit| tile(letter, digit)).collect();
        match tiles {
            Some(tiles) => {
                self.pending.clear();
                self.toggle(tiles);
            }
            None => self.notice = Some(Notice::NoSuchHonor),
        }
    }

    fn toggle(&mut self, tiles: impl IntoIterator<Item = Tile>) {
        for tile in tiles {
            self.cursor = tile;
            self.answer_with(self.answer().toggled(tile));
        }
    }

    fn answer_with(&mut self, new: Answer) {
        if let Some(Exercise::Waits(_, answer)) = self.session.exercise_mut() {
            *answer = new;
        }
    }
}
