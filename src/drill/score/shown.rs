//! Where a yaku lies: the tiles of the hand that make it.

use super::SWITCHES;
use crate::engine::riichi::{FuReason, Piece, PieceKind, Score, Standing, Yaku, Yakuhai, dora};
use crate::engine::{Suit, Tile, Wait, WonHand};

/// The blocks or tiles that make a yaku, or that count as dora; nothing for what is no matter of tiles or of all of them.
pub fn yaku_tiles(yaku: Yaku, won: &WonHand, score: &Score) -> Vec<Vec<Tile>> {
    let pieces: Vec<Piece> = score.fu_steps(won, &SWITCHES).into_iter().filter_map(piece).collect();
    let those = |is: &dyn Fn(&Piece) -> bool| pieces.iter().filter(|piece| is(piece)).map(tiles).collect::<Vec<_>>();
    let told = won.circumstances();
    match yaku {
        Yaku::Pinfu => waiting(won, score).into_iter().chain(those(&|piece| piece.kind == PieceKind::Pair)).collect(),
        Yaku::Iipeiko | Yaku::Ryanpeikou => {
            let mut equal = those(&|piece| is_run(piece) && pieces.iter().filter(|other| same(other, piece)).count() > 1);
            // of three equal runs two make the yaku
            equal.truncate(if yaku == Yaku::Iipeiko { 2 } else { 4 });
            equal
        }
        Yaku::Yakuhai(kind) => {
            let tile = match kind {
                Yakuhai::Round => told.round.tile(),
                Yakuhai::Seat => told.seat.tile(),
                Yakuhai::White => Tile::at(31),
                Yakuhai::Green => Tile::at(32),
                Yakuhai::Red => Tile::at(33),
            };
            those(&|piece| piece.is_triplet() && piece.first == tile)
        }
        Yaku::SanshokuDoujun => those(&|piece| is_run(piece) && in_every_suit(piece, &pieces, is_run)),
        Yaku::SanshokuDoukou => those(&|piece| piece.is_triplet() && in_every_suit(piece, &pieces, |other| other.is_triplet())),
        Yaku::Ittsu => those(&|piece| is_run(piece) && is_part_of_a_straight(piece, &pieces)),
        Yaku::Toitoi | Yaku::Chinroutou | Yaku::Honroutou | Yaku::Tsuuiisou => those(&|piece| piece.is_triplet()),
        Yaku::Sanankou | Yaku::Suuankou => those(&|piece| piece.is_triplet() && piece.standing == Standing::Concealed),
        Yaku::Sankantsu | Yaku::Suukantsu => those(&|piece| piece.kind == PieceKind::Kan),
        Yaku::Shousangen | Yaku::Daisangen => those(&|piece| piece.first.place() > 30),
        Yaku::Shousuushii | Yaku::Daisuushii => those(&|piece| (27..31).contains(&piece.first.place())),
        Yaku::Chanta | Yaku::Junchan => those(&|_| true),
        Yaku::Dora => pointed_at(won, told.dora.tiles()),
        Yaku::UraDora => pointed_at(won, told.ura.tiles()),
        _ => Vec::new(),
    }
}

fn piece(step: crate::engine::riichi::FuStep) -> Option<Piece> {
    if let FuReason::Piece(piece) = step.why { Some(piece) } else { None }
}

fn is_run(piece: &Piece) -> bool {
    piece.kind == PieceKind::Run
}

fn same(one: &Piece, other: &Piece) -> bool {
    one.kind == other.kind && one.first == other.first
}

fn tiles(piece: &Piece) -> Vec<Tile> {
    let (copies, step) = match piece.kind {
        PieceKind::Pair => (2, 0),
        PieceKind::Run => (3, 1),
        PieceKind::Triplet => (3, 0),
        PieceKind::Kan => (4, 0),
    };
    (0..copies).map(|nth| Tile::at(piece.first.place() + step * nth)).collect()
}

fn in_every_suit(piece: &Piece, pieces: &[Piece], sort: impl Fn(&Piece) -> bool) -> bool {
    let rank = piece.first.rank();
    !piece.first.is_honor()
        && Suit::ALL.iter().all(|&suit| pieces.iter().any(|other| sort(other) && Some(other.first) == Tile::suited(suit, rank)))
}

fn is_part_of_a_straight(piece: &Piece, pieces: &[Piece]) -> bool {
    let suit = piece.first.suit();
    let begins = |rank: u8| pieces.iter().any(|other| is_run(other) && other.first.suit() == suit && other.first.rank() == rank);
    [1, 4, 7].contains(&piece.first.rank()) && [1, 4, 7].into_iter().all(begins)
}

/// The two tiles that waited on both sides.
fn waiting(won: &WonHand, score: &Score) -> Option<Vec<Tile>> {
    let block = score.reading.blocks().get(usize::from(score.place.block)).filter(|_| score.place.wait == Wait::Ryanmen)?;
    Some(block.tiles().filter(|&tile| tile != won.winning().tile()).collect())
}

/// The tiles of the hand that the indicators point at, a kind at a time.
fn pointed_at(won: &WonHand, indicators: impl Iterator<Item = Tile>) -> Vec<Vec<Tile>> {
    let all = won.drawn().all();
    let hit = |indicator: Tile| vec![dora(indicator); usize::from(all.of(dora(indicator)))];
    indicators.map(hit).filter(|tiles| !tiles.is_empty()).collect()
}
