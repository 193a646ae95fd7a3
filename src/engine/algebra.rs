//! The algebra of the classes of tiles: which there are, how a suit's counts lead to one, what two make together.
//!
//! Only the build step computes it, from the same definition of [`Needs`]; the tests check the written tables against it.

use std::collections::HashMap;

use super::needs::{Needs, Sweep, honor_needs};

/// The machine that reads a suit's counts rank by rank and ends in its class, and the algebra of the classes.
pub struct Algebra {
    /// For each rank: state → state after 0, 1, 2, 3 or 4 tiles there. After the last rank a state is a class.
    pub levels: Vec<Vec<[u16; 5]>>,
    /// The needs of each class; suits' classes come first.
    pub classes: Vec<Needs>,
    /// How many of the classes a suit can have.
    pub suit_classes: usize,
    /// The class of seven honours of which so many kinds are held at least once, twice, three times.
    pub honors: Vec<(usize, u8)>,
    /// Class by class, their class together.
    pub merge: Vec<Vec<u8>>,
}

/// Numbers things in the order in which they first come.
struct Numbered<T> {
    list: Vec<T>,
    number: HashMap<T, u16>,
}

impl<T: Clone + Eq + std::hash::Hash> Numbered<T> {
    fn new() -> Numbered<T> {
        Numbered { list: Vec::new(), number: HashMap::new() }
    }

    fn of(&mut self, thing: &T) -> u16 {
        if let Some(&number) = self.number.get(thing) {
            return number;
        }
        let number = self.list.len() as u16;
        self.list.push(thing.clone());
        self.number.insert(thing.clone(), number);
        number
    }
}

impl Algebra {
    /// Computes everything from the definition of the needs.
    pub fn compute() -> Algebra {
        // every sweep that some counts lead to, rank by rank
        let mut sweeps = vec![vec![Sweep::start()]];
        let mut steps: Vec<Vec<[u16; 5]>> = Vec::new();
        for rank in 0..9 {
            let mut next = Numbered::new();
            let row = sweeps[rank].iter().map(|sweep| std::array::from_fn(|held| next.of(&sweep.next(held as u8, 4, rank < 7)))).collect();
            steps.push(row);
            sweeps.push(next.list);
        }
        // from the end, states with the same future become one
        let mut classes = Numbered::new();
        let mut same: Vec<u16> = sweeps[9].iter().map(|sweep| classes.of(&sweep.needs())).collect();
        let mut levels = vec![Vec::new(); 9];
        for rank in (0..9).rev() {
            let mut states = Numbered::new();
            same = steps[rank].iter().map(|step| states.of(&step.map(|to| same[usize::from(to)]))).collect();
            levels[rank] = states.list;
        }
        let suit_classes = classes.list.len();
        let mut honors = Vec::new();
        for once in 0..=7usize {
            for twice in 0..=once {
                for thrice in 0..=twice {
                    let held: Vec<u8> =
                        (0..7).map(|kind| u8::from(kind < once) + u8::from(kind < twice) + u8::from(kind < thrice)).collect();
                    let class = classes.of(&honor_needs(&held, &[4; 7]));
                    honors.push((once | twice << 3 | thrice << 6, class as u8));
                }
            }
        }
        // close the classes under the merge
        let mut merge: Vec<Vec<u8>> = Vec::new();
        let mut done = 0;
        while done < classes.list.len() {
            let fresh = classes.list[done];
            let row = (0..=done).map(|other| classes.of(&fresh.merge(&{ classes.list[other] })) as u8).collect();
            merge.push(row);
            done += 1;
        }
        for a in 0..merge.len() {
            for b in a + 1..merge.len() {
                let both = merge[b][a];
                merge[a].push(both);
            }
        }
        Algebra { levels, classes: classes.list, suit_classes, honors, merge }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{needs::suit_needs, tables};
    use super::*;

    #[test]
    fn there_are_126_classes_of_a_suit_55_of_honors_and_180_in_all() {
        let algebra = Algebra::compute();
        let states: Vec<usize> = algebra.levels.iter().map(Vec::len).collect();
        assert_eq!(states, [1, 5, 25, 110, 320, 680, 1113, 1564, 663]);
        let mut honors: Vec<u8> = algebra.honors.iter().map(|&(_, class)| class).collect();
        honors.sort();
        honors.dedup();
        assert_eq!((algebra.suit_classes, honors.len(), algebra.classes.len()), (126, 55, 180));
    }

    #[test]
    fn the_written_tables_are_the_algebra() {
        let algebra = Algebra::compute();
        let classes = 0..algebra.classes.len();
        for a in classes.clone() {
            assert_eq!(tables::needs(a as u8), algebra.classes[a]);
            for b in classes.clone() {
                let both = algebra.classes[a].merge(&algebra.classes[b]);
                assert_eq!(tables::needs(tables::merge(a as u8, b as u8)), both);
                assert_eq!(tables::merge(a as u8, b as u8), algebra.merge[a][b]);
                for melds in 0..5 {
                    assert_eq!(tables::lacking(melds, a as u8, b as u8), both.with_pair(melds));
                }
            }
        }
        for (key, class) in algebra.honors {
            assert_eq!(tables::honor_class(key & 7, key >> 3 & 7, key >> 6), class);
        }
    }

    /// Every hand of up to 14 tiles of one suit: the class found by look-up has the needs of the definition.
    #[test]
    fn the_class_of_every_suit_hand_has_its_needs() {
        fn go(ranks: &mut [u8; 9], rank: usize, left: u8, sweep: &Sweep, seen: &mut u32) {
            if rank == 9 {
                assert_eq!(tables::needs(tables::class_of(ranks)), sweep.needs(), "{ranks:?}");
                *seen += 1;
                return;
            }
            for held in 0..=left.min(4) {
                ranks[rank] = held;
                go(ranks, rank + 1, left - held, &sweep.next(held, 4, rank < 7), seen);
            }
            ranks[rank] = 0;
        }
        let mut seen = 0;
        go(&mut [0; 9], 0, 14, &Sweep::start(), &mut seen);
        assert_eq!(seen, 405_350);
        assert_eq!(suit_needs(&[3, 1, 1, 1, 1, 1, 1, 1, 3], &[4; 9]).with_pair(4), 1);
    }
}
