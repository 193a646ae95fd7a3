//! The curriculum: every shape that a hand can wait in, as items to learn, in the order of teaching.
//!
//! In a ready hand the waits come from one suit of 3n+1 tiles, or from two suits of 3n+2 tiles each. Setting melds aside as long as the
//! waits stay the same leads to one of 619 shapes (`assets/cores.txt`); seven pairs and thirteen orphans make 622. A shape that two
//! smaller ones explain side by side is learnt with those (`assets/pairs.txt`); what is left, and some shapes that are seen wrongly all the
//! time, are the items (`assets/items.txt`). `tests/curriculum.rs` derives all three lists again.

mod belong;
mod coverage;
mod shape;
mod step;

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;
use std::time::Duration;

use crate::engine::{Hand, Ruleset, Suit, Tile, TileSet, waits};

pub use belong::items;
pub(in crate::drill) use belong::names;
pub use coverage::coverage;
pub use shape::Shape;
pub use step::Step;

/// Every irreducible shape: no meld can be taken out of it with its waits unchanged.
const CORES: &str = include_str!("../../../assets/cores.txt");

/// The items with their steps, in the order of teaching.
const ITEMS: &str = include_str!("../../../assets/items.txt");

/// Shapes that are learnt with the items named beside them, as a pair in the same suit.
const PAIRS: &str = include_str!("../../../assets/pairs.txt");

/// One thing to learn: a shape, or a kind of hand that is ready in another way or not at all.
///
/// ```
/// use tenpai::drill::curriculum::{Item, items};
/// use tenpai::engine::{Hand, Ruleset};
/// let hand: Hand = "2344m123p456p789s".parse()?;
/// assert_eq!(items(&hand, &Ruleset::RIICHI), [Item::named("1123").unwrap()]);
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Item {
    /// Its line in the list.
    line: &'static str,
}

/// Whether a shape has its pair inside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Family {
    /// 3n+1 tiles of one suit, the pair among them; melds elsewhere.
    PairInside,
    /// 3n+2 tiles of one suit and a pair (or a shape with one) elsewhere.
    PairElsewhere,
    /// 七対子 chiitoitsu: six pairs and a single tile.
    SevenPairs,
    /// 国士無双 kokushi musou: thirteen orphans, one or all of them missing a twin.
    Orphans,
    /// A hand that waits for nothing.
    NotReady,
}

impl Item {
    /// Every item, in the order of teaching.
    pub fn all() -> impl Iterator<Item = Item> {
        lines(ITEMS).map(|line| Item { line })
    }

    /// The item with this name: digits of a shape at its least place, or a word.
    pub fn named(name: &str) -> Option<Item> {
        static NAMES: LazyLock<HashMap<&'static str, Item>> = LazyLock::new(|| Item::all().map(|item| (item.name(), item)).collect());
        NAMES.get(name).copied()
    }

    /// The items that a shape of one suit belongs to, at any place and with any melds beside it: `3335678`, or `34` where the pair is elsewhere.
    ///
    /// None where it waits for nothing.
    pub fn of_shape(shape: &Shape) -> Option<Vec<Item>> {
        belong::of_shape(shape)
    }

    /// Its name: stored with every answer, the same for ever. The digits of a shape at the least of its places, or a word.
    pub fn name(self) -> &'static str {
        self.line.split('\t').next().unwrap_or(self.line)
    }

    /// The step in which it is taught.
    pub fn step(self) -> Step {
        self.line.split('\t').nth(1).and_then(Step::named).expect("each line of the list names a step")
    }

    /// What kind of shape it is.
    pub fn family(self) -> Family {
        match self.name() {
            SEVEN_PAIRS => Family::SevenPairs,
            ORPHANS | ORPHANS_THIRTEEN => Family::Orphans,
            NOT_READY | NOT_READY_FLUSH | HELD_ONLY => Family::NotReady,
            name if name.len() % 3 == 2 => Family::PairElsewhere,
            _ => Family::PairInside,
        }
    }

    /// A hand that shows it alone, the melds elsewhere left out: `2333m`, `23456m11z`.
    pub fn example(self) -> Hand {
        let text = match self.name() {
            SEVEN_PAIRS => "1188m2277p44s11z6z".to_owned(),
            ORPHANS => "19m19p19s1234566z".to_owned(),
            ORPHANS_THIRTEEN => "19m19p19s1234567z".to_owned(),
            NOT_READY => "24m35p115z".to_owned(),
            NOT_READY_FLUSH => "1123557789999m".to_owned(),
            HELD_ONLY => "5555m".to_owned(),
            DUAL_PAIR => "11m22p".to_owned(),
            name if name.len() % 3 == 2 => format!("{name}m11z"),
            name => format!("{name}m"),
        };
        text.parse().expect("a test reads every example")
    }

    /// What its example waits for.
    pub fn waits(self) -> TileSet {
        waits(&self.example(), &Ruleset::RIICHI).real
    }

    /// Within which time its example should be answered.
    pub fn target(self) -> Duration {
        target(&self.example(), &Ruleset::RIICHI)
    }
}

/// It prints as its name.
impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

const SEVEN_PAIRS: &str = "seven-pairs";
const ORPHANS: &str = "orphans";
const ORPHANS_THIRTEEN: &str = "orphans-thirteen";
const NOT_READY: &str = "not-ready";
pub(super) const NOT_READY_FLUSH: &str = "not-ready-flush";
pub(super) const HELD_ONLY: &str = "held-only";
/// 双碰 shanpon: the pair as a shape.
const DUAL_PAIR: &str = "11";

/// Shapes that are seen wrongly all the time: items of their own, although a smaller one (or two) would explain them.
const OWN: [&str; 6] = ["1123", "1223", "1233", "12334", "12345", "1111234"];

/// Every irreducible shape, the smallest first.
pub fn cores() -> impl Iterator<Item = Shape> {
    lines(CORES).filter_map(|line| Shape::named(line.split('\t').next()?))
}

/// The shapes that are this item with the pair that it needs in the same suit, no kind held: `1134` for `23`.
pub fn paired(item: Item) -> impl Iterator<Item = Shape> {
    let explained = lines(PAIRS).filter_map(move |line| line.split_once('\t').filter(|(_, items)| *items == item.name()));
    let shapes = explained.filter(move |(tiles, _)| tiles.len() == item.name().len() + 2).filter_map(|(tiles, _)| Shape::named(tiles));
    shapes.filter(|shape| shape.held().is_empty())
}

/// Within which time a hand should be answered: 1.5 s, 0.5 s a wait and 0.25 s a key of the answer.
pub fn target(hand: &Hand, rules: &Ruleset) -> Duration {
    let real = waits(hand, rules).real;
    let mut letters: Vec<char> = real.iter().map(Tile::letter).collect();
    letters.dedup();
    let mut suits: Vec<Option<Suit>> = hand.all().at_least(1).iter().map(Tile::suit).collect();
    suits.dedup();
    // digits of a one-suit hand need no letter; a hand that is not ready is one key
    let letters = if matches!(suits.as_slice(), [Some(_)]) { 0 } else { letters.len() };
    let keys = (real.len() + letters).max(1);
    Duration::from_millis(1_500 + 500 * real.len() as u64 + 250 * keys as u64)
}

/// The lines of a list that are no remarks.
fn lines(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.lines().filter(|line| !line.starts_with('#'))
}
