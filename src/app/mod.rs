//! What is on the screen and what a key does to it, without a terminal.

mod keymap;
pub mod layout;
mod message;
mod summary;
mod update;
mod waits;

use std::time::Duration;

use crate::drill::deal::{DealOptions, Deals, Narrow, Order, Source};
use crate::drill::exercise::Drill;
use crate::drill::language::Language;
use crate::drill::session::{Session, Stage, Supply};
use crate::engine::{Hand, Ruleset};

pub use keymap::{Key, clicked, message, wheel};
pub use message::{Direction, Effect, Effects, Leap, Message, Reach, Target, WaitsMessage};
pub use summary::SummaryScreen;
pub use waits::{DEAF, GLANCE, Notice, Panel, WaitsScreen};

/// How tiles are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Ivory blocks of two rows.
    Filled,
    /// `2m 3m 4m`.
    Letters,
}

/// Whether colours are sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Palette {
    /// The 256 indexed colours.
    Indexed,
    /// No colour at all: reverse video and bold only.
    None,
}

/// The smallest screen that shows a drill.
pub const SMALLEST: (u16, u16) = (50, 16);

/// Whether a screen of so many columns and rows shows only how large it would have to be.
pub const fn is_too_small((columns, rows): (u16, u16)) -> bool {
    columns < SMALLEST.0 || rows < SMALLEST.1
}

/// Which characters the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyphs {
    /// Everything, Japanese too.
    Wide,
    /// Plain letters and signs only.
    Ascii,
}

/// How the trainer looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looks {
    /// How tiles are drawn where there is room.
    pub face: Face,
    /// Whether colours are sent.
    pub palette: Palette,
    /// Which characters can be shown.
    pub glyphs: Glyphs,
    /// The language of every word.
    pub language: Language,
}

/// What follows a right answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Onward {
    /// The verdict, until a key asks for the next question.
    #[default]
    ByKey,
    /// The next question, after a glance at the verdict.
    Alone,
}

/// What a session asks.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where hands come from, unless one is given.
    pub source: Source,
    /// Which of its hands are wanted.
    pub narrow: Narrow,
    /// The rules that say what completes a hand.
    pub rules: Ruleset,
    /// The seed of the first question.
    pub seed: u64,
    /// How many questions.
    pub questions: usize,
    /// How many hands in a hundred are made not ready; `None`: as the source does.
    pub decoys: Option<u8>,
    /// How the tiles lie.
    pub order: Order,
    /// The player's own hand, asked instead of dealt ones.
    pub hand: Option<Hand>,
    /// What follows a right answer.
    pub onward: Onward,
}

/// What a row of the home screen opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HomeRow {
    /// The wait drill with this source.
    Waits(Source),
    /// The help.
    Help,
    /// Leaving.
    Quit,
}

/// The rows of the home screen, from the top.
pub const HOME: [HomeRow; 5] =
    [HomeRow::Waits(Source::Shapes), HomeRow::Waits(Source::Flush), HomeRow::Waits(Source::Exact), HomeRow::Help, HomeRow::Quit];

/// How many lines the help has, so that it scrolls no further than its end.
pub const HELP_LINES: usize = 38;

/// The screen below any layer.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The list of drills, with this row chosen.
    Home(usize),
    /// The wait drill.
    Waits(Box<WaitsScreen>),
    /// A finished session.
    Summary(Box<SummaryScreen>),
}

/// What lies over the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layer {
    /// Nothing.
    None,
    /// The help, scrolled by so many lines.
    Help(usize),
    /// The question whether to leave the session.
    Leaving(Exit),
}

/// Where leaving a session leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// Out of the trainer.
    Shell,
    /// To the home screen.
    Menu,
}

/// The state of the trainer.
#[derive(Clone, Debug)]
pub struct App {
    screen: Screen,
    layer: Layer,
    size: (u16, u16),
    looks: Looks,
    plan: Plan,
    reach: Reach,
}

impl App {
    /// The trainer at home; `plan` is what the drills start from.
    pub fn at_home(plan: Plan, looks: Looks, size: (u16, u16)) -> App {
        App { screen: Screen::Home(0), layer: Layer::None, size, looks, plan, reach: Reach::default() }
    }

    /// The trainer in the wait drill.
    pub fn in_waits(plan: Plan, looks: Looks, size: (u16, u16), now: Duration) -> App {
        let mut app = App::at_home(plan, looks, size);
        app.begin(now);
        app
    }

    /// The screen below any layer.
    pub fn screen(&self) -> &Screen {
        &self.screen
    }

    /// What lies over it.
    pub fn layer(&self) -> Layer {
        self.layer
    }

    /// Columns and rows of the terminal.
    pub fn size(&self) -> (u16, u16) {
        self.size
    }

    /// How it looks.
    pub fn looks(&self) -> Looks {
        self.looks
    }

    /// When the state wants to be told the time by [`Message::Alarm`]; a timer runs only until then.
    pub fn alarm(&self) -> Option<Duration> {
        match (self.layer, &self.screen) {
            (Layer::None, Screen::Waits(waits)) => waits.alarm(),
            _ => None,
        }
    }

    fn begin(&mut self, now: Duration) {
        let supply = match &self.plan.hand {
            Some(hand) => Supply::Given(*hand, self.plan.rules),
            None => Supply::Dealt {
                deals: Deals::new(DealOptions {
                    source: self.plan.source,
                    narrow: self.plan.narrow,
                    rules: self.plan.rules,
                    decoys: self.plan.decoys,
                    order: self.plan.order,
                }),
                seed: self.plan.seed,
            },
        };
        let session = Session::new(Drill::Waits, supply, self.plan.questions, now);
        self.show(session);
    }

    /// The screen of a session, on its question or at its end.
    fn show(&mut self, session: Session) {
        self.layer = Layer::None;
        self.screen = match (session.stage(), session.drill()) {
            (Stage::Over, _) => Screen::Summary(Box::new(SummaryScreen::new(session))),
            (_, Drill::Waits) => Screen::Waits(Box::new(WaitsScreen::new(session, self.plan.onward))),
        };
    }
}
