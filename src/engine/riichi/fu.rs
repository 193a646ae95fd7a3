//! 符 fu: the small points, step by step.

use super::Switches;
use super::patterns::is_pinfu;
use super::view::{Piece, PieceKind, Standing, View};
use crate::engine::{Form, How, Tile, Wait, WonHand};

/// Why a step gives fu, or gives none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FuReason {
    /// 副底 fuutei: every hand of four melds and a pair begins with 20.
    Base,
    /// Seven pairs are 25, whatever else is true.
    SevenPairs,
    /// 門前加符 menzen kafu: a closed hand won by ron.
    ClosedRon,
    /// Won by ron with an open hand: nothing.
    OpenRon,
    /// A self-draw.
    SelfDraw,
    /// The self-draw of a pinfu gives nothing: it stays at 20.
    PinfuSelfDraw,
    /// A meld, or the pair.
    Piece(Piece),
    /// The kind of wait.
    Wait(Wait),
    /// An open hand in which nothing gives fu counts 30.
    OpenNothing,
}

/// One step of the count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FuStep {
    /// What it is for.
    pub why: FuReason,
    /// How many, often none.
    pub fu: u8,
}

/// Calls back with every step, those that give nothing included. Thirteen orphans have none.
pub(super) fn each_step(view: &View, switches: &Switches, step: &mut impl FnMut(FuStep)) {
    let mut sum = 0;
    let mut take = |why, fu| {
        sum += fu;
        step(FuStep { why, fu });
    };
    match view.form {
        Form::Standard => {}
        Form::SevenPairs => return take(FuReason::SevenPairs, 25),
        // the last three are no forms of riichi
        Form::ThirteenOrphans | Form::KnittedStraight | Form::LesserHonorsKnitted | Form::GreaterHonorsKnitted => return,
    }
    take(FuReason::Base, 20);
    match view.won.circumstances().how {
        How::Ron if view.closed => take(FuReason::ClosedRon, 10),
        How::Ron => take(FuReason::OpenRon, 0),
        How::Tsumo if is_pinfu(view, switches) => take(FuReason::PinfuSelfDraw, 0),
        How::Tsumo => take(FuReason::SelfDraw, 2),
    }
    for &piece in view.pieces() {
        take(FuReason::Piece(piece), piece_fu(view.won, switches, piece));
    }
    take(FuReason::Wait(view.wait), wait_fu(view.wait));
    if sum == 20 && !view.closed {
        step(FuStep { why: FuReason::OpenNothing, fu: 10 });
    }
}

/// The fu before and after rounding up to ten; seven pairs stay at 25.
pub(super) fn fu(view: &View, switches: &Switches) -> (u8, u8) {
    let mut sum = 0;
    each_step(view, switches, &mut |step| sum += step.fu);
    (sum, if view.form == Form::SevenPairs { sum } else { sum.div_ceil(10) * 10 })
}

fn piece_fu(won: &WonHand, switches: &Switches, piece: Piece) -> u8 {
    let base = match piece.kind {
        PieceKind::Run => return 0,
        PieceKind::Pair => return pair_fu(won, switches, piece.first),
        PieceKind::Triplet => 2,
        PieceKind::Kan => 8,
    };
    let concealed = if piece.standing == Standing::Concealed { 2 } else { 1 };
    base * concealed * if piece.first.is_orphan() { 2 } else { 1 }
}

/// Two for a dragon, the round's or the seat's wind.
pub(super) fn pair_fu(won: &WonHand, switches: &Switches, pair: Tile) -> u8 {
    let told = won.circumstances();
    match (pair == told.round.tile(), pair == told.seat.tile()) {
        (true, true) => switches.double_wind.fu(),
        (false, false) if pair.place() < 31 => 0,
        _ => 2,
    }
}

fn wait_fu(wait: Wait) -> u8 {
    match wait {
        Wait::Kanchan | Wait::Penchan | Wait::Tanki => 2,
        _ => 0,
    }
}
