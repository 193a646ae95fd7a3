//! The lists from which yaku and fans are chosen, in groups of equal worth.

use super::answer::ScoreName;
use super::question::ScoreQuestion;
use crate::engine::Ruleset;
use crate::engine::mcr::Fan;
use crate::engine::riichi::Yaku;

/// The names of one worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NameGroup {
    /// The han of a closed hand, 13 for a yakuman; the points of a fan.
    pub worth: u8,
    /// The names, in the order of the rules.
    pub names: Vec<ScoreName>,
}

/// A yakuman is counted as so many han.
const YAKUMAN: u8 = 13;

impl ScoreQuestion {
    /// What can be chosen, in groups: yaku from the cheapest on, as they are learnt, fans from the dearest on, as the rules list them.
    pub fn groups(&self) -> Vec<NameGroup> {
        let mut groups: Vec<NameGroup> = Vec::new();
        for (worth, name) in if self.level().rules() == Ruleset::MCR { fans() } else { yaku() } {
            match groups.iter_mut().find(|group| group.worth == worth) {
                Some(group) => group.names.push(name),
                None => groups.push(NameGroup { worth, names: vec![name] }),
            }
        }
        groups
    }
}

fn fans() -> Vec<(u8, ScoreName)> {
    Fan::ALL.into_iter().map(|fan| (super::MCR_RULES.points(fan), ScoreName::Fan(fan))).collect()
}

/// Dora are no yaku, so nobody chooses them.
fn yaku() -> Vec<(u8, ScoreName)> {
    let all = Yaku::ALL.into_iter().filter(|yaku| !yaku.is_dora());
    let mut list: Vec<(u8, ScoreName)> =
        all.map(|yaku| (yaku.han().map_or(YAKUMAN, |(closed, _)| closed), ScoreName::Yaku(yaku))).collect();
    list.sort_by_key(|(worth, _)| *worth);
    list
}
