//! The points drill: what is this complete hand worth?

mod answer;
mod deal;
mod fu_kind;
mod guess;
mod kept;
mod level;
mod mark;
mod names;
mod question;
mod shown;
mod twins;

pub use answer::{Draft, Field, Missing, ScoreAnswer, ScoreName};
pub use deal::{deal, deal_fu, deal_yaku};
pub use fu_kind::FuKind;
pub use guess::Mistake;
pub use kept::{items, target};
pub use level::{ScoreLevel, UnknownScoreLevel};
pub use mark::{Count, FieldMark, NameMarks, ScoreVerdict, mark};
pub use names::NameGroup;
pub use question::{Cell, NotAsked, ScoreQuestion, Subject};
pub use shown::yaku_tiles;
pub use twins::Twin;

use crate::engine::mcr::McrRules;
use crate::engine::riichi::Switches;

/// The house rules of riichi by which the drill counts.
pub const SWITCHES: Switches = Switches::COMMON;

/// The rules of Chinese official mahjong by which it counts.
pub const MCR_RULES: McrRules = McrRules::TODAY;
