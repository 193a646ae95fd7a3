//! The table of discards as the command line tells it: copies, kinds, shape and mark.

use std::fmt::Display;

use crate::drill::grade::{Grade, Graded};
use crate::engine::{Chance, Shanten, Shape};

use super::report::{away, spaced, tiles};

/// A hand and every discard of it, best first.
pub fn table(hand: impl Display, distance: Shanten, rows: &[Graded]) -> String {
    let told = match distance {
        Shanten::COMPLETE => "complete".to_owned(),
        Shanten::READY => "ready after a discard".to_owned(),
        _ => away(distance).unwrap_or_default(),
    };
    let cells: Vec<[String; 5]> = rows.iter().map(|row| cells(row, rows)).collect();
    let widths: [usize; 5] = std::array::from_fn(|column| cells.iter().map(|row| row[column].chars().count()).max().unwrap_or_default());
    let line = |(row, cells): (&Graded, &[String; 5])| {
        // a column that says nothing of any row is left out
        let columns = cells.iter().zip(widths).filter(|&(_, width)| width > 0);
        let line = columns.fold(format!("  {}", row.discard.tile), |line, (cell, width)| format!("{line}  {cell:<width$}"));
        line.trim_end().to_owned()
    };
    let head = format!("{hand}  {told}");
    std::iter::once(head).chain(rows.iter().zip(&cells).map(line)).collect::<Vec<_>>().join("\n")
}

fn cells(row: &Graded, rows: &[Graded]) -> [String; 5] {
    let accepts = row.discard.acceptance;
    let kinds = if accepts.tiles.is_empty() { "-".to_owned() } else { spaced(accepts.tiles) };
    [tiles(accepts.left), kinds, row.shape.map(shape).unwrap_or_default(), row.chance.map(chance).unwrap_or_default(), grade(row, rows)]
}

/// `16 good`, or the mean of the next step: `then 34.2`.
pub fn shape(shape: Shape) -> String {
    match shape {
        Shape::Good(copies) => format!("{copies} good"),
        Shape::Next { .. } => format!("then {:.1}", shape.value()),
    }
}

/// `ready 94 %, wins 55.3 %`.
fn chance(chance: Chance) -> String {
    format!("ready {:>3.0} %, wins {:>4.1} %", 100.0 * chance.ready, 100.0 * chance.win)
}

/// The mark of a discard in words.
pub(super) fn grade(row: &Graded, rows: &[Graded]) -> String {
    let ties = rows.iter().filter(|row| row.grade == Grade::Best).count() > 1;
    match row.grade {
        // what follows the next step may still differ
        Grade::Best if rows.first().is_some_and(|best| row.wins_less(best)) => "best by count, wins less".to_owned(),
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
