//! Chinese official rules against reference wins that lie beside the project, where it is developed; they are not part of it.

use std::path::PathBuf;

use tenpai::engine::mcr::{Fan, KnittedWait, McrPoints, McrRules, mcr_points};
use tenpai::engine::{Circumstances, Flag, Hand, How, Meld, MeldKind, Ruleset, Tile, Wind, WinningTile, WonHand, waits};

fn reference(name: &str) -> Vec<Vec<String>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/cases").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn tile(text: &str) -> Tile {
    Tile::all().find(|tile| tile.to_string() == text).unwrap_or_else(|| panic!("{text} is a tile"))
}

/// `C123p`, `P777z`, `A6666z`; `-` for none.
fn melds(text: &str) -> Vec<Meld> {
    let one = |text: &str| {
        let (kind, tiles) = text.split_at(1);
        let kind = match kind {
            "C" => MeldKind::Run,
            "P" => MeldKind::Triplet,
            "M" => MeldKind::OpenKan,
            "K" => MeldKind::AddedKan,
            _ => MeldKind::ConcealedKan,
        };
        let first = tile(&format!("{}{}", &tiles[..1], &tiles[tiles.len() - 1..]));
        Meld::new(kind, first).unwrap_or_else(|| panic!("{text} is a meld"))
    };
    text.split(',').filter(|text| *text != "-").map(one).collect()
}

fn hand(concealed: &str, called: &str) -> Hand {
    Hand::new(concealed.parse().unwrap_or_else(|error| panic!("{concealed}: {error}")), &melds(called))
        .unwrap_or_else(|error| panic!("{concealed} {called}: {error}"))
}

fn wind(text: &str) -> Wind {
    Wind::ALL.into_iter().find(|wind| wind.to_string() == text).unwrap_or_else(|| panic!("{text} is a wind"))
}

/// The first seven columns: concealed, melds, winning tile, how, round, seat, flags.
fn won(row: &[String], flowers: &str) -> WonHand {
    let how = if row[3] == "tsumo" { How::Tsumo } else { How::Ron };
    let mut circumstances = Circumstances::plain(how);
    circumstances.round = wind(&row[4]);
    circumstances.seat = wind(&row[5]);
    circumstances.flowers = flowers.parse().expect("a number of flowers");
    for flag in row[6].split(',').filter(|flag| *flag != "-") {
        circumstances.flags.insert(match (flag, how) {
            ("last_tile", _) => Flag::LastTile,
            ("sea", How::Tsumo) => Flag::LastDraw,
            ("sea", How::Ron) => Flag::LastDiscard,
            ("kong", How::Tsumo) => Flag::AfterKan,
            _ => Flag::RobbingKan,
        });
    }
    WonHand::new(hand(&row[0], &row[1]), WinningTile::plain(tile(&row[2])), circumstances, &Ruleset::MCR)
        .unwrap_or_else(|error| panic!("{row:?}: {error}"))
}

/// `大三元*1;混一色*1` as sorted texts.
fn fans(text: &str) -> Vec<String> {
    let mut all: Vec<String> = text
        .split(';')
        .map(|fan| fan.replace("独听・单钓", "单钓将").replace("独听・边张", "边张").replace("独听・嵌张", "坎张"))
        .collect();
    all.sort();
    all
}

/// Wins that two choices make equally good, where the reference shows the other one: the hand, what is chosen there and what here.
const EQUALLY_GOOD: [(&str, &str, &str); 3] = [
    ("55789m12789s", "喜相逢*1 老少副*2", "喜相逢*2 老少副*1"),
    ("1112344445p", "幺九刻*1", "连六*1"),
    ("23m11123444p555z", "幺九刻*1", "喜相逢*1"),
];

/// Whether the fans are those of the reference, or equally good ones.
fn agree(hand: &str, told: &[String], own: &[String]) -> bool {
    let swapped = EQUALLY_GOOD.iter().find(|(of, ..)| *of == hand).is_some_and(|(_, theirs, ours)| {
        let mut list: Vec<String> = told.iter().filter(|fan| !theirs.split(' ').any(|their| their == *fan)).cloned().collect();
        list.extend(ours.split(' ').map(str::to_owned));
        list.sort();
        list == own
    });
    told == own || swapped
}

fn found(points: &McrPoints) -> Vec<String> {
    let mut all: Vec<String> = points.fans.iter().map(|counted| format!("{}*{}", counted.fan.chinese(), counted.count)).collect();
    all.sort();
    all
}

#[test]
#[ignore = "reads files beside the project"]
fn waits_of_reference_hands() {
    for row in reference("waits_mcr_gbmahjong.tsv") {
        let hand = hand(&row[0], &row[1]);
        let found: Vec<String> = waits(&hand, &Ruleset::MCR).real.iter().map(|tile| tile.to_string()).collect();
        let right: Vec<&str> = row[2].split(',').filter(|tile| *tile != "-").collect();
        assert_eq!(found, right, "{row:?}");
    }
}

#[test]
#[ignore = "reads files beside the project"]
fn fans_of_64_reference_wins() {
    // those that give a wait on a body tile of a knitted straight no fan: the switch has another default here
    let body = McrRules { knitted_wait: KnittedWait::Nothing, ..McrRules::TODAY };
    let mut wrong = Vec::new();
    for row in reference("mcr_fan_gbmahjong.tsv") {
        let rules = if row[0] == "258m23469p14788s" { body } else { McrRules::TODAY };
        let points = mcr_points(&won(&row, &row[7]), &rules);
        let lists = [fans(&row[9]), fans(&row[10])];
        if points.points.to_string() != row[8] || !lists.contains(&found(&points)) {
            wrong.push(format!("{row:?}\n  {} {:?}", points.points, found(&points)));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
#[ignore = "reads files beside the project"]
fn fans_of_79_documented_wins() {
    let mut wrong = Vec::new();
    for row in reference("mcr_fan_summerinsects_examples.tsv") {
        let points = mcr_points(&won(&row[1..], "0"), &McrRules::TODAY);
        if points.points.to_string() != row[8] || !agree(&row[1], &fans(&row[9]), &found(&points)) {
            wrong.push(format!("{row:?}\n  {} {:?}", points.points, found(&points)));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
#[ignore = "reads files beside the project"]
fn points_of_95_further_wins() {
    let body = McrRules { knitted_wait: KnittedWait::Nothing, ..McrRules::TODAY };
    let mut wrong = Vec::new();
    for row in reference("mcr_fan_summerinsects_unit.tsv") {
        let won = won(&row, "0");
        for (total, list, rules) in [(&row[7], &row[10], McrRules::TODAY), (&row[8], &row[10], McrRules::TODAY), (&row[9], &row[11], body)]
        {
            let points = mcr_points(&won, &rules);
            let list = if list == "-" { &row[10] } else { list };
            if points.points.to_string() != *total || !agree(&row[0], &fans(list), &found(&points)) {
                wrong.push(format!("{row:?}\n  {} {:?}", points.points, found(&points)));
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
#[ignore = "reads files beside the project"]
fn the_table_of_fans_is_that_of_the_rules() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/spec/mcr_fan_table.tsv");
    let text = std::fs::read_to_string(path).expect("the table lies beside the project");
    let rows: Vec<Vec<&str>> = text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows.len(), 81);
    let own: Vec<(String, String, String)> = Fan::ALL
        .into_iter()
        .filter(|&fan| fan != Fan::MixedKongs)
        .map(|fan| (fan.chinese().to_owned(), fan.name().to_owned(), fan.points().to_string()))
        .collect();
    let told: Vec<_> = rows.iter().map(|row| (row[2].to_owned(), row[4].to_owned(), row[5].to_owned())).collect();
    assert_eq!(own, told);
}
