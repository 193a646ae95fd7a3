//! A session: ten questions, their times, and a score; then the failed and slow ones again, outside the score.

use std::collections::VecDeque;
use std::time::Duration;

use super::dealer::Dealer;
use super::exercise::{Drill, Exercise, Marked};
use super::outcome::{Help, Meant, Outcome};
use super::question::Question;
use crate::engine::{Chance, NoChance};

/// How many questions a session asks unless told otherwise.
pub const QUESTIONS: usize = 10;

/// Where the questions of a session come from.
#[derive(Clone, Debug)]
pub enum Supply {
    /// Question k of a session has the seed `seed + k - 1`.
    Dealt {
        /// What deals them.
        dealer: Dealer,
        /// The seed of the first question.
        seed: u64,
    },
    /// One question about a hand of the player's own.
    Given(Exercise),
}

/// Where a session stands.
#[derive(Clone, Debug)]
pub enum Stage {
    /// A question waits for its answer.
    Asking(Box<Asking>),
    /// The answer is told.
    Told(Box<Told>),
    /// Every question is answered.
    Over,
}

/// A question that waits for its answer.
#[derive(Clone, Debug)]
pub struct Asking {
    /// The question and the answer so far.
    pub exercise: Exercise,
    /// When it was shown.
    pub since: Duration,
    /// When the first key of the answer came.
    pub first_key: Option<Duration>,
    /// What was told before the answer.
    pub help: Help,
    /// Whether its verdict counts.
    pub rated: Rated,
}

/// A question whose answer is told.
#[derive(Clone, Debug)]
pub struct Told {
    /// What came of it.
    pub outcome: Outcome,
    /// When it was told.
    pub at: Duration,
    /// Whether it counts.
    pub rated: Rated,
}

/// Whether a verdict goes into the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rated {
    /// It counts.
    Yes,
    /// The hand is asked again, for practice.
    Again,
}

/// A run of questions.
#[derive(Clone, Debug)]
pub struct Session {
    supply: Supply,
    length: usize,
    outcomes: Vec<Outcome>,
    practised: Vec<Outcome>,
    queue: VecDeque<Exercise>,
    round: usize,
    bookmarks: Vec<String>,
    stage: Stage,
}

impl Session {
    /// The first question is asked at `now`. A session has at least one question, and only one of a given hand.
    pub fn new(supply: Supply, questions: usize, now: Duration) -> Session {
        let length = if matches!(supply, Supply::Given(..)) { 1 } else { questions.max(1) };
        let mut session = Session {
            supply,
            length,
            outcomes: Vec::new(),
            practised: Vec::new(),
            queue: VecDeque::new(),
            round: 0,
            bookmarks: Vec::new(),
            stage: Stage::Over,
        };
        session.ask(now);
        session
    }

    /// One question outside any score.
    pub fn unrated(exercise: Exercise, now: Duration) -> Session {
        let mut session = Session::new(Supply::Given(exercise), 1, now);
        if let Stage::Asking(asking) = &mut session.stage {
            asking.rated = Rated::Again;
        }
        session
    }

    /// What it trains.
    pub fn drill(&self) -> Drill {
        match &self.supply {
            Supply::Dealt { dealer, .. } => dealer.drill(),
            Supply::Given(exercise) => exercise.drill(),
        }
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
        self.outcomes.len() >= self.length
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

    /// One more hint.
    pub fn hint(&mut self) {
        if let Stage::Asking(asking) = &mut self.stage {
            asking.help = asking.help.more();
        }
    }

    /// Marks the answer; `None` changes nothing, since nothing is chosen.
    pub fn submit(&mut self, now: Duration) -> Option<&Outcome> {
        let marked = self.exercise()?.mark()?;
        self.tell(marked, now);
        self.told()
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
            Rated::Yes => self.outcomes.push(outcome.clone()),
            Rated::Again => self.practised.push(outcome.clone()),
        }
        self.stage = Stage::Told(Box::new(Told { outcome, at: now, rated }));
    }

    /// The told miss was a slip: right shape, wrong key. Once more takes it back. Practice has no slips.
    pub fn toggle_slip(&mut self) {
        let Stage::Told(told) = &mut self.stage else { return };
        let Told { outcome, rated, .. } = told.as_mut();
        if *rated == Rated::Yes && !outcome.is_right() {
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
            Supply::Dealt { seed, .. } => Some(seed.wrapping_add(self.length as u64)),
            Supply::Given(..) => None,
        }
    }

    fn ask(&mut self, now: Duration) {
        let asked = self.outcomes.len();
        if let Some(exercise) = self.queue.pop_front() {
            self.show(exercise, Rated::Again, now);
        } else if asked < self.length {
            let exercise = match &self.supply {
                Supply::Dealt { dealer, seed } => dealer.deal(seed.wrapping_add(asked as u64)),
                Supply::Given(exercise) => exercise.clone(),
            };
            self.show(exercise, Rated::Yes, now);
        } else {
            self.round = 0;
            self.stage = Stage::Over;
        }
    }

    fn show(&mut self, exercise: Exercise, rated: Rated, now: Duration) {
        self.stage = Stage::Asking(Box::new(Asking { exercise, since: now, first_key: None, help: Help::None, rated }));
    }
}
