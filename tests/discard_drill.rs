//! The discard drill: its positions, the six hands that counting alone marks badly, a session by keys, and its screen.

mod drawn;
mod plan;

use std::ops::ControlFlow;
use std::time::Duration;

use drawn::{at, drawn, dump, looks, press, sizes};
use tenpai::app::{App, Effect, Face, HomeRow, Key, Palette, Plan, Screen, Target, Work, clicked, message};
use tenpai::drill::discards::{DiscardQuestion, deal, mark, reason};
use tenpai::drill::exercise::Drill;
use tenpai::drill::language::Language;
use tenpai::drill::record::{self, Mark};
use tenpai::engine::{AnyHand, Drawn, Ruleset, Tile, chances};

fn of(hand: &str) -> Plan {
    let hand: Drawn = hand.parse().unwrap_or_else(|error| panic!("{hand}: {error}"));
    Plan { drill: Drill::Discards, hand: Some(AnyHand::Drawn(hand)), ..plan::plan(None) }
}

fn app(hand: &str, face: Face, palette: Palette, keys: &str) -> App {
    let mut app = App::in_drill(of(hand), looks(face, palette), (80, 24), Duration::ZERO);
    press(&mut app, keys);
    app
}

/// The worker's part, at once.
fn work(app: &mut App) -> Vec<Effect> {
    let Some((id, job)) = app.job() else { return Vec::new() };
    let found = chances(&job.hand, &job.rules, &job.unseen, job.draws, &mut |_| ControlFlow::Continue(()));
    app.worked(id, Work::Chances(found))
}

fn tile(name: &str) -> Tile {
    Tile::all().find(|tile| tile.to_string() == name).unwrap_or_else(|| panic!("no tile {name}"))
}

/// What the drill says of letting a tile go, with the chances of the model: the mark, and what separates it from the best.
fn told(hand: &str, cut: &str) -> (String, String) {
    let mut question = DiscardQuestion::given(hand.parse().expect("fourteen tiles"), Ruleset::RIICHI);
    let found = chances(question.hand(), question.rules(), &question.unseen(), question.draws(), &mut |_| ControlFlow::Continue(()));
    question.know(found);
    let verdict = mark(&question, Some(tile(cut)));
    let row = verdict.row().unwrap_or_else(|| panic!("{cut} is not in {hand}"));
    let language = Language::English;
    let reason = reason(question.hand(), question.rules(), &verdict).map(|reason| language.discard_reason(&reason));
    (language.discard_mark(row, &verdict.rows), reason.unwrap_or_default())
}

#[test]
fn the_six_hands_that_count_alone_marks_badly() {
    let check = |hand: &str, cut: &str, mark: &str, reason: &str| {
        assert_eq!(told(hand, cut), (mark.to_owned(), reason.to_owned()), "{cut} of {hand}");
    };
    check(
        "34667m356788p111s",
        "7m",
        "same tiles, worse shape",
        "Both accept 16 tiles, but after 3p all of them lead to a good wait, five tiles or more; after 7m only 8.",
    );
    check(
        "2346889m567p3388s",
        "3s",
        "loses 6 tiles",
        "3s is half of the pair 33s: without it 8m38s no longer help, 6 tiles fewer in all than after 9m.",
    );
    check(
        "666m55p1233557s44z",
        "1s",
        "loses 10 tiles",
        "1s belongs to the meld 123s: without it 5p145s4z no longer help, 10 tiles fewer in all than after 7s.",
    );
    check(
        "89m3457p334679s66z",
        "6s",
        "same tiles, worse shape",
        "Both accept 20 tiles, but the step after that is broader: 15.0 on average after 9s, 11.2 after 6s.",
    );
    check(
        "24457899m456p789s",
        "2m",
        "defensible",
        "2m accepts 21 tiles, 4 fewer than 5m, but 12 of them lead to a good wait, after 5m only 8.",
    );
    check(
        "55667m233p1145s55z",
        "1s",
        "slower by count, wins more",
        "1s breaks the pair 11s, and the hand steps back. Yet it wins more often: 37.5 % against 29.2 %.",
    );
}

/// Every sentence names only tiles of the hand or tiles that help, and none is longer than two lines at 80 columns.
#[test]
fn what_separates_two_discards_is_told_in_two_lines() {
    for seed in 0..30 {
        let question = deal(seed, &Ruleset::RIICHI);
        for cut in question.hand().concealed().at_least(1).iter() {
            let verdict = mark(&question, Some(cut));
            let Some(reason) = reason(question.hand(), question.rules(), &verdict) else { continue };
            let text = Language::English.discard_reason(&reason);
            assert!(text.len() <= 2 * 76, "seed {seed}, {cut}: {text}");
            assert!(text.contains(&cut.to_string()) || verdict.is_right(), "seed {seed}, {cut}: {text}");
            let worse = verdict.row().is_some_and(|row| !row.grade.is_right());
            assert_eq!(worse, !verdict.is_right(), "seed {seed}, {cut}");
        }
    }
}

#[test]
fn a_tile_is_let_go_by_its_text_by_arrows_by_the_mouse_or_by_space() {
    let answer = |hand: &str, keys: &str| {
        let app = app(hand, Face::Filled, Palette::Indexed, keys);
        let outcomes = app.session().expect("a session is on the screen").outcomes();
        outcomes.first().map(|outcome| outcome.answered(record::Mode::Ten).answer)
    };
    let check = |hand: &str, keys: &str, wanted: &str| assert_eq!(answer(hand, keys).as_deref(), Some(wanted), "{keys}");
    check("34667m356788p111s", "3p^", "3p");
    check("34667m356788p111s", "9p7m^", "7m");
    check("34667m356788p111s", "→^", "3m");
    check("34667m356788p111s", "←^", "1s");
    check("34667m356788p111s", "←←←←^", "8p");
    check("34667m356788p111s", "→←^", "1s");
    check("34067m356788p111s", "0m^", "5m");
    check("34067m356788p111s", "5m^", "5m");
    check("34667m3568p111s55z", "5z^", "5z");
    check("34667m3568p111s55z", "P^", "5z");
    check("11123445678999s", "4^", "4s");
    check("34667m356788p111s", "g", "");
    for keys in ["^", "_^", "3^", "3<^", "0m^", "9z8z^", "3pc^", "→<^"] {
        assert_eq!(answer("34667m356788p111s", keys), None, "{keys}");
    }
    let mut app = app("34667m356788p111s", Face::Filled, Palette::Indexed, "");
    let picked = clicked(&app, Target::Row(5)).expect("a tile can be clicked");
    app.update(picked, Duration::from_secs(1));
    press(&mut app, "^");
    assert_eq!(app.session().expect("a session").outcomes()[0].answered(record::Mode::Ten).answer, "3p");
}

#[test]
fn space_takes_the_drawn_tile() {
    let mut app = at(HomeRow::Discards, plan::plan(None), looks(Face::Filled, Palette::Indexed));
    let drawn = deal(7, &Ruleset::RIICHI).drawn().expect("a tile is drawn");
    press(&mut app, "_^");
    assert_eq!(app.session().expect("a session").outcomes()[0].answered(record::Mode::Ten).answer, drawn.to_string());
}

#[test]
fn a_session_is_played_kept_and_summed_up() {
    let mut app = at(HomeRow::Discards, Plan { rules: Ruleset::RIICHI, ..plan::plan(None) }, looks(Face::Filled, Palette::Indexed));
    for number in 0..10u64 {
        let question = deal(7 + number, &Ruleset::RIICHI);
        let rows = question.rows();
        let cut = if number == 3 { rows.last() } else { rows.first() }.expect("there are discards").discard.tile;
        let place = question.shown().iter().position(|&(tile, _)| tile == cut).expect("it is held");
        assert!(work(&mut app).is_empty(), "nothing is answered yet");
        app.update(clicked(&app, Target::Row(place)).expect("a tile"), Duration::from_secs(10 * number + 1));
        let effects = app.update(message(&app, Key::Enter).expect("Enter answers"), Duration::from_secs(10 * number + 2));
        let [Effect::Keep(kept)] = &effects[..] else { panic!("{effects:?}") };
        let answered = &kept.answered;
        let best = rows[0].discard.shanten.value();
        assert_eq!((answered.drill, answered.seed), (record::Drill::Discards, Some(7 + number)));
        assert_eq!((answered.answer.clone(), &answered.hand), (cut.to_string(), &question.hand().to_string()));
        assert_eq!(answered.items, [format!("discards:{best}")]);
        assert_eq!(answered.mark, if number == 3 { Mark::Wrong } else { Mark::Right }, "{answered:?}");
        assert_eq!(answered.cost > 0.0, number == 3);
        app.update(message(&app, Key::Enter).expect("Enter goes on"), Duration::from_secs(10 * number + 5));
    }
    let Screen::Summary(summary) = app.screen() else { panic!("no summary") };
    assert_eq!(summary.session().right(), 9);
    insta::assert_snapshot!("summary", dump(&drawn(&app, 80, 24)));
}

/// Who answers before the chances are known is marked by count; when they come, the mark, the score and the record follow.
#[test]
fn chances_that_come_late_change_the_mark_and_the_record() {
    let mut app = app("24457899m456p789s", Face::Filled, Palette::Indexed, "2m");
    let effects = app.update(message(&app, Key::Enter).expect("Enter answers"), Duration::from_secs(9));
    let [Effect::Keep(first)] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!((first.answered.grade.as_str(), first.answered.mark), ("loses", Mark::Wrong));
    assert_eq!(app.session().expect("a session").right(), 0);
    let effects = work(&mut app);
    let [Effect::Amend(anew)] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!((anew.id, anew.answered.grade.as_str(), anew.answered.mark), (first.id, "defensible", Mark::Right));
    assert_eq!(app.session().expect("a session").right(), 1);
    assert_eq!(app.job(), None, "nothing more is wanted");
}

/// What a worker tells of another question is dropped.
#[test]
fn late_news_of_another_question_is_dropped() {
    let mut app = at(HomeRow::Discards, plan::plan(None), looks(Face::Filled, Palette::Indexed));
    let (id, job) = app.job().expect("chances are wanted");
    let found = chances(&job.hand, &job.rules, &job.unseen, job.draws, &mut |_| ControlFlow::Continue(()));
    press(&mut app, "_^____^");
    assert!(app.job().is_some_and(|(other, _)| other != id), "the next question wants its own");
    assert!(app.worked(id, Work::Chances(found)).is_empty());
    assert!(app.job().is_some(), "and still does");
}

#[test]
fn the_screens_are_drawn() {
    for (name, hand, keys) in [
        ("asking", "34667m356788p111s", ""),
        ("chosen", "34667m356788p111s", "7m"),
        ("nothing", "34667m356788p111s", "^"),
        ("not_held", "34667m356788p111s", "9s"),
        ("best", "34667m356788p111s", "3p^"),
        ("same_tiles", "34667m356788p111s", "7m^"),
        ("loses", "2346889m567p3388s", "3s^"),
        ("table", "24457899m456p789s", "2m^t"),
        ("back", "55667m233p1145s55z", "1s^"),
        ("called", "25m3457p113s55z[444z]", "2m^"),
        ("command", "34667m356788p111s", "7m^y"),
        ("given_up", "89m3457p334679s66z", "g"),
    ] {
        let found = app(hand, Face::Filled, Palette::Indexed, "")
            .job()
            .map(|(id, job)| (id, chances(&job.hand, &job.rules, &job.unseen, job.draws, &mut |_| ControlFlow::Continue(()))));
        assert_eq!(found.is_none(), hand.contains('['), "beside a called meld a hand that is far from ready has no chances");
        for (face, palette) in [(Face::Filled, Palette::Indexed), (Face::Card, Palette::None), (Face::Ascii, Palette::Sixteen)] {
            let mut app = app(hand, face, palette, "");
            if let Some((id, found)) = &found {
                app.worked(*id, Work::Chances(found.clone()));
            }
            press(&mut app, keys);
            let both = [(80, 24), (120, 40)].map(|(width, height)| dump(&drawn(&app, width, height))).join("\n");
            insta::assert_snapshot!(format!("{name}_{face:?}").to_lowercase(), both);
            if face == Face::Filled {
                sizes().for_each(|(width, height)| drop(drawn(&app, width, height)));
            }
        }
    }
    for (name, keys) in [("dealt", ""), ("dealt_told", "_^")] {
        let mut app = at(HomeRow::Discards, Plan { rules: Ruleset::RIICHI, ..plan::plan(None) }, looks(Face::Filled, Palette::Indexed));
        work(&mut app);
        press(&mut app, keys);
        let both = [(80, 24), (120, 40)].map(|(width, height)| dump(&drawn(&app, width, height))).join("\n");
        insta::assert_snapshot!(name, both);
    }
}

#[test]
fn the_command_brings_the_position_back() {
    assert_eq!(deal(7, &Ruleset::MCR).command(), "tenpai drill discards --seed 7 --rules mcr");
    let hand: Drawn = "25m3457p113s55z[444z]".parse().expect("fourteen tiles");
    assert_eq!(DiscardQuestion::given(hand, Ruleset::RIICHI).command(), "tenpai drill discards --hand '25m3457p113s55z[444z]'");
}
