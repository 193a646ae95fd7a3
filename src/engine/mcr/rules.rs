//! The house rules of Chinese official play, switch by switch.

use super::Fan;

/// How points are ruled where tables differ. [`McrRules::TODAY`] is what most play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct McrRules {
    /// 双暗杠, two concealed kongs: 6 points; the book of 2006 has 8.
    pub two_concealed_kongs: u8,
    /// 明暗杠, a melded kong and a concealed one: 5 points, between two melded ones (4) and two concealed ones (6).
    pub mixed_kongs: u8,
    /// What drawing the last tile oneself adds to a hand that is concealed by its nature.
    pub special_self_draw: SpecialSelfDraw,
    /// What a pung is that a discard finished.
    pub finished_pung: FinishedPung,
    /// Whether a wait on a kind that the nine tiles of a knitted straight hold already earns a wait fan.
    pub knitted_wait: KnittedWait,
}

/// What a self-draw adds to seven pairs, thirteen orphans, nine gates, honours and knitted tiles, four concealed pungs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SpecialSelfDraw {
    /// 自摸, 1 point: they contain 不求人.
    SelfDrawn,
    /// 不求人, 4 points.
    FullyConcealed,
}

/// A pung whose third tile was another player's discard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FinishedPung {
    /// It counts as melded.
    Melded,
    /// It counts as concealed.
    Concealed,
}

/// 258m 369p 147s with 24p 88s waiting on 3p: the wait is closed, though 3p is one of the nine too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KnittedWait {
    /// It earns the wait fan.
    Counts,
    /// It earns nothing.
    Nothing,
}

impl McrRules {
    /// The practice of today.
    pub const TODAY: McrRules = McrRules {
        two_concealed_kongs: 6,
        mixed_kongs: 5,
        special_self_draw: SpecialSelfDraw::SelfDrawn,
        finished_pung: FinishedPung::Melded,
        knitted_wait: KnittedWait::Counts,
    };

    /// What a fan is worth.
    pub const fn points(&self, fan: Fan) -> u8 {
        match fan {
            Fan::TwoConcealedKongs => self.two_concealed_kongs,
            Fan::MixedKongs => self.mixed_kongs,
            _ => fan.points(),
        }
    }
}

impl Default for McrRules {
    fn default() -> McrRules {
        McrRules::TODAY
    }
}
