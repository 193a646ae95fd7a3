//! How each wait completes the hand: its blocks, the winning tile in its place, the kind of wait.

use ratatui::text::{Line, Span};

use super::Paint;
use crate::drill::waits::{Question, Verdict};
use crate::engine::{Block, Form, Reading, Tile, Win};
use crate::words::{Telling, Word};

/// As many readings as fit into `room` lines of this width: all of them, else the first of each wait, else some and how many more.
pub(super) fn that_fit(question: &Question, verdict: &Verdict, room: usize, width: u16, paint: Paint) -> Vec<Line<'static>> {
    let whole = every(question, verdict, width, paint);
    if whole.len() <= room {
        return whole;
    }
    let firsts: Vec<Line> = verdict
        .wins
        .iter()
        .map(|win| {
            let mut line = Entry { question, verdict, win, place: 0 }.line(width, paint);
            if win.readings.len() > 1 {
                line.push_span(Span::raw(format!("  {}", paint.looks.language.more(win.readings.len() - 1))));
            }
            line
        })
        .collect();
    if firsts.len() <= room {
        return firsts;
    }
    let shown = room.saturating_sub(1);
    let mut lines: Vec<Line> = firsts.into_iter().take(shown).collect();
    if room > 0 {
        let told = verdict.wins.len().saturating_sub(shown);
        lines.push(Line::raw(format!("  {}", paint.looks.language.more(told))));
    }
    lines
}

/// Every reading, wait by wait.
pub(super) fn every(question: &Question, verdict: &Verdict, width: u16, paint: Paint) -> Vec<Line<'static>> {
    let entries = verdict.wins.iter().flat_map(|win| (0..win.readings.len()).map(move |place| Entry { question, verdict, win, place }));
    entries.map(|entry| entry.line(width, paint)).collect()
}

/// One reading of one wait.
struct Entry<'a> {
    question: &'a Question,
    verdict: &'a Verdict,
    win: &'a Win,
    place: usize,
}

impl Entry<'_> {
    fn line(&self, width: u16, paint: Paint) -> Line<'static> {
        let tile = self.win.tile;
        let mut line = Line::raw("  ");
        if self.place == 0 {
            line.push_span(Span::styled(tile.to_string(), paint.theme.tile(tile)));
            line.push_span(Span::raw(format!(" x{}  ", self.question.left(tile))));
        } else {
            line.push_span(Span::raw("       "));
        }
        let Some(reading) = self.win.readings.get(self.place) else { return line };
        for span in blocks(reading, tile, paint) {
            line.push_span(span);
        }
        for meld in self.question.hand().melds() {
            line.push_span(Span::styled(format!("{meld} "), paint.theme.tile(meld.first())));
        }
        let width = usize::from(width);
        let column = if width >= 70 { 31 } else { 28 };
        line.push_span(Span::raw(" ".repeat(column_gap(line.width(), column))));
        let missed = self.place == 0 && self.verdict.missed.contains(tile);
        let mark = if missed { format!("  {}", paint.word(Word::MissedMark)) } else { String::new() };
        let room = width.saturating_sub(line.width() + mark.len());
        line.push_span(Span::raw(kinds(reading, room, paint)));
        line.push_span(Span::styled(mark, paint.theme.missed()));
        line
    }
}

/// Blanks up to a column, or two where the line is past it already.
fn column_gap(at: usize, column: usize) -> usize {
    column.saturating_sub(at).max(2)
}

/// The kinds of wait, told as fully as the room allows.
fn kinds(reading: &Reading, room: usize, paint: Paint) -> String {
    let language = paint.looks.language;
    let told = |telling: Telling| {
        let words: Vec<String> = reading.waits().into_iter().map(|wait| language.wait(wait, telling)).collect();
        words.join(", ")
    };
    let tellings = match paint.telling() {
        Telling::Plain => [Telling::Plain; 3],
        Telling::Whole | Telling::Short => [Telling::Whole, Telling::Short, Telling::Plain],
    };
    let fitting = tellings.into_iter().map(told).find(|words| Span::raw(words.as_str()).width() <= room);
    fitting.unwrap_or_else(|| told(Telling::Plain))
}

/// The blocks in the colours of their suits, the winning tile reversed wherever it can sit.
fn blocks(reading: &Reading, tile: Tile, paint: Paint) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    let blocks = reading.blocks();
    for (at, block) in blocks.iter().enumerate() {
        let sits = reading.places().iter().any(|place| usize::from(place.block) == at);
        let tiles: Vec<Tile> = block.tiles().collect();
        let winning = tiles.iter().rposition(|&other| other == tile).filter(|_| sits);
        for (place, &other) in tiles.iter().enumerate() {
            let style = if winning == Some(place) { paint.theme.winning(other) } else { paint.theme.tile(other) };
            spans.push(Span::styled(other.rank().to_string(), style));
        }
        let suit = block.first().letter();
        let singles = reading.form() == Form::ThirteenOrphans || matches!(block, Block::Single(_));
        let joined = singles && blocks.get(at + 1).is_some_and(|next| next.first().letter() == suit);
        if !joined {
            spans.push(Span::styled(suit.to_string(), paint.theme.tile(block.first())));
            spans.push(Span::raw(" "));
        }
    }
    spans
}
