//! Whole sessions by keys, without a terminal.

mod plan;

use std::time::Duration;

use tenpai::app::{
    App, Direction, Effect, Exit, Face, GLANCE, Glyphs, HOME, HomeRow, Key, Layer, Leap, Looks, Message, Notice, Onward, Palette, Panel,
    Screen, Target, WaitsScreen, clicked, message,
};
use tenpai::drill::language::Language;
use tenpai::drill::outcome::{Help, Meant, Pace};
use tenpai::drill::question::Question;
use tenpai::drill::session::{Rated, Stage};
use tenpai::drill::waits::Answer;
use tenpai::engine::{Hand, Ruleset, Tile, TileSet, waits};

/// A player with a clock that goes on a second a key.
struct Player {
    app: App,
    now: Duration,
}

impl Player {
    fn new(hand: Option<&str>) -> Player {
        let looks = Looks { face: Face::Filled, palette: Palette::Indexed, glyphs: Glyphs::Wide, language: Language::English };
        Player { app: App::in_drill(plan::plan(hand), looks, (80, 24), Duration::ZERO), now: Duration::ZERO }
    }

    fn key_after(&mut self, key: Key, wait: Duration) -> Vec<Effect> {
        self.now += wait;
        message(&self.app, key).map(|message| self.tell(message)).unwrap_or_default()
    }

    /// As the shell does it: what scrolls is measured first.
    fn tell(&mut self, message: Message) -> Vec<Effect> {
        if message.scrolls() {
            self.app.update(Message::Measured(tenpai::ui::reach(&self.app)), self.now);
        }
        self.app.update(message, self.now)
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
        match self.waits().answer() {
            Answer::Tiles(tiles) => tiles.to_string(),
            Answer::NotReady => "n".to_string(),
            Answer::GivenUp => "g".to_string(),
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
        assert!(matches!(player.waits().session().stage(), Stage::Asking(_)), "{keys}");
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
        assert_eq!(player.waits().session().progress(), (number, 10));
        let question = player.waits().session().question().expect("a question is asked").clone();
        assert!(question.command().ends_with(&format!("--source flush --seed {}", 6 + number)));
        let keys = if number == 4 { "E".to_string() } else { right_answer(&question) };
        player.keys(&keys);
        player.keys("^");
        let told = player.waits().session();
        assert_eq!(told.outcomes().len(), number);
        assert_eq!(told.right(), if number < 4 { number } else { number - 1 });
        player.keys("^");
    }
    let Screen::Summary(summary) = player.app.screen() else { panic!("no summary") };
    let session = summary.session();
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
    player.keys("y");
    assert_eq!(player.waits().panel(), Panel::Command);
    player.keys("^");
    assert!(matches!(player.app.screen(), Screen::Summary(_)));
}

#[test]
fn leaving_is_asked_inside_a_session_only() {
    // nothing is lost before the first key of an answer
    assert_eq!(Player::new(None).keys("q"), [Effect::Quit]);
    let mut player = Player::new(None);
    player.keys("2");
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
    let help = HOME.iter().position(|row| *row == HomeRow::Help).expect("the menu leads to the help");
    assert_eq!(player.keys(&format!("{}^", "\\d".repeat(help))), []);
    assert_eq!(player.app.layer(), Layer::Help(0));
    assert_eq!(player.keys("q"), []);
    assert_eq!(player.keys("q"), [Effect::Quit]);
    let mut given = Player::new(Some(MIXED));
    assert!(matches!(given.keys("258m^q").as_slice(), [Effect::Keep(kept), Effect::Quit] if kept.answered.missed.is_empty()));
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
fn what_does_not_fit_scrolls() {
    let mut player = Player::new(Some("19m19p19s1234567z"));
    player.keys("1m^");
    let mut check = |key: Key, panel: Panel, top: usize| {
        player.key(key);
        assert_eq!((player.waits().panel(), player.waits().top()), (panel, top), "after {key:?}");
    };
    check(Key::Char('e'), Panel::Every, 0);
    check(Key::Arrow(Direction::Up), Panel::Every, 0);
    check(Key::Arrow(Direction::Down), Panel::Every, 1);
    // thirteen readings and two lines of points in ten rows, one of which says how many are out of sight
    check(Key::Leap(Leap::End), Panel::Every, 6);
    check(Key::Arrow(Direction::Down), Panel::Every, 6);
    check(Key::Arrow(Direction::Up), Panel::Every, 5);
    check(Key::Leap(Leap::Home), Panel::Every, 0);
    check(Key::Leap(Leap::PageDown), Panel::Every, 6);
    check(Key::Leap(Leap::PageUp), Panel::Every, 0);
    check(Key::Esc, Panel::Verdict, 0);
}

#[test]
fn a_hint_is_counted_and_giving_up_is_a_miss() {
    let mut player = Player::new(Some(MIXED));
    player.keys("h258m^");
    let told = player.waits().session().told().expect("the answer is told").clone();
    assert_eq!((told.help, told.is_right(), told.wants_practice()), (Help::Number, true, true));
    player.keys("rhhh25m^");
    assert_eq!(player.waits().session().told().map(|outcome| outcome.help), Some(Help::Meld));
    for (hand, missed) in [(MIXED, "258m"), ("147m258p369s1234z", "")] {
        let mut player = Player::new(Some(hand));
        player.keys("3pg");
        let verdict = player.waits().verdict().expect("the answer is told");
        assert_eq!((verdict.missed.to_string(), verdict.extra.len(), verdict.is_right()), (missed.to_string(), 0, false), "{hand}");
        assert_eq!(player.waits().session().right(), 0);
    }
}

#[test]
fn one_key_goes_back_from_what_it_shows() {
    let mut player = Player::new(None);
    player.keys("E^");
    let check = |player: &mut Player, key: char, panel: Panel| {
        player.key(Key::Char(key));
        assert_eq!(player.waits().panel(), panel, "{key}");
        player.key(Key::Char(key));
        assert_eq!(player.waits().panel(), Panel::Verdict, "{key} again");
        player.key(Key::Char(key));
        player.key(Key::Esc);
        assert_eq!((player.waits().panel(), player.app.layer()), (Panel::Verdict, Layer::None), "Esc after {key}");
    };
    let extra = player.waits().verdict().expect("the answer is told").extra;
    assert_eq!(extra.to_string(), "1z");
    check(&mut player, 'x', Panel::Why(extra));
    check(&mut player, 'w', Panel::Wall);
    check(&mut player, 'y', Panel::Command);
    // from one to another without a way back between
    player.keys("wx");
    assert_eq!(player.waits().panel(), Panel::Why(extra));
}

#[test]
fn what_has_nothing_to_show_is_not_offered() {
    let none = |keys: &str, hand: &str, key: char| {
        let mut player = Player::new(Some(hand));
        player.keys(keys);
        assert_eq!(message(&player.app, Key::Char(key)), None, "{hand} {keys} {key}");
    };
    none("258m^", MIXED, 'x');
    none("258m^", MIXED, 'w');
    none("258m^", MIXED, 'u');
    none("25m^r25m^", MIXED, 'u');
    none("n^", "147m258p369s1234z", 'e');
    for key in "xwbuyre".chars() {
        none("25m", MIXED, key);
    }
    for key in "hgc".chars() {
        none("25m^", MIXED, key);
    }
}

#[test]
fn slips_and_bookmarks_are_noted_and_taken_back() {
    let mut player = Player::new(Some(MIXED));
    player.keys("25m^ub");
    let session = player.waits().session();
    assert_eq!(session.outcomes()[0].meant, Meant::Slip);
    assert_eq!(session.to_practise().count(), 0);
    assert_eq!(session.bookmarks(), ["tenpai drill waits --hand '2345678m345p789s'"]);
    player.keys("ub");
    let session = player.waits().session();
    assert_eq!((session.outcomes()[0].meant, session.bookmarks().len(), session.right()), (Meant::Yes, 0, 0));
}

/// Plays the session of ten: these numbers wrong, the others right, a second a key.
fn played(player: &mut Player, wrong: &[usize]) {
    for number in 1..=10 {
        let question = player.waits().session().question().expect("a question is asked").clone();
        let keys = if wrong.contains(&number) { "E".to_string() } else { right_answer(&question) };
        player.keys(&keys);
        player.keys("^^");
    }
}

#[test]
fn practice_asks_what_was_missed_or_slow_and_changes_no_figure() {
    let mut player = Player::new(None);
    played(&mut player, &[4, 7]);
    let figures = |player: &Player| match player.app.screen() {
        Screen::Summary(summary) => {
            let session = summary.session();
            (session.right(), session.outcomes().iter().map(|outcome| outcome.took).collect::<Vec<_>>(), session.to_practise().count())
        }
        other => panic!("no summary: {other:?}"),
    };
    let before = figures(&player);
    let slow = match player.app.screen() {
        Screen::Summary(summary) => summary.session().outcomes().iter().filter(|outcome| outcome.pace() == Pace::Slow).count(),
        _ => 0,
    };
    assert_eq!((before.0, before.2 >= 2, slow > 0), (8, true, true));
    player.keys("r");
    for number in 1..=before.2 {
        let session = player.waits().session();
        assert_eq!((session.progress(), session.rated()), ((number, before.2), Rated::Again));
        let keys = right_answer(session.question().expect("a question is asked"));
        // the first one is asked twice, which does not change the round
        player.keys(&format!("{keys}^"));
        if number == 1 {
            player.keys(&format!("r{keys}^"));
        }
        player.keys("^");
    }
    assert_eq!(figures(&player), before);
    let Screen::Summary(summary) = player.app.screen() else { panic!("no summary") };
    assert_eq!(summary.session().practised().len(), before.2 + 1);
    // leaving practice loses nothing, so nothing is asked
    player.keys("r");
    assert_eq!(player.keys("q"), [Effect::Quit]);
}

#[test]
fn right_answers_go_on_alone_where_that_is_wanted() {
    let mut plan = plan::plan(None);
    plan.onward = Onward::Alone;
    let looks = Looks { face: Face::Filled, palette: Palette::Indexed, glyphs: Glyphs::Wide, language: Language::English };
    let mut player = Player { app: App::in_drill(plan, looks, (80, 24), Duration::ZERO), now: Duration::ZERO };
    assert_eq!(player.app.alarm(), None);
    let right = right_answer(player.waits().session().question().expect("a question is asked"));
    player.keys(&format!("{right}^"));
    let alarm = player.now + GLANCE;
    assert_eq!(player.app.alarm(), Some(alarm));
    player.app.update(Message::Alarm, alarm - Duration::from_millis(1));
    assert_eq!(player.waits().session().progress(), (1, 10));
    player.app.update(Message::Alarm, alarm);
    assert_eq!(player.waits().session().progress(), (2, 10));
    // whoever looks at something is left in peace, and a miss is always read
    player.keys(&format!("{}^y", right_answer(player.waits().session().question().expect("a question is asked"))));
    assert_eq!(player.app.alarm(), None);
    player.keys("^E^");
    assert_eq!(player.app.alarm(), None);
}

#[test]
fn clicks_choose_tiles_and_press_keys() {
    let mut player = Player::new(Some(MIXED));
    let size = player.app.size();
    let click = |player: &mut Player, column: u16, row: u16| {
        let target = tenpai::ui::target(&player.app, size, column, row).unwrap_or_else(|| panic!("nothing at {column},{row}"));
        player.now += Duration::from_secs(1);
        if let Some(message) = clicked(&player.app, target) {
            player.tell(message);
        }
    };
    let cells = (1..size.0).step_by(2).flat_map(|column| (0..size.1).map(move |row| (column, row)));
    let spots: Vec<(Target, u16, u16)> =
        cells.filter_map(|(column, row)| tenpai::ui::target(&player.app, size, column, row).map(|target| (target, column, row))).collect();
    let place = |wanted: Target| {
        let (_, column, row) = spots.iter().find(|(target, ..)| *target == wanted).unwrap_or_else(|| panic!("{wanted:?} is nowhere"));
        (*column, *row)
    };
    for tile in Tile::all() {
        let (column, row) = place(Target::Tile(tile));
        click(&mut player, column, row);
        assert!(player.waits().answer().has(tile), "{tile}");
    }
    let (column, row) = place(Target::Key(Key::Enter));
    click(&mut player, column, row);
    // after the answer a click on a tile that is no wait asks why it is none
    let first = Tile::all().next().expect("there are tiles");
    let (column, row) = place(Target::Tile(first));
    click(&mut player, column, row);
    assert_eq!(player.waits().panel(), Panel::Why(TileSet::just(first)));
}
