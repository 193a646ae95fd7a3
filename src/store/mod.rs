//! What is kept on the learner's machine: every path and every file stands here, and nothing leaves the machine.

mod fitted;
pub mod folders;
mod form;
pub mod history;
mod patience;
pub mod settings;
