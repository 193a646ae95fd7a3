//! The explanation of a hand: true for every hand there is, told in two lines at most.

use tenpai::drill::curriculum::items;
use tenpai::drill::deal::{DealOptions, Deals, Source};
use tenpai::drill::explain::{
    Explanation, FalseKind, Hint, MissKind, PairPlace, Part, Rest, View, WhyNot, explain, false_kind, hints, miss_kind, why_not,
};
use tenpai::engine::{Block, Counts, Form, Hand, Ruleset, Tile, TileSet, Wait, shanten, waits, wins};
use tenpai::words::Language;
use tenpai::words::explain::{hint, shape, why_not as why_not_told};

fn told(hand: &Hand) -> Explanation {
    explain(hand, &Ruleset::RIICHI)
}

fn text(hand: &str) -> String {
    shape(&told(&hand.parse().expect("a hand")), Language::English).join(" ")
}

#[test]
fn ten_examples() {
    for (hand, expected) in [
        ("2345m", "Drop either end: 345 or 234 stands; pair the end you dropped."),
        ("2344m", "Pair 44, and 23 is two-sided; or keep 234 and pair the other 4. You hold two 4s."),
        ("2333m", "333 as a triplet: 2 wants its twin. 33 as the pair: 23 wants 1 or 4."),
        ("2444m", "444 as a triplet: pair the 2. 44 as the pair: 2_4 wants 3."),
        ("23456m11z", "Set 456 aside: 23 wants 1 4. Set 234 aside: 56 wants 4 7."),
        ("1234567m", "Set 567 aside: 1234, 1 or 4. Set 123 aside: 4567, 4 or 7."),
        ("11m45666s", "666 as a triplet: 45 wants 3 6. 66 as the pair with 456: now 11 or 66 becomes the triplet. One 6s is left."),
        ("3334555m", "Both triplets: pair the 4. Break 333: 34 wants 2 5. Break 555: 45 wants 3 6."),
        ("2223456777p", "Both triplets: 3456, 3 or 6. Pair 22: 23456 wants 1 4 7. Pair 77: 34567 wants 2 5 8."),
        (
            "1114444567999s",
            "Set 111 and 444 aside. 999 as a triplet: 4567 would be 4 or 7, but you hold every 4: 7. 99 as the pair with 456: 7_9 wants 8.",
        ),
    ] {
        assert_eq!(text(hand), expected, "{hand}");
    }
}

/// Every way to hold so many tiles of one suit.
fn each_suit_hand(tiles: u8, each: &mut impl FnMut(&Hand)) {
    fn go(counts: &mut [u8; 34], rank: usize, left: u8, each: &mut impl FnMut(&Hand)) {
        if rank == 9 {
            if left == 0 {
                each(&Hand::new(Counts::new(counts).expect("at most four of a kind"), &[]).expect("3n+1 tiles"));
            }
            return;
        }
        for copies in 0..=left.min(4) {
            counts[rank] = copies;
            go(counts, rank + 1, left - copies, each);
        }
        counts[rank] = 0;
    }
    go(&mut [0; 34], 0, tiles, each);
}

fn each_dealt(number: u64, each: &mut impl FnMut(&Hand)) {
    for source in Source::ALL {
        let deals = Deals::new(DealOptions { source, ..DealOptions::default() });
        (0..number).for_each(|seed| each(&deals.deal(seed).hand));
    }
}

fn sum(tiles: impl IntoIterator<Item = Tile>) -> Counts {
    Counts::of_tiles(tiles).expect("no more tiles than the hand has")
}

/// The kinds that make melds of these tiles alone, by trying each.
fn wanted(tiles: &[Tile]) -> TileSet {
    fn melds(mut tiles: Vec<Tile>) -> bool {
        tiles.sort();
        let Some(&first) = tiles.first() else { return true };
        let next = |step: u8| Tile::suited(first.suit()?, first.rank() + step);
        let runs = next(1).and_then(|two| Some([first, two, next(2)?]));
        [Some([first; 3]), runs].into_iter().flatten().any(|meld| {
            let mut left = tiles.clone();
            meld.into_iter().all(|tile| left.iter().position(|&other| other == tile).map(|at| left.remove(at)).is_some()) && melds(left)
        })
    }
    Tile::all().filter(|&tile| melds([tiles, &[tile]].concat())).collect()
}

/// The kinds that complete the pair and the rest of a view, by trying each.
fn wanted_by(view: &View) -> TileSet {
    let rest = view.rest.tiles();
    match (view.pair, view.rest) {
        (Some(pair), Rest::Twin(other)) => TileSet::just(pair).or(TileSet::just(other)),
        (Some(_), _) => wanted(&rest),
        (None, _) => {
            let twin = |tile: Tile| {
                let mut left = rest.clone();
                left.retain(|&other| other != tile);
                left.len() + 1 == rest.len() && (left.is_empty() || !wanted(&left[1..]).and(TileSet::just(left[0])).is_empty())
            };
            rest.iter().copied().filter(|&tile| twin(tile)).collect()
        }
    }
}

/// Every fact of an explanation against the hand, and its sentence against its room.
fn check(hand: &Hand) {
    let told = told(hand);
    let truth = waits(hand, &Ruleset::RIICHI);
    assert_eq!((told.real, told.held), (truth.real, truth.held), "{hand}");
    let special = told.special.map_or(TileSet::EMPTY, |special| special.waits);

    if !told.views.is_empty() {
        assert_eq!(sum(told.core.tiles().chain(told.aside.iter().flat_map(|meld| meld.tiles()))), *hand.concealed(), "{hand}");
    }
    let mut shown = special;
    for view in &told.views {
        assert_eq!(sum(view.tiles()), told.core, "{hand}: {view:?}");
        assert!(view.kept.iter().all(|meld| matches!(meld, Block::Triplet(_) | Block::Run(_))), "{hand}: {view:?}");
        assert_eq!(view.waits(), wanted_by(view), "{hand}: {view:?}");
        shown = shown.or(view.waits());
    }
    assert!(truth.real.without(shown).is_empty(), "{hand}: the views show {shown} of {}", truth.real);
    assert!(shown.without(told.formal()).is_empty(), "{hand}: the views show {shown}, more than {}", told.formal());

    check_groups(hand, &told);
    let lines = shape(&told, Language::English);
    assert!(lines.len() <= 2 && lines.iter().all(|line| line.len() <= 78 && line.is_ascii()), "{hand}: {lines:?}");
    assert!(!lines.is_empty() || truth.real.is_empty(), "{hand}: no sentence");
    if !truth.real.is_empty() && told.special.is_none() {
        let kinds = hand.concealed().at_least(1).or(told.formal());
        assert_eq!(claimed(&lines.join(" "), kinds), truth.real, "{hand}: {lines:?}");
    }
}

/// Every reading of every wait is in the group of its pair, and the groups hold nothing else.
fn check_groups(hand: &Hand, told: &Explanation) {
    let mut found: Vec<(PairPlace, Tile)> = Vec::new();
    for win in wins(hand, &Ruleset::RIICHI) {
        for reading in &win.readings {
            for place in reading.places() {
                let pair = reading.blocks().iter().find_map(|block| if let Block::Pair(pair) = block { Some(*pair) } else { None });
                let from = match (reading.form(), place.wait, pair) {
                    (Form::SevenPairs, _, _) => PairPlace::SevenPairs,
                    (Form::ThirteenOrphans, _, _) => PairPlace::ThirteenOrphans,
                    (Form::KnittedStraight | Form::LesserHonorsKnitted | Form::GreaterHonorsKnitted, _, _) => PairPlace::Knitted,
                    (Form::Standard, Wait::Tanki, _) => PairPlace::Made,
                    (Form::Standard, _, pair) => PairPlace::Stands(pair.expect("a standard reading has a pair")),
                };
                if !found.contains(&(from, win.tile)) {
                    found.push((from, win.tile));
                }
            }
        }
    }
    let grouped: Vec<_> = told.groups.iter().flat_map(|group| group.waits.and(told.real).iter().map(|tile| (group.pair, tile))).collect();
    assert_eq!(found.len(), grouped.len(), "{hand}: {:?}", told.groups);
    assert!(found.iter().all(|one| grouped.contains(one)), "{hand}: {found:?} but {:?}", told.groups);
    for group in &told.groups {
        let pair = if let PairPlace::Stands(pair) = group.pair { vec![pair; 2] } else { Vec::new() };
        let all = group.rest.tiles().chain(pair).chain(group.kept.iter().flat_map(|meld| meld.tiles()));
        assert_eq!(sum(all), *hand.concealed(), "{hand}: {group:?}");
    }
}

/// The tiles named in a text: with their letter, or of the only suit of the hand that has them.
fn named(text: &str, kinds: TileSet) -> TileSet {
    let mut all = TileSet::EMPTY;
    for word in text.split(|letter: char| letter != '_' && !letter.is_ascii_alphanumeric()) {
        let letter = word.chars().last().filter(|letter| "mpsz".contains(*letter));
        for digit in word.chars().filter_map(|digit| digit.to_digit(10)) {
            let fits = |tile: &Tile| u32::from(tile.rank()) == digit && letter.map_or(!tile.is_honor(), |letter| tile.letter() == letter);
            let found: Vec<Tile> = kinds.iter().filter(fits).collect();
            assert_eq!(found.len(), 1, "{text}: {word} is said of {found:?}");
            found.into_iter().for_each(|tile| all.insert(tile));
        }
    }
    all
}

/// What a sentence claims, read from its words alone.
fn claimed(text: &str, kinds: TileSet) -> TileSet {
    let digits = |text: &str| named(text, kinds);
    let first = |text: &str| text.split(' ').next().unwrap_or_default().to_string();
    let mut all = TileSet::EMPTY;
    let mut held = TileSet::EMPTY;
    for sentence in text.trim_end_matches('.').split(". ") {
        if let Some(kinds) = sentence.strip_prefix("You hold every ") {
            held = held.or(digits(kinds));
            continue;
        }
        if sentence.starts_with("You hold two") || sentence.starts_with("One ") {
            continue;
        }
        if let Some(ends) = sentence.split("Drop either end").nth(1) {
            let rows: Vec<TileSet> = ends.split(": ").nth(1).expect("the two runs").split(" or ").map(|run| digits(&first(run))).collect();
            all = all.or(rows[0].without(rows[1])).or(rows[1].without(rows[0]));
            continue;
        }
        let (open, gone) = sentence.split_once(", but you hold every ").unwrap_or((sentence, ""));
        held = held.or(digits(gone.split(':').next().unwrap_or_default()));
        if let Some(pairs) = open.split(" are both pairs: ").nth(1) {
            all = all.or(digits(pairs));
            continue;
        }
        if let Some((pair, run)) = open.split_once(" is two-sided; or keep ") {
            let pair = pair.strip_prefix("Pair ").expect("the pair").split(", and ").map(digits).collect::<Vec<_>>();
            let run = digits(run.split(' ').next().expect("the run"));
            assert_eq!(run, pair[0].or(pair[1]), "{text}");
            all = all.or(wanted(&pair[1].iter().collect::<Vec<_>>()));
            continue;
        }
        if let Some(alone) = open.strip_suffix(" is alone: pair it") {
            all = all.or(digits(alone));
            continue;
        }
        let clause = open.rsplit(": ").next().unwrap_or_default();
        if sentence.starts_with("Set ") && !open.contains(": ") {
            continue;
        }
        let said = if let Some((_, wants)) = clause.split_once(" wants ") {
            if wants == "its twin" { digits(clause) } else { digits(wants) }
        } else if let Some((_, wants)) = clause.split_once(" would want ").or(clause.split_once(" would be ")) {
            if wants.contains("paired") { digits(clause) } else { digits(wants) }
        } else if let Some((_, wants)) = clause.split_once(", ") {
            digits(wants)
        } else {
            digits(clause)
        };
        all = all.or(said);
    }
    all.without(held)
}

#[test]
fn every_one_suit_hand_of_4_7_and_10_tiles_is_told() {
    for tiles in [1, 4, 7, 10] {
        each_suit_hand(tiles, &mut |hand| {
            if !waits(hand, &Ruleset::RIICHI).real.is_empty() {
                check(hand);
            }
        });
    }
}

#[test]
#[ignore = "ten seconds: every hand of thirteen tiles of a suit"]
fn every_one_suit_hand_of_13_tiles_is_told() {
    each_suit_hand(13, &mut check);
}

#[test]
fn dealt_hands_are_told() {
    each_dealt(400, &mut check);
}

/// Why each tile that is no wait fails: blocks and what is left over are the hand and the tile, and no reading leaves less.
/// A hand that is named after one wait is told by that wait: closed ones by a gap, edge ones without.
#[test]
fn the_sentence_tells_the_shape_that_the_hand_is_named_by() {
    assert_eq!(text("1223445666789m"), "Set 123 456 and 789 aside. 66 as the pair: 2_4 wants 3.");
    let mut seen = [0, 0];
    each_dealt(3000, &mut |hand| {
        let items = items(hand, &Ruleset::RIICHI);
        let [item] = items.as_slice() else { return };
        let gap = match item.name() {
            "13" => true,
            "12" => false,
            _ => return,
        };
        seen[usize::from(gap)] += 1;
        assert_eq!(text(&hand.to_string()).contains('_'), gap, "{hand}: {}", text(&hand.to_string()));
    });
    assert!(seen.iter().all(|&number| number > 100), "{seen:?}");
}

fn check_why_not(hand: &Hand) {
    let truth = waits(hand, &Ruleset::RIICHI);
    for tile in Tile::all() {
        let Some(why) = why_not(hand, tile, &Ruleset::RIICHI) else {
            assert!(truth.real.contains(tile), "{hand}: {tile} is no wait");
            continue;
        };
        assert!(!truth.real.contains(tile), "{hand}: {tile} is a wait");
        let lines = why_not_told(&why, Language::English);
        assert!(!lines.is_empty() && lines.len() <= 2 && lines.iter().all(|line| line.len() <= 78 && line.is_ascii()), "{hand}: {lines:?}");
        match why {
            WhyNot::FifthCopy(held) | WhyNot::AllFour(held) => assert_eq!((held, hand.all().of(tile)), (tile, 4), "{hand}"),
            WhyNot::SevenPairs { waits, .. } | WhyNot::ThirteenOrphans { waits, .. } | WhyNot::Knitted { waits, .. } => {
                assert_eq!(waits, truth.real, "{hand}")
            }
            WhyNot::NoPair(over) | WhyNot::Leftover(over) => {
                let tiles = over.blocks.iter().flat_map(|block| block.tiles()).chain(over.left.tiles());
                assert_eq!(sum(tiles), sum(hand.concealed().tiles().chain([tile])), "{hand}: {over:?}");
                let ready = shanten(hand, &Ruleset::STANDARD).standard.value() == 0;
                assert!(!ready || over.left.total() <= 3, "{hand} is ready, but {over:?}");
                assert!(over.left.total() > 1, "{hand}: {over:?}");
            }
        }
    }
}

#[test]
fn false_tiles_are_told() {
    for tiles in [4, 7] {
        each_suit_hand(tiles, &mut check_why_not);
    }
    each_dealt(40, &mut check_why_not);
}

#[test]
fn why_a_tile_fails() {
    let told = |hand: &str, tile: &str| {
        let hand: Hand = hand.parse().expect("a hand");
        let tile = Tile::all().find(|one| one.to_string() == tile).expect("a tile");
        let why = why_not(&hand, tile, &Ruleset::RIICHI).map(|why| why_not_told(&why, Language::English).join(" "));
        (why, false_kind(&hand, tile, &Ruleset::RIICHI))
    };
    for (hand, tile, expected, kind) in [
        ("2345678m345p789s", "9m", "With 9m: 234m 789m 345p 789s, and 5m 6m are left: no pair.", FalseKind::NoPair),
        ("45666677889p55z", "6p", "6p would fit, but you hold all four: no fifth exists to draw.", FalseKind::FifthCopy),
        ("1111m234567p99s7z", "1m", "You hold all four 1m already: no fifth exists to draw.", FalseKind::FifthCopy),
        ("23m11z", "5m", "With 5m: 11z, and 2m 3m 5m are left: no meld.", FalseKind::Leftover),
        ("1133557799m113p", "4p", "With 4p there are still six pairs: only 3p makes the seventh.", FalseKind::Leftover),
        ("1133557799m113p", "2p", "With 2p there are still six pairs: only 3p makes the seventh.", FalseKind::Leftover),
    ] {
        assert_eq!(told(hand, tile), (Some(expected.to_string()), Some(kind)), "{hand} {tile}");
    }
    assert_eq!(told("23m11z", "4m"), (None, None));
}

/// The waits of a hand without a meld that a hint names are the waits of the hand.
fn check_hint(hand: &Hand) {
    if let [_, Hint::Aside(meld)] = hints(&told(hand)) {
        let mut left = *hand.concealed();
        assert!(meld.tiles().all(|tile| left.remove(tile)), "{hand}: {meld}");
        let left = Hand::new(left, hand.melds()).expect("a meld less is a hand still");
        let special = told(hand).special.map_or(TileSet::EMPTY, |special| special.waits);
        let (before, after) = (waits(hand, &Ruleset::RIICHI).real, waits(&left, &Ruleset::RIICHI).real);
        assert!(before == after || before == after.or(special), "{hand}: {before} is {after} without {meld}");
    }
}

#[test]
fn hints_are_true() {
    for tiles in [4, 7, 10] {
        each_suit_hand(tiles, &mut |hand| {
            if !waits(hand, &Ruleset::RIICHI).real.is_empty() {
                check_hint(hand);
            }
        });
    }
    each_dealt(200, &mut check_hint);
}

/// The nearest shape uses every tile once and lacks as many as the distance says.
fn check_nearest(hand: &Hand) -> bool {
    let told = told(hand);
    let lines = shape(&told, Language::English);
    assert!(lines.len() <= 2 && lines.iter().all(|line| line.len() <= 78 && line.is_ascii()), "{hand}: {lines:?}");
    let Some(nearest) = told.nearest else { return false };
    assert_eq!(nearest.lacking as i8, told.distance.value() + 1, "{hand}");
    if nearest.form == Form::Standard {
        let parts = nearest.parts.iter().flat_map(|part| match part {
            Part::Meld { tiles, wants } => {
                assert_eq!(wanted(tiles).iter().filter(|&tile| hand.all().of(tile) < 4).collect::<TileSet>(), *wants, "{hand}");
                tiles.to_vec()
            }
            Part::Half(tile) | Part::Thin(tile) => vec![*tile],
            Part::Nothing => Vec::new(),
        });
        let all = nearest.stands.iter().flat_map(|block| block.tiles()).chain(parts).chain(nearest.spare.tiles());
        assert_eq!(sum(all), *hand.concealed(), "{hand}: {nearest:?}");
    }
    true
}

#[test]
fn hands_that_are_not_ready_are_told() {
    let (mut all, mut shown) = (0, 0);
    let mut count = |hand: &Hand| {
        if waits(hand, &Ruleset::RIICHI).real.is_empty() {
            all += 1;
            shown += i32::from(check_nearest(hand));
        }
    };
    for tiles in [1, 4, 7] {
        each_suit_hand(tiles, &mut count);
    }
    each_dealt(200, &mut count);
    assert!(shown * 100 > all * 95, "{shown} of {all} have a nearest shape");
}

#[test]
fn hints_in_two_steps() {
    for (hand, first, second) in [
        ("2333m456p", "It waits for 3 kinds.", "Set 456p aside: the waits stay the same."),
        ("2333789m456p", "It waits for 3 kinds.", "Set 789m aside: the waits stay the same."),
        ("2333m", "It waits for 3 kinds.", "No meld can be set aside here: look for the pair first."),
        ("5z", "It waits for one kind.", "No meld can be set aside here: look for the pair first."),
        ("4444567m", "It waits for one kind.", "No meld can be set aside here: look for the pair first."),
        ("1133557799m113p", "It waits for one kind.", "Count the pairs: no meld is needed here."),
        ("19m19p19s1234567z", "It waits for 13 kinds.", "Count terminals and honours: no meld is needed here."),
        ("47m789s11z", "No tile completes it.", "789s stands: look at what is left."),
        ("147m1z", "No tile completes it.", "No meld can be set aside here: look for the pair first."),
    ] {
        let steps = hints(&told(&hand.parse().expect("a hand"))).map(|step| hint(step, Language::English));
        assert_eq!(steps, [first, second], "{hand}");
    }
    assert_eq!(hints(&told(&"22m33p".parse().expect("a hand"))), [Hint::Waits(2), Hint::NoneAside]);
}

#[test]
fn kinds_of_miss() {
    for (hand, tile, chosen, expected) in [
        ("2333m", "2m", "14m", MissKind::BesideTriplet),
        ("2444m", "2m", "3m", MissKind::BesideTriplet),
        ("23456m11z", "7m", "14m", MissKind::FarEnd),
        ("1234567m", "1m", "47m", MissKind::FarEnd),
        ("2345m", "5m", "2m", MissKind::FarEnd),
        ("22m33p", "3p", "2m", MissKind::OtherPair),
        ("11m45666s", "1m", "36s", MissKind::OtherPair),
        ("23m11z", "4m", "1m", MissKind::Other),
        ("2333m", "1m", "2m", MissKind::Other),
    ] {
        let tile = Tile::all().find(|one| one.to_string() == tile).expect("a tile");
        let chosen = Tile::all().filter(|one| chosen.contains(one.letter()) && chosen.contains(char::from(b'0' + one.rank()))).collect();
        assert_eq!(miss_kind(&told(&hand.parse().expect("a hand")), tile, chosen), expected, "{hand} {tile}");
    }
}
