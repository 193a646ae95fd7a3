//! Hands with wild tiles that programs have got wrong, how such hands are read, and what the command line tells of them.

mod run;

use std::path::PathBuf;

use run::run;
use tenpai::engine::{
    Ruleset, Tile, TileSet, TypedHand, WildDrawn, WildHand, wild_complete, wild_readings, wild_shanten, wild_waits, wild_wins,
};

fn hand(text: &str) -> WildHand {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn drawn(text: &str) -> WildDrawn {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The waits of a hand under both policies: with a fifth copy by a wild, and without.
fn check(text: &str, rules: &Ruleset, free: &str, capped: &str) {
    let told = |rules: &Ruleset| {
        let found = wild_waits(&hand(text), rules);
        if found.any { "any".to_owned() } else { found.real.to_string() }
    };
    assert_eq!((told(rules).as_str(), told(&rules.without_fifth_by_wild()).as_str()), (free, capped), "{text}");
}

#[test]
fn wilds_that_a_suit_takes_are_gone_for_the_next() {
    // six wilds are enough; of five and a lonely nine, one lacks
    assert!(wild_complete(&drawn("33334m4p4s4zxxxxxx"), &Ruleset::STANDARD));
    assert!(!wild_complete(&drawn("33334m4p49s4zxxxxx"), &Ruleset::STANDARD));
}

#[test]
fn two_wilds_are_two_middles() {
    let middles = drawn("1357m123777p11zxx");
    assert!(wild_complete(&middles, &Ruleset::STANDARD));
    let readings = wild_readings(&middles, &Ruleset::STANDARD);
    let blocks: Vec<String> = readings[0].blocks().iter().map(|block| block.to_string()).collect();
    assert_eq!(blocks.join(" "), "1x3m 5x7m 123p 777p 11z");
}

#[test]
fn a_wild_is_in_a_pair_or_a_triplet_too() {
    check("67m4455p456678sx", &Ruleset::STANDARD, "58m45p", "58m45p");
}

#[test]
fn a_wild_is_shown_as_a_wild_and_apart_what_it_stands_for() {
    for win in wild_wins(&hand("67m4455p456678sx"), &Ruleset::STANDARD) {
        for reading in &win.readings {
            let shown: String = reading.blocks().iter().map(|block| block.to_string()).collect();
            assert_eq!(shown.matches('x').count(), 1, "{shown}");
            assert_eq!(reading.wilds().len(), 1, "{shown}");
        }
    }
}

#[test]
fn a_fifth_copy_is_the_house_s_to_allow() {
    check("123m123p12s4444zx", &Ruleset::STANDARD, "3s", "");
    check("456678p44666zxx", &Ruleset::STANDARD, "any", "123456789m123456789p123456789s123457z");
    // two wilds and four of a kind: two triplets of it
    assert!(wild_complete(&drawn("4444zx"), &Ruleset::STANDARD));
    assert!(!wild_complete(&drawn("4444zx"), &Ruleset::STANDARD.without_fifth_by_wild()));
    // copies in called melds count
    check("4z12m[444z]x", &Ruleset::STANDARD, "3m", "");
    check("9z12m[444z]x".replace("9z", "1z").as_str(), &Ruleset::STANDARD, "3m1z", "3m1z");
}

#[test]
fn every_kind_but_those_held_four_times_is_any() {
    check("123m123p123s11zxx", &Ruleset::STANDARD, "any", "any");
    check("xxxxxxxxxxxxx", &Ruleset::RIICHI, "any", "any");
    let found = wild_waits(&hand("123m123p1111zxxx"), &Ruleset::STANDARD);
    assert!(found.any && found.on_wild);
    assert_eq!(found.real, TileSet::ALL.without(found.held));
    assert_eq!(found.held.to_string(), "1z");
}

#[test]
fn seven_pairs_and_thirteen_orphans_take_wilds() {
    let riichi = &Ruleset::RIICHI;
    check("1133m557799p24sx", riichi, "24s", "24s");
    check("19m19p19s123456zx", riichi, "19m19p19s1234567z", "19m19p19s1234567z");
    check("119m19p19s12345zx", riichi, "67z", "67z");
    check("119m19p19s12345zx", &Ruleset::STANDARD, "", "");
    // three of a kind are no pair and a half, and a called meld leaves neither form
    check("111m33557799p2sx", riichi, "", "");
    check("1133m5577p2sx[999p]", riichi, "", "");
    let forms = wild_shanten(&hand("1133m5577p2sx[999p]"), riichi);
    assert_eq!((forms.seven_pairs, forms.thirteen_orphans), (None, None));
    assert_eq!(wild_shanten(&hand("119m19p19s12345zx"), riichi).thirteen_orphans.map(|form| form.value()), Some(0));
    assert_eq!(wild_readings(&drawn("19m19p19s1234567zx"), riichi).len(), 13);
    assert_eq!(wild_readings(&drawn("119m19p19s123456zx"), riichi).len(), 1);
}

#[test]
fn wilds_are_read_anywhere_but_in_melds_and_behind_digits() {
    for text in ["x123m40p[444z]X", "ｘ x 3m 1m 2m[444z]04p", "1W,2W,3W,4T,0p,[4z4z4z],xx"] {
        assert_eq!(hand(text).to_string(), "123m40p[444z]xx", "{text}");
    }
    assert_eq!(hand("123m[444z]40pxx").to_string().parse(), Ok(hand("x123m40p[444z]x")));
    for (text, sentence) in [
        ("1x3m", "at column 1: no suit behind `1`: m, p, s or z"),
        ("12mx3", "at column 5: no suit behind `3`: m, p, s or z"),
        ("[12x]11m", "at column 2: no suit behind `12`: m, p, s or z"),
        ("[12mx]11m", "at column 5: `x` inside a meld: wild tiles stand outside the brackets"),
        ("xm", "at column 2: no digit before `m`"),
        ("11111mxx", "at column 5: five copies of 1m: only four exist"),
        ("xxx", "3 tiles: a hand has 13, 10, 7, 4 or 1, one more after a draw, a meld counting three"),
        ("xxxxxxxxxxxxxxx", "15 tiles: a hand has at most 14, a meld counting three"),
    ] {
        assert_eq!(text.parse::<TypedHand>().map_err(|error| error.to_string()), Err(sentence.to_owned()), "{text}");
    }
    let many = "x".repeat(300);
    assert!(many.parse::<TypedHand>().is_err_and(|error| error.to_string().starts_with("300 tiles")));
    assert!(matches!("1m".parse(), Ok(TypedHand::Plain(_))));
    assert!(matches!("12mxx".parse(), Ok(TypedHand::Wild(hand)) if hand.wilds() == 2));
    assert!(matches!("x1m".parse(), Ok(TypedHand::WildDrawn(_))));
}

fn told(args: &[&str], lines: &[&str]) {
    let ran = run(args, b"");
    assert_eq!((ran.stderr.as_str(), ran.code), ("", 0), "{args:?}");
    assert_eq!(ran.stdout.lines().collect::<Vec<_>>(), lines, "{args:?}");
}

#[test]
fn the_command_line_tells_waits_with_wilds() {
    told(
        &["waits", "13m123p456s11zx", "1z13mx", "123m123p12s4444zx", "1z23mxx", "147m1zx", "13m15zx"],
        &[
            "13m123p456s11zx  complete",
            "  1x3m 123p 456s 11z  x is 2m",
            "13m1zx  waits on 2m 1z, 7 tiles left",
            "  2m x4  123m 1xz  closed 嵌張 kanchan; x is 1z",
            "  1z x3  1x3m 11z  single 単騎 tanki; x is 2m",
            "  another wild completes it",
            "123m123p12s4444zx  waits on 3s, 4 tiles left",
            "  3s x4  123m 123p 123s 44z 44xz  edge 辺張 penchan; x is 4z",
            "  another wild completes it",
            "  4z would fit, but the hand already holds all four.",
            "23m1zxx  complete",
            "  x23m 1xz  x is 1m 1z",
            "  23xm 1xz  x is 4m 1z",
            "147m1zx  not complete: 1 away from ready",
            "13m15zx  not complete: ready after a discard",
            "  discard 1z: waits on 2m 5z, 7 tiles left",
            "  discard 5z: waits on 2m 1z, 7 tiles left",
        ],
    );
    told(
        &["waits", "--wild-cap", "4", "123m123p12s4444zx"],
        &["123m123p12s4444zx  not ready: 1 away from ready", "  4z would fit, but the hand already holds all four."],
    );
    told(
        &["waits", "--visible", "22m", "13m1zx"],
        &[
            "13m1zx  waits on 2m 1z, 5 tiles left",
            "  2m x2  123m 1xz  closed 嵌張 kanchan; x is 1z",
            "  1z x3  1x3m 11z  single 単騎 tanki; x is 2m",
            "  another wild completes it",
        ],
    );
    told(&["shanten", "1478m147p147s12zx"], &["1478m147p147s12zx  5 away from ready (standard 6, seven pairs 5, thirteen orphans 7)"]);
    let ran = run(&["waits", "2m1z5p8sxxxxxxx"], b"");
    let mut lines = ran.stdout.lines();
    assert_eq!(lines.next(), Some("2m5p8s1zxxxxxxx  complete"));
    assert_eq!(lines.next_back(), Some("         and 49 more ways, all with --json"));
}

#[test]
fn fields_of_wild_hands_are_fixed() {
    told(
        &["waits", "--json", "13m1zx", "xx", "13m[444z]1zxx"],
        &[
            r#"{"hand":"13m1zx","rules":"riichi","shanten":0,"ready":true,"waits":[{"tile":"2m","left":4,"kinds":["kanchan"],"readings":[{"form":"standard","blocks":["123m","1xz"],"wait":["kanchan"],"wilds":["1z"]}]},{"tile":"1z","left":3,"kinds":["tanki"],"readings":[{"form":"standard","blocks":["1x3m","11z"],"wait":["tanki"],"wilds":["2m"]}]}],"held":[],"any":false,"wins_on_wild":true}"#,
            r#"{"hand":"xx","rules":"riichi","shanten":-1,"complete":true,"readings":[{"form":"standard","blocks":["xx"],"wait":[],"wilds":["x","x"]}]}"#,
            r#"{"hand":"13m1z[444z]xx","rules":"riichi","shanten":-1,"complete":true,"readings":[{"form":"standard","blocks":["1x3m","1xz","[444z]"],"wait":[],"wilds":["2m","1z"]}]}"#,
        ],
    );
    let ran = run(&["waits", "--json", "123m123p123s11zxx", "x"], b"");
    assert_eq!(ran.stdout.matches(r#""any":true,"wins_on_wild":true}"#).count(), 2, "{}", ran.stdout);
}

#[test]
fn commands_that_need_every_tile_say_so() {
    let ran = run(&["solve", "hdu"], b"1\n1m 1m 1m 2m 3m 4m 5m 6m 7m 8m 9m 9m x\n");
    assert_eq!(ran.code, 2, "{}", ran.stdout);
    let ran = run(&["drill", "waits", "--hand", "123m456p789s112zx"], b"");
    assert_eq!(ran.code, 2);
    assert!(ran.stderr.contains("`x` is a wild tile, and here every tile must be known"), "{}", ran.stderr);
}

#[test]
#[ignore = "reads files beside the project"]
fn generated_hands_under_both_policies() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/cases/waits_wild_generated.tsv");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut rows = 0;
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let fields: Vec<&str> = line.split('\t').collect();
        let wilds: usize = fields[1].parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let hand = hand(&format!("{}{}", fields[0], "x".repeat(wilds)));
        let full = hand.all().at_least(4);
        let told = |rules: &Ruleset| {
            let found = wild_waits(&hand, rules);
            let tiles: Vec<String> = found.real.iter().map(|tile: Tile| tile.to_string()).collect();
            match (found.any, tiles.is_empty()) {
                (true, _) => "ANY".to_owned(),
                (_, true) => "-".to_owned(),
                _ => tiles.join(","),
            }
        };
        let (free, capped) = (Ruleset::STANDARD, Ruleset::STANDARD.without_fifth_by_wild());
        assert_eq!((told(&capped).as_str(), told(&free).as_str()), (fields[2], fields[3]), "{line}, held {full}");
        // the last column is told for the capped policy
        assert_eq!(wild_waits(&hand, &capped).on_wild, fields[4] == "y", "{line}");
        rows += 1;
    }
    assert_eq!(rows, 181);
}
