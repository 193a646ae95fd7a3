//! How long a question takes to deal, by drill: a learner must not wait for the next one, so the slowest of a hundred counts, not the mean.
//!
//! It prints for each dealer the median, the 99th percentile and the slowest of the seeds from 1 on. Limit: the 99th percentile within 16 ms,
//! which is a frame.

use std::hint::black_box;
use std::time::{Duration, Instant};

use tenpai::drill::deal::{DealOptions, Deals, Source};
use tenpai::drill::dealer::Dealer;
use tenpai::drill::play::PlayStyle;
use tenpai::drill::score::ScoreLevel;
use tenpai::engine::Ruleset;

const SEEDS: u64 = 1000;

fn main() {
    // `cargo test --benches` only asks whether it runs
    let seeds = if std::env::args().any(|word| word == "--bench") { SEEDS } else { 3 };
    println!("{:<28} {:>12} {:>12} {:>12}", format!("{seeds} questions"), "median", "p99", "slowest");
    for rules in Ruleset::ALL {
        for source in Source::ALL {
            let deals = Deals::new(DealOptions { source, rules, ..DealOptions::default() });
            row(&format!("waits {source} {rules}"), &Dealer::Waits(deals), seeds);
        }
        row(&format!("discards {rules}"), &Dealer::Discards(rules), seeds);
        row(&format!("shanten {rules}"), &Dealer::Shanten(rules), seeds);
    }
    row("play riichi", &Dealer::Play(Ruleset::RIICHI, PlayStyle::default()), seeds);
    for level in ScoreLevel::ALL {
        row(&format!("score {}", level.name()), &Dealer::Score(level), seeds);
    }
}

/// One dealer.
fn row(name: &str, dealer: &Dealer, seeds: u64) {
    let mut times: Vec<Duration> = (1..=seeds)
        .map(|seed| {
            let start = Instant::now();
            black_box(dealer.deal(black_box(seed)));
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    println!("{name:<28} {:>12.3?} {:>12.3?} {:>12.3?}", at(50), at(99), at(100));
}
