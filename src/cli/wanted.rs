//! What `deal` can be asked for, and which hands of a source are wanted: an item, a shape, a step, a number of waits.

use clap::Args as Options;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::value_parser;

use crate::drill::curriculum::{Item, Shape, Step};
use crate::drill::deal::{Level, Narrow, Source, Topic};
use crate::drill::score::ScoreLevel;
use crate::words::{items_called, report};

use super::args::{Print, Rules, source};
use super::wild_options::WildDeal;

/// Dealt hands.
#[derive(Options, Debug)]
pub struct Deal {
    /// Where the hands come from
    #[arg(long, default_value = "shapes", value_parser = source())]
    pub source: Source,
    #[command(flatten)]
    pub rules: Rules,
    #[command(flatten)]
    pub wanted: Wanted,
    /// The seed of the first hand; the next hands have the next numbers
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// How many hands
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub count: u64,
    /// How many hands in a hundred are made not ready; otherwise as the source has it
    #[arg(long, value_name = "PERCENT", value_parser = value_parser!(u8).range(0..=100))]
    pub decoys: Option<u8>,
    #[command(flatten)]
    pub wilds: WildDeal,
    /// Print all 136 tiles too, in the order in which they are dealt and drawn
    #[arg(long, conflicts_with = "summary")]
    pub wall: bool,
    /// Print only how many hands wait on how many tiles, and in which ways
    #[arg(long)]
    pub summary: bool,
    #[command(flatten)]
    pub print: Print,
}

/// Which hands of a source are wanted; without any of these, all of them.
#[derive(Options, Debug)]
pub struct Wanted {
    /// Only hands of one item: a name, as nobetan or 'three singles', or the tiles of a shape, as 2333
    #[arg(long, value_name = "NAME", value_parser = item, conflicts_with_all = ["core", "step"])]
    item: Option<Item>,
    /// Only hands around one shape of a suit: its tiles, as 3335678; 23456 and the like get a pair elsewhere
    #[arg(long, value_name = "TILES", value_parser = core, conflicts_with = "step")]
    core: Option<Shape>,
    /// Only the items of one step of the curriculum, by number or name
    #[arg(long, value_name = "STEP", value_parser = step)]
    step: Option<Step>,
    /// Only hands that wait on so many kinds
    #[arg(long, value_name = "COUNT", value_parser = value_parser!(u8).range(0..=13))]
    waits: Option<u8>,
    /// What lies around the shape: nothing, melds in other suits (unless told), or melds in its own suit that touch it
    #[arg(long, value_parser = level())]
    level: Option<AnyLevel>,
}

impl Wanted {
    /// The source that has such hands, whatever the settings say; none where every source may have them.
    pub fn source(&self) -> Option<Source> {
        let narrow = self.narrow();
        (narrow.topic != Topic::Everything || narrow.level != Level::default()).then_some(Source::Shapes)
    }

    /// The option that was said first.
    pub fn named(&self) -> &'static str {
        match (self.item, self.core, self.step, self.waits) {
            (Some(_), ..) => "--item",
            (_, Some(_), ..) => "--core",
            (_, _, Some(_), _) => "--step",
            (.., Some(_)) => "--waits",
            (None, None, None, None) => "--level",
        }
    }

    /// What of the points is asked; none where it was not said.
    pub fn score_level(&self) -> Option<ScoreLevel> {
        match self.level {
            Some(AnyLevel::Points(level)) => Some(level),
            _ => None,
        }
    }

    /// The same for a dealer.
    pub fn narrow(&self) -> Narrow {
        let topic = match (self.item, self.core, self.step) {
            (Some(item), ..) => Topic::Item(item),
            (_, Some(shape), _) => Topic::Core(shape),
            (.., Some(step)) => Topic::Step(step),
            (None, None, None) => Topic::Everything,
        };
        Narrow { topic, waits: self.waits.map(usize::from), level: self.level.and_then(AnyLevel::around).unwrap_or_default() }
    }
}

fn item(name: &str) -> Result<Item, String> {
    let of_shape = || Shape::named(name).as_ref().and_then(Item::of_shape).unwrap_or_default();
    let called = items_called(name);
    let found = if called.is_empty() { of_shape() } else { called };
    match (Item::named(name), found.as_slice()) {
        (Some(item), _) => Ok(item),
        (None, [item]) => Ok(*item),
        (None, []) => Err(report::no_item(name)),
        (None, several) => Err(report::several_items(name, several)),
    }
}

fn core(tiles: &str) -> Result<Shape, String> {
    Shape::named(tiles).filter(|shape| Item::of_shape(shape).is_some()).ok_or_else(|| report::no_shape(tiles))
}

fn step(name: &str) -> Result<Step, String> {
    Step::named(name).ok_or_else(|| report::no_step(name))
}

/// A level of the wait drill or of the points drill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AnyLevel {
    Around(Level),
    Points(ScoreLevel),
}

impl AnyLevel {
    fn around(self) -> Option<Level> {
        match self {
            AnyLevel::Around(level) => Some(level),
            AnyLevel::Points(_) => None,
        }
    }
}

/// The levels of the points drill are told with that drill only.
fn level() -> impl TypedValueParser<Value = AnyLevel> {
    let around = Level::ALL.map(|level| PossibleValue::new(level.name()));
    let points = ScoreLevel::ALL.map(|level| PossibleValue::new(level.name()).hide(true));
    PossibleValuesParser::new(around.into_iter().chain(points)).try_map(|name| match name.parse::<ScoreLevel>() {
        Ok(level) => Ok(AnyLevel::Points(level)),
        Err(_) => name.parse::<Level>().map(AnyLevel::Around),
    })
}
