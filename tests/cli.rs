//! The command line, driven as a script drives it.

mod run;

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

use run::{command, run};

/// Standard output of a run in which all is well.
fn told(args: &[&str]) -> String {
    let ran = run(args, b"");
    assert_eq!((ran.stderr.as_str(), ran.code), ("", 0), "{args:?}");
    ran.stdout
}

fn check(args: &[&str], lines: &[&str]) {
    assert_eq!(told(args).lines().collect::<Vec<_>>(), lines, "{args:?}");
}

/// A refused run: exit code 2, and these parts in what standard error says.
fn refused(args: &[&str], parts: &[&str]) {
    let ran = run(args, b"");
    assert_eq!(ran.code, 2, "{args:?}: {}", ran.stdout);
    for part in parts {
        assert!(ran.stderr.contains(part), "{args:?}: {}", ran.stderr);
    }
}

#[test]
fn the_discard_and_the_play_drill_say_what_they_take() {
    refused(&["drill", "discards", "--hand", "123m456p789s1123p"], &["13 tiles: expected a hand after its draw, 14"]);
    refused(&["drill", "play", "--hand", "34667m356788p111s"], &["the play drill plays a wall", "--hand"]);
    refused(&["drill", "waits", "--blind"], &["--blind", "only `drill play` takes it"]);
    refused(&["drill", "discards", "--to", "win"], &["--to", "only `drill play` takes it"]);
    refused(&["drill", "play", "--to", "never"], &["never", "ready", "win"]);
}

#[test]
fn what_deals_waits_is_refused_in_other_drills() {
    for option in
        ["--source=flush", "--item=nobetan", "--core=2333", "--step=3", "--waits=2", "--level=bare", "--unsorted", "--decoys=5", "--wilds"]
    {
        let name = option.split('=').next().unwrap_or(option);
        refused(&["drill", "shanten", option], &[name, "only `drill waits` takes it"]);
    }
}

#[test]
fn waits_are_told_to_people() {
    check(
        &["waits", "2345678m345p789s"],
        &[
            "2345678m345p789s  waits on 2m 5m 8m, 9 tiles left",
            "  2m x3  22m 345m 678m 345p 789s  single 単騎 tanki",
            "  5m x3  234m 55m 678m 345p 789s  single 単騎 tanki",
            "  8m x3  234m 567m 88m 345p 789s  single 単騎 tanki",
        ],
    );
    check(
        &["waits", "123456789m1111p"],
        &["123456789m1111p  not ready: 1 away from ready", "  1p would fit, but the hand already holds all four."],
    );
    check(&["waits", "222567p44467778s"], &["222567p44467778s  complete", "  222p 567p 444s 678s 77s"]);
    check(
        &["waits", "12345m067789p66z8p"],
        &[
            "12345m0677889p66z  not complete: ready after a discard",
            "  discard 5p: waits on 3m 6m, 7 tiles left",
            "  discard 8p: waits on 3m 6m, 7 tiles left",
        ],
    );
    // a discard after which every fitting kind is held does not leave it ready
    check(
        &["waits", "123456789m1111p9p"],
        &["123456789m11119p  not complete: ready after a discard", "  discard 1p: waits on 9p, 3 tiles left"],
    );
    check(
        &["waits", "--visible", "11p", "123m456p789s1123p1z"],
        &[
            "123m1123456p789s1z  not complete: ready after a discard",
            "  discard 1p: waits on 1z, 3 tiles left",
            "  discard 1z: waits on 1p 4p 7p, 7 tiles left",
        ],
    );
    check(&["shanten", "1111m234567p789s"], &["1111m234567p789s  1 away from ready (standard 1, seven pairs 5, thirteen orphans 10)"]);
    check(&["shanten", "--rules", "standard", "1m", "11m"], &["1m  ready (standard 0)", "11m  complete (standard -1)"]);
}

#[test]
fn discards_are_told_best_first() {
    check(
        &["discards", "--draws", "0", "35m11223399p7799s"],
        &[
            "35m11223399p7799s  ready after a discard",
            "  3m  3 tiles left   5m                    best, tied",
            "  5m  3 tiles left   3m                    best, tied",
            "  7s  20 tiles left  3m 4m 5m 9p 7s 8s 9s  one step back",
            "  9s  20 tiles left  3m 4m 5m 9p 7s 8s 9s  one step back",
            "  9p  16 tiles left  3m 4m 5m 9p 7s 9s     one step back",
            "  1p  8 tiles left   3m 5m 1p              one step back",
            "  2p  8 tiles left   3m 5m 2p              one step back",
            "  3p  8 tiles left   3m 5m 3p              one step back",
        ],
    );
    check(
        &["discards", "--json", "--visible", "6z", "66677s[111z][222z][333z]"],
        &[
            r#"{"hand":"66677s[111z][222z][333z]","rules":"riichi","shanten":-1,"discards":[{"tile":"7s","shanten":0,"accepts":[{"tile":"5s","left":4},{"tile":"7s","left":2},{"tile":"8s","left":4}],"left":10,"grade":"best"},{"tile":"6s","shanten":0,"accepts":[{"tile":"6s","left":1},{"tile":"7s","left":2}],"left":3,"grade":"loses"}]}"#,
        ],
    );
    // a lone tile to pair, one draw: three of 134 unseen tiles win
    check(
        &["discards", "--draws", "1", "--rules", "standard", "12z"],
        &[
            "12z  ready after a discard",
            "  1z  3 tiles left  2z  ready 100 %, wins  2.2 %  best, tied",
            "  2z  3 tiles left  1z  ready 100 %, wins  2.2 %  best, tied",
        ],
    );
    refused(&["discards", "123m456p789s1155z"], &["13 tiles: expected a hand after its draw, 14, 11, 8, 5 or 2, a meld counting three"]);
    refused(&["discards", "--visible", "1111p", "35m11223399p7799s"], &["five copies of 1p: only four exist"]);
}

#[test]
fn fields_of_json_are_fixed() {
    check(
        &["waits", "--json", "2345m123p456s", "13m11z[2222m][345p]"],
        &[
            r#"{"hand":"2345m123p456s","rules":"riichi","shanten":0,"ready":true,"waits":[{"tile":"2m","left":3,"kinds":["tanki"],"readings":[{"form":"standard","blocks":["22m","345m","123p","456s"],"wait":["tanki"]}]},{"tile":"5m","left":3,"kinds":["tanki"],"readings":[{"form":"standard","blocks":["234m","55m","123p","456s"],"wait":["tanki"]}]}],"held":[]}"#,
            r#"{"hand":"13m11z[2222m][345p]","rules":"riichi","shanten":1,"ready":false,"waits":[],"held":["2m"]}"#,
        ],
    );
    check(
        &["waits", "--json", "1123m[1111z]"],
        &[
            r#"{"hand":"1123m[1111z]","rules":"riichi","shanten":0,"ready":true,"waits":[{"tile":"1m","left":2,"kinds":["ryanmen","tanki"],"readings":[{"form":"standard","blocks":["11m","123m","[1111z]"],"wait":["ryanmen","tanki"]}]},{"tile":"4m","left":4,"kinds":["ryanmen"],"readings":[{"form":"standard","blocks":["11m","234m","[1111z]"],"wait":["ryanmen"]}]}],"held":[]}"#,
        ],
    );
    check(
        &["waits", "--json", "--rules", "standard", "11m", "12m0p5p567s"],
        &[
            r#"{"hand":"11m","rules":"standard","shanten":-1,"complete":true,"readings":[{"form":"standard","blocks":["11m"],"wait":[]}]}"#,
            r#"{"hand":"12m05p567s","rules":"standard","shanten":0,"ready":true,"waits":[{"tile":"3m","left":4,"kinds":["penchan"],"readings":[{"form":"standard","blocks":["123m","55p","567s"],"wait":["penchan"]}]}],"held":[]}"#,
        ],
    );
    check(
        &["shanten", "--json", "1111m234567p789s", "45z[111z][444z][555z][777z]"],
        &[
            r#"{"hand":"1111m234567p789s","rules":"riichi","shanten":1,"standard":1,"seven_pairs":5,"thirteen_orphans":10}"#,
            r#"{"hand":"45z[111z][444z][555z][777z]","rules":"riichi","shanten":1,"standard":1,"seven_pairs":null,"thirteen_orphans":null}"#,
        ],
    );
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_answered() {
    let args = ["shanten", "678s678p55m777h", "1m", "123m", "11m"];
    let ran = run(&args, b"");
    assert_eq!(ran.code, 2);
    assert_eq!(ran.stdout.lines().count(), 2, "{}", ran.stdout);
    let mut complaints = ran.stderr.lines();
    assert_eq!(complaints.next(), Some("hand 1: at column 15: `h` is no suit: m, p, s or z"));
    assert!(complaints.next().is_some_and(|line| line.starts_with("hand 3: 3 tiles")), "{}", ran.stderr);

    let ran = run(&["waits", "--json"], b"\xef\xbb\xbf# hands\n\n  1m \r\n 8z\n\t# more\n1\xff1m\n55z");
    assert_eq!((ran.code, ran.stderr.as_str()), (2, ""));
    let lines: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(lines.len(), 4, "{}", ran.stdout);
    assert!(lines[0].starts_with(r#"{"hand":"1m","rules":"riichi","shanten":0,"ready":true,"#), "{}", lines[0]);
    assert_eq!(lines[1], r#"{"hand":"8z","error":"at column 2: `8z` is no tile: honours are 1z to 7z"}"#);
    assert!(lines[2].contains("\"error\":\"at column 2: "), "{}", lines[2]);
    assert!(lines[3].starts_with(r#"{"hand":"55z","rules":"riichi","shanten":-1,"complete":true,"#), "{}", lines[3]);

    let ran = run(&["waits"], b"1m\n\n# no hand\n8z\n");
    assert_eq!(ran.stderr, "line 4: at column 1: `8z` is no tile: honours are 1z to 7z\n");
    assert_eq!((ran.code, run(&["waits"], b"").code), (2, 0));
    assert_eq!(run(&["waits", ""], b"").code, 2);
}

#[test]
fn every_notation_is_read_and_one_is_printed() {
    for text in ["1m2m3m 4p0p, 1z 1z", "１２３ｍ４０ｐ１１ｚ", "0p4p321m11z", "1W 2W 3W 4T 0p DONG DONG", "1m 2m 3m 4p 0p 1c 1c"]
    {
        let ran = run(&["shanten", text], b"");
        assert!(ran.stdout.starts_with("123m40p11z  "), "{text}: {} {}", ran.stdout, ran.stderr);
    }
}

#[test]
fn visible_tiles_are_taken_off() {
    let args = ["waits", "--visible", "22m5m", "2345678m345p789s"];
    assert!(told(&args).starts_with("2345678m345p789s  waits on 2m 5m 8m, 6 tiles left\n  2m x1"), "{}", told(&args));
    refused(&["waits", "--visible", "2222m", "2345678m345p789s"], &["hand 1: five copies of 2m: only four exist"]);
    refused(&["waits", "--visible", "2h", "1m"], &["--visible", "column 2"]);
}

#[test]
fn wrong_options_are_refused() {
    refused(&["waits", "--rules", "mahjong", "1m"], &["mahjong", "standard", "riichi", "mcr"]);
    refused(&["waits", "--colour"], &["--colour"]);
    refused(&["solve", "kattis"], &["kattis", "uva", "hdu"]);
    refused(&["drill", "chess"], &["chess", "waits"]);
    refused(&["deal", "--source", "river"], &["river", "shapes", "flush", "exact"]);
    refused(&["deal", "--decoys", "101"], &["101"]);
    refused(&["deal", "--seed", "-1"], &["-1"]);
    refused(&["drill", "waits", "--hand", "123m4h"], &["--hand", "at column 6"]);
    refused(&["drill", "waits", "--questions", "0"], &["--questions"]);
}

#[test]
fn hands_are_narrowed_by_item_shape_step_and_waits() {
    let check = |narrowed: &str, expected: &[&str]| {
        let args: Vec<&str> = "deal --seed 3 --count 20 --json".split(' ').chain(narrowed.split_terminator(' ')).collect();
        for line in told(&args).lines() {
            let dealt: serde_json::Value = serde_json::from_str(line).expect("JSON");
            let items: Vec<&str> = dealt["items"].as_array().into_iter().flatten().filter_map(|item| item.as_str()).collect();
            assert!(items.iter().any(|item| expected.contains(item)), "{narrowed}: {line}");
        }
    };
    check("--item nobetan", &["1234"]);
    check("--item Three-Singles", &["1234567"]);
    check("--item 両面 --level touching", &["23"]);
    check("--item 2345", &["1234"]);
    check("--item not-ready", &["not-ready"]);
    check("--core 3335678 --level bare", &["1113456"]);
    check("--step 1", &["1", "11", "12", "13", "23"]);
    check("--step two-suits --waits 3", &["11123", "11123456", "11223344", "11222333"]);
    check("--step not-ready --waits 0", &["not-ready", "not-ready-flush", "held-only"]);
    check("--step basic --decoys 100", &["not-ready"]);
    refused(&["deal", "--item", "riverbed"], &["`riverbed` is no item", "single", "chimney", "nine-gates"]);
    refused(&["deal", "--item", "pentan"], &["`pentan` is more than one item: 1112 or 1222"]);
    refused(&["deal", "--core", "147"], &["`147` is no shape that waits"]);
    refused(&["deal", "--step", "16"], &["`16` is no step", "1 basic", "15 thirteen"]);
    refused(&["deal", "--level", "hard"], &["bare", "melds", "touching"]);
    refused(&["deal", "--waits", "14"], &["14", "0..=13"]);
    refused(&["deal", "--item", "nobetan", "--waits", "3"], &["no such hand of `shapes` waits on 3 kinds: only 2"]);
    refused(&["drill", "waits", "--item", "nobetan", "--waits", "3"], &["no such hand of `shapes` waits on 3 kinds: only 2"]);
    refused(&["deal", "--source", "flush", "--step", "2"], &["`flush` has no items"]);
    refused(&["deal", "--item", "1", "--step", "2"], &["--item", "--step"]);
    refused(&["drill", "waits", "--hand", "1m", "--step", "2"], &["--hand", "--step"]);
    refused(&["drill", "waits", "--hand", "1m", "--level", "bare"], &["--hand", "--level"]);
    refused(&["deal", "--wilds", "--step", "2"], &["--wilds", "--step"]);
}

#[test]
fn the_trainer_wants_a_terminal() {
    refused(&[], &["terminal"]);
    refused(&["drill", "waits"], &["terminal"]);
}

#[test]
fn help_has_examples_everywhere() {
    for command in ["waits", "shanten", "solve", "deal", "census", "completions", "man", "drill"] {
        let help = told(&[command, "--help"]);
        assert!(help.contains("Examples:") && help.contains(&format!("tenpai {command}")), "{help}");
    }
    assert!(told(&["--help"]).contains("Examples:"));
    for command in ["deal", "drill"] {
        let help = told(&[command, "--help"]);
        assert!(["shapes  ", "flush   ", "exact   "].iter().all(|source| help.contains(source)), "{help}");
    }
}

#[test]
fn looks_are_shown_where_the_trainer_opens_and_taken_everywhere() {
    for (args, shown) in
        [(&["--help"][..], true), (&["drill", "--help"], true), (&["waits", "--help"], false), (&["census", "--help"], false)]
    {
        let help = told(args);
        assert_eq!((help.contains("--tiles"), help.contains("--color")), (shown, shown), "{args:?}: {help}");
    }
    assert_eq!(told(&["--color", "never", "waits", "1m"]), told(&["waits", "1m", "--tiles", "letters"]));
    assert_eq!(told(&["--version"]), format!("tenpai {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn packagers_get_completions_and_a_man_page() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(told(&["completions", shell]).contains("tenpai"), "{shell}");
    }
    let page = told(&["man"]);
    assert!(page.contains(".TH") && page.contains("waits"), "{page}");
}

#[test]
fn deals_are_rebuilt_by_their_seed() {
    for source in ["shapes", "flush", "exact"] {
        let three = told(&["deal", "--source", source, "--seed", "7", "--count", "3"]);
        let third = told(&["deal", "--source", source, "--seed", "9"]);
        assert_eq!(three.lines().nth(2), third.lines().next(), "{source}");
        let mut hands = run(&["waits"], three.as_bytes());
        assert_eq!((hands.stderr.as_str(), hands.code), ("", 0), "{source}");
        hands = run(&["waits"], told(&["deal", "--source", source, "--seed", "7", "--wall"]).as_bytes());
        assert_eq!((hands.stderr.as_str(), hands.code), ("", 0), "{source}");
    }
    let line = told(&["deal", "--seed", "7", "--wall", "--json"]);
    let dealt: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!(dealt["seed"], 7);
    assert_eq!(dealt["source"], "shapes");
    assert_eq!(dealt["rules"], "riichi");
    assert!(dealt["items"].is_array() && dealt["hand"].is_string(), "{line}");
    assert_eq!(dealt["wall"].as_array().map(Vec::len), Some(136));
    assert_eq!(told(&["deal", "--seed", "18446744073709551615"]).lines().count(), 1);
    refused(&["deal", "--seed", "18446744073709551615", "--count", "2"], &["18446744073709551615 is the last one: only 1 hand"]);
    refused(&["drill", "waits", "--seed", "18446744073709551610"], &["only 6 hands can be dealt from 18446744073709551610 on"]);
    assert_eq!(told(&["deal", "--count", "0"]), "");
}

#[test]
fn a_summary_counts_every_hand() {
    let args = ["deal", "--seed", "1", "--count", "200", "--summary", "--json"];
    let summary: serde_json::Value = serde_json::from_str(&told(&args)).expect("JSON");
    assert_eq!(summary["hands"], 200);
    let waits = summary["waits"].as_array().expect("a list");
    assert_eq!(waits.iter().filter_map(serde_json::Value::as_u64).sum::<u64>(), 200);
    assert!(told(&args[..6]).starts_with("hands"));
}

#[test]
fn the_census_adds_up() {
    let table = told(&["census"]);
    assert!(table.contains("92,371,838             39,270,395,383,132\n"), "{table}");
    assert!(table.contains("all      326,520,504,500      4,250,305,029,168,216,000"), "{table}");
    let rows = told(&["census", "--json", "--rules", "standard"]);
    assert!(rows.contains(r#"{"rules":"standard","tiles":14,"shanten":-1,"distinct":11498658,"deals":"#), "{rows}");
}

#[test]
fn a_hand_is_answered_before_the_next_is_needed() {
    for args in [&["waits"][..], &["shanten", "--json"]] {
        let mut child = command(args).spawn().expect("the program starts");
        let mut to = child.stdin.take().expect("stdin is a pipe");
        let mut from = BufReader::new(child.stdout.take().expect("stdout is a pipe"));
        for hand in ["1m", "123456789m1111p"] {
            writeln!(to, "{hand}").expect("the program reads");
            let mut answer = String::new();
            while !answer.contains(hand) {
                assert!(from.read_line(&mut answer).expect("the program answers") > 0, "{args:?}: {answer}");
            }
        }
        drop(to);
        let mut rest = String::new();
        from.read_to_string(&mut rest).expect("the rest");
        assert!(child.wait().expect("the program ends").success());
    }
}

#[test]
fn a_reader_that_leaves_early_ends_it_quietly() {
    let program = env!("CARGO_BIN_EXE_tenpai");
    for command in ["deal --count 20000 --source flush", "deal --count 20000 --source flush --json", "man", "--help", "census"] {
        let script = format!("{{ '{program}' {command}; echo \"code $?\" >&2; }} | head -c 1");
        let output = Command::new("sh").args(["-c", &script]).stdin(Stdio::null()).output().expect("a shell");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "code 0\n", "{command}");
    }
    let script = format!("yes 1112345678999m | {{ '{program}' waits; echo \"code $?\" >&2; }} | head -1");
    let output = Command::new("sh").args(["-c", &script]).stdin(Stdio::null()).output().expect("a shell");
    assert!(String::from_utf8_lossy(&output.stderr).contains("code 0\n"), "{:?}", output.stderr);
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 1);
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_a_failure() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a full device");
    let output = command(&["census"]).stdin(Stdio::null()).stdout(full).output().expect("the program ends");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot be written"));
}

#[test]
fn wins_are_scored_for_people() {
    let won = [
        "345m40677p67s[340m] 8s tsumo  3 han 30 fu, 1000 2000 (4000)",
        "  345m [340m] 456p 77p 678s  two-sided 両面 ryanmen",
        "  1 han       tanyao 断幺九: no terminal and no honour",
        "  2 han       aka dora 赤ドラ: red fives",
        "  20 fu       every hand begins with 20",
        "   2 fu       self-draw",
        "   0 fu       345m run",
        "   0 fu       456p run",
        "   0 fu       77p pair, without value",
        "   0 fu       678s run",
        "   0 fu       345m run",
        "   0 fu       two-sided wait",
        "  = 22 fu, rounded up to 30",
        "  East -2000  South -1000  West -1000  North +4000",
    ];
    check(&["score", "345m40677p67s[340m] 8s tsumo round=E seat=N dora=4s"], &won);
    // unquoted words are one line
    check(&["score", "345m40677p67s[340m]", "8s", "tsumo", "round=E", "seat=N", "dora=4s"], &won);
    assert!(told(&["score", "13m234p340678s22z 2m ron dora=1m"]).starts_with("13m234p340678s22z 2m ron  no yaku, so this is no win\n"));
}

#[test]
fn scores_are_told_to_scripts() {
    check(
        &["score", "--json", "345m40677p67s[340m] 8s tsumo round=E seat=N dora=4s", "13m234p340678s22z 2m ron dora=1m"],
        &[
            r#"{"hand":"345m40677p67s[340m]","han":3,"fu":30,"yaku":[{"name":"tanyao","han":1},{"name":"aka dora","han":2}],"limit":null,"yakuman":0,"points":4000,"payments":[-2000,-1000,-1000,4000],"reading":{"form":"standard","blocks":["345m","[340m]","456p","77p","678s"],"wait":["ryanmen"]},"enough":true}"#,
            r#"{"hand":"13m234p340678s22z","han":2,"fu":40,"yaku":[{"name":"dora","han":1},{"name":"aka dora","han":1}],"limit":null,"yakuman":0,"points":0,"payments":null,"reading":{"form":"standard","blocks":["123m","234p","345s","678s","22z"],"wait":["kanchan"]},"enough":false}"#,
        ],
    );
    let ran =
        run(&["score", "--json"], b"# wins\n1112345678999m 5m ron from=W\n\n1112345678999m 5p ron\n19m19p19s1234567z 1s tsumo seat=E\n");
    let lines: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!((ran.code, lines.len(), ran.stderr.as_str()), (2, 3, ""));
    assert!(lines[0].contains(r#""limit":"yakuman","yakuman":2,"points":64000,"payments":[0,64000,-64000,0]"#), "{}", lines[0]);
    assert_eq!(lines[1], r#"{"hand":"1112345678999m 5p ron","error":"5p does not complete the hand: it waits on 123456789m"}"#);
    assert!(lines[2].contains(r#""points":96000,"payments":[96000,-32000,-32000,-32000]"#), "{}", lines[2]);
    let ran = run(&["score", "1112345678999m 5m ron", "8z"], b"");
    assert_eq!((ran.code, ran.stderr.as_str()), (2, "hand 2: how it was won is missing: `HAND WIN ron` or `HAND WIN tsumo`\n"));
    refused(&["score", "--rules", "standard", "1112345678999m 5m ron"], &["standard", "riichi"]);
}

#[test]
fn points_under_chinese_rules_are_told() {
    assert_eq!(
        told(&["score", "--rules", "mcr", "--json", "12345678m123p55s 9m ron flowers=1"]),
        concat!(
            r#"{"hand":"12345678m123p55s","points":22,"fans":[{"name":"Pure Straight","cn":"清龙","points":16,"count":1},"#,
            r#"{"name":"Concealed Hand","cn":"门前清","points":2,"count":1},{"name":"All Chows","cn":"平和","points":2,"count":1},"#,
            r#"{"name":"Mixed Double Chow","cn":"喜相逢","points":1,"count":1},{"name":"Flower Tiles","cn":"花牌","points":1,"count":1}],"#,
            r#""reading":{"form":"standard","blocks":["123m","456m","789m","123p","55s"],"wait":["ryanmen"]},"enough":true}"#,
            "\n"
        )
    );
    check(
        &["score", "--rules", "mcr", "123789m12389s55z 7s ron"],
        &[
            "123789m12389s55z 7s ron  11 points",
            "  123m 789m 123s 789s 55z  edge 辺張",
            "    4  Outside Hand 全带幺",
            "    2  Concealed Hand 门前清",
            "    2  Mixed Double Chow 喜相逢 (2 x 1)",
            "    1  Two Terminal Chows 老少副",
            "    1  One Voided Suit 缺一门",
            "    1  Unique Wait (Edge) 边张",
            "    -  Two Terminal Chows 老少副: its sets are joined already, by Mixed Double Chow 喜相逢 too (套算一次 account once)",
        ],
    );
    let few = told(&["score", "--rules", "mcr", "12345678m123p55s 3m ron"]);
    assert!(few.starts_with("12345678m123p55s 3m ron  6 points: 8 are needed, flowers apart\n"), "{few}");
}
