//! Every fixed word or sentence of a screen, by what it is for.

/// The enum, and the list of all of it in the same order.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident,)+) => {
        /// A fixed word or sentence of a screen.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Word {
            $($(#[$doc])* $name,)+
        }

        impl Word {
            /// Every one of them.
            pub const ALL: &'static [Word] = &[$(Word::$name),+];
        }
    };
}

words! {
    /// The name of the program.
    Name,
    /// What the program is for, on the home screen.
    Tagline,
    /// The heading of the wait drill.
    Waits,
    /// The question of the wait drill.
    WhichTiles,
    /// The heading of the discard drill.
    Discards,
    /// The question of the discard drill.
    WhichDiscard,
    /// Before the tiles that were discarded.
    River,
    /// Enter with no tile chosen.
    NoDiscard,
    /// A tile that does not exist.
    NoSuchTile,
    /// How a discard is chosen.
    DiscardHint,
    /// How a discard is chosen where nobody knows which tile was drawn.
    DiscardHintGiven,
    /// Where every discard is as good as any other.
    AllAlike,
    /// Where the model has no chances.
    NoChances,
    /// Keys while a discard is asked.
    KeysDiscard,
    /// The key for every discard.
    KeyTable,
    /// The key back from every discard.
    KeyFewerRows,
    /// The heading of the play drill.
    Play,
    /// The hand is not complete.
    NoWin,
    /// The drawn tile completes the hand, or not: how a win is said.
    WinHint,
    /// The key that goes on with the hand.
    KeyGoOn,
    /// The key that ends the hand.
    KeyGiveUp,
    /// The key that plays on from a position.
    KeyPlayOn,
    /// The keys that look at another turn.
    KeyTurns,
    /// Keys while a discard of a whole hand is asked.
    KeysPlay,
    /// The same where it is played to a win.
    KeysPlayToWin,
    /// The key back to the discard drill.
    KeyPlayedOn,
    /// The heading of the distance drill.
    Shanten,
    /// The question of the distance drill.
    HowFar,
    /// How to answer it.
    HowFarHint,
    /// Keys while a distance is asked.
    KeysDistance,
    /// The heading of the points drill.
    Points,
    /// An answer that is not right.
    Wrong,
    /// Keys while a level of the points drill is chosen.
    KeysLevels,
    /// Keys while figures are filled in.
    KeysFields,
    /// Keys while names are chosen.
    KeysNames,
    /// Before melds that stand below the hand.
    Melds,
    /// How names are chosen.
    NamesHint,
    /// A form of which no fu are counted.
    NoFu,
    /// Keys while it is asked which waits reach eight points.
    KeysReach,
    /// The key that asks which waits reach eight points.
    KeyPoints,
    /// The second question of the wait drill under Chinese official rules.
    WhichReach,
    /// Where that question comes next.
    ReachDue,
    /// Nothing is chosen there.
    NoWaitChosen,
    /// Above the fans that look as if they counted.
    NotCounted,
    /// Above the table in which waits are chosen.
    YourAnswer,
    /// How to answer where digits need a suit letter.
    HintSuits,
    /// How to answer where every tile is of one suit.
    HintOneSuit,
    /// The other way to choose.
    HintArrows,
    /// The answer that the hand waits for nothing.
    NotReady,
    /// How to answer that, and that it is chosen.
    NotReadyKey,
    /// Right, as a heading.
    Right,
    /// Missed, as a heading.
    Missed,
    /// Chosen in error, as a heading.
    Extra,
    /// Beside a reading that was missed.
    MissedMark,
    /// Beside a kind that was chosen and does not complete the hand.
    ExtraMark,
    /// Right answers, in the title line.
    TitleRight,
    /// Wrong answers, in the title line.
    TitleMissed,
    /// Right answers in a row, in the title line.
    TitleStreak,
    /// The seed of the question, in the title line.
    TitleSeed,
    /// A hand given by the player instead of dealt.
    GivenHand,
    /// The same hand once more, in the title line.
    AgainTitle,
    /// In the title line, where a hand is played on from a position.
    PlayedOnTitle,
    /// Digits wait for their suit letter.
    DigitsWait,
    /// Enter with nothing chosen.
    NothingChosen,
    /// No such honour.
    NoSuchHonor,
    /// Leaving the trainer inside a session.
    LeaveAsked,
    /// Going to the menu inside a session.
    MenuAsked,
    /// The heading of the help.
    Help,
    /// The heading of the summary.
    Summary,
    /// Nothing was missed in the session.
    NothingMissed,
    /// Above the list of missed questions.
    MissedList,
    /// Keys of the home screen.
    KeysHome,
    /// Keys while answering.
    KeysAsking,
    /// Above the question that stood when the clock had run down.
    TimeUp,
    /// The same in an exam, which gives no hints.
    KeysExam,
    /// An answer of which an exam does not tell more yet.
    Answered,
    /// Keys of the help.
    KeysHelp,
    /// Keys of the help, where all of it fits.
    KeysHelpFits,
    /// Keys while leaving is asked.
    KeysLeaving,
    /// Keys while going to the menu is asked.
    KeysToMenu,
    /// Answers cannot be kept: no space is left.
    UnkeptFull,
    /// Answers cannot be kept: the place may not be written.
    UnkeptReadOnly,
    /// Answers cannot be kept: the file is damaged.
    UnkeptDamaged,
    /// Answers cannot be kept: the file is of a later version.
    UnkeptNewer,
    /// Answers cannot be kept for another reason.
    UnkeptOther,
    /// Keys while that is told.
    KeysUnkept,
    /// The heading of the chooser.
    Choose,
    /// The heading of the analysis.
    Analyse,
    /// The heading of the settings.
    Settings,
    /// Before the text of a hand.
    AnyHand,
    /// Where nothing is typed.
    AnyHandHint,
    /// Keys of the chooser.
    KeysChoose,
    /// Keys of the analysis.
    KeysAnalyse,
    /// Keys of the analysis where a discard is looked at.
    KeysAnalyseDiscards,
    /// Keys of the analysis for the hand after a discard.
    KeysAnalyseAfter,
    /// Keys of the settings.
    KeysSettings,
    /// Settings are not kept: no room.
    SettingsFull,
    /// Settings are not kept: not allowed.
    SettingsReadOnly,
    /// The settings file is damaged.
    SettingsDamaged,
    /// The settings file is of a later version.
    SettingsNewer,
    /// Settings are not kept or read, for another reason.
    SettingsOther,
    /// The answer was asked for, as a heading.
    GivenUp,
    /// A hint was asked for.
    Hinted,
    /// A miss that was a slip.
    Slip,
    /// The miss is noted as a slip.
    SlipNote,
    /// The question has a bookmark.
    BookmarkNote,
    /// Above the answers of the session so far.
    SoFar,
    /// Above the list of questions answered right but slowly.
    SlowList,
    /// Above the list of questions answered right with a hint.
    HintedList,
    /// Above the commands of questions with a bookmark.
    BookmarkList,
    /// The key for the next question.
    KeyNext,
    /// The keys that scroll.
    KeyScroll,
    /// The key that says why a false tile fails.
    KeyWhy,
    /// The key for every reading.
    KeyEvery,
    /// The key back from every reading.
    KeyFewer,
    /// The key that turns the wall over.
    KeyWall,
    /// The key for the same hand again.
    KeyAgain,
    /// The key that notes a slip.
    KeySlip,
    /// The key for a bookmark.
    KeyBookmark,
    /// The key for the command that rebuilds the question.
    KeyRebuild,
    /// The key for another session.
    KeyAnother,
    /// The key for the failed and slow ones again.
    KeyPractise,
    /// The key to the menu.
    KeyMenu,
    /// The key back to the verdict.
    KeyBack,
    /// The key that leaves, inside a session.
    KeyLeave,
    /// The key that leaves.
    KeyQuit,
    /// The key for the help.
    KeyHelp,
    /// The heading of the lessons.
    Lessons,
    /// The heading of one.
    Lesson,
    /// Keys of the lessons.
    KeysLessons,
    /// The key from a lesson to its drill.
    KeyDrill,
    /// The key from a lesson to all of them.
    KeyToLessons,
    /// The heading of the figures.
    Figures,
    /// The page of the weeks.
    FiguresWeeks,
    /// The page of the days.
    FiguresDays,
    /// The page of the shapes.
    FiguresShapes,
    /// The page of the drills.
    FiguresDrills,
    /// Keys of the figures.
    KeysFigures,
    /// Keys of a page that goes through time.
    KeysFiguresTime,
    /// Keys of the page of shapes.
    KeysFiguresShapes,
    /// Beside what comes back today.
    Due,
    /// The heading of the modes.
    Modes,
    /// Above the old and new median times of shapes.
    Medians,
    /// A review was asked for where nothing is due and nothing failed.
    NothingToReview,
    /// The day's questions are over.
    DailyDone,
    /// Where no terminal is there to draw on.
    NoTerminal,
}
