//! The sentences that make a shape visible: which melds to set aside, what the pair can be, what the rest wants.

mod clause;
mod shape;
mod tiles;
mod why_not;

use super::Language;
use crate::drill::explain::{Explanation, Hint, WhyNot};
use crate::engine::Form;

/// How wide a line of a sentence is at most.
const WIDTH: usize = 78;

/// Why a hand waits for what it waits for, or what it is nearest to: two lines of 78 columns at most, in plain letters.
pub fn shape(told: &Explanation, language: Language) -> Vec<String> {
    match language {
        Language::English => shape::shape(told),
    }
}

/// Why a tile does not complete the hand: two lines of 78 columns at most.
pub fn why_not(why: &WhyNot, language: Language) -> Vec<String> {
    match language {
        Language::English => why_not::why_not(why),
    }
}

/// One step of a hint.
pub fn hint(hint: Hint, language: Language) -> String {
    match language {
        Language::English => match hint {
            Hint::Waits(0) => "No tile completes it.".to_string(),
            Hint::Waits(1) => "It waits for one kind.".to_string(),
            Hint::Waits(kinds) => format!("It waits for {kinds} kinds."),
            Hint::Aside(meld) => format!("Set {meld} aside: the waits stay the same."),
            Hint::Form(Form::SevenPairs) => "Count the pairs: no meld is needed here.".to_string(),
            Hint::Form(_) => "Count terminals and honours: no meld is needed here.".to_string(),
            Hint::Stands(meld) => format!("{meld} stands: look at what is left."),
            Hint::NoneAside => "No meld can be set aside here: look for the pair first.".to_string(),
        },
    }
}

/// The text in lines, broken between words.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}
