//! What a player can ask for, and what the trainer asks of the outside.

use super::{AnswerId, Kept, Key, Trouble, Typed};
use crate::drill::record::Standing;
use crate::drill::settings::{Setting, Settings, Turn};
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

/// What lies under the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A key of the last line.
    Key(Key),
    /// A tile that can be chosen.
    Tile(Tile),
    /// A row of a list, from 0.
    Row(usize),
    /// A group of a list, from 0.
    Group(usize),
}

/// How far what is on the screen scrolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reach {
    /// The last line that can stand at the top.
    pub last: usize,
    /// How many lines a page has.
    pub page: usize,
}

/// What a player asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// The terminal has so many columns and rows now.
    Resized(u16, u16),
    /// What is on the screen scrolls so far; told before each message that scrolls, since only the drawing knows.
    Measured(Reach),
    /// Turn the chosen setting.
    Turn(Turn),
    /// Begin the practice that was put together.
    Begin,
    /// Ask what is due, then what failed.
    Review,
    /// To the next page of the figures.
    Page,
    /// A page of time back or on.
    Time(Turn),
    /// From a lesson to all of them.
    Lessons,
    /// Change the text of a hand.
    Type(Typed),
    /// From the hand after a discard back to the fourteen tiles.
    TakenBack,
    /// Settings could not be read or kept.
    Trouble(Trouble),
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
    /// Choose a row of a list and open it.
    OpenRow(usize),
    /// Begin another session like the last one.
    AnotherSession,
    /// Ask what was failed or slow again, outside the score.
    Practise,
    /// The time that the state had asked for has come.
    Alarm,
    /// Something in the wait drill.
    Waits(WaitsMessage),
    /// Something in the discard drill, or in a hand that is played.
    Discards(DiscardMessage),
    /// From a hand that was played on back to the discard drill.
    PlayedOn,
    /// Something in the distance drill.
    Shanten(DistanceMessage),
    /// Something in the points drill.
    Score(ScoreMessage),
    /// Answers cannot be kept, at least not now.
    Unkept(Trouble),
}

impl Message {
    /// Whether it scrolls.
    pub const fn scrolls(self) -> bool {
        matches!(self, Message::Scroll(_) | Message::Leap(_))
    }
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
    /// The tile under the mouse: choose or drop it; after the answer, why it does not complete the hand.
    Pick(Tile),
    /// Choose or drop *not ready*.
    NotReady,
    /// Choose or drop *any tile*, which some hands with wilds wait for.
    Any,
    /// Take the last key back.
    TakeBack,
    /// Clear the answer.
    Clear,
    /// Drop waiting digits.
    DropDigits,
    /// How many tiles there are; once more: a meld that can be set aside.
    Hint,
    /// Show the answer; it counts as missed.
    GiveUp,
    /// Mark the answer.
    Check,
    /// The next question.
    Next,
    /// The next question, and the second question of this one is not asked.
    Skip,
    /// The same hand again.
    Again,
    /// Show every reading, or fewer.
    Every,
    /// Show the command that rebuilds the question.
    Rebuild,
    /// Show why a false tile does not complete the hand.
    Why,
    /// Turn the wall over.
    Wall,
    /// Back to the verdict.
    Back,
    /// Put a bookmark on the question, or take it away.
    Bookmark,
    /// The miss was a slip: right shape, wrong key; once more: it was none.
    Slip,
}

/// What a player asks for in the discard drill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiscardMessage {
    /// A digit, 1 to 9, or 0 for a red five.
    Digit(u8),
    /// A suit letter: m, p, s or z.
    Letter(char),
    /// One honour, by its capital.
    Honor(Tile),
    /// The tile that was drawn.
    Drawn,
    /// Choose the tile beside the chosen one.
    Move(Direction),
    /// The tile at this place.
    Pick(usize),
    /// Drop a waiting digit, else the chosen tile.
    DropDigit,
    /// Choose nothing.
    Clear,
    /// Let the chosen tile go.
    Check,
    /// Win on the drawn tile.
    Win,
    /// Show the answer; it counts as missed.
    GiveUp,
    /// The next question; in a played hand, the next draw.
    Next,
    /// The same position again, or the same hand from its beginning.
    Again,
    /// Play the hand on from the position, with the same wall.
    PlayOn,
    /// Show every discard, or fewer.
    Table,
    /// Show the command that rebuilds the question.
    Rebuild,
    /// Back to the verdict.
    Back,
    /// Put a bookmark on the question, or take it away.
    Bookmark,
    /// The miss was a slip; once more: it was none.
    Slip,
}

impl DiscardMessage {
    /// Whether it means something while a question waits for its answer, and nothing after it.
    pub const fn answers(self) -> bool {
        use DiscardMessage::{Again, Back, Bookmark, Next, PlayOn, Rebuild, Slip, Table};
        !matches!(self, Next | Again | PlayOn | Table | Rebuild | Back | Bookmark | Slip)
    }
}

/// What a player asks for in the distance drill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DistanceMessage {
    /// The answer: so many tiles away from ready.
    Digit(u8),
    /// Show the answer; it counts as missed.
    GiveUp,
    /// The next question.
    Next,
    /// The same hand again.
    Again,
    /// Show the command that rebuilds the question.
    Rebuild,
    /// Back to the verdict.
    Back,
    /// Put a bookmark on the question, or take it away.
    Bookmark,
    /// The miss was a slip; once more: it was none.
    Slip,
}

/// What a player asks for in the points drill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreMessage {
    /// A digit, 0 to 9, into the field under the cursor.
    Digit(u8),
    /// To the next field.
    Onward,
    /// Move the cursor: from field to field, or in the list.
    Move(Direction),
    /// Choose or drop the name under the cursor; where there is no list, to the next field.
    Toggle,
    /// The field or the name under the mouse.
    Pick(usize),
    /// Open a group of the list.
    Group(usize),
    /// Take the last digit back.
    Erase,
    /// Clear the answer.
    Clear,
    /// Mark the answer.
    Check,
    /// Show the answer; it counts as missed.
    GiveUp,
    /// The next question.
    Next,
    /// The same win again.
    Again,
    /// Show the command that rebuilds the question.
    Rebuild,
    /// Back to the verdict.
    Back,
    /// Put a bookmark on the question, or take it away.
    Bookmark,
    /// The miss was a slip; once more: it was none.
    Slip,
}

impl ScoreMessage {
    /// Whether it means something while a question waits for its answer, and nothing after it.
    pub const fn answers(self) -> bool {
        !matches!(
            self,
            ScoreMessage::Next
                | ScoreMessage::Again
                | ScoreMessage::Rebuild
                | ScoreMessage::Back
                | ScoreMessage::Bookmark
                | ScoreMessage::Slip
        )
    }
}

/// Work for the outside.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Leave the program.
    Quit,
    /// Leave it as if by SIGINT.
    Interrupt,
    /// Stop until the shell continues the program.
    Suspend,
    /// Keep an answer, before its verdict is drawn.
    Keep(Box<Kept>),
    /// Keep an answer anew whose mark has changed.
    Amend(Box<Kept>),
    /// Say of a kept answer whether it counts.
    Stand(AnswerId, Standing),
    /// Keep this one of the settings.
    KeepSetting(Setting, Settings),
}

/// All the work that one message caused.
pub type Effects = Vec<Effect>;
