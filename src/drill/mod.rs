//! What is drilled: questions, answers and how they are marked.

pub mod curriculum;
pub mod deal;
pub mod exercise;
pub mod grade;
pub mod language;
pub mod progress;
pub mod record;
pub mod schedule;
pub mod session;
pub mod waits;
