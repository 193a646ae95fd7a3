//! Sentences made of facts: kinds of wait, verdicts, scores.

use std::time::Duration;

use super::{Language, wilds};
use crate::drill::turned::Turned;
use crate::engine::{Shanten, Tile, TileSet, Wait};

/// How much room a term has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Telling {
    /// The English term with the Japanese one and its sound.
    Whole,
    /// The English term with the Japanese one.
    Short,
    /// The English term alone, for terminals without Japanese.
    Plain,
}

/// What a summary counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Questions answered right.
    pub right: usize,
    /// Questions answered.
    pub asked: usize,
    /// Misses that were slips.
    pub slips: usize,
    /// Questions with a hint.
    pub hinted: usize,
}

/// What an answer or the truth says of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// It waits on these tiles.
    Tiles(TileSet),
    /// It waits for nothing.
    Unready,
    /// The answer was asked for.
    GivenUp,
}

impl Language {
    /// A kind of wait: `two-sided 両面 ryanmen`.
    pub fn wait(self, wait: Wait, telling: Telling) -> String {
        let (term, written, sound) = match wait {
            Wait::Ryanmen => ("two-sided", "両面", "ryanmen"),
            Wait::Kanchan => ("closed", "嵌張", "kanchan"),
            Wait::Penchan => ("edge", "辺張", "penchan"),
            Wait::Shanpon => ("dual pair", "双碰", "shanpon"),
            Wait::Tanki => ("single", "単騎", "tanki"),
            Wait::SevenPairs => ("seven pairs", "七対子", "chiitoitsu"),
            Wait::ThirteenOrphans => ("thirteen orphans", "国士無双", "kokushi"),
            Wait::Knitted => ("knitted", "组合", "zuhe"),
        };
        match telling {
            Telling::Whole => format!("{term} {written} {sound}"),
            Telling::Short => format!("{term} {written}"),
            Telling::Plain => term.to_string(),
        }
    }

    /// The sign on an honour tile: a character, or a letter for terminals without them.
    pub const fn honor(self, tile: Tile, telling: Telling) -> &'static str {
        let place = tile.rank() as usize - 1;
        match telling {
            Telling::Plain => ["E", "S", "W", "N", "P", "F", "C"][place],
            Telling::Whole | Telling::Short => ["東", "南", "西", "北", "白", "發", "中"][place],
        }
    }

    /// The character of a row of tiles: 萬, 筒, 索, and 字 for honours.
    pub const fn group(self, letter: char) -> &'static str {
        match letter {
            'm' => "萬",
            'p' => "筒",
            's' => "索",
            _ => "字",
        }
    }

    /// How many copies can still come.
    pub fn left(self, copies: u32) -> String {
        if copies == 1 { "1 tile left".to_string() } else { format!("{copies} tiles left") }
    }

    /// More lines than fit.
    pub fn more(self, lines: usize) -> String {
        format!("+{lines} more")
    }

    /// Kinds that would complete the hand if a fifth copy existed.
    pub fn held(self, tiles: TileSet) -> String {
        let each = if tiles.len() > 1 { " of each" } else { "" };
        format!("{tiles} would fit, but the hand already holds all four{each}.")
    }

    /// The answer *not ready* on a hand that waits on these tiles.
    pub fn ready_after_all(self, waits: TileSet) -> String {
        format!("You said not ready: it waits on {}", wilds::kinds(waits))
    }

    /// The answer beside the truth, on one line of the summary.
    pub fn missed(self, yours: Side, truth: Side) -> (String, String) {
        let told = match yours {
            Side::Unready => "you said not ready,".to_string(),
            Side::GivenUp => "given up,".to_string(),
            Side::Tiles(tiles) => format!("you {},", listed(tiles)),
        };
        let truth = match (yours, truth) {
            (_, Side::Unready | Side::GivenUp) => "it is not ready".to_string(),
            (Side::Unready, Side::Tiles(tiles)) => format!("it waits on {}", listed(tiles)),
            (Side::Tiles(_) | Side::GivenUp, Side::Tiles(tiles)) => format!("right {}", listed(tiles)),
        };
        (told, truth)
    }

    /// How far a hand that waits for nothing is from waiting.
    pub fn distance(self, distance: Shanten) -> String {
        let away = i32::from(distance.value());
        match away {
            0 => "Not ready: only kinds that the hand holds four times would complete it.".to_string(),
            1 => "Not ready: 1 tile away from ready (一向聴 iishanten).".to_string(),
            _ => format!("Not ready: {away} tiles away from ready ({away} 向聴 shanten)."),
        }
    }

    /// A duration: seconds and their tenths, from a minute on minutes and seconds.
    pub fn time(self, time: Duration) -> String {
        let (seconds, tenths) = (time.as_secs(), time.subsec_millis() / 100);
        if seconds < 60 { format!("{seconds}.{tenths} s") } else { format!("{}:{:02}", seconds / 60, seconds % 60) }
    }

    /// A time beside the target.
    pub fn slow(self, time: Duration, target: Duration) -> String {
        format!("{}, target {}", self.time(time), self.time(target))
    }

    /// The heading of the summary.
    pub fn score(self, score: Score) -> String {
        let mut told = format!("{} of {} right", score.right, score.asked);
        for (number, one, many) in [(score.slips, "slip", "slips"), (score.hinted, "hint", "hints")] {
            match number {
                0 => {}
                1 => told.push_str(&format!("   1 {one}")),
                _ => told.push_str(&format!("   {number} {many}")),
            }
        }
        told
    }

    /// How practice went, which changes no figure above it.
    pub fn practised(self, right: usize, asked: usize) -> String {
        format!("Then practised, not scored: {right} of {asked} right")
    }

    /// Lines that do not fit, above and below those that are shown.
    pub fn out_of_sight(self, above: usize, below: usize) -> String {
        match (above, below) {
            (0, below) => format!("+{below} more below: Up Down"),
            (above, 0) => format!("+{above} more above: Up Down"),
            (above, below) => format!("+{above} above, +{below} below: Up Down"),
        }
    }

    /// The names of the shapes that a hand is an example of.
    pub fn shape(self, names: &[String]) -> String {
        format!("Shape: {}", names.join("; "))
    }

    /// The wall turned over, for a hand that waits on these kinds.
    pub fn turned(self, turned: &Turned, waits: TileSet) -> String {
        if waits.is_empty() {
            return "The wall turned over: no draw wins, since the hand waits for nothing. Your draws:".to_string();
        }
        let first = match turned.first {
            Some(turn) => format!("draw {} wins, {}", turn + 1, turned.draws[turn]),
            None => format!("none of your {} draws wins", turned.draws.len()),
        };
        let all = turned.mine + turned.others + turned.dead;
        format!(
            "The wall turned over: {first}. Winning tiles: {all}, of them {} in your draws, {} with the others, {} in the dead wall. Your draws:",
            turned.mine, turned.others, turned.dead
        )
    }

    /// The times of a session.
    pub fn times(self, whole: Duration, fastest: Duration, slowest: Duration) -> String {
        format!("Time {}, fastest {}, slowest {}", self.time(whole), self.time(fastest), self.time(slowest))
    }

    /// How a command that rebuilds the question is told.
    pub fn rebuild(self) -> &'static str {
        "This hand again:"
    }

    /// A screen too small to draw on: its size and the needed one.
    pub fn too_small(self, have: (u16, u16), need: (u16, u16)) -> String {
        format!("{}x{} is too small: need {}x{}", have.0, have.1, need.0, need.1)
    }
}

/// The same, or the number of kinds where they are many.
fn listed(tiles: TileSet) -> String {
    let told = wilds::kinds(tiles);
    if told == tiles.to_string() { spaced(tiles) } else { told }
}

/// `4m 7p`: a blank after each suit.
fn spaced(tiles: TileSet) -> String {
    let mut text = String::new();
    for letter in tiles.to_string().chars() {
        if letter.is_ascii_digit() && text.ends_with(|before: char| before.is_ascii_alphabetic()) {
            text.push(' ');
        }
        text.push(letter);
    }
    text
}
