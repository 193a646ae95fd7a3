//! Below the answer: which field was wrong, and how the points come about step by step.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::drill::outcome::Outcome;
use crate::drill::score::{Count, SWITCHES, ScoreAnswer, ScoreLevel, ScoreName, ScoreQuestion, ScoreVerdict, yaku_tiles};
use crate::engine::mcr::McrPoints;
use crate::engine::riichi::{Found, FuReason, Points, Score, Standing};
use crate::engine::{Tile, WonHand};
use crate::ui::wrap::{columns, joined, sentence, wrapped};
use crate::ui::{Paint, readings, session, tiles, verdict};
use crate::words::Word;

/// The heading: right, or each wrong field and name with its sign; then the time.
pub(super) fn heading(outcome: &Outcome, told: &ScoreVerdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let time = session::paced(outcome, paint);
    let mut parts = Vec::new();
    if told.is_right() {
        parts.push((format!("+ {}", paint.word(Word::Right)), paint.theme.right()));
        parts.push((language.score_figures(told), paint.theme.right()));
    } else if told.answer == ScoreAnswer::GivenUp {
        parts.push((format!("! {}", paint.word(Word::GivenUp)), paint.theme.missed()));
        parts.push((language.score_figures(told), paint.theme.missed()));
    } else {
        parts.push((format!("! {}", paint.word(Word::Wrong)), paint.theme.missed()));
        for &mark in &told.fields {
            let style = if mark.right { paint.theme.right() } else { paint.theme.missed() };
            parts.push((format!("{} {}", if mark.right { "+" } else { "!" }, language.field_marked(mark)), style));
        }
    }
    let mut lines = Vec::new();
    let mut spans: Vec<Span> = Vec::new();
    for (text, style) in parts.into_iter().filter(|(text, _)| !text.is_empty()) {
        let long: usize = spans.iter().map(Span::width).sum();
        if !spans.is_empty() && long + columns(&text) + columns(&time) + 12 > width {
            lines.push(spans.split_off(0));
        }
        spans.push(Span::styled(format!("{text}   "), style));
    }
    lines.push(spans);
    let first = lines.remove(0);
    let more = lines.into_iter().map(|spans| Line::from([vec![Span::raw("   ")], spans].concat()));
    std::iter::once(verdict::ruled(first, &time, width, paint)).chain(more).collect()
}

/// Every line of how the points come about.
pub(super) fn panel(question: &ScoreQuestion, told: &ScoreVerdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let mut lines = guesses(told, width, paint);
    lines.extend(names(told, width, paint));
    match &told.count {
        Count::Cell(cell) => lines.extend(paid(cell.points(), cell.han, cell.fu, question, width, paint)),
        Count::Mcr(won, points) => lines.extend(fans(won, points, width, paint)),
        Count::Riichi(won, score) => {
            let level = question.level();
            lines.extend(blocks(score, won, width, paint));
            if level != ScoreLevel::Fu {
                lines.extend(yaku(won, score, width, paint));
            }
            if level != ScoreLevel::Yaku {
                lines.extend(fu(won, score, width, paint));
            }
            if level == ScoreLevel::All
                && let Some(points) = score.points
            {
                lines.extend(paid(points, score.han, score.fu, question, width, paint));
                let payments = score.gain(won).and_then(|gain| gain.payments(won.circumstances()));
                lines.extend(payments.into_iter().flat_map(|all| sentence(&paint.looks.language.payments(all), width)));
            }
            let twin = told.twin.iter().flat_map(|twin| sentence(&paint.looks.language.twin(twin, won, paint.telling()), width));
            lines.extend(twin);
        }
    }
    lines
}

/// What a mistake probably was.
fn guesses(told: &ScoreVerdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let said = told.mistakes.iter().filter_map(|&mistake| paint.looks.language.mistake(mistake, paint.telling()));
    said.flat_map(|said| sentence(&said, width)).map(|line| line.style(paint.theme.notice())).collect()
}

/// The names that were missed, and why those that were chosen wrongly do not count.
fn names(told: &ScoreVerdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let mut lines = Vec::new();
    let mut say = |sign: &str, text: String, style: Style| {
        lines.extend(sentence(&format!("{sign} {text}"), width).into_iter().map(|line| line.style(style)));
    };
    if told.answer != ScoreAnswer::GivenUp {
        for &name in &told.names.missed {
            say("!", format!("{} {}", paint.word(Word::Missed), language.score_name(name, paint.telling())), paint.theme.missed());
        }
    }
    for &(name, why) in &told.names.extra {
        let reason = match (name, why, &told.count) {
            (ScoreName::Yaku(yaku), _, Count::Riichi(won, score)) => language.no_such_yaku(yaku, won, score),
            (ScoreName::Fan(fan), Some(why), _) => {
                format!("{}: {}", language.fan(fan, paint.telling()), language.why_excluded(why, paint.telling()))
            }
            (ScoreName::Fan(fan), None, _) => {
                format!("{}: it asks for this: {}", language.fan(fan, paint.telling()), language.fan_reason(fan))
            }
            (ScoreName::Yaku(yaku), ..) => language.yaku(yaku, paint.telling()),
        };
        say("x", format!("{} {reason}", paint.word(Word::Extra)), paint.theme.extra());
    }
    lines
}

/// The reading that counts, the winning tile where it sits, the kind of wait.
fn blocks(score: &Score, won: &WonHand, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let mut line = Line::raw("  ");
    line.spans.extend(readings::won(&score.reading, score.place, won, paint));
    let wait = paint.looks.language.wait(score.place.wait, paint.naming());
    joined(line, vec![Span::raw(format!("  {wait}"))], width, 2)
}

/// A reason behind its head, in as many lines as it takes, then the tiles that it is about.
fn hung(head: Span<'static>, text: &str, tail: Vec<Span<'static>>, width: usize) -> Vec<Line<'static>> {
    let indent = head.width();
    let mut rows = wrapped(text, width.saturating_sub(indent + 1)).into_iter();
    let mut lines = vec![Line::from(vec![head, Span::raw(rows.next().unwrap_or_default())])];
    lines.extend(rows.map(|row| Line::raw(format!("{}{row}", " ".repeat(indent)))));
    let last = lines.pop().unwrap_or_default();
    lines.extend(joined(last, tail, width, indent));
    lines
}

/// Groups of tiles behind a reason.
fn groups(all: &[Vec<Tile>], paint: Paint) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    for group in all {
        spans.push(Span::raw("  "));
        spans.extend(tiles::block(group, paint));
    }
    spans
}

fn yaku(won: &WonHand, score: &Score, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let mut lines: Vec<Line> = Vec::new();
    for found in &score.yaku {
        let Found { yaku, worth } = *found;
        let worth = language.worth(worth);
        let head = Span::styled(format!("  {worth:<6}  "), paint.theme.title());
        let text = format!("{}: {}", language.yaku(yaku, paint.telling()), language.yaku_reason(yaku));
        lines.extend(hung(head, &text, groups(&yaku_tiles(yaku, won, score), paint), width));
    }
    if score.yakuman() == 0 {
        lines.push(Line::styled(format!("  = {} han", score.han), paint.theme.title()));
    }
    lines
}

/// The steps of the fu: first those that give some, then in one line each those that give nothing.
fn fu(won: &WonHand, score: &Score, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    if score.fu == 0 {
        return sentence(paint.word(Word::NoFu), width);
    }
    let mut lines: Vec<Line> = Vec::new();
    for step in score.fu_steps(won, &SWITCHES) {
        let by_ron = matches!(step.why, FuReason::Piece(piece) if piece.standing == Standing::ByRon && piece.is_triplet());
        let style = if by_ron { paint.theme.chosen() } else { Style::new() };
        let number = Span::styled(format!("  {:>2} fu   ", step.fu), if step.fu > 0 { paint.theme.title() } else { paint.theme.quiet() });
        let told = hung(number, &language.fu_reason(&step, won), Vec::new(), width);
        lines.extend(told.into_iter().map(|line| line.style(if step.fu == 0 { paint.theme.quiet() } else { style })));
    }
    lines.push(Line::styled(format!("  = {}", language.fu_sum(score)), paint.theme.title()));
    lines
}

/// From han and fu to what is paid.
fn paid(points: Points, han: u8, fu: u8, question: &ScoreQuestion, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let (how, seat) = question.winner();
    let language = paint.looks.language;
    let mut lines = sentence(&language.base_step(points, han, fu, paint.telling()), width);
    lines.extend(sentence(&language.pay_step(points, how, seat), width));
    lines
}

/// Every fan with its sets, then what looks like one and does not count.
fn fans(won: &WonHand, points: &McrPoints, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let mut line = Line::raw("  ");
    line.spans.extend(readings::won(&points.reading, points.place, won, paint));
    let mut lines = joined(line, vec![Span::raw(format!("  {}", language.wait(points.place.wait, paint.naming())))], width, 2);
    for &counted in &points.fans {
        let head = Span::styled(format!("  {:>3}  ", language.counted_points(counted)), paint.theme.title());
        let text = format!("{}: {}", language.counted_name(counted, paint.telling()), language.fan_reason(counted.fan));
        lines.extend(hung(head, &text, groups(&counted.sets(won, &points.reading), paint), width));
    }
    lines.extend(sentence(&format!("= {}", language.mcr_points(points)), width).into_iter().map(|line| line.style(paint.theme.title())));
    if !points.excluded.is_empty() {
        lines.push(Line::styled(format!("  {}", paint.word(Word::NotCounted)), paint.theme.title()));
    }
    for &excluded in &points.excluded {
        lines.extend(sentence(&format!("- {}", language.excluded(excluded, paint.telling())), width));
    }
    lines
}
