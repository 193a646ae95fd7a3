//! Japanese riichi: what a won hand is worth, and why.
//!
//! A hand is seen in each of its readings and with the winning tile in each place; each of these has its yaku and its
//! fu, and the one that is worth most counts. 流し満貫 nagashi mangan is no win with a complete hand, so it is none of these.

mod dora;
mod found;
mod fu;
mod kan;
mod patterns;
mod points;
mod score;
mod switches;
mod view;
mod worth;
mod yaku;
mod yakuman;

pub use dora::dora;
pub use fu::{FuReason, FuStep};
pub use kan::may_kan;
pub use points::{Gain, Limit, Points};
pub use score::{Score, score};
pub use switches::{DoubleWind, Renhou, Switches};
pub use view::{Piece, PieceKind, Standing};
pub use worth::{WaitWorth, worth};
pub use yaku::{Found, Worth, Yaku, Yakuhai};
