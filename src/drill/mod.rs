//! What is drilled: questions, answers and how they are marked.

pub mod deal;
pub mod exercise;
pub mod explain;
pub mod language;
pub mod session;
pub mod waits;
