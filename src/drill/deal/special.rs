//! Hands that are ready in a way of their own, or not ready at all.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::narrow::{Level, Narrow};
use super::near_miss::near_miss;
use super::shapes::Shapes;
use super::surround::{Surrounded, surrounded};
use super::{combined, exact, flush};
use crate::drill::curriculum::{Family, HELD_ONLY, Item, NOT_READY_FLUSH, Shape, items};
use crate::engine::{Counts, Hand, Ruleset, Suit};

/// A hand of an item that is no shape of one suit.
pub(super) fn hand(item: Item, level: Level, rules: &Ruleset, rng: &mut ChaCha8Rng) -> Surrounded {
    loop {
        let tiles = match item.family() {
            Family::SevenPairs => Some(whole(exact::six_pairs(rng))),
            Family::Orphans => Some(whole(exact::orphans(rng))),
            Family::NotReady | Family::PairInside | Family::PairElsewhere => unready(item, level, rules, rng),
        };
        let asked = tiles.map(|tiles| if level == Level::Bare { tiles.bare } else { tiles.all });
        let hand = asked.and_then(|asked| Hand::new(asked, &[]).ok());
        // seven pairs and orphans are dealt by rules that may not know them
        let known = if item.family() == Family::NotReady { *rules } else { Ruleset::RIICHI };
        if let (Some(tiles), Some(hand)) = (tiles, hand)
            && items(&hand, &known) == [item]
        {
            return tiles;
        }
    }
}

fn whole(all: Counts) -> Surrounded {
    Surrounded { bare: all, all }
}

fn unready(item: Item, level: Level, rules: &Ruleset, rng: &mut ChaCha8Rng) -> Option<Surrounded> {
    match item.name() {
        NOT_READY_FLUSH => near_miss(&flush::hand(rng), rules, rng).map(whole),
        HELD_ONLY => surrounded(&short_of_a_fifth(rng), Suit::ALL[rng.random_range(0..3)], rng).ok(),
        _ => {
            let ready = Shapes::new(&Narrow::default(), rules).hand(rules, rng).tiles;
            let asked = if level == Level::Bare { ready.bare } else { ready.all };
            let missed = near_miss(&asked, rules, rng)?;
            Some(Surrounded { bare: missed, all: combined(&missed, &ready.all, &asked)? })
        }
    }
}

/// Melds, perhaps with a pair, that lack one tile of a rank of which they hold four.
fn short_of_a_fifth(rng: &mut ChaCha8Rng) -> Shape {
    loop {
        let rank = rng.random_range(0..9usize);
        let mut numbers = [0u8; 9];
        let mut pair = Pair::Owed;
        while numbers[rank] < 5 {
            match rng.random_range(0..4) {
                0 if pair == Pair::Owed => {
                    numbers[rank] += 2;
                    pair = Pair::Placed;
                }
                0 | 1 => numbers[rank] += 3,
                _ => {
                    let first = rng.random_range(rank.saturating_sub(2)..=rank.min(6));
                    (first..first + 3).for_each(|rank| numbers[rank] += 1);
                }
            }
        }
        numbers[rank] -= 1;
        let size: u8 = numbers.iter().sum();
        if numbers.iter().all(|&number| number <= 4) && size <= 11 {
            return Shape::new(numbers);
        }
    }
}

/// Whether a hand has its pair yet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pair {
    Owed,
    Placed,
}
