//! What a message changes.

use std::time::Duration;

use super::{App, Direction, Effect, Effects, HELP_LINES, HOME, HomeRow, Layer, Message, Panel, Screen};
use crate::drill::session::Stage;

impl App {
    /// Changes the state; the time since the start comes from outside, and work for the outside goes back.
    pub fn update(&mut self, message: Message, now: Duration) -> Effects {
        match message {
            Message::Resized(columns, rows) => self.size = (columns, rows),
            Message::Leave => return vec![Effect::Quit],
            Message::Interrupt => return vec![Effect::Interrupt],
            Message::Suspend => return vec![Effect::Suspend],
            Message::Quit if self.is_unfinished() => self.layer = Layer::Leaving,
            Message::Quit => return vec![Effect::Quit],
            Message::GoHome if self.is_unfinished() => self.layer = Layer::Leaving,
            Message::GoHome | Message::GoHomeNow => self.go_home(),
            Message::Help => self.layer = Layer::Help(0),
            Message::Close => self.layer = Layer::None,
            Message::Scroll(direction) => self.scroll(direction),
            Message::Open => return self.open(now),
            Message::AnotherSession => {
                self.next_seed();
                self.begin(now);
            }
            Message::Waits(message) => {
                if let Screen::Waits(waits) = &mut self.screen {
                    waits.update(message, now);
                    if matches!(waits.session().stage(), Stage::Over) {
                        self.screen = Screen::Summary(Box::new(waits.session().clone()));
                    }
                }
            }
        }
        Effects::new()
    }

    /// Whether leaving would lose a session.
    fn is_unfinished(&self) -> bool {
        match &self.screen {
            Screen::Waits(waits) => waits.session().outcomes().len() < waits.session().length(),
            Screen::Home(_) | Screen::Summary(_) => false,
        }
    }

    fn go_home(&mut self) {
        self.next_seed();
        self.plan.hand = None;
        self.screen = Screen::Home(0);
        self.layer = Layer::None;
    }

    /// A new session goes on with the seeds after those of the last one.
    fn next_seed(&mut self) {
        let session = match &self.screen {
            Screen::Waits(waits) => waits.session(),
            Screen::Summary(session) => session,
            Screen::Home(_) => return,
        };
        if let Some(seed) = session.next_seed() {
            self.plan.seed = seed;
        }
    }

    fn scroll(&mut self, direction: Direction) {
        let moved = |place: usize, last: usize| match direction {
            Direction::Up => place.min(last).saturating_sub(1),
            Direction::Down => (place + 1).min(last),
            Direction::Left | Direction::Right => place,
        };
        let rows = usize::from(self.size.1).saturating_sub(4);
        match (&mut self.layer, &mut self.screen) {
            (Layer::Help(top), _) => {
                *top = moved(*top, HELP_LINES.saturating_sub(rows));
            }
            (Layer::None, Screen::Home(row)) => *row = moved(*row, HOME.len() - 1),
            (Layer::None, Screen::Waits(waits)) => {
                if let Panel::Every(top) = waits.panel() {
                    let last = waits.reading_lines().saturating_sub(1);
                    waits.show(Panel::Every(moved(top, last)));
                }
            }
            (Layer::None, Screen::Summary(_)) | (Layer::Leaving, _) => {}
        }
    }

    fn open(&mut self, now: Duration) -> Effects {
        if let Screen::Home(row) = self.screen {
            match HOME.get(row) {
                Some(HomeRow::Waits(source)) => {
                    self.plan.source = *source;
                    self.begin(now);
                }
                Some(HomeRow::Help) => self.layer = Layer::Help(0),
                Some(HomeRow::Quit) | None => return vec![Effect::Quit],
            }
        }
        Effects::new()
    }
}
