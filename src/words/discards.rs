//! The words of the discard drill: what is asked, how a discard is marked, and what separates two of them.

use super::acceptance;
use super::report::tiles;
use super::wilds::kinds;
use super::{Language, Telling, Word};
use crate::drill::discards::{Holds, Reason};
use crate::drill::grade::{Grade, Graded};
use crate::engine::{Acceptance, Block, Chance, Progress, Shape, Tile, TileSet, Wind};

impl Language {
    /// The question, and how far the hand will be: `What do you discard?   1 away from ready`.
    pub fn discard_asked(self, distance: u32) -> String {
        let away = match distance {
            0 => "ready after it".to_owned(),
            away => format!("{away} away from ready"),
        };
        format!("{}   {away}", self.word(Word::WhichDiscard))
    }

    /// The seat and how far the hand is: `South 南, turn 5, 13 draws left`.
    pub fn seat_and_turn(self, seat: Wind, turn: usize, left: usize, telling: Telling) -> String {
        let left = match left {
            0 => "no draw left".to_owned(),
            1 => "1 draw left".to_owned(),
            _ => format!("{left} draws left"),
        };
        format!("{}, turn {turn}, {left}", self.wind(seat, telling))
    }

    /// A tile that the hand does not hold.
    pub fn not_held(self, tile: &str) -> String {
        format!("There is no {tile} in the hand.")
    }

    /// The heading of a verdict: `BEST, TIED  7m: 16 tiles`, `LOSES 6 TILES  3s: 4 tiles, 6m: 10`.
    pub fn discard_told(self, row: &Graded, rows: &[Graded]) -> String {
        let left = |row: &Graded| row.discard.acceptance.left;
        let mark = acceptance::grade(row, rows).to_uppercase();
        let mine = format!("{mark}  {}: {} tiles", row.discard.tile, left(row));
        match rows.first() {
            // copies say nothing across distances: the farther hand accepts more of them
            Some(best) if row.discard.shanten != best.discard.shanten => {
                let away = |row: &Graded| self.away(row.discard.shanten.value().unsigned_abs());
                format!("{mark}  {}: {}, {}: {}", row.discard.tile, away(row), best.discard.tile, away(best))
            }
            Some(best) if row.grade != Grade::Best => format!("{mine}, {}: {}", best.discard.tile, left(best)),
            _ => mine,
        }
    }

    /// What brings a hand that is not ready closer: `Closer by 2568m8p: 16 tiles left.`
    pub fn closer_by(self, accepts: Acceptance) -> String {
        match accepts.left {
            0 => "No tile that is left brings it closer.".to_owned(),
            left => format!("Closer by {}: {}.", kinds(accepts.tiles), tiles(left)),
        }
    }

    /// The heading where the answer was asked for.
    pub fn discard_given_up(self, rows: &[Graded]) -> String {
        let best: Vec<String> = rows.iter().filter(|row| row.grade == Grade::Best).map(|row| row.discard.tile.to_string()).collect();
        format!("best is {}", best.join(" or "))
    }

    /// The heading of the table of discards; what stands in the fourth column depends on the distance.
    pub const fn discard_columns(self, distance: u32) -> [&'static str; 7] {
        let shape = match distance {
            0 => "",
            1 => "good wait",
            _ => "next step",
        };
        ["cut", "away", "tiles", shape, "ready", "wins", "kinds accepted"]
    }

    /// The kinds that a discard accepts; a step back accepts so many that they say little.
    pub fn accepted(self, row: &Graded) -> String {
        match row.grade {
            Grade::OneBack | Grade::SlowerWinsMore => String::new(),
            _ if row.discard.acceptance.tiles.is_empty() => "none left".to_owned(),
            _ => kinds(row.discard.acceptance.tiles),
        }
    }

    /// The mark of a discard in words.
    pub fn discard_mark(self, row: &Graded, rows: &[Graded]) -> String {
        acceptance::grade(row, rows)
    }

    /// What lies behind the accepted copies: `8 of 16`, `15.0`.
    pub fn behind(self, row: &Graded) -> String {
        match row.shape {
            Some(Shape::Good(copies)) => format!("{copies} of {}", row.discard.acceptance.left),
            Some(shape @ Shape::Next { .. }) => format!("{:.1}", shape.value()),
            None => String::new(),
        }
    }

    /// What the last two columns say: `ready` and `wins` within the draws that are left.
    pub fn chance_model(self, draws: usize) -> String {
        let draws = if draws == 1 { "the one draw left".to_owned() } else { format!("{draws} draws") };
        format!("ready, wins: within {draws}, alone and without calls; one draw that brings the hand no closer may be kept.")
    }

    /// While the chances are computed.
    pub fn chances_under_way(self, progress: Option<Progress>) -> String {
        let share = progress.map_or(0, |progress| 100 * progress.done / progress.of.max(1));
        format!("The chances are being computed: {share} %.")
    }

    /// Which discards the answer and the truth are, on one line of the summary.
    pub fn missed_discard(self, answer: Option<Tile>, rows: &[Graded]) -> (String, String) {
        let mine = rows.iter().find(|row| Some(row.discard.tile) == answer);
        let yours = mine
            .map_or_else(|| "given up,".to_owned(), |row| format!("you let {} go, {},", row.discard.tile, acceptance::grade(row, rows)));
        (yours, self.discard_given_up(rows))
    }

    /// What separates two discards, in one or two lines.
    pub fn discard_reason(self, reason: &Reason) -> String {
        let Reason { better, other, .. } = reason;
        let (best, tile) = (better.discard.tile, other.discard.tile);
        let (most, left) = (better.discard.acceptance.left, other.discard.acceptance.left);
        match other.grade {
            Grade::Best if other.wins_less(better) => {
                format!("By count {tile} and {best} are worth the same, but {best} wins more often{}", against(better, other))
            }
            Grade::Best => format!("{tile} and {best} are worth the same."),
            Grade::SameTiles => match (better.shape, other.shape) {
                (Some(Shape::Good(here)), Some(Shape::Good(there))) => format!(
                    "Both accept {most} tiles, but after {best} {} of them lead to a good wait, five tiles or more; after {tile} {}.",
                    all(here, most),
                    few(there)
                ),
                (Some(here), Some(there)) => format!(
                    "Both accept {most} tiles, but the step after that is broader: {:.1} on average after {best}, {:.1} after {tile}.",
                    here.value(),
                    there.value()
                ),
                _ => format!("Both wait on {most} tiles{}", against(better, other)),
            },
            Grade::Defensible => {
                let fewer = format!("{tile} accepts {left} tiles, {} fewer than {best}", most.saturating_sub(left));
                match (better.shape, other.shape) {
                    (Some(Shape::Good(here)), Some(Shape::Good(there))) if there > here => {
                        format!("{fewer}, but {there} of them lead to a good wait, after {best} {}.", few(here))
                    }
                    (Some(here), Some(there)) if there > here => {
                        format!("{fewer}, but the step after that is broader: {:.1} on average against {:.1}.", there.value(), here.value())
                    }
                    _ => format!("{fewer}, and yet it wins nearly as often{}", against(other, better)),
                }
            }
            Grade::Loses(copies) => {
                let lost = match (reason.lost.is_empty(), copies) {
                    (true, _) => format!("{copies} tiles fewer help"),
                    (false, 1) => format!("{} no longer {}, one tile fewer", kinds(reason.lost), helps(reason.lost)),
                    (false, _) => format!("{} no longer {}, {copies} tiles fewer in all", kinds(reason.lost), helps(reason.lost)),
                };
                format!("{} {lost} than after {best}.", without(tile, &reason.holds))
            }
            Grade::OneBack => format!("{} {best} keeps the distance.", steps_back(tile, &reason.holds)),
            Grade::SlowerWinsMore => format!("{} Yet it wins more often{}", steps_back(tile, &reason.holds), against(other, better)),
        }
    }
}

fn all(copies: u32, of: u32) -> String {
    if copies == of { "all".to_owned() } else { copies.to_string() }
}

fn few(copies: u32) -> String {
    if copies == 0 { "none".to_owned() } else { format!("only {copies}") }
}

fn helps(tiles: TileSet) -> &'static str {
    if tiles.iter().count() == 1 { "helps" } else { "help" }
}

/// `: 31.0 % against 18.2 %.`, where the chances are known.
fn against(first: &Graded, second: &Graded) -> String {
    let win = |chance: Option<Chance>| chance.map(|chance| format!("{:.1} %", 100.0 * chance.win));
    match (win(first.chance), win(second.chance)) {
        (Some(first), Some(second)) => format!(": {first} against {second}."),
        _ => ".".to_owned(),
    }
}

/// What goes with a tile, as the beginning of a sentence.
fn without(tile: Tile, holds: &Holds) -> String {
    match holds {
        Holds::Block(Block::Pair(_)) => format!("{tile} is half of the pair {}: without it", block(holds)),
        Holds::Block(_) => format!("{tile} belongs to the meld {}: without it", block(holds)),
        Holds::Part(tiles, wants) => format!("{tile} belongs to the {}, which wants {}: without it", part(tiles), one_of(*wants)),
        Holds::Alone => format!("{tile} looks spare, but without it"),
    }
}

fn steps_back(tile: Tile, holds: &Holds) -> String {
    match holds {
        Holds::Block(Block::Pair(_)) => format!("{tile} breaks the pair {}, and the hand steps back.", block(holds)),
        Holds::Block(_) => format!("{tile} breaks the meld {}, and the hand steps back.", block(holds)),
        Holds::Part(tiles, _) => format!("{tile} breaks the {}, which the hand needs: it steps back.", part(tiles)),
        Holds::Alone => format!("Without {tile} the hand steps back."),
    }
}

fn block(holds: &Holds) -> String {
    match holds {
        Holds::Block(block) => block.to_string(),
        Holds::Part(tiles, _) => two(tiles),
        Holds::Alone => String::new(),
    }
}

/// `45p`.
fn two([first, second]: &[Tile; 2]) -> String {
    format!("{}{second}", first.rank())
}

/// Two tiles by the name of their wait.
fn part(tiles: &[Tile; 2]) -> String {
    let [first, second] = tiles;
    let name = match second.rank().abs_diff(first.rank()) {
        2 => "closed",
        _ if matches!((first.rank(), second.rank()), (1, 2) | (8, 9)) => "edge",
        _ => "two-sided",
    };
    format!("{name} {}", two(tiles))
}

fn one_of(tiles: TileSet) -> String {
    tiles.iter().map(|tile| tile.to_string()).collect::<Vec<_>>().join(" or ")
}
