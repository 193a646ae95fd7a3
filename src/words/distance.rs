//! How far a hand is from ready, and what proves it.

use super::{Language, Telling};
use crate::drill::explain::{Nearest, Part};
use crate::engine::{Block, Distances, Form, Tile};

/// A part of the proof: what stands before its tiles, the tiles, and what is said of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofLine {
    /// `stands`, `begun`, `spare`; nothing where it goes on.
    pub head: &'static str,
    /// Its tiles, each group apart.
    pub groups: Vec<Vec<Tile>>,
    /// What they lack.
    pub told: String,
}

impl Language {
    /// A distance: `ready`, `1 away`.
    pub fn away(self, distance: u8) -> String {
        match distance {
            0 => "ready".to_string(),
            away => format!("{away} away"),
        }
    }

    /// The answer beside the truth, on one line of the summary.
    pub fn missed_distance(self, answer: Option<u8>, truth: u8) -> (String, String) {
        let yours = answer.map_or_else(|| "given up,".to_string(), |answer| format!("you said {},", self.away(answer)));
        (yours, format!("it is {}", self.away(truth)))
    }

    /// The verdict on a distance.
    pub fn distance_told(self, answer: Option<u8>, truth: u8) -> String {
        match answer {
            Some(answer) if answer != truth => format!("you {}   it is {}", self.away(answer), self.away(truth)),
            _ => self.away(truth),
        }
    }

    /// What proves a distance: what stands, what is begun and lacks something, what is spare.
    pub fn proof(self, nearest: &Nearest) -> Vec<ProofLine> {
        let mut lines = Vec::new();
        let stands: Vec<Vec<Tile>> = nearest.stands.iter().map(|block| block.tiles().collect()).collect();
        if !stands.is_empty() {
            let pairs = nearest.stands.iter().filter(|block| matches!(block, Block::Pair(_))).count();
            let told = counted(nearest.stands.len() - pairs, "meld", "melds").into_iter().chain(counted(pairs, "pair", "pairs"));
            lines.push(ProofLine { head: "stands", groups: stands, told: told.collect::<Vec<_>>().join(", ") });
        }
        for part in &nearest.parts {
            let (groups, told) = match part {
                Part::Meld { tiles, wants } => {
                    (vec![tiles.to_vec()], format!("lacks {}", wants.iter().map(|tile| tile.to_string()).collect::<Vec<_>>().join(" or ")))
                }
                Part::Half(tile) => (vec![vec![*tile]], format!("lacks its twin {tile}, for the pair")),
                Part::Thin(tile) => (vec![vec![*tile]], "lacks two tiles, for a meld".to_string()),
                Part::Nothing => (Vec::new(), "all of it lacks".to_string()),
            };
            lines.push(ProofLine { head: "begun", groups, told });
        }
        let spare: Vec<Vec<Tile>> = nearest.spare.tiles().map(|tile| vec![tile]).collect();
        if !spare.is_empty() && nearest.form == Form::Standard {
            lines.push(ProofLine { head: "spare", groups: spare, told: String::new() });
        }
        lines
    }

    /// The sum of it.
    pub fn proof_sum(self, nearest: &Nearest) -> String {
        let lacking = nearest.lacking;
        let what = match nearest.form {
            Form::Standard => "four melds and a pair",
            Form::SevenPairs => "seven pairs",
            Form::ThirteenOrphans => "thirteen orphans",
            Form::KnittedStraight => "the knitted straight",
            Form::LesserHonorsKnitted | Form::GreaterHonorsKnitted => "honours and knitted tiles",
        };
        match lacking {
            1 => format!("One tile lacks for {what}: the hand is ready (聴牌 tenpai)."),
            _ => format!("{lacking} tiles lack for {what}; the last one wins, so it is {} away from ready.", lacking - 1),
        }
    }

    /// The distance by every form that the rules have; none where there is only one.
    pub fn by_form(self, distances: &Distances, telling: Telling) -> Option<String> {
        let names = [
            (Some(distances.standard), "four melds and a pair", ""),
            (distances.seven_pairs, "seven pairs", " 七対子"),
            (distances.thirteen_orphans, "thirteen orphans", " 国士無双"),
            (distances.knitted_straight, "knitted straight", " 组合龙"),
            (distances.honors_knitted, "honours and knitted", " 全不靠"),
        ];
        let written = |written: &'static str| if telling == Telling::Plain { "" } else { written };
        let told = names.into_iter().filter_map(|(distance, name, word)| Some(format!("{name}{} {}", written(word), distance?.value())));
        let told: Vec<String> = told.collect();
        (told.len() > 1).then(|| format!("By form: {}.", told.join(", ")))
    }
}

/// `2 melds`; nothing for none.
fn counted(number: usize, one: &str, many: &str) -> Option<String> {
    match number {
        0 => None,
        1 => Some(format!("1 {one}")),
        _ => Some(format!("{number} {many}")),
    }
}
