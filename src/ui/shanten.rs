//! The distance drill: the hand, the digits, the blocks that prove the distance.

use ratatui::text::{Line, Span};

use super::canvas::Canvas;
use super::waits::window;
use super::wrap::sentence;
use super::{Paint, session, side, tiles, verdict};
use crate::app::layout::TALL;
use crate::app::{DistanceMessage, DistancePanel, DistanceScreen, Key, Layer, Target};
use crate::drill::deal::Source;
use crate::drill::outcome::Outcome;
use crate::drill::session::Stage;
use crate::drill::shanten::{DistanceQuestion, DistanceVerdict};
use crate::words::Word;

/// No hand of thirteen is farther away.
const FARTHEST: u8 = 8;

/// Draws the drill.
pub(super) fn view(screen: &DistanceScreen, layer: Layer, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let Some(question) = screen.question() else { return };
    let body = side::view(screen.session(), paint, canvas);
    let width = usize::from(body.width);
    let tall = area.height >= TALL;
    let from = match question.seed() {
        Some(_) => Source::Table.to_string(),
        None => paint.word(Word::GivenHand).to_string(),
    };
    let title = session::title(screen.session(), Word::Shanten, &from, question.seed(), area.width, paint);
    let mut lines = vec![title, paint.rule(area.width)];
    lines.push(Line::styled(format!(" {}", paint.word(Word::HowFar)), paint.theme.title()));
    let blank = tall.then(Line::default);
    lines.extend(blank.clone());
    lines.extend(hand(question, body.width, paint));
    lines.extend(blank);
    match screen.session().told().zip(screen.verdict()) {
        None => {
            digits(lines.len(), canvas);
            lines.push(row(paint));
            lines.extend(sentence(paint.word(Word::HowFarHint), width).into_iter().map(|line| line.style(paint.theme.quiet())));
        }
        Some((outcome, told)) => {
            lines.push(heading(outcome, told, width, paint));
            lines.extend(session::notes(screen.session(), paint));
            let room = usize::from(body.height).saturating_sub(lines.len());
            let panel = match screen.panel() {
                DistancePanel::Verdict => proof(told, width, paint),
                DistancePanel::Command => session::command(&question.command(), width, paint),
            };
            lines.extend(window(panel, screen.top(), room, paint, canvas));
        }
    }
    for (row, line) in (0..).zip(lines) {
        canvas.put(if row < 2 { area } else { body }, row, line);
    }
    canvas.page(Vec::new(), paint.offered(&keys(screen, layer, canvas.reach().last > 0), area.width));
    session::leaving(layer, paint, canvas);
}

fn hand(question: &DistanceQuestion, width: u16, paint: Paint) -> Vec<Line<'static>> {
    tiles::held(question.hand(), width, paint)
}

/// Columns of a digit in the row of answers.
const CELL: usize = 4;

/// The digits that can be clicked.
fn digits(row: usize, canvas: &mut Canvas) {
    for (place, digit) in (0..=FARTHEST).enumerate() {
        canvas.spot(row, 4 + CELL * place, CELL - 1, Target::Key(Key::Char((b'0' + digit) as char)));
    }
}

fn row(paint: Paint) -> Line<'static> {
    let told = (0..=FARTHEST).map(|digit| format!(" {digit:<3}")).collect::<String>();
    Line::from(vec![Span::raw("    "), Span::styled(told, paint.theme.title())])
}

fn heading(outcome: &Outcome, told: &DistanceVerdict, width: usize, paint: Paint) -> Line<'static> {
    let (sign, word, style) = match (outcome.is_right(), told.answer) {
        (true, _) => ("+", Word::Right, paint.theme.right()),
        (false, Some(_)) => ("!", Word::Missed, paint.theme.missed()),
        (false, None) => ("!", Word::GivenUp, paint.theme.missed()),
    };
    let what = paint.looks.language.distance_told(told.answer, told.truth());
    let part = Span::styled(format!("{sign} {}  {what}  ", paint.word(word)), style);
    verdict::ruled(vec![part], &session::paced(outcome, paint), width, paint)
}

/// The blocks, what they lack, and the distance by each form.
fn proof(told: &DistanceVerdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let mut lines = Vec::new();
    if let Some(nearest) = &told.nearest {
        let mut before = "";
        for part in language.proof(nearest) {
            let head = if part.head == before { "" } else { part.head };
            before = part.head;
            let mut line = Line::from(Span::styled(format!("  {head:<8}"), paint.theme.quiet()));
            for group in &part.groups {
                line.push_span(Span::raw(" "));
                line.spans.extend(tiles::block(group, paint));
            }
            line.push_span(Span::raw(format!("   {}", part.told)));
            lines.push(line);
        }
        lines.extend(sentence(&language.proof_sum(nearest), width).into_iter().map(|line| line.style(paint.theme.title())));
    }
    lines.extend(language.by_form(&told.distances, paint.telling()).into_iter().flat_map(|told| sentence(&told, width)));
    lines
}

/// The keys that work now.
fn keys(screen: &DistanceScreen, layer: Layer, scrolls: bool) -> Vec<Word> {
    if let Some(word) = session::leaving_keys(layer) {
        return vec![word];
    }
    if !matches!(screen.session().stage(), Stage::Told(_)) {
        return vec![Word::KeysDistance];
    }
    let offered = [
        (DistanceMessage::Again, Word::KeyAgain),
        (DistanceMessage::Slip, Word::KeySlip),
        (DistanceMessage::Bookmark, Word::KeyBookmark),
        (DistanceMessage::Rebuild, Word::KeyRebuild),
    ];
    let mut keys = vec![Word::KeyNext];
    keys.extend(scrolls.then_some(Word::KeyScroll));
    keys.extend(offered.into_iter().filter(|(message, _)| screen.offers(*message)).map(|(_, word)| word));
    keys.push(if screen.panel() == DistancePanel::Verdict { Word::KeyMenu } else { Word::KeyBack });
    keys.extend([Word::KeyLeave, Word::KeyHelp]);
    keys
}
