//! The screens beside the drills, by keys: the menu, the chooser, the analysis and the settings.

mod plan;

use std::time::Duration;

use tenpai::app::{
    App, Direction, Effect, Face, Finding, Glyphs, HOME, HomeRow, Key, Layer, Looks, Palette, Screen, Work, message, pasted,
};
use tenpai::drill::curriculum::Step;
use tenpai::drill::deal::{Source, Topic};
use tenpai::drill::language::Language;
use tenpai::drill::settings::{Setting, Tiles};

const LOOKS: Looks = Looks { face: Face::Filled, palette: Palette::Indexed, glyphs: Glyphs::Wide, language: Language::English };

/// In a row of the menu, opened.
fn opened(row: HomeRow) -> App {
    let mut app = App::at_home(plan::plan(None), LOOKS, (80, 24));
    let place = HOME.iter().position(|other| *other == row).expect("the menu has the row");
    arrows(&mut app, Direction::Up, HOME.len());
    arrows(&mut app, Direction::Down, place);
    key(&mut app, Key::Enter);
    app
}

/// The practice that a learner puts together: the last row of the wait drill's list.
fn chooser() -> App {
    let mut app = opened(HomeRow::Waits);
    arrows(&mut app, Direction::Down, 9);
    key(&mut app, Key::Enter);
    app
}

fn key(app: &mut App, key: Key) -> Vec<Effect> {
    message(app, key).map(|message| app.update(message, Duration::ZERO)).unwrap_or_default()
}

fn arrows(app: &mut App, direction: Direction, times: usize) {
    for _ in 0..times {
        key(app, Key::Arrow(direction));
    }
}

fn typed(app: &mut App, text: &str) {
    text.chars().for_each(|letter| drop(key(app, Key::Char(letter))));
}

fn text(app: &App) -> String {
    let Screen::Analyse(analyse) = app.screen() else { panic!("the analysis is not open") };
    let (before, behind) = analyse.text();
    format!("{before}|{behind}")
}

fn finding(app: &App) -> &Finding {
    let Screen::Analyse(analyse) = app.screen() else { panic!("the analysis is not open") };
    analyse.finding()
}

#[test]
fn a_hand_is_typed_and_answered_as_one_types() {
    let mut app = opened(HomeRow::Analyse);
    assert!(matches!(finding(&app), Finding::Nothing));
    typed(&mut app, "1");
    assert!(matches!(finding(&app), Finding::Wrong(_)));
    typed(&mut app, "m");
    assert!(matches!(finding(&app), Finding::Waiting(found) if found.1.waits().to_string() == "1m"));
    typed(&mut app, "1m");
    assert!(matches!(finding(&app), Finding::Complete(_, seen) if seen.len() == 1));
    typed(&mut app, "[123p]");
    assert!(matches!(finding(&app), Finding::Complete(..)));
    key(&mut app, Key::Ctrl('u'));
    typed(&mut app, "12m55z");
    assert!(matches!(finding(&app), Finding::Waiting(found) if found.1.waits().to_string() == "3m"));
    typed(&mut app, "9s");
    assert!(matches!(finding(&app), Finding::Choosing(found) if !found.1.rows.is_empty()));
    typed(&mut app, "q?");
    assert!(matches!(app.layer(), Layer::Help(_)), "a question mark is no tile");
    key(&mut app, Key::Esc);
    assert_eq!(text(&app), "12m55z9sq|", "q is a character here");
    assert!(key(&mut app, Key::Enter).is_empty());
    assert_eq!(text(&app), "12m55z9sq|", "nothing is submitted");
    key(&mut app, Key::Esc);
    assert!(matches!(app.screen(), Screen::Home(row) if HOME[*row] == HomeRow::Analyse));
}

#[test]
fn a_row_of_the_discards_leads_to_the_hand_after_it() {
    let mut app = opened(HomeRow::Analyse);
    typed(&mut app, "34667m356788p111s");
    let looked_at = |app: &App| {
        let Finding::Choosing(found) = finding(app) else { panic!("no table of discards") };
        found.1.answer.map(|tile| tile.to_string())
    };
    assert_eq!(looked_at(&app).as_deref(), Some("3p"), "the best stands first");
    let (id, job) = app.job().expect("the chances are wanted");
    arrows(&mut app, Direction::Down, 1);
    assert_eq!(looked_at(&app).as_deref(), Some("7m"));
    let chances = tenpai::engine::chances(&job.hand, &job.rules, &job.unseen, job.draws, &mut |_| std::ops::ControlFlow::Continue(()));
    app.worked(id, Work::Chances(chances));
    assert_eq!(app.job().map(|(id, _)| id), None, "they are known");
    assert_eq!(looked_at(&app).as_deref(), Some("7m"), "the row that is looked at stays");
    arrows(&mut app, Direction::Down, 40);
    assert_eq!(looked_at(&app).as_deref(), Some("1s"), "no further than the last");
    arrows(&mut app, Direction::Up, 40);
    arrows(&mut app, Direction::Down, 1);
    key(&mut app, Key::Enter);
    assert_eq!(text(&app), "3466m356788p111s|");
    assert!(matches!(finding(&app), Finding::Waiting(_)));
    app.worked(id, Work::Chances(Ok(Vec::new())));
    key(&mut app, Key::Esc);
    assert_eq!((text(&app).as_str(), looked_at(&app).as_deref()), ("34667m356788p111s|", Some("7m")), "back where one was");
    key(&mut app, Key::Enter);
    typed(&mut app, "5m");
    key(&mut app, Key::Esc);
    assert!(matches!(app.screen(), Screen::Home(_)), "another hand has nothing to go back to");
}

#[test]
fn the_caret_moves() {
    let mut app = opened(HomeRow::Analyse);
    typed(&mut app, "14m");
    arrows(&mut app, Direction::Left, 2);
    typed(&mut app, "23");
    assert_eq!(text(&app), "123|4m");
    key(&mut app, Key::Backspace);
    assert_eq!(text(&app), "12|4m");
    key(&mut app, Key::Leap(tenpai::app::Leap::End));
    arrows(&mut app, Direction::Right, 3);
    typed(&mut app, "p");
    assert_eq!(text(&app), "124mp|");
    key(&mut app, Key::Leap(tenpai::app::Leap::Home));
    arrows(&mut app, Direction::Left, 3);
    key(&mut app, Key::Backspace);
    assert_eq!(text(&app), "|124mp");
    key(&mut app, Key::Ctrl('u'));
    assert_eq!(text(&app), "|");
}

#[test]
fn pasted_text_is_typed_without_its_line_ends() {
    for (pasted_text, wanted) in [
        ("123m456p789s1122z\n", "123m456p789s1122z|"),
        ("123m\r\n456p\n", "123m456p|"),
        ("１２３ｍ", "123m|"),
        ("\u{1f004}\u{1f007}", "7z1m|"),
        ("1\u{7}2m\t", "12m|"),
    ] {
        let mut app = opened(HomeRow::Analyse);
        for message in pasted(&app, pasted_text) {
            assert!(app.update(message, Duration::ZERO).is_empty());
        }
        assert_eq!(text(&app), wanted);
    }
    let mut app = opened(HomeRow::Analyse);
    for message in pasted(&app, &"1m".repeat(5000)) {
        app.update(message, Duration::ZERO);
    }
    assert_eq!(text(&app).len(), 121, "no text is endless");
    assert!(pasted(&opened(HomeRow::Settings), "q").is_empty(), "only into a text");
}

#[test]
fn settings_count_at_once_and_are_to_be_kept() {
    let mut app = opened(HomeRow::Settings);
    arrows(&mut app, Direction::Down, 7);
    let effects = key(&mut app, Key::Arrow(Direction::Right));
    let [Effect::KeepSetting(Setting::Tiles, settings)] = effects.as_slice() else { panic!("{effects:?}") };
    assert_eq!((settings.tiles, app.looks().face), (Tiles::Card, Face::Card));
    for setting in 0..Setting::ALL.len() {
        arrows(&mut app, Direction::Up, 20);
        arrows(&mut app, Direction::Down, setting);
        for turn in [Direction::Right, Direction::Left] {
            assert_eq!(key(&mut app, Key::Arrow(turn)).len(), 1);
        }
    }
    key(&mut app, Key::Esc);
    assert!(matches!(app.screen(), Screen::Home(row) if HOME[*row] == HomeRow::Settings));
}

#[test]
fn a_practice_is_put_together() {
    let mut app = chooser();
    arrows(&mut app, Direction::Left, 1);
    let Screen::Choose(choose) = app.screen() else { panic!("the chooser is not open") };
    assert_eq!(choose.source(), Source::Shapes);
    arrows(&mut app, Direction::Down, 1);
    arrows(&mut app, Direction::Right, 4);
    arrows(&mut app, Direction::Down, 1);
    arrows(&mut app, Direction::Right, 1);
    let Screen::Choose(choose) = app.screen() else { panic!("the chooser is not open") };
    assert_eq!(choose.step(), Some(Step::Nobetan));
    assert!(matches!(choose.narrow().topic, Topic::Item(item) if item.step() == Step::Nobetan));
    key(&mut app, Key::Enter);
    assert!(matches!(app.screen(), Screen::Waits(_)));
}

#[test]
fn no_practice_begins_where_there_is_no_such_hand() {
    let mut app = chooser();
    arrows(&mut app, Direction::Down, 4);
    arrows(&mut app, Direction::Left, 1);
    let Screen::Choose(choose) = app.screen() else { panic!("the chooser is not open") };
    assert_eq!((choose.source(), choose.waits()), (Source::Flush, Some(13)));
    assert!(choose.check().is_err());
    key(&mut app, Key::Enter);
    assert!(matches!(app.screen(), Screen::Choose(_)));
}
