//! What a drill asks, the answer being made, and what came of it.

use super::waits::{Answer, Question, Verdict};
use crate::engine::Tile;

/// A question with the answer so far. The waits drill is the first; other drills become further variants.
#[derive(Clone, Debug)]
pub struct Exercise {
    question: Question,
    answer: Answer,
}

impl Exercise {
    /// A question with nothing chosen.
    pub fn new(question: Question) -> Exercise {
        Exercise { question, answer: Answer::default() }
    }

    /// What is asked.
    pub fn question(&self) -> &Question {
        &self.question
    }

    /// What is chosen so far.
    pub fn answer(&self) -> Answer {
        self.answer
    }

    /// Chooses a tile, or drops one that was chosen.
    pub fn toggle(&mut self, tile: Tile) {
        self.answer = self.answer.toggled(tile);
    }

    /// Chooses *not ready*, or drops it.
    pub fn toggle_not_ready(&mut self) {
        self.answer = match self.answer {
            Answer::NotReady => Answer::default(),
            Answer::Tiles(_) => Answer::NotReady,
        };
    }

    /// Puts an earlier answer back.
    pub fn answer_with(&mut self, answer: Answer) {
        self.answer = answer;
    }

    /// What was right, missed and extra; none while nothing is chosen.
    pub fn mark(&self) -> Option<Verdict> {
        (!self.answer.is_empty()).then(|| self.question.mark(self.answer))
    }
}
