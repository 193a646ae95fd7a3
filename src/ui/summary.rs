//! The end of a session: score, time, what was missed, what was slow, and the bookmarks.

use std::time::Duration;

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use super::waits::window;
use super::wrap::{joined, sentence};
use crate::app::{App, Learner, SummaryScreen};
use crate::drill::curriculum::Item;
use crate::drill::exercise::Marked;
use crate::drill::outcome::{Help, Meant, Outcome, Pace};
use crate::drill::progress::Mastery;
use crate::drill::record::Mode;
use crate::drill::session::Session;
use crate::drill::waits::Answer;
use crate::words::figures::seconds;
use crate::words::wilds::kinds;
use crate::words::{Score, Side, Telling, Word};

/// Draws the summary of a finished session.
pub(super) fn view(screen: &SummaryScreen, app: &App, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let width = usize::from(area.width);
    let session = screen.session();
    let mut lines = vec![Line::styled(format!(" {}", paint.word(Word::Summary)), paint.theme.title()), paint.rule(area.width)];
    let room = usize::from(area.height).saturating_sub(lines.len() + 1);
    let mut told = figures(session, width, paint);
    told.extend(memory(session, app, width, paint));
    told.extend(lists(session, width, paint));
    lines.extend(window(told, screen.top(), room, paint, canvas));
    let mut keys = vec![Word::KeyAnother];
    if session.to_practise().next().is_some() {
        keys.push(Word::KeyPractise);
    }
    if canvas.reach().last > 0 {
        keys.push(Word::KeyScroll);
    }
    keys.extend([Word::KeyMenu, Word::KeyQuit, Word::KeyHelp]);
    canvas.page(lines, paint.offered(&keys, area.width));
}

/// Score and times; how practice went since.
fn figures(session: &Session, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let outcomes = session.outcomes();
    let count = |of: fn(&Outcome) -> bool| outcomes.iter().filter(|outcome| of(outcome)).count();
    let score = Score {
        right: session.right(),
        asked: outcomes.len(),
        slips: count(|outcome| outcome.meant == Meant::Slip),
        hinted: count(|outcome| outcome.help != Help::None),
    };
    let timed = || outcomes.iter().filter_map(Outcome::timed);
    let (fastest, slowest) = (timed().min().unwrap_or_default(), timed().max().unwrap_or_default());
    let whole = outcomes.iter().map(|outcome| outcome.took).sum::<Duration>();
    let mut lines = vec![Line::default(), Line::styled(format!("  {}", language.score(score)), paint.theme.right())];
    lines.extend(sentence(&language.times(whole, fastest, slowest), width));
    if let Some(marked) = session.unanswered() {
        lines.push(Line::styled(format!("  {}", paint.word(Word::TimeUp)), paint.theme.notice()));
        let end = vec![Span::styled(format!("  {}", truth(marked, paint)), paint.theme.right())];
        lines.extend(joined(hand(marked, paint), end, width, 6));
    }
    if !session.practised().is_empty() {
        let right = session.practised().iter().filter(|outcome| outcome.is_right()).count();
        lines.extend(sentence(&language.practised(right, session.practised().len()), width));
    }
    lines.push(Line::default());
    lines
}

/// What the learner's memory says: the result of a mode beside the best one, and how much more is read now.
fn memory(session: &Session, app: &App, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let mut lines = Vec::new();
    let learner = app.learner();
    let outcomes = session.outcomes();
    match session.mode() {
        Mode::Daily => {
            let marks: String = outcomes.iter().map(|outcome| if outcome.is_right() { '+' } else { '-' }).collect();
            let time = outcomes.iter().map(|outcome| outcome.took).sum();
            let told = language.daily(learner.today, &marks, session.right(), outcomes.len(), time);
            lines.push(Line::styled(format!("  {told}"), paint.theme.title()));
        }
        mode @ (Mode::Sprint | Mode::SuddenDeath | Mode::Exam) => {
            if let Some(run) = learner.progress().best(mode) {
                lines.push(Line::raw(format!("  {}: {} ({})", language.mode(mode).0, language.best(mode, run), run.day)));
            }
        }
        Mode::Ten | Mode::Review => {}
    }
    if let Some(before) = app.covered_before() {
        let after = learner.coverage;
        if after != before {
            lines.extend(sentence(&language.gained(before, after), width));
        }
        lines.extend(medians(learner, app, session, paint));
    }
    if !lines.is_empty() {
        lines.push(Line::default());
    }
    lines
}

/// The old and the new median time of each shape that was asked; a shape asked for the first time has no old one.
fn medians(learner: &Learner, app: &App, session: &Session, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let mut told: Vec<(String, String)> = Vec::new();
    for outcome in session.outcomes() {
        for name in outcome.answered(session.mode()).items {
            let Some(item) = Item::named(&name) else { continue };
            let new = learner.progress().item(&name).and_then(Mastery::median);
            if let (Some(old), Some(new)) = (app.median_before(&name), new) {
                let line = (language.item(item, Telling::Plain), format!("{} -> {}", seconds(Some(old)), seconds(Some(new))));
                if !told.contains(&line) {
                    told.push(line);
                }
            }
        }
    }
    if told.is_empty() {
        return Vec::new();
    }
    let wide = |name: &str| Span::raw(name).width();
    let widest = told.iter().map(|(name, _)| wide(name)).max().unwrap_or_default();
    let row = |(name, times): (String, String)| Line::raw(format!("    {name}{}  {times}", " ".repeat(widest - wide(&name))));
    std::iter::once(Line::raw(format!("  {}", paint.word(Word::Medians)))).chain(told.into_iter().map(row)).collect()
}

/// Missed hands, slow ones, those that needed a hint, bookmarks.
fn lists(session: &Session, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let outcomes = session.outcomes();
    let missed: Vec<&Outcome> = outcomes.iter().filter(|outcome| !outcome.is_right()).collect();
    let heading = |word: Word| Line::styled(format!("  {}", paint.word(word)), paint.theme.title());
    let mut lines =
        vec![if missed.is_empty() { Line::raw(format!("  {}", paint.word(Word::NothingMissed))) } else { heading(Word::MissedList) }];
    lines.extend(missed.into_iter().flat_map(|outcome| missed_lines(outcome, width, paint)));
    let groups = [
        (Word::SlowList, outcomes.iter().filter(|outcome| outcome.is_right() && outcome.pace() == Pace::Slow).collect::<Vec<_>>()),
        (Word::HintedList, outcomes.iter().filter(|outcome| outcome.is_right() && outcome.help != Help::None).collect()),
    ];
    for (word, some) in groups.into_iter().filter(|(_, some)| !some.is_empty()) {
        lines.extend([Line::default(), heading(word)]);
        lines.extend(some.into_iter().flat_map(|outcome| slow_lines(outcome, width, paint)));
    }
    if !session.bookmarks().is_empty() {
        lines.extend([Line::default(), heading(Word::BookmarkList)]);
        lines.extend(session.bookmarks().iter().flat_map(|command| sentence(&format!(" {command}"), width)));
    }
    lines
}

/// The sign of an answer and how it looks.
pub(super) fn sign(outcome: &Outcome, paint: Paint) -> (&'static str, Style) {
    match (outcome.is_right(), outcome.meant) {
        (true, _) => ("+", paint.theme.right()),
        (false, Meant::Yes) => ("!", paint.theme.missed()),
        (false, Meant::Slip) => ("~", paint.theme.missed()),
    }
}

/// The right answer in a word.
pub(super) fn truth(marked: &Marked, paint: Paint) -> String {
    match marked {
        Marked::Waits(_, verdict) if verdict.waits().is_empty() => paint.word(Word::NotReady).to_string(),
        Marked::Waits(_, verdict) => kinds(verdict.waits()),
        Marked::Discards(_, verdict) => paint.looks.language.discard_given_up(&verdict.rows),
        Marked::Play(play, _) => paint.looks.language.played(play),
        Marked::Shanten(_, verdict) => paint.looks.language.away(verdict.truth()),
        Marked::Score(question, verdict) => paint.looks.language.score_truth(verdict, question.level()),
    }
}

/// The seed and the tiles of a hand.
fn hand(marked: &Marked, paint: Paint) -> Line<'static> {
    let (seed, hand) = match marked {
        Marked::Waits(question, _) => (question.seed(), question.hand().to_string()),
        Marked::Discards(question, _) => (question.seed(), question.hand().to_string()),
        Marked::Play(play, _) => (play.seed(), play.dealt_hand().to_string()),
        Marked::Shanten(question, _) => (question.seed(), question.hand().to_string()),
        Marked::Score(question, _) => (question.seed(), paint.looks.language.score_subject(question)),
    };
    let seed = seed.map_or_else(String::new, |seed| format!("{:<12} ", format!("{} {seed}", paint.word(Word::TitleSeed))));
    Line::from(vec![Span::styled(format!("   {seed}"), paint.theme.quiet()), Span::raw(format!("{hand:<19}"))])
}

/// The answer beside the truth.
fn sides(outcome: &Outcome, paint: Paint) -> (String, String) {
    let language = paint.looks.language;
    match &outcome.marked {
        Marked::Waits(_, verdict) => {
            let yours = match verdict.answer {
                Answer::Tiles(tiles) => Side::Tiles(tiles),
                Answer::NotReady => Side::Unready,
                Answer::GivenUp => Side::GivenUp,
            };
            let waits = verdict.waits();
            language.missed(yours, if waits.is_empty() { Side::Unready } else { Side::Tiles(waits) })
        }
        Marked::Discards(_, verdict) => language.missed_discard(verdict.answer, &verdict.rows),
        Marked::Play(play, line) => (language.played(play), language.best_line(play, *line)),
        Marked::Shanten(_, verdict) => language.missed_distance(verdict.answer, verdict.truth()),
        Marked::Score(question, verdict) => language.missed_score(verdict, question.level()),
    }
}

/// A missed hand: its seed, its tiles, the answer and the truth.
fn missed_lines(outcome: &Outcome, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let (yours, truth) = sides(outcome, paint);
    let slip = if outcome.meant == Meant::Slip { format!("  ~ {}", paint.word(Word::Slip)) } else { String::new() };
    let end = vec![
        Span::styled(format!("  {yours}"), paint.theme.missed()),
        Span::styled(format!(" {truth}"), paint.theme.right()),
        Span::styled(slip, paint.theme.notice()),
    ];
    joined(hand(&outcome.marked, paint), end, width, 6)
}

/// A hand that was read right, but slowly or with a hint.
fn slow_lines(outcome: &Outcome, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let time = paint.looks.language.slow(outcome.took, outcome.marked.target());
    let end = vec![Span::styled(format!("  {}", truth(&outcome.marked, paint)), paint.theme.right()), Span::raw(format!("  {time}"))];
    joined(hand(&outcome.marked, paint), end, width, 6)
}
