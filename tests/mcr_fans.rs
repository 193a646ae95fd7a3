//! Every fan of Chinese official rules in a win of our own, with what is not counted beside it and why.

use std::collections::BTreeSet;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use tenpai::engine::mcr::{Fan, FinishedPung, KnittedWait, McrPoints, McrRules, SpecialSelfDraw, Why, mcr_points};
use tenpai::engine::{Circumstances, Counts, Hand, How, Meld, MeldKind, Ruleset, Tile, WinningTile, WonHand};

fn points(line: &str, rules: &McrRules) -> McrPoints {
    let won = WonHand::read(line, &Ruleset::MCR).unwrap_or_else(|error| panic!("{line}: {error}"));
    mcr_points(&won, rules)
}

/// `大三元 幺九刻x2`.
fn fans(points: &McrPoints) -> String {
    let told = points.fans.iter().map(|counted| match counted.count {
        1 => counted.fan.chinese().to_owned(),
        more => format!("{}x{more}", counted.fan.chinese()),
    });
    told.collect::<Vec<_>>().join(" ")
}

const WINS: &str = include_str!("golden/mcr_fans.tsv");

fn rows() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    WINS.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut columns = line.split('\t');
        let mut column = || columns.next().unwrap_or_else(|| panic!("{line}: too few columns"));
        (column(), column(), column())
    })
}

#[test]
fn wins_of_every_fan() {
    let mut seen = BTreeSet::new();
    let mut wrong = Vec::new();
    for (line, total, list) in rows() {
        let found = points(line, &McrRules::TODAY);
        if (found.points.to_string().as_str(), fans(&found).as_str()) != (total, list) {
            wrong.push(format!("{line}\t{}\t{}", found.points, fans(&found)));
        }
        seen.extend(found.fans.iter().map(|counted| counted.fan));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    let lacking: Vec<Fan> = Fan::ALL.into_iter().filter(|fan| !seen.contains(fan)).collect();
    assert!(lacking.is_empty(), "no win has {lacking:?}");
}

/// Why a fan does not count, as `大三元 不重复` beside the fan that it gives way to.
fn why(why: Why) -> String {
    match why {
        Why::NonRepeat(fan) => format!("不重复 {}", fan.chinese()),
        Why::NonIdentical(fan) => format!("不得相同 {}", fan.chinese()),
        Why::AccountOnce(fan) => format!("套算一次 {}", fan.chinese()),
        Why::NonSeparation => "不拆移".to_owned(),
        Why::OtherWaits(tiles) => format!("听 {tiles}"),
        Why::FinishedByDiscard => "点和".to_owned(),
    }
}

fn check_excluded(line: &str, right: &[&str]) {
    let found = points(line, &McrRules::TODAY);
    let told: Vec<String> = found.excluded.iter().map(|excluded| format!("{} {}", excluded.fan.chinese(), why(excluded.why))).collect();
    assert_eq!(told, right, "{line}: {} {}", found.points, fans(&found));
}

#[test]
fn what_does_not_count_is_told_with_its_reason() {
    check_excluded("555z7z678m123p[666z] 7z ron", &["双箭刻 不重复 小三元", "箭刻 不重复 小三元", "幺九刻 不重复 小三元"]);
    check_excluded("1234444678m456p 1m ron", &["单钓将 听 14m"]);
    check_excluded("123789m12389s55z 7s ron", &["老少副 套算一次 喜相逢"]);
    check_excluded(
        "66777888m33s456p 6m ron",
        &["一色三节高 不重复 一色三同顺", "双暗刻 不拆移", "一般高 不重复 一色三同顺", "无字 不重复 平和"],
    );
    check_excluded(
        "1122335778899p 5p ron",
        &[
            "七对 不重复 一色双龙会",
            "清一色 不重复 一色双龙会",
            "平和 不重复 一色双龙会",
            "一般高 不重复 一色双龙会",
            "老少副 不重复 一色双龙会",
            "无字 不重复 一色双龙会",
        ],
    );
    check_excluded("34m88s678p[5555s]-[3333z]- 5m tsumo", &["双暗刻 不重复 双暗杠", "暗杠 不重复 双暗杠", "自摸 不重复 不求人"]);
    check_excluded("222m555p888s33z66z 6z ron", &["四暗刻 点和", "双暗刻 不重复 三暗刻", "幺九刻 不重复 箭刻"]);
    check_excluded(
        "1112345678999s 5s tsumo",
        &["清一色 不重复 九莲宝灯", "不求人 不重复 九莲宝灯", "幺九刻 不重复 九莲宝灯", "无字 不重复 九莲宝灯", "单钓将 听 123456789s"],
    );
}

/// A wait fan, a pung finished by a discard and the other switches, as tables differ.
#[test]
fn switches_change_what_they_say() {
    let today = McrRules::TODAY;
    let check = |line: &str, rules: McrRules, list: &str| assert_eq!(fans(&points(line, &rules)), list, "{line}");
    let kongs = "34m88s678p[5555s]-[3333z]- 5m ron";
    assert_eq!(points(kongs, &today).points, 9);
    assert_eq!(points(kongs, &McrRules { two_concealed_kongs: 8, ..today }).points, 11);
    assert_eq!(points("34m88s678p[5555s][3333z]- 5m ron", &McrRules { mixed_kongs: 6, ..today }).points, 7);
    let pairs = "1133m5577p2299s4z 4z tsumo";
    check(pairs, McrRules { special_self_draw: SpecialSelfDraw::FullyConcealed, ..today }, "七对 不求人");
    let pung = "222m555p888s33z66z 6z ron";
    check(pung, McrRules { finished_pung: FinishedPung::Concealed, ..today }, "四暗刻 五门齐 箭刻");
    let knitted = "258m23469p14788s 3p ron";
    check(knitted, today, "组合龙 门前清 平和 坎张");
    check(knitted, McrRules { knitted_wait: KnittedWait::Nothing, ..today }, "组合龙 门前清 平和");
}

/// Melds of every kind, a pair or a special form, a tile of it taken away: what holds of every win.
#[test]
fn points_of_random_wins_are_sound() {
    let mut rng = ChaCha8Rng::seed_from_u64(88);
    let mut wins = 0;
    for round in 0..30_000 {
        let Some((hand, tile)) = random_win(&mut rng, round) else { continue };
        for how in How::ALL {
            let plain = Circumstances::plain(how);
            let Ok(won) = WonHand::new(hand, WinningTile::plain(tile), plain, &Ruleset::MCR) else { continue };
            check_sound(&won);
            wins += 1;
        }
    }
    assert!(wins > 20_000, "only {wins} wins");
}

fn random_win(rng: &mut ChaCha8Rng, round: usize) -> Option<(Hand, Tile)> {
    let kinds = [9, 18, 27, 34][round % 4];
    let mut tiles: Vec<Tile> = Vec::new();
    let mut melds = Vec::new();
    for _ in 0..4 {
        let first = Tile::new(rng.random_range(0..kinds))?;
        let kind = [MeldKind::Run, MeldKind::Run, MeldKind::Triplet, MeldKind::OpenKan, MeldKind::ConcealedKan][rng.random_range(0..5)];
        let meld = Meld::new(kind, first)?;
        if kind.size() == 4 || rng.random_range(0..4) == 0 { melds.push(meld) } else { tiles.extend(meld.tiles()) }
    }
    tiles.extend([Tile::new(rng.random_range(0..kinds))?; 2]);
    let win = tiles.swap_remove(rng.random_range(0..tiles.len()));
    Hand::new(Counts::of_tiles(tiles).ok()?, &melds).ok().map(|hand| (hand, win))
}

fn check_sound(won: &WonHand) {
    let rules = McrRules::TODAY;
    let found = mcr_points(won, &rules);
    let sum: u32 = found.fans.iter().map(|counted| u32::from(counted.count) * u32::from(counted.points)).sum();
    assert_eq!(found.points, sum, "{won}");
    assert!(found.fans.is_sorted_by_key(|counted| counted.fan), "{won}: {}", fans(&found));
    let counts = |fan: Fan| found.fans.iter().any(|counted| counted.fan == fan);
    for excluded in &found.excluded {
        match excluded.why {
            Why::NonRepeat(outer) => assert!(counts(outer) && rules.contains(outer, excluded.fan), "{won}: {excluded:?}"),
            Why::NonIdentical(same) => assert!(same == excluded.fan, "{won}: {excluded:?}"),
            Why::AccountOnce(by) => assert!(by != excluded.fan, "{won}: {excluded:?}"),
            Why::OtherWaits(tiles) => assert!(tiles.len() > 1, "{won}: {excluded:?}"),
            Why::NonSeparation | Why::FinishedByDiscard => {}
        }
    }
    let waits = [Fan::EdgeWait, Fan::ClosedWait, Fan::SingleWait].into_iter().filter(|&fan| counts(fan)).count();
    assert!(waits <= 1, "{won}: {}", fans(&found));
    assert_eq!(counts(Fan::ChickenHand), found.fans.len() == 1 && counts(Fan::ChickenHand), "{won}: {}", fans(&found));
    assert!(found.reading.places().contains(&found.place), "{won}");
}
