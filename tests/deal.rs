//! The hands that the drills deal: 10,000 from each source, each looked at as a player would check a table.

use std::collections::HashMap;

use tenpai::drill::deal::{Deal, DealOptions, Deals, Order, Source, UnknownSource};
use tenpai::engine::{Counts, Ruleset, Suit, Tile, TileSet, Wall, shanten, waits};

const DEALS: u64 = 10_000;

fn options(source: Source) -> DealOptions {
    DealOptions { source, ..DealOptions::default() }
}

/// The first deals of a source.
fn deals(options: DealOptions) -> impl Iterator<Item = Deal> {
    let deals = Deals::new(options);
    (0..DEALS).map(move |seed| deals.deal(seed))
}

fn real(deal: &Deal) -> TileSet {
    waits(&deal.hand, &Ruleset::RIICHI).real
}

fn suits_of(tiles: &Counts) -> Vec<Suit> {
    Suit::ALL.into_iter().filter(|suit| tiles.at_least(1).iter().any(|tile| tile.suit() == Some(*suit))).collect()
}

/// A seed is a promise: what it deals today it deals for ever.
#[test]
fn a_seed_always_deals_the_same_hand() {
    let check = |source, expected: [&str; 6]| {
        let deals = Deals::new(options(source));
        for (seed, hand) in [1, 2, 3, 42, 1000, u64::MAX].into_iter().zip(expected) {
            assert_eq!(deals.deal(seed).hand.to_string(), hand, "{source}, seed {seed}");
        }
    };
    check(
        Source::Shapes,
        ["456888m234p1156s", "11m23p333444678s", "567m24p455667s55z", "49m567p234456s22z", "37m234444p88s666z", "678m1222345666p"],
    );
    check(
        Source::Table,
        ["789m22245p34588s", "55699m3355s1177z", "123567m678p45s66z", "77m888p11123457s", "4467m566667p456s", "66m66p334456688s"],
    );
    check(Source::Flush, ["2233345778899p", "1144556777889m", "1124556667889m", "1122344567899m", "2233445566799m", "1233456677888s"]);
    check(
        Source::Exact,
        ["123m123456789p2z", "22788m99p22s1133z", "444789m3p555888s", "556677m345p4569s", "557m66p5599s4466z", "123789m345p3445s"],
    );
}

#[test]
fn a_seed_always_deals_the_same_wall() {
    let deal = Deals::new(DealOptions { order: Order::Unsorted, ..DealOptions::default() }).deal(1);
    let shown: Vec<String> = deal.shown.iter().map(Tile::to_string).collect();
    assert_eq!(shown.join(" "), "6s 4p 1s 3p 4m 5m 8m 8m 6m 2p 1s 5s 8m");
    let drawn: Vec<String> = deal.wall.draws(0).map(|tile| tile.to_string()).collect();
    assert_eq!(drawn.join(" "), "3m 1p 4p 8p 2p 7m 4s 8p 6z 5m 3s 7p 4m 6m 4s 5p 7s 8p");
}

/// Nothing of one question stays for the next, in whatever order they are asked.
#[test]
fn a_question_does_not_depend_on_the_one_before() {
    for source in Source::ALL {
        let used = Deals::new(options(source));
        for seed in [5, 6, 7, 6, 5, u64::MAX, 0] {
            let (again, fresh) = (used.deal(seed), Deals::new(options(source)).deal(seed));
            assert_eq!(again.hand, fresh.hand, "{source}, seed {seed}");
            assert_eq!(again.shown, fresh.shown, "{source}, seed {seed}");
            assert_eq!(again.wall, fresh.wall, "{source}, seed {seed}");
            assert_eq!(again.core, fresh.core, "{source}, seed {seed}");
        }
    }
}

#[test]
fn every_deal_is_thirteen_tiles_of_a_whole_wall() {
    for source in Source::ALL {
        for deal in deals(DealOptions { order: Order::Unsorted, ..options(source) }) {
            let tiles: Vec<Tile> = deal.wall.tiles().collect();
            let dealt: Vec<Tile> = Wall::seat_places(0).iter().map(|&place| tiles[place]).collect();
            let counts = Counts::of_tiles(dealt.iter().copied()).expect("no kind above four");
            assert_eq!(counts, *deal.hand.concealed(), "{source}, seed {}", deal.seed);
            assert_eq!(counts.total(), 13);
            assert_eq!(deal.shown, dealt, "{source}, seed {}", deal.seed);
            for tile in Tile::all() {
                assert_eq!(tiles.iter().filter(|&&other| other == tile).count(), 4, "{tile}");
            }
        }
    }
}

/// The physical copies of a held kind and the places of every tile are as a shuffle leaves them.
#[test]
fn the_wall_around_a_hand_is_shuffled() {
    let mut dead_wall_honors = 0;
    let mut first_shown_is_least = 0;
    for deal in deals(DealOptions { order: Order::Unsorted, ..options(Source::Flush) }) {
        dead_wall_honors += deal.wall.tiles().skip(122).filter(|tile| tile.is_honor()).count();
        first_shown_is_least += usize::from(deal.hand.concealed().tiles().next() == deal.shown.first().copied());
    }
    // 28 honours in 123 other tiles, 14 places: 3.187 a deal
    assert!((31_500..32_250).contains(&dead_wall_honors), "{dead_wall_honors}");
    assert!(first_shown_is_least < 3_000, "{first_shown_is_least}");
}

#[test]
fn sorted_and_unsorted_show_the_same_deal() {
    let unsorted = Deals::new(DealOptions { order: Order::Unsorted, ..options(Source::Shapes) });
    for sorted in deals(options(Source::Shapes)).take(200) {
        let mut unsorted = unsorted.deal(sorted.seed);
        assert_eq!(sorted.hand, unsorted.hand);
        assert_eq!(sorted.wall, unsorted.wall);
        unsorted.shown.sort();
        assert_eq!(sorted.shown, unsorted.shown);
    }
}

/// Without decoys every hand around a shape is ready; what surrounds the shape is melds, runs in suits only, and at most a pair.
#[test]
fn a_shape_stands_alone_in_its_suit() {
    for deal in deals(DealOptions { decoys: Some(0), ..options(Source::Shapes) }) {
        let at = format!("{}, seed {}", deal.hand, deal.seed);
        let core = deal.core.as_deref().expect("without decoys each hand has its shape");
        let pairs = usize::from(core.len() % 3 == 2);
        let real = waits(&deal.hand, &Ruleset::STANDARD).real;
        assert!(!real.is_empty(), "{at}");
        let homes = Suit::ALL.into_iter().filter(|&suit| {
            let (shape, rest): (Vec<Tile>, Vec<Tile>) = deal.hand.concealed().tiles().partition(|tile| tile.suit() == Some(suit));
            let waited = real.iter().filter(|tile| tile.suit() == Some(suit)).collect();
            same_shape(core, &shape, waited) && melds(&rest, pairs)
        });
        assert!(homes.count() > 0, "{at}: no suit holds {core} and melds elsewhere");
        let elsewhere = real.iter().filter(|tile| tile.letter() != home_letter(&deal, core)).count();
        assert!(elsewhere <= pairs, "{at}: only the pair beside a shape may wait with it");
    }
}

/// Whether these tiles and waits are the named shape, moved along the suit and perhaps mirrored.
fn same_shape(core: &str, shape: &[Tile], waited: Vec<Tile>) -> bool {
    let bare = |ranks: &[u8], turned: bool| {
        let mut ranks: Vec<u8> = ranks.iter().map(|rank| if turned { 10 - rank } else { *rank }).collect();
        ranks.sort_unstable();
        ranks
    };
    let stored = include_str!("../assets/cores.txt").lines().find_map(|line| line.strip_prefix(&format!("{core}\t")));
    let digits = |text: &str| text.bytes().map(|digit| digit - b'0').collect::<Vec<u8>>();
    let (core, core_waits) = (digits(core), digits(stored.expect("a stored shape")));
    let ranks = |tiles: &[Tile]| tiles.iter().map(|tile| tile.rank()).collect::<Vec<u8>>();
    let (shape, waited) = (ranks(shape), ranks(&waited));
    shape.len() == core.len()
        && [false, true].into_iter().any(|turned| {
            let (core, core_waits) = (bare(&core, turned), bare(&core_waits, turned));
            let shift = |ranks: &[u8], first: u8| ranks.iter().map(|&rank| i16::from(rank) - i16::from(first)).collect::<Vec<_>>();
            shift(&core, core[0]) == shift(&shape, shape[0]) && shift(&core_waits, core[0]) == shift(&waited, shape[0])
        })
}

/// The letter of the suit with as many tiles as the shape, one where the shape waits.
fn home_letter(deal: &Deal, core: &str) -> char {
    let real = waits(&deal.hand, &Ruleset::STANDARD).real;
    let letters = real.iter().map(Tile::letter);
    let tiles = |letter| deal.hand.concealed().tiles().filter(|tile| tile.letter() == letter).count();
    letters.into_iter().find(|&letter| tiles(letter) == core.len()).unwrap_or('?')
}

/// Whether sorted tiles are complete melds and so many pairs, by taking the least tile away every way there is.
fn melds(tiles: &[Tile], pairs: usize) -> bool {
    let Some(&first) = tiles.first() else { return pairs == 0 };
    let without = |block: &[Tile]| {
        let mut left = tiles.to_vec();
        for tile in block {
            left.remove(left.iter().position(|other| other == tile)?);
        }
        Some(left)
    };
    let run = first.next().and_then(|second| Some([first, second, second.next()?]));
    without(&[first; 3]).is_some_and(|left| melds(&left, pairs))
        || run.and_then(|run| without(&run)).is_some_and(|left| melds(&left, pairs))
        || pairs > 0 && without(&[first; 2]).is_some_and(|left| melds(&left, pairs - 1))
}

#[test]
fn every_shape_comes_up() {
    let mut met: HashMap<String, u32> = HashMap::new();
    let shapes = Deals::new(DealOptions { decoys: Some(0), ..options(Source::Shapes) });
    for core in (0..150_000).filter_map(|seed| shapes.deal(seed).core) {
        *met.entry(core).or_default() += 1;
    }
    let sizes = |size: usize| met.iter().filter(|(core, _)| core.len() == size).map(|(_, often)| often).sum::<u32>();
    assert_eq!(met.len(), 619);
    assert!(sizes(2) > sizes(5) && sizes(4) > sizes(7) && sizes(7) > sizes(10) && sizes(10) > sizes(13));
}

/// A near miss has no wait and is one tile from ready.
#[test]
fn decoys_are_near_misses_and_as_many_as_asked_for() {
    let check = |decoys, expected: std::ops::Range<usize>| {
        let mut missed = 0;
        for deal in deals(DealOptions { decoys, ..options(Source::Shapes) }) {
            assert_eq!(real(&deal).is_empty(), deal.core.is_none(), "{}, seed {}", deal.hand, deal.seed);
            if deal.core.is_none() {
                missed += 1;
                let least = shanten(&deal.hand, &Ruleset::RIICHI).least().value();
                assert_eq!(least, 1, "{}, seed {}", deal.hand, deal.seed);
            }
        }
        assert!(expected.contains(&missed), "{missed} of {DEALS} with {decoys:?}");
    };
    check(None, 1_400..1_600);
    check(Some(0), 0..1);
    check(Some(50), 4_850..5_150);
    check(Some(100), 10_000..10_001);
    check(Some(255), 10_000..10_001);
}

#[test]
fn a_flush_is_one_suit_and_about_half_are_ready() {
    let mut ready = 0;
    for deal in deals(options(Source::Flush)) {
        let held = deal.hand.concealed();
        assert_eq!(suits_of(held).len(), 1, "{}", deal.hand);
        assert!(held.tiles().all(|tile| !tile.is_honor()), "{}", deal.hand);
        ready += usize::from(!real(&deal).is_empty());
    }
    assert!((4_700..5_020).contains(&ready), "{ready} of {DEALS} ready, where 48.6 % should be");
}

#[test]
fn exact_deals_are_ready_and_wait_as_ready_hands_do() {
    let mut by_waits = [0; 3];
    let (mut pairs, mut orphans) = (0, 0);
    for deal in deals(options(Source::Exact)) {
        let real = real(&deal);
        assert!(!real.is_empty(), "{}, seed {}", deal.hand, deal.seed);
        by_waits[real.len().min(3) - 1] += 1;
        let held = deal.hand.concealed();
        pairs += usize::from(held.at_least(2).len() == 6 && held.at_least(1).len() == 7);
        orphans += usize::from(held.at_least(1).without(TileSet::ORPHANS).is_empty() && held.at_least(1).len() >= 12);
    }
    let [one, two, more] = by_waits;
    assert!((6_350..6_650).contains(&one) && (3_050..3_350).contains(&two) && (230..370).contains(&more), "{by_waits:?}");
    // 17.9 % of all ready deals are six pairs and a single tile, one in 9,835 is an orphan hand
    assert!((1_640..1_940).contains(&pairs) && orphans < 8, "{pairs} {orphans}");
}

/// Of a million hands 48.3 % wait on one kind, 47.9 % on two and 3.8 % on more (`tenpai deal --source table --count 1000000 --summary`).
#[test]
fn hands_at_a_table_are_ready_and_wait_as_they_do_there() {
    let mut by_waits = [0; 3];
    for deal in deals(options(Source::Table)) {
        let real = real(&deal);
        assert!(!real.is_empty(), "{}, seed {}", deal.hand, deal.seed);
        by_waits[real.len().min(3) - 1] += 1;
    }
    let [one, two, more] = by_waits;
    assert!((4_640..5_020).contains(&one) && (4_600..4_980).contains(&two) && (310..450).contains(&more), "{by_waits:?}");
}

#[test]
fn exact_deals_by_the_standard_rules_need_no_special_form() {
    for deal in deals(DealOptions { rules: Ruleset::STANDARD, ..options(Source::Exact) }) {
        assert!(!waits(&deal.hand, &Ruleset::STANDARD).real.is_empty(), "{}", deal.hand);
    }
}

#[test]
fn sources_are_named_as_on_the_command_line() {
    for source in Source::ALL {
        assert_eq!(source.to_string().parse(), Ok(source));
    }
    let unknown: Result<Source, UnknownSource> = "Shapes".parse();
    assert_eq!(unknown.map_err(|error| error.to_string()), Err("`Shapes` is no source of hands: shapes, flush, table or exact".into()));
}
