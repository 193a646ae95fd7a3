//! `tenpai deal`: hands as the drills deal them, for scripts and for checking the drills.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};

use serde::Serialize;

use crate::drill::curriculum::{Item, items};
use crate::drill::deal::{Deal, DealOptions, Deals, Order, Wilds};
use crate::engine::{Ruleset, Tile, Wait, WildHand, wild_wins, wins};
use crate::words::{report, wilds};

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
    #[serde(flatten)]
    turned: Option<Turned>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wall: Option<Vec<String>>,
}

/// The kind that is wild.
#[derive(Serialize)]
struct Turned {
    indicator: String,
    wild: String,
}

/// How many hands wait on so many tiles, and in which ways.
#[derive(Serialize)]
struct Summary {
    source: &'static str,
    rules: &'static str,
    hands: u64,
    waits: Vec<u64>,
    kinds: BTreeMap<&'static str, u64>,
}

pub fn run(args: &args::Deal, out: &mut Output) -> Result<Outcome, Failure> {
    let rules = args.rules.rules;
    let (narrow, wilds) = (args.wanted.narrow(), args.wilds.wilds());
    let options = DealOptions { source: args.source, narrow, rules, decoys: args.decoys, order: Order::Sorted, wilds };
    let first = args.seed.unwrap_or_else(any_seed);
    let points = args.wanted.score_level().map(report::only_with_score);
    if let Some(why) = points.or_else(|| refused(&options, first, args.count)) {
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
                out.line(hand(&deal))?;
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
    if options.wilds == Wilds::Turned && !options.rules.answers_wilds() {
        return Some(wilds::NOT_BY_THESE_RULES.to_owned());
    }
    (first.checked_add(count.saturating_sub(1)).is_none()).then(|| report::last_seed(first))
}

fn dealt(deal: &Deal, rules: &Ruleset, args: &args::Deal) -> Dealt {
    Dealt {
        seed: deal.seed,
        source: deal.options.source.name(),
        hand: hand(deal),
        rules: rules.name(),
        items: match deal.wild {
            None => items(&deal.hand, rules).into_iter().map(Item::name).collect(),
            Some(_) => Vec::new(),
        },
        turned: deal.wild.map(|wild| Turned { indicator: wild.indicator().to_string(), wild: wild.kind().to_string() }),
        wall: args.wall.then(|| wall(deal)),
    }
}

/// The hand as other commands read it: its wilds as wilds.
fn hand(deal: &Deal) -> String {
    wild_hand(deal).map_or_else(|| deal.hand.to_string(), |hand| hand.to_string())
}

fn wild_hand(deal: &Deal) -> Option<WildHand> {
    deal.wild.map(|wild| wild.of(&deal.hand))
}

/// How many kinds complete a dealt hand, and in which ways.
fn answer(deal: &Deal, rules: &Ruleset) -> (usize, Vec<Wait>) {
    match (wild_hand(deal), deal.wild) {
        (Some(hand), Some(wild)) => {
            let wins = wild_wins(&hand, rules).into_iter().filter(|win| win.tile != wild.kind());
            let kinds: Vec<Vec<Wait>> = wins.map(|win| win.waits()).collect();
            (kinds.len(), kinds.concat())
        }
        _ => {
            let kinds: Vec<Vec<Wait>> = wins(&deal.hand, rules).iter().map(|win| win.waits()).collect();
            (kinds.len(), kinds.concat())
        }
    }
}

fn wall(deal: &Deal) -> Vec<String> {
    deal.wall.tiles().map(|tile| tile.to_string()).collect()
}

fn summary(args: &args::Deal, rules: &Ruleset, deals: impl Iterator<Item = Deal>, out: &mut Output) -> Result<Outcome, Failure> {
    // no hand of known tiles waits on more than 13 kinds
    let most = if args.wilds.wilds() == Wilds::Turned { Tile::KINDS } else { 13 };
    let mut waits = vec![0; most + 1];
    let mut kinds = Wait::ALL.map(|wait| (wait, 0));
    for deal in deals {
        let (number, ways) = answer(&deal, rules);
        waits[number] += 1;
        for (kind, hands) in &mut kinds {
            *hands += u64::from(ways.contains(kind));
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
