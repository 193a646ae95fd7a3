//! The wall turned over: which draw would have won, and where the other winning tiles lie.

use crate::engine::{Tile, TileSet, Wall};

/// What the wall held for a hand that was dealt to East.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turned {
    /// East's draws, in order.
    pub draws: Vec<Tile>,
    /// The first draw that completes the hand, from 0.
    pub first: Option<usize>,
    /// How many winning tiles are among the draws.
    pub mine: usize,
    /// How many are dealt to the other seats or drawn by them.
    pub others: usize,
    /// How many lie in the dead wall.
    pub dead: usize,
}

impl Turned {
    /// Turns a wall over for a hand of East that waits on these kinds.
    pub fn new(wall: &Wall, waits: TileSet) -> Turned {
        let draws: Vec<Tile> = wall.draws(0).collect();
        let winning = |tiles: &mut dyn Iterator<Item = Tile>| tiles.filter(|&tile| waits.contains(tile)).count();
        let mine = winning(&mut draws.iter().copied());
        let dead = winning(&mut wall.dead());
        let held = Wall::seat_places(0);
        let outside = winning(&mut wall.tiles().enumerate().filter(|(place, _)| !held.contains(place)).map(|(_, tile)| tile));
        let first = draws.iter().position(|&tile| waits.contains(tile));
        Turned { draws, first, mine, others: outside - mine - dead, dead }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drill::deal::{DealOptions, Deals};
    use crate::drill::question::Question;
    use crate::engine::waits;

    #[test]
    fn every_winning_tile_lies_somewhere() {
        let options = DealOptions::default();
        let deals = Deals::new(options);
        for seed in 0..300 {
            let question = Question::dealt(deals.deal(seed), options);
            let real = waits(question.hand(), question.rules()).real;
            let wall = question.wall().expect("a dealt hand has its wall");
            let turned = Turned::new(wall, real);
            let left: u32 = real.iter().map(|tile| question.left(tile)).sum();
            assert_eq!(turned.mine + turned.others + turned.dead, left as usize, "seed {seed}");
            // the seat's own numbers, from the page on learning: 52, 56, ... 120
            let tiles: Vec<Tile> = wall.tiles().collect();
            let draws: Vec<Tile> = (0..18).map(|turn| tiles[52 + 4 * turn]).collect();
            assert_eq!(turned.draws, draws, "seed {seed}");
            assert_eq!(turned.first.map(|turn| draws[turn]), draws.iter().copied().find(|&tile| real.contains(tile)));
        }
    }
}
