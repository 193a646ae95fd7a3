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

/// Pasted text comes as one event, between marks. Where the end mark is lost every key would be swallowed, so only a text field asks for it.
const PASTE_ON: &[u8] = b"\x1b[?2004h";
const PASTE_OFF: &[u8] = b"\x1b[?2004l";

/// How pasted text comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Paste {
    /// As one event.
    Whole,
    /// As if it were typed.
    AsKeys,
}

/// Whether the screen is taken; every holder can give it back, and only the first does.
#[derive(Clone, Debug, Default)]
pub(super) struct Curtain {
    taken: Arc<AtomicBool>,
    mouse: Arc<AtomicBool>,
    paste: Arc<AtomicBool>,
}

impl Curtain {
    /// Raw keys, the other screen, no cursor; the mouse, if it was listened to before.
    pub(super) fn take(&self) -> io::Result<()> {
        self.taken.store(true, Ordering::SeqCst);
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, Hide)?;
        self.if_on(&self.mouse, MOUSE_ON)?;
        self.if_on(&self.paste, PASTE_ON)
    }

    /// Listens to the mouse or leaves it to the terminal, and takes pasted text as it is wanted.
    pub(super) fn listen(&self, mouse: Mouse, paste: Paste) -> io::Result<()> {
        switch(&self.mouse, mouse == Mouse::On, [MOUSE_OFF, MOUSE_ON])?;
        switch(&self.paste, paste == Paste::Whole, [PASTE_OFF, PASTE_ON])
    }

    /// The terminal as it was. Every step is tried, since a terminal half restored is worse than an error unseen.
    pub(super) fn restore(&self) {
        if self.taken.swap(false, Ordering::SeqCst) {
            let mut out = io::stdout();
            let _ = self.if_on(&self.mouse, MOUSE_OFF);
            let _ = self.if_on(&self.paste, PASTE_OFF);
            let _ = execute!(out, Show);
            let _ = execute!(out, LeaveAlternateScreen);
            let _ = disable_raw_mode();
            let _ = out.flush();
        }
    }

    fn if_on(&self, mode: &AtomicBool, bytes: &[u8]) -> io::Result<()> {
        if mode.load(Ordering::SeqCst) { send(bytes) } else { Ok(()) }
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

fn switch(mode: &AtomicBool, on: bool, [off_bytes, on_bytes]: [&[u8]; 2]) -> io::Result<()> {
    match (mode.swap(on, Ordering::SeqCst), on) {
        (false, true) => send(on_bytes),
        (true, false) => send(off_bytes),
        (true, true) | (false, false) => Ok(()),
    }
}

fn send(bytes: &[u8]) -> io::Result<()> {
    io::stdout().write_all(bytes)?;
    io::stdout().flush()
}
