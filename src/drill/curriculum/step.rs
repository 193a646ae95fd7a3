//! The order of teaching, in steps.

use std::fmt;

/// A step of the curriculum, the first one first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// The five basic waits.
    Basic,
    /// 三面張 sanmenchan: 23456 with a pair elsewhere.
    ThreeSided,
    /// 七対子 chiitoitsu: six pairs and a single tile.
    SevenPairs,
    /// Four tiles with the pair inside: nobetan, aryanmen, and the one-sided ones that look like them.
    Nobetan,
    /// A two-sided wait inside a longer run.
    LongerRun,
    /// Seven tiles without a triplet: three singles, nobetan with a run.
    LongRuns,
    /// Four tiles with a triplet: ryantan, kantan, pentan.
    Triplet,
    /// Chimney and the other shapes that need a pair in another suit.
    TwoSuits,
    /// Hands that are not ready, and kinds of which the hand holds all four.
    NotReady,
    /// Seven tiles with one triplet.
    SevenTriplet,
    /// Seven tiles with two triplets.
    SevenTriplets,
    /// Seven tiles with four of a kind.
    SevenQuad,
    /// 国士無双 kokushi musou, thirteen orphans.
    Orphans,
    /// Ten tiles of one suit.
    Ten,
    /// Thirteen tiles of one suit.
    Thirteen,
}

impl Step {
    /// Every step, in the order of teaching.
    pub const ALL: [Step; 15] = [
        Step::Basic,
        Step::ThreeSided,
        Step::SevenPairs,
        Step::Nobetan,
        Step::LongerRun,
        Step::LongRuns,
        Step::Triplet,
        Step::TwoSuits,
        Step::NotReady,
        Step::SevenTriplet,
        Step::SevenTriplets,
        Step::SevenQuad,
        Step::Orphans,
        Step::Ten,
        Step::Thirteen,
    ];

    /// The word that names it on the command line and in the list of items.
    pub const fn name(self) -> &'static str {
        match self {
            Step::Basic => "basic",
            Step::ThreeSided => "three-sided",
            Step::SevenPairs => "seven-pairs",
            Step::Nobetan => "nobetan",
            Step::LongerRun => "longer-run",
            Step::LongRuns => "long-runs",
            Step::Triplet => "triplet",
            Step::TwoSuits => "two-suits",
            Step::NotReady => "not-ready",
            Step::SevenTriplet => "seven-triplet",
            Step::SevenTriplets => "seven-triplets",
            Step::SevenQuad => "seven-quad",
            Step::Orphans => "orphans",
            Step::Ten => "ten",
            Step::Thirteen => "thirteen",
        }
    }

    /// Its number, from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The step with this name or number.
    pub fn named(name: &str) -> Option<Step> {
        Step::ALL.into_iter().find(|step| step.name() == name).or_else(|| {
            let number: usize = name.parse().ok()?;
            Step::ALL.into_iter().find(|step| step.number() == number)
        })
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
