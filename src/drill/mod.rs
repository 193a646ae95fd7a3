//! What is drilled: questions, answers and how they are marked.

pub mod curriculum;
pub mod deal;
pub mod exercise;
pub mod explain;
pub mod grade;
pub mod language;
pub mod mcr;
pub mod outcome;
pub mod progress;
pub mod question;
pub mod record;
pub mod schedule;
pub mod session;
pub mod settings;
pub mod statistics;
pub mod turned;
pub mod waits;
