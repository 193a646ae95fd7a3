//! 何切る nanikiru, 何切: which of fourteen tiles is let go, how such positions are dealt, and how an answer is marked.

mod deal;
mod reason;

use std::time::Duration;

pub use self::deal::{WORTH_LEAD, deal, is_worth_asking};
pub use self::reason::{Holds, Reason, reason};
use super::exercise::Drill;
use super::grade::{Grade, Graded, graded};
use super::question::Red;
use super::solo::Solo;
use crate::engine::{Chance, Drawn, FURTHEST, MOST_DRAWS, NoChance, Ruleset, Suit, Tile, Unseen};

/// The time that is thought of for a hand that is ready after the discard, and what each step more adds, to begin with.
const TARGET: [Duration; 2] = [Duration::from_secs(8), Duration::from_secs(4)];

/// What is known of the chances to be ready and to win.
#[derive(Clone, PartialEq, Debug)]
pub enum Chances {
    /// They are still being computed, or nobody has asked for them.
    Unknown,
    /// The chances of every discard, in tile order.
    Known(Vec<Chance>),
    /// The model has none for such a hand.
    None,
}

impl Chances {
    /// The chances, where they are known.
    pub fn known(&self) -> &[Chance] {
        match self {
            Chances::Known(chances) => chances,
            Chances::Unknown | Chances::None => &[],
        }
    }
}

/// Where a position comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Origin {
    /// From a hand that is played alone; the seed of the question.
    Dealt(Box<Solo>, u64),
    /// Given by the player.
    Given,
}

/// A position: fourteen tiles, one of which is to be let go.
#[derive(Clone, PartialEq, Debug)]
pub struct DiscardQuestion {
    hand: Drawn,
    rules: Ruleset,
    origin: Origin,
    chances: Chances,
}

impl DiscardQuestion {
    /// A position of a hand that is played alone, with a tile drawn; none without one.
    pub fn dealt(solo: Solo, rules: &Ruleset, seed: u64) -> Option<DiscardQuestion> {
        let hand = solo.fourteen()?;
        Some(DiscardQuestion { hand, rules: *rules, origin: Origin::Dealt(Box::new(solo), seed), chances: Chances::Unknown })
    }

    /// A position that the player gives; which tile was drawn is not known.
    pub fn given(hand: Drawn, rules: Ruleset) -> DiscardQuestion {
        DiscardQuestion { hand, rules, origin: Origin::Given, chances: Chances::Unknown }
    }

    /// The fourteen tiles.
    pub fn hand(&self) -> &Drawn {
        &self.hand
    }

    /// What completes a hand.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The seed it was dealt from; none for the player's own position.
    pub fn seed(&self) -> Option<u64> {
        match self.origin {
            Origin::Dealt(_, seed) => Some(seed),
            Origin::Given => None,
        }
    }

    /// The hand that is played; none for the player's own position.
    pub fn solo(&self) -> Option<&Solo> {
        match &self.origin {
            Origin::Dealt(solo, _) => Some(solo),
            Origin::Given => None,
        }
    }

    /// The tile that was drawn last, where that is known.
    pub fn drawn(&self) -> Option<Tile> {
        self.solo().and_then(Solo::drawn)
    }

    /// The concealed tiles as they lie: in order, then the drawn one.
    pub fn shown(&self) -> Vec<(Tile, Red)> {
        let red = |(tile, red)| (tile, if red { Red::Yes } else { Red::No });
        let mut tiles: Vec<(Tile, Red)> = self.hand.concealed_with_reds().map(red).collect();
        // a five is drawn plain, and plain fives lie behind red ones
        if let Some(at) = self.drawn().and_then(|drawn| tiles.iter().rposition(|&(tile, _)| tile == drawn)) {
            let drawn = tiles.remove(at);
            tiles.push(drawn);
        }
        tiles
    }

    /// The suit of all tiles, where digits alone name one.
    pub fn one_suit(&self) -> Option<Suit> {
        let mut suits = self.hand.concealed().at_least(1).iter().map(Tile::suit);
        let first = suits.next()??;
        suits.all(|suit| suit == Some(first)).then_some(first)
    }

    /// What the player has not seen.
    pub fn unseen(&self) -> Unseen {
        self.solo().map_or_else(|| Unseen::beside(&self.hand), Solo::unseen)
    }

    /// How many draws are to come after the discard.
    pub fn draws(&self) -> usize {
        self.solo().map_or(MOST_DRAWS, Solo::draws_left)
    }

    /// Every discard with its mark, best first, as far as the chances are known.
    pub fn rows(&self) -> Vec<Graded> {
        graded(&self.hand, &self.rules, &self.unseen(), self.chances.known())
    }

    /// What is known of the chances.
    pub fn chances(&self) -> &Chances {
        &self.chances
    }

    /// Whether the model has chances for such a hand; beside called melds every distance is asked one by one, which takes too long.
    pub fn has_chances(&self) -> bool {
        self.hand.melds().is_empty() && self.rows().first().is_some_and(|row| row.discard.shanten.value() <= FURTHEST)
    }

    /// The chances are computed.
    pub fn know(&mut self, chances: Result<Vec<Chance>, NoChance>) {
        self.chances = chances.map_or(Chances::None, Chances::Known);
    }

    /// The command that asks this question again.
    pub fn command(&self) -> String {
        let what = match self.seed() {
            Some(seed) => format!("--seed {seed}"),
            None => format!("--hand '{}'", self.hand),
        };
        let rules = if self.rules == Ruleset::RIICHI { String::new() } else { format!(" --rules {}", self.rules.name()) };
        format!("tenpai drill {} {what}{rules}", Drill::Discards)
    }
}

/// What came of an answer.
#[derive(Clone, PartialEq, Debug)]
pub struct DiscardVerdict {
    /// The tile that was let go; none where the answer was asked for.
    pub answer: Option<Tile>,
    /// Every discard with its mark, best first.
    pub rows: Vec<Graded>,
}

impl DiscardVerdict {
    /// The row of the answer.
    pub fn row(&self) -> Option<&Graded> {
        self.rows.iter().find(|row| Some(row.discard.tile) == self.answer)
    }

    /// The discards that are best.
    pub fn best(&self) -> impl Iterator<Item = &Graded> {
        self.rows.iter().filter(|row| row.grade == Grade::Best)
    }

    /// Whether the answer is the best, or has a reason.
    pub fn is_right(&self) -> bool {
        self.row().is_some_and(|row| row.grade.is_right())
    }

    /// The copies of acceptance that the answer cost; a step back costs all of them, an answer that was asked for nothing.
    pub fn cost(&self) -> u32 {
        let most = self.rows.first().map_or(0, |row| row.discard.acceptance.left);
        match self.row().map(|row| row.grade) {
            Some(Grade::Loses(copies)) => copies,
            Some(Grade::OneBack) => most,
            Some(Grade::Defensible) => self.row().map_or(0, |row| most.saturating_sub(row.discard.acceptance.left)),
            Some(Grade::Best | Grade::SameTiles | Grade::SlowerWinsMore) | None => 0,
        }
    }

    /// In what time a right answer is given by someone who sees it.
    pub fn target(&self) -> Duration {
        TARGET[0] + TARGET[1] * self.distance()
    }

    /// How far from ready the best discard leaves the hand.
    pub fn distance(&self) -> u32 {
        self.rows.first().map_or(0, |row| u32::try_from(row.discard.shanten.value()).unwrap_or(0))
    }
}

/// Marks a discard; none: it is told.
pub fn mark(question: &DiscardQuestion, answer: Option<Tile>) -> DiscardVerdict {
    DiscardVerdict { answer, rows: question.rows() }
}
