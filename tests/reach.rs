//! The second question of the wait drill under Chinese official rules, and the wait drill with wilds, on the screen.

mod drawn;
mod plan;

use std::time::Duration;

use drawn::{at, drawn, dump, looks, press, sizes};
use tenpai::app::{App, Effect, Face, HomeRow, Key, Notice, Palette, Panel, Plan, ReachStep, Screen, WaitsScreen, message};
use tenpai::drill::deal::{Source, Wilds};
use tenpai::engine::Ruleset;

const STRAIGHT: &str = "12345678m123p55s";
const CHEAP: &str = "234m567p345s2299s";

fn app(hand: &str, face: Face, palette: Palette, keys: &str) -> App {
    let plan = Plan { rules: Ruleset::MCR, ..plan::plan(Some(hand)) };
    let mut app = App::in_drill(plan, looks(face, palette), (80, 24), Duration::ZERO);
    press(&mut app, keys);
    app
}

fn filled(hand: &str, keys: &str) -> App {
    app(hand, Face::Filled, Palette::Indexed, keys)
}

fn waits(app: &App) -> &WaitsScreen {
    match app.screen() {
        Screen::Waits(waits) => waits,
        other => panic!("the drill is not open: {other:?}"),
    }
}

/// Right, missed and extra.
fn check(hand: &str, keys: &str, told: [&str; 3]) {
    let app = filled(hand, keys);
    let Some(ReachStep::Told { reach, .. }) = waits(&app).reach() else { panic!("{keys}: {:?}", waits(&app).reach()) };
    assert_eq!([reach.right, reach.missed, reach.extra].map(|tiles| tiles.to_string()), told, "{hand} {keys}");
}

#[test]
fn the_waits_that_reach_eight_points_are_asked() {
    check(STRAIGHT, "369m^^9^", ["9m", "", ""]);
    check(STRAIGHT, "369m^^39^", ["9m", "", "3m"]);
    check(STRAIGHT, "369m^^n", ["", "9m", ""]);
    check(STRAIGHT, "369m^^→→_^", ["9m", "", ""]);
    check(STRAIGHT, "369m^^←__→_^", ["", "9m", "3m"]);
    check(STRAIGHT, "3m^^9^", ["9m", "", ""]);
    check(STRAIGHT, "g^9^", ["9m", "", ""]);
    check(CHEAP, "29s^^n", ["", "", ""]);
}

#[test]
fn it_comes_only_where_it_has_an_answer_and_can_be_left() {
    let step = |hand: &str, keys: &str| format!("{:?}", waits(&filled(hand, keys)).reach().map(|_| ()));
    assert_eq!(step("13579m13579p135s", "n^"), "None", "no wait, no question");
    assert_eq!(step("2333m", "24m^"), "None", "the melds lie elsewhere");
    let app = filled(STRAIGHT, "369m^^<");
    assert!(matches!((waits(&app).panel(), waits(&app).reach()), (Panel::Verdict, Some(ReachStep::Due))));
    let app = filled(STRAIGHT, "369m^^^");
    assert_eq!(waits(&app).notice(), Some(Notice::NoWaitChosen));
    // n leaves it out
    assert!(matches!(filled(STRAIGHT, "369m^n").screen(), Screen::Summary(_)));
    assert!(matches!(filled(STRAIGHT, "369m^^9^^").screen(), Screen::Summary(_)));
    // other rules do not ask it
    let plan = plan::plan(Some(STRAIGHT));
    let mut riichi = App::in_drill(plan, looks(Face::Filled, Palette::Indexed), (80, 24), Duration::ZERO);
    press(&mut riichi, "369m^^");
    assert!(matches!(riichi.screen(), Screen::Summary(_)));
}

#[test]
fn it_changes_nothing_of_the_first_answer() {
    let mut app = filled(STRAIGHT, "369m");
    let effects = app.update(message(&app, Key::Enter).expect("Enter checks"), Duration::from_secs(5));
    let [Effect::Keep(kept)] = &effects[..] else { panic!("kept at once: {effects:?}") };
    assert_eq!((kept.answered.answer.as_str(), kept.answered.took), ("369m", 5000));
    for (second, key) in [(6, Key::Enter), (100, Key::Char('3')), (101, Key::Enter), (102, Key::Esc)] {
        let effects = app.update(message(&app, key).expect("a key of the question"), Duration::from_secs(second));
        assert!(effects.is_empty(), "{effects:?}");
    }
    let outcome = &waits(&app).session().outcomes()[0];
    assert!(outcome.is_right() && outcome.took == Duration::from_secs(5));
}

/// After a wrong answer Enter is deaf for a moment, so that nobody runs past it.
#[test]
fn enter_does_not_run_past_a_wrong_answer() {
    let mut app = filled(STRAIGHT, "369m^^3");
    let mut enter =
        |milliseconds| app.update(message(&app, Key::Enter).expect("Enter means something"), Duration::from_millis(milliseconds));
    enter(60_000);
    enter(60_200);
    assert!(matches!(waits(&app).reach(), Some(ReachStep::Told { .. })));
    app.update(message(&app, Key::Enter).expect("Enter goes on"), Duration::from_millis(60_400));
    assert!(matches!(app.screen(), Screen::Summary(_)));
}

#[test]
fn the_screens_are_drawn() {
    for (name, keys) in
        [("due", "369m^"), ("asking", "369m^^9"), ("nothing_chosen", "369m^^^"), ("wrong", "369m^^3^"), ("right", "369m^^9^")]
    {
        for (face, palette) in [(Face::Filled, Palette::Indexed), (Face::Card, Palette::None), (Face::Ascii, Palette::Sixteen)] {
            let app = app(STRAIGHT, face, palette, keys);
            let both = [(80, 24), (120, 40)].map(|(width, height)| dump(&drawn(&app, width, height))).join("\n");
            insta::assert_snapshot!(format!("{name}_{face:?}").to_lowercase(), both);
        }
        sizes().for_each(|(width, height)| drop(drawn(&filled(STRAIGHT, keys), width, height)));
    }
}

#[test]
fn the_wait_drill_with_wilds_is_drawn() {
    for (name, keys) in [("wilds_asking", "25m"), ("wilds_told", "25m^"), ("wilds_given_up", "g")] {
        for (face, palette) in [(Face::Filled, Palette::Indexed), (Face::Card, Palette::None), (Face::Ascii, Palette::Sixteen)] {
            let plan = Plan { wilds: Wilds::Turned, source: Source::Shapes, seed: 11, ..plan::plan(None) };
            let mut app = at(HomeRow::Waits, plan, looks(face, palette));
            press(&mut app, "^");
            press(&mut app, keys);
            let both = [(80, 24), (120, 40)].map(|(width, height)| dump(&drawn(&app, width, height))).join("\n");
            insta::assert_snapshot!(format!("{name}_{face:?}").to_lowercase(), both);
        }
    }
}
