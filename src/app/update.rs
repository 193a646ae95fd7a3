//! What a message changes.

use std::time::Duration;

use super::{App, Direction, Effect, Effects, Exit, HOME, HomeRow, Layer, Leap, Message, Screen, WaitsMessage};
use crate::drill::session::Stage;

impl App {
    /// Changes the state; the time since the start comes from outside, and work for the outside goes back.
    pub fn update(&mut self, message: Message, now: Duration) -> Effects {
        if !matches!(message, Message::Resized(..) | Message::Measured(_)) {
            self.trouble = None;
        }
        match message {
            Message::Trouble(trouble) => self.trouble = Some(trouble),
            Message::Resized(columns, rows) => self.size = (columns, rows),
            Message::Measured(reach) => self.reach = reach,
            Message::Leave => return vec![Effect::Quit],
            Message::Interrupt => return vec![Effect::Interrupt],
            Message::Suspend => return vec![Effect::Suspend],
            Message::Quit if self.is_unfinished() => self.layer = Layer::Leaving(Exit::Shell),
            Message::Quit => return vec![Effect::Quit],
            Message::GoHome if self.is_unfinished() => self.layer = Layer::Leaving(Exit::Menu),
            Message::GoHome | Message::GoHomeNow => self.go_home(),
            Message::Help => self.layer = Layer::Help(0),
            Message::Close => self.layer = Layer::None,
            Message::Scroll(Direction::Up) => self.scroll(|place, _, _| place.saturating_sub(1)),
            Message::Scroll(Direction::Down) => self.scroll(|place, _, _| place + 1),
            Message::Scroll(Direction::Left | Direction::Right) => {}
            Message::Leap(Leap::PageUp) => self.scroll(|place, _, page| place.saturating_sub(page)),
            Message::Leap(Leap::PageDown) => self.scroll(|place, _, page| place + page),
            Message::Leap(Leap::Home) => self.scroll(|_, _, _| 0),
            Message::Leap(Leap::End) => self.scroll(|_, last, _| last),
            Message::Open => return self.open(now),
            Message::OpenRow(chosen) => {
                if let Screen::Home(row) = &mut self.screen {
                    *row = chosen.min(HOME.len() - 1);
                }
                return self.open(now);
            }
            Message::AnotherSession => {
                self.next_seed();
                self.begin(now);
            }
            Message::Practise => self.practise(now),
            Message::Alarm if self.alarm().is_some_and(|alarm| now >= alarm) => self.in_waits_do(WaitsMessage::Next, now),
            Message::Alarm => {}
            Message::Waits(message) => self.in_waits_do(message, now),
        }
        Effects::new()
    }

    fn in_waits_do(&mut self, message: WaitsMessage, now: Duration) {
        if let Screen::Waits(waits) = &mut self.screen {
            waits.update(message, now);
            if matches!(waits.session().stage(), Stage::Over) {
                let session = waits.session().clone();
                self.show(session);
            }
        }
    }

    /// Asks the failed and slow ones of the finished session again; its figures stay.
    fn practise(&mut self, now: Duration) {
        if let Screen::Summary(summary) = &self.screen {
            let mut session = summary.session().clone();
            session.practise(now);
            self.show(session);
        }
    }

    /// Whether leaving would lose a session.
    fn is_unfinished(&self) -> bool {
        match &self.screen {
            Screen::Waits(waits) => !waits.session().is_finished(),
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
            Screen::Summary(summary) => summary.session(),
            Screen::Home(_) => return,
        };
        if let Some(seed) = session.next_seed() {
            self.plan.seed = seed;
        }
    }

    /// From a place, the last place and the length of a page to the new place.
    fn scroll(&mut self, to: impl Fn(usize, usize, usize) -> usize) {
        let (last, page) = self.reach();
        let moved = |place: usize| to(place.min(last), last, page).min(last);
        match (&mut self.layer, &mut self.screen) {
            (Layer::Help(top), _) => *top = moved(*top),
            (Layer::None, Screen::Home(row)) => *row = moved(*row),
            (Layer::None, Screen::Waits(waits)) => waits.scroll_to(moved(waits.top())),
            (Layer::None, Screen::Summary(summary)) => summary.scroll_to(moved(summary.top())),
            (Layer::Leaving(_), _) => {}
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
