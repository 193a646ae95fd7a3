//! Every tile face.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Paint;
use crate::app::Face;
use crate::app::layout::{GAP, Room, room_for};
use crate::drill::question::{Question, Red};
use crate::engine::{Hand, Meld, Suit, Tile, WildKind};
use crate::words::Telling;

/// A tile as it lies before the learner; a red five is told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    /// The kind.
    pub(super) tile: Tile,
    /// Whether it is a red five.
    pub(super) red: Red,
    /// What stands behind it.
    pub(super) mark: Mark,
}

impl Piece {
    /// Neither red nor wild.
    pub(super) const fn plain(tile: Tile) -> Piece {
        Piece { tile, red: Red::No, mark: Mark::None }
    }

    /// Red or not, and not wild.
    pub(super) const fn known(tile: Tile, red: Red) -> Piece {
        Piece { tile, red, mark: Mark::None }
    }
}

/// What stands behind a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// Nothing: the tile is itself.
    None,
    /// A star: the tile is wild.
    Wild,
}

impl Mark {
    const fn sign(self) -> char {
        match self {
            Mark::None => ' ',
            Mark::Wild => '*',
        }
    }
}

/// The tiles of a hand, from left to right: held, drawn, called.
#[derive(Clone, Debug, Default)]
pub(super) struct Rack {
    /// Held, without the drawn one.
    pub(super) held: Vec<Piece>,
    /// Drawn last: it stands apart, a row higher.
    pub(super) drawn: Option<Piece>,
    /// Called, each group apart.
    pub(super) called: Vec<Meld>,
}

/// The hand of a question in the largest face that fits.
pub(super) fn hand(question: &Question, width: u16, paint: Paint) -> Vec<Line<'static>> {
    let wild = question.wild().map(WildKind::kind);
    let mark = |tile| if wild == Some(tile) { Mark::Wild } else { Mark::None };
    let held = question.shown().iter().map(|&(tile, red)| Piece { tile, red, mark: mark(tile) }).collect();
    rack(&Rack { held, drawn: None, called: question.hand().melds().to_vec() }, width, paint)
}

/// A hand as it is, in tile order.
pub(super) fn held(hand: &Hand, width: u16, paint: Paint) -> Vec<Line<'static>> {
    let red = |red| if red { Red::Yes } else { Red::No };
    let held = hand.concealed_with_reds().map(|(tile, is_red)| Piece::known(tile, red(is_red))).collect();
    rack(&Rack { held, drawn: None, called: hand.melds().to_vec() }, width, paint)
}

/// Tiles of one suit as they are written, `234m`, in its colour.
pub(super) fn block(tiles: &[Tile], paint: Paint) -> Vec<Span<'static>> {
    let last = tiles.last().map(|&tile| Span::styled(tile.letter().to_string(), paint.theme.tile(tile)));
    tiles.iter().map(|&tile| Span::styled(tile.rank().to_string(), paint.theme.tile(tile))).chain(last).collect()
}

/// Marks the first fives of each suit as red, as many as are told.
pub(super) fn with_reds(tiles: impl IntoIterator<Item = Tile>, reds: impl Fn(Suit) -> u8) -> Vec<Piece> {
    let mut left = Suit::ALL.map(reds);
    let piece = |tile: Tile| match tile.suit() {
        Some(suit) if tile.rank() == 5 && left[suit as usize] > 0 => {
            left[suit as usize] -= 1;
            Piece { tile, red: Red::Yes, mark: Mark::None }
        }
        _ => Piece { tile, red: Red::No, mark: Mark::None },
    };
    tiles.into_iter().map(piece).collect()
}

/// A rack in the largest face that fits into so many columns.
pub(super) fn rack(rack: &Rack, width: u16, paint: Paint) -> Vec<Line<'static>> {
    let called: usize = rack.called.iter().map(|meld| meld.tiles().count()).sum();
    let tiles = rack.held.len() + usize::from(rack.drawn.is_some()) + called;
    let apart = rack.called.len() + usize::from(rack.drawn.is_some());
    let Room { face, margin } = room_for(tiles, apart, paint.looks.face, width);
    let margin = " ".repeat(margin);
    if face == Face::Letters {
        return vec![letters(rack, margin, paint)];
    }
    let raised = usize::from(rack.drawn.is_some());
    let mut rows = vec![vec![Span::raw(margin)]; face.rows() + raised];
    append(&mut rows, raised, group(&rack.held, Frame::Thin, face, paint));
    if let Some(drawn) = rack.drawn {
        append(&mut rows, 0, group(&[drawn], Frame::Thick, face, paint));
    }
    for meld in &rack.called {
        let reds = meld.reds();
        let pieces = with_reds(meld.tiles(), |_| reds);
        append(&mut rows, raised, group(&pieces, Frame::Thin, face, paint));
    }
    rows.into_iter().map(Line::from).collect()
}

/// The first column of each tile that is held, and of the drawn one, and how many columns it has.
pub(super) fn places(rack: &Rack, width: u16, paint: Paint) -> Vec<(usize, usize)> {
    let called: usize = rack.called.iter().map(|meld| meld.tiles().count()).sum();
    let tiles = rack.held.len() + usize::from(rack.drawn.is_some()) + called;
    let apart = rack.called.len() + usize::from(rack.drawn.is_some());
    let Room { face, margin } = room_for(tiles, apart, paint.looks.face, width);
    let wide = if face == Face::Letters { 2 } else { 4 };
    let place = |nth: usize| margin + face.edge() + nth * face.columns();
    let before_drawn = if face == Face::Letters { 1 } else { face.edge() + GAP };
    let held = (0..rack.held.len()).map(place);
    held.chain(rack.drawn.map(|_| place(rack.held.len()) + before_drawn)).map(|column| (column, wide)).collect()
}

/// Tiles one behind the other, each with its letter: `9m 1z 4p`.
pub(super) fn run(tiles: &[Tile], paint: Paint) -> Vec<Span<'static>> {
    tiles.iter().map(|&tile| Span::styled(format!("{tile} "), paint.theme.tile(tile))).collect()
}

/// Puts a group behind what stands there already, from a row on, with a gap between them.
fn append(rows: &mut [Vec<Span<'static>>], from: usize, group: Vec<Vec<Span<'static>>>) {
    let width = |row: &[Span]| row.iter().map(Span::width).sum::<usize>();
    // the drawn tile stands a row higher: only the last row is in every group
    let first = rows.last().is_some_and(|row| row.len() == 1);
    let begin = rows.iter().map(|row| width(row)).max().unwrap_or(0) + if first { 0 } else { GAP };
    for (row, spans) in rows.iter_mut().skip(from).zip(group) {
        let gap = begin - width(row);
        row.push(Span::raw(" ".repeat(gap)));
        row.extend(spans);
    }
}

fn letters(rack: &Rack, margin: String, paint: Paint) -> Line<'static> {
    let mut spans = vec![Span::raw(margin)];
    let mut push = |piece: Piece| {
        spans.push(Span::styled(name(piece), style(piece, paint)));
        spans.push(Span::raw(piece.mark.sign().to_string()));
    };
    rack.held.iter().for_each(|&piece| push(piece));
    if let Some(drawn) = rack.drawn {
        spans.push(Span::raw(" "));
        spans.push(Span::styled(name(drawn), style(drawn, paint).patch(paint.theme.cursor())));
        spans.push(Span::raw(" "));
    }
    for meld in &rack.called {
        spans.push(Span::styled(format!(" {meld}"), paint.theme.tile(meld.first())));
    }
    Line::from(spans)
}

/// The lines around tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Frame {
    Thin,
    Thick,
}

/// Tiles side by side, row by row.
fn group(pieces: &[Piece], frame: Frame, face: Face, paint: Paint) -> Vec<Vec<Span<'static>>> {
    match face {
        Face::Filled => blocks(pieces, paint),
        Face::Card => framed(pieces, frame_signs(frame), paint),
        Face::Ascii => framed(pieces, [["+", "-", "+", "+"], ["+", "-", "+", "+"], ["|", "", "|", "|"]], paint),
        Face::Letters => vec![pieces.iter().map(|&piece| Span::styled(name(piece), style(piece, paint))).collect()],
    }
}

fn blocks(pieces: &[Piece], paint: Paint) -> Vec<Vec<Span<'static>>> {
    let mut rows = vec![Vec::new(), Vec::new()];
    for &piece in pieces {
        for (row, text) in rows.iter_mut().zip(faces(piece, paint)) {
            let style = if piece.red == Red::Yes { paint.theme.red_block() } else { paint.theme.block(piece.tile) };
            row.push(Span::styled(text, style));
            row.push(Span::raw(" "));
        }
    }
    rows
}

/// Of the line above, of the line below, and of the lines beside the tiles: left, along, between, right.
type Signs = [[&'static str; 4]; 3];

const fn frame_signs(frame: Frame) -> Signs {
    match frame {
        Frame::Thin => [["╭", "─", "┬", "╮"], ["╰", "─", "┴", "╯"], ["│", "", "│", "│"]],
        Frame::Thick => [["┏", "━", "┳", "┓"], ["┗", "━", "┻", "┛"], ["┃", "", "┃", "┃"]],
    }
}

fn framed(pieces: &[Piece], [above, below, beside]: Signs, paint: Paint) -> Vec<Vec<Span<'static>>> {
    let line = |[left, along, between, right]: [&str; 4]| {
        let tiles = vec![along.repeat(4); pieces.len()].join(between);
        vec![Span::styled(format!("{left}{tiles}{right}"), paint.theme.quiet())]
    };
    let mut rows = vec![line(above)];
    let kept = if paint.telling() == Telling::Plain { 1 } else { 2 };
    let inner = pieces.iter().map(|&piece| faces(piece, paint)).collect::<Vec<_>>();
    for at in 0..kept {
        let mut row = vec![Span::styled(beside[0], paint.theme.quiet())];
        for (place, (&piece, texts)) in pieces.iter().zip(&inner).enumerate() {
            if place > 0 {
                row.push(Span::styled(beside[2], paint.theme.quiet()));
            }
            row.push(Span::styled(texts[at].clone(), style(piece, paint)));
        }
        row.push(Span::styled(beside[3], paint.theme.quiet()));
        rows.push(row);
    }
    rows.push(line(below));
    rows
}

/// The two rows of a tile, four columns each whatever stands in them: its text, and its character.
fn faces(piece: Piece, paint: Paint) -> [String; 2] {
    let language = paint.looks.language;
    let (text, sign) = (name(piece), piece.mark.sign());
    match (paint.telling(), piece.tile.is_honor()) {
        (Telling::Plain, true) => {
            // there is only one row where there are only letters, except on blocks
            let letter = language.honor(piece.tile, Telling::Plain);
            if paint.looks.face == Face::Filled {
                [format!(" {text}{sign}"), format!(" {letter}  ")]
            } else {
                [format!("{text}{sign}{letter}"), String::new()]
            }
        }
        (Telling::Plain, false) => [format!(" {text}{sign}"), "    ".to_owned()],
        (_, true) => [format!(" {text}{sign}"), format!(" {} ", language.honor(piece.tile, Telling::Short))],
        (_, false) => [format!(" {text}{sign}"), format!(" {} ", language.group(piece.tile.letter()))],
    }
}

/// Two columns: `2m`, and `0m` for a red five.
fn name(piece: Piece) -> String {
    if piece.red == Red::Yes { format!("0{}", piece.tile.letter()) } else { piece.tile.to_string() }
}

fn style(piece: Piece, paint: Paint) -> Style {
    if piece.red == Red::Yes { paint.theme.red() } else { paint.theme.tile(piece.tile) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Glyphs, Looks, Palette};
    use crate::drill::language::Language;
    use crate::ui::theme::Theme;

    fn paint(face: Face, glyphs: Glyphs) -> Paint {
        let looks = Looks { face, palette: Palette::Indexed, glyphs, language: Language::English };
        Paint { theme: Theme::new(looks.palette), looks }
    }

    /// Where a row has its lines, or its gaps.
    fn edges(rows: &[Line], face: Face) -> Vec<Vec<usize>> {
        let edge = |sign: &str| if face == Face::Filled { sign == " " } else { "╭┬╮╰┴╯│┏┓┃┗┛+|".contains(sign) };
        let of_row = |row: &Line| {
            let mut column = 0;
            let mut found = Vec::new();
            for span in &row.spans {
                for sign in span.content.chars().map(String::from) {
                    if edge(&sign) && (face != Face::Filled || span.style.bg.is_none()) {
                        found.push(column);
                    }
                    column += Span::raw(sign.as_str()).width();
                }
            }
            found
        };
        rows.iter().map(of_row).collect()
    }

    #[test]
    fn every_tile_is_as_wide_as_every_other() {
        for face in [Face::Filled, Face::Card, Face::Ascii] {
            let glyphs = if face == Face::Ascii { Glyphs::Ascii } else { Glyphs::Wide };
            let paint = paint(face, glyphs);
            let first = Rack {
                held: vec![Piece { tile: Tile::all().next().expect("there are tiles"), red: Red::No, mark: Mark::None }; 14],
                ..Rack::default()
            };
            let same = edges(&super::rack(&first, 80, paint), face);
            for (kind, tile) in Tile::all().enumerate() {
                for red in [Red::No, Red::Yes] {
                    let mut other = first.clone();
                    other.held[kind % 14] = Piece { tile, red, mark: Mark::Wild };
                    assert_eq!(edges(&super::rack(&other, 80, paint), face), same, "{tile} in {face:?}");
                }
            }
        }
    }
}
