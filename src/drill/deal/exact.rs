//! Every ready deal equally often: they are counted, a number is drawn, and the hand with that number is dealt.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::ready_groups::{Part, Ways, ways};
use super::{any_of, real_waits};
use crate::engine::{Counts, Ruleset, TileSet};

/// Every ready deal of 13 tiles, counted by the part that each suit and the honours play.
#[derive(Clone, Debug)]
pub(super) struct Exact {
    suit: Vec<Ways>,
    honors: Vec<Ways>,
    /// Which ways of the three suits and the honours make a ready hand, with the deals up to and including them.
    standard: Vec<([usize; 4], u64)>,
    /// Deals one tile short of seven pairs that no standard reading explains.
    seven_pairs: u64,
    /// Deals one tile short of thirteen orphans.
    orphans: u64,
}

/// Ways to choose six pairs and a single tile of a seventh kind: kinds, and physical deals of each.
const SIX_PAIRS: u64 = 1_344_904 * 28;
const DEALS_OF_SIX_PAIRS: u64 = 6u64.pow(6) * 4;
/// One of each, or one missing and another twice.
const ORPHANS: u64 = 4u64.pow(13) + 13 * 12 * 4u64.pow(11) * 6;

impl Exact {
    pub(super) fn new(rules: &Ruleset) -> Exact {
        let mut exact = Exact { suit: ways(9), honors: ways(7), standard: Vec::new(), seven_pairs: 0, orphans: 0 };
        let mut found = Vec::new();
        exact.combine(&mut Vec::new(), &mut found);
        let (mut upto, mut both) = (0, 0);
        for layout in found {
            let parts = exact.parts(layout);
            upto += parts.map(|ways| ways.deals).iter().product::<u64>();
            both += (0..4).map(|single| pairs_with_single(parts, single)).sum::<u64>();
            exact.standard.push((layout, upto));
        }
        if rules.seven_pairs() {
            exact.seven_pairs = (SIX_PAIRS - both) * DEALS_OF_SIX_PAIRS;
        }
        if rules.thirteen_orphans() {
            exact.orphans = ORPHANS;
        }
        exact
    }

    /// How many ready deals there are.
    fn deals(&self) -> u64 {
        self.of_standard() + self.seven_pairs + self.orphans
    }

    fn of_standard(&self) -> u64 {
        self.standard.last().map_or(0, |&(_, upto)| upto)
    }

    /// A ready hand, each physical deal equally often.
    pub(super) fn hand(&self, rng: &mut ChaCha8Rng) -> Counts {
        let deal = rng.random_range(0..self.deals());
        let standard = self.of_standard();
        if deal < standard {
            let (layout, _) = self.standard[self.standard.partition_point(|&(_, upto)| upto <= deal)];
            self.standard_hand(layout, rng)
        } else if deal < standard + self.seven_pairs {
            six_pairs(rng)
        } else {
            orphans(rng)
        }
    }

    fn standard_hand(&self, layout: [usize; 4], rng: &mut ChaCha8Rng) -> Counts {
        let mut held = [0; 36];
        for (group, ways) in held.chunks_mut(9).zip(self.parts(layout)) {
            group.copy_from_slice(&ways.draw(rng));
        }
        let numbers = std::array::from_fn(|place| held[place]);
        Counts::new(&numbers).expect("a group holds at most four of a kind")
    }

    fn group(&self, nth: usize) -> &[Ways] {
        if nth < 3 { &self.suit } else { &self.honors }
    }

    fn parts(&self, layout: [usize; 4]) -> [&Ways; 4] {
        std::array::from_fn(|nth| &self.group(nth)[layout[nth]])
    }

    /// Every choice of one way a group, 13 tiles in all, that is one tile short of four melds and a pair.
    fn combine(&self, chosen: &mut Vec<usize>, found: &mut Vec<[usize; 4]>) {
        let tiles: usize = chosen.iter().enumerate().map(|(group, &nth)| self.group(group)[nth].tiles).sum();
        if tiles > 13 {
            return;
        }
        if let &[first, second, third, honors] = chosen.as_slice() {
            let layout = [first, second, third, honors];
            if tiles == 13 && ready(self.parts(layout).map(|ways| ways.part)) {
                found.push(layout);
            }
            return;
        }
        for nth in 0..self.group(chosen.len()).len() {
            chosen.push(nth);
            self.combine(chosen, found);
            chosen.pop();
        }
    }
}

/// Whether groups that play these parts are one tile short of four melds and a pair together.
fn ready(parts: [Part; 4]) -> bool {
    let mut odd = parts.into_iter().filter(|part| *part != Part::Melds);
    match (odd.next(), odd.next(), odd.next()) {
        (Some(Part::Waiting), None, None) => true,
        (Some(one), Some(other), None) => {
            let is_pair = |part| matches!(part, Part::Pair | Part::PairOrShort);
            let is_short = |part| matches!(part, Part::Short | Part::PairOrShort);
            is_pair(one) && is_short(other) || is_short(one) && is_pair(other)
        }
        _ => false,
    }
}

/// In how many ways these groups are six pairs and a single tile, the single in this one.
fn pairs_with_single(parts: [&Ways; 4], single: usize) -> u64 {
    parts.iter().enumerate().map(|(nth, ways)| ways.pairs[usize::from(nth == single)]).product()
}

/// Six pairs and a single tile that are ready for seven pairs only. Those that are ready as melds and a pair too are counted there, and drawn again here.
pub(super) fn six_pairs(rng: &mut ChaCha8Rng) -> Counts {
    loop {
        let mut left = TileSet::ALL;
        let mut counts = Counts::EMPTY;
        for copies in [2, 2, 2, 2, 2, 2, 1] {
            let tile = any_of(left, rng);
            left.remove(tile);
            for _ in 0..copies {
                counts.add(tile).expect("each kind comes once");
            }
        }
        if real_waits(&counts, &Ruleset::STANDARD).is_empty() {
            return counts;
        }
    }
}

/// Thirteen orphans short of one tile, each physical deal equally often.
pub(super) fn orphans(rng: &mut ChaCha8Rng) -> Counts {
    let mut counts = Counts::of_tiles(TileSet::ORPHANS.iter()).expect("each kind comes once");
    if rng.random_range(0..ORPHANS) >= 4u64.pow(13) {
        let missing = any_of(TileSet::ORPHANS, rng);
        let twice = any_of(TileSet::ORPHANS.without(TileSet::just(missing)), rng);
        counts.remove(missing);
        counts.add(twice).expect("it was held once");
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ready_deal_is_counted_once() {
        assert_eq!(Exact::new(&Ruleset::RIICHI).deals(), 39_270_395_383_132);
    }

    #[test]
    fn six_pairs_are_counted_by_kinds() {
        let kinds = (29..=34).product::<u64>() / 720;
        assert_eq!(SIX_PAIRS, kinds * 28);
    }
}
