//! One view of a hand in words: what stands, then what the rest wants.

use super::tiles::Spelling;
use crate::drill::explain::{Explanation, Rest, View};
use crate::engine::{Block, Counts, Tile, TileSet};

/// How much room the clauses have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Room {
    /// For the rarest hands: the melds that stand are not listed.
    Least,
    /// `Pairs 33 55 with 678: 3 or 5`
    Tight,
    /// `Pair 33: 23 wants 1 4`, `Pairs 33 55 with 678: 3 or 5 makes a triplet`
    Narrow,
    /// `33 as the pair: 23 wants 1 or 4`
    Wide,
}

/// What all the clauses of a sentence share.
pub(super) struct Scene<'a> {
    pub(super) told: &'a Explanation,
    pub(super) spelling: Spelling,
    pub(super) room: Room,
    /// The pair of every view, where it stands apart and needs no word.
    pub(super) silent: Option<Tile>,
    /// Where the kinds are told that are held four times.
    pub(super) held: Held,
}

/// Where the kinds are told that are held four times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Held {
    /// In the clause that would want them.
    Inside,
    /// After all the clauses, since several would want them.
    After,
}

/// Whether nothing of its suit lies near this pair, so that it is seen at once.
pub(super) fn apart(told: &Explanation, pair: Tile) -> bool {
    let near = |tile: Tile| tile != pair && !pair.is_honor() && tile.suit() == pair.suit() && tile.place().abs_diff(pair.place()) <= 2;
    told.concealed.of(pair) == 2 && !told.concealed.at_least(1).iter().any(near)
}

impl Scene<'_> {
    fn core(&self) -> &Counts {
        &self.told.core
    }

    /// The kinds of which the core has three.
    fn triplets(&self) -> TileSet {
        self.core().at_least(3)
    }

    /// The view as a clause, without a full stop.
    pub(super) fn clause(&self, view: &View) -> String {
        let head = self.head(view);
        let tail = self.tail(view, &head);
        if head.is_empty() { tail } else { format!("{head}: {tail}") }
    }

    /// What stands in this view.
    fn head(&self, view: &View) -> String {
        let pair = view.pair.filter(|&pair| self.silent != Some(pair));
        let Some(pair) = pair else { return self.standing(view) };
        if let Rest::Twin(other) = view.rest {
            return self.twins(view, pair, other);
        }
        let standing = self.standing(view);
        if apart(self.told, pair) && !standing.is_empty() {
            return standing;
        }
        let named = self.named(view);
        let breaks = self.core().of(pair) == 3 && view.rest.tiles().contains(&pair) && view.rest.tiles().len() == 2;
        match (self.room, named.is_empty()) {
            (Room::Wide, true) => format!("{} as the pair", self.spelling.copies(pair, 2)),
            (Room::Wide, false) => format!("{} as the pair with {}", self.spelling.copies(pair, 2), self.spelling.blocks(&named)),
            (_, true) if breaks && self.triplets().len() > 1 => format!("Break {}", self.spelling.copies(pair, 3)),
            (_, true) => format!("Pair {}", self.spelling.copies(pair, 2)),
            (_, false) => format!("Pair {}, keep {}", self.spelling.copies(pair, 2), self.blocks(&named)),
        }
    }

    /// Two pairs, one of which becomes a triplet.
    fn twins(&self, view: &View, pair: Tile, other: Tile) -> String {
        let named = self.named(view);
        let three: Vec<Tile> = [pair, other].into_iter().filter(|&tile| self.core().of(tile) == 3).collect();
        let with = if named.is_empty() { String::new() } else { format!(" with {}", self.blocks(&named)) };
        match (three[..].split_first(), self.room) {
            (Some((&only, [])), Room::Wide) => format!("{} as the pair{with}", self.spelling.copies(only, 2)),
            _ => format!("Pairs {} {}{with}", self.spelling.copies(pair, 2), self.spelling.copies(other, 2)),
        }
    }

    /// The melds to name beside a pair.
    fn named(&self, view: &View) -> Vec<Block> {
        view.kept.iter().copied().filter(|&meld| self.room > Room::Least && !self.goes_without_saying(meld)).collect()
    }

    /// A triplet that is one in this view, since the core has it whole and no other view is needed to see it.
    fn goes_without_saying(&self, meld: Block) -> bool {
        matches!(meld, Block::Triplet(tile) if self.core().of(tile) == 3)
    }

    /// `333 as a triplet`, `Both triplets`, `Keep 567`, or nothing.
    fn standing(&self, view: &View) -> String {
        let triplets: Vec<Block> = view.kept.iter().copied().filter(|meld| matches!(meld, Block::Triplet(_))).collect();
        let all = triplets.len() == view.kept.len() && triplets.len() == self.triplets().len();
        match (&view.kept[..], all) {
            ([], _) => String::new(),
            ([one], true) if self.room == Room::Wide => format!("{} as a triplet", self.spelling.block(*one)),
            ([one], true) => format!("Keep {}", self.spelling.block(*one)),
            ([_, _], true) => "Both triplets".to_string(),
            ([_, _, _], true) => "All three triplets".to_string(),
            _ if self.room == Room::Least => String::new(),
            (kept, _) => format!("Keep {}", self.blocks(kept)),
        }
    }

    fn blocks(&self, blocks: &[Block]) -> String {
        match self.room {
            Room::Wide => self.spelling.blocks(blocks),
            _ => blocks.iter().map(|&block| self.spelling.block(block)).collect::<Vec<_>>().join(" "),
        }
    }

    /// What the rest of this view wants.
    fn tail(&self, view: &View, head: &str) -> String {
        let waits = view.waits();
        let held = if self.held == Held::Inside { waits.and(self.told.held) } else { TileSet::EMPTY };
        let rest = self.spelling.rest(view.rest);
        let either = head.contains(" as the pair");
        let wanted = |tiles: TileSet| if either { self.spelling.either(tiles) } else { self.spelling.set(tiles) };
        let mut told = match view.rest {
            Rest::Row { length: 1, first } if !held.is_empty() => format!("the {} would be paired", self.spelling.tile(first)),
            Rest::Row { length: 1, first } if beside_one_triplet(view, first) => format!("{rest} wants its twin"),
            Rest::Row { length: 1, .. } => format!("pair the {rest}"),
            Rest::Row { .. } if !held.is_empty() => format!("{rest} would be {}", self.spelling.either(waits)),
            Rest::Row { .. } => format!("{rest}, {}", self.spelling.either(waits)),
            Rest::Open { .. } | Rest::Gap(_) if !held.is_empty() => format!("{rest} would want {}", wanted(waits)),
            Rest::Open { .. } | Rest::Gap(_) => format!("{rest} wants {}", wanted(waits)),
            Rest::Twin(other) => {
                let pair = view.pair.unwrap_or(other);
                let (low, high) = (self.spelling.copies(pair, 2), self.spelling.copies(other, 2));
                match (head.starts_with("Pairs"), held.is_empty()) {
                    (true, true) if self.room < Room::Narrow => self.spelling.either(waits),
                    (true, true) => format!("{} makes a triplet", self.spelling.either(waits)),
                    (_, true) => format!("now {low} or {high} becomes the triplet"),
                    (_, false) => format!("{} would make a triplet", self.spelling.either(waits)),
                }
            }
        };
        if !held.is_empty() {
            told += &format!(", but you hold every {}", self.spelling.either(held));
            let left = waits.without(held);
            if !left.is_empty() {
                told += &format!(": {}", self.spelling.set(left));
            }
        }
        told
    }
}

/// Whether the single stands next to the only triplet of its view.
fn beside_one_triplet(view: &View, single: Tile) -> bool {
    match view.kept[..] {
        [Block::Triplet(tile)] => single.suit().is_some() && single.suit() == tile.suit() && tile.place().abs_diff(single.place()) == 1,
        _ => false,
    }
}
