//! The words of the points drill: the circumstances of a win, what is asked, and what a mistake was.

use super::{Language, Telling};
use crate::drill::score::{
    Cell, Count, Field, FieldMark, Missing, Mistake, ScoreAnswer, ScoreLevel, ScoreName, ScoreQuestion, ScoreVerdict, Subject, Twin,
};
use crate::engine::riichi::{Limit, Points, Score, Yaku};
use crate::engine::{Flag, How, Ruleset, Wind, WonHand};

impl Language {
    /// A wind: `South 南`.
    pub fn wind(self, wind: Wind, telling: Telling) -> String {
        let name = match wind {
            Wind::East => "East",
            Wind::South => "South",
            Wind::West => "West",
            Wind::North => "North",
        };
        match telling {
            Telling::Plain => name.to_owned(),
            Telling::Whole | Telling::Short => format!("{name} {}", self.honor(wind.tile(), telling)),
        }
    }

    /// How a hand was won, in sentences: winds and the last tile, then what else was told, then the indicators.
    pub fn circumstances(self, won: &WonHand, level: ScoreLevel, telling: Telling) -> Vec<String> {
        let told = won.circumstances();
        let dealer = if told.seat == Wind::East && level.rules() == Ruleset::RIICHI { " (dealer)" } else { "" };
        let from = match (told.how, told.from) {
            (How::Tsumo, _) => "you drew the winning tile (tsumo)".to_owned(),
            (How::Ron, Some(wind)) if won.has(Flag::RobbingKan) => {
                format!("{} added the winning tile to a kan (ron)", self.wind(wind, Telling::Plain))
            }
            (How::Ron, Some(wind)) => format!("{} discarded the winning tile (ron)", self.wind(wind, Telling::Plain)),
            (How::Ron, None) if won.has(Flag::RobbingKan) => "another player added the winning tile to a kan".to_owned(),
            (How::Ron, None) => "another player discarded the winning tile".to_owned(),
        };
        let (round, seat) = (self.wind(told.round, telling), self.wind(told.seat, telling));
        let mut sentences = vec![format!("Round {round}, your seat {seat}{dealer}: {from}.")];
        let facts: Vec<&str> = told.flags.iter().map(|flag| self.flag(flag, told.how)).filter(|fact| !fact.is_empty()).collect();
        if let Some((first, rest)) = facts.split_first() {
            let all = std::iter::once(capital(first)).chain(rest.iter().map(|&fact| fact.to_owned())).collect::<Vec<_>>();
            sentences.push(format!("{}.", all.join("; ")));
        }
        let mut shown = Vec::new();
        for (name, tiles) in [("Dora indicators", &told.dora), ("ura indicators", &told.ura)] {
            if !tiles.is_empty() {
                shown.push(format!("{name} {tiles}"));
            }
        }
        if told.flowers > 0 {
            shown.push(if told.flowers == 1 { "1 flower".to_owned() } else { format!("{} flowers", told.flowers) });
        }
        if !shown.is_empty() {
            sentences.push(format!("{}.", shown.join(", ")));
        }
        sentences
    }

    const fn flag(self, flag: Flag, how: How) -> &'static str {
        match (flag, how) {
            (Flag::Riichi, _) => "riichi declared",
            (Flag::DoubleRiichi, _) => "riichi declared on the first turn",
            (Flag::Ippatsu, _) => "won within a turn of it, nothing called",
            (Flag::LastDraw, _) => "the last tile of the wall",
            (Flag::LastDiscard, _) => "the last discard of the hand",
            (Flag::AfterKan, _) => "it replaced a kan",
            // the first sentence tells it
            (Flag::RobbingKan, _) => "",
            (Flag::FirstDraw, How::Tsumo) => "your first draw, nothing called before",
            (Flag::FirstDraw, How::Ron) => "before your first draw, nothing called",
            (Flag::LastTile, _) => "the three others of its kind lie open",
        }
    }

    /// Han and fu that are told, and who won how.
    pub fn cell(self, cell: Cell) -> String {
        let who = if cell.seat == Wind::East { "The dealer wins" } else { "A player other than the dealer wins" };
        let how = match cell.how {
            How::Ron => "on a discard (ron)",
            How::Tsumo => "by self-draw (tsumo)",
        };
        format!("{}. {who} {how}.", self.han_fu(cell.han, cell.fu))
    }

    /// `3 han 40 fu`, `6 han`.
    fn han_fu(self, han: u8, fu: u8) -> String {
        if han > 4 { format!("{han} han") } else { format!("{han} han {fu} fu") }
    }

    /// A level of the drill: its name, and what it asks.
    pub const fn score_level(self, level: ScoreLevel) -> (&'static str, &'static str) {
        match level {
            ScoreLevel::Yaku => ("Yaku", "which yaku a win has, and how many han with the dora"),
            ScoreLevel::Fu => ("Fu", "the small points of melds, pair and wait"),
            ScoreLevel::Table => ("Table", "from han and fu to what is paid"),
            ScoreLevel::All => ("All", "han, fu and what is paid, as at the table"),
            ScoreLevel::Total => ("Total, MCR", "Chinese official rules: the points of all fans"),
            ScoreLevel::Fans => ("Fans, MCR", "Chinese official rules: which of the 81 fans count"),
        }
    }

    /// The question of a level.
    pub const fn score_asked(self, level: ScoreLevel) -> &'static str {
        match level {
            ScoreLevel::Yaku => "Which yaku does this win have, and how many han with the dora?",
            ScoreLevel::Fu => "How many fu does this win count, rounded up?",
            ScoreLevel::Table => "What is paid for this?",
            ScoreLevel::All => "What is this win worth?",
            ScoreLevel::Total => "How many points is this win worth? 8 are needed, flowers apart.",
            ScoreLevel::Fans => "Which fans count for this win?",
        }
    }

    /// The name of a field.
    pub const fn score_field(self, field: Field) -> &'static str {
        match field {
            Field::Han => "han",
            Field::Fu => "fu",
            Field::Paid | Field::Total => "points",
            Field::Each => "from each",
            Field::Others => "from others",
            Field::Dealer => "from dealer",
        }
    }

    /// What stands beside a field while it is asked.
    pub const fn field_hint(self, field: Field, level: ScoreLevel) -> &'static str {
        match field {
            Field::Fu if matches!(level, ScoreLevel::Fu) => "rounded up to a full ten",
            Field::Han => "yaku and dora; a yakuman is 13",
            Field::Fu => "rounded up; from 5 han on it may stay empty",
            Field::Paid => "the discarder pays all",
            Field::Each => "each of the three pays so much",
            Field::Others => "each of the two others",
            Field::Dealer => "the dealer pays more",
            Field::Total => "all fans together, flowers too",
        }
    }

    /// What is missing before an answer can be marked.
    pub const fn score_missing(self, missing: Missing) -> &'static str {
        match missing {
            Missing::Names => "Nothing is chosen yet: Space chooses what the cursor is on.",
            Missing::Field(Field::Han) => "The han are still missing: type a number.",
            Missing::Field(Field::Fu) => "The fu are still missing: only from 5 han on they may stay empty.",
            Missing::Field(Field::Paid | Field::Total) => "The points are still missing: type a number.",
            Missing::Field(Field::Each) => "What each of the three pays is still missing.",
            Missing::Field(Field::Others) => "What the two others pay is still missing.",
            Missing::Field(Field::Dealer) => "What the dealer pays is still missing.",
        }
    }

    /// A yaku or fan.
    pub fn score_name(self, name: ScoreName, telling: Telling) -> String {
        match name {
            ScoreName::Yaku(yaku) => self.yaku(yaku, telling),
            ScoreName::Fan(fan) => self.fan(fan, telling),
        }
    }

    /// The heading of a group of names of equal worth.
    pub fn name_group(self, level: ScoreLevel, worth: u8) -> String {
        match (level.rules() == Ruleset::MCR, worth) {
            (true, points) => points.to_string(),
            (false, 13) => "yakuman".to_owned(),
            (false, han) => format!("{han} han"),
        }
    }

    /// A field in the heading after the answer: `fu 30, right 40`.
    pub fn field_marked(self, mark: FieldMark) -> String {
        let name = self.score_field(mark.field);
        match mark.given {
            _ if mark.right => format!("{name} {}", mark.truth),
            Some(given) => format!("{name} {given}, right {}", mark.truth),
            None => format!("{name} {}", mark.truth),
        }
    }

    /// The figures that are right, in the heading after the answer: `3 han  40 fu  1300 2600`.
    pub fn score_figures(self, verdict: &ScoreVerdict) -> String {
        let figure = |mark: &FieldMark| match mark.field {
            Field::Han | Field::Fu => format!("{} {}", mark.truth, self.score_field(mark.field)),
            Field::Each => format!("{} from each", mark.truth),
            Field::Total => format!("{} points", mark.truth),
            Field::Paid | Field::Others | Field::Dealer => mark.truth.to_string(),
        };
        let some = verdict.fields.iter().filter(|mark| mark.truth > 0);
        some.map(figure).collect::<Vec<_>>().join("  ")
    }

    /// What is right, in a few words: `3 han 40 fu 5200`, `21 points`, `pinfu, tanyao`.
    pub fn score_truth(self, verdict: &ScoreVerdict, level: ScoreLevel) -> String {
        match (&verdict.count, level) {
            (Count::Riichi(_, score), ScoreLevel::Yaku) => {
                let names: Vec<String> = score.yaku.iter().map(|found| self.yaku(found.yaku, Telling::Plain)).collect();
                format!("{} han: {}", score.han, names.join(", "))
            }
            (Count::Riichi(_, score), ScoreLevel::Fu) => format!("{} fu", score.fu),
            (Count::Riichi(won, score), _) => {
                let gain = score.gain(won).map(|gain| gain.to_string()).unwrap_or_default();
                match score.limit() {
                    Some(limit @ Limit::Yakuman(_)) => format!("{} {gain}", self.limit(limit, Telling::Plain)),
                    _ => format!("{} {gain}", self.han_fu(score.han, score.fu)),
                }
            }
            (Count::Mcr(_, points), ScoreLevel::Fans) => {
                let names: Vec<String> = points.fans.iter().map(|counted| self.fan(counted.fan, Telling::Plain)).collect();
                names.join(", ")
            }
            (Count::Mcr(_, points), _) => format!("{} points", points.points),
            (Count::Cell(cell), _) => format!("{} {}", self.han_fu(cell.han, cell.fu), cell.gain()),
        }
    }

    /// What was answered, in a few words.
    pub fn score_given(self, verdict: &ScoreVerdict) -> String {
        let draft = verdict.answer.draft();
        let fields = verdict.fields.iter().filter_map(|mark| Some(format!("{} {}", self.score_field(mark.field), mark.given?)));
        let names = draft.names().iter().map(|&name| self.score_name(name, Telling::Plain));
        fields.chain(names).collect::<Vec<_>>().join(", ")
    }

    /// The answer beside the truth, on one line of the summary.
    pub fn missed_score(self, verdict: &ScoreVerdict, level: ScoreLevel) -> (String, String) {
        let yours = match verdict.answer {
            ScoreAnswer::GivenUp => "given up,".to_owned(),
            ScoreAnswer::Made(_) => format!("you {};", self.score_given(verdict)),
        };
        (yours, format!("right {}", self.score_truth(verdict, level)))
    }

    /// What was asked about, in the list of the summary: the tiles, or han and fu.
    pub fn score_subject(self, question: &ScoreQuestion) -> String {
        match question.subject() {
            Subject::Won(won) => format!("{} {} {}", won.hand(), won.winning(), won.circumstances().how.name()),
            Subject::Cell(cell) => {
                let dealer = if cell.seat == Wind::East { " dealer" } else { "" };
                format!("{} {}{dealer}", self.han_fu(cell.han, cell.fu), cell.how.name())
            }
        }
    }

    /// What a mistake probably was; nothing where the figures say no more than that they are wrong.
    pub fn mistake(self, mistake: Mistake, telling: Telling) -> Option<String> {
        let told = match mistake {
            Mistake::NoDora => "Your han leave the dora out.",
            Mistake::ClosedHan => "Your han are those of a closed hand: some yaku give less once a meld is called.",
            Mistake::NotRounded => "Your fu are not rounded up yet: they go up to a full ten.",
            Mistake::NoClosedRon => "Your fu fit without the 10 for a closed hand won by ron.",
            Mistake::RonTriplet => "Your fu fit with the triplet finished by ron as concealed: it counts as open.",
            Mistake::NoWait => "Your fu fit without the 2 for the wait.",
            Mistake::NoPair => "Your fu fit without those for the pair.",
            Mistake::Standing => "Your fu fit with an open triplet or kan taken for concealed, or the other way round.",
            Mistake::Follows => "Your points follow rightly from your han and fu.",
            Mistake::Sum => "You gave the sum: what each of the three pays is asked.",
            Mistake::Swapped => "The right way round: the dealer pays the greater part.",
            Mistake::Counted(fan) => return Some(format!("Your total fits with {} counted too: see below.", self.fan(fan, telling))),
            Mistake::Left(fan) => return Some(format!("Your total fits without {}.", self.fan(fan, telling))),
            _ => return None,
        };
        Some(told.to_owned())
    }

    /// Why a yaku that was chosen does not count.
    pub fn no_such_yaku(self, yaku: Yaku, won: &WonHand, score: &Score) -> String {
        let name = self.yaku(yaku, Telling::Plain);
        if score.yakuman() > 0 {
            format!("{name}: a yakuman stands alone, ordinary yaku add nothing")
        } else if !won.is_closed() && matches!(yaku.han(), Some((_, None))) {
            format!("{name}: it wants a closed hand, and this one is open")
        } else if let Some(found) = score.yaku.iter().find(|found| greater(yaku).contains(&found.yaku)) {
            format!("{name}: {} stands in its place", self.yaku(found.yaku, Telling::Plain))
        } else {
            format!("{name}: it asks for this: {}", self.yaku_reason(yaku))
        }
    }

    /// From han and fu to base points.
    pub fn base_step(self, points: Points, han: u8, fu: u8, telling: Telling) -> String {
        let sum = u32::from(fu) << (2 + u32::from(han.min(4)));
        match points.limit {
            None => format!("{fu} fu x 2^(2 + {han} han) = {} base points.", points.base),
            Some(Limit::Yakuman(_)) => {
                let limit = points.limit.map(|limit| self.limit(limit, telling)).unwrap_or_default();
                format!("{limit}: {} base points, whatever the fu.", points.base)
            }
            Some(limit) if han < 5 => {
                let limit = self.limit(limit, telling);
                format!("{fu} fu x 2^(2 + {han} han) = {sum}, more than 2000: {limit}, {} base points.", points.base)
            }
            Some(limit) => format!("{han} han: {}, {} base points, whatever the fu.", self.limit(limit, telling), points.base),
        }
    }

    /// From base points to what is paid.
    pub fn pay_step(self, points: Points, how: How, seat: Wind) -> String {
        let up = |times: u32| {
            let exact = points.base * times;
            let full = exact.div_ceil(100) * 100;
            if exact == full { format!("{full}") } else { format!("{exact}, rounded up to {full}") }
        };
        match (how, seat) {
            (How::Ron, Wind::East) => format!("The discarder pays the dealer six times that: {}.", up(6)),
            (How::Ron, _) => format!("The discarder pays four times that: {}.", up(4)),
            (How::Tsumo, Wind::East) => format!("Each pays the dealer twice that: {}.", up(2)),
            (How::Tsumo, _) => format!("The two others pay that once: {}; the dealer twice: {}.", up(1), up(2)),
        }
    }

    /// The same tiles won on another one.
    pub fn twin(self, twin: &Twin, won: &WonHand, telling: Telling) -> String {
        let wait = self.wait(twin.score.place.wait, telling);
        match twin.score.gain(won) {
            Some(gain) => {
                format!("The same tiles won on {} ({wait}): {}, {}.", twin.tile, self.han_and_fu(&twin.score, telling), self.gain(gain))
            }
            None => format!("The same tiles won on {} ({wait}): no yaku, so no win.", twin.tile),
        }
    }
}

/// The yaku that take the place of one.
const fn greater(yaku: Yaku) -> &'static [Yaku] {
    match yaku {
        Yaku::Riichi => &[Yaku::DoubleRiichi],
        Yaku::Iipeiko | Yaku::Chiitoitsu => &[Yaku::Ryanpeikou],
        Yaku::Chanta => &[Yaku::Junchan, Yaku::Honroutou],
        Yaku::Honitsu => &[Yaku::Chinitsu],
        _ => &[],
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
