//! The chooser: where hands come from, which shapes, how many waits.

use ratatui::text::Line;

use super::Paint;
use super::canvas::Canvas;
use super::rows::{self, Row};
use super::wrap::sentence;
use crate::app::layout::TALL;
use crate::app::{CHOOSE, ChooseRow, ChooseScreen};
use crate::words::{Choice, Word};

/// Draws the chooser.
pub(super) fn view(screen: &ChooseScreen, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let width = usize::from(area.width);
    let language = paint.looks.language;
    let mut lines = vec![Line::styled(format!(" {}", paint.word(Word::Choose)), paint.theme.title()), paint.rule(area.width)];
    let blank = |lines: &mut Vec<Line<'static>>| {
        if area.height >= TALL {
            lines.push(Line::default());
        }
    };
    blank(&mut lines);
    let rows = CHOOSE.map(|row| Row { name: language.choice(choice(row)).0, value: value(row, screen, paint) });
    let first = lines.len();
    lines.extend(rows::lines(&rows, screen.row(), first, paint, canvas));
    blank(&mut lines);
    if let Some(&row) = CHOOSE.get(screen.row()) {
        lines.extend(sentence(language.choice(choice(row)).1, width));
    }
    match (screen.check(), screen.item()) {
        (Err(why), _) => lines.extend(sentence(&why.to_string(), width).into_iter().map(|line| line.style(paint.theme.missed()))),
        (Ok(()), Some(item)) => {
            lines.extend(sentence(&language.example(&item.example().to_string(), &item.waits().to_string()), width));
        }
        (Ok(()), None) => {}
    }
    canvas.page(lines, paint.keys(Word::KeysChoose, area.width));
}

const fn choice(row: ChooseRow) -> Choice {
    match row {
        ChooseRow::Source => Choice::Source,
        ChooseRow::Step => Choice::Step,
        ChooseRow::Item => Choice::Item,
        ChooseRow::Level => Choice::Level,
        ChooseRow::Waits => Choice::Waits,
        ChooseRow::Questions => Choice::Questions,
    }
}

/// The value of a row; the other way: why it means nothing now.
fn value(row: ChooseRow, screen: &ChooseScreen, paint: Paint) -> Result<String, &'static str> {
    let language = paint.looks.language;
    let any = || language.any().to_owned();
    match row {
        ChooseRow::Step | ChooseRow::Item | ChooseRow::Level if !screen.has_shapes() => Err(language.no_choice()),
        ChooseRow::Source => Ok(screen.source().to_string()),
        ChooseRow::Step => Ok(screen.step().map_or_else(any, |step| format!("{}  {}", step.number(), language.step(step)))),
        ChooseRow::Item => Ok(screen.item().map_or_else(any, |item| language.item(item, paint.telling()))),
        ChooseRow::Level => Ok(language.level(screen.level()).to_owned()),
        ChooseRow::Waits => Ok(screen.waits().map_or_else(any, |waits| waits.to_string())),
        ChooseRow::Questions => Ok(screen.questions().to_string()),
    }
}
