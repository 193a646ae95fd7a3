//! What a learner may ask of a source: one item, one step, one shape, so many waits, more or less around them.

use std::fmt;
use std::str::FromStr;

use super::Source;
use super::shapes::Shapes;
use crate::drill::curriculum::{Item, Shape, Step};
use crate::engine::Ruleset;

/// Which hands of a source are wanted. By default all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Narrow {
    /// What the hands are built around.
    pub topic: Topic,
    /// On how many kinds they wait.
    pub waits: Option<usize>,
    /// What lies around the shape.
    pub level: Level,
}

/// What hands are built around.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Topic {
    /// Whatever the source has.
    #[default]
    Everything,
    /// One item of the curriculum.
    Item(Item),
    /// The items of one step, each as often.
    Step(Step),
    /// One shape, at any place of a suit.
    Core(Shape),
}

/// What lies around a shape, the easiest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Level {
    /// The shape alone, with a pair where it has none; the melds are not shown.
    Bare,
    /// Complete melds in the other suits.
    #[default]
    Melds,
    /// Complete melds that touch the shape, in its own suit; and shapes whose pair lies in the same suit.
    Touching,
}

impl Level {
    /// Every level, the easiest first.
    pub const ALL: [Level; 3] = [Level::Bare, Level::Melds, Level::Touching];

    /// The word that names it on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Bare => "bare",
            Level::Melds => "melds",
            Level::Touching => "touching",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No level has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no level: bare, melds or touching", self.0.escape_debug())
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}

/// A source has no such hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoSuchHand {
    /// Only `shapes` is built around shapes.
    Shapeless(Source),
    /// A wild kind makes other shapes of the hands.
    Wild,
    /// The rules know no seven pairs, or no thirteen orphans.
    Rules(Ruleset),
    /// It waits on other numbers of kinds, these.
    Waits(Source, usize, Vec<usize>),
}

impl fmt::Display for NoSuchHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoSuchHand::Shapeless(source) => {
                write!(f, "the source `{source}` has no items, shapes, steps and levels to choose from, only `shapes` has")
            }
            NoSuchHand::Wild => {
                write!(f, "hands with a wild kind are dealt as they come: neither by item, shape or step nor by waits or level")
            }
            NoSuchHand::Rules(rules) => write!(f, "no such hand is ready by the rules `{rules}`: choose others, or another item or step"),
            NoSuchHand::Waits(_, 0, possible) => {
                write!(
                    f,
                    "a ready hand waits on {} kinds, and never on none: `--decoys 100` deals hands that are not ready",
                    listed(possible)
                )
            }
            NoSuchHand::Waits(source @ (Source::Table | Source::Exact), waits, possible) if *waits <= 13 => {
                write!(f, "hands of `{source}` that wait on {waits} kinds are too rare to be dealt: {}", listed(possible))
            }
            NoSuchHand::Waits(source, waits, possible) => {
                let kinds = if *waits == 1 { "kind" } else { "kinds" };
                write!(f, "no such hand of `{source}` waits on {waits} {kinds}: {}", listed(possible))
            }
        }
    }
}

/// `1, 2 or 3`.
fn listed(numbers: &[usize]) -> String {
    let words: Vec<String> = numbers.iter().map(usize::to_string).collect();
    match words.split_last() {
        None => "none".to_owned(),
        Some((last, [])) => format!("only {last}"),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
    }
}

impl std::error::Error for NoSuchHand {}

impl Narrow {
    /// Whether a source has such hands.
    ///
    /// # Errors
    /// It has none.
    pub fn check(&self, source: Source, rules: &Ruleset) -> Result<(), NoSuchHand> {
        if source != Source::Shapes && (self.topic != Topic::Everything || self.level != Level::default()) {
            return Err(NoSuchHand::Shapeless(source));
        }
        if *self == Narrow::default() {
            return Ok(());
        }
        let possible = match source {
            Source::Shapes => Shapes::new(&Narrow { waits: None, ..*self }, rules).waits(),
            Source::Flush => (1..=9).collect(),
            Source::Table | Source::Exact => (1..=MOST_WAITS).collect(),
        };
        match self.waits {
            _ if possible.is_empty() => Err(NoSuchHand::Rules(*rules)),
            Some(waits) if !possible.contains(&waits) => Err(NoSuchHand::Waits(source, waits, possible)),
            _ => Ok(()),
        }
    }

    /// How the command line says it: ` --item 2333 --level bare`.
    pub(super) fn arguments(&self) -> String {
        let mut text = match self.topic {
            Topic::Everything => String::new(),
            Topic::Item(item) => format!(" --item {item}"),
            Topic::Step(step) => format!(" --step {step}"),
            Topic::Core(shape) => format!(" --core {}", shape.name()),
        };
        if let Some(waits) = self.waits {
            text += &format!(" --waits {waits}");
        }
        if self.level != Level::default() {
            text += &format!(" --level {}", self.level);
        }
        text
    }

    /// Whether a near miss may come up although nobody asked for it: not before its step, and not where one thing is asked.
    pub(super) fn has_decoys(&self) -> bool {
        match self.topic {
            Topic::Everything => true,
            Topic::Step(step) => step > Step::NotReady,
            Topic::Item(_) | Topic::Core(_) => false,
        }
    }
}

/// More waits are so rare, at a table and among all ready deals, that nobody would wait for them.
const MOST_WAITS: usize = 5;
