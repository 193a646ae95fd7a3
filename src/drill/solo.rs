//! A hand played alone: a shuffled wall, a seat at it, and what was drawn and discarded.

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use crate::engine::{Counts, Drawn, Hand, Tile, Unseen, Wall, Wind};

/// One seat at a wall. The other seats' tiles are passed over as they are dealt; nobody calls, nobody else wins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solo {
    wall: Wall,
    seat: Wind,
    hand: Hand,
    /// What was discarded, in order.
    river: Vec<Tile>,
    /// What lies before the player, drawn and not yet answered with a discard.
    drawn: Option<Tile>,
}

impl Solo {
    /// The deal of a seed: the wall, the seat, and the thirteen tiles of the seat.
    pub fn dealt(seed: u64) -> Solo {
        Solo::dealt_by(&mut ChaCha8Rng::seed_from_u64(seed))
    }

    /// The same from any sequence of numbers.
    pub(super) fn dealt_by(rng: &mut ChaCha8Rng) -> Solo {
        let mut ids: [u8; Wall::SIZE] = std::array::from_fn(|place| place as u8);
        ids.shuffle(rng);
        let seat = Wind::ALL[rng.random_range(0..4)];
        let wall = Wall::new(ids).expect("shuffling keeps every tile");
        let tiles: Vec<Tile> = wall.tiles().collect();
        let dealt = Wall::seat_places(seat as usize).map(|place| tiles[place]);
        let concealed = Counts::of_tiles(dealt).expect("a wall has four of each kind");
        let hand = Hand::new(concealed, &[]).expect("thirteen tiles are a hand");
        Solo { wall, seat, hand, river: Vec::new(), drawn: None }
    }

    /// The wall.
    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// The seat, which says how many draws there are: 18 for East and South, 17 for West and North.
    pub fn seat(&self) -> Wind {
        self.seat
    }

    /// The hand without what is drawn.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// What was discarded, in order.
    pub fn river(&self) -> &[Tile] {
        &self.river
    }

    /// What is drawn and not yet answered with a discard.
    pub fn drawn(&self) -> Option<Tile> {
        self.drawn
    }

    /// The hand with what is drawn; none between a discard and the next draw.
    pub fn fourteen(&self) -> Option<Drawn> {
        self.hand.draw(self.drawn?).ok()
    }

    /// How many draws are still to come.
    pub fn draws_left(&self) -> usize {
        self.wall.draws(self.seat as usize).count() - self.river.len() - usize::from(self.drawn.is_some())
    }

    /// What the player has not seen: not in the hand, and not discarded.
    pub fn unseen(&self) -> Unseen {
        let river = Counts::of_tiles(self.river.iter().copied()).expect("a wall has four of each kind");
        match self.fourteen() {
            Some(hand) => Unseen::beside_visible(&hand, &river),
            None => Unseen::beside_visible(&self.hand, &river),
        }
        .expect("a wall has four of each kind")
    }

    /// Draws the next tile, where one is left and none lies there already.
    pub fn draw(&mut self) -> Option<Tile> {
        if self.drawn.is_none() {
            self.drawn = self.wall.draws(self.seat as usize).nth(self.river.len());
        }
        self.drawn
    }

    /// Discards a tile of the fourteen; false where it is not there, or nothing is drawn.
    pub fn discard(&mut self, tile: Tile) -> bool {
        let Some(hand) = self.fourteen().and_then(|hand| hand.discard(tile)) else { return false };
        self.hand = hand;
        self.river.push(tile);
        self.drawn = None;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_tile_comes_from_nowhere() {
        for seed in 0..200 {
            let mut solo = Solo::dealt(seed);
            let seat = solo.seat();
            let draws: Vec<Tile> = solo.wall().draws(seat as usize).collect();
            assert_eq!(draws.len(), if matches!(seat, Wind::East | Wind::South) { 18 } else { 17 });
            let mut seen: Vec<Tile> = solo.hand().concealed().tiles().collect();
            for (turn, &draw) in draws.iter().enumerate() {
                assert_eq!(solo.draw(), Some(draw), "seed {seed}");
                assert_eq!(solo.draws_left(), draws.len() - turn - 1);
                seen.push(draw);
                assert_eq!(solo.unseen().total(), 136 - seen.len());
                let first = solo.fourteen().expect("a tile is drawn").concealed().tiles().next().expect("fourteen tiles");
                assert!(solo.discard(first));
                assert!(!solo.discard(first), "nothing is drawn");
            }
            assert_eq!((solo.draw(), solo.draws_left()), (None, 0));
            let mut held: Vec<Tile> = solo.hand().concealed().tiles().chain(solo.river().iter().copied()).collect();
            seen.sort_unstable();
            held.sort_unstable();
            assert_eq!(seen, held, "seed {seed}");
        }
    }

    #[test]
    fn every_seat_comes_up() {
        let mut often = [0; 4];
        (0..400).for_each(|seed| often[Solo::dealt(seed).seat() as usize] += 1);
        assert!(often.iter().all(|&times| times > 60), "{often:?}");
    }
}
