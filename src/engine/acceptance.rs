//! Which tiles bring a hand closer, how many of them are left, and what each discard keeps of that.

use std::ops::Deref;

use super::acceptance_groups::Neighbors;
use super::{Drawn, Hand, Ruleset, Shanten, Tile, TileSet, Unseen, shanten};

/// 受け入れ ukeire, 进张: the kinds that bring a hand one step closer, and how many copies of them can still come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Acceptance {
    /// The kinds. One of which no copy is left is not among them.
    pub tiles: TileSet,
    /// Copies of all of them together.
    pub left: u32,
}

impl Acceptance {
    pub(crate) fn new(tiles: TileSet, unseen: &Unseen) -> Acceptance {
        let tiles = tiles.and(unseen.kinds());
        Acceptance { tiles, left: unseen.copies(tiles) }
    }
}

/// The kinds that bring a hand one step closer; of a ready hand, its waits.
///
/// ```
/// use tenpai::engine::{Hand, Ruleset, Unseen, acceptance};
/// let hand: Hand = "79p229s66z".parse()?;
/// let accepts = acceptance(&hand, &Ruleset::RIICHI, &Unseen::beside(&hand));
/// assert_eq!((accepts.tiles.to_string(), accepts.left), ("8p2s6z".to_owned(), 8));
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
pub fn acceptance(hand: &Hand, rules: &Ruleset, unseen: &Unseen) -> Acceptance {
    let tiles = match Neighbors::of(hand, rules) {
        Some(neighbors) => neighbors.closer(),
        None => closer(hand, rules, unseen),
    };
    Acceptance::new(tiles, unseen)
}

/// A discard, and the hand that it leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discard {
    /// The tile given away.
    pub tile: Tile,
    /// The distance of the tiles kept.
    pub shanten: Shanten,
    /// What brings them closer.
    pub acceptance: Acceptance,
}

impl Discard {
    /// Better discards have a lower number: the distance, then the copies accepted, then the tile.
    fn rank(&self) -> u32 {
        let fewer = 255 - self.acceptance.left.min(255);
        ((self.shanten.value() + 1) as u32) << 16 | fewer << 8 | self.tile.place() as u32
    }
}

/// Every discard of a hand, each kind once: the closest first, then those that accept the most copies, ties in tile order.
#[derive(Clone, Copy)]
pub struct Discards {
    rows: [Discard; 14],
    len: u8,
}

impl Discards {
    const NONE: Discards = {
        let acceptance = Acceptance { tiles: TileSet::EMPTY, left: 0 };
        Discards { rows: [Discard { tile: Tile::at(0), shanten: Shanten::READY, acceptance }; 14], len: 0 }
    };

    fn push(&mut self, row: Discard) {
        self.rows[usize::from(self.len)] = row;
        self.len += 1;
    }

    /// The same rows by their ranks. Each goes where as many stand before it as have a lower rank: no branch has to be guessed.
    fn sorted(&self) -> Discards {
        let mut ranks = [u32::MAX; 16];
        self.iter().zip(&mut ranks).for_each(|(row, rank)| *rank = row.rank());
        let mut sorted = *self;
        for (row, rank) in self.iter().zip(ranks) {
            let before: u32 = ranks.iter().map(|&other| u32::from(other < rank)).sum();
            sorted.rows[before as usize] = *row;
        }
        sorted
    }
}

impl Deref for Discards {
    type Target = [Discard];

    fn deref(&self) -> &[Discard] {
        &self.rows[..usize::from(self.len)]
    }
}

/// Every discard of a hand with what it leaves, best first by count alone, without allocation.
///
/// ```
/// use tenpai::engine::{Drawn, Ruleset, Unseen, discards};
/// let hand: Drawn = "35m11223399p7799s".parse()?;
/// let rows = discards(&hand, &Ruleset::RIICHI, &Unseen::beside(&hand));
/// assert_eq!(rows[0].tile.to_string(), "3m");
/// assert_eq!(rows[0].acceptance.tiles.to_string(), "5m");
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
pub fn discards(hand: &Drawn, rules: &Ruleset, unseen: &Unseen) -> Discards {
    let mut all = Discards::NONE;
    match Neighbors::of(hand, rules) {
        Some(neighbors) => neighbors.each_discard(|tile, shanten, tiles| {
            all.push(Discard { tile, shanten, acceptance: Acceptance::new(tiles, unseen) });
        }),
        None => {
            for tile in hand.concealed().at_least(1).iter() {
                let Some(rest) = hand.discard(tile) else { continue };
                let acceptance = Acceptance::new(closer(&rest, rules, unseen), unseen);
                all.push(Discard { tile, shanten: shanten(&rest, rules).least(), acceptance });
            }
        }
    }
    all.sorted()
}

/// By trying every kind: for hands that the tables of the suits do not cover.
fn closer(hand: &Hand, rules: &Ruleset, unseen: &Unseen) -> TileSet {
    let before = shanten(hand, rules).least();
    let helps = |tile: &Tile| hand.draw(*tile).is_ok_and(|with| shanten(&with, rules).least() < before);
    unseen.kinds().iter().filter(helps).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::engine::Counts;

    /// Fourteen tiles by the places of their kinds; none where a fifth copy is among them.
    fn fourteen(places: &[usize]) -> Option<Drawn> {
        Counts::of_tiles(places.iter().map(|&place| Tile::at(place))).ok().and_then(|counts| Drawn::new(counts, &[]).ok())
    }

    /// Every discard by the groups is what trying every kind gives.
    fn agree(hand: &Drawn) {
        for rules in Ruleset::ALL {
            let unseen = Unseen::beside(hand);
            for row in discards(hand, &rules, &unseen).iter() {
                let rest = hand.discard(row.tile).expect("held");
                let plain = Acceptance::new(closer(&rest, &rules, &unseen), &unseen);
                let wanted = (shanten(&rest, &rules).least(), plain);
                assert_eq!((row.shanten, row.acceptance), wanted, "{} of {hand} under {rules}", row.tile);
                assert_eq!(acceptance(&rest, &rules, &unseen), plain, "{rest} under {rules}");
            }
        }
    }

    #[test]
    fn hands_near_each_form_of_chinese_official_rules() {
        let hands = [
            "147m258p369s123m1z2z",
            "147m25p369s1233m55z",
            "147m258p3s1234567z",
            "147m258p369s12345z",
            "1144m2233p55s7777z",
            "111m333p5555s7777z",
            "1111222233334m5m",
            "19m19p19s12345677z",
            "1477m258p369s111z4z",
            "159m267p348s12345z",
            "4444m2258p369s11z7z",
        ];
        for text in hands {
            agree(&text.parse().unwrap_or_else(|error| panic!("{text}: {error}")));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

        #[test]
        fn any_hand(places in prop::collection::vec(0usize..34, 14)) {
            fourteen(&places).iter().for_each(agree);
        }

        /// One of each layout kind and honour most of the time, so that the knitted forms are near.
        #[test]
        fn hands_near_the_knitted_forms(order in Just((0..16).collect::<Vec<usize>>()).prop_shuffle(), layout in 0usize..6, other in prop::collection::vec(0usize..34, 5), kept in 9usize..14) {
            let suits = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]][layout];
            let knitted = (0..9).map(|at| 9 * (at / 3) + suits[at / 3] + 3 * (at % 3)).chain(27..34).collect::<Vec<usize>>();
            let places: Vec<usize> = order.iter().map(|&at| knitted[at]).take(kept).chain(other).take(14).collect();
            fourteen(&places).iter().for_each(agree);
        }

        #[test]
        fn hands_near_pairs_and_orphans(kinds in prop::collection::vec(prop_oneof![0usize..34, 27usize..34, Just(0), Just(8), Just(9)], 10), twice in prop::collection::vec(0usize..10, 4)) {
            let places: Vec<usize> = kinds.iter().copied().chain(twice.iter().map(|&at| kinds[at])).collect();
            fourteen(&places).iter().for_each(agree);
        }
    }
}
