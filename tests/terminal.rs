//! The real program in a pseudo-terminal: what it shows, how it leaves, and that the terminal is as before.

use std::io::{Read, Write};
use std::num::NonZero;
use std::process::{Command, Stdio};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, SlavePty, native_pty_system};
use tempfile::TempDir;

use tenpai::app::{HOME, HomeRow};
use tenpai::drill::deal::{DealOptions, Deals, Source};
use tenpai::engine::{Ruleset, Tile, TileSet, waits};

const PROGRAM: &str = env!("CARGO_BIN_EXE_tenpai");
const MENU: &str = "Up Down choose";

/// The keys that go down to a row of the menu from its first one and open it.
fn to(row: HomeRow) -> String {
    let place = HOME.iter().position(|other| *other == row).expect("the menu has the row");
    format!("{}\r", "\x1b[B".repeat(place))
}
const PATIENCE: Duration = Duration::from_secs(10);

struct Shown {
    parser: vt100::Parser,
    bytes: usize,
}

/// The program on a terminal of its own.
struct Player {
    _home: TempDir,
    shown: Arc<(Mutex<Shown>, Condvar)>,
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    // kept open, so that the terminal's mode can be looked at after the program
    _slave: Box<dyn SlavePty + Send>,
    keys: Box<dyn Write + Send>,
    before: String,
}

fn cells(number: u16) -> NonZero<u16> {
    NonZero::new(number).expect("the pretended terminal has cells")
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

impl Player {
    fn start(columns: u16, rows: u16, set: &[(&str, &str)]) -> Player {
        Player::run(columns, rows, set, &[])
    }

    fn run(columns: u16, rows: u16, set: &[(&str, &str)], args: &[&str]) -> Player {
        let pair = native_pty_system().openpty(size(columns, rows)).expect("a pseudo-terminal");
        let before = mode(pair.master.as_ref());
        let home = TempDir::new().expect("a folder");
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(args);
        command.env("XDG_DATA_HOME", home.path());
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        command.env("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"));
        command.env_remove("NO_COLOR");
        set.iter().for_each(|(name, value)| command.env(name, value));
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let mut reader = pair.master.try_clone_reader().expect("the terminal can be read");
        let keys = pair.master.take_writer().expect("the terminal can be typed on");
        let shown = Arc::new((Mutex::new(Shown { parser: vt100::Parser::new(cells(rows), cells(columns), 0), bytes: 0 }), Condvar::new()));
        let drawn = Arc::clone(&shown);
        std::thread::spawn(move || {
            let mut buffer = [0; 8192];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                let mut shown = drawn.0.lock().expect("no holder panics");
                shown.parser.process(&buffer[..count]);
                shown.bytes += count;
                drawn.1.notify_all();
            }
        });
        Player { _home: home, shown, child, master: pair.master, _slave: pair.slave, keys, before }
    }

    fn wait_until(&self, what: &str, holds: impl Fn(&vt100::Screen) -> bool) {
        let end = Instant::now() + PATIENCE;
        let mut shown = self.shown.0.lock().expect("no holder panics");
        while !holds(shown.parser.screen()) {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                panic!("never came: {what}; the screen:\n{}", shown.parser.screen().contents());
            }
            shown = self.shown.1.wait_timeout(shown, left).expect("no holder panics").0;
        }
    }

    fn see(&self, text: &str) {
        self.wait_until(text, |screen| screen.contents().contains(text));
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("keys are taken");
        self.keys.flush().expect("keys are taken");
    }

    /// A press and a release of the left button on the place where this text begins.
    fn click(&mut self, text: &str) {
        self.see(text);
        let at = {
            let shown = self.shown.0.lock().expect("no holder panics");
            place(shown.parser.screen(), text)
        };
        let (column, row) = at.unwrap_or_else(|| panic!("`{text}` stands on one line"));
        self.click_at(column, row);
    }

    fn click_at(&mut self, column: usize, row: usize) {
        self.press(&format!("\x1b[<0;{0};{1}M\x1b[<0;{0};{1}m", column + 1, row + 1));
    }

    /// A click on the cell of a tile in the table of the answer.
    fn click_tile(&mut self, tile: Tile) {
        self.see("m 萬");
        let (column, row) = {
            let shown = self.shown.0.lock().expect("no holder panics");
            place(shown.parser.screen(), "m 萬").expect("the table is there")
        };
        self.click_at(column + 6 + 4 * (usize::from(tile.rank()) - 1), row + tile.place() / 9);
    }

    fn signal(&self, name: &str) {
        let id = self.child.process_id().expect("the program runs").to_string();
        assert!(Command::new("kill").args([name, &id]).status().expect("kill is there").success());
    }

    fn bytes(&self) -> usize {
        self.shown.0.lock().expect("no holder panics").bytes
    }

    /// The terminal is as the program found it.
    fn is_as_before(&self) {
        self.wait_until("the terminal as before", |screen| {
            let mouse = screen.mouse_protocol_mode();
            !screen.alternate_screen() && !screen.hide_cursor() && mouse == vt100::MouseProtocolMode::None
        });
        let end = Instant::now() + PATIENCE;
        while mode(self.master.as_ref()) != self.before {
            assert!(Instant::now() < end, "the mode of the terminal is not as before");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn leaves_with(mut self, code: u32) {
        let end = Instant::now() + PATIENCE;
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("the program can be waited for") {
                break status;
            }
            assert!(Instant::now() < end, "the program does not leave");
            std::thread::sleep(Duration::from_millis(5));
        };
        assert_eq!(status.exit_code(), code);
        self.is_as_before();
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        // it has left already in most tests
        let _ = self.child.kill();
    }
}

fn mode(master: &(dyn MasterPty + Send)) -> String {
    format!("{:?}", master.get_termios())
}

/// Column and row of a text.
fn place(screen: &vt100::Screen, text: &str) -> Option<(usize, usize)> {
    let (_, columns) = screen.size();
    (0..).zip(screen.rows(0, columns.get())).find_map(|(row, line)| {
        let byte = line.find(text)?;
        // wide characters take two columns
        let column = line[..byte].chars().map(|letter| if ('\u{2e80}'..='\u{ffef}').contains(&letter) { 2 } else { 1 }).sum();
        Some((column, row))
    })
}

fn at_home() -> Player {
    let player = Player::start(80, 24, &[]);
    player.see(MENU);
    player
}

fn asking() -> Player {
    let mut player = at_home();
    player.press(&to(HomeRow::Waits));
    player.press("\x1b[B\r");
    player.see("Enter check");
    player
}

#[test]
fn the_first_frame_and_leaving_by_a_key() {
    let mut player = at_home();
    player.wait_until("the other screen", |screen| screen.alternate_screen() && screen.hide_cursor());
    player.press("q");
    player.leaves_with(0);
}

#[test]
fn a_distance_is_answered_by_one_digit() {
    let mut player = at_home();
    player.press(&to(HomeRow::Shanten));
    player.see("DISTANCE  table  1/10");
    player.press("8");
    player.see("MISSED  you 8 away");
    player.press("u");
    player.see("slip");
    player.press("r");
    player.see("again, not scored");
    player.press("q");
    player.see("Leave tenpai?");
    player.press("y");
    player.leaves_with(0);
}

#[test]
fn points_are_typed_into_fields() {
    let mut player = Player::run(80, 24, &[], &["drill", "score", "--win", "234m567m345p67s99s 8s tsumo seat=W"]);
    player.see("What is this win worth?");
    player.press("2\t3\r");
    player.see("What the two others pay is still missing");
    player.press("400 800\x7f\x7f\x7f700\x1b[Z\x1b[Z\x7f20\r");
    player.see("RIGHT   2 han  20 fu  400  700");
    player.press("y");
    player.see("--level all --win");
    player.press("q");
    player.leaves_with(0);
}

#[test]
fn a_discard_is_chosen_and_the_hand_played_on() {
    let mut player = Player::run(80, 24, &[], &["drill", "discards", "--hand", "34667m356788p111s"]);
    player.see("What do you discard?   1 away from ready");
    player.press("9m");
    player.see("9m");
    player.press("3m\x7f3p\r");
    player.see("BEST");
    player.see("16 of 16");
    player.see("55.3 %");
    player.press("t");
    player.see("one step back");
    player.press("y");
    player.see("tenpai drill discards --hand '34667m356788p111s'");
    player.press("q");
    player.leaves_with(0);
    let mut player = Player::run(80, 24, &[], &["drill", "discards", "--seed", "7"]);
    player.press("g");
    player.see("best is");
    player.press("p");
    player.see("What do you discard?");
    player.press(" \r");
    player.see("Enter go on");
    player.press("\x1b");
    player.see("best is");
    player.signal("-INT");
    player.leaves_with(130);
}

#[test]
fn a_whole_hand_is_played_alone() {
    let mut player = Player::run(80, 24, &[], &["drill", "play", "--blind", "--seed", "3"]);
    for turn in 1..=4 {
        player.see(&format!("turn {turn},"));
        player.press(" \r");
    }
    player.see("turn 5,");
    player.press("gg");
    player.see("lost");
    player.press("\x1b[B\x1b[B");
    player.see(">    3");
    player.press("q");
    player.press("y");
    player.leaves_with(0);
}

#[test]
fn a_whole_question() {
    let mut player = asking();
    player.see("flush  1/10");
    player.press("n");
    player.see("[not ready]");
    player.press("\r");
    player.see("Enter next");
    std::thread::sleep(Duration::from_millis(350));
    player.press("\r");
    player.see("flush  2/10");
    player.press("q");
    player.see("Leave tenpai?");
    player.press("q");
    player.leaves_with(0);
}

#[test]
fn a_hand_is_pasted_and_typed() {
    let mut player = at_home();
    player.press(&to(HomeRow::Analyse));
    player.see("Type or paste a hand");
    player.wait_until("pasted text as one event", vt100::Screen::bracketed_paste);
    player.press("\x1b[200~2345678m\n345p\n\x1b[201~");
    player.see("Hand  2345678m345p");
    player.press("７８９ｓ");
    player.see("2345678m345p789s  waits on 2m 5m 8m, 9 tiles left");
    player.press("\x1b[B\x7f");
    player.see("no suit behind `789`");
    player.press("\x1534667m356788p111s\x1b[B");
    player.see(">= 7m");
    player.press("\r");
    player.see("Hand  3466m356788p111s");
    player.press("\x1b");
    player.see("Hand  34667m356788p111s");
    player.press("\x1b");
    player.see(MENU);
    player.wait_until("pasted text as keys", |screen| !screen.bracketed_paste());
    player.press("q");
    player.leaves_with(0);
}

#[test]
fn settings_are_kept_and_a_damaged_file_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder for a test");
    let home = folder.path().to_str().expect("a plain name");
    let file = folder.path().join("tenpai/settings.toml");
    let mut player = Player::start(80, 24, &[("XDG_CONFIG_HOME", home)]);
    player.see(MENU);
    player.press(&to(HomeRow::Settings));
    player.see("Hands from");
    player.press("\x1b[B\x1b[B\x1b[C");
    player.see("< 20 ");
    player.press("\x03");
    player.leaves_with(130);
    assert_eq!(std::fs::read_to_string(&file).expect("the settings are kept"), "version = 1\nquestions = 20\n");
    std::fs::write(&file, "questions = ").expect("the folder can be written");
    let mut player = Player::start(80, 24, &[("XDG_CONFIG_HOME", home)]);
    player.see("The settings file is damaged");
    player.press("\r\r");
    player.see("1/10");
    player.press("\x03");
    player.leaves_with(130);
    assert_eq!(std::fs::read_to_string(&file).expect("the file is there"), "questions = ");
}

#[test]
fn more_keys_than_a_buffer_holds() {
    let mut player = asking();
    player.press(&"c".repeat(3000));
    player.press("n\r");
    player.see("Enter next");
    player.press("\x03");
    player.leaves_with(130);
}

#[test]
fn idle_writes_nothing() {
    let player = asking();
    std::thread::sleep(Duration::from_millis(200));
    let before = player.bytes();
    std::thread::sleep(Duration::from_millis(1500));
    assert_eq!(player.bytes(), before);
}

#[test]
fn a_resize() {
    let player = Player::start(40, 10, &[]);
    player.see("40x10 is too small: need 50x16");
    player.master.resize(size(80, 24)).expect("the terminal can be resized");
    player.shown.0.lock().expect("no holder panics").parser.screen_mut().set_size(cells(24), cells(80));
    player.see(MENU);
    player.master.resize(size(0, 0)).expect("the terminal can be resized");
    player.master.resize(size(1, 1)).expect("the terminal can be resized");
    player.master.resize(size(80, 24)).expect("the terminal can be resized");
    player.see(MENU);
    player.signal("-TERM");
    player.leaves_with(143);
}

#[test]
fn signals_and_control_c() {
    for (signal, code) in [("-INT", 130), ("-TERM", 143), ("-HUP", 129), ("-QUIT", 131)] {
        for player in [at_home(), asking()] {
            player.signal(signal);
            player.leaves_with(code);
        }
    }
    let mut player = asking();
    player.press("25\x03");
    player.leaves_with(130);
}

#[test]
fn to_the_shell_and_back() {
    for way in ["key", "signal"] {
        let mut player = asking();
        match way {
            "key" => player.press("\x1a"),
            _ => player.signal("-TSTP"),
        }
        player.is_as_before();
        player.signal("-CONT");
        player.see("Enter check");
        player.wait_until("the other screen and the mouse", |screen| {
            let mouse = screen.mouse_protocol_mode();
            screen.alternate_screen() && screen.hide_cursor() && mouse == vt100::MouseProtocolMode::PressRelease
        });
        player.press("n\r");
        player.see("Enter next");
        player.press("\x03");
        player.leaves_with(130);
    }
}

#[test]
fn a_panic_gives_the_terminal_back() {
    let mut player = Player::start(80, 24, &[("TENPAI_TEST_PANIC", "1")]);
    player.see(MENU);
    player.press("x");
    player.see("a panic on purpose");
    player.leaves_with(101);
}

#[test]
fn no_color_is_sent_where_none_is_wanted() {
    let mut player = Player::start(80, 24, &[("NO_COLOR", "1")]);
    player.see(MENU);
    player.press("\r\r");
    player.see("Enter check");
    player.press("n\r");
    player.see("Enter next");
    let shown = player.shown.0.lock().expect("no holder panics");
    let screen = shown.parser.screen();
    for cell in (0..24).flat_map(|row| (0..80).map(move |column| (row, column))).filter_map(|(row, column)| screen.cell(row, column)) {
        assert_eq!((cell.fgcolor(), cell.bgcolor()), (vt100::Color::Default, vt100::Color::Default));
    }
}

#[test]
fn the_cursor_is_seen_without_color() {
    let player = Player::start(80, 24, &[("NO_COLOR", "1")]);
    player.see(MENU);
    player.wait_until("a row in reverse video", |screen| (0..24).any(|row| screen.cell(row, 5).is_some_and(|cell| cell.inverse())));
}

#[test]
fn a_dumb_terminal_is_refused() {
    let player = Player::start(80, 24, &[("TERM", "dumb")]);
    player.see("needs a terminal");
    player.leaves_with(2);
}

#[test]
fn without_a_terminal_it_says_so() {
    let run = Command::new(PROGRAM).stdin(Stdio::null()).output().expect("the program starts");
    assert_eq!(run.status.code(), Some(2));
    assert!(run.stdout.is_empty());
    let told = String::from_utf8(run.stderr).expect("words are UTF-8");
    assert!(told.contains("needs a terminal") && told.trim_end().lines().count() == 1, "{told}");
}

#[test]
fn the_mouse_alone() {
    let mut player = at_home();
    player.wait_until("mouse mode", |screen| screen.mouse_protocol_mode() == vt100::MouseProtocolMode::PressRelease);
    player.press("\x1b[<65;5;5M");
    player.click("which tiles complete a hand");
    player.click("One suit");
    player.see("flush  1/10");
    // the row of characters in the table, and its second tile
    let (column, row) = {
        let shown = player.shown.0.lock().expect("no holder panics");
        place(shown.parser.screen(), "m 萬  ").expect("the table is there")
    };
    player.click_at(column + 10, row);
    player.see("[2]");
    player.click_at(column + 10, row);
    player.wait_until("2m dropped", |screen| !screen.contents().contains("[2]"));
    player.click("n  not ready");
    player.see("[not ready]");
    player.click("Enter check");
    player.see("Enter next");
    std::thread::sleep(Duration::from_millis(350));
    player.click("Enter next");
    player.see("flush  2/10");
    player.click("q leave");
    player.click("y or q leave");
    player.leaves_with(0);
}

#[test]
fn the_mouse_is_left_alone_where_it_is_not_wanted() {
    let mut player = Player::run(80, 24, &[], &["--no-mouse"]);
    player.see(MENU);
    player.wait_until("no mouse mode", |screen| screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None);
    player.press("q");
    player.leaves_with(0);
}

/// The answers of a session of ten: right ones, and a missed, an extra and a given-up one, and *not ready* where it is wrong.
fn answer(number: usize, right: TileSet) -> (String, Vec<Tile>) {
    let no_wait = Tile::all().rfind(|&tile| !right.contains(tile)).expect("no hand waits on everything");
    let some: Vec<Tile> = right.iter().collect();
    match number {
        2 => (format!("x EXTRA {no_wait}"), some.into_iter().chain([no_wait]).collect()),
        3 if some.len() > 1 => ("! MISSED".to_string(), some[1..].to_vec()),
        5 => (format!("x EXTRA {no_wait}"), vec![no_wait]),
        _ if some.is_empty() => ("+ RIGHT not ready".to_string(), some),
        _ => (format!("+ RIGHT {right}"), some),
    }
}

/// The hands of the session, in the order of their questions.
fn session_hands() -> Vec<TileSet> {
    let deals = Deals::new(DealOptions { source: Source::Shapes, ..DealOptions::default() });
    (21..31).map(|seed| waits(&deals.deal(seed).hand, &Ruleset::RIICHI).real).collect()
}

#[derive(Clone, Copy, PartialEq)]
enum Hands {
    Keys,
    Mouse,
}

fn session(hands: Hands) -> Player {
    let mut player = Player::run(80, 24, &[], &["drill", "waits", "--source", "shapes", "--seed", "21"]);
    let mut right_answers = 0;
    for (number, right) in (1..).zip(session_hands()) {
        player.see(&format!("shapes  {number}/10"));
        player.see("Enter check");
        let (told, tiles) = answer(number, right);
        right_answers += u32::from(told.starts_with('+'));
        match hands {
            Hands::Keys if tiles.is_empty() => player.press("n"),
            Hands::Keys => tiles.iter().for_each(|tile| player.press(&format!("{}{}", tile.rank(), tile.letter()))),
            Hands::Mouse if tiles.is_empty() => player.click("n  not ready"),
            Hands::Mouse => tiles.iter().for_each(|&tile| player.click_tile(tile)),
        }
        match hands {
            Hands::Keys => player.press("\r"),
            Hands::Mouse => player.click("Enter check"),
        }
        player.see(&told);
        if !told.starts_with('+') {
            std::thread::sleep(Duration::from_millis(320));
        }
        match hands {
            Hands::Keys => player.press("\r"),
            Hands::Mouse => player.click("Enter next"),
        }
    }
    player.see(&format!("{right_answers} of 10 right"));
    player
}

#[test]
fn a_session_of_ten_by_keys() {
    let mut player = session(Hands::Keys);
    player.see("seed 22");
    player.press("r");
    player.see("again, not scored");
    player.press("g");
    player.see("GIVEN UP");
    player.press("q");
    player.leaves_with(0);
}

#[test]
fn a_session_of_ten_by_mouse() {
    let mut player = session(Hands::Mouse);
    player.click("r missed and slow again");
    player.see("again, not scored");
    player.click("Esc menu");
    player.see(MENU);
    player.click("q quit");
    player.leaves_with(0);
}

#[test]
fn after_the_answer_each_key_shows_what_it_says() {
    let mut player = Player::run(80, 24, &[], &["drill", "waits", "--source", "flush", "--seed", "7"]);
    player.see("Enter check");
    player.press("h");
    player.see("kind");
    player.press("hE\r");
    for (key, text) in
        [("x", "With 1z"), ("w", "The wall turned over"), ("y", "--source flush --seed 7"), ("b", "bookmarked"), ("r", "again, not scored")]
    {
        player.see("Enter next");
        player.press(key);
        player.see(text);
    }
    player.press("\x03");
    player.leaves_with(130);
    // a wrong answer without help may have been a slip
    let mut player = Player::run(80, 24, &[], &["drill", "waits", "--source", "flush", "--seed", "7"]);
    player.see("Enter check");
    player.press("E\r");
    player.see("u slip");
    player.press("u");
    player.see("slip: right shape, wrong key");
    player.press("\x03");
    player.leaves_with(130);
}

#[test]
fn shrinking_and_growing_leaves_no_scraps() {
    let mut player = Player::run(80, 24, &[], &["drill", "waits", "--hand", "2345678m345p789s"]);
    player.see("Enter check");
    player.press("25m1z\r");
    player.see("Enter next");
    let rows = |screen: &vt100::Screen| screen.rows(0, 80).map(|row| row.trim_end().to_string()).collect::<Vec<_>>();
    let before = rows(player.shown.0.lock().expect("no holder panics").parser.screen());
    for (columns, rows) in [(60, 18), (40, 10), (120, 40), (80, 24)] {
        player.master.resize(size(columns, rows)).expect("the terminal can be resized");
        player.shown.0.lock().expect("no holder panics").parser.screen_mut().set_size(cells(rows), cells(columns));
        // a key that means nothing, typed while the size changes, neither acts nor blocks
        player.press("k");
        player.wait_until("a frame of this size", |screen| match columns {
            40 => screen.contents().contains("too small"),
            _ => screen.contents().contains("MISSED 8m"),
        });
    }
    player.wait_until("the frame as before", |screen| rows(screen) == before);
    player.press("\x03");
    player.leaves_with(130);
}
