//! A hand that is played alone on the screen: the discard that is asked, verdicts on the way, and the report at its end.

use std::time::Duration;

use super::chooser::{Chooser, DiscardNotice};
use super::{DiscardMessage, DiscardPanel, DiscardsScreen, is_deaf};
use crate::drill::discards::{DiscardQuestion, DiscardVerdict};
use crate::drill::exercise::Exercise;
use crate::drill::play::{BestLine, Play, Turn};
use crate::drill::session::{Session, Stage};
use crate::engine::{Chance, NoChance, Progress};

/// More turns than a hand has: so far apart are the numbers of the positions of two hands.
const TURNS: u32 = 32;

/// The state of the play drill's screen.
#[derive(Clone, Debug)]
pub struct PlayScreen {
    session: Session,
    chooser: Chooser,
    panel: DiscardPanel,
    /// The turn that is looked at in the report, from 0.
    row: usize,
    top: usize,
    /// How many hands were shown, so that chances come to the one they belong to.
    shown: u32,
    progress: Option<Progress>,
    /// The discard drill that the hand is played on from.
    back: Option<Box<DiscardsScreen>>,
}

impl PlayScreen {
    /// A session with its first hand on the screen.
    pub fn new(session: Session) -> PlayScreen {
        let chooser = Chooser::default();
        PlayScreen { session, chooser, panel: DiscardPanel::Verdict, row: 0, top: 0, shown: 0, progress: None, back: None }
    }

    /// A hand that is played on from a position; afterwards that drill goes on.
    pub fn from(session: Session, back: DiscardsScreen) -> PlayScreen {
        PlayScreen { back: Some(Box::new(back)), ..PlayScreen::new(session) }
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    pub(super) fn session_mut(&mut self) -> &mut Session {
        &mut self.session
    }

    /// The discard drill that the hand is played on from.
    pub fn back(&self) -> Option<&DiscardsScreen> {
        self.back.as_deref()
    }

    /// The hand on the screen.
    pub fn play(&self) -> Option<&Play> {
        match self.session.stage() {
            Stage::Asking(asking) => asking.exercise.play(),
            Stage::Told(told) => told.outcome.marked.play(),
            Stage::Over => None,
        }
    }

    /// What always taking the best had come to; none before the end of the hand.
    pub fn best_line(&self) -> Option<BestLine> {
        match self.session.told().map(|outcome| &outcome.marked) {
            Some(crate::drill::exercise::Marked::Play(_, line)) => Some(*line),
            _ => None,
        }
    }

    /// Whether the report of a hand that is over is on the screen.
    pub fn is_report(&self) -> bool {
        matches!(self.session.stage(), Stage::Told(_))
    }

    /// Whether the turns of the report are looked at one by one.
    pub fn looks_at_turns(&self) -> bool {
        self.is_report() && self.play().is_some_and(|play| !play.turns().is_empty()) && self.panel == DiscardPanel::Verdict
    }

    /// The turn whose verdict is told: the last one, or, in the report, the one that is looked at.
    pub fn turn(&self) -> Option<&Turn> {
        let play = self.play()?;
        if self.is_report() { play.turns().get(self.row) } else { play.told() }
    }

    /// The position on the screen.
    pub fn question(&self) -> Option<&DiscardQuestion> {
        let asked = || self.play().map(Play::question);
        self.turn().map(|turn| &turn.question).or_else(asked)
    }

    /// The verdict on the screen.
    pub fn verdict(&self) -> Option<&DiscardVerdict> {
        self.turn().map(|turn| &turn.verdict)
    }

    /// A digit that waits for its suit letter, and a remark on the last key.
    pub fn chooser(&self) -> Chooser {
        self.chooser
    }

    /// What the room below the tiles shows.
    pub fn panel(&self) -> DiscardPanel {
        self.panel
    }

    /// The turn that is looked at in the report, from 0.
    pub fn row(&self) -> usize {
        self.row
    }

    /// Looks at a turn of the report.
    pub fn look_at(&mut self, row: usize) {
        self.row = row.min(self.play().map_or(0, |play| play.turns().len().saturating_sub(1)));
    }

    /// The first line of the panel that is shown.
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

    /// The number of a position of the hand whose chances are wanted, and the position; none where they are known, or the model has none.
    pub fn wants_chances(&self) -> Option<(u32, &DiscardQuestion)> {
        let (turn, question) = self.play()?.wants_chances()?;
        Some((self.shown * TURNS + u32::try_from(turn).unwrap_or(TURNS), question))
    }

    /// So much of the chances of this position is computed.
    pub fn went_on(&mut self, id: u32, progress: Progress) {
        if id / TURNS == self.shown {
            self.progress = Some(progress);
        }
    }

    /// The chances of this position are computed; those of another hand are dropped.
    pub fn know(&mut self, id: u32, chances: Result<Vec<Chance>, NoChance>) {
        if id / TURNS == self.shown {
            self.progress = None;
            self.session.know((id % TURNS) as usize, chances);
        }
    }

    /// Whether this can be asked for now.
    pub fn offers(&self, message: DiscardMessage) -> bool {
        let own_seed = || self.play().is_some_and(|play| play.seed().is_some());
        let told = self.turn().is_some();
        match (message, self.session.stage()) {
            (DiscardMessage::Slip | DiscardMessage::PlayOn, _) | (_, Stage::Over) => false,
            (DiscardMessage::Back, _) => self.panel != DiscardPanel::Verdict,
            (DiscardMessage::Win, _) => self.play().is_some_and(|play| play.style().goal == crate::drill::play::Goal::Win) && !told,
            (DiscardMessage::Next, Stage::Told(_)) | (DiscardMessage::Again, Stage::Told(_)) => true,
            (DiscardMessage::Rebuild | DiscardMessage::Bookmark, Stage::Told(_)) => own_seed(),
            (DiscardMessage::Table, _) | (DiscardMessage::Next, Stage::Asking(_)) => told,
            (DiscardMessage::Again | DiscardMessage::Rebuild | DiscardMessage::Bookmark, Stage::Asking(_)) => false,
            (DiscardMessage::GiveUp, Stage::Asking(_)) => true,
            (answering, Stage::Asking(_)) => answering.answers() && !told,
            (_, Stage::Told(_)) => false,
        }
    }

    /// Changes the state of the hand.
    pub fn update(&mut self, message: DiscardMessage, now: Duration) {
        if !self.offers(message) {
            return;
        }
        match (self.session.stage(), message) {
            (_, DiscardMessage::Table) => self.turn_to(DiscardPanel::Table),
            (_, DiscardMessage::Back) => self.turn_to(DiscardPanel::Verdict),
            (Stage::Told(_), DiscardMessage::Rebuild) => self.turn_to(DiscardPanel::Command),
            (Stage::Told(_), DiscardMessage::Bookmark) => self.session.toggle_bookmark(),
            (Stage::Told(told), DiscardMessage::Next) if is_deaf(told, now) => {}
            (Stage::Told(_), DiscardMessage::Next) => {
                self.session.next(now);
                self.start();
            }
            (Stage::Told(_), DiscardMessage::Again) => {
                self.session.again(now);
                self.start();
            }
            (Stage::Asking(_), DiscardMessage::GiveUp) => {
                self.session.give_up(now);
                self.ended();
            }
            (Stage::Asking(_), message) => {
                self.playing(message, now);
                if self.session.submit(now) {
                    self.ended();
                }
            }
            _ => {}
        }
    }

    fn turn_to(&mut self, panel: DiscardPanel) {
        self.panel = if self.panel == panel { DiscardPanel::Verdict } else { panel };
        self.top = 0;
    }

    /// A hand is on the screen.
    fn start(&mut self) {
        (self.chooser, self.progress, self.panel) = (Chooser::default(), None, DiscardPanel::Verdict);
        (self.top, self.row) = (0, 0);
        self.shown = self.shown.wrapping_add(1) % (u32::MAX / TURNS);
    }

    /// The report is on the screen: it opens on the dearest discard.
    fn ended(&mut self) {
        (self.chooser, self.panel, self.top) = (Chooser::default(), DiscardPanel::Verdict, 0);
        let Some(play) = self.play() else { return };
        let dearest = play.turns().iter().enumerate().max_by_key(|(at, turn)| (turn.verdict.cost(), std::cmp::Reverse(*at)));
        self.row = dearest.map_or(0, |(at, _)| at);
    }

    fn playing(&mut self, message: DiscardMessage, now: Duration) {
        self.chooser.notice = None;
        self.session.touch(now);
        let Some(Exercise::Play(play)) = self.session.exercise_mut() else { return };
        match message {
            DiscardMessage::Next => {
                play.go_on();
                (self.panel, self.top) = (DiscardPanel::Verdict, 0);
            }
            DiscardMessage::Win => self.chooser.notice = (!play.win()).then_some(DiscardNotice::NoWin),
            DiscardMessage::Check if self.chooser.pending.is_some() => self.chooser.notice = Some(DiscardNotice::DigitWaits),
            DiscardMessage::Check => self.chooser.notice = (!play.discard()).then_some(DiscardNotice::NothingChosen),
            other => {
                let chosen = self.chooser.choose(other, play.question(), play.chosen());
                play.choose(chosen);
            }
        }
    }
}
