//! Every way to hold the tiles of a hand in melds and a pair, with no block that holds none of them.

use super::WildTiles;
use crate::engine::{Block, Counts, Ruleset, Tile};

/// Calls back with the blocks of each way, in order, and with how many melds and pairs are left to wilds alone.
///
/// A way is listed only if none of its blocks could be left out: wilds alone are laid as any block, not as this one.
pub(super) fn each_cover(hand: &WildTiles, rules: &Ruleset, mut each: impl FnMut(&[Block], usize, usize)) {
    let free = rules.wild_copies().map(|copies| free(hand, copies));
    let mut search = Search { held: counts(hand.natural()), free, blocks: Vec::new(), found: Vec::new() };
    let mut left = search.held;
    search.cover(&mut left, hand.natural().total(), Owed { melds: hand.needed(), pairs: 1 });
    search.found.sort_unstable();
    search.found.dedup();
    for (blocks, owed) in &search.found {
        each(blocks, owed.melds, owed.pairs);
    }
}

/// Blocks still to be laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Owed {
    melds: usize,
    pairs: usize,
}

struct Search {
    held: [u8; 34],
    /// How many copies of a kind the blocks may show; none: any number.
    free: Option<[u8; 34]>,
    blocks: Vec<Block>,
    found: Vec<(Vec<Block>, Owed)>,
}

impl Search {
    /// The lowest tile that is left goes into one of the blocks that can hold it.
    fn cover(&mut self, left: &mut [u8; 34], tiles: usize, owed: Owed) {
        let Some(first) = left.iter().position(|&number| number > 0) else {
            self.keep(owed);
            return;
        };
        if tiles > 3 * owed.melds + 2 * owed.pairs {
            return;
        }
        for block in blocks_with(Tile::at(first)) {
            let Some(owed) = owed.without(block) else { continue };
            let before = *left;
            let mut held = 0;
            for tile in block.tiles() {
                if left[tile.place()] > 0 {
                    left[tile.place()] -= 1;
                    held += 1;
                }
            }
            self.blocks.push(block);
            self.cover(left, tiles - held, owed);
            self.blocks.pop();
            *left = before;
        }
    }

    fn keep(&mut self, owed: Owed) {
        let mut shown = [0u8; 34];
        self.blocks.iter().flat_map(|block| block.tiles()).for_each(|tile| shown[tile.place()] += 1);
        if self.free.is_some_and(|free| shown.iter().zip(free).any(|(&shown, free)| shown > free)) {
            return;
        }
        let idle = |block: &Block| {
            let mut rest = shown;
            block.tiles().for_each(|tile| rest[tile.place()] -= 1);
            rest.iter().zip(self.held).all(|(&shown, held)| shown >= held)
        };
        if !self.blocks.iter().any(idle) {
            let mut blocks = self.blocks.clone();
            blocks.sort_unstable_by_key(|&block| (block.first(), block));
            self.found.push((blocks, owed));
        }
    }
}

impl Owed {
    fn without(self, block: Block) -> Option<Owed> {
        match block {
            Block::Pair(_) => Some(Owed { pairs: self.pairs.checked_sub(1)?, ..self }),
            _ => Some(Owed { melds: self.melds.checked_sub(1)?, ..self }),
        }
    }
}

/// The pair, the triplet and the runs that hold a tile.
fn blocks_with(tile: Tile) -> impl Iterator<Item = Block> {
    let lowest = tile.place().saturating_sub(2);
    let runs = (lowest..=tile.place()).map(Tile::at).filter(move |first| {
        // in the same suit, and not over its end
        first.suit().is_some() && first.suit() == tile.suit() && first.rank() <= 7
    });
    [Block::Pair(tile), Block::Triplet(tile)].into_iter().chain(runs.map(Block::Run))
}

fn counts(tiles: &Counts) -> [u8; 34] {
    std::array::from_fn(|place| tiles.of(Tile::at(place)))
}

/// So many copies of each kind, less those in called melds.
fn free(hand: &WildTiles, copies: u8) -> [u8; 34] {
    let mut free = [copies; 34];
    hand.melds().iter().flat_map(|meld| meld.tiles()).for_each(|tile| free[tile.place()] -= 1);
    free
}
