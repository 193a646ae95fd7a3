//! What the command line tells: waits, distances, counts.

use std::fmt::Display;

use crate::drill::curriculum::{Item, Step};
use crate::drill::record::Mode;
use crate::drill::score::ScoreLevel;
use crate::engine::census::CensusRow;
use crate::engine::{Distances, Form, Ruleset, Shanten, Tile, TileSet, Wait};

use super::{Language, Telling, names_of_items};

/// Where hands are read from a keyboard.
pub const TYPE_HANDS: &str = "type a hand a line, as 123m456p789s1122z; Ctrl-D ends";

/// Where wins are read from a keyboard.
pub const TYPE_WINS: &str = "type a win a line, as 123m456p789s1122z 1z ron seat=E flags=riichi; Ctrl-D ends";

/// A hand with its waits and the tiles left of all of them.
pub fn ready(hand: impl Display, waits: TileSet, left: u32) -> String {
    format!("{hand}  waits on {}, {}", spaced(waits), tiles(left))
}

/// A hand that waits for nothing.
pub fn not_ready(hand: impl Display, distance: Shanten) -> String {
    match away(distance) {
        Some(away) => format!("{hand}  not ready: {away}"),
        None => format!("{hand}  not ready"),
    }
}

/// Before the readings of a complete hand.
pub fn complete(hand: impl Display) -> String {
    format!("{hand}  complete")
}

/// A hand after its draw that is not complete.
pub fn not_complete(hand: impl Display, distance: Shanten) -> String {
    match away(distance) {
        Some(away) => format!("{hand}  not complete: {away}"),
        None => format!("{hand}  not complete: ready after a discard"),
    }
}

/// A discard that leaves a hand ready, with its waits and the tiles left of all of them.
pub fn discard(tile: Tile, waits: TileSet, left: u32) -> String {
    format!("  discard {tile}: waits on {}, {}", spaced(waits), tiles(left))
}

/// A wait and how many of it can still come: `2m x3`.
pub fn tile_left(tile: Tile, left: u8) -> String {
    format!("{tile} x{left}")
}

/// A reading of a wait; the tile stands before the first one only.
pub fn wait(tile: Option<&str>, blocks: &str, width: usize, kinds: &[Wait]) -> String {
    let kinds: Vec<String> = kinds.iter().map(|&kind| Language::English.wait(kind, Telling::Whole)).collect();
    format!("  {:<5}  {blocks:<width$}  {}", tile.unwrap_or_default(), kinds.join(", "))
}

/// A reading of a complete hand.
pub fn reading(blocks: &str, form: Form) -> String {
    match form {
        Form::Standard => format!("  {blocks}"),
        Form::SevenPairs => format!("  {blocks}  {}", Language::English.wait(Wait::SevenPairs, Telling::Whole)),
        Form::ThirteenOrphans => {
            format!("  {blocks}  {}", Language::English.wait(Wait::ThirteenOrphans, Telling::Whole))
        }
        Form::KnittedStraight => format!("  {blocks}  knitted straight 组合龙 zuhelong"),
        Form::LesserHonorsKnitted => format!("  {blocks}  lesser honours and knitted tiles 全不靠 quanbukao"),
        Form::GreaterHonorsKnitted => format!("  {blocks}  greater honours and knitted tiles 七星不靠 qixing bukao"),
    }
}

/// Kinds that would fit, were there a fifth copy.
pub fn held(tiles: TileSet) -> String {
    format!("  {}", Language::English.held(tiles))
}

/// The distance of a hand, and of each form that it can take.
pub fn distance(hand: impl Display, distances: &Distances) -> String {
    let forms = [
        ("standard", Some(distances.standard)),
        ("seven pairs", distances.seven_pairs),
        ("thirteen orphans", distances.thirteen_orphans),
        ("knitted straight", distances.knitted_straight),
        ("honours and knitted", distances.honors_knitted),
    ];
    let forms: Vec<String> =
        forms.into_iter().filter_map(|(form, distance)| distance.map(|distance| format!("{form} {distance}"))).collect();
    let least = distances.least();
    let told = match least.value() {
        -1 => "complete".to_owned(),
        0 => "ready".to_owned(),
        _ => away(least).unwrap_or_default(),
    };
    format!("{hand}  {told} ({})", forms.join(", "))
}

pub(super) fn away(distance: Shanten) -> Option<String> {
    (distance > Shanten::READY).then(|| format!("{distance} away from ready"))
}

pub(super) fn tiles(left: u32) -> String {
    if left == 1 { "1 tile left".to_owned() } else { format!("{left} tiles left") }
}

pub(super) fn spaced(tiles: TileSet) -> String {
    tiles.iter().map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ")
}

/// The wall under its hand, as a line that hand readers skip.
pub fn wall(tiles: &[String]) -> String {
    format!("# wall {}", tiles.join(" "))
}

/// How many of the dealt hands wait on so many tiles, and in which ways; beside it, how large a share of the ready ones that is.
pub fn summary(hands: u64, waits: &[u64], kinds: &[(Wait, u64)]) -> String {
    let ready: u64 = waits[1..].iter().sum();
    let mut lines = vec![format!("{:<34}{hands:>10}", "hands")];
    if ready < hands {
        lines.push(share("not ready", hands - ready, hands));
        lines.push(share("ready", ready, hands));
    }
    let of_ready = |name: &str, number: u64| {
        let all = share(name, number, hands);
        if ready < hands { format!("{all}{:>8.1} % of the ready", percent(number, ready)) } else { all }
    };
    for (tiles, &number) in waits.iter().enumerate().skip(1).filter(|(_, number)| **number > 0) {
        lines.push(of_ready(&if tiles == 1 { "1 wait".to_owned() } else { format!("{tiles} waits") }, number));
    }
    if waits[3..].iter().filter(|&&number| number > 0).count() > 1 {
        lines.push(of_ready("3 or more waits", waits[3..].iter().sum()));
    }
    for &(kind, number) in kinds.iter().filter(|(_, number)| *number > 0) {
        lines.push(of_ready(&Language::English.wait(kind, Telling::Plain), number));
    }
    lines.join("\n")
}

fn share(name: &str, number: u64, hands: u64) -> String {
    format!("{name:<34}{number:>10}{:>8.1} %", percent(number, hands))
}

fn percent(number: u64, of: u64) -> f64 {
    number as f64 * 100.0 / of.max(1) as f64
}

/// A name that is no item.
pub fn no_item(name: &str) -> String {
    format!(
        "`{}` is no item: one of {}, a Japanese or Chinese name as nobetan, or the tiles of a shape that waits, as 2333",
        name.escape_debug(),
        names_of_items().join(", ")
    )
}

/// A name of several items.
pub fn several_items(name: &str, items: &[Item]) -> String {
    let tiles: Vec<&str> = items.iter().map(|item| item.name()).collect();
    format!("`{}` is more than one item: {}", name.escape_debug(), tiles.join(" or "))
}

/// Digits that are no shape.
pub fn no_shape(tiles: &str) -> String {
    format!("`{}` is no shape that waits: digits of one suit, as 3335678, or 23456 where a pair lies elsewhere", tiles.escape_debug())
}

/// A level of the points drill elsewhere.
pub fn only_with_score(level: ScoreLevel) -> String {
    format!("`{level}` is a level of the points drill: only `drill score` takes it")
}

/// A level of the points drill under the rules of another.
pub fn other_rules(level: ScoreLevel, rules: &Ruleset) -> String {
    format!("the level `{level}` counts by {}, not by {}", level.rules().name(), rules.name())
}

/// A win in a drill that asks about none.
pub const NO_WIN: &str = "--win is for the points drill: the others take --hand";

/// A hand in the drill that asks about wins.
pub const NO_HAND: &str = "the points drill asks about wins: --win 'HAND TILE ron' instead of --hand";

/// An option of the wait drill in another drill.
pub fn only_with_waits(option: &str) -> String {
    format!("{option} says how hands of the wait drill are dealt: only `drill waits` takes it")
}

/// What is wrong with the value of an option.
pub fn of_option(option: &str, fault: &dyn Display) -> String {
    format!("{option}: {fault}")
}

/// A number of questions where the mode has its own.
pub fn no_number_of_questions(mode: Mode) -> String {
    let why = match mode {
        Mode::Exam => "an exam has 20 hands",
        Mode::Sprint => "a sprint lasts two minutes",
        _ => "sudden death lasts until the first mistake",
    };
    format!("--questions is for a session of its own length: {why}")
}

/// Rules that know no points.
pub const NO_POINTS: &str = "the rules `standard` have no points: choose riichi or mcr";

/// An option of the play drill in another drill.
pub fn only_with_play(option: &str) -> String {
    format!("{option} says how a hand is played: only `drill play` takes it")
}

/// A hand in the play drill, which needs a wall.
pub const NO_HAND_TO_PLAY: &str = "the play drill plays a wall: --seed names one, --hand has none";

/// A word that is no step.
pub fn no_step(name: &str) -> String {
    let steps: Vec<String> = Step::ALL.into_iter().map(|step| format!("{} {step}", step.number())).collect();
    format!("`{}` is no step of the curriculum: {}", name.escape_debug(), steps.join(", "))
}

/// More hands than there are seeds.
pub fn last_seed(first: u64) -> String {
    match u64::MAX - first {
        0 => format!("seed {first} is the last one: only 1 hand can be dealt from there"),
        more => format!("the last seed is {}: only {} hands can be dealt from {first} on", u64::MAX, more + 1),
    }
}

/// Exact counts of all hands of a size, and their sum.
pub fn census(rows: &[CensusRow], tiles: u8, rules: &Ruleset) -> String {
    let line = |name: &str, distinct: u128, deals: u128| format!("{name:>8}  {:>19}  {:>29}", grouped(distinct), grouped(deals));
    let mut lines = vec![
        format!("All hands of {tiles} tiles, {rules}"),
        format!("{:>8}  {:>19}  {:>29}", "shanten", "different hands", "deals of 136 tiles"),
    ];
    lines.extend(rows.iter().map(|row| line(&row.shanten.to_string(), row.distinct, row.deals)));
    let sum = |of: fn(&CensusRow) -> u128| rows.iter().map(of).sum();
    lines.push(line("all", sum(|row| row.distinct), sum(|row| row.deals)));
    lines.join("\n")
}

/// `1,234,567`.
fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// There is no history yet.
pub const NOTHING_KEPT: &str = "no answers are kept yet";

/// Forgetting was not confirmed.
pub const NOTHING_FORGOTTEN: &str = "nothing was forgotten";

/// Forgetting has to be confirmed, and nobody is there to ask.
pub const FORGET_UNASKED: &str = "forgetting every answer has to be confirmed: at a terminal, or with --yes";

/// What came of an import.
pub fn imported(new: usize, known: usize) -> String {
    format!("{} taken in, {known} known already", answers(new as u64))
}

/// The question before everything is forgotten.
pub fn forget_asked(kept: u64, file: &str) -> String {
    format!("Forget {} in {file}? This cannot be undone. Type yes to forget:", answers(kept))
}

/// Everything is forgotten.
pub fn forgotten(kept: u64) -> String {
    format!("{} forgotten", answers(kept))
}

fn answers(number: u64) -> String {
    if number == 1 { "1 answer".to_owned() } else { format!("{number} answers") }
}
