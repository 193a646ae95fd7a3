//! The languages a learner can choose.

/// A language the trainer speaks; its words are in [`crate::words`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, with the Japanese terms of the game beside it.
    #[default]
    English,
}

impl Language {
    /// Every language that has its words.
    pub const ALL: [Language; 1] = [Language::English];

    /// The short name on the command line and in the settings file.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }
}
