//! How far a hand is from ready: the least number of tiles to exchange.

use std::fmt;

use super::mcr;
use super::needs::{Needs, honor_needs, suit_needs};
use super::tables::{Groups, HONOR_GROUP, needs, orphan_kinds};
use super::{Counts, Ruleset, TileSet, Tiles};

/// 向聴 shanten, 向听: how many exchanges away from ready; 0 is ready (聴牌 tenpai), -1 complete.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shanten(i8);

impl Shanten {
    /// One tile away from complete.
    pub const READY: Shanten = Shanten(0);
    /// Nothing lacks.
    pub const COMPLETE: Shanten = Shanten(-1);

    pub(crate) const fn lacking(tiles: u8) -> Shanten {
        Shanten(tiles as i8 - 1)
    }

    /// One exchange more.
    pub(crate) const fn farther(self) -> Shanten {
        Shanten(self.0 + 1)
    }

    /// The number itself, -1 to 8.
    pub const fn value(self) -> i8 {
        self.0
    }
}

impl fmt::Display for Shanten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The distance of a hand by each form. A form that the ruleset lacks, or that called melds exclude, is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Distances {
    /// Four melds and a pair.
    pub standard: Shanten,
    /// 七対子 chiitoitsu, 七对: seven pairs, different ones unless the rules let four of a kind be two.
    pub seven_pairs: Option<Shanten>,
    /// 国士無双 kokushi musou, 十三幺: one of each terminal and honour, and one more.
    pub thirteen_orphans: Option<Shanten>,
    /// 组合龙: nine knitted tiles, a meld (which may be called) and a pair.
    pub knitted_straight: Option<Shanten>,
    /// 全不靠, 七星不靠: fourteen different tiles of one knitted layout and the honours.
    pub honors_knitted: Option<Shanten>,
}

impl Distances {
    /// The distance of the hand: the least of its forms.
    #[inline]
    pub fn least(&self) -> Shanten {
        let other = |form: Option<Shanten>| form.unwrap_or(self.standard);
        let knitted = other(self.knitted_straight).min(other(self.honors_knitted));
        self.standard.min(other(self.seven_pairs)).min(other(self.thirteen_orphans)).min(knitted)
    }
}

/// The exact distance of a hand of any size, by form.
///
/// It is the least number of tiles lacking, over all complete hands with at most four of a kind (called melds counted), less one.
/// Counting blocks instead is wrong by one on hands such as `1111m234567p789s` (1, not 0).
///
/// ```
/// use tenpai::engine::{Hand, Ruleset, shanten};
/// let hand: Hand = "1111m234567p789s".parse()?;
/// assert_eq!(shanten(&hand, &Ruleset::RIICHI).standard.value(), 1);
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
#[inline]
pub fn shanten(tiles: &Tiles, rules: &Ruleset) -> Distances {
    let counts = tiles.concealed();
    let groups = Groups::of(counts);
    let lacking = if tiles.melds().is_empty() { groups.lacking(tiles.needed()) } else { lacking_beside_melds(tiles, &groups) };
    let closed = tiles.needed() == 4;
    let distances = Distances {
        standard: Shanten::lacking(lacking),
        seven_pairs: (closed && rules.seven_pairs()).then(|| seven_pairs(groups.pairs, groups.kinds)),
        thirteen_orphans: (closed && rules.thirteen_orphans()).then(|| thirteen_orphans(counts)),
        knitted_straight: None,
        honors_knitted: None,
    };
    if rules.more_forms() { with_more_forms(distances, tiles, rules) } else { distances }
}

/// The distances of the forms that only Chinese official rules have, beside the others.
#[cold]
fn with_more_forms(distances: Distances, tiles: &Tiles, rules: &Ruleset) -> Distances {
    let pairs = distances.seven_pairs.filter(|_| rules.quads_as_pairs()).map(|_| mcr::pairs_lacking(tiles.concealed()));
    Distances {
        seven_pairs: pairs.map(Shanten::lacking).or(distances.seven_pairs),
        knitted_straight: mcr::straight_lacking(tiles).filter(|_| rules.knitted()).map(Shanten::lacking),
        honors_knitted: mcr::honors_lacking(tiles).filter(|_| rules.knitted()).map(Shanten::lacking),
        ..distances
    }
}

/// Seven different kinds are needed: a third and fourth copy are no second pair.
pub(crate) fn seven_pairs(pairs: u8, kinds: u8) -> Shanten {
    Shanten(6 - pairs.min(7) as i8 + 7u8.saturating_sub(kinds) as i8)
}

pub(crate) fn thirteen_orphans(counts: &Counts) -> Shanten {
    let kinds = orphan_kinds(counts) as i8;
    let pair = !counts.at_least(2).and(TileSet::ORPHANS).is_empty();
    Shanten(13 - kinds - i8::from(pair))
}

/// Tiles in called melds leave fewer copies for the concealed part, so those groups are asked for with limits.
fn lacking_beside_melds(tiles: &Tiles, groups: &Groups) -> u8 {
    let called = Counts::of_tiles(tiles.melds().iter().flat_map(|meld| meld.tiles())).expect("a hand has no fifth copy");
    let all = (0..4).map(|group| {
        let limits = called.group(group).map(|used| 4 - used);
        let held = tiles.concealed().group(group);
        if limits == [4; 9] {
            needs(groups.classes[group])
        } else if group == HONOR_GROUP {
            honor_needs(&held[..7], &limits[..7])
        } else {
            suit_needs(&held, &limits)
        }
    });
    let merged = all.reduce(|a: Needs, b| a.merge(&b)).expect("there are four groups");
    merged.with_pair(tiles.needed())
}
