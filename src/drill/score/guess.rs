//! What a mistake probably was: a wrong figure is held against the counts that learners often make instead.

use super::SWITCHES;
use super::answer::{Draft, Field};
use super::mark::{Count, FieldMark, NameMarks};
use crate::engine::WonHand;
use crate::engine::mcr::{Fan, McrPoints};
use crate::engine::riichi::{FuReason, FuStep, Gain, PieceKind, Points, Score, Standing};

/// A kind of mistake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mistake {
    /// The han are wrong.
    Han,
    /// They are the han without the dora.
    NoDora,
    /// They are the han of a closed hand, and the hand is open.
    ClosedHan,
    /// The fu are wrong.
    Fu,
    /// They are the fu before they are rounded up to ten.
    NotRounded,
    /// They are the fu without the ten of a closed ron.
    NoClosedRon,
    /// They are the fu with the triplet that a ron finished counted as concealed.
    RonTriplet,
    /// They are the fu without the wait.
    NoWait,
    /// They are the fu without the pair.
    NoPair,
    /// They are the fu with another triplet or kan taken for concealed or for open.
    Standing,
    /// What is paid is wrong.
    Points,
    /// It follows from the han and fu of the answer, which are wrong.
    Follows,
    /// It is the sum of what all pay.
    Sum,
    /// It is what the dealer and the others pay, the wrong way round.
    Swapped,
    /// A yaku was not chosen.
    MissingYaku,
    /// What was chosen is no yaku of the hand.
    ExtraYaku,
    /// The points of the fans are wrong.
    Total,
    /// This fan, which does not count, was probably counted.
    Counted(Fan),
    /// This fan was probably not counted.
    Left(Fan),
    /// A fan was not chosen.
    MissingFan,
    /// What was chosen is no fan of the hand.
    ExtraFan,
}

impl Mistake {
    /// The word in records.
    pub const fn name(self) -> &'static str {
        match self {
            Mistake::Han => "han",
            Mistake::NoDora => "no_dora",
            Mistake::ClosedHan => "closed_han",
            Mistake::Fu => "fu",
            Mistake::NotRounded => "not_rounded",
            Mistake::NoClosedRon => "no_closed_ron",
            Mistake::RonTriplet => "ron_triplet",
            Mistake::NoWait => "no_wait",
            Mistake::NoPair => "no_pair",
            Mistake::Standing => "standing",
            Mistake::Points => "points",
            Mistake::Follows => "follows",
            Mistake::Sum => "sum",
            Mistake::Swapped => "swapped",
            Mistake::MissingYaku => "missing_yaku",
            Mistake::ExtraYaku => "extra_yaku",
            Mistake::Total => "total",
            Mistake::Counted(_) => "counted_excluded",
            Mistake::Left(_) => "left_out",
            Mistake::MissingFan => "missing_fan",
            Mistake::ExtraFan => "extra_fan",
        }
    }
}

/// The kinds of mistake of an answer: which fields are wrong, each with the likeliest reason behind it.
pub(super) fn mistakes(draft: &Draft, fields: &[FieldMark], names: &NameMarks, count: &Count) -> Vec<Mistake> {
    let mut all = Vec::new();
    let wrong = |field: Field| fields.iter().find(|mark| mark.field == field && !mark.right);
    if !names.missed.is_empty() {
        all.push(if matches!(count, Count::Mcr(..)) { Mistake::MissingFan } else { Mistake::MissingYaku });
    }
    if !names.extra.is_empty() {
        all.push(if matches!(count, Count::Mcr(..)) { Mistake::ExtraFan } else { Mistake::ExtraYaku });
    }
    if let Some(mark) = wrong(Field::Han) {
        all.push(Mistake::Han);
        if let Count::Riichi(won, score) = count {
            all.extend(guessed_han(mark, won, score));
        }
    }
    if let Some(mark) = wrong(Field::Fu) {
        all.push(Mistake::Fu);
        if let Count::Riichi(won, score) = count {
            all.extend(guessed_fu(mark, won, score));
        }
    }
    if [Field::Paid, Field::Each, Field::Others, Field::Dealer].into_iter().any(|field| wrong(field).is_some()) {
        all.push(Mistake::Points);
        all.extend(guessed_points(draft, count));
    }
    if let Some(mark) = wrong(Field::Total) {
        all.push(Mistake::Total);
        if let Count::Mcr(_, points) = count {
            all.extend(guessed_total(mark, points));
        }
    }
    all
}

fn guessed_han(mark: &FieldMark, won: &WonHand, score: &Score) -> Option<Mistake> {
    let given = mark.given?;
    let dora: u32 = score.yaku.iter().filter(|found| found.yaku.is_dora()).map(|found| u32::from(found.han())).sum();
    let closed: u32 = score.yaku.iter().map(|found| u32::from(found.yaku.han().map_or(found.han(), |(closed, _)| closed))).sum();
    if dora > 0 && given + dora == mark.truth {
        Some(Mistake::NoDora)
    } else if !won.is_closed() && given == closed && closed != mark.truth {
        Some(Mistake::ClosedHan)
    } else {
        None
    }
}

/// How a way of counting changes the fu of a step; none where it has nothing to do with it.
type Change = fn(&FuStep) -> Option<i32>;

fn guessed_fu(mark: &FieldMark, won: &WonHand, score: &Score) -> Option<Mistake> {
    let given = i32::try_from(mark.given?).ok()?;
    let sum = i32::from(score.fu_sum);
    if given == sum {
        return Some(Mistake::NotRounded);
    }
    let rounded = |sum: i32| (sum + 9) / 10 * 10;
    let steps = score.fu_steps(won, &SWITCHES);
    let fits = |change: Change| steps.iter().filter_map(change).any(|change| rounded(sum + change) == given);
    let guesses: [(Mistake, Change); 5] = [
        (Mistake::RonTriplet, |step| triplet(step, Standing::ByRon)),
        (Mistake::NoClosedRon, |step| (step.why == FuReason::ClosedRon).then_some(-10)),
        (Mistake::Standing, |step| triplet(step, Standing::Called).or(triplet(step, Standing::Concealed))),
        (Mistake::NoWait, |step| matches!(step.why, FuReason::Wait(_)).then_some(-i32::from(step.fu))),
        (Mistake::NoPair, |step| is_pair(step).then_some(-i32::from(step.fu))),
    ];
    guesses.into_iter().find(|(_, change)| fits(*change)).map(|(mistake, _)| mistake)
}

/// How the fu change where a triplet or kan that stands so is taken for the opposite.
fn triplet(step: &FuStep, standing: Standing) -> Option<i32> {
    let fu = i32::from(step.fu);
    match step.why {
        FuReason::Piece(piece) if piece.is_triplet() && piece.standing == standing => {
            Some(if standing == Standing::Concealed { -fu / 2 } else { fu })
        }
        _ => None,
    }
}

fn is_pair(step: &FuStep) -> bool {
    matches!(step.why, FuReason::Piece(piece) if piece.kind == PieceKind::Pair)
}

fn guessed_points(draft: &Draft, count: &Count) -> Option<Mistake> {
    let (gain, how, seat) = match count {
        Count::Riichi(won, score) => (score.gain(won)?, won.circumstances().how, won.circumstances().seat),
        Count::Cell(cell) => (cell.gain(), cell.how, cell.seat),
        Count::Mcr(..) => return None,
    };
    let [each, others, dealer] = [Field::Each, Field::Others, Field::Dealer].map(|field| draft.figure(field));
    match gain {
        Gain::Tsumo { others: few, dealer: many } if (others, dealer) == (Some(many), Some(few)) => return Some(Mistake::Swapped),
        Gain::FromEach(_) if each == Some(gain.total()) => return Some(Mistake::Sum),
        _ => {}
    }
    let (han, fu) = (u8::try_from(draft.figure(Field::Han)?).ok()?, u8::try_from(draft.figure(Field::Fu)?).ok()?);
    let own = Points::of(han, fu, &SWITCHES).gain(how, seat);
    let follows = match own {
        Gain::Ron(points) => draft.figure(Field::Paid) == Some(points),
        Gain::FromEach(points) => each == Some(points),
        Gain::Tsumo { others: few, dealer: many } => (others, dealer) == (Some(few), Some(many)),
    };
    follows.then_some(Mistake::Follows)
}

/// The fan whose points are the difference: one that does not count, or one that does.
fn guessed_total(mark: &FieldMark, points: &McrPoints) -> Option<Mistake> {
    let given = mark.given?;
    let worth = |fan: Fan| u32::from(super::MCR_RULES.points(fan));
    match given.checked_sub(mark.truth) {
        Some(more) => points.excluded.iter().find(|excluded| worth(excluded.fan) == more).map(|excluded| Mistake::Counted(excluded.fan)),
        None => {
            let less = mark.truth - given;
            points.fans.iter().find(|counted| worth(counted.fan) == less).map(|counted| Mistake::Left(counted.fan))
        }
    }
}
