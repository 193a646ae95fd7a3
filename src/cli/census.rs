//! `tenpai census`: exact counts over every hand there is.

use crate::engine::census::census;
use crate::words::report;

use super::args::Census;
use super::hands::Style;
use super::output::{Failure, Output};
use super::{Outcome, json};

pub fn run(args: &Census, out: &mut Output) -> Result<Outcome, Failure> {
    let rules = args.rules.rules;
    for tiles in [13, 14] {
        // the arguments let no other rules through
        let rows = census(tiles, &rules).unwrap_or_default();
        match args.print.style() {
            Style::Json => {
                for row in &rows {
                    out.line(json::text(&json::Counted::of(row, tiles, &rules)))?;
                }
            }
            Style::Words => {
                if tiles == 14 {
                    out.line("")?;
                }
                out.line(report::census(&rows, tiles, &rules))?;
            }
        }
    }
    Ok(Outcome::Fine)
}
