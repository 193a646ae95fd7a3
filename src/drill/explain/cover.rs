//! The few views that show every wait of a hand between them.

use super::aside::{self, Core};
use super::view::{Rest, View, views};
use crate::engine::{Block, Counts, TileSet};

/// What to set aside, and how to see what is left.
pub(super) struct Plan {
    pub(super) aside: Vec<Block>,
    pub(super) core: Counts,
    pub(super) views: Vec<View>,
}

/// The plan that is told most easily. `must` are the waits that the views have to show, `real` those that they may.
///
/// A hand that waits only for kinds that it holds four times is shown by those.
pub(super) fn plan(counts: &Counts, must: TileSet, real: TileSet) -> Plan {
    let formal = aside::formal(counts);
    let must = must.and(formal).or(if real.and(formal).is_empty() { formal } else { TileSet::EMPTY });
    // seven pairs alone say nothing of melds
    let must = if must.is_empty() { real.and(formal) } else { must };
    if must.is_empty() {
        return Plan { aside: Vec::new(), core: *counts, views: Vec::new() };
    }
    let mut best: Option<(u32, Plan)> = None;
    for Core { tiles, aside } in aside::cores(counts) {
        let found = views(&tiles);
        let mut search =
            Search { views: &found, costs: found.iter().map(|view| cost(view, &tiles)).collect(), least: u32::MAX, chosen: Vec::new() };
        search.go(must, 0, &mut Vec::new());
        if best.as_ref().is_none_or(|(least, _)| search.least < *least) {
            let mut views: Vec<View> = search.chosen.iter().map(|&at| found[at].clone()).collect();
            views.sort_by_key(order);
            best = Some((search.least, Plan { aside, core: tiles, views }));
        }
    }
    best.map_or(Plan { aside: Vec::new(), core: *counts, views: Vec::new() }, |(_, plan)| plan)
}

/// Rows first, then by the pair.
fn order(view: &View) -> (bool, bool, usize, Rest) {
    (view.pair.is_some(), matches!(view.rest, Rest::Twin(_)), view.pair.map_or(0, |pair| pair.place()), view.rest)
}

/// How hard a view is to tell.
fn cost(view: &View, tiles: &Counts) -> u32 {
    let melds: u32 = view
        .kept
        .iter()
        .map(|meld| match meld {
            Block::Triplet(tile) if tiles.of(*tile) == 3 => 1,
            _ => 4,
        })
        .sum();
    let rest = match view.rest {
        Rest::Row { length, .. } => u32::from(length) / 3,
        Rest::Open { length, .. } => u32::from(length) / 3 * 2,
        Rest::Gap(_) => 0,
        Rest::Twin(_) => 3,
    };
    20 + melds + rest
}

/// Finds the cheapest views that cover a set of waits.
struct Search<'a> {
    views: &'a [View],
    costs: Vec<u32>,
    least: u32,
    chosen: Vec<usize>,
}

impl Search<'_> {
    fn go(&mut self, open: TileSet, spent: u32, taken: &mut Vec<usize>) {
        if spent >= self.least {
            return;
        }
        let views = self.views;
        let showing = |tile| (0..views.len()).filter(move |&at| views[at].waits().contains(tile));
        let Some(hardest) = open.iter().min_by_key(|&tile| showing(tile).count()) else {
            self.least = spent;
            self.chosen = taken.clone();
            return;
        };
        let mut candidates: Vec<usize> = showing(hardest).collect();
        candidates.sort_by_key(|&at| (usize::MAX - views[at].waits().and(open).len(), self.costs[at]));
        for at in candidates {
            taken.push(at);
            self.go(open.without(views[at].waits()), spent + self.costs[at], taken);
            taken.pop();
        }
    }
}
