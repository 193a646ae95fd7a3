//! The tiles of a complete hand, made after a recipe.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::{Recipe, Shape};
use crate::engine::{Block, Counts, Meld, MeldKind, Suit, Tile, TileSet};

/// The fourteen tiles, and the melds among them that were called.
pub(in crate::drill) fn tiles(recipe: &Recipe, rng: &mut ChaCha8Rng) -> Option<(Counts, Vec<Meld>)> {
    match recipe.shape {
        Shape::Standard => standard(recipe, rng),
        Shape::SevenPairs => Some((pairs(recipe, rng)?, Vec::new())),
        Shape::SevenInARow => {
            let lowest = 9 * rng.random_range(0..3usize) + rng.random_range(0..3usize);
            Some((Counts::of_tiles((lowest..lowest + 7).filter_map(kind).flat_map(|tile| [tile; 2])).ok()?, Vec::new()))
        }
        Shape::Orphans => {
            let twin = any(TileSet::ORPHANS, rng)?;
            Some((Counts::of_tiles(TileSet::ORPHANS.iter().chain([twin])).ok()?, Vec::new()))
        }
        Shape::NineGates => {
            let first = 9 * rng.random_range(0..3usize);
            let body = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8].map(|rank| first + rank);
            let more = first + rng.random_range(0..9usize);
            Some((Counts::of_tiles(body.into_iter().chain([more]).filter_map(kind)).ok()?, Vec::new()))
        }
        Shape::Knitted(honors) => knitted(honors, recipe, rng),
    }
}

fn kind(place: usize) -> Option<Tile> {
    Tile::new(u8::try_from(place).ok()?)
}

fn any(pool: TileSet, rng: &mut ChaCha8Rng) -> Option<Tile> {
    pool.iter().nth(rng.random_range(0..pool.len().max(1)))
}

/// A meld whose tiles all lie in the pool.
fn meld(recipe: &Recipe, rng: &mut ChaCha8Rng) -> Option<Block> {
    let tile = any(recipe.pool, rng)?;
    let run = Block::Run(tile);
    let fits = !tile.is_honor() && tile.rank() < 8 && run.tiles().all(|tile| recipe.pool.contains(tile));
    Some(if fits && rng.random_range(0..100) >= recipe.pungs { run } else { Block::Triplet(tile) })
}

fn standard(recipe: &Recipe, rng: &mut ChaCha8Rng) -> Option<(Counts, Vec<Meld>)> {
    let mut blocks = recipe.forced.clone();
    let mut pair = blocks.iter().position(|block| matches!(block, Block::Pair(_))).map(|at| blocks.remove(at));
    while blocks.len() < 4 {
        blocks.push(meld(recipe, rng)?);
    }
    let pair = pair.take().map_or_else(|| any(recipe.pool, rng), |pair| Some(pair.first()))?;
    let mut concealed = Counts::of_tiles([pair; 2]).ok()?;
    let mut melds = Vec::new();
    let mut kongs = recipe.kongs.iter().copied();
    for block in blocks {
        let called = rng.random_range(0..100) < recipe.called;
        let kind = match block {
            Block::Triplet(_) => kongs.next().or(called.then_some(MeldKind::Triplet)),
            _ => called.then_some(MeldKind::Run),
        };
        match kind {
            Some(kind) => melds.push(Meld::new(kind, block.first())?),
            None => block.tiles().try_for_each(|tile| concealed.add(tile)).ok()?,
        }
    }
    Some((concealed, melds))
}

fn pairs(recipe: &Recipe, rng: &mut ChaCha8Rng) -> Option<Counts> {
    Counts::of_tiles((0..7).filter_map(|_| any(recipe.pool, rng)).flat_map(|tile| [tile; 2])).ok()
}

/// Nine tiles of a layout, and as many honours as are wanted, or a meld and a pair.
fn knitted(honors: Option<usize>, recipe: &Recipe, rng: &mut ChaCha8Rng) -> Option<(Counts, Vec<Meld>)> {
    let mut starts = [0, 1, 2];
    for at in (1..3).rev() {
        starts.swap(at, rng.random_range(0..=at));
    }
    let nine = Suit::ALL.into_iter().zip(starts).flat_map(|(suit, start)| [0, 3, 6].map(|up| 9 * suit as usize + start + up));
    let mut nine: Vec<Tile> = nine.filter_map(kind).collect();
    let Some(honors) = honors else {
        let (mut all, mut melds) = (Counts::of_tiles(nine).ok()?, Vec::new());
        match (meld(recipe, rng)?, rng.random_range(0..100) < recipe.called) {
            (Block::Triplet(tile), true) => melds.push(Meld::new(MeldKind::Triplet, tile)?),
            (block, true) => melds.push(Meld::new(MeldKind::Run, block.first())?),
            (block, false) => block.tiles().try_for_each(|tile| all.add(tile)).ok()?,
        }
        let pair = any(recipe.pool, rng)?;
        [pair; 2].into_iter().try_for_each(|tile| all.add(tile)).ok()?;
        return Some((all, melds));
    };
    let mut winds: Vec<Tile> = (27..34).filter_map(kind).collect();
    for list in [&mut nine, &mut winds] {
        for at in (1..list.len()).rev() {
            list.swap(at, rng.random_range(0..=at));
        }
    }
    let all = winds.into_iter().take(honors).chain(nine.into_iter().take(14 - honors));
    Some((Counts::of_tiles(all).ok()?, Vec::new()))
}
