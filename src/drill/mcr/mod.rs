//! Drills under Chinese official rules: what a wait is worth, and which fans a win has.

mod deal;
mod fans;
mod worth;

pub use deal::{deal, deal_fan};
pub use fans::{FansVerdict, Wrong, mark_fans};
pub use worth::{Reach, WaitWorth, mark_reach, reaching, wait_worths};
