//! Keys, resizes and signals, gathered from two threads into one queue.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use crossterm::event::{self, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2};
use signal_hook::iterator::Signals;

use crate::app::{Direction, JobId, Key, Leap, Work};
use crate::drill::statistics::Statistics;
use crate::store::history::HistoryError;

/// What can happen while the trainer waits.
#[derive(Debug)]
pub(super) enum Event {
    /// A key was pressed.
    Key(Key),
    /// The left button was pressed on this column and row.
    Clicked(u16, u16),
    /// The wheel was turned.
    Wheel(Direction),
    /// A text was pasted.
    Pasted(String),
    /// The terminal has so many columns and rows now.
    Resized(u16, u16),
    /// The time has come that the trainer had asked for.
    Alarm,
    /// Someone asks the program to stop for a while.
    Stopped,
    /// A signal ends the program.
    Killed(u8),
    /// The terminal can no longer be read.
    Gone,
    /// Long work went on, or is done.
    Worked(JobId, Work),
    /// The history is read.
    Learned(Box<Statistics>),
    /// The history cannot be read.
    Unread(HistoryError),
}

/// From here on these signals no longer end the program by themselves.
pub(super) fn catch_signals() -> io::Result<Signals> {
    Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGTSTP])
}

/// Begins to read keys and signals.
///
/// The sender is for other threads that have something to tell.
pub(super) fn listen(signals: Signals) -> (Receiver<Event>, Sender<Event>) {
    let (sender, events) = mpsc::channel();
    let (keys, others) = (sender.clone(), sender.clone());
    thread::spawn(move || forward_signals(signals, &sender));
    thread::spawn(move || forward_input(&keys));
    (events, others)
}

fn forward_signals(mut signals: Signals, sender: &Sender<Event>) {
    for signal in signals.forever() {
        let event = match signal {
            SIGTSTP => Event::Stopped,
            other => Event::Killed(u8::try_from(other).unwrap_or(0)),
        };
        if sender.send(event).is_err() {
            return;
        }
    }
}

fn forward_input(sender: &Sender<Event>) {
    loop {
        let event = match event::read() {
            Ok(event::Event::Key(key)) => match pressed(key) {
                Some(key) => Event::Key(key),
                None => continue,
            },
            Ok(event::Event::Mouse(mouse)) => match pointed(mouse) {
                Some(event) => event,
                None => continue,
            },
            Ok(event::Event::Paste(text)) => Event::Pasted(text),
            Ok(event::Event::Resize(columns, rows)) => Event::Resized(columns, rows),
            Ok(_) => continue,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => Event::Gone,
        };
        let last = matches!(event, Event::Gone);
        if sender.send(event).is_err() || last {
            return;
        }
    }
}

/// Presses of the left button and the wheel; letting go means nothing.
fn pointed(mouse: MouseEvent) -> Option<Event> {
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => Some(Event::Clicked(mouse.column, mouse.row)),
        MouseEventKind::ScrollUp => Some(Event::Wheel(Direction::Up)),
        MouseEventKind::ScrollDown => Some(Event::Wheel(Direction::Down)),
        _ => None,
    }
}

/// Presses and repeats; some terminals send releases too, which mean nothing.
fn pressed(key: KeyEvent) -> Option<Key> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
    Some(match key.code {
        KeyCode::Char(letter) if ctrl => Key::Ctrl(letter.to_ascii_lowercase()),
        KeyCode::Char(_) if key.modifiers.contains(KeyModifiers::ALT) => return None,
        KeyCode::Char(letter) => Key::Char(letter),
        KeyCode::Enter => Key::Enter,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::Arrow(Direction::Up),
        KeyCode::Esc => Key::Esc,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Up => Key::Arrow(Direction::Up),
        KeyCode::Down => Key::Arrow(Direction::Down),
        KeyCode::Left => Key::Arrow(Direction::Left),
        KeyCode::Right => Key::Arrow(Direction::Right),
        KeyCode::PageUp => Key::Leap(Leap::PageUp),
        KeyCode::PageDown => Key::Leap(Leap::PageDown),
        KeyCode::Home => Key::Leap(Leap::Home),
        KeyCode::End => Key::Leap(Leap::End),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn releases_are_no_presses() {
        let check = |kind, wanted| {
            let key = KeyEvent { kind, ..KeyEvent::new(KeyCode::Char('n'), KeyModifiers::NONE) };
            assert_eq!(pressed(key), wanted, "{kind:?}");
        };
        check(KeyEventKind::Press, Some(Key::Char('n')));
        check(KeyEventKind::Repeat, Some(Key::Char('n')));
        check(KeyEventKind::Release, None);
    }
}
