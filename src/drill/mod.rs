//! What is drilled: questions, answers and how they are marked.

pub mod deal;
pub mod exercise;
pub mod language;
pub mod session;
pub mod settings;
pub mod waits;
