//! What the points drill asks: a part of the count, or all of it.

use std::fmt;
use std::str::FromStr;

use crate::engine::Ruleset;

/// A level of the points drill, each with its rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum ScoreLevel {
    /// Riichi: the yaku and their han.
    Yaku,
    /// Riichi: the fu.
    Fu,
    /// Riichi: from han and fu to points.
    Table,
    /// Riichi: han, fu and points.
    #[default]
    All,
    /// Chinese official rules: the points of all fans together.
    Total,
    /// Chinese official rules: the fans.
    Fans,
}

impl ScoreLevel {
    /// Every level, in the order of learning, riichi first.
    pub const ALL: [ScoreLevel; 6] =
        [ScoreLevel::Yaku, ScoreLevel::Fu, ScoreLevel::Table, ScoreLevel::All, ScoreLevel::Total, ScoreLevel::Fans];

    /// The word on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            ScoreLevel::Yaku => "yaku",
            ScoreLevel::Fu => "fu",
            ScoreLevel::Table => "table",
            ScoreLevel::All => "all",
            ScoreLevel::Total => "total",
            ScoreLevel::Fans => "fans",
        }
    }

    /// The rules whose points it asks.
    pub const fn rules(self) -> Ruleset {
        match self {
            ScoreLevel::Yaku | ScoreLevel::Fu | ScoreLevel::Table | ScoreLevel::All => Ruleset::RIICHI,
            ScoreLevel::Total | ScoreLevel::Fans => Ruleset::MCR,
        }
    }

    /// The level to begin with under these rules; rules without points of their own have those of riichi.
    pub fn of(rules: Ruleset) -> ScoreLevel {
        if rules == Ruleset::MCR { ScoreLevel::Total } else { ScoreLevel::All }
    }
}

impl fmt::Display for ScoreLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that names no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownScoreLevel(String);

impl fmt::Display for UnknownScoreLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no level: yaku, fu, table, all, total or fans", self.0.escape_debug())
    }
}

impl std::error::Error for UnknownScoreLevel {}

impl FromStr for ScoreLevel {
    type Err = UnknownScoreLevel;

    fn from_str(word: &str) -> Result<ScoreLevel, UnknownScoreLevel> {
        ScoreLevel::ALL.into_iter().find(|level| level.name() == word).ok_or_else(|| UnknownScoreLevel(word.to_owned()))
    }
}
