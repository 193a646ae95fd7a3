//! A first answer as it is kept: what was asked, what was answered, what came of it and how long it took.
//!
//! Everything that the trainer knows about a learner is a fold of these records; nothing else is stored.

use std::fmt;
use std::str::FromStr;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// The form in which records are written today. A reader takes this one and all before it.
pub const VERSION: u16 = 1;

/// A drill, by the word that names it in records for years.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drill {
    /// Which tiles complete this hand?
    Waits,
    /// Which of 14 tiles is let go?
    Discards,
    /// A whole hand alone.
    Play,
    /// What is this complete hand worth?
    Score,
    /// How far from ready?
    Shanten,
}

/// How the questions of a session follow each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// A stated number of questions, ten unless told otherwise.
    #[default]
    Ten,
    /// Two minutes; the clock stands while an answer is read.
    Sprint,
    /// Until the first wrong answer.
    SuddenDeath,
    /// Ten questions with a seed from the date, the same for everyone.
    Daily,
    /// Twenty hands, one clock, marked at the end.
    Exam,
    /// What is due, then what was failed or slow.
    Review,
}

/// Whether an answer was right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Exactly right, or, of a discard, one that is never marked wrong.
    Right,
    /// Anything else.
    Wrong,
}

/// What helped the answer along.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Help {
    /// Nothing.
    #[default]
    None,
    /// A hint was taken.
    Hint,
    /// The learner gave up.
    GaveUp,
}

/// Whether the learner said that it was a slip: the right shape, the wrong key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// The answer counts.
    #[default]
    Counts,
    /// It is left out of the schedule and of mastery.
    Slip,
}

/// What a drill knows of an answer, before it is given its time and its place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answered {
    /// Which drill asked.
    pub drill: Drill,
    /// How its session asks.
    #[serde(default)]
    pub mode: Mode,
    /// The ruleset, by its name.
    pub rules: String,
    /// The source of the hand, by its name; `hand` where the learner gave it.
    pub source: String,
    /// With the source, it deals the hand again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The hand, as text.
    pub hand: String,
    /// The items of the curriculum (or the kinds of question) that it asks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<String>,
    /// The answer, as text.
    pub answer: String,
    /// What came of it.
    pub mark: Mark,
    /// Waits that were missed, as text; in other drills what the right answer was.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub missed: String,
    /// Tiles that were chosen and are no waits, as text.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub extra: String,
    /// Of a discard its grade, of points the kinds of mistake with blanks between them.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub grade: String,
    /// Of a discard, the tiles of acceptance that it cost.
    #[serde(default)]
    pub cost: f64,
    /// Milliseconds from the question to the answer.
    pub took: u32,
    /// Milliseconds to the first key, where one was pressed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_key: Option<u32>,
    /// The target time in milliseconds; a right answer beyond it is slow.
    pub target: u32,
    /// What helped.
    #[serde(default)]
    pub help: Help,
}

/// When an answer was given, and which one it is. No two records have the same session and number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Stamp {
    /// Milliseconds since 1970 in universal time.
    pub at: i64,
    /// The learner's own day, so that a journey moves no answer to another day.
    pub day: Date,
    /// A number that tells sessions apart.
    pub session: u64,
    /// The place within the session, from 1.
    pub number: u32,
}

/// One first answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The form of the record.
    pub version: u16,
    /// When, and which.
    #[serde(flatten)]
    pub stamp: Stamp,
    /// What.
    #[serde(flatten)]
    pub answered: Answered,
    /// Whether it counts.
    #[serde(default)]
    pub standing: Standing,
}

/// What a fold looks at in a record, without the rest: a hundred thousand are read while a screen is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Brief<'a> {
    /// The learner's day.
    pub day: Date,
    /// The number that tells its session from others.
    pub session: u64,
    /// Which drill asked.
    pub drill: Drill,
    /// How its session asked.
    pub mode: Mode,
    /// What came of it.
    pub mark: Mark,
    /// What helped.
    pub help: Help,
    /// Whether it counts.
    pub standing: Standing,
    /// Milliseconds.
    pub took: u32,
    /// The target time in milliseconds.
    pub target: u32,
    /// How many waits were missed.
    pub missed: u32,
    /// How many false tiles were chosen.
    pub extra: u32,
    /// The items, with [`SEPARATOR`] between them.
    pub items: &'a str,
    /// Of a discard its grade, of points the kinds of mistake, with blanks between them.
    pub grade: &'a str,
    /// Of a discard, the tiles of acceptance that it cost.
    pub cost: f64,
}

/// Between the items of a record where they are one text; no item has it in its name.
pub const SEPARATOR: char = '\u{1f}';

impl Brief<'_> {
    /// How it went, as the schedule sees it; none for a slip.
    pub fn rating(&self) -> Option<Rating> {
        match (self.standing, self.mark) {
            (Standing::Slip, _) => None,
            (Standing::Counts, Mark::Wrong) => Some(Rating::Again),
            (Standing::Counts, Mark::Right) if self.help != Help::None || self.took > self.target => Some(Rating::Hard),
            (Standing::Counts, Mark::Right) if self.took <= self.target / 2 => Some(Rating::Easy),
            (Standing::Counts, Mark::Right) => Some(Rating::Good),
        }
    }

    /// The time of the answer, where it says something.
    pub fn time(&self) -> Option<u32> {
        (self.took <= UNTIMED && self.standing == Standing::Counts).then_some(self.took)
    }
}

/// How many tiles were missed or false, from their text in hand notation: its digits. Only answers about waits are such texts.
pub fn tiles(drill: Drill, text: &str) -> u32 {
    if drill == Drill::Waits { text.bytes().filter(u8::is_ascii_digit).count() as u32 } else { 0 }
}

/// Answers that took longer than this have no time: the learner was elsewhere.
pub const UNTIMED: u32 = 120_000;

impl Record {
    /// A record of today's form.
    pub fn new(stamp: Stamp, answered: Answered) -> Record {
        Record { version: VERSION, stamp, answered, standing: Standing::Counts }
    }

    /// What a fold looks at; `items` is where their text is put.
    pub fn brief<'a>(&'a self, items: &'a mut String) -> Brief<'a> {
        items.clear();
        for (at, item) in self.answered.items.iter().enumerate() {
            if at > 0 {
                items.push(SEPARATOR);
            }
            items.push_str(item);
        }
        let Answered { drill, mode, mark, help, took, target, cost, .. } = self.answered;
        let [missed, extra] = [&self.answered.missed, &self.answered.extra].map(|text| tiles(drill, text));
        Brief {
            day: self.stamp.day,
            session: self.stamp.session,
            drill,
            mode,
            mark,
            help,
            standing: self.standing,
            took,
            target,
            missed,
            extra,
            items,
            grade: &self.answered.grade,
            cost,
        }
    }
}

/// How well an item was known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rating {
    /// Wrong.
    Again,
    /// Right, but slow or with a hint.
    Hard,
    /// Right within the target time.
    Good,
    /// Right in half of it.
    Easy,
}

/// The words of these types as they are stored: the same in the database, in JSON and in CSV.
macro_rules! stored_words {
    ($($type:ident: $($variant:ident $word:literal),+;)+) => { $(
        impl $type {
            /// Every one of them.
            pub const ALL: &'static [$type] = &[$($type::$variant),+];

            /// The word that is stored.
            pub const fn name(self) -> &'static str {
                match self { $($type::$variant => $word),+ }
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        impl FromStr for $type {
            type Err = UnknownWord;

            fn from_str(word: &str) -> Result<$type, UnknownWord> {
                $type::ALL.iter().copied().find(|known| known.name() == word).ok_or_else(|| UnknownWord(word.to_owned()))
            }
        }
    )+ };
}

stored_words! {
    Drill: Waits "waits", Discards "discards", Play "play", Score "score", Shanten "shanten";
    Mode: Ten "ten", Sprint "sprint", SuddenDeath "sudden_death", Daily "daily", Exam "exam", Review "review";
    Mark: Right "right", Wrong "wrong";
    Help: None "none", Hint "hint", GaveUp "gave_up";
    Standing: Counts "counts", Slip "slip";
}

/// A word that no record has, written by a later version perhaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWord(String);

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no word of a record", self.0.escape_debug())
    }
}

impl std::error::Error for UnknownWord {}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::de::IntoDeserializer;
    use serde::de::value::{Error, StrDeserializer};

    fn agree<T: for<'de> Deserialize<'de> + PartialEq + fmt::Debug + Copy>(all: &[T], name: fn(T) -> &'static str) {
        for &value in all {
            let text: StrDeserializer<'_, Error> = name(value).into_deserializer();
            assert_eq!(T::deserialize(text), Ok(value));
        }
    }

    #[test]
    fn the_words_of_the_database_are_those_of_json() {
        agree(Drill::ALL, Drill::name);
        agree(Mode::ALL, Mode::name);
        agree(Mark::ALL, Mark::name);
        agree(Help::ALL, Help::name);
        agree(Standing::ALL, Standing::name);
    }
}
