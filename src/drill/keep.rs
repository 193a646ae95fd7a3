//! What of an answered question is kept.

use std::time::Duration;

use super::curriculum::{Step, items};
use super::deal::Source;
use super::discards::{DiscardQuestion, DiscardVerdict};
use super::exercise::{Drill, Marked};
use super::outcome::{Help, Meant, Outcome};
use super::play::{End, Play, Turn};
use super::question::{Origin, Question};
use super::record::{self, Answered, Mark, Mode, Standing};
use super::score::{FieldMark, ScoreName, ScoreQuestion, ScoreVerdict, items as score_items};
use super::shanten::{DistanceQuestion, DistanceVerdict};
use super::waits::{Answer, Verdict};

/// The source of a hand that the learner gave.
const GIVEN: &str = "hand";

impl Outcome {
    /// What is kept of this answer in a session of this mode.
    pub fn answered(&self, mode: Mode) -> Answered {
        let blank = Answered {
            drill: self.marked.drill().into(),
            mode,
            rules: String::new(),
            source: String::new(),
            seed: None,
            hand: String::new(),
            items: items_of(&self.marked),
            answer: String::new(),
            mark: if self.is_right() { Mark::Right } else { Mark::Wrong },
            missed: String::new(),
            extra: String::new(),
            grade: String::new(),
            cost: 0.0,
            took: milliseconds(self.took),
            first_key: self.first_key.map(milliseconds),
            target: milliseconds(self.marked.target()),
            help: self.kept_help(),
        };
        match &self.marked {
            Marked::Waits(question, verdict) => waits(question, verdict, blank),
            Marked::Discards(question, verdict) => discard(question, verdict, blank),
            Marked::Play(hand, _) => play(hand, blank),
            Marked::Shanten(question, verdict) => distance(question, verdict, blank),
            Marked::Score(question, verdict) => score(question, verdict, blank),
        }
    }

    /// Whether the answer counts.
    pub fn standing(&self) -> Standing {
        match self.meant {
            Meant::Yes => Standing::Counts,
            Meant::Slip => Standing::Slip,
        }
    }

    fn kept_help(&self) -> record::Help {
        match self.help {
            _ if self.marked.is_given_up() => record::Help::GaveUp,
            Help::None => record::Help::None,
            Help::Number | Help::Meld => record::Help::Hint,
        }
    }
}

/// The items of the curriculum, or the kinds of question, under which an answer is kept: of a discard the distance of the best one, of
/// a distance the distance itself.
///
/// A full flush says something of its shape only where that is a large one: who misses an edge wait among thirteen tiles of a suit may well
/// read edge waits, and would otherwise lose the hands at a table by it.
pub(super) fn items_of(marked: &Marked) -> Vec<String> {
    match marked {
        Marked::Waits(question, _) => {
            let flush = matches!(question.origin(), Origin::Dealt { options, .. } if options.source == Source::Flush);
            let all = items(question.hand(), question.rules()).into_iter();
            all.filter(|item| !flush || item.step() >= Step::SevenTriplet).map(|item| item.name().to_owned()).collect()
        }
        Marked::Discards(_, verdict) => vec![format!("{}:{}", record::Drill::Discards, verdict.distance())],
        Marked::Play(..) => vec![record::Drill::Play.to_string()],
        Marked::Shanten(_, verdict) => vec![format!("{}:{}", record::Drill::Shanten, verdict.truth())],
        Marked::Score(question, verdict) => score_items(question, verdict),
    }
}

fn waits(question: &Question, verdict: &Verdict, blank: Answered) -> Answered {
    let (source, seed) = match question.origin() {
        Origin::Dealt { options, seed } => (options.source.name(), Some(seed)),
        Origin::Given => (GIVEN, None),
    };
    let answer = match verdict.answer {
        Answer::Tiles(tiles) => tiles.to_string(),
        Answer::NotReady => "not ready".to_owned(),
        Answer::GivenUp => String::new(),
    };
    Answered {
        rules: question.rules().name().to_owned(),
        source: source.to_owned(),
        seed,
        hand: question.hand().to_string(),
        answer,
        missed: verdict.missed.to_string(),
        extra: verdict.extra.to_string(),
        ..blank
    }
}

/// What was right are the best discards.
fn discard(question: &DiscardQuestion, verdict: &DiscardVerdict, blank: Answered) -> Answered {
    let best = || verdict.best().map(|row| row.discard.tile.to_string()).collect::<Vec<_>>().join(" ");
    Answered {
        rules: question.rules().name().to_owned(),
        source: if question.seed().is_some() { Source::Table.name() } else { GIVEN }.to_owned(),
        seed: question.seed(),
        hand: question.hand().to_string(),
        answer: verdict.answer.map(|tile| tile.to_string()).unwrap_or_default(),
        missed: if verdict.is_right() { String::new() } else { best() },
        grade: verdict.row().map_or("", |row| row.grade.name()).to_owned(),
        cost: f64::from(verdict.cost()),
        ..blank
    }
}

/// A played hand is one answer: its discards in order. What it cost is the sum over them.
fn play(play: &Play, blank: Answered) -> Answered {
    let cut = |turn: &Turn| turn.verdict.answer.map(|tile| tile.to_string());
    Answered {
        rules: play.rules().name().to_owned(),
        source: if play.seed().is_some() { play.style().name() } else { GIVEN }.to_owned(),
        seed: play.seed(),
        hand: play.dealt_hand().to_string(),
        answer: play.turns().iter().filter_map(cut).collect::<Vec<_>>().join(" "),
        grade: play.end().map_or("", End::name).to_owned(),
        cost: f64::from(play.cost()),
        ..blank
    }
}

fn distance(question: &DistanceQuestion, verdict: &DistanceVerdict, blank: Answered) -> Answered {
    let truth = verdict.truth();
    Answered {
        rules: question.rules().name().to_owned(),
        source: if question.seed().is_some() { Source::Table.name() } else { GIVEN }.to_owned(),
        seed: question.seed(),
        hand: question.hand().to_string(),
        answer: verdict.answer.map(|answer| answer.to_string()).unwrap_or_default(),
        missed: if verdict.is_right() { String::new() } else { truth.to_string() },
        ..blank
    }
}

/// The source is the level: with the seed, it deals the win again.
fn score(question: &ScoreQuestion, verdict: &ScoreVerdict, blank: Answered) -> Answered {
    let figures = |of: fn(&FieldMark) -> Option<u32>| {
        let told = verdict.fields.iter().map(|mark| of(mark).map_or("-".to_owned(), |figure| figure.to_string()));
        told.collect::<Vec<_>>()
    };
    let names = |names: &mut dyn Iterator<Item = ScoreName>| names.map(ScoreName::name).map(str::to_owned).collect::<Vec<_>>();
    let draft = verdict.answer.draft();
    let answer = [figures(|mark| mark.given), names(&mut draft.names().iter().copied())].concat();
    let truth = [figures(|mark| Some(mark.truth)), names(&mut verdict.names.missed.iter().copied())].concat();
    let right = verdict.is_right();
    Answered {
        rules: question.level().rules().name().to_owned(),
        source: if question.seed().is_some() { question.level().name() } else { GIVEN }.to_owned(),
        seed: question.seed(),
        hand: question.subject().to_string(),
        answer: if blank.help == record::Help::GaveUp { String::new() } else { answer.join(", ") },
        missed: if right { String::new() } else { truth.join(", ") },
        extra: names(&mut verdict.names.extra.iter().map(|(name, _)| *name)).join(", "),
        grade: verdict.mistakes.iter().map(|mistake| mistake.name()).collect::<Vec<_>>().join(" "),
        ..blank
    }
}

/// More than 49 days are as long as that.
fn milliseconds(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

impl From<Drill> for record::Drill {
    fn from(drill: Drill) -> record::Drill {
        match drill {
            Drill::Waits => record::Drill::Waits,
            Drill::Discards => record::Drill::Discards,
            Drill::Play => record::Drill::Play,
            Drill::Shanten => record::Drill::Shanten,
            Drill::Score => record::Drill::Score,
        }
    }
}
