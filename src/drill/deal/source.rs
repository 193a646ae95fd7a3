//! The sources of hands, by name.

use std::fmt;
use std::str::FromStr;

/// Where hands come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Source {
    /// A shape worth learning in one suit, with complete melds (and a pair where it has none) around it.
    #[default]
    Shapes,
    /// 清一色 chinitsu, 清一色: 13 of the 36 tiles of one suit, ready or not.
    Flush,
    /// What a player alone comes to who discards for the most tiles accepted, when the hand is ready first.
    Table,
    /// Every ready deal equally often. Two thirds of them wait on one kind.
    Exact,
}

impl Source {
    /// Every source that is built.
    pub const ALL: [Source; 4] = [Source::Shapes, Source::Flush, Source::Table, Source::Exact];

    /// The word that names it on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Source::Shapes => "shapes",
            Source::Flush => "flush",
            Source::Table => "table",
            Source::Exact => "exact",
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No source has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownSource(String);

impl fmt::Display for UnknownSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no source of hands: shapes, flush, table or exact", self.0.escape_debug())
    }
}

impl std::error::Error for UnknownSource {}

impl FromStr for Source {
    type Err = UnknownSource;

    fn from_str(name: &str) -> Result<Source, UnknownSource> {
        Source::ALL.into_iter().find(|source| source.name() == name).ok_or_else(|| UnknownSource(name.to_owned()))
    }
}
