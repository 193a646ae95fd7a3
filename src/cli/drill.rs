//! `tenpai drill`: what can be said of a drill before it opens.

use std::time::Duration;

use clap::{Args as Options, ValueEnum, value_parser};

use crate::drill::deal::{DealOptions, Narrow, Order, Source, Wilds};
use crate::drill::exercise::Drill as Trained;
use crate::drill::play::{Coaching, Goal, PlayStyle};
use crate::drill::record::Mode;
use crate::drill::score::{ScoreLevel, ScoreQuestion};
use crate::drill::settings::{Said, Settings};
use crate::engine::{AnyHand, HandFault, Ruleset, WonHand};
use crate::shell::{Opening, Start};
use crate::words::report;

use super::args::{Looks, ruleset, source};
use super::deal;
use super::wanted::Wanted;
use super::wild_options::WildDeal;

/// A drill and its questions.
#[derive(Options, Debug)]
#[command(after_help = "\
The sources of the wait drill:
  shapes  one shape worth learning in one suit, complete melds around it;
          15 hands in 100 are made not ready
  flush   13 shuffled tiles of one suit; about half of these hands are ready
  table   the hand that a player alone makes ready who discards for the most
          tiles accepted
  exact   a ready hand, each as often as a fair deal brings it
The levels of the points drill (--level):
  yaku    the yaku and their han          fu     the fu
  table   from han and fu to points       all    han, fu and points
  total   MCR: the points of all fans     fans   MCR: which fans count
The same source or level and seed give the same question.

Examples:
  tenpai drill waits
  tenpai drill waits --source flush --seed 7
  tenpai drill waits --wilds
  tenpai drill waits --step 1 --level bare
  tenpai drill waits --hand 2345678m345p789s
  tenpai drill waits --mode sprint --source flush
  tenpai drill discards
  tenpai drill discards --hand 34667m356788p111s
  tenpai drill play --seed 7
  tenpai drill play --blind --to win
  tenpai drill shanten --seed 7
  tenpai drill score --level fu
  tenpai drill score --rules mcr
  tenpai drill score --win '12344567m34p444s 2p ron flags=riichi'
  tenpai drill waits --hand '13m456p789s11z[2222m]'")]
pub struct Drill {
    /// Which drill
    drill: DrillName,
    /// Where the hands come from; otherwise as it is set, at first shapes
    #[arg(long, value_parser = source())]
    source: Option<Source>,
    /// What completes a hand; otherwise as it is set, at first riichi
    #[arg(long, value_name = "RULES", value_parser = ruleset())]
    rules: Option<Ruleset>,
    #[command(flatten)]
    wanted: Wanted,
    /// Question k has the seed N+k-1, whatever is set; without it, every session is another
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// How many questions; otherwise as it is set, at first 10
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=i64::from(Settings::LONGEST)))]
    questions: Option<u16>,
    /// Show the tiles as they were dealt
    #[arg(long)]
    unsorted: bool,
    /// How many hands in a hundred are made not ready; otherwise as the source has it
    #[arg(long, value_name = "PERCENT", value_parser = value_parser!(u8).range(0..=100))]
    decoys: Option<u8>,
    #[command(flatten)]
    wilds: WildDeal,
    /// How the questions follow each other: ten of them, as many as two minutes allow, until the first mistake, an exam of twenty
    #[arg(long, value_enum)]
    mode: Option<DrillMode>,
    /// So many seconds to think in all; the clock stands while an answer is read
    #[arg(long, value_name = "SECONDS", value_parser = value_parser!(u16).range(1..))]
    clock: Option<u16>,
    /// Ask about this hand instead
    #[arg(long, value_name = "HAND", conflicts_with_all = ["source", "seed", "questions", "decoys", "item", "core", "step", "waits", "level", "wilds"])]
    hand: Option<AnyHand>,
    /// Play the hand without a word; its report comes at the end
    #[arg(long)]
    blind: bool,
    /// How far a hand is played
    #[arg(long, value_name = "GOAL", value_enum)]
    to: Option<PlayTo>,
    /// Ask about this win instead, written as for `tenpai score`
    #[arg(long, value_name = "LINE", conflicts_with_all = ["seed", "questions", "hand"])]
    win: Option<String>,
}

impl Drill {
    /// Why these questions cannot be asked.
    pub fn refused(&self) -> Option<String> {
        let play = [("--blind", self.blind), ("--to", self.to.is_some())].into_iter().find(|(_, said)| *said);
        if let Some((option, _)) = play.filter(|_| self.drill != DrillName::Play) {
            return Some(report::only_with_play(option));
        }
        if self.drill != DrillName::Waits && self.mode == Some(DrillMode::Exam) {
            return Some(report::only_with_waits("--mode exam"));
        }
        if self.questions.is_some()
            && let Some(mode) = self.mode.filter(|&mode| mode != DrillMode::Ten)
        {
            return Some(report::no_number_of_questions(mode.mode()));
        }
        if self.drill == DrillName::Score {
            return self.score_refused();
        }
        if self.win.is_some() {
            return Some(report::NO_WIN.to_owned());
        }
        if let Some(level) = self.wanted.score_level() {
            return Some(report::only_with_score(level));
        }
        if self.drill == DrillName::Play && self.hand.is_some() {
            return Some(report::NO_HAND_TO_PLAY.to_owned());
        }
        if self.drill != DrillName::Waits
            && let Some(option) = self.of_the_wait_drill()
        {
            return Some(report::only_with_waits(option));
        }
        if let Some(fault) = self.wrong_size() {
            return Some(report::of_option("--hand", &fault));
        }
        let from = self.seed.unwrap_or_default();
        let source = self.source.or(self.wanted.source()).unwrap_or_default();
        let rules = self.rules.unwrap_or(Ruleset::RIICHI);
        let (narrow, wilds) = (self.wanted.narrow(), self.wilds.wilds());
        let options = DealOptions { source, narrow, rules, wilds, ..DealOptions::default() };
        deal::refused(&options, from, u64::from(self.questions.unwrap_or(Settings::default().questions)))
    }

    /// The size that the hand has and should not have: a discard is asked after a draw, everything else before it.
    fn wrong_size(&self) -> Option<HandFault> {
        match (self.drill, self.hand.as_ref()?) {
            (DrillName::Discards, AnyHand::Hand(hand)) => Some(HandFault::NotDrawn(hand.size())),
            (DrillName::Waits | DrillName::Shanten, AnyHand::Drawn(hand)) => Some(HandFault::AlreadyDrawn(hand.size())),
            _ => None,
        }
    }

    /// Why these points cannot be asked.
    fn score_refused(&self) -> Option<String> {
        if let Some(option) = self.of_the_wait_drill() {
            return Some(report::only_with_waits(option));
        }
        if self.hand.is_some() {
            return Some(report::NO_HAND.to_owned());
        }
        match (self.wanted.score_level(), &self.rules) {
            (_, Some(rules)) if *rules == Ruleset::STANDARD => Some(report::NO_POINTS.to_owned()),
            (Some(level), Some(rules)) if level.rules() != *rules => Some(report::other_rules(level, rules)),
            _ => self.given_win().err(),
        }
    }

    /// The level that was said, or that of the rules that were; none where neither was.
    fn score_level(&self) -> Option<ScoreLevel> {
        self.wanted.score_level().or(self.rules.map(ScoreLevel::of))
    }

    /// The question about a win of the player's own; the other way: what is wrong with it.
    fn given_win(&self) -> Result<Option<ScoreQuestion>, String> {
        let Some(line) = &self.win else { return Ok(None) };
        let level = self.score_level().unwrap_or_default();
        let won = WonHand::read(line, &level.rules()).map_err(|error| report::of_option("--win", &error))?;
        ScoreQuestion::given(level, won).map(Some).map_err(|why| report::of_option("--win", &why))
    }

    /// The first option that says how hands of the wait drill are dealt; none where there is none.
    fn of_the_wait_drill(&self) -> Option<&'static str> {
        let said = [
            ("--source", self.source.is_some()),
            (self.wanted.named(), self.wanted.narrow() != Narrow::default()),
            ("--unsorted", self.unsorted),
            ("--decoys", self.decoys.is_some()),
            ("--wilds", self.wilds.wilds() != Wilds::None),
        ];
        said.into_iter().find(|(_, said)| *said).map(|(option, _)| option)
    }

    /// The trainer as this drill opens it.
    pub fn start(self, looks: &Looks) -> Start {
        let drill = match self.drill {
            DrillName::Waits => Trained::Waits,
            DrillName::Discards => Trained::Discards,
            DrillName::Play => Trained::Play,
            DrillName::Shanten => Trained::Shanten,
            DrillName::Score => Trained::Score,
        };
        let style = PlayStyle {
            coaching: if self.blind { Coaching::Blind } else { Coaching::Coached },
            goal: if self.to == Some(PlayTo::Win) { Goal::Win } else { Goal::Ready },
        };
        let mode = self.mode.map_or(Mode::Ten, DrillMode::mode);
        let clock = self.clock.map(|seconds| Duration::from_secs(u64::from(seconds)));
        let start = looks.start();
        let said = Said {
            source: self.source.or(self.wanted.source()),
            rules: self.rules,
            questions: self.questions,
            order: self.unsorted.then_some(Order::Unsorted),
            decoys: self.decoys,
            ..start.said
        };
        let (narrow, wilds) = (self.wanted.narrow(), self.wilds.wilds());
        let win = self.given_win().unwrap_or_default();
        let level = win.as_ref().map(ScoreQuestion::level).or(self.score_level());
        Start {
            opening: Opening::Drill,
            drill,
            mode,
            clock,
            narrow,
            wilds,
            seed: self.seed,
            hand: self.hand,
            level,
            win,
            style,
            said,
            ..start
        }
    }
}

/// How the questions of a session follow each other.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
enum DrillMode {
    /// A number of questions
    Ten,
    /// Two minutes
    Sprint,
    /// Until the first mistake
    SuddenDeath,
    /// Twenty hands, one clock, marked at the end
    Exam,
}

impl DrillMode {
    const fn mode(self) -> Mode {
        match self {
            DrillMode::Ten => Mode::Ten,
            DrillMode::Sprint => Mode::Sprint,
            DrillMode::SuddenDeath => Mode::SuddenDeath,
            DrillMode::Exam => Mode::Exam,
        }
    }
}

/// How far a hand is played.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
enum PlayTo {
    /// Until it is ready
    Ready,
    /// Until a drawn tile completes it
    Win,
}

/// The drills that are built.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum DrillName {
    /// Which tiles complete a hand
    Waits,
    /// Which of fourteen tiles is let go
    Discards,
    /// A whole hand alone, draw by draw
    Play,
    /// How far from ready a hand is
    Shanten,
    /// What a win is worth
    Score,
}
