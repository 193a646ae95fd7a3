//! Which shapes win: the rulesets, switch by switch.

use std::fmt;
use std::str::FromStr;

/// Which hands are complete. Four melds and a pair always are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruleset {
    /// The word that names it on the command line.
    name: &'static str,
    /// 七対子 chiitoitsu, 七对: seven pairs win, with no meld called.
    seven_pairs: bool,
    /// 四归一的七对: four of a kind may be two of the seven pairs; otherwise they are of seven different kinds.
    quads_as_pairs: bool,
    /// 国士無双 kokushi musou, 十三幺: one of each terminal and honour and one more of them wins, with no meld called.
    thirteen_orphans: bool,
    /// 组合龙, 全不靠, 七星不靠: the knitted forms win, the first of them with at most one meld called, the others with none.
    knitted: bool,
    /// Whether a wild tile may stand for a fifth copy of a kind, as in the common tables of such hands: a house rule, on.
    fifth_by_wild: bool,
    /// Whether four wild tiles win by themselves, whatever the others are: a house rule, off.
    four_wilds_win: bool,
}

impl Ruleset {
    /// Four melds and a pair, nothing else (the rules of UVa 11210).
    pub const STANDARD: Ruleset = Ruleset {
        name: "standard",
        seven_pairs: false,
        quads_as_pairs: false,
        thirteen_orphans: false,
        knitted: false,
        fifth_by_wild: true,
        four_wilds_win: false,
    };

    /// Seven different pairs and thirteen orphans win too (the shapes of Japanese riichi, and of HDU 4431).
    pub const RIICHI: Ruleset = Ruleset { name: "riichi", seven_pairs: true, thirteen_orphans: true, ..Ruleset::STANDARD };

    /// Seven pairs, among which four of a kind may be two, thirteen orphans and the knitted forms win too (国标麻将, Chinese official rules).
    pub const MCR: Ruleset = Ruleset { name: "mcr", quads_as_pairs: true, knitted: true, ..Ruleset::RIICHI };

    /// Every ruleset that is built.
    pub const ALL: [Ruleset; 3] = [Ruleset::STANDARD, Ruleset::RIICHI, Ruleset::MCR];

    /// `standard`, `riichi` or `mcr`.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Whether seven pairs of different kinds win.
    pub const fn seven_pairs(&self) -> bool {
        self.seven_pairs
    }

    /// Whether four of a kind may be two of seven pairs.
    pub const fn quads_as_pairs(&self) -> bool {
        self.quads_as_pairs
    }

    /// Whether the knitted forms win.
    pub const fn knitted(&self) -> bool {
        self.knitted
    }

    /// Whether there is any form beside melds and a pair, seven different pairs and thirteen orphans.
    pub(crate) const fn more_forms(&self) -> bool {
        self.quads_as_pairs | self.knitted
    }

    /// Whether thirteen orphans win.
    pub const fn thirteen_orphans(&self) -> bool {
        self.thirteen_orphans
    }

    /// How many copies of a kind a hand may show, those that wild tiles stand for included; none: as many as it has wilds for.
    pub const fn wild_copies(&self) -> Option<u8> {
        if self.fifth_by_wild { None } else { Some(4) }
    }

    /// Whether hands with wild tiles are answered by these rules: not yet by those of Chinese official play, `mcr`.
    pub fn answers_wilds(&self) -> bool {
        self.name != "mcr"
    }

    /// Whether four wild tiles win by themselves.
    pub const fn four_wilds_win(&self) -> bool {
        self.four_wilds_win
    }

    /// The same rules, but no wild stands for a fifth copy.
    pub const fn without_fifth_by_wild(self) -> Ruleset {
        Ruleset { fifth_by_wild: false, ..self }
    }

    /// The same rules, but four wilds win by themselves.
    pub const fn with_four_wilds_winning(self) -> Ruleset {
        Ruleset { four_wilds_win: true, ..self }
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name)
    }
}

/// No ruleset has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownRuleset(String);

impl fmt::Display for UnknownRuleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no ruleset: standard, riichi or mcr", self.0.escape_debug())
    }
}

impl std::error::Error for UnknownRuleset {}

impl FromStr for Ruleset {
    type Err = UnknownRuleset;

    fn from_str(name: &str) -> Result<Ruleset, UnknownRuleset> {
        Ruleset::ALL.into_iter().find(|rules| rules.name == name).ok_or_else(|| UnknownRuleset(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruleset_is_read_by_its_name_and_the_others_are_told_apart() {
        for rules in Ruleset::ALL {
            assert_eq!(rules.name().parse(), Ok(rules));
        }
        for (text, sentence) in [
            ("Riichi", "`Riichi` is no ruleset: standard, riichi or mcr"),
            ("", "`` is no ruleset: standard, riichi or mcr"),
            ("\u{1b}[2J", "`\\u{1b}[2J` is no ruleset: standard, riichi or mcr"),
        ] {
            assert_eq!(text.parse::<Ruleset>().map_err(|error| error.to_string()), Err(sentence.to_owned()));
        }
    }
}
