//! The languages a learner can choose.

/// A language the trainer speaks; its words are in [`crate::words`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English, with the Japanese terms of the game beside it.
    #[default]
    English,
}
