//! The waits of a hand: the kinds that complete it.

use super::mcr;
use super::tables::{Groups, HONOR_GROUP, honors_drawn, lacking};
use super::{Counts, Hand, Ruleset, Tile, TileSet};

/// 待ち machi, 听牌: the kinds that complete a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Waits {
    /// Kinds of which a copy can still come.
    pub real: TileSet,
    /// Kinds that would complete the hand, but all four copies lie in it already (melds included): no fifth exists to draw.
    /// They are no waits; a hand with only such kinds is not ready.
    pub held: TileSet,
}

/// The waits of a hand, without allocation.
///
/// ```
/// use tenpai::engine::{Hand, Ruleset, waits};
/// let hand: Hand = "45666677889p55z".parse()?;
/// let waits = waits(&hand, &Ruleset::STANDARD);
/// assert_eq!(waits.real.to_string(), "39p5z");
/// assert_eq!(waits.held.to_string(), "6p");
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
#[inline]
pub fn waits(hand: &Hand, rules: &Ruleset) -> Waits {
    let counts = hand.concealed();
    let groups = Groups::of(counts);
    let needed = hand.needed();
    let mut formal = TileSet::EMPTY;
    if groups.lacking(needed) == 1 {
        formal = standard(counts, &groups, needed);
    }
    let quads = counts.at_least(4);
    if !quads.is_empty() {
        formal = formal.or(fifth_copies(counts, &groups, quads));
    }
    if needed == 4 {
        if rules.seven_pairs() && groups.pairs == 6 && groups.kinds == 7 {
            formal = formal.or(counts.at_least(1).without(counts.at_least(2)));
        }
        if rules.thirteen_orphans() && counts.at_least(1).without(TileSet::ORPHANS).is_empty() {
            formal = formal.or(orphans(counts));
        }
    }
    if rules.more_forms() {
        formal = formal.or(mcr::special_waits(hand, rules));
    }
    let full = if hand.melds().is_empty() { quads } else { hand.all().at_least(4) };
    Waits { real: formal.without(full), held: formal.and(full) }
}

/// Four melds and a pair, for a hand known to lack one tile.
///
/// Then the tiles of its groups are multiples of three, but for one group with one too many or two groups with two: only they can take the tile.
fn standard(counts: &Counts, groups: &Groups, needed: usize) -> TileSet {
    let mut bits = 0u64;
    let free = !counts.at_least(4).bits();
    for suit in 0..HONOR_GROUP {
        if groups.tiles[suit].is_multiple_of(3) {
            continue;
        }
        let rest = groups.without(suit);
        let mut ranks = 0;
        for (rank, class) in groups.keys[suit].drawn().into_iter().enumerate() {
            // the rest first: one row of the table serves all nine
            ranks |= u64::from(lacking(needed, rest, class) == 0) << rank;
        }
        bits |= ranks << (9 * suit) & free;
    }
    let mut formal = TileSet::from_bits(bits);
    if !groups.tiles[HONOR_GROUP].is_multiple_of(3) {
        let rest = groups.without(HONOR_GROUP);
        for copies in 1..3 {
            let kinds = counts.at_least(copies).without(counts.at_least(copies + 1)).bits() >> 27 << 27;
            if kinds != 0 && lacking(needed, honors_drawn(counts, copies), rest) == 0 {
                formal = formal.or(TileSet::from_bits(kinds));
            }
        }
    }
    formal
}

fn orphans(counts: &Counts) -> TileSet {
    let lacking = TileSet::ORPHANS.without(counts.at_least(1));
    match lacking.len() {
        0 => TileSet::ORPHANS,
        1 if counts.total() == 13 => lacking,
        _ => TileSet::EMPTY,
    }
}

/// Kinds held four times whose fifth copy would complete the hand: they are in no table, since five of a kind have no class.
#[cold]
fn fifth_copies(counts: &Counts, groups: &Groups, quads: TileSet) -> TileSet {
    quads.iter().filter(|&tile| completes_as_fifth(counts, groups, tile)).collect()
}

fn completes_as_fifth(counts: &Counts, groups: &Groups, tile: Tile) -> bool {
    let group = tile.place() / 9;
    let after = |at: usize| (groups.tiles[at] + u8::from(at == group)) % 3;
    let pairs = (0..4).filter(|&at| after(at) == 2).count();
    if pairs != 1 || (0..4).any(|at| after(at) == 1) {
        return false;
    }
    (0..4).all(|at| {
        let mut ranks = counts.group(at);
        if at == group {
            ranks[tile.place() % 9] += 1;
        }
        splits(&mut ranks, 0, at != HONOR_GROUP, after(at) == 2)
    })
}

/// Whether the ranks from `from` on are melds, and a pair if one is still owed.
fn splits(ranks: &mut [u8; 9], from: usize, runs: bool, pair: bool) -> bool {
    let Some(at) = (from..9).find(|&rank| ranks[rank] > 0) else { return !pair };
    for (copies, paired) in [(2, true), (3, false)] {
        if ranks[at] >= copies && (!paired || pair) {
            ranks[at] -= copies;
            let found = splits(ranks, at, runs, pair && !paired);
            ranks[at] += copies;
            if found {
                return true;
            }
        }
    }
    if !runs || at > 6 || ranks[at + 1] == 0 || ranks[at + 2] == 0 {
        return false;
    }
    (at..at + 3).for_each(|rank| ranks[rank] -= 1);
    let found = splits(ranks, at, runs, pair);
    (at..at + 3).for_each(|rank| ranks[rank] += 1);
    found
}
