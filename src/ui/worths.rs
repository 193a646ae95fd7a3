//! What each wait is worth: under Chinese official rules the second question of the wait drill, and its answer; under riichi rules told.

use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use super::wrap::sentence;
use crate::app::{Panel, ReachStep, Target, WaitsScreen};
use crate::drill::mcr::{Reach, wait_worths};
use crate::drill::question::Question;
use crate::drill::score;
use crate::engine::mcr::McrRules;
use crate::engine::riichi;
use crate::engine::{Circumstances, How, Ruleset, Tile, TileSet};
use crate::words::Word;

/// Which waits reach eight points, asked and answered from a row of the screen on; below the verdict what each is worth, unless that is
/// still to be asked. Under riichi rules the points of each wait; nothing under the others.
pub(super) fn lines(
    screen: &WaitsScreen,
    question: &Question,
    row: usize,
    width: usize,
    paint: Paint,
    canvas: &mut Canvas,
) -> Vec<Line<'static>> {
    match (screen.panel(), screen.reach()) {
        (Panel::Reach, Some(ReachStep::Asking { chosen, cursor })) => {
            let waits = screen.verdict().map_or(TileSet::EMPTY, |verdict| verdict.waits());
            let mut lines = vec![Line::styled(format!("  {}", paint.word(Word::WhichReach)), paint.theme.title())];
            lines.push(choice(waits, *chosen, *cursor, row + 1, paint, canvas));
            if screen.notice().is_some() {
                lines.extend(sentence(paint.word(Word::NoWaitChosen), width).into_iter().map(|line| line.style(paint.theme.notice())));
            }
            lines
        }
        (Panel::Reach, Some(ReachStep::Told { reach, .. })) => told(reach, width, paint),
        (Panel::Verdict, Some(ReachStep::Due)) => {
            sentence(paint.word(Word::ReachDue), width).into_iter().map(|line| line.style(paint.theme.quiet())).collect()
        }
        (Panel::Verdict | Panel::Every, None | Some(ReachStep::Told { .. })) if question.rules().knitted() => {
            let worths = wait_worths(question.hand(), &Circumstances::plain(How::Ron), &McrRules::TODAY);
            paint.looks.language.worths(&worths).map_or_else(Vec::new, |told| sentence(&told, width))
        }
        (Panel::Verdict | Panel::Every, None) if *question.rules() == Ruleset::RIICHI && question.wild().is_none() => {
            let told = Circumstances::plain(How::Ron);
            let worths = riichi::worth(question.hand(), &told, &score::SWITCHES);
            let told = paint.looks.language.riichi_worths(&worths, told.seat);
            told.map_or_else(Vec::new, |told| sentence(&told, width))
        }
        _ => Vec::new(),
    }
}

/// Columns of a wait.
const CELL: usize = 6;

/// The waits in a row: brackets around a chosen one, the cursor in reverse video.
fn choice(waits: TileSet, chosen: TileSet, cursor: Tile, row: usize, paint: Paint, canvas: &mut Canvas) -> Line<'static> {
    let mut line = Line::raw("  ");
    for (place, tile) in waits.iter().enumerate() {
        let (text, style) = if chosen.contains(tile) {
            (format!("[{tile}]"), paint.theme.tile(tile).patch(paint.theme.chosen()))
        } else {
            (format!(" {tile} "), paint.theme.tile(tile))
        };
        line.push_span(Span::styled(text, if tile == cursor { style.patch(paint.theme.cursor()) } else { style }));
        line.push_span(Span::raw("  "));
        canvas.spot(row, 2 + CELL * place, CELL - 2, Target::Tile(tile));
    }
    line
}

/// What was right, missed and extra, then the points of each wait and the fans that make them.
fn told(reach: &Reach, width: usize, paint: Paint) -> Vec<Line<'static>> {
    let language = paint.looks.language;
    let groups = [
        ("+", Word::Right, reach.right, paint.theme.right()),
        ("!", Word::Missed, reach.missed, paint.theme.missed()),
        ("x", Word::Extra, reach.extra, paint.theme.extra()),
    ];
    let mut line = Line::raw("  ");
    for (sign, word, tiles, style) in groups.into_iter().filter(|(_, _, tiles, _)| !tiles.is_empty()) {
        line.push_span(Span::styled(format!("{sign} {} {tiles}  ", paint.word(word)), style));
    }
    if line.spans.len() == 1 {
        line.push_span(Span::styled(format!("+ {}", paint.word(Word::Right)), paint.theme.right()));
    }
    let mut lines = vec![line];
    lines.extend(reach.worths.iter().flat_map(|worth| sentence(&language.wait_worth(worth, paint.telling()), width)));
    lines.extend(language.worths(&reach.worths).iter().flat_map(|told| sentence(told, width)));
    lines
}
