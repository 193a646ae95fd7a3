//! Nothing that matters is cut off, however narrow the screen, and no size of a screen is too much or too little.

mod plan;

use std::collections::BTreeSet;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use tenpai::app::{App, Direction, Face, Glyphs, Key, Leap, Looks, Message, Palette, Screen, message};
use tenpai::drill::language::Language;
use tenpai::words;

/// Hands with keys, so that every screen and every panel is shown.
const SHOWN: &[(Option<&str>, &str)] = &[
    (None, ""),
    (None, "25hh"),
    (None, "E^"),
    (None, "E^x"),
    (None, "E^w"),
    (None, "E^ub"),
    (None, "g"),
    (None, "~y"),
    (None, "q"),
    (None, "?"),
    (Some("2345678m345p789s"), "25m1z^"),
    (Some("2345678m345p789s"), "258m^y"),
    (Some("2345678m345p789s"), "n^"),
    (Some("147m258p369s1234z"), "n^"),
    (Some("147m258p369s1234z"), "19m19p19s1234567z^x"),
    (Some("1112345678999m"), "1^"),
    (Some("1112345678999m"), "1^e"),
    (Some("19m19p19s1234567z"), "1m^"),
    (Some("19m19p19s1234567z"), "1m2345678p^x"),
    (Some("1z[1111m]-[2222p]-[3333s]-[4444z]-"), "5z^"),
    (Some("45s11z[123m][2222p]-[555z]"), "3s^"),
    (Some("45666677889p55z"), "369p5z^"),
    (Some("2345678m345p789s"), "25m1z^ub^"),
];

fn looks() -> Looks {
    Looks { face: Face::Filled, palette: Palette::Indexed, glyphs: Glyphs::Wide, language: Language::English }
}

fn app(hand: Option<&str>, keys: &str) -> App {
    let mut app = App::in_drill(plan::plan(hand), looks(), (80, 24), Duration::ZERO);
    for (second, letter) in (1..).zip(keys.chars()) {
        let key = match letter {
            '^' => Key::Enter,
            '~' => Key::Esc,
            other => Key::Char(other),
        };
        press(&mut app, key, Duration::from_secs(second));
    }
    app
}

fn press(app: &mut App, key: Key, now: Duration) {
    if let Some(message) = message(app, key) {
        if message.scrolls() {
            app.update(Message::Measured(tenpai::ui::reach(app)), now);
        }
        app.update(message, now);
    }
}

/// The lines of the screen; a wide sign takes two cells of which the second is passed over.
fn drawn(app: &App, size: (u16, u16)) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a buffer can be drawn on");
    terminal.draw(|frame| tenpai::ui::view(app, frame)).expect("a buffer can be drawn on");
    let buffer = terminal.backend().buffer();
    let line = |row: u16| {
        let (mut text, mut skip) = (String::new(), 0);
        for column in 0..size.0 {
            let symbol = buffer[(column, row)].symbol();
            if skip == 0 {
                text.push_str(symbol);
                skip = ratatui::text::Span::raw(symbol).width().max(1);
            }
            skip -= 1;
        }
        text
    };
    (0..size.1).map(line).collect()
}

/// Every word that can be seen by scrolling from the top to the end.
fn words_seen(app: &App, size: (u16, u16)) -> BTreeSet<String> {
    let mut app = app.clone();
    let now = Duration::from_secs(1000);
    app.update(Message::Resized(size.0, size.1), now);
    press(&mut app, Key::Leap(Leap::Home), now);
    let mut seen = BTreeSet::new();
    for _ in 0..100 {
        let lines = drawn(&app, size);
        let before = seen.len();
        seen.extend(lines.iter().flat_map(|line| line.split_whitespace()).map(str::to_string));
        if seen.len() == before && before > 0 {
            break;
        }
        press(&mut app, Key::Arrow(Direction::Down), now);
    }
    seen
}

/// What must be found, whatever the width: the words of the verdict and of whatever was asked for.
fn wanted(app: &App) -> Vec<String> {
    let mut wanted = Vec::new();
    let Screen::Waits(screen) = app.screen() else { return wanted };
    let Some(verdict) = screen.verdict() else { return wanted };
    for tiles in [verdict.right, verdict.missed, verdict.extra] {
        if !tiles.is_empty() {
            wanted.push(tiles.to_string());
        }
    }
    if screen.panel() == tenpai::app::Panel::Verdict {
        let sentence = words::explain::shape(&verdict.explanation, Language::English).join(" ");
        wanted.extend(sentence.split_whitespace().map(str::to_string));
        for seen in verdict.seen() {
            wanted.extend(seen.reading.blocks().iter().filter(|block| block.tiles().count() > 1).map(ToString::to_string));
            let first = |wait| Language::English.wait(wait, words::Telling::Plain).split(' ').next().map(str::to_string);
            wanted.extend(seen.kinds.iter().filter_map(|&wait| first(wait)));
        }
    }
    wanted
}

#[test]
fn no_word_of_a_verdict_is_cut() {
    for &(hand, keys) in SHOWN {
        let app = app(hand, keys);
        let wanted = wanted(&app);
        for width in (50..=54).chain([60, 70, 74, 80, 112]) {
            for height in [16, 24] {
                let seen = words_seen(&app, (width, height));
                for word in &wanted {
                    // signs may stand before and behind it, and thirteen orphans stand suit by suit
                    let found = seen.iter().any(|seen| seen.contains(word.trim_end_matches(['.', ',', ';'])));
                    assert!(
                        found || word.len() > 8,
                        "{hand:?} {keys} {width}x{height}: {word} is cut off:\n{}",
                        drawn(&app, (width, height)).join("\n")
                    );
                }
            }
        }
    }
}

#[test]
fn what_was_missed_is_told_at_every_width() {
    for &(hand, keys) in SHOWN {
        let app = app(hand, keys);
        let Screen::Waits(screen) = app.screen() else { continue };
        let Some(verdict) = screen.verdict() else { continue };
        for width in (50..=120).step_by(3) {
            for height in [16, 22, 40] {
                let lines = drawn(&app, (width, height));
                for tiles in [verdict.right, verdict.missed, verdict.extra].into_iter().filter(|tiles| !tiles.is_empty()) {
                    let told = lines.iter().any(|line| line.contains(&tiles.to_string()));
                    assert!(told, "{hand:?} {keys} {width}x{height}: {tiles}\n{}", lines.join("\n"));
                }
            }
        }
    }
}

#[test]
fn help_and_the_way_out_stay_in_the_last_line() {
    for &(hand, keys) in SHOWN {
        let app = app(hand, keys);
        for width in (50..=130).step_by(2) {
            let lines = drawn(&app, (width, 24));
            let last = lines.last().expect("the screen has lines");
            let out = ["q leave", "q quit", "Esc back", "Esc stay", "Esc keep"].iter().any(|out| last.contains(out));
            assert!(out, "{hand:?} {keys} at {width}: {last}");
            let help = last.contains("? help") || last.contains("Esc");
            assert!(help, "{hand:?} {keys} at {width}: {last}");
        }
    }
}

#[test]
fn every_size_is_drawn() {
    for &(hand, keys) in SHOWN {
        let mut app = app(hand, keys);
        drawn(&app, (0, 0));
        for width in (1..=200).step_by(33).chain([49, 50, 69, 74, 111, 112]) {
            for height in (1..=60).step_by(19).chain([15, 16, 21, 24]) {
                drawn(&app, (width, height));
                app.update(Message::Resized(width, height), Duration::from_secs(99));
                for key in [Key::Leap(Leap::End), Key::Arrow(Direction::Up)] {
                    press(&mut app, key, Duration::from_secs(99));
                }
                tenpai::ui::target(&app, (width, height), width / 2, height.saturating_sub(1));
            }
        }
    }
}

#[test]
fn no_sign_of_doubtful_width_is_drawn() {
    for &(hand, keys) in SHOWN {
        for line in drawn(&app(hand, keys), (120, 40)) {
            let doubtful =
                line.chars().find(|letter| matches!(letter, '\u{1f000}'..='\u{1faff}' | '\u{fe00}'..='\u{fe0f}' | '●' | '→' | '▲' | '✓'));
            assert_eq!(doubtful, None, "{hand:?} {keys}: {line}");
        }
    }
}
