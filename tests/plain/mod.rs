//! A plain search over the shapes of a suit, which shares no code with the engine.

#![allow(dead_code)]

/// The numbers of the nine ranks of a suit.
pub type Shape = [u8; 9];

/// What a shape is compared by: the ranks that complete it, and whether it is melds and a pair itself.
pub type Facts = (Vec<i8>, bool);

/// Tiles and waits, counted from the first tile, mirrored or not.
pub fn normal(held: &[i8], waited: &[i8], turned: impl Fn(i8) -> i8) -> (Vec<i8>, Vec<i8>) {
    let first = held.iter().map(|&rank| turned(rank)).min().unwrap_or(0);
    let moved = |ranks: &[i8]| {
        let mut moved: Vec<i8> = ranks.iter().map(|&rank| turned(rank) - first).collect();
        moved.sort_unstable();
        moved
    };
    (moved(held), moved(waited))
}

pub fn digits(ranks: &[i8]) -> String {
    ranks.iter().map(|rank| (rank + 1).to_string()).collect()
}

pub fn every_shape(left: u8, rank: usize, shape: &mut Shape, found: &mut Vec<Shape>) {
    if rank == 9 {
        if left == 0 {
            found.push(*shape);
        }
        return;
    }
    for number in 0..=left.min(4) {
        shape[rank] = number;
        every_shape(left - number, rank + 1, shape, found);
    }
    shape[rank] = 0;
}

pub fn facts(shape: &Shape) -> Facts {
    let pair_elsewhere = shape.iter().sum::<u8>() % 3 == 2;
    let mut waited = Vec::new();
    for rank in 0i8..9 {
        let mut more = *shape;
        more[rank as usize] += 1;
        let complete = if pair_elsewhere { melds(more) } else { melds_and_pair(&more) };
        if more[rank as usize] <= 4 && complete {
            waited.push(rank);
        }
    }
    (waited, pair_elsewhere && melds_and_pair(shape))
}

pub fn melds_and_pair(shape: &Shape) -> bool {
    (0..9).any(|rank| {
        let mut less = *shape;
        shape[rank] >= 2 && {
            less[rank] -= 2;
            melds(less)
        }
    })
}

pub fn melds(shape: Shape) -> bool {
    let Some(first) = shape.iter().position(|&number| number > 0) else { return true };
    taken(&shape, [first; 3]).is_some_and(melds) || first < 7 && taken(&shape, [first, first + 1, first + 2]).is_some_and(melds)
}

pub fn without_a_meld(shape: &Shape) -> impl Iterator<Item = Shape> {
    let triplets = (0..9).map(|rank| [rank; 3]);
    let runs = (0..7).map(|rank| [rank, rank + 1, rank + 2]);
    triplets.chain(runs).filter_map(|meld| taken(shape, meld))
}

pub fn taken(shape: &Shape, tiles: [usize; 3]) -> Option<Shape> {
    let mut left = *shape;
    for rank in tiles {
        left[rank] = left[rank].checked_sub(1)?;
    }
    Some(left)
}
