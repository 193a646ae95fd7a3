//! What a player can set: how the trainer looks, what it asks, and how it goes on.

mod values;

use std::fmt;

use super::deal::{Order, Source};
use super::language::Language;
use super::session::QUESTIONS;
use crate::engine::Ruleset;
use values::{ORDERS, named, order_name};

pub use values::{Colors, Mouse, Onward, Tiles};

/// Everything that can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How tiles are drawn.
    pub tiles: Tiles,
    /// Which colours are sent.
    pub colors: Colors,
    /// The language of every word.
    pub language: Language,
    /// Where hands come from.
    pub source: Source,
    /// What completes a hand.
    pub rules: Ruleset,
    /// How many questions a session asks, 1 to [`Settings::LONGEST`].
    pub questions: u16,
    /// How many hands in a hundred are made not ready; none: as the source has it.
    pub decoys: Option<u8>,
    /// How the tiles lie.
    pub order: Order,
    /// How the next question comes.
    pub onward: Onward,
    /// Whether the mouse is listened to.
    pub mouse: Mouse,
    /// How many hands a week are wanted; none: no goal.
    pub goal: Option<u16>,
}

/// What was said on the command line, which counts more than what is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Said {
    /// How tiles are drawn.
    pub tiles: Option<Tiles>,
    /// Which colours are sent.
    pub colors: Option<Colors>,
    /// The language of every word.
    pub language: Option<Language>,
    /// Where hands come from.
    pub source: Option<Source>,
    /// What completes a hand.
    pub rules: Option<Ruleset>,
    /// How many questions a session asks.
    pub questions: Option<u16>,
    /// How many hands in a hundred are made not ready.
    pub decoys: Option<u8>,
    /// How the tiles lie.
    pub order: Option<Order>,
    /// Whether the mouse is listened to.
    pub mouse: Option<Mouse>,
}

impl Said {
    /// The settings with what was said in their place.
    pub fn over(&self, settings: Settings) -> Settings {
        Settings {
            tiles: self.tiles.unwrap_or(settings.tiles),
            colors: self.colors.unwrap_or(settings.colors),
            language: self.language.unwrap_or(settings.language),
            source: self.source.unwrap_or(settings.source),
            rules: self.rules.unwrap_or(settings.rules),
            questions: self.questions.unwrap_or(settings.questions),
            decoys: self.decoys.or(settings.decoys),
            order: self.order.unwrap_or(settings.order),
            mouse: self.mouse.unwrap_or(settings.mouse),
            onward: settings.onward,
            goal: settings.goal,
        }
    }
}

/// One thing that can be set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Setting {
    /// How tiles are drawn.
    Tiles,
    /// Which colours are sent.
    Colors,
    /// The language of every word.
    Language,
    /// Where hands come from.
    Source,
    /// What completes a hand.
    Rules,
    /// How many questions a session asks.
    Questions,
    /// How many hands in a hundred are made not ready.
    Decoys,
    /// How the tiles lie.
    Order,
    /// How the next question comes.
    Onward,
    /// Whether the mouse is listened to.
    Mouse,
    /// How many hands a week are wanted.
    Goal,
}

impl Setting {
    /// Everything that can be set, in the order of the screen.
    pub const ALL: [Setting; 11] = [
        Setting::Source,
        Setting::Rules,
        Setting::Questions,
        Setting::Decoys,
        Setting::Order,
        Setting::Onward,
        Setting::Goal,
        Setting::Tiles,
        Setting::Colors,
        Setting::Language,
        Setting::Mouse,
    ];

    /// The name in the settings file.
    pub const fn name(self) -> &'static str {
        match self {
            Setting::Tiles => "tiles",
            Setting::Colors => "colors",
            Setting::Language => "language",
            Setting::Source => "source",
            Setting::Rules => "rules",
            Setting::Questions => "questions",
            Setting::Decoys => "decoys",
            Setting::Order => "order",
            Setting::Onward => "onward",
            Setting::Mouse => "mouse",
            Setting::Goal => "goal",
        }
    }
}

/// The setting has no such value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownValue {
    setting: Setting,
    value: String,
}

impl fmt::Display for UnknownValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no value of `{}`", self.value.escape_debug(), self.setting.name())
    }
}

impl std::error::Error for UnknownValue {}

/// Which way a setting is turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// To the value before, from the first one to the last.
    Back,
    /// To the value after, from the last one to the first.
    On,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            tiles: Tiles::Auto,
            colors: Colors::Auto,
            language: Language::English,
            source: Source::Shapes,
            rules: Ruleset::RIICHI,
            questions: QUESTIONS as u16,
            decoys: None,
            order: Order::Sorted,
            onward: Onward::ByKey,
            mouse: Mouse::On,
            goal: Some(100),
        }
    }
}

impl Settings {
    /// The most questions a session can have.
    pub const LONGEST: u16 = 1000;

    /// The highest weekly goal.
    pub const MOST_A_WEEK: u16 = 9999;

    /// The same looks, but questions that only the options make: what a seed brings back must not hang on what is kept.
    pub fn asking_as_told(self) -> Settings {
        let Settings { source, rules, decoys, order, .. } = Settings::default();
        Settings { source, rules, decoys, order, ..self }
    }

    /// The value of a setting, as the settings file has it.
    pub fn value(&self, setting: Setting) -> String {
        match setting {
            Setting::Tiles => self.tiles.name().to_owned(),
            Setting::Colors => self.colors.name().to_owned(),
            Setting::Language => self.language.name().to_owned(),
            Setting::Source => self.source.name().to_owned(),
            Setting::Rules => self.rules.name().to_owned(),
            Setting::Questions => self.questions.to_string(),
            Setting::Decoys => self.decoys.map_or_else(|| "auto".to_owned(), |decoys| decoys.to_string()),
            Setting::Order => order_name(self.order).to_owned(),
            Setting::Onward => self.onward.name().to_owned(),
            Setting::Mouse => self.mouse.name().to_owned(),
            Setting::Goal => self.goal.map_or_else(|| "none".to_owned(), |goal| goal.to_string()),
        }
    }

    /// Sets a value as the settings file has it.
    ///
    /// # Errors
    /// The setting has no such value; nothing is changed then.
    pub fn set(&mut self, setting: Setting, value: &str) -> Result<(), UnknownValue> {
        self.try_set(setting, value).ok_or_else(|| UnknownValue { setting, value: value.to_owned() })
    }

    fn try_set(&mut self, setting: Setting, value: &str) -> Option<()> {
        match setting {
            Setting::Tiles => self.tiles = named(Tiles::ALL, Tiles::name, value)?,
            Setting::Colors => self.colors = named(Colors::ALL, Colors::name, value)?,
            Setting::Language => self.language = named(Language::ALL, Language::name, value)?,
            Setting::Source => self.source = value.parse().ok()?,
            Setting::Rules => self.rules = value.parse().ok()?,
            Setting::Questions => self.questions = value.parse().ok().filter(|questions| (1..=Settings::LONGEST).contains(questions))?,
            Setting::Decoys if value == "auto" => self.decoys = None,
            Setting::Decoys => self.decoys = Some(value.parse().ok().filter(|decoys| *decoys <= 100)?),
            Setting::Order => self.order = named(ORDERS, order_name, value)?,
            Setting::Onward => self.onward = named(Onward::ALL, Onward::name, value)?,
            Setting::Mouse => self.mouse = named(Mouse::ALL, Mouse::name, value)?,
            Setting::Goal if value == "none" => self.goal = None,
            Setting::Goal => self.goal = Some(value.parse().ok().filter(|goal| (1..=Settings::MOST_A_WEEK).contains(goal))?),
        }
        Some(())
    }

    /// The values to choose among on the screen, the present one with them.
    pub fn choices(&self, setting: Setting) -> Vec<String> {
        let texts = |values: &[&str]| values.iter().map(|value| (*value).to_owned()).collect();
        let mut choices: Vec<String> = match setting {
            Setting::Tiles => texts(&Tiles::ALL.map(Tiles::name)),
            Setting::Colors => texts(&["auto", "none", "16", "256"]),
            Setting::Language => texts(&Language::ALL.map(Language::name)),
            Setting::Source => texts(&Source::ALL.map(Source::name)),
            Setting::Rules => texts(&Ruleset::ALL.map(|rules| rules.name())),
            Setting::Questions => texts(&["5", "10", "20", "30", "50", "100"]),
            Setting::Decoys => texts(&["auto", "0", "5", "15", "30", "50"]),
            Setting::Order => texts(&ORDERS.map(order_name)),
            Setting::Onward => texts(&Onward::ALL.map(Onward::name)),
            Setting::Mouse => texts(&Mouse::ALL.map(Mouse::name)),
            Setting::Goal => texts(&["none", "50", "100", "200", "300", "500"]),
        };
        let present = self.value(setting);
        if !choices.contains(&present) {
            choices.push(present);
            // words before numbers, and those by size
            choices.sort_by_key(|value| value.parse::<u32>().map_or(0, |number| number + 1));
        }
        choices
    }

    /// With one setting turned to the next of its choices.
    pub fn turned(mut self, setting: Setting, turn: Turn) -> Settings {
        let choices = self.choices(setting);
        let present = choices.iter().position(|value| *value == self.value(setting)).unwrap_or(0);
        let place = match turn {
            Turn::Back => (present + choices.len() - 1) % choices.len(),
            Turn::On => (present + 1) % choices.len(),
        };
        self.set(setting, &choices[place]).expect("a choice is a value");
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_read_back_and_turning_meets_each_once() {
        for setting in Setting::ALL {
            let mut settings = Settings::default();
            let choices = settings.choices(setting);
            for _ in 0..choices.len() {
                let mut read = Settings::default();
                read.set(setting, &settings.value(setting)).expect("a value is read back");
                assert_eq!(read, settings);
                assert_eq!(settings.turned(setting, Turn::On).turned(setting, Turn::Back), settings);
                settings = settings.turned(setting, Turn::On);
            }
            assert_eq!(settings, Settings::default(), "{setting:?} does not come round");
        }
    }

    #[test]
    fn what_no_setting_has_is_refused_and_changes_nothing() {
        for (setting, value) in [
            (Setting::Tiles, "round"),
            (Setting::Colors, "24-bit"),
            (Setting::Questions, "0"),
            (Setting::Questions, "1001"),
            (Setting::Questions, "-1"),
            (Setting::Decoys, "101"),
            (Setting::Rules, ""),
        ] {
            let mut settings = Settings::default();
            assert!(settings.set(setting, value).is_err(), "{setting:?} {value}");
            assert_eq!(settings, Settings::default());
        }
    }

    #[test]
    fn a_value_of_ones_own_is_among_the_choices() {
        let settings = Settings { questions: 12, decoys: Some(100), colors: Colors::Always, ..Settings::default() };
        assert_eq!(settings.choices(Setting::Questions), ["5", "10", "12", "20", "30", "50", "100"]);
        assert_eq!(settings.choices(Setting::Decoys), ["auto", "0", "5", "15", "30", "50", "100"]);
        assert_eq!(settings.turned(Setting::Questions, Turn::On).questions, 20);
        assert_eq!(settings.turned(Setting::Colors, Turn::On).colors, Colors::Sixteen);
    }
}
