//! Every key, once.

mod drills;

use self::drills::{asking, discard, discarding, distance, hand, offered, playing, points, reaching, told};
use super::{
    AnalyseScreen, App, Direction, DiscardMessage, Exit, Layer, Leap, Message, ScoreMessage, Screen, Target, Typed, WaitsMessage,
    is_too_small,
};
use crate::drill::session::Stage;
use crate::drill::settings::Turn;

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
        (
            Target::Row(row),
            Layer::None,
            Screen::Home(_) | Screen::Menu(..) | Screen::Choose(_) | Screen::Settings(_) | Screen::Lessons(_) | Screen::Figures(_),
        ) => Some(Message::OpenRow(row)),
        (Target::Row(row), Layer::None, Screen::Analyse(analyse)) => {
            let chosen = analyse.row().is_some_and(|(here, _)| here == row);
            Some(if chosen { Message::Open } else { Message::OpenRow(row) })
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
                (Screen::Analyse(screen), key) => analyse(key, screen),
                (Screen::Play(play), Key::Char('q')) if play.back().is_some() => Some(Message::PlayedOn),
                (_, Key::Char('q')) => Some(Message::Quit),
                (Screen::Choose(_), key) => choose(key),
                (Screen::Settings(_), key) => settings(key),
                (Screen::Home(_), key) => home(key),
                (Screen::Menu(..) | Screen::Lessons(_) | Screen::Figures(_), Key::Esc) => Some(Message::GoHome),
                (Screen::Lesson(..), Key::Esc) => Some(Message::Lessons),
                (Screen::Figures(_), Key::Tab) => Some(Message::Page),
                (Screen::Figures(_), Key::Arrow(Direction::Left)) => Some(Message::Time(Turn::Back)),
                (Screen::Figures(_), Key::Arrow(Direction::Right)) => Some(Message::Time(Turn::On)),
                (Screen::Lessons(_) | Screen::Lesson(..) | Screen::Figures(_), key) => home(key),
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

fn analyse(key: Key, screen: &AnalyseScreen) -> Option<Message> {
    let typed = match key {
        Key::Char(letter) => Typed::Char(letter),
        Key::Backspace => Typed::Erase,
        Key::Arrow(Direction::Left) => Typed::Left,
        Key::Arrow(Direction::Right) => Typed::Right,
        Key::Leap(Leap::Home) => Typed::First,
        Key::Leap(Leap::End) => Typed::Last,
        Key::Arrow(direction) => return Some(Message::Scroll(direction)),
        Key::Leap(leap) => return Some(Message::Leap(leap)),
        Key::Esc if screen.came_from_a_discard() => return Some(Message::TakenBack),
        Key::Esc => return Some(Message::GoHome),
        Key::Enter => return screen.row().map(|_| Message::Open),
        Key::Tab | Key::Ctrl(_) => return None,
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
