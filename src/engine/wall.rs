//! The wall: all 136 tiles in the order in which they are dealt and drawn.

use super::Tile;

/// All 136 tiles, shuffled. The first 52 are dealt, the last 14 are never drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wall {
    ids: [u8; 136],
}

impl Wall {
    /// How many tiles there are.
    pub const SIZE: usize = 136;

    /// The first place that is never drawn: 王牌 wanpai, the dead wall.
    const DEAD: usize = 122;

    /// From the 136 physical tiles in order: number n is a copy of the kind with place n / 4. None where one is
    /// missing.
    pub fn new(ids: [u8; 136]) -> Option<Wall> {
        let mut seen = [false; 136];
        for &id in &ids {
            let seen = seen.get_mut(usize::from(id))?;
            if *seen {
                return None;
            }
            *seen = true;
        }
        Some(Wall { ids })
    }

    /// Every tile, in the order of the wall.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.ids.iter().map(|&id| Tile::at(usize::from(id / 4)))
    }

    /// The places of the 13 tiles dealt to a seat, 0 for East to 3 for North, counted on round the table: four tiles
    /// at a time, three times, and then one.
    pub const fn seat_places(seat: usize) -> [usize; 13] {
        let seat = seat % 4;
        let mut places = [48 + seat; 13];
        let mut nth = 0;
        while nth < 12 {
            places[nth] = nth / 4 * 16 + seat * 4 + nth % 4;
            nth += 1;
        }
        places
    }

    /// The tiles that a seat draws when nobody calls: 18 for East and South, 17 for West and North.
    pub fn draws(&self, seat: usize) -> impl Iterator<Item = Tile> {
        (52 + seat % 4..Wall::DEAD).step_by(4).map(|place| Tile::at(usize::from(self.ids[place] / 4)))
    }
}
