//! Hands played by one who always takes the best, and what is told of them.

use super::*;

/// Plays the best discard each time.
fn play(seed: u64, style: PlayStyle) -> Play {
    let mut play = Play::dealt(seed, &Ruleset::RIICHI, style);
    while play.end().is_none() {
        if play.told().is_some() {
            play.go_on();
        } else if !play.win() {
            let best = play.question().rows()[0].discard.tile;
            let place = play.question().shown().iter().position(|&(tile, _)| tile == best);
            play.choose(place);
            assert!(play.discard());
        }
    }
    play
}

#[test]
fn who_takes_the_best_plays_the_best_line() {
    let (mut ready, mut won) = (0, 0);
    for seed in 0..60 {
        for style in PlayStyle::ALL {
            let play = play(seed, style);
            let line = play.best_line();
            assert_eq!(play.ready(), line.ready, "seed {seed}, {style:?}");
            assert_eq!(play.cost(), 0, "seed {seed}, {style:?}");
            assert!(play.is_faultless());
            match play.end() {
                Some(End::Ready) => assert_eq!((style.goal, play.ready()), (Goal::Ready, Some(play.turns().len()))),
                Some(End::Won) => assert_eq!((style.goal, line.won), (Goal::Win, Some(play.turn()))),
                Some(End::Exhausted) => assert_eq!((line.won, play.question().draws()), (None, 0)),
                other => panic!("seed {seed}: {other:?}"),
            }
            ready += usize::from(play.ready().is_some());
            won += usize::from(play.end() == Some(End::Won));
            assert_eq!(play.again().again(), Play::dealt(seed, &Ruleset::RIICHI, style));
        }
    }
    assert!(ready > 120 && won > 4, "{ready} ready, {won} won");
}

#[test]
fn a_wait_among_the_discards_is_furiten() {
    let mut found = 0;
    for seed in 0..200 {
        let play = play(seed, PlayStyle::ALL[2]);
        let by_hand: TileSet = play.waits().real.iter().filter(|wait| play.river().contains(wait)).collect();
        assert_eq!(play.furiten(), by_hand);
        found += usize::from(!by_hand.is_empty());
    }
    assert!(found > 0);
}

#[test]
fn a_win_that_is_let_go_is_a_fault() {
    let style = PlayStyle::ALL[3];
    let seed = (0..).find(|&seed| play(seed, style).end() == Some(End::Won)).expect("some hand is won");
    let mut passing = Play::dealt(seed, &Ruleset::RIICHI, style);
    let mut passed = 0;
    while passing.end().is_none() {
        passed += usize::from(passing.can_win());
        let best = passing.question().rows()[0].discard.tile;
        let place = passing.question().shown().iter().position(|&(tile, _)| tile == best);
        passing.choose(place);
        passing.discard();
    }
    assert!(passed > 0);
    assert_eq!(passing.turns().iter().filter(|turn| turn.passed_a_win()).count(), passed);
    assert!(!passing.is_faultless());
}
