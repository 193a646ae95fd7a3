//! 不重复 non-repeat: which fans lie in which, so that they are not added.

use super::{Fan, McrRules, SpecialSelfDraw};

impl Fan {
    /// The fans that this one necessarily has, as ruled today. Of a fan that several sets can earn, only those in the sets of this one lie in it.
    pub const fn contains(self) -> &'static [Fan] {
        use Fan::*;
        match self {
            BigFourWinds => &[BigThreeWinds, AllPungs, PrevalentWind, SeatWind, PungOfTerminalsOrHonors],
            BigThreeDragons | LittleThreeDragons => &[TwoDragonsPungs, DragonPung, PungOfTerminalsOrHonors],
            AllGreen => &[HalfFlush],
            // one pung only: the other end of the suit may be a second one
            NineGates => &[FullFlush, FullyConcealedHand, ConcealedHand, NoHonors, PungOfTerminalsOrHonors],
            FourKongs => &[ThreeKongs, AllPungs, TwoConcealedKongs, TwoMeldedKongs, ConcealedKong, MeldedKong, SingleWait],
            SevenShiftedPairs => &[FullFlush, SevenPairs, FullyConcealedHand, ConcealedHand, NoHonors, SingleWait],
            ThirteenOrphans => &[AllTerminalsAndHonors, AllTypes, FullyConcealedHand, ConcealedHand, SingleWait],
            AllTerminals => &[AllTerminalsAndHonors, AllPungs, OutsideHand, DoublePung, PungOfTerminalsOrHonors, NoHonors],
            LittleFourWinds => &[BigThreeWinds, PungOfTerminalsOrHonors],
            AllHonors => &[AllTerminalsAndHonors, AllPungs, OutsideHand, PungOfTerminalsOrHonors],
            FourConcealedPungs => &[ThreeConcealedPungs, AllPungs, FullyConcealedHand, ConcealedHand, TwoConcealedPungs],
            PureTerminalChows => &[SevenPairs, FullFlush, AllChows, PureDoubleChow, TwoTerminalChows, NoHonors],
            QuadrupleChow => &[PureTripleChow, PureShiftedPungs, SevenPairs, TileHog, PureDoubleChow],
            FourPureShiftedPungs => &[PureTripleChow, PureShiftedPungs, AllPungs],
            FourPureShiftedChows => &[PureShiftedChows, ShortStraight, TwoTerminalChows],
            ThreeKongs => &[TwoConcealedKongs, MixedKongs, TwoMeldedKongs, ConcealedKong, MeldedKong],
            AllTerminalsAndHonors => &[AllPungs, OutsideHand, PungOfTerminalsOrHonors],
            SevenPairs => &[FullyConcealedHand, ConcealedHand, SingleWait],
            GreaterHonorsAndKnittedTiles => &[LesserHonorsAndKnittedTiles, AllTypes, FullyConcealedHand, ConcealedHand, SingleWait],
            AllEvenPungs => &[AllPungs, AllSimples, NoHonors],
            PureTripleChow => &[PureShiftedPungs, PureDoubleChow],
            PureShiftedPungs => &[PureTripleChow],
            UpperTiles => &[UpperFour, NoHonors],
            LowerTiles => &[LowerFour, NoHonors],
            MiddleTiles | AllFive => &[AllSimples, NoHonors],
            PureStraight => &[ShortStraight, TwoTerminalChows],
            ThreeSuitedTerminalChows => &[AllChows, TwoTerminalChows, MixedDoubleChow, NoHonors],
            TriplePung => &[DoublePung],
            ThreeConcealedPungs => &[TwoConcealedPungs],
            LesserHonorsAndKnittedTiles => &[AllTypes, FullyConcealedHand, ConcealedHand, SingleWait],
            BigThreeWinds | DragonPung | PrevalentWind | SeatWind => &[PungOfTerminalsOrHonors],
            ReversibleTiles => &[OneVoidedSuit],
            MixedTripleChow => &[MixedDoubleChow],
            LastTileDraw | OutWithReplacementTile | FullyConcealedHand => &[SelfDrawn],
            RobbingTheKong => &[LastTile],
            MeldedHand => &[SingleWait],
            TwoConcealedKongs => &[TwoConcealedPungs, ConcealedKong],
            MixedKongs => &[ConcealedKong, MeldedKong],
            TwoMeldedKongs => &[MeldedKong],
            TwoDragonsPungs => &[DragonPung, PungOfTerminalsOrHonors],
            FullFlush | UpperFour | LowerFour | AllChows | AllSimples => &[NoHonors],
            _ => &[],
        }
    }
}

impl McrRules {
    /// Whether a fan lies in another under these rules.
    pub fn contains(&self, outer: Fan, inner: Fan) -> bool {
        let own = inner == Fan::FullyConcealedHand && self.special_self_draw == SpecialSelfDraw::FullyConcealed;
        !own && outer.contains().contains(&inner)
    }
}
