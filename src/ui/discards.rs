//! The discard drill: the tiles with the drawn one apart, the verdict, the table of discards.

use ratatui::text::{Line, Span};

use super::canvas::Canvas;
use super::tiles::{Piece, Rack};
use super::waits::window;
use super::wrap::{columns, sentence};
use super::{Paint, session, side, tiles, verdict};
use crate::app::layout::TALL;
use crate::app::{DiscardMessage, DiscardNotice, DiscardPanel, DiscardsScreen, Layer, Target};
use crate::drill::deal::Source;
use crate::drill::discards::{Chances, DiscardQuestion, DiscardVerdict, reason};
use crate::drill::grade::{Grade, Graded};
use crate::drill::outcome::Outcome;
use crate::drill::question::Red;
use crate::drill::session::Stage;
use crate::engine::{Progress, Tile};
use crate::words::Word;

/// How many rows of the table stand in a verdict.
const ROWS: usize = 6;
/// What stands below the table: its heading and what is said of the rows.
pub(super) const BELOW: usize = 7;

/// Draws the drill.
pub(super) fn view(screen: &DiscardsScreen, layer: Layer, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let Some(question) = screen.question() else { return };
    let body = side::view(screen.session(), paint, canvas);
    let width = usize::from(body.width);
    let tall = area.height >= TALL;
    let from = match question.seed() {
        Some(_) => Source::Table.to_string(),
        None => paint.word(Word::GivenHand).to_string(),
    };
    let title = session::title(screen.session(), Word::Discards, &from, question.seed(), area.width, paint);
    let mut lines = vec![title, paint.rule(area.width)];
    lines.push(Line::styled(format!(" {}", paint.looks.language.discard_asked(distance(question))), paint.theme.title()));
    lines.extend(river(question, width, paint));
    lines.extend(tall.then(Line::default));
    let shown = Shown {
        question,
        chosen: screen.chosen(),
        pending: screen.pending(),
        notice: screen.notice(),
        verdict: screen.verdict(),
        progress: screen.progress(),
    };
    lines.extend(hand(&shown, lines.len(), body.width, paint, canvas));
    match screen.session().told().zip(screen.verdict()) {
        None => lines.extend(asking(&shown, width, paint)),
        Some((outcome, told)) => {
            lines.push(heading(outcome, told, width, paint));
            lines.extend(session::notes(screen.session(), paint));
            let room = usize::from(body.height).saturating_sub(lines.len());
            let panel = match screen.panel() {
                DiscardPanel::Verdict => near(&shown, told, ROWS.max(room.saturating_sub(BELOW)), width, paint),
                DiscardPanel::Table => table(&told.rows.iter().collect::<Vec<_>>(), question, told, width, paint),
                DiscardPanel::Command => session::command(&question.command(), width, paint),
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

/// A position, what is chosen in it or told of it.
pub(super) struct Shown<'a> {
    pub question: &'a DiscardQuestion,
    pub chosen: Option<usize>,
    pub pending: Option<u8>,
    pub notice: Option<DiscardNotice>,
    pub verdict: Option<&'a DiscardVerdict>,
    pub progress: Option<Progress>,
}

pub(super) fn distance(question: &DiscardQuestion) -> u32 {
    question.rows().first().map_or(0, |row| u32::try_from(row.discard.shanten.value()).unwrap_or(0))
}

/// The seat, and what was discarded before.
pub(super) fn river(question: &DiscardQuestion, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let Some(solo) = question.solo() else { return Vec::new() };
    let language = paint.looks.language;
    let mut line = Line::styled(
        format!(" {}", language.seat_and_turn(solo.seat(), solo.river().len() + 1, solo.draws_left(), paint.telling())),
        paint.theme.quiet(),
    );
    let told = tiles::run(solo.river(), paint);
    let long: usize = told.iter().map(Span::width).sum();
    if solo.river().is_empty() {
        return vec![line];
    }
    let name = Span::styled(format!("   {} ", paint.word(Word::River)), paint.theme.quiet());
    if line.width() + name.width() + long <= width {
        line.push_span(name);
        line.spans.extend(told);
        return vec![line];
    }
    let mut next = Line::styled(format!(" {} ", paint.word(Word::River)), paint.theme.quiet());
    next.spans.extend(told);
    vec![line, next]
}

/// The tiles, and below them a sign at the chosen one.
pub(super) fn hand(position: &Shown<'_>, first: usize, width: u16, paint: Paint, canvas: &mut Canvas) -> Vec<Line<'static>> {
    let question = position.question;
    let shown = question.shown();
    let mut held: Vec<Piece> = shown.iter().map(|&(tile, red)| Piece::known(tile, red)).collect();
    let drawn = question.drawn().and_then(|_| held.pop());
    let rack = Rack { held, drawn, called: question.hand().melds().to_vec() };
    let mut lines = tiles::rack(&rack, width, paint);
    let places = tiles::places(&rack, width, paint);
    for (place, &(column, wide)) in places.iter().enumerate() {
        (0..=lines.len()).for_each(|row| canvas.spot(first + row, column, wide, Target::Row(place)));
    }
    let answered = || position.verdict.and_then(|told| shown.iter().rposition(|&(tile, _)| Some(tile) == told.answer));
    let mark = position.chosen.or_else(answered).and_then(|place| places.get(place));
    lines.push(mark.map_or_else(Line::default, |&(column, wide)| {
        Line::styled(format!("{}{}", " ".repeat(column), "^".repeat(wide)), paint.theme.chosen())
    }));
    lines
}

/// What is chosen, a remark on the last key, and how to answer.
pub(super) fn asking(shown: &Shown<'_>, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let question = shown.question;
    let language = paint.looks.language;
    let mut line = Line::raw("  ");
    if let Some((tile, red)) = shown.chosen.and_then(|place| question.shown().get(place).copied()) {
        line.push_span(Span::styled(format!("[{}]  ", named(tile, red)), paint.theme.chosen()));
    }
    if let Some(digit) = shown.pending {
        line.push_span(Span::styled(format!("{digit} _  "), paint.theme.title()));
    }
    let remark = shown.notice.map(|notice| match notice {
        DiscardNotice::DigitWaits => paint.word(Word::DigitsWait).to_owned(),
        DiscardNotice::NothingChosen => paint.word(Word::NoDiscard).to_owned(),
        DiscardNotice::NotHeld(tile, red) => language.not_held(&named(tile, red)),
        DiscardNotice::NoSuchTile => paint.word(Word::NoSuchTile).to_owned(),
        DiscardNotice::NoWin => paint.word(Word::NoWin).to_owned(),
    });
    if let Some(remark) = remark {
        line.push_span(Span::styled(remark, paint.theme.notice()));
    }
    let hint = if question.drawn().is_some() { Word::DiscardHint } else { Word::DiscardHintGiven };
    let mut lines = vec![line];
    lines.extend(sentence(paint.word(hint), width).into_iter().map(|line| line.style(paint.theme.quiet())));
    lines
}

fn named(tile: Tile, red: Red) -> String {
    if red == Red::Yes { format!("0{}", tile.letter()) } else { tile.to_string() }
}

fn heading(outcome: &Outcome, told: &DiscardVerdict, width: usize, paint: Paint) -> Line<'static> {
    told_heading(told, &session::paced(outcome, paint), width, paint)
}

/// The heading of a verdict, with what stands at its end.
pub(super) fn told_heading(told: &DiscardVerdict, end: &str, width: usize, paint: Paint) -> Line<'static> {
    let language = paint.looks.language;
    let (what, style) = match told.row() {
        Some(row) => (format!("{} {}", sign(row.grade), language.discard_told(row, &told.rows)), style(row.grade, paint)),
        None => (format!("! {}  {}", paint.word(Word::GivenUp), language.discard_given_up(&told.rows)), paint.theme.missed()),
    };
    verdict::ruled(vec![Span::styled(format!("{what}  "), style)], end, width, paint)
}

/// The sign of a mark: right, without fault, wrong.
pub(super) const fn sign(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "+",
        Grade::SameTiles | Grade::Defensible | Grade::SlowerWinsMore => "=",
        Grade::Loses(_) | Grade::OneBack => "!",
    }
}

pub(super) fn style(grade: Grade, paint: Paint) -> ratatui::style::Style {
    if grade.is_right() { paint.theme.right() } else { paint.theme.missed() }
}

/// The rows that matter, what separates them, and the model behind the chances.
pub(super) fn near(shown: &Shown<'_>, told: &DiscardVerdict, most: usize, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let question = shown.question;
    let mut rows: Vec<&Graded> = told.rows.iter().take(most).collect();
    if let Some(mine) = told.row()
        && rows.iter().all(|row| row.discard.tile != mine.discard.tile)
    {
        rows.pop();
        rows.push(mine);
    }
    let mut lines = table(&rows, question, told, width, paint);
    lines.extend(why(shown, told, width, paint));
    lines
}

/// What separates the discard from the best, and the model behind the chances.
pub(super) fn why(shown: &Shown<'_>, told: &DiscardVerdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let (language, question) = (paint.looks.language, shown.question);
    let told = reason(question.hand(), question.rules(), told).map(|reason| language.discard_reason(&reason));
    let mut lines = sentence(&told.unwrap_or_else(|| paint.word(Word::AllAlike).to_owned()), width);
    let model = match question.chances() {
        Chances::Known(_) => language.chance_model(question.draws()),
        Chances::Unknown if question.has_chances() => language.chances_under_way(shown.progress),
        Chances::Unknown | Chances::None => paint.word(Word::NoChances).to_owned(),
    };
    lines.extend(sentence(&model, width).into_iter().map(|line| line.style(paint.theme.quiet())));
    lines
}

/// Rows of the table with its heading; the marks stand at the end of each where there is room.
pub(super) fn table(rows: &[&Graded], question: &DiscardQuestion, told: &DiscardVerdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let widest = |texts: Vec<String>| texts.iter().map(|text| columns(text)).max().unwrap_or_default();
    let [cut, away, copies, shape, ready, wins, kinds] = language.discard_columns(told.distance());
    let behind = widest(rows.iter().map(|row| language.behind(row)).collect()).max(shape.len());
    let head = format!("   {cut:<4} {away:>4} {copies:>5}  {shape:>behind$} {ready:>6} {wins:>6}  {kinds}");
    let mut lines = vec![Line::styled(head, paint.theme.quiet())];
    let percent = |share: Option<f64>, digits: usize| match (share, question.chances()) {
        (Some(share), _) => format!("{:.digits$} %", 100.0 * share),
        (None, Chances::Unknown) if question.has_chances() => "..".to_owned(),
        (None, _) => "-".to_owned(),
    };
    let accepted = widest(rows.iter().map(|row| language.accepted(row)).collect());
    for row in rows {
        let mine = Some(row.discard.tile) == told.answer;
        let here = if mine { ">" } else { " " };
        let style = if mine { style(row.grade, paint) } else { ratatui::style::Style::new() };
        let tile = Span::styled(row.discard.tile.to_string(), paint.theme.tile(row.discard.tile));
        let figures = format!(
            "   {:>4} {:>5}  {:>behind$} {:>6} {:>6}  ",
            row.discard.shanten.to_string(),
            row.discard.acceptance.left,
            language.behind(row),
            percent(row.chance.map(|chance| chance.ready), 0),
            percent(row.chance.map(|chance| chance.win), 1),
        );
        let mut line = Line::from(vec![Span::styled(format!("{here}{} ", sign(row.grade)), style), tile, Span::raw(figures)]);
        let room = width.saturating_sub(line.width());
        let kinds = language.accepted(row);
        let mark = language.discard_mark(row, &told.rows);
        let kinds = if kinds.is_empty() && accepted + 2 + columns(&mark) > room { mark.clone() } else { kinds };
        if accepted + 2 + columns(&mark) <= room {
            line.push_span(Span::raw(format!("{kinds:<accepted$}  ")));
            line.push_span(Span::styled(mark, style));
        } else if columns(&kinds) <= room {
            line.push_span(Span::raw(kinds));
        } else {
            line.push_span(Span::raw(kinds.chars().take(room.saturating_sub(3)).chain("..".chars()).collect::<String>()));
        }
        lines.push(line);
    }
    lines
}

/// The keys that work now.
fn keys(screen: &DiscardsScreen, layer: Layer, scrolls: bool) -> Vec<Word> {
    if let Some(word) = session::leaving_keys(layer) {
        return vec![word];
    }
    if !matches!(screen.session().stage(), Stage::Told(_)) {
        return vec![Word::KeysDiscard];
    }
    let offered = [
        (DiscardMessage::Table, if screen.panel() == DiscardPanel::Table { Word::KeyFewerRows } else { Word::KeyTable }),
        (DiscardMessage::PlayOn, Word::KeyPlayOn),
        (DiscardMessage::Again, Word::KeyAgain),
        (DiscardMessage::Slip, Word::KeySlip),
        (DiscardMessage::Bookmark, Word::KeyBookmark),
        (DiscardMessage::Rebuild, Word::KeyRebuild),
    ];
    let mut keys = vec![Word::KeyNext];
    keys.extend(scrolls.then_some(Word::KeyScroll));
    keys.extend(offered.into_iter().filter(|(message, _)| screen.offers(*message)).map(|(_, word)| word));
    keys.push(if screen.panel() == DiscardPanel::Verdict { Word::KeyMenu } else { Word::KeyBack });
    keys.extend([Word::KeyLeave, Word::KeyHelp]);
    keys
}
