//! The wait drill: the hand, the table of the answer, the verdict.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::canvas::Canvas;
use super::{Paint, readings, tiles};
use crate::app::layout::{TALL, room};
use crate::app::{Exit, Key, Layer, Notice, Panel, Target, WaitsScreen};
use crate::drill::session::{Outcome, Rated, Stage};
use crate::drill::waits::{Answer, Origin, Question, Typing, Verdict};
use crate::engine::{Suit, Tile};
use crate::words::{Telling, Word};

/// Draws the drill.
pub(super) fn view(screen: &WaitsScreen, layer: Layer, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let Some(question) = screen.session().question() else { return };
    let tall = area.height >= TALL;
    let mut lines = vec![title(screen, question, area.width, paint), paint.rule(area.width)];
    lines.push(Line::styled(format!(" {}", paint.word(Word::WhichTiles)), paint.theme.title()));
    let blank = |lines: &mut Vec<Line<'static>>| {
        if tall {
            lines.push(Line::default());
        }
    };
    blank(&mut lines);
    lines.extend(tiles::hand(question, area.width, paint));
    blank(&mut lines);
    let told = match screen.session().stage() {
        Stage::Told { outcome, .. } => Some(outcome),
        Stage::Asking { .. } | Stage::Over => None,
    };
    let table_row = lines.len();
    if tall || told.is_none() {
        lines.extend(table(screen, question, told.map(|outcome| &outcome.verdict), paint));
    }
    match told {
        None => lines.push(status(screen, paint)),
        Some(outcome) => {
            let room = room(question, paint.looks, (area.width, area.height));
            lines.extend(verdict(screen, outcome, room, area.width, paint));
        }
    }
    let short = screen.verdict_lines() > room(question, paint.looks, (area.width, area.height));
    let keys = keys(screen, layer, if short { Room::Short } else { Room::Enough });
    canvas.page(lines, paint.keys(keys, area.width));
    if told.is_none() {
        table_spots(table_row, canvas);
    }
    if let Layer::Leaving(exit) = layer {
        let row = area.height.saturating_sub(2);
        let word = match exit {
            Exit::Shell => Word::LeaveAsked,
            Exit::Menu => Word::MenuAsked,
        };
        let asked = format!(" {:width$}", paint.word(word), width = usize::from(area.width));
        canvas.put(area, row, Line::styled(asked, paint.theme.notice()));
    }
}

/// The keys that work now; `e` and scrolling only where the verdict is longer than its room.
fn keys(screen: &WaitsScreen, layer: Layer, room: Room) -> Word {
    match (layer, screen.session().stage(), screen.panel(), room) {
        (Layer::Leaving(Exit::Shell), _, _, _) => Word::KeysLeaving,
        (Layer::Leaving(Exit::Menu), _, _, _) => Word::KeysToMenu,
        (_, Stage::Asking { .. } | Stage::Over, _, _) => Word::KeysAsking,
        (_, Stage::Told { .. }, Panel::Every(_), Room::Short) => Word::KeysEvery,
        (_, Stage::Told { .. }, Panel::Every(_), Room::Enough) => Word::KeysEveryFits,
        (_, Stage::Told { .. }, Panel::Verdict | Panel::Command, Room::Short) => Word::KeysToldMore,
        (_, Stage::Told { .. }, Panel::Verdict | Panel::Command, Room::Enough) => Word::KeysTold,
    }
}

/// Whether the whole verdict fits.
#[derive(Clone, Copy)]
enum Room {
    Enough,
    Short,
}

fn title(screen: &WaitsScreen, question: &Question, width: u16, paint: Paint) -> Line<'static> {
    let session = screen.session();
    let (from, seed) = match question.origin() {
        Origin::Dealt { source, seed } => (source.to_string(), format!("{} {seed} ", paint.word(Word::TitleSeed))),
        Origin::Given => (paint.word(Word::GivenHand).to_string(), String::new()),
    };
    let right = session.right();
    let missed = session.outcomes().len() - right;
    let mut figures = format!("  {from}  {}/{}   ", session.number(), session.length());
    if session.rated() == Rated::Again {
        figures.push_str(paint.word(Word::AgainTitle));
    } else {
        figures.push_str(&format!("{} {right}  {} {missed}", paint.word(Word::TitleRight), paint.word(Word::TitleMissed)));
        if width >= 70 {
            figures.push_str(&format!("   {} {}", paint.word(Word::TitleStreak), session.streak()));
        }
    }
    let name = format!(" {}", paint.word(Word::Waits));
    let gap = usize::from(width).saturating_sub(name.len() + figures.len() + seed.len());
    Line::from(vec![
        Span::styled(name, paint.theme.title()),
        Span::raw(figures),
        Span::raw(" ".repeat(gap)),
        Span::styled(seed, paint.theme.quiet()),
    ])
}

/// The table in which tiles are chosen; after the answer each carries its sign.
fn table(screen: &WaitsScreen, question: &Question, verdict: Option<&Verdict>, paint: Paint) -> Vec<Line<'static>> {
    let mut header = vec![Span::styled(format!(" {:<13}", paint.word(Word::YourAnswer)), paint.theme.title())];
    header.extend((1..=9).map(|rank| Span::styled(format!(" {rank}  "), paint.theme.quiet())));
    let mut lines = vec![Line::from(header)];
    for (row, letter) in ['m', 'p', 's', 'z'].into_iter().enumerate() {
        let mut line = Line::raw("         ");
        let first = Tile::all().find(|tile| tile.letter() == letter).expect("each letter has tiles");
        let name = match paint.telling() {
            Telling::Plain => letter.to_string(),
            Telling::Whole | Telling::Short => format!("{letter} {}", paint.looks.language.group(letter)),
        };
        line.push_span(Span::styled(format!("{name:<4}"), paint.theme.tile(first)));
        line.push_span(Span::raw(" ".repeat(14usize.saturating_sub(line.width()))));
        for tile in Tile::all().filter(|tile| tile.letter() == letter) {
            for span in cell(screen, tile, verdict, paint) {
                line.push_span(span);
            }
        }
        if verdict.is_none() {
            let gap = 52usize.saturating_sub(line.width());
            line.push_span(Span::raw(" ".repeat(gap)));
            line.push_span(hint(row, question, paint));
        }
        lines.push(line);
    }
    lines
}

/// Each cell of the table chooses its tile, and so does the remark on hands that are not ready.
fn table_spots(row: usize, canvas: &mut Canvas) {
    for tile in Tile::all() {
        canvas.spot(row + 1 + tile.place() / 9, 14 + 4 * (usize::from(tile.rank()) - 1), 4, Target::Tile(tile));
    }
    canvas.spot(row + 4, 52, 12, Target::Key(Key::Char('n')));
}

/// What stands beside a row of the table: how to answer.
fn hint(row: usize, question: &Question, paint: Paint) -> Span<'static> {
    let word = match (row, question.typing()) {
        (0, Typing::Letters) => Word::HintSuits,
        (0, Typing::OneSuit(Suit::Man | Suit::Pin | Suit::Sou)) => Word::HintOneSuit,
        (1, _) => Word::HintArrows,
        (3, _) => Word::NotReadyKey,
        _ => return Span::raw(""),
    };
    Span::styled(paint.word(word), paint.theme.quiet())
}

/// Four columns: brackets around a chosen tile, then its sign.
fn cell(screen: &WaitsScreen, tile: Tile, verdict: Option<&Verdict>, paint: Paint) -> [Span<'static>; 2] {
    let chosen = screen.session().answer().has(tile);
    let inside = if tile.is_honor() {
        paint.looks.language.honor(tile, paint.telling()).to_string()
    } else if chosen || verdict.is_some_and(|verdict| verdict.waits().contains(tile)) {
        tile.rank().to_string()
    } else {
        ".".to_string()
    };
    let wide = Span::raw(inside.as_str()).width() > 1;
    let text = if chosen { format!("[{inside}]") } else { format!(" {inside} ") };
    let (mark, style) = match verdict {
        Some(verdict) if verdict.right.contains(tile) => ("+", paint.theme.right()),
        Some(verdict) if verdict.missed.contains(tile) => ("!", paint.theme.missed()),
        Some(verdict) if verdict.extra.contains(tile) => ("x", paint.theme.extra()),
        _ if chosen => (" ", paint.theme.chosen()),
        _ => (" ", Style::new()),
    };
    let sign_style = style;
    let style = if verdict.is_none() && screen.cursor() == tile { style.patch(paint.theme.cursor()) } else { style };
    // a character two columns wide takes the room of the sign, unless there is one
    let mark = if wide && mark == " " { "" } else { mark };
    [Span::styled(text, style), Span::styled(mark, sign_style)]
}

/// Waiting digits, or a remark on the last key.
fn status(screen: &WaitsScreen, paint: Paint) -> Line<'static> {
    let mut line = Line::raw(" ");
    if !screen.pending().is_empty() {
        let digits: Vec<String> = screen.pending().iter().map(u8::to_string).collect();
        line.push_span(Span::styled(format!("{} _  ", digits.join(" ")), paint.theme.title()));
    }
    if screen.session().answer() == Answer::NotReady {
        line.push_span(Span::styled(format!("[{}]  ", paint.word(Word::NotReady)), paint.theme.chosen()));
    }
    if let Some(notice) = screen.notice() {
        let word = match notice {
            Notice::DigitsWait => Word::DigitsWait,
            Notice::NothingChosen => Word::NothingChosen,
            Notice::NoSuchHonor => Word::NoSuchHonor,
        };
        line.push_span(Span::styled(paint.word(word), paint.theme.notice()));
    }
    line
}

fn verdict(screen: &WaitsScreen, outcome: &Outcome, room: usize, width: u16, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let Outcome { question, verdict, .. } = outcome;
    let mut lines = vec![heading(outcome, width, paint)];
    match screen.panel() {
        Panel::Command => {
            lines.push(Line::default());
            lines.push(Line::raw(format!("  {}", language.rebuild(""))));
            lines.push(Line::styled(format!("  {}", question.command()), paint.theme.title()));
        }
        Panel::Every(top) => {
            let mut all = readings::every(question, verdict, width, paint);
            all.extend(after(verdict, paint));
            let top = top.min(all.len().saturating_sub(room));
            lines.extend(all.into_iter().skip(top));
        }
        Panel::Verdict => {
            let after = after(verdict, paint);
            let room = room.saturating_sub(after.len());
            lines.extend(readings::that_fit(question, verdict, room, width, paint));
            lines.extend(after);
        }
    }
    lines
}

/// Below the readings: how far the hand is from ready, and the kinds that it holds four times.
fn after(verdict: &Verdict, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let mut lines = Vec::new();
    if verdict.waits().is_empty() {
        lines.push(Line::raw(format!("  {}", language.distance(verdict.distance))));
    }
    if !verdict.held.is_empty() {
        let mut line = Line::raw(format!("  {}", language.held(verdict.held)));
        if !verdict.extra.and(verdict.held).is_empty() {
            line.push_span(Span::styled(format!("  {}", paint.word(Word::ExtraMark)), paint.theme.extra()));
        }
        lines.push(line);
    }
    lines
}

/// Right, missed and extra apart, each with its sign and word; then the copies left and the time.
fn heading(outcome: &Outcome, width: u16, paint: Paint) -> Line<'static> {
    let Outcome { question, verdict, took } = outcome;
    let language = paint.looks.language;
    let part = |sign: &str, word: Word, what: String, style: Style| Span::styled(format!("{sign} {} {what}  ", paint.word(word)), style);
    let mut spans = vec![Span::styled(format!("{} ", paint.dash().repeat(2)), paint.theme.quiet())];
    match verdict.answer {
        Answer::NotReady if verdict.is_right() => {
            spans.push(part("+", Word::Right, paint.word(Word::NotReady).to_string(), paint.theme.right()));
        }
        Answer::NotReady => {
            spans.push(Span::styled(format!("! {}  ", language.ready_after_all(verdict.missed)), paint.theme.missed()));
        }
        Answer::Tiles(_) => {
            let groups = [
                ("+", Word::Right, verdict.right, paint.theme.right()),
                ("!", Word::Missed, verdict.missed, paint.theme.missed()),
                ("x", Word::Extra, verdict.extra, paint.theme.extra()),
            ];
            let some = groups.into_iter().filter(|(_, _, tiles, _)| !tiles.is_empty());
            spans.extend(some.map(|(sign, word, tiles, style)| part(sign, word, tiles.to_string(), style)));
        }
    }
    let mut end = language.time(*took);
    if !verdict.waits().is_empty() {
        let copies = verdict.waits().iter().map(|tile| question.left(tile)).sum();
        end = format!("{}  {end}", language.left(copies));
    }
    let used: usize = spans.iter().map(Span::width).sum();
    if used + end.len() + 4 > usize::from(width) {
        end = language.time(*took);
    }
    let gap = usize::from(width).saturating_sub(used + end.len() + 4);
    spans.push(Span::styled(paint.dash().repeat(gap), paint.theme.quiet()));
    spans.push(Span::raw(format!(" {end} ")));
    spans.push(Span::styled(paint.dash().repeat(2), paint.theme.quiet()));
    Line::from(spans)
}
