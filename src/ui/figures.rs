//! The learner's figures: weeks, days, shapes, drills.

use jiff::ToSpan;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use super::waits::window;
use super::wrap::{columns, sentence};
use crate::app::{App, Figures, FiguresScreen, Glyphs, Learner, MODES, Reach, Target};
use crate::drill::record::Drill;
use crate::drill::statistics::monday;
use crate::words::figures::{percent, seconds};
use crate::words::{Telling, Word};

/// Columns of the bar of a week.
const BAR: usize = 22;

/// Draws a page of the figures.
pub(super) fn view(screen: FiguresScreen, app: &App, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let width = usize::from(area.width);
    let learner = app.learner();
    let all = learner.statistics.all();
    let mut lines = vec![head(screen.page, width, paint), paint.rule(area.width)];
    let room = usize::from(area.height).saturating_sub(lines.len() + 1);
    if all.asked == 0 {
        lines.push(Line::default());
        lines.extend(sentence(crate::words::figures::NO_ANSWERS, width));
        return canvas.page(lines, paint.keys(Word::KeysFiguresTime, area.width));
    }
    // slips are answers, too, but no figure of how well one reads
    let answers = learner.progress().days().map(|(_, _, tally)| tally.asked).sum();
    let told = paint.looks.language.figures(answers, all.accuracy(), all.median(), learner.coverage);
    lines.extend(sentence(&told, width));
    lines.push(Line::default());
    let keys = match screen.page {
        Figures::Weeks => {
            lines.extend(weeks(learner, screen.back, room.saturating_sub(3), paint));
            Word::KeysFiguresTime
        }
        Figures::Days => {
            lines.extend(days(learner, screen.back, width, paint));
            Word::KeysFiguresTime
        }
        Figures::Shapes => {
            shapes(learner, screen.row, paint, canvas, &mut lines);
            Word::KeysFiguresShapes
        }
        Figures::Drills => {
            let told = drills(learner, paint);
            let left = usize::from(area.height).saturating_sub(lines.len() + 1);
            lines.extend(window(told, screen.row, left, paint, canvas));
            Word::KeysFigures
        }
    };
    canvas.page(lines, paint.keys(keys, area.width));
}

/// The pages, the present one standing out.
fn head(present: Figures, width: usize, paint: Paint) -> Line<'static> {
    let mut line = Line::from(Span::styled(format!(" {} ", paint.word(Word::Figures)), paint.theme.title()));
    for page in Figures::ALL {
        let word = paint.word(match page {
            Figures::Weeks => Word::FiguresWeeks,
            Figures::Days => Word::FiguresDays,
            Figures::Shapes => Word::FiguresShapes,
            Figures::Drills => Word::FiguresDrills,
        });
        let (open, close, style) = if page == present { ("[", "]", paint.theme.chosen()) } else { (" ", " ", paint.theme.quiet()) };
        if line.width() + word.len() + 3 <= width {
            line.push_span(Span::styled(format!(" {open}{word}{close}"), style));
        }
    }
    line
}

/// A bar for each week, the latest at the bottom.
fn weeks(learner: &Learner, back: usize, room: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let weeks = learner.statistics.weeks(None);
    let room = room.saturating_sub(1).max(1);
    let end = weeks.len().saturating_sub(back * room).max(weeks.len().min(room));
    let mut lines = vec![Line::styled(language.weeks_head(), paint.theme.quiet())];
    for (monday, week) in &weeks[end.saturating_sub(room)..end] {
        let covered = learner.statistics.coverage().iter().find(|(of, _)| of == monday).map(|(_, covered)| *covered);
        let covered = covered.or_else(|| (weeks.last().map(|(last, _)| last) == Some(monday)).then_some(learner.coverage));
        let (before, after) = language.week(*monday, week.asked, week.accuracy(), week.median(), covered);
        let full = (week.accuracy() * BAR as f64).round() as usize;
        let [on, off] = if paint.looks.glyphs == Glyphs::Ascii { ["#", "."] } else { ["█", "░"] };
        lines.push(Line::from(vec![
            Span::raw(before),
            Span::styled(on.repeat(full), paint.theme.right()),
            Span::styled(off.repeat(BAR.saturating_sub(full)), paint.theme.quiet()),
            Span::raw(after),
        ]));
    }
    lines
}

/// A column for each week, a row for each day of it; a sign for how much was answered.
fn days(learner: &Learner, back: usize, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let signs = if paint.looks.glyphs == Glyphs::Ascii { [".", "-", "+", "*", "#"] } else { ["·", "░", "▒", "▓", "█"] };
    let sign = |asked: u32| match asked {
        0 => signs[0],
        1..=9 => signs[1],
        10..=29 => signs[2],
        30..=59 => signs[3],
        _ => signs[4],
    };
    let shown = (width.saturating_sub(9) / 2).clamp(1, 53);
    let last = monday(learner.today).checked_sub((7 * shown as i64 * back as i64).days()).unwrap_or(learner.today);
    let first = last.checked_sub((7 * (shown as i64 - 1)).days()).unwrap_or(last);
    let end = last.checked_add(6.days()).unwrap_or(last).min(learner.today);
    let calendar = learner.statistics.calendar(first, end);
    let mut months = String::from("       ");
    for week in 0..shown {
        let day = first.checked_add((7 * week as i64).days()).unwrap_or(first);
        // the month stands over the first week that begins in it
        let place = 7 + 2 * week;
        if day.day() <= 7 && columns(&months) <= place {
            months.push_str(&" ".repeat(place - columns(&months)));
            months.push_str(&format!("{:02} ", day.month()));
        }
    }
    let mut lines = vec![Line::styled(months.trim_end().to_owned(), paint.theme.quiet())];
    for (row, name) in language.weekdays().into_iter().enumerate() {
        let mut line = Line::from(Span::styled(format!("  {name}  "), paint.theme.quiet()));
        for (_, tally) in calendar.iter().skip(row).step_by(7) {
            let style = if tally.asked == 0 { paint.theme.quiet() } else { paint.theme.right() };
            line.push_span(Span::styled(format!("{} ", sign(tally.asked)), style));
        }
        lines.push(line);
    }
    let practised = calendar.iter().filter(|(_, tally)| tally.asked > 0).count();
    let answers = calendar.iter().map(|(_, tally)| tally.asked).sum();
    lines.push(Line::default());
    lines.extend(sentence(&language.calendar_key(signs), width).into_iter().map(|line| line.style(paint.theme.quiet())));
    lines.extend(sentence(&language.days(practised, calendar.len(), answers), width));
    lines
}

/// The columns of the figures of a shape, and of its name's margin.
const FIGURES: usize = 55;

/// The shapes that were asked, the weakest first, with one chosen.
fn shapes(learner: &Learner, chosen: usize, paint: Paint, canvas: &mut Canvas, lines: &mut Vec<Line<'static>>) {
    let area = canvas.area();
    let language = paint.looks.language;
    let shapes = learner.statistics.shapes();
    // what the figures leave
    let wide = usize::from(area.width).saturating_sub(FIGURES).clamp(24, 48);
    lines.push(Line::styled(language.shapes_head(wide), paint.theme.quiet()));
    let room = usize::from(area.height).saturating_sub(lines.len() + 1).max(1);
    canvas.scrolls(Reach { last: shapes.len().saturating_sub(1), page: room });
    let chosen = chosen.min(shapes.len().saturating_sub(1));
    let top = (chosen + 1).saturating_sub(room);
    for (row, (item, mastery)) in shapes.iter().enumerate().skip(top).take(room) {
        let (sign, style) = if row == chosen { (">", paint.theme.cursor()) } else { (" ", Style::new()) };
        let name = language.item(*item, Telling::Plain);
        let name = if name.chars().count() < wide { name } else { name.chars().take(wide - 3).chain("..".chars()).collect() };
        let right = percent(mastery.accuracy());
        let standing = language.standing(learner.path.standing(*item));
        let due = if learner.path.is_due(*item) { paint.word(Word::Due) } else { "" };
        let told = format!(
            "{:>6}{right:>6}{:>7}{:>6}{:>8}  {standing} {due}",
            mastery.asked,
            mastery.missed,
            mastery.extra,
            seconds(mastery.median())
        );
        canvas.spot(lines.len(), 0, usize::from(area.width), Target::Row(row));
        lines.push(Line::from(vec![Span::styled(format!(" {sign} {name:<wide$}"), style), Span::raw(told.trim_end().to_owned())]));
    }
}

/// Drill by drill, then grades and costs, mistakes, the best of each mode.
fn drills(learner: &Learner, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let quiet = |text: String| Line::styled(text, paint.theme.quiet());
    let mut lines = vec![quiet(language.drills_head())];
    for &drill in Drill::ALL {
        if let Some(sum) = learner.statistics.drill(drill) {
            lines.push(Line::raw(language.drill_row(language.drill(drill), sum.asked, sum.accuracy(), sum.median())));
        }
    }
    for drill in [Drill::Discards, Drill::Play, Drill::Score] {
        let grades: Vec<_> = learner.statistics.grades(drill).collect();
        if !grades.is_empty() {
            lines.extend([Line::default(), quiet(language.grades_head(drill))]);
            lines
                .extend(grades.into_iter().map(|(grade, graded)| Line::raw(language.grade_row(drill, grade, graded.answers, graded.cost))));
        }
    }
    let bests: Vec<_> = MODES.into_iter().filter_map(|mode| Some((mode, learner.progress().best(mode)?))).collect();
    if !bests.is_empty() {
        lines.push(Line::default());
        for (mode, run) in bests {
            lines.push(Line::raw(format!("  {:<24}{}   {}", language.mode(mode).0, language.best(mode, run), run.day)));
        }
    }
    lines
}
