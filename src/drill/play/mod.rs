//! 一人麻雀 hitori mājan: a whole hand played alone, turn by turn, and what each discard of it cost.

mod style;
#[cfg(test)]
mod tests;

use std::time::Duration;

pub use self::style::{Coaching, Goal, PlayStyle};
use super::discards::{Chances, DiscardQuestion, DiscardVerdict, mark};
use super::exercise::Drill;
use super::grade::graded;
use super::solo::Solo;
use crate::engine::{Chance, Hand, NoChance, Ruleset, Shanten, Tile, TileSet, Waits, shanten, waits};

/// How a hand ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It is ready, and no more was asked.
    Ready,
    /// It was won on the drawn tile.
    Won,
    /// No draw is left.
    Exhausted,
    /// The player gave up.
    Stopped,
}

impl End {
    /// The word that records have.
    pub const fn name(self) -> &'static str {
        match self {
            End::Ready => "ready",
            End::Won => "won",
            End::Exhausted => "exhausted",
            End::Stopped => "stopped",
        }
    }
}

/// Where a hand stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// A discard is asked.
    Asking,
    /// The verdict on the last discard is told; how the hand ended with it.
    Told(Option<End>),
    /// It is over.
    Over(End),
}

/// A discard that was made, and what it was worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// The position.
    pub question: DiscardQuestion,
    /// What was let go, beside every other discard.
    pub verdict: DiscardVerdict,
}

impl Turn {
    /// The turn of the hand, from 1.
    pub fn number(&self) -> usize {
        number(&self.question)
    }

    /// By how much less often than the discard that wins most this one wins; none where the chances are not known.
    pub fn win_cost(&self) -> Option<f64> {
        let mine = self.verdict.row()?.chance?.win;
        let most = self.verdict.rows.iter().filter_map(|row| row.chance).map(|chance| chance.win).fold(mine, f64::max);
        Some(most - mine)
    }

    /// Whether the fourteen tiles were complete, and the win was let go.
    pub fn passed_a_win(&self) -> bool {
        is_complete(&self.question)
    }
}

/// What came of always taking the best discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BestLine {
    /// The turn after whose discard the hand was ready.
    pub ready: Option<usize>,
    /// The turn whose draw completed it.
    pub won: Option<usize>,
}

/// A hand that is being played, or is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Play {
    style: PlayStyle,
    rules: Ruleset,
    /// The seed of the deal; the position of a question of the discard drill has none.
    seed: Option<u64>,
    /// The position that it began with, a tile drawn.
    from: Solo,
    solo: Solo,
    asked: DiscardQuestion,
    chosen: Option<usize>,
    turns: Vec<Turn>,
    stage: Stage,
}

impl Play {
    /// The hand of a seed.
    ///
    /// ```
    /// use tenpai::drill::play::{Play, PlayStyle};
    /// use tenpai::engine::Ruleset;
    /// let play = Play::dealt(7, &Ruleset::RIICHI, PlayStyle::default());
    /// assert_eq!(play.question().hand().size(), 14);
    /// ```
    pub fn dealt(seed: u64, rules: &Ruleset, style: PlayStyle) -> Play {
        let mut solo = Solo::dealt(seed);
        solo.draw();
        Play::from(solo, rules, style, Some(seed)).expect("a wall has a first draw")
    }

    /// On from an answered question of the discard drill, with the same wall: from the answer, or, where it was asked for, from the best.
    /// None where the position has no wall, or no draw is left.
    pub fn on_from(question: &DiscardQuestion, verdict: &DiscardVerdict) -> Option<Play> {
        let mut solo = question.solo()?.clone();
        solo.discard(verdict.row().or(verdict.rows.first())?.discard.tile);
        solo.draw()?;
        Play::from(solo, question.rules(), PlayStyle { goal: Goal::Win, ..PlayStyle::default() }, None)
    }

    /// A tile is drawn.
    fn from(solo: Solo, rules: &Ruleset, style: PlayStyle, seed: Option<u64>) -> Option<Play> {
        let asked = DiscardQuestion::dealt(solo.clone(), rules, seed.unwrap_or_default())?;
        let from = solo.clone();
        Some(Play { style, rules: *rules, seed, from, solo, asked, chosen: None, turns: Vec::new(), stage: Stage::Asking })
    }

    /// The same hand from its beginning.
    pub fn again(&self) -> Play {
        let asked = DiscardQuestion::dealt(self.from.clone(), &self.rules, self.seed.unwrap_or_default());
        Play {
            solo: self.from.clone(),
            asked: asked.unwrap_or_else(|| self.asked.clone()),
            chosen: None,
            turns: Vec::new(),
            stage: Stage::Asking,
            ..self.clone()
        }
    }

    /// How it is played.
    pub fn style(&self) -> PlayStyle {
        self.style
    }

    /// What completes it.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The seed of the deal; none for a hand that is played on from a position.
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// The position that is asked, or that was asked last.
    pub fn question(&self) -> &DiscardQuestion {
        &self.asked
    }

    /// The place of the chosen tile among those that the position shows.
    pub fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// Chooses the tile at a place, or none.
    pub fn choose(&mut self, place: Option<usize>) {
        self.chosen = place;
    }

    /// The discards so far.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The turn that is asked, or was asked last, from 1.
    pub fn turn(&self) -> usize {
        number(&self.asked)
    }

    /// The last discard, while its verdict is told before the hand goes on.
    pub fn told(&self) -> Option<&Turn> {
        if matches!(self.stage, Stage::Told(_)) { self.turns.last() } else { None }
    }

    /// How it ended; none while it goes on, or while its last verdict is told.
    pub fn end(&self) -> Option<End> {
        match self.stage {
            Stage::Over(end) => Some(end),
            Stage::Asking | Stage::Told(_) => None,
        }
    }

    /// The hand as it stands: without what is drawn.
    pub fn hand(&self) -> &Hand {
        self.solo.hand()
    }

    /// The thirteen tiles that it began with.
    pub fn dealt_hand(&self) -> &Hand {
        self.from.hand()
    }

    /// What was discarded, in order.
    pub fn river(&self) -> &[Tile] {
        self.solo.river()
    }

    /// Whether the drawn tile completes the hand, and a win is what is played for.
    pub fn can_win(&self) -> bool {
        self.stage == Stage::Asking && self.style.goal == Goal::Win && is_complete(&self.asked)
    }

    /// Wins on the drawn tile; false where the hand is not complete.
    pub fn win(&mut self) -> bool {
        let can = self.can_win();
        if can {
            self.stage = Stage::Over(End::Won);
        }
        can
    }

    /// Lets the chosen tile go; false where none is chosen.
    pub fn discard(&mut self) -> bool {
        let place = self.chosen.and_then(|place| self.asked.shown().get(place).copied());
        let Some((tile, _)) = place.filter(|_| self.stage == Stage::Asking) else { return false };
        if !self.solo.discard(tile) {
            return false;
        }
        let verdict = mark(&self.asked, Some(tile));
        self.turns.push(Turn { question: self.asked.clone(), verdict });
        self.chosen = None;
        let ready = shanten(self.solo.hand(), &self.rules).least() == Shanten::READY;
        let end = match self.style.goal {
            Goal::Ready if ready => Some(End::Ready),
            _ if self.solo.draws_left() == 0 => Some(End::Exhausted),
            _ => None,
        };
        match (self.style.coaching, end) {
            (Coaching::Coached, end) => self.stage = Stage::Told(end),
            (Coaching::Blind, Some(end)) => self.stage = Stage::Over(end),
            (Coaching::Blind, None) => self.draw(),
        }
        true
    }

    /// From a verdict to the next draw, or to the end.
    pub fn go_on(&mut self) {
        match self.stage {
            Stage::Told(Some(end)) => self.stage = Stage::Over(end),
            Stage::Told(None) => self.draw(),
            Stage::Asking | Stage::Over(_) => {}
        }
    }

    fn draw(&mut self) {
        self.solo.draw();
        match DiscardQuestion::dealt(self.solo.clone(), &self.rules, self.seed.unwrap_or_default()) {
            Some(asked) => (self.asked, self.stage) = (asked, Stage::Asking),
            None => self.stage = Stage::Over(End::Exhausted),
        }
    }

    /// Ends the hand where it stands.
    pub fn stop(&mut self) {
        if !matches!(self.stage, Stage::Over(_)) {
            self.stage = Stage::Over(End::Stopped);
        }
    }

    /// The number of a position whose chances are not known yet, and the position: the one that is asked, then those before it.
    pub fn wants_chances(&self) -> Option<(usize, &DiscardQuestion)> {
        let asked = self.stage == Stage::Asking;
        let last = self.turns.iter().enumerate().rev().map(|(at, turn)| (at, &turn.question));
        let now = asked.then_some((self.turns.len(), &self.asked));
        now.into_iter().chain(last).find(|(_, question)| *question.chances() == Chances::Unknown && question.has_chances())
    }

    /// The chances of a position are computed, which may change a mark.
    pub fn know(&mut self, at: usize, chances: Result<Vec<Chance>, NoChance>) {
        if at == self.turns.len() {
            self.asked.know(chances);
        } else if let Some(turn) = self.turns.get_mut(at) {
            turn.question.know(chances);
            turn.verdict = mark(&turn.question, turn.verdict.answer);
        }
    }

    /// The waits of the hand as it stands.
    pub fn waits(&self) -> Waits {
        waits(self.solo.hand(), &self.rules)
    }

    /// 振聴 furiten: the waits of a ready hand that lie among one's own discards. Under riichi rules one of them forbids every win on a discard.
    pub fn furiten(&self) -> TileSet {
        let waits = self.waits().real;
        self.solo.river().iter().copied().filter(|&tile| waits.contains(tile)).collect()
    }

    /// The turn after whose discard the hand was ready first; none where it never was.
    pub fn ready(&self) -> Option<usize> {
        self.turns.iter().find(|turn| leaves_ready(turn, &self.rules)).map(Turn::number)
    }

    /// The tiles of acceptance that all discards cost together.
    pub fn cost(&self) -> u32 {
        self.turns.iter().map(|turn| turn.verdict.cost()).sum()
    }

    /// Whether no discard is marked wrong, no win was let go, and the hand was played to its end.
    pub fn is_faultless(&self) -> bool {
        let stopped = self.end() == Some(End::Stopped);
        !stopped && self.turns.iter().all(|turn| turn.verdict.is_right() && !(self.style.goal == Goal::Win && turn.passed_a_win()))
    }

    /// In what time it is played by someone who sees each discard.
    pub fn target(&self) -> Duration {
        self.turns.iter().map(|turn| turn.verdict.target()).sum()
    }

    /// What always taking the best discard had come to on the same wall: the most tiles, then the better shape, then tile order.
    pub fn best_line(&self) -> BestLine {
        let mut line = BestLine::default();
        let mut solo = self.from.clone();
        while let Some(hand) = solo.fourteen() {
            let turn = solo.river().len() + 1;
            if shanten(&hand, &self.rules).least() == Shanten::COMPLETE {
                line.ready = line.ready.or(Some(turn));
                line.won = Some(turn);
                return line;
            }
            let rows = graded(&hand, &self.rules, &solo.unseen(), &[]);
            let Some(best) = rows.first() else { return line };
            if best.discard.shanten == Shanten::READY {
                line.ready = line.ready.or(Some(turn));
                if self.style.goal == Goal::Ready {
                    return line;
                }
            }
            solo.discard(best.discard.tile);
            solo.draw();
        }
        line
    }

    /// The command that deals this hand again; none where it is played on from a position.
    pub fn command(&self) -> String {
        let rules = if self.rules == Ruleset::RIICHI { String::new() } else { format!(" --rules {}", self.rules.name()) };
        let seed = self.seed.map_or_else(String::new, |seed| format!(" --seed {seed}"));
        format!("tenpai drill {}{}{seed}{rules}", Drill::Play, self.style.options())
    }
}

fn number(question: &DiscardQuestion) -> usize {
    question.solo().map_or(1, |solo| solo.river().len() + 1)
}

fn is_complete(question: &DiscardQuestion) -> bool {
    shanten(question.hand(), question.rules()).least() == Shanten::COMPLETE
}

fn leaves_ready(turn: &Turn, rules: &Ruleset) -> bool {
    let rest = turn.verdict.answer.and_then(|tile| turn.question.hand().discard(tile));
    rest.is_some_and(|rest| shanten(&rest, rules).least() == Shanten::READY)
}
