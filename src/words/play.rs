//! The words of the play drill: its styles, and the report on a hand.

use super::wilds::kinds;
use super::{Language, Telling, acceptance};
use crate::drill::play::{BestLine, Coaching, End, Goal, Play, PlayStyle, Turn};
use crate::engine::{Ruleset, TileSet};

impl Language {
    /// A style: its name, and what it means.
    pub const fn play_style(self, style: PlayStyle) -> (&'static str, &'static str) {
        match (style.coaching, style.goal) {
            (Coaching::Coached, Goal::Ready) => ("Coached", "until the hand is ready; each discard is told at once"),
            (Coaching::Coached, Goal::Win) => ("Coached, to win", "until a drawn tile completes the hand"),
            (Coaching::Blind, Goal::Ready) => ("Blind", "until the hand is ready; everything is told at its end"),
            (Coaching::Blind, Goal::Win) => ("Blind, to win", "until a drawn tile completes it; told at its end"),
        }
    }

    /// The style, in the title line.
    pub const fn coaching(self, coaching: Coaching) -> &'static str {
        match coaching {
            Coaching::Coached => "coached",
            Coaching::Blind => "blind",
        }
    }

    /// How far a hand came, in a few words: `ready at turn 9`.
    pub fn played(self, play: &Play) -> String {
        match (play.end(), play.ready()) {
            (Some(End::Won), _) => format!("won at turn {}", play.turn()),
            (Some(End::Stopped), _) => format!("ended at turn {}", play.turn()),
            (_, Some(turn)) => format!("ready at turn {turn}"),
            (_, None) => "never ready".to_owned(),
        }
    }

    /// How far the best line came, for a list: `best line ready at turn 7`.
    pub fn best_line(self, play: &Play, line: BestLine) -> String {
        format!("(best line {})", reached(play, line))
    }

    /// The heading of a report: `READY AT TURN 9, 23 tiles lost`.
    pub fn play_told(self, play: &Play) -> String {
        let cost = match play.cost() {
            0 => "no tile lost".to_owned(),
            1 => "1 tile lost".to_owned(),
            cost => format!("{cost} tiles lost"),
        };
        format!("{}  {cost}", self.played(play).to_uppercase())
    }

    /// What the best line came to on the same wall.
    pub fn best_line_told(self, play: &Play, line: BestLine) -> String {
        format!("Always the most tiles, then the better shape, on the same wall: {}.", reached(play, line))
    }

    /// What the hand waits on, where it is ready: the kinds, and how many copies the player has not seen.
    pub fn play_waits(self, play: &Play) -> Option<String> {
        let real = play.waits().real;
        let hidden: u32 = real.iter().map(|tile| 4 - left_over(play, tile)).sum();
        (!real.is_empty()).then(|| match hidden {
            1 => format!("The hand waits on {}, 1 tile unseen.", kinds(real)),
            _ => format!("The hand waits on {}, {hidden} tiles unseen.", kinds(real)),
        })
    }

    /// Waits among one's own discards.
    pub fn furiten(self, tiles: TileSet, rules: &Ruleset, telling: Telling) -> String {
        let name = if telling == Telling::Plain { "Furiten" } else { "Furiten 振聴 振听" };
        let what = if *rules == Ruleset::RIICHI { "no discard wins, only a draw of your own" } else { "which riichi rules would punish" };
        format!("{name}: you let {} go yourself: {what}.", kinds(tiles))
    }

    /// A win that was let go.
    pub fn passed_win(self, turn: usize) -> String {
        format!("The draw of turn {turn} completed the hand: the win was let go.")
    }

    /// The heading of the table of turns.
    pub const fn turn_columns(self) -> [&'static str; 7] {
        ["turn", "drew", "cut", "away", "lost", "win lost", "mark"]
    }

    /// The mark of a turn in words.
    pub fn turn_mark(self, turn: &Turn) -> String {
        turn.verdict.row().map(|row| acceptance::grade(row, &turn.verdict.rows)).unwrap_or_default()
    }

    /// Before the hand of the turn that is looked at.
    pub fn turn_named(self, turn: usize) -> String {
        format!("Turn {turn}")
    }
}

fn reached(play: &Play, line: BestLine) -> String {
    match (line.won.filter(|_| play.style().goal == Goal::Win), line.ready) {
        (Some(turn), Some(ready)) if ready < turn => format!("ready at turn {ready}, won at turn {turn}"),
        (Some(turn), _) => format!("won at turn {turn}"),
        (None, Some(turn)) => format!("ready at turn {turn}"),
        (None, None) => "never ready".to_owned(),
    }
}

/// How many copies of a tile the player has seen.
fn left_over(play: &Play, tile: crate::engine::Tile) -> u32 {
    let river = play.river().iter().filter(|&&other| other == tile).count() as u32;
    (u32::from(play.hand().all().of(tile)) + river).min(4)
}
