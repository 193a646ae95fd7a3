//! What can be said on the command line.

use std::path::{Path, PathBuf};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args as Options, CommandFactory, Parser, Subcommand, ValueEnum, value_parser};
use clap_complete::Shell;

use crate::drill::deal::Source;
use crate::drill::language::Language;
use crate::drill::settings::{Colors, Mouse, Said, Tiles};
use crate::engine::{MOST_DRAWS, Ruleset};
use crate::shell::Start;

use super::drill::Drill;
use super::hands::Style;
use super::solve::Solve;
use super::visible::Visible;
pub use super::wanted::Deal;
use super::wild_options::WildCap;

/// Reads mahjong hands, and teaches people to.
///
/// Without a command, the trainer opens.
#[derive(Parser, Debug)]
#[command(
    name = "tenpai",
    version,
    after_help = "\
A hand is digits and a suit letter, as '123m40p11z[444z]':
  m characters, p circles, s bamboo; 0 is a red five
  1z East, 2z South, 3z West, 4z North, 5z White, 6z Green, 7z Red
  called melds in brackets: [123m] a run, [444z] a triplet,
  [2222m] a kan, [2222m]- a concealed kan
  x a wild tile, which stands for any (waits, shanten)
Quote hands with brackets or spaces; unquoted words are separate hands.
Without hands, they are read from standard input, one a line; blank lines
and lines that begin with # are skipped. A hand that cannot be read is
reported, and the rest are still answered.

Examples:
  tenpai                                 the trainer
  tenpai waits 2345678m345p789s          which tiles complete it, and how
  tenpai shanten '1478m[444z][2222p][789s]'
                                         how far it is from ready
  tenpai deal --seed 7 | tenpai waits    a dealt hand and its answer"
)]
pub struct Args {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub looks: Looks,
}

impl Args {
    /// The command line as it is shown: how the trainer looks is told only where the trainer opens, and taken everywhere.
    pub fn shown() -> clap::Command {
        let looks = Looks::augment_args(clap::Command::new("looks"));
        Args::command().mut_subcommands(|command| match command.get_name() {
            "drill" | "review" => command,
            "history" | "stats" => command.args(looks.get_arguments().map(|look| look.clone().hide(look.get_id() != "data_dir"))),
            _ => command.args(looks.get_arguments().map(|look| look.clone().hide(true))),
        })
    }
}

/// How the trainer looks.
#[derive(Options, Debug)]
#[command(next_help_heading = "The trainer")]
pub struct Looks {
    /// How the trainer draws tiles; auto: as the terminal can
    #[arg(long, global = true, value_name = "FACE", value_parser = face())]
    tiles: Option<Tiles>,
    /// Whether the trainer sends colours; auto: unless NO_COLOR is set
    #[arg(long, global = true, value_name = "WHEN", value_enum)]
    color: Option<When>,
    /// The language of the trainer
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language())]
    lang: Option<Language>,
    /// Leave the mouse to the terminal
    #[arg(long, global = true)]
    no_mouse: bool,
    /// Keep the settings in this file; otherwise in tenpai/settings.toml where the system keeps such files
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Where your answers are kept, instead of the system's place for data
    #[arg(long, global = true, value_name = "DIR")]
    data_dir: Option<PathBuf>,
}

/// When colours are sent.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
enum When {
    Auto,
    Always,
    Never,
}

impl Looks {
    /// The folder of the learner's data, where one is named.
    pub fn data_dir(&self) -> Option<&Path> {
        self.data_dir.as_deref()
    }

    /// The trainer as it opens with these looks.
    pub fn start(&self) -> Start {
        let colors = self.color.map(|when| match when {
            When::Auto => Colors::Auto,
            When::Always => Colors::Always,
            When::Never => Colors::None,
        });
        let mouse = self.no_mouse.then_some(Mouse::Off);
        let said = Said { tiles: self.tiles, colors, language: self.lang, mouse, ..Said::default() };
        Start { said, config: self.config.clone(), data_dir: self.data_dir.clone(), ..Start::default() }
    }
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Go straight into a drill
    Drill(Drill),
    /// Waits, kinds of wait and readings of hands
    #[command(after_help = "\
Examples:
  tenpai waits 1112345678999m
  tenpai waits '13m456p789s11z[2222m]'   a called kan; quoted for the brackets
  tenpai waits '1T 2T 3T 4T 5T 6T 7T 8T 9T DONG DONG 1W 2W'
                                         spaced tiles; unquoted words are separate hands
  tenpai waits 11223344556677p           a complete hand: every way to see it
  tenpai waits 123m456p789s1123p1z       14 tiles: which discards leave it ready
  tenpai waits 67m4455p456678sx          a wild tile
  tenpai waits --json < hands.txt        one JSON object a hand")]
    Waits(Hands),
    /// Every discard of hands of 14: how far the rest is, and which tiles bring it closer
    #[command(after_help = "\
Best first: the most tiles left, then the better shape behind them. One away
from ready, a good shape waits on five tiles or more; further away, the mean is
what the next step accepts.
The chances are those of one who plays alone: no calls, no other players, one
draw that brings the hand no closer may be kept, a step back has used it. Hands
with called melds, or more than three away from ready, have none.

Examples:
  tenpai discards 34667m356788p111s
  tenpai discards '25m3457p113s55z[444z]'  a called meld; quoted for the brackets
  tenpai discards --visible 7m3p 34667m356788p111s
  tenpai discards --json < hands.txt       one JSON object a hand")]
    Discards(Discards),
    /// How many exchanges hands are from ready (shanten), by form
    #[command(after_help = "\
Examples:
  tenpai shanten 1111m234567p789s
  tenpai shanten '45z[111z][444z][555z][777z]'
  tenpai shanten --json --rules standard < hands.txt")]
    Shanten(Hands),
    /// Points of won hands: yaku, fu, limit and who pays what
    #[command(after_help = super::score::EXAMPLES)]
    Score(super::score::Args),
    /// Solve two online-judge problems, UVa 11210 and HDU 4431
    #[command(after_help = "\
uva   UVa 11210: lines of 13 tiles (1T-9T 1S-9S 1W-9W DONG NAN XI BEI ZHONG FA BAI), then a line 0
hdu   HDU 4431: how many hands, then 13 tiles each (1m-9m 1s-9s 1p-9p 1c-7c)

Examples:
  tenpai solve uva hands.txt
  tenpai solve hdu < hands.txt")]
    Solve(Solve),
    /// Deal hands as the drills deal them, one a line
    #[command(after_help = "\
The sources:
  shapes  one shape worth learning in one suit, complete melds around it;
          15 hands in 100 are made not ready
  flush   13 shuffled tiles of one suit; about half of these hands are ready
  table   the hand that a player alone makes ready who discards for the most
          tiles accepted
  exact   a ready hand, each as often as a fair deal brings it
The same source and seed give the same hand: line k of --seed N has the seed
N+k-1, as question k of a drill has.

Examples:
  tenpai deal --item nobetan --level touching --count 3
  tenpai deal --source flush --seed 1 --count 5
  tenpai deal --source exact --count 10000 --summary
  tenpai deal --seed 7 --wall --json
  tenpai deal --wilds | tenpai waits")]
    Deal(Deal),
    /// Exact counts over every hand there is, by distance
    #[command(after_help = "\
Examples:
  tenpai census
  tenpai census --rules standard --json")]
    Census(super::census::Args),
    /// What is due, then what failed or was slow
    Review,
    /// Your figures: accuracy and time, by drill, week and item
    #[command(after_help = "\
Examples:
  tenpai stats
  tenpai stats --json")]
    Stats(Stats),
    /// Your answers: out to a file, back in, or forgotten
    #[command(after_help = "\
Examples:
  tenpai history export answers.jsonl
  tenpai history export --format csv > answers.csv
  tenpai history import answers.jsonl    known answers change nothing
  tenpai history delete                  asks first")]
    History {
        #[command(subcommand)]
        command: super::history::Command,
    },
    /// Print completions for a shell
    #[command(after_help = "\
Examples:
  tenpai completions bash > ~/.local/share/bash-completion/completions/tenpai")]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the man page
    #[command(after_help = "\
Examples:
  tenpai man | man -l -")]
    Man,
}

/// Hands to be answered.
#[derive(Options, Debug)]
pub struct Hands {
    /// The hands; without any, they are read from standard input, one a line
    #[arg(value_name = "HAND")]
    pub hands: Vec<String>,
    #[command(flatten)]
    pub rules: Rules,
    #[command(flatten)]
    pub print: Print,
    /// Tiles seen elsewhere, as 123m5z: they are taken off the tiles left
    #[arg(long, value_name = "TILES")]
    pub visible: Option<Visible>,
    #[command(flatten)]
    wild_cap: WildCap,
}

/// Hands to be answered with every discard.
#[derive(Options, Debug)]
pub struct Discards {
    #[command(flatten)]
    pub hands: Hands,
    /// How many draws are to come, for the chances to be ready and to win; 0 leaves them out
    #[arg(long, value_name = "N", default_value_t = MOST_DRAWS as u8, value_parser = value_parser!(u8).range(0..=MOST_DRAWS as i64))]
    pub draws: u8,
}

impl Hands {
    /// The rules by which the hands are answered.
    pub fn rules(&self) -> Ruleset {
        self.wild_cap.on(self.rules.rules)
    }
}

/// What completes a hand.
#[derive(Options, Debug)]
pub struct Rules {
    /// What completes a hand: four melds and a pair; riichi and mcr (Chinese official) have other forms too
    #[arg(long = "rules", value_name = "RULES", default_value = "riichi", value_parser = ruleset())]
    pub rules: Ruleset,
}

/// How answers are printed.
#[derive(Options, Debug)]
pub struct Print {
    /// Print one JSON object a line
    #[arg(long)]
    json: bool,
}

impl Print {
    /// The style that was asked for.
    pub fn style(&self) -> Style {
        if self.json { Style::Json } else { Style::Words }
    }
}

#[derive(Options, Debug)]
pub struct Stats {
    #[command(flatten)]
    pub print: Print,
}

pub fn ruleset() -> impl TypedValueParser<Value = Ruleset> {
    PossibleValuesParser::new(Ruleset::ALL.map(|rules| rules.name())).try_map(|name| name.parse::<Ruleset>())
}

pub fn source() -> impl TypedValueParser<Value = Source> {
    PossibleValuesParser::new(Source::ALL.map(|source| source.name())).try_map(|name| name.parse::<Source>())
}

fn face() -> impl TypedValueParser<Value = Tiles> {
    PossibleValuesParser::new(Tiles::ALL.map(Tiles::name)).map(|name| {
        let named = Tiles::ALL.into_iter().find(|tiles| tiles.name() == name);
        named.expect("only names of faces are possible")
    })
}

fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::name)).map(|name| {
        let named = Language::ALL.into_iter().find(|language| language.name() == name);
        named.expect("only names of languages are possible")
    })
}
