//! How a hand is played: when the verdicts are told, and how far it goes.

/// When the verdicts are told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Coaching {
    /// After each discard.
    #[default]
    Coached,
    /// After the hand.
    Blind,
}

/// How far a hand is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Goal {
    /// To ready.
    #[default]
    Ready,
    /// To a win on a drawn tile.
    Win,
}

impl Goal {
    /// The word of the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Goal::Ready => "ready",
            Goal::Win => "win",
        }
    }
}

/// How a hand is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct PlayStyle {
    /// When the verdicts are told.
    pub coaching: Coaching,
    /// How far it goes.
    pub goal: Goal,
}

impl PlayStyle {
    /// Every one of them, the easiest first.
    pub const ALL: [PlayStyle; 4] = [
        PlayStyle { coaching: Coaching::Coached, goal: Goal::Ready },
        PlayStyle { coaching: Coaching::Coached, goal: Goal::Win },
        PlayStyle { coaching: Coaching::Blind, goal: Goal::Ready },
        PlayStyle { coaching: Coaching::Blind, goal: Goal::Win },
    ];

    /// The name that records have: `coached`, `blind_win`.
    pub const fn name(self) -> &'static str {
        match (self.coaching, self.goal) {
            (Coaching::Coached, Goal::Ready) => "coached",
            (Coaching::Coached, Goal::Win) => "coached_win",
            (Coaching::Blind, Goal::Ready) => "blind",
            (Coaching::Blind, Goal::Win) => "blind_win",
        }
    }

    /// What is said on the command line for it.
    pub(super) const fn options(self) -> &'static str {
        match (self.coaching, self.goal) {
            (Coaching::Coached, Goal::Ready) => "",
            (Coaching::Coached, Goal::Win) => " --to win",
            (Coaching::Blind, Goal::Ready) => " --blind",
            (Coaching::Blind, Goal::Win) => " --blind --to win",
        }
    }
}
