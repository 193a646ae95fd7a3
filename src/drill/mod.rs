//! What is drilled: questions, answers and how they are marked.

pub mod deal;
