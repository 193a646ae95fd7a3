//! The same fourteen tiles, won on another one of them: what that changes.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::SWITCHES;
use super::deal::{circumstances, counted, laid, won_on};
use crate::drill::recipe::{Recipe, tiles};
use crate::engine::riichi::{Score, Yaku, score};
use crate::engine::{Tile, WonHand};

/// How often chance is asked.
const TRIES: usize = 200;

/// Two wins of the same tiles under the same circumstances, with other han or fu, below any limit; none where chance brings none.
///
/// One of the two has pinfu wherever a win of these tiles has it and another has not.
pub(super) fn twins(rng: &mut ChaCha8Rng) -> Option<[WonHand; 2]> {
    (0..TRIES).find_map(|_| {
        let recipe = if rng.random_range(0..3) == 0 { Recipe::with_triplets(40) } else { Recipe::of_yaku(Yaku::Pinfu, rng) };
        let recipe = recipe.closed();
        let (complete, melds) = tiles(&recipe, rng)?;
        let told = circumstances(&recipe, &melds, rng)?;
        let laid = laid(complete, melds, rng)?;
        let won = |tile: Tile| {
            let won = won_on(&laid, tile, &told)?;
            Some((won, counted(&won)?))
        };
        let wins: Vec<(WonHand, Score)> = laid.concealed().at_least(1).iter().filter_map(won).collect();
        let pinfu = |score: &Score| score.yaku.iter().any(|found| found.yaku == Yaku::Pinfu);
        let wanted = wins.iter().any(|(_, score)| pinfu(score)) && !wins.iter().all(|(_, score)| pinfu(score));
        let pairs: Vec<[WonHand; 2]> = wins
            .iter()
            .flat_map(|one| wins.iter().map(move |other| (one, other)))
            .filter(|((_, one), (_, other))| !wanted || pinfu(one) != pinfu(other))
            .filter(|((_, one), (_, other))| one.limit().is_none() && other.limit().is_none())
            .filter(|((_, one), (_, other))| (one.han, one.fu) != (other.han, other.fu))
            .map(|((one, _), (other, _))| [*one, *other])
            .collect();
        pairs.get(rng.random_range(0..pairs.len().max(1))).copied()
    })
}

/// The same tiles, won on another one, and what that is worth.
#[derive(Clone, Debug)]
pub struct Twin {
    /// The tile that comes last instead.
    pub tile: Tile,
    /// What the hand is worth then; without points it has no yaku.
    pub score: Score,
}

/// The win of the same tiles on another of them that differs most in what it is worth; none where the last tile changes nothing.
pub(super) fn twin(won: &WonHand, told: &Score) -> Option<Twin> {
    let others = won.drawn().concealed().at_least(1);
    let twin = |tile: Tile| {
        let other = won_on(won.drawn(), tile, won.circumstances())?;
        Some(Twin { tile, score: score(&other, &SWITCHES).ok()? })
    };
    let rank = |score: &Score| (score.points.map(|points| points.base), score.han, score.fu);
    let differs = |twin: &Twin| rank(&twin.score) != rank(told);
    let apart = |twin: &Twin| {
        let base = |score: &Score| score.points.map_or(0, |points| points.base);
        base(&twin.score).abs_diff(base(told))
    };
    others.iter().filter(|&tile| tile != won.winning().tile()).filter_map(twin).filter(differs).max_by_key(apart)
}
