//! Marks an answer: field by field, name by name, and what the mistake probably was.

use super::answer::{Draft, Field, ScoreAnswer, ScoreName};
use super::deal::counted;
use super::guess::{Mistake, mistakes};
use super::question::{Cell, ScoreQuestion, Subject};
use super::twins::{Twin, twin};
use super::{MCR_RULES, ScoreLevel};
use crate::drill::mcr::mark_fans;
use crate::engine::WonHand;
use crate::engine::mcr::{McrPoints, Why, mcr_points};
use crate::engine::riichi::{Gain, Score};

/// A field with what it should hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FieldMark {
    /// Which.
    pub field: Field,
    /// What was filled in; none where it was left out.
    pub given: Option<u32>,
    /// What is right.
    pub truth: u32,
    /// Whether it is, or may be left out.
    pub right: bool,
}

/// Which names were chosen rightly and wrongly.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NameMarks {
    /// Chosen, and they count.
    pub right: Vec<ScoreName>,
    /// They count and were not chosen.
    pub missed: Vec<ScoreName>,
    /// Chosen, and they do not count; of a fan that the hand looks like, why.
    pub extra: Vec<(ScoreName, Option<Why>)>,
}

/// How the points come about.
#[derive(Clone, Debug)]
pub enum Count {
    /// A win of riichi.
    Riichi(Box<WonHand>, Box<Score>),
    /// A win under Chinese official rules.
    Mcr(Box<WonHand>, Box<McrPoints>),
    /// Han and fu that were told.
    Cell(Cell),
}

/// What came of an answer.
#[derive(Clone, Debug)]
pub struct ScoreVerdict {
    /// The answer that was given.
    pub answer: ScoreAnswer,
    /// Each field.
    pub fields: Vec<FieldMark>,
    /// The names, where any were to be chosen.
    pub names: NameMarks,
    /// How the points come about.
    pub count: Count,
    /// The kinds of mistake.
    pub mistakes: Vec<Mistake>,
    /// The same tiles won on another one, where that changes what they are worth.
    pub twin: Option<Twin>,
}

impl ScoreVerdict {
    /// Whether every field and every name is right.
    pub fn is_right(&self) -> bool {
        let names = self.names.missed.is_empty() && self.names.extra.is_empty();
        self.answer != ScoreAnswer::GivenUp && names && self.fields.iter().all(|field| field.right)
    }

    /// What is paid; none under Chinese official rules.
    pub fn gain(&self) -> Option<Gain> {
        match &self.count {
            Count::Riichi(won, score) => score.gain(won),
            Count::Cell(cell) => Some(cell.gain()),
            Count::Mcr(..) => None,
        }
    }
}

/// Marks an answer.
pub fn mark(question: &ScoreQuestion, answer: ScoreAnswer) -> ScoreVerdict {
    let count = count(question);
    let draft = answer.draft();
    let fields = question.fields().into_iter().map(|field| field_mark(field, &draft, &count)).collect::<Vec<_>>();
    let names = if question.asks_names() { name_marks(&draft, &count) } else { NameMarks::default() };
    let mistakes = if answer == ScoreAnswer::GivenUp { Vec::new() } else { mistakes(&draft, &fields, &names, &count) };
    let twin = match (&count, question.level()) {
        (Count::Riichi(won, score), ScoreLevel::Fu | ScoreLevel::All) => twin(won, score),
        _ => None,
    };
    ScoreVerdict { answer, fields, names, count, mistakes, twin }
}

fn count(question: &ScoreQuestion) -> Count {
    match question.subject() {
        Subject::Cell(cell) => Count::Cell(*cell),
        Subject::Won(won) => match counted(won).filter(|_| question.level().rules() == crate::engine::Ruleset::RIICHI) {
            Some(score) => Count::Riichi(won.clone(), Box::new(score)),
            None => Count::Mcr(won.clone(), Box::new(mcr_points(won, &MCR_RULES))),
        },
    }
}

/// What a field should hold.
fn truth(field: Field, count: &Count) -> u32 {
    let (han, fu, gain) = match count {
        Count::Riichi(won, score) => (score.han, score.fu, score.gain(won)),
        Count::Cell(cell) => (cell.han, cell.fu, Some(cell.gain())),
        Count::Mcr(_, points) => return points.points,
    };
    match (field, gain) {
        (Field::Han, _) => u32::from(han),
        (Field::Fu, _) => u32::from(fu),
        (Field::Paid, Some(Gain::Ron(points))) | (Field::Each, Some(Gain::FromEach(points))) => points,
        (Field::Others, Some(Gain::Tsumo { others, .. })) => others,
        (Field::Dealer, Some(Gain::Tsumo { dealer, .. })) => dealer,
        (_, gain) => gain.map_or(0, Gain::total),
    }
}

fn field_mark(field: Field, draft: &Draft, count: &Count) -> FieldMark {
    let (given, truth) = (draft.figure(field), truth(field, count));
    let right = match (field, given) {
        // more than thirteen ordinary han are no more than thirteen
        (Field::Han, Some(han)) if truth >= 13 && !is_yakuman(count) => (13..26).contains(&han),
        (Field::Fu, None) => truth == 0 || draft.needs_no_fu(),
        (_, given) => given == Some(truth),
    };
    FieldMark { field, given, truth, right }
}

fn is_yakuman(count: &Count) -> bool {
    matches!(count, Count::Riichi(_, score) if score.yakuman() > 0)
}

fn name_marks(draft: &Draft, count: &Count) -> NameMarks {
    match count {
        Count::Riichi(_, score) => {
            let all = score.yaku.iter().filter(|found| !found.yaku.is_dora()).map(|found| ScoreName::Yaku(found.yaku));
            let (right, missed): (Vec<_>, Vec<_>) = all.partition(|name| draft.names().contains(name));
            let extra = draft.names().iter().filter(|name| !right.contains(name)).map(|&name| (name, None)).collect();
            NameMarks { right, missed, extra }
        }
        Count::Mcr(_, points) => {
            let chosen: Vec<_> =
                draft.names().iter().filter_map(|name| if let ScoreName::Fan(fan) = name { Some(*fan) } else { None }).collect();
            let marked = mark_fans(points, &chosen);
            NameMarks {
                right: marked.right.iter().map(|counted| ScoreName::Fan(counted.fan)).collect(),
                missed: marked.missed.iter().map(|counted| ScoreName::Fan(counted.fan)).collect(),
                extra: marked.extra.iter().map(|wrong| (ScoreName::Fan(wrong.fan), wrong.why)).collect(),
            }
        }
        Count::Cell(_) => NameMarks::default(),
    }
}
