//! The fields of `--json`: others build on them, so their names never change.

use serde::{Serialize, Serializer};

use crate::drill::grade::Graded;
use crate::engine::census::CensusRow;
use crate::engine::{AnyHand, Block, Drawn, Hand, MeldKind, Place, Reading, Ruleset, Tile, TileSet, Tiles, Unseen};
use crate::engine::{readings, shanten, waits, wins};

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
pub struct Seen {
    form: &'static str,
    blocks: Vec<String>,
    wait: Vec<&'static str>,
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
    pub fn of(hand: &AnyHand, rules: &Ruleset) -> Distance {
        let distances = shanten(hand, rules);
        Distance {
            hand: hand.to_string(),
            rules: rules.name(),
            shanten: distances.least().value(),
            standard: distances.standard.value(),
            seven_pairs: distances.seven_pairs.map(|shanten| shanten.value()),
            thirteen_orphans: distances.thirteen_orphans.map(|shanten| shanten.value()),
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
    /// A reading with the winning tile in one place.
    pub fn at(reading: &Reading, place: Place, hand: &Tiles) -> Seen {
        Seen { form: reading.form().name(), blocks: blocks(reading, hand), wait: vec![place.wait.name()] }
    }

    fn of(reading: &Reading, hand: &Tiles) -> Seen {
        Seen {
            form: reading.form().name(),
            blocks: blocks(reading, hand),
            wait: reading.waits().into_iter().map(|wait| wait.name()).collect(),
        }
    }
}

/// The concealed blocks and the called melds together: by first tile, then pair, triplet, run, kan.
pub fn blocks(reading: &Reading, hand: &Tiles) -> Vec<String> {
    let concealed = reading.blocks().iter().map(|block| {
        let order = match block {
            Block::Single(_) | Block::Pair(_) => 0,
            Block::Triplet(_) => 1,
            Block::Run(_) => 2,
        };
        (block.first(), order, block.to_string())
    });
    let called = hand.melds().iter().map(|meld| {
        let order = match meld.kind() {
            MeldKind::Triplet => 1,
            MeldKind::Run => 2,
            MeldKind::OpenKan | MeldKind::AddedKan | MeldKind::ConcealedKan => 3,
        };
        (meld.first(), order, meld.to_string())
    });
    let mut all: Vec<_> = concealed.chain(called).collect();
    // stable: what is concealed stays before what is called
    all.sort_by_key(|&(first, order, _)| (first, order));
    all.into_iter().map(|(.., text)| text).collect()
}

fn texts(tiles: TileSet) -> Vec<String> {
    tiles.iter().map(|tile| tile.to_string()).collect()
}
