//! Every answer that the screen has confirmed is in the history, whatever then happens to the program.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tempfile::TempDir;
use tenpai::drill::record::{Mark, Record, Standing};
use tenpai::store::history::History;

const ROWS: u16 = 24;
const COLUMNS: u16 = 80;

/// The program on a pretended terminal.
struct Run {
    screen: Arc<Mutex<vt100::Parser>>,
    child: Box<dyn portable_pty::Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    reader: thread::JoinHandle<()>,
    _master: Box<dyn portable_pty::MasterPty + Send>,
}

impl Run {
    fn start(data: &Path, args: &[&str]) -> Run {
        let size = PtySize { rows: ROWS, cols: COLUMNS, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_tenpai"));
        command.args(args);
        command.env("TERM", "xterm-256color");
        command.env("XDG_CONFIG_HOME", data);
        command.args(["--data-dir", &data.to_string_lossy()]);
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let cells = |number| std::num::NonZero::new(number).expect("it has cells");
        let screen = Arc::new(Mutex::new(vt100::Parser::new(cells(ROWS), cells(COLUMNS), 0)));
        let (mut from, drawn) = (pair.master.try_clone_reader().expect("it can be read"), Arc::clone(&screen));
        let reader = thread::spawn(move || {
            let mut buffer = [0; 8192];
            while let Ok(count @ 1..) = from.read(&mut buffer) {
                drawn.lock().expect("no holder panics").process(&buffer[..count]);
            }
        });
        let keys = pair.master.take_writer().expect("it can be typed on");
        Run { screen, child, keys, reader, _master: pair.master }
    }

    fn press(&mut self, keys: &str) {
        // a program that is gone takes no keys
        let _ = self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush());
    }

    fn text(&self) -> String {
        self.screen.lock().expect("no holder panics").screen().contents()
    }

    fn see(&self, text: &str) {
        let end = Instant::now() + Duration::from_secs(10);
        while !self.text().contains(text) {
            assert!(Instant::now() < end, "never came: {text}; the screen:\n{}", self.text());
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// The answers that the title counts, once everything that was drawn is read.
    fn killed(mut self) -> usize {
        // the harness would hang up first, and the program would leave in good order
        let program = self.child.process_id().expect("it runs").to_string();
        assert!(std::process::Command::new("kill").args(["-9", &program]).status().expect("kill runs").success());
        self.child.wait().expect("it ends");
        drop(self.keys);
        drop(self._master);
        self.reader.join().expect("the reader ends");
        let text = self.screen.lock().expect("no holder panics").screen().contents();
        let title = text.lines().next().unwrap_or_default().to_owned();
        let after = |word: &str| {
            let mut words = title.split_whitespace().skip_while(move |other| *other != word);
            words.nth(1).and_then(|number| number.parse::<usize>().ok())
        };
        after("ok").zip(after("miss")).map_or(0, |(ok, miss)| ok + miss)
    }
}

fn all(data: &Path) -> Vec<Record> {
    let mut all = Vec::new();
    if let Some(history) = History::open_to_read(&file(data)).expect("it opens") {
        history.each(|record| all.push(record)).expect("it is read");
    }
    all
}

fn file(data: &Path) -> PathBuf {
    data.join("history.sqlite3")
}

/// Plays at a machine's pace and is killed at a random moment, so often; then nothing that was confirmed may be missing.
fn survives(runs: u64) {
    let data = TempDir::new().expect("a folder");
    let mut confirmed = 0;
    for run in 0..runs {
        let before = all(data.path()).len();
        let mut rng = ChaCha8Rng::seed_from_u64(run);
        let seed = (run * 1000).to_string();
        let mut player = Run::start(data.path(), &["drill", "waits", "--source", "flush", "--questions", "500", "--seed", &seed]);
        let end = Instant::now() + Duration::from_micros(rng.random_range(0..250_000));
        while Instant::now() < end {
            player.press("n\r");
            thread::sleep(Duration::from_millis(rng.random_range(0..4)));
            player.press("\r");
        }
        let shown = player.killed();
        confirmed += shown;
        let kept = all(data.path()).len() - before;
        assert!(kept >= shown, "run {run}: {shown} answers were confirmed, {kept} are kept");
    }
    assert!(confirmed > runs as usize, "only {confirmed} answers in {runs} runs prove little");
}

#[test]
fn a_kill_loses_nothing_that_was_confirmed() {
    survives(15);
}

#[test]
#[ignore = "slow: two hundred runs"]
fn two_hundred_kills_lose_nothing_that_was_confirmed() {
    survives(200);
}

#[test]
fn an_answer_is_kept_with_what_it_says_and_a_slip_is_marked() {
    let data = TempDir::new().expect("a folder");
    let mut player = Run::start(data.path(), &["drill", "waits", "--source", "shapes", "--seed", "7"]);
    player.see("Which tiles");
    player.press("1m");
    player.press("\r");
    player.see("1m");
    let record = wait_for(data.path(), |records| records.first().cloned());
    let answered = &record.answered;
    assert_eq!((answered.source.as_str(), answered.seed, answered.rules.as_str()), ("shapes", Some(7), "riichi"));
    assert_eq!((answered.answer.as_str(), answered.mark), ("1m", Mark::Wrong));
    assert_eq!(answered.items.is_empty(), answered.missed.is_empty());
    assert!(answered.first_key.is_some_and(|key| key <= answered.took), "{answered:?}");
    assert_eq!((record.stamp.number, record.standing), (1, Standing::Counts));
    player.press("u");
    wait_for(data.path(), |records| records.first().filter(|record| record.standing == Standing::Slip).cloned());
    player.killed();
}

fn wait_for<T>(data: &Path, found: impl Fn(&[Record]) -> Option<T>) -> T {
    let end = Instant::now() + Duration::from_secs(10);
    loop {
        if file(data).exists()
            && let Some(found) = found(&all(data))
        {
            return found;
        }
        assert!(Instant::now() < end, "never kept");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_history_that_cannot_be_used_is_told_and_the_session_goes_on() {
    let data = TempDir::new().expect("a folder");
    let damaged = "no history at all, though long enough to be taken for one from afar ".repeat(80);
    std::fs::write(file(data.path()), &damaged).expect("written");
    let mut player = Run::start(data.path(), &["drill", "waits", "--seed", "7"]);
    player.see("The history is damaged and left as it is");
    player.press("\r");
    player.see("Your answer");
    player.press("n\r");
    player.see("The history is damaged and left as it is");
    player.press("\r");
    player.see("next");
    player.killed();
    assert_eq!(std::fs::read_to_string(file(data.path())).expect("the file"), damaged);
}
