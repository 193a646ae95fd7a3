//! Deals wins under Chinese official rules, so that every fan comes up: a recipe says what a hand is made of, chance does the rest, and
//! the engine says what came of it.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::drill::recipe::{Recipe, tiles};
use crate::engine::mcr::{Fan, McrRules, mcr_points};
use crate::engine::{Circumstances, Hand, How, Ruleset, Tile, Wind, WinningTile, WonHand};

/// The win of a seed: each fan is the aim equally often.
///
/// ```
/// use tenpai::drill::mcr::deal;
/// assert_eq!(deal(7), deal(7));
/// ```
pub fn deal(seed: u64) -> Option<WonHand> {
    let fan = Fan::ALL[ChaCha8Rng::seed_from_u64(seed).random_range(0..Fan::ALL.len())];
    deal_fan(fan, seed)
}

/// How often a recipe is tried: most fans come at the first, a few seldom.
const TRIES: usize = 2_000;

/// A win in which this fan counts; none in the rare case that chance never brings one.
pub fn deal_fan(fan: Fan, seed: u64) -> Option<WonHand> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ (fan as u64) << 32);
    (0..TRIES).find_map(|_| {
        let recipe = Recipe::of_fan(fan, &mut rng);
        let won = won(&recipe, &mut rng)?;
        let counts = mcr_points(&won, &McrRules::TODAY).fans.iter().any(|counted| counted.fan == fan);
        counts.then_some(won)
    })
}

fn won(recipe: &Recipe, rng: &mut ChaCha8Rng) -> Option<WonHand> {
    let (mut concealed, melds) = tiles(recipe, rng)?;
    let kinds: Vec<Tile> = concealed.tiles().collect();
    let tile = kinds[rng.random_range(0..kinds.len())];
    concealed.remove(tile);
    let how = recipe.how.unwrap_or(How::ALL[rng.random_range(0..2)]);
    let mut told = Circumstances::plain(how);
    told.round = Wind::ALL[rng.random_range(0..2)];
    told.seat = Wind::ALL[rng.random_range(0..4)];
    told.flowers = recipe.flowers;
    told.flags = recipe.flags.iter().copied().collect();
    WonHand::new(Hand::new(concealed, &melds).ok()?, WinningTile::plain(tile), told, &Ruleset::MCR).ok()
}
