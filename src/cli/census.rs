//! `tenpai census`: exact counts over every hand there is.

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::engine::Ruleset;
use crate::engine::census::census;
use crate::words::report;

use super::args::Print;
use super::hands::Style;
use super::output::{Failure, Output};
use super::{Outcome, json};

/// What is counted.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// What completes a hand: four melds and a pair, for riichi also seven pairs and thirteen orphans
    #[arg(long, value_name = "RULES", default_value = "riichi", value_parser = counted())]
    rules: Ruleset,
    #[command(flatten)]
    print: Print,
}

/// The rulesets whose hands can be counted.
fn counted() -> impl TypedValueParser<Value = Ruleset> {
    let counted = Ruleset::ALL.into_iter().filter(|rules| !rules.knitted());
    PossibleValuesParser::new(counted.map(|rules| rules.name())).try_map(|name| name.parse::<Ruleset>())
}

pub fn run(args: &Args, out: &mut Output) -> Result<Outcome, Failure> {
    let rules = args.rules;
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
