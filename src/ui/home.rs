//! The home screen: what can be practised, looked at and set.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use super::tiles::{Piece, Rack, rack};
use super::wrap::sentence;
use crate::app::{App, HOME, HomeRow, Target};
use crate::engine::TileSet;
use crate::words::practice::Day;
use crate::words::{Place, Word};

/// Draws the home screen with a row chosen.
pub(super) fn view(chosen: usize, app: &App, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let width = usize::from(area.width);
    let mut lines = vec![title(width, paint), paint.rule(area.width)];
    // what the rows of the menu and the keys leave
    let room = usize::from(area.height).saturating_sub(lines.len() + HOME.len() + 1);
    let told = told(app, width, paint);
    let tiles = rack(&orphans(), area.width, paint);
    if room >= told.len() + 2 + tiles.len() {
        lines.push(Line::default());
        lines.extend(tiles);
    }
    if room >= told.len() + 2 {
        lines.push(Line::default());
    }
    if room >= told.len() {
        lines.extend(told);
    }
    if usize::from(area.height) > lines.len() + HOME.len() + 1 {
        lines.push(Line::default());
    }
    let first = lines.len();
    for (row, entry) in HOME.into_iter().enumerate() {
        let (name, what) = paint.looks.language.place(place(entry));
        let (sign, style) = if row == chosen { (">", paint.theme.cursor()) } else { (" ", Style::new()) };
        lines.push(Line::from(vec![
            Span::raw("  "),
            Span::styled(format!(" {sign} {name:<17}"), style.patch(paint.theme.title())),
            Span::styled(format!(" {what}"), if row == chosen { Style::new() } else { paint.theme.quiet() }),
        ]));
        canvas.spot(first + row, 0, width, Target::Row(row));
    }
    canvas.page(lines, paint.keys(Word::KeysHome, area.width));
}

/// Where the learner stands; for a beginner, how to begin.
fn told(app: &App, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    if app.is_beginner() {
        let steps = language.first_steps();
        return steps.into_iter().flat_map(|step| sentence(step, width)).map(|line| line.style(paint.theme.quiet())).collect();
    }
    let learner = app.learner();
    let day = Day {
        due: learner.path.due().len(),
        today: learner.progress().between(learner.today, learner.today).asked,
        week: app.this_week(),
        goal: app.preferences().present().goal,
        coverage: learner.coverage,
        lesson: lesson(app),
    };
    sentence(&language.day(day), width)
}

/// The lesson at which the learner is: its number, how many of its shapes are at target, and how many it has.
fn lesson(app: &App) -> [usize; 3] {
    let path = &app.learner().path;
    let number = path.step().number();
    let tally = path.steps().get(number - 1).map(|&(_, tally)| tally).unwrap_or_default();
    [number, tally.at_target, tally.items]
}

fn title(width: usize, paint: Paint) -> Line<'static> {
    let name = format!(" {}", paint.word(Word::Name));
    let room = width.saturating_sub(name.len());
    let tagline = format!("   {}", paint.word(Word::Tagline));
    let tagline = if tagline.len() <= room { tagline } else { String::new() };
    Line::from(vec![Span::styled(name, paint.theme.title()), Span::raw(tagline)])
}

/// 国士無双: the hand that waits on all its thirteen tiles.
fn orphans() -> Rack {
    Rack { held: TileSet::ORPHANS.iter().map(Piece::plain).collect(), ..Rack::default() }
}

const fn place(row: HomeRow) -> Place {
    match row {
        HomeRow::Practise => Place::Practise,
        HomeRow::Lessons => Place::Lessons,
        HomeRow::Modes => Place::Modes,
        HomeRow::Statistics => Place::Statistics,
        HomeRow::Waits => Place::Waits,
        HomeRow::Discards => Place::Discards,
        HomeRow::Play => Place::Play,
        HomeRow::Shanten => Place::Shanten,
        HomeRow::Score => Place::Score,
        HomeRow::Analyse => Place::Analyse,
        HomeRow::Settings => Place::Settings,
        HomeRow::Help => Place::Help,
        HomeRow::Quit => Place::Quit,
    }
}
