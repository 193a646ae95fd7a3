//! The drills under Chinese official rules: what waits are worth, every fan as the aim of a deal, and how a choice of fans is marked.

use tenpai::drill::mcr::{deal, deal_fan, mark_fans, mark_reach, wait_worths};
use tenpai::engine::mcr::{Fan, McrRules, Why, mcr_points};
use tenpai::engine::{Circumstances, Hand, How, Ruleset, TileSet, WonHand, waits};

const TODAY: McrRules = McrRules::TODAY;

fn plain() -> Circumstances {
    Circumstances::plain(How::Ron)
}

/// `3m 6 8, 9m 21 24`: each wait with its points on a discard and drawn.
fn check(hand: &str, told: &str) {
    let hand: Hand = hand.parse().expect("a hand of the table");
    let worths = wait_worths(&hand, &plain(), &TODAY);
    let found: Vec<String> = worths.iter().map(|worth| format!("{} {} {}", worth.tile, worth.discard.points, worth.drawn.points)).collect();
    assert_eq!(found.join(", "), told, "{hand}");
}

#[test]
fn waits_are_worth_what_they_make() {
    check("12345678m123p55s", "3m 6 8, 6m 6 8, 9m 21 23");
    check("234m33356p11z[789s]", "4p 8 1, 7p 8 1");
    check("123456789m1111p", "");
    // with melds that lie elsewhere there is nothing to count
    check("2333m", "");
}

#[test]
fn the_waits_that_reach_eight_points_are_marked() {
    let hand: Hand = "12345678m123p55s".parse().expect("a hand");
    let all = waits(&hand, &Ruleset::MCR).real;
    let found = mark_reach(&hand, &plain(), all, &TODAY);
    assert_eq!((found.right.to_string(), found.missed.to_string(), found.extra.to_string()), ("9m".into(), String::new(), "36m".into()));
    assert!(!found.is_right());
    assert!(mark_reach(&hand, &plain(), found.right, &TODAY).is_right());
    assert_eq!(mark_reach(&hand, &plain(), TileSet::EMPTY, &TODAY).missed.to_string(), "9m");
}

#[test]
fn every_fan_is_dealt_and_counts() {
    let mut never = Vec::new();
    for fan in Fan::ALL {
        for seed in 0..6 {
            match deal_fan(fan, seed) {
                Some(won) => assert!(mcr_points(&won, &TODAY).fans.iter().any(|counted| counted.fan == fan), "{fan}: {won}"),
                None => never.push((fan, seed)),
            }
            assert_eq!(deal_fan(fan, seed), deal_fan(fan, seed), "{fan}");
        }
    }
    assert!(never.is_empty(), "{never:?}");
}

#[test]
fn a_seed_deals_a_win() {
    assert!((0..300).all(|seed| deal(seed).is_some()));
}

#[test]
fn a_choice_of_fans_is_marked_with_reasons() {
    let won = WonHand::read("555z7z678m123p[666z] 7z ron", &Ruleset::MCR).expect("a win");
    let points = mcr_points(&won, &TODAY);
    let found = mark_fans(&points, &[Fan::LittleThreeDragons, Fan::TwoDragonsPungs, Fan::FullFlush, Fan::SingleWait]);
    assert_eq!(found.right.iter().map(|counted| counted.fan).collect::<Vec<_>>(), [Fan::LittleThreeDragons, Fan::SingleWait]);
    assert_eq!(found.missed.iter().map(|counted| counted.fan).collect::<Vec<_>>(), [Fan::OneVoidedSuit]);
    let extra: Vec<_> = found.extra.iter().map(|wrong| (wrong.fan, wrong.why)).collect();
    assert_eq!(extra, [(Fan::TwoDragonsPungs, Some(Why::NonRepeat(Fan::LittleThreeDragons))), (Fan::FullFlush, None)]);
    let all: Vec<Fan> = points.fans.iter().map(|counted| counted.fan).collect();
    assert!(mark_fans(&points, &all).is_right());
}
