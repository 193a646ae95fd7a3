//! Positions in which it is worth asking what to discard, from hands that a player alone plays.

use std::ops::RangeInclusive;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::DiscardQuestion;
use crate::drill::grade::{Grade, Graded, graded};
use crate::drill::solo::Solo;
use crate::engine::{Discard, Drawn, Ruleset, Tile, discards};

/// How often positions are wanted that are ready, one, two and three away after the best discard.
const WANTED: [u32; 4] = [1, 5, 4, 2];

/// By how many copies the best leads where no shape breaks a tie.
pub const WORTH_LEAD: RangeInclusive<u32> = 1..=4;

/// The fewest draws that are to come: with less than these there is little left to choose for.
const DRAWS: usize = 4;

/// The fewest discards that keep the distance.
const FEWEST: usize = 3;

/// The position of a seed.
///
/// ```
/// use tenpai::{drill::discards::deal, engine::Ruleset};
/// assert_eq!(deal(7, &Ruleset::RIICHI), deal(7, &Ruleset::RIICHI));
/// ```
pub fn deal(seed: u64, rules: &Ruleset) -> DiscardQuestion {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut left = rng.random_range(0..WANTED.iter().sum());
    let wanted = WANTED.iter().position(|&often| {
        let here = left < often;
        left = left.saturating_sub(often);
        here
    });
    let wanted = i8::try_from(wanted.unwrap_or(1)).unwrap_or(1);
    loop {
        if let Some(question) =
            position(Solo::dealt_by(&mut rng), wanted, rules, &mut rng).and_then(|solo| DiscardQuestion::dealt(solo, rules, seed))
        {
            return question;
        }
    }
}

/// The first position of a hand that is so far away and worth asking; none where there is none.
fn position(mut solo: Solo, wanted: i8, rules: &Ruleset, rng: &mut ChaCha8Rng) -> Option<Solo> {
    while let Some(drawn) = solo.draw() {
        let hand = solo.fourteen()?;
        let unseen = solo.unseen();
        let rows = discards(&hand, rules, &unseen);
        let first = rows.first()?;
        if first.shanten.value() < wanted || solo.draws_left() < DRAWS {
            return None;
        }
        if first.shanten.value() == wanted
            && may_be_worth(&rows)
            && is_worth_asking(&hand, Some(drawn), &graded(&hand, rules, &unseen, &[]))
        {
            return Some(solo);
        }
        let equal = rows.iter().take_while(|row| row.shanten == first.shanten && row.acceptance.left == first.acceptance.left).count();
        solo.discard(rows[rng.random_range(0..equal)].tile);
    }
    None
}

/// What can be said without looking at shapes.
fn may_be_worth(rows: &[Discard]) -> bool {
    let near = rows.iter().take_while(|row| row.shanten == rows[0].shanten).count();
    near >= FEWEST
}

/// Whether a position is worth asking: at least three discards keep the distance, the best is neither the drawn tile nor an isolated honour
/// or terminal, and it leads by one to four copies, or a tie in copies is broken by the shape behind them.
pub fn is_worth_asking(hand: &Drawn, drawn: Option<Tile>, rows: &[Graded]) -> bool {
    let Some(first) = rows.first().map(|row| row.discard) else { return false };
    let near = || rows.iter().filter(|row| row.discard.shanten == first.shanten);
    let best = || rows.iter().filter(|row| row.grade == Grade::Best).map(|row| row.discard.tile);
    if near().count() < FEWEST || best().any(|tile| Some(tile) == drawn || is_isolated(hand, tile)) {
        return false;
    }
    let copies = first.acceptance.left;
    let tie_broken = rows.iter().any(|row| row.grade == Grade::SameTiles);
    let next = near().map(|row| row.discard.acceptance.left).filter(|&left| left < copies).max();
    tie_broken || next.is_some_and(|next| WORTH_LEAD.contains(&(copies - next)))
}

/// An honour or a terminal that stands alone: nobody has to think before it goes.
fn is_isolated(hand: &Drawn, tile: Tile) -> bool {
    let held = hand.concealed();
    if held.of(tile) > 1 {
        return false;
    }
    let terminal = matches!(tile.rank(), 1 | 9);
    let near = held.at_least(1).iter().any(|other| other != tile && other.suit() == tile.suit() && other.rank().abs_diff(tile.rank()) <= 2);
    tile.is_honor() || (terminal && !near)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Unseen;

    #[test]
    fn every_position_is_worth_asking() {
        for rules in [Ruleset::RIICHI, Ruleset::STANDARD] {
            for seed in 0..300 {
                let question = deal(seed, &rules);
                let rows = graded(question.hand(), &rules, &question.unseen(), &[]);
                assert!(is_worth_asking(question.hand(), question.drawn(), &rows), "seed {seed}: {}", question.hand());
                let river = question.solo().map_or(0, |solo| solo.river().len());
                assert_eq!(question.unseen(), unseen_by_hand(&question), "seed {seed}");
                assert!(river <= 18 - 1 - DRAWS && question.draws() >= DRAWS, "seed {seed}");
            }
        }
    }

    fn unseen_by_hand(question: &DiscardQuestion) -> Unseen {
        let river = question.solo().map(|solo| solo.river().to_vec()).unwrap_or_default();
        let river = crate::engine::Counts::of_tiles(river).expect("a wall has four of each kind");
        Unseen::beside_visible(question.hand(), &river).expect("a wall has four of each kind")
    }

    #[test]
    fn lone_honours_and_terminals_are_isolated() {
        let check = |hand: &str, tile: &str, wanted: bool| {
            let hand: Drawn = hand.parse().expect("fourteen tiles");
            let tile = hand.concealed().tiles().find(|held| held.to_string() == tile).expect("it is held");
            assert_eq!(is_isolated(&hand, tile), wanted, "{tile} in {hand}");
        };
        check("19m1355p2346s1144z", "1m", true);
        check("19m1355p2346s1144z", "1p", false);
        check("19m1355p2346s1144z", "1z", false);
        check("5m1355p2346s11144z", "5m", false);
        check("19m1355p2346s1123z", "3z", true);
    }
}
