//! What a player can ask for, and what the trainer asks of the outside.

use crate::engine::Tile;

/// A way to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// One row up.
    Up,
    /// One row down.
    Down,
    /// One column left.
    Left,
    /// One column right.
    Right,
}

/// A long way in a list or a long page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leap {
    /// A page towards the beginning.
    PageUp,
    /// A page towards the end.
    PageDown,
    /// To the beginning.
    Home,
    /// To the end.
    End,
}

/// What a player asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// The terminal has so many columns and rows now.
    Resized(u16, u16),
    /// Leave at once.
    Leave,
    /// Leave at once, as a signal would.
    Interrupt,
    /// Leave; inside an unfinished session it is asked first.
    Quit,
    /// To the home screen; inside an unfinished session it is asked first.
    GoHome,
    /// To the home screen at once.
    GoHomeNow,
    /// To the shell, until it brings the trainer back.
    Suspend,
    /// Open the help.
    Help,
    /// Close what lies over the screen.
    Close,
    /// Up or down in a list or a long page.
    Scroll(Direction),
    /// Far up or down in a list or a long page.
    Leap(Leap),
    /// Open the chosen row.
    Open,
    /// Begin another session like the last one.
    AnotherSession,
    /// Something in the wait drill.
    Waits(WaitsMessage),
}

/// What a player asks for in the wait drill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaitsMessage {
    /// A digit, 1 to 9.
    Digit(u8),
    /// A suit letter: m, p, s or z.
    Letter(char),
    /// One honour, by its capital.
    Honor(Tile),
    /// Move the cursor.
    Move(Direction),
    /// Choose or drop the tile under the cursor.
    Toggle,
    /// Choose or drop *not ready*.
    NotReady,
    /// Take the last key back.
    TakeBack,
    /// Clear the answer.
    Clear,
    /// Drop waiting digits.
    DropDigits,
    /// Mark the answer.
    Check,
    /// The next question.
    Next,
    /// The same hand again.
    Again,
    /// Show every reading, or fewer.
    Every,
    /// Show the command that rebuilds the question.
    Rebuild,
}

/// Work for the outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Leave the program.
    Quit,
    /// Leave it as if by SIGINT.
    Interrupt,
    /// Stop until the shell continues the program.
    Suspend,
}

/// All the work that one message caused.
pub type Effects = Vec<Effect>;
