//! The table of discards as the command line tells it: copies, kinds, shape and mark.

use std::fmt::Display;

use crate::drill::grade::{Grade, Graded};
use crate::engine::{Shanten, Shape};

use super::report::{away, spaced, tiles};

/// A hand and every discard of it, best first.
pub fn table(hand: impl Display, distance: Shanten, rows: &[Graded]) -> String {
    let told = match distance {
        Shanten::COMPLETE => "complete".to_owned(),
        Shanten::READY => "ready after a discard".to_owned(),
        _ => away(distance).unwrap_or_default(),
    };
    let cells: Vec<[String; 4]> = rows.iter().map(|row| cells(row, rows)).collect();
    let width = |column: usize| cells.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
    let widths = [width(0), width(1), width(2)];
    let lines = cells
        .iter()
        .map(|[accepts, kinds, shape, grade]| format!("{accepts:<0$}  {kinds:<1$}  {shape:<2$}  {grade}", widths[0], widths[1], widths[2]));
    std::iter::once(format!("{hand}  {told}"))
        .chain(rows.iter().zip(lines).map(|(row, line)| format!("  {}  {}", row.discard.tile, line.trim_end())))
        .collect::<Vec<_>>()
        .join("\n")
}

fn cells(row: &Graded, rows: &[Graded]) -> [String; 4] {
    let accepts = row.discard.acceptance;
    let kinds = if accepts.tiles.is_empty() { "-".to_owned() } else { spaced(accepts.tiles) };
    [tiles(accepts.left), kinds, row.shape.map(shape).unwrap_or_default(), grade(row, rows)]
}

/// `16 good`, or the mean of the next step: `then 34.2`.
pub fn shape(shape: Shape) -> String {
    match shape {
        Shape::Good(copies) => format!("{copies} good"),
        Shape::Next { .. } => format!("then {:.1}", shape.value()),
    }
}

fn grade(row: &Graded, rows: &[Graded]) -> String {
    let ties = rows.iter().filter(|row| row.grade == Grade::Best).count() > 1;
    match row.grade {
        Grade::Best if ties => "best, tied".to_owned(),
        Grade::Best => "best".to_owned(),
        Grade::SameTiles => "same tiles, worse shape".to_owned(),
        Grade::Defensible => "defensible".to_owned(),
        Grade::Loses(1) => "loses 1 tile".to_owned(),
        Grade::Loses(copies) => format!("loses {copies} tiles"),
        Grade::OneBack => "one step back".to_owned(),
        Grade::SlowerWinsMore => "slower by count, wins more".to_owned(),
    }
}
