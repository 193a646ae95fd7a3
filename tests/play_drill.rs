//! The play drill: hands played by keys, what is kept of them, playing on from a position, and its screen.

mod drawn;
mod plan;

use std::ops::ControlFlow;
use std::time::Duration;

use drawn::{drawn, dump, looks, press, sizes};
use tenpai::app::{App, Effect, Face, Key, Palette, Plan, PlayScreen, Screen, Target, Work, clicked, message};
use tenpai::drill::exercise::Drill;
use tenpai::drill::play::{Coaching, End, Goal, Play, PlayStyle};
use tenpai::drill::record::{self, Mark};
use tenpai::engine::{Ruleset, chances};

const BLIND: PlayStyle = PlayStyle { coaching: Coaching::Blind, goal: Goal::Ready };
const TO_WIN: PlayStyle = PlayStyle { coaching: Coaching::Coached, goal: Goal::Win };

fn app(seed: u64, style: PlayStyle, face: Face, palette: Palette) -> App {
    let plan = Plan { drill: Drill::Play, seed, style, ..plan::plan(None) };
    App::in_drill(plan, looks(face, palette), (80, 24), Duration::ZERO)
}

/// The worker's part, at once, for everything that is wanted.
fn work(app: &mut App) -> Vec<Effect> {
    let mut effects = Vec::new();
    while let Some((id, job)) = app.job() {
        let found = chances(&job.hand, &job.rules, &job.unseen, job.draws, &mut |_| ControlFlow::Continue(()));
        effects.extend(app.worked(id, Work::Chances(found)));
    }
    effects
}

fn screen(app: &App) -> &PlayScreen {
    let Screen::Play(screen) = app.screen() else { panic!("no hand is played: {:?}", app.screen()) };
    screen
}

fn play(app: &App) -> &Play {
    screen(app).play().expect("a hand is on the screen")
}

/// Lets the best tile go, by a click and Enter.
fn best(app: &mut App, second: u64) -> Vec<Effect> {
    let question = play(app).question();
    let best = question.rows()[0].discard.tile;
    let place = question.shown().iter().position(|&(tile, _)| tile == best).expect("it is held");
    app.update(clicked(app, Target::Row(place)).expect("a tile can be clicked"), Duration::from_secs(second));
    app.update(message(app, Key::Enter).expect("Enter discards"), Duration::from_secs(second))
}

/// The best each time, to the report; what was to be kept.
fn best_to_the_end(app: &mut App) -> Vec<Effect> {
    let mut effects = Vec::new();
    for second in 1.. {
        if screen(app).is_report() {
            break;
        }
        effects.extend(match (screen(app).turn(), play(app).can_win()) {
            (Some(_), _) => app.update(message(app, Key::Enter).expect("Enter goes on"), Duration::from_secs(second)),
            (None, true) => app.update(message(app, Key::Char('w')).expect("w wins"), Duration::from_secs(second)),
            (None, false) => best(app, second),
        });
    }
    effects
}

#[test]
fn a_hand_is_one_record() {
    for style in PlayStyle::ALL {
        let mut app = app(7, style, Face::Filled, Palette::Indexed);
        let effects = best_to_the_end(&mut app);
        let [Effect::Keep(kept)] = &effects[..] else { panic!("{effects:?}") };
        let (answered, play) = (&kept.answered, play(&app));
        assert_eq!((answered.drill, answered.seed, answered.source.as_str()), (record::Drill::Play, Some(7), style.name()));
        assert_eq!((answered.mark, answered.cost, answered.items.clone()), (Mark::Right, 0.0, vec!["play".to_owned()]));
        assert_eq!(answered.hand, Play::dealt(7, &Ruleset::RIICHI, style).hand().to_string());
        assert_eq!(answered.answer.split(' ').count(), play.turns().len());
        assert_eq!(answered.grade, play.end().expect("it is over").name());
        assert_eq!(screen(&app).best_line().expect("the report").ready, play.ready());
    }
}

#[test]
fn coached_verdicts_come_one_by_one_and_blind_ones_at_the_end() {
    let mut coached = app(7, PlayStyle::default(), Face::Filled, Palette::Indexed);
    press(&mut coached, "_^");
    assert!(screen(&coached).turn().is_some() && !screen(&coached).is_report());
    press(&mut coached, "t^");
    assert!(screen(&coached).turn().is_none());
    assert_eq!(play(&coached).turn(), 2);
    let mut blind = app(7, BLIND, Face::Filled, Palette::Indexed);
    press(&mut blind, "_^_^");
    assert!(screen(&blind).turn().is_none());
    assert_eq!(play(&blind).turns().len(), 2);
    press(&mut blind, "g");
    assert!(screen(&blind).is_report());
    assert_eq!(play(&blind).end(), Some(End::Stopped));
}

#[test]
fn a_tile_is_chosen_as_in_the_discard_drill_and_bad_keys_change_nothing() {
    let mut app = app(7, TO_WIN, Face::Filled, Palette::Indexed);
    for keys in ["^", "9", "<", "w", "8z", "n", "r", "y", "u", "p", "0m0m", "c"] {
        press(&mut app, keys);
        assert!(play(&app).turns().is_empty(), "{keys}");
        assert_eq!(play(&app).end(), None, "{keys}");
    }
    let first = play(&app).question().shown()[0].0;
    press(&mut app, &format!("{first}^"));
    assert_eq!(play(&app).river(), [first]);
}

#[test]
fn leaving_a_hand_is_asked_first() {
    let mut app = app(7, PlayStyle::default(), Face::Filled, Palette::Indexed);
    press(&mut app, "_^q");
    assert!(matches!(app.layer(), tenpai::app::Layer::Leaving(_)));
    press(&mut app, "n^_^");
    assert_eq!(play(&app).turns().len(), 2);
}

#[test]
fn a_position_of_the_discard_drill_is_played_on_and_the_drill_waits() {
    let mut app =
        App::in_drill(Plan { drill: Drill::Discards, ..plan::plan(None) }, looks(Face::Filled, Palette::Indexed), (80, 24), Duration::ZERO);
    press(&mut app, "_^");
    let (old, river) = {
        let Screen::Discards(discards) = app.screen() else { panic!("no position") };
        let solo = discards.question().and_then(|question| question.solo()).expect("it is dealt");
        (app.job().map(|(id, _)| id), solo.river().len())
    };
    assert!(press_effects(&mut app, 'p').is_empty());
    assert_eq!(play(&app).turn(), river + 2);
    assert_ne!(app.job().map(|(id, _)| id), old, "chances of the position before are another's");
    let effects = best_to_the_end(&mut app);
    assert!(effects.is_empty(), "what is played on is not kept: {effects:?}");
    press(&mut app, "^");
    let Screen::Discards(discards) = app.screen() else { panic!("the drill is back") };
    assert!(discards.verdict().is_some());
    assert_eq!(app.session().expect("the session").outcomes().len(), 1);
    press(&mut app, "p");
    press(&mut app, "<");
    assert!(matches!(app.screen(), Screen::Discards(_)));
    press(&mut app, "____^_^");
    assert_eq!(app.session().expect("the session").outcomes().len(), 2);
}

fn press_effects(app: &mut App, key: char) -> Vec<Effect> {
    app.update(message(app, Key::Char(key)).expect("the key means something"), Duration::from_secs(60))
}

#[test]
fn chances_that_come_after_the_hand_are_told_and_kept() {
    let mut app = app(7, BLIND, Face::Filled, Palette::Indexed);
    while !screen(&app).is_report() {
        press(&mut app, "_^");
    }
    assert!(play(&app).turns().iter().all(|turn| turn.win_cost().is_none()));
    let right = play(&app).is_faultless();
    let effects = work(&mut app);
    let near = |turn: &&tenpai::drill::play::Turn| turn.question.has_chances();
    assert!(play(&app).turns().iter().filter(near).all(|turn| turn.win_cost().is_some()));
    assert_eq!(effects.is_empty(), right == play(&app).is_faultless());
    assert_eq!(app.job(), None);
}

#[test]
fn the_screens_are_drawn() {
    for (face, palette) in [(Face::Filled, Palette::Indexed), (Face::Card, Palette::None), (Face::Ascii, Palette::Sixteen)] {
        let mut shots: Vec<(&str, App)> = Vec::new();
        let mut coached = app(7, TO_WIN, face, palette);
        shots.push(("asking", coached.clone()));
        press(&mut coached, "w");
        shots.push(("no_win", coached.clone()));
        press(&mut coached, "_^");
        shots.push(("told", coached.clone()));
        press(&mut coached, "t");
        shots.push(("table", coached.clone()));
        let mut blind = app(7, BLIND, face, palette);
        press(&mut blind, "_^_^→^_^");
        best_to_the_end(&mut blind);
        shots.push(("report", blind.clone()));
        press(&mut blind, "t");
        shots.push(("report_table", blind.clone()));
        press(&mut blind, "ty");
        shots.push(("report_command", blind.clone()));
        let mut stopped = app(7, PlayStyle::default(), face, palette);
        press(&mut stopped, "g");
        shots.push(("stopped", stopped));
        for (name, app) in shots {
            let both = [(80, 24), (120, 40)].map(|(width, height)| dump(&drawn(&app, width, height))).join("\n");
            insta::assert_snapshot!(format!("{name}_{face:?}").to_lowercase(), both);
            if face == Face::Filled {
                sizes().for_each(|(width, height)| drop(drawn(&app, width, height)));
            }
        }
    }
}

/// A hand that is ready on its own discard: the report says so.
#[test]
fn furiten_is_told() {
    let found = (0..).find_map(|seed| {
        let mut app = app(seed, BLIND, Face::Letters, Palette::None);
        best_to_the_end(&mut app);
        (!play(&app).furiten().is_empty()).then_some(app)
    });
    insta::assert_snapshot!("furiten", dump(&drawn(&found.expect("some hand is"), 80, 24)));
}

#[test]
fn the_list_of_styles_is_drawn() {
    let app = drawn::at(tenpai::app::HomeRow::Play, plan::plan(None), looks(Face::Letters, Palette::None));
    insta::assert_snapshot!("styles", dump(&drawn(&app, 80, 24)));
}
