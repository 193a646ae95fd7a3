//! A win in one line: `345m40677p67s[340m] 8s tsumo round=E seat=N dora=4s`.

use std::fmt;
use std::str::FromStr;

use super::line_error::{Fault, LineError};
use super::{Circumstances, Flag, Flags, How, WinningTile, WonHand};
use crate::engine::{AnyHand, Counts, Hand, HandError, Ruleset, Wind};

impl WonHand {
    /// Reads `HAND WIN how key=value ...`: the hand without the winning tile, that tile, `ron` or `tsumo`, and in any order
    /// `round=` and `seat=` (winds; East and South where not told), `dora=` and `ura=` (indicators), `honba=`, `sticks=`, `from=` (a wind),
    /// `flowers=` and `flags=` (words with commas between).
    ///
    /// # Errors
    /// What cannot be read, with its column, or what cannot have been won so.
    pub fn read(line: &str, rules: &Ruleset) -> Result<WonHand, LineError> {
        let words: Vec<Word> = words(line);
        let Some((at, how)) = words.iter().enumerate().find_map(|(at, word)| Some((at, how(word.text)?))) else {
            return Err(LineError::whole(Fault::NoHow));
        };
        let place = |word: &Word| column(line, word.start);
        let Some(before) = at.checked_sub(1) else {
            return Err(LineError::at(place(&words[0]), Fault::NoWin));
        };
        if before == 0 {
            return Err(LineError::at(place(&words[0]), Fault::NoHand));
        }
        let hand = part::<Hand>(line, words[0].start, line[..words[before].start].trim_end().len())?;
        let winning = winning(line, &words[before])?;
        let mut circumstances = Circumstances::plain(how);
        let mut told = Vec::new();
        for word in &words[at + 1..] {
            tell(line, word, &mut circumstances, &mut told)?;
        }
        Ok(WonHand::new(hand, winning, circumstances, rules)?)
    }
}

/// A word of the line, and where it begins in bytes.
struct Word<'a> {
    start: usize,
    text: &'a str,
}

fn words(line: &str) -> Vec<Word<'_>> {
    line.split_whitespace().map(|text| Word { start: text.as_ptr() as usize - line.as_ptr() as usize, text }).collect()
}

/// The column of a byte, counted in characters from 1.
fn column(line: &str, byte: usize) -> usize {
    line[..byte].chars().count() + 1
}

fn how(word: &str) -> Option<How> {
    How::ALL.into_iter().find(|how| how.name() == word)
}

/// The tiles between two bytes of the line.
fn part<T: FromStr<Err = HandError>>(line: &str, from: usize, to: usize) -> Result<T, LineError> {
    line[from..to].parse().map_err(|error| LineError::tiles(error, column(line, from) - 1))
}

fn winning(line: &str, word: &Word) -> Result<WinningTile, LineError> {
    let no_tile = || LineError::at(column(line, word.start), Fault::OneTile(shown(word.text)));
    let hand = match part::<AnyHand>(line, word.start, word.start + word.text.len()) {
        Err(error) if error.column().is_none() => return Err(no_tile()),
        read => read?,
    };
    let mut tiles = hand.concealed_with_reds();
    match (tiles.next(), tiles.next(), hand.melds()) {
        (Some((tile, red)), None, []) => Ok(match tile.suit().filter(|_| red) {
            Some(suit) => WinningTile::red_five(suit),
            None => WinningTile::plain(tile),
        }),
        _ => Err(no_tile()),
    }
}

/// Takes one `key=value`.
fn tell(line: &str, word: &Word, into: &mut Circumstances, told: &mut Vec<&'static str>) -> Result<(), LineError> {
    const KEYS: [&str; 9] = ["round", "seat", "dora", "ura", "honba", "sticks", "from", "flowers", "flags"];
    let fail = |fault| Err(LineError::at(column(line, word.start), fault));
    let Some((key, value)) = word.text.split_once('=') else { return fail(Fault::NoKey(shown(word.text))) };
    let Some(key) = KEYS.into_iter().find(|known| *known == key) else { return fail(Fault::UnknownKey(shown(key))) };
    if told.contains(&key) {
        return fail(Fault::Twice(shown(&word.text[..=key.len()])));
    }
    told.push(key);
    let (start, end) = (word.start + key.len() + 1, word.start + word.text.len());
    match key {
        "round" => into.round = wind(line, start, value)?,
        "seat" => into.seat = wind(line, start, value)?,
        "from" => into.from = Some(wind(line, start, value)?),
        "dora" => into.dora = part::<Counts>(line, start, end)?,
        "ura" => into.ura = part::<Counts>(line, start, end)?,
        "honba" => into.honba = number(line, start, value)?,
        "sticks" => into.sticks = number(line, start, value)?,
        "flowers" => into.flowers = number(line, start, value)?,
        _ => into.flags = flags(line, start, value)?,
    }
    Ok(())
}

fn wind(line: &str, start: usize, value: &str) -> Result<Wind, LineError> {
    if value.is_empty() {
        return Err(LineError::at(column(line, start), Fault::Nothing("wind")));
    }
    Wind::ALL
        .into_iter()
        .find(|wind| value.len() == 1 && value.starts_with(|letter: char| letter.to_ascii_uppercase() == wind.letter()))
        .ok_or_else(|| LineError::at(column(line, start), Fault::NoWind(shown(value))))
}

fn number(line: &str, start: usize, value: &str) -> Result<u8, LineError> {
    if value.is_empty() {
        return Err(LineError::at(column(line, start), Fault::Nothing("number")));
    }
    let digits = (1..=2).contains(&value.len()) && value.bytes().all(|byte| byte.is_ascii_digit());
    let number = value.parse().ok().filter(|_| digits);
    number.ok_or_else(|| LineError::at(column(line, start), Fault::NoNumber(shown(value))))
}

fn flags(line: &str, start: usize, value: &str) -> Result<Flags, LineError> {
    let mut flags = Flags::NONE;
    let mut from = start;
    for name in value.split(',') {
        match Flag::ALL.into_iter().find(|flag| flag.name() == name) {
            Some(flag) if flags.has(flag) => return Err(LineError::at(column(line, from), Fault::Twice(shown(name)))),
            Some(flag) => flags.insert(flag),
            None if value.is_empty() => {}
            None if name.is_empty() => return Err(LineError::at(column(line, from), Fault::Nothing("flag"))),
            None => return Err(LineError::at(column(line, from), Fault::NoFlag(shown(name)))),
        }
        from += name.len() + 1;
    }
    Ok(flags)
}

/// A word that may hold anything, short enough to be said again.
fn shown(text: &str) -> String {
    let mut shown: String = text.chars().take(24).collect::<String>().escape_debug().to_string();
    if text.chars().nth(24).is_some() {
        shown.push('\u{2026}');
    }
    shown
}

/// The line that reads as this win; what is as in a plain win is left out, but for the winds.
impl fmt::Display for WonHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = self.circumstances();
        write!(f, "{} {} {} round={} seat={}", self.hand(), self.winning(), told.how.name(), told.round, told.seat)?;
        for (key, tiles) in [("dora", &told.dora), ("ura", &told.ura)] {
            if !tiles.is_empty() {
                write!(f, " {key}={tiles}")?;
            }
        }
        for (key, number) in [("honba", told.honba), ("sticks", told.sticks), ("flowers", told.flowers)] {
            if number > 0 {
                write!(f, " {key}={number}")?;
            }
        }
        if let Some(wind) = told.from {
            write!(f, " from={wind}")?;
        }
        if told.flags != Flags::NONE { write!(f, " flags={}", told.flags) } else { Ok(()) }
    }
}
