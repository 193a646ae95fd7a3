//! The last line: the keys that work now, each of which can be clicked too.

use ratatui::text::{Line, Span};

use super::Paint;
use crate::app::Key;
use crate::words::Word;

/// Between two entries.
const GAP: usize = 3;

/// The last line of a screen, and the columns of each key in it.
pub(super) struct Keys {
    /// The line.
    pub(super) line: Line<'static>,
    /// Column, width and key.
    pub(super) spots: Vec<(usize, usize, Key)>,
}

impl Paint {
    /// The keys of a word that lists them.
    pub(super) fn keys(self, word: Word, width: u16) -> Keys {
        self.offered(&[word], width)
    }

    /// The keys of several words, each standing out from what it does. Where the room is short, entries go from the right, but never
    /// the first, the way out and the help.
    pub(super) fn offered(self, words: &[Word], width: u16) -> Keys {
        let mut entries: Vec<&'static str> = words.iter().flat_map(|&word| self.word(word).split("   ")).collect();
        let stays = |entry: &str| matches!(entry.split(' ').next(), Some("q" | "?" | "Esc")) && !entry.starts_with("Esc menu");
        while entries.iter().map(|entry| entry.len() + GAP).sum::<usize>() > usize::from(width) + GAP - 1 {
            let Some(goes) = (1..entries.len()).rev().find(|&at| !stays(entries[at])) else { break };
            entries.remove(goes);
        }
        let mut keys = Keys { line: Line::raw(" "), spots: Vec::new() };
        for (place, entry) in entries.into_iter().enumerate() {
            if place > 0 {
                keys.line.push_span(Span::raw(" ".repeat(GAP)));
            }
            keys.push(entry, self);
        }
        keys
    }
}

impl Keys {
    /// An entry: a click on a key presses it, a click on the rest presses the last one named.
    fn push(&mut self, entry: &'static str, paint: Paint) {
        let start = self.line.width();
        let (names, what) = split_keys(entry);
        let mut column = start;
        let mut last = None;
        for name in names.split(' ') {
            if let Some(key) = Key::named(name) {
                self.spots.push((column, name.len(), key));
                last = Some(key);
            }
            column += name.len() + 1;
        }
        self.line.push_span(Span::styled(names, paint.theme.title()));
        self.line.push_span(Span::raw(what));
        if let Some(key) = last {
            self.spots.push((start + names.len(), what.len(), key));
        }
    }
}

/// The keys of an entry and the rest: every leading word with a capital, or the first one.
fn split_keys(entry: &str) -> (&str, &str) {
    let mut end = entry.find(' ').unwrap_or(entry.len());
    while entry[end..].trim_start().starts_with(|letter: char| letter.is_ascii_uppercase()) {
        let from = end + 1;
        end = entry[from..].find(' ').map_or(entry.len(), |next| from + next);
    }
    entry.split_at(end)
}
