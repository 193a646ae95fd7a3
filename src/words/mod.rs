//! Every word a player reads, in the language of the player.

pub mod acceptance;
pub mod discards;
mod distance;
mod english;
pub mod explain;
mod fans;
pub mod figures;
mod help;
pub mod lessons;
mod mcr;
mod places;
pub mod play;
mod points;
pub mod practice;
pub mod report;
mod score;
mod sentences;
mod shapes;
pub mod wilds;
mod word;
mod worths;

pub use crate::drill::language::Language;
pub use help::{About, Chapter};
pub use places::{Choice, Place};
pub use sentences::{Score, Side, Telling};
pub use shapes::{ShapeName, items_called, names_of_items};
pub use word::Word;

impl Language {
    /// The word in this language; every language has every word.
    pub const fn word(self, word: Word) -> &'static str {
        match self {
            Language::English => english::word(word),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_is_empty() {
        for word in Word::ALL.iter().copied() {
            assert!(!Language::English.word(word).trim().is_empty(), "{word:?} is empty");
        }
    }
}
