//! The names of the screens, of the settings and of their values, with what each is for.

use super::Language;
use crate::drill::deal::Level;
use crate::drill::settings::Setting;

/// Where the home screen leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// What is due, then what is weakest.
    Practise,
    /// The lessons.
    Lessons,
    /// The modes.
    Modes,
    /// The learner's figures.
    Statistics,
    /// The wait drill: where its hands come from.
    Waits,
    /// The wait drill, from shapes.
    Shapes,
    /// The wait drill, one suit.
    Flush,
    /// The wait drill, as hands come up at a table.
    Table,
    /// The wait drill, as dealt.
    Exact,
    /// The discard drill.
    Discards,
    /// A whole hand alone.
    Play,
    /// The distance drill.
    Shanten,
    /// The points drill.
    Score,
    /// The practice that a learner puts together.
    Choose,
    /// Any hand of one's own.
    Analyse,
    /// The settings.
    Settings,
    /// The help.
    Help,
    /// Leaving.
    Quit,
}

/// What the chooser asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Where hands come from.
    Source,
    /// The step of the curriculum.
    Step,
    /// One of its shapes.
    Item,
    /// What lies around the shape.
    Level,
    /// On how many kinds the hands wait.
    Waits,
    /// How many questions.
    Questions,
}

impl Language {
    /// A row of the home screen: its name, and what it is for.
    pub const fn place(self, place: Place) -> (&'static str, &'static str) {
        match place {
            Place::Practise => ("Practise", "what is due, then what you are learning"),
            Place::Lessons => ("Lessons", "fifteen short pages, from basic waits to full flushes"),
            Place::Modes => ("Modes", "sprint, sudden death, daily, exam, review"),
            Place::Statistics => ("Statistics", "weeks, days, shapes and drills in figures"),
            Place::Waits => ("Waits", "which tiles complete a hand, and how"),
            Place::Shapes => ("Shapes", "shapes that come up in play, with melds around them"),
            Place::Flush => ("One suit", "thirteen tiles of one suit"),
            Place::Table => ("At a table", "hands as they first get ready, draw by draw"),
            Place::Exact => ("As dealt", "ready hands as often as a fair deal brings them"),
            Place::Discards => ("Discards", "which of fourteen tiles to let go, and why"),
            Place::Play => ("Play alone", "a whole hand, draw by draw, and what each discard cost"),
            Place::Shanten => ("Distance", "how many tiles a hand is away from ready"),
            Place::Score => ("Points", "what a win is worth: han, fu and what is paid; MCR fans"),
            Place::Choose => ("Choose", "your own practice: a step, a shape, so many waits"),
            Place::Analyse => ("Analyse", "type or paste any hand: waits, readings, discards"),
            Place::Settings => ("Settings", "tiles, colours, rules, sessions"),
            Place::Help => ("Help", "every key"),
            Place::Quit => ("Quit", ""),
        }
    }

    /// What a beginner reads on the home screen.
    pub const fn first_steps(self) -> [&'static str; 3] {
        [
            "Enter opens the first lesson, Enter again ten hands, each a tile short.",
            "Type what completes it: digits, then the suit, as 25m; n: not ready.",
            "m p s are characters, circles, bamboo; z honours. Enter says why.",
        ]
    }

    /// A setting: its name, and what it does.
    pub const fn setting(self, setting: Setting) -> (&'static str, &'static str) {
        match setting {
            Setting::Source => ("Hands from", "Where hands come from, unless a row of the menu or the command line says otherwise."),
            Setting::Rules => ("Rules", "What completes a hand: riichi knows seven pairs and thirteen orphans, standard does not."),
            Setting::Questions => ("Questions", "How many hands a session asks."),
            Setting::Decoys => ("Not ready", "How many hands in a hundred are made not ready; auto: as the source has it."),
            Setting::Order => ("Tiles lie", "Sorted by suit and rank, or as they were dealt, which is harder."),
            Setting::Onward => ("Right answers", "Whether the next hand comes by Enter, or by itself after a right answer."),
            Setting::Tiles => ("Tiles", "How tiles are drawn; auto: as this terminal can show them. Red fives are written 0."),
            Setting::Colors => ("Colours", "How many colours are sent; auto: as many as this terminal has, none under NO_COLOR."),
            Setting::Language => ("Language", "The language of every word."),
            Setting::Goal => ("Weekly goal", "How many hands a week you want to answer. A missed day takes nothing away."),
            Setting::Mouse => ("Mouse", "On: clicks choose tiles, rows and keys. Off: the terminal keeps the mouse to itself."),
        }
    }

    /// A value of a setting, from the word that the settings file has.
    pub fn setting_value(self, setting: Setting, value: &str) -> String {
        match (setting, value) {
            (Setting::Decoys, "auto") | (Setting::Colors | Setting::Tiles, _) => value.to_owned(),
            (Setting::Decoys, number) => format!("{number} in 100"),
            (Setting::Goal, number) if number != "none" => format!("{number} hands"),
            (Setting::Order, "dealt") => "as dealt".to_owned(),
            (Setting::Onward, "off") => "wait for Enter".to_owned(),
            (Setting::Onward, "right") => "go on alone".to_owned(),
            (Setting::Language, "en") => "English".to_owned(),
            (_, other) => other.to_owned(),
        }
    }

    /// A setting that only the command line has so.
    pub fn kept_apart(self, kept: &str) -> String {
        format!("The command line says so for now; kept is {kept}.")
    }

    /// A row of the chooser: its name, and what it does.
    pub const fn choice(self, choice: Choice) -> (&'static str, &'static str) {
        match choice {
            Choice::Source => (
                "Hands from",
                "shapes: built around what you choose here. flush: one suit. table: as they get ready in play. exact: as a fair deal brings them.",
            ),
            Choice::Step => ("Step", "A step of the course, the first one the easiest."),
            Choice::Item => ("Shape", "One shape of that step."),
            Choice::Level => ("Around it", "Nothing, melds in other suits, or melds of its own suit that touch it: easy to hard."),
            Choice::Waits => ("Waits", "On how many kinds of tile the hands wait."),
            Choice::Questions => ("Questions", "How many hands the session asks."),
        }
    }

    /// Anything goes.
    pub const fn any(self) -> &'static str {
        "any"
    }

    /// A row that means nothing for this source.
    pub const fn no_choice(self) -> &'static str {
        "only with shapes"
    }

    /// What lies around a shape.
    pub const fn level(self, level: Level) -> &'static str {
        match level {
            Level::Bare => "nothing",
            Level::Melds => "melds elsewhere",
            Level::Touching => "touching melds",
        }
    }

    /// A shape and what it waits on.
    pub fn example(self, tiles: &str, waits: &str) -> String {
        if waits.is_empty() { format!("For example {tiles}: not ready.") } else { format!("For example {tiles}: waits on {waits}.") }
    }
}
