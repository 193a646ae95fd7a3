//! What a message changes.

use std::time::Duration;

use super::{
    App, DEAF, Direction, DiscardMessage, DiscardsScreen, Effect, Effects, Exit, HOME, HomeRow, Layer, Leap, Message, PlayScreen, Screen,
    WaitsMessage,
};
use crate::drill::exercise::{Drill, Exercise};
use crate::drill::play::Play;
use crate::drill::record::Mode;
use crate::drill::session::{Session, Stage};
use crate::drill::settings::{Setting, Turn};

impl App {
    /// Changes the state; the time since the start comes from outside, and work for the outside goes back.
    pub fn update(&mut self, message: Message, now: Duration) -> Effects {
        self.tick(now);
        let seen = self.seen();
        let mut effects = self.react(message, now);
        effects.extend(self.to_keep(seen));
        effects
    }

    /// Where the clock of a session has run down, its end comes before anything else.
    fn tick(&mut self, now: Duration) {
        if let Some(session) = self.session_mut() {
            session.tick(now);
        }
        self.end_if_over();
    }

    fn react(&mut self, message: Message, now: Duration) -> Effects {
        if !matches!(message, Message::Resized(..) | Message::Measured(_)) {
            self.trouble = None;
            self.idle = None;
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
            Message::OpenRow(chosen) => return self.open_row(chosen, now),
            Message::Turn(turn) => return self.turn(turn),
            Message::Begin => self.begin_chosen(now),
            Message::Type(typed) => {
                if let Screen::Analyse(analyse) = &mut self.screen {
                    analyse.update(typed);
                }
            }
            Message::TakenBack => {
                if let Screen::Analyse(analyse) = &mut self.screen {
                    analyse.go_back();
                }
            }
            // the Enter after the last answer, pressed twice, does not run past the summary
            Message::AnotherSession if self.session().is_some_and(|session| now.saturating_sub(session.seen()) < DEAF) => {}
            Message::AnotherSession => {
                self.next_seed();
                self.begin_another(now);
            }
            Message::Practise => self.practise(now),
            Message::Unkept(why) => self.layer = Layer::Unkept(why),
            Message::Alarm => {
                let due = |alarm: Duration| now >= alarm;
                if let Screen::Waits(waits) = &self.screen
                    && self.layer == Layer::None
                    && waits.alarm().is_some_and(due)
                {
                    self.in_waits_do(WaitsMessage::Next, now);
                }
            }
            Message::Review => self.begin_mode(Mode::Review, now),
            Message::Lessons => {
                if let Screen::Lesson(step, _) = self.screen {
                    self.screen = Screen::Lessons(step.number() - 1);
                }
            }
            Message::Page => {
                if let Screen::Figures(figures) = &mut self.screen {
                    *figures = figures.turned();
                }
            }
            Message::Time(turn) => {
                if let Screen::Figures(figures) = &mut self.screen {
                    figures.back = if turn == Turn::Back { (figures.back + 1).min(100) } else { figures.back.saturating_sub(1) };
                }
            }
            Message::Waits(message) => self.in_waits_do(message, now),
            Message::Score(message) => {
                if let Screen::Score(score) = &mut self.screen {
                    score.update(message, now);
                }
                self.end_if_over();
            }
            Message::Discards(message) => {
                match &mut self.screen {
                    Screen::Discards(discards) if message == DiscardMessage::PlayOn => {
                        let played = discards.played_on().map(|play| (play, discards.clone()));
                        return played.map_or_else(Effects::new, |(play, back)| self.play_on(play, *back, now));
                    }
                    Screen::Discards(discards) => discards.update(message, now),
                    Screen::Play(play) => play.update(message, now),
                    _ => {}
                }
                self.end_if_over();
            }
            Message::PlayedOn => self.played_on(),
            Message::Shanten(message) => {
                if let Screen::Shanten(shanten) = &mut self.screen {
                    shanten.update(message, now);
                }
                self.end_if_over();
            }
        }
        Effects::new()
    }

    fn in_waits_do(&mut self, message: WaitsMessage, now: Duration) {
        if let Screen::Waits(waits) = &mut self.screen {
            waits.update(message, now);
        }
        self.end_if_over();
    }

    /// A hand is played on from a position; the drill waits, and nothing of the hand is kept.
    fn play_on(&mut self, play: Play, back: DiscardsScreen, now: Duration) -> Effects {
        self.sessions += 1;
        self.shown = self.shown.wrapping_add(1);
        let session = Session::unrated(Exercise::Play(Box::new(play)), now);
        self.screen = Screen::Play(Box::new(PlayScreen::from(session, back)));
        Effects::new()
    }

    /// Back to the drill that waits, as it was left.
    fn played_on(&mut self) {
        if let Screen::Play(play) = &self.screen
            && let Some(back) = play.back()
        {
            self.sessions -= 1;
            self.shown = self.shown.wrapping_add(1);
            self.screen = Screen::Discards(Box::new(back.clone()));
        }
    }

    /// To the summary after the last question.
    fn end_if_over(&mut self) {
        if !matches!(self.screen, Screen::Summary(_))
            && let Some(session) = self.session()
            && matches!(session.stage(), Stage::Over)
        {
            let session = session.clone();
            self.show(session);
        } else if self.is_another_drill()
            && let Some(session) = self.session()
        {
            let session = session.clone();
            self.show(session);
        }
    }

    /// Whether the question on the screen belongs to another drill than the screen.
    fn is_another_drill(&self) -> bool {
        let drill = match self.screen {
            Screen::Waits(_) => Drill::Waits,
            Screen::Discards(_) => Drill::Discards,
            Screen::Play(_) => Drill::Play,
            Screen::Shanten(_) => Drill::Shanten,
            Screen::Score(_) => Drill::Score,
            _ => return false,
        };
        self.session().is_some_and(|session| session.drill() != drill)
    }

    /// Another session like the last one; what the memory asked for is asked anew.
    fn begin_another(&mut self, now: Duration) {
        match (self.session().is_some_and(Session::is_planned), self.session().map(Session::mode)) {
            (_, Some(mode @ Mode::Review)) => self.begin_mode(mode, now),
            (true, _) => self.practise_next(now),
            _ => self.begin(now),
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
        self.session().is_some_and(|session| !session.is_finished() && !session.is_untouched())
    }

    fn go_home(&mut self) {
        self.next_seed();
        self.plan.hand = None;
        self.plan.win = None;
        self.plan.mode = Mode::Ten;
        self.plan.clock = None;
        let left = match self.screen {
            Screen::Choose(_) => HomeRow::Waits,
            Screen::Analyse(_) => HomeRow::Analyse,
            Screen::Settings(_) => HomeRow::Settings,
            Screen::Menu(menu, _) => menu.home(),
            Screen::Lessons(_) | Screen::Lesson(..) => HomeRow::Lessons,
            Screen::Figures(_) => HomeRow::Statistics,
            _ if self.left.is_some() => self.left.unwrap_or(HOME[0]),
            _ => match self.session().map(Session::drill) {
                Some(Drill::Discards) => HomeRow::Discards,
                Some(Drill::Play) => HomeRow::Play,
                Some(Drill::Shanten) => HomeRow::Shanten,
                Some(Drill::Score) => HomeRow::Score,
                Some(Drill::Waits) | None => HOME[0],
            },
        };
        self.screen = Screen::Home(HOME.iter().position(|row| *row == left).unwrap_or(0));
        self.layer = Layer::None;
    }

    /// A new session goes on with the seeds after those of the last one.
    fn next_seed(&mut self) {
        if let Some(seed) = self.session().and_then(Session::next_seed) {
            self.plan.seed = seed;
        }
    }

    /// From a place, the last place and the length of a page to the new place.
    fn scroll(&mut self, to: impl Fn(usize, usize, usize) -> usize) {
        let (last, page) = self.reach();
        let moved = |place: usize| to(place.min(last), last, page).min(last);
        match (&mut self.layer, &mut self.screen) {
            (Layer::Help(top), _) => *top = moved(*top),
            (
                Layer::None,
                Screen::Home(row) | Screen::Menu(_, row) | Screen::Settings(row) | Screen::Lessons(row) | Screen::Lesson(_, row),
            ) => {
                *row = moved(*row);
            }
            (Layer::None, Screen::Figures(figures)) => figures.row = moved(figures.row),
            (Layer::None, Screen::Choose(choose)) => choose.go_to(moved(choose.row())),
            (Layer::None, Screen::Analyse(analyse)) if analyse.row().is_some() => {
                analyse.look_at(moved(analyse.row().map_or(0, |(row, _)| row)));
            }
            (Layer::None, Screen::Analyse(analyse)) => analyse.scroll_to(moved(analyse.top())),
            (Layer::None, Screen::Discards(discards)) => discards.scroll_to(moved(discards.top())),
            (Layer::None, Screen::Play(play)) if play.looks_at_turns() => play.look_at(moved(play.row())),
            (Layer::None, Screen::Play(play)) => play.scroll_to(moved(play.top())),
            (Layer::None, Screen::Shanten(shanten)) => shanten.scroll_to(moved(shanten.top())),
            (Layer::None, Screen::Score(score)) => score.scroll_to(moved(score.top())),
            (Layer::None, Screen::Waits(waits)) => waits.scroll_to(moved(waits.top())),
            (Layer::None, Screen::Summary(summary)) => summary.scroll_to(moved(summary.top())),
            (Layer::Leaving(_) | Layer::Unkept(_), _) => {}
        }
    }

    /// Turns the chosen row; a setting is to be kept, and counts at once.
    pub(super) fn turn(&mut self, turn: Turn) -> Effects {
        match &mut self.screen {
            Screen::Choose(choose) => choose.turn(turn),
            Screen::Settings(row) => {
                let setting = Setting::ALL[*row];
                let kept = self.preferences.turn(setting, turn);
                self.looks = self.preferences.looks();
                let present = self.preferences.present();
                match setting {
                    Setting::Source => self.plan.source = present.source,
                    Setting::Rules => self.plan.rules = present.rules,
                    Setting::Questions => self.plan.questions = usize::from(present.questions),
                    Setting::Decoys => self.plan.decoys = present.decoys,
                    Setting::Order => self.plan.order = present.order,
                    Setting::Onward => self.plan.onward = present.onward,
                    Setting::Goal | Setting::Tiles | Setting::Colors | Setting::Language | Setting::Mouse => {}
                }
                return vec![Effect::KeepSetting(setting, kept)];
            }
            _ => {}
        }
        Effects::new()
    }
}
