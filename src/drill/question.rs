//! A hand that is asked about, and where it comes from.

use super::deal::{Deal, DealOptions};
use super::exercise::Drill;
use crate::engine::{Hand, Ruleset, Suit, Tile, TileSet, Wall, WildHand, WildKind};

/// Where a hand comes from, so that it can be brought back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Dealt with these options from this seed.
    Dealt {
        /// What was dealt.
        options: DealOptions,
        /// The seed of this one question.
        seed: u64,
    },
    /// Given by the player.
    Given,
}

/// A hand that is asked about.
#[derive(Clone, Debug)]
pub struct Question {
    hand: Hand,
    shown: Vec<(Tile, Red)>,
    origin: Origin,
    rules: Ruleset,
    wall: Option<Wall>,
    wild: Option<WildKind>,
}

/// Whether a tile is a red five.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Red {
    /// A red five, written 0.
    Yes,
    /// Any other tile.
    No,
}

/// How a line of tiles is typed: see [`Question::typing`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typing {
    /// Every tile is of this suit: a digit names a tile.
    OneSuit(Suit),
    /// Digits need a suit letter.
    Letters,
}

impl Question {
    /// A hand dealt with these options.
    pub fn dealt(deal: Deal, options: DealOptions) -> Question {
        let shown = deal.shown.iter().map(|&tile| (tile, Red::No)).collect();
        let origin = Origin::Dealt { options, seed: deal.seed };
        Question { hand: deal.hand, shown, origin, rules: options.rules, wall: Some(deal.wall), wild: deal.wild }
    }

    /// A hand that the player gives, shown in tile order.
    pub fn given(hand: Hand, rules: Ruleset) -> Question {
        let shown = hand.concealed_with_reds().map(|(tile, red)| (tile, if red { Red::Yes } else { Red::No })).collect();
        Question { hand, shown, origin: Origin::Given, rules, wall: None, wild: None }
    }

    /// The hand.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The concealed tiles in the order to show.
    pub fn shown(&self) -> &[(Tile, Red)] {
        &self.shown
    }

    /// Where the hand comes from.
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// The seed it was dealt from; none for a hand that the player gives.
    pub fn seed(&self) -> Option<u64> {
        match self.origin {
            Origin::Dealt { seed, .. } => Some(seed),
            Origin::Given => None,
        }
    }

    /// What completes it.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The wall that it was dealt from; none for a hand that the player gives.
    pub fn wall(&self) -> Option<&Wall> {
        self.wall.as_ref()
    }

    /// The kind that is wild; none where every tile is itself.
    pub fn wild(&self) -> Option<WildKind> {
        self.wild
    }

    /// The hand with its wilds as wilds; none where no kind is wild.
    pub fn wild_hand(&self) -> Option<WildHand> {
        self.wild.map(|wild| wild.of(&self.hand))
    }

    /// What *any tile* means: the kinds that can be drawn as themselves, of which the hand does not hold four.
    pub fn every_kind(&self) -> TileSet {
        let wild = self.wild.map_or(TileSet::EMPTY, |wild| TileSet::just(wild.kind()));
        TileSet::ALL.without(self.hand.all().at_least(4)).without(wild)
    }

    /// Whether digits need a suit letter: not where the hand lies in one suit.
    pub fn typing(&self) -> Typing {
        if self.wild.is_some() {
            return Typing::Letters;
        }
        let mut suits = self.hand.all().at_least(1).iter().map(Tile::suit);
        match suits.next() {
            Some(Some(suit)) if suits.all(|other| other == Some(suit)) => Typing::OneSuit(suit),
            _ => Typing::Letters,
        }
    }

    /// How many copies of a kind the hand does not hold, less one that is turned over.
    pub fn left(&self, tile: Tile) -> u32 {
        let turned = self.wild.is_some_and(|wild| wild.indicator() == tile);
        4 - u32::from(self.hand.all().of(tile)) - u32::from(turned)
    }

    /// The command that asks this question again.
    pub fn command(&self) -> String {
        let mut command = format!("tenpai drill {}", Drill::Waits);
        match self.origin {
            Origin::Dealt { options, seed } => {
                command.push_str(&format!(" --source {} --seed {seed}{}", options.source, options.arguments()));
            }
            Origin::Given => command.push_str(&format!(" --hand '{}'", self.hand)),
        }
        if self.rules != Ruleset::RIICHI {
            command.push_str(&format!(" --rules {}", self.rules.name()));
        }
        command
    }
}
