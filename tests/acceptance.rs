//! What brings a hand closer, for every discard, against a plain search that shares no code with the engine and against itself.

mod oracle;

use oracle::Kept;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use tenpai::engine::{Acceptance, Counts, Drawn, Meld, MeldKind, Ruleset, Tile, TileSet, Unseen, acceptance, discards, shanten};

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

fn tile(place: usize) -> Tile {
    Tile::new(place as u8).expect("34 kinds")
}

fn numbers(counts: &Counts) -> [u8; 34] {
    std::array::from_fn(|place| counts.of(tile(place)))
}

/// The distance of the concealed counts, where so many of each kind are held in all.
type Distance = fn(&mut Kept, &[u8; 34], &[u8; 34]) -> i8;

/// Every row of the table by trying every discard and every draw.
fn check_plain(kept: &mut Kept, hand: &Drawn, visible: &Counts) {
    let unseen = Unseen::beside_visible(hand, visible).expect("four of each kind");
    let (mut counts, mut total) = (numbers(hand.concealed()), numbers(&hand.all()));
    let left: Vec<u8> = (0..34).map(|place| 4 - total[place] - visible.of(tile(place))).collect();
    let asks: [(Ruleset, Distance); 2] = [(Ruleset::STANDARD, Kept::shanten), (Ruleset::RIICHI, Kept::riichi)];
    for (rules, ask) in asks {
        let rows = discards(hand, &rules, &unseen);
        assert_eq!(rows.iter().map(|row| row.tile).collect::<TileSet>(), hand.concealed().at_least(1), "{hand}");
        assert_eq!(rows.len(), hand.concealed().at_least(1).len(), "each kind once: {hand}");
        for row in rows.iter() {
            let cut = row.tile.place();
            (counts[cut], total[cut]) = (counts[cut] - 1, total[cut] - 1);
            let before = ask(kept, &counts, &total);
            assert_eq!(row.shanten.value(), before, "{hand} without {}", row.tile);
            let mut accepts = Acceptance::default();
            for place in (0..34).filter(|&place| left[place] > 0) {
                (counts[place], total[place]) = (counts[place] + 1, total[place] + 1);
                if ask(kept, &counts, &total) < before {
                    accepts.tiles.insert(tile(place));
                    accepts.left += u32::from(left[place]);
                }
                (counts[place], total[place]) = (counts[place] - 1, total[place] - 1);
            }
            assert_eq!(row.acceptance, accepts, "{hand} without {} by {rules}", row.tile);
            (counts[cut], total[cut]) = (counts[cut] + 1, total[cut] + 1);
        }
    }
}

/// A hand after its draw from the first kinds of the wall, with melds and open tiles from the same wall.
fn random(chance: &mut ChaCha8Rng, from: usize, called: usize, seen: usize) -> Option<(Drawn, Counts)> {
    let mut all = [0u8; 34];
    let mut melds = Vec::new();
    while melds.len() < called {
        let kind = [MeldKind::Run, MeldKind::Triplet, MeldKind::OpenKan, MeldKind::ConcealedKan][chance.random_range(0..4)];
        let Some(meld) = Meld::new(kind, tile(chance.random_range(0..from))) else { continue };
        meld.tiles().for_each(|tile| all[tile.place()] += 1);
        melds.push(meld);
    }
    if all.iter().any(|&copies| copies > 4) {
        return None;
    }
    let mut wall: Vec<usize> = (0..from).flat_map(|place| std::iter::repeat_n(place, 4 - usize::from(all[place]))).collect();
    let mut some = |number: usize| -> Option<Counts> {
        let tiles = (0..number).map(|_| (!wall.is_empty()).then(|| tile(wall.swap_remove(chance.random_range(0..wall.len())))));
        Counts::of_tiles(tiles.collect::<Option<Vec<_>>>()?).ok()
    };
    let concealed = some(14 - 3 * called)?;
    let visible = some(seen)?;
    Some((Drawn::new(concealed, &melds).ok()?, visible))
}

fn check_random(rounds: usize, seed: u64) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut kept = Kept::default();
    for round in 0..rounds {
        let called = if round % 3 == 0 { round / 3 % 5 } else { 0 };
        let from = [9, 18, 27, 34, 34][round % 5];
        let Some((hand, visible)) = random(&mut chance, from, called, round % 7 * 5) else { continue };
        check_plain(&mut kept, &hand, &visible);
    }
}

#[test]
fn random_hands_equal_the_plain_search() {
    check_random(3_000, 1);
}

#[test]
#[ignore = "takes minutes"]
fn many_random_hands_equal_the_plain_search() {
    check_random(100_000, 2);
}

/// Acceptance is what lowers the distance: all one-suit hands of 14, through the distances that the census proves.
#[test]
fn all_one_suit_hands_accept_what_lowers_their_distance() {
    let mut hands = 0;
    each_suit_hand(14, &mut |ranks| {
        hands += 1;
        let mut held = [0; 34];
        let suit = hands % 3 * 9;
        held[suit..suit + 9].copy_from_slice(ranks);
        let hand = Drawn::new(Counts::new(&held).expect("at most four"), &[]).expect("14 tiles");
        let unseen = Unseen::beside(&hand);
        let rules = Ruleset::ALL[hands % Ruleset::ALL.len()];
        for row in discards(&hand, &rules, &unseen).iter() {
            let rest = hand.discard(row.tile).expect("a row names a tile of the hand");
            let before = shanten(&rest, &rules).least();
            assert_eq!(row.shanten, before, "{hand} without {}", row.tile);
            let helps = |tile: &Tile| rest.draw(*tile).is_ok_and(|with| shanten(&with, &rules).least() < before);
            let tiles: TileSet = unseen.kinds().iter().filter(helps).collect();
            let left = tiles.iter().map(|tile| u32::from(unseen.of(tile))).sum();
            assert_eq!(row.acceptance, Acceptance { tiles, left }, "{hand} without {} by {rules}", row.tile);
            assert_eq!(acceptance(&rest, &rules, &unseen), row.acceptance, "{rest}");
        }
    });
    assert_eq!(hands, 118_800);
}

#[test]
#[ignore = "takes a minute"]
fn all_one_suit_hands_equal_the_plain_search() {
    let mut kept = Kept::default();
    each_suit_hand(14, &mut |ranks| {
        let mut held = [0; 34];
        held[9..18].copy_from_slice(ranks);
        let hand = Drawn::new(Counts::new(&held).expect("at most four"), &[]).expect("14 tiles");
        check_plain(&mut kept, &hand, &Counts::EMPTY);
    });
}

/// The distances that are kept suit by suit are those of the whole hand.
#[test]
fn the_plain_search_by_suits_is_the_plain_search() {
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    let mut kept = Kept::default();
    for round in 0..2_000 {
        let Some((hand, _)) = random(&mut chance, [9, 18, 27, 34][round % 4], round % 5, 0) else { continue };
        let (counts, total) = (numbers(hand.concealed()), numbers(&hand.all()));
        assert_eq!(kept.shanten(&counts, &total), oracle::shanten(&counts, &total), "{hand}");
    }
}
