//! The plain search is itself held against hands small enough to answer on paper, and against plainer searches.

mod oracle;

use oracle::{PAIR, RUN, TRIPLET};

/// `123m11z` as numbers of each kind; five copies are let through.
fn counts(text: &str) -> [u8; 34] {
    let mut counts = [0; 34];
    let mut digits = Vec::new();
    for letter in text.chars() {
        match letter.to_digit(10) {
            Some(digit) => digits.push(digit as usize),
            None => {
                let start = 9 * "mpsz".find(letter).expect("the tests name only m, p, s and z");
                digits.drain(..).for_each(|digit| counts[start + digit - 1] += 1);
            }
        }
    }
    counts
}

fn places(text: &str) -> Vec<usize> {
    (0..34).filter(|&place| counts(text)[place] > 0).collect()
}

#[test]
fn completes_what_a_person_completes() {
    let check = |text: &str, right: bool| assert_eq!(oracle::complete(&counts(text)), right, "{text}");
    check("11m", true);
    check("12m", false);
    check("11122m", true);
    check("11123m", true);
    check("89m1p11z", false);
    check("123z11m", false);
    check("89m1p11s", false);
    check("11223344556677p", true);
    check("22m1199p119999s11z", false);
    check("123456789m11177z", true);
    check("11112222333344m", true);
}

#[test]
fn waits_and_held_kinds() {
    let check = |hand: &str, melds: &str, waits: &str, held: &str| {
        let mut total = counts(hand);
        total.iter_mut().zip(counts(melds)).for_each(|(all, called)| *all += called);
        assert_eq!(oracle::waits(&counts(hand), &total), places(waits), "{hand} {melds}");
        assert_eq!(oracle::held(&counts(hand), &total), places(held), "{hand} {melds}");
    };
    check("5z", "", "5z", "");
    check("1111m", "", "", "1m");
    check("1112m", "", "23m", "");
    check("3334m", "", "245m", "");
    check("1112345678999m", "", "123456789m", "");
    check("45666677889p55z", "", "39p5z", "6p");
    check("123456789m1111p", "", "", "1p");
    check("13m456p789s11z", "2222m", "", "2m");
    check("4567999s444z", "8888s", "47s", "8s");
    check("5z", "555z", "", "5z");
    check("1123m1p", "", "", "");
}

#[test]
fn decompositions_are_all_and_distinct() {
    let m = |rank: usize| rank - 1;
    assert_eq!(oracle::decompositions(&counts("12m")), Vec::<oracle::Blocks>::new());
    assert_eq!(oracle::decompositions(&counts("11m")), [[(PAIR, 0)]]);
    assert_eq!(oracle::decompositions(&counts("11123m")), [[(PAIR, m(1)), (RUN, m(1))]]);
    assert_eq!(
        oracle::decompositions(&counts("11122233344m")),
        [
            vec![(PAIR, m(1)), (RUN, m(1)), (RUN, m(2)), (RUN, m(2))],
            vec![(PAIR, m(4)), (TRIPLET, m(1)), (TRIPLET, m(2)), (TRIPLET, m(3))],
            vec![(PAIR, m(4)), (RUN, m(1)), (RUN, m(1)), (RUN, m(1))],
        ]
    );
    assert_eq!(oracle::decompositions(&counts("11223344556677p")).len(), 3);
}

#[test]
fn every_decomposition_adds_up_to_its_hand() {
    for_each_hand(9, 8, &mut |hand| {
        let all = oracle::decompositions(hand);
        assert_eq!(oracle::complete(hand), !all.is_empty(), "{hand:?}");
        for blocks in all {
            let mut sum = [0u8; 34];
            for (kind, first) in blocks {
                match kind {
                    PAIR => sum[first] += 2,
                    TRIPLET => sum[first] += 3,
                    _ => (first..first + 3).for_each(|place| sum[place] += 1),
                }
            }
            assert_eq!(&sum, hand);
        }
    });
}

#[test]
fn distances_that_the_textbook_count_gets_wrong() {
    let check = |hand: &str, melds: &str, right: i8| {
        let mut total = counts(hand);
        total.iter_mut().zip(counts(melds)).for_each(|(all, called)| *all += called);
        assert_eq!(oracle::shanten(&counts(hand), &total), right, "{hand} {melds}");
    };
    check("1m", "", 0);
    check("11m", "", -1);
    check("1111m", "", 1);
    check("1111m234567p789s", "", 1);
    check("1111222233334z", "", 3);
    check("1112223334444z", "", 1);
    check("123456789m1111p", "", 1);
    check("13m456p789s11z", "2222m", 1);
    check("45z", "444111555777z", 1);
    check("9m9p569s", "999m999p999s", 2);
    check("12589m147p369s123z", "", 6);
    check("147m258p369s1234z", "", 8);
    check("11112222456789m", "", 0);
}

#[test]
fn distance_is_the_least_over_every_complete_hand() {
    for (kinds, size) in [(9, 1), (9, 2), (9, 4), (9, 5), (2, 7)] {
        for_each_hand(kinds, size, &mut |hand| check_against_targets(hand, hand));
    }
    // the honours of a small hand, some of their copies called
    for called in 0..34 {
        let mut total = [0; 34];
        total[called] = 3;
        for other in [0, 8, 20, 27, 33] {
            let mut hand = [0; 34];
            hand[called] = 1;
            hand[other] += 1;
            let mut all = total;
            all.iter_mut().zip(hand).for_each(|(sum, number)| *sum += number);
            if all.iter().all(|&number| number <= 4) {
                check_against_targets(&hand, &all);
            }
        }
    }
}

/// Lays out every pair with every choice of melds and counts what is missing.
fn check_against_targets(hand: &[u8; 34], total: &[u8; 34]) {
    let melds: Vec<Vec<usize>> = (0..34)
        .map(|first| vec![first; 3])
        .chain((0..27).filter(|first| first % 9 < 7).map(|first| (first..first + 3).collect()))
        .collect();
    let needed = hand.iter().sum::<u8>() / 3;
    let mut least = i8::MAX;
    for pair in 0..34 {
        let mut target = [0u8; 34];
        target[pair] = 2;
        lay(&melds, needed, &mut target, &mut |target| {
            if (0..34).all(|place| target[place] + total[place] - hand[place] <= 4) {
                let missing: u8 = (0..34).map(|place| target[place].saturating_sub(hand[place])).sum();
                least = least.min(missing as i8 - 1);
            }
        });
    }
    assert_eq!(oracle::shanten(hand, total), least, "{hand:?} {total:?}");
}

fn lay(melds: &[Vec<usize>], needed: u8, target: &mut [u8; 34], seen: &mut impl FnMut(&[u8; 34])) {
    if needed == 0 {
        return seen(target);
    }
    for (index, meld) in melds.iter().enumerate() {
        meld.iter().for_each(|&place| target[place] += 1);
        lay(&melds[index..], needed - 1, target, seen);
        meld.iter().for_each(|&place| target[place] -= 1);
    }
}

/// Every hand of this size from the first few kinds.
fn for_each_hand(kinds: usize, size: u8, seen: &mut impl FnMut(&[u8; 34])) {
    fn fill(place: usize, kinds: usize, left: u8, hand: &mut [u8; 34], seen: &mut impl FnMut(&[u8; 34])) {
        if place == kinds {
            if left == 0 {
                seen(hand);
            }
            return;
        }
        for number in 0..=left.min(4) {
            hand[place] = number;
            fill(place + 1, kinds, left - number, hand, seen);
        }
        hand[place] = 0;
    }
    fill(0, kinds, size, &mut [0; 34], seen);
}

#[test]
fn special_forms() {
    let check = |text: &str, right: bool| assert_eq!(oracle::riichi_complete(&counts(text)), right, "{text}");
    check("19m19p19s12345677z", true);
    check("19m19p19s12345667z", true);
    check("19m19p19s1234567z2m", false);
    check("1122m3355p7799s11z", true);
    check("448888m1155p44s55z", false);
}
