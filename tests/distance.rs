//! The distance drill: its hands, what proves a distance, a session by keys, and its screen.

mod drawn;
mod plan;

use std::time::Duration;

use drawn::{at, drawn, dump, looks, press, sizes};
use tenpai::app::{App, Effect, Face, HomeRow, Palette, Plan, Screen};
use tenpai::drill::exercise::Drill;
use tenpai::drill::explain::Part;
use tenpai::drill::record::{self, Mark};
use tenpai::drill::shanten::{DistanceQuestion, deal, mark};
use tenpai::engine::{Counts, Form, Hand, Ruleset, shanten};

fn of(hand: &str) -> Plan {
    Plan { drill: Drill::Shanten, ..plan::plan(Some(hand)) }
}

fn app(hand: &str, face: Face, palette: Palette, keys: &str) -> App {
    let mut app = App::in_drill(of(hand), looks(face, palette), (80, 24), Duration::ZERO);
    press(&mut app, keys);
    app
}

/// What stands, what is begun and what is spare are the hand, and what lacks is one more than the distance.
#[test]
fn the_proof_is_the_hand_and_its_distance() {
    for rules in [Ruleset::STANDARD, Ruleset::RIICHI, Ruleset::MCR] {
        for seed in 0..1500 {
            let hand = deal(seed, &rules);
            let verdict = mark(&DistanceQuestion::dealt(hand, &rules, seed), None);
            let nearest = verdict.nearest.unwrap_or_else(|| panic!("{hand} has no proof"));
            assert_eq!(nearest.lacking, usize::from(verdict.distances.least().value() as u8) + 1, "{hand}");
            if nearest.form != Form::Standard {
                continue;
            }
            let lacking = nearest.parts.iter().map(|part| match part {
                Part::Meld { wants, .. } => {
                    assert!(wants.iter().all(|tile| hand.all().of(tile) < 4), "{hand}");
                    1
                }
                Part::Half(tile) => {
                    assert!(hand.all().of(*tile) < 4, "{hand}");
                    1
                }
                Part::Thin(_) => 2,
                Part::Nothing => 3,
            });
            let lacking: usize = lacking.sum();
            let whole = nearest.stands.len() + nearest.parts.len() + hand.melds().len();
            assert_eq!((lacking, whole), (nearest.lacking, 5), "{hand}: {nearest:?}");
            let begun = nearest.parts.iter().flat_map(|part| match part {
                Part::Meld { tiles, .. } => tiles.to_vec(),
                Part::Half(tile) | Part::Thin(tile) => vec![*tile],
                Part::Nothing => Vec::new(),
            });
            let stands = nearest.stands.iter().flat_map(|block| block.tiles());
            let all = stands.chain(begun).chain(nearest.spare.tiles());
            assert_eq!(Counts::of_tiles(all), Ok(*hand.concealed()), "{hand}: {nearest:?}");
        }
    }
}

/// Every distance from ready to four away comes up, and none so often that the digit could be guessed.
#[test]
fn distances_are_mixed() {
    let mut often = [0; 9];
    for seed in 0..600 {
        let hand = deal(seed, &Ruleset::RIICHI);
        often[usize::try_from(shanten(&hand, &Ruleset::RIICHI).least().value()).expect("no dealt hand is complete")] += 1;
    }
    assert!(often[..5].iter().all(|&times| times >= 30), "{often:?}");
    assert!(often.iter().all(|&times| times <= 240), "{often:?}");
}

#[test]
fn a_digit_answers() {
    let check = |hand: &str, digit: &str, right: bool| {
        let app = app(hand, Face::Filled, Palette::Indexed, digit);
        let outcomes = app.session().expect("a session is on the screen").outcomes();
        assert_eq!(outcomes.iter().map(|outcome| outcome.is_right()).collect::<Vec<_>>(), [right], "{hand} {digit}");
    };
    check("123m456p789s1123s", "0", true);
    check("123m456p789s1123s", "1", false);
    check("1111m234567p789s", "1", true);
    check("1111m234567p789s", "0", false);
    check("19m19p19s1234567z", "0", true);
    check("1122m3344p5566s1z", "0", true);
    check("147m258p369s1234z", "6", true);
    check("1478m[444z][2222p][789s]", "1", true);
    check("147m258p369s1234z", "g", false);
    let waiting = app("123m456p789s1123s", Face::Filled, Palette::Indexed, "9m_");
    assert!(waiting.session().is_some_and(|session| session.outcomes().is_empty()));
}

#[test]
fn a_session_is_played_kept_and_summed_up() {
    let mut app = at(HomeRow::Shanten, Plan { rules: Ruleset::RIICHI, ..plan::plan(None) }, looks(Face::Filled, Palette::Indexed));
    for number in 0..10u64 {
        let hand = deal(7 + number, &Ruleset::RIICHI);
        let truth = shanten(&hand, &Ruleset::RIICHI).least().value();
        let said = if number == 3 { truth + 1 } else { truth };
        let digit = tenpai::app::Key::Char(char::from(b'0' + said as u8));
        let message = tenpai::app::message(&app, digit).expect("a digit answers");
        let effects = app.update(message, Duration::from_secs(10 * number + 2));
        let [Effect::Keep(kept)] = &effects[..] else { panic!("{effects:?}") };
        let answered = &kept.answered;
        assert_eq!(
            (answered.drill, answered.seed, answered.hand.as_str()),
            (record::Drill::Shanten, Some(7 + number), hand.to_string().as_str())
        );
        assert_eq!(answered.mark, if number == 3 { Mark::Wrong } else { Mark::Right });
        assert_eq!(answered.items, [format!("shanten:{truth}")]);
        let next = tenpai::app::message(&app, tenpai::app::Key::Enter).expect("Enter goes on");
        app.update(next, Duration::from_secs(10 * number + 5));
    }
    let Screen::Summary(summary) = app.screen() else { panic!("no summary") };
    assert_eq!(summary.session().right(), 9);
    insta::assert_snapshot!("summary", dump(&drawn(&app, 80, 24)));
}

#[test]
fn the_screens_are_drawn() {
    for (name, hand, keys) in [
        ("asking", "24m445667p3499s3z", ""),
        ("right", "24m445667p3499s3z", "2"),
        ("missed", "11m05p789s555z[789m]", "1"),
        ("given_up", "1122m33p4475s135z", "g"),
        ("orphans", "19m1259p19s12345z", "2"),
        ("command", "24m445667p3499s3z", "2y"),
    ] {
        for (face, palette) in [(Face::Filled, Palette::Indexed), (Face::Card, Palette::None), (Face::Ascii, Palette::Sixteen)] {
            let app = app(hand, face, palette, keys);
            let both = [(80, 24), (120, 40)].map(|(width, height)| dump(&drawn(&app, width, height))).join("\n");
            insta::assert_snapshot!(format!("{name}_{face:?}").to_lowercase(), both);
            sizes().for_each(|(width, height)| drop(drawn(&app, width, height)));
        }
    }
}

#[test]
fn the_command_brings_the_hand_back() {
    let dealt = DistanceQuestion::dealt(deal(7, &Ruleset::MCR), &Ruleset::MCR, 7);
    assert_eq!(dealt.command(), "tenpai drill shanten --seed 7 --rules mcr");
    let hand: Hand = "1478m[444z][2222p][789s]".parse().expect("a hand");
    assert_eq!(DistanceQuestion::given(hand, Ruleset::RIICHI).command(), "tenpai drill shanten --hand '1478m[2222p][789s][444z]'");
}
