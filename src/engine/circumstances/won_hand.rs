//! A hand that has been won: 13 tiles, the tile that completes them, and the circumstances.

use std::fmt;

use super::{Circumstances, Flag, How, WinFault};
use crate::engine::{Counts, Drawn, Hand, MeldKind, Ruleset, Suit, Tile, Wind, waits};

/// The tile that completes a hand; a five may be a red one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WinningTile {
    tile: Tile,
    red: bool,
}

impl WinningTile {
    /// A tile as most are.
    pub const fn plain(tile: Tile) -> WinningTile {
        WinningTile { tile, red: false }
    }

    /// 赤ドラ akadora: the red five of a suit.
    pub const fn red_five(suit: Suit) -> WinningTile {
        WinningTile { tile: Tile::at(suit as usize * 9 + 4), red: true }
    }

    /// The kind.
    pub const fn tile(self) -> Tile {
        self.tile
    }

    /// Whether it is a red five.
    pub const fn is_red(self) -> bool {
        self.red
    }
}

/// `8s`, `0p`.
impl fmt::Display for WinningTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rank = if self.red { 0 } else { self.tile.rank() };
        write!(f, "{rank}{}", self.tile.letter())
    }
}

/// A win that can have happened: the tile completes the hand, no tile is there five times, and no circumstance excludes another.
///
/// ```
/// use tenpai::engine::{Ruleset, WonHand};
/// let won = WonHand::read("345m40677p67s[340m] 8s tsumo seat=N dora=4s", &Ruleset::RIICHI)?;
/// assert_eq!(won.drawn().to_string(), "345m40677p678s[340m]");
/// let wrong = WonHand::read("345m40677p67s[340m] 8s ron flags=riichi", &Ruleset::RIICHI).unwrap_err();
/// assert_eq!(wrong.to_string(), "riichi with the open meld [340m]: a riichi wants a closed hand");
/// # Ok::<(), tenpai::engine::LineError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WonHand {
    hand: Hand,
    winning: WinningTile,
    drawn: Drawn,
    circumstances: Circumstances,
}

impl WonHand {
    /// The hand before it was won, the tile that completes it, and the circumstances.
    ///
    /// # Errors
    /// The first thing that cannot be.
    pub fn new(hand: Hand, winning: WinningTile, circumstances: Circumstances, rules: &Ruleset) -> Result<WonHand, WinFault> {
        let size = hand.concealed().total() + 3 * hand.melds().len();
        if size != 13 {
            return Err(WinFault::Size(size));
        }
        let seen = seen(&hand, winning.tile(), &circumstances)?;
        let waits = waits(&hand, rules).real;
        if waits.is_empty() {
            return Err(WinFault::NotReady);
        }
        if !waits.contains(winning.tile()) {
            return Err(WinFault::NoWait(winning.tile(), waits));
        }
        if rules.knitted() {
            check_mcr(&circumstances)?;
        }
        check_riichi(&hand, &circumstances)?;
        check_moment(&hand, winning.tile(), &circumstances, &seen)?;
        check_first(&hand, &circumstances)?;
        check_table(&circumstances)?;
        let mut reds = Suit::ALL.map(|suit| hand.reds(suit));
        if let Some(suit) = winning.tile().suit().filter(|_| winning.is_red()) {
            reds[suit as usize] += 1;
        }
        let mut concealed = *hand.concealed();
        concealed.add(winning.tile())?;
        let drawn = Drawn::with_reds(concealed, reds, hand.melds()).map_err(|_| WinFault::Size(size + 1))?;
        Ok(WonHand { hand, winning, drawn, circumstances })
    }

    /// The 13 tiles before the winning one.
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The tile that completed it.
    pub const fn winning(&self) -> WinningTile {
        self.winning
    }

    /// The complete hand.
    pub const fn drawn(&self) -> &Drawn {
        &self.drawn
    }

    /// How, where and when it was won.
    pub const fn circumstances(&self) -> &Circumstances {
        &self.circumstances
    }

    /// Whether a flag is true of it.
    pub const fn has(&self, flag: Flag) -> bool {
        self.circumstances.flags.has(flag)
    }

    /// 門前 menzen, 门前清: no meld was taken from another player; a concealed kan leaves a hand closed.
    pub fn is_closed(&self) -> bool {
        self.hand.melds().iter().all(|meld| meld.kind() == MeldKind::ConcealedKan)
    }
}

/// Chinese official rules know no riichi, indicators, counters and sticks, and nothing for a win on the first draw.
fn check_mcr(told: &Circumstances) -> Result<(), WinFault> {
    let of_riichi = [
        ("dora=", !told.dora.is_empty()),
        ("ura=", !told.ura.is_empty()),
        ("honba=", told.honba > 0),
        ("sticks=", told.sticks > 0),
        ("double_riichi", told.flags.has(Flag::DoubleRiichi)),
        ("riichi", told.flags.has(Flag::Riichi)),
        ("ippatsu", told.flags.has(Flag::Ippatsu)),
        ("first_draw", told.flags.has(Flag::FirstDraw)),
    ];
    let found = of_riichi.into_iter().find(|(_, is_told)| *is_told);
    found.map_or(Ok(()), |(what, _)| Err(WinFault::NotHere(what, "mcr")))
}

/// Every copy that the winner and the wall show.
fn seen(hand: &Hand, winning: Tile, circumstances: &Circumstances) -> Result<Counts, WinFault> {
    let mut seen = hand.all();
    seen.add(winning)?;
    for indicators in [&circumstances.dora, &circumstances.ura] {
        if indicators.total() > 5 {
            return Err(WinFault::Indicators(indicators.total()));
        }
        for tile in indicators.tiles() {
            seen.add(tile)?;
        }
    }
    Ok(seen)
}

fn check_riichi(hand: &Hand, circumstances: &Circumstances) -> Result<(), WinFault> {
    let flags = circumstances.flags;
    if flags.has(Flag::Riichi) && flags.has(Flag::DoubleRiichi) {
        return Err(WinFault::Together(Flag::Riichi, Flag::DoubleRiichi, "a hand is declared ready once"));
    }
    if !flags.has(Flag::Riichi) && !flags.has(Flag::DoubleRiichi) {
        if flags.has(Flag::Ippatsu) {
            return Err(WinFault::Without(Flag::Ippatsu, Flag::Riichi));
        }
        return if circumstances.ura.is_empty() { Ok(()) } else { Err(WinFault::UraWithoutRiichi) };
    }
    if let Some(&meld) = hand.melds().iter().find(|meld| meld.kind() != MeldKind::ConcealedKan) {
        return Err(WinFault::OpenRiichi(meld));
    }
    // dora that were not told are no contradiction
    if !circumstances.dora.is_empty() && circumstances.ura.total() > circumstances.dora.total() {
        return Err(WinFault::MoreUra);
    }
    if flags.has(Flag::Ippatsu) && flags.has(Flag::AfterKan) {
        return Err(WinFault::Together(Flag::Ippatsu, Flag::AfterKan, "a kan ends ippatsu"));
    }
    Ok(())
}

/// The moment of the win: the last tile, a kan, another player's tile.
fn check_moment(hand: &Hand, winning: Tile, circumstances: &Circumstances, seen: &Counts) -> Result<(), WinFault> {
    let flags = circumstances.flags;
    for flag in flags.iter() {
        if let Some(only) = flag.only_by().filter(|&only| only != circumstances.how) {
            return Err(WinFault::OnlyBy(flag, only));
        }
    }
    if flags.has(Flag::AfterKan) && !hand.melds().iter().any(|meld| meld.kind().size() == 4) {
        return Err(WinFault::NoKan);
    }
    if flags.has(Flag::RobbingKan) && seen.of(winning) > 1 {
        return Err(WinFault::SeenRobbed(winning));
    }
    if flags.has(Flag::LastTile) && hand.concealed().of(winning) > 0 {
        return Err(WinFault::ConcealedLast(winning));
    }
    match circumstances.from {
        Some(_) if circumstances.how == How::Tsumo => Err(WinFault::FromDrawn),
        Some(wind) if wind == circumstances.seat => Err(WinFault::FromSelf(wind)),
        _ => Ok(()),
    }
}

/// A win before anybody called.
fn check_first(hand: &Hand, circumstances: &Circumstances) -> Result<(), WinFault> {
    let flags = circumstances.flags;
    if !flags.has(Flag::FirstDraw) {
        return Ok(());
    }
    if let Some(&meld) = hand.melds().first() {
        return Err(WinFault::FirstWithMeld(meld));
    }
    for (other, why) in [
        (Flag::Riichi, "a riichi comes with a discard"),
        (Flag::DoubleRiichi, "a riichi comes with a discard"),
        (Flag::LastDraw, "the wall is full"),
        (Flag::LastDiscard, "the wall is full"),
        (Flag::RobbingKan, "nobody has called yet"),
    ] {
        if flags.has(other) {
            return Err(WinFault::Together(Flag::FirstDraw, other, why));
        }
    }
    if circumstances.how == How::Ron && circumstances.seat == Wind::East {
        return Err(WinFault::DealerBeforeFirst);
    }
    Ok(())
}

fn check_table(circumstances: &Circumstances) -> Result<(), WinFault> {
    if circumstances.flowers > 8 { Err(WinFault::Flowers(circumstances.flowers)) } else { Ok(()) }
}
