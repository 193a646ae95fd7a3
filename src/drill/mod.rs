//! What is drilled: questions, answers and how they are marked.

pub mod curriculum;
pub mod deal;
pub mod dealer;
pub mod discards;
pub mod exercise;
pub mod explain;
pub mod grade;
pub mod keep;
pub mod language;
pub mod mcr;
pub mod outcome;
pub mod path;
pub mod play;
pub mod progress;
pub mod question;
mod recipe;
pub mod record;
pub mod schedule;
pub mod score;
pub mod session;
pub mod settings;
pub mod shanten;
pub mod solo;
pub mod statistics;
pub mod turned;
pub mod waits;
