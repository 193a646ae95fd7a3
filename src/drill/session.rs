//! A session: ten questions, their times, and a score; then the failed and slow ones again, outside the score.

mod clock;
mod stage;

use std::collections::VecDeque;
use std::time::Duration;

use super::exercise::{Drill, Exercise, Marked};
use super::outcome::{Help, Meant, Outcome};
use super::question::Question;
use super::record::Mode;
use crate::engine::{Chance, NoChance};

pub use super::supply::Supply;
pub use stage::{Asking, Rated, Stage, Told};

/// How many questions a session asks unless told otherwise.
pub const QUESTIONS: usize = 10;

/// A fresh hand for one that was missed has a seed so far from its own.
const FRESH: u64 = 1_000_000;

/// A run of questions.
#[derive(Clone, Debug)]
pub struct Session {
    supply: Supply,
    mode: Mode,
    length: usize,
    /// How long it may think in all.
    clock: Option<Duration>,
    /// How long it has thought about answered questions.
    thought: Duration,
    /// The last time it was told.
    seen: Duration,
    /// After how many answers which fresh question comes for one that was missed.
    returning: VecDeque<(usize, Exercise)>,
    ended: bool,
    outcomes: Vec<Outcome>,
    practised: Vec<Outcome>,
    queue: VecDeque<Exercise>,
    round: usize,
    bookmarks: Vec<String>,
    /// What stood on the screen when the clock had run down.
    unanswered: Option<Box<Marked>>,
    stage: Stage,
}

impl Session {
    /// The first question is asked at `now`. A session has at least one question, and only one of a given hand.
    pub fn new(supply: Supply, questions: usize, now: Duration) -> Session {
        Session::in_mode(supply, Mode::Ten, questions, now)
    }

    /// The same in another mode, some of which have a number of questions of their own, or no end but a mistake or the clock.
    pub fn in_mode(supply: Supply, mode: Mode, questions: usize, now: Duration) -> Session {
        let length = supply.length(mode, questions);
        let mut session = Session {
            supply,
            mode,
            length,
            clock: mode.clock(),
            thought: Duration::ZERO,
            seen: now,
            returning: VecDeque::new(),
            ended: false,
            outcomes: Vec::new(),
            practised: Vec::new(),
            queue: VecDeque::new(),
            round: 0,
            bookmarks: Vec::new(),
            unanswered: None,
            stage: Stage::Over,
        };
        session.ask(now);
        session
    }

    /// The same with so much time to think in all.
    pub fn with_clock(self, clock: Duration) -> Session {
        Session { clock: Some(clock), ..self }
    }

    /// One question outside any score.
    pub fn unrated(exercise: Exercise, now: Duration) -> Session {
        let mut session = Session::new(Supply::Given(exercise), 1, now);
        if let Stage::Asking(asking) = &mut session.stage {
            asking.rated = Rated::Again;
        }
        session
    }

    /// What the question on the screen trains, or the last one.
    pub fn drill(&self) -> Drill {
        match &self.stage {
            Stage::Asking(asking) => asking.exercise.drill(),
            Stage::Told(told) => told.outcome.marked.drill(),
            Stage::Over => self.supply.drill(self.outcomes.len().saturating_sub(1)),
        }
    }

    /// How its questions follow each other.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Whether the learner's memory chose its questions.
    pub fn is_planned(&self) -> bool {
        matches!(self.supply, Supply::Planned { .. })
    }

    /// Whether only a mistake or the clock ends it.
    pub fn is_endless(&self) -> bool {
        self.length == usize::MAX
    }

    /// Where it stands.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The question being answered.
    pub fn exercise(&self) -> Option<&Exercise> {
        match &self.stage {
            Stage::Asking(asking) => Some(&asking.exercise),
            Stage::Told(_) | Stage::Over => None,
        }
    }

    /// The same, to change its answer.
    pub fn exercise_mut(&mut self) -> Option<&mut Exercise> {
        match &mut self.stage {
            Stage::Asking(asking) => Some(&mut asking.exercise),
            Stage::Told(_) | Stage::Over => None,
        }
    }

    /// What came of the question on the screen.
    pub fn told(&self) -> Option<&Outcome> {
        match &self.stage {
            Stage::Told(told) => Some(&told.outcome),
            Stage::Asking(_) | Stage::Over => None,
        }
    }

    /// The hand on the screen whose waits are asked, answered or not; none in another drill.
    pub fn question(&self) -> Option<&Question> {
        match &self.stage {
            Stage::Asking(asking) => asking.exercise.question(),
            Stage::Told(told) => told.outcome.marked.question(),
            Stage::Over => None,
        }
    }

    /// Whether the question on the screen counts.
    pub fn rated(&self) -> Rated {
        match &self.stage {
            Stage::Asking(asking) => asking.rated,
            Stage::Told(told) => told.rated,
            Stage::Over => Rated::Yes,
        }
    }

    /// The number of the question on the screen, from 1, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        if self.round > 0 {
            return (self.round - self.queue.len(), self.round);
        }
        let asked = matches!(&self.stage, Stage::Asking(asking) if asking.rated == Rated::Yes);
        ((self.outcomes.len() + usize::from(asked)).clamp(1, self.length), self.length)
    }

    /// Whether every question has its answer; practice comes after that.
    pub fn is_finished(&self) -> bool {
        self.ended || self.outcomes.len() >= self.length
    }

    /// Whether there is nothing to lose yet: the first question stands without a key of its answer.
    pub fn is_untouched(&self) -> bool {
        let first = matches!(&self.stage, Stage::Asking(asking) if asking.first_key.is_none() && asking.help == Help::None);
        first && self.outcomes.is_empty() && self.practised.is_empty()
    }

    /// What was answered so far. Practice never changes it.
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }

    /// What was answered outside the score.
    pub fn practised(&self) -> &[Outcome] {
        &self.practised
    }

    /// How many answers were right.
    pub fn right(&self) -> usize {
        self.outcomes.iter().filter(|outcome| outcome.is_right()).count()
    }

    /// How many answers in a row were right, up to now.
    pub fn streak(&self) -> usize {
        self.outcomes.iter().rev().take_while(|outcome| outcome.is_right()).count()
    }

    /// The answers that are worth asking again: failed ones that were no slips, slow ones, and those that needed a hint.
    pub fn to_practise(&self) -> impl Iterator<Item = &Outcome> {
        self.outcomes.iter().filter(|outcome| outcome.wants_practice())
    }

    /// The first key of an answer came.
    pub fn touch(&mut self, now: Duration) {
        if let Stage::Asking(asking) = &mut self.stage {
            asking.first_key.get_or_insert(now);
        }
    }

    /// One more hint. An exam gives none.
    pub fn hint(&mut self) {
        if let Stage::Asking(asking) = &mut self.stage
            && self.mode != Mode::Exam
        {
            asking.help = asking.help.more();
        }
    }

    /// Marks the answer; false where that changes nothing, since nothing is chosen. In an exam the next question follows at once.
    pub fn submit(&mut self, now: Duration) -> bool {
        let Some(marked) = self.exercise().and_then(Exercise::mark) else { return false };
        self.tell(marked, now);
        true
    }

    /// Marks the question as missed.
    pub fn give_up(&mut self, now: Duration) {
        if let Some(marked) = self.exercise().map(Exercise::give_up) {
            self.tell(marked, now);
        }
    }

    fn tell(&mut self, marked: Marked, now: Duration) {
        let Stage::Asking(asking) = &self.stage else { return };
        let rated = asking.rated;
        let outcome = Outcome {
            marked,
            took: now.saturating_sub(asking.since),
            first_key: asking.first_key.map(|key| key.saturating_sub(asking.since)),
            help: asking.help,
            meant: Meant::Yes,
        };
        match rated {
            Rated::Yes => {
                self.thought += outcome.took;
                self.outcomes.push(outcome.clone());
                self.bring_back(&outcome);
            }
            Rated::Again => self.practised.push(outcome.clone()),
        }
        self.seen = self.seen.max(now);
        self.stage = Stage::Told(Box::new(Told { outcome, at: now, rated }));
        if self.mode == Mode::Exam && rated == Rated::Yes {
            self.ask(now);
        }
    }

    /// What was missed comes back three to five questions later as a fresh hand, where the session asks by tasks.
    fn bring_back(&mut self, outcome: &Outcome) {
        let place = self.outcomes.len();
        if let Supply::Planned { tasks, rules, seed } = &self.supply
            && !outcome.is_right()
            && let Some(task) = tasks.get(place - 1)
        {
            let seed = seed.wrapping_add(place as u64);
            let fresh = task.ask(*rules, seed.wrapping_add(FRESH));
            self.returning.push_back((place + 3 + (seed % 3) as usize, fresh));
        }
    }

    /// The told miss was a slip: right shape, wrong key. Once more takes it back. Practice has no slips, and a slip does not save a run that
    /// ends with the first miss.
    pub fn toggle_slip(&mut self) {
        let Stage::Told(told) = &mut self.stage else { return };
        let Told { outcome, rated, .. } = told.as_mut();
        if *rated == Rated::Yes && outcome.may_be_slip() {
            outcome.meant = outcome.meant.other();
            if let Some(last) = self.outcomes.last_mut() {
                last.meant = outcome.meant;
            }
        }
    }

    /// The chances of the question on the screen are known, or of this turn of the hand on it, which may change a mark.
    pub fn know(&mut self, turn: usize, chances: Result<Vec<Chance>, NoChance>) {
        match &mut self.stage {
            Stage::Asking(asking) => match &mut asking.exercise {
                Exercise::Discards(question, _) => question.know(chances),
                Exercise::Play(play) => play.know(turn, chances),
                Exercise::Waits(..) | Exercise::Shanten(..) | Exercise::Score(..) => {}
            },
            Stage::Told(told) => {
                let Told { outcome, rated, .. } = told.as_mut();
                outcome.know(turn, chances);
                let last = if *rated == Rated::Yes { self.outcomes.last_mut() } else { self.practised.last_mut() };
                if let Some(last) = last {
                    last.marked = outcome.marked.clone();
                }
            }
            Stage::Over => {}
        }
    }

    /// Puts a bookmark on the told question, or takes it away.
    pub fn toggle_bookmark(&mut self) {
        let Some(command) = self.told().map(|outcome| outcome.marked.command()) else { return };
        match self.bookmarks.iter().position(|kept| *kept == command) {
            Some(at) => drop(self.bookmarks.remove(at)),
            None => self.bookmarks.push(command),
        }
    }

    /// Whether the told question has a bookmark.
    pub fn is_bookmarked(&self) -> bool {
        self.told().is_some_and(|outcome| self.bookmarks.contains(&outcome.marked.command()))
    }

    /// The commands that ask the questions with a bookmark.
    pub fn bookmarks(&self) -> &[String] {
        &self.bookmarks
    }

    /// The next question, or the end.
    pub fn next(&mut self, now: Duration) {
        if matches!(self.stage, Stage::Told(_)) {
            self.ask(now);
        }
    }

    /// Asks the told question again, outside the score.
    pub fn again(&mut self, now: Duration) {
        if let Some(exercise) = self.told().map(|outcome| outcome.marked.again()) {
            self.show(exercise, Rated::Again, now);
        }
    }

    /// After the end: asks what is worth asking again, outside the score. Nothing happens where there is nothing.
    pub fn practise(&mut self, now: Duration) {
        if matches!(self.stage, Stage::Over) {
            self.queue = self.to_practise().map(|outcome| outcome.marked.again()).collect();
            self.round = self.queue.len();
            self.ask(now);
        }
    }

    /// The seed after the last one of this session.
    pub fn next_seed(&self) -> Option<u64> {
        match self.supply {
            Supply::Dealt { seed, .. } if self.is_endless() => Some(seed.wrapping_add(self.outcomes.len() as u64 + 1)),
            Supply::Dealt { seed, .. } | Supply::Planned { seed, .. } => Some(seed.wrapping_add(self.length as u64)),
            Supply::Given(..) => None,
        }
    }

    fn ask(&mut self, now: Duration) {
        self.seen = self.seen.max(now);
        let asked = self.outcomes.len();
        let returns = self.returning.front().is_some_and(|(after, _)| *after <= asked) && asked < self.length;
        let missed = self.mode == Mode::SuddenDeath && self.outcomes.last().is_some_and(|last| !last.is_right());
        if let Some(exercise) = self.queue.pop_front() {
            self.show(exercise, Rated::Again, now);
        } else if self.round > 0 || self.ended || missed {
            self.end();
        } else if let Some((_, exercise)) = returns.then(|| self.returning.pop_front()).flatten() {
            self.show(exercise, Rated::Again, now);
        } else if let Some(exercise) = self.supply.question(asked).filter(|_| asked < self.length) {
            self.show(exercise, Rated::Yes, now);
        } else {
            self.end();
        }
    }

    fn end(&mut self) {
        self.round = 0;
        self.ended = true;
        self.returning.clear();
        self.stage = Stage::Over;
    }

    fn show(&mut self, exercise: Exercise, rated: Rated, now: Duration) {
        self.stage = Stage::Asking(Box::new(Asking { exercise, since: now, first_key: None, help: Help::None, rated }));
    }
}
