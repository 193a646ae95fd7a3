//! The wall around a hand: East is dealt its tiles, and everything else lies as a shuffle left it.

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

use crate::engine::{Counts, Tile, Wall};

/// A wall that deals this hand to East, each such wall equally often: exactly a shuffled wall, given the hand.
pub(super) fn wall(hand: &Counts, rng: &mut ChaCha8Rng) -> Wall {
    Wall::new(ids(hand, rng)).expect("every physical tile was put in once")
}

/// The same with a copy of this tile, which East does not hold four times, turned over in the dead wall.
pub(super) fn wall_with_turned(hand: &Counts, turned: Tile, rng: &mut ChaCha8Rng) -> Wall {
    let mut ids = ids(hand, rng);
    let east = Wall::seat_places(0);
    if let Some(place) = (0..Wall::SIZE).find(|place| !east.contains(place) && usize::from(ids[*place] / 4) == turned.place()) {
        ids.swap(place, TURNED);
    }
    Wall::new(ids).expect("every physical tile was put in once")
}

/// Where a tile is turned over: the third pile of the dead wall.
const TURNED: usize = 126;

/// The physical tiles in the order of the wall.
fn ids(hand: &Counts, rng: &mut ChaCha8Rng) -> [u8; Wall::SIZE] {
    let mut held = Vec::with_capacity(13);
    let mut others = Vec::with_capacity(Wall::SIZE);
    for (kind, tile) in (0u8..).zip(Tile::all()) {
        let mut copies = [0, 1, 2, 3].map(|copy| kind * 4 + copy);
        copies.shuffle(rng);
        let (mine, rest) = copies.split_at(usize::from(hand.of(tile)));
        held.extend_from_slice(mine);
        others.extend_from_slice(rest);
    }
    held.shuffle(rng);
    others.shuffle(rng);
    let east = Wall::seat_places(0);
    let (mut held, mut others) = (held.into_iter(), others.into_iter());
    std::array::from_fn(|place| {
        let from = if east.contains(&place) { &mut held } else { &mut others };
        from.next().expect("13 tiles for East and 123 others fill the wall")
    })
}

/// Some of East's tiles in the order in which they were dealt.
pub(super) fn dealt(wall: &Wall, asked: &Counts) -> Vec<Tile> {
    let tiles: Vec<Tile> = wall.tiles().collect();
    let mut left = *asked;
    Wall::seat_places(0).iter().map(|&place| tiles[place]).filter(|&tile| left.remove(tile)).collect()
}
