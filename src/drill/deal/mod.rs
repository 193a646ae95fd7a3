//! Where the hands of a drill come from: one of the sources, and a shuffled wall in which East is dealt that hand.

mod exact;
mod flush;
mod near_miss;
mod place;
mod ready_groups;
mod shapes;

use std::fmt;
use std::str::FromStr;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use self::exact::Exact;
use self::near_miss::near_miss;
use self::shapes::Shapes;
use crate::engine::{Counts, Hand, Ruleset, Tile, TileSet, Wall, waits};

/// Where hands come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Source {
    /// A shape worth learning in one suit, with complete melds (and a pair where it has none) around it.
    #[default]
    Shapes,
    /// 清一色 chinitsu, 清一色: 13 of the 36 tiles of one suit, ready or not.
    Flush,
    /// Every ready deal equally often. Two thirds of them wait on one kind.
    Exact,
}

impl Source {
    /// Every source that is built.
    pub const ALL: [Source; 3] = [Source::Shapes, Source::Flush, Source::Exact];

    /// The word that names it on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Source::Shapes => "shapes",
            Source::Flush => "flush",
            Source::Exact => "exact",
        }
    }

    /// How many hands in a hundred are made near misses unless the learner says otherwise. `flush` has hands of its own that are not ready.
    const fn decoys(self) -> u8 {
        match self {
            Source::Shapes => 15,
            Source::Flush | Source::Exact => 0,
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No source has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownSource(String);

impl fmt::Display for UnknownSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no source of hands: shapes, flush or exact", self.0.escape_debug())
    }
}

impl std::error::Error for UnknownSource {}

impl FromStr for Source {
    type Err = UnknownSource;

    fn from_str(name: &str) -> Result<Source, UnknownSource> {
        Source::ALL.into_iter().find(|source| source.name() == name).ok_or_else(|| UnknownSource(name.to_owned()))
    }
}

/// How the tiles of a hand lie before the learner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Order {
    /// 理牌 riipai: sorted by suit and rank.
    #[default]
    Sorted,
    /// As they were dealt.
    Unsorted,
}

/// What to deal. With a seed, they say everything about a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealOptions {
    /// Where the hands come from.
    pub source: Source,
    /// What completes a hand. A near miss has no wait by these rules.
    pub rules: Ruleset,
    /// In how many hands of a hundred one tile is changed so that no wait is left; none: as the source has it.
    pub decoys: Option<u8>,
    /// How the tiles are shown.
    pub order: Order,
}

impl Default for DealOptions {
    fn default() -> DealOptions {
        DealOptions { source: Source::default(), rules: Ruleset::RIICHI, decoys: None, order: Order::default() }
    }
}

/// One question: a hand, and the whole wall that it was dealt from.
#[derive(Clone, Debug)]
pub struct Deal {
    /// With the options, this number gives the same question again.
    pub seed: u64,
    /// Where the hand comes from.
    pub source: Source,
    /// East's 13 tiles.
    pub hand: Hand,
    /// The same tiles in the order in which they are shown.
    pub shown: Vec<Tile>,
    /// All 136 tiles; [`Wall::seat_places`] of seat 0 hold the hand.
    pub wall: Wall,
    /// The shape that the hand was built around, named by its least tiles: `2333`. None where the source knows none, and for a near miss.
    pub core: Option<String>,
}

/// A dealer: a question for every seed. It keeps nothing from one question to the next.
///
/// ```
/// use tenpai::drill::deal::{DealOptions, Deals};
/// let deals = Deals::new(DealOptions::default());
/// assert_eq!(deals.deal(7).hand, deals.deal(7).hand);
/// ```
#[derive(Clone, Debug)]
pub struct Deals {
    options: DealOptions,
    hands: Hands,
}

#[derive(Clone, Debug)]
enum Hands {
    Shapes(Shapes),
    Flush,
    Exact(Exact),
}

impl Deals {
    /// Gets the source ready.
    pub fn new(options: DealOptions) -> Deals {
        let hands = match options.source {
            Source::Shapes => Hands::Shapes(Shapes::new()),
            Source::Flush => Hands::Flush,
            Source::Exact => Hands::Exact(Exact::new(&options.rules)),
        };
        Deals { options, hands }
    }

    /// What is dealt.
    pub fn options(&self) -> &DealOptions {
        &self.options
    }

    /// The question with this seed.
    pub fn deal(&self, seed: u64) -> Deal {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut counts, mut core) = match &self.hands {
            Hands::Shapes(shapes) => shapes.hand(&mut rng),
            Hands::Flush => (flush::hand(&mut rng), None),
            Hands::Exact(exact) => (exact.hand(&mut rng), None),
        };
        let decoys = self.options.decoys.unwrap_or(self.options.source.decoys());
        if rng.random_range(0..100) < decoys
            && let Some(missed) = near_miss(&counts, &self.options.rules, &mut rng)
        {
            counts = missed;
            core = None;
        }
        let wall = place::wall(&counts, &mut rng);
        let shown = match self.options.order {
            Order::Sorted => counts.tiles().collect(),
            Order::Unsorted => place::dealt(&wall),
        };
        Deal { seed, source: self.options.source, hand: concealed(counts), shown, wall, core }
    }
}

/// The kinds that the hand of these tiles waits for.
fn real_waits(counts: &Counts, rules: &Ruleset) -> TileSet {
    waits(&concealed(*counts), rules).real
}

/// One kind of a set that is not empty.
fn any_of(kinds: TileSet, rng: &mut ChaCha8Rng) -> Tile {
    let nth = rng.random_range(0..kinds.len());
    kinds.iter().nth(nth).expect("the number drawn is less than the number of kinds")
}

/// The hand of these tiles, 3n+1 in number.
fn concealed(counts: Counts) -> Hand {
    Hand::new(counts, &[]).expect("only whole hands and shapes that lack one tile are asked for")
}
