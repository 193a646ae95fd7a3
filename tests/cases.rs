//! The slower checks against reference files that lie beside the project, where it is developed; they are not part of it.

use std::path::PathBuf;

use tenpai::engine::{Drawn, Ruleset, shanten};

fn reference(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/cases").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// `hand, standard, thirteen orphans, seven pairs` a line.
fn check(name: &str) {
    let mut hands = 0;
    for line in reference(name).lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let fields: Vec<&str> = line.split('\t').collect();
        let hand: Drawn = fields[0].parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let found = shanten(&hand, &Ruleset::RIICHI);
        let value = |of: Option<tenpai::engine::Shanten>| of.map(|shanten| shanten.value().to_string()).unwrap_or_default();
        let all = [value(Some(found.standard)), value(found.thirteen_orphans), value(found.seven_pairs)];
        assert_eq!(all, [fields[1], fields[2], fields[3]], "{line}");
        hands += 1;
    }
    assert_eq!(hands, 500, "{name}");
}

#[test]
#[ignore = "reads files beside the project"]
fn distances_of_2000_reference_hands() {
    for kind in ["general", "full_flush", "half_flush", "orphans"] {
        check(&format!("shanten_kobalab_{kind}.tsv"));
    }
}

#[test]
#[ignore = "reads files beside the project"]
fn tricky_reference_distances() {
    let mut hands = 0;
    for line in reference("shanten_mahjonglib_unit.tsv").lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let fields: Vec<&str> = line.split('\t').collect();
        let tiles: tenpai::engine::AnyHand = fields[0].parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let found = match &tiles {
            tenpai::engine::AnyHand::Hand(hand) => shanten(hand, &Ruleset::RIICHI),
            tenpai::engine::AnyHand::Drawn(hand) => shanten(hand, &Ruleset::RIICHI),
        };
        let value = match fields[1] {
            "min" => Some(found.least()),
            "regular" => Some(found.standard),
            "chiitoitsu" => found.seven_pairs,
            _ => found.thirteen_orphans,
        };
        assert_eq!(value.map(|shanten| shanten.value().to_string()).as_deref(), Some(fields[2]), "{line}");
        hands += 1;
    }
    assert!(hands > 20, "{hands} hands");
}
