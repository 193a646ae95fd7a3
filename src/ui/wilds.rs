//! A hand with a wild kind on the screen: which kind it is, and readings that show what each wild stands for.

use ratatui::text::{Line, Span};

use super::Paint;
use super::wrap::{joined, sentence};
use crate::drill::question::Question;
use crate::drill::waits::{Verdict, WildVerdict};
use crate::engine::{Form, Tile, WildReading, WildWin};
use crate::words::{Telling, wilds};

/// How many readings of a wait stand there before every one is asked for.
const FIRST: usize = 1;

/// Which of the readings are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extent {
    /// One of each wait.
    First,
    /// All.
    Every,
}

/// Below the hand: the wild kind and the tile that was turned over; nothing where every tile is itself.
pub(super) fn note(question: &Question, paint: Paint) -> Option<Line<'static>> {
    let wild = question.wild()?;
    let note = wilds::note(wild, question.wild_hand()?.wilds(), paint.telling());
    Some(Line::styled(format!("    {note}"), paint.theme.notice()))
}

/// Every wait with its readings, and whether another wild completes the hand.
pub(super) fn readings(question: &Question, verdict: &Verdict, extent: Extent, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let Some(wild) = &verdict.wild else { return Vec::new() };
    let mut lines = Vec::new();
    if wild.any {
        lines.extend(sentence(&wilds::any_wins(paint.telling()), width));
    }
    if wild.on_wild && !verdict.waits().is_empty() {
        lines.extend(sentence(wilds::ANOTHER_WILD_TOO, width));
    }
    let most = if extent == Extent::First { FIRST } else { usize::MAX };
    for win in &wild.wins {
        let shown = win.readings.iter().take(most).enumerate();
        lines.extend(
            shown.flat_map(|(place, reading)| reading_lines(&Entry { question, verdict, wild, win, reading, place }, width, paint)),
        );
        if let Some(hidden) = win.readings.len().checked_sub(most).filter(|&hidden| hidden > 0)
            && let Some(last) = lines.last_mut()
        {
            last.push_span(Span::styled(format!("  {}", paint.looks.language.more(hidden)), paint.theme.quiet()));
        }
    }
    lines
}

/// One reading of one wait.
struct Entry<'a> {
    question: &'a Question,
    verdict: &'a Verdict,
    wild: &'a WildVerdict,
    win: &'a WildWin,
    reading: &'a WildReading,
    place: usize,
}

fn reading_lines(entry: &Entry, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let tile = entry.win.tile;
    let mut line = Line::raw("  ");
    if entry.place == 0 {
        line.push_span(Span::styled(tile.to_string(), paint.theme.tile(tile)));
        line.push_span(Span::raw(format!(" x{}  ", entry.question.left(tile))));
    } else {
        line.push_span(Span::raw("       "));
    }
    line.spans.extend(blocks(entry.reading, tile, paint));
    for meld in entry.wild.hand.melds() {
        line.push_span(Span::styled(format!("{meld} "), paint.theme.tile(meld.first())));
    }
    let gap = " ".repeat(32usize.saturating_sub(line.width()).max(1));
    let kinds: Vec<String> = entry.reading.waits().iter().map(|&wait| paint.looks.language.wait(wait, Telling::Plain)).collect();
    let stands = wilds::stands_for(&entry.reading.wilds());
    let mut end = vec![Span::raw(format!("{gap}{stands}  ")), Span::styled(kinds.join(", "), paint.theme.quiet())];
    if entry.place == 0 && entry.verdict.missed.contains(tile) {
        end.push(Span::styled(format!("  {}", paint.word(crate::words::Word::MissedMark)), paint.theme.missed()));
    }
    joined(line, end, width, 9)
}

/// The blocks, each wild as `x`, the winning tile reversed where it first lies.
fn blocks(reading: &WildReading, tile: Tile, paint: Paint) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    let mut winning = Some(tile);
    let blocks = reading.blocks();
    for (at, block) in blocks.iter().enumerate() {
        let faces = block.faces();
        for face in &faces {
            match face {
                Some(face) if winning == Some(*face) => {
                    winning = None;
                    spans.push(Span::styled(face.rank().to_string(), paint.theme.winning(*face)));
                }
                Some(face) => spans.push(Span::styled(face.rank().to_string(), paint.theme.tile(*face))),
                None => spans.push(Span::styled("x", paint.theme.notice())),
            }
        }
        let letter = |at: usize| blocks.get(at).and_then(|block| block.faces().into_iter().flatten().next()).map(Tile::letter);
        let joined = reading.form() == Form::ThirteenOrphans && letter(at).is_some() && letter(at) == letter(at + 1);
        if !joined {
            if let Some(face) = faces.iter().flatten().next() {
                spans.push(Span::styled(face.letter().to_string(), paint.theme.tile(*face)));
            }
            spans.push(Span::raw(" "));
        }
    }
    spans
}
