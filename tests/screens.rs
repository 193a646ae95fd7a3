//! Every screen as it is drawn, text and styles, and every size without a panic.

mod drawn;
mod plan;

use std::time::Duration;

use drawn::{at, drawn, dump, looks, press, sizes};
use ratatui::style::Color;
use tenpai::app::{App, Face, Glyphs, HomeRow, Looks, Palette};

const THREE_SINGLES: &str = "2345678m345p789s";
const UNREADY: &str = "147m258p369s1234z";
const ALL_NINE: &str = "1112345678999m";

fn app(hand: &str, looks: Looks, keys: &str) -> App {
    let mut app = App::in_drill(plan::plan(Some(hand)), looks, (80, 24), Duration::ZERO);
    press(&mut app, keys);
    app
}

#[test]
fn the_screens_are_drawn() {
    let filled = looks(Face::Filled, Palette::Indexed);
    let letters = looks(Face::Letters, Palette::Indexed);
    let plain = looks(Face::Letters, Palette::None);
    let plain_filled = looks(Face::Filled, Palette::None);
    let check = |name: &str, hand: &str, looks: Looks, keys: &str| {
        let app = app(hand, looks, keys);
        insta::assert_snapshot!(name, dump(&drawn(&app, 80, 24)));
    };
    check("home", THREE_SINGLES, filled, "<y");
    check("asking_filled", THREE_SINGLES, filled, "25m3");
    check("asking_letters", THREE_SINGLES, letters, "25m3");
    check("asking_no_color", THREE_SINGLES, plain, "25m3");
    check("asking_filled_no_color", THREE_SINGLES, plain_filled, "25mC");
    check("right_filled", THREE_SINGLES, filled, "258m^");
    check("right_no_color", THREE_SINGLES, plain, "258m^");
    check("missed_filled", THREE_SINGLES, filled, "25m1z^");
    check("missed_letters", THREE_SINGLES, letters, "25m1z^");
    check("missed_no_color", THREE_SINGLES, plain, "25m1z^");
    check("not_ready", UNREADY, filled, "n^");
    check("not_ready_missed", UNREADY, plain, "1m^");
    check("held", "45666677889p55z", filled, "369p5z^");
    check("nine_waits", ALL_NINE, filled, "123456789^");
    check("orphans_every", "19m19p19s1234567z", filled, "19m19p19s1234567z^e");
    check("orphans", "19m19p19s1234567z", filled, "19m19p19s1234567z^");
    check("said_not_ready", THREE_SINGLES, filled, "n^");
    check("said_not_ready_end", THREE_SINGLES, filled, "n^_^");
    check("again", THREE_SINGLES, filled, "25m1z^r");
    check("melds", "45s11z[123m][2222p]-[555z]", filled, "3s^");
    check("command", THREE_SINGLES, filled, "258m^y");
    check("leaving", THREE_SINGLES, filled, "25mq");
    check("to_the_menu", THREE_SINGLES, filled, "25m<");
    check("summary", THREE_SINGLES, filled, "25m1z^^");
    check("summary_no_color", THREE_SINGLES, plain, "258m^^");
    check("help", THREE_SINGLES, filled, "?");
}

/// Every face with and without colour, on the smallest whole screen and on a large one.
#[test]
fn the_faces_are_drawn() {
    for face in Face::ALL {
        for palette in [Palette::Indexed, Palette::Sixteen, Palette::None] {
            for (width, height) in [(80, 24), (120, 40)] {
                let looks = looks(face, palette);
                let app = app("05m345p77z[5550s]-[067p]", looks, "5m1z^");
                let name = format!("face_{face:?}_{palette:?}_{width}x{height}").to_lowercase();
                insta::assert_snapshot!(name, dump(&drawn(&app, width, height)));
            }
        }
    }
}

/// The other screens, each in every face, with and without colour, on both sizes.
#[test]
fn the_places_are_drawn() {
    for (name, row, keys) in PLACES {
        for face in Face::ALL {
            for palette in [Palette::Indexed, Palette::None] {
                let app = place(row, looks(face, palette), keys);
                let both = [(80, 24), (120, 40)].map(|(width, height)| dump(&drawn(&app, width, height))).join("\n");
                insta::assert_snapshot!(format!("place_{name}_{face:?}_{palette:?}").to_lowercase(), both);
            }
        }
    }
}

/// The row of the menu, none for the menu itself, and the keys that follow.
const PLACES: [(&str, Option<HomeRow>, &str); 9] = [
    ("home", None, "↓↓"),
    ("choose", Some(HomeRow::Waits), "↓↓↓↓^→→→↓→→→→↓→"),
    ("choose_in_vain", Some(HomeRow::Waits), "↓↓↓↓^↓↓↓↓←"),
    ("analyse", Some(HomeRow::Analyse), ""),
    ("analyse_waits", Some(HomeRow::Analyse), "0555m3334p[406s]7z"),
    ("analyse_discards", Some(HomeRow::Analyse), "123m456p789s1123p1z"),
    ("analyse_wrong", Some(HomeRow::Analyse), "123m45h"),
    ("settings", Some(HomeRow::Settings), "↓↓↓↓↓↓"),
    ("settings_help", Some(HomeRow::Settings), "?"),
];

fn place(row: Option<HomeRow>, looks: Looks, keys: &str) -> App {
    let mut app = match row {
        Some(row) => at(row, plan::plan(None), looks),
        None => App::at_home(plan::plan(None), looks, (80, 24)),
    };
    press(&mut app, keys);
    app
}

#[test]
fn a_terminal_of_plain_letters_gets_no_others() {
    let looks = Looks { glyphs: Glyphs::Ascii, ..looks(Face::Ascii, Palette::Sixteen) };
    for hand in [THREE_SINGLES, UNREADY, ALL_NINE, "19m19p19s1234567z", "45s11z[123m][2222p]-[555z]"] {
        for keys in ["", "h", "1m^", "1m^e", "1m^x", "n^", "25m1z^^", "1m^?", "?"] {
            let buffer = drawn(&app(hand, looks, keys), 120, 40);
            assert!(buffer.content.iter().all(|cell| cell.symbol().is_ascii()), "{hand} {keys}");
        }
    }
}

#[test]
fn no_color_means_none() {
    for keys in ["<y", "25m3", "25m1z^", "n^", "25m1z^e", "258m^^", "?"] {
        for face in Face::ALL {
            let buffer = drawn(&app(THREE_SINGLES, looks(face, Palette::None), keys), 80, 24);
            for cell in &buffer.content {
                assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset), "{keys} in {face:?}");
            }
        }
    }
}

#[test]
fn a_screen_too_small_names_both_sizes() {
    let app = app(THREE_SINGLES, looks(Face::Filled, Palette::Indexed), "");
    let check = |width, height, text: &str| assert!(dump(&drawn(&app, width, height)).contains(text), "{width}x{height}");
    check(49, 16, "49x16 is too small: need 50x16");
    check(50, 15, "50x15 is too small: need 50x16");
    check(50, 16, "2m 3m 4m");
    check(80, 24, "萬");
}

#[test]
fn no_size_panics_in_other_places() {
    for (number, (_, row, keys)) in PLACES.into_iter().enumerate() {
        let app = place(row, looks(Face::ALL[number % 4], Palette::Indexed), keys);
        sizes().for_each(|(width, height)| drop(drawn(&app, width, height)));
    }
}

#[test]
fn no_size_panics() {
    for (place, (hand, keys)) in [
        (THREE_SINGLES, ""),
        (THREE_SINGLES, "<y"),
        (THREE_SINGLES, "25m1z^"),
        (UNREADY, "n^"),
        (ALL_NINE, "1^"),
        (ALL_NINE, "1^e"),
        ("19m19p19s1234567z", "1m^e"),
        (ALL_NINE, "1^y"),
        ("19m19p19s1234567z", "1m^"),
        ("45s11z[123m][2222p]-[555z]", "3s^"),
        (THREE_SINGLES, "25mq"),
        (THREE_SINGLES, "25m^^"),
        (THREE_SINGLES, "?"),
    ]
    .into_iter()
    .enumerate()
    {
        let app = app(hand, looks(Face::ALL[place % 4], Palette::Indexed), keys);
        sizes().for_each(|(width, height)| drop(drawn(&app, width, height)));
    }
}
