//! The points drill by keys, and its screens.

mod drawn;
mod plan;
mod run;

use std::time::Duration;

use drawn::{at, drawn, dump, looks, press, sizes};
use tenpai::app::{App, Effect, Face, HomeRow, Key, Palette, Plan, ScoreScreen, Screen, Target, clicked, message};
use tenpai::drill::exercise::Drill;
use tenpai::drill::record::{self, Help, Mark};
use tenpai::drill::score::{Field, Missing, ScoreAnswer, ScoreLevel, ScoreQuestion, deal, mark};
use tenpai::engine::WonHand;

fn plan_of(level: ScoreLevel) -> Plan {
    Plan { drill: Drill::Score, level, ..plan::plan(None) }
}

/// The drill with this win, or from seed 7 on.
fn app(level: ScoreLevel, win: Option<&str>, face: Face, palette: Palette, keys: &str) -> App {
    let win = win.map(|line| {
        let won = WonHand::read(line, &level.rules()).unwrap_or_else(|error| panic!("{line}: {error}"));
        ScoreQuestion::given(level, won).unwrap_or_else(|error| panic!("{line}: {error}"))
    });
    let mut app = App::in_drill(Plan { win, ..plan_of(level) }, looks(face, palette), (80, 24), Duration::ZERO);
    type_in(&mut app, keys);
    app
}

/// As `press`; `\t` is Tab, `\u{8}` Backspace.
fn type_in(app: &mut App, keys: &str) {
    for (second, letter) in (1..).zip(keys.chars()) {
        let key = match letter {
            '\t' => Key::Tab,
            '\u{8}' => Key::Backspace,
            other => {
                press(app, other.encode_utf8(&mut [0; 4]));
                continue;
            }
        };
        if let Some(message) = message(app, key) {
            app.update(message, Duration::from_secs(second));
        }
    }
}

fn screen(app: &App) -> &ScoreScreen {
    match app.screen() {
        Screen::Score(score) => score,
        other => panic!("the drill is not open: {other:?}"),
    }
}

const DRAWN: &str = "234m567m345p67s99s 8s tsumo round=E seat=W";

#[test]
fn figures_are_typed() {
    use Field::{Dealer, Fu, Han, Others};
    let check = |keys: &str, wanted: [Option<u32>; 4]| {
        let app = app(ScoreLevel::All, Some(DRAWN), Face::Filled, Palette::Indexed, keys);
        let draft = screen(&app).draft();
        assert_eq!([Han, Fu, Others, Dealer].map(|field| draft.figure(field)), wanted, "{keys}");
    };
    check("2", [Some(2), None, None, None]);
    check("2\t20", [Some(2), Some(20), None, None]);
    check("2\t20\t400_700", [Some(2), Some(20), Some(400), Some(700)]);
    check("2_20_400_700___", [Some(2), Some(20), Some(400), Some(700)]);
    check("2↓20→400↑3", [Some(2), Some(203), Some(400), None]);
    check("00123", [Some(12), None, None, None]);
    check("12\u{8}", [Some(1), None, None, None]);
    check("1_2\u{8}\u{8}\u{8}3", [Some(3), None, None, None]);
    check("2_20c", [None; 4]);
    check("２", [Some(2), None, None, None]);
    check("xE!", [None; 4]);
}

#[test]
fn nothing_is_marked_before_it_is_an_answer() {
    let check = |level: ScoreLevel, win: &str, keys: &str, missing: Missing| {
        let app = app(level, Some(win), Face::Filled, Palette::Indexed, keys);
        assert_eq!(screen(&app).missing(), Some(missing), "{keys}");
        assert!(screen(&app).session().outcomes().is_empty());
    };
    check(ScoreLevel::All, DRAWN, "^", Missing::Field(Field::Han));
    check(ScoreLevel::All, DRAWN, "2^", Missing::Field(Field::Fu));
    check(ScoreLevel::All, DRAWN, "6^", Missing::Field(Field::Others));
    check(ScoreLevel::All, DRAWN, "2_20_400^", Missing::Field(Field::Dealer));
    check(ScoreLevel::Yaku, DRAWN, "2^", Missing::Names);
    check(ScoreLevel::Yaku, DRAWN, "_^", Missing::Field(Field::Han));
    check(ScoreLevel::Fans, "12345678m123p55s 9m ron", "^", Missing::Names);
    // the cursor goes to what is missing
    let mut app = app(ScoreLevel::All, Some(DRAWN), Face::Filled, Palette::Indexed, "2_20_^400^");
    assert_eq!(screen(&app).field(), Some(Field::Dealer));
    type_in(&mut app, "700^");
    assert!(screen(&app).session().outcomes()[0].is_right());
}

#[test]
fn names_are_chosen() {
    let check = |keys: &str, names: &str| {
        let app = app(ScoreLevel::Yaku, Some(DRAWN), Face::Filled, Palette::Indexed, keys);
        let draft = screen(&app).draft();
        assert_eq!(draft.names().iter().map(|name| name.name()).collect::<Vec<_>>().join(", "), names, "{keys}");
    };
    check("_", "riichi");
    check("__", "");
    check("↓_↓_", "ippatsu, menzen tsumo");
    check("→_", "double riichi");
    check("←_", "kokushi");
    check("↑_", "houtei");
    check("↓↓↓_←→", "pinfu");
    check("_c", "");
}

#[test]
fn everything_can_be_clicked() {
    let mut app = app(ScoreLevel::All, Some(DRAWN), Face::Filled, Palette::Indexed, "");
    app.update(clicked(&app, Target::Row(1)).expect("a field can be clicked"), Duration::ZERO);
    assert_eq!(screen(&app).field(), Some(Field::Fu));
    let mut app = self::app(ScoreLevel::Yaku, Some(DRAWN), Face::Filled, Palette::Indexed, "");
    app.update(clicked(&app, Target::Group(1)).expect("a group can be clicked"), Duration::ZERO);
    app.update(clicked(&app, Target::Row(2)).expect("a name can be clicked"), Duration::ZERO);
    app.update(clicked(&app, Target::Group(99)).expect("a group can be clicked"), Duration::ZERO);
    assert_eq!(screen(&app).draft().names().len(), 1);
    // every row and group that is drawn is answered from the same rectangles
    let mut seen = std::collections::BTreeSet::new();
    for row in 0..24 {
        for column in 0..80 {
            match tenpai::ui::target(&app, (80, 24), column, row) {
                Some(Target::Row(at)) => drop(seen.insert(("row", at))),
                Some(Target::Group(at)) => drop(seen.insert(("group", at))),
                _ => {}
            }
        }
    }
    assert!(seen.contains(&("group", 4)) && seen.contains(&("row", 10)), "{seen:?}");
}

/// The keys that give the right answer.
fn right_keys(question: &ScoreQuestion) -> String {
    let told = mark(question, ScoreAnswer::GivenUp);
    let figures: Vec<String> = told.fields.iter().map(|mark| mark.truth.to_string()).collect();
    figures.join("\t")
}

#[test]
fn a_session_is_played_kept_and_summed_up() {
    let mut app = at(HomeRow::Score, plan::plan(None), looks(Face::Filled, Palette::Indexed));
    insta::assert_snapshot!("levels", dump(&drawn(&app, 80, 24)));
    type_in(&mut app, "↑^");
    assert_eq!(screen(&app).question().map(ScoreQuestion::level), Some(ScoreLevel::Table));
    type_in(&mut app, "<y");
    type_in(&mut app, "^↓^");
    for number in 0..10u64 {
        let question = deal(ScoreLevel::All, 17 + number);
        assert_eq!(screen(&app).question(), Some(&question));
        let keys = if number == 3 { "1\t30\t99\t99".to_owned() } else { right_keys(&question) };
        type_in(&mut app, &keys);
        let effects = app.update(message(&app, Key::Enter).expect("Enter checks"), Duration::from_secs(20 * number + 9));
        let [Effect::Keep(kept)] = &effects[..] else { panic!("{number}: {effects:?}") };
        let answered = &kept.answered;
        assert_eq!((answered.drill, answered.seed, answered.source.as_str()), (record::Drill::Score, Some(17 + number), "all"));
        assert_eq!(answered.hand, question.subject().to_string());
        assert_eq!(answered.mark, if number == 3 { Mark::Wrong } else { Mark::Right });
        assert_eq!(answered.grade.is_empty(), number != 3);
        assert_eq!(answered.missed.is_empty(), number != 3);
        assert!(!answered.items.is_empty() && answered.items.iter().all(|item| item.contains(':')), "{:?}", answered.items);
        app.update(message(&app, Key::Enter).expect("Enter goes on"), Duration::from_secs(20 * number + 12));
    }
    let Screen::Summary(summary) = app.screen() else { panic!("no summary") };
    assert_eq!(summary.session().right(), 9);
    insta::assert_snapshot!("summary", dump(&drawn(&app, 80, 24)));
}

#[test]
fn giving_up_is_kept_as_such() {
    let mut app = app(ScoreLevel::Fans, None, Face::Filled, Palette::Indexed, "");
    let effects = app.update(message(&app, Key::Char('g')).expect("g gives up"), Duration::from_secs(3));
    let [Effect::Keep(kept)] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!((kept.answered.help, kept.answered.mark, kept.answered.answer.as_str()), (Help::GaveUp, Mark::Wrong, ""));
    assert!(kept.answered.grade.is_empty() && !kept.answered.missed.is_empty());
}

const SHANPON: &str = "234m11z77z[222s][345s] 1z ron round=E seat=S from=W dora=1p";
const RICH: &str = "12344567m34p444s 2p ron seat=N from=W flags=riichi dora=8m ura=3s";
const DRAGONS: &str = "555z7z678m123p[666z] 7z ron";

const SCREENS: [(&str, ScoreLevel, Option<&str>, &str); 18] = [
    ("all", ScoreLevel::All, Some(DRAWN), "2\t20\t4"),
    ("all_missing", ScoreLevel::All, Some(DRAWN), "2^"),
    ("all_right", ScoreLevel::All, Some(DRAWN), "2\t20\t400\t700^"),
    ("all_wrong", ScoreLevel::All, Some(RICH), "2\t30\t2000^"),
    ("all_wrong_end", ScoreLevel::All, Some(RICH), "2\t30\t2000^↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓"),
    ("all_given_up", ScoreLevel::All, Some("19m19p19s1234567z 1m ron seat=S from=E"), "g"),
    ("all_kans", ScoreLevel::All, Some("999p4s[2222m]-[6666z]-[111z] 4s tsumo seat=E dora=1m,9m,4p"), "g"),
    ("fu", ScoreLevel::Fu, Some(SHANPON), "4"),
    ("fu_wrong", ScoreLevel::Fu, Some(SHANPON), "40^"),
    ("yaku", ScoreLevel::Yaku, Some(RICH), "_→↓_3"),
    ("yaku_wrong", ScoreLevel::Yaku, Some(RICH), "_→↓_3^"),
    ("table", ScoreLevel::Table, None, "52"),
    ("table_wrong", ScoreLevel::Table, None, "1_1^"),
    ("total_wrong", ScoreLevel::Total, Some("12345678m123p55s 9m ron"), "22^"),
    ("fans", ScoreLevel::Fans, Some(DRAGONS), "→_→→→→→→→_"),
    ("fans_wrong", ScoreLevel::Fans, Some(DRAGONS), "→↓↓_→→→→→→→→_^"),
    ("command", ScoreLevel::All, Some(RICH), "1\t40\t1300^y"),
    ("leaving", ScoreLevel::All, Some(RICH), "1q"),
];

#[test]
fn the_screens_are_drawn() {
    for (name, level, win, keys) in SCREENS {
        for (face, palette) in [(Face::Filled, Palette::Indexed), (Face::Card, Palette::None), (Face::Ascii, Palette::Sixteen)] {
            let app = app(level, win, face, palette, keys);
            let both = [(80, 24), (120, 40)].map(|(width, height)| dump(&drawn(&app, width, height))).join("\n");
            insta::assert_snapshot!(format!("{name}_{face:?}").to_lowercase(), both);
            if face == Face::Filled {
                sizes().for_each(|(width, height)| drop(drawn(&app, width, height)));
            }
            if face == Face::Ascii {
                assert!(drawn(&app, 120, 40).content.iter().all(|cell| cell.symbol().is_ascii()), "{name}");
            }
        }
    }
}

/// The words below the title and above the keys, without signs of other writing.
fn words(app: &App, width: u16) -> std::collections::BTreeSet<String> {
    let height = 60;
    let buffer = drawn(app, width, height);
    let row = |row: u16| (0..width).map(|column| buffer[(column, row)].symbol()).collect::<String>();
    let all: Vec<String> = (2..height - 1).map(row).collect();
    all.iter().flat_map(|row| row.split_whitespace()).filter(|word| word.is_ascii() && word.len() > 1).map(str::to_owned).collect()
}

/// At every level, whatever is dealt, no word of a wide screen is lost on a narrow one, answered or not.
#[test]
fn no_word_is_cut_off() {
    for level in ScoreLevel::ALL {
        for seed in 0..40 {
            let looks = looks(Face::Letters, Palette::Indexed);
            let mut app = App::in_drill(Plan { seed, ..plan_of(level) }, looks, (80, 24), Duration::ZERO);
            for keys in ["", "g"] {
                press(&mut app, keys);
                let wide = words(&app, 111);
                for width in [50, 63, 80] {
                    let narrow = words(&app, width);
                    // a hint beside a field goes where there is no room for it
                    let lost: Vec<&String> = wide.iter().filter(|word| !narrow.contains(*word)).collect();
                    assert!(
                        keys.is_empty() && width < 80 || lost.is_empty(),
                        "{level} {seed} {keys} at {width}: {lost:?}\n{}",
                        dump(&drawn(&app, width, 60))
                    );
                }
            }
        }
    }
}

#[test]
fn what_cannot_be_asked_is_refused_with_a_reason() {
    let refused = |args: &[&str], reason: &str| {
        let ran = run::run(&[&["drill"], args].concat(), b"");
        assert!(ran.code == 2 && ran.stdout.is_empty() && ran.stderr.contains(reason), "{args:?}: {} {}", ran.code, ran.stderr);
    };
    refused(&["score", "--level", "easy"], "'easy'");
    refused(&["score", "--level", "bare"], "only `drill waits` takes it");
    refused(&["score", "--level", "fans", "--rules", "riichi"], "the level `fans` counts by mcr, not by riichi");
    refused(&["score", "--level", "fu", "--rules", "mcr"], "the level `fu` counts by riichi, not by mcr");
    refused(&["score", "--source", "flush"], "--source");
    refused(&["score", "--hand", "1234m"], "--win");
    refused(&["score", "--win", "123m456p789s1122z 1z ron flags=riichi", "--level", "table"], "asks about no hand");
    refused(&["score", "--win", "345m40677p67s[340m] 9s ron"], "9s does not complete the hand");
    refused(&["score", "--win", "345m40677p67s[340m] 8s ron flags=riichi"], "a riichi wants a closed hand");
    refused(&["score", "--win", "123m456p789s1122z 1z"], "ron");
    refused(&["score", "--win", "123m789m1122z[456p] 2z ron seat=W"], "no yaku");
    refused(&["score", "--win", "x", "--seed", "1"], "--seed");
    refused(&["waits", "--level", "fu"], "`fu` is a level of the points drill");
    refused(&["shanten", "--win", "123m 1m ron"], "--win");
    let ran = run::run(&["deal", "--level", "fans"], b"");
    assert!(ran.code == 2 && ran.stderr.contains("`fans` is a level of the points drill"), "{}", ran.stderr);
}

#[test]
fn the_command_brings_the_win_back() {
    for level in ScoreLevel::ALL {
        assert_eq!(deal(level, 7).command(), format!("tenpai drill score --level {level} --seed 7"));
    }
    let app = app(ScoreLevel::All, Some(RICH), Face::Filled, Palette::Indexed, "");
    let command = screen(&app).question().expect("a question").command();
    assert_eq!(command, "tenpai drill score --level all --win '12344567m34p444s 2p ron round=E seat=N dora=8m ura=3s from=W flags=riichi'");
}
