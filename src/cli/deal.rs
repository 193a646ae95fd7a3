//! `tenpai deal`: hands as the drills deal them, for scripts and for checking the drills.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};

use serde::Serialize;

use crate::drill::curriculum::{Item, items};
use crate::drill::deal::{Deal, DealOptions, Deals, Order};
use crate::engine::{Ruleset, Wait, wins};
use crate::words::report;

use super::args;
use super::hands::Style;
use super::output::{Failure, Output, complain};
use super::{Outcome, json};

/// A dealt hand.
#[derive(Serialize)]
struct Dealt {
    seed: u64,
    source: &'static str,
    hand: String,
    rules: &'static str,
    items: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wall: Option<Vec<String>>,
}

/// How many hands wait on so many tiles, and in which ways.
#[derive(Serialize)]
struct Summary {
    source: &'static str,
    rules: &'static str,
    hands: u64,
    waits: [u64; 14],
    kinds: BTreeMap<&'static str, u64>,
}

pub fn run(args: &args::Deal, out: &mut Output) -> Result<Outcome, Failure> {
    let rules = args.rules.rules;
    let options = DealOptions { source: args.source, narrow: args.wanted.narrow(), rules, decoys: args.decoys, order: Order::Sorted };
    let first = args.seed.unwrap_or_else(any_seed);
    if let Some(why) = refused(&options, first, args.count) {
        complain(why);
        return Ok(Outcome::Wrong);
    }
    let deals = Deals::new(options);
    let seeds = (0..args.count).map(|at| first + at);
    if args.summary {
        return summary(args, &rules, seeds.map(|seed| deals.deal(seed)), out);
    }
    for seed in seeds {
        let deal = deals.deal(seed);
        match args.print.style() {
            Style::Json => out.line(json::text(&dealt(&deal, &rules, args)))?,
            Style::Words => {
                out.line(deal.hand)?;
                if args.wall {
                    out.line(report::wall(&wall(&deal)))?;
                }
            }
        }
    }
    Ok(Outcome::Fine)
}

/// Why so many hands cannot be dealt from this seed on.
pub fn refused(options: &DealOptions, first: u64, count: u64) -> Option<String> {
    if let Err(none) = options.check() {
        return Some(none.to_string());
    }
    (first.checked_add(count.saturating_sub(1)).is_none()).then(|| report::last_seed(first))
}

fn dealt(deal: &Deal, rules: &Ruleset, args: &args::Deal) -> Dealt {
    Dealt {
        seed: deal.seed,
        source: deal.options.source.name(),
        hand: deal.hand.to_string(),
        rules: rules.name(),
        items: items(&deal.hand, rules).into_iter().map(Item::name).collect(),
        wall: args.wall.then(|| wall(deal)),
    }
}

fn wall(deal: &Deal) -> Vec<String> {
    deal.wall.tiles().map(|tile| tile.to_string()).collect()
}

fn summary(args: &args::Deal, rules: &Ruleset, deals: impl Iterator<Item = Deal>, out: &mut Output) -> Result<Outcome, Failure> {
    let mut waits = [0; 14];
    let mut kinds = Wait::ALL.map(|wait| (wait, 0));
    for deal in deals {
        let wins = wins(&deal.hand, rules);
        waits[wins.len()] += 1;
        for (kind, hands) in &mut kinds {
            *hands += u64::from(wins.iter().any(|win| win.waits().contains(kind)));
        }
    }
    match args.print.style() {
        Style::Json => out.line(json::text(&Summary {
            source: args.source.name(),
            rules: rules.name(),
            hands: args.count,
            waits,
            kinds: kinds.map(|(wait, hands)| (wait.name(), hands)).into(),
        }))?,
        Style::Words => out.line(report::summary(args.count, &waits, &kinds))?,
    }
    Ok(Outcome::Fine)
}

/// Another one in every run.
fn any_seed() -> u64 {
    // small enough to be typed again
    RandomState::new().hash_one(()) % 1_000_000
}
