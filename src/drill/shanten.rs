//! 向聴 shanten, 向听: how far a hand is from ready, how such hands are dealt, and how an answer is marked.

use std::time::Duration;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::deal::played_to;
use super::exercise::Drill;
use super::explain::{Nearest, nearest};
use crate::engine::{Distances, Hand, Ruleset, Shanten, shanten};

/// How often each distance is wanted, from ready on. Farther ones come as they are dealt.
const WANTED: [u32; 5] = [2, 4, 4, 3, 2];

/// The time that is thought of for a ready hand, and what each exchange more adds, to begin with.
const TARGET: [Duration; 2] = [Duration::from_millis(2500), Duration::from_millis(750)];

/// A hand whose distance is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DistanceQuestion {
    hand: Hand,
    rules: Ruleset,
    /// None: the player's own hand.
    seed: Option<u64>,
}

impl DistanceQuestion {
    /// A hand dealt from this seed.
    pub fn dealt(hand: Hand, rules: &Ruleset, seed: u64) -> DistanceQuestion {
        DistanceQuestion { hand, rules: *rules, seed: Some(seed) }
    }

    /// A hand that the player gives.
    pub fn given(hand: Hand, rules: Ruleset) -> DistanceQuestion {
        DistanceQuestion { hand, rules, seed: None }
    }

    /// The hand.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// What completes it.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The seed it was dealt from; none for the player's own hand.
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// The command that asks this question again.
    pub fn command(&self) -> String {
        let what = match self.seed {
            Some(seed) => format!("--seed {seed}"),
            None => format!("--hand '{}'", self.hand),
        };
        let rules = if self.rules == Ruleset::RIICHI { String::new() } else { format!(" --rules {}", self.rules.name()) };
        format!("tenpai drill {} {what}{rules}", Drill::Shanten)
    }
}

/// The hand of a seed: as it stands when a player alone, who keeps what accepts the most tiles, is first that near.
///
/// ```
/// use tenpai::{drill::shanten::deal, engine::Ruleset};
/// assert_eq!(deal(7, &Ruleset::RIICHI), deal(7, &Ruleset::RIICHI));
/// ```
pub fn deal(seed: u64, rules: &Ruleset) -> Hand {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut left = rng.random_range(0..WANTED.iter().sum());
    let mut wanted = Shanten::READY;
    for often in WANTED {
        if left < often {
            break;
        }
        left -= often;
        wanted = wanted.farther();
    }
    played_to(wanted, rules, &mut rng)
}

/// What came of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DistanceVerdict {
    /// What was answered; none where the answer was asked for.
    pub answer: Option<u8>,
    /// The distance by each form.
    pub distances: Distances,
    /// The shape that the hand is nearest to: what stands, what lacks, what is spare. None where the distance comes from copies that are
    /// all held.
    pub nearest: Option<Nearest>,
}

impl DistanceVerdict {
    /// The distance as a digit: 0 is ready.
    pub fn truth(&self) -> u8 {
        u8::try_from(self.distances.least().value()).unwrap_or(0)
    }

    /// Whether the answer is right.
    pub fn is_right(&self) -> bool {
        self.answer == Some(self.truth())
    }

    /// In what time a right answer is given by someone who sees it.
    pub fn target(&self) -> Duration {
        TARGET[0] + TARGET[1] * u32::from(self.truth())
    }
}

/// Marks a distance; none: it is told.
pub fn mark(question: &DistanceQuestion, answer: Option<u8>) -> DistanceVerdict {
    let distances = shanten(&question.hand, &question.rules);
    DistanceVerdict { answer, distances, nearest: nearest(&question.hand, &question.rules) }
}
