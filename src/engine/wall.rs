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

    /// 王牌 wanpai: the last 14 tiles, which nobody draws.
    pub fn dead(&self) -> impl Iterator<Item = Tile> {
        self.tiles().skip(Wall::DEAD)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wall_in_order() -> Wall {
        Wall::new(std::array::from_fn(|place| place as u8)).expect("each tile once")
    }

    #[test]
    fn a_wall_holds_each_tile_once() {
        let mut ids: [u8; 136] = std::array::from_fn(|place| place as u8);
        for kind in Tile::all() {
            assert_eq!(wall_in_order().tiles().filter(|&tile| tile == kind).count(), 4, "{kind}");
        }
        ids[7] = 8;
        assert_eq!(Wall::new(ids), None, "tile 8 twice");
        ids[7] = 136;
        assert_eq!(Wall::new(ids), None, "no tile 136");
    }

    #[test]
    fn the_deal_gives_the_first_52_tiles_and_the_draws_the_next_70() {
        assert_eq!(Wall::seat_places(0), [0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48]);
        assert_eq!(Wall::seat_places(3), [12, 13, 14, 15, 28, 29, 30, 31, 44, 45, 46, 47, 51]);
        let mut dealt: Vec<usize> = (0..4).flat_map(Wall::seat_places).collect();
        dealt.sort_unstable();
        assert!(dealt.into_iter().eq(0..52));
        let wall = wall_in_order();
        assert_eq!([0, 1, 2, 3].map(|seat| wall.draws(seat).count()), [18, 18, 17, 17]);
        assert_eq!(wall.draws(1).next(), wall.tiles().nth(53));
        assert_eq!(wall.draws(1).last(), wall.tiles().nth(121));
    }
}
