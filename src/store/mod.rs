//! What is kept on the learner's machine: every path and every file stands here, and nothing leaves the machine.

pub mod folders;
pub mod history;
mod patience;
pub mod settings;
