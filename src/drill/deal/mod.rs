//! Where the hands of a drill come from: one of the sources, and a shuffled wall in which East is dealt that hand.

mod exact;
mod flush;
mod narrow;
mod near_miss;
mod place;
mod ready_groups;
mod shapes;
mod source;
mod special;
mod surround;
mod table;
mod wild;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use self::exact::Exact;
use self::near_miss::near_miss;
use self::shapes::{Built, Shapes};
use self::surround::Surrounded;
use crate::engine::{Counts, Hand, Ruleset, Tile, TileSet, Wall, WildKind, waits};

pub use narrow::{Level, Narrow, NoSuchHand, Topic, UnknownLevel};
pub use source::{Source, UnknownSource};
pub(super) use table::played_to;

/// How tiles of a hand lie before the learner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Order {
    /// 理牌 riipai: sorted by suit and rank.
    #[default]
    Sorted,
    /// As they were dealt.
    Unsorted,
}

/// 混 hun, 癞子 laizi: whether a kind is wild.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Wilds {
    /// Every tile is itself.
    #[default]
    None,
    /// A tile is turned over with the wall; the next kind is wild, and the hand has one to four of it.
    Turned,
}

/// What to deal. With a seed, they say everything about a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealOptions {
    /// Where the hands come from.
    pub source: Source,
    /// Which of its hands are wanted.
    pub narrow: Narrow,
    /// What completes a hand. A near miss has no wait by these rules.
    pub rules: Ruleset,
    /// In how many hands of a hundred one tile is changed so that no wait is left; none: as the source and what is wanted of it have it.
    pub decoys: Option<u8>,
    /// How the tiles are shown.
    pub order: Order,
    /// Whether a kind is wild.
    pub wilds: Wilds,
}

impl Default for DealOptions {
    fn default() -> DealOptions {
        DealOptions {
            source: Source::default(),
            narrow: Narrow::default(),
            rules: Ruleset::RIICHI,
            decoys: None,
            order: Order::default(),
            wilds: Wilds::default(),
        }
    }
}

impl DealOptions {
    /// Whether there are such hands.
    ///
    /// # Errors
    /// There are none.
    pub fn check(&self) -> Result<(), NoSuchHand> {
        if self.wilds == Wilds::Turned && self.narrow != Narrow::default() {
            return Err(NoSuchHand::Wild);
        }
        self.narrow.check(self.source, &self.rules)
    }

    /// What the command line has to say beside the source and the rules: ` --item 2333 --unsorted`.
    pub fn arguments(&self) -> String {
        let mut text = self.narrow.arguments();
        if let Some(decoys) = self.decoys {
            text += &format!(" --decoys {decoys}");
        }
        if self.wilds == Wilds::Turned {
            text += " --wilds";
        }
        if self.order == Order::Unsorted {
            text += " --unsorted";
        }
        text
    }

    /// How many hands in a hundred are near misses. `flush` has hands of its own that are not ready.
    fn decoys(&self) -> u8 {
        match self.source {
            _ if self.decoys.is_some() => self.decoys.unwrap_or_default(),
            Source::Shapes if self.narrow.has_decoys() => 15,
            Source::Shapes | Source::Flush | Source::Table | Source::Exact => 0,
        }
    }
}

/// One question: a hand, and the whole wall that it was dealt from.
#[derive(Clone, Debug)]
pub struct Deal {
    /// With the options, this number gives the same question again.
    pub seed: u64,
    /// What it was dealt by.
    pub options: DealOptions,
    /// East's 13 tiles; at the level of bare shapes, the shape alone (and its pair): the melds are then not shown.
    pub hand: Hand,
    /// The same tiles in the order in which they are shown.
    pub shown: Vec<Tile>,
    /// All 136 tiles; [`Wall::seat_places`] of seat 0 hold East's 13.
    pub wall: Wall,
    /// The shape that the hand was built around, named by its least tiles: `2333`. None where the source knows none, and for a near miss.
    pub core: Option<String>,
    /// The kind that is wild; none where every tile is itself.
    pub wild: Option<WildKind>,
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
    Table,
    Exact(Box<Exact>),
}

impl Deals {
    /// Gets the source ready. Where it has no such hands ([`DealOptions::check`] tells), all of its hands are dealt.
    pub fn new(options: DealOptions) -> Deals {
        let narrow = if options.check().is_ok() { options.narrow } else { Narrow::default() };
        let options = DealOptions { narrow, ..options };
        let hands = match options.source {
            Source::Shapes => Hands::Shapes(Shapes::new(&narrow, &options.rules)),
            Source::Flush => Hands::Flush,
            Source::Table => Hands::Table,
            Source::Exact => Hands::Exact(Box::new(Exact::new(&options.rules))),
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
        if self.options.wilds == Wilds::Turned {
            return self.deal_wild(seed, &mut rng);
        }
        let DealOptions { narrow, rules, .. } = &self.options;
        let Built { mut tiles, mut core } = self.wanted(&mut rng);
        if narrow.level != Level::Bare {
            tiles.bare = tiles.all;
        }
        if rng.random_range(0..100) < self.options.decoys()
            && let Some(missed) = near_miss(&tiles.bare, rules, &mut rng)
            && let Some(all) = combined(&missed, &tiles.all, &tiles.bare)
        {
            tiles = Surrounded { bare: missed, all };
            core = None;
        }
        let wall = place::wall(&tiles.all, &mut rng);
        let shown = self.shown(&tiles.bare, &wall);
        Deal { seed, options: self.options, hand: concealed(tiles.bare), shown, wall, core, wild: None }
    }

    fn deal_wild(&self, seed: u64, rng: &mut ChaCha8Rng) -> Deal {
        let mut tiles = |rng: &mut ChaCha8Rng| self.wanted(rng).tiles.all;
        let (counts, wild) = wild::hand(&mut tiles, &self.options, rng);
        let wall = place::wall_with_turned(&counts, wild.indicator(), rng);
        let shown = self.shown(&counts, &wall);
        Deal { seed, options: self.options, hand: concealed(counts), shown, wall, core: None, wild: Some(wild) }
    }

    fn shown(&self, asked: &Counts, wall: &Wall) -> Vec<Tile> {
        match self.options.order {
            Order::Sorted => asked.tiles().collect(),
            Order::Unsorted => place::dealt(wall, asked),
        }
    }

    /// A hand of the source that waits on as many kinds as are wanted.
    fn wanted(&self, rng: &mut ChaCha8Rng) -> Built {
        let plain = |all| Built { tiles: Surrounded { bare: all, all }, core: None };
        loop {
            let built = match &self.hands {
                Hands::Shapes(shapes) => return shapes.hand(&self.options.rules, rng),
                Hands::Flush => plain(flush::hand(rng)),
                Hands::Table => plain(table::hand(&self.options.rules, rng)),
                Hands::Exact(exact) => plain(exact.hand(rng)),
            };
            let fits = |waits| real_waits(&built.tiles.all, &self.options.rules).len() == waits;
            if self.options.narrow.waits.is_none_or(fits) {
                return built;
            }
        }
    }
}

/// The tiles with those of a whole that are not in this part of it; none where that needs a fifth copy.
fn combined(tiles: &Counts, whole: &Counts, part: &Counts) -> Option<Counts> {
    let mut all = *tiles;
    let mut rest = *whole;
    part.tiles().for_each(|tile| {
        rest.remove(tile);
    });
    rest.tiles().try_for_each(|tile| all.add(tile)).ok()?;
    Some(all)
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
