//! HDU 4431: a count, then hands of 13 tiles; the waits in the order m, s, p, c, or `Nooten`.

use crate::engine::{Counts, Hand, Ruleset, Suit, Tile, TileSet, waits};

use super::super::output::Output;
use super::super::source::{Next, Source};
use super::{Fault, Stop, shown};

const TILES: &str = "1m to 9m, 1s to 9s, 1p to 9p, 1c to 7c";

pub fn solve(source: &mut Source, out: &mut Output) -> Result<(), Stop> {
    let hands = count(source, out)?;
    for hand in 1..=hands {
        let held = thirteen(source, out, hand, hands)?;
        write(waits(&held, &Ruleset::RIICHI).real, out)?;
    }
    match word(source, out)? {
        Some(_) => Err(Stop::Bad(source.line_number(), Fault::Late(hands))),
        None => Ok(()),
    }
}

fn count(source: &mut Source, out: &mut Output) -> Result<usize, Stop> {
    let text = word(source, out)?.map(shown).unwrap_or_default();
    match text.parse() {
        Ok(hands @ 1..=20_000) => Ok(hands),
        _ => Err(Stop::Bad(source.line_number(), Fault::Count(text))),
    }
}

fn thirteen(source: &mut Source, out: &mut Output, hand: usize, hands: usize) -> Result<Hand, Stop> {
    let mut counts = Counts::EMPTY;
    for tiles in 0..13 {
        let Some(word) = word(source, out)? else {
            return Err(Stop::Bad(source.line_number(), Fault::Early { hand, hands, tiles }));
        };
        let fault = match tile(word) {
            None => Fault::NoTile(shown(word), TILES),
            Some(tile) => match counts.add(tile) {
                Ok(()) => continue,
                Err(_) => Fault::FifthCopy(shown(word)),
            },
        };
        return Err(Stop::Bad(source.line_number(), fault));
    }
    Ok(Hand::new(counts, &[]).expect("thirteen tiles, and no fifth copy among them"))
}

/// The next word, wherever lines end.
#[inline]
fn word<'a>(source: &'a mut Source, out: &mut Output) -> Result<Option<&'a [u8]>, Stop> {
    loop {
        match source.next(out)? {
            Next::LineEnd => {}
            Next::End => return Ok(None),
            Next::Word => break,
        }
    }
    Ok(Some(source.word(out)?))
}

fn tile(word: &[u8]) -> Option<Tile> {
    let &[digit @ b'1'..=b'9', letter] = word else { return None };
    let rank = digit - b'0';
    match letter {
        b'm' => Tile::suited(Suit::Man, rank),
        b's' => Tile::suited(Suit::Sou, rank),
        b'p' => Tile::suited(Suit::Pin, rank),
        b'c' => Tile::honor(rank),
        _ => None,
    }
}

fn write(waits: TileSet, out: &mut Output) -> Result<(), Stop> {
    if waits.is_empty() {
        return Ok(out.bytes(b"Nooten\n")?);
    }
    out.decimal(waits.len())?;
    for letter in *b"mspc" {
        for tile in waits.iter().filter(|tile| letter_of(*tile) == letter) {
            out.bytes(&[b' ', b'0' + tile.rank(), letter])?;
        }
    }
    Ok(out.bytes(b"\n")?)
}

fn letter_of(tile: Tile) -> u8 {
    match tile.suit() {
        Some(Suit::Man) => b'm',
        Some(Suit::Pin) => b'p',
        Some(Suit::Sou) => b's',
        None => b'c',
    }
}
