//! What separates two discards of a hand, as facts: what the worse tile belonged to, what no longer helps, what lies behind equal copies.

use super::DiscardVerdict;
use crate::drill::explain::{Part, nearest};
use crate::drill::grade::{Grade, Graded};
use crate::engine::{Block, Drawn, Ruleset, Tile, TileSet};

/// What a tile of the hand belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holds {
    /// A complete meld, or tiles that are held twice.
    Block(Block),
    /// Two tiles that lack one, and what completes them.
    Part([Tile; 2], TileSet),
    /// Nothing, or only itself.
    Alone,
}

/// Why the answer is marked as it is, or, where it is the best, why another one is not.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// The better discard.
    pub better: Graded,
    /// The other one.
    pub other: Graded,
    /// What the other tile belongs to when the better one is gone.
    pub holds: Holds,
    /// The kinds that help after the better discard, and not after the other.
    pub lost: TileSet,
    /// The kinds that help only after the other.
    pub gained: TileSet,
}

/// What separates the answer from the best; of a best answer, the best of the others. None where every discard is as good.
pub fn reason(hand: &Drawn, rules: &Ruleset, verdict: &DiscardVerdict) -> Option<Reason> {
    let mine = verdict.row();
    let win = |row: &Graded| row.chance.map_or(0.0, |chance| chance.win);
    let by_win = mine.is_some_and(|mine| mine.grade == Grade::SlowerWinsMore);
    let best = verdict.best().reduce(|most, row| if by_win && win(row) > win(most) { row } else { most })?;
    let (better, other) = match mine {
        Some(mine) if mine.grade != Grade::Best => (best, mine),
        Some(mine) => (mine, verdict.rows.iter().find(|row| row.grade != Grade::Best)?),
        None => (best, verdict.rows.iter().find(|row| row.grade != Grade::Best)?),
    };
    let (here, there) = (better.discard.acceptance.tiles, other.discard.acceptance.tiles);
    let (lost, gained) = (here.without(there), there.without(here));
    Some(Reason { better: *better, other: *other, holds: holds(hand, rules, better.discard.tile, other.discard.tile), lost, gained })
}

/// What a tile belongs to once another is gone.
fn holds(hand: &Drawn, rules: &Ruleset, gone: Tile, tile: Tile) -> Holds {
    let alike = match hand.concealed().of(tile) {
        0 | 1 => Holds::Alone,
        2 => Holds::Block(Block::Pair(tile)),
        _ => Holds::Block(Block::Triplet(tile)),
    };
    let Some(found) = hand.discard(gone).and_then(|rest| nearest(&rest, rules)) else { return alike };
    if found.spare.of(tile) > 0 {
        return alike;
    }
    let parts = found.parts.iter().find_map(|part| match part {
        Part::Meld { tiles: [first, second], .. } if first == second && *first == tile => Some(Holds::Block(Block::Pair(tile))),
        Part::Meld { tiles, wants } if tiles.contains(&tile) => Some(Holds::Part(*tiles, *wants)),
        Part::Half(half) | Part::Thin(half) if *half == tile => Some(alike.clone()),
        _ => None,
    });
    let stands = || found.stands.iter().find(|block| block.tiles().any(|held| held == tile)).copied().map(Holds::Block);
    parts.or_else(stands).unwrap_or(alike)
}
