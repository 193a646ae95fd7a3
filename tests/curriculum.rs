//! The items that a learner meets, derived again by a plain search that shares no code with the engine.

mod plain;

use std::cmp::Reverse;
use std::collections::HashMap;

use plain::{Facts, Shape, digits, every_shape, facts, melds, melds_and_pair, normal, without_a_meld};
use tenpai::drill::curriculum::{Family, Item, Shape as Tiles, Step, items};
use tenpai::engine::{Hand, Ruleset};
use tenpai::words::{Language, Telling};

const CORES: &str = include_str!("../assets/cores.txt");
const ITEMS: &str = include_str!("../assets/items.txt");
const COVERAGE: &str = include_str!("../assets/coverage.txt");
const PAIRS: &str = include_str!("../assets/pairs.txt");

/// Shapes that are seen wrongly all the time: aryanmen, bulging float, edge and single, a two-sided wait in a longer run (twice), a held kind.
const OWN: [&str; 6] = ["1123", "1223", "1233", "12334", "12345", "1111234"];

#[test]
fn the_stored_lists_are_the_derived_ones() {
    let derived = Derived::new();
    same("items.txt", ITEMS, &derived.items_text());
    same("pairs.txt", PAIRS, &derived.pairs_text());
}

fn same(name: &str, stored: &str, derived: &str) {
    if derived != stored {
        let path = format!("{}/{name}", env!("CARGO_TARGET_TMPDIR"));
        std::fs::write(&path, derived).expect("the folder for test output can be written");
        for (number, (stored, derived)) in stored.lines().zip(derived.lines()).enumerate() {
            assert_eq!(stored, derived, "line {} of assets/{name}; the derived list is in {path}", number + 1);
        }
        panic!("assets/{name} has another length than the derived list in {path}");
    }
}

/// The counts of the specification, out of 31, 44, 176 and 348.
#[test]
fn as_many_shapes_are_two_smaller_ones_as_there_should_be() {
    let explained: Vec<&str> = lines(PAIRS).filter_map(|line| line.split('\t').next()).collect();
    let count = |size: usize| explained.iter().filter(|tiles| tiles.len() == size).count();
    assert_eq!([4, 7, 10, 13].map(count), [25, 18, 68, 42], "and aryanmen, 1123, which is an item of its own");
    assert!(explained.iter().all(|tiles| Item::named(tiles).is_none()));
    assert_eq!(lines(CORES).count() + 3, 622);
    // five shapes that reduce to a smaller one (aryanmen is a class), three special forms, three ways of not being ready
    assert_eq!(lines(ITEMS).count(), 619 - 153 + 5 + 3 + 3);
}

#[test]
fn every_item_has_a_hand_that_shows_it() {
    for item in Item::all() {
        let hand = item.example();
        assert_eq!(items(&hand, &Ruleset::RIICHI), [item], "{hand}");
        assert_eq!(Item::named(item.name()), Some(item));
        assert_eq!(item.waits().is_empty(), item.family() == Family::NotReady, "{item}");
    }
    let steps: Vec<Step> = Item::all().map(Item::step).collect();
    assert!(steps.is_sorted());
    assert!(Step::ALL.into_iter().all(|step| steps.contains(&step)));
    assert!(
        Step::ALL.into_iter().all(|step| Step::named(step.name()) == Some(step) && Step::named(&step.number().to_string()) == Some(step))
    );
}

/// Every ready shape of one suit, and every shape of 3n+2 tiles with a pair of honours.
#[test]
fn every_shape_belongs_where_the_plain_search_puts_it() {
    let derived = Derived::new();
    let mut ready = Vec::new();
    for size in [1, 4, 7, 10, 13, 2, 5, 8, 11] {
        let mut shapes = Vec::new();
        every_shape(size, 0, &mut [0; 9], &mut shapes);
        let before = ready.len();
        ready.extend(shapes.into_iter().filter(|shape| !derived.facts[shape].0.is_empty()));
        let expected = [9, 249, 2_406, 12_533, 40_070];
        if size % 3 == 1 {
            assert_eq!(ready.len() - before, expected[usize::from(size / 3)], "ready shapes of {size} tiles");
        }
    }
    for shape in ready {
        let pair = if tiles(&shape).len() % 3 == 2 { "11z" } else { "" };
        let text = format!("{}s{pair}", tiles(&shape));
        let hand: Hand = text.parse().expect("a shape is a hand");
        let names: Vec<String> = items(&hand, &Ruleset::STANDARD).iter().map(|item| item.name().to_owned()).collect();
        assert_eq!(names, derived.items_of(&shape), "{text}");
    }
}

#[test]
fn hands_belong_where_players_put_them() {
    let check = |hand: &str, expected: &[&str]| {
        let hand: Hand = hand.parse().expect("a hand");
        let found = items(&hand, &Ruleset::RIICHI);
        assert_eq!(found.iter().map(|item| item.name()).collect::<Vec<_>>(), expected, "{hand}");
    };
    check("3m", &["1"]);
    check("12m11z", &["12"]);
    check("79m11z", &["13"]);
    check("45m11z", &["23"]);
    check("22m33p", &["11"]);
    check("1122z", &["11"]);
    check("22m11z444z", &["11"]);
    check("1144m", &["11"]);
    check("2344m", &["1123"]);
    check("5567m", &["1123"]);
    check("4556m", &["1223"]);
    check("2334m", &["1223"]);
    check("7789m", &["1233"]);
    check("34567p11z", &["23456"]);
    check("11m45666s", &["11123"]);
    check("11123m99p", &["11123"]);
    check("45567m11z", &["12334"]);
    check("56789m11z", &["12345"]);
    check("4444567s", &["1111234"]);
    check("2344567m", &["1234456"]);
    check("3334555m", &["2223444"]);
    check("123m456p789s1122z", &["11"]);
    check("1199m1199p1199s1z", &["seven-pairs"]);
    // 112233 112233 and a pair's half: ready both ways, but for the same tile
    check("112233m445566p7s", &["1"]);
    // seven pairs add no wait; of the shapes of seven tiles that wait so, 1123456 is the least
    check("1122334455667m", &["23456"]);
    check("19m19p19s1234566z", &["orphans"]);
    check("19m19p19s1234567z", &["orphans-thirteen"]);
    check("123456789m5555p", &["held-only"]);
    check("147m258p369s1234z", &["not-ready"]);
    check("1112345678999m", &["1112345678999"]);
    // the kan holds what one side waits for
    check("34m123p456p11z[2222m]", &["1111234"]);
    check("45m123p456p11z[2222m]", &["23"]);
    // two suits that both wait, each in its own way
    check("11123m45666s", &["11123"]);
    check("11123m11223344s", &["11123", "11223344"]);
}

fn of_shape(tiles: &str) -> Option<Vec<Item>> {
    Tiles::named(tiles).as_ref().and_then(Item::of_shape)
}

/// Everything the plain search finds.
struct Derived {
    facts: HashMap<Shape, Facts>,
    /// Each class with a pair inside that two smaller shapes explain, with the items of those.
    pairs: Vec<(String, Vec<String>)>,
    /// Each irreducible shape, by its normal form.
    classes: HashMap<Key, String>,
}

type Key = ((Vec<i8>, Vec<i8>), bool);

impl Derived {
    fn new() -> Derived {
        let mut found = HashMap::new();
        for size in [1, 4, 7, 10, 13, 2, 5, 8, 11] {
            let mut shapes = Vec::new();
            every_shape(size, 0, &mut [0; 9], &mut shapes);
            found.extend(shapes.into_iter().map(|shape| (shape, facts(&shape))));
        }
        let classes = rows().map(|tiles| (key(&shape(tiles), &found[&shape(tiles)]), tiles.to_owned())).collect();
        let mut derived = Derived { facts: found, pairs: Vec::new(), classes };
        let inside = rows().filter(|tiles| tiles.len() % 3 == 1);
        derived.pairs = inside.filter_map(|tiles| Some((tiles.to_owned(), derived.halves(&shape(tiles))?))).collect();
        derived
    }

    fn items_text(&self) -> String {
        let words = [
            ("seven-pairs", Step::SevenPairs),
            ("not-ready", Step::NotReady),
            ("not-ready-flush", Step::NotReady),
            ("held-only", Step::NotReady),
            ("orphans", Step::Orphans),
            ("orphans-thirteen", Step::Orphans),
        ];
        let explained = |tiles: &str| self.pairs.iter().any(|(name, _)| name == tiles);
        let classes = rows().filter(|tiles| !explained(tiles) && !OWN.contains(tiles)).chain(OWN).map(|tiles| (tiles, step(tiles)));
        let mut all: Vec<(Step, Option<Reverse<u64>>, usize, &str)> =
            classes.map(|(name, step)| (step, Some(Reverse(met(name))), name.len(), name)).collect();
        all.extend(words.into_iter().enumerate().map(|(place, (name, step))| (step, None, place, name)));
        all.sort_unstable();
        let lines: Vec<String> = all.into_iter().map(|(step, _, _, name)| format!("{name}\t{step}\n")).collect();
        "# items in the order of teaching, shapes that come up most at a table first in a step: name, tab, step\n".to_owned()
            + &lines.concat()
    }

    fn pairs_text(&self) -> String {
        let own = |name: &str| OWN.contains(&name);
        let lines = self.pairs.iter().filter(|(name, _)| !own(name)).map(|(name, items)| format!("{name}\t{}\n", items.join("\t")));
        "# shapes that two smaller ones explain: tiles, tab, the items of those\n".to_owned() + &lines.collect::<String>()
    }

    /// The items of the two groups of 3k+2 tiles that explain a shape completely, with the same waits. Of several ways, the one whose
    /// groups come from the smallest shapes, then the least text.
    fn halves(&self, whole: &Shape) -> Option<Vec<String>> {
        let waits = &self.facts[whole].0;
        let mut best: Option<(usize, Vec<String>)> = None;
        for one in parts(whole).into_iter().filter(|one| one.iter().sum::<u8>() % 3 == 2) {
            let other: Shape = std::array::from_fn(|rank| whole[rank] - one[rank]);
            let mut joint: Vec<i8> = Vec::new();
            for rank in (0..9).filter(|&rank| whole[rank] < 4) {
                let with = |shape: &Shape| {
                    let mut more = *shape;
                    more[rank] += 1;
                    melds(more)
                };
                if melds_and_pair(&other) && with(&one) || melds_and_pair(&one) && with(&other) {
                    joint.push(rank as i8);
                }
            }
            if joint != *waits {
                continue;
            }
            let names = self.items_of_two(&one, &other);
            let size = self.core(&one).len() + self.core(&other).len();
            if !names.is_empty() && best.as_ref().is_none_or(|best| (size, &names) < (best.0, &best.1)) {
                best = Some((size, names));
            }
        }
        best.map(|(_, names)| names)
    }

    fn items_of_two(&self, one: &Shape, other: &Shape) -> Vec<String> {
        let waiting = |shape: &Shape, partner: &Shape| !self.facts[shape].0.is_empty() && self.facts[partner].1;
        let mut names = Vec::new();
        if waiting(one, other) {
            names.push(self.core(one));
        }
        if waiting(other, one) {
            names.push(self.core(other));
        }
        names.sort();
        names.dedup();
        if names.len() > 1 {
            names.retain(|name| name != "11");
        }
        names
    }

    fn items_of(&self, shape: &Shape) -> Vec<String> {
        let core = self.core(shape);
        if OWN.contains(&core.as_str()) {
            return vec![core];
        }
        let explained = self.pairs.iter().find(|(name, _)| *name == core);
        explained.map_or_else(|| vec![core.clone()], |(_, items)| items.clone())
    }

    /// The class of a shape: an own item that setting melds aside can reach, or the smallest shape that it can reach.
    fn core(&self, shape: &Shape) -> String {
        let facts = &self.facts[shape];
        let mut reached = vec![*shape];
        let mut next = 0;
        while next < reached.len() {
            for less in without_a_meld(&reached[next]).collect::<Vec<_>>() {
                if self.facts.get(&less) == Some(facts) && !reached.contains(&less) {
                    reached.push(less);
                }
            }
            next += 1;
        }
        let own = OWN.into_iter().find(|own| {
            let own = key(&plain_shape(own), &self.facts[&plain_shape(own)]);
            reached.iter().any(|shape| key(shape, facts) == own)
        });
        let classes = reached.iter().filter_map(|shape| self.classes.get(&key(shape, facts)));
        let smallest = classes.min_by_key(|name| (name.len(), (*name).clone()));
        own.map(str::to_owned).or_else(|| smallest.cloned()).unwrap_or_default()
    }
}

fn plain_shape(tiles: &str) -> Shape {
    shape(tiles)
}

fn step(tiles: &str) -> Step {
    let shape = shape(tiles);
    let held = |copies: u8| shape.iter().filter(|&&number| number == copies).count();
    match (tiles, tiles.len(), held(3), held(4)) {
        ("23456", ..) => Step::ThreeSided,
        ("12334" | "12345", ..) => Step::LongerRun,
        ("1111234", ..) => Step::NotReady,
        (_, 1 | 2, ..) => Step::Basic,
        (_, 4, 0, _) => Step::Nobetan,
        (_, 4, ..) => Step::Triplet,
        (_, 5 | 8 | 11, ..) if holds_a_wait(&shape) => Step::NotReady,
        (_, 5 | 8 | 11, ..) => Step::TwoSuits,
        (_, 7, 0, 0) => Step::LongRuns,
        (_, 7, 1, 0) => Step::SevenTriplet,
        (_, 7, 2, 0) => Step::SevenTriplets,
        (_, 7, ..) => Step::SevenQuad,
        (_, 10, ..) => Step::Ten,
        _ => Step::Thirteen,
    }
}

/// In how many of a million hands at a table an item comes up.
fn met(name: &str) -> u64 {
    let rows = lines(COVERAGE).filter(|line| line.split('\t').skip(1).any(|item| item == name));
    rows.filter_map(|line| line.split('\t').next()?.parse::<u64>().ok()).sum()
}

/// Whether a fifth copy would complete a shape whose pair lies elsewhere.
fn holds_a_wait(shape: &Shape) -> bool {
    (0..9).any(|rank| {
        let mut more = *shape;
        more[rank] += 1;
        more[rank] == 5 && melds(more)
    })
}

fn key(shape: &Shape, facts: &Facts) -> Key {
    let held: Vec<i8> = (0i8..9).zip(*shape).flat_map(|(rank, number)| vec![rank; usize::from(number)]).collect();
    (normal(&held, &facts.0, |rank| rank).min(normal(&held, &facts.0, |rank| 8 - rank)), facts.1)
}

/// Every part of a shape, itself and nothing included.
fn parts(whole: &Shape) -> Vec<Shape> {
    let mut parts = vec![[0; 9]];
    for rank in 0..9 {
        let shorter = std::mem::take(&mut parts);
        for number in 0..=whole[rank] {
            parts.extend(shorter.iter().map(|part| {
                let mut part = *part;
                part[rank] = number;
                part
            }));
        }
    }
    parts
}

fn shape(tiles: &str) -> Shape {
    let mut shape = [0; 9];
    for digit in tiles.bytes() {
        shape[usize::from(digit - b'1')] += 1;
    }
    shape
}

fn tiles(shape: &Shape) -> String {
    digits(&(0i8..9).zip(*shape).flat_map(|(rank, number)| vec![rank; usize::from(number)]).collect::<Vec<_>>())
}

fn rows() -> impl Iterator<Item = &'static str> {
    lines(CORES).map(|line| line.split('\t').next().expect("a line has a first field"))
}

fn lines(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.lines().filter(|line| !line.starts_with('#'))
}

#[test]
fn shapes_are_called_as_players_call_them() {
    let check = |tiles: &str, expected: &str| {
        let found = of_shape(tiles).unwrap_or_default();
        let names: Vec<String> = found.iter().map(|item| Language::English.item(*item, Telling::Whole)).collect();
        assert_eq!(names, [expected], "{tiles}");
    };
    check("3", "single 単騎 tanki");
    check("12", "edge 辺張 penchan");
    check("13", "closed 嵌張 kanchan");
    check("22", "dual pair 双碰 shanpon");
    check("45", "two-sided 両面 ryanmen");
    check("2345", "stretched single ノベタン nobetan");
    check("3345", "semi two-sided 亜両面 aryanmen");
    check("1233", "edge and single 辺張+単騎 penchan tanki");
    check("2334", "bulging float 中膨れ nakabukure");
    check("4555", "triplet and two-sided 両単 ryantan");
    check("6888", "triplet and closed 嵌単 kantan");
    check("1112", "triplet and edge 辺単 pentan");
    check("1222", "triplet and edge 辺単 pentan");
    check("45678", "three-sided 三面張 sanmenchan");
    check("1234567", "three singles 三面単騎 sanmentan");
    check("2344567", "stretched single and run");
    check("4567899", "three-sided 三面張 sanmenchan");
    check("55567", "chimney エントツ entotsu");
    check("1122233", "twin runs, dual pair 一盃口形 iipeikou-kei");
    check("22334455", "nested dual pair");
    check("2224567", "triplet and stretched single");
    check("3335678", "triplet and stretched single");
    check("5557999", "two triplets around a gap");
    check("3567888", "closed and single");
    check("4445666", "tornado 竜巻 tatsumaki");
    check("1112333", "tornado 竜巻 tatsumaki");
    check("2223456777", "eight-sided 八面張 hachimenchan");
    check("1112345678999", "pure nine gates 純正九蓮宝燈 junsei chuuren");
    check("2223445", "1112334");
    assert_eq!(of_shape("1478"), None);
    assert_eq!(of_shape("22222"), None);
    assert_eq!(of_shape("2x"), None);
    assert_eq!(of_shape(""), None);
    assert_eq!(of_shape("123"), None);
}
