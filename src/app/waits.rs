//! The wait drill on the screen: waiting digits, the cursor, and what is told.

mod reach;
mod table;

use std::time::Duration;

pub use self::reach::ReachStep;
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
    /// No wait is chosen.
    NoWaitChosen,
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
    /// The second question: which waits reach eight points.
    Reach,
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
    reach: Option<ReachStep>,
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
            reach: None,
        };
        screen.start_question();
        screen
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    pub(super) fn session_mut(&mut self) -> &mut Session {
        &mut self.session
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

    /// Where the second question stands; none where there is none.
    pub fn reach(&self) -> Option<&ReachStep> {
        self.reach.as_ref()
    }

    /// Whether the second question waits for its answer.
    pub fn asks_reach(&self) -> bool {
        self.panel == Panel::Reach && matches!(self.reach, Some(ReachStep::Asking { .. }))
    }

    /// Whether this can be asked for after the answer.
    pub fn offers(&self, message: WaitsMessage) -> bool {
        let (Stage::Told(told), Some(verdict)) = (self.session.stage(), self.verdict()) else { return false };
        match message {
            WaitsMessage::Every => !verdict.waits().is_empty(),
            WaitsMessage::Why => !verdict.extra.is_empty() && verdict.wild.is_none(),
            WaitsMessage::Wall => told.outcome.marked.question().is_some_and(|question| question.wall().is_some()),
            WaitsMessage::Slip => told.rated == Rated::Yes && told.outcome.may_be_slip(),
            _ => true,
        }
    }

    /// Changes the state of the drill.
    pub fn update(&mut self, message: WaitsMessage, now: Duration) {
        match self.session.stage() {
            Stage::Asking(_) => self.answering(message, now),
            Stage::Told(told) => {
                let deaf = is_deaf(told, now);
                let deaf = deaf || self.reach.as_ref().is_some_and(|reach| reach.is_deaf(now));
                match message {
                    WaitsMessage::Next if deaf => {}
                    WaitsMessage::Next if matches!(self.reach, Some(ReachStep::Due)) => self.ask_reach(),
                    other if self.asks_reach() => self.reaching(other, now),
                    WaitsMessage::Next | WaitsMessage::Skip => {
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

    /// Asks the second question.
    fn ask_reach(&mut self) {
        self.reach = ReachStep::asked(self.waits());
        self.turn_to(Panel::Reach);
    }

    /// The waits of the hand, once they are told.
    fn waits(&self) -> TileSet {
        self.verdict().map_or(TileSet::EMPTY, Verdict::waits)
    }

    /// A key while the second question waits for its answer.
    fn reaching(&mut self, message: WaitsMessage, now: Duration) {
        self.notice = None;
        let waits = self.waits();
        let (Some(reach), Some(question)) = (&mut self.reach, self.session.question()) else { return };
        match message {
            WaitsMessage::Digit(digit) => {
                waits.iter().filter(|tile| tile.rank() == digit).for_each(|tile| reach.toggle(Some(tile), waits));
            }
            WaitsMessage::Pick(tile) | WaitsMessage::Honor(tile) => reach.toggle(Some(tile), waits),
            WaitsMessage::Toggle => reach.toggle(reach.cursor(), waits),
            WaitsMessage::Move(direction) => reach.go(direction, waits),
            WaitsMessage::NotReady => reach.check_none(question, now),
            WaitsMessage::Check if matches!(reach, ReachStep::Asking { chosen, .. } if chosen.is_empty()) => {
                self.notice = Some(Notice::NoWaitChosen);
            }
            WaitsMessage::Check => reach.check(question, now),
            WaitsMessage::Back => {
                self.reach = Some(ReachStep::Due);
                self.turn_to(Panel::Verdict);
            }
            _ => {}
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
        self.reach = None;
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
            WaitsMessage::GiveUp => {
                self.session.give_up(now);
                return self.told_now();
            }
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
        } else if !self.session.submit(now) {
            self.notice = Some(Notice::NothingChosen);
        } else {
            self.told_now();
        }
    }

    /// The answer is told: what follows it is due. An exam tells nothing, and goes on.
    fn told_now(&mut self) {
        if !matches!(self.session.stage(), Stage::Told(_)) {
            return self.start_question();
        }
        self.reach = self.session.question().and_then(ReachStep::after);
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
