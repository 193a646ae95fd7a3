//! How each wait completes the hand: its blocks, the winning tile in its place, the kind of wait.

use ratatui::text::{Line, Span};

use super::Paint;
use super::wrap::joined;
use crate::drill::question::Question;
use crate::drill::waits::{Seen, Verdict};
use crate::engine::{Block, Form, Place, Reading, Tile, TileSet, Wait, Win, WonHand};
use crate::words::{Telling, Word};

/// The readings by where the pair comes from, a line each: its waits, one reading, the kinds of wait, what was missed.
pub(super) fn grouped(question: &Question, verdict: &Verdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let seen = verdict.seen();
    let column = seen.iter().map(|seen| seen.waits.to_string().len()).max().unwrap_or_default().clamp(4, 12) + 4;
    let one = |seen: &Seen| {
        let mut line = Line::raw("  ");
        for tile in seen.waits.iter() {
            let last = seen.waits.iter().filter(|other| other.letter() == tile.letter()).last() == Some(tile);
            let text = if last { tile.to_string() } else { tile.rank().to_string() };
            let style = paint.theme.tile(tile);
            line.push_span(Span::styled(text, if verdict.missed.contains(tile) { paint.theme.missed() } else { style }));
        }
        line.push_span(Span::raw(" ".repeat(column_gap(line.width(), column))));
        let wins = |wait: Wait| seen.kinds.contains(&wait);
        line.spans.extend(blocks(seen.reading, seen.tile, |place| wins(place.wait), paint));
        line.spans.extend(called(question, paint));
        let missed = seen.waits.and(verdict.missed);
        let mark = match missed {
            TileSet::EMPTY => String::new(),
            // some of the group were chosen: which were not has to be said
            some if some != seen.waits => format!("  {} {some}", paint.word(Word::MissedMark)),
            _ => format!("  {}", paint.word(Word::MissedMark)),
        };
        let gap = column_gap(line.width(), column + if width >= 70 { 22 } else { 0 });
        let room = width.saturating_sub(line.width() + gap + mark.len());
        let kinds = format!("{}{}", " ".repeat(gap), kinds(&seen.kinds, room, paint));
        joined(line, vec![Span::raw(kinds), Span::styled(mark, paint.theme.missed())], width, column)
    };
    let told = seen.iter().fold(TileSet::EMPTY, |told, seen| told.or(seen.waits));
    // forms of other rules have no pair of their own
    let others = verdict.wins.iter().filter(|win| !told.contains(win.tile));
    let entries = others.flat_map(|win| (0..win.readings.len()).map(move |place| Entry { question, verdict, win, place }));
    seen.iter().flat_map(one).chain(entries.flat_map(|entry| entry.lines(width, paint))).collect()
}

/// Every reading, wait by wait.
pub(super) fn every(question: &Question, verdict: &Verdict, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let entries = verdict.wins.iter().flat_map(|win| (0..win.readings.len()).map(move |place| Entry { question, verdict, win, place }));
    entries.flat_map(|entry| entry.lines(width, paint)).collect()
}

/// One reading of one wait.
struct Entry<'a> {
    question: &'a Question,
    verdict: &'a Verdict,
    win: &'a Win,
    place: usize,
}

impl Entry<'_> {
    fn lines(&self, width: usize, paint: Paint) -> Vec<Line<'static>> {
        let tile = self.win.tile;
        let mut line = Line::raw("  ");
        if self.place == 0 {
            line.push_span(Span::styled(tile.to_string(), paint.theme.tile(tile)));
            line.push_span(Span::raw(format!(" x{}  ", self.question.left(tile))));
        } else {
            line.push_span(Span::raw("       "));
        }
        let Some(reading) = self.win.readings.get(self.place) else { return vec![line] };
        line.spans.extend(blocks(reading, tile, |_| true, paint));
        line.spans.extend(called(self.question, paint));
        let gap = column_gap(line.width(), if width >= 70 { 31 } else { 28 });
        let missed = self.place == 0 && self.verdict.missed.contains(tile);
        let mark = if missed { format!("  {}", paint.word(Word::MissedMark)) } else { String::new() };
        let room = width.saturating_sub(line.width() + gap + mark.len());
        let kinds = format!("{}{}", " ".repeat(gap), kinds(&reading.waits(), room, paint));
        joined(line, vec![Span::raw(kinds), Span::styled(mark, paint.theme.missed())], width, 9)
    }
}

/// Blanks up to a column, or two where the line is past it already.
fn column_gap(at: usize, column: usize) -> usize {
    column.saturating_sub(at).max(2)
}

/// The kinds of wait, told as fully as the room allows.
fn kinds(waits: &[Wait], room: usize, paint: Paint) -> String {
    let language = paint.looks.language;
    let told = |telling: Telling| {
        let words: Vec<String> = waits.iter().map(|&wait| language.wait(wait, telling)).collect();
        words.join(", ")
    };
    let tellings = match paint.telling() {
        Telling::Plain => [Telling::Plain; 3],
        Telling::Whole | Telling::Short => [Telling::Whole, Telling::Short, Telling::Plain],
    };
    let fitting = tellings.into_iter().map(told).find(|words| Span::raw(words.as_str()).width() <= room);
    fitting.unwrap_or_else(|| told(Telling::Plain))
}

/// The called melds, in brackets.
fn called(question: &Question, paint: Paint) -> impl Iterator<Item = Span<'static>> {
    question.hand().melds().iter().map(move |meld| Span::styled(format!("{meld} "), paint.theme.tile(meld.first())))
}

/// A won hand as it is counted: its blocks, the winning tile reversed where it sits, its called melds.
pub(super) fn won(reading: &Reading, place: Place, won: &WonHand, paint: Paint) -> Vec<Span<'static>> {
    let mut spans = blocks(reading, won.winning().tile(), |other| *other == place, paint);
    spans.extend(won.hand().melds().iter().map(|meld| Span::styled(format!("{meld} "), paint.theme.tile(meld.first()))));
    spans
}

/// The blocks in the colours of their suits, the pair underlined, the winning tile reversed in each of these places.
fn blocks(reading: &Reading, tile: Tile, wins: impl Fn(&Place) -> bool, paint: Paint) -> Vec<Span<'static>> {
    let mut spans = Vec::new();
    let blocks = reading.blocks();
    for (at, &block) in blocks.iter().enumerate() {
        let sits = reading.places().iter().any(|place| usize::from(place.block) == at && wins(place));
        let pair = matches!(block, Block::Pair(_)) && reading.form() == Form::Standard;
        let tiles: Vec<Tile> = block.tiles().collect();
        let winning = tiles.iter().rposition(|&other| other == tile).filter(|_| sits);
        for (place, &other) in tiles.iter().enumerate() {
            let style = if winning == Some(place) { paint.theme.winning(other) } else { paint.theme.tile(other) };
            spans.push(Span::styled(other.rank().to_string(), if pair { paint.theme.pair(style) } else { style }));
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
