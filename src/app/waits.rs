//! The wait drill on the screen: waiting digits, the cursor, and what is told.

use std::time::Duration;

use super::{Direction, WaitsMessage};
use crate::drill::session::{Session, Stage};
use crate::drill::waits::{Answer, Typing};
use crate::engine::{Suit, Tile};

/// How long Enter does nothing after a miss, so that nobody runs past the answer.
pub const DEAF: Duration = Duration::from_millis(300);

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
    /// The verdict with as many readings as fit.
    Verdict,
    /// Every reading, from this line on.
    Every(usize),
    /// The command that rebuilds the question.
    Command,
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
}

impl WaitsScreen {
    /// A session with its first question on the screen.
    pub fn new(session: Session) -> WaitsScreen {
        let mut screen = WaitsScreen {
            session,
            pending: Vec::new(),
            cursor: Tile::all().next().expect("there are tiles"),
            past: Vec::new(),
            notice: None,
            panel: Panel::Verdict,
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

    /// Changes what the room below the answer shows.
    pub fn show(&mut self, panel: Panel) {
        self.panel = panel;
    }

    /// How many lines the whole verdict has: its readings, the distance of a hand that is not ready, the held kinds.
    pub fn verdict_lines(&self) -> usize {
        match self.session.stage() {
            Stage::Told { outcome, .. } => {
                let verdict = &outcome.verdict;
                let readings: usize = verdict.wins.iter().map(|win| win.readings.len()).sum();
                readings + usize::from(verdict.waits().is_empty()) + usize::from(!verdict.held.is_empty())
            }
            Stage::Asking { .. } | Stage::Over => 0,
        }
    }

    /// Changes the state of the drill.
    pub fn update(&mut self, message: WaitsMessage, now: Duration) {
        match self.session.stage() {
            Stage::Asking { .. } => self.answering(message, now),
            Stage::Told { outcome, at, .. } => {
                let deaf = !outcome.verdict.is_right() && now.saturating_sub(*at) < DEAF;
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
                    WaitsMessage::Every => {
                        self.panel = match self.panel {
                            Panel::Every(_) => Panel::Verdict,
                            Panel::Verdict | Panel::Command => Panel::Every(0),
                        };
                    }
                    WaitsMessage::Rebuild => {
                        self.panel = match self.panel {
                            Panel::Command => Panel::Verdict,
                            Panel::Verdict | Panel::Every(_) => Panel::Command,
                        };
                    }
                    _ => {}
                }
            }
            Stage::Over => {}
        }
    }

    fn start_question(&mut self) {
        self.pending.clear();
        self.past.clear();
        self.notice = None;
        self.panel = Panel::Verdict;
        if let Some(first) = self.session.question().and_then(|question| question.shown().iter().min().copied()) {
            self.cursor = first;
        }
    }

    fn answering(&mut self, message: WaitsMessage, now: Duration) {
        self.notice = None;
        match message {
            WaitsMessage::Check => return self.check(now),
            WaitsMessage::TakeBack => return self.take_back(),
            _ => {}
        }
        let before = Moment { answer: self.session.answer(), pending: self.pending.clone(), cursor: self.cursor };
        match message {
            WaitsMessage::Digit(digit) => self.digit(digit),
            WaitsMessage::Letter(letter) => self.letter(letter),
            WaitsMessage::Honor(tile) => self.toggle([tile]),
            WaitsMessage::Move(direction) => self.cursor = neighbor(self.cursor, direction),
            WaitsMessage::Toggle => self.toggle([self.cursor]),
            WaitsMessage::Pick(tile) => self.toggle([tile]),
            WaitsMessage::NotReady => {
                self.pending.clear();
                if let Some(exercise) = self.session.exercise_mut() {
                    exercise.toggle_not_ready();
                }
            }
            WaitsMessage::Clear => {
                self.pending.clear();
                self.answer_with(Answer::default());
            }
            WaitsMessage::DropDigits => self.pending.clear(),
            _ => {}
        }
        let after = Moment { answer: self.session.answer(), pending: self.pending.clone(), cursor: self.cursor };
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
            if let Some(exercise) = self.session.exercise_mut() {
                exercise.toggle(tile);
            }
        }
    }

    fn answer_with(&mut self, answer: Answer) {
        if let Some(exercise) = self.session.exercise_mut() {
            exercise.answer_with(answer);
        }
    }
}

/// The tile of a suit letter and a digit; none for 8z and 9z.
fn tile(letter: char, rank: u8) -> Option<Tile> {
    match Suit::ALL.into_iter().find(|suit| suit.letter() == letter) {
        Some(suit) => Tile::suited(suit, rank),
        None => Tile::honor(rank),
    }
}

/// The tile beside another in the table of the answer; rows and columns wrap around.
fn neighbor(from: Tile, direction: Direction) -> Tile {
    let letters = ['m', 'p', 's', 'z'];
    let row = letters.iter().position(|&letter| letter == from.letter()).unwrap_or(0);
    let width = if from.is_honor() { 7 } else { 9 };
    let (row, rank) = match direction {
        Direction::Left => (row, (from.rank() + width - 2) % width + 1),
        Direction::Right => (row, from.rank() % width + 1),
        Direction::Up => ((row + 3) % 4, from.rank()),
        Direction::Down => ((row + 1) % 4, from.rank()),
    };
    tile(letters[row], rank).or(tile(letters[row], 7)).unwrap_or(from)
}
