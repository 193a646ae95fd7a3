//! What a discard is worth beside the others: best, as good, defensible, or how much it loses.

use std::cmp::Ordering;

use crate::engine::{Chance, Discard, Drawn, Ruleset, Shape, Unseen, discards, shape};

/// How a discard is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grade {
    /// The most copies accepted, and no better shape behind as many.
    Best,
    /// As many copies as the best, a worse shape behind them. Never wrong.
    SameTiles,
    /// Fewer copies, but no discard is better on one of copies and shape without being worse on the other;
    /// or it wins nearly as often as the best. Never wrong.
    Defensible,
    /// This many copies fewer than the best.
    Loses(u32),
    /// It leaves the hand one step further away.
    OneBack,
    /// One step further away by count, and yet it wins more often than the best.
    SlowerWinsMore,
}

impl Grade {
    /// The name in the fields of the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::SameTiles => "same_tiles",
            Grade::Defensible => "defensible",
            Grade::Loses(_) => "loses",
            Grade::OneBack => "one_back",
            Grade::SlowerWinsMore => "slower_wins_more",
        }
    }

    /// Whether it is marked right: the best and all that has a reason.
    pub const fn is_right(self) -> bool {
        !matches!(self, Grade::Loses(_) | Grade::OneBack)
    }
}

/// A discard with its mark.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Graded {
    /// What it leaves.
    pub discard: Discard,
    /// What lies behind its acceptance; none where it leaves the hand ready, or further away than another does.
    pub shape: Option<Shape>,
    /// The chances to be ready and to win that were handed in.
    pub chance: Option<Chance>,
    /// Its mark.
    pub grade: Grade,
}

impl Graded {
    /// Whether it wins less often than another by more than makes a discard defensible; false where the chances are not known.
    pub fn wins_less(&self, than: &Graded) -> bool {
        matches!((win(self), win(than)), (Some(win), Some(best)) if win < NEARLY * best - STEP)
    }
}

/// Chances are compared in steps of this size: they are sums of many rounded numbers.
const STEP: f64 = 1e-9;

/// With this share of the best's chance to win a discard is defensible.
const NEARLY: f64 = 0.97;

/// Every discard of a hand, best first; of ties those that win more often, where the chances are known, then in tile order.
///
/// The chances may be none where they are not known: they separate discards that stay ready, and decide what is
/// defensible, or slower by count only.
pub fn graded(hand: &Drawn, rules: &Ruleset, unseen: &Unseen, chances: &[Chance]) -> Vec<Graded> {
    let rows = discards(hand, rules, unseen);
    let nearest = rows.first().map(|row| row.shanten);
    let mut all: Vec<Graded> = rows
        .iter()
        .map(|&discard| {
            let rest = hand.discard(discard.tile).filter(|_| nearest == Some(discard.shanten));
            let shape = rest.and_then(|rest| shape(&rest, rules, unseen));
            let chance = chances.iter().find(|chance| chance.tile == discard.tile).copied();
            Graded { discard, shape, chance, grade: Grade::OneBack }
        })
        .collect();
    all.sort_by(|a, b| order(a, b).then_with(|| more(win(b), win(a))).then(a.discard.tile.cmp(&b.discard.tile)));
    let grades: Vec<Grade> = all.iter().map(|row| grade(row, &all)).collect();
    all.iter_mut().zip(grades).for_each(|(row, grade)| row.grade = grade);
    all
}

/// Better ones are less.
fn order(a: &Graded, b: &Graded) -> Ordering {
    let by_count = a.discard.shanten.cmp(&b.discard.shanten).then(left(b).cmp(&left(a)));
    by_count.then_with(|| behind(b, a))
}

fn left(row: &Graded) -> u32 {
    row.discard.acceptance.left
}

fn win(row: &Graded) -> Option<f64> {
    row.chance.map(|chance| chance.win)
}

/// The shapes; of ready hands, which have none, the chances to win.
fn behind(a: &Graded, b: &Graded) -> Ordering {
    match (a.shape, b.shape) {
        (Some(a), Some(b)) => a.partial_cmp(&b).unwrap_or(Ordering::Equal),
        _ => more(win(a), win(b)),
    }
}

fn more(a: Option<f64>, b: Option<f64>) -> Ordering {
    let steps = |chance: Option<f64>| chance.map(|chance| (chance / STEP).round() as i64);
    steps(a).cmp(&steps(b))
}

/// The mark of a row among all, which stand best first.
fn grade(row: &Graded, all: &[Graded]) -> Grade {
    let Some(best) = all.first() else { return Grade::Best };
    let best_win = all.iter().filter(|other| order(other, best) == Ordering::Equal).filter_map(win).reduce(f64::max);
    if row.discard.shanten > best.discard.shanten {
        let wins_more = more(win(row), best_win) == Ordering::Greater;
        return if wins_more { Grade::SlowerWinsMore } else { Grade::OneBack };
    }
    if order(row, best) == Ordering::Equal {
        return Grade::Best;
    }
    if left(row) == left(best) {
        return Grade::SameTiles;
    }
    let beaten = all.iter().any(|other| {
        let (copies, shape) = (left(other).cmp(&left(row)), behind(other, row));
        other.discard.shanten == row.discard.shanten && copies.is_ge() && shape.is_ge() && (copies.is_gt() || shape.is_gt())
    });
    let nearly = matches!((win(row), best_win), (Some(win), Some(best)) if best > 0.0 && win >= NEARLY * best - STEP);
    if !beaten || nearly { Grade::Defensible } else { Grade::Loses(left(best) - left(row)) }
}
