//! One way to see a won hand: a reading, the place of the winning tile, and what stood open.

use crate::engine::{Block, Counts, Form, How, MeldKind, Place, Reading, Tile, TileSet, Wait, WonHand};

/// What a block of a won hand is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PieceKind {
    /// 雀頭 jantou.
    Pair,
    /// 順子 shuntsu.
    Run,
    /// 刻子 koutsu.
    Triplet,
    /// 槓子 kantsu.
    Kan,
}

/// Whether others helped to make a block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Standing {
    /// 暗 an: all drawn.
    Concealed,
    /// Finished by ron on another's tile: open as far as triplets go, though the hand stays closed.
    ByRon,
    /// 明 min: called.
    Called,
}

/// A block of a won hand, called melds among them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The lowest tile.
    pub first: Tile,
    /// What it is.
    pub kind: PieceKind,
    /// Whether others helped.
    pub standing: Standing,
}

impl Piece {
    const NONE: Piece = Piece { first: Tile::at(0), kind: PieceKind::Pair, standing: Standing::Concealed };

    /// A triplet or a kan.
    pub const fn is_triplet(self) -> bool {
        matches!(self.kind, PieceKind::Triplet | PieceKind::Kan)
    }

    /// Whether it has a terminal or an honour.
    pub(super) const fn has_orphan(self) -> bool {
        match self.kind {
            PieceKind::Run => self.first.rank() == 1 || self.first.rank() == 7,
            PieceKind::Pair | PieceKind::Triplet | PieceKind::Kan => self.first.is_orphan(),
        }
    }
}

/// A won hand, seen in one way. The pieces are those of four melds and a pair; the other forms have none.
pub(super) struct View<'a> {
    pub won: &'a WonHand,
    pub form: Form,
    pub wait: Wait,
    pub closed: bool,
    /// Every tile, the winning one included.
    pub all: &'a Counts,
    pub kinds: TileSet,
    pieces: [Piece; 5],
    count: usize,
    /// The lowest tiles of the runs.
    pub runs: TileSet,
    /// The kinds of the triplets and kans.
    pub triplets: TileSet,
    /// The pair of the standard form.
    pub pair: Option<Tile>,
    /// 暗刻 ankou: concealed triplets and kans.
    pub concealed_triplets: u8,
    pub kans: u8,
}

impl<'a> View<'a> {
    pub fn new(won: &'a WonHand, all: &'a Counts, reading: &Reading, place: Place) -> View<'a> {
        let mut view = View {
            won,
            form: reading.form(),
            wait: place.wait,
            closed: won.is_closed(),
            all,
            kinds: all.at_least(1),
            pieces: [Piece::NONE; 5],
            count: 0,
            runs: TileSet::EMPTY,
            triplets: TileSet::EMPTY,
            pair: None,
            concealed_triplets: 0,
            kans: 0,
        };
        if view.form == Form::Standard {
            for (at, &block) in reading.blocks().iter().enumerate() {
                let finished = at == usize::from(place.block) && won.circumstances().how == How::Ron;
                view.push(concealed(block, if finished { Standing::ByRon } else { Standing::Concealed }));
            }
            for meld in won.hand().melds() {
                let (kind, standing) = match meld.kind() {
                    MeldKind::Run => (PieceKind::Run, Standing::Called),
                    MeldKind::Triplet => (PieceKind::Triplet, Standing::Called),
                    MeldKind::OpenKan | MeldKind::AddedKan => (PieceKind::Kan, Standing::Called),
                    MeldKind::ConcealedKan => (PieceKind::Kan, Standing::Concealed),
                };
                view.push(Piece { first: meld.first(), kind, standing });
            }
        }
        view
    }

    fn push(&mut self, piece: Piece) {
        self.pieces[self.count] = piece;
        self.count += 1;
        match piece.kind {
            PieceKind::Pair => self.pair = Some(piece.first),
            PieceKind::Run => self.runs.insert(piece.first),
            PieceKind::Triplet | PieceKind::Kan => {
                self.triplets.insert(piece.first);
                self.concealed_triplets += u8::from(piece.standing == Standing::Concealed);
                self.kans += u8::from(piece.kind == PieceKind::Kan);
            }
        }
    }

    /// The blocks of the standard form: the concealed ones in order, then the melds.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces[..self.count]
    }

    /// Whether it is four melds and a pair.
    pub fn is_standard(&self) -> bool {
        self.form == Form::Standard
    }

    /// Only kinds of this set.
    pub fn only(&self, set: TileSet) -> bool {
        self.kinds.without(set).is_empty()
    }

    /// How many of these kinds are triplets.
    pub fn triplets_of(&self, set: TileSet) -> usize {
        self.triplets.and(set).len()
    }

    /// Whether the pair is of one of these kinds.
    pub fn pair_of(&self, set: TileSet) -> bool {
        self.pair.is_some_and(|pair| set.contains(pair))
    }
}

fn concealed(block: Block, standing: Standing) -> Piece {
    let kind = match block {
        // knitted tiles are in no hand of riichi
        Block::Single(_) | Block::Pair(_) | Block::Knitted(_) => PieceKind::Pair,
        Block::Triplet(_) => PieceKind::Triplet,
        Block::Run(_) => PieceKind::Run,
    };
    Piece { first: block.first(), kind, standing }
}

/// 三元牌 sangenpai.
pub(super) const DRAGONS: TileSet = TileSet::from_bits(0b111 << 31);
/// 風牌 kazehai.
pub(super) const WINDS: TileSet = TileSet::from_bits(0b1111 << 27);
/// 字牌 jihai.
pub(super) const HONORS: TileSet = DRAGONS.or(WINDS);
/// The tiles of one suit.
pub(super) const SUITS: [TileSet; 3] = [TileSet::from_bits(0x1ff), TileSet::from_bits(0x1ff << 9), TileSet::from_bits(0x1ff << 18)];
