//! Which shapes win: the rulesets, switch by switch.

use std::fmt;
use std::str::FromStr;

/// Which hands are complete. Four melds and a pair always are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruleset {
    /// The word that names it on the command line.
    name: &'static str,
    /// 七対子 chiitoitsu, 七对: seven pairs of seven different kinds win, with no meld called.
    seven_pairs: bool,
    /// 国士無双 kokushi musou, 十三幺: one of each terminal and honour and one more of them wins, with no meld called.
    thirteen_orphans: bool,
    /// Whether a wild tile may stand for a fifth copy of a kind, as in the common tables of such hands: a house rule, on.
    fifth_by_wild: bool,
    /// Whether four wild tiles win by themselves, whatever the others are: a house rule, off.
    four_wilds_win: bool,
}

impl Ruleset {
    /// Four melds and a pair, nothing else (the rules of UVa 11210).
    pub const STANDARD: Ruleset =
        Ruleset { name: "standard", seven_pairs: false, thirteen_orphans: false, fifth_by_wild: true, four_wilds_win: false };

    /// Seven different pairs and thirteen orphans win too (the shapes of Japanese riichi, and of HDU 4431).
    pub const RIICHI: Ruleset = Ruleset { name: "riichi", seven_pairs: true, thirteen_orphans: true, ..Ruleset::STANDARD };

    /// Every ruleset that is built.
    pub const ALL: [Ruleset; 2] = [Ruleset::STANDARD, Ruleset::RIICHI];

    /// `standard` or `riichi`.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Whether seven pairs of different kinds win. Four of a kind are never two pairs here.
    pub const fn seven_pairs(&self) -> bool {
        self.seven_pairs
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

/// No ruleset has this name, or it is not built yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownRuleset {
    /// A name that means nothing here.
    Name(String),
    /// Chinese official rules, `mcr`.
    McrNotYet,
}

impl fmt::Display for UnknownRuleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnknownRuleset::Name(name) => write!(f, "`{}` is no ruleset: standard or riichi", name.escape_debug()),
            UnknownRuleset::McrNotYet => write!(f, "the ruleset `mcr` is not built yet: standard or riichi"),
        }
    }
}

impl std::error::Error for UnknownRuleset {}

impl FromStr for Ruleset {
    type Err = UnknownRuleset;

    fn from_str(name: &str) -> Result<Ruleset, UnknownRuleset> {
        match Ruleset::ALL.into_iter().find(|rules| rules.name == name) {
            Some(rules) => Ok(rules),
            None if name == "mcr" => Err(UnknownRuleset::McrNotYet),
            None => Err(UnknownRuleset::Name(name.to_owned())),
        }
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
            ("mcr", "the ruleset `mcr` is not built yet: standard or riichi"),
            ("Riichi", "`Riichi` is no ruleset: standard or riichi"),
            ("", "`` is no ruleset: standard or riichi"),
            ("\u{1b}[2J", "`\\u{1b}[2J` is no ruleset: standard or riichi"),
        ] {
            assert_eq!(text.parse::<Ruleset>().map_err(|error| error.to_string()), Err(sentence.to_owned()));
        }
    }
}
