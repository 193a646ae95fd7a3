//! The discard drill on the screen: the tile that is chosen, waiting digits, and what is told.

use std::time::Duration;

use super::{Direction, DiscardMessage, is_deaf};
use crate::drill::discards::{Chances, DiscardQuestion, DiscardVerdict};
use crate::drill::exercise::{Exercise, Marked};
use crate::drill::question::Red;
use crate::drill::session::{Rated, Session, Stage};
use crate::engine::{Chance, NoChance, Progress, Suit, Tile};

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

/// A remark on the last key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiscardNotice {
    /// A digit still needs its suit letter.
    DigitWaits,
    /// Nothing is chosen.
    NothingChosen,
    /// This tile is not in the hand.
    NotHeld(Tile, Red),
    /// Honours end at 7z, and only fives are red.
    NoSuchTile,
}

/// The state of the discard drill's screen.
#[derive(Clone, Debug)]
pub struct DiscardsScreen {
    session: Session,
    pending: Option<u8>,
    notice: Option<DiscardNotice>,
    panel: DiscardPanel,
    top: usize,
    /// How many questions were shown, so that chances come to the one they belong to.
    shown: u32,
    progress: Option<Progress>,
}

impl DiscardsScreen {
    /// A session with its first question on the screen.
    pub fn new(session: Session) -> DiscardsScreen {
        DiscardsScreen { session, pending: None, notice: None, panel: DiscardPanel::Verdict, top: 0, shown: 0, progress: None }
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// A digit that waits for its suit letter; 0 for a red five.
    pub fn pending(&self) -> Option<u8> {
        self.pending
    }

    /// A remark on the last key.
    pub fn notice(&self) -> Option<DiscardNotice> {
        self.notice
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
            self.session.know(chances);
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
            DiscardMessage::Slip => told.rated == Rated::Yes && !told.outcome.is_right(),
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
        (self.pending, self.notice, self.progress) = (None, None, None);
        self.panel = DiscardPanel::Verdict;
        self.top = 0;
        self.shown = self.shown.wrapping_add(1);
    }

    fn answering(&mut self, message: DiscardMessage, now: Duration) {
        self.notice = None;
        match message {
            DiscardMessage::Check => return self.check(now),
            DiscardMessage::GiveUp => return self.session.give_up(now),
            _ => self.session.touch(now),
        }
        let Some(question) = self.question() else { return };
        let (tiles, one_suit, drawn) = (question.shown().len(), question.one_suit(), question.drawn().is_some());
        match message {
            DiscardMessage::Digit(digit) => match one_suit {
                Some(suit) => self.choose_named(Some(suit), digit),
                None => self.pending = Some(digit),
            },
            DiscardMessage::Letter(letter) => {
                if let Some(digit) = self.pending.take() {
                    self.choose_named(Suit::ALL.into_iter().find(|suit| suit.letter() == letter), digit);
                }
            }
            DiscardMessage::Honor(tile) => self.choose_tile(tile, Red::No),
            DiscardMessage::Drawn => self.choose(drawn.then(|| tiles - 1)),
            DiscardMessage::Pick(place) => self.choose(Some(place.min(tiles - 1))),
            DiscardMessage::Move(direction) => {
                let place = match (self.chosen(), direction) {
                    (None, Direction::Left | Direction::Up) => tiles - 1,
                    (None, _) => 0,
                    (Some(place), Direction::Left) => (place + tiles - 1) % tiles,
                    (Some(place), Direction::Right) => (place + 1) % tiles,
                    (Some(place), Direction::Up | Direction::Down) => place,
                };
                self.choose(Some(place));
            }
            DiscardMessage::Clear => self.choose(None),
            DiscardMessage::DropDigit if self.pending.is_none() => self.choose(None),
            DiscardMessage::DropDigit => self.pending = None,
            _ => {}
        }
    }

    fn check(&mut self, now: Duration) {
        if self.pending.is_some() {
            self.notice = Some(DiscardNotice::DigitWaits);
        } else if self.session.submit(now).is_none() {
            self.notice = Some(DiscardNotice::NothingChosen);
        } else {
            self.top = 0;
        }
    }

    /// The tile of a digit and a suit letter; no suit is z, and 0 is a red five.
    fn choose_named(&mut self, suit: Option<Suit>, digit: u8) {
        let tile = match (suit, digit) {
            (Some(suit), 0) => Tile::suited(suit, 5),
            (Some(suit), digit) => Tile::suited(suit, digit),
            (None, digit) => Tile::honor(digit),
        };
        match tile {
            Some(tile) => self.choose_tile(tile, if digit == 0 { Red::Yes } else { Red::No }),
            None => self.notice = Some(DiscardNotice::NoSuchTile),
        }
    }

    /// A tile of the hand. Where the only five is red, 5 is that one.
    fn choose_tile(&mut self, tile: Tile, red: Red) {
        let Some(question) = self.question() else { return };
        let shown = question.shown();
        let exact = shown.iter().rposition(|&held| held == (tile, red));
        let place = exact.or_else(|| shown.iter().rposition(|&(held, _)| held == tile && red == Red::No));
        match place {
            Some(place) => self.choose(Some(place)),
            None => self.notice = Some(DiscardNotice::NotHeld(tile, red)),
        }
    }

    fn choose(&mut self, place: Option<usize>) {
        self.pending = None;
        if let Some(Exercise::Discards(_, chosen)) = self.session.exercise_mut() {
            *chosen = place;
        }
    }
}
