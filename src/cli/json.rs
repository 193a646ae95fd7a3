//! The fields of `--json`: others build on them, so their names never change.

use serde::{Serialize, Serializer};

use crate::drill::grade::Graded;
use crate::engine::census::CensusRow;
use crate::engine::{Block, Distances, Drawn, Hand, Meld, MeldKind, Reading, Ruleset, Tile, TileSet, Tiles, TypedHand, Unseen, WildBlock};
use crate::engine::{WildDrawn, WildHand, WildReading, readings, shanten, waits, wild_readings, wild_shanten, wild_waits, wild_wins, wins};

use super::visible::Visible;

/// One line of JSON.
pub fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("texts, numbers and lists always have a JSON form")
}

fn shown<S: Serializer>(value: &impl std::fmt::Display, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}

/// A hand that could not be read or answered.
#[derive(Serialize)]
pub struct Unread<'a> {
    pub hand: &'a str,
    pub error: &'a str,
}

/// `waits` of a hand before its draw.
#[derive(Serialize)]
pub struct Waiting {
    hand: String,
    rules: &'static str,
    shanten: i8,
    ready: bool,
    waits: Vec<Win>,
    held: Vec<String>,
    #[serde(flatten)]
    wild: Option<WildFacts>,
}

/// What only hands with wilds have.
#[derive(Serialize)]
struct WildFacts {
    any: bool,
    wins_on_wild: bool,
}

#[derive(Serialize)]
struct Win {
    #[serde(serialize_with = "shown")]
    tile: Tile,
    left: u8,
    kinds: Vec<&'static str>,
    readings: Vec<Seen>,
}

/// A reading of a complete hand.
#[derive(Serialize)]
struct Seen {
    form: &'static str,
    blocks: Vec<String>,
    wait: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wilds: Option<Vec<String>>,
}

/// `waits` of a hand after its draw.
#[derive(Serialize)]
pub struct Completed {
    hand: String,
    rules: &'static str,
    shanten: i8,
    complete: bool,
    readings: Vec<Seen>,
}

/// `discards` of a hand after its draw.
#[derive(Serialize)]
pub struct Choices {
    hand: String,
    rules: &'static str,
    shanten: i8,
    discards: Vec<Choice>,
}

#[derive(Serialize)]
struct Choice {
    #[serde(serialize_with = "shown")]
    tile: Tile,
    shanten: i8,
    accepts: Vec<Accepted>,
    left: u32,
    grade: &'static str,
}

#[derive(Serialize)]
struct Accepted {
    #[serde(serialize_with = "shown")]
    tile: Tile,
    left: u8,
}

/// `shanten` of any hand.
#[derive(Serialize)]
pub struct Distance {
    hand: String,
    rules: &'static str,
    shanten: i8,
    standard: i8,
    seven_pairs: Option<i8>,
    thirteen_orphans: Option<i8>,
    /// Told only where the rules have the knitted forms.
    #[serde(flatten)]
    knitted: Option<Knitted>,
}

#[derive(Serialize)]
struct Knitted {
    knitted_straight: Option<i8>,
    honors_knitted: Option<i8>,
}

/// A row of `census`.
#[derive(Serialize)]
pub struct Counted {
    rules: &'static str,
    tiles: u8,
    shanten: i8,
    distinct: u128,
    deals: u128,
}

impl Waiting {
    /// The waits of a hand, with the tiles left.
    pub fn of(hand: &Hand, rules: &Ruleset, visible: &Visible) -> Waiting {
        let all = hand.all();
        let found = waits(hand, rules);
        let wins = wins(hand, rules).into_iter().map(|win| Win {
            tile: win.tile,
            left: visible.left(&all, win.tile),
            kinds: win.waits().into_iter().map(|wait| wait.name()).collect(),
            readings: win.readings.iter().map(|reading| Seen::of(reading, hand)).collect(),
        });
        Waiting {
            hand: hand.to_string(),
            rules: rules.name(),
            shanten: shanten(hand, rules).least().value(),
            ready: !found.real.is_empty(),
            waits: wins.collect(),
            held: texts(found.held),
            wild: None,
        }
    }

    /// The waits of a hand with wilds.
    pub fn of_wild(hand: &WildHand, rules: &Ruleset, visible: &Visible) -> Waiting {
        let all = hand.all();
        let found = wild_waits(hand, rules);
        let wins = wild_wins(hand, rules).into_iter().map(|win| Win {
            tile: win.tile,
            left: visible.left(&all, win.tile),
            kinds: win.waits().into_iter().map(|wait| wait.name()).collect(),
            readings: win.readings.iter().map(|reading| Seen::of_wild(reading, hand.melds())).collect(),
        });
        Waiting {
            hand: hand.to_string(),
            rules: rules.name(),
            shanten: wild_shanten(hand, rules).least().value(),
            ready: !found.real.is_empty(),
            waits: wins.collect(),
            held: texts(found.held),
            wild: Some(WildFacts { any: found.any, wins_on_wild: found.on_wild }),
        }
    }
}

impl Completed {
    /// Whether a hand is complete, and how.
    pub fn of(hand: &Drawn, rules: &Ruleset) -> Completed {
        let readings: Vec<Seen> = readings(hand, rules).iter().map(|reading| Seen::of(reading, hand)).collect();
        Completed {
            hand: hand.to_string(),
            rules: rules.name(),
            shanten: shanten(hand, rules).least().value(),
            complete: !readings.is_empty(),
            readings,
        }
    }

    /// Whether a hand with wilds is complete, and how.
    pub fn of_wild(hand: &WildDrawn, rules: &Ruleset) -> Completed {
        let readings: Vec<Seen> = wild_readings(hand, rules).iter().map(|reading| Seen::of_wild(reading, hand.melds())).collect();
        Completed {
            hand: hand.to_string(),
            rules: rules.name(),
            shanten: wild_shanten(hand, rules).least().value(),
            complete: !readings.is_empty(),
            readings,
        }
    }
}

impl Choices {
    /// Every discard, best first.
    pub fn of(hand: &Drawn, rules: &Ruleset, unseen: &Unseen, rows: &[Graded]) -> Choices {
        let choice = |row: &Graded| Choice {
            tile: row.discard.tile,
            shanten: row.discard.shanten.value(),
            accepts: row.discard.acceptance.tiles.iter().map(|tile| Accepted { tile, left: unseen.of(tile) }).collect(),
            left: row.discard.acceptance.left,
            grade: row.grade.name(),
        };
        Choices {
            hand: hand.to_string(),
            rules: rules.name(),
            shanten: shanten(hand, rules).least().value(),
            discards: rows.iter().map(choice).collect(),
        }
    }
}

impl Distance {
    /// The distance of a hand by each form.
    pub fn of(hand: &TypedHand, distances: &Distances, rules: &Ruleset) -> Distance {
        Distance {
            hand: hand.to_string(),
            rules: rules.name(),
            shanten: distances.least().value(),
            standard: distances.standard.value(),
            seven_pairs: distances.seven_pairs.map(|shanten| shanten.value()),
            thirteen_orphans: distances.thirteen_orphans.map(|shanten| shanten.value()),
            knitted: rules.knitted().then(|| Knitted {
                knitted_straight: distances.knitted_straight.map(|shanten| shanten.value()),
                honors_knitted: distances.honors_knitted.map(|shanten| shanten.value()),
            }),
        }
    }
}

impl Counted {
    /// A row, with what it counts.
    pub fn of(row: &CensusRow, tiles: u8, rules: &Ruleset) -> Counted {
        Counted { rules: rules.name(), tiles, shanten: row.shanten, distinct: row.distinct, deals: row.deals }
    }
}

impl Seen {
    fn of(reading: &Reading, hand: &Tiles) -> Seen {
        Seen {
            form: reading.form().name(),
            blocks: blocks(reading, hand),
            wait: reading.waits().into_iter().map(|wait| wait.name()).collect(),
            wilds: None,
        }
    }

    fn of_wild(reading: &WildReading, melds: &[Meld]) -> Seen {
        Seen {
            form: reading.form().name(),
            blocks: wild_blocks(reading, melds),
            wait: reading.waits().iter().map(|wait| wait.name()).collect(),
            wilds: Some(reading.wilds().iter().map(|wild| wild.to_string()).collect()),
        }
    }
}

/// The concealed blocks and the called melds together, each in its place.
pub fn blocks(reading: &Reading, hand: &Tiles) -> Vec<String> {
    beside_melds(reading.blocks().iter().map(|block| (place(*block), block.to_string())), hand.melds())
}

/// The same with wilds; blocks of wilds alone come last.
pub fn wild_blocks(reading: &WildReading, melds: &[Meld]) -> Vec<String> {
    let concealed = reading.blocks().iter().map(|block| {
        let place = match block {
            WildBlock::Known(block, _) => place(*block),
            WildBlock::AnyPair | WildBlock::AnyMeld => (Tile::KINDS, 0),
        };
        (place, block.to_string())
    });
    beside_melds(concealed, melds)
}

/// Where a block stands among others: knitted tiles first, as they come, then by its first tile, then pair, triplet, run, kan.
fn place(block: Block) -> (usize, u8) {
    let order = match block {
        Block::Knitted(_) => return (0, 0),
        Block::Single(_) | Block::Pair(_) => 0,
        Block::Triplet(_) => 1,
        Block::Run(_) => 2,
    };
    (block.first().place(), order)
}

fn beside_melds(concealed: impl Iterator<Item = ((usize, u8), String)>, melds: &[Meld]) -> Vec<String> {
    let called = melds.iter().map(|meld| {
        let order = match meld.kind() {
            MeldKind::Triplet => 1,
            MeldKind::Run => 2,
            MeldKind::OpenKan | MeldKind::AddedKan | MeldKind::ConcealedKan => 3,
        };
        ((meld.first().place(), order), meld.to_string())
    });
    let mut all: Vec<_> = concealed.chain(called).collect();
    // stable: what is concealed stays before what is called
    all.sort_by_key(|&(place, _)| place);
    all.into_iter().map(|(_, text)| text).collect()
}

fn texts(tiles: TileSet) -> Vec<String> {
    tiles.iter().map(|tile| tile.to_string()).collect()
}
