//! The wait drill: which tiles complete this hand?

use crate::engine::{Hand, Ruleset, Shanten, Suit, Tile, TileSet, Win, shanten, waits, wins};

use super::deal::{Deal, DealOptions, Source};

/// Where a hand comes from, so that it can be brought back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Dealt by this source from this seed.
    Dealt {
        /// The source of the hand.
        source: Source,
        /// The seed of this one question.
        seed: u64,
    },
    /// Given by the player.
    Given,
}

/// A hand whose waits are asked.
#[derive(Clone, Debug)]
pub struct Question {
    hand: Hand,
    shown: Vec<Tile>,
    origin: Origin,
    options: Option<DealOptions>,
    rules: Ruleset,
}

/// An answer, finished or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// These tiles complete the hand; empty while nothing is chosen.
    Tiles(TileSet),
    /// No tile completes it.
    NotReady,
}

/// What was right and what was not, and why.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The answer that was given.
    pub answer: Answer,
    /// Waits that were chosen.
    pub right: TileSet,
    /// Waits that were not chosen.
    pub missed: TileSet,
    /// Tiles that were chosen and are no waits.
    pub extra: TileSet,
    /// Kinds that would be waits if a fifth copy existed.
    pub held: TileSet,
    /// Each wait with the ways to read the completed hand.
    pub wins: Vec<Win>,
    /// The distance to a ready hand.
    pub distance: Shanten,
}

/// How a line of readings is typed: see [`Question::typing`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typing {
    /// Every tile is of this suit: a digit names a tile.
    OneSuit(Suit),
    /// Digits need a suit letter.
    Letters,
}

impl Question {
    /// A dealt hand.
    pub fn dealt(deal: Deal, rules: Ruleset) -> Question {
        let origin = Origin::Dealt { source: deal.options.source, seed: deal.seed };
        Question { hand: deal.hand, shown: deal.shown, origin, options: Some(deal.options), rules }
    }

    /// A hand that the player gives, shown in tile order.
    pub fn given(hand: Hand, rules: Ruleset) -> Question {
        let shown = hand.concealed().tiles().collect();
        Question { hand, shown, origin: Origin::Given, options: None, rules }
    }

    /// The hand.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The concealed tiles in the order to show.
    pub fn shown(&self) -> &[Tile] {
        &self.shown
    }

    /// Where the hand comes from.
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// Whether digits need a suit letter: not where the hand lies in one suit.
    pub fn typing(&self) -> Typing {
        let mut suits = self.hand.all().at_least(1).iter().map(Tile::suit);
        match suits.next() {
            Some(Some(suit)) if suits.all(|other| other == Some(suit)) => Typing::OneSuit(suit),
            _ => Typing::Letters,
        }
    }

    /// How many copies of a kind the hand does not hold.
    pub fn left(&self, tile: Tile) -> u32 {
        4 - u32::from(self.hand.all().of(tile))
    }

    /// The command that asks this question again.
    pub fn command(&self) -> String {
        let rules = match self.rules.name() {
            "riichi" => String::new(),
            name => format!(" --rules {name}"),
        };
        match self.origin {
            Origin::Dealt { source, seed } => {
                let more = self.options.map(|options| options.arguments()).unwrap_or_default();
                format!("tenpai drill waits --source {source} --seed {seed}{rules}{more}")
            }
            Origin::Given => format!("tenpai drill waits --hand '{}'{rules}", self.hand),
        }
    }

    /// Marks an answer. *Not ready* is right exactly where the hand has no wait.
    pub fn mark(&self, answer: Answer) -> Verdict {
        let truth = waits(&self.hand, &self.rules);
        let chosen = match answer {
            Answer::Tiles(tiles) => tiles,
            Answer::NotReady => TileSet::EMPTY,
        };
        Verdict {
            answer,
            right: chosen.and(truth.real),
            missed: truth.real.without(chosen),
            extra: chosen.without(truth.real),
            held: truth.held,
            wins: wins(&self.hand, &self.rules),
            distance: shanten(&self.hand, &self.rules).least(),
        }
    }
}

impl Default for Answer {
    fn default() -> Answer {
        Answer::Tiles(TileSet::EMPTY)
    }
}

impl Answer {
    /// Whether nothing is chosen yet.
    pub fn is_empty(self) -> bool {
        self == Answer::default()
    }

    /// Whether this tile is chosen.
    pub fn has(self, tile: Tile) -> bool {
        matches!(self, Answer::Tiles(tiles) if tiles.contains(tile))
    }

    /// With the tile chosen, or dropped; a tile takes the place of *not ready*.
    pub fn toggled(self, tile: Tile) -> Answer {
        let mut tiles = match self {
            Answer::Tiles(tiles) => tiles,
            Answer::NotReady => TileSet::EMPTY,
        };
        if tiles.contains(tile) {
            tiles.remove(tile);
        } else {
            tiles.insert(tile);
        }
        Answer::Tiles(tiles)
    }
}

impl Verdict {
    /// Whether nothing was missed and nothing false chosen.
    pub fn is_right(&self) -> bool {
        self.missed.is_empty() && self.extra.is_empty()
    }

    /// Every wait of the hand.
    pub fn waits(&self) -> TileSet {
        self.right.or(self.missed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tiles(text: &str) -> TileSet {
        let mut rest = text;
        let mut set = TileSet::EMPTY;
        while let Some(end) = rest.find(|letter: char| letter.is_ascii_alphabetic()) {
            let letter = rest.as_bytes()[end] as char;
            set = rest[..end]
                .bytes()
                .filter_map(|digit| Tile::all().find(|tile| tile.rank() == digit - b'0' && tile.letter() == letter))
                .chain(set.iter())
                .collect();
            rest = &rest[end + 1..];
        }
        set
    }

    fn check(hand: &str, answer: &str, right: &str, missed: &str, extra: &str, held: &str) {
        let hand: Hand = hand.parse().expect("a hand of the table");
        let answer = if answer == "n" { Answer::NotReady } else { Answer::Tiles(tiles(answer)) };
        let verdict = Question::given(hand, Ruleset::RIICHI).mark(answer);
        assert_eq!((verdict.right, verdict.missed, verdict.extra, verdict.held), (tiles(right), tiles(missed), tiles(extra), tiles(held)));
        assert_eq!(verdict.is_right(), missed.is_empty() && extra.is_empty());
    }

    #[test]
    fn answers_are_marked() {
        check("2345678m345p789s", "258m", "258m", "", "", "");
        check("2345678m345p789s", "25m", "25m", "8m", "", "");
        check("2345678m345p789s", "25m1z", "25m", "8m", "1z", "");
        check("2345678m345p789s", "n", "", "258m", "", "");
        check("45666677889p55z", "369p5z", "39p5z", "", "6p", "6p");
        check("123456789m1111p", "n", "", "", "", "1p");
        check("123456789m1111p", "1p", "", "", "1p", "1p");
        check("19m19p19s1234567z", "19m19p19s1234567z", "19m19p19s1234567z", "", "", "");
    }
}
