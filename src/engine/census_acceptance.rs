//! The mean acceptance of a dealt hand, exactly: a sum over every hand and every tile it could draw.

use std::collections::HashMap;

use super::Ruleset;
use super::census::{CHOICES, Key, Tally, distance, each_counts, honor_key, honor_tally, keeping, product, suit_key, suit_tally};

/// How many tiles are dealt.
const DEALT: u8 = 13;

/// A group of tiles before and after one of its kinds is drawn, with the number of physical hands and copies that do so.
type Steps = HashMap<(Key, Key), u128>;

/// 受け入れ ukeire, 进张: how many copies a hand of 13 tiles, dealt from 136, accepts on average, as a fraction in lowest terms.
///
/// A copy is accepted if it brings the hand closer; the copies are those that the hand itself does not hold. The sum goes over every hand
/// there is, and none is looked at: the drawn tile belongs to one group, and the other three are multiplied as [`census`](mod@super::census)
/// multiplies them. None under rules with knitted forms, as there.
///
/// ```
/// use tenpai::engine::{Ruleset, mean_acceptance};
/// let (copies, hands) = mean_acceptance(&Ruleset::RIICHI).expect("riichi rules have no knitted forms");
/// assert_eq!(format!("{:.4}", copies as f64 / hands as f64), "52.1202");
/// ```
pub fn mean_acceptance(rules: &Ruleset) -> Option<(u128, u128)> {
    if rules.more_forms() {
        return None;
    }
    let keep = keeping(DEALT, rules);
    let (suit, honors) = (suit_tally(DEALT, keep), honor_tally(DEALT, keep));
    let two = product(&suit, &suit, DEALT, keep);
    let suit_steps = steps::<9>(suit_key, keep);
    let honor_steps = steps::<7>(honor_key, keep);
    let accepted = 3 * copies(&suit_steps, &product(&two, &honors, DEALT, keep), rules)
        + copies(&honor_steps, &product(&two, &suit, DEALT, keep), rules);
    let hands = (0..u128::from(DEALT)).fold(1, |ways, taken| ways * (136 - taken) / (taken + 1));
    let common = divisor(accepted, hands);
    Some((accepted / common, hands / common))
}

/// Every group of tiles with each of its kinds drawn.
fn steps<const N: usize>(key: fn(&[u8; N]) -> Key, keep: impl Fn(Key) -> Key) -> Steps {
    let mut steps = Steps::new();
    each_counts(&mut [0; N], 0, DEALT, &mut |counts| {
        let ways: u128 = counts.iter().map(|&copies| CHOICES[usize::from(copies)]).product();
        let before = keep(key(counts));
        for place in (0..N).filter(|&place| counts[place] < 4) {
            let mut drawn = *counts;
            drawn[place] += 1;
            *steps.entry((before, keep(key(&drawn)))).or_default() += ways * u128::from(4 - counts[place]);
        }
    });
    steps
}

/// The copies that bring a hand closer, where the drawn tile belongs to a group of these steps and the rest is one of these.
fn copies(steps: &Steps, rest: &Tally, rules: &Ruleset) -> u128 {
    let mut by_tiles: Vec<Vec<(Key, u128)>> = vec![Vec::new(); usize::from(DEALT) + 1];
    rest.iter().for_each(|(&key, &(_, deals))| by_tiles[usize::from(key.tiles)].push((key, deals)));
    let closer = |before: Key, after: Key, rest: Key| distance(DEALT + 1, after, rest, rules) < distance(DEALT, before, rest, rules);
    steps
        .iter()
        .map(|(&(before, after), &ways)| {
            let rest = &by_tiles[usize::from(DEALT - before.tiles)];
            let deals: u128 = rest.iter().filter(|(key, _)| closer(before, after, *key)).map(|(_, deals)| deals).sum();
            ways * deals
        })
        .sum()
}

fn divisor(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dealt_hand_accepts_52_copies_under_riichi_rules() {
        assert_eq!(mean_acceptance(&Ruleset::RIICHI), Some((50_028_647_007_532_501, 959_870_151_122_000)));
        assert_eq!(mean_acceptance(&Ruleset::STANDARD), Some((1_165_862_453_760_078_073, 20_157_273_173_562_000)));
        assert_eq!(mean_acceptance(&Ruleset::MCR), None);
    }
}
