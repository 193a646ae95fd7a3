//! A shape: tiles of one suit, what completes them, and what is left when complete melds are set aside.

use super::Item;
use crate::engine::{Counts, Hand, Ruleset, Suit, Tile, TileSet, waits};

/// How many tiles of each rank of a suit a shape has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shape([u8; 9]);

/// What a shape is compared by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Facts {
    /// The ranks that complete it, one bit each: to melds and a pair, or to melds where it has 3n+2 tiles.
    pub(super) waits: u16,
    /// Whether it can be the pair for a wait in another suit.
    pub(super) partner: Partner,
}

/// Whether a shape of 3n+2 tiles is melds and a pair already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Partner {
    /// Melds and a pair.
    Pair,
    /// Anything else.
    None,
}

impl Shape {
    /// From the numbers of each rank.
    pub(in crate::drill) const fn new(numbers: [u8; 9]) -> Shape {
        Shape(numbers)
    }

    /// From a name of digits: `2333`. None where it is not 1 to 13 digits, at most four of each.
    pub fn named(name: &str) -> Option<Shape> {
        let mut numbers = [0; 9];
        for digit in name.bytes() {
            let number = numbers.get_mut(usize::from(digit.wrapping_sub(b'1')))?;
            *number += 1;
            if *number > 4 {
                return None;
            }
        }
        (1..14).contains(&name.len()).then_some(Shape(numbers))
    }

    /// The digits: `2333`.
    pub fn name(&self) -> String {
        self.ranks().map(|rank| char::from(b'0' + rank)).collect()
    }

    /// Each tile's rank, in order.
    pub(super) fn ranks(&self) -> impl Iterator<Item = u8> + use<> {
        let numbers = self.0;
        (1..=9).zip(numbers).flat_map(|(rank, number)| std::iter::repeat_n(rank, usize::from(number)))
    }

    /// How many tiles it has.
    pub fn size(&self) -> usize {
        self.0.iter().map(|&number| usize::from(number)).sum()
    }

    /// Its tiles in a suit.
    pub(in crate::drill) fn tiles(&self, suit: Suit) -> impl Iterator<Item = Tile> + use<> {
        self.ranks().filter_map(move |rank| Tile::suited(suit, rank))
    }

    /// What completes it. Kinds that it holds four times do not.
    pub(super) fn facts(&self) -> Facts {
        let mut counts = Counts::of_tiles(self.tiles(Suit::Man)).expect("a shape holds at most four of a rank");
        if counts.total() % 3 != 2 {
            return Facts { waits: ranks_waited_for(counts), partner: Partner::None };
        }
        let partner = partner(counts);
        let pair = Tile::honor(1).expect("there are seven honours");
        for _ in 0..2 {
            counts.add(pair).expect("a shape holds no honour");
        }
        Facts { waits: ranks_waited_for(counts), partner }
    }

    /// Every shape that is left when melds are set aside, in any order, with the facts unchanged all the way; itself first.
    pub(super) fn reduced(&self) -> Vec<Shape> {
        let facts = self.facts();
        let mut found = vec![*self];
        let mut next = 0;
        while let Some(shape) = found.get(next).copied() {
            next += 1;
            for less in shape.without_a_meld() {
                if !found.contains(&less) && less.facts() == facts {
                    found.push(less);
                }
            }
        }
        found
    }

    fn without_a_meld(self) -> impl Iterator<Item = Shape> {
        melds().filter_map(move |meld| {
            let mut left = self.0;
            for rank in meld {
                left[rank] = left[rank].checked_sub(1)?;
            }
            left.iter().any(|&number| number > 0).then_some(Shape(left))
        })
    }

    /// Itself at every place of the suit and mirrored, wherever the facts move along with the tiles.
    pub(in crate::drill) fn places(&self) -> Vec<Shape> {
        self.every_place().flatten().collect()
    }

    /// Every shape with a meld more that belongs where this one does and holds no wait of its own back, those first that touch it.
    pub(in crate::drill) fn with_a_meld(&self) -> (Vec<Shape>, Vec<Shape>) {
        let first = self.0.iter().position(|&number| number > 0).unwrap_or(0);
        let last = self.0.iter().rposition(|&number| number > 0).unwrap_or(8);
        let (items, held) = (Item::of_shape(self), self.held());
        let with = |meld: [usize; 3]| {
            let mut more = self.0;
            meld.into_iter().for_each(|rank| more[rank] += 1);
            let more = Shape(more);
            let fits = more.0.iter().all(|&number| number <= 4) && more.size() < 14;
            (fits && more.facts() == self.facts() && more.held() == held && Item::of_shape(&more) == items).then_some((meld, more))
        };
        let (touching, apart): (Vec<_>, Vec<_>) =
            melds().filter_map(with).partition(|(meld, _)| meld[2] + 1 >= first && meld[0] <= last + 1);
        let shapes = |found: Vec<(_, Shape)>| found.into_iter().map(|(_, shape)| shape).collect();
        (shapes(touching), shapes(apart))
    }

    /// The ranks that would complete it, but all four lie in it already.
    pub(in crate::drill) fn held(&self) -> TileSet {
        self.hand().map_or(TileSet::EMPTY, |hand| waits(&hand, &Ruleset::STANDARD).held)
    }

    /// The shape as a hand of characters, with a pair of honours where it has none; none where it is no hand before a draw.
    pub(in crate::drill) fn hand(&self) -> Option<Hand> {
        let pair = if self.size() % 3 == 2 { Tile::honor(1) } else { None };
        let counts = Counts::of_tiles(self.tiles(Suit::Man).chain(pair.into_iter().flat_map(|tile| [tile; 2]))).ok()?;
        Hand::new(counts, &[]).ok()
    }

    /// The least of its places: the same for every shape of a class.
    pub fn least(&self) -> Shape {
        // more tiles of a low rank make a less text
        let mut turned = self.every_place();
        [turned.next(), turned.next()].into_iter().flatten().filter_map(|mut places| places.next()).max().unwrap_or(*self)
    }

    /// Its places as it is, from the lowest on, and then those mirrored.
    fn every_place(&self) -> impl Iterator<Item = impl Iterator<Item = Shape>> {
        let (facts, shape) = (self.facts(), *self);
        [Way::AsItIs, Way::Mirrored].into_iter().map(move |way| {
            let (numbers, waits) = way.turned(shape.0, facts.waits);
            let first = numbers.iter().position(|&number| number > 0).unwrap_or(0);
            let last = numbers.iter().rposition(|&number| number > 0).unwrap_or(0);
            (0..=8 - (last - first)).filter_map(move |place| {
                let mut moved = [0; 9];
                moved[place..=place + last - first].copy_from_slice(&numbers[first..=last]);
                let hoped = if place >= first { u32::from(waits) << (place - first) } else { u32::from(waits) >> (first - place) };
                let lost = place < first && u32::from(waits) & ((1 << (first - place)) - 1) != 0;
                let found = Shape(moved).facts();
                (!lost && u32::from(found.waits) == hoped).then_some(Shape(moved))
            })
        })
    }
}

/// The ranks of every meld of a suit.
fn melds() -> impl Iterator<Item = [usize; 3]> {
    let triplets = (0..9).map(|rank| [rank; 3]);
    let runs = (0..7).map(|rank| [rank, rank + 1, rank + 2]);
    triplets.chain(runs)
}

/// Whether a shape lies as it is or mirrored.
#[derive(Clone, Copy)]
enum Way {
    AsItIs,
    Mirrored,
}

impl Way {
    fn turned(self, mut numbers: [u8; 9], waits: u16) -> ([u8; 9], u16) {
        match self {
            Way::AsItIs => (numbers, waits),
            Way::Mirrored => {
                numbers.reverse();
                (numbers, waits.reverse_bits() >> 7)
            }
        }
    }
}

/// The ranks of the suit of characters that complete these tiles, one bit each.
fn ranks_waited_for(counts: Counts) -> u16 {
    (real_waits(counts).bits() & 0x1ff) as u16
}

fn partner(mut counts: Counts) -> Partner {
    let Some(first) = counts.tiles().next() else { return Partner::None };
    counts.remove(first);
    if real_waits(counts).contains(first) { Partner::Pair } else { Partner::None }
}

fn real_waits(counts: Counts) -> TileSet {
    let hand = Hand::new(counts, &[]).expect("3n+1 tiles of a suit, or a pair beside 3n+2");
    waits(&hand, &Ruleset::STANDARD).real
}
