//! What is drilled: questions, answers and how they are marked.

pub mod deal;
pub mod exercise;
pub mod language;
pub mod outcome;
pub mod question;
pub mod session;
pub mod turned;
pub mod waits;
