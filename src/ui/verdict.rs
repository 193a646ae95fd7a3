//! Below the answer: what was right, missed and extra, and whatever the learner asks to see of it.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::wrap::{columns, sentence};
use super::{Paint, readings, session, turned, wilds};
use crate::app::{Panel, WaitsScreen};
use crate::drill::explain::why_not;
use crate::drill::outcome::{Help, Outcome};
use crate::drill::question::Question;
use crate::drill::waits::{Answer, Verdict};
use crate::engine::TileSet;
use crate::words::wilds::kinds;
use crate::words::{self, Word};

/// The heading: right, missed and extra apart, each with its sign and word; then the copies left and the time. Where the room is short
/// the words go, then the copies, and the parts stand on lines of their own before anything that matters is cut.
pub(super) fn heading(outcome: &Outcome, question: &Question, verdict: &Verdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let ends = ends(outcome, verdict, question, paint);
    let room = |end: &str| width.saturating_sub(3 + columns(end) + 4);
    for parts in [parts(verdict, Naming::Words, paint), parts(verdict, Naming::Signs, paint)] {
        let long: usize = parts.iter().map(Span::width).sum();
        if let Some(end) = ends.iter().find(|end| long <= room(end)) {
            return vec![ruled(parts, end, width, paint)];
        }
    }
    let mut parts = parts(verdict, Naming::Signs, paint).into_iter();
    let first = ruled(parts.next().into_iter().collect(), "", width, paint);
    let others = parts.map(|part| Line::from(vec![Span::raw("   "), part]));
    std::iter::once(first).chain(others).collect()
}

pub(super) fn ruled(parts: Vec<Span<'static>>, end: &str, width: usize, paint: Paint) -> Line<'static> {
    let mut line = Line::from(Span::styled(format!("{} ", paint.dash().repeat(2)), paint.theme.quiet()));
    line.spans.extend(parts);
    let end = if end.is_empty() { String::new() } else { format!(" {end} ") };
    let gap = width.saturating_sub(line.width() + columns(&end) + 2);
    line.push_span(Span::styled(paint.dash().repeat(gap), paint.theme.quiet()));
    line.push_span(Span::raw(end));
    line.push_span(Span::styled(paint.dash().repeat(2), paint.theme.quiet()));
    line
}

/// Whether the parts of the heading are named or only signed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Naming {
    Words,
    Signs,
}

fn parts(verdict: &Verdict, naming: Naming, paint: Paint) -> Vec<Span<'static>> {
    let language = paint.looks.language;
    let part = |sign: &str, word: Word, what: &str, style: Style| {
        let name = if naming == Naming::Words { format!(" {}", paint.word(word)) } else { String::new() };
        Span::styled(format!("{sign}{name} {what}  "), style)
    };
    let unready = paint.word(Word::NotReady);
    match verdict.answer {
        Answer::NotReady if verdict.is_right() => vec![part("+", Word::Right, unready, paint.theme.right())],
        Answer::NotReady => vec![Span::styled(format!("! {}  ", language.ready_after_all(verdict.missed)), paint.theme.missed())],
        Answer::GivenUp => {
            let truth = if verdict.missed.is_empty() { unready.to_string() } else { kinds(verdict.missed) };
            vec![part("!", Word::GivenUp, &truth, paint.theme.missed())]
        }
        Answer::Tiles(_) => {
            let groups = [
                ("+", Word::Right, verdict.right, paint.theme.right()),
                ("!", Word::Missed, verdict.missed, paint.theme.missed()),
                ("x", Word::Extra, verdict.extra, paint.theme.extra()),
            ];
            let some = groups.into_iter().filter(|(_, _, tiles, _)| !tiles.is_empty());
            some.map(|(sign, word, tiles, style)| part(sign, word, &kinds(tiles), style)).collect()
        }
    }
}

/// What can stand at the end of the heading, the fullest first.
fn ends(outcome: &Outcome, verdict: &Verdict, question: &Question, paint: Paint) -> [String; 4] {
    let language = paint.looks.language;
    let time = language.time(outcome.took);
    let paced = session::paced(outcome, paint);
    let hinted = match outcome.help {
        Help::None => paced.clone(),
        Help::Number | Help::Meld => format!("{}  {paced}", paint.word(Word::Hinted)),
    };
    let copies: u32 = verdict.waits().iter().map(|tile| question.left(tile)).sum();
    let full = if copies > 0 { format!("{}  {hinted}", language.left(copies)) } else { hinted.clone() };
    [full, hinted, paced, time]
}

/// Every line of what the learner asks to see.
pub(super) fn panel(screen: &WaitsScreen, question: &Question, verdict: &Verdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    match screen.panel() {
        Panel::Verdict if verdict.wild.is_some() => {
            let mut lines = wilds::readings(question, verdict, wilds::Extent::First, width, paint);
            lines.extend(after(verdict, width, paint));
            lines
        }
        Panel::Verdict => {
            let mut lines = readings::grouped(question, verdict, width, paint);
            lines.extend(after(verdict, width, paint));
            lines.extend(shape(verdict, width, paint));
            lines
        }
        Panel::Every => {
            let mut lines = readings::every(question, verdict, width, paint);
            lines.extend(wilds::readings(question, verdict, wilds::Extent::Every, width, paint));
            lines.extend(after(verdict, width, paint));
            lines
        }
        Panel::Command => session::command(&question.command(), width, paint),
        Panel::Why(tiles) => why(question, tiles, width, paint),
        Panel::Wall => turned::lines(question, verdict, width, paint),
        Panel::Reach => Vec::new(),
    }
}

/// The name of the shape, and the sentence that makes it visible.
fn shape(verdict: &Verdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let mut lines = Vec::new();
    if !verdict.waits().is_empty() && !verdict.items.is_empty() {
        let names: Vec<String> = verdict.items.iter().map(|&item| language.item(item, paint.naming())).collect();
        lines.extend(sentence(&language.shape(&names), width).into_iter().map(|line| line.style(paint.theme.title())));
    }
    lines.extend(sentence(&words::explain::shape(&verdict.explanation, language).join(" "), width));
    lines
}

/// Why these tiles do not complete the hand.
fn why(question: &Question, tiles: TileSet, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let reasons = tiles.iter().filter_map(|tile| why_not(question.hand(), tile, question.rules()));
    reasons.flat_map(|reason| sentence(&words::explain::why_not(&reason, paint.looks.language).join(" "), width)).collect()
}

/// Below the readings: how far the hand is from ready, and the kinds that it holds four times.
fn after(verdict: &Verdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let mut lines = Vec::new();
    if verdict.waits().is_empty() {
        lines.extend(sentence(&language.distance(verdict.distance), width));
    }
    if !verdict.held.is_empty() {
        let mut held = sentence(&language.held(verdict.held), width);
        if !verdict.extra.and(verdict.held).is_empty()
            && let Some(last) = held.pop()
        {
            let mark = Span::styled(format!("  {}", paint.word(Word::ExtraMark)), paint.theme.extra());
            held.extend(super::wrap::joined(last, vec![mark], width, 2));
        }
        lines.extend(held);
    }
    lines
}
