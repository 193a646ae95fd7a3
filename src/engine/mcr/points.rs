//! What a win is worth: the reading and the fans that earn the most, and what is not counted and why.

use super::chains::choose;
use super::found::{found, hidden_pungs, wait_fan};
use super::sets::{Found, Seen};
use super::{Fan, FinishedPung, McrRules};
use crate::engine::reading::each_reading_won_on;
use crate::engine::{Block, Place, Reading, Ruleset, Tile, TileSet, WonHand, waits};

/// Points of a win under Chinese official rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct McrPoints {
    /// The fans that count, the most points first; flowers last.
    pub fans: Vec<Counted>,
    /// What the hand has by its looks and does not count, the most points first.
    pub excluded: Vec<Excluded>,
    /// The reading that earns this.
    pub reading: Reading,
    /// Where the winning tile sits in it.
    pub place: Place,
    /// All points, flowers included.
    pub points: u32,
    /// Flowers laid open, a point each; they do not help to reach the least.
    pub flowers: u8,
}

/// A fan that counts, and how often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The fan.
    pub fan: Fan,
    /// How often it counts.
    pub count: u8,
    /// What one of them is worth.
    pub points: u8,
    /// The sets that earn it, a bit each: called melds first, then those of the reading. Of a fact about the whole hand, none or all.
    sets: u8,
}

impl Counted {
    /// The tiles of the sets that earn it; nothing for a fact about the whole hand.
    pub fn sets(&self, won: &WonHand, reading: &Reading) -> Vec<Vec<Tile>> {
        let called = won.hand().melds().iter().map(|meld| meld.tiles().collect());
        let own =
            reading.blocks().iter().filter(|block| matches!(block, Block::Run(_) | Block::Triplet(_))).map(|block| block.tiles().collect());
        let all: Vec<Vec<Tile>> = called.chain(own).collect();
        if self.sets == u8::MAX {
            return Vec::new();
        }
        all.into_iter().enumerate().filter(|(at, _)| self.sets >> at & 1 == 1).map(|(_, tiles)| tiles).collect()
    }
}

/// A fan that does not count although the hand looks like it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Excluded {
    /// The fan.
    pub fan: Fan,
    /// Why it does not count.
    pub why: Why,
}

/// Why a fan does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// 不重复: it lies in this fan, which every such hand has too.
    NonRepeat(Fan),
    /// 不得相同: one of its sets serves this fan, the same, already.
    NonIdentical(Fan),
    /// 套算一次: its sets are tied together already, by this fan among others.
    AccountOnce(Fan),
    /// 不拆移: the sets would have to be taken apart for it.
    NonSeparation,
    /// The hand waited on these kinds, not on one.
    OtherWaits(TileSet),
    /// A discard finished the pung, so it is melded.
    FinishedByDiscard,
}

impl McrPoints {
    /// The least points, flowers apart, to win at all.
    pub const LEAST: u32 = 8;

    /// Whether the hand may win: eight points without flowers.
    pub const fn is_enough(&self) -> bool {
        self.points - self.flowers as u32 >= McrPoints::LEAST
    }
}

/// The points of a win: the reading, the place of the winning tile and the fans that earn the most.
///
/// ```
/// use tenpai::engine::mcr::{McrRules, mcr_points};
/// use tenpai::engine::{Ruleset, WonHand};
/// let won = WonHand::read("12345678m123p55s 9m ron", &Ruleset::MCR)?;
/// let points = mcr_points(&won, &McrRules::TODAY);
/// assert_eq!((points.points, points.fans[0].fan.name()), (21, "Pure Straight"));
/// # Ok::<(), tenpai::engine::LineError>(())
/// ```
pub fn mcr_points(won: &WonHand, rules: &McrRules) -> McrPoints {
    let all = won.drawn().all();
    let waits = waits(won.hand(), &Ruleset::MCR);
    let formal = waits.real.or(waits.held);
    let mut best: Option<Best> = None;
    let mut others = Vec::new();
    let (mut list, mut counting) = (Vec::with_capacity(32), Vec::with_capacity(16));
    each_reading_won_on(won.hand(), won.winning().tile(), &Ruleset::MCR, |reading| {
        for &place in reading.places() {
            list.clear();
            found(&Seen::new(won, &all, formal, reading, place), rules, &mut list);
            counting.clear();
            let points = judge(&mut list, rules, |found, why| {
                if why.is_none() {
                    counting.push(found.fan);
                }
            });
            others.extend(counting.iter().filter(|fan| rules.points(**fan) > 1));
            // of equal points, the earlier form is shown, and in it the greater fan
            let equal = |best: &Best| points == best.points && reading.form() == best.reading.form();
            let better = |best: &Best| points > best.points || equal(best) && counting < best.counting;
            if best.as_ref().is_none_or(better) {
                best = Some(Best { points, counting: counting.clone(), reading: *reading, place });
            }
        }
    });
    let Best { points, reading, place, .. } = best.expect("a hand that has been won can be read");
    let (mut fans, excluded) = told(&Seen::new(won, &all, formal, &reading, place), rules, &others);
    let flowers = won.circumstances().flowers;
    if flowers > 0 {
        fans.push(Counted { fan: Fan::FlowerTiles, count: flowers, points: 1, sets: 0 });
    }
    McrPoints { fans, excluded, reading, place, points: points + u32::from(flowers), flowers }
}

/// The best so far.
struct Best {
    points: u32,
    counting: Vec<Fan>,
    reading: Reading,
    place: Place,
}

/// The fans of the best reading, and those that it leaves out.
fn told(seen: &Seen, rules: &McrRules, others: &[Fan]) -> (Vec<Counted>, Vec<Excluded>) {
    let mut list = Vec::with_capacity(32);
    found(seen, rules, &mut list);
    let (mut fans, mut excluded) = (Vec::<Counted>::new(), Vec::new());
    judge(&mut list, rules, |Found { fan, sets }, why| match (why, fans.last_mut()) {
        (Some(why), _) => excluded.push(Excluded { fan, why }),
        (None, Some(last)) if last.fan == fan => {
            last.count += 1;
            last.sets |= sets;
        }
        (None, _) => fans.push(Counted { fan, count: 1, points: rules.points(fan), sets }),
    });
    excluded.extend(by_looks(seen, rules, &fans));
    for &fan in others {
        if !list.iter().any(|found| found.fan == fan) {
            let outer = fans.iter().find(|counted| rules.contains(counted.fan, fan));
            excluded.push(Excluded { fan, why: outer.map_or(Why::NonSeparation, |outer| Why::NonRepeat(outer.fan)) });
        }
    }
    excluded.sort_by_key(|excluded| excluded.fan);
    excluded.dedup();
    (fans, excluded)
}

/// What only looks like a fan: a pung that a discard finished, a wait beside others.
fn by_looks(seen: &Seen, rules: &McrRules, fans: &[Counted]) -> impl Iterator<Item = Excluded> {
    let concealed = McrRules { finished_pung: FinishedPung::Concealed, ..*rules };
    let pungs = [hidden_pungs(seen, rules), hidden_pungs(seen, &concealed)].map(|mut found| found.next().map(|found| found.fan));
    let pung = (pungs[0] != pungs[1]).then_some(pungs[1]).flatten().map(|fan| Excluded { fan, why: Why::FinishedByDiscard });
    let wait = wait_fan(seen, rules).filter(|_| seen.formal.len() > 1);
    let inside = |fan: &Fan| fans.iter().any(|counted| rules.contains(counted.fan, *fan));
    let wait = wait.filter(|fan| !inside(fan)).map(|fan| Excluded { fan, why: Why::OtherWaits(seen.formal) });
    pung.into_iter().chain(wait)
}

/// Decides which fans count, the most points first, and tells for each whether it does; what they are worth together.
fn judge(list: &mut [Found], rules: &McrRules, mut tell: impl FnMut(Found, Option<Why>)) -> u32 {
    let chains = list.iter().take_while(|found| found.fan.is_chain()).count();
    let chosen = choose(&list[..chains], rules);
    let chosen: Vec<Found> = (0..chains).filter(|at| chosen >> at & 1 == 1).map(|at| list[at]).collect();
    // stable: fans of sets stay in the order of their sets
    list.sort_by_key(|found| found.fan);
    let mut counting: Vec<Found> = Vec::with_capacity(list.len());
    let mut points = 0;
    let mut gate = true;
    for &found in list.iter() {
        let mut outer = counting.iter().find(|outer| found.sets & !outer.sets == 0 && rules.contains(outer.fan, found.fan));
        if found.fan == Fan::PungOfTerminalsOrHonors && outer.is_some_and(|outer| outer.fan == Fan::NineGates) {
            outer = outer.filter(|_| gate);
            gate = false;
        }
        let why = match outer {
            Some(outer) => Some(Why::NonRepeat(outer.fan)),
            None if found.fan.is_chain() => tied(found, &chosen),
            None => None,
        };
        if why.is_none() {
            counting.push(found);
            points += u32::from(rules.points(found.fan));
        }
        tell(found, why);
    }
    if points == 0 {
        tell(Found::of_whole(Fan::ChickenHand), None);
        points = u32::from(rules.points(Fan::ChickenHand));
    }
    points
}

/// Why a chain was not chosen; none where it was.
fn tied(found: Found, chosen: &[Found]) -> Option<Why> {
    if chosen.contains(&found) {
        return None;
    }
    let touching = |one: &&Found| one.sets & found.sets != 0;
    let identical = chosen.iter().filter(touching).find(|one| one.fan == found.fan);
    match (identical, chosen.iter().find(touching)) {
        (Some(one), _) => Some(Why::NonIdentical(one.fan)),
        (None, Some(one)) => Some(Why::AccountOnce(one.fan)),
        (None, None) => None,
    }
}
