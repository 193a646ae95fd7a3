//! The lessons: a short page for each step of the curriculum, in words and hands.

use super::Language;
use crate::drill::curriculum::Step;

/// A page to read before a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What it is about.
    pub title: &'static str,
    /// What stands below, from top to bottom.
    pub lines: Vec<LessonLine>,
}

/// A line of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonLine {
    /// Words, 76 columns at most; empty between paragraphs.
    Text(&'static str),
    /// A hand, complete melds elsewhere left out.
    Hand {
        /// Hand text.
        hand: &'static str,
        /// What it waits for, as a set of tiles prints; nothing where it waits for nothing.
        waits: &'static str,
        /// Why.
        note: &'static str,
    },
}

impl Lesson {
    /// The page of this step.
    pub fn of(step: Step, language: Language) -> Lesson {
        match language {
            Language::English => Lesson::read(english(step)),
        }
    }

    /// The first line is the title, an empty one follows; a hand stands behind `>` with its waits and its note behind bars.
    fn read(text: &'static str) -> Lesson {
        let (title, rest) = text.split_once("\n\n").unwrap_or((text, ""));
        Lesson { title, lines: rest.lines().map(LessonLine::read).collect() }
    }
}

impl LessonLine {
    fn read(line: &'static str) -> LessonLine {
        let Some(row) = line.strip_prefix("> ") else { return LessonLine::Text(line) };
        let mut cells = row.splitn(3, " | ");
        let mut cell = || cells.next().unwrap_or_default();
        let (hand, waits, note) = (cell(), cell(), cell());
        LessonLine::Hand { hand, waits: if waits == "-" { "" } else { waits }, note }
    }
}

const fn english(step: Step) -> &'static str {
    match step {
        Step::Basic => include_str!("../../assets/lessons/basic.txt"),
        Step::ThreeSided => include_str!("../../assets/lessons/three-sided.txt"),
        Step::SevenPairs => include_str!("../../assets/lessons/seven-pairs.txt"),
        Step::Nobetan => include_str!("../../assets/lessons/nobetan.txt"),
        Step::LongerRun => include_str!("../../assets/lessons/longer-run.txt"),
        Step::LongRuns => include_str!("../../assets/lessons/long-runs.txt"),
        Step::Triplet => include_str!("../../assets/lessons/triplet.txt"),
        Step::TwoSuits => include_str!("../../assets/lessons/two-suits.txt"),
        Step::NotReady => include_str!("../../assets/lessons/not-ready.txt"),
        Step::SevenTriplet => include_str!("../../assets/lessons/seven-triplet.txt"),
        Step::SevenTriplets => include_str!("../../assets/lessons/seven-triplets.txt"),
        Step::SevenQuad => include_str!("../../assets/lessons/seven-quad.txt"),
        Step::Orphans => include_str!("../../assets/lessons/orphans.txt"),
        Step::Ten => include_str!("../../assets/lessons/ten.txt"),
        Step::Thirteen => include_str!("../../assets/lessons/thirteen.txt"),
    }
}
