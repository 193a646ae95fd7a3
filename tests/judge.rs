//! The two judges' formats, to the byte, with everything that has gone wrong in them.

mod run;

use std::io::{BufRead, BufReader, Read, Write};

use run::{command, run};

/// The answer on standard output, the complaint on standard error, and the exit code that goes with it.
fn check(judge: &str, input: &str, answer: &str, complaint: &str) {
    for input in [input.to_owned(), input.replace('\n', "\r\n")] {
        let ran = run(&["solve", judge], input.as_bytes());
        assert_eq!(ran.stdout, answer, "{judge} {input:?}");
        assert_eq!(ran.stderr, complaint, "{judge} {input:?}");
        assert_eq!(ran.code, if complaint.is_empty() { 0 } else { 2 }, "{judge} {input:?}");
    }
}

const UVA: &str = "1S 1S 2S 2S 2S 3S 3S 3S 7S 8S 9S FA FA\n1S 2S 3S 4S 5S 6S 7S 8S 9S 1T 3T 5T 7T\n";
const UVA_ANSWER: &str = "Case 1: 1S 4S FA\nCase 2: Not ready\n";
const HDU: &str = "1s 2s 3s 2c 2c 2c 2p 3p 5m 6m 7m 1p 1p\n1p 1p 2p 3p 4s 5s 6s 7c 7c 3s 3s 2m 2m\n";
const HDU_ANSWER: &str = "2 1p 4p\nNooten\n";

#[test]
fn the_samples_are_answered() {
    check("uva", &format!("{UVA}0\n"), UVA_ANSWER, "");
    check("hdu", &format!("2\n{HDU}"), HDU_ANSWER, "");
}

#[test]
fn waits_come_in_the_order_of_the_judge() {
    check("hdu", "1\n1m 9m 1p 9p 1s 9s 1c 2c 3c 4c 5c 6c 7c\n", "13 1m 9m 1s 9s 1p 9p 1c 2c 3c 4c 5c 6c 7c\n", "");
    // 9T before 1W, and red before white
    check("uva", "1W 1W 9T 9T 1T 2T 3T 4T 5T 6T 7T 8T 9T\n0\n", "Case 1: 3T 6T 9T 1W\n", "");
    check("uva", "BAI BAI ZHONG ZHONG 1S 2S 3S 4S 5S 6S 7S 8S 9S\n0\n", "Case 1: ZHONG BAI\n", "");
    check("uva", "BEI BEI DONG DONG 1W 2W 3W 4W 5W 6W NAN NAN NAN\n0\n", "Case 1: DONG BEI\n", "");
}

#[test]
fn only_the_rules_of_the_judge_count() {
    let orphans = "1W 9W 1T 9T 1S 9S DONG NAN XI BEI ZHONG FA BAI\n0\n";
    check("uva", orphans, "Case 1: Not ready\n", "");
    check("hdu", "1\n1m 1m 2m 2m 3p 3p 4p 4p 5s 5s 6s 6s 7c\n", "1 7c\n", "");
    check("hdu", "1\n1m 1m 1m 1m 3p 3p 4p 4p 5s 5s 6s 6s 7c\n", "Nooten\n", "");
    // the fifth copy is no wait
    check("uva", "4T 5T 6T 6T 6T 6T 7T 7T 8T 8T 9T BAI BAI\n0\n", "Case 1: 3T 9T BAI\n", "");
    check("hdu", "1\n1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 1p 1p 1p\n", "Nooten\n", "");
}

#[test]
fn a_lone_zero_ends_and_nothing_after_it_is_read() {
    check("uva", "0\n", "", "");
    check("uva", "0", "", "");
    check("uva", &format!("{UVA}0\nthis is no hand\n"), UVA_ANSWER, "");
    check("uva", &format!("\n{}\n\n 0", UVA.replace(' ', "\t ")), UVA_ANSWER, "");
}

#[test]
fn hands_of_hdu_are_read_by_words() {
    check("hdu", &format!("2 {}", HDU.replace('\n', " ")), HDU_ANSWER, "");
    check("hdu", &format!("\n2\n{}", HDU.replace(' ', "\n")), HDU_ANSWER, "");
    check("hdu", format!("2\n{HDU}").trim_end(), HDU_ANSWER, "");
}

#[test]
fn a_bad_line_is_named_after_the_answers_before_it() {
    let tiles = "1T to 9T, 1S to 9S, 1W to 9W, DONG NAN XI BEI ZHONG FA BAI";
    check("uva", &format!("{UVA}1S 2X\n0\n"), UVA_ANSWER, &format!("line 3: `2X` is no tile: {tiles}\n"));
    check("uva", &format!("{UVA}10S\n0\n"), UVA_ANSWER, &format!("line 3: `10S` is no tile: {tiles}\n"));
    check("uva", &format!("{UVA}1S 2S\n0\n"), UVA_ANSWER, "line 3: 2 tiles: a hand has 13 here\n");
    check("uva", &format!("{UVA}1S\n0\n"), UVA_ANSWER, "line 3: 1 tile: a hand has 13 here\n");
    let fourteen = "\n1S 1S 2S 2S 2S 3S 3S 3S 7S 8S 9S FA FA FA\n0\n";
    check("uva", fourteen, "", "line 2: 14 tiles: a hand has 13 here\n");
    let five = "FA FA FA FA FA 1S 2S 3S 4S 5S 6S 7S 8S\n0\n";
    check("uva", five, "", "line 1: five copies of FA: only four exist\n");
    check("uva", UVA, UVA_ANSWER, "line 3: the line `0` that ends the hands is missing\n");
    check("uva", "", "", "line 1: the line `0` that ends the hands is missing\n");

    let tiles = "1m to 9m, 1s to 9s, 1p to 9p, 1c to 7c";
    check("hdu", &format!("3\n{HDU}8c\n"), HDU_ANSWER, &format!("line 4: `8c` is no tile: {tiles}\n"));
    check("hdu", &format!("3\n{HDU}1p 1p 1p 1p 1p\n"), HDU_ANSWER, "line 4: five copies of 1p: only four exist\n");
    let early = "line 4: the input ends with 0 of the 13 tiles of hand 3 of 3\n";
    check("hdu", &format!("3\n{HDU}"), HDU_ANSWER, early);
    let early = "line 4: the input ends with 2 of the 13 tiles of hand 3 of 3\n";
    check("hdu", &format!("3\n{HDU}1p 2p"), HDU_ANSWER, early);
    check("hdu", &format!("2\n{HDU}1p\n"), HDU_ANSWER, "line 4: more input than the count says, which is 2\n");
    check("hdu", "", "", "line 1: the count of hands is missing, 1 to 20000\n");
    for count in ["0", "-1", "20001", "two", "1s", "99999999999999999999"] {
        let complaint = format!("line 1: `{count}` is no count of hands, 1 to 20000\n");
        check("hdu", &format!("{count}\n{HDU}"), "", &complaint);
    }
}

#[test]
fn bytes_that_are_no_text_are_refused_without_harm() {
    let mut input = b"1\n".to_vec();
    input.extend([0xff, 0x00, 0x1b, b'[', b'\n']);
    let ran = run(&["solve", "hdu"], &input);
    assert_eq!((ran.stdout.as_str(), ran.code), ("", 2));
    assert!(ran.stderr.starts_with("line 2: "), "{}", ran.stderr);
    assert!(!ran.stderr.contains('\u{1b}'), "{:?}", ran.stderr);
    let ran = run(&["solve", "uva"], "9".repeat(1 << 18).as_bytes());
    assert_eq!((ran.stdout.as_str(), ran.code), ("", 2));
    assert!(ran.stderr.len() < 200, "{}", ran.stderr);
}

#[test]
fn a_case_is_answered_before_the_next_is_needed() {
    for (judge, before, hands) in [("uva", "", UVA), ("hdu", "2\n", HDU)] {
        let mut child = command(&["solve", judge]).spawn().expect("the program starts");
        let mut to = child.stdin.take().expect("stdin is a pipe");
        let mut from = BufReader::new(child.stdout.take().expect("stdout is a pipe"));
        to.write_all(before.as_bytes()).expect("the program reads");
        for hand in hands.lines() {
            // byte by byte, as slow as a reader can be made to wait
            for byte in format!("{hand}\n").bytes() {
                to.write_all(&[byte]).and_then(|()| to.flush()).expect("the program reads");
            }
            let mut answer = String::new();
            from.read_line(&mut answer).expect("the program answers");
            assert!(answer.ends_with('\n'), "{judge}: {answer:?}");
        }
        drop(to);
        child.wait().expect("the program ends");
    }
}

#[test]
fn a_reader_that_leaves_early_ends_it_quietly() {
    let hdu = format!("20000\n{}", HDU.repeat(10_000));
    let uva = format!("{}0\n", UVA.repeat(10_000));
    for (judge, input) in [("hdu", hdu), ("uva", uva)] {
        let mut child = command(&["solve", judge]).spawn().expect("the program starts");
        let mut to = child.stdin.take().expect("stdin is a pipe");
        let writer = std::thread::spawn(move || {
            let _ = to.write_all(input.as_bytes());
        });
        let mut first = [0; 8];
        child.stdout.take().expect("stdout is a pipe").read_exact(&mut first).expect("an answer");
        let output = child.wait_with_output().expect("the program ends");
        writer.join().expect("the writer ends");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{judge}");
        assert_eq!(output.status.code(), Some(0), "{judge}");
    }
}

#[test]
fn twenty_thousand_hands_are_all_answered() {
    let ran = run(&["solve", "hdu"], format!("20000\n{}", HDU.repeat(10_000)).as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    assert_eq!(ran.stdout, HDU_ANSWER.repeat(10_000));
}

#[test]
fn a_file_is_read_too_and_a_missing_one_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("hands.txt");
    std::fs::write(&path, format!("2\n{HDU}")).expect("a file");
    let ran = run(&["solve", "hdu", path.to_str().expect("a plain name")], b"");
    assert_eq!((ran.stdout.as_str(), ran.code), (HDU_ANSWER, 0));
    let missing = folder.path().join("none.txt");
    let ran = run(&["solve", "hdu", missing.to_str().expect("a plain name")], b"");
    assert_eq!((ran.stdout.as_str(), ran.code), ("", 1));
    assert!(ran.stderr.contains("none.txt"), "{}", ran.stderr);
}
