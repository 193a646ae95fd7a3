//! Why a hand waits for what it waits for: where the pair comes from, which melds can be set aside, what the rest wants.

mod aside;
mod cover;
mod groups;
mod kinds;
mod nearest;
mod view;
mod why_not;

use crate::engine::{Block, Counts, Form, Hand, Ruleset, Shanten, TileSet, each_win, shanten, waits};

pub use groups::{Group, PairPlace};
pub use kinds::{FalseKind, MissKind, false_kind, miss_kind};
pub(super) use nearest::nearest;
pub use nearest::{Nearest, Part};
pub use view::{Rest, View};
pub use why_not::{Leftover, WhyNot, why_not};

/// What there is to say of a hand. Everything in it is true of the hand; the words are made elsewhere.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The tiles of the hand, called melds apart.
    pub concealed: Counts,
    /// The tiles with the called melds.
    pub all: Counts,
    /// The kinds that complete it.
    pub real: TileSet,
    /// Kinds that would, if a fifth copy existed.
    pub held: TileSet,
    /// Melds that can be taken away with the waits unchanged; the other tiles are [`Explanation::core`].
    pub aside: Vec<Block>,
    /// The tiles that decide the waits.
    pub core: Counts,
    /// A few ways to see the core that show every real wait between them.
    pub views: Vec<View>,
    /// Every standard reading, by where the pair comes from.
    pub groups: Vec<Group>,
    /// Six pairs and a single, or thirteen orphans short of one: such a form, and what it waits for.
    pub special: Option<Special>,
    /// The distance to a ready hand.
    pub distance: Shanten,
    /// The shape that a hand that waits for nothing is nearest to.
    pub nearest: Option<Nearest>,
}

/// A form that is no four melds and a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Special {
    /// Seven pairs, thirteen orphans or a knitted form.
    pub form: Form,
    /// What it waits for.
    pub waits: TileSet,
}

impl Explanation {
    /// Every kind that would fit, held four times or not.
    pub fn formal(&self) -> TileSet {
        self.real.or(self.held)
    }
}

/// What there is to say of this hand.
///
/// ```
/// use tenpai::drill::explain::explain;
/// use tenpai::engine::{Hand, Ruleset};
/// let hand: Hand = "2333m456p".parse()?;
/// let told = explain(&hand, &Ruleset::RIICHI);
/// assert_eq!(told.aside.len(), 1);
/// assert_eq!(told.core.to_string(), "2333m");
/// assert_eq!(told.views.len(), 2);
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
pub fn explain(hand: &Hand, rules: &Ruleset) -> Explanation {
    let truth = waits(hand, rules);
    let special = special(hand, rules);
    let beside = special.map_or(TileSet::EMPTY, |special| special.waits);
    let plan = cover::plan(hand.concealed(), truth.real.without(beside), truth.real);
    let distance = shanten(hand, rules).least();
    let nearest = if truth.real.is_empty() { nearest::nearest(hand, rules) } else { None };
    Explanation {
        concealed: *hand.concealed(),
        all: hand.all(),
        real: truth.real,
        held: truth.held,
        aside: plan.aside,
        core: plan.core,
        views: plan.views,
        groups: groups::groups(hand, special),
        special,
        distance,
        nearest,
    }
}

/// The waits of a form that is no four melds and a pair; a hand is never near two of them.
fn special(hand: &Hand, rules: &Ruleset) -> Option<Special> {
    let kinds = hand.concealed().at_least(1);
    if rules.knitted() {
        return read_special(hand, rules);
    }
    if hand.needed() != 4 {
        return None;
    }
    let pairs = hand.concealed().at_least(2);
    if rules.seven_pairs() && pairs.len() == 6 && kinds.len() == 7 {
        return Some(Special { form: Form::SevenPairs, waits: kinds.without(pairs) });
    }
    let orphans = rules.thirteen_orphans() && kinds.without(TileSet::ORPHANS).is_empty();
    let lacking = TileSet::ORPHANS.without(kinds);
    match lacking.len() {
        0 if orphans => Some(Special { form: Form::ThirteenOrphans, waits: TileSet::ORPHANS }),
        1 if orphans => Some(Special { form: Form::ThirteenOrphans, waits: lacking }),
        _ => None,
    }
}

/// The same from the readings, where the rules have many such forms.
fn read_special(hand: &Hand, rules: &Ruleset) -> Option<Special> {
    let mut found: Option<Special> = None;
    each_win(hand, rules, |tile, reading| {
        if reading.form() != Form::Standard {
            let special = found.get_or_insert(Special { form: reading.form(), waits: TileSet::EMPTY });
            special.waits.insert(tile);
        }
    });
    found
}

/// The two steps of a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// How many kinds the hand waits for.
    Waits(usize),
    /// This meld can be set aside with the waits unchanged.
    Aside(Block),
    /// The hand waits for nothing, and this meld is none of its trouble.
    Stands(Block),
    /// No meld can be set aside.
    NoneAside,
    /// The hand is ready by this form alone, which needs no meld.
    Form(Form),
}

/// The first step of a hint, then the second: a meld beside the core first, since that one is hard to see.
pub fn hints(told: &Explanation) -> [Hint; 2] {
    let special = told.special.filter(|special| told.views.is_empty() && special.waits == told.real);
    [Hint::Waits(told.real.len()), special.map_or_else(|| aside_hint(told), |special| Hint::Form(special.form))]
}

fn aside_hint(told: &Explanation) -> Hint {
    if let Some(nearest) = &told.nearest {
        let meld = nearest.stands.iter().find(|block| !matches!(block, Block::Pair(_)));
        return meld.map_or(Hint::NoneAside, |&meld| Hint::Stands(meld));
    }
    // without a copy of a kind held four times that kind would be a wait
    let frees = |meld: &&Block| meld.tiles().any(|tile| told.held.contains(tile));
    let mut melds: Vec<&Block> = told.aside.iter().filter(|meld| !frees(meld)).collect();
    let beside = |meld: &Block| told.core.tiles().any(|tile| !tile.is_honor() && tile.letter() == meld.first().letter());
    melds.sort_by_key(|meld| !beside(meld));
    melds.first().map_or(Hint::NoneAside, |&&meld| Hint::Aside(meld))
}
