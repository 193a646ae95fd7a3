//! The wait drill: which tiles complete this hand?

use std::time::Duration;

use super::curriculum::{Item, items};
use super::explain::{Explanation, Group, PairPlace, explain};
use super::question::Question;
use crate::engine::{
    Block, Form, Reading, Shanten, Tile, TileSet, Wait, WildHand, WildKind, WildWin, Win, shanten, waits, wild_shanten, wild_waits,
    wild_wins, wins,
};

/// An answer, finished or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// These tiles complete the hand; empty while nothing is chosen.
    Tiles(TileSet),
    /// No tile completes it.
    NotReady,
    /// The learner asks to be told: everything is missed, and nothing is false.
    GivenUp,
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
    /// Why the hand waits for what it waits for, each tile being itself.
    pub explanation: Explanation,
    /// What the hand is an example of; nothing where a kind is wild.
    pub items: Vec<Item>,
    /// What a hand with wilds has instead of `wins`; none where every tile is itself.
    pub wild: Option<WildVerdict>,
}

/// What completes a hand with wilds.
#[derive(Clone, Debug)]
pub struct WildVerdict {
    /// The kind that is wild.
    pub kind: WildKind,
    /// The hand with its wilds.
    pub hand: WildHand,
    /// Each wait with the ways to read the completed hand.
    pub wins: Vec<WildWin>,
    /// 见字和: every kind completes it of which it does not hold four.
    pub any: bool,
    /// Another wild completes it.
    pub on_wild: bool,
}

impl WildVerdict {
    /// Within which time the hand should be answered: five seconds, and a second a wait; *any tile* and *not ready* are one key.
    pub fn target(&self) -> Duration {
        let waits = if self.any { 1 } else { self.wins.len() };
        Duration::from_secs(5 + waits as u64)
    }
}

/// Marks an answer. *Not ready* is right exactly where the hand has no wait.
pub fn mark(question: &Question, answer: Answer) -> Verdict {
    if let (Some(kind), Some(hand)) = (question.wild(), question.wild_hand()) {
        return mark_wild(question, kind, hand, answer);
    }
    let (hand, rules) = (question.hand(), question.rules());
    let truth = waits(hand, rules);
    let chosen = answer.tiles();
    Verdict {
        answer,
        right: chosen.and(truth.real),
        missed: truth.real.without(chosen),
        extra: chosen.without(truth.real),
        held: truth.held,
        wins: wins(hand, rules),
        distance: shanten(hand, rules).least(),
        explanation: explain(hand, rules),
        items: items(hand, rules),
        wild: None,
    }
}

/// The kinds that complete the hand: of a wild kind, none is drawn as itself.
pub fn truth(question: &Question) -> TileSet {
    match question.wild_hand() {
        Some(hand) => wild_waits(&hand, question.rules()).real.and(question.every_kind()),
        None => waits(question.hand(), question.rules()).real,
    }
}

fn mark_wild(question: &Question, kind: WildKind, hand: WildHand, answer: Answer) -> Verdict {
    let rules = question.rules();
    let (real, found, chosen) = (truth(question), wild_waits(&hand, rules), answer.tiles());
    let mut wins = wild_wins(&hand, rules);
    wins.retain(|win| real.contains(win.tile));
    Verdict {
        answer,
        right: chosen.and(real),
        missed: real.without(chosen),
        extra: chosen.without(real),
        held: found.held,
        wins: Vec::new(),
        distance: wild_shanten(&hand, rules).least(),
        explanation: explain(question.hand(), rules),
        items: Vec::new(),
        wild: Some(WildVerdict { kind, hand, wins, any: real == question.every_kind(), on_wild: found.on_wild }),
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

    /// The tiles that are chosen.
    pub fn tiles(self) -> TileSet {
        match self {
            Answer::Tiles(tiles) => tiles,
            Answer::NotReady | Answer::GivenUp => TileSet::EMPTY,
        }
    }

    /// With exactly these tiles chosen, or none where they are.
    pub fn toggled_all(self, tiles: TileSet) -> Answer {
        if self == Answer::Tiles(tiles) { Answer::default() } else { Answer::Tiles(tiles) }
    }

    /// Whether this tile is chosen.
    pub fn has(self, tile: Tile) -> bool {
        matches!(self, Answer::Tiles(tiles) if tiles.contains(tile))
    }

    /// With *not ready* chosen, or dropped.
    pub fn toggled_not_ready(self) -> Answer {
        match self {
            Answer::NotReady => Answer::default(),
            Answer::Tiles(_) | Answer::GivenUp => Answer::NotReady,
        }
    }

    /// With the tile chosen, or dropped; a tile takes the place of *not ready*.
    pub fn toggled(self, tile: Tile) -> Answer {
        let mut tiles = self.tiles();
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
        self.missed.is_empty() && self.extra.is_empty() && self.answer != Answer::GivenUp
    }

    /// Every wait of the hand.
    pub fn waits(&self) -> TileSet {
        self.right.or(self.missed)
    }

    /// Every kind of which a draw wins: the waits, and the wild kind where another wild completes the hand.
    pub fn winning(&self) -> TileSet {
        let wild = self.wild.as_ref().filter(|wild| wild.on_wild);
        self.waits().or(wild.map_or(TileSet::EMPTY, |wild| TileSet::just(wild.kind.kind())))
    }

    /// The readings by where the pair comes from; held kinds have none.
    pub fn seen(&self) -> Vec<Seen<'_>> {
        self.explanation.groups.iter().filter_map(|group| self.seen_as(group)).collect()
    }

    fn seen_as(&self, group: &Group) -> Option<Seen<'_>> {
        let wins = self.wins.iter().filter(|win| group.waits.contains(win.tile));
        let all: Vec<(Tile, &Reading)> = wins.flat_map(|win| win.readings.iter().map(move |reading| (win.tile, reading))).collect();
        let mut kinds: Vec<Wait> = all.iter().flat_map(|(_, reading)| kinds_from(reading, group.pair)).collect();
        kinds.sort();
        kinds.dedup();
        let fitting = || all.iter().filter(|(_, reading)| kinds_from(reading, group.pair).next().is_some());
        let (tile, reading) = *fitting().find(|(tile, _)| self.missed.contains(*tile)).or(fitting().next())?;
        Some(Seen { pair: group.pair, waits: group.waits.and(self.waits()), tile, reading, kinds })
    }
}

/// All readings whose pair comes from the same place, and one of them to show: of a wait that was missed, if any was.
#[derive(Clone, Debug)]
pub struct Seen<'a> {
    /// Where the pair comes from.
    pub pair: PairPlace,
    /// The waits that are seen so.
    pub waits: TileSet,
    /// The wait of the reading that is shown.
    pub tile: Tile,
    /// That reading.
    pub reading: &'a Reading,
    /// The kinds of wait, each once.
    pub kinds: Vec<Wait>,
}

/// The kinds of wait of a reading whose pair comes from this place; none where it comes from another.
fn kinds_from(reading: &Reading, pair: PairPlace) -> impl Iterator<Item = Wait> {
    let pairs = |tile: Tile| reading.blocks().contains(&Block::Pair(tile));
    let form = reading.form();
    reading.places().iter().map(|place| place.wait).filter(move |&wait| match pair {
        PairPlace::Made => form == Form::Standard && wait == Wait::Tanki,
        PairPlace::Stands(tile) => form == Form::Standard && wait != Wait::Tanki && pairs(tile),
        PairPlace::SevenPairs => form == Form::SevenPairs,
        PairPlace::ThirteenOrphans => form == Form::ThirteenOrphans,
        PairPlace::Knitted => matches!(form, Form::KnittedStraight | Form::LesserHonorsKnitted | Form::GreaterHonorsKnitted),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Hand, Ruleset};

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
        let verdict = mark(&Question::given(hand, Ruleset::RIICHI), answer);
        assert_eq!((verdict.right, verdict.missed, verdict.extra, verdict.held), (tiles(right), tiles(missed), tiles(extra), tiles(held)));
        assert_eq!(verdict.is_right(), missed.is_empty() && extra.is_empty());
    }

    #[test]
    fn every_wait_is_seen() {
        for text in ["1112345678999m", "2345678m345p789s", "19m19p19s1234567z", "1122335577p11z5s"] {
            let hand: Hand = text.parse().expect("a hand of the table");
            let verdict = mark(&Question::given(hand, Ruleset::RIICHI), Answer::NotReady);
            let seen = verdict.seen();
            assert_eq!(seen.iter().fold(TileSet::EMPTY, |all, seen| all.or(seen.waits)), verdict.waits(), "{text}");
            assert!(seen.iter().all(|seen| seen.waits.contains(seen.tile) && !seen.kinds.is_empty()), "{text}: {seen:?}");
        }
        let gates = mark(&Question::given("1112345678999m".parse().expect("nine gates"), Ruleset::RIICHI), Answer::NotReady);
        assert_eq!(gates.seen().len(), 3);
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
