//! Hands of one item, one step, one shape or so many waits: always what was asked for, and always from a whole wall.

mod plan;

use std::time::Duration;

use tenpai::app::{App, Face, Glyphs, Looks, Message, Palette, Plan, Screen};
use tenpai::drill::curriculum::{Family, Item, Shape, Step, items};
use tenpai::drill::deal::{Deal, DealOptions, Deals, Level, Narrow, NoSuchHand, Order, Source, Topic, Wilds};
use tenpai::drill::language::Language;
use tenpai::drill::question::Origin;
use tenpai::engine::{Counts, Hand, Ruleset, Suit, Tile, Wall, waits};

fn narrowed(narrow: Narrow) -> DealOptions {
    DealOptions { narrow, ..DealOptions::default() }
}

fn of_item(item: Item, level: Level) -> Deals {
    Deals::new(narrowed(Narrow { topic: Topic::Item(item), level, ..Narrow::default() }))
}

fn real(deal: &Deal) -> usize {
    waits(&deal.hand, &Ruleset::RIICHI).real.len()
}

/// East's 13 tiles.
fn dealt(deal: &Deal) -> Counts {
    let tiles: Vec<Tile> = deal.wall.tiles().collect();
    Counts::of_tiles(Wall::seat_places(0).iter().map(|&place| tiles[place])).expect("no kind above four")
}

/// The curriculum's own judgement of a dealt hand names the item that was asked for, at each level.
#[test]
fn every_item_is_dealt_at_every_level() {
    for item in Item::all() {
        for level in Level::ALL {
            let deals = of_item(item, level);
            for seed in 0..8 {
                let deal = deals.deal(seed);
                assert_eq!(items(&deal.hand, &Ruleset::RIICHI), [item], "{item}, {level}, seed {seed}: {}", deal.hand);
                let all = dealt(&deal);
                assert_eq!(all.total(), 13);
                if level == Level::Bare {
                    assert!(deal.hand.concealed().tiles().all(|tile| deal.hand.concealed().of(tile) <= all.of(tile)), "{}", deal.hand);
                } else {
                    assert_eq!(all, *deal.hand.concealed(), "{item}, {level}, seed {seed}");
                }
            }
        }
    }
}

/// The bare shape is asked alone, and the whole hand that it was dealt with waits for the same.
#[test]
fn a_bare_shape_waits_as_the_hand_around_it() {
    for item in Item::all().filter(|item| matches!(item.family(), Family::PairInside | Family::PairElsewhere)) {
        let deals = of_item(item, Level::Bare);
        for seed in 0..8 {
            let deal = deals.deal(seed);
            let size = item.name().len();
            assert_eq!(deal.hand.concealed().total(), size + if size % 3 == 2 { 2 } else { 0 }, "{item}: {}", deal.hand);
            let whole = Hand::new(dealt(&deal), &[]).expect("13 tiles");
            let rules = Ruleset::STANDARD;
            assert_eq!(waits(&whole, &rules).real, waits(&deal.hand, &rules).real, "{item}: {} in {whole}", deal.hand);
        }
    }
}

/// A learner who knows no held kinds yet meets none, not even among touching melds.
#[test]
fn no_kind_is_held_before_its_step() {
    for item in Item::all().filter(|item| item.step() < Step::NotReady) {
        for level in Level::ALL {
            let deals = of_item(item, level);
            for seed in 0..60 {
                let hand = deals.deal(seed).hand;
                assert!(waits(&hand, &Ruleset::RIICHI).held.is_empty(), "{item}, {level}, seed {seed}: {hand}");
            }
        }
    }
}

/// At the hardest level most hands have more tiles in the suit that waits than the shape itself.
#[test]
fn melds_touch_the_shape() {
    for name in ["1", "23", "13", "1234", "2223", "11123"] {
        let item = Item::named(name).expect("an item");
        let deals = of_item(item, Level::Touching);
        let longer = (0..200).filter(|&seed| {
            let deal = deals.deal(seed);
            let waited = waits(&deal.hand, &Ruleset::STANDARD).real;
            let suit = waited.iter().find_map(Tile::suit);
            deal.hand.concealed().tiles().filter(|tile| tile.suit() == suit).count() > name.len()
        });
        let longer = longer.count();
        assert!(longer > 150, "{name}: {longer} of 200");
    }
}

/// A shape comes in every suit, at every place and mirrored, and its key is never the stored one moved along.
#[test]
fn suits_places_and_mirrors_vary() {
    let item = Item::named("2223").expect("ryantan");
    let deals = of_item(item, Level::Bare);
    let mut hands: Vec<String> = (0..600).map(|seed| deals.deal(seed).hand.to_string()).collect();
    hands.sort();
    hands.dedup();
    // 2223 to 6667 and 3444 to 8999 less the ends where a wait is lost, in three suits
    let expected: Vec<String> = Suit::ALL
        .into_iter()
        .flat_map(|suit| {
            (2..=7).flat_map(move |low| {
                [format!("{low}{low}{low}{}{}", low + 1, suit.letter()), format!("{low}{}{}{}{}", low + 1, low + 1, low + 1, suit.letter())]
            })
        })
        .filter(|text| text.parse::<Hand>().is_ok_and(|hand| waits(&hand, &Ruleset::STANDARD).real.len() == 3))
        .collect();
    let mut expected = expected;
    expected.sort();
    assert_eq!(hands, expected);
}

#[test]
fn no_hand_comes_before_its_step() {
    for step in Step::ALL {
        let deals = Deals::new(narrowed(Narrow { topic: Topic::Step(step), ..Narrow::default() }));
        let mut unready = 0;
        for seed in 0..300 {
            let deal = deals.deal(seed);
            let found = items(&deal.hand, &Ruleset::RIICHI);
            let is_unready = found.iter().any(|item| item.step() == Step::NotReady);
            assert!(
                found.iter().any(|item| item.step() == step) || step > Step::NotReady && is_unready,
                "{step}, seed {seed}: {}",
                deal.hand
            );
            unready += usize::from(is_unready);
            if step < Step::NotReady {
                assert!(real(&deal) > 0 && waits(&deal.hand, &Ruleset::RIICHI).held.is_empty(), "{step}: {}", deal.hand);
            }
        }
        match step {
            Step::NotReady => assert!(unready == 300, "{unready}"),
            _ if step < Step::NotReady => assert_eq!(unready, 0),
            _ => assert!((20..75).contains(&unready), "{step}: {unready} of 300"),
        }
    }
}

#[test]
fn a_shape_is_dealt_at_any_place() {
    for tiles in ["3335678", "1122333399", "34789", "5"] {
        let shape = Shape::named(tiles).expect("a shape");
        for level in Level::ALL {
            let deals = Deals::new(narrowed(Narrow { topic: Topic::Core(shape), level, ..Narrow::default() }));
            for seed in 0..40 {
                let deal = deals.deal(seed);
                assert_eq!(Some(items(&deal.hand, &Ruleset::STANDARD)), Item::of_shape(&shape), "{tiles}, {level}: {}", deal.hand);
            }
        }
    }
}

#[test]
fn hands_wait_on_as_many_kinds_as_asked() {
    let check = |source, waits: usize, deals: u64| {
        let narrow = Narrow { waits: Some(waits), ..Narrow::default() };
        let options = DealOptions { source, narrow, decoys: Some(0), ..DealOptions::default() };
        assert_eq!(options.check(), Ok(()));
        let dealer = Deals::new(options);
        for seed in 0..deals {
            assert_eq!(real(&dealer.deal(seed)), waits, "{source}, {waits} waits, seed {seed}");
        }
    };
    for waits in 1..=9 {
        check(Source::Shapes, waits, 100);
        check(Source::Flush, waits, 5);
    }
    for waits in 1..=5 {
        check(Source::Exact, waits, 3);
    }
}

#[test]
fn what_no_source_has_is_refused() {
    let check = |options: DealOptions, sentence: &str| {
        let refused: NoSuchHand = options.check().expect_err(sentence);
        assert_eq!(refused.to_string(), sentence);
        // a dealer never hangs over it
        Deals::new(options).deal(1);
    };
    let item = |name: &str| Topic::Item(Item::named(name).expect("an item"));
    let narrow = |topic, waits| Narrow { topic, waits, ..Narrow::default() };
    check(narrowed(narrow(item("1234"), Some(3))), "no such hand of `shapes` waits on 3 kinds: only 2");
    check(narrowed(narrow(Topic::Step(Step::Basic), Some(5))), "no such hand of `shapes` waits on 5 kinds: 1 or 2");
    check(narrowed(narrow(Topic::Everything, Some(13))), "no such hand of `shapes` waits on 13 kinds: 1, 2, 3, 4, 5, 6, 7, 8 or 9");
    let flush = DealOptions { source: Source::Flush, ..narrowed(narrow(Topic::Step(Step::Basic), None)) };
    check(flush, "the source `flush` has no items, shapes, steps and levels to choose from, only `shapes` has");
    let wild = DealOptions { wilds: Wilds::Turned, ..narrowed(narrow(Topic::Everything, Some(2))) };
    check(wild, "hands with a wild kind are dealt as they come: neither by item, shape or step nor by waits or level");
    let standard = DealOptions { rules: Ruleset::STANDARD, ..narrowed(narrow(item("seven-pairs"), None)) };
    check(standard, "no such hand is ready by the rules `standard`: choose others, or another item or step");
}

#[test]
fn an_unsorted_bare_shape_shows_its_own_tiles() {
    let narrow = Narrow { level: Level::Bare, ..Narrow::default() };
    let deals = Deals::new(DealOptions { order: Order::Unsorted, ..narrowed(narrow) });
    for seed in 0..500 {
        let deal = deals.deal(seed);
        assert_eq!(Counts::of_tiles(deal.shown.iter().copied()), Ok(*deal.hand.concealed()), "seed {seed}");
    }
}

#[test]
fn a_question_tells_how_to_ask_it_again() {
    let ryantan = Item::named("2223").expect("an item");
    let narrow = Narrow { topic: Topic::Item(ryantan), waits: Some(3), level: Level::Touching };
    let options = DealOptions { order: Order::Unsorted, decoys: Some(5), ..narrowed(narrow) };
    assert_eq!(options.arguments(), " --item 2223 --waits 3 --level touching --decoys 5 --unsorted");
    assert_eq!(DealOptions::default().arguments(), "");
}

/// What the command line narrowed is for that session: from the menu, a source deals all it has.
#[test]
fn the_menu_forgets_what_was_narrowed() {
    let basic = Narrow { topic: Topic::Step(Step::Basic), ..Narrow::default() };
    let plan = Plan { source: Source::Shapes, narrow: basic, ..plan::plan(None) };
    let looks = Looks { face: Face::Filled, palette: Palette::Indexed, glyphs: Glyphs::Wide, language: Language::English };
    let mut app = App::in_drill(plan, looks, (80, 24), Duration::ZERO);
    let asked = |app: &App| match app.screen() {
        Screen::Waits(waits) => waits.session().question().map(|question| question.origin()),
        _ => None,
    };
    let narrow = |origin| match origin {
        Some(Origin::Dealt { options, .. }) => Some(options.narrow),
        _ => None,
    };
    assert_eq!(narrow(asked(&app)), Some(basic));
    app.update(Message::GoHomeNow, Duration::ZERO);
    app.update(Message::OpenRow(2), Duration::ZERO);
    app.update(Message::Open, Duration::ZERO);
    assert_eq!(narrow(asked(&app)), Some(Narrow::default()));
}
