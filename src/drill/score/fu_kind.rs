//! What fu are given for: the kinds of step that a learner has to know one by one.

use crate::engine::riichi::{FuReason, FuStep, PieceKind, Standing};
use crate::engine::{Tile, Wait};

/// A kind of step in the count of the fu.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FuKind {
    /// A closed hand won by ron.
    ClosedRon,
    /// A self-draw.
    SelfDraw,
    /// The self-draw of a pinfu, which gives none.
    PinfuSelfDraw,
    /// A pair of dragons.
    DragonPair,
    /// A pair of the round's or the seat's wind.
    WindPair,
    /// A triplet that was all drawn.
    ConcealedTriplet,
    /// A triplet that a ron finished: it counts as open.
    RonTriplet,
    /// A called triplet.
    CalledTriplet,
    /// A kan that was all drawn.
    ConcealedKan,
    /// A called kan.
    CalledKan,
    /// A closed wait.
    ClosedWait,
    /// An edge wait.
    EdgeWait,
    /// A wait on half a pair.
    SingleWait,
    /// An open hand in which nothing gives fu.
    OpenNothing,
    /// Seven pairs.
    SevenPairs,
}

impl FuKind {
    /// Every kind.
    pub const ALL: [FuKind; 15] = [
        FuKind::ClosedRon,
        FuKind::SelfDraw,
        FuKind::PinfuSelfDraw,
        FuKind::DragonPair,
        FuKind::WindPair,
        FuKind::ConcealedTriplet,
        FuKind::RonTriplet,
        FuKind::CalledTriplet,
        FuKind::ConcealedKan,
        FuKind::CalledKan,
        FuKind::ClosedWait,
        FuKind::EdgeWait,
        FuKind::SingleWait,
        FuKind::OpenNothing,
        FuKind::SevenPairs,
    ];

    /// The word in records.
    pub const fn name(self) -> &'static str {
        match self {
            FuKind::ClosedRon => "closed_ron",
            FuKind::SelfDraw => "self_draw",
            FuKind::PinfuSelfDraw => "pinfu_self_draw",
            FuKind::DragonPair => "dragon_pair",
            FuKind::WindPair => "wind_pair",
            FuKind::ConcealedTriplet => "concealed_triplet",
            FuKind::RonTriplet => "ron_triplet",
            FuKind::CalledTriplet => "called_triplet",
            FuKind::ConcealedKan => "concealed_kan",
            FuKind::CalledKan => "called_kan",
            FuKind::ClosedWait => "closed_wait",
            FuKind::EdgeWait => "edge_wait",
            FuKind::SingleWait => "single_wait",
            FuKind::OpenNothing => "open_nothing",
            FuKind::SevenPairs => "seven_pairs",
        }
    }

    /// The kind of a step; none for the 20 that every hand has, and for what never gives any.
    pub fn of(step: &FuStep) -> Option<FuKind> {
        match step.why {
            FuReason::Base | FuReason::OpenRon => None,
            FuReason::SevenPairs => Some(FuKind::SevenPairs),
            FuReason::ClosedRon => Some(FuKind::ClosedRon),
            FuReason::SelfDraw => Some(FuKind::SelfDraw),
            FuReason::PinfuSelfDraw => Some(FuKind::PinfuSelfDraw),
            FuReason::OpenNothing => Some(FuKind::OpenNothing),
            FuReason::Wait(Wait::Kanchan) => Some(FuKind::ClosedWait),
            FuReason::Wait(Wait::Penchan) => Some(FuKind::EdgeWait),
            FuReason::Wait(Wait::Tanki) => Some(FuKind::SingleWait),
            FuReason::Wait(_) => None,
            FuReason::Piece(piece) => match (piece.kind, piece.standing) {
                (PieceKind::Run, _) => None,
                (PieceKind::Pair, _) if step.fu == 0 => None,
                (PieceKind::Pair, _) => Some(if is_dragon(piece.first) { FuKind::DragonPair } else { FuKind::WindPair }),
                (PieceKind::Triplet, Standing::Concealed) => Some(FuKind::ConcealedTriplet),
                (PieceKind::Triplet, Standing::ByRon) => Some(FuKind::RonTriplet),
                (PieceKind::Triplet, Standing::Called) => Some(FuKind::CalledTriplet),
                (PieceKind::Kan, Standing::Concealed) => Some(FuKind::ConcealedKan),
                (PieceKind::Kan, Standing::ByRon | Standing::Called) => Some(FuKind::CalledKan),
            },
        }
    }
}

fn is_dragon(tile: Tile) -> bool {
    tile.is_honor() && tile.rank() > 4
}
