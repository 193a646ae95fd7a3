//! The points drill: the win with its circumstances, the fields, the list of names, and how the points come about.

mod names;
mod told;

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::canvas::Canvas;
use super::tiles::{Piece, Rack, rack};
use super::waits::window;
use super::wrap::{columns, sentence};
use super::{Paint, session, side};
use crate::app::layout::{TALL, room_for};
use crate::app::{Layer, ScoreMessage, ScorePanel, ScoreScreen, Target};
use crate::drill::question::Red;
use crate::drill::score::{Draft, Field, ScoreQuestion, Subject};
use crate::drill::session::Stage;
use crate::engine::WonHand;
use crate::words::Word;

/// Draws the drill.
pub(super) fn view(screen: &ScoreScreen, layer: Layer, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let Some(question) = screen.question() else { return };
    let body = side::view(screen.session(), paint, canvas);
    let width = usize::from(body.width);
    let from = match question.seed() {
        Some(_) => question.level().to_string(),
        None => paint.word(Word::GivenHand).to_string(),
    };
    let title = session::title(screen.session(), Word::Points, &from, question.seed(), area.width, paint);
    let mut lines = vec![title, paint.rule(area.width)];
    let told = screen.session().told().zip(screen.verdict());
    // a list of names needs every line
    let blank = (area.height >= TALL && told.is_none() && !question.asks_names()).then(Line::default);
    if told.is_none() {
        let asked = paint.looks.language.score_asked(question.level());
        lines.extend(sentence(asked, width).into_iter().map(|line| line.style(paint.theme.title())));
    }
    lines.extend(subject(question, body.width, blank.is_some(), paint));
    lines.extend(blank);
    match told {
        None if question.asks_names() => {
            let room = usize::from(body.height).saturating_sub(lines.len());
            lines.extend(names::lines(screen, question, lines.len(), room, width, paint, canvas));
        }
        None => {
            fields_spots(question, lines.len(), canvas);
            lines.extend(fields(screen, question, width, paint));
            lines.extend(notice(screen, width, paint));
        }
        Some((outcome, verdict)) => {
            lines.extend(told::heading(outcome, verdict, width, paint));
            lines.extend(session::notes(screen.session(), paint));
            let room = usize::from(body.height).saturating_sub(lines.len());
            let panel = match screen.panel() {
                ScorePanel::Verdict => told::panel(question, verdict, width, paint),
                ScorePanel::Command => session::command(&question.command(), width, paint),
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

/// What is asked about: a win with its circumstances, or han and fu.
fn subject(question: &ScoreQuestion, width: u16, airy: bool, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let room = usize::from(width);
    let blank = airy.then(Line::default);
    match question.subject() {
        Subject::Cell(cell) => {
            let mut lines: Vec<Line> = blank.into_iter().collect();
            lines.extend(sentence(&language.cell(*cell), room).into_iter().map(|line| line.style(paint.theme.chosen())));
            lines
        }
        Subject::Won(won) => {
            let mut told = language.circumstances(won, question.level(), paint.telling()).into_iter();
            let mut lines = sentence(&told.next().unwrap_or_default(), room);
            lines.extend(sentence(&told.collect::<Vec<_>>().join(" "), room));
            lines.extend(blank);
            lines.extend(tiles(won, width, paint));
            lines
        }
    }
}

/// The hand with its melds; the last tile stands apart. Where all of it is too wide for the face that is wanted, the melds stand below.
fn tiles(won: &WonHand, width: u16, paint: Paint) -> Vec<Line<'static>> {
    let red = |is_red: bool| if is_red { Red::Yes } else { Red::No };
    let held = won.hand().concealed_with_reds().map(|(tile, is_red)| Piece::known(tile, red(is_red))).collect();
    let drawn = Some(Piece::known(won.winning().tile(), red(won.winning().is_red())));
    let melds = won.hand().melds();
    let called: usize = melds.iter().map(|meld| meld.tiles().count()).sum();
    let alone = won.hand().concealed().total() + 1;
    let face = |tiles: usize, apart: usize| room_for(tiles, apart, paint.looks.face, width).face;
    if face(alone + called, melds.len() + 1) == face(alone, 1) {
        return rack(&Rack { held, drawn, called: melds.to_vec() }, width, paint);
    }
    let mut lines = rack(&Rack { held, drawn, called: Vec::new() }, width, paint);
    let mut below = Line::raw(format!("    {} ", paint.word(Word::Melds)));
    below.spans.extend(melds.iter().map(|meld| Span::styled(format!(" {meld}"), paint.theme.tile(meld.first()))));
    lines.push(below);
    lines
}

/// Columns before the name of a field.
const BEFORE: usize = 16;
/// Columns of that name.
const NAME: usize = 12;

/// A row a field: its name, what is filled in, and for the one under the cursor what it asks for.
fn fields(screen: &ScoreScreen, question: &ScoreQuestion, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let draft = screen.draft();
    let rows = question.fields().into_iter().enumerate().map(|(place, field)| {
        let head = if place == 0 { format!(" {}", paint.word(Word::YourAnswer)) } else { String::new() };
        let mut line = Line::from(vec![Span::styled(format!("{head:<BEFORE$}"), paint.theme.title())]);
        line.spans.extend(named_field(field, &draft, screen.field() == Some(field), paint));
        let hint = format!("  {}", paint.looks.language.field_hint(field, question.level()));
        if screen.field() == Some(field) && line.width() + columns(&hint) <= width {
            line.push_span(Span::styled(hint, paint.theme.quiet()));
        }
        line
    });
    rows.collect()
}

/// The name of a field and what is filled in, the cursor in reverse video.
fn named_field(field: Field, draft: &Draft, here: bool, paint: Paint) -> [Span<'static>; 2] {
    let figure = draft.figure(field).map(|figure| figure.to_string()).unwrap_or_default();
    let name = format!("{:<NAME$}", paint.looks.language.score_field(field));
    let (text, style) = if here {
        (format!("[{figure:>5}_]"), paint.theme.cursor())
    } else {
        (format!("[{figure:>5} ]"), if figure.is_empty() { Style::new() } else { paint.theme.chosen() })
    };
    [Span::styled(name, if here { paint.theme.title() } else { Style::new() }), Span::styled(text, style)]
}

/// Each field can be clicked.
fn fields_spots(question: &ScoreQuestion, row: usize, canvas: &mut Canvas) {
    for place in 0..question.fields().len() {
        canvas.spot(row + place, BEFORE, NAME + 8, Target::Row(place));
    }
}

/// A remark on the last Enter.
fn notice(screen: &ScoreScreen, width: usize, paint: Paint) -> Vec<Line<'static>> {
    match screen.missing() {
        Some(missing) => {
            let told = sentence(paint.looks.language.score_missing(missing), width);
            told.into_iter().map(|line| line.style(paint.theme.notice())).collect()
        }
        None => vec![Line::default()],
    }
}

/// The keys that work now.
fn keys(screen: &ScoreScreen, layer: Layer, scrolls: bool) -> Vec<Word> {
    if let Some(word) = session::leaving_keys(layer) {
        return vec![word];
    }
    if !matches!(screen.session().stage(), Stage::Told(_)) {
        return vec![if screen.asks_names() { Word::KeysNames } else { Word::KeysFields }];
    }
    let offered = [
        (ScoreMessage::Again, Word::KeyAgain),
        (ScoreMessage::Slip, Word::KeySlip),
        (ScoreMessage::Bookmark, Word::KeyBookmark),
        (ScoreMessage::Rebuild, Word::KeyRebuild),
    ];
    let mut keys = vec![Word::KeyNext];
    keys.extend(scrolls.then_some(Word::KeyScroll));
    keys.extend(offered.into_iter().filter(|(message, _)| screen.offers(*message)).map(|(_, word)| word));
    keys.push(if screen.panel() == ScorePanel::Verdict { Word::KeyMenu } else { Word::KeyBack });
    keys.extend([Word::KeyLeave, Word::KeyHelp]);
    keys
}
