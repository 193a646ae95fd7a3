//! Whether a hand with wilds is complete.

use super::cover::{Cover, Ranks, melds};
use super::{WildDrawn, WildTiles};
use crate::engine::{Counts, Meld, Ruleset, Tile, TileSet};

/// Whether wilds can be laid so that the hand is complete.
///
/// ```
/// use tenpai::engine::{Ruleset, WildDrawn, wild_complete};
/// let hand: WildDrawn = "1357m123777p11zxx".parse()?;
/// assert!(wild_complete(&hand, &Ruleset::STANDARD));
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
pub fn wild_complete(hand: &WildDrawn, rules: &Ruleset) -> bool {
    Asked::of(hand, rules).complete(hand.wilds(), None)
}

/// A hand taken apart once, so that it can be asked about with every tile.
pub(super) struct Asked<'a> {
    hand: &'a WildTiles,
    rules: &'a Ruleset,
    limits: [[u8; 9]; 4],
    covers: [Cover; 4],
}

impl<'a> Asked<'a> {
    pub(super) fn of(hand: &'a WildTiles, rules: &'a Ruleset) -> Asked<'a> {
        let limits = limits(hand.melds(), rules);
        let mut asked = Asked { hand, rules, limits, covers: [Cover { plain: 0, paired: 0 }; 4] };
        asked.covers = std::array::from_fn(|group| asked.cover(group, &hand.natural().group(group)));
        asked
    }

    /// Whether these tiles, with so many wilds among 3n+2 and perhaps one tile more, are complete. The tile may be a fifth copy.
    pub(super) fn complete(&self, wilds: u8, drawn: Option<Tile>) -> bool {
        let closed = self.hand.needed() == 4;
        (self.rules.four_wilds_win() && wilds >= 4)
            || usize::from(self.melds_with(drawn)) <= self.hand.needed()
            || closed && self.rules.seven_pairs() && self.seven_pairs(drawn)
            || closed && self.rules.thirteen_orphans() && self.thirteen_orphans(drawn)
    }

    fn melds_with(&self, drawn: Option<Tile>) -> u8 {
        let mut covers = self.covers;
        if let Some(tile) = drawn {
            let group = tile.place() / 9;
            let mut held = self.hand.natural().group(group);
            held[tile.place() % 9] += 1;
            covers[group] = self.cover(group, &held);
        }
        melds(&covers)
    }

    fn cover(&self, group: usize, held: &[u8; 9]) -> Cover {
        // a fifth copy that was drawn is there: it is held to no limit, only wilds are
        let limits = std::array::from_fn(|rank| self.limits[group][rank].max(held[rank]));
        Cover::of(held, &limits, if group < 3 { Ranks::Suit } else { Ranks::Honors })
    }

    /// At most seven kinds and none more than twice: wilds do the rest.
    fn seven_pairs(&self, drawn: Option<Tile>) -> bool {
        self.kinds(drawn, TileSet::ALL).is_some_and(|(kinds, _)| kinds <= 7)
    }

    /// Terminals and honours only, and no more than one of them twice.
    fn thirteen_orphans(&self, drawn: Option<Tile>) -> bool {
        self.kinds(drawn, TileSet::ORPHANS).is_some_and(|(_, pairs)| pairs <= 1)
    }

    /// How many kinds and pairs, where all tiles are of these kinds and there are no three of one.
    fn kinds(&self, drawn: Option<Tile>, among: TileSet) -> Option<(usize, usize)> {
        let mut counts: Counts = *self.hand.natural();
        if let Some(tile) = drawn {
            counts.add(tile).ok()?;
        }
        let kinds = counts.at_least(1);
        let fits = kinds.without(among).is_empty() && counts.at_least(3).is_empty();
        fits.then(|| (kinds.len(), counts.at_least(2).len()))
    }
}

/// How many copies of each kind the concealed melds and pair may use.
fn limits(called: &[Meld], rules: &Ruleset) -> [[u8; 9]; 4] {
    let Some(copies) = rules.wild_copies() else { return [[u8::MAX; 9]; 4] };
    let mut limits = [[copies; 9]; 4];
    for tile in called.iter().flat_map(|meld| meld.tiles()) {
        limits[tile.place() / 9][tile.place() % 9] -= 1;
    }
    limits
}
