//! What a drill can ask: a list to choose from before it begins.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use super::wrap::sentence;
use crate::app::{App, Menu, MenuRow, Target};
use crate::drill::deal::Source;
use crate::drill::record::Mode;
use crate::words::{Place, Word};

/// Draws the list with a row chosen.
pub(super) fn view(menu: Menu, chosen: usize, app: &App, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let title = match menu {
        Menu::Waits => Word::Waits,
        Menu::Play => Word::Play,
        Menu::Score => Word::Points,
        Menu::Modes => Word::Modes,
    };
    let mut lines = vec![Line::styled(format!(" {}", paint.word(title)), paint.theme.title()), paint.rule(area.width)];
    lines.push(Line::default());
    if menu == Menu::Modes {
        let told = paint.looks.language.modes_ask(app.source());
        lines.extend(sentence(&told, usize::from(area.width)).into_iter().map(|line| line.style(paint.theme.quiet())));
        lines.push(Line::default());
    }
    for (row, entry) in menu.rows().into_iter().enumerate() {
        let (name, what) = named(entry, paint);
        let (sign, style) = if row == chosen { (">", paint.theme.cursor()) } else { (" ", Style::new()) };
        canvas.spot(lines.len(), 0, usize::from(area.width), Target::Row(row));
        lines.push(Line::from(vec![
            Span::raw("  "),
            Span::styled(format!(" {sign} {name:<16}"), style.patch(paint.theme.title())),
            Span::styled(format!(" {what}"), if row == chosen { Style::new() } else { paint.theme.quiet() }),
            Span::styled(best(entry, app, paint), paint.theme.right()),
        ]));
    }
    canvas.page(lines, paint.keys(Word::KeysLevels, area.width));
}

fn named(row: MenuRow, paint: Paint) -> (&'static str, &'static str) {
    let language = paint.looks.language;
    match row {
        MenuRow::Waits(Source::Shapes) => language.place(Place::Shapes),
        MenuRow::Waits(Source::Flush) => language.place(Place::Flush),
        MenuRow::Waits(Source::Table) => language.place(Place::Table),
        MenuRow::Waits(Source::Exact) => language.place(Place::Exact),
        MenuRow::Choose => language.place(Place::Choose),
        MenuRow::Play(style) => language.play_style(style),
        MenuRow::Score(level) => language.score_level(level),
        MenuRow::Mode(mode) => language.mode(mode),
    }
}

/// The best session of a mode, and whether there is something to review or the day's questions are answered.
fn best(row: MenuRow, app: &App, paint: Paint) -> String {
    let MenuRow::Mode(mode) = row else { return String::new() };
    let learner = app.learner();
    let told = match mode {
        Mode::Review => Some(format!("{}", learner.path.due().len() + learner.path.failed().len())),
        Mode::Daily => learner.progress().played(mode, learner.today).map(|run| paint.looks.language.best(mode, run)),
        _ => learner.progress().best(mode).map(|run| paint.looks.language.best(mode, run)),
    };
    told.map_or_else(String::new, |told| format!("   {told}"))
}
