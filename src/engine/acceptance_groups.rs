//! The hands one discard, one draw or both away, group by group, so that all the discards of a hand cost little more than one.

use super::shanten::{seven_pairs, thirteen_orphans};
use super::tables::{Groups, HONOR_GROUP, SuitKey, honors_drawn, lacking, merge};
use super::{Counts, Ruleset, Shanten, Tile, TileSet, Tiles, mcr};

/// A closed hand, with the class of each suit after each draw.
pub(crate) struct Neighbors<'a> {
    counts: &'a Counts,
    rules: &'a Ruleset,
    needed: usize,
    groups: Groups,
    drawn: [[u8; 9]; 3],
}

impl<'a> Neighbors<'a> {
    /// None where called melds limit the copies that the concealed part may still use (the classes know four of each), and where a knitted
    /// straight beside a meld elsewhere is one of the forms.
    #[inline]
    pub(crate) fn of(hand: &'a Tiles, rules: &'a Ruleset) -> Option<Neighbors<'a>> {
        if !hand.melds().is_empty() || hand.needed() == 3 && rules.knitted() {
            return None;
        }
        let counts = hand.concealed();
        let groups = Groups::of(counts);
        Some(Neighbors { counts, rules, needed: hand.needed(), drawn: groups.keys.map(SuitKey::drawn), groups })
    }

    /// The kinds that bring the hand closer, whether or not a copy is left.
    pub(crate) fn closer(&self) -> TileSet {
        let beside = std::array::from_fn(|group| self.groups.without(group));
        let lacks = lacking(self.needed, beside[0], self.groups.classes[0]);
        let draws = Draws { beside, suits: self.drawn };
        self.nearest(self.counts, [self.groups.kinds, self.groups.pairs], lacks, &draws).1
    }

    /// Calls back with each discard in order: the distance that it leaves and the kinds that bring the rest closer.
    #[inline]
    pub(crate) fn each_discard(&self, mut each: impl FnMut(Tile, Shanten, TileSet)) {
        let mut draws = Draws { beside: [0; 4], suits: self.drawn };
        let beside: [[u8; 4]; 4] = std::array::from_fn(|group| std::array::from_fn(|other| self.beside(group, other)));
        for tile in self.counts.at_least(1).iter() {
            let (group, rank) = (tile.place() / 9, tile.place() % 9);
            let mut counts = *self.counts;
            counts.remove(tile);
            let class = if group == HONOR_GROUP {
                honors(&counts)
            } else {
                let key = self.groups.keys[group].less(rank);
                draws.suits[group] = key.drawn();
                key.class()
            };
            let own = beside[group][group];
            draws.beside = beside[group].map(|others| merge(class, others));
            draws.beside[group] = own;
            let copies = self.counts.of(tile);
            let held = [self.groups.kinds - u8::from(copies == 1), self.groups.pairs - u8::from(copies == 2)];
            let (shanten, closer) = self.nearest(&counts, held, lacking(self.needed, own, class), &draws);
            each(tile, shanten, closer);
            if group != HONOR_GROUP {
                draws.suits[group] = self.drawn[group];
            }
        }
    }

    /// The class of all groups but these two; of all but one where they are the same.
    fn beside(&self, group: usize, other: usize) -> u8 {
        let mut rest = (0..4).filter(|&at| at != group && at != other).map(|at| self.groups.classes[at]);
        let first = rest.next().unwrap_or_default();
        rest.fold(first, merge)
    }

    /// The distance by the nearest forms, and the kinds that bring one of them closer; kinds and pairs held are counted already.
    #[inline]
    fn nearest(&self, counts: &Counts, [kinds, paired]: [u8; 2], lacks: u8, draws: &Draws) -> (Shanten, TileSet) {
        let standard = Shanten::lacking(lacks);
        if self.needed < 4 {
            return (standard, draws.closer(self.needed, lacks, counts));
        }
        if self.rules.more_forms() {
            return self.nearest_of_more(counts, lacks, draws);
        }
        let once = counts.at_least(1);
        let twice = counts.at_least(2);
        let pairs = self.rules.seven_pairs().then(|| seven_pairs(paired, kinds)).filter(|&pairs| pairs <= standard);
        let orphans = self.rules.thirteen_orphans().then(|| thirteen_orphans(counts)).filter(|&orphans| orphans <= standard);
        let least = standard.min(pairs.unwrap_or(standard)).min(orphans.unwrap_or(standard));
        let mut closer = TileSet::EMPTY;
        if standard == least {
            closer = draws.closer(self.needed, lacks, counts);
        }
        if pairs == Some(least) {
            let new = if kinds < 7 { TileSet::ALL.without(once) } else { TileSet::EMPTY };
            closer = closer.or(once.without(twice)).or(new);
        }
        if orphans == Some(least) {
            let paired = !twice.and(TileSet::ORPHANS).is_empty();
            closer = closer.or(if paired { TileSet::ORPHANS.without(once) } else { TileSet::ORPHANS });
        }
        (least, closer)
    }

    /// The same by all the forms of Chinese official rules.
    #[cold]
    fn nearest_of_more(&self, counts: &Counts, lacks: u8, draws: &Draws) -> (Shanten, TileSet) {
        let orphans = thirteen_orphans(counts);
        let lone = counts.at_least(2).and(TileSet::ORPHANS).is_empty();
        let orphans_closer = if lone { TileSet::ORPHANS } else { TileSet::ORPHANS.without(counts.at_least(1)) };
        let pairs = Shanten::lacking(mcr::pairs_lacking(counts));
        let mut near = (Shanten::lacking(lacks), draws.closer(self.needed, lacks, counts));
        let mut also = |form: Shanten, tiles: TileSet| {
            if form <= near.0 {
                near = (form, if form < near.0 { tiles } else { near.1.or(tiles) });
            }
        };
        if self.rules.seven_pairs() {
            also(pairs, mcr::odd(counts));
        }
        if self.rules.thirteen_orphans() {
            also(orphans, orphans_closer);
        }
        if self.rules.knitted()
            && let Some((lacks, tiles)) = mcr::knitted_closer(counts, lacks)
        {
            also(Shanten::lacking(lacks), tiles);
        }
        near
    }
}

/// Tiles lacking for one meld and a pair, and the kinds that leave one less.
pub(crate) fn closer_to_one_meld(counts: &Counts) -> (u8, TileSet) {
    let groups = Groups::of(counts);
    let lacks = groups.lacking(1);
    let draws = Draws { beside: std::array::from_fn(|group| groups.without(group)), suits: groups.keys.map(SuitKey::drawn) };
    (lacks, draws.closer(1, lacks, counts))
}

/// What each group can become by one draw, with the class of everything beside it.
struct Draws {
    beside: [u8; 4],
    suits: [[u8; 9]; 3],
}

impl Draws {
    /// The kinds that leave one tile less lacking.
    ///
    /// Comparisons are written as bits: a branch for each of 34 kinds would be guessed wrong too often.
    #[inline]
    fn closer(&self, needed: usize, lacks: u8, counts: &Counts) -> TileSet {
        let mut bits = 0u64;
        for suit in 0..HONOR_GROUP {
            for (rank, &class) in self.suits[suit].iter().enumerate() {
                bits |= u64::from(lacking(needed, self.beside[suit], class) < lacks) << (9 * suit + rank);
            }
        }
        for copies in 0..3 {
            let kinds = counts.at_least(copies).without(counts.at_least(copies + 1)).bits() >> 27 << 27;
            if kinds != 0 && lacking(needed, self.beside[HONOR_GROUP], honors_drawn(counts, copies)) < lacks {
                bits |= kinds;
            }
        }
        TileSet::from_bits(bits).without(counts.at_least(4))
    }
}

fn honors(counts: &Counts) -> u8 {
    honors_drawn(counts, 3)
}
