//! Fans that join sets by their ranks, and the choice among them: 不得相同 non-identical, 套算一次 account once.

use super::sets::{Found, Set};
use super::{Fan, McrRules};
use crate::engine::Tile;

/// Every fan that some of the sets form by their ranks, the most points first.
pub(super) fn chains(sets: &[Set], pair: Option<Tile>, into: &mut Vec<Found>) {
    let begin = into.len();
    for some in 3u8..1 << sets.len() {
        let mut joined = [(0u8, 0u8); 4];
        let mut size = 0;
        let chows = sets[some.trailing_zeros() as usize].is_chow();
        for set in (0..sets.len()).filter(|set| some >> set & 1 == 1).map(|set| sets[set]) {
            if set.first.is_honor() || set.is_chow() != chows {
                size = 0;
                break;
            }
            joined[size] = (set.first.place() as u8 / 9, set.first.rank());
            size += 1;
        }
        let fan = match (size, chows) {
            (2, true) => two_chows(joined[0], joined[1]),
            (3, true) => three_chows([joined[0], joined[1], joined[2]]),
            (4, true) => four_chows(joined, pair),
            (2, false) => (joined[0].1 == joined[1].1).then_some(Fan::DoublePung),
            (3, false) => three_pungs([joined[0], joined[1], joined[2]]),
            (4, false) => four_pungs(joined),
            _ => None,
        };
        into.extend(fan.map(|fan| Found { fan, sets: some }));
    }
    into[begin..].sort_unstable_by_key(|found| (found.fan, found.sets));
}

impl Fan {
    /// Whether it joins sets by their ranks, so that each set serves it once.
    pub(super) const fn is_chain(self) -> bool {
        use Fan::*;
        matches!(
            self,
            PureTerminalChows
                | QuadrupleChow
                | FourPureShiftedPungs
                | FourPureShiftedChows
                | PureTripleChow
                | PureShiftedPungs
                | PureStraight
                | ThreeSuitedTerminalChows
                | PureShiftedChows
                | TriplePung
                | MixedStraight
                | MixedTripleChow
                | MixedShiftedPungs
                | MixedShiftedChows
                | DoublePung
                | PureDoubleChow
                | MixedDoubleChow
                | ShortStraight
                | TwoTerminalChows
        )
    }
}

/// A suit and the rank at which a set begins.
type Begin = (u8, u8);

fn two_chows(a: Begin, b: Begin) -> Option<Fan> {
    match (a.0 == b.0, a.1.abs_diff(b.1)) {
        (true, 0) => Some(Fan::PureDoubleChow),
        (true, 3) => Some(Fan::ShortStraight),
        (true, 6) => Some(Fan::TwoTerminalChows),
        (false, 0) => Some(Fan::MixedDoubleChow),
        _ => None,
    }
}

fn three_chows(begins: [Begin; 3]) -> Option<Fan> {
    match (suits(&begins), steps(&begins)) {
        (Suits::One, [0, 0, 0]) => Some(Fan::PureTripleChow),
        (Suits::One, [0, 1, 1] | [0, 2, 2]) => Some(Fan::PureShiftedChows),
        (Suits::One, [0, 3, 3]) => Some(Fan::PureStraight),
        (Suits::AllDifferent, [0, 0, 0]) => Some(Fan::MixedTripleChow),
        (Suits::AllDifferent, [0, 1, 1]) => Some(Fan::MixedShiftedChows),
        (Suits::AllDifferent, [0, 3, 3]) => Some(Fan::MixedStraight),
        _ => None,
    }
}

fn four_chows(begins: [Begin; 4], pair: Option<Tile>) -> Option<Fan> {
    let one = suits(&begins) == Suits::One;
    match steps(&begins) {
        [0, 0, 0, 0] if one => Some(Fan::QuadrupleChow),
        [0, 1, 1, 1] | [0, 2, 2, 2] if one => Some(Fan::FourPureShiftedChows),
        [0, 0, 6, 0] => {
            let five = pair.filter(|pair| pair.rank() == 5)?.suit()? as u8;
            let of = |suit: u8, rank: u8| begins.contains(&(suit, rank));
            let held: u8 = (0..3).filter(|&suit| of(suit, 1) && of(suit, 7)).map(|suit| 1 << suit).sum();
            match held.count_ones() {
                1 if one && held == 1 << five => Some(Fan::PureTerminalChows),
                2 if held | 1 << five == 0b111 => Some(Fan::ThreeSuitedTerminalChows),
                _ => None,
            }
        }
        _ => None,
    }
}

fn three_pungs(begins: [Begin; 3]) -> Option<Fan> {
    match (suits(&begins), steps(&begins)) {
        (Suits::One, [0, 1, 1]) => Some(Fan::PureShiftedPungs),
        (Suits::AllDifferent, [0, 0, 0]) => Some(Fan::TriplePung),
        (Suits::AllDifferent, [0, 1, 1]) => Some(Fan::MixedShiftedPungs),
        _ => None,
    }
}

fn four_pungs(begins: [Begin; 4]) -> Option<Fan> {
    (suits(&begins) == Suits::One && steps(&begins) == [0, 1, 1, 1]).then_some(Fan::FourPureShiftedPungs)
}

#[derive(PartialEq, Eq)]
enum Suits {
    One,
    AllDifferent,
    Mixed,
}

fn suits<const N: usize>(begins: &[Begin; N]) -> Suits {
    let seen = begins.iter().fold(0u8, |seen, begin| seen | 1 << begin.0).count_ones() as usize;
    match seen {
        1 => Suits::One,
        _ if seen == N => Suits::AllDifferent,
        _ => Suits::Mixed,
    }
}

/// How far each set begins above the one below it.
fn steps<const N: usize>(begins: &[Begin; N]) -> [u8; N] {
    let mut ranks = begins.map(|begin| begin.1);
    ranks.sort_unstable();
    std::array::from_fn(|at| if at == 0 { 0 } else { ranks[at] - ranks[at - 1] })
}

/// The most points that the chains can earn together: one bit for each that is chosen.
///
/// 套算一次: a set is combined once with sets that are combined already. So the chosen fans tie the sets together without a circle: three
/// fans of two over four sets, or a fan of three and one of two, or a fan of four. 不得相同: no set serves the same fan twice.
pub(super) fn choose(chains: &[Found], rules: &McrRules) -> u32 {
    let mut best = Best { points: 0, chosen: 0 };
    Choice { chains, rules }.from(0, [1, 2, 4, 8], Best { points: 0, chosen: 0 }, &mut best);
    best.chosen
}

#[derive(Clone, Copy)]
struct Best {
    points: u32,
    chosen: u32,
}

struct Choice<'a> {
    chains: &'a [Found],
    rules: &'a McrRules,
}

impl Choice<'_> {
    /// `tied`: for each set those that it is tied to, itself included.
    fn from(&self, at: usize, tied: [u8; 4], so_far: Best, best: &mut Best) {
        if so_far.points > best.points {
            *best = so_far;
        }
        for (next, found) in self.chains.iter().enumerate().skip(at) {
            let again = |&at: &usize| so_far.chosen >> at & 1 == 1 && self.chains[at].fan == found.fan;
            let identical = (0..next).filter(again).any(|at| self.chains[at].sets & found.sets != 0);
            let Some(tied) = tie(tied, found.sets).filter(|_| !identical) else { continue };
            let points = so_far.points + u32::from(self.rules.points(found.fan));
            self.from(next + 1, tied, Best { points, chosen: so_far.chosen | 1 << next }, best);
        }
    }
}

/// Ties these sets together; none where two of them are tied already.
fn tie(tied: [u8; 4], sets: u8) -> Option<[u8; 4]> {
    let mut all = 0;
    for at in (0..4).filter(|at| sets >> at & 1 == 1) {
        if all & tied[at] != 0 {
            return None;
        }
        all |= tied[at];
    }
    Some(std::array::from_fn(|at| if all >> at & 1 == 1 { all } else { tied[at] }))
}
