//! Any hand, typed or pasted, and what the engine says of it while it is typed.

use crate::drill::discards::{self, Chances, DiscardQuestion, DiscardVerdict};
use crate::drill::question::Question;
use crate::drill::waits::{Answer, Verdict, mark};
use crate::engine::{AnyHand, Chance, Counts, Distances, Drawn, HandError, NoChance, Progress, Reading, Ruleset, readings, shanten, waits};

/// The longest text that is taken.
const LONGEST: usize = 120;

/// What is done to the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A character is put in.
    Char(char),
    /// The character before the caret goes.
    Erase,
    /// Everything goes.
    Clear,
    /// The caret goes a character to the left.
    Left,
    /// The caret goes a character to the right.
    Right,
    /// The caret goes before everything.
    First,
    /// The caret goes behind everything.
    Last,
}

/// What is to be said of the text.
#[derive(Clone, Debug)]
pub enum Finding {
    /// Nothing is typed.
    Nothing,
    /// The text is no hand.
    Wrong(HandError),
    /// A hand before its draw: its waits and their readings, or how far it is from waiting.
    Waiting(Box<(Question, Verdict, Distances)>),
    /// A complete hand, and every way to see it.
    Complete(Box<Drawn>, Vec<Reading>),
    /// A hand after its draw that is not complete: its discards, best first, and the one that is looked at.
    Choosing(Box<(DiscardQuestion, DiscardVerdict)>),
}

/// A hand of fourteen tiles that was left for the hand after one of its discards.
#[derive(Clone, Debug)]
struct Left {
    text: Vec<char>,
    caret: usize,
    row: usize,
}

/// The text, and what is to be said of it.
#[derive(Clone, Debug)]
pub struct AnalyseScreen {
    text: Vec<char>,
    caret: usize,
    top: usize,
    rules: Ruleset,
    finding: Finding,
    left: Option<Left>,
    /// Counts the hands, so that chances that come late are not taken for those of another.
    shown: u32,
    progress: Option<Progress>,
}

impl AnalyseScreen {
    /// Nothing typed yet.
    pub const fn new(rules: Ruleset) -> AnalyseScreen {
        AnalyseScreen { text: Vec::new(), caret: 0, top: 0, rules, finding: Finding::Nothing, left: None, shown: 0, progress: None }
    }

    /// The text before the caret and behind it.
    pub fn text(&self) -> (String, String) {
        let (before, behind) = self.text.split_at(self.caret);
        (before.iter().collect(), behind.iter().collect())
    }

    /// What is to be said of it.
    pub fn finding(&self) -> &Finding {
        &self.finding
    }

    /// The first line of what is said that is on the screen.
    pub fn top(&self) -> usize {
        self.top
    }

    /// Scrolls what is said.
    pub fn scroll_to(&mut self, top: usize) {
        self.top = top;
    }

    /// The row of the table of discards that is looked at, and how many there are; none where there is no table.
    pub fn row(&self) -> Option<(usize, usize)> {
        let Finding::Choosing(found) = &self.finding else { return None };
        let verdict = &found.1;
        let row = verdict.rows.iter().position(|row| Some(row.discard.tile) == verdict.answer);
        Some((row.unwrap_or(0), verdict.rows.len()))
    }

    /// Looks at a row of the table.
    pub fn look_at(&mut self, row: usize) {
        if let Finding::Choosing(found) = &mut self.finding {
            let verdict = &mut found.1;
            verdict.answer = verdict.rows.get(row).map(|row| row.discard.tile).or(verdict.answer);
        }
    }

    /// To the hand after the discard that is looked at.
    pub fn go_on(&mut self) {
        let Finding::Choosing(found) = &self.finding else { return };
        if let Some(kept) = found.1.answer.and_then(|tile| found.0.hand().discard(tile)) {
            let row = self.row().map_or(0, |(row, _)| row);
            let after: Vec<char> = kept.to_string().chars().collect();
            self.left = Some(Left { text: std::mem::replace(&mut self.text, after), caret: self.caret, row });
            self.caret = self.text.len();
            self.look();
        }
    }

    /// Whether there is a hand to go back to.
    pub fn came_from_a_discard(&self) -> bool {
        self.left.is_some()
    }

    /// Back to the hand before the discard.
    pub fn go_back(&mut self) {
        if let Some(left) = self.left.take() {
            (self.text, self.caret) = (left.text, left.caret);
            self.look();
            self.look_at(left.row);
        }
    }

    /// How much of the chances is computed, while they are.
    pub fn progress(&self) -> Option<Progress> {
        self.progress
    }

    /// The number of the hand and the position whose chances are wanted; none where they are known, or the model has none.
    pub fn wants_chances(&self) -> Option<(u32, &DiscardQuestion)> {
        let Finding::Choosing(found) = &self.finding else { return None };
        let question = &found.0;
        (*question.chances() == Chances::Unknown && question.has_chances()).then_some((self.shown, question))
    }

    /// So much of the chances of this hand is computed.
    pub fn went_on(&mut self, shown: u32, progress: Progress) {
        if self.shown == shown {
            self.progress = Some(progress);
        }
    }

    /// The chances of this hand are computed; those of another are dropped. The row that is looked at stays, wherever it goes.
    pub fn know(&mut self, shown: u32, chances: Result<Vec<Chance>, NoChance>) {
        if self.shown == shown
            && let Finding::Choosing(found) = &mut self.finding
        {
            self.progress = None;
            let (question, verdict) = found.as_mut();
            question.know(chances);
            *verdict = discards::mark(question, verdict.answer);
        }
    }

    /// Changes the text; what is said follows at once.
    pub fn update(&mut self, typed: Typed) {
        match typed {
            Typed::Char(letter) => plain(letter).into_iter().for_each(|letter| self.put(letter)),
            Typed::Erase if self.caret > 0 => {
                self.caret -= 1;
                self.text.remove(self.caret);
            }
            Typed::Erase => {}
            Typed::Clear => {
                self.text.clear();
                self.caret = 0;
            }
            Typed::Left => self.caret = self.caret.saturating_sub(1),
            Typed::Right => self.caret = (self.caret + 1).min(self.text.len()),
            Typed::First => self.caret = 0,
            Typed::Last => self.caret = self.text.len(),
        }
        if matches!(typed, Typed::Char(_) | Typed::Erase | Typed::Clear) {
            self.left = None;
            self.look();
        }
    }

    fn look(&mut self) {
        (self.top, self.progress) = (0, None);
        self.shown = self.shown.wrapping_add(1);
        self.finding = find(&self.text.iter().collect::<String>(), &self.rules);
    }

    fn put(&mut self, letter: char) {
        if self.text.len() < LONGEST && !letter.is_control() {
            self.text.insert(self.caret, letter);
            self.caret += 1;
        }
    }
}

/// A tile character as its text, since its width is not the same everywhere; everything else as it is.
fn plain(letter: char) -> Vec<char> {
    match letter {
        '\u{1f000}'..='\u{1f021}' => match letter.to_string().parse::<Counts>().ok().and_then(|counts| counts.tiles().next()) {
            Some(tile) => tile.to_string().chars().collect(),
            None => vec![letter],
        },
        _ => vec![letter],
    }
}

fn find(text: &str, rules: &Ruleset) -> Finding {
    if text.trim().is_empty() {
        return Finding::Nothing;
    }
    match text.parse::<AnyHand>() {
        Err(error) => Finding::Wrong(error),
        Ok(AnyHand::Hand(hand)) => {
            let question = Question::given(hand, *rules);
            let real = waits(&hand, rules).real;
            let answer = if real.is_empty() { Answer::NotReady } else { Answer::Tiles(real) };
            let verdict = mark(&question, answer);
            Finding::Waiting(Box::new((question, verdict, shanten(&hand, rules))))
        }
        Ok(AnyHand::Drawn(hand)) => {
            let seen = readings(&hand, rules);
            if seen.is_empty() {
                let question = DiscardQuestion::given(hand, *rules);
                let mut verdict = discards::mark(&question, None);
                verdict.answer = verdict.rows.first().map(|row| row.discard.tile);
                Finding::Choosing(Box::new((question, verdict)))
            } else {
                Finding::Complete(Box::new(hand), seen)
            }
        }
    }
}
