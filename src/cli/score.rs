//! `tenpai score`: what won hands are worth, and why.

use crate::engine::riichi::{Score, Switches, score};
use crate::engine::{How, Ruleset, WonHand};
use crate::words::{Language, Telling, report};

use super::args::{Score as Args, Scored};
use super::hands::{Style, answer_each_line};
use super::output::{Failure, Output};
use super::score_json::Riichi;
use super::{Outcome, json};

pub fn run(args: Args, out: &mut Output) -> Result<Outcome, Failure> {
    let (rules, style) = (args.rules, args.print.style());
    answer_each_line(as_lines(args.lines), style, report::TYPE_WINS, out, |line, out| {
        let told = match rules {
            Scored::Riichi => riichi(line, style),
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
