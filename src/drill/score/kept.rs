//! What the schedule learns of an answer: the kinds of question that it was, and in what time it is given by one who knows.

use std::time::Duration;

use super::answer::{Field, ScoreName};
use super::mark::{Count, ScoreVerdict};
use super::{FuKind, SWITCHES, ScoreLevel, ScoreQuestion};
use crate::engine::How;
use crate::engine::riichi::{Score, Yaku};
use crate::engine::{Wind, WonHand};

/// The kinds of question: `yaku:pinfu`, `fu:wind_pair`, `table:3 han 40 fu`, `fan:Pure Straight`.
///
/// Of a wrong answer only the kinds that were wrong, as far as the answer tells: a learner who forgets a pair has no need of pinfu again.
pub fn items(question: &ScoreQuestion, verdict: &ScoreVerdict) -> Vec<String> {
    let wrong = |field: Field| verdict.fields.iter().any(|mark| mark.field == field && !mark.right);
    let all = verdict.is_right() || verdict.answer == super::ScoreAnswer::GivenUp;
    match (&verdict.count, question.level()) {
        (Count::Cell(cell), _) => vec![cell_item(cell.han, cell.fu, cell.how, cell.seat)],
        (Count::Mcr(..), ScoreLevel::Fans) if !all => named(verdict),
        (Count::Mcr(_, points), _) => points.fans.iter().map(|counted| format!("fan:{}", counted.fan.name())).collect(),
        (Count::Riichi(_, score), ScoreLevel::Yaku) => {
            let names = named(verdict);
            if all || names.is_empty() { yaku_items(score) } else { names }
        }
        (Count::Riichi(won, score), ScoreLevel::Fu) => fu_items(won, score),
        (Count::Riichi(won, score), _) => {
            let mut items = Vec::new();
            if all || wrong(Field::Han) {
                items.extend(yaku_items(score));
            }
            if all || wrong(Field::Fu) {
                items.extend(fu_items(won, score));
            }
            if all || items.is_empty() {
                let told = won.circumstances();
                items.push(cell_item(score.han, score.fu, told.how, told.seat));
            }
            items
        }
    }
}

fn named(verdict: &ScoreVerdict) -> Vec<String> {
    let missed = verdict.names.missed.iter().copied();
    let extra = verdict.names.extra.iter().map(|(name, _)| *name);
    let item = |name: ScoreName| match name {
        ScoreName::Yaku(yaku) => yaku_item(yaku),
        ScoreName::Fan(fan) => format!("fan:{}", fan.name()),
    };
    missed.chain(extra).map(item).collect()
}

fn yaku_item(yaku: Yaku) -> String {
    format!("yaku:{}", yaku.name())
}

fn yaku_items(score: &Score) -> Vec<String> {
    let mut items: Vec<String> = score.yaku.iter().map(|found| yaku_item(found.yaku)).collect();
    items.dedup();
    items
}

fn fu_items(won: &WonHand, score: &Score) -> Vec<String> {
    let mut kinds: Vec<FuKind> = score.fu_steps(won, &SWITCHES).iter().filter_map(FuKind::of).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.into_iter().map(|kind| format!("fu:{}", kind.name())).collect()
}

/// Beyond four han the table has limits instead of fu.
fn cell_item(han: u8, fu: u8, how: How, seat: Wind) -> String {
    let dealer = if seat == Wind::East { " dealer" } else { "" };
    let place = if han > 4 { format!("{} han", han.min(13)) } else { format!("{han} han {fu} fu") };
    format!("table:{place} {}{dealer}", how.name())
}

/// In what time a right answer is given by someone who sees it.
pub fn target(question: &ScoreQuestion, verdict: &ScoreVerdict) -> Duration {
    let milliseconds = match (&verdict.count, question.level()) {
        (Count::Cell(_), _) => 5_000,
        (Count::Mcr(_, points), level) => {
            let choosing = if level == ScoreLevel::Fans { 4_000 } else { 0 };
            8_000 + (5_000 + choosing) * points.fans.len() as u64
        }
        (Count::Riichi(_, score), ScoreLevel::Yaku) => 6_000 + 4_000 * score.yaku.len() as u64,
        (Count::Riichi(won, score), ScoreLevel::Fu) => 4_000 + fu_time(won, score),
        (Count::Riichi(won, score), _) => 10_000 + 2_000 * score.yaku.len() as u64 + fu_time(won, score),
    };
    Duration::from_millis(milliseconds)
}

fn fu_time(won: &WonHand, score: &Score) -> u64 {
    1_500 * score.fu_steps(won, &SWITCHES).iter().filter(|step| step.fu > 0).count() as u64
}
