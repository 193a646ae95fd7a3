//! The wait drill with a wild kind: how hands are dealt, marked and answered.

mod plan;

use std::time::Duration;

use tenpai::app::{App, Face, Glyphs, Key, Looks, Palette, Plan, Screen, WaitsScreen, message};
use tenpai::drill::deal::{Deal, DealOptions, Deals, Level, Narrow, Source, Topic, Wilds};
use tenpai::drill::language::Language;
use tenpai::drill::question::Question;
use tenpai::drill::waits::{Answer, mark};
use tenpai::engine::{Ruleset, Tile, TileSet, Wall, WildKind, wild_waits};

const OPTIONS: DealOptions = DealOptions {
    source: Source::Shapes,
    narrow: Narrow { topic: Topic::Everything, waits: None, level: Level::Melds },
    rules: Ruleset::RIICHI,
    decoys: None,
    order: tenpai::drill::deal::Order::Sorted,
    wilds: Wilds::Turned,
};

fn deals(options: DealOptions, hands: u64) -> impl Iterator<Item = (Deal, WildKind)> {
    let deals = Deals::new(options);
    (0..hands).map(move |seed| {
        let deal = deals.deal(seed);
        let wild = deal.wild.expect("a kind is wild");
        (deal, wild)
    })
}

#[test]
fn the_next_kind_round_is_wild() {
    let tile = |text: &str| Tile::all().find(|tile| tile.to_string() == text).expect("a tile");
    for (turned, wild) in
        [("1m", "2m"), ("9m", "1m"), ("9p", "1p"), ("8s", "9s"), ("9s", "1s"), ("1z", "2z"), ("4z", "1z"), ("5z", "6z"), ("7z", "5z")]
    {
        assert_eq!(WildKind::turned(tile(turned)).kind(), tile(wild), "{turned}");
    }
}

#[test]
fn a_dealt_hand_has_one_to_four_wilds_and_its_wall_shows_which() {
    for source in Source::ALL {
        let mut wilds = [0; 5];
        for (deal, wild) in deals(DealOptions { source, ..OPTIONS }, 150) {
            let hand = wild.of(&deal.hand);
            wilds[usize::from(hand.wilds())] += 1;
            assert_eq!(hand.natural().total() + usize::from(hand.wilds()), 13);
            assert_eq!(hand.natural().of(wild.kind()), 0);
            let tiles: Vec<Tile> = deal.wall.tiles().collect();
            let mut dealt: Vec<Tile> = Wall::seat_places(0).map(|place| tiles[place]).to_vec();
            dealt.sort_unstable();
            assert_eq!(dealt, deal.hand.concealed().tiles().collect::<Vec<_>>());
            assert_eq!(tiles[126], wild.indicator(), "the tile turned over lies in the dead wall");
        }
        assert!(wilds[0] == 0 && wilds[1..].iter().all(|&hands| hands > 0), "{source}: {wilds:?}");
    }
}

#[test]
fn most_dealt_hands_are_worth_asking() {
    for source in Source::ALL {
        let (mut unready, mut any, mut some) = (0, 0, 0);
        for (deal, _) in deals(DealOptions { source, ..OPTIONS }, 200) {
            let question = Question::dealt(deal, OPTIONS);
            let verdict = mark(&question, Answer::NotReady);
            match verdict.waits().len() {
                0 => unready += 1,
                _ if verdict.wild.is_some_and(|wild| wild.any) => any += 1,
                1..=9 => some += 1,
                _ => {}
            }
        }
        assert!((15..50).contains(&unready) && (10..45).contains(&any) && some > 90, "{source}: {unready} {any} {some}");
    }
    assert!(
        deals(DealOptions { decoys: Some(0), ..OPTIONS }, 50)
            .all(|(deal, wild)| !wild_waits(&wild.of(&deal.hand), &Ruleset::RIICHI).real.is_empty())
    );
}

#[test]
fn the_same_seed_is_the_same_hand_and_the_command_says_so() {
    let deals = Deals::new(OPTIONS);
    let (one, other) = (deals.deal(7), Deals::new(OPTIONS).deal(7));
    assert_eq!((one.hand, one.wild, &one.wall), (other.hand, other.wild, &other.wall));
    assert_eq!(Question::dealt(one, OPTIONS).command(), "tenpai drill waits --source shapes --seed 7 --wilds");
}

#[test]
fn the_wild_kind_is_no_wait_and_any_is_all_the_others() {
    for (deal, wild) in deals(OPTIONS, 100) {
        let question = Question::dealt(deal, OPTIONS);
        let told = mark(&question, Answer::GivenUp);
        let truth = told.waits();
        assert!(!truth.contains(wild.kind()));
        assert!(mark(&question, Answer::Tiles(truth)).is_right() || truth.is_empty());
        let found = wild_waits(&wild.of(question.hand()), question.rules());
        assert_eq!(truth, found.real.without(TileSet::just(wild.kind())));
        let any = mark(&question, Answer::Tiles(question.every_kind()));
        assert_eq!(any.is_right(), any.wild.as_ref().is_some_and(|wild| wild.any));
        let told = any.wild.expect("a hand with wilds");
        assert_eq!(told.wins.iter().map(|win| win.tile).collect::<TileSet>(), truth);
        assert!(told.wins.iter().all(|win| !win.readings.is_empty()));
    }
}

fn app(seed: u64) -> App {
    let plan = Plan { wilds: Wilds::Turned, source: Source::Shapes, seed, ..plan::plan(None) };
    let looks = Looks { face: Face::Letters, palette: Palette::Indexed, glyphs: Glyphs::Wide, language: Language::English };
    App::in_drill(plan, looks, (80, 24), Duration::ZERO)
}

fn waits(app: &App) -> &WaitsScreen {
    match app.screen() {
        Screen::Waits(waits) => waits,
        _ => panic!("not in the drill"),
    }
}

#[test]
fn a_says_any_tile_and_takes_it_back() {
    let seed = (0..).find(|&seed| {
        Deals::new(OPTIONS).deal(seed).wild.is_some_and(|wild| {
            let hand = wild.of(&Deals::new(OPTIONS).deal(seed).hand);
            wild_waits(&hand, &Ruleset::RIICHI).any
        })
    });
    let mut app = app(seed.expect("one hand of ten waits for any tile"));
    let press = |app: &mut App, key: char| {
        let key = if key == '\n' { Key::Enter } else { Key::Char(key) };
        if let Some(asked) = message(app, key) {
            app.update(asked, Duration::from_secs(2));
        }
    };
    press(&mut app, 'a');
    assert!(waits(&app).answers_any());
    press(&mut app, 'a');
    assert!(waits(&app).answer().is_empty());
    press(&mut app, 'n');
    press(&mut app, 'a');
    press(&mut app, '\n');
    assert!(waits(&app).verdict().is_some_and(|verdict| verdict.is_right()));
}

#[test]
fn a_means_nothing_where_no_kind_is_wild() {
    let plan = plan::plan(None);
    let looks = Looks { face: Face::Letters, palette: Palette::Indexed, glyphs: Glyphs::Wide, language: Language::English };
    let app = App::in_drill(plan, looks, (80, 24), Duration::ZERO);
    assert_eq!(message(&app, Key::Char('a')), None);
}
