//! A hand that is played alone: the position, the verdict on the way, and the report at the end.

use ratatui::text::{Line, Span};

use super::canvas::Canvas;
use super::discards::{BELOW, Shown, asking, distance, hand, near, river, sign, style, table, told_heading, why};
use super::waits::window;
use super::wrap::{columns, sentence};
use super::{Paint, session, side, tiles, verdict};
use crate::app::layout::TALL;
use crate::app::{DiscardMessage, DiscardPanel, Layer, PlayScreen, Target};
use crate::drill::play::{BestLine, Coaching, Goal, Play, Turn};
use crate::words::Word;

/// How many rows of the table stand in a verdict.
const ROWS: usize = 5;
/// How many rows of the report stay free for the turn that is looked at.
const DETAIL: usize = 6;
/// The fewest turns that are shown of a report.
const FEWEST: usize = 3;

/// Draws the hand.
pub(super) fn view(screen: &PlayScreen, layer: Layer, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let (Some(play), Some(question)) = (screen.play(), screen.question()) else { return };
    let body = side::view(screen.session(), paint, canvas);
    let width = usize::from(body.width);
    let tall = area.height >= TALL;
    let from = paint.looks.language.coaching(play.style().coaching);
    let mut lines = vec![session::title(screen.session(), Word::Play, from, play.seed(), area.width, paint), paint.rule(area.width)];
    let shown = Shown {
        question,
        chosen: play.chosen(),
        pending: screen.chooser().pending,
        notice: screen.chooser().notice,
        verdict: screen.verdict(),
        progress: screen.progress(),
    };
    match (screen.best_line(), screen.turn()) {
        (Some(line), turn) => {
            let room = usize::from(body.height).saturating_sub(lines.len());
            lines.extend(match (screen.panel(), turn) {
                (DiscardPanel::Table, Some(turn)) => looked_at(screen, &shown, turn, room, width, paint, canvas),
                (DiscardPanel::Command, _) => session::command(&play.command(), width, paint),
                _ => report(screen, play, line, &shown, lines.len(), room, width, paint, canvas),
            });
        }
        (None, turn) => {
            // how far the hand is would tell of a blind player's last discard
            let asked = match play.style().coaching {
                Coaching::Coached => paint.looks.language.discard_asked(distance(question)),
                Coaching::Blind => paint.word(Word::WhichDiscard).to_owned(),
            };
            lines.push(Line::styled(format!(" {asked}"), paint.theme.title()));
            lines.extend(river(question, width, paint));
            lines.extend(tall.then(Line::default));
            lines.extend(hand(&shown, lines.len(), body.width, paint, canvas));
            match turn {
                None => {
                    lines.extend(asking(&shown, width, paint));
                    let win = (play.style().goal == Goal::Win).then(|| sentence(paint.word(Word::WinHint), width));
                    lines.extend(win.into_iter().flatten().map(|line| line.style(paint.theme.quiet())));
                }
                Some(turn) => {
                    lines.push(told_heading(&turn.verdict, "", width, paint));
                    if turn.passed_a_win() && play.style().goal == Goal::Win {
                        lines.push(Line::styled(format!("  {}", paint.looks.language.passed_win(turn.number())), paint.theme.missed()));
                    }
                    let room = usize::from(body.height).saturating_sub(lines.len());
                    let panel = match screen.panel() {
                        DiscardPanel::Table => table(&turn.verdict.rows.iter().collect::<Vec<_>>(), question, &turn.verdict, width, paint),
                        _ => near(&shown, &turn.verdict, ROWS.max(room.saturating_sub(BELOW)), width, paint),
                    };
                    lines.extend(window(panel, screen.top(), room, paint, canvas));
                }
            }
        }
    }
    for (row, line) in (0..).zip(lines) {
        canvas.put(if row < 2 { area } else { body }, row, line);
    }
    canvas.page(Vec::new(), paint.offered(&keys(screen, play, layer, canvas.reach().last > 0), area.width));
    session::leaving(layer, paint, canvas);
}

/// Every discard of the turn that is looked at.
fn looked_at(
    screen: &PlayScreen,
    shown: &Shown<'_>,
    turn: &Turn,
    room: usize,
    width: usize,
    paint: Paint,
    canvas: &mut Canvas,
) -> Vec<Line<'static>> {
    let mut lines = vec![told_heading(&turn.verdict, &paint.looks.language.turn_named(turn.number()), width, paint)];
    lines.push(position(turn, width, paint));
    let rows = table(&turn.verdict.rows.iter().collect::<Vec<_>>(), shown.question, &turn.verdict, width, paint);
    let rest = room.saturating_sub(lines.len());
    lines.extend(window(rows, screen.top(), rest, paint, canvas));
    lines
}

/// How the hand ended, what the best line came to, every turn, and the one that is looked at.
#[expect(clippy::too_many_arguments, reason = "all of them are needed to draw the report")]
fn report(
    screen: &PlayScreen,
    play: &Play,
    line: BestLine,
    shown: &Shown<'_>,
    first: usize,
    room: usize,
    width: usize,
    paint: Paint,
    canvas: &mut Canvas,
) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let (sign, look) = if play.is_faultless() { ("+", paint.theme.right()) } else { ("!", paint.theme.missed()) };
    let told = Span::styled(format!("{sign} {}  ", language.play_told(play)), look);
    let mut lines = vec![verdict::ruled(vec![told], &session_time(screen, paint), width, paint)];
    lines.extend(session::notes(screen.session(), paint));
    if room >= 18 {
        lines.extend(tiles::held(play.hand(), u16::try_from(width).unwrap_or(u16::MAX), paint));
    }
    lines.extend(language.play_waits(play).into_iter().flat_map(|told| sentence(&told, width)));
    let furiten = play.furiten();
    if !furiten.is_empty() {
        let told = language.furiten(furiten, play.rules(), paint.telling());
        lines.extend(sentence(&told, width).into_iter().map(|line| line.style(paint.theme.missed())));
    }
    let passed = play.turns().iter().filter(|turn| turn.passed_a_win() && play.style().goal == Goal::Win);
    let passed = passed.map(|turn| Line::styled(format!("  {}", language.passed_win(turn.number())), paint.theme.missed()));
    lines.extend(passed);
    lines.extend(sentence(&language.best_line_told(play, line), width));
    let [turn, drew, cut, away, lost, win, mark] = language.turn_columns();
    let head = format!("  {turn:>4}  {drew:<4}  {cut:<4} {away:>4} {lost:>5} {win:>9}  {mark}");
    if !play.turns().is_empty() {
        lines.push(Line::styled(head, paint.theme.quiet()));
    }
    let rest = room.saturating_sub(lines.len());
    let most = rest.saturating_sub(DETAIL).max(FEWEST).min(rest);
    let from = screen.row().saturating_sub(most / 2).min(play.turns().len().saturating_sub(most));
    for (at, turn) in play.turns().iter().enumerate().skip(from).take(most) {
        canvas.spot(first + lines.len(), 0, width, Target::Row(at));
        lines.push(row(turn, at == screen.row(), paint));
    }
    if let Some(turn) = screen.turn() {
        let mut detail = vec![position(turn, width, paint)];
        detail.extend(why(shown, &turn.verdict, width, paint));
        let rest = room.saturating_sub(lines.len());
        lines.extend(detail.into_iter().take(rest));
    }
    lines
}

/// The time of the whole hand.
fn session_time(screen: &PlayScreen, paint: Paint) -> String {
    screen.session().told().map(|outcome| paint.looks.language.time(outcome.took)).unwrap_or_default()
}

/// A turn of the report.
fn row(turn: &Turn, chosen: bool, paint: Paint) -> Line<'static> {
    let language = paint.looks.language;
    let Some(graded) = turn.verdict.row() else { return Line::default() };
    let here = if chosen { ">" } else { " " };
    let drew = turn.question.drawn().map_or_else(|| Span::raw("    "), |tile| tile_span(tile, paint));
    let win = turn.win_cost().map_or_else(|| "-".to_owned(), |cost| format!("{:.1} %", 100.0 * cost));
    let lost = if turn.verdict.cost() == 0 { String::from("-") } else { turn.verdict.cost().to_string() };
    let look = if graded.grade.is_right() { ratatui::style::Style::new() } else { paint.theme.missed() };
    let number = Span::styled(format!("{here} {:>4}  ", turn.number()), if chosen { paint.theme.cursor() } else { look });
    let figures = format!(" {:>4} {lost:>5} {win:>9}  ", graded.discard.shanten.to_string());
    let mark = Span::styled(format!("{} {}", sign(graded.grade), language.turn_mark(turn)), style(graded.grade, paint));
    Line::from(vec![number, drew, Span::raw("  "), tile_span(graded.discard.tile, paint), Span::raw(figures), mark])
}

fn tile_span(tile: crate::engine::Tile, paint: Paint) -> Span<'static> {
    Span::styled(format!("{:<4}", tile.to_string()), paint.theme.tile(tile))
}

/// The fourteen tiles of a turn, the drawn one apart.
fn position(turn: &Turn, width: usize, paint: Paint) -> Line<'static> {
    let shown: Vec<_> = turn.question.shown().into_iter().map(|(tile, _)| tile).collect();
    let drawn = usize::from(turn.question.drawn().is_some());
    let (held, last) = shown.split_at(shown.len().saturating_sub(drawn));
    let mut line = Line::styled(format!("  {}  ", paint.looks.language.turn_named(turn.number())), paint.theme.title());
    line.spans.extend(tiles::run(held, paint));
    line.push_span(Span::raw("  "));
    line.spans.extend(tiles::run(last, paint));
    let away = paint.looks.language.away(u8::try_from(distance(&turn.question)).unwrap_or(u8::MAX));
    if line.width() + columns(&away) + 3 <= width {
        line.push_span(Span::styled(format!("   {away}"), paint.theme.quiet()));
    }
    line
}

/// The keys that work now.
fn keys(screen: &PlayScreen, play: &Play, layer: Layer, scrolls: bool) -> Vec<Word> {
    if let Some(word) = session::leaving_keys(layer) {
        return vec![word];
    }
    let to_win = play.style().goal == Goal::Win;
    if !screen.is_report() && screen.turn().is_none() {
        return vec![if to_win { Word::KeysPlayToWin } else { Word::KeysPlay }];
    }
    let mut keys = vec![match (screen.is_report(), screen.back().is_some()) {
        (true, true) => Word::KeyPlayedOn,
        (true, false) => Word::KeyNext,
        (false, _) => Word::KeyGoOn,
    }];
    if screen.looks_at_turns() {
        keys.push(Word::KeyTurns);
    } else {
        keys.extend(scrolls.then_some(Word::KeyScroll));
    }
    let offered = [
        (DiscardMessage::Table, if screen.panel() == DiscardPanel::Table { Word::KeyFewerRows } else { Word::KeyTable }),
        (DiscardMessage::GiveUp, Word::KeyGiveUp),
        (DiscardMessage::Again, Word::KeyAgain),
        (DiscardMessage::Bookmark, Word::KeyBookmark),
        (DiscardMessage::Rebuild, Word::KeyRebuild),
    ];
    keys.extend(offered.into_iter().filter(|(message, _)| screen.offers(*message)).map(|(_, word)| word));
    keys.push(if screen.panel() == DiscardPanel::Verdict && screen.back().is_none() { Word::KeyMenu } else { Word::KeyBack });
    keys.extend([Word::KeyLeave, Word::KeyHelp]);
    keys
}
