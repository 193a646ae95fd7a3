//! Hand text: every notation that is read, every fault that is told, and print and parse as each other's undoing.

use proptest::prelude::*;
use tenpai::engine::{AnyHand, Counts, Drawn, Hand, HandFault, Meld, MeldKind, Suit, Tile, Tiles};

/// The text is read as this hand.
fn reads(text: &str, canonical: &str) {
    let hand: AnyHand = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(hand.to_string(), canonical, "read from {text}");
    assert_eq!(canonical.parse(), Ok(hand), "print and parse of {text}");
}

/// The text is refused with this sentence, at the column that the sentence names.
fn refused(text: &str, sentence: &str) {
    let error = text.parse::<AnyHand>().expect_err(text);
    assert_eq!(error.to_string(), sentence, "from {text}");
    let named = sentence.strip_prefix("at column ").and_then(|rest| rest.split(':').next()?.parse().ok());
    assert_eq!(error.column(), named, "column of {text}");
}

#[test]
fn every_notation_is_read() {
    for (text, canonical) in [
        // digits in any order, suits in any order and again
        ("3m12p1m1s2m1z", "123m12p1s1z"),
        ("9m1m9p1p9s1s7z6z5z4z3z2z1z", "19m19p19s1234567z"),
        ("1z", "1z"),
        ("11z", "11z"),
        ("123m 456p,789s , 1z", "123m456p789s1z"),
        ("  123m4p\t", "123m4p"),
        ("1m\r\n1m", "11m"),
        // upper-case letters
        ("123M456P789S1Z", "123m456p789s1z"),
        // red fives
        ("50p", "05p"),
        ("4506m", "4056m"),
        ("0000p5s", "0000p5s"),
        // called melds, red fives and digits in any order
        ("[123m]1z", "1z[123m]"),
        ("[444z] [312m]11z", "11z[123m][444z]"),
        ("[2222m]1z", "1z[2222m]"),
        ("[2222m]+1z", "1z[2222m]+"),
        ("[2222m]-1z", "1z[2222m]-"),
        ("[640p]55z", "55z[406p]"),
        ("[505p]1z", "1z[055p]"),
        ("[5055s]-0p", "0p[0555s]-"),
        ("[1m 2m 3m]1z", "1z[123m]"),
        ("[DONG DONG DONG]1z", "1z[111z]"),
        ("[123m][123m][123m][123m]55p", "55p[123m][123m][123m][123m]"),
        // a tile at a time
        ("1m 2m 3m 0m", "1230m"),
        ("1m2m3m5m", "1235m"),
        // the names of UVa 11210: circles, bamboo, characters
        ("1T 2S 3W 4W", "34m1p2s"),
        ("DONG NAN XI BEI ZHONG FA BAI", "1234567z"),
        ("BAI FA ZHONG BEI", "4567z"),
        ("dongnanxixi", "1233z"),
        // the names of HDU 4431
        ("1s 2s 3s 2c 2c 2c 2p 3p 5m 6m 7m 1p 1p", "567m1123p123s222z"),
        ("1c2c3c4c5c6c7c", "1234567z"),
        // full-width characters
        ("１２３ｍ４ｐ", "123m4p"),
        ("１２３Ｍ　［４４４ｚ］，５ｐ６ｐ７ｐ８ｐ", "123m5678p[444z]"),
        ("［２２２２ｍ］＋１ｚ", "1z[2222m]+"),
        // tile characters: winds, red green white, characters, bamboo, circles
        ("🀀🀁🀂🀃🀄🀅🀆", "1234567z"),
        ("🀄🀅🀅🀆", "5667z"),
        ("🀇🀈🀉🀏", "1239m"),
        ("🀐🀑🀒🀘", "1239s"),
        ("🀙🀚🀛🀡", "1239p"),
        ("🀄\u{fe0e}🀄\u{fe0f}", "77z"),
        ("[🀄🀄🀄]🀀", "1z[777z]"),
    ] {
        reads(text, canonical);
    }
}

#[test]
fn every_fault_is_told_with_its_place() {
    let sizes = "a hand has 13, 10, 7, 4 or 1, one more after a draw, a meld counting three";
    let meld = "is no meld: three in a row of one suit, three or four of a kind";
    for (text, sentence) in [
        // letters
        ("123m5h", "at column 6: `h` is no suit: m, p, s or z"),
        ("1b", "at column 2: `b` is no suit: m, p, s or z"),
        ("1d", "at column 2: `d` is no suit: m, p, s or z"),
        ("1t", "at column 2: `t` is no suit: m, p, s or z"),
        ("1w", "at column 2: `w` is no suit: m, p, s or z"),
        ("h", "at column 1: `h` is no suit: m, p, s or z"),
        ("11m萬", "at column 4: `萬` is no suit: m, p, s or z"),
        ("１ｈ", "at column 2: `h` is no suit: m, p, s or z"),
        ("111=0z", "at column 4: `=` is no suit: m, p, s or z"),
        ("11m'", "at column 4: `'` has no place in a hand"),
        ("11m\u{1b}[2J", "at column 4: `\\u{1b}` has no place in a hand"),
        ("11m🀫", "at column 4: `🀫` has no place in a hand"),
        ("NORTH", "at column 1: `N` is no suit: m, p, s or z"),
        // letters of the judges stand behind one digit
        ("123c", "at column 4: `c` stands behind one digit only"),
        ("12T", "at column 3: `T` stands behind one digit only"),
        ("12W", "at column 3: `W` stands behind one digit only"),
        // digits alone, letters alone
        ("123", "at column 1: no suit behind `123`: m, p, s or z"),
        ("12m3", "at column 4: no suit behind `3`: m, p, s or z"),
        ("12m 34 5p", "at column 5: no suit behind `34`: m, p, s or z"),
        ("12,3m", "at column 1: no suit behind `12`: m, p, s or z"),
        ("[123]m", "at column 2: no suit behind `123`: m, p, s or z"),
        ("12[333m]", "at column 1: no suit behind `12`: m, p, s or z"),
        ("1🀀", "at column 1: no suit behind `1`: m, p, s or z"),
        ("m", "at column 1: no digit before `m`"),
        ("11m z", "at column 5: no digit before `z`"),
        ("11mZ", "at column 4: no digit before `Z`"),
        ("T", "at column 1: no digit before `T`"),
        // tiles that are none
        ("8z", "at column 1: `8z` is no tile: honours are 1z to 7z"),
        ("19z", "at column 2: `9z` is no tile: honours are 1z to 7z"),
        ("0z", "at column 1: `0z` is no tile: honours are 1z to 7z"),
        ("0Z", "at column 1: `0Z` is no tile: honours are 1Z to 7Z"),
        ("8c", "at column 1: `8c` is no tile: honours are 1c to 7c"),
        ("0c", "at column 1: `0c` is no tile: honours are 1c to 7c"),
        ("0T", "at column 1: `0T` is no tile: 1T to 9T"),
        ("1m 0W", "at column 4: `0W` is no tile: 1W to 9W"),
        // wild tiles
        ("x", "at column 1: `x` is a wild tile, and here every tile must be known"),
        ("12mX", "at column 4: `x` is a wild tile, and here every tile must be known"),
        ("1x3m", "at column 2: `x` is a wild tile, and here every tile must be known"),
        ("12mｘｘ", "at column 4: `x` is a wild tile, and here every tile must be known"),
        // melds
        ("[124m]1z", &format!("at column 1: `[124m]` {meld}")),
        ("1z[22m]", &format!("at column 3: `[22m]` {meld}")),
        ("1z[]", &format!("at column 3: `[]` {meld}")),
        ("1z[1m2p3s]", &format!("at column 3: `[1m2p3s]` {meld}")),
        ("1z[89m1p]", &format!("at column 3: `[89m1p]` {meld}")),
        ("1z[1234m]", &format!("at column 3: `[1234m]` {meld}")),
        ("1z[777z1z]", &format!("at column 3: `[7771z]` {meld}")),
        ("1z[123m", "at column 3: `[` is never closed"),
        ("1z[", "at column 3: `[` is never closed"),
        ("1z[123m[", "at column 8: `[` inside a meld"),
        ("1z]", "at column 3: `]` closes no meld"),
        ("1z[123m]+", "at column 9: `+` stands right behind a kan only: `[2222m]+`"),
        ("1z[222m]-", "at column 9: `-` stands right behind a kan only: `[2222m]-`"),
        ("1z[2222m]+-", "at column 11: `-` stands right behind a kan only: `[2222m]-`"),
        ("1z+", "at column 3: `+` stands right behind a kan only: `[2222m]+`"),
        // five of a kind, wherever they lie
        ("11111m", "at column 5: five copies of 1m: only four exist"),
        ("55550p", "at column 5: five copies of 5p: only four exist"),
        ("2m[2222m]", "at column 7: five copies of 2m: only four exist"),
        ("22m[123m][222m]", "at column 12: five copies of 2m: only four exist"),
        ("🀄🀄🀄🀄7z", "at column 5: five copies of 7z: only four exist"),
        // sizes
        ("", "no tile: a hand has 1 to 14"),
        (" , ", "no tile: a hand has 1 to 14"),
        ("123m", &format!("3 tiles: {sizes}")),
        ("123m[444z]", &format!("6 tiles: {sizes}")),
        ("[444z]", &format!("3 tiles: {sizes}")),
        ("[123m][123m][123m][123m]", &format!("12 tiles: {sizes}")),
        ("123456789m123456p", "15 tiles: a hand has at most 14, a meld counting three"),
        ("11z[123m][123m][123m][456m][123m]", "17 tiles: a hand has at most 14, a meld counting three"),
    ] {
        refused(text, sentence);
    }
}

/// Faults of other programs.
#[test]
fn faults_of_other_programs_are_told() {
    for (text, sentence) in [
        ("11m[123z]", "at column 4: `[123z]` is no meld: three in a row of one suit, three or four of a kind"),
        ("22222448m123p678s", "at column 5: five copies of 2m: only four exist"),
        ("678s678p55m777h", "at column 15: `h` is no suit: m, p, s or z"),
        ("2288m2288p2288s2244z", "16 tiles: a hand has at most 14, a meld counting three"),
        ("567m111345677s", "12 tiles: a hand has 13, 10, 7, 4 or 1, one more after a draw, a meld counting three"),
    ] {
        refused(text, sentence);
    }
    // a short hand has its other melds elsewhere
    let short: AnyHand = "14668889m".parse().expect("eight tiles");
    assert_eq!((short.needed(), short.melds().len()), (2, 0));
    // circles are p and bamboo is s
    let suits: AnyHand = "1T9S".parse().expect("two tiles");
    assert_eq!(suits.to_string(), "1p9s");
}

#[test]
fn a_red_five_is_a_five() {
    let red: AnyHand = "123m50p123s".parse().expect("eight tiles");
    let plain: AnyHand = "123m55p123s".parse().expect("eight tiles");
    assert_eq!(red.concealed(), plain.concealed());
    assert_eq!((red.reds(Suit::Pin), plain.reds(Suit::Pin)), (1, 0));
    assert_eq!(red.all().at_least(1).to_string(), "123m5p123s");
    // drawing and discarding keeps the red one as long as a plain one is there
    let five = Tile::suited(Suit::Pin, 5).expect("a five");
    let hand: Hand = "123m46p789s1111z0p".parse().expect("thirteen tiles");
    let drawn = hand.draw(five).expect("a second five");
    assert_eq!(drawn.to_string(), "123m4056p789s1111z");
    assert_eq!(drawn.discard(five), Some(hand));
}

#[test]
fn the_size_that_was_asked_for_is_told() {
    let before = "14 tiles: expected a hand before its draw, 13, 10, 7, 4 or 1, a meld counting three";
    let after = "1 tile: expected a hand after its draw, 14, 11, 8, 5 or 2, a meld counting three";
    let error = "222567p44467778s".parse::<Hand>().expect_err("fourteen tiles");
    assert_eq!(error.to_string(), before);
    assert_eq!("22p[123m][123m][123m][123m]".parse::<Hand>().expect_err("fourteen tiles").to_string(), before);
    assert_eq!("5z".parse::<Drawn>().expect_err("one tile").to_string(), after);
    assert!(matches!("222567p44467778s".parse(), Ok(AnyHand::Drawn(_))));
    assert!(matches!("222567p4446777s".parse(), Ok(AnyHand::Hand(_))));
}

#[test]
fn a_list_of_tiles_has_any_size_and_no_meld() {
    for (text, list) in [("", ""), ("555z", "555z"), ("0p 1T", "15p"), ("1111222233334444m", "1111222233334444m")] {
        assert_eq!(text.parse::<Counts>().map(|tiles| tiles.to_string()), Ok(list.to_owned()));
    }
    for (text, sentence) in [
        ("1z[123m]", "at column 3: a called meld has no place in a list of tiles"),
        ("12", "at column 1: no suit behind `12`: m, p, s or z"),
        ("55555m", "at column 5: five copies of 5m: only four exist"),
    ] {
        assert_eq!(text.parse::<Counts>().map_err(|error| error.to_string()), Err(sentence.to_owned()));
    }
}

#[test]
fn tiles_and_melds_are_checked_without_text_too() {
    let counts = |text: &str| text.parse::<Counts>().expect(text);
    let kan = Meld::new(MeldKind::OpenKan, Tile::honor(1).expect("East")).expect("a kan");
    let hand = Hand::new(counts("11m"), &[kan]).expect_err("five tiles");
    assert_eq!(hand, HandFault::AlreadyDrawn(5));
    assert!(matches!(Hand::new(counts("1z"), &[kan]), Err(HandFault::FifthCopy(_))));
    assert_eq!(Hand::with_reds(counts("5m"), [2, 0, 0], &[]), Err(HandFault::Reds(Suit::Man)));
    assert_eq!(Hand::new(Counts::EMPTY, &[]), Err(HandFault::Empty));
    assert_eq!(Hand::new(counts("1m"), &[kan; 5]), Err(HandFault::TooMany(16)));
    assert_eq!(kan.with_reds(1), None);
    let east = Hand::new(counts("2z"), &[kan]).expect("four tiles");
    assert!(east.draw(kan.first()).is_err(), "all four lie in the kan");
    let drawn = east.draw(Tile::honor(2).expect("South")).expect("two South");
    assert_eq!(drawn.discard(kan.first()), None, "a called tile stays");
    assert_eq!(drawn.needed(), 0);
}

/// What a random hand is made from.
#[derive(Clone, Debug)]
struct Draft {
    wall: Vec<u8>,
    melds: Vec<(usize, u8, u8)>,
    size: usize,
    reds: [u8; 3],
}

const KINDS: [MeldKind; 5] = [MeldKind::Run, MeldKind::Triplet, MeldKind::OpenKan, MeldKind::AddedKan, MeldKind::ConcealedKan];

impl Draft {
    /// A legal hand: melds and red fives that cannot be are left out.
    fn tiles(&self) -> AnyHand {
        let mut all = Counts::EMPTY;
        let mut melds = Vec::new();
        for &(kind, first, reds) in &self.melds {
            let meld = Tile::new(first).and_then(|first| Meld::new(KINDS[kind], first));
            let Some(meld) = meld else { continue };
            let mut with = all;
            if meld.tiles().all(|tile| with.add(tile).is_ok()) {
                all = with;
                melds.push(meld.with_reds(reds).unwrap_or(meld));
            }
        }
        let size = self.size.saturating_sub(3 * melds.len()).max(1 + self.size % 2);
        let mut concealed = Counts::EMPTY;
        for tile in self.wall.iter().filter_map(|&id| Tile::new(id / 4)) {
            if concealed.total() < size && all.add(tile).is_ok() {
                concealed.add(tile).expect("no more than in all");
            }
        }
        let reds = Suit::ALL.map(|suit| {
            let fives = concealed.of(Tile::suited(suit, 5).expect("a five"));
            self.reds[suit as usize].min(fives)
        });
        match Hand::with_reds(concealed, reds, &melds) {
            Ok(hand) => AnyHand::Hand(hand),
            Err(_) => AnyHand::Drawn(Drawn::with_reds(concealed, reds, &melds).expect("one size or the other")),
        }
    }
}

fn draft() -> impl Strategy<Value = Draft> {
    let wall = Just((0..136u8).collect::<Vec<u8>>()).prop_shuffle();
    let melds = prop::collection::vec((0..5usize, 0..34u8, 0..3u8), 0..=4);
    let size = prop::sample::select(vec![1usize, 2, 4, 5, 7, 8, 10, 11, 13, 14]);
    (wall, melds, size, [0..3u8, 0..3u8, 0..3u8]).prop_map(|(wall, melds, size, reds)| Draft { wall, melds, size, reds })
}

/// One tile in one of the notations.
fn written(tile: Tile, red: bool, style: u8) -> String {
    let digit = if red { 0 } else { tile.rank() };
    let letter = tile.letter();
    let plain = format!("{digit}{letter}");
    let names = ["DONG", "NAN", "XI", "BEI", "BAI", "FA", "ZHONG"];
    let pictures = ["🀀", "🀁", "🀂", "🀃", "🀆", "🀅", "🀄"];
    let rank = usize::from(tile.rank());
    match (style % 5, tile.suit()) {
        (1, _) => plain.to_uppercase(),
        (2, _) => plain.chars().filter_map(|each| char::from_u32(each as u32 + 0xfee0)).collect(),
        (3, None) => names[rank - 1].to_owned(),
        (3, Some(suit)) if !red => format!("{digit}{}", ['W', 'T', 'S'][suit as usize]),
        (4, None) => pictures[rank - 1].to_owned(),
        (4, Some(suit)) if !red => {
            let first = [0x1f007, 0x1f019, 0x1f010][suit as usize];
            char::from_u32(first + u32::from(tile.rank()) - 1).map(String::from).unwrap_or(plain)
        }
        _ => plain,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn print_and_parse_undo_each_other(draft in draft()) {
        let hand = draft.tiles();
        prop_assert_eq!(hand.to_string().parse(), Ok(hand));
    }

    #[test]
    fn every_way_to_write_a_hand_is_the_same_hand(
        draft in draft(),
        styles in prop::collection::vec((any::<u8>(), prop::sample::select(vec!["", " ", ", ", "\t", "　"])), 40),
        order in Just((0..18usize).collect::<Vec<usize>>()).prop_shuffle(),
    ) {
        let hand = draft.tiles();
        let tiles: &Tiles = &hand;
        let mut parts: Vec<String> = tiles
            .concealed_with_reds()
            .zip(&styles)
            .map(|((tile, red), (style, gap))| written(tile, red, *style) + gap)
            .collect();
        parts.extend(tiles.melds().iter().map(Meld::to_string));
        let text: String = order.iter().filter_map(|&place| parts.get(place).map(String::as_str)).collect();
        prop_assert_eq!(text.parse(), Ok(hand), "{}", text);
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        let _ = text.parse::<AnyHand>().map_err(|error| error.to_string());
    }

    #[test]
    fn nearly_hands_are_read_or_refused_at_a_column_of_theirs(text in "[0-9mpszxcTWMSDONGXI\\[\\]+\\- ,０ｍ🀄🀀]{0,24}") {
        match text.parse::<AnyHand>() {
            Ok(hand) => prop_assert_eq!(hand.to_string().parse(), Ok(hand)),
            Err(error) => {
                let column = error.column().unwrap_or(1);
                prop_assert!((1..=text.chars().count().max(1)).contains(&column), "{}: {}", text, error);
            }
        }
    }
}
