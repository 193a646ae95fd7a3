//! What can be said on the command line about wild tiles.

use clap::{Args as Options, value_parser};

use crate::drill::deal::Wilds;
use crate::engine::Ruleset;

/// In commands that read hands: the house rule on fifth copies.
#[derive(Options, Debug)]
pub struct WildCap {
    /// The most copies of a kind, those that wild tiles (x) stand for included; without it, wilds may stand for a fifth
    #[arg(long, value_name = "COPIES", value_parser = value_parser!(u8).range(4..=4))]
    wild_cap: Option<u8>,
}

impl WildCap {
    /// These rules with the cap that was asked for.
    pub fn on(&self, rules: Ruleset) -> Ruleset {
        match self.wild_cap {
            Some(_) => rules.without_fifth_by_wild(),
            None => rules,
        }
    }
}

/// In commands that deal hands: whether a kind is wild.
#[derive(Options, Debug)]
pub struct WildDeal {
    /// Turn a tile over with the wall: the next kind is wild, and each hand has one to four of it
    #[arg(long, conflicts_with_all = ["item", "core", "step", "waits", "level"])]
    wilds: bool,
}

impl WildDeal {
    /// What was asked for.
    pub fn wilds(&self) -> Wilds {
        if self.wilds { Wilds::Turned } else { Wilds::None }
    }
}
