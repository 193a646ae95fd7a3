//! What brings the questions of a session: a dealer for each drill.

use super::deal::Deals;
use super::discards;
use super::exercise::{Drill, Exercise};
use super::play::{Play, PlayStyle};
use super::question::Question;
use super::score::{self, ScoreLevel};
use super::shanten::{self, DistanceQuestion};
use crate::engine::Ruleset;

/// A dealer: a question for every seed. It keeps nothing from one question to the next.
#[derive(Clone, Debug)]
pub enum Dealer {
    /// Hands whose waits are asked.
    Waits(Deals),
    /// Positions in which a discard is asked, under these rules.
    Discards(Ruleset),
    /// Hands to be played alone, under these rules and in this style.
    Play(Ruleset, PlayStyle),
    /// Hands whose distance is asked, under these rules.
    Shanten(Ruleset),
    /// Wins whose points are asked, at this level.
    Score(ScoreLevel),
}

impl Dealer {
    /// What it brings questions for.
    pub fn drill(&self) -> Drill {
        match self {
            Dealer::Waits(_) => Drill::Waits,
            Dealer::Discards(_) => Drill::Discards,
            Dealer::Play(..) => Drill::Play,
            Dealer::Shanten(_) => Drill::Shanten,
            Dealer::Score(_) => Drill::Score,
        }
    }

    /// The question of a seed, with nothing answered.
    pub fn deal(&self, seed: u64) -> Exercise {
        match self {
            Dealer::Waits(deals) => Exercise::asking_waits(Question::dealt(deals.deal(seed), *deals.options())),
            Dealer::Discards(rules) => Exercise::asking_discard(discards::deal(seed, rules)),
            Dealer::Play(rules, style) => Exercise::Play(Box::new(Play::dealt(seed, rules, *style))),
            Dealer::Shanten(rules) => Exercise::asking_distance(DistanceQuestion::dealt(shanten::deal(seed, rules), rules, seed)),
            Dealer::Score(level) => Exercise::asking_score(score::deal(*level, seed)),
        }
    }
}
