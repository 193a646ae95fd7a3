//! What is on the screen and what a key does to it, without a terminal.

mod analyse;
mod choose;
mod chooser;
mod discards;
mod job;
mod keeping;
mod keymap;
pub mod layout;
mod looks;
mod menu;
mod message;
mod open;
mod play;
mod practice;
mod preferences;
mod score;
mod shanten;
mod summary;
mod update;
mod waits;

use std::time::Duration;

use jiff::civil::Date;

use crate::drill::curriculum::Step;
use crate::drill::deal::{DealOptions, Deals, Narrow, Order, Source, Wilds};
use crate::drill::dealer::Dealer;
use crate::drill::discards::DiscardQuestion;
use crate::drill::exercise::{Drill, Exercise};
use crate::drill::play::PlayStyle;
use crate::drill::question::Question;
use crate::drill::record::Mode;
use crate::drill::score::{ScoreLevel, ScoreQuestion};
use crate::drill::session::{Session, Stage, Supply, Told};
use crate::drill::shanten::DistanceQuestion;
use crate::drill::statistics::Statistics;
use crate::engine::{AnyHand, Ruleset};

pub use crate::drill::settings::Onward;
pub use analyse::{AnalyseScreen, Finding, Typed};
pub use choose::{CHOOSE, ChooseRow, ChooseScreen};
pub use chooser::{Chooser, DiscardNotice};
pub use discards::{DiscardPanel, DiscardsScreen};
pub use job::{Job, JobId, Work};
use keeping::Before;
pub use keeping::{AnswerId, Kept, Learner};
pub use keymap::{Key, clicked, is_typing, message, pasted, wheel};
pub use looks::{Face, Glyphs, Looks, Palette, Terminal, Wish};
pub use menu::{Menu, MenuRow};
pub use message::{Direction, DiscardMessage, DistanceMessage, Effect, Effects, Leap, Message, Reach, ScoreMessage, Target, WaitsMessage};
pub use play::PlayScreen;
pub use practice::Idle;
pub use practice::{Figures, FiguresScreen, MODES, seed_of};
pub use preferences::{Preferences, Trouble};
pub use score::{ScorePanel, ScoreScreen};
pub use shanten::{DistancePanel, DistanceScreen};
pub use summary::SummaryScreen;
pub use waits::{GLANCE, Notice, Panel, ReachStep, WaitsScreen};

/// The smallest screen that shows a drill.
pub const SMALLEST: (u16, u16) = (50, 16);

/// Whether a screen of so many columns and rows shows only how large it would have to be.
pub const fn is_too_small((columns, rows): (u16, u16)) -> bool {
    columns < SMALLEST.0 || rows < SMALLEST.1
}

/// How long after a miss Enter is deaf, so that nobody runs past the answer.
pub const DEAF: Duration = Duration::from_millis(300);

/// Whether Enter would run past the answer.
fn is_deaf(told: &Told, now: Duration) -> bool {
    !told.outcome.is_right() && now.saturating_sub(told.at) < DEAF
}

/// How many hands a session of the play drill has unless told otherwise.
pub const HANDS: usize = 4;

/// What a session asks.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What is trained.
    pub drill: Drill,
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
    /// How many hands a session of the play drill has.
    pub hands: usize,
    /// How many hands in a hundred are made not ready; `None`: as the source does.
    pub decoys: Option<u8>,
    /// How the tiles lie.
    pub order: Order,
    /// Whether a kind is wild.
    pub wilds: Wilds,
    /// The player's own hand, asked instead of dealt ones.
    pub hand: Option<AnyHand>,
    /// What of the points is asked.
    pub level: ScoreLevel,
    /// How a hand is played alone.
    pub style: PlayStyle,
    /// The player's own win, asked in the points drill instead of dealt ones.
    pub win: Option<ScoreQuestion>,
    /// What follows a right answer.
    pub onward: Onward,
    /// How its questions follow each other.
    pub mode: Mode,
    /// How long a session may think in all; none: as its mode says.
    pub clock: Option<Duration>,
}

impl Plan {
    /// What brings its questions.
    fn dealer(&self) -> Dealer {
        match self.drill {
            Drill::Waits => Dealer::Waits(Deals::new(DealOptions {
                source: self.source,
                narrow: self.narrow,
                rules: self.rules,
                decoys: self.decoys,
                order: self.order,
                wilds: self.wilds,
            })),
            Drill::Discards => Dealer::Discards(self.rules),
            Drill::Play => Dealer::Play(self.rules, self.style),
            Drill::Shanten => Dealer::Shanten(self.rules),
            Drill::Score => Dealer::Score(self.level),
        }
    }

    /// The question about a hand of the player's own.
    fn given(&self) -> Option<Exercise> {
        match (self.drill, self.hand, &self.win) {
            (Drill::Waits, Some(AnyHand::Hand(hand)), _) => Some(Exercise::asking_waits(Question::given(hand, self.rules))),
            (Drill::Discards, Some(AnyHand::Drawn(hand)), _) => Some(Exercise::asking_discard(DiscardQuestion::given(hand, self.rules))),
            (Drill::Shanten, Some(AnyHand::Hand(hand)), _) => Some(Exercise::asking_distance(DistanceQuestion::given(hand, self.rules))),
            (Drill::Score, _, Some(win)) => Some(Exercise::asking_score(win.clone())),
            _ => None,
        }
    }
}

/// What a row of the home screen opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HomeRow {
    /// What is due, then what is weakest.
    Practise,
    /// The lessons.
    Lessons,
    /// The wait drill: where its hands come from.
    Waits,
    /// The discard drill.
    Discards,
    /// A whole hand alone: how it is played.
    Play,
    /// The distance drill.
    Shanten,
    /// The points drill: what is asked.
    Score,
    /// Sprint, sudden death, the day's questions, exam, review.
    Modes,
    /// The learner's figures.
    Statistics,
    /// Any hand of one's own.
    Analyse,
    /// The settings.
    Settings,
    /// The help.
    Help,
    /// Leaving.
    Quit,
}

/// The rows of the home screen, from the top.
pub const HOME: [HomeRow; 13] = [
    HomeRow::Practise,
    HomeRow::Lessons,
    HomeRow::Waits,
    HomeRow::Discards,
    HomeRow::Play,
    HomeRow::Shanten,
    HomeRow::Score,
    HomeRow::Modes,
    HomeRow::Statistics,
    HomeRow::Analyse,
    HomeRow::Settings,
    HomeRow::Help,
    HomeRow::Quit,
];

/// The screen below any layer.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The list of drills, with this row chosen.
    Home(usize),
    /// The lessons, with this row chosen.
    Lessons(usize),
    /// A lesson, scrolled by so many lines.
    Lesson(Step, usize),
    /// The learner's figures.
    Figures(FiguresScreen),
    /// The practice that a learner puts together.
    Choose(ChooseScreen),
    /// Any hand of one's own.
    Analyse(Box<AnalyseScreen>),
    /// The settings, with this row chosen.
    Settings(usize),
    /// The wait drill.
    Waits(Box<WaitsScreen>),
    /// The discard drill.
    Discards(Box<DiscardsScreen>),
    /// The distance drill.
    Shanten(Box<DistanceScreen>),
    /// A hand that is played alone.
    Play(Box<PlayScreen>),
    /// What a drill can ask, with this row chosen.
    Menu(Menu, usize),
    /// The points drill.
    Score(Box<ScoreScreen>),
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
    /// The news that answers cannot be kept.
    Unkept(Trouble),
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
    preferences: Preferences,
    looks: Looks,
    trouble: Option<Trouble>,
    plan: Plan,
    reach: Reach,
    /// How many sessions were begun.
    sessions: u32,
    /// How many screens were shown, so that long work comes to the one that it was begun for.
    shown: u32,
    learner: Learner,
    /// The row of the home screen through which the last session was begun.
    left: Option<HomeRow>,
    /// Where the learner stood when the last session was begun.
    before: Option<Before>,
    /// Whether the history is read.
    read: bool,
    /// Whether a review was asked for and there is nothing to review, until the next key.
    idle: Option<Idle>,
}

impl App {
    /// The trainer at home; `plan` is what the drills start from.
    pub fn at_home(plan: Plan, looks: Looks, size: (u16, u16)) -> App {
        App {
            screen: Screen::Home(0),
            layer: Layer::None,
            size,
            preferences: looks.into(),
            looks,
            trouble: None,
            plan,
            reach: Reach::default(),
            sessions: 0,
            shown: 0,
            learner: Learner::new(Statistics::default(), Date::ZERO),
            left: None,
            before: None,
            read: false,
            idle: None,
        }
    }

    /// The trainer in the drill of the plan.
    pub fn in_drill(plan: Plan, looks: Looks, size: (u16, u16), now: Duration) -> App {
        let mut app = App::at_home(plan, looks, size);
        app.begin(now);
        app.left = None;
        app
    }

    /// The same with settings of the player's own.
    pub fn with(self, preferences: Preferences) -> App {
        App { preferences, looks: preferences.looks(), ..self }
    }

    /// What the player set.
    pub fn preferences(&self) -> &Preferences {
        &self.preferences
    }

    /// Why settings are not read or kept, until the next key.
    pub fn trouble(&self) -> Option<Trouble> {
        self.trouble
    }

    /// The screen below any layer.
    pub fn screen(&self) -> &Screen {
        &self.screen
    }

    /// What lies over it.
    pub fn layer(&self) -> Layer {
        self.layer
    }

    /// What is known of the learner; nothing before the history is read.
    pub fn learner(&self) -> &Learner {
        &self.learner
    }

    /// Why nothing was begun that was asked for.
    pub fn idle(&self) -> Option<Idle> {
        self.idle
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
        let onward = match (self.layer, &self.screen) {
            (Layer::None, Screen::Waits(waits)) => waits.alarm(),
            _ => None,
        };
        onward.or_else(|| self.session()?.alarm())
    }

    fn begin(&mut self, now: Duration) {
        let supply = match self.plan.given() {
            Some(exercise) => Supply::Given(exercise),
            None => Supply::Dealt { dealer: self.plan.dealer(), seed: self.plan.seed },
        };
        let questions = if self.plan.drill == Drill::Play { self.plan.hands } else { self.plan.questions };
        self.start(supply, self.plan.mode, questions, now);
    }

    /// The screen of a session, on its question or at its end.
    fn show(&mut self, session: Session) {
        self.layer = Layer::None;
        self.shown = self.shown.wrapping_add(1);
        self.screen = match (session.stage(), session.drill()) {
            (Stage::Over, _) => Screen::Summary(Box::new(SummaryScreen::new(session))),
            (_, Drill::Waits) => Screen::Waits(Box::new(self.waits_screen(session))),
            (_, Drill::Discards) => Screen::Discards(Box::new(DiscardsScreen::new(session))),
            (_, Drill::Play) => Screen::Play(Box::new(PlayScreen::new(session))),
            (_, Drill::Shanten) => Screen::Shanten(Box::new(DistanceScreen::new(session))),
            (_, Drill::Score) => Screen::Score(Box::new(ScoreScreen::new(session))),
        };
    }

    /// Under the clock of a sprint right answers go on alone.
    fn waits_screen(&self, session: Session) -> WaitsScreen {
        let onward = if session.mode() == Mode::Sprint { Onward::Alone } else { self.plan.onward };
        WaitsScreen::new(session, onward)
    }
}
