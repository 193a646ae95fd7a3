//! Any hand, typed or pasted, and what the engine says of it while it is typed.

use crate::drill::grade::{Graded, graded};
use crate::drill::question::Question;
use crate::drill::waits::{Answer, Verdict, mark};
use crate::engine::{AnyHand, Counts, Distances, Drawn, HandError, Reading, Ruleset, Unseen, readings, shanten, waits};

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
    /// A hand after its draw that is not complete: its discards, best first.
    Choosing(Box<Drawn>, Distances, Vec<Graded>),
}

/// The text, and what is to be said of it.
#[derive(Clone, Debug)]
pub struct AnalyseScreen {
    text: Vec<char>,
    caret: usize,
    top: usize,
    rules: Ruleset,
    finding: Finding,
}

impl AnalyseScreen {
    /// Nothing typed yet.
    pub const fn new(rules: Ruleset) -> AnalyseScreen {
        AnalyseScreen { text: Vec::new(), caret: 0, top: 0, rules, finding: Finding::Nothing }
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
            self.top = 0;
            self.finding = find(&self.text.iter().collect::<String>(), &self.rules);
        }
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
                let rows = graded(&hand, rules, &Unseen::beside(&hand), &[]);
                Finding::Choosing(Box::new(hand), shanten(&hand, rules), rows)
            } else {
                Finding::Complete(Box::new(hand), seen)
            }
        }
    }
}
