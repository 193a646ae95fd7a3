//! Takes the screen and gives it back, whatever happens.

use std::io::{self, Write};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::{Hide, Show};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use signal_hook::consts::SIGTSTP;
use signal_hook::low_level::emulate_default_handler;

use crate::drill::settings::Mouse;

/// Clicks and the wheel are told, in columns and rows of any size; movements are not, since nothing needs them.
const MOUSE_ON: &[u8] = b"\x1b[?1000h\x1b[?1006h";
const MOUSE_OFF: &[u8] = b"\x1b[?1006l\x1b[?1000l";

/// Whether the screen is taken; every holder can give it back, and only the first does.
#[derive(Clone, Debug, Default)]
pub(super) struct Curtain {
    taken: Arc<AtomicBool>,
    mouse: Arc<AtomicBool>,
}

impl Curtain {
    /// Raw keys, the other screen, no cursor; the mouse, if it was listened to before.
    pub(super) fn take(&self) -> io::Result<()> {
        self.taken.store(true, Ordering::SeqCst);
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, Hide)?;
        if self.mouse.load(Ordering::SeqCst) { send(MOUSE_ON) } else { Ok(()) }
    }

    /// Listens to the mouse, or leaves it to the terminal.
    pub(super) fn listen(&self, mouse: Mouse) -> io::Result<()> {
        let on = mouse == Mouse::On;
        match (self.mouse.swap(on, Ordering::SeqCst), on) {
            (false, true) => send(MOUSE_ON),
            (true, false) => send(MOUSE_OFF),
            (true, true) | (false, false) => Ok(()),
        }
    }

    /// The terminal as it was. Every step is tried, since a terminal half restored is worse than an error unseen.
    pub(super) fn restore(&self) {
        if self.taken.swap(false, Ordering::SeqCst) {
            let mut out = io::stdout();
            if self.mouse.load(Ordering::SeqCst) {
                let _ = send(MOUSE_OFF);
            }
            let _ = execute!(out, Show);
            let _ = execute!(out, LeaveAlternateScreen);
            let _ = disable_raw_mode();
            let _ = out.flush();
        }
    }

    /// Gives the screen back before a panic is told, so that its words are not lost with the other screen.
    pub(super) fn restore_on_panic(&self) {
        let (curtain, tell) = (self.clone(), panic::take_hook());
        panic::set_hook(Box::new(move |info| {
            curtain.restore();
            tell(info);
        }));
    }

    /// Stops until the shell continues the program, then takes the screen again.
    pub(super) fn suspend(&self) -> io::Result<()> {
        self.restore();
        emulate_default_handler(SIGTSTP)?;
        self.take()
    }
}

fn send(bytes: &[u8]) -> io::Result<()> {
    io::stdout().write_all(bytes)?;
    io::stdout().flush()
}
