//! Hands with wild tiles, against plain substitution: every wild replaced by every kind, and the plain search asked.

mod oracle;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::SliceRandom};
use std::collections::{BTreeMap, BTreeSet};
use tenpai::engine::{
    Block, Counts, Form, Hand, Meld, MeldKind, Ruleset, StandsFor, Tile, TileSet, WildBlock, WildDrawn, WildHand, WildReading, shanten,
    waits, wild_complete, wild_readings, wild_shanten, wild_waits, wild_wins, wins,
};

/// The rules and the same with no fifth copy by a wild.
fn policies(rules: Ruleset) -> [Ruleset; 2] {
    [rules, rules.without_fifth_by_wild()]
}

type Numbers = [u8; 34];

/// Whether some replacement of so many wilds is complete. `total` has the called melds too.
fn substituted(counts: &mut Numbers, total: &mut Numbers, wilds: usize, from: usize, rules: &Ruleset) -> bool {
    if wilds == 0 {
        let closed = counts.iter().sum::<u8>() == 14;
        return oracle::complete(counts)
            || closed && rules.seven_pairs() && oracle::seven_pairs(counts)
            || closed && rules.thirteen_orphans() && oracle::thirteen_orphans(counts);
    }
    (from..34).any(|kind| {
        if rules.wild_copies().is_some_and(|copies| total[kind] >= copies) {
            return false;
        }
        (counts[kind], total[kind]) = (counts[kind] + 1, total[kind] + 1);
        let complete = substituted(counts, total, wilds - 1, kind, rules);
        (counts[kind], total[kind]) = (counts[kind] - 1, total[kind] - 1);
        complete
    })
}

fn numbers(counts: &Counts) -> Numbers {
    std::array::from_fn(|place| counts.of(Tile::new(place as u8).expect("34 kinds")))
}

/// The kinds that complete a hand by substitution, of the kinds asked; held four times or not.
fn formal(hand: &WildHand, rules: &Ruleset, kinds: &[usize]) -> Vec<usize> {
    let (mut counts, mut total) = (numbers(hand.natural()), numbers(&hand.all()));
    let wins = |&&kind: &&usize| {
        (counts[kind], total[kind]) = (counts[kind] + 1, total[kind] + 1);
        let complete = substituted(&mut counts, &mut total, usize::from(hand.wilds()), 0, rules);
        (counts[kind], total[kind]) = (counts[kind] - 1, total[kind] - 1);
        complete
    };
    kinds.iter().filter(wins).copied().collect()
}

fn wins_on_wild(hand: &WildHand, rules: &Ruleset) -> bool {
    let (mut counts, mut total) = (numbers(hand.natural()), numbers(&hand.all()));
    substituted(&mut counts, &mut total, usize::from(hand.wilds()) + 1, 0, rules)
}

/// The engine's waits of a hand are those of plain substitution, among these kinds.
fn check_waits(hand: &WildHand, rules: &Ruleset, kinds: &[usize]) {
    let found = wild_waits(hand, rules);
    let full = hand.all().at_least(4);
    let plain: TileSet = formal(hand, rules, kinds).into_iter().filter_map(|place| Tile::new(place as u8)).collect();
    let asked: TileSet = kinds.iter().filter_map(|&place| Tile::new(place as u8)).collect();
    assert_eq!((found.real.and(asked), found.held.and(asked)), (plain.without(full), plain.and(full)), "{hand} {rules:?}");
    assert_eq!(found.on_wild, wins_on_wild(hand, rules), "{hand} and a wild, {rules:?}");
}

/// Every way to hold so many tiles of one suit.
fn each_suit_hand(tiles: u8, each: &mut impl FnMut(&[u8; 9])) {
    fn go(counts: &mut [u8; 9], rank: usize, left: u8, each: &mut impl FnMut(&[u8; 9])) {
        if rank == 8 {
            if left <= 4 {
                counts[8] = left;
                each(counts);
            }
            return;
        }
        for copies in 0..=left.min(4) {
            counts[rank] = copies;
            go(counts, rank + 1, left - copies, each);
        }
    }
    go(&mut [0; 9], 0, tiles, each);
}

fn in_suit(ranks: &[u8; 9], wilds: usize) -> WildHand {
    let mut counts = [0; 34];
    counts[..9].copy_from_slice(ranks);
    WildHand::new(Counts::new(&counts).expect("at most four of a kind"), &[], wilds).expect("3n+1 tiles")
}

const EVERY: [usize; 34] = {
    let mut every = [0; 34];
    let mut place = 0;
    while place < 34 {
        every[place] = place;
        place += 1;
    }
    every
};

/// The hands of one suit: its nine kinds, one kind in a neighbour suit (the end, beside it, in the middle) and one honour stand for all.
const NEAR: [usize; 13] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 27];

fn check_suit(tiles: u8, wilds: usize, every: usize, kinds: &[usize]) {
    let mut number = 0;
    each_suit_hand(tiles - wilds as u8, &mut |ranks| {
        number += 1;
        if number % every == 0 {
            for rules in policies(Ruleset::RIICHI) {
                check_waits(&in_suit(ranks, wilds), &rules, kinds);
            }
        }
    });
}

#[test]
fn one_suit_with_one_wild_and_with_two_is_plain_substitution() {
    for tiles in [1, 4, 7] {
        check_suit(tiles, 1, 1, &EVERY);
    }
    check_suit(4, 2, 1, &EVERY);
    check_suit(7, 2, 7, &NEAR);
    check_suit(10, 1, 31, &NEAR);
    check_suit(13, 1, 1009, &NEAR);
}

#[test]
#[ignore = "takes minutes"]
fn every_hand_of_one_suit_with_one_wild_and_with_two_is_plain_substitution() {
    for (tiles, wilds) in [(7, 2), (10, 1), (13, 1), (10, 2)] {
        check_suit(tiles, wilds, 1, &NEAR);
    }
    check_suit(13, 2, 1, &NEAR);
}

/// A shuffled hand out of the first so many kinds from a random one on, with melds, and with wilds in the place of some tiles.
fn random_hand(rng: &mut ChaCha8Rng, size: usize, wilds: usize, called: usize) -> WildHand {
    let near = [6, 12, 34][rng.random_range(0..3)];
    let from = rng.random_range(0..=34 - near);
    let mut tiles: Vec<Tile> = (from..from + near).filter_map(|place| Tile::new(place as u8)).flat_map(|tile| [tile; 4]).collect();
    let mut melds = Vec::new();
    while melds.len() < called {
        let kind = [MeldKind::Run, MeldKind::Triplet, MeldKind::ConcealedKan][rng.random_range(0..3)];
        let Some(meld) = Meld::new(kind, tiles[rng.random_range(0..tiles.len())]) else { continue };
        let mut rest = tiles.clone();
        let taken = |tile| rest.iter().position(|&other| other == tile).map(|at| rest.swap_remove(at)).is_some();
        if meld.tiles().all(taken) {
            tiles = rest;
            melds.push(meld);
        }
    }
    tiles.shuffle(rng);
    tiles.truncate(size - 3 * called - wilds);
    WildHand::new(Counts::of_tiles(tiles).expect("out of one wall"), &melds, wilds).expect("3n+1 tiles")
}

/// Random hands of 13, 10, 7 and 4 tiles with up to so many wilds and melds.
fn each_random_hand(hands: usize, wilds: usize, each: &mut impl FnMut(&WildHand, &Ruleset)) {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for number in 0..hands {
        let size = [13, 13, 10, 7, 4][number % 5];
        let called = if size == 13 { rng.random_range(0..3) } else { 0 };
        let wilds = rng.random_range(0..=wilds);
        let hand = random_hand(&mut rng, size, wilds, called);
        for base in Ruleset::ALL.into_iter().filter(|rules| rules.name() != "mcr") {
            policies(base).iter().for_each(|rules| each(&hand, rules));
        }
    }
}

#[test]
fn random_hands_wait_as_plain_substitution_says() {
    each_random_hand(300, 2, &mut |hand, rules| check_waits(hand, rules, &EVERY));
}

#[test]
#[ignore = "takes minutes"]
fn random_hands_with_up_to_four_wilds_wait_as_plain_substitution_says() {
    each_random_hand(1_500, 4, &mut |hand, rules| check_waits(hand, rules, &EVERY));
}

#[test]
fn a_hand_with_no_wild_is_a_plain_hand() {
    each_random_hand(2_000, 0, &mut |wild, rules| {
        let plain = Hand::new(*wild.natural(), wild.melds()).expect("the same hand");
        assert_eq!(&WildHand::from(&plain), wild);
        let (found, known) = (wild_waits(wild, rules), waits(&plain, rules));
        assert_eq!((found.real, found.held), (known.real, known.held), "{wild}");
        assert_eq!(wild_shanten(wild, rules), shanten(&plain, rules), "{wild}");
        let told = |blocks: Vec<String>, waits: Vec<tenpai::engine::Wait>| format!("{} {waits:?}", blocks.join(" "));
        let found = wild_wins(wild, rules).into_iter().map(|win| {
            let readings = win.readings.iter().map(|reading| told(texts(reading.blocks()), reading.waits().to_vec()));
            (win.tile, readings.collect::<Vec<_>>())
        });
        let known = wins(&plain, rules).into_iter().map(|win| {
            let readings = win.readings.iter().map(|reading| told(texts(reading.blocks()), reading.waits()));
            (win.tile, readings.collect::<Vec<_>>())
        });
        assert!(found.eq(known), "{wild}");
    });
}

fn texts(blocks: &[impl ToString]) -> Vec<String> {
    blocks.iter().map(ToString::to_string).collect()
}

/// Every complete hand that some replacement of the wilds gives, as standard blocks of the plain search.
fn substituted_readings(hand: &WildDrawn, rules: &Ruleset) -> BTreeSet<oracle::Blocks> {
    fn go(counts: &mut Numbers, total: &mut Numbers, wilds: u8, from: usize, rules: &Ruleset, all: &mut BTreeSet<oracle::Blocks>) {
        if wilds == 0 {
            all.extend(oracle::decompositions(counts));
            return;
        }
        for kind in from..34 {
            if rules.wild_copies().is_none_or(|copies| total[kind] < copies) {
                (counts[kind], total[kind]) = (counts[kind] + 1, total[kind] + 1);
                go(counts, total, wilds - 1, kind, rules, all);
                (counts[kind], total[kind]) = (counts[kind] - 1, total[kind] - 1);
            }
        }
    }
    let mut all = BTreeSet::new();
    go(&mut numbers(hand.natural()), &mut numbers(&hand.all()), hand.wilds(), 0, rules, &mut all);
    all
}

/// The blocks that are known, as the plain search writes them, and how many are pairs and melds of wilds alone.
fn plain(reading: &WildReading) -> (oracle::Blocks, usize, usize) {
    let (mut blocks, mut pairs, mut melds) = (Vec::new(), 0, 0);
    for block in reading.blocks() {
        match *block {
            WildBlock::Known(Block::Pair(tile), _) => blocks.push((oracle::PAIR, tile.place())),
            WildBlock::Known(Block::Triplet(tile), _) => blocks.push((oracle::TRIPLET, tile.place())),
            WildBlock::Known(Block::Run(tile), _) => blocks.push((oracle::RUN, tile.place())),
            WildBlock::Known(block @ (Block::Single(_) | Block::Knitted(_)), _) => panic!("a standard reading with {block}"),
            WildBlock::AnyPair => pairs += 1,
            WildBlock::AnyMeld => melds += 1,
        }
    }
    blocks.sort();
    (blocks, pairs, melds)
}

/// What is left of these blocks without those; none where one of those is not among them.
fn without(all: &oracle::Blocks, some: &oracle::Blocks) -> Option<oracle::Blocks> {
    let mut rest = all.clone();
    for block in some {
        rest.remove(rest.iter().position(|other| other == block)?);
    }
    Some(rest)
}

/// The readings are those of substitution, wilds alone being any block: each way has its reading, each reading is a way, none is part of another.
fn check_readings(hand: &WildDrawn, rules: &Ruleset) {
    let readings = wild_readings(hand, rules);
    let standard: Vec<_> = readings.iter().filter(|reading| reading.form() == Form::Standard).map(plain).collect();
    let ways = substituted_readings(hand, rules);
    let stands = |(known, pairs, melds): &(oracle::Blocks, usize, usize), way: &oracle::Blocks| {
        without(way, known).is_some_and(|rest| {
            let of_pairs = rest.iter().filter(|block| block.0 == oracle::PAIR).count();
            (of_pairs, rest.len() - of_pairs) == (*pairs, *melds)
        })
    };
    for way in &ways {
        assert!(standard.iter().any(|reading| stands(reading, way)), "{hand} {rules:?}: {way:?} is not told in {readings:?}");
    }
    for (at, reading) in standard.iter().enumerate() {
        assert!(ways.iter().any(|way| stands(reading, way)), "{hand} {rules:?}: {reading:?} is no way");
        let part = |(other, _): (&_, usize)| without(&reading.0, &(other as &(oracle::Blocks, usize, usize)).0).is_some();
        assert!(!standard.iter().zip(0..).filter(|&(_, other)| other != at).any(part), "{hand} {rules:?}: {reading:?} has another in it");
    }
    for reading in &readings {
        check_faces(hand, reading);
    }
    assert_eq!(wild_complete(hand, rules), !readings.is_empty(), "{hand} {rules:?}");
}

/// The tiles shown are those of the hand; wilds stand for the tiles that the blocks lack.
fn check_faces(hand: &WildDrawn, reading: &WildReading) {
    let faces: Vec<Option<Tile>> = reading.blocks().iter().flat_map(|block| block.faces()).collect();
    assert_eq!(Counts::of_tiles(faces.iter().flatten().copied()), Ok(*hand.natural()), "{hand}: {reading:?}");
    assert_eq!(faces.len(), hand.natural().total() + usize::from(hand.wilds()), "{hand}: {reading:?}");
    let known = reading.blocks().iter().filter_map(|block| match block {
        WildBlock::Known(known, _) => Some(known.tiles().zip(block.faces())),
        _ => None,
    });
    let mut lacking: Vec<Tile> = known.flatten().filter(|(_, face)| face.is_none()).map(|(tile, _)| tile).collect();
    lacking.sort_unstable();
    let stands = reading.wilds();
    let told: Vec<Tile> = stands.iter().filter_map(|wild| if let StandsFor::Tile(tile) = wild { Some(*tile) } else { None }).collect();
    assert_eq!((told, stands.len()), (lacking, usize::from(hand.wilds())), "{hand}: {reading:?}");
}

fn check_all_readings(hands: usize, wilds: usize) {
    let mut complete = 0;
    each_random_hand(hands, wilds, &mut |hand, rules| {
        for tile in wild_waits(hand, rules).real.iter().step_by(5) {
            let drawn = hand.draw(tile).expect("a wait");
            check_readings(&drawn, rules);
            complete += 1;
        }
        check_readings(&hand.draw_wild(), rules);
    });
    assert!(complete > hands / 2, "only {complete} complete hands");
}

#[test]
fn readings_are_those_of_plain_substitution() {
    check_all_readings(300, 1);
}

#[test]
#[ignore = "takes minutes"]
fn readings_with_up_to_three_wilds_are_those_of_plain_substitution() {
    check_all_readings(600, 3);
}

/// Distances of all hands of these kinds with so many wilds, by exchanging tile after tile, from the ready ones on.
fn check_distances(tiles: u8, wilds: usize, rules: &Ruleset) {
    const KINDS: [usize; 11] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 27, 28];
    fn each(kinds: &[usize], counts: &mut Numbers, left: u8, all: &mut Vec<Numbers>) {
        let [kind, others @ ..] = kinds else { return };
        for copies in 0..=left.min(4) {
            counts[*kind] = copies;
            if copies == left {
                all.push(*counts);
            } else {
                each(others, counts, left - copies, all);
            }
            counts[*kind] = 0;
        }
    }
    let mut all = Vec::new();
    each(&KINDS, &mut [0; 34], tiles - wilds as u8, &mut all);
    let hand = |counts: &Numbers| WildHand::new(Counts::new(counts).expect("four at most"), &[], wilds).expect("3n+1 tiles");
    let mut known: BTreeMap<Numbers, i8> = BTreeMap::new();
    let mut edge: Vec<Numbers> = all.iter().filter(|counts| !wild_waits(&hand(counts), rules).real.is_empty()).copied().collect();
    for distance in 0.. {
        edge.retain(|counts| known.insert(*counts, distance).is_none());
        if edge.is_empty() {
            break;
        }
        let mut next = BTreeSet::new();
        for counts in &edge {
            for out in KINDS.iter().filter(|&&out| counts[out] > 0) {
                for into in KINDS.iter().filter(|&&into| into != *out && counts[into] < 4) {
                    let mut other = *counts;
                    (other[*out], other[*into]) = (other[*out] - 1, other[*into] + 1);
                    if !known.contains_key(&other) {
                        next.insert(other);
                    }
                }
            }
        }
        edge = next.into_iter().collect();
    }
    assert_eq!(known.len(), all.len());
    for (counts, distance) in known {
        assert_eq!(wild_shanten(&hand(&counts), rules).standard.value(), distance, "{} {rules:?}", hand(&counts));
    }
}

#[test]
fn distances_are_the_exchanges_that_it_takes() {
    for rules in policies(Ruleset::STANDARD) {
        for (tiles, wilds) in [(4, 1), (4, 2), (7, 2), (7, 3)] {
            check_distances(tiles, wilds, &rules);
        }
    }
}

#[test]
#[ignore = "takes a minute"]
fn distances_with_one_wild_are_the_exchanges_that_it_takes() {
    policies(Ruleset::STANDARD).iter().for_each(|rules| check_distances(7, 1, rules));
}

#[test]
fn ready_has_waits_and_a_draw_brings_nearer_or_not() {
    each_random_hand(100, 4, &mut |hand, rules| {
        let distance = wild_shanten(hand, rules).least().value();
        let found = wild_waits(hand, rules);
        assert_eq!(distance == 0, !found.real.is_empty(), "{hand} {rules:?}");
        for tile in Tile::all().step_by(3) {
            let Ok(drawn) = hand.draw(tile) else { continue };
            let nearer = wild_shanten(&drawn, rules).least().value();
            assert_eq!(nearer == -1, found.real.contains(tile), "{hand} and {tile} {rules:?}");
            let least = drawn.natural().at_least(1).iter().filter_map(|out| drawn.discard(out));
            let least = least.map(|after| wild_shanten(&after, rules).least().value()).min().expect("a tile to discard");
            // a complete hand is one draw from itself
            assert_eq!(nearer.max(0), least, "{hand} and {tile} {rules:?}");
        }
    });
}

#[test]
fn four_wilds_win_by_themselves_where_the_house_says_so() {
    let (off, on) = (Ruleset::STANDARD, Ruleset::STANDARD.with_four_wilds_winning());
    for (text, ready) in [("1478m147p17szxxxx".replace('z', ""), true), ("1478m147p147sxxx".to_owned(), false)] {
        let hand: WildHand = text.parse().expect("a hand");
        assert!(wild_waits(&hand, &off).real.is_empty());
        assert_eq!(wild_waits(&hand, &on).any, ready, "{text}");
        assert!(wild_waits(&hand, &on).on_wild);
        assert!(wild_complete(&hand.draw_wild(), &on) && !wild_complete(&hand.draw_wild(), &off));
        assert_eq!(wild_shanten(&hand, &on).standard.value() == 0, ready);
    }
}
