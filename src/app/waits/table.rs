//! The table in which waits are chosen: a row a suit, the honours below.

use crate::app::Direction;
use crate::engine::{Suit, Tile};

/// The tile of a suit letter and a digit; none for 8z and 9z.
pub(super) fn tile(letter: char, rank: u8) -> Option<Tile> {
    match Suit::ALL.into_iter().find(|suit| suit.letter() == letter) {
        Some(suit) => Tile::suited(suit, rank),
        None => Tile::honor(rank),
    }
}

/// The tile beside another in the table of the answer; rows and columns wrap around.
pub(super) fn neighbor(from: Tile, direction: Direction) -> Tile {
    let letters = ['m', 'p', 's', 'z'];
    let row = letters.iter().position(|&letter| letter == from.letter()).unwrap_or(0);
    let width = if from.is_honor() { 7 } else { 9 };
    let (row, rank) = match direction {
        Direction::Left => (row, (from.rank() + width - 2) % width + 1),
        Direction::Right => (row, from.rank() % width + 1),
        Direction::Up => ((row + 3) % 4, from.rank()),
        Direction::Down => ((row + 1) % 4, from.rank()),
    };
    tile(letters[row], rank).or(tile(letters[row], 7)).unwrap_or(from)
}
