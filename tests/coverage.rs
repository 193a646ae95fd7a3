//! What comes up at a table, counted again over a million deals (slow), and over a few thousand every time.

use std::collections::BTreeMap;
use std::thread;

use tenpai::drill::curriculum::{Family, Item, Step, coverage, items};
use tenpai::drill::deal::{DealOptions, Deals, Source};
use tenpai::engine::Ruleset;

const STORED: &str = include_str!("../assets/coverage.txt");
const HEAD: &str =
    "# of a million hands of the source `table` by riichi rules, seeds 1 to 1000000: hands, tab, the items that they belong to\n";

/// Over these seeds, how many hands belong to which items.
fn counted(seeds: impl Iterator<Item = u64>) -> BTreeMap<String, u64> {
    let deals = Deals::new(DealOptions { source: Source::Table, ..DealOptions::default() });
    let mut counted = BTreeMap::new();
    for seed in seeds {
        let found = items(&deals.deal(seed).hand, &Ruleset::RIICHI);
        let names: Vec<&str> = found.iter().map(|item| item.name()).collect();
        *counted.entry(names.join("\t")).or_default() += 1;
    }
    counted
}

fn stored() -> BTreeMap<String, u64> {
    let lines = STORED.lines().filter(|line| !line.starts_with('#'));
    let rows = lines.filter_map(|line| line.split_once('\t')).map(|(hands, items)| (items.to_owned(), hands.parse().expect("a number")));
    rows.collect()
}

/// Some minutes; writes the list beside the test where it differs.
#[test]
#[ignore = "a million deals"]
fn the_stored_counts_are_those_of_a_million_deals() {
    let halves = [1..=500_000, 500_001..=1_000_000].map(|seeds| thread::spawn(move || counted(seeds)));
    let mut all: BTreeMap<String, u64> = BTreeMap::new();
    for half in halves {
        for (names, hands) in half.join().expect("counting ends") {
            *all.entry(names).or_default() += hands;
        }
    }
    let mut rows: Vec<(u64, String)> = all.into_iter().map(|(names, hands)| (hands, names)).collect();
    rows.sort_by(|one, other| other.0.cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
    let text: String = rows.into_iter().map(|(hands, names)| format!("{hands}\t{names}\n")).collect();
    let derived = HEAD.to_owned() + &text;
    if derived != STORED {
        let path = concat!(env!("CARGO_TARGET_TMPDIR"), "/coverage.txt");
        std::fs::write(path, &derived).expect("the folder for test output can be written");
        panic!("assets/coverage.txt is not the derived list in {path}");
    }
}

/// Shares of a few thousand other deals are those of the million, as far as chance allows.
#[test]
fn the_stored_counts_are_likely() {
    const DEALS: u64 = 8_000;
    let stored = stored();
    assert_eq!(stored.values().sum::<u64>(), 1_000_000);
    let fresh = counted(2_000_001..2_000_001 + DEALS);
    for (names, hands) in fresh {
        let share = stored.get(&names).copied().unwrap_or(1) as f64 / 1e6;
        let (expected, spread) = (share * DEALS as f64, (share * DEALS as f64).sqrt());
        assert!((hands as f64 - expected).abs() <= 5.0 * spread + 3.0, "{names}: {hands} of {DEALS}, {expected:.1} expected");
    }
}

#[test]
fn coverage_is_the_share_of_hands_that_are_known() {
    assert_eq!(coverage(|_| true), 1.0);
    assert_eq!(coverage(|_| false), 0.0);
    let upto = |last: Step| coverage(move |item| item.step() <= last);
    let shares: Vec<f64> = Step::ALL.into_iter().map(upto).collect();
    assert!(shares.is_sorted());
    assert!(shares[0] > 0.7, "{shares:?}");
    let one = Item::named("23").expect("an item");
    let only = coverage(|item| item == one);
    assert!(only > 0.3 && only <= one.met() as f64 / 1e6, "{only}");
}

#[test]
fn the_most_frequent_shapes_of_a_step_come_first() {
    for step in Step::ALL {
        let shapes = Item::all().filter(|item| item.step() == step && matches!(item.family(), Family::PairInside | Family::PairElsewhere));
        let met: Vec<u64> = shapes.map(Item::met).collect();
        assert!(met.is_sorted_by(|one, next| one >= next), "{step}: {met:?}");
    }
}
