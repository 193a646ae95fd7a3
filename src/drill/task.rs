//! One thing that can be asked again with another hand: an item of the curriculum, or a kind of question of another drill.

use super::curriculum::{Item, Step};
use super::deal::{DealOptions, Deals, Level, Narrow, Source, Topic};
use super::dealer::Dealer;
use super::exercise::{Drill, Exercise};
use super::keep::items_of;
use super::progress::Mastery;
use super::score::ScoreLevel;
use crate::engine::Ruleset;

/// So many seeds are tried.
const SEEDS: u64 = 300;

/// One thing to ask.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// A hand of this item, with so much around it.
    Item(Item, Level),
    /// A question of this kind.
    Kind(Kind),
}

/// A kind of question outside the wait drill: `discards:1`, `shanten:2`, `yaku:pinfu`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    drill: Drill,
    level: ScoreLevel,
    name: String,
}

impl Kind {
    /// The kind of this name; none where no session asks such questions. A whole hand alone is chosen, not brought back.
    pub fn named(name: &str) -> Option<Kind> {
        let (kind, _) = name.split_once(':')?;
        let (drill, level) = match kind {
            "discards" => (Drill::Discards, ScoreLevel::default()),
            "shanten" => (Drill::Shanten, ScoreLevel::default()),
            "yaku" => (Drill::Score, ScoreLevel::Yaku),
            "fu" => (Drill::Score, ScoreLevel::Fu),
            "table" => (Drill::Score, ScoreLevel::Table),
            "fan" => (Drill::Score, ScoreLevel::Fans),
            _ => return None,
        };
        Some(Kind { drill, level, name: name.to_owned() })
    }

    /// Its name, as records have it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What brings questions among which it is.
    fn dealer(&self, rules: Ruleset) -> Dealer {
        match self.drill {
            Drill::Discards => Dealer::Discards(rules),
            Drill::Shanten => Dealer::Shanten(rules),
            _ => Dealer::Score(self.level),
        }
    }

    /// The first question of this kind from a seed on; the question of the seed itself where so many have none.
    fn ask(&self, rules: Ruleset, seed: u64) -> Exercise {
        let dealer = self.dealer(rules);
        let asked = |at: u64| dealer.deal(seed.wrapping_add(at));
        let is_it = |exercise: &Exercise| items_of(&exercise.give_up()).contains(&self.name);
        (0..SEEDS).map(asked).find(is_it).unwrap_or_else(|| asked(0))
    }
}

impl Task {
    /// An item as hard as the learner can take it: the bare shape at first, then melds elsewhere, and touching ones once it is at target.
    pub fn of_item(item: Item, mastery: Option<&Mastery>) -> Task {
        let level = match mastery {
            None => Level::Bare,
            Some(mastery) if mastery.is_at_target() => Level::Touching,
            Some(mastery) if mastery.right < 2 => Level::Bare,
            Some(_) => Level::Melds,
        };
        Task::Item(item, level)
    }

    /// The name under which its answers are kept.
    pub fn name(&self) -> &str {
        match self {
            Task::Item(item, _) => item.name(),
            Task::Kind(kind) => kind.name(),
        }
    }

    /// What it trains.
    pub fn drill(&self) -> Drill {
        match self {
            Task::Item(..) => Drill::Waits,
            Task::Kind(kind) => kind.drill,
        }
    }

    /// A question of it. Where the rules have no such hands, riichi rules do.
    pub fn ask(&self, rules: Ruleset, seed: u64) -> Exercise {
        match self {
            Task::Item(item, level) => {
                let narrow = Narrow { topic: Topic::Item(*item), level: *level, ..Narrow::default() };
                let rules = if narrow.check(Source::Shapes, &rules).is_ok() { rules } else { Ruleset::RIICHI };
                let options = DealOptions { source: Source::Shapes, narrow, rules, ..DealOptions::default() };
                Dealer::Waits(Deals::new(options)).deal(seed)
            }
            Task::Kind(kind) => kind.ask(rules, seed),
        }
    }
}

impl Step {
    /// Its items, in the order of teaching.
    pub fn items(self) -> impl Iterator<Item = Item> {
        Item::all().filter(move |item| item.step() == self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_asked_as_itself_at_every_level() {
        for item in Item::all() {
            for level in Level::ALL {
                let exercise = Task::Item(item, level).ask(Ruleset::RIICHI, 7);
                let question = exercise.question().expect("an item is a question about waits");
                let found = super::super::curriculum::items(question.hand(), &Ruleset::RIICHI);
                assert!(found.contains(&item), "{item} {level}: {} is {found:?}", question.hand());
            }
        }
    }

    #[test]
    fn a_kind_is_found_among_the_questions_of_its_drill() {
        for name in ["discards:1", "discards:2", "shanten:0", "shanten:3", "yaku:pinfu", "fu:closed_ron", "fan:Pure Straight"] {
            let task = Task::Kind(Kind::named(name).expect("the name of a kind"));
            let exercise = task.ask(Ruleset::RIICHI, 7);
            let kinds = items_of(&exercise.give_up());
            assert!(kinds.contains(&name.to_owned()), "{name}: {kinds:?}");
            assert_eq!(exercise.drill(), task.drill());
        }
        for name in ["play", "23", "other:1", ""] {
            assert_eq!(Kind::named(name), None, "{name}");
        }
    }
}
