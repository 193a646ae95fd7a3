//! The keys of the drills: while a question waits for its answer, and after it.

use super::super::{
    Direction, DiscardMessage, DiscardPanel, DiscardsScreen, DistanceMessage, DistancePanel, DistanceScreen, Message, Panel, PlayScreen,
    ScoreMessage, ScorePanel, ScoreScreen, WaitsMessage, WaitsScreen,
};
use super::Key;
use crate::drill::session::Stage;
use crate::engine::Tile;

pub(super) fn asking(key: Key, waits: &WaitsScreen) -> Option<Message> {
    let message = match key {
        Key::Char(digit @ '1'..='9') => WaitsMessage::Digit(digit as u8 - b'0'),
        Key::Char(letter @ ('m' | 'p' | 's' | 'z')) => WaitsMessage::Letter(letter),
        Key::Char('n') => WaitsMessage::NotReady,
        Key::Char('a') if waits.asks_any() => WaitsMessage::Any,
        Key::Char('c') => WaitsMessage::Clear,
        Key::Char('h') => WaitsMessage::Hint,
        Key::Char('g') => WaitsMessage::GiveUp,
        Key::Char(' ') => WaitsMessage::Toggle,
        Key::Char(capital) => WaitsMessage::Honor(honor(capital)?),
        Key::Arrow(direction) => WaitsMessage::Move(direction),
        Key::Backspace => WaitsMessage::TakeBack,
        Key::Esc if waits.pending().is_empty() => return Some(Message::GoHome),
        Key::Esc => WaitsMessage::DropDigits,
        Key::Enter => WaitsMessage::Check,
        Key::Ctrl(_) | Key::Tab | Key::Leap(_) => return None,
    };
    Some(Message::Waits(message))
}

pub(super) fn distance(key: Key, shanten: &DistanceScreen) -> Option<Message> {
    let asking = matches!(shanten.session().stage(), Stage::Asking(_));
    let message = match key {
        Key::Char(digit @ '0'..='8') if asking => return Some(Message::Shanten(DistanceMessage::Digit(digit as u8 - b'0'))),
        Key::Char('g') if asking => return Some(Message::Shanten(DistanceMessage::GiveUp)),
        Key::Esc if shanten.panel() == DistancePanel::Verdict => return Some(Message::GoHome),
        Key::Enter | Key::Char('n') => DistanceMessage::Next,
        Key::Char('r') => DistanceMessage::Again,
        Key::Char('b') => DistanceMessage::Bookmark,
        Key::Char('u') => DistanceMessage::Slip,
        Key::Char('y') => DistanceMessage::Rebuild,
        Key::Esc => DistanceMessage::Back,
        Key::Arrow(direction) => return Some(Message::Scroll(direction)),
        Key::Leap(leap) => return Some(Message::Leap(leap)),
        _ => return None,
    };
    shanten.offers(message).then_some(Message::Shanten(message))
}

pub(super) fn discard(key: Key, discards: &DiscardsScreen) -> Option<Message> {
    let asking = matches!(discards.session().stage(), Stage::Asking(_));
    if let Some(message) = choosing(key).filter(|_| asking) {
        return discarding(discards, message);
    }
    let message = match key {
        Key::Esc if asking && discards.pending().is_some() => DiscardMessage::DropDigit,
        Key::Arrow(direction @ (Direction::Left | Direction::Right)) if asking => DiscardMessage::Move(direction),
        Key::Enter if asking => DiscardMessage::Check,
        Key::Enter | Key::Char('n') => DiscardMessage::Next,
        Key::Char('r') => DiscardMessage::Again,
        Key::Char('t') => DiscardMessage::Table,
        Key::Char('p') => DiscardMessage::PlayOn,
        Key::Char('b') => DiscardMessage::Bookmark,
        Key::Char('u') => DiscardMessage::Slip,
        Key::Char('y') => DiscardMessage::Rebuild,
        Key::Esc if discards.panel() != DiscardPanel::Verdict => DiscardMessage::Back,
        Key::Esc => return Some(Message::GoHome),
        Key::Arrow(direction) => return Some(Message::Scroll(direction)),
        Key::Leap(leap) => return Some(Message::Leap(leap)),
        _ => return None,
    };
    discarding(discards, message)
}

/// A key that chooses one tile of fourteen.
fn choosing(key: Key) -> Option<DiscardMessage> {
    Some(match key {
        Key::Char(digit @ '0'..='9') => DiscardMessage::Digit(digit as u8 - b'0'),
        Key::Char(letter @ ('m' | 'p' | 's' | 'z')) => DiscardMessage::Letter(letter),
        Key::Char(' ') => DiscardMessage::Drawn,
        Key::Char('g') => DiscardMessage::GiveUp,
        Key::Char('c') => DiscardMessage::Clear,
        Key::Backspace => DiscardMessage::DropDigit,
        Key::Char(capital) => DiscardMessage::Honor(honor(capital)?),
        _ => return None,
    })
}

pub(super) fn hand(key: Key, play: &PlayScreen) -> Option<Message> {
    let asking = !play.is_report() && play.turn().is_none();
    if let Some(message) = choosing(key).filter(|&message| asking || message == DiscardMessage::GiveUp) {
        return playing(play, message);
    }
    let message = match key {
        Key::Char('w') => DiscardMessage::Win,
        Key::Esc if asking && play.chooser().pending.is_some() => DiscardMessage::DropDigit,
        Key::Arrow(direction @ (Direction::Left | Direction::Right)) if asking => DiscardMessage::Move(direction),
        Key::Enter if asking => DiscardMessage::Check,
        Key::Enter | Key::Char('n') if play.is_report() && play.back().is_some() => return Some(Message::PlayedOn),
        Key::Enter | Key::Char('n') => DiscardMessage::Next,
        Key::Char('r') => DiscardMessage::Again,
        Key::Char('t') => DiscardMessage::Table,
        Key::Char('b') => DiscardMessage::Bookmark,
        Key::Char('y') => DiscardMessage::Rebuild,
        Key::Esc if play.panel() != DiscardPanel::Verdict => DiscardMessage::Back,
        Key::Esc if play.back().is_some() => return Some(Message::PlayedOn),
        Key::Esc => return Some(Message::GoHome),
        Key::Arrow(direction) => return Some(Message::Scroll(direction)),
        Key::Leap(leap) => return Some(Message::Leap(leap)),
        _ => return None,
    };
    playing(play, message)
}

pub(super) fn playing(play: &PlayScreen, message: DiscardMessage) -> Option<Message> {
    play.offers(message).then_some(Message::Discards(message))
}

pub(super) fn discarding(discards: &DiscardsScreen, message: DiscardMessage) -> Option<Message> {
    discards.offers(message).then_some(Message::Discards(message))
}

pub(super) fn points(key: Key, score: &ScoreScreen) -> Option<Message> {
    let asking = matches!(score.session().stage(), Stage::Asking(_));
    let message = match key {
        Key::Char(digit @ '0'..='9') => ScoreMessage::Digit(digit as u8 - b'0'),
        Key::Char(' ') => ScoreMessage::Toggle,
        Key::Char('g') => ScoreMessage::GiveUp,
        Key::Char('c') => ScoreMessage::Clear,
        Key::Tab => ScoreMessage::Onward,
        Key::Backspace => ScoreMessage::Erase,
        Key::Arrow(direction) if asking => ScoreMessage::Move(direction),
        Key::Enter if asking => ScoreMessage::Check,
        Key::Enter | Key::Char('n') => ScoreMessage::Next,
        Key::Char('r') => ScoreMessage::Again,
        Key::Char('b') => ScoreMessage::Bookmark,
        Key::Char('u') => ScoreMessage::Slip,
        Key::Char('y') => ScoreMessage::Rebuild,
        Key::Esc if score.panel() != ScorePanel::Verdict => ScoreMessage::Back,
        Key::Esc => return Some(Message::GoHome),
        Key::Arrow(direction) => return Some(Message::Scroll(direction)),
        Key::Leap(leap) if !asking => return Some(Message::Leap(leap)),
        Key::Char(_) | Key::Ctrl(_) | Key::Leap(_) => return None,
    };
    offered(score, message)
}

pub(super) fn offered(score: &ScoreScreen, message: ScoreMessage) -> Option<Message> {
    score.offers(message).then_some(Message::Score(message))
}

/// East South West North by their first letters; white, green and red as P, F and C (haku, 發, 中 on the tiles).
fn honor(capital: char) -> Option<Tile> {
    let number = "ESWNPFC".find(capital)?;
    Tile::honor(u8::try_from(number + 1).ok()?)
}

/// While the second question of the wait drill is asked.
pub(super) fn reaching(key: Key) -> Option<Message> {
    Some(Message::Waits(match key {
        Key::Char(digit @ '1'..='9') => WaitsMessage::Digit(digit as u8 - b'0'),
        Key::Char(' ') => WaitsMessage::Toggle,
        Key::Char('n') => WaitsMessage::NotReady,
        Key::Char(capital) => WaitsMessage::Honor(honor(capital)?),
        Key::Arrow(direction) => WaitsMessage::Move(direction),
        Key::Enter => WaitsMessage::Check,
        Key::Esc => WaitsMessage::Back,
        Key::Tab | Key::Backspace | Key::Ctrl(_) | Key::Leap(_) => return None,
    }))
}

pub(super) fn told(key: Key, waits: &WaitsScreen) -> Option<Message> {
    let message = match key {
        Key::Enter => WaitsMessage::Next,
        Key::Char('n') => WaitsMessage::Skip,
        Key::Char('r') => WaitsMessage::Again,
        Key::Char('e') => WaitsMessage::Every,
        Key::Char('x') => WaitsMessage::Why,
        Key::Char('w') => WaitsMessage::Wall,
        Key::Char('b') => WaitsMessage::Bookmark,
        Key::Char('u') => WaitsMessage::Slip,
        Key::Char('y') => WaitsMessage::Rebuild,
        Key::Esc if waits.panel() != Panel::Verdict => WaitsMessage::Back,
        Key::Esc => return Some(Message::GoHome),
        Key::Arrow(direction) => return Some(Message::Scroll(direction)),
        Key::Leap(leap) => return Some(Message::Leap(leap)),
        _ => return None,
    };
    waits.offers(message).then_some(Message::Waits(message))
}
