//! Asks tenpai and its peers the same seeded questions, compares every answer, then prints who took how long.
//!
//! `cargo run --release [seed]`; one thread, the programs in turn, the fastest of many slices.

use std::collections::BTreeMap;

use peers::hands::{Hands, Numbers, kinds, text};
use peers::{measure, programs};

const HANDS: usize = 5_000;
const SLICES: usize = 60;

fn main() {
    let seed = std::env::args().nth(1).map_or(Ok(1), |text| text.parse()).expect("the seed is a number");
    let hands = Hands::deal(seed, HANDS);
    println!("Seed {seed}, {HANDS} hands of each sort.\n");
    let mut unknown = 0;
    for (sort, hands) in [("random", &hands.random), ("ready", &hands.ready), ("one suit", &hands.one_suit)] {
        unknown += compare_waits(&format!("waits, {sort}"), hands);
        unknown += compare_readings(&format!("readings, {sort}"), hands);
    }
    unknown += compare_shanten("shanten of 14", &hands.drawn);
    unknown += compare_discards("discards", &hands.drawn);
    println!("Disagreements without a known reason: {unknown}.\n");
    measure::print(&measure::fastest(&mut programs::all(&hands), HANDS, SLICES));
}

/// Disagreements by their reason, with the first hand of each.
#[derive(Default)]
struct Disagreements {
    reasons: BTreeMap<&'static str, (usize, String)>,
}

const FIFTH_COPY: &str = "a fifth copy is counted as a wait";
const UNKNOWN: &str = "for no reason known";

impl Disagreements {
    fn add(&mut self, reason: &'static str, example: impl FnOnce() -> String) {
        self.reasons.entry(reason).or_insert_with(|| (0, example())).0 += 1;
    }

    /// Says what was found and returns how many have no known reason.
    fn report(&self, what: &str, peer: &str) -> usize {
        if self.reasons.is_empty() {
            println!("{what}: {peer} agrees on all hands.");
        }
        for (reason, (count, example)) in &self.reasons {
            println!("{what}: {peer} differs on {count}, {reason}: {example}");
        }
        self.reasons.get(UNKNOWN).map_or(0, |(count, _)| *count)
    }
}

fn held(hand: &Numbers, kind: usize) -> bool {
    hand[kind] == 4
}

fn compare_waits(what: &str, hands: &[Numbers]) -> usize {
    let peers: [(&str, fn(&Numbers) -> u64); 4] = [
        ("the plain judge solution", peers::plain::waits),
        ("xiangting", programs::xiangting_waits),
        ("riichienv-core", programs::riichienv_waits),
        ("riichi-decomp", programs::decomp_waits),
    ];
    let mut unknown = 0;
    for (peer, ask) in peers {
        let mut found = Disagreements::default();
        for hand in hands {
            let (ours, theirs) = (programs::our_waits(hand), ask(hand));
            if ours != theirs {
                let only_held = (0..34).all(|kind| (ours ^ theirs) >> kind & 1 == 0 || held(hand, kind));
                let reason = if only_held { FIFTH_COPY } else { UNKNOWN };
                found.add(reason, || format!("{}, ours {}, theirs {}", text(hand), kinds(ours), kinds(theirs)));
            }
        }
        unknown += found.report(what, peer);
    }
    unknown
}

fn compare_readings(what: &str, hands: &[Numbers]) -> usize {
    let mut found = Disagreements::default();
    for hand in hands {
        let (ours, theirs) = (programs::our_lines(hand), programs::decomp_lines(hand));
        if ours != theirs {
            let only_held = ours.symmetric_difference(&theirs).all(|(tile, _)| held(hand, *tile));
            let reason = if only_held { FIFTH_COPY } else { UNKNOWN };
            found.add(reason, || format!("{}, ours {} lines, theirs {}", text(hand), ours.len(), theirs.len()));
        }
    }
    found.report(what, "riichi-decomp")
}

fn compare_shanten(what: &str, hands: &[Numbers]) -> usize {
    let peers: [(&str, fn(&Numbers) -> i8); 2] =
        [("xiangting", programs::xiangting_shanten), ("riichienv-core", programs::riichienv_shanten)];
    let mut unknown = 0;
    for (peer, ask) in peers {
        let mut found = Disagreements::default();
        for hand in hands {
            let (ours, theirs) = (programs::our_shanten(hand), ask(hand));
            if ours != theirs {
                found.add(UNKNOWN, || format!("{}, ours {ours}, theirs {theirs}", text(hand)));
            }
        }
        unknown += found.report(what, peer);
    }
    unknown
}

fn compare_discards(what: &str, hands: &[Numbers]) -> usize {
    let peers: [(&str, fn(&Numbers) -> Vec<programs::Row>); 2] =
        [("xiangting", programs::xiangting_discards), ("riichienv-core", programs::riichienv_discards)];
    let mut unknown = 0;
    for (peer, ask) in peers {
        let mut found = Disagreements::default();
        for hand in hands {
            let (ours, theirs) = (programs::our_discards(hand), ask(hand));
            if ours != theirs {
                found.add(UNKNOWN, || format!("{}, ours {ours:?}, theirs {theirs:?}", text(hand)));
            }
        }
        unknown += found.report(what, peer);
    }
    unknown
}
