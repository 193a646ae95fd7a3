//! A hand with wild tiles: tiles with a face, wilds, and the melds called.

use std::fmt;
use std::ops::Deref;

use crate::engine::{AnyHand, Counts, FifthCopy, Hand, HandFault, Meld, Suit, Tile, Tiles, notation};

/// What a hand with wilds holds, before a draw or after it: [`WildHand`] and [`WildDrawn`] read as this.
///
/// As everywhere, melds that are owed to neither the concealed part nor the brackets are complete and lie elsewhere.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct WildTiles {
    natural: Counts,
    reds: [u8; 3],
    melds: Vec<Meld>,
    wilds: u8,
}

impl WildTiles {
    /// From the concealed tiles with a face, how many fives of characters, circles, bamboo among them are red, called melds, and wilds.
    pub(in crate::engine) fn new(natural: Counts, reds: [u8; 3], melds: &[Meld], wilds: usize) -> Result<WildTiles, HandFault> {
        let size = natural.total() + wilds + 3 * melds.len();
        match size {
            0 => return Err(HandFault::Empty),
            15.. => return Err(HandFault::TooMany(size)),
            _ if size.is_multiple_of(3) => return Err(HandFault::Size(size)),
            _ => {}
        }
        for suit in Suit::ALL {
            if reds[suit as usize] > natural.of(five(suit)) {
                return Err(HandFault::Reds(suit));
            }
        }
        let mut melds = melds.to_vec();
        melds.sort_unstable();
        let tiles = WildTiles { natural, reds, melds, wilds: wilds as u8 };
        tiles.check_copies()?;
        Ok(tiles)
    }

    /// The concealed tiles with a face: wilds and melds apart.
    pub const fn natural(&self) -> &Counts {
        &self.natural
    }

    /// How many wilds.
    pub const fn wilds(&self) -> u8 {
        self.wilds
    }

    /// The called melds, in tile order. There are no wilds in them.
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// Every tile with a face, melds included.
    pub fn all(&self) -> Counts {
        self.check_copies().expect("checked when the hand was made")
    }

    /// How many concealed fives of this suit are red.
    pub const fn reds(&self, suit: Suit) -> u8 {
        self.reds[suit as usize]
    }

    /// How many melds the concealed part still owes, 0 to 4; a pair beside them.
    pub const fn needed(&self) -> usize {
        self.concealed_size() / 3
    }

    const fn concealed_size(&self) -> usize {
        self.natural.total() + self.wilds as usize
    }

    fn check_copies(&self) -> Result<Counts, FifthCopy> {
        let mut all = self.natural;
        for tile in self.melds.iter().flat_map(|meld| meld.tiles()) {
            all.add(tile)?;
        }
        Ok(all)
    }
}

const fn five(suit: Suit) -> Tile {
    Tile::at(suit as usize * 9 + 4)
}

/// `123m40p[444z]xx`: sorted, red fives as 0, then melds, wilds last.
impl fmt::Display for WildTiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_tiles(f, notation::with_reds(self.natural.tiles(), |suit| self.reds(suit)))?;
        self.melds.iter().try_for_each(|meld| meld.fmt(f))?;
        (0..self.wilds).try_for_each(|_| f.write_str("x"))
    }
}

impl fmt::Debug for WildTiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A hand with wilds before its draw: 13, 10, 7, 4 or 1 tiles, a meld counting three. It may have no wild at all.
///
/// ```
/// use tenpai::engine::WildHand;
/// let hand: WildHand = "x 1z 40m12p[789s] x".parse()?;
/// assert_eq!(hand.to_string(), "40m12p1z[789s]xx");
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct WildHand(WildTiles);

impl WildHand {
    /// From concealed tiles with a face, called melds and a number of wilds, no five red.
    ///
    /// # Errors
    /// A size that is none of a hand before its draw, or five of a kind.
    pub fn new(natural: Counts, melds: &[Meld], wilds: usize) -> Result<WildHand, HandFault> {
        WildHand::of(WildTiles::new(natural, [0; 3], melds, wilds)?)
    }

    pub(in crate::engine) fn of(tiles: WildTiles) -> Result<WildHand, HandFault> {
        let size = tiles.concealed_size();
        if size % 3 == 1 { Ok(WildHand(tiles)) } else { Err(HandFault::AlreadyDrawn(size + 3 * tiles.melds.len())) }
    }

    /// The hand with this tile drawn, which stands for itself; a five comes plain.
    ///
    /// # Errors
    /// The hand and its melds hold all four already.
    pub fn draw(&self, tile: Tile) -> Result<WildDrawn, FifthCopy> {
        let mut tiles = self.0.clone();
        tiles.natural.add(tile)?;
        tiles.check_copies()?;
        Ok(WildDrawn(tiles))
    }

    /// The hand with another wild drawn.
    pub fn draw_wild(&self) -> WildDrawn {
        let mut tiles = self.0.clone();
        tiles.wilds += 1;
        WildDrawn(tiles)
    }
}

/// A hand without wilds is one with none.
impl From<&Hand> for WildHand {
    fn from(hand: &Hand) -> WildHand {
        WildHand(plain(hand))
    }
}

fn plain(tiles: &Tiles) -> WildTiles {
    let reds = Suit::ALL.map(|suit| tiles.reds(suit));
    WildTiles { natural: *tiles.concealed(), reds, melds: tiles.melds().to_vec(), wilds: 0 }
}

/// A hand with wilds after its draw: 14, 11, 8, 5 or 2 tiles, a meld counting three. Which one was drawn is not kept.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct WildDrawn(WildTiles);

impl WildDrawn {
    /// From concealed tiles with a face, called melds and a number of wilds, no five red.
    ///
    /// # Errors
    /// A size that is none of a hand after its draw, or five of a kind.
    pub fn new(natural: Counts, melds: &[Meld], wilds: usize) -> Result<WildDrawn, HandFault> {
        WildDrawn::of(WildTiles::new(natural, [0; 3], melds, wilds)?)
    }

    pub(in crate::engine) fn of(tiles: WildTiles) -> Result<WildDrawn, HandFault> {
        let size = tiles.concealed_size();
        if size % 3 == 2 { Ok(WildDrawn(tiles)) } else { Err(HandFault::NotDrawn(size + 3 * tiles.melds.len())) }
    }

    /// The hand without this tile; none where it is not in the concealed part. Plain fives go before red ones.
    pub fn discard(&self, tile: Tile) -> Option<WildHand> {
        let mut tiles = self.0.clone();
        if !tiles.natural.remove(tile) {
            return None;
        }
        for suit in Suit::ALL {
            tiles.reds[suit as usize] = tiles.reds[suit as usize].min(tiles.natural.of(five(suit)));
        }
        Some(WildHand(tiles))
    }
}

/// A hand as a person typed it: of either size, with wilds or without.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypedHand {
    /// Every tile has a face.
    Plain(AnyHand),
    /// With wilds, before its draw.
    Wild(WildHand),
    /// With wilds, after its draw.
    WildDrawn(WildDrawn),
}

impl From<WildTiles> for TypedHand {
    fn from(tiles: WildTiles) -> TypedHand {
        if tiles.concealed_size() % 3 == 1 { TypedHand::Wild(WildHand(tiles)) } else { TypedHand::WildDrawn(WildDrawn(tiles)) }
    }
}

impl fmt::Display for TypedHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TypedHand::Plain(hand) => hand.fmt(f),
            TypedHand::Wild(hand) => hand.fmt(f),
            TypedHand::WildDrawn(hand) => hand.fmt(f),
        }
    }
}

impl TypedHand {
    /// Every tile with a face, melds included.
    pub fn all(&self) -> Counts {
        match self {
            TypedHand::Plain(hand) => hand.all(),
            TypedHand::Wild(hand) => hand.all(),
            TypedHand::WildDrawn(hand) => hand.all(),
        }
    }
}

impl Deref for WildHand {
    type Target = WildTiles;

    fn deref(&self) -> &WildTiles {
        &self.0
    }
}

impl fmt::Display for WildHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for WildHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Deref for WildDrawn {
    type Target = WildTiles;

    fn deref(&self) -> &WildTiles {
        &self.0
    }
}

impl fmt::Display for WildDrawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for WildDrawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
