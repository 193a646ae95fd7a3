//! The names of the shapes and of the steps in which they are taught.

use super::{Language, Telling};
use crate::drill::curriculum::{Family, Item, Step};

/// What players call a shape. Where nobody has a name for it, its tiles are its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShapeName {
    /// In English.
    pub english: &'static str,
    /// In Japanese, written and as it sounds.
    pub japanese: Option<(&'static str, &'static str)>,
    /// In Chinese.
    pub chinese: Option<&'static str>,
}

const fn name(english: &'static str, japanese: Option<(&'static str, &'static str)>, chinese: Option<&'static str>) -> Option<ShapeName> {
    Some(ShapeName { english, japanese, chinese })
}

impl ShapeName {
    /// What players call this item, if anything.
    pub fn of(item: Item) -> Option<ShapeName> {
        match item.name() {
            "1" => name("single", Some(("単騎", "tanki")), Some("单钓")),
            "11" => name("dual pair", Some(("双碰", "shanpon")), Some("双碰")),
            "12" => name("edge", Some(("辺張", "penchan")), Some("边张")),
            "13" => name("closed", Some(("嵌張", "kanchan")), Some("嵌张")),
            "23" => name("two-sided", Some(("両面", "ryanmen")), Some("两面")),
            "23456" => name("three-sided", Some(("三面張", "sanmenchan")), Some("三面听")),
            "seven-pairs" => name("seven pairs", Some(("七対子", "chiitoitsu")), Some("七对")),
            "1234" => name("stretched single", Some(("ノベタン", "nobetan")), None),
            "1123" => name("semi two-sided", Some(("亜両面", "aryanmen")), None),
            "1223" => name("bulging float", Some(("中膨れ", "nakabukure")), None),
            "1233" => name("edge and single", Some(("辺張+単騎", "penchan tanki")), None),
            "12334" => name("two-sided in a longer run", None, None),
            "12345" => name("two-sided at the end of a run", None, None),
            "1234456" => name("stretched single and run", None, None),
            "1234567" => name("three singles", Some(("三面単騎", "sanmentan")), None),
            "2223" => name("triplet and two-sided", Some(("両単", "ryantan")), None),
            "1113" => name("triplet and closed", Some(("嵌単", "kantan")), None),
            "1112" | "1222" => name("triplet and edge", Some(("辺単", "pentan")), None),
            "11123" => name("chimney", Some(("エントツ", "entotsu")), None),
            "11223344" => name("nested dual pair", None, None),
            "not-ready" => name("not ready", Some(("不聴", "noten")), None),
            "not-ready-flush" => name("not ready, one suit", Some(("不聴", "noten")), None),
            "held-only" => name("all four held", Some(("カラテン", "karaten")), None),
            "1111234" => name("held kind", None, None),
            "1122233" | "1122333" => name("twin runs, dual pair", Some(("一盃口形", "iipeikou-kei")), None),
            "1113456" => name("triplet and stretched single", None, None),
            "1112346" => name("closed and single", None, None),
            "1113555" => name("two triplets around a gap", None, None),
            "2223444" | "1112333" => name("tornado", Some(("竜巻", "tatsumaki")), None),
            "orphans" => name("thirteen orphans", Some(("国士無双", "kokushi")), Some("十三幺")),
            "orphans-thirteen" => {
                name("thirteen orphans, thirteen-sided", Some(("国士無双十三面", "kokushi juusanmen")), Some("十三幺十三面"))
            }
            "2223456777" => name("eight-sided", Some(("八面張", "hachimenchan")), None),
            "1112345678999" => name("pure nine gates", Some(("純正九蓮宝燈", "junsei chuuren")), Some("九莲宝灯")),
            _ => None,
        }
    }
}

impl Language {
    /// What an item is called: `two-sided 両面 ryanmen`, or its tiles.
    pub fn item(self, item: Item, telling: Telling) -> String {
        let Some(name) = ShapeName::of(item) else { return self.item_tiles(item) };
        match (telling, name.japanese) {
            (Telling::Whole, Some((written, sound))) => format!("{} {written} {sound}", name.english),
            (Telling::Short, Some((written, _))) => format!("{} {written}", name.english),
            (Telling::Plain, _) | (_, None) => name.english.to_owned(),
        }
    }

    /// The tiles of an item: `2333`, `23456 + a pair`, and for a hand of no one shape its example.
    pub fn item_tiles(self, item: Item) -> String {
        match item.family() {
            Family::PairInside => item.name().to_owned(),
            Family::PairElsewhere => format!("{} + a pair", item.name()),
            Family::SevenPairs | Family::Orphans | Family::NotReady => item.example().to_string(),
        }
    }

    /// The heading of a step.
    pub const fn step(self, step: Step) -> &'static str {
        match step {
            Step::Basic => "The five basic waits",
            Step::ThreeSided => "Three-sided",
            Step::SevenPairs => "Seven pairs",
            Step::Nobetan => "Four tiles: nobetan, aryanmen",
            Step::LongerRun => "Two-sided inside a longer run",
            Step::LongRuns => "Three singles, nobetan with a run",
            Step::Triplet => "With a triplet: ryantan, kantan, pentan",
            Step::TwoSuits => "Chimney and other two-suit shapes",
            Step::NotReady => "Not ready, and kinds held four times",
            Step::SevenTriplet => "Seven tiles, one triplet",
            Step::SevenTriplets => "Seven tiles, two triplets",
            Step::SevenQuad => "Seven tiles, four of a kind",
            Step::Orphans => "Thirteen orphans",
            Step::Ten => "Ten tiles of one suit",
            Step::Thirteen => "Thirteen tiles of one suit",
        }
    }
}

/// The items that go by a name in any language: `nobetan`, `three-singles`, `Three singles`, `三面単騎`.
pub fn items_called(name: &str) -> Vec<Item> {
    let wanted = plain(name);
    let is_called = |item: &Item| {
        ShapeName::of(*item).is_some_and(|name| {
            let japanese = name.japanese.into_iter().flat_map(|(written, sound)| [written, sound]);
            [name.english].into_iter().chain(japanese).chain(name.chinese).any(|name| plain(name) == wanted)
        })
    };
    Item::all().filter(is_called).collect()
}

/// Every item that has a name, by that name, each once: as it is typed most easily.
pub fn names_of_items() -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in Item::all().filter_map(ShapeName::of) {
        let name = plain(name.english);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// `three-singles`: small letters, hyphens for what is no letter.
fn plain(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}
