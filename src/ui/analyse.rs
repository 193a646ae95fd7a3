//! Any hand: the text, its tiles, and what the engine says of it.

use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use super::discards::{Shown, table, why};
use super::readings;
use super::tiles::{Piece, Rack, rack};
use super::waits::window;
use super::wrap::sentence;
use crate::app::{AnalyseScreen, Finding, Target};
use crate::drill::discards::{DiscardQuestion, DiscardVerdict};
use crate::drill::grade::Graded;
use crate::drill::question::{Question, Red};
use crate::drill::waits::Verdict;
use crate::engine::{Distances, Drawn, Form, Hand, Reading, Tiles, Unseen, Wait, acceptance};
use crate::words::{self, Word, report};

/// Draws the analysis.
pub(super) fn view(screen: &AnalyseScreen, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let width = usize::from(area.width);
    let mut lines = vec![
        Line::styled(format!(" {}", paint.word(Word::Analyse)), paint.theme.title()),
        paint.rule(area.width),
        field(screen, width, paint),
        Line::default(),
    ];
    let told = match screen.finding() {
        Finding::Nothing => sentence(paint.word(Word::AnyHandHint), width),
        Finding::Wrong(error) => sentence(&error.to_string(), width).into_iter().map(|line| line.style(paint.theme.missed())).collect(),
        Finding::Waiting(found) => {
            let (question, verdict, distances) = found.as_ref();
            lines.extend(tiles(question.hand(), area.width, paint));
            waiting(question, verdict, distances, width, paint)
        }
        Finding::Complete(hand, seen) => {
            lines.extend(tiles(hand, area.width, paint));
            complete(hand, seen, paint)
        }
        Finding::Choosing(found) => {
            let (question, verdict) = found.as_ref();
            lines.extend(tiles(question.hand(), area.width, paint));
            let room = usize::from(area.height).saturating_sub(lines.len() + 1);
            let first = lines.len();
            choosing(screen, question, verdict, (first, room), paint, canvas)
        }
    };
    let room = usize::from(area.height).saturating_sub(lines.len() + 1);
    lines.extend(window(told, screen.top(), room, paint, canvas));
    let keys = match (screen.row().is_some(), screen.came_from_a_discard()) {
        (true, _) => Word::KeysAnalyseDiscards,
        (false, true) => Word::KeysAnalyseAfter,
        (false, false) => Word::KeysAnalyse,
    };
    canvas.page(lines, paint.keys(keys, area.width));
}

/// The table of discards around the chosen one, and what separates that from the best.
fn choosing(
    screen: &AnalyseScreen,
    question: &DiscardQuestion,
    verdict: &DiscardVerdict,
    (first, room): (usize, usize),
    paint: Paint,
    canvas: &mut Canvas,
) -> Vec<Line<'static>> {
    let width = usize::from(canvas.area().width);
    let shown = Shown { question, chosen: None, pending: None, notice: None, verdict: Some(verdict), progress: screen.progress() };
    let mut lines = vec![Line::styled(format!("  {}", paint.looks.language.discard_asked(verdict.distance())), paint.theme.title())];
    let why = why(&shown, verdict, width, paint);
    let (row, rows) = screen.row().unwrap_or_default();
    // the heading of the table is a line too
    let most = room.saturating_sub(lines.len() + 1 + why.len()).clamp(1, rows.max(1));
    let from = row.saturating_sub(most / 2).min(rows - most.min(rows));
    let near: Vec<&Graded> = verdict.rows.iter().skip(from).take(most).collect();
    lines.extend(table(&near, question, verdict, width, paint));
    (0..near.len()).for_each(|at| canvas.spot(first + 2 + at, 0, width, Target::Row(from + at)));
    lines.extend(why);
    lines.truncate(room);
    lines
}

/// The text with its caret; where it is longer than the room, what is around the caret.
fn field(screen: &AnalyseScreen, width: usize, paint: Paint) -> Line<'static> {
    let (before, behind) = screen.text();
    let name = format!(" {}  ", paint.word(Word::AnyHand));
    let room = width.saturating_sub(name.len() + 2);
    let skipped = before.chars().count().saturating_sub(room);
    let before: String = before.chars().skip(skipped).collect();
    let mut behind = behind.chars();
    let under = behind.next().unwrap_or(' ');
    Line::from(vec![
        Span::styled(name, paint.theme.title()),
        Span::raw(before),
        Span::styled(under.to_string(), paint.theme.cursor()),
        Span::raw(behind.collect::<String>()),
    ])
}

/// The hand as it lies, and a blank line below it.
fn tiles(hand: &Tiles, width: u16, paint: Paint) -> Vec<Line<'static>> {
    let held = hand.concealed_with_reds().map(|(tile, red)| Piece::known(tile, if red { Red::Yes } else { Red::No })).collect();
    let mut lines = rack(&Rack { held, drawn: None, called: hand.melds().to_vec() }, width, paint);
    lines.push(Line::default());
    lines
}

/// The same sentences as the command line has, the readings in colour.
fn waiting(question: &Question, verdict: &Verdict, distances: &Distances, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let hand = question.hand();
    let real = verdict.waits();
    if real.is_empty() {
        let mut lines = plain(&report::not_ready(**hand, distances.least()), paint);
        lines.extend(forms(hand, distances, width));
        let accepts = acceptance(hand, question.rules(), &Unseen::beside(hand));
        lines.extend(sentence(&paint.looks.language.closer_by(accepts), width));
        lines.extend(sentence(&words::explain::shape(&verdict.explanation, paint.looks.language).join(" "), width));
        lines.extend(held(verdict, width, paint));
        return lines;
    }
    let left = real.iter().map(|tile| question.left(tile)).sum();
    let mut lines = plain(&report::ready(**hand, real, left), paint);
    lines.extend(readings::every(question, verdict, width, paint));
    lines.extend(held(verdict, width, paint));
    lines
}

fn held(verdict: &Verdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    if verdict.held.is_empty() { Vec::new() } else { sentence(&paint.looks.language.held(verdict.held), width) }
}

/// How far each form is.
fn forms(hand: &Hand, distances: &Distances, width: usize) -> Vec<Line<'static>> {
    let told = report::distance(**hand, distances);
    let forms = told.rsplit_once('(').map_or("", |(_, forms)| forms.trim_end_matches(')'));
    sentence(forms, width)
}

fn complete(hand: &Drawn, seen: &[Reading], paint: Paint) -> Vec<Line<'static>> {
    let mut lines = plain(&report::complete(**hand), paint);
    for reading in seen {
        let mut line = Line::raw("  ");
        for block in reading.blocks() {
            line.push_span(Span::styled(format!("{block} "), paint.theme.tile(block.first())));
        }
        for meld in hand.melds() {
            line.push_span(Span::styled(format!("{meld} "), paint.theme.tile(meld.first())));
        }
        let name = match reading.form() {
            Form::Standard => None,
            Form::SevenPairs => Some(Wait::SevenPairs),
            Form::ThirteenOrphans => Some(Wait::ThirteenOrphans),
            Form::KnittedStraight | Form::LesserHonorsKnitted | Form::GreaterHonorsKnitted => Some(Wait::Knitted),
        };
        if let Some(name) = name {
            line.push_span(Span::raw(format!(" {}", paint.looks.language.wait(name, paint.telling()))));
        }
        lines.push(line);
    }
    lines
}

/// Lines as the command line prints them: the first stands out, the others below it.
fn plain(text: &str, paint: Paint) -> Vec<Line<'static>> {
    let line = |(place, line): (usize, &str)| {
        if place == 0 { Line::styled(format!("  {line}"), paint.theme.title()) } else { Line::raw(line.to_owned()) }
    };
    text.lines().enumerate().map(line).collect()
}
