//! How one tile of fourteen is chosen: by its text, by arrows, by the mouse, by Space.

use super::{Direction, DiscardMessage};
use crate::drill::discards::DiscardQuestion;
use crate::drill::question::Red;
use crate::engine::{Suit, Tile};

/// A remark on the last key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiscardNotice {
    /// A digit still needs its suit letter.
    DigitWaits,
    /// Nothing is chosen.
    NothingChosen,
    /// This tile is not in the hand.
    NotHeld(Tile, Red),
    /// Honours end at 7z, and only fives are red.
    NoSuchTile,
    /// The hand is not complete.
    NoWin,
}

/// A digit that waits for its suit letter, and a remark on the last key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chooser {
    /// 0 for a red five.
    pub pending: Option<u8>,
    /// The remark.
    pub notice: Option<DiscardNotice>,
}

impl Chooser {
    /// The chosen place after a message.
    pub fn choose(&mut self, message: DiscardMessage, question: &DiscardQuestion, chosen: Option<usize>) -> Option<usize> {
        let (tiles, one_suit, drawn) = (question.shown().len(), question.one_suit(), question.drawn().is_some());
        let place = match message {
            DiscardMessage::Digit(digit) => match one_suit {
                Some(suit) => return self.named(question, Some(suit), digit, chosen),
                None => {
                    self.pending = Some(digit);
                    return chosen;
                }
            },
            DiscardMessage::Letter(letter) => match self.pending.take() {
                Some(digit) => {
                    let suit = Suit::ALL.into_iter().find(|suit| suit.letter() == letter);
                    return self.named(question, suit, digit, chosen);
                }
                None => return chosen,
            },
            DiscardMessage::Honor(tile) => return self.held(question, tile, Red::No, chosen),
            DiscardMessage::DropDigit if self.pending.take().is_some() => return chosen,
            DiscardMessage::Drawn => drawn.then(|| tiles - 1),
            DiscardMessage::Pick(place) => Some(place.min(tiles - 1)),
            DiscardMessage::Move(direction) => Some(match (chosen, direction) {
                (None, Direction::Left | Direction::Up) => tiles - 1,
                (None, _) => 0,
                (Some(place), Direction::Left) => (place + tiles - 1) % tiles,
                (Some(place), Direction::Right) => (place + 1) % tiles,
                (Some(place), Direction::Up | Direction::Down) => place,
            }),
            DiscardMessage::Clear | DiscardMessage::DropDigit => None,
            _ => return chosen,
        };
        self.pending = None;
        place
    }

    /// The tile of a digit and a suit letter; no suit is z, and 0 is a red five.
    fn named(&mut self, question: &DiscardQuestion, suit: Option<Suit>, digit: u8, chosen: Option<usize>) -> Option<usize> {
        let tile = match (suit, digit) {
            (Some(suit), 0) => Tile::suited(suit, 5),
            (Some(suit), digit) => Tile::suited(suit, digit),
            (None, digit) => Tile::honor(digit),
        };
        match tile {
            Some(tile) => self.held(question, tile, if digit == 0 { Red::Yes } else { Red::No }, chosen),
            None => {
                self.notice = Some(DiscardNotice::NoSuchTile);
                chosen
            }
        }
    }

    /// A tile of the hand. Where the only five is red, 5 is that one.
    fn held(&mut self, question: &DiscardQuestion, tile: Tile, red: Red, chosen: Option<usize>) -> Option<usize> {
        let shown = question.shown();
        let exact = shown.iter().rposition(|&held| held == (tile, red));
        let place = exact.or_else(|| shown.iter().rposition(|&(held, _)| held == tile && red == Red::No));
        match place {
            Some(_) => {
                self.pending = None;
                place
            }
            None => {
                self.notice = Some(DiscardNotice::NotHeld(tile, red));
                chosen
            }
        }
    }
}
