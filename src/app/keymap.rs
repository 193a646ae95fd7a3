//! Every key, once.

use super::{
    App, Direction, DiscardMessage, DiscardPanel, DiscardsScreen, DistanceMessage, DistancePanel, DistanceScreen, Exit, Layer, Leap,
    Message, Panel, PlayScreen, ScoreMessage, ScorePanel, ScoreScreen, Screen, Target, Typed, WaitsMessage, WaitsScreen, is_too_small,
};
use crate::drill::session::Stage;
use crate::drill::settings::Turn;
use crate::engine::Tile;

/// A key that was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A character, with Shift already in it.
    Char(char),
    /// A character together with Ctrl.
    Ctrl(char),
    /// Enter.
    Enter,
    /// Escape.
    Esc,
    /// Tab.
    Tab,
    /// Backspace.
    Backspace,
    /// An arrow.
    Arrow(Direction),
    /// PageUp, PageDown, Home or End.
    Leap(Leap),
}

impl Key {
    /// The key of this name in the last line of a screen.
    pub fn named(name: &str) -> Option<Key> {
        let mut letters = name.chars();
        Some(match (name, letters.next(), letters.next()) {
            ("Enter", ..) => Key::Enter,
            ("Esc", ..) => Key::Esc,
            ("Bksp", ..) => Key::Backspace,
            ("Tab", ..) => Key::Tab,
            ("Space", ..) => Key::Char(' '),
            ("Up", ..) => Key::Arrow(Direction::Up),
            ("Down", ..) => Key::Arrow(Direction::Down),
            ("Left", ..) => Key::Arrow(Direction::Left),
            ("Right", ..) => Key::Arrow(Direction::Right),
            (_, Some(letter), None) => Key::Char(letter),
            _ => return None,
        })
    }
}

/// What a click asks for now.
pub fn clicked(app: &App, target: Target) -> Option<Message> {
    match (target, app.layer(), app.screen()) {
        (Target::Key(key), _, _) => message(app, key),
        (Target::Row(row), Layer::None, Screen::Home(_) | Screen::Menu(..) | Screen::Choose(_) | Screen::Settings(_)) => {
            Some(Message::OpenRow(row))
        }
        (Target::Row(place), Layer::None, Screen::Discards(discards)) => discarding(discards, DiscardMessage::Pick(place)),
        (Target::Row(row), Layer::None, Screen::Play(play)) if play.is_report() => Some(Message::OpenRow(row)),
        (Target::Row(place), Layer::None, Screen::Play(play)) => playing(play, DiscardMessage::Pick(place)),
        (Target::Row(row), Layer::None, Screen::Score(score)) => offered(score, ScoreMessage::Pick(row)),
        (Target::Group(group), Layer::None, Screen::Score(score)) => offered(score, ScoreMessage::Group(group)),
        (Target::Tile(tile), Layer::None, Screen::Waits(_)) => Some(Message::Waits(WaitsMessage::Pick(tile))),
        (Target::Row(_) | Target::Tile(_) | Target::Group(_), _, _) => None,
    }
}

/// What the wheel asks for: it scrolls where the arrows do.
pub fn wheel(app: &App, direction: Direction) -> Option<Message> {
    message(app, Key::Arrow(direction)).filter(|message| matches!(message, Message::Scroll(_)))
}

/// What a key asks for now; `None` where it means nothing.
pub fn message(app: &App, key: Key) -> Option<Message> {
    match narrow(key) {
        Key::Ctrl('c') => Some(Message::Interrupt),
        Key::Ctrl('z') => Some(Message::Suspend),
        Key::Ctrl('u') if is_typing(app) => Some(Message::Type(Typed::Clear)),
        Key::Ctrl(_) => None,
        // nobody answers a question that is not on the screen
        _ if is_too_small(app.size()) => None,
        key => match app.layer() {
            Layer::Help(_) => help(key),
            Layer::Leaving(exit) => leaving(key, exit),
            Layer::Unkept(_) => unkept(key),
            Layer::None => match (app.screen(), key) {
                (_, Key::Char('?')) => Some(Message::Help),
                (Screen::Analyse(_), key) => analyse(key),
                (Screen::Play(play), Key::Char('q')) if play.back().is_some() => Some(Message::PlayedOn),
                (_, Key::Char('q')) => Some(Message::Quit),
                (Screen::Choose(_), key) => choose(key),
                (Screen::Settings(_), key) => settings(key),
                (Screen::Home(_), key) => home(key),
                (Screen::Menu(..), Key::Esc) => Some(Message::GoHome),
                (Screen::Menu(..), key) => home(key),
                (Screen::Summary(_), key) => summary(key),
                (Screen::Discards(screen), key) => discard(key, screen),
                (Screen::Play(screen), key) => hand(key, screen),
                (Screen::Shanten(shanten), key) => distance(key, shanten),
                (Screen::Score(score), key) => points(key, score),
                (Screen::Waits(waits), key) => match waits.session().stage() {
                    Stage::Asking(_) => asking(key, waits),
                    Stage::Told(_) if waits.asks_reach() => reaching(key),
                    Stage::Told(_) => told(key, waits),
                    Stage::Over => None,
                },
            },
        },
    }
}

/// What pasted text asks for: its characters are typed where there is a text to type; line ends go, and nothing is submitted.
pub fn pasted(app: &App, text: &str) -> Vec<Message> {
    if !is_typing(app) {
        return Vec::new();
    }
    let letters = text.chars().filter(|letter| !letter.is_control()).map(|letter| narrow(Key::Char(letter)));
    letters.filter_map(|key| if let Key::Char(letter) = key { Some(Message::Type(Typed::Char(letter))) } else { None }).collect()
}

/// Whether keys go into a text.
pub fn is_typing(app: &App) -> bool {
    matches!((app.layer(), app.screen()), (Layer::None, Screen::Analyse(_)))
}

/// Full-width characters, as Japanese and Chinese keyboards type them, are the plain ones.
fn narrow(key: Key) -> Key {
    match key {
        Key::Char('\u{3000}') => Key::Char(' '),
        Key::Char(wide @ '\u{ff01}'..='\u{ff5e}') => {
            Key::Char(char::from_u32(wide as u32 - 0xfee0).expect("full-width signs lie 0xfee0 above plain ones"))
        }
        Key::Char('\r' | '\n') => Key::Enter,
        other => other,
    }
}

fn help(key: Key) -> Option<Message> {
    match key {
        Key::Arrow(direction @ (Direction::Up | Direction::Down)) => Some(Message::Scroll(direction)),
        Key::Leap(leap) => Some(Message::Leap(leap)),
        Key::Esc | Key::Enter | Key::Char('?' | 'q') => Some(Message::Close),
        _ => None,
    }
}

fn leaving(key: Key, exit: Exit) -> Option<Message> {
    match (key, exit) {
        (Key::Char('q' | 'y'), Exit::Shell) => Some(Message::Leave),
        (Key::Char('y'), Exit::Menu) => Some(Message::GoHomeNow),
        (Key::Esc | Key::Char('n'), _) => Some(Message::Close),
        _ => None,
    }
}

fn unkept(key: Key) -> Option<Message> {
    match key {
        Key::Enter | Key::Esc => Some(Message::Close),
        Key::Char('q') => Some(Message::Leave),
        _ => None,
    }
}

fn home(key: Key) -> Option<Message> {
    match key {
        Key::Arrow(direction) => Some(Message::Scroll(direction)),
        Key::Leap(leap) => Some(Message::Leap(leap)),
        Key::Enter | Key::Char(' ') => Some(Message::Open),
        _ => None,
    }
}

fn settings(key: Key) -> Option<Message> {
    match key {
        Key::Arrow(Direction::Left) => Some(Message::Turn(Turn::Back)),
        Key::Arrow(Direction::Right) | Key::Enter | Key::Char(' ') => Some(Message::Turn(Turn::On)),
        Key::Arrow(direction) => Some(Message::Scroll(direction)),
        Key::Leap(leap) => Some(Message::Leap(leap)),
        Key::Esc => Some(Message::GoHome),
        _ => None,
    }
}

fn choose(key: Key) -> Option<Message> {
    match key {
        Key::Enter => Some(Message::Begin),
        other => settings(other),
    }
}

fn analyse(key: Key) -> Option<Message> {
    let typed = match key {
        Key::Char(letter) => Typed::Char(letter),
        Key::Backspace => Typed::Erase,
        Key::Arrow(Direction::Left) => Typed::Left,
        Key::Arrow(Direction::Right) => Typed::Right,
        Key::Leap(Leap::Home) => Typed::First,
        Key::Leap(Leap::End) => Typed::Last,
        Key::Arrow(direction) => return Some(Message::Scroll(direction)),
        Key::Leap(leap) => return Some(Message::Leap(leap)),
        Key::Esc => return Some(Message::GoHome),
        Key::Enter | Key::Tab | Key::Ctrl(_) => return None,
    };
    Some(Message::Type(typed))
}

fn summary(key: Key) -> Option<Message> {
    match key {
        Key::Enter | Key::Char('n') => Some(Message::AnotherSession),
        Key::Char('r') => Some(Message::Practise),
        Key::Esc => Some(Message::GoHomeNow),
        Key::Arrow(direction) => Some(Message::Scroll(direction)),
        Key::Leap(leap) => Some(Message::Leap(leap)),
        _ => None,
    }
}

fn asking(key: Key, waits: &WaitsScreen) -> Option<Message> {
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

fn distance(key: Key, shanten: &DistanceScreen) -> Option<Message> {
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

fn discard(key: Key, discards: &DiscardsScreen) -> Option<Message> {
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

fn hand(key: Key, play: &PlayScreen) -> Option<Message> {
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

fn playing(play: &PlayScreen, message: DiscardMessage) -> Option<Message> {
    play.offers(message).then_some(Message::Discards(message))
}

fn discarding(discards: &DiscardsScreen, message: DiscardMessage) -> Option<Message> {
    discards.offers(message).then_some(Message::Discards(message))
}

fn points(key: Key, score: &ScoreScreen) -> Option<Message> {
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

fn offered(score: &ScoreScreen, message: ScoreMessage) -> Option<Message> {
    score.offers(message).then_some(Message::Score(message))
}

/// East South West North by their first letters; white, green and red as P, F and C (haku, 發, 中 on the tiles).
fn honor(capital: char) -> Option<Tile> {
    let number = "ESWNPFC".find(capital)?;
    Tile::honor(u8::try_from(number + 1).ok()?)
}

/// While the second question of the wait drill is asked.
fn reaching(key: Key) -> Option<Message> {
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

fn told(key: Key, waits: &WaitsScreen) -> Option<Message> {
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
