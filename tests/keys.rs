//! Whole sessions by keys, without a terminal.

mod plan;

use std::time::Duration;

use tenpai::app::{
    App, Direction, Effect, Exit, Face, Glyphs, Key, Layer, Leap, Looks, Message, Notice, Palette, Panel, Screen, WaitsScreen, message,
};
use tenpai::drill::language::Language;
use tenpai::drill::session::Stage;
use tenpai::drill::waits::{Answer, Question};
use tenpai::engine::{Hand, Ruleset, waits};

/// A player with a clock that goes on a second a key.
struct Player {
    app: App,
    now: Duration,
}

impl Player {
    fn new(hand: Option<&str>) -> Player {
        let looks = Looks { face: Face::Filled, palette: Palette::Indexed, glyphs: Glyphs::Wide, language: Language::English };
        Player { app: App::in_waits(plan::plan(hand), looks, (80, 24), Duration::ZERO), now: Duration::ZERO }
    }

    fn key_after(&mut self, key: Key, wait: Duration) -> Vec<Effect> {
        self.now += wait;
        message(&self.app, key).map(|message| self.app.update(message, self.now)).unwrap_or_default()
    }

    fn key(&mut self, key: Key) -> Vec<Effect> {
        self.key_after(key, Duration::from_secs(1))
    }

    /// `^` Enter, `<` Backspace, `~` Escape, `_` Space, `u d l r` after a backslash are arrows.
    fn keys(&mut self, keys: &str) -> Vec<Effect> {
        let mut effects = Vec::new();
        let mut letters = keys.chars();
        while let Some(letter) = letters.next() {
            let key = match letter {
                '^' => Key::Enter,
                '<' => Key::Backspace,
                '~' => Key::Esc,
                '_' => Key::Char(' '),
                '\\' => Key::Arrow(match letters.next() {
                    Some('u') => Direction::Up,
                    Some('d') => Direction::Down,
                    Some('l') => Direction::Left,
                    _ => Direction::Right,
                }),
                other => Key::Char(other),
            };
            effects.extend(self.key(key));
        }
        effects
    }

    fn waits(&self) -> &WaitsScreen {
        match self.app.screen() {
            Screen::Waits(waits) => waits,
            other => panic!("the drill is not open: {other:?}"),
        }
    }

    fn chosen(&self) -> String {
        match self.waits().session().answer() {
            Answer::Tiles(tiles) => tiles.to_string(),
            Answer::NotReady => "n".to_string(),
        }
    }
}

fn check(hand: &str, keys: &str, chosen: &str) {
    let mut player = Player::new(Some(hand));
    player.keys(keys);
    assert_eq!(player.chosen(), chosen, "{hand} {keys}");
}

const MIXED: &str = "2345678m345p789s";
const FLUSH: &str = "1112345678999m";

#[test]
fn answers_are_typed() {
    check(MIXED, "25m", "25m");
    check(MIXED, "25m2m", "5m");
    check(MIXED, "2p5z", "2p5z");
    check(MIXED, "ESWN", "1234z");
    check(MIXED, "PFC", "567z");
    check(MIXED, "22m", "2m");
    check(MIXED, "8z", "");
    check(MIXED, "8z<9m", "9m");
    check(MIXED, "28z", "");
    check(MIXED, "25~8m", "8m");
    check(MIXED, "25<8m", "28m");
    check(MIXED, "25m<", "");
    check(MIXED, "25mE<", "25m");
    check(MIXED, "25m<<<<<<<", "");
    check(MIXED, "25mc", "");
    check(MIXED, "25mc<", "25m");
    check(MIXED, "n", "n");
    check(MIXED, "nn", "");
    check(MIXED, "25mn", "n");
    check(MIXED, "25mn<", "25m");
    check(MIXED, "n2m", "2m");
    check(MIXED, "p_", "2p");
    check(MIXED, "_\\r_", "23m");
    check(MIXED, "\\l_", "1m");
    check(MIXED, "\\d_\\d_\\d_\\d", "2p2s2z");
    check(MIXED, "\\u_", "2z");
    check(MIXED, "9m\\u_", "9m7z");
    check(MIXED, "z\\l\\l_", "7z");
    check(MIXED, "２５ｍ", "25m");
    check(FLUSH, "147", "147m");
    check(FLUSH, "147m", "147m");
    check(FLUSH, "1s4", "14m");
    check(FLUSH, "E", "1z");
    check(MIXED, "0xXbd\\r", "");
}

#[test]
fn nothing_is_marked_before_it_is_an_answer() {
    let check = |keys: &str, notice: Notice| {
        let mut player = Player::new(Some(MIXED));
        player.keys(keys);
        assert_eq!(player.waits().notice(), Some(notice), "{keys}");
        assert!(matches!(player.waits().session().stage(), Stage::Asking { .. }), "{keys}");
        assert!(player.waits().session().outcomes().is_empty(), "{keys}");
    };
    check("^", Notice::NothingChosen);
    check("25^", Notice::DigitsWait);
    check("25m3^", Notice::DigitsWait);
    check("25mc^", Notice::NothingChosen);
    check("8z", Notice::NoSuchHonor);
}

/// The keys of the right answer.
fn right_answer(question: &Question) -> String {
    let hand: &Hand = question.hand();
    let real = waits(hand, &Ruleset::RIICHI).real;
    if real.is_empty() { "n".to_string() } else { real.to_string() }
}

#[test]
fn a_session_has_ten_questions_and_a_summary() {
    let mut player = Player::new(None);
    for number in 1..=10 {
        assert_eq!(player.waits().session().number(), number);
        let question = player.waits().session().question().expect("a question is asked").clone();
        assert!(question.command().ends_with(&format!("--source flush --seed {}", 6 + number)), "{}", question.command());
        let keys = if number == 4 { "E".to_string() } else { right_answer(&question) };
        player.keys(&keys);
        player.keys("^");
        let told = player.waits().session();
        assert_eq!(told.outcomes().len(), number);
        assert_eq!(told.right(), if number < 4 { number } else { number - 1 });
        player.keys("^");
    }
    let Screen::Summary(session) = player.app.screen() else { panic!("no summary") };
    assert_eq!((session.right(), session.streak(), session.outcomes().len()), (9, 6, 10));
    player.keys("^");
    let question = player.waits().session().question().expect("another session").command();
    assert!(question.ends_with("--seed 17"), "{question}");
}

#[test]
fn enter_is_deaf_after_a_miss_only() {
    let check = |answer: &str, wait: u64, over: bool| {
        let mut player = Player::new(Some(MIXED));
        player.keys(answer);
        player.keys("^");
        player.key_after(Key::Enter, Duration::from_millis(wait));
        assert_eq!(matches!(player.app.screen(), Screen::Summary(_)), over, "{answer} after {wait} ms");
    };
    check("25m", 0, false);
    check("25m", 299, false);
    check("25m", 300, true);
    check("258m", 0, true);
}

#[test]
fn the_same_hand_again_is_outside_the_score() {
    let mut player = Player::new(Some(MIXED));
    player.keys("25m^r");
    assert_eq!(player.chosen(), "");
    player.keys("258m^");
    let session = player.waits().session();
    assert_eq!((session.right(), session.outcomes().len()), (0, 1));
    player.keys("e");
    assert_eq!(player.waits().panel(), Panel::Verdict);
    player.keys("y");
    assert_eq!(player.waits().panel(), Panel::Command);
    player.keys("^");
    assert!(matches!(player.app.screen(), Screen::Summary(_)));
}

#[test]
fn leaving_is_asked_inside_a_session_only() {
    let mut player = Player::new(None);
    assert_eq!(player.keys("q"), []);
    assert_eq!(player.app.layer(), Layer::Leaving(Exit::Shell));
    assert_eq!(player.keys("n"), []);
    assert_eq!(player.app.layer(), Layer::None);
    assert_eq!(player.keys("qq"), [Effect::Quit]);
    assert_eq!(player.keys("~~~"), []);
    assert_eq!(player.app.layer(), Layer::None);
    player.keys("~");
    assert_eq!(player.app.layer(), Layer::Leaving(Exit::Menu));
    player.keys("y");
    assert!(matches!(player.app.screen(), Screen::Home(0)));
    assert_eq!(player.keys("\\d\\d\\d^"), []);
    assert_eq!(player.app.layer(), Layer::Help(0));
    assert_eq!(player.keys("q"), []);
    assert_eq!(player.keys("q"), [Effect::Quit]);
    let mut given = Player::new(Some(MIXED));
    assert_eq!(given.keys("258m^q"), [Effect::Quit]);
    for keys in ["", "?", "q", "2", "258m^", "258m^^"] {
        let mut player = Player::new(Some(MIXED));
        player.keys(keys);
        assert_eq!(player.key(Key::Ctrl('c')), [Effect::Interrupt], "after {keys}");
        assert_eq!(player.key(Key::Ctrl('z')), [Effect::Suspend], "after {keys}");
    }
}

#[test]
fn a_screen_too_small_to_show_the_question_takes_no_answer() {
    let mut app = Player::new(Some("2345678m345p789s")).app;
    app.update(Message::Resized(5, 2), Duration::from_secs(1));
    for key in [Key::Enter, Key::Char('n'), Key::Char('q'), Key::Esc] {
        assert_eq!(message(&app, key), None, "{key:?}");
    }
    assert_eq!(message(&app, Key::Ctrl('c')), Some(Message::Interrupt));
}

#[test]
fn every_reading_is_offered_where_not_all_fit() {
    let mut player = Player::new(Some("19m19p19s1234567z"));
    player.keys("1m^");
    let mut check = |key: Key, panel: Panel| {
        player.key(key);
        assert_eq!(player.waits().panel(), panel, "after {key:?}");
    };
    // thirteen readings in ten rows
    check(Key::Arrow(Direction::Down), Panel::Verdict);
    check(Key::Char('e'), Panel::Every(0));
    check(Key::Arrow(Direction::Up), Panel::Every(0));
    check(Key::Arrow(Direction::Down), Panel::Every(1));
    check(Key::Leap(Leap::End), Panel::Every(3));
    check(Key::Arrow(Direction::Down), Panel::Every(3));
    check(Key::Arrow(Direction::Up), Panel::Every(2));
    check(Key::Leap(Leap::Home), Panel::Every(0));
    check(Key::Leap(Leap::PageDown), Panel::Every(3));
    check(Key::Leap(Leap::PageUp), Panel::Every(0));
    check(Key::Esc, Panel::Verdict);
}
