//! What a hand with a certain yaku of riichi is made of.

use rand::rngs::ChaCha8Rng;

use super::{Chance, Recipe, Shape, blocks, honor, honors, ranks, suits};
use crate::drill::score::FuKind;
use crate::engine::mcr::Fan;
use crate::engine::riichi::{Yaku, Yakuhai};
use crate::engine::{Block, Flag, How, MeldKind, TileSet};

impl Recipe {
    /// The same, and nothing is called.
    pub(in crate::drill) fn closed(self) -> Recipe {
        Recipe { called: 0, ..self }
    }

    /// Any hand, with so many triplets in a hundred melds where a run could be.
    pub(in crate::drill) fn with_triplets(triplets: u8) -> Recipe {
        Recipe { pungs: triplets, ..Recipe::plain() }
    }

    /// Hands that mostly have this yaku.
    pub(in crate::drill) fn of_yaku(yaku: Yaku, rng: &mut ChaCha8Rng) -> Recipe {
        if let Some(fan) = same_tiles(yaku) {
            return Recipe::of_fan(fan, rng);
        }
        let rng = &mut Chance(rng);
        let [a, b, c] = rng.suits();
        match yaku {
            Yaku::DoubleRiichi => Recipe { flags: vec![Flag::DoubleRiichi], ..Recipe::plain() }.closed(),
            Yaku::Ippatsu => Recipe { flags: vec![Flag::Riichi, Flag::Ippatsu], ..Recipe::plain() }.closed(),
            Yaku::MenzenTsumo => Recipe::when(How::Tsumo, &[]).closed(),
            Yaku::Pinfu => Recipe { pungs: 0, pool: suits(), ..Recipe::plain() }.closed(),
            Yaku::Iipeiko => Recipe::chows(&[(a, rng.rank(7)); 2]).closed(),
            Yaku::Ryanpeikou => {
                let (one, other) = ((a, rng.rank(7)), (b, rng.rank(7)));
                Recipe::chows(&[one, one, other, other]).closed()
            }
            Yaku::Yakuhai(Yakuhai::White) => Recipe::with(vec![Block::Triplet(honor(5))]),
            Yaku::Yakuhai(Yakuhai::Green) => Recipe::with(vec![Block::Triplet(honor(6))]),
            Yaku::Yakuhai(Yakuhai::Red) => Recipe::with(vec![Block::Triplet(honor(7))]),
            Yaku::Rinshan => Recipe { kongs: vec![MeldKind::ConcealedKan], pungs: 60, ..Recipe::when(How::Tsumo, &[Flag::AfterKan]) },
            Yaku::Chanta => {
                let ends = [(a, 1), (b, 7), (c, 1 + 6 * (rng.rank(2) - 1))];
                let runs = usize::from(rng.rank(3));
                Recipe { pool: TileSet::ORPHANS.and(honors()), ..Recipe::chows(&ends[..runs]) }
            }
            Yaku::Junchan => {
                let ends = [(a, 1), (b, 7), (c, 1 + 6 * (rng.rank(2) - 1))];
                Recipe { pool: TileSet::ORPHANS.without(honors()), ..Recipe::chows(&ends) }
            }
            Yaku::Tanyao => Recipe::from(ranks(2, 8)),
            Yaku::Chiitoitsu => Recipe::shaped(Shape::SevenPairs),
            Yaku::Tenhou | Yaku::Chiihou => Recipe::when(How::Tsumo, &[Flag::FirstDraw]).closed(),
            Yaku::Renhou => Recipe::when(How::Ron, &[Flag::FirstDraw]).closed(),
            Yaku::AkaDora => Recipe::with(blocks(Block::Run, &[(a, 2 + rng.rank(3))])),
            Yaku::UraDora => Recipe { flags: vec![Flag::Riichi], ..Recipe::plain() }.closed(),
            _ => Recipe::plain().closed(),
        }
    }

    /// Hands that mostly have this kind of step in the count of their fu.
    pub(in crate::drill) fn of_fu(kind: FuKind, rng: &mut ChaCha8Rng) -> Recipe {
        let rng = &mut Chance(rng);
        let [a, b, _] = rng.suits();
        let triplet = (a, rng.rank(9));
        let dragon = Block::Triplet(honor(4 + rng.rank(3)));
        match kind {
            FuKind::ClosedRon => Recipe::when(How::Ron, &[]).closed(),
            FuKind::SelfDraw => Recipe::when(How::Tsumo, &[]),
            FuKind::PinfuSelfDraw => Recipe { pungs: 0, pool: suits(), ..Recipe::when(How::Tsumo, &[]) }.closed(),
            FuKind::DragonPair => Recipe::with(vec![Block::Pair(honor(4 + rng.rank(3)))]),
            FuKind::WindPair => Recipe::with(vec![Block::Pair(honor(rng.rank(4)))]),
            FuKind::ConcealedTriplet => Recipe { called: 10, ..Recipe::pungs(&[triplet]) },
            FuKind::RonTriplet => Recipe { how: Some(How::Ron), called: 10, ..Recipe::pungs(&[triplet, (b, rng.rank(9))]) },
            FuKind::CalledTriplet => Recipe { called: 70, ..Recipe::with(vec![dragon]) },
            FuKind::ConcealedKan => Recipe::kongs(&[MeldKind::ConcealedKan], rng),
            FuKind::CalledKan => Recipe { kongs: vec![MeldKind::OpenKan], ..Recipe::with(vec![dragon]) },
            FuKind::OpenNothing => Recipe { pungs: 0, called: 60, how: Some(How::Ron), pool: ranks(2, 8), ..Recipe::with(Vec::new()) },
            FuKind::SevenPairs => Recipe::shaped(Shape::SevenPairs),
            FuKind::ClosedWait | FuKind::EdgeWait | FuKind::SingleWait => Recipe::plain(),
        }
    }
}

/// The fan of Chinese official rules that is made of the same tiles.
const fn same_tiles(yaku: Yaku) -> Option<Fan> {
    Some(match yaku {
        Yaku::Yakuhai(Yakuhai::Round) => Fan::PrevalentWind,
        Yaku::Yakuhai(Yakuhai::Seat) => Fan::SeatWind,
        Yaku::Chankan => Fan::RobbingTheKong,
        Yaku::Haitei => Fan::LastTileDraw,
        Yaku::Houtei => Fan::LastTileClaim,
        Yaku::SanshokuDoujun => Fan::MixedTripleChow,
        Yaku::Ittsu => Fan::PureStraight,
        Yaku::Toitoi => Fan::AllPungs,
        Yaku::Sanankou => Fan::ThreeConcealedPungs,
        Yaku::SanshokuDoukou => Fan::TriplePung,
        Yaku::Sankantsu => Fan::ThreeKongs,
        Yaku::Shousangen => Fan::LittleThreeDragons,
        Yaku::Honroutou => Fan::AllTerminalsAndHonors,
        Yaku::Honitsu => Fan::HalfFlush,
        Yaku::Chinitsu => Fan::FullFlush,
        Yaku::Kokushi => Fan::ThirteenOrphans,
        Yaku::Suuankou => Fan::FourConcealedPungs,
        Yaku::Daisangen => Fan::BigThreeDragons,
        Yaku::Shousuushii => Fan::LittleFourWinds,
        Yaku::Daisuushii => Fan::BigFourWinds,
        Yaku::Tsuuiisou => Fan::AllHonors,
        Yaku::Chinroutou => Fan::AllTerminals,
        Yaku::Ryuuiisou => Fan::AllGreen,
        Yaku::Chuuren => Fan::NineGates,
        Yaku::Suukantsu => Fan::FourKongs,
        _ => return None,
    })
}
