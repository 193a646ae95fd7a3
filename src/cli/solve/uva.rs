//! UVa 11210: lines of 13 tiles up to a line `0`; `Case 1:` and the waits in the judge's order, or `Not ready`.

use crate::engine::{Counts, Hand, Ruleset, Suit, Tile, TileSet, waits};

use super::super::output::Output;
use super::super::source::{Next, Source};
use super::{Fault, Stop, shown};

const TILES: &str = "1T to 9T, 1S to 9S, 1W to 9W, DONG NAN XI BEI ZHONG FA BAI";

/// The honours in the judge's order: the winds, then red, green, white.
const HONORS: [(&[u8], u8); 7] = [(b"DONG", 1), (b"NAN", 2), (b"XI", 3), (b"BEI", 4), (b"ZHONG", 7), (b"FA", 6), (b"BAI", 5)];

const SUITS: [(u8, Suit); 3] = [(b'T', Suit::Pin), (b'S', Suit::Sou), (b'W', Suit::Man)];

pub fn solve(source: &mut Source, out: &mut Output) -> Result<(), Stop> {
    let mut case = 1;
    while let Some(hand) = hand(source, out)? {
        write(case, waits(&hand, &Ruleset::STANDARD).real, out)?;
        case += 1;
    }
    Ok(())
}

/// The hand of the next line that is not blank; none at the line `0`.
fn hand(source: &mut Source, out: &mut Output) -> Result<Option<Hand>, Stop> {
    let (mut counts, mut tiles) = (Counts::EMPTY, 0);
    let line = loop {
        let line = source.line_number();
        match source.next(out)? {
            Next::LineEnd if tiles == 0 => {}
            Next::LineEnd => break line,
            Next::End if tiles == 0 => return Err(Stop::Bad(line, Fault::NoEnd)),
            Next::End => break line,
            Next::Word => {
                let word = source.word(out)?;
                if tiles == 0 && word == b"0" {
                    return Ok(None);
                }
                let Some(tile) = tile(word) else {
                    let fault = Fault::NoTile(shown(word), TILES);
                    return Err(Stop::Bad(line, fault));
                };
                if counts.add(tile).is_err() {
                    let fault = Fault::FifthCopy(shown(word));
                    return Err(Stop::Bad(line, fault));
                }
                tiles += 1;
            }
        }
    };
    if tiles != 13 {
        return Err(Stop::Bad(line, Fault::Size(tiles)));
    }
    Ok(Some(Hand::new(counts, &[]).expect("thirteen tiles, and no fifth copy among them")))
}

fn tile(word: &[u8]) -> Option<Tile> {
    if let &[digit @ b'1'..=b'9', letter] = word {
        let (_, suit) = SUITS.into_iter().find(|(name, _)| *name == letter)?;
        return Tile::suited(suit, digit - b'0');
    }
    let (_, number) = HONORS.into_iter().find(|(name, _)| *name == word)?;
    Tile::honor(number)
}

fn write(case: usize, waits: TileSet, out: &mut Output) -> Result<(), Stop> {
    out.bytes(b"Case ")?;
    out.decimal(case)?;
    out.bytes(b":")?;
    if waits.is_empty() {
        return Ok(out.bytes(b" Not ready\n")?);
    }
    for (letter, suit) in SUITS {
        for tile in waits.iter().filter(|tile| tile.suit() == Some(suit)) {
            out.bytes(&[b' ', b'0' + tile.rank(), letter])?;
        }
    }
    for (name, number) in HONORS {
        if Tile::honor(number).is_some_and(|tile| waits.contains(tile)) {
            out.bytes(b" ")?;
            out.bytes(name)?;
        }
    }
    Ok(out.bytes(b"\n")?)
}
