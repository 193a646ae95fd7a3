//! Scored riichi hands of others, which lie beside the project where it is developed; they are not part of it.

use std::path::PathBuf;

use tenpai::engine::riichi::{Renhou, Score, Switches, Yaku, score};
use tenpai::engine::{Ruleset, Wind, WonHand};

fn rows(name: &str) -> Vec<Vec<String>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/cases").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// `C123m,M2222s` in brackets.
fn melds(text: &str) -> String {
    let melds = text.split(',').filter(|meld| *meld != "-");
    melds
        .map(|meld| match meld.split_at(1) {
            ("A", tiles) => format!("[{tiles}]-"),
            ("K", tiles) => format!("[{tiles}]+"),
            (_, tiles) => format!("[{tiles}]"),
        })
        .collect()
}

fn flags(text: &str) -> String {
    let names = text.split(',').filter(|flag| *flag != "-");
    let names: Vec<&str> = names
        .map(|flag| match flag {
            "daburu_riichi" => "double_riichi",
            "haitei" => "last_draw",
            "houtei" => "last_discard",
            "rinshan" => "after_kan",
            "chankan" => "robbing_kan",
            "tenhou" | "chiihou" | "renhou" => "first_draw",
            other => other,
        })
        .collect();
    names.join(",")
}

fn told(value: &str) -> &str {
    if value == "-" { "" } else { value }
}

fn total(score: &Score, won: &WonHand) -> u32 {
    score.gain(won).map_or(0, |gain| gain.total())
}

/// The names of the first table for ours, in our order: dora by number, so the names alone are compared.
fn kanji(yaku: Yaku) -> &'static str {
    match yaku {
        Yaku::Riichi => "立直",
        Yaku::DoubleRiichi => "ダブル立直",
        Yaku::Ippatsu => "一発",
        Yaku::MenzenTsumo => "門前清自摸和",
        Yaku::Pinfu => "平和",
        Yaku::Tanyao => "断幺九",
        Yaku::Iipeiko => "一盃口",
        Yaku::Rinshan => "嶺上開花",
        Yaku::Chankan => "槍槓",
        Yaku::Haitei => "海底摸月",
        Yaku::Houtei => "河底撈魚",
        Yaku::Chiitoitsu => "七対子",
        Yaku::SanshokuDoujun => "三色同順",
        Yaku::Ittsu => "一気通貫",
        Yaku::Chanta => "混全帯幺九",
        Yaku::Toitoi => "対々和",
        Yaku::Sanankou => "三暗刻",
        Yaku::SanshokuDoukou => "三色同刻",
        Yaku::Sankantsu => "三槓子",
        Yaku::Shousangen => "小三元",
        Yaku::Honroutou => "混老頭",
        Yaku::Junchan => "純全帯幺九",
        Yaku::Honitsu => "混一色",
        Yaku::Ryanpeikou => "二盃口",
        Yaku::Chinitsu => "清一色",
        Yaku::Suuankou => "四暗刻",
        Yaku::Kokushi => "国士無双",
        Yaku::Dora => "ドラ",
        Yaku::UraDora => "裏ドラ",
        Yaku::AkaDora => "赤ドラ",
        Yaku::Yakuhai(kind) => match kind {
            tenpai::engine::riichi::Yakuhai::Round => "場風",
            tenpai::engine::riichi::Yakuhai::Seat => "自風",
            tenpai::engine::riichi::Yakuhai::White => "翻牌 白",
            tenpai::engine::riichi::Yakuhai::Green => "翻牌 發",
            tenpai::engine::riichi::Yakuhai::Red => "翻牌 中",
        },
        other => other.name(),
    }
}

#[test]
#[ignore = "reads files beside the project"]
fn scores_and_payments_of_1500_reference_wins() {
    let rows = rows("riichi_score_kobalab.tsv");
    assert_eq!(rows.len(), 1500);
    let mut wrong = Vec::new();
    for row in &rows {
        // who pays a ron stands in the payments
        let payments: Vec<i32> = row[16].split(',').map(|points| points.parse().expect("points")).collect();
        let payer = Wind::ALL.into_iter().find(|&wind| row[3] == "ron" && payments[wind as usize] < 0);
        let from = payer.map_or(String::new(), |wind| format!("from={wind}"));
        let line = format!(
            "{}{} {} {} round={} seat={} flags={} dora={} ura={} honba={} sticks={} {from}",
            row[0],
            melds(&row[1]),
            row[2],
            row[3],
            row[4],
            row[5],
            flags(&row[6]),
            told(&row[7]),
            told(&row[8]),
            row[9],
            row[10]
        );
        let won = WonHand::read(&line, &Ruleset::RIICHI).unwrap_or_else(|error| panic!("{line}: {error}"));
        let found = score(&won, &Switches::COMMON).unwrap_or_else(|error| panic!("{line}: {error}"));
        let mut names: Vec<String> = found.yaku.iter().map(|found| format!("{}={}", kanji(found.yaku), found.han())).collect();
        let mut right: Vec<String> = row[15].split(';').map(str::to_owned).collect();
        for name in &mut right {
            // the wind is named there too
            if name.starts_with("場風") || name.starts_with("自風") {
                *name = format!("{}=1", name.split(' ').next().expect("a name"));
            }
            *name = name.replace("=*", "=13");
        }
        names.sort();
        right.sort();
        let han = if row[14] == "-" { row[11].clone() } else { (13 * row[14].parse::<u8>().expect("a multiple")).to_string() };
        let fine = found.han.to_string() == han
            && (row[12] == "-" || found.fu.to_string() == row[12])
            && total(&found, &won).to_string() == row[13]
            && found.yakuman().to_string() == told(&row[14]).parse().unwrap_or(0).to_string()
            && found.gain(&won).and_then(|gain| gain.payments(won.circumstances())).map(Vec::from) == Some(payments)
            && names == right;
        if !fine {
            wrong.push(format!("{line}\n  {} {} {} {names:?}\n  {row:?}", found.han, found.fu, total(&found, &won)));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), rows.len(), wrong[..wrong.len().min(10)].join("\n"));
}

/// The tiles without one of this kind; the kinds of these rows keep the order of the suits.
fn without(tiles: &str, tile: &str) -> String {
    let mut counts: tenpai::engine::Counts = tiles.parse().expect("tiles");
    assert!(counts.remove(tile.parse::<tenpai::engine::Counts>().expect("a tile").tiles().next().expect("a tile")));
    counts.to_string()
}

/// Hands that ask for yaku which the table of ours has not: an open riichi and what comes with it, eight repeated wins, and a wheel of pairs
/// counted as a yakuman. What they name beside those is compared, what they are worth is not.
const ELSEWHERE: [&str; 5] = ["Open Riichi", "Sashikomi", "Paarenchan", "Daichikurin", "Daisharin"];

/// Refusals that cannot arise here: one flag tells a first draw, and the seat and the way of winning say which yaku it is.
const ONE_FLAG: [&str; 3] = ["tenhou_not_as_dealer_not_allowed", "tenhou_without_tsumo_not_allowed", "chiihou_as_dealer_not_allowed"];

fn switches(options: &str) -> Switches {
    let has = |option: &str| options.split(',').any(|told| told == option);
    Switches {
        open_tanyao: has("has_open_tanyao=True"),
        red_fives: has("has_aka_dora=True"),
        double_yakuman: !has("has_double_yakuman=False"),
        renhou: if has("renhou_as_yakuman=True") { Renhou::Yakuman } else { Renhou::Mangan },
        ..Switches::COMMON
    }
}

#[test]
#[ignore = "reads files beside the project"]
fn scores_of_114_reference_wins_with_their_options_and_refusals() {
    let rows = rows("riichi_score_mahjonglib.tsv");
    assert_eq!(rows.len(), 114);
    assert_eq!(rows.iter().filter(|row| row[15] == "-").count(), 90);
    let (mut wrong, mut elsewhere) = (Vec::new(), 0);
    for row in &rows {
        let flags: Vec<String> = flags(&row[6]).split(',').filter(|flag| *flag != "open_riichi").map(str::to_owned).collect();
        // theirs is a first draw and a riichi at once, and a double riichi is told as both
        let flags: Vec<String> = flags
            .iter()
            .filter(|flag| *flag != "riichi" || !flags.iter().any(|other| other == "double_riichi" || other == "first_draw"))
            .cloned()
            .collect();
        // where the winning tile fits a called meld too, these rows leave it among the concealed tiles
        let called = row[1].split(',').filter(|meld| *meld != "-").count();
        let tiles = row[0].bytes().filter(u8::is_ascii_digit).count();
        let concealed = if tiles + 3 * called == 14 && row[15] == "-" { without(&row[0], &row[2]) } else { row[0].clone() };
        // a wind that was not told is one that the hand has not
        let all: tenpai::engine::Counts = format!("{}{}", row[0], row[2]).parse().expect("tiles");
        let held =
            |wind: &Wind| all.of(wind.tile()) > 0 || row[1].contains(&wind.tile().to_string().replace('z', "")) && row[1].contains('z');
        let free = Wind::ALL.into_iter().rev().find(|wind| *wind != Wind::East && !held(wind)).unwrap_or(Wind::North).to_string();
        let told_or = |value: &String| if value == "-" { free.clone() } else { value.clone() };
        let (round, seat) = (told_or(&row[4]), told_or(&row[5]));
        let line = format!(
            "{concealed}{} {} {} round={round} seat={seat} flags={} dora={} ura={}",
            melds(&row[1]),
            row[2],
            row[3],
            flags.join(","),
            told(&row[7]),
            told(&row[8])
        );
        let outcome = WonHand::read(&line, &Ruleset::RIICHI)
            .map_err(|error| error.to_string())
            .and_then(|won| Ok((won, score(&won, &switches(&row[9])).map_err(|error| error.to_string())?)));
        let error = &row[15];
        match outcome {
            Err(_) if error != "-" && error != "no_yaku" => {}
            Err(sentence) => wrong.push(format!("{line}: {sentence}: {row:?}")),
            Ok((_, found)) if error == "no_yaku" => {
                if found.points.is_some() {
                    wrong.push(format!("{line}: {:?}: {row:?}", found.yaku));
                }
            }
            Ok((_, found)) if ONE_FLAG.contains(&error.as_str()) => {
                assert!(found.yaku.iter().any(|found| [Yaku::Tenhou, Yaku::Chiihou, Yaku::Renhou].contains(&found.yaku)), "{line}");
            }
            Ok((won, found)) if error == "-" => {
                if ELSEWHERE.iter().any(|name| row[14].contains(name)) {
                    elsewhere += 1;
                    let ours: u8 = found.yaku.iter().map(|found| found.han()).sum();
                    let theirs = row[14].split(';').filter(|name| !ELSEWHERE.iter().any(|other| name.contains(other)));
                    let rest: u8 = theirs.map(|name| name.split_once('=').map_or(0, |(_, han)| han.parse().expect("han"))).sum();
                    assert!(rest == 0 || rest == ours, "{line}: {:?}: {row:?}", found.yaku);
                    continue;
                }
                let (main, more): (u32, u32) = (row[12].parse().expect("points"), row[13].parse().expect("points"));
                let right = if row[3] == "ron" { main } else { main + 2 * more };
                let fine = found.han.to_string() == row[10] && found.fu.to_string() == row[11] && total(&found, &won) == right;
                if !fine {
                    let total = total(&found, &won);
                    wrong.push(format!("{line}\n  {} {} {total} {:?}\n  {row:?}", found.han, found.fu, found.yaku));
                }
            }
            Ok((_, found)) => wrong.push(format!("{line} is scored: {:?}: {row:?}", found.yaku)),
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(elsewhere, 8);
}
