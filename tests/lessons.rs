//! The lessons: every hand in them waits for what they say, and each page fits a screen.

use tenpai::drill::curriculum::{Step, items};
use tenpai::engine::{Hand, Ruleset, waits};
use tenpai::words::Language;
use tenpai::words::lessons::{Lesson, LessonLine};

fn hands(lesson: &Lesson) -> impl Iterator<Item = (Hand, &'static str, &'static str)> {
    lesson.lines.iter().filter_map(|line| match *line {
        LessonLine::Hand { hand, waits, note } => Some((hand.parse().unwrap_or_else(|fault| panic!("{hand}: {fault}")), waits, note)),
        LessonLine::Text(_) => None,
    })
}

#[test]
fn every_hand_waits_for_what_the_lesson_says() {
    for step in Step::ALL {
        let lesson = Lesson::of(step, Language::English);
        for (hand, said, note) in hands(&lesson) {
            assert_eq!(waits(&hand, &Ruleset::RIICHI).real.to_string(), said, "{}: {hand}", step.name());
            assert!(!note.is_empty(), "{}: {hand} has no note", step.name());
        }
    }
}

#[test]
fn every_lesson_shows_an_item_of_its_step() {
    for step in Step::ALL {
        let lesson = Lesson::of(step, Language::English);
        let shown = hands(&lesson).filter(|(hand, _, _)| items(hand, &Ruleset::RIICHI).iter().any(|item| item.step() == step)).count();
        assert!(shown >= 1, "{}: no hand is an item of the step", step.name());
    }
}

#[test]
fn every_lesson_fits_a_screen() {
    for step in Step::ALL {
        let lesson = Lesson::of(step, Language::English);
        assert!(!lesson.title.is_empty() && lesson.title.len() <= 40, "{}: {}", step.name(), lesson.title);
        assert!((6..=18).contains(&lesson.lines.len()), "{}: {} lines", step.name(), lesson.lines.len());
        for line in &lesson.lines {
            let text = match *line {
                LessonLine::Text(text) => text.to_string(),
                LessonLine::Hand { hand, waits, note } => format!("  {hand:<19} {waits:<9}  {note}"),
            };
            assert!(text.is_ascii() && text.trim_end() == text, "{}: {text}", step.name());
            assert!(text.len() <= if waits_wide(line) { 120 } else { 76 }, "{}: {} columns: {text}", step.name(), text.len());
        }
    }
}

/// Thirteen orphans wait for more than a column holds.
fn waits_wide(line: &LessonLine) -> bool {
    matches!(line, LessonLine::Hand { waits, .. } if waits.len() > 9)
}
