//! The trainer on a real terminal: takes the screen, reads keys, draws, and always gives the screen back.

mod curtain;
mod events;
mod memory;
mod surroundings;
mod worker;

use std::env;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use self::curtain::{Curtain, Paste};
use self::events::Event;
use self::memory::Memory;
use self::worker::Worker;
use crate::app::{App, Effect, Effects, HANDS, Message, Palette, Plan, Preferences, Trouble, clicked, is_typing, message, pasted, wheel};
use crate::drill::deal::{Narrow, Wilds};
use crate::drill::exercise::Drill;
use crate::drill::language::Language;
use crate::drill::play::PlayStyle;
use crate::drill::record::Mode;
use crate::drill::score::{ScoreLevel, ScoreQuestion};
use crate::drill::settings::Said;
use crate::engine::{AnyHand, Ruleset};
use crate::store::history::HistoryError;
use crate::store::settings::{SettingsError, SettingsFile};
use crate::ui;
use crate::words::Word;

/// The screen that is opened first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Opening {
    /// The home screen.
    #[default]
    Home,
    /// The drill.
    Drill,
    /// What is due, and what failed.
    Review,
}

/// What the command line asks of the trainer.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The screen that is opened first.
    pub opening: Opening,
    /// What is trained.
    pub drill: Drill,
    /// How its questions follow each other.
    pub mode: Mode,
    /// How long a session may think in all; none: as its mode says.
    pub clock: Option<Duration>,
    /// Which hands of the source are wanted.
    pub narrow: Narrow,
    /// Whether a kind is wild.
    pub wilds: Wilds,
    /// The seed of the first question; none: another one each time.
    pub seed: Option<u64>,
    /// A hand of the player's own, asked instead of dealt ones.
    pub hand: Option<AnyHand>,
    /// What of the points is asked; none: what the rules have.
    pub level: Option<ScoreLevel>,
    /// How a hand is played alone.
    pub style: PlayStyle,
    /// A win of the player's own, asked in the points drill.
    pub win: Option<ScoreQuestion>,
    /// What counts more than what is kept.
    pub said: Said,
    /// The settings file, unless it lies at the usual place.
    pub config: Option<PathBuf>,
    /// Where answers are kept; none: the system's place for data.
    pub data_dir: Option<PathBuf>,
}

/// Runs the trainer until the player leaves. Exit codes: 0, 1 where the terminal failed, 2 where there is none, 128+n on a signal.
pub fn run(start: Start) -> ExitCode {
    let term = env::var("TERM").unwrap_or_default();
    if term == "dumb" || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return failure(Language::English.word(Word::NoTerminal), 2);
    }
    let curtain = Curtain::default();
    let outcome = play(start, &curtain);
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
fn play(start: Start, curtain: &Curtain) -> io::Result<u8> {
    let signals = events::catch_signals()?;
    crossterm::event::poll(Duration::ZERO)?;
    curtain.restore_on_panic();
    curtain.take()?;
    let clock = Instant::now();
    let size = crossterm::terminal::size().unwrap_or_default();
    let (data_dir, mut review) = (start.data_dir.clone(), start.opening == Opening::Review);
    let file = SettingsFile::new(start.config.clone());
    let mut app = open(start, &file, size, clock.elapsed());
    listen_as_set(&app, curtain)?;
    let mut screen = screen()?;
    screen.draw(|frame| ui::view(&app, frame))?;
    let (events, tell) = events::listen(signals);
    // the first frame does not wait for the history
    let mut memory = Memory::new(data_dir.as_deref());
    app.begin_day(memory::today());
    told(&mut app, memory.open(&tell), clock.elapsed());
    screen.draw(|frame| ui::view(&app, frame))?;
    let mut worker = Worker::default();
    loop {
        worker.serve(app.job(), &tell);
        let first = match next(&events, app.alarm().map(|alarm| alarm.saturating_sub(clock.elapsed()))) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => Event::Alarm,
            Err(RecvTimeoutError::Disconnected) => return Ok(1),
        };
        for event in std::iter::once(first).chain(events.try_iter()) {
            let mut effects = Effects::new();
            let message = match event {
                Event::Key(key) => {
                    panic_on_purpose();
                    message(&app, key)
                }
                Event::Clicked(column, row) => ui::target(&app, app.size(), column, row).and_then(|target| clicked(&app, target)),
                Event::Wheel(direction) => wheel(&app, direction),
                Event::Pasted(text) => {
                    for message in pasted(&app, &text) {
                        app.update(message, clock.elapsed());
                    }
                    None
                }
                Event::Resized(columns, rows) => Some(Message::Resized(columns, rows)),
                Event::Alarm => Some(Message::Alarm),
                Event::Worked(id, work) => {
                    effects = app.worked(id, work);
                    None
                }
                Event::Learned(statistics) => {
                    app.learn(*statistics, memory::today());
                    // a review waits for what is due
                    std::mem::take(&mut review).then_some(Message::Review)
                }
                Event::Unread(error) => Some(Message::Unkept(unkept(&error))),
                Event::Stopped => Some(Message::Suspend),
                Event::Killed(signal) => return Ok(128 + signal),
                Event::Gone => return Ok(last_signal(&events).unwrap_or(1)),
            };
            if message.is_some_and(Message::scrolls) {
                app.update(Message::Measured(ui::reach(&app)), clock.elapsed());
            }
            effects.extend(message.map(|message| app.update(message, clock.elapsed())).unwrap_or_default());
            for effect in effects {
                match effect {
                    Effect::Quit => return Ok(0),
                    Effect::Interrupt => return Ok(130),
                    Effect::KeepSetting(setting, settings) => {
                        if let Err(fault) = file.keep(setting, &settings) {
                            app.update(Message::Trouble(trouble(&fault)), clock.elapsed());
                        }
                    }
                    Effect::Suspend => {
                        curtain.suspend()?;
                        screen = self::screen()?;
                        let (columns, rows) = crossterm::terminal::size().unwrap_or_default();
                        app.update(Message::Resized(columns, rows), clock.elapsed());
                    }
                    Effect::Keep(kept) => {
                        let (record, written) = memory.keep(*kept);
                        app.remember(&record);
                        told(&mut app, written, clock.elapsed());
                    }
                    Effect::Amend(kept) => {
                        told(&mut app, memory.amend(*kept), clock.elapsed());
                        memory.read(&tell);
                    }
                    Effect::Stand(id, standing) => {
                        told(&mut app, memory.stand(id, standing), clock.elapsed());
                        memory.read(&tell);
                    }
                }
            }
        }
        listen_as_set(&app, curtain)?;
        if let Err(error) = screen.draw(|frame| ui::view(&app, frame)) {
            return last_signal(&events).ok_or(error);
        }
    }
}

/// Says on the screen where answers cannot be kept.
fn told(app: &mut App, written: Result<(), HistoryError>, now: Duration) {
    if let Err(error) = written {
        app.update(Message::Unkept(unkept(&error)), now);
    }
}

const fn unkept(error: &HistoryError) -> Trouble {
    match error {
        HistoryError::Full(_) => Trouble::Full,
        HistoryError::ReadOnly(_) => Trouble::ReadOnly,
        HistoryError::Damaged(_) => Trouble::Damaged,
        HistoryError::Newer(_) => Trouble::Newer,
        HistoryError::Other(..) => Trouble::Other,
    }
}

/// Colours and the mouse as they are set now; pasted text only where there is a text to type.
fn listen_as_set(app: &App, curtain: &Curtain) -> io::Result<()> {
    // NO_COLOR is looked at in one place only: where no colour is wanted, the theme names none
    crossterm::style::force_color_output(app.looks().palette != Palette::None);
    let paste = if is_typing(app) { Paste::Whole } else { Paste::AsKeys };
    curtain.listen(app.preferences().present().mouse, paste)
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

/// The first screen. It waits for nothing but the settings file.
fn open(start: Start, file: &SettingsFile, size: (u16, u16), now: Duration) -> App {
    let (kept, fault) = file.read();
    // a seed, a hand of one's own or the shapes that are asked for bring the same questions whatever is kept
    let told = start.seed.is_some() || start.hand.is_some() || start.narrow != Narrow::default() || start.wilds != Wilds::None;
    let present = start.said.over(if told { kept.asking_as_told() } else { kept });
    let terminal = surroundings::terminal(|name| env::var(name).ok());
    let preferences = Preferences::new(kept, present, terminal);
    let hands = start.said.questions.filter(|_| start.drill == Drill::Play).map_or(HANDS, usize::from);
    let plan = Plan {
        hands,
        drill: start.drill,
        source: present.source,
        narrow: start.narrow,
        rules: present.rules,
        seed: start.seed.unwrap_or_else(some_seed),
        questions: usize::from(present.questions),
        decoys: present.decoys,
        order: present.order,
        wilds: start.wilds,
        hand: start.hand,
        style: start.style,
        level: start.level.unwrap_or(match start.opening {
            // the menu begins with the first of the levels
            Opening::Home if present.rules == Ruleset::RIICHI => ScoreLevel::ALL[0],
            _ => ScoreLevel::of(present.rules),
        }),
        win: start.win,
        onward: present.onward,
        mode: start.mode,
        clock: start.clock,
    };
    let mut app = match start.opening {
        Opening::Home | Opening::Review => App::at_home(plan, preferences.looks(), size),
        Opening::Drill => App::in_drill(plan, preferences.looks(), size, now),
    }
    .with(preferences);
    if let Some(fault) = fault {
        app.update(Message::Trouble(trouble(&fault)), now);
    }
    app
}

const fn trouble(fault: &SettingsError) -> Trouble {
    match fault {
        SettingsError::Full => Trouble::Full,
        SettingsError::ReadOnly => Trouble::ReadOnly,
        SettingsError::Damaged => Trouble::Damaged,
        SettingsError::Newer => Trouble::Newer,
        SettingsError::Other(_) => Trouble::Other,
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
