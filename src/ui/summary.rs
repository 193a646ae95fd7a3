//! The end of a session: score, time, and what was missed.

use std::time::Duration;

use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use crate::drill::session::{Outcome, Session};
use crate::drill::waits::{Answer, Origin};
use crate::words::{Score, Side, Word};

/// Draws the summary of a finished session.
pub(super) fn view(session: &Session, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let language = paint.looks.language;
    let outcomes = session.outcomes();
    let score = Score { right: session.right(), asked: outcomes.len() };
    let times = || outcomes.iter().map(|outcome| outcome.took);
    let (fastest, slowest) = (times().min().unwrap_or_default(), times().max().unwrap_or_default());
    let mut lines = vec![
        Line::styled(format!(" {}", paint.word(Word::Summary)), paint.theme.title()),
        paint.rule(area.width),
        Line::default(),
        Line::styled(format!("   {}", language.score(score)), paint.theme.right()),
        Line::raw(format!("   {}", language.times(times().sum::<Duration>(), fastest, slowest))),
        Line::default(),
    ];
    let missed: Vec<&Outcome> = outcomes.iter().filter(|outcome| !outcome.verdict.is_right()).collect();
    if missed.is_empty() {
        lines.push(Line::raw(format!("   {}", paint.word(Word::NothingMissed))));
    } else {
        lines.push(Line::styled(format!("   {}", paint.word(Word::MissedList)), paint.theme.title()));
    }
    let room = usize::from(area.height).saturating_sub(lines.len() + 2);
    lines.extend(missed.iter().take(room).map(|outcome| line(outcome, paint)));
    if missed.len() > room {
        lines.push(Line::raw(format!("   {}", language.more(missed.len() - room))));
    }
    let keys = paint.keys(Word::KeysSummary, canvas.area().width);
    canvas.page(lines, keys);
}

/// A missed hand: its seed, its tiles, the answer and the truth.
fn line(outcome: &Outcome, paint: Paint) -> Line<'static> {
    let verdict = &outcome.verdict;
    let yours = match verdict.answer {
        Answer::Tiles(tiles) => Side::Tiles(tiles),
        Answer::NotReady => Side::Unready,
    };
    let truth = verdict.waits();
    let truth = if truth.is_empty() { Side::Unready } else { Side::Tiles(truth) };
    let (yours, truth) = paint.looks.language.missed(yours, truth);
    let seed = match outcome.question.origin() {
        Origin::Dealt { seed, .. } => format!("{:<12} ", format!("{} {seed}", paint.word(Word::TitleSeed))),
        Origin::Given => String::new(),
    };
    Line::from(vec![
        Span::styled(format!("   {seed}"), paint.theme.quiet()),
        Span::raw(format!("{:<19} ", outcome.question.hand().to_string())),
        Span::styled(format!(" {yours}"), paint.theme.missed()),
        Span::styled(format!(" {truth}"), paint.theme.right()),
    ])
}
