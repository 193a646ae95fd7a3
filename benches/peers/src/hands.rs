//! Seeded hands: thirteen from the wall, ready hands, ready hands of one suit, fourteen from the wall.

use rand::rngs::ChaCha12Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use crate::plain;

/// A hand as every program here can read it: the number of each of the 34 kinds.
pub type Numbers = [u8; 34];

/// A source of hands that is the same for the same seed.
pub struct Dealer {
    chance: ChaCha12Rng,
}

impl Dealer {
    /// Everything that follows depends on this seed alone.
    pub fn new(seed: u64) -> Dealer {
        Dealer { chance: ChaCha12Rng::seed_from_u64(seed) }
    }

    /// So many tiles from a shuffled wall of these kinds, in the order drawn.
    pub fn drawn(&mut self, kinds: std::ops::Range<usize>, size: usize) -> Vec<usize> {
        let mut wall: Vec<usize> = kinds.flat_map(|kind| [kind; 4]).collect();
        let (hand, _) = wall.partial_shuffle(&mut self.chance, size);
        hand.to_vec()
    }

    /// The same, counted.
    pub fn random(&mut self, kinds: std::ops::Range<usize>, size: usize) -> Numbers {
        let mut numbers = [0; 34];
        self.drawn(kinds, size).into_iter().for_each(|kind| numbers[kind] += 1);
        numbers
    }

    /// Four random melds and a pair from the whole wall, one tile taken away; ready by the plain solution.
    pub fn ready(&mut self) -> Numbers {
        loop {
            let mut numbers = self.complete();
            let held: Vec<usize> = (0..34).flat_map(|kind| vec![kind; usize::from(numbers[kind])]).collect();
            numbers[held[self.chance.random_range(0..held.len())]] -= 1;
            if plain::waits(&numbers) != 0 {
                return numbers;
            }
        }
    }

    fn complete(&mut self) -> Numbers {
        loop {
            let mut numbers = [0u8; 34];
            for _ in 0..4 {
                let first = self.chance.random_range(0..34);
                if first < 27 && first % 9 < 7 && self.chance.random_range(0..4) != 0 {
                    (first..first + 3).for_each(|kind| numbers[kind] += 1);
                } else {
                    numbers[first] += 3;
                }
            }
            numbers[self.chance.random_range(0..34)] += 2;
            if numbers.iter().all(|&number| number <= 4) {
                return numbers;
            }
        }
    }

    /// Thirteen tiles of the first suit, dealt until they are ready by the plain solution.
    pub fn one_suit_ready(&mut self) -> Numbers {
        loop {
            let numbers = self.random(0..9, 13);
            if plain::waits(&numbers) != 0 {
                return numbers;
            }
        }
    }
}

/// The four kinds of hands that are measured.
pub struct Hands {
    /// Thirteen tiles from the wall.
    pub random: Vec<Numbers>,
    /// Ready hands of thirteen.
    pub ready: Vec<Numbers>,
    /// Ready hands of thirteen from one suit.
    pub one_suit: Vec<Numbers>,
    /// Fourteen tiles from the wall.
    pub drawn: Vec<Numbers>,
}

impl Hands {
    /// So many hands of each kind.
    pub fn deal(seed: u64, count: usize) -> Hands {
        let mut dealer = Dealer::new(seed);
        let mut many = |one: fn(&mut Dealer) -> Numbers| (0..count).map(|_| one(&mut dealer)).collect();
        Hands {
            random: many(|dealer| dealer.random(0..34, 13)),
            ready: many(Dealer::ready),
            one_suit: many(Dealer::one_suit_ready),
            drawn: many(|dealer| dealer.random(0..34, 14)),
        }
    }
}

/// `123m11z`, for reports.
pub fn text(numbers: &Numbers) -> String {
    let mut text = String::new();
    for (suit, letter) in "mpsz".chars().enumerate() {
        let kinds = suit * 9..(suit * 9 + 9).min(34);
        let digits: String = kinds.flat_map(|kind| (0..numbers[kind]).map(move |_| char::from(b'1' + (kind % 9) as u8))).collect();
        if !digits.is_empty() {
            text.push_str(&digits);
            text.push(letter);
        }
    }
    text
}

/// The same for a set of kinds; a dash for none.
pub fn kinds(mask: u64) -> String {
    if mask == 0 { "-".to_string() } else { text(&std::array::from_fn(|kind| (mask >> kind & 1) as u8)) }
}
