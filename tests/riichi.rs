//! Riichi scores: the table of points against the formula, hands that others scored wrong, and every switch in both positions.

use tenpai::engine::riichi::{DoubleWind, FuReason, Gain, Limit, Points, Renhou, Score, Switches, Yaku, may_kan, score, worth};
use tenpai::engine::{Circumstances, Counts, Flag, Hand, How, Ruleset, Tile, Wind, WonHand, waits};

fn won(line: &str) -> WonHand {
    WonHand::read(line, &Ruleset::RIICHI).unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn scored(line: &str, switches: &Switches) -> Score {
    score(&won(line), switches).unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn names(score: &Score) -> String {
    let names: Vec<&str> = score.yaku.iter().map(|found| found.yaku.name()).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(", ") }
}

fn tile(text: &str) -> Tile {
    let tiles: Counts = text.parse().expect("a tile");
    tiles.tiles().next().expect("a tile")
}

/// As it is printed: ron of others, ron of the dealer, self-draw of others, of the dealer; a fu, then the four.
const TABLE: &str = "
1 30 1000 1500 300/500 500
1 40 1300 2000 400/700 700
1 50 1600 2400 400/800 800
1 60 2000 2900 500/1000 1000
1 70 2300 3400 600/1200 1200
1 80 2600 3900 700/1300 1300
1 90 2900 4400 800/1500 1500
1 100 3200 4800 800/1600 1600
1 110 3600 5300 900/1800 1800
2 20 - - 400/700 700
2 25 1600 2400 - -
2 30 2000 2900 500/1000 1000
2 40 2600 3900 700/1300 1300
2 50 3200 4800 800/1600 1600
2 60 3900 5800 1000/2000 2000
2 70 4500 6800 1200/2300 2300
2 80 5200 7700 1300/2600 2600
2 90 5800 8700 1500/2900 2900
2 100 6400 9600 1600/3200 3200
2 110 7100 10600 1800/3600 3600
3 20 - - 700/1300 1300
3 25 3200 4800 800/1600 1600
3 30 3900 5800 1000/2000 2000
3 40 5200 7700 1300/2600 2600
3 50 6400 9600 1600/3200 3200
3 60 7700 11600 2000/3900 3900
3 70 8000 12000 2000/4000 4000
4 20 - - 1300/2600 2600
4 25 6400 9600 1600/3200 3200
4 30 7700 11600 2000/3900 3900
4 40 8000 12000 2000/4000 4000
5 30 8000 12000 2000/4000 4000
6 30 12000 18000 3000/6000 6000
7 30 12000 18000 3000/6000 6000
8 30 16000 24000 4000/8000 8000
9 30 16000 24000 4000/8000 8000
10 30 16000 24000 4000/8000 8000
11 30 24000 36000 6000/12000 12000
12 30 24000 36000 6000/12000 12000
13 30 32000 48000 8000/16000 16000
";

#[test]
fn the_printed_table_agrees() {
    let mut rows = 0;
    for row in TABLE.lines().filter(|row| !row.is_empty()) {
        let cells: Vec<&str> = row.split(' ').collect();
        let (han, fu): (u8, u8) = (cells[0].parse().expect("han"), cells[1].parse().expect("fu"));
        let points = Points::of(han, fu, &Switches::COMMON);
        for (cell, how, seat) in [
            (cells[2], How::Ron, Wind::South),
            (cells[3], How::Ron, Wind::East),
            (cells[4], How::Tsumo, Wind::North),
            (cells[5], How::Tsumo, Wind::East),
        ] {
            assert_eq!(Points::possible(han, fu, how), cell != "-", "{row}: {how:?}");
            if cell != "-" {
                assert_eq!(points.gain(how, seat).to_string(), cell.replace('/', " "), "{row}: {how:?} {seat}");
            }
        }
        rows += 1;
    }
    assert_eq!(rows, 40);
}

#[test]
fn the_formula_agrees_over_the_whole_range() {
    let up = |points: f64| (points / 100.0).ceil() as u32 * 100;
    let fus: Vec<u8> = [20, 25].into_iter().chain((3..=17).map(|ten| 10 * ten)).collect();
    for (han, &fu) in (1..=40).flat_map(|han| fus.iter().map(move |fu| (han, fu))) {
        for rounded_mangan in [false, true] {
            let switches = Switches { rounded_mangan, ..Switches::COMMON };
            // by doubling, step by step
            let mut base = f64::from(fu);
            (0..han + 2).for_each(|_| base *= 2.0);
            let nearly = rounded_mangan && [(4, 30), (3, 60), (2, 120)].contains(&(han, fu));
            let base = match han {
                13.. => 8000.0,
                11.. => 6000.0,
                8.. => 4000.0,
                6.. => 3000.0,
                5.. => 2000.0,
                _ if nearly => 2000.0,
                _ => base.min(2000.0),
            };
            let points = Points::of(han, fu, &switches);
            assert_eq!(points.gain(How::Ron, Wind::West), Gain::Ron(up(4.0 * base)), "{han} han {fu} fu");
            assert_eq!(points.gain(How::Ron, Wind::East), Gain::Ron(up(6.0 * base)), "{han} han {fu} fu");
            let (others, dealer) = (up(base), up(2.0 * base));
            assert_eq!(points.gain(How::Tsumo, Wind::South), Gain::Tsumo { others, dealer }, "{han} han {fu} fu");
            assert_eq!(points.gain(How::Tsumo, Wind::East), Gain::FromEach(dealer), "{han} han {fu} fu");
            let limited = han >= 5 || nearly || f64::from(fu) * f64::powi(2.0, i32::from(han) + 2) > 2000.0;
            assert_eq!(points.limit.is_some(), limited, "{han} han {fu} fu");
        }
    }
    // what programs of this kind got wrong
    assert_eq!(Points::of(8, 30, &Switches::COMMON).gain(How::Ron, Wind::South), Gain::Ron(16000));
    assert_eq!(Points::of(2, 25, &Switches::COMMON).gain(How::Ron, Wind::South), Gain::Ron(1600));
    assert_eq!(Points::of(6, 120, &Switches::COMMON).gain(How::Ron, Wind::South), Gain::Ron(12000));
    for how in How::ALL {
        assert!(!Points::possible(1, 20, how) && !Points::possible(1, 25, how) && Points::possible(6, 120, how));
    }
    assert!(!Points::possible(2, 20, How::Ron) && Points::possible(2, 20, How::Tsumo));
    assert_eq!(Points::of(13, 30, &Switches { counted_yakuman: false, ..Switches::COMMON }).limit, Some(Limit::Sanbaiman));
}

#[test]
fn hands_that_others_scored_wrong() {
    let (mut rows, mut wrong) = (0, Vec::new());
    for row in include_str!("golden/riichi.tsv").lines().filter(|row| !row.starts_with('#')) {
        let [line, han, fu, points, yaku, reason] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let score = scored(line, &Switches::COMMON);
        let total = score.gain(&won(line)).map_or(0, |gain| gain.total());
        let (found, right) = (format!("{} {} {total} {}", score.han, score.fu, names(&score)), format!("{han} {fu} {points} {yaku}"));
        if found != right {
            wrong.push(format!("{line}\n  {found}\n  {right}: {reason}"));
        }
        rows += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(rows > 30, "{rows}");
}

/// The points with a switch as it commonly is, and turned.
fn check(line: &str, turned: Switches, common: &str, other: &str) {
    let told = |switches: &Switches| {
        let score = scored(line, switches);
        let gain = score.gain(&won(line)).map_or(0, |gain| gain.total());
        format!("{} {} {gain}", score.han, score.fu)
    };
    assert_eq!((told(&Switches::COMMON).as_str(), told(&turned).as_str()), (common, other), "{line}: {turned:?}");
}

#[test]
fn every_switch_turns_what_it_names() {
    let common = Switches::COMMON;
    check("34m55m[456m][234p][678s] 2m ron", Switches { open_tanyao: false, ..common }, "1 30 1000", "0 30 0");
    check("34m55m456m234p678s 2m ron", Switches { open_tanyao: false, ..common }, "2 30 2000", "2 30 2000");
    check("34m05m456m234p678s 2m ron", Switches { red_fives: false, ..common }, "3 30 3900", "2 30 2000");
    check("234m34p234s678s55m 2p ron", Switches { rounded_mangan: true, ..common }, "4 30 7700", "4 30 8000");
    check("222m444m666p333s8p 8p ron", Switches { double_yakuman: false, ..common }, "26 50 64000", "13 50 32000");
    check("19m19p19s1234567z 1s ron", Switches { double_yakuman: false, ..common }, "26 0 64000", "13 0 32000");
    check("1112345678999m 5m ron", Switches { double_yakuman: false, ..common }, "26 50 64000", "13 50 32000");
    check("111222333z444z5m 5m tsumo", Switches { double_yakuman: false, ..common }, "52 60 128000", "26 60 64000");
    let riichi = "2233445566778p 8p ron flags=riichi,ippatsu";
    check(riichi, Switches { counted_yakuman: false, ..common }, "13 30 32000", "13 30 24000");
    let both_winds = "222m456m68p234s11z 7p tsumo seat=E";
    check(both_winds, Switches { double_wind: DoubleWind::Two, ..common }, "1 40 2100", "1 30 1500");
    let first = "123m456p789s1122z 1z ron flags=first_draw";
    check(first, Switches { renhou: Renhou::Nothing, ..common }, "5 40 8000", "1 40 1300");
    check(first, Switches { renhou: Renhou::Yakuman, ..common }, "5 40 8000", "13 40 32000");
    // a hand worth a mangan by itself gains nothing by it
    assert_eq!(names(&scored("2233445566778p 8p ron flags=first_draw", &common)), "pinfu, tanyao, ryanpeikou, chinitsu");
}

#[test]
fn a_kan_after_riichi_keeps_the_waits() {
    let hand: Hand = "3335666s555z777z".parse().expect("13 tiles");
    assert_eq!(waits(&hand, &Ruleset::RIICHI).real.to_string(), "457s");
    for (kan, may) in [("3s", true), ("6s", false), ("5z", true), ("7z", true), ("5s", false), ("1m", false)] {
        assert_eq!(may_kan(&hand, tile(kan)), may, "{kan}");
    }
}

#[test]
fn red_fives_are_fives_in_every_question_but_the_dora() {
    let all = |text: &str| waits(&text.parse::<Hand>().expect("13 tiles"), &Ruleset::RIICHI).real;
    // plain and red five are one kind, and a discarded red one is a discard of it
    assert_eq!((all("123m46p789s11122z").to_string(), all("123m46p789s11122z").len()), ("5p".to_owned(), 1));
    let river: Counts = "0p".parse().expect("a discard");
    assert!(!all("123m46p789s11122z").and(river.at_least(1)).is_empty(), "furiten");
    let drawn: tenpai::engine::Drawn = "12345m0677889p66z".parse().expect("14 tiles");
    assert_eq!(drawn.discard(tile("8p")).map(|hand| waits(&hand, &Ruleset::RIICHI).real.to_string()), Some("36m".to_owned()));
    // with red fives off, they complete what fives complete
    let off = Switches { red_fives: false, ..Switches::COMMON };
    for (line, reds) in [("123m50p123789s22z 2z ron flags=riichi", 1), ("11m345p340s789s67p 0p tsumo flags=riichi", 2)] {
        let (with, without) = (scored(line, &Switches::COMMON), scored(line, &off));
        assert_eq!(with.han, without.han + reds, "{line}");
        assert!(without.yaku.iter().all(|found| found.yaku != Yaku::AkaDora));
    }
}

#[test]
fn each_wait_is_told_its_worth_both_ways() {
    let told = |hand: &str, flags: &[Flag]| {
        let mut circumstances = Circumstances::plain(How::Ron);
        circumstances.flags = flags.iter().copied().collect();
        let hand: Hand = hand.parse().expect("13 tiles");
        let gain = |score: Option<Score>, how| {
            let points = score.expect("both ways can be").points;
            points.map_or("-".to_owned(), |points| points.gain(how, Wind::South).to_string())
        };
        let waits = worth(&hand, &circumstances, &Switches::COMMON).into_iter();
        waits.map(|wait| format!("{} {} {}", wait.tile, gain(wait.ron, How::Ron), gain(wait.tsumo, How::Tsumo))).collect::<Vec<_>>()
    };
    // open: no yaku on one side
    assert_eq!(told("22m456m23p678s[345s]", &[]), ["1p - -", "4p 1000 300 500"]);
    // closed: a self-draw is a yaku, and the two-sided place of the tile is chosen where it is worth more
    assert_eq!(told("123m456p789s1122z", &[]), ["1z 1300 700 1300", "2z 1300 700 1300"]);
    assert_eq!(told("22m34678p345567s", &[Flag::Riichi]), ["2p 3900 1300 2600", "5p 3900 1300 2600"]);
}

#[test]
fn fu_are_told_step_by_step() {
    let line = "22m33678p345567s 3p ron";
    let (won, score) = (won(line), scored(line, &Switches::COMMON));
    let steps = score.fu_steps(&won, &Switches::COMMON);
    let told: Vec<u8> = steps.iter().map(|step| step.fu).collect();
    assert_eq!((told.as_slice(), score.fu_sum, score.fu), ([20, 10, 0, 2, 0, 0, 0, 0].as_slice(), 32, 40));
    assert!(matches!(steps[3].why, FuReason::Piece(piece) if piece.first == tile("3p")), "{steps:?}");
}
