//! The engine against exact counts over every hand, against a plain search that shares no code with it, and against itself.

mod oracle;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use tenpai::engine::{
    Block, Counts, Drawn, Form, Hand, Meld, MeldKind, Reading, Ruleset, Tile, TileSet, census::census, each_win, readings, shanten, waits,
    wins,
};

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

fn in_suit(ranks: &[u8; 9], suit: usize) -> [u8; 34] {
    let mut counts = [0; 34];
    counts[suit * 9..suit * 9 + 9].copy_from_slice(ranks);
    counts
}

fn hand(counts: &[u8; 34]) -> Hand {
    Hand::new(Counts::new(counts).expect("at most four of a kind"), &[]).expect("3n+1 tiles")
}

fn drawn(counts: &[u8; 34]) -> Drawn {
    Drawn::new(Counts::new(counts).expect("at most four of a kind"), &[]).expect("3n+2 tiles")
}

fn places(set: TileSet) -> Vec<usize> {
    set.iter().map(Tile::place).collect()
}

/// The blocks of a standard reading as the plain search writes them.
fn plain(reading: &Reading) -> Vec<(u8, usize)> {
    let mut blocks: Vec<(u8, usize)> = reading
        .blocks()
        .iter()
        .map(|block| match block {
            Block::Pair(tile) => (0, tile.place()),
            Block::Triplet(tile) => (1, tile.place()),
            Block::Run(tile) => (2, tile.place()),
            Block::Single(_) | Block::Knitted(_) => panic!("a standard reading with {block}"),
        })
        .collect();
    blocks.sort();
    blocks
}

fn standard(all: &[Reading]) -> Vec<Vec<(u8, usize)>> {
    let mut lists: Vec<_> = all.iter().filter(|reading| reading.form() == Form::Standard).map(plain).collect();
    lists.sort();
    lists
}

/// How many one-suit hands have 0, 1, 2 ... waits.
fn check_waits_by_number(tiles: u8, rules: &Ruleset, expected: &[u32]) {
    let mut found = vec![0; expected.len()];
    each_suit_hand(tiles, &mut |ranks| found[waits(&hand(&in_suit(ranks, 0)), rules).real.len()] += 1);
    assert_eq!(found, expected, "one-suit hands of {tiles} tiles under {}", rules.name());
}

#[test]
fn one_suit_hands_by_number_of_waits() {
    check_waits_by_number(4, &Ruleset::STANDARD, &[246, 135, 102, 12]);
    check_waits_by_number(7, &Ruleset::STANDARD, &[3624, 1037, 1046, 248, 64, 11]);
    check_waits_by_number(10, &Ruleset::STANDARD, &[19678, 4765, 5086, 1797, 622, 229, 30, 2, 2]);
    check_waits_by_number(13, &Ruleset::STANDARD, &[53530, 14067, 14493, 6739, 2948, 1335, 392, 79, 16, 1]);
    check_waits_by_number(13, &Ruleset::RIICHI, &[53404, 14193, 14493, 6739, 2948, 1335, 392, 79, 16, 1]);
}

#[test]
fn one_suit_hands_that_only_a_fifth_copy_would_complete() {
    let mut found = 0;
    each_suit_hand(13, &mut |ranks| {
        let waits = waits(&hand(&in_suit(ranks, 1)), &Ruleset::STANDARD);
        found += u32::from(waits.real.is_empty() && !waits.held.is_empty());
    });
    assert_eq!(found, 676);
}

#[test]
fn complete_one_suit_hands_of_14() {
    for (rules, expected) in [(Ruleset::STANDARD, 13_259), (Ruleset::RIICHI, 13_277)] {
        let mut found = 0;
        each_suit_hand(14, &mut |ranks| {
            let hand = drawn(&in_suit(ranks, 2));
            let complete = shanten(&hand, &rules).least().value() == -1;
            assert_eq!(complete, !readings(&hand, &rules).is_empty(), "{hand}");
            found += u32::from(complete);
        });
        assert_eq!(found, expected, "under {}", rules.name());
    }
}

/// All one-suit hands of 3n+1 tiles: waits, held kinds, distance and every reading of every wait against the plain search.
#[test]
fn waits_of_all_one_suit_hands_equal_the_plain_search() {
    for (tiles, suit) in [(1, 0), (4, 1), (7, 2), (10, 0), (13, 1)] {
        each_suit_hand(tiles, &mut |ranks| {
            let counts = in_suit(ranks, suit);
            let hand = hand(&counts);
            let found = waits(&hand, &Ruleset::STANDARD);
            assert_eq!(places(found.real), oracle::waits(&counts, &counts), "waits of {hand}");
            let ready = shanten(&hand, &Ruleset::STANDARD).standard.value() == 0;
            assert_eq!(ready, !found.real.is_empty(), "ready exactly with a wait: {hand}");
            for tile in Tile::all().filter(|&tile| counts[tile.place()] == 4) {
                let mut five = counts;
                five[tile.place()] += 1;
                assert_eq!(found.held.contains(tile), oracle::complete(&five), "{tile} held four times in {hand}");
            }
            for win in wins(&hand, &Ruleset::STANDARD) {
                let mut with = counts;
                with[win.tile.place()] += 1;
                assert_eq!(standard(&win.readings), oracle::decompositions(&with), "{hand} + {}", win.tile);
            }
        });
    }
}

/// All one-suit hands of 3n+2 tiles: completeness and every reading against the plain search.
#[test]
fn readings_of_all_one_suit_hands_equal_the_plain_search() {
    for (tiles, suit) in [(2, 0), (5, 1), (8, 2), (11, 0), (14, 1)] {
        each_suit_hand(tiles, &mut |ranks| {
            let counts = in_suit(ranks, suit);
            let hand = drawn(&counts);
            assert_eq!(standard(&readings(&hand, &Ruleset::STANDARD)), oracle::decompositions(&counts), "{hand}");
            let complete = shanten(&hand, &Ruleset::STANDARD).standard.value() == -1;
            assert_eq!(complete, oracle::complete(&counts), "{hand}");
        });
    }
}

/// `(shanten, distinct, deals)` of a table row; deals 0 where the table has none.
fn check_census(tiles: u8, rules: &Ruleset, expected: &[(i8, u128, u128)]) {
    let rows = census(tiles, rules).expect("rules whose forms the groups tell");
    assert_eq!(rows.len(), expected.len());
    for (row, &(shanten, distinct, deals)) in rows.iter().zip(expected) {
        assert_eq!((row.shanten, row.distinct), (shanten, distinct), "{tiles} tiles, {}", rules.name());
        assert!(deals == 0 || row.deals == deals, "deals at {shanten}: {} is not {deals}", row.deals);
    }
    let all = |of: fn(&tenpai::engine::census::CensusRow) -> u128| rows.iter().map(of).sum::<u128>();
    let (distinct, deals) = match tiles {
        13 => (98_521_596_000, choose(136, 13)),
        _ => (326_520_504_500, choose(136, 14)),
    };
    assert_eq!((all(|row| row.distinct), all(|row| row.deals)), (distinct, deals), "every hand is counted once");
}

fn choose(from: u128, picked: u128) -> u128 {
    (0..picked).fold(1, |ways, at| ways * (from - at) / (at + 1))
}

#[test]
fn census_of_13_under_riichi() {
    check_census(
        13,
        &Ruleset::RIICHI,
        &[
            (0, 92_371_838, 39_270_395_383_132),
            (1, 3_853_879_869, 3_006_175_115_638_776),
            (2, 26_789_930_989, 45_249_205_945_148_216),
            (3, 44_415_586_270, 175_141_291_509_958_900),
            (4, 20_654_119_377, 192_909_046_305_573_888),
            (5, 2_655_427_013, 63_384_201_353_756_672),
            (6, 60_280_644, 4_045_365_540_028_416),
        ],
    );
}

#[test]
fn census_of_14_under_riichi() {
    check_census(
        14,
        &Ruleset::RIICHI,
        &[
            (-1, 16_873_619, 12_859_078_207_674),
            (0, 2_133_064_968, 2_966_241_795_738_948),
            (1, 35_934_777_211, 99_154_452_630_748_356),
            (2, 130_938_507_660, 828_714_358_375_292_670),
            (3, 121_685_916_468, 1_867_404_976_243_926_528),
            (4, 33_290_266_817, 1_211_948_980_271_480_832),
            (5, 2_496_505_635, 233_501_763_289_743_360),
            (6, 24_592_122, 6_601_397_483_077_632),
        ],
    );
}

#[test]
fn census_of_13_under_standard() {
    let distinct =
        [54_747_045, 2_318_210_748, 18_521_094_520, 40_311_144_206, 28_348_596_450, 8_048_161_086, 885_943_636, 33_398_598, 299_711];
    let rows: Vec<_> = (0..).zip(distinct).map(|(shanten, distinct)| (shanten, distinct, 0)).collect();
    check_census(13, &Ruleset::STANDARD, &rows);
}

#[test]
fn census_of_14_under_standard() {
    let distinct = [
        11_498_658,
        1_407_507_075,
        24_534_145_015,
        104_744_544_266,
        131_618_303_547,
        53_783_938_428,
        9_718_513_527,
        685_882_185,
        16_090_769,
        81_030,
    ];
    let rows: Vec<_> = (-1..).zip(distinct).map(|(shanten, distinct)| (shanten, distinct, 0)).collect();
    check_census(14, &Ruleset::STANDARD, &rows);
}

/// Tiles from the first `kinds` places of the order, at random, with melds taken out of the same wall.
fn random_hand(rng: &mut ChaCha8Rng, from: usize, called: usize, short: usize) -> Option<(Counts, Vec<Meld>)> {
    let mut all = [0u8; 34];
    let mut melds = Vec::new();
    while melds.len() < called {
        let first = Tile::new(rng.random_range(0..from) as u8)?;
        let kind = [MeldKind::Run, MeldKind::Triplet, MeldKind::OpenKan, MeldKind::ConcealedKan][rng.random_range(0..4)];
        let Some(meld) = Meld::new(kind, first) else { continue };
        meld.tiles().for_each(|tile| all[tile.place()] += 1);
        melds.push(meld);
    }
    if all.iter().any(|&copies| copies > 4) {
        return None;
    }
    let mut wall: Vec<usize> = (0..from).flat_map(|place| std::iter::repeat_n(place, 4 - usize::from(all[place]))).collect();
    let mut counts = [0u8; 34];
    for _ in 0..13 - 3 * (called + short) {
        if wall.is_empty() {
            return None;
        }
        counts[wall.swap_remove(rng.random_range(0..wall.len()))] += 1;
    }
    Some((Counts::new(&counts).ok()?, melds))
}

fn numbers(counts: &Counts) -> [u8; 34] {
    std::array::from_fn(|place| counts.of(Tile::new(place as u8).expect("34 kinds")))
}

/// Random hands from one, two and three suits and from the whole wall, with and without called melds.
#[test]
fn random_hands_equal_the_plain_search() {
    let mut rng = ChaCha8Rng::seed_from_u64(11_210);
    for round in 0..40_000 {
        let from = [9, 18, 27, 34][round % 4];
        let Some((counts, melds)) = random_hand(&mut rng, from, round / 4 % 5, 0) else { continue };
        let hand = Hand::new(counts, &melds).expect("3n+1 tiles");
        let (held, total) = (numbers(&counts), numbers(&hand.all()));
        let found = waits(&hand, &Ruleset::STANDARD);
        assert_eq!(places(found.real), oracle::waits(&held, &total), "waits of {hand}");
        let distance = shanten(&hand, &Ruleset::STANDARD).standard;
        assert_eq!(distance.value(), oracle::shanten(&held, &total), "distance of {hand}");
        assert_eq!(distance.value() == 0, !found.real.is_empty(), "ready exactly with a wait: {hand}");
        each_win(&hand, &Ruleset::STANDARD, |tile, reading| {
            let mut with = hand.concealed().tiles().chain([tile]).collect::<Vec<_>>();
            with.sort();
            let mut blocks: Vec<Tile> = reading.blocks().iter().flat_map(|block| block.tiles()).collect();
            blocks.sort();
            assert_eq!(blocks, with, "a reading of {hand} + {tile} shows its tiles");
            assert!(!reading.places().is_empty(), "{tile} sits somewhere in {reading:?}");
        });
    }
}

/// The distance of 14 tiles is the least over its discards; that of 13 is one more than the best draw leaves, when a draw helps.
#[test]
fn distances_before_and_after_a_discard_agree() {
    let mut rng = ChaCha8Rng::seed_from_u64(4_431);
    for round in 0..40_000 {
        let from = [9, 18, 27, 34][round % 4];
        let Some((counts, melds)) = random_hand(&mut rng, from, round / 4 % 4, 0) else { continue };
        let hand = Hand::new(counts, &melds).expect("3n+1 tiles");
        for rules in [Ruleset::STANDARD, Ruleset::RIICHI] {
            let before = shanten(&hand, &rules).least();
            let mut best = before;
            for tile in Tile::all() {
                let Ok(with) = hand.draw(tile) else { continue };
                let after = shanten(&with, &rules).least();
                assert!(after <= before && after.value() >= before.value() - 1, "{hand} + {tile}");
                best = best.min(after);
            }
            assert_eq!(best.value(), before.value() - 1, "some tile brings {hand} closer");
            let tile = Tile::new(rng.random_range(0..34)).expect("34 kinds");
            let Ok(with) = hand.draw(tile) else { continue };
            let least = with.concealed().at_least(1).iter().filter_map(|cut| with.discard(cut));
            let least = least.map(|rest| shanten(&rest, &rules).least().value()).min();
            assert_eq!(least, Some(shanten(&with, &rules).least().value().max(0)), "{with}");
        }
    }
}
