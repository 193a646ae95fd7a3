//! What a hand with a certain fan of Chinese official rules is made of.

use rand::rngs::ChaCha8Rng;

use super::{Chance, Recipe, Shape, blocks, honor, honors, named, ranks, suits};
use crate::engine::mcr::Fan;
use crate::engine::{Block, Flag, How, MeldKind, Suit, TileSet};

impl Recipe {
    /// Hands that mostly have this fan.
    pub(in crate::drill) fn of_fan(fan: Fan, rng: &mut ChaCha8Rng) -> Recipe {
        let rng = &mut Chance(rng);
        let [a, b, c] = rng.suits();
        let closed = |recipe: Recipe| Recipe { called: 0, ..recipe };
        let (open, added, hidden) = (MeldKind::OpenKan, MeldKind::AddedKan, MeldKind::ConcealedKan);
        match fan {
            Fan::BigFourWinds => Recipe::of_honors(1, 4, 4, 0, rng),
            Fan::LittleFourWinds => Recipe::of_honors(1, 4, 3, 1, rng),
            Fan::BigThreeWinds => Recipe::of_honors(1, 4, 3, 0, rng),
            Fan::BigThreeDragons => Recipe::of_honors(5, 7, 3, 0, rng),
            Fan::LittleThreeDragons => Recipe::of_honors(5, 7, 2, 1, rng),
            Fan::TwoDragonsPungs => Recipe::of_honors(5, 7, 2, 0, rng),
            Fan::DragonPung => Recipe::of_honors(5, 7, 1, 0, rng),
            Fan::PrevalentWind | Fan::SeatWind => Recipe::of_honors(1, 4, 1, 0, rng),
            Fan::AllGreen => Recipe { pungs: 50, ..Recipe::from(named(&[(Suit::Sou, "23468")]).or([honor(6)].into_iter().collect())) },
            Fan::NineGates => Recipe::shaped(Shape::NineGates),
            Fan::FourKongs => Recipe::kongs(&[open, hidden, added, hidden], rng),
            Fan::ThreeKongs => Recipe::kongs(&[open, hidden, added], rng),
            Fan::TwoConcealedKongs => Recipe::kongs(&[hidden, hidden], rng),
            Fan::MixedKongs => Recipe::kongs(&[open, hidden], rng),
            Fan::TwoMeldedKongs => Recipe::kongs(&[open, added], rng),
            Fan::ConcealedKong => Recipe::kongs(&[hidden], rng),
            Fan::MeldedKong => Recipe::kongs(&[added], rng),
            Fan::SevenShiftedPairs => Recipe::shaped(Shape::SevenInARow),
            Fan::SevenPairs => Recipe::shaped(Shape::SevenPairs),
            Fan::ThirteenOrphans => Recipe::shaped(Shape::Orphans),
            Fan::GreaterHonorsAndKnittedTiles => Recipe::shaped(Shape::Knitted(Some(7))),
            Fan::LesserHonorsAndKnittedTiles => Recipe::shaped(Shape::Knitted(Some(5 + usize::from(rng.rank(2) - 1)))),
            Fan::KnittedStraight => Recipe::shaped(Shape::Knitted(None)),
            Fan::AllTerminals => Recipe::all_pungs(TileSet::ORPHANS.without(honors())),
            Fan::AllHonors => Recipe::all_pungs(honors()),
            Fan::AllTerminalsAndHonors => Recipe::all_pungs(TileSet::ORPHANS),
            Fan::AllEvenPungs => Recipe::all_pungs(suits().iter().filter(|tile| tile.rank() % 2 == 0).collect()),
            Fan::AllPungs => Recipe { called: 50, ..Recipe::all_pungs(TileSet::ALL) },
            Fan::FourConcealedPungs => Recipe { how: Some(How::Tsumo), ..closed(Recipe::all_pungs(TileSet::ALL)) },
            Fan::ThreeConcealedPungs => closed(Recipe { pungs: 80, ..Recipe::plain() }),
            Fan::TwoConcealedPungs => closed(Recipe { pungs: 50, ..Recipe::plain() }),
            Fan::PureTerminalChows => {
                Recipe::with([blocks(Block::Run, &[(a, 1), (a, 1), (a, 7), (a, 7)]), blocks(Block::Pair, &[(a, 5)])].concat())
            }
            Fan::ThreeSuitedTerminalChows => {
                Recipe::with([blocks(Block::Run, &[(a, 1), (b, 1), (a, 7), (b, 7)]), blocks(Block::Pair, &[(c, 5)])].concat())
            }
            Fan::QuadrupleChow => Recipe::chows(&[(a, rng.rank(7)); 4]),
            Fan::PureTripleChow => Recipe::chows(&[(a, rng.rank(7)); 3]),
            Fan::PureDoubleChow => Recipe::chows(&[(a, rng.rank(7)); 2]),
            Fan::FourPureShiftedPungs => {
                let low = rng.rank(6);
                Recipe::pungs(&[0, 1, 2, 3].map(|up| (a, low + up)))
            }
            Fan::PureShiftedPungs => {
                let low = rng.rank(7);
                Recipe::pungs(&[0, 1, 2].map(|up| (a, low + up)))
            }
            Fan::FourPureShiftedChows => {
                let step = rng.rank(2);
                let low = rng.rank(7 - 3 * step);
                Recipe::chows(&[0, 1, 2, 3].map(|up| (a, low + up * step)))
            }
            Fan::PureShiftedChows => {
                let step = rng.rank(2);
                let low = rng.rank(7 - 2 * step);
                Recipe::chows(&[0, 1, 2].map(|up| (a, low + up * step)))
            }
            Fan::PureStraight => Recipe::chows(&[(a, 1), (a, 4), (a, 7)]),
            Fan::MixedStraight => Recipe::chows(&[(a, 1), (b, 4), (c, 7)]),
            Fan::MixedTripleChow => {
                let rank = rng.rank(7);
                Recipe::chows(&[a, b, c].map(|suit| (suit, rank)))
            }
            Fan::MixedShiftedChows => {
                let rank = rng.rank(5);
                Recipe::chows(&[(a, rank), (b, rank + 1), (c, rank + 2)])
            }
            Fan::TriplePung => {
                let rank = rng.rank(9);
                Recipe::pungs(&[a, b, c].map(|suit| (suit, rank)))
            }
            Fan::MixedShiftedPungs => {
                let rank = rng.rank(7);
                Recipe::pungs(&[(a, rank), (b, rank + 1), (c, rank + 2)])
            }
            Fan::DoublePung => {
                let rank = rng.rank(9);
                Recipe::pungs(&[(a, rank), (b, rank)])
            }
            Fan::MixedDoubleChow => {
                let rank = rng.rank(7);
                Recipe::chows(&[(a, rank), (b, rank)])
            }
            Fan::ShortStraight => {
                let rank = rng.rank(4);
                Recipe::chows(&[(a, rank), (a, rank + 3)])
            }
            Fan::TwoTerminalChows => Recipe::chows(&[(a, 1), (a, 7)]),
            Fan::FullFlush => Recipe::from(rng.one_suit()),
            Fan::HalfFlush => Recipe::from(rng.one_suit().or(honors())),
            Fan::UpperTiles => Recipe::from(ranks(7, 9)),
            Fan::MiddleTiles => Recipe::from(ranks(4, 6)),
            Fan::LowerTiles => Recipe::from(ranks(1, 3)),
            Fan::UpperFour => Recipe::from(ranks(6, 9)),
            Fan::LowerFour => Recipe::from(ranks(1, 4)),
            Fan::AllSimples => Recipe::from(ranks(2, 8)),
            Fan::NoHonors => Recipe::from(suits()),
            Fan::OneVoidedSuit => Recipe::from(suits().without(rng.one_suit()).or(honors())),
            Fan::AllFive => {
                let fives = [a, b, c, a].map(|suit| (suit, 2 + rng.rank(3)));
                Recipe::with([blocks(Block::Run, &fives), blocks(Block::Pair, &[(b, 5)])].concat())
            }
            Fan::ReversibleTiles => {
                let kinds = named(&[(Suit::Pin, "1234589"), (Suit::Sou, "245689")]);
                Recipe::from(kinds.or([honor(5)].into_iter().collect()))
            }
            Fan::OutsideHand => {
                let ends = [(a, 1), (b, 7), (c, 1 + 6 * (rng.rank(2) - 1))];
                Recipe { pool: TileSet::ORPHANS, ..Recipe::chows(&ends) }
            }
            Fan::AllTypes => {
                let mut forced = blocks(Block::Run, &[(a, rng.rank(7)), (b, rng.rank(7)), (c, rng.rank(7))]);
                forced.push(Block::Triplet(honor(4 + rng.rank(3))));
                forced.push(Block::Pair(honor(rng.rank(4))));
                Recipe::with(forced)
            }
            Fan::ChickenHand => {
                let mut forced = blocks(Block::Run, &[(a, rng.rank(7)), (b, rng.rank(7)), (c, rng.rank(7)), (a, rng.rank(7))]);
                forced.push(Block::Pair(honor(rng.rank(7))));
                Recipe { how: Some(How::Ron), called: 60, ..Recipe::with(forced) }
            }
            Fan::AllChows => Recipe { pungs: 0, pool: suits(), ..Recipe::plain() },
            Fan::TileHog => {
                let rank = rng.rank(7);
                let forced = [blocks(Block::Triplet, &[(a, rank)]), blocks(Block::Run, &[(a, rank)])].concat();
                Recipe::with(forced)
            }
            Fan::LastTileDraw => Recipe::when(How::Tsumo, &[Flag::LastDraw]),
            Fan::LastTileClaim => Recipe::when(How::Ron, &[Flag::LastDiscard]),
            Fan::OutWithReplacementTile => Recipe { kongs: vec![hidden], pungs: 60, ..Recipe::when(How::Tsumo, &[Flag::AfterKan]) },
            Fan::RobbingTheKong => Recipe { pungs: 10, ..Recipe::when(How::Ron, &[Flag::RobbingKan]) },
            Fan::LastTile => Recipe { flags: vec![Flag::LastTile], ..Recipe::plain() },
            Fan::MeldedHand => Recipe { called: 100, how: Some(How::Ron), ..Recipe::plain() },
            Fan::FullyConcealedHand => closed(Recipe::when(How::Tsumo, &[])),
            Fan::ConcealedHand => closed(Recipe::when(How::Ron, &[])),
            Fan::SelfDrawn => Recipe { called: 50, ..Recipe::when(How::Tsumo, &[]) },
            Fan::PungOfTerminalsOrHonors => Recipe { pungs: 60, ..Recipe::plain() },
            Fan::EdgeWait | Fan::ClosedWait | Fan::SingleWait => Recipe::plain(),
            Fan::FlowerTiles => Recipe { flowers: rng.rank(8), ..Recipe::plain() },
        }
    }
}
