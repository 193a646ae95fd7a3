//! The shape that a hand that is not ready is nearest to, and what it lacks.

use super::view::{melds_from, without};
use crate::engine::{Block, Counts, Form, Hand, Ruleset, Shanten, Tile, TileSet, shanten};

/// The shape that a hand is nearest to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nearest {
    /// Its form.
    pub form: Form,
    /// Melds and the pair that stand.
    pub stands: Vec<Block>,
    /// What lacks a tile or more; for the special forms nothing is listed here.
    pub parts: Vec<Part>,
    /// Tiles of no use to it.
    pub spare: Counts,
    /// How many tiles lack in all.
    pub lacking: usize,
}

/// A part of a shape that is not whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Two tiles that any of these makes a meld.
    Meld {
        /// The two.
        tiles: [Tile; 2],
        /// What makes it a meld, of which a copy can still come.
        wants: TileSet,
    },
    /// A tile that wants its twin to be the pair.
    Half(Tile),
    /// A tile that wants two more for a meld.
    Thin(Tile),
    /// A meld or a pair of which no tile is there.
    Nothing,
}

/// The nearest shape of a hand that waits for nothing; none where no plain one shows its distance.
pub(in crate::drill) fn nearest(hand: &Hand, rules: &Ruleset) -> Option<Nearest> {
    let distances = shanten(hand, rules);
    let least = distances.least();
    let lacking = usize::try_from(least.value() + 1).ok()?;
    if distances.standard == least {
        return standard(hand, lacking);
    }
    let of = |form: Form, distance: Option<Shanten>| (distance == Some(least)).then_some(form);
    let form = of(Form::SevenPairs, distances.seven_pairs)
        .or(of(Form::ThirteenOrphans, distances.thirteen_orphans))
        .or(of(Form::KnittedStraight, distances.knitted_straight))
        .or(of(Form::LesserHonorsKnitted, distances.honors_knitted))?;
    let stands = match form {
        Form::SevenPairs => hand.concealed().at_least(2).iter().map(Block::Pair).collect(),
        _ => Vec::new(),
    };
    Some(Nearest { form, stands, parts: Vec::new(), spare: Counts::EMPTY, lacking })
}

fn standard(hand: &Hand, lacking: usize) -> Option<Nearest> {
    let mut search = Search { all: hand.all(), needed: hand.needed(), lacking, best: None };
    search.go(*hand.concealed(), Taken::default());
    search.best.map(|(_, nearest)| nearest)
}

/// What has been taken out of the hand on the way.
#[derive(Clone, Default)]
struct Taken {
    stands: Vec<Block>,
    parts: Vec<Part>,
    spare: Vec<Tile>,
}

struct Search {
    all: Counts,
    needed: usize,
    lacking: usize,
    best: Option<((usize, usize, usize), Nearest)>,
}

impl Search {
    fn go(&mut self, rest: Counts, taken: Taken) {
        let pairs = taken.stands.iter().filter(|block| matches!(block, Block::Pair(_))).count();
        let melds = taken.stands.len() - pairs + taken.parts.len();
        // the shape leaves one tile fewer unused than it lacks, and a part that is begun later uses one spare tile at most
        let begun_later = (self.needed + 1).saturating_sub(melds + pairs);
        if taken.spare.len() + 1 > self.lacking + begun_later {
            return;
        }
        let Some(first) = rest.at_least(1).iter().next() else { return self.finish(taken, pairs == 1, melds) };
        if pairs == 0 && rest.of(first) >= 2 {
            let mut next = taken.clone();
            next.stands.push(Block::Pair(first));
            self.go(without(&rest, Block::Pair(first)), next);
        }
        if melds < self.needed {
            for meld in melds_from(&rest, first) {
                let mut next = taken.clone();
                next.stands.push(meld);
                self.go(without(&rest, meld), next);
            }
            for second in partners(&rest, first) {
                let wants: TileSet = completing(first, second).filter(|&tile| self.all.of(tile) < 4).collect();
                let mut left = rest;
                if taken.parts.len() < self.lacking && !wants.is_empty() && left.remove(first) && left.remove(second) {
                    let mut next = taken.clone();
                    next.parts.push(Part::Meld { tiles: [first, second], wants });
                    self.go(left, next);
                }
            }
        }
        let mut left = rest;
        if left.remove(first) {
            let mut next = taken;
            next.spare.push(first);
            self.go(left, next);
        }
    }

    /// Fills what is missing with spare tiles, and keeps the shape if it lacks as few tiles as the distance says.
    fn finish(&mut self, mut taken: Taken, pair: bool, melds: usize) {
        let mut lacking = taken.parts.len();
        if !pair {
            let half = taken.spare.iter().position(|&tile| self.all.of(tile) < 4);
            lacking += if half.is_some() { 1 } else { 2 };
            taken.parts.push(half.map_or(Part::Nothing, |at| Part::Half(taken.spare.remove(at))));
        }
        for _ in melds..self.needed {
            let thin = taken.spare.pop();
            lacking += if thin.is_some() { 2 } else { 3 };
            taken.parts.push(thin.map_or(Part::Nothing, Part::Thin));
        }
        if lacking != self.lacking || !self.can_come(&taken.parts) {
            return;
        }
        let wide = taken.parts.iter().map(|part| if let Part::Meld { wants, .. } = part { 2 - wants.len() } else { 4 }).sum();
        let rank = (self.needed + 1 - taken.stands.len(), wide, taken.spare.len());
        if self.best.as_ref().is_none_or(|(least, _)| rank < *least)
            && let Ok(spare) = Counts::of_tiles(taken.spare)
        {
            let nearest = Nearest { form: Form::Standard, stands: taken.stands, parts: taken.parts, spare, lacking };
            self.best = Some((rank, nearest));
        }
    }

    /// Whether a tile for each part can come at once.
    fn can_come(&self, parts: &[Part]) -> bool {
        fn fill(all: &Counts, parts: &[Part]) -> bool {
            let Some((part, others)) = parts.split_first() else { return true };
            let kinds = match part {
                Part::Meld { wants, .. } => *wants,
                Part::Half(tile) => TileSet::just(*tile),
                Part::Thin(_) | Part::Nothing => return fill(all, others),
            };
            kinds.iter().any(|tile| {
                let mut more = *all;
                more.add(tile).is_ok() && fill(&more, others)
            })
        }
        fill(&self.all, parts)
    }
}

/// The tiles that make two of a meld with this one, from it on.
fn partners(rest: &Counts, first: Tile) -> Vec<Tile> {
    let near = (1..3).filter_map(|step| Tile::suited(first.suit()?, first.rank() + step)).filter(|&tile| rest.of(tile) > 0);
    (rest.of(first) >= 2).then_some(first).into_iter().chain(near).collect()
}

/// What makes a meld of these two.
fn completing(first: Tile, second: Tile) -> impl Iterator<Item = Tile> {
    let at = move |step: i8| Tile::suited(first.suit()?, first.rank().checked_add_signed(step)?);
    let found = match second.place() - first.place() {
        0 => [Some(first), None],
        1 => [at(-1), at(2)],
        _ => [at(1), None],
    };
    found.into_iter().flatten()
}
