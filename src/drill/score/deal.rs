//! Deals wins of riichi, so that every yaku and every step of the fu comes up: a recipe says what a hand is made of, chance does the
//! rest, and the engine says what came of it.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::FuKind;
use super::question::{Cell, ScoreQuestion, Subject};
use super::twins::twins;
use super::{SWITCHES, ScoreLevel};
use crate::drill::mcr;
use crate::drill::recipe::{Recipe, tiles};
use crate::engine::riichi::{Points, Score, Yaku, score};
use crate::engine::{Circumstances, Counts, Drawn, Flag, How, Meld, MeldKind, Ruleset, Suit, Tile, Wind, WinningTile, WonHand};

/// How often a recipe is tried before another aim is taken.
const TRIES: usize = 500;

/// How often a yaku is the aim for once that a yakuman is.
const ORDINARY: u32 = 6;

/// The question of a seed. In a third of the cases the seeds `2n` and `2n + 1` ask the same fourteen tiles, won on different ones.
///
/// ```
/// use tenpai::drill::score::{ScoreLevel, deal};
/// assert_eq!(deal(ScoreLevel::All, 7).command(), deal(ScoreLevel::All, 7).command());
/// ```
pub fn deal(level: ScoreLevel, seed: u64) -> ScoreQuestion {
    let subject = match level {
        ScoreLevel::Table => Subject::Cell(cell(&mut ChaCha8Rng::seed_from_u64(seed))),
        ScoreLevel::Total | ScoreLevel::Fans => Subject::Won(Box::new(mcr_win(seed))),
        ScoreLevel::Yaku => Subject::Won(Box::new(win(level, seed))),
        ScoreLevel::Fu | ScoreLevel::All => Subject::Won(Box::new(twin(level, seed).unwrap_or_else(|| win(level, seed)))),
    };
    ScoreQuestion::dealt(level, subject, seed)
}

/// A win in which this yaku counts; none in the rare case that chance never brings one.
pub fn deal_yaku(yaku: Yaku, seed: u64) -> Option<WonHand> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ (place(yaku) + 1) << 32);
    (0..TRIES).find_map(|_| won_with(yaku, &mut rng))
}

/// A win in which this kind of step counts; none in the rare case that chance never brings one.
pub fn deal_fu(kind: FuKind, seed: u64) -> Option<WonHand> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ (kind as u64 + 1) << 40);
    (0..TRIES).find_map(|_| won_with_fu(kind, &mut rng))
}

fn place(yaku: Yaku) -> u64 {
    Yaku::ALL.iter().position(|&one| one == yaku).map_or(0, |place| place as u64)
}

/// Wins under Chinese official rules, each fan as often as every other.
fn mcr_win(seed: u64) -> WonHand {
    let mut seeds = ChaCha8Rng::seed_from_u64(seed);
    loop {
        if let Some(won) = mcr::deal(seeds.random()) {
            return won;
        }
    }
}

fn twin(level: ScoreLevel, seed: u64) -> Option<WonHand> {
    let mut rng = ChaCha8Rng::seed_from_u64((seed / 2) ^ (level as u64 + 1) << 48);
    if rng.random_range(0..3) > 0 {
        return None;
    }
    twins(&mut rng).map(|pair| pair[usize::from(seed % 2 == 1)])
}

fn win(level: ScoreLevel, seed: u64) -> WonHand {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ (level as u64 + 1) << 56);
    loop {
        let found = if level == ScoreLevel::Fu {
            let kind = FuKind::ALL[rng.random_range(0..FuKind::ALL.len())];
            (0..TRIES).find_map(|_| won_with_fu(kind, &mut rng))
        } else {
            let yaku = aim(&mut rng);
            (0..TRIES).find_map(|_| won_with(yaku, &mut rng))
        };
        if let Some(won) = found {
            return won;
        }
    }
}

/// Which yaku a hand is made for.
fn aim(rng: &mut ChaCha8Rng) -> Yaku {
    let weight = |yaku: Yaku| if yaku.han().is_some() || yaku.is_dora() { ORDINARY } else { 1 };
    let mut left = rng.random_range(0..Yaku::ALL.iter().map(|&yaku| weight(yaku)).sum::<u32>());
    for yaku in Yaku::ALL {
        match left.checked_sub(weight(yaku)) {
            Some(rest) => left = rest,
            None => return yaku,
        }
    }
    Yaku::Riichi
}

fn won_with(yaku: Yaku, rng: &mut ChaCha8Rng) -> Option<WonHand> {
    let won = won(&Recipe::of_yaku(yaku, rng), rng)?;
    let score = counted(&won)?;
    score.yaku.iter().any(|found| found.yaku == yaku).then_some(won)
}

fn won_with_fu(kind: FuKind, rng: &mut ChaCha8Rng) -> Option<WonHand> {
    let won = won(&Recipe::of_fu(kind, rng), rng)?;
    let score = counted(&won)?;
    let has = score.fu_steps(&won, &SWITCHES).iter().any(|step| FuKind::of(step) == Some(kind));
    (has && score.yakuman() == 0).then_some(won)
}

/// The score of a hand that may be won.
pub(super) fn counted(won: &WonHand) -> Option<Score> {
    score(won, &SWITCHES).ok().filter(|score| score.points.is_some())
}

fn won(recipe: &Recipe, rng: &mut ChaCha8Rng) -> Option<WonHand> {
    let (complete, melds) = tiles(recipe, rng)?;
    let told = circumstances(recipe, &melds, rng)?;
    let kinds: Vec<Tile> = complete.tiles().collect();
    let tile = *kinds.get(rng.random_range(0..kinds.len().max(1)))?;
    won_on(&laid(complete, melds, rng)?, tile, &told)
}

/// How, where and when: what the recipe asks for, and chance for the rest.
pub(super) fn circumstances(recipe: &Recipe, melds: &[Meld], rng: &mut ChaCha8Rng) -> Option<Circumstances> {
    let mut told = Circumstances::plain(recipe.how.unwrap_or(How::ALL[rng.random_range(0..2)]));
    told.round = Wind::ALL[rng.random_range(0..2)];
    told.seat = Wind::ALL[rng.random_range(0..4)];
    told.flags = recipe.flags.iter().copied().collect();
    if told.how == How::Ron {
        told.from = Some(Wind::ALL[(told.seat as usize + rng.random_range(1..4)) % 4]);
    }
    let closed = melds.iter().all(|meld| meld.kind() == MeldKind::ConcealedKan);
    let free = !told.flags.has(Flag::FirstDraw) && !told.flags.has(Flag::DoubleRiichi);
    if closed && free && rng.random_range(0..2) == 0 {
        told.flags.insert(Flag::Riichi);
    }
    let kans = melds.iter().filter(|meld| meld.kind().size() == 4).count();
    let indicators = |rng: &mut ChaCha8Rng| Counts::of_tiles((0..=kans.min(4)).map(|_| Tile::at(rng.random_range(0..34)))).ok();
    told.dora = indicators(rng)?;
    if told.flags.has(Flag::Riichi) || told.flags.has(Flag::DoubleRiichi) {
        told.ura = indicators(rng)?;
    }
    Some(told)
}

/// In a hundred hands with a five of a suit, so many have its red one.
const REDS: u8 = 20;

/// A complete hand, of each suit one five at most red.
pub(super) fn laid(complete: Counts, mut melds: Vec<Meld>, rng: &mut ChaCha8Rng) -> Option<Drawn> {
    let mut reds = [0; 3];
    for suit in Suit::ALL {
        let five = Tile::suited(suit, 5)?;
        match melds.iter().position(|meld| meld.tiles().any(|tile| tile == five)) {
            _ if rng.random_range(0..100) >= REDS => {}
            Some(at) => melds[at] = melds[at].with_reds(1)?,
            None => reds[suit as usize] = complete.of(five).min(1),
        }
    }
    Drawn::with_reds(complete, reds, &melds).ok()
}

/// A complete hand, won on this one of its concealed tiles; of several fives the red one does not come last.
pub(super) fn won_on(complete: &Drawn, tile: Tile, told: &Circumstances) -> Option<WonHand> {
    let hand = complete.discard(tile)?;
    let red = tile.suit().filter(|&suit| hand.reds(suit) < complete.reds(suit));
    let winning = red.map_or(WinningTile::plain(tile), WinningTile::red_five);
    WonHand::new(hand, winning, *told, &Ruleset::RIICHI).ok()
}

/// A place in the table of points: four of five below the limits, where the table has to be known.
fn cell(rng: &mut ChaCha8Rng) -> Cell {
    let how = How::ALL[rng.random_range(0..2)];
    let seat = if rng.random_range(0..3) == 0 { Wind::East } else { Wind::South };
    if rng.random_range(0..5) == 0 {
        return Cell { han: rng.random_range(5..14), fu: 30, how, seat };
    }
    loop {
        // 30 and 40 come up most, as they do at a table
        const FU: [u8; 12] = [20, 25, 30, 30, 30, 40, 40, 40, 50, 60, 70, 80];
        let (han, fu) = (rng.random_range(1..5), FU[rng.random_range(0..FU.len())]);
        if Points::possible(han, fu, how) {
            return Cell { han, fu, how, seat };
        }
    }
}
