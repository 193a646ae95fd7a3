//! `tenpai score`: what won hands are worth, and why.

use crate::engine::riichi::{Score, Switches, score};
use crate::engine::{How, Ruleset, WonHand};
use crate::words::{Language, Telling, report};

use super::args::Print;
use super::hands::{Style, answer_each_line};
use super::output::{Failure, Output};
use super::score_json::Riichi;
use super::{Outcome, json, score_mcr};

/// What a line is, and examples.
pub const EXAMPLES: &str = "\
A line is the hand without the winning tile, that tile, ron or tsumo, and then
what else is known, in any order:
  round=E seat=S     winds; East and South unless told (the dealer is seat=E)
  dora=4s,2z ura=9m  indicators
  honba=1 sticks=1   counters and riichi sticks on the table
  from=W             who discarded: then the payments of all four are told
  flags=riichi,ippatsu
                     also double_riichi last_draw last_discard after_kan
                     robbing_kan first_draw; with mcr also last_tile
  flowers=2          with mcr
Unquoted words are one line; quote each line to give several.

Examples:
  tenpai score '345m40677p67s[340m] 8s tsumo round=E seat=N dora=4s'
  tenpai score '12344567m34p444s 2p ron from=W flags=riichi'
  tenpai score --rules mcr '12345678m123p55s 9m ron'
  tenpai score --json < wins.txt         one JSON object a line";

/// Wins to be scored.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The wins; without any, they are read from standard input, one a line
    #[arg(value_name = "LINE")]
    lines: Vec<String>,
    /// By which table they are scored
    #[arg(long, value_name = "RULES", value_enum, default_value_t)]
    rules: Scored,
    #[command(flatten)]
    print: Print,
}

/// The rulesets that have points.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum, Debug, Default)]
enum Scored {
    /// Japanese riichi: han, fu, limits
    #[default]
    Riichi,
    /// Chinese official: fans, and what is not counted beside them
    Mcr,
}

pub fn run(args: Args, out: &mut Output) -> Result<Outcome, Failure> {
    let (rules, style) = (args.rules, args.print.style());
    answer_each_line(as_lines(args.lines), style, report::TYPE_WINS, out, |line, out| {
        let told = match rules {
            Scored::Riichi => riichi(line, style),
            Scored::Mcr => score_mcr::answer(line, style),
        };
        match told {
            Ok(told) => out.line(told).map(Ok),
            Err(sentence) => Ok(Err(sentence)),
        }
    })
}

/// Unquoted words are one line, since a hand never stands alone here.
fn as_lines(given: Vec<String>) -> Vec<String> {
    let loose = given.iter().any(|word| How::ALL.iter().any(|how| how.name() == word));
    if loose { vec![given.join(" ")] } else { given }
}

fn riichi(line: &str, style: Style) -> Result<String, String> {
    let won = WonHand::read(line, &Ruleset::RIICHI).map_err(|error| error.to_string())?;
    let score = score(&won, &Switches::COMMON).map_err(|fault| fault.to_string())?;
    Ok(match style {
        Style::Json => json::text(&Riichi::of(&won, &score)),
        Style::Words => words(&won, &score),
    })
}

fn words(won: &WonHand, score: &Score) -> String {
    let language = Language::English;
    let told = won.circumstances();
    let worth = match score.gain(won) {
        Some(gain) => format!("{}, {}", language.han_and_fu(score, Telling::Short), language.gain(gain)),
        None => language.no_yaku().to_owned(),
    };
    let mut lines = vec![format!("{} {} {}  {worth}", won.hand(), won.winning(), told.how.name())];
    let blocks = json::blocks(&score.reading, won.drawn()).join(" ");
    lines.push(format!("  {blocks}  {}", language.wait(score.place.wait, Telling::Whole)));
    for found in &score.yaku {
        let name = language.yaku(found.yaku, Telling::Short);
        lines.push(format!("  {:<10}  {name}: {}", language.worth(found.worth), language.yaku_reason(found.yaku)));
    }
    for step in score.fu_steps(won, &Switches::COMMON) {
        lines.push(format!("  {:>2} fu       {}", step.fu, language.fu_reason(&step, won)));
    }
    if score.fu > 0 {
        lines.push(format!("  = {}", language.fu_sum(score)));
    }
    if let Some(payments) = score.gain(won).and_then(|gain| gain.payments(told)) {
        lines.push(format!("  {}", language.payments(payments)));
    }
    lines.join("\n")
}
