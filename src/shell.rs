//! The trainer on a real terminal: takes the screen, reads keys, draws, and always gives the screen back.

mod curtain;
mod events;

use std::env;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use self::curtain::Curtain;
pub use self::curtain::Mouse;
use self::events::Event;
use crate::app::{App, Effect, Face, Glyphs, Looks, Message, Onward, Palette, Plan, clicked, message, wheel};
use crate::drill::deal::{Narrow, Order, Source};
use crate::drill::language::Language;
use crate::drill::session::QUESTIONS;
use crate::engine::{Hand, Ruleset};
use crate::ui;
use crate::words::Word;

/// The screen that is opened first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Opening {
    /// The home screen.
    #[default]
    Home,
    /// The wait drill.
    Waits,
}

/// How tiles are to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TilesChoice {
    /// Filled, but letters on the Linux console and without colour.
    #[default]
    Auto,
    /// Ivory blocks.
    Filled,
    /// `2m 3m 4m`.
    Letters,
}

/// Whether colours are to be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ColorChoice {
    /// Unless NO_COLOR is set.
    #[default]
    Auto,
    /// Even where NO_COLOR is set.
    Always,
    /// Never.
    Never,
}

/// What the command line asks of the trainer.
#[derive(Clone, Debug)]
pub struct Start {
    /// The screen that is opened first.
    pub opening: Opening,
    /// Where hands come from.
    pub source: Source,
    /// Which of its hands are wanted.
    pub narrow: Narrow,
    /// The seed of the first question; none: another one each time.
    pub seed: Option<u64>,
    /// How many questions a session asks.
    pub questions: usize,
    /// What completes a hand.
    pub rules: Ruleset,
    /// A hand of the player's own, asked instead of dealt ones.
    pub hand: Option<Hand>,
    /// How many hands of a hundred are made not ready; none: as the source has it.
    pub decoys: Option<u8>,
    /// How the tiles lie.
    pub order: Order,
    /// How tiles are drawn.
    pub tiles: TilesChoice,
    /// Whether colours are sent.
    pub color: ColorChoice,
    /// Whether the mouse is listened to.
    pub mouse: Mouse,
}

impl Default for Start {
    fn default() -> Start {
        Start {
            opening: Opening::Home,
            source: Source::Shapes,
            narrow: Narrow::default(),
            seed: None,
            questions: QUESTIONS,
            rules: Ruleset::RIICHI,
            hand: None,
            decoys: None,
            order: Order::Sorted,
            tiles: TilesChoice::Auto,
            color: ColorChoice::Auto,
            mouse: Mouse::On,
        }
    }
}

/// Runs the trainer until the player leaves. Exit codes: 0, 1 where the terminal failed, 2 where there is none, 128+n on a signal.
pub fn run(start: Start) -> ExitCode {
    let term = env::var("TERM").unwrap_or_default();
    if term == "dumb" || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return failure(Language::English.word(Word::NoTerminal), 2);
    }
    let curtain = Curtain::new(start.mouse);
    let outcome = play(start, &term, &curtain);
    curtain.restore();
    match outcome {
        Ok(code) => ExitCode::from(code),
        Err(error) => failure(&error.to_string(), 1),
    }
}

fn failure(what: &str, code: u8) -> ExitCode {
    // where even stderr is gone there is nobody to tell
    let _ = writeln!(io::stderr(), "tenpai: {what}");
    ExitCode::from(code)
}

/// A frame is one write.
type Screen = Terminal<CrosstermBackend<BufWriter<Stdout>>>;

fn screen() -> io::Result<Screen> {
    Terminal::new(CrosstermBackend::new(BufWriter::with_capacity(64 * 1024, io::stdout())))
}

/// The order matters: signals are caught first, then resizes, then the screen is taken, and only then its size is asked;
/// keys are read last, since asking a terminal anything fails while another thread reads.
fn play(start: Start, term: &str, curtain: &Curtain) -> io::Result<u8> {
    let signals = events::catch_signals()?;
    crossterm::event::poll(Duration::ZERO)?;
    curtain.restore_on_panic();
    curtain.take()?;
    let clock = Instant::now();
    let size = crossterm::terminal::size().unwrap_or_default();
    let mut app = open(start, term, size, clock.elapsed());
    let mut screen = screen()?;
    screen.draw(|frame| ui::view(&app, frame))?;
    let events = events::listen(signals);
    loop {
        let first = match next(&events, app.alarm().map(|alarm| alarm.saturating_sub(clock.elapsed()))) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => Event::Alarm,
            Err(RecvTimeoutError::Disconnected) => return Ok(1),
        };
        for event in std::iter::once(first).chain(events.try_iter()) {
            let message = match event {
                Event::Key(key) => {
                    panic_on_purpose();
                    message(&app, key)
                }
                Event::Clicked(column, row) => ui::target(&app, app.size(), column, row).and_then(|target| clicked(&app, target)),
                Event::Wheel(direction) => wheel(&app, direction),
                Event::Resized(columns, rows) => Some(Message::Resized(columns, rows)),
                Event::Alarm => Some(Message::Alarm),
                Event::Stopped => Some(Message::Suspend),
                Event::Killed(signal) => return Ok(128 + signal),
                Event::Gone => return Ok(last_signal(&events).unwrap_or(1)),
            };
            if message.is_some_and(Message::scrolls) {
                app.update(Message::Measured(ui::reach(&app)), clock.elapsed());
            }
            let effects = message.map(|message| app.update(message, clock.elapsed())).unwrap_or_default();
            for effect in effects {
                match effect {
                    Effect::Quit => return Ok(0),
                    Effect::Interrupt => return Ok(130),
                    Effect::Suspend => {
                        curtain.suspend()?;
                        screen = self::screen()?;
                        let (columns, rows) = crossterm::terminal::size().unwrap_or_default();
                        app.update(Message::Resized(columns, rows), clock.elapsed());
                    }
                }
            }
        }
        if let Err(error) = screen.draw(|frame| ui::view(&app, frame)) {
            return last_signal(&events).ok_or(error);
        }
    }
}

/// The next event, however long it takes, or for so long where the trainer waits for a time.
fn next(events: &Receiver<Event>, wait: Option<Duration>) -> Result<Event, RecvTimeoutError> {
    match wait {
        Some(wait) => events.recv_timeout(wait),
        None => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
    }
}

/// A terminal that is gone has mostly sent a signal too, which may come a moment later.
fn last_signal(events: &Receiver<Event>) -> Option<u8> {
    loop {
        match events.recv_timeout(Duration::from_millis(100)) {
            Ok(Event::Killed(signal)) => return Some(128 + signal),
            Ok(_) => {}
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return None,
        }
    }
}

fn open(start: Start, term: &str, size: (u16, u16), now: Duration) -> App {
    let no_color = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let palette = match start.color {
        ColorChoice::Auto if no_color => Palette::None,
        ColorChoice::Never => Palette::None,
        ColorChoice::Auto => Palette::Indexed,
        ColorChoice::Always => {
            crossterm::style::force_color_output(true);
            Palette::Indexed
        }
    };
    let console = term == "linux";
    let face = match start.tiles {
        TilesChoice::Auto if console || palette == Palette::None => Face::Letters,
        TilesChoice::Auto | TilesChoice::Filled => Face::Filled,
        TilesChoice::Letters => Face::Letters,
    };
    let glyphs = if console { Glyphs::Ascii } else { Glyphs::Wide };
    let looks = Looks { face, palette, glyphs, language: Language::English };
    let plan = Plan {
        source: start.source,
        narrow: start.narrow,
        rules: start.rules,
        seed: start.seed.unwrap_or_else(some_seed),
        questions: start.questions,
        decoys: start.decoys,
        order: start.order,
        hand: start.hand,
        onward: Onward::default(),
    };
    match start.opening {
        Opening::Home => App::at_home(plan, looks, size),
        Opening::Waits => App::in_waits(plan, looks, size, now),
    }
}

/// Another seed each time, short enough to be read out.
fn some_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::from(since.subsec_nanos()) / 7 % 1_000_000
}

/// For the test that a panic gives the terminal back; not in a release.
fn panic_on_purpose() {
    if cfg!(debug_assertions) && env::var_os("TENPAI_TEST_PANIC").is_some() {
        panic!("a panic on purpose");
    }
}
