//! Hands as they come up at a table: one player alone draws and discards for the most tiles accepted, until the hand is ready.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

use crate::engine::{Counts, Discard, Drawn, Hand, Ruleset, Shanten, Tile, Unseen, discards, shanten};

/// The hand that is ready first, of one wall or, where that ends before, of another.
pub(super) fn hand(rules: &Ruleset, rng: &mut ChaCha8Rng) -> Counts {
    *played_to(Shanten::READY, rules, rng).concealed()
}

/// The hand that is first so near, of one wall or, where that ends before, of another. A hand that is dealt nearer comes as it is.
pub(in crate::drill) fn played_to(wanted: Shanten, rules: &Ruleset, rng: &mut ChaCha8Rng) -> Hand {
    loop {
        if let Some(hand) = played(wanted, rules, rng) {
            return hand;
        }
    }
}

/// Thirteen tiles of a shuffled wall, and draws from it until the hand is so near; none where the wall ends before.
fn played(wanted: Shanten, rules: &Ruleset, rng: &mut ChaCha8Rng) -> Option<Hand> {
    let mut wall: Vec<Tile> = Tile::all().flat_map(|tile| [tile; 4]).collect();
    wall.shuffle(rng);
    let (dealt, draws) = wall.split_at(13);
    let mut hand = Hand::new(Counts::of_tiles(dealt.iter().copied()).ok()?, &[]).ok()?;
    if shanten(&hand, rules).least() <= wanted {
        return Some(hand);
    }
    for &tile in draws {
        let drawn = hand.draw(tile).ok()?;
        let discard = best(&drawn, rules, rng)?;
        hand = drawn.discard(discard.tile)?;
        if discard.shanten <= wanted {
            return Some(hand);
        }
    }
    None
}

/// The discard that leaves the closest hand, and of those the one that accepts the most copies; one of the equally good ones.
///
/// Only the hand itself is counted, as the drill counts it, not what the player has discarded.
fn best(drawn: &Drawn, rules: &Ruleset, rng: &mut ChaCha8Rng) -> Option<Discard> {
    let rows = discards(drawn, rules, &Unseen::beside(drawn));
    let first = rows.first()?;
    let equal = rows.iter().take_while(|row| row.shanten == first.shanten && row.acceptance.left == first.acceptance.left).count();
    Some(rows[rng.random_range(0..equal)])
}
