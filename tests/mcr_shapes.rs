//! The shapes of Chinese official rules against exact counts and against a plain search that shares no code with the engine.

mod oracle;

use std::collections::HashSet;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::SliceRandom};
use tenpai::engine::{Block, Counts, Drawn, Form, Hand, Meld, MeldKind, Ruleset, Tile, TileSet, Wait, readings, shanten, waits, wins};

const MCR: Ruleset = Ruleset::MCR;

/// Every way to hold so many tiles of one suit.
fn each_suit_hand(counts: &mut [u8; 34], rank: usize, left: u8, each: &mut impl FnMut(&[u8; 34])) {
    if rank == 9 {
        if left == 0 {
            each(counts);
        }
        return;
    }
    for copies in 0..=left.min(4) {
        counts[rank] = copies;
        each_suit_hand(counts, rank + 1, left - copies, each);
    }
    counts[rank] = 0;
}

fn hand(counts: &[u8; 34]) -> Hand {
    Hand::new(Counts::new(counts).expect("at most four of a kind"), &[]).expect("3n+1 tiles")
}

fn drawn(counts: &[u8; 34]) -> Drawn {
    Drawn::new(Counts::new(counts).expect("at most four of a kind"), &[]).expect("3n+2 tiles")
}

fn numbers(counts: &Counts) -> [u8; 34] {
    std::array::from_fn(|place| counts.of(Tile::new(place as u8).expect("34 kinds")))
}

#[test]
fn one_suit_hands_of_13_by_number_of_waits() {
    let mut found = [0; 10];
    each_suit_hand(&mut [0; 34], 0, 13, &mut |counts| found[waits(&hand(counts), &MCR).real.len()] += 1);
    assert_eq!(found, [45_667, 20_766, 14_492, 7_670, 3_140, 1_377, 392, 79, 16, 1]);
}

#[test]
fn complete_one_suit_hands_of_14() {
    let mut found = 0;
    each_suit_hand(&mut [0; 34], 0, 14, &mut |counts| {
        let hand = drawn(counts);
        let complete = shanten(&hand, &MCR).least().value() == -1;
        assert_eq!(complete, oracle::mcr_complete(counts), "{hand}");
        assert_eq!(complete, !readings(&hand, &MCR).is_empty(), "{hand}");
        found += u32::from(complete);
    });
    assert_eq!(found, 15_349);
}

/// Every multiset of seven pairs, four of a kind being two of them.
fn each_seven_pairs(counts: &mut [u8; 34], place: usize, left: u8, each: &mut impl FnMut(&[u8; 34])) {
    if left == 0 {
        return each(counts);
    }
    if place == 34 {
        return;
    }
    for pairs in 0..=left.min(2) {
        counts[place] = 2 * pairs;
        each_seven_pairs(counts, place + 1, left - pairs, each);
    }
    counts[place] = 0;
}

/// Every complete hand, form by form; only seven pairs can be standard too.
#[test]
fn complete_hands_of_every_form() {
    let (mut pairs, mut both) = (0u64, 0u64);
    each_seven_pairs(&mut [0; 34], 0, 7, &mut |counts| {
        let hand = drawn(counts);
        pairs += 1;
        both += u64::from(shanten(&hand, &Ruleset::STANDARD).standard.value() == -1);
        // every ninth by all forms, to spare time
        let complete = pairs % 9 > 0 || shanten(&hand, &MCR).seven_pairs.is_some_and(|pairs| pairs.value() == -1);
        assert!(complete, "{hand}");
    });
    let (knitted, honors) = (knitted_straights(), honors_knitted());
    let standard = tenpai::engine::census::census(14, &Ruleset::STANDARD).expect("counted by groups")[0].distinct as u64;
    assert_eq!((pairs, knitted, honors), (16_417_104, 11_016, 720));
    assert_eq!(standard + pairs - both + 13 + knitted + honors, 27_919_573);
}

fn knitted_straights() -> u64 {
    let mut all = HashSet::new();
    let melds = (0..34).map(|place| [place; 3]).chain((0..27).filter(|place| place % 9 < 7).map(|place| [place, place + 1, place + 2]));
    for meld in melds {
        for (layout, pair) in oracle::layouts().into_iter().flat_map(|layout| (0..34).map(move |pair| (layout.clone(), pair))) {
            let mut counts = [0u8; 34];
            layout.into_iter().chain(meld).chain([pair; 2]).for_each(|place| counts[place] += 1);
            if counts.iter().all(|&copies| copies <= 4) {
                all.insert(counts);
            }
        }
    }
    for counts in &all {
        let hand = drawn(counts);
        let forms: Vec<Form> = readings(&hand, &MCR).iter().map(|reading| reading.form()).collect();
        assert!(!forms.is_empty() && forms.iter().all(|&form| form == Form::KnittedStraight), "{hand}: {forms:?}");
        let found = shanten(&hand, &MCR);
        assert_eq!(found.knitted_straight.map(|straight| straight.value()), Some(-1), "{hand}");
        assert!(found.standard.value() >= 0, "{hand}");
    }
    all.len() as u64
}

fn honors_knitted() -> u64 {
    let mut all = HashSet::new();
    for layout in oracle::layouts() {
        let sixteen: Vec<usize> = layout.into_iter().chain(27..34).collect();
        for (one, other) in (0..16).flat_map(|one| (0..one).map(move |other| (one, other))) {
            let mut counts = [0u8; 34];
            sixteen.iter().enumerate().filter(|(at, _)| *at != one && *at != other).for_each(|(_, &place)| counts[place] = 1);
            all.insert(counts);
        }
    }
    for counts in &all {
        let hand = drawn(counts);
        let found = readings(&hand, &MCR);
        let greater = counts[27..].iter().all(|&copies| copies == 1);
        let form = if greater { Form::GreaterHonorsKnitted } else { Form::LesserHonorsKnitted };
        assert_eq!(found.iter().map(|reading| reading.form()).collect::<Vec<_>>(), [form], "{hand}");
        assert_eq!(shanten(&hand, &MCR).honors_knitted.map(|honors| honors.value()), Some(-1), "{hand}");
    }
    all.len() as u64
}

/// A hand near one of the forms: a complete one with some tiles exchanged, or any tiles of the wall.
fn near_a_form(rng: &mut ChaCha8Rng, round: usize) -> Option<(Counts, Vec<Meld>)> {
    let layouts = oracle::layouts();
    let layout = &layouts[rng.random_range(0..6)];
    let mut tiles: Vec<usize> = match round % 4 {
        0 => layout.iter().copied().chain(27..34).collect(),
        1 => (0..7).flat_map(|_| [rng.random_range(0..34usize); 2]).collect(),
        2 => layout.iter().copied().chain(std::iter::repeat_with(|| rng.random_range(0..34)).take(5)).collect(),
        _ => (0..14).map(|_| rng.random_range(0..34)).collect(),
    };
    tiles.shuffle(rng);
    let mut melds = Vec::new();
    if round % 4 == 2 && round % 8 > 3 {
        let kind = [MeldKind::Run, MeldKind::Triplet, MeldKind::OpenKan, MeldKind::ConcealedKan][rng.random_range(0..4)];
        melds.push(Meld::new(kind, Tile::new(rng.random_range(0..34))?)?);
    }
    tiles.truncate(13 - 3 * melds.len());
    for _ in 0..rng.random_range(0..4) {
        let at = rng.random_range(0..tiles.len());
        tiles[at] = rng.random_range(0..34);
    }
    let counts = Counts::of_tiles(tiles.iter().filter_map(|&place| Tile::new(place as u8))).ok()?;
    Hand::new(counts, &melds).ok().map(|_| (counts, melds))
}

/// Waits, held kinds, readings and distances of hands near the special forms, with and without a called meld, against the plain search.
#[test]
fn hands_near_the_special_forms_equal_the_plain_search() {
    let mut rng = ChaCha8Rng::seed_from_u64(81);
    let mut ready = 0;
    for round in 0..60_000 {
        let Some((counts, melds)) = near_a_form(&mut rng, round) else { continue };
        let hand = Hand::new(counts, &melds).expect("3n+1 tiles");
        let (held, total) = (numbers(&counts), numbers(&hand.all()));
        let formal = |place: &usize| oracle::mcr_complete(&oracle::with(&held, *place));
        let formal: TileSet = (0..34).filter(formal).filter_map(|place| Tile::new(place as u8)).collect();
        let full: TileSet = (0..34u8).filter(|&place| total[usize::from(place)] == 4).filter_map(Tile::new).collect();
        let found = waits(&hand, &MCR);
        assert_eq!((found.real, found.held), (formal.without(full), formal.and(full)), "{hand}");
        assert_eq!(shanten(&hand, &MCR).least().value() == 0, !found.real.is_empty(), "ready exactly with a wait: {hand}");
        ready += u32::from(!found.real.is_empty());
        for win in wins(&hand, &MCR) {
            assert!(found.real.contains(win.tile), "{hand}");
            for reading in &win.readings {
                let mut blocks: Vec<Tile> = reading.blocks().iter().flat_map(|block| block.tiles()).collect();
                let mut with: Vec<Tile> = hand.concealed().tiles().chain([win.tile]).collect();
                blocks.sort();
                with.sort();
                assert_eq!(blocks, with, "a reading of {hand} + {} shows its tiles: {reading:?}", win.tile);
                assert!(!reading.places().is_empty(), "{} sits somewhere in {reading:?}", win.tile);
            }
        }
        assert_eq!(wins(&hand, &MCR).len(), found.real.len(), "{hand}");
    }
    assert!(ready > 5_000, "only {ready} hands were ready");
}

/// The distance of 14 tiles is the least over its discards, and some tile brings every hand closer, form by form.
#[test]
fn distances_before_and_after_a_draw_agree() {
    let mut rng = ChaCha8Rng::seed_from_u64(1998);
    for round in 0..20_000 {
        let Some((counts, melds)) = near_a_form(&mut rng, round) else { continue };
        let hand = Hand::new(counts, &melds).expect("3n+1 tiles");
        let forms = |tiles: &tenpai::engine::Tiles| {
            let found = shanten(tiles, &MCR);
            [Some(found.standard), found.seven_pairs, found.thirteen_orphans, found.knitted_straight, found.honors_knitted]
                .map(|form| form.map(|form| form.value()))
        };
        let before = forms(&hand);
        let after: Vec<_> = Tile::all().filter_map(|tile| hand.draw(tile).ok()).map(|drawn| forms(&drawn)).collect();
        for form in 0..5 {
            let best = after.iter().map(|after| after[form]).min().flatten();
            assert_eq!(best, before[form].map(|distance| distance - 1), "form {form} of {hand}");
        }
        let Ok(with) = hand.draw(Tile::new(rng.random_range(0..34)).expect("34 kinds")) else { continue };
        let least = with.concealed().at_least(1).iter().filter_map(|cut| with.discard(cut));
        let least = least.map(|rest| shanten(&rest, &MCR).least().value()).min();
        assert_eq!(least, Some(shanten(&with, &MCR).least().value().max(0)), "{with}");
    }
}

fn check(hand: &str, tile: &str, kinds: &[Wait], blocks: &str) {
    let hand: Hand = hand.parse().expect("a hand of the table");
    let win = wins(&hand, &MCR).into_iter().find(|win| win.tile.to_string() == tile);
    let win = win.unwrap_or_else(|| panic!("{hand} waits on {tile}"));
    assert_eq!(win.waits(), kinds, "{hand} + {tile}");
    let shown = |reading: &tenpai::engine::Reading| reading.blocks().iter().map(Block::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!(win.readings.iter().map(shown).collect::<Vec<_>>().join(" | "), blocks, "{hand} + {tile}");
}

#[test]
fn readings_name_the_place_of_the_winning_tile() {
    check("147m258p36s12345z", "9s", &[Wait::Knitted], "147m 258p 369s 1z 2z 3z 4z 5z");
    check("14m369p25s123456z", "7z", &[Wait::Knitted], "14m 369p 25s 1z 2z 3z 4z 5z 6z 7z");
    check("147m369s25p22z[678s]", "8p", &[Wait::Knitted], "147m 258p 369s 22z");
    check("33469m258s147p33z", "2m", &[Wait::Ryanmen], "369m 147p 258s 234m 33z");
    check("258m369p1477s[345m]", "7s", &[Wait::Tanki, Wait::Knitted], "258m 369p 147s 77s");
    check("445566m2277779s", "9s", &[Wait::SevenPairs], "44m 55m 66m 22s 77s 77s 99s");
    check("445566m2277779s", "8s", &[Wait::Kanchan], "456m 456m 22s 777s 789s");
}
