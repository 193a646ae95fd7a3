//! The list from which yaku or fans are chosen: a group of equal worth at a time.

use ratatui::text::{Line, Span};

use super::named_field;
use crate::app::{ScoreScreen, Target};
use crate::drill::score::{ScoreName, ScoreQuestion};
use crate::ui::Paint;
use crate::ui::canvas::Canvas;
use crate::ui::wrap::{columns, wrapped};
use crate::words::Word;

/// A screen at least so wide has two names in a row.
const TWO_COLUMNS: usize = 76;

/// The groups, the open one's names, what is chosen so far; from a row of the screen on, in so many rows.
pub(super) fn lines(
    screen: &ScoreScreen,
    question: &ScoreQuestion,
    row: usize,
    room: usize,
    width: usize,
    paint: Paint,
    canvas: &mut Canvas,
) -> Vec<Line<'static>> {
    let (open, place) = screen.cursor();
    let groups = question.groups();
    let mut lines = group_row(question, open, row, width, paint, canvas);
    let names: Vec<ScoreName> = groups.get(open).map(|group| group.names.clone()).unwrap_or_default();
    let chosen = chosen(screen, question, width, paint);
    let across = if width >= TWO_COLUMNS { 2 } else { 1 };
    let down = names.len().div_ceil(across);
    let rows = room.saturating_sub(lines.len() + chosen.len()).min(down).max(1);
    // the cursor stays in sight where the list is longer than the screen
    let top = (place % down.max(1)).saturating_sub(rows.saturating_sub(1));
    for at in top..(top + rows).min(down) {
        let mut line = Line::default();
        for column in 0..across {
            let index = at + column * down;
            let Some(&name) = names.get(index) else { continue };
            let wide = width / across;
            canvas.spot(row + lines.len(), column * wide, wide, Target::Row(index));
            line.push_span(Span::raw(" ".repeat((column * wide).saturating_sub(line.width()))));
            line.spans.extend(entry(screen, name, index == place, wide, paint));
        }
        lines.push(line);
    }
    lines.extend(chosen);
    lines
}

/// The worth of each group; the open one in reverse video.
fn group_row(question: &ScoreQuestion, open: usize, row: usize, width: usize, paint: Paint, canvas: &mut Canvas) -> Vec<Line<'static>> {
    let mut lines = vec![Line::raw(" ")];
    for (at, group) in question.groups().iter().enumerate() {
        let text = format!(" {} ", paint.looks.language.name_group(question.level(), group.worth));
        if lines.last().is_some_and(|line| line.width() + text.len() > width) {
            lines.push(Line::raw(" "));
        }
        let (place, column) = (lines.len() - 1, lines.last().map_or(0, Line::width));
        canvas.spot(row + place, column, text.len(), Target::Group(at));
        let style = if at == open { paint.theme.cursor() } else { paint.theme.quiet() };
        if let Some(line) = lines.last_mut() {
            line.push_span(Span::styled(text, style));
        }
    }
    lines
}

/// A name, in brackets where it is chosen.
fn entry(screen: &ScoreScreen, name: ScoreName, here: bool, width: usize, paint: Paint) -> Vec<Span<'static>> {
    let language = paint.looks.language;
    let chosen = screen.draft().names().contains(&name);
    let mut told = language.score_name(name, paint.telling());
    if columns(&told) + 6 > width {
        told = language.score_name(name, crate::words::Telling::Plain);
    }
    let sign = if here { ">" } else { " " };
    let mark = if chosen { "[x]" } else { "[ ]" };
    let style = if here { paint.theme.cursor() } else { ratatui::style::Style::new() };
    let style = if chosen { style.patch(paint.theme.chosen()) } else { style };
    vec![Span::raw(format!(" {sign}")), Span::styled(format!("{mark} {told}"), style)]
}

/// The han, where they are asked, what is chosen so far, and a remark on the last Enter.
fn chosen(screen: &ScoreScreen, question: &ScoreQuestion, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let draft = screen.draft();
    let mut lines = Vec::new();
    if let Some(field) = screen.field() {
        let mut line = Line::raw(" ");
        line.spans.extend(named_field(field, &draft, true, paint));
        let hint = format!("  {}", language.field_hint(field, question.level()));
        if line.width() + columns(&hint) <= width {
            line.push_span(Span::styled(hint, paint.theme.quiet()));
        }
        lines.push(line);
    }
    if let Some(missing) = screen.missing() {
        let told = wrapped(language.score_missing(missing), width.saturating_sub(2));
        lines.extend(told.into_iter().map(|line| Line::styled(format!(" {line}"), paint.theme.notice())));
        return lines;
    }
    let names: Vec<String> = draft.names().iter().map(|&name| language.score_name(name, crate::words::Telling::Plain)).collect();
    let told = if names.is_empty() {
        paint.word(Word::NamesHint).to_owned()
    } else {
        format!("{}: {}", paint.word(Word::YourAnswer), names.join(", "))
    };
    lines.extend(wrapped(&told, width.saturating_sub(2)).into_iter().map(|line| Line::raw(format!(" {line}"))));
    lines
}
