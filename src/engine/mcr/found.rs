//! Every fan that a reading has by its looks, those that lie in others included.

use super::chains::chains;
use super::sets::{Found, Seen, Set, Sort};
use super::{Fan, FinishedPung, KnittedWait, McrRules};
use crate::engine::{Flag, Form, How, MeldKind, TileSet, Wait};

const WINDS: TileSet = TileSet::from_bits(0b1111 << 27);
const DRAGONS: TileSet = TileSet::from_bits(0b111 << 31);
const HONORS: TileSet = WINDS.or(DRAGONS);
const TERMINALS: TileSet = TileSet::ORPHANS.without(HONORS);
const GREEN: TileSet = TileSet::from_bits(0b0_1010_1110 << 18 | 1 << 32);
const REVERSIBLE: TileSet = TileSet::from_bits(0b1_1001_1111 << 9 | 0b1_1011_1010 << 18 | 1 << 31);

/// These ranks, one bit each, of every suit.
const fn ranks(ranks: u64) -> TileSet {
    TileSet::from_bits(ranks | ranks << 9 | ranks << 18)
}

/// Everything there is to see.
pub(super) fn found(seen: &Seen, rules: &McrRules, into: &mut Vec<Found>) {
    chains(seen.sets(), seen.pair, into);
    tiles(seen, into);
    form(seen, into);
    honors(seen, into);
    into.extend(hidden_pungs(seen, rules));
    kongs(seen, into);
    circumstances(seen, into);
    wait(seen, rules, into);
}

/// What the kinds alone say.
fn tiles(seen: &Seen, into: &mut Vec<Found>) {
    let kinds = seen.all.at_least(1);
    let only = |set: TileSet| kinds.without(set).is_empty();
    for (fan, set) in [
        (Fan::AllGreen, GREEN),
        (Fan::AllTerminals, TERMINALS),
        (Fan::AllHonors, HONORS),
        (Fan::AllTerminalsAndHonors, TileSet::ORPHANS),
        (Fan::UpperTiles, ranks(0b1_1100_0000)),
        (Fan::MiddleTiles, ranks(0b0_0011_1000)),
        (Fan::LowerTiles, ranks(0b0_0000_0111)),
        (Fan::UpperFour, ranks(0b1_1110_0000)),
        (Fan::LowerFour, ranks(0b0_0000_1111)),
        (Fan::ReversibleTiles, REVERSIBLE),
    ] {
        if only(set) {
            into.push(Found::of_whole(fan));
        }
    }
    let suits = (0..3).filter(|suit| kinds.bits() >> (9 * suit) & 0x1ff != 0).count();
    let any = |set: TileSet| !kinds.and(set).is_empty();
    let fan = match (suits, any(WINDS), any(DRAGONS)) {
        (1, false, false) => Some(Fan::FullFlush),
        (1, ..) => Some(Fan::HalfFlush),
        (2, ..) => Some(Fan::OneVoidedSuit),
        (3, true, true) => Some(Fan::AllTypes),
        _ => None,
    };
    into.extend(fan.map(Found::of_whole));
    if !any(HONORS) {
        into.push(Found::of_whole(Fan::NoHonors));
    }
    if !any(TileSet::ORPHANS) {
        into.push(Found::of_whole(Fan::AllSimples));
    }
    for tile in seen.all.at_least(4).iter() {
        let holding = |set: &Set| set.kinds().contains(tile);
        if !seen.sets().iter().any(|set| set.sort == Sort::Kong && holding(set)) {
            into.push(Found { fan: Fan::TileHog, sets: seen.those(holding) });
        }
    }
}

/// What the form and the make of all its sets say.
fn form(seen: &Seen, into: &mut Vec<Found>) {
    let kinds = seen.all.at_least(1);
    match seen.form {
        Form::SevenPairs => {
            into.push(Found::of_whole(Fan::SevenPairs));
            let lowest = kinds.bits().trailing_zeros();
            if kinds.without(HONORS) == kinds && kinds.bits() >> lowest == 0b111_1111 && lowest % 9 < 3 {
                into.push(Found::of_whole(Fan::SevenShiftedPairs));
            }
        }
        Form::ThirteenOrphans => into.push(Found::of_whole(Fan::ThirteenOrphans)),
        Form::GreaterHonorsKnitted => {
            into.push(Found::of_whole(Fan::GreaterHonorsAndKnittedTiles));
            into.push(Found::of_whole(Fan::LesserHonorsAndKnittedTiles));
        }
        Form::LesserHonorsKnitted => {
            into.push(Found::of_whole(Fan::LesserHonorsAndKnittedTiles));
            if kinds.without(HONORS).len() == 9 {
                into.push(Found::of_whole(Fan::KnittedStraight));
            }
        }
        Form::KnittedStraight => {
            into.push(Found::of_whole(Fan::KnittedStraight));
            all_chows(seen, into);
        }
        Form::Standard => {
            all_chows(seen, into);
            sets(seen, into);
            nine_gates(seen, into);
        }
    }
}

fn all_chows(seen: &Seen, into: &mut Vec<Found>) {
    if seen.sets().iter().all(|set| set.is_chow()) && seen.pair.is_some_and(|pair| !pair.is_honor()) {
        into.push(Found::of_whole(Fan::AllChows));
    }
}

/// What is true of every set and of the pair.
fn sets(seen: &Seen, into: &mut Vec<Found>) {
    let Some(pair) = seen.pair else { return };
    let pungs = seen.those(|set| !set.is_chow());
    let in_each = |set: TileSet| set.contains(pair) && seen.sets().iter().all(|one| !one.kinds().and(set).is_empty());
    if pungs == 0b1111 {
        into.push(Found::of_whole(Fan::AllPungs));
        if in_each(ranks(0b0_1010_1010)) {
            into.push(Found::of_whole(Fan::AllEvenPungs));
        }
    }
    if in_each(TileSet::ORPHANS) {
        into.push(Found::of_whole(Fan::OutsideHand));
    }
    if in_each(ranks(0b0_0001_0000)) {
        into.push(Found::of_whole(Fan::AllFive));
    }
}

fn nine_gates(seen: &Seen, into: &mut Vec<Found>) {
    let held = seen.won.hand().concealed();
    let suit = seen.won.winning().tile().place() / 9;
    if suit < 3 && seen.won.hand().melds().is_empty() && held.group(suit) == [3, 1, 1, 1, 1, 1, 1, 1, 3] {
        into.push(Found::of_whole(Fan::NineGates));
    }
}

/// Pungs of winds, dragons and terminals.
fn honors(seen: &Seen, into: &mut Vec<Found>) {
    let pungs = |set: TileSet| seen.those(|one| !one.is_chow() && set.contains(one.first));
    let (winds, dragons) = (pungs(WINDS), pungs(DRAGONS));
    let pair = |set: TileSet| seen.pair.is_some_and(|pair| set.contains(pair));
    match winds.count_ones() {
        4 => into.extend([Fan::BigFourWinds, Fan::BigThreeWinds].map(|fan| Found { fan, sets: winds })),
        3 if pair(WINDS) => into.extend([Fan::LittleFourWinds, Fan::BigThreeWinds].map(|fan| Found { fan, sets: winds })),
        3 => into.push(Found { fan: Fan::BigThreeWinds, sets: winds }),
        _ => {}
    }
    match dragons.count_ones() {
        3 => into.extend([Fan::BigThreeDragons, Fan::TwoDragonsPungs].map(|fan| Found { fan, sets: dragons })),
        2 if pair(DRAGONS) => into.extend([Fan::LittleThreeDragons, Fan::TwoDragonsPungs].map(|fan| Found { fan, sets: dragons })),
        2 => into.push(Found { fan: Fan::TwoDragonsPungs, sets: dragons }),
        _ => {}
    }
    let told = seen.won.circumstances();
    for (at, set) in seen.sets().iter().enumerate().filter(|(_, set)| !set.is_chow()) {
        for (fan, is) in [
            (Fan::DragonPung, DRAGONS.contains(set.first)),
            (Fan::PrevalentWind, set.first == told.round.tile()),
            (Fan::SeatWind, set.first == told.seat.tile()),
            (Fan::PungOfTerminalsOrHonors, set.first.is_orphan()),
        ] {
            if is {
                into.push(Found { fan, sets: 1 << at });
            }
        }
    }
}

/// Two, three and four pungs that nobody helped with, as many as there are, the most first.
pub(super) fn hidden_pungs(seen: &Seen, rules: &McrRules) -> impl DoubleEndedIterator<Item = Found> + use<> {
    let melded = seen.finished.filter(|_| rules.finished_pung == FinishedPung::Melded).map_or(0, |at| 1 << at);
    let sets = seen.those(|set| !set.is_chow() && set.hidden) & !melded;
    let fans = [(4, Fan::FourConcealedPungs), (3, Fan::ThreeConcealedPungs), (2, Fan::TwoConcealedPungs)];
    fans.into_iter().filter(move |(least, _)| sets.count_ones() >= *least).map(move |(_, fan)| Found { fan, sets })
}

fn kongs(seen: &Seen, into: &mut Vec<Found>) {
    let hidden = seen.those(|set| set.sort == Sort::Kong && set.hidden);
    let melded = seen.those(|set| set.sort == Sort::Kong && !set.hidden);
    let sets = hidden | melded;
    match sets.count_ones() {
        4 => into.extend([Fan::FourKongs, Fan::ThreeKongs].map(|fan| Found { fan, sets })),
        3 => into.push(Found { fan: Fan::ThreeKongs, sets }),
        _ => {}
    }
    match (hidden.count_ones(), melded.count_ones()) {
        (1, 1) => into.push(Found { fan: Fan::MixedKongs, sets }),
        (2.., _) => into.push(Found { fan: Fan::TwoConcealedKongs, sets: hidden }),
        (_, 2..) => into.push(Found { fan: Fan::TwoMeldedKongs, sets: melded }),
        _ => {}
    }
    for at in (0..4).filter(|at| sets >> at & 1 == 1) {
        let fan = if hidden >> at & 1 == 1 { Fan::ConcealedKong } else { Fan::MeldedKong };
        into.push(Found { fan, sets: 1 << at });
    }
}

/// How it was won.
fn circumstances(seen: &Seen, into: &mut Vec<Found>) {
    let (won, how) = (seen.won, seen.won.circumstances().how);
    for (flag, fan) in [
        (Flag::LastDraw, Fan::LastTileDraw),
        (Flag::LastDiscard, Fan::LastTileClaim),
        (Flag::AfterKan, Fan::OutWithReplacementTile),
        (Flag::RobbingKan, Fan::RobbingTheKong),
        (Flag::LastTile, Fan::LastTile),
    ] {
        if won.has(flag) {
            into.push(Found::of_whole(fan));
        }
    }
    if how == How::Tsumo {
        into.push(Found::of_whole(Fan::SelfDrawn));
    }
    if won.is_closed() {
        into.push(Found::of_whole(if how == How::Tsumo { Fan::FullyConcealedHand } else { Fan::ConcealedHand }));
    }
    let taken = won.hand().melds().iter().filter(|meld| meld.kind() != MeldKind::ConcealedKan).count();
    if taken == 4 && how == How::Ron {
        into.push(Found::of_whole(Fan::MeldedHand));
    }
}

/// The fan of a hand that waits on one kind and no other.
fn wait(seen: &Seen, rules: &McrRules, into: &mut Vec<Found>) {
    if seen.formal.len() == 1
        && let Some(fan) = wait_fan(seen, rules)
    {
        into.push(Found::of_whole(fan));
    }
}

/// The wait fan of the place of the winning tile, if it were the only wait.
pub(super) fn wait_fan(seen: &Seen, rules: &McrRules) -> Option<Fan> {
    if rules.knitted_wait == KnittedWait::Nothing && seen.nine.contains(seen.won.winning().tile()) {
        return None;
    }
    match seen.wait {
        Wait::Penchan => Some(Fan::EdgeWait),
        Wait::Kanchan => Some(Fan::ClosedWait),
        Wait::Tanki | Wait::SevenPairs | Wait::ThirteenOrphans => Some(Fan::SingleWait),
        _ => None,
    }
}
