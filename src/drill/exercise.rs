//! What a drill asks, the answer being made, and what came of it.

use std::fmt;
use std::time::Duration;

use super::curriculum;
use super::discards::{self, DiscardQuestion, DiscardVerdict};
use super::play::{BestLine, End, Play};
use super::question::Question;
use super::score::{self, ScoreAnswer, ScoreQuestion, ScoreVerdict};
use super::shanten::{self, DistanceQuestion, DistanceVerdict};
use super::waits::{self, Answer, Verdict};
use crate::engine::Tile;

/// What is trained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Drill {
    /// Which tiles complete a hand?
    #[default]
    Waits,
    /// Which of fourteen tiles is let go?
    Discards,
    /// A whole hand alone.
    Play,
    /// How far from ready is a hand?
    Shanten,
    /// What is a win worth?
    Score,
}

impl Drill {
    /// The word that names it on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Drill::Waits => "waits",
            Drill::Discards => "discards",
            Drill::Play => "play",
            Drill::Shanten => "shanten",
            Drill::Score => "score",
        }
    }
}

impl fmt::Display for Drill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A question with the answer so far.
#[derive(Clone, Debug)]
pub enum Exercise {
    /// Which tiles complete this hand?
    Waits(Box<Question>, Answer),
    /// Which of these tiles is let go? The place of the chosen one among them as they are shown.
    Discards(Box<DiscardQuestion>, Option<usize>),
    /// A whole hand alone.
    Play(Box<Play>),
    /// How far from ready is this hand?
    Shanten(Box<DistanceQuestion>, Option<u8>),
    /// What is this win worth?
    Score(Box<ScoreQuestion>, ScoreAnswer),
}

impl Exercise {
    /// Which tiles complete this hand?
    pub fn asking_waits(question: Question) -> Exercise {
        Exercise::Waits(Box::new(question), Answer::default())
    }

    /// The hand whose waits are asked; none in another drill.
    pub fn question(&self) -> Option<&Question> {
        match self {
            Exercise::Waits(question, _) => Some(question),
            Exercise::Discards(..) | Exercise::Play(..) | Exercise::Shanten(..) | Exercise::Score(..) => None,
        }
    }

    /// How far from ready is this hand?
    pub fn asking_distance(question: DistanceQuestion) -> Exercise {
        Exercise::Shanten(Box::new(question), None)
    }

    /// Which of these tiles is let go?
    pub fn asking_discard(question: DiscardQuestion) -> Exercise {
        Exercise::Discards(Box::new(question), None)
    }

    /// The hand that is played; none in another drill.
    pub fn play(&self) -> Option<&Play> {
        if let Exercise::Play(play) = self { Some(play) } else { None }
    }

    /// What is this win worth?
    pub fn asking_score(question: ScoreQuestion) -> Exercise {
        Exercise::Score(Box::new(question), ScoreAnswer::default())
    }

    /// What is trained.
    pub fn drill(&self) -> Drill {
        match self {
            Exercise::Waits(..) => Drill::Waits,
            Exercise::Discards(..) => Drill::Discards,
            Exercise::Play(..) => Drill::Play,
            Exercise::Shanten(..) => Drill::Shanten,
            Exercise::Score(..) => Drill::Score,
        }
    }

    /// What was right, missed and extra; none while nothing is chosen.
    pub fn mark(&self) -> Option<Marked> {
        match self {
            Exercise::Waits(_, answer) if answer.is_empty() => None,
            Exercise::Waits(question, answer) => Some(Marked::Waits(question.clone(), Box::new(waits::mark(question, *answer)))),
            Exercise::Discards(question, place) => {
                chosen(question, *place).map(|tile| Marked::Discards(question.clone(), Box::new(discards::mark(question, Some(tile)))))
            }
            Exercise::Play(play) => play.end().map(|_| Marked::played(play.clone())),
            Exercise::Shanten(question, answer) => {
                answer.map(|answer| Marked::Shanten(question.clone(), Box::new(shanten::mark(question, Some(answer)))))
            }
            Exercise::Score(question, answer) if answer.draft().missing(question).is_some() => None,
            Exercise::Score(question, answer) => Some(Marked::Score(question.clone(), Box::new(score::mark(question, answer.clone())))),
        }
    }

    /// As if nothing had been answered: missed, and nothing false.
    pub fn give_up(&self) -> Marked {
        match self {
            Exercise::Waits(question, _) => Marked::Waits(question.clone(), Box::new(waits::mark(question, Answer::GivenUp))),
            Exercise::Discards(question, _) => Marked::Discards(question.clone(), Box::new(discards::mark(question, None))),
            Exercise::Play(play) => {
                let mut play = play.clone();
                play.stop();
                Marked::played(play)
            }
            Exercise::Shanten(question, _) => Marked::Shanten(question.clone(), Box::new(shanten::mark(question, None))),
            Exercise::Score(question, _) => Marked::Score(question.clone(), Box::new(score::mark(question, ScoreAnswer::GivenUp))),
        }
    }
}

/// The tile at a place of a position.
fn chosen(question: &DiscardQuestion, place: Option<usize>) -> Option<Tile> {
    question.shown().get(place?).map(|&(tile, _)| tile)
}

/// A question whose answer is marked.
#[derive(Clone, Debug)]
pub enum Marked {
    /// Which tiles complete this hand?
    Waits(Box<Question>, Box<Verdict>),
    /// Which of these tiles is let go?
    Discards(Box<DiscardQuestion>, Box<DiscardVerdict>),
    /// A whole hand alone, and what always taking the best had come to.
    Play(Box<Play>, BestLine),
    /// How far from ready is this hand?
    Shanten(Box<DistanceQuestion>, Box<DistanceVerdict>),
    /// What is this win worth?
    Score(Box<ScoreQuestion>, Box<ScoreVerdict>),
}

impl Marked {
    fn played(play: Box<Play>) -> Marked {
        let line = play.best_line();
        Marked::Play(play, line)
    }

    /// The hand that was played; none in another drill.
    pub fn play(&self) -> Option<&Play> {
        if let Marked::Play(play, _) = self { Some(play) } else { None }
    }

    /// The hand whose waits were asked; none in another drill.
    pub fn question(&self) -> Option<&Question> {
        match self {
            Marked::Waits(question, _) => Some(question),
            Marked::Discards(..) | Marked::Play(..) | Marked::Shanten(..) | Marked::Score(..) => None,
        }
    }

    /// What is trained.
    pub fn drill(&self) -> Drill {
        match self {
            Marked::Waits(..) => Drill::Waits,
            Marked::Discards(..) => Drill::Discards,
            Marked::Play(..) => Drill::Play,
            Marked::Shanten(..) => Drill::Shanten,
            Marked::Score(..) => Drill::Score,
        }
    }

    /// Whether the answer is right as a whole.
    pub fn is_right(&self) -> bool {
        match self {
            Marked::Waits(_, verdict) => verdict.is_right(),
            Marked::Discards(_, verdict) => verdict.is_right(),
            Marked::Play(play, _) => play.is_faultless(),
            Marked::Shanten(_, verdict) => verdict.is_right(),
            Marked::Score(_, verdict) => verdict.is_right(),
        }
    }

    /// Whether the answer was asked for instead of given.
    pub fn is_given_up(&self) -> bool {
        match self {
            Marked::Waits(_, verdict) => verdict.answer == Answer::GivenUp,
            Marked::Discards(_, verdict) => verdict.answer.is_none(),
            Marked::Play(play, _) => play.end() == Some(End::Stopped),
            Marked::Shanten(_, verdict) => verdict.answer.is_none(),
            Marked::Score(_, verdict) => verdict.answer == ScoreAnswer::GivenUp,
        }
    }

    /// In what time a right answer is given by someone who sees it.
    pub fn target(&self) -> Duration {
        match self {
            Marked::Waits(question, verdict) => match &verdict.wild {
                Some(wild) => wild.target(),
                None => curriculum::target(question.hand(), question.rules()),
            },
            Marked::Discards(_, verdict) => verdict.target(),
            Marked::Play(play, _) => play.target(),
            Marked::Shanten(_, verdict) => verdict.target(),
            Marked::Score(question, verdict) => score::target(question, verdict),
        }
    }

    /// The same question with nothing chosen.
    pub fn again(&self) -> Exercise {
        match self {
            Marked::Waits(question, _) => Exercise::Waits(question.clone(), Answer::default()),
            Marked::Discards(question, _) => Exercise::Discards(question.clone(), None),
            Marked::Play(play, _) => Exercise::Play(Box::new(play.again())),
            Marked::Shanten(question, _) => Exercise::Shanten(question.clone(), None),
            Marked::Score(question, _) => Exercise::Score(question.clone(), ScoreAnswer::default()),
        }
    }

    /// The command that asks this question again.
    pub fn command(&self) -> String {
        match self {
            Marked::Waits(question, _) => question.command(),
            Marked::Discards(question, _) => question.command(),
            Marked::Play(play, _) => play.command(),
            Marked::Shanten(question, _) => question.command(),
            Marked::Score(question, _) => question.command(),
        }
    }
}
