//! The chance to win alone within some draws, after each discard.
//!
//! The model: each draw is one of the unseen tiles; it is kept (and the best discard made) or thrown. Every kept tile brings the hand a
//! step closer, but for one: a single exchange that does not is allowed, and a discard that steps back has used it, so that all rows
//! have the same number of steps to go. Of the tiles thrown since the last one was kept, a player remembers how many there were and
//! that none of them was one that helped; earlier ones are forgotten, so that on a table one wins a little more often, by one or two
//! hands in a hundred. Nobody else wins, calls or discards a winning tile.
//!
//! Within the model everything is exact: each hand that can be reached is valued once, for every number of draws left.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::chance_curve::{Choice, Choices, Curve};
use super::{Discard, Drawn, Hand, Ruleset, Tile, Unseen, acceptance, discards};

/// The draws of a whole hand.
pub const MOST_DRAWS: usize = 18;

/// Hands further away than this have no chances: they reach too many others.
pub const FURTHEST: i8 = 3;

/// The chances after a discard, 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chance {
    /// The discard.
    pub tile: Tile,
    /// To be ready after some draw, the last one included, by the play that wins most often.
    pub ready: f64,
    /// To win.
    pub win: f64,
}

/// Why there are no chances.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoChance {
    /// The hand is further from ready than [`FURTHEST`].
    TooFar,
    /// The caller stopped the work.
    Stopped,
}

/// How much of the work is done, in parts that take about as long as each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Parts done.
    pub done: usize,
    /// All parts.
    pub of: usize,
}

/// The chances after every discard of a hand, in tile order, with this many draws to come, [`MOST_DRAWS`] at most.
///
/// `progress` is called often; it stops the work by breaking.
///
/// # Errors
/// The hand is too far from ready, or the work was stopped.
pub fn chances(
    hand: &Drawn,
    rules: &Ruleset,
    unseen: &Unseen,
    draws: usize,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Vec<Chance>, NoChance> {
    let rows = discards(hand, rules, unseen);
    let nearest = rows.first().map_or(0, |row| row.shanten.value());
    if nearest > FURTHEST {
        return Err(NoChance::TooFar);
    }
    let draws = draws.min(MOST_DRAWS);
    let mut search = Search { rules, draws, known: HashMap::default(), progress, at: Progress { done: 0, of: rows.len() * KINDS } };
    let mut all = Vec::with_capacity(rows.len());
    for (at, row) in rows.iter().enumerate() {
        let Some(rest) = hand.discard(row.tile) else { continue };
        let spare = if row.shanten.value() == nearest { Spare::One } else { Spare::None };
        search.at.done = at * KINDS;
        let state = State { hand: rest, unseen: *unseen, spare, distance: row.shanten.value() };
        let curve = search.curve(&state, 0)?;
        all.push(Chance { tile: row.tile, ready: curve.ready[draws], win: curve.win[draws] });
    }
    all.sort_by_key(|chance| chance.tile);
    Ok(all)
}

const KINDS: usize = 34;

/// Whether a draw that brings the hand no closer may still be kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Spare {
    None,
    One,
}

/// A hand before a draw, the tiles that can come, and what it may still do.
#[derive(Clone, Copy)]
struct State {
    hand: Hand,
    unseen: Unseen,
    spare: Spare,
    distance: i8,
}

struct Search<'a> {
    rules: &'a Ruleset,
    draws: usize,
    known: HashMap<(Hand, Unseen, Spare), Curve, Mixing>,
    progress: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
    at: Progress,
}

impl Search<'_> {
    /// The chances of a state for every number of draws.
    fn curve(&mut self, state: &State, depth: usize) -> Result<Curve, NoChance> {
        if state.distance == 0 && state.spare == Spare::None {
            let waits = acceptance(&state.hand, self.rules, &state.unseen);
            return Ok(Curve::ready(state.unseen.total(), waits.left, self.draws));
        }
        let key = (state.hand, state.unseen, state.spare);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        if (self.progress)(self.at).is_break() {
            return Err(NoChance::Stopped);
        }
        let curve = self.choices(state, depth)?.curve(state.distance == 0);
        self.known.insert(key, curve);
        Ok(curve)
    }

    /// Every draw that may be kept.
    fn choices(&mut self, state: &State, depth: usize) -> Result<Choices, NoChance> {
        let accepts = acceptance(&state.hand, self.rules, &state.unseen);
        let mut choices = Choices::new(state.unseen.total(), accepts.left, self.draws);
        let kinds = if state.spare == Spare::One { state.unseen.kinds() } else { accepts.tiles };
        for tile in kinds.iter() {
            let helps = accepts.tiles.contains(tile);
            let best = if helps && state.distance == 0 { Some(Curve::WON) } else { self.best_after(state, tile, depth)? };
            if let Some(then) = best {
                choices.add(Choice { copies: state.unseen.of(tile), helps, then });
            }
            if depth == 0 {
                self.at.done += 1;
            }
        }
        Ok(choices)
    }

    /// What keeping this tile is worth, with the best discard for each number of draws; none where it may not be kept.
    fn best_after(&mut self, state: &State, tile: Tile, depth: usize) -> Result<Option<Curve>, NoChance> {
        let mut best: Option<Curve> = None;
        for next in self.kept(state, tile) {
            let then = self.curve(&next, depth + 1)?;
            best = Some(best.map_or(then, |best| best.or(&then)));
        }
        Ok(best)
    }

    /// The states in which this tile was kept and another given away.
    fn kept(&self, state: &State, tile: Tile) -> impl Iterator<Item = State> + use<> {
        let (from, draw, unseen) = (*state, state.hand.draw(tile).ok(), state.unseen.without(tile));
        let rows = draw.zip(unseen).map(|(drawn, unseen)| (drawn, unseen, discards(&drawn, self.rules, &unseen)));
        rows.into_iter().flat_map(move |(drawn, unseen, rows)| {
            let next = move |row: &Discard| {
                let distance = row.shanten.value();
                let spare = match distance - from.distance {
                    ..0 => from.spare,
                    0 if from.spare == Spare::One => Spare::None,
                    _ => return None,
                };
                Some(State { hand: drawn.discard(row.tile).filter(|_| row.tile != tile)?, unseen, spare, distance })
            };
            rows.iter().filter_map(next).collect::<Vec<State>>()
        })
    }
}

/// Hashes the sets of a hand quickly: they are only ever compared with each other.
#[derive(Clone, Copy, Default)]
struct Mixing;

impl std::hash::BuildHasher for Mixing {
    type Hasher = Mixed;

    fn build_hasher(&self) -> Mixed {
        Mixed(0)
    }
}

struct Mixed(u64);

impl std::hash::Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

#[cfg(test)]
mod tests;
