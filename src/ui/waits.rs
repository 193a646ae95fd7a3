//! The wait drill: the hand, the table of the answer, the verdict.

use ratatui::text::{Line, Span};

use super::canvas::Canvas;
use super::wrap::sentence;
use super::{Paint, session, side, table, tiles, verdict, wilds, worths};
use crate::app::layout::TALL;
use crate::app::{Layer, Notice, Panel, Reach, ReachStep, WaitsMessage, WaitsScreen};
use crate::drill::explain;
use crate::drill::outcome::Help;
use crate::drill::question::{Origin, Question};
use crate::drill::record::Mode;
use crate::drill::session::Stage;
use crate::drill::waits::Answer;
use crate::words::{self, Word};

/// Draws the drill.
pub(super) fn view(screen: &WaitsScreen, layer: Layer, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let Some(question) = screen.session().question() else { return };
    let body = side::view(screen.session(), paint, canvas);
    let tall = area.height >= TALL;
    let mut lines = vec![title(screen, question, area.width, paint), paint.rule(area.width)];
    lines.push(Line::styled(format!(" {}", paint.word(Word::WhichTiles)), paint.theme.title()));
    let blank = |lines: &mut Vec<Line<'static>>| {
        if tall {
            lines.push(Line::default());
        }
    };
    blank(&mut lines);
    lines.extend(tiles::hand(question, body.width, paint));
    lines.extend(wilds::note(question, paint));
    blank(&mut lines);
    let told = screen.session().told().zip(screen.verdict());
    if tall || told.is_none() {
        table::spots(lines.len(), canvas);
        if told.is_none() {
            table::remark_spots(lines.len(), body.width, canvas);
        }
        lines.extend(table::lines(screen, question, screen.verdict(), body.width, paint));
    }
    let width = usize::from(body.width);
    match told {
        None => lines.extend(asking(screen, question, body.width, paint)),
        Some((outcome, told)) => {
            lines.extend(verdict::heading(outcome, question, told, width, paint));
            lines.extend(session::notes(screen.session(), paint));
            let room = usize::from(body.height).saturating_sub(lines.len());
            let mut panel = verdict::panel(screen, question, told, width, paint);
            panel.extend(worths::lines(screen, question, lines.len(), width, paint, canvas));
            lines.extend(window(panel, screen.top(), room, paint, canvas));
        }
    }
    for (row, line) in (0..).zip(lines) {
        canvas.put(if row < 2 { area } else { body }, row, line);
    }
    canvas.page(Vec::new(), paint.offered(&keys(screen, layer, canvas.reach()), area.width));
    session::leaving(layer, paint, canvas);
}

/// As many lines as fit from the top line on; where some stay out of sight, the last row says how many.
pub(super) fn window(lines: Vec<Line<'static>>, top: usize, room: usize, paint: Paint, canvas: &mut Canvas) -> Vec<Line<'static>> {
    if lines.len() <= room {
        return lines;
    }
    let page = room.saturating_sub(1);
    let last = lines.len() - page;
    canvas.scrolls(Reach { last, page });
    let top = top.min(last);
    let below = last - top;
    let mut shown: Vec<Line> = lines.into_iter().skip(top).take(page).collect();
    if room > 0 {
        shown.push(Line::styled(format!("  {}", paint.looks.language.out_of_sight(top, below)), paint.theme.quiet()));
    }
    shown
}

/// The keys that work now.
fn keys(screen: &WaitsScreen, layer: Layer, reach: Reach) -> Vec<Word> {
    if let Some(word) = session::leaving_keys(layer) {
        return vec![word];
    }
    if !matches!(screen.session().stage(), Stage::Told(_)) {
        return vec![if screen.session().mode() == Mode::Exam { Word::KeysExam } else { Word::KeysAsking }];
    }
    if screen.asks_reach() {
        return vec![Word::KeysReach];
    }
    let back = match screen.panel() {
        Panel::Verdict => Word::KeyMenu,
        Panel::Every | Panel::Command | Panel::Why(_) | Panel::Wall | Panel::Reach => Word::KeyBack,
    };
    let every = if screen.panel() == Panel::Every { Word::KeyFewer } else { Word::KeyEvery };
    let offered = [
        (WaitsMessage::Why, Word::KeyWhy),
        (WaitsMessage::Every, every),
        (WaitsMessage::Wall, Word::KeyWall),
        (WaitsMessage::Again, Word::KeyAgain),
        (WaitsMessage::Slip, Word::KeySlip),
        (WaitsMessage::Bookmark, Word::KeyBookmark),
        (WaitsMessage::Rebuild, Word::KeyRebuild),
    ];
    let mut keys = vec![if matches!(screen.reach(), Some(ReachStep::Due)) { Word::KeyPoints } else { Word::KeyNext }];
    if reach.last > 0 {
        keys.push(Word::KeyScroll);
    }
    keys.extend(offered.into_iter().filter(|(message, _)| screen.offers(*message)).map(|(_, word)| word));
    keys.extend([back, Word::KeyLeave, Word::KeyHelp]);
    keys
}

fn title(screen: &WaitsScreen, question: &Question, width: u16, paint: Paint) -> Line<'static> {
    let (from, seed) = match question.origin() {
        Origin::Dealt { options, seed } => (options.source.to_string(), Some(seed)),
        Origin::Given => (paint.word(Word::GivenHand).to_string(), None),
    };
    session::title(screen.session(), Word::Waits, &from, seed, width, paint)
}

/// Waiting digits, a remark on the last key, and the hints that were asked for.
fn asking(screen: &WaitsScreen, question: &Question, width: u16, paint: Paint) -> Vec<Line<'static>> {
    let mut line = Line::raw(" ");
    if !screen.pending().is_empty() {
        let digits: Vec<String> = screen.pending().iter().map(u8::to_string).collect();
        line.push_span(Span::styled(format!("{} _  ", digits.join(" ")), paint.theme.title()));
    }
    if screen.answers_any() {
        line.push_span(Span::styled(format!("[{}]  ", crate::words::wilds::ANY_TILE), paint.theme.chosen()));
    }
    if screen.answer() == Answer::NotReady {
        line.push_span(Span::styled(format!("[{}]  ", paint.word(Word::NotReady)), paint.theme.chosen()));
    }
    if let Some(notice) = screen.notice() {
        let word = match notice {
            Notice::DigitsWait => Word::DigitsWait,
            Notice::NothingChosen => Word::NothingChosen,
            Notice::NoSuchHonor => Word::NoSuchHonor,
            Notice::NoWaitChosen => Word::NoWaitChosen,
        };
        line.push_span(Span::styled(paint.word(word), paint.theme.notice()));
    } else if line.spans.len() == 1 && width < table::WITH_REMARKS {
        line.push_span(Span::styled(table::remarks(question, paint), paint.theme.quiet()));
    }
    let mut lines = vec![line];
    if let Stage::Asking(asking) = screen.session().stage() {
        lines.extend(hints(question, asking.help, usize::from(width), paint));
    }
    lines
}

fn hints(question: &Question, help: Help, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let given = match help {
        Help::None => return Vec::new(),
        // with wilds no meld is set aside for good
        _ if question.wild().is_some() => vec![explain::Hint::Waits(crate::drill::waits::truth(question).len())],
        Help::Number => explain::hints(&explain::explain(question.hand(), question.rules()))[..1].to_vec(),
        Help::Meld => explain::hints(&explain::explain(question.hand(), question.rules())).to_vec(),
    };
    given.into_iter().flat_map(|step| sentence(&words::explain::hint(step, paint.looks.language), width)).collect()
}
