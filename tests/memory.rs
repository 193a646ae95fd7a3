//! The learner's memory in the trainer: practice of what is next, lessons, modes, figures, and a screen of each.

mod drawn;
mod plan;

use std::time::Duration;

use drawn::{at, drawn, dump, looks, press, sizes};
use jiff::ToSpan;
use jiff::civil::{Date, date};
use tenpai::app::{App, Effect, Face, HomeRow, Key, Message, Palette, Screen, message, seed_of};
use tenpai::drill::curriculum::{Item, Step};
use tenpai::drill::deal::{DealOptions, Deals};
use tenpai::drill::dealer::Dealer;
use tenpai::drill::exercise::{Drill, Exercise};
use tenpai::drill::outcome::Meant;
use tenpai::drill::path::Path;
use tenpai::drill::record::{Answered, Help, Mark, Mode, Record, Stamp};
use tenpai::drill::session::{Rated, Session, Stage, Supply};
use tenpai::drill::statistics::Statistics;
use tenpai::drill::task::{Kind, Task};
use tenpai::drill::waits::Answer;
use tenpai::engine::{Ruleset, waits};

const TODAY: Date = date(2026, 12, 7);

fn secs(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn record(number: u32, day: Date, item: &str, mark: Mark, took: u32) -> Record {
    let stamp = Stamp { at: i64::from(number), day, session: u64::from(number) / 10, number: number % 10 + 1 };
    let drill = if item.starts_with("discards") { tenpai::drill::record::Drill::Discards } else { tenpai::drill::record::Drill::Waits };
    let answered = Answered {
        drill,
        mode: Mode::Ten,
        rules: "riichi".to_owned(),
        source: "shapes".to_owned(),
        seed: Some(7),
        hand: "3m".to_owned(),
        items: vec![item.to_owned()],
        answer: "3m".to_owned(),
        mark,
        missed: if mark == Mark::Right { String::new() } else { "2m".to_owned() },
        extra: String::new(),
        grade: if drill == tenpai::drill::record::Drill::Discards { "best".to_owned() } else { String::new() },
        cost: 0.0,
        took,
        first_key: None,
        target: 3000,
        help: Help::None,
    };
    Record::new(stamp, answered)
}

/// A year of made-up practice: some days in each week, slow and often wrong at first, quicker and surer later.
fn a_year() -> Statistics {
    let mut statistics = Statistics::default();
    let items: Vec<Item> = Item::all().take(24).collect();
    let mut number = 0;
    for week in 0..52u32 {
        let monday = date(2025, 11, 24).checked_add((7 * i64::from(week)).days()).expect("a day of that year");
        for day in [0, 1, 3, 5].into_iter().filter(|day| (week + day) % 5 != 0) {
            for question in 0..8 + (week * 7 + day) % 30 {
                let item = items[((question * 5 + week + day) as usize) % (3 + week as usize / 2).min(items.len())];
                let wrong = (question * 7 + week * 3) % 60 > 30 + week / 2;
                let mark = if wrong { Mark::Wrong } else { Mark::Right };
                let name = if question % 9 == 8 { "discards:1" } else { item.name() };
                let day = monday.checked_add(i64::from(day).days()).expect("a day of that year");
                statistics.add(&record(number, day, name, mark, 5200 - 60 * week + 37 * (question % 11)));
                number += 1;
            }
        }
    }
    statistics
}

fn learned(mut app: App, statistics: Statistics) -> App {
    app.learn(statistics, TODAY);
    app
}

fn home(statistics: Statistics, face: Face, palette: Palette) -> App {
    learned(App::at_home(plan::plan(None), looks(face, palette), (80, 24)), statistics)
}

fn row(app: &mut App, row: HomeRow, now: Duration) -> Vec<Effect> {
    let place = tenpai::app::HOME.iter().position(|other| *other == row).expect("the row is there");
    app.update(Message::OpenRow(place), now)
}

fn kept(effects: &[Effect]) -> Vec<&Answered> {
    effects.iter().filter_map(|effect| if let Effect::Keep(kept) = effect { Some(&kept.answered) } else { None }).collect()
}

/// The keys that answer the question on the screen rightly.
fn right(app: &App) -> String {
    let Some(Exercise::Waits(question, _)) = app.session().and_then(Session::exercise) else { panic!("no question about waits") };
    let real = waits(question.hand(), question.rules()).real;
    if real.is_empty() {
        return "n".to_owned();
    }
    if matches!(question.typing(), tenpai::drill::question::Typing::OneSuit(_)) {
        return real.iter().map(|tile| tile.rank().to_string()).collect();
    }
    real.iter().map(|tile| format!("{}{}", tile.rank(), tile.letter())).collect()
}

fn key(app: &mut App, key: Key, now: Duration) -> Vec<Effect> {
    message(app, key).map(|message| app.update(message, now)).unwrap_or_default()
}

#[test]
fn at_the_very_first_enter_opens_the_first_lesson_and_then_its_shapes() {
    let mut app = home(Statistics::default(), Face::Letters, Palette::None);
    assert!(app.is_beginner());
    key(&mut app, Key::Enter, secs(1));
    assert!(matches!(app.screen(), Screen::Lesson(Step::Basic, 0)));
    key(&mut app, Key::Enter, secs(2));
    let session = app.session().expect("a session");
    assert_eq!(session.progress(), (1, 10));
    key(&mut app, Key::Char('?'), secs(3));
    assert!(dump(&drawn(&app, 80, 24)).contains("HELP"));
}

#[test]
fn practice_asks_what_is_due_and_goes_on_after_the_last_question() {
    let mut app = home(a_year(), Face::Letters, Palette::None);
    let due = app.learner().path.due().len();
    assert!(due > 0);
    row(&mut app, HomeRow::Practise, secs(0));
    let mut kept_items = Vec::new();
    let mut now = 1;
    while !matches!(app.screen(), Screen::Summary(_)) {
        now += 1;
        if app.session().is_some_and(|session| session.drill() != Drill::Waits) {
            key(&mut app, Key::Char('g'), secs(now)).iter().for_each(drop);
        } else {
            let keys = right(&app);
            keys.chars().for_each(|letter| drop(key(&mut app, Key::Char(letter), secs(now))));
            let effects = key(&mut app, Key::Enter, secs(now));
            kept_items.extend(kept(&effects).iter().flat_map(|answered| answered.items.clone()));
        }
        now += 1;
        key(&mut app, Key::Enter, secs(now));
    }
    assert!(kept_items.len() >= 9, "{kept_items:?}");
    key(&mut app, Key::Esc, secs(now + 1));
    assert!(matches!(app.screen(), Screen::Home(0)), "back at the row that was opened");
}

fn tasks() -> Supply {
    let items = ["23", "13", "12", "11", "1"].map(|name| Item::named(name).expect("an item"));
    let tasks = (0..10).map(|place| Task::of_item(items[place % 5], None)).collect();
    Supply::Planned { tasks, rules: Ruleset::RIICHI, seed: 1 }
}

#[test]
fn what_was_missed_comes_back_three_to_five_questions_later_as_another_hand_and_counts_for_nothing() {
    let mut session = Session::new(tasks(), 10, secs(0));
    let first = session.question().map(|question| question.hand().to_string());
    let item = |session: &Session| {
        session.question().map(|question| tenpai::drill::curriculum::items(question.hand(), &Ruleset::RIICHI)).unwrap_or_default()
    };
    let missed = item(&session);
    session.give_up(secs(1));
    session.next(secs(2));
    let mut between = 0;
    let mut now = 2;
    while session.rated() == Rated::Yes {
        let answer = session.question().map(|question| waits(question.hand(), question.rules()).real).expect("a question");
        if let Some(Exercise::Waits(_, given)) = session.exercise_mut() {
            *given = Answer::Tiles(answer);
        }
        assert!(session.submit(secs(now)));
        between += 1;
        now += 1;
        session.next(secs(now));
    }
    assert!((3..=5).contains(&between), "asked after {between} others");
    assert_eq!(item(&session), missed);
    let back = session.question().map(|question| question.hand().to_string());
    assert!(back.is_some() && back != first, "another hand");
    session.give_up(secs(now + 1));
    assert_eq!(session.outcomes().len(), between + 1);
    assert_eq!(session.practised().len(), 1);
}

fn dealt(seed: u64) -> Supply {
    Supply::Dealt { dealer: Dealer::Waits(Deals::new(DealOptions::default())), seed }
}

#[test]
fn the_clock_of_a_sprint_stands_while_an_answer_is_read_and_ends_it() {
    let mut session = Session::in_mode(dealt(1), Mode::Sprint, 10, secs(0));
    assert_eq!(session.clock(), Some((secs(120), secs(120))));
    assert_eq!(session.alarm(), Some(secs(1)));
    session.tick(secs(30));
    assert_eq!(session.clock().map(|(_, left)| left), Some(secs(90)));
    session.give_up(secs(50));
    session.tick(secs(500));
    assert_eq!(session.clock().map(|(_, left)| left), Some(secs(70)), "it stands");
    assert_eq!(session.alarm(), None);
    session.next(secs(600));
    session.tick(secs(669));
    assert!(matches!(session.stage(), Stage::Asking(_)) && !session.is_finished());
    session.tick(secs(670));
    assert!(matches!(session.stage(), Stage::Over) && session.is_finished());
    assert_eq!(session.outcomes().len(), 1, "the open question is not counted");
}

/// Says of a ready hand that it is not ready.
fn answer_wrongly(session: &mut Session, now: Duration) {
    if let Some(Exercise::Waits(question, answer)) = session.exercise_mut() {
        assert!(!waits(question.hand(), question.rules()).real.is_empty());
        *answer = Answer::NotReady;
    }
    assert!(session.submit(now));
}

#[test]
fn sudden_death_ends_with_the_first_mistake_a_slip_too() {
    let mut session = Session::in_mode(dealt(1), Mode::SuddenDeath, 10, secs(0));
    assert!(session.is_endless());
    answer_wrongly(&mut session, secs(1));
    session.toggle_slip();
    assert_eq!(session.outcomes()[0].meant, Meant::Slip);
    session.next(secs(2));
    assert!(matches!(session.stage(), Stage::Over), "a slip is left out of the schedule, but the run is over");
    assert_eq!(session.outcomes().len(), 1);
}

#[test]
fn what_was_given_up_or_asked_for_help_is_no_slip() {
    for help in [false, true] {
        let mut session = Session::in_mode(dealt(1), Mode::Ten, 10, secs(0));
        if help {
            session.hint();
            answer_wrongly(&mut session, secs(1));
        } else {
            session.give_up(secs(1));
        }
        assert!(!session.outcomes()[0].is_right());
        session.toggle_slip();
        assert_eq!(session.outcomes()[0].meant, Meant::Yes);
    }
}

#[test]
fn an_exam_tells_nothing_until_its_end() {
    let mut plan = plan::plan(None);
    plan.mode = Mode::Exam;
    let mut app = learned(App::in_drill(plan, looks(Face::Letters, Palette::None), (80, 24), secs(0)), Statistics::default());
    for number in 1..=20 {
        assert!(matches!(app.session().map(Session::stage), Some(Stage::Asking(_))), "question {number}");
        let keys = right(&app);
        keys.chars().for_each(|letter| drop(key(&mut app, Key::Char(letter), secs(number))));
        key(&mut app, Key::Char('h'), secs(number));
        let effects = key(&mut app, Key::Enter, secs(number));
        assert_eq!(kept(&effects).len(), 1, "kept although not told");
        assert_eq!((kept(&effects)[0].mode, kept(&effects)[0].help), (Mode::Exam, Help::None));
    }
    assert!(matches!(app.screen(), Screen::Summary(_)));
    assert_eq!(app.session().map(Session::right), Some(20));
}

#[test]
fn the_questions_of_a_day_are_the_same_for_everyone() {
    assert_eq!(seed_of(TODAY), 20_261_207);
    let asked = |rules: Ruleset, size| {
        let mut own = plan::plan(None);
        own.rules = rules;
        own.questions = 50;
        own.decoys = Some(100);
        let mut app = App::at_home(own, looks(Face::Letters, Palette::None), size);
        app.learn(Statistics::default(), TODAY);
        row(&mut app, HomeRow::Modes, secs(0));
        app.update(Message::OpenRow(2), secs(1));
        let mut hands = Vec::new();
        for second in 2..12 {
            hands.push(app.session().and_then(Session::question).map(|question| question.hand().to_string()).expect("a question"));
            key(&mut app, Key::Char('g'), secs(2 * second));
            key(&mut app, Key::Enter, secs(2 * second + 1));
        }
        assert!(matches!(app.screen(), Screen::Summary(_)), "ten of them");
        let told = dump(&drawn(&app, 80, 24));
        // once a day, and the next session is another one
        let mut done = Statistics::default();
        let first = record(1, TODAY, "23", Mark::Right, 900);
        done.add(&Record::new(first.stamp, Answered { mode: Mode::Daily, ..first.answered }));
        app.learn(done, TODAY);
        app.update(Message::GoHomeNow, secs(60));
        row(&mut app, HomeRow::Modes, secs(60));
        app.update(Message::OpenRow(2), secs(61));
        assert!(dump(&drawn(&app, 80, 24)).contains("Today's ten were asked already."));
        assert!(matches!(app.screen(), Screen::Menu(..)));
        (hands, told)
    };
    let (mine, told) = asked(Ruleset::RIICHI, (80, 24));
    let (others, _) = asked(Ruleset::STANDARD, (120, 40));
    assert_eq!(mine, others);
    assert_eq!(mine[..3], ["13m55p234567789s", "122334678m99p34s", "1157m888p567789s"].map(str::to_owned));
    assert!(told.contains("tenpai 2026-12-07  0/10"), "{told}");
}

#[test]
fn a_review_asks_what_is_due_and_what_failed_and_nothing_else() {
    let mut statistics = Statistics::default();
    statistics.add(&record(1, TODAY, "23", Mark::Wrong, 900));
    statistics.add(&record(2, date(2026, 6, 1), "13", Mark::Right, 900));
    let path = Path::new(statistics.progress(), TODAY);
    let mut names: Vec<String> = path.review(statistics.progress(), 20, 1).iter().map(|task| task.name().to_owned()).collect();
    names.sort();
    assert_eq!(names, ["13", "23"]);
    let mut app = home(Statistics::default(), Face::Letters, Palette::None);
    app.update(Message::Review, secs(1));
    assert!(matches!(app.screen(), Screen::Home(_)), "nothing to review: nothing begins");
    assert!(dump(&drawn(&app, 80, 24)).contains("Nothing to review"), "and that is said");
    key(&mut app, Key::Arrow(tenpai::app::Direction::Down), secs(2));
    assert!(app.idle().is_none());
}

#[test]
fn a_kind_of_question_comes_back_in_its_own_drill() {
    let task = Task::Kind(Kind::named("discards:1").expect("a kind"));
    let item = Task::of_item(Item::named("23").expect("an item"), None);
    let mut session = Session::new(Supply::Planned { tasks: vec![item, task], rules: Ruleset::RIICHI, seed: 5 }, 2, secs(0));
    assert_eq!(session.drill(), Drill::Waits);
    session.give_up(secs(1));
    session.next(secs(2));
    assert_eq!(session.drill(), Drill::Discards);
}

#[test]
fn the_screens_of_the_memory_look_like_this() {
    for (name, opened, keys) in [
        ("home", None, ""),
        ("lessons", Some(HomeRow::Lessons), ""),
        ("lesson", Some(HomeRow::Lessons), "^"),
        ("modes", Some(HomeRow::Modes), ""),
        ("weeks", Some(HomeRow::Statistics), ""),
        ("days", Some(HomeRow::Statistics), "\t"),
        ("shapes", Some(HomeRow::Statistics), "\t\t↓↓"),
        ("drills", Some(HomeRow::Statistics), "\t\t\t"),
    ] {
        for (face, palette, width, height) in [
            (Face::Filled, Palette::Indexed, 80, 24),
            (Face::Card, Palette::None, 80, 24),
            (Face::Ascii, Palette::None, 80, 24),
            (Face::Filled, Palette::Indexed, 120, 40),
        ] {
            let mut app = home(a_year(), face, palette);
            app.update(Message::Resized(width, height), secs(0));
            if let Some(opened) = opened {
                row(&mut app, opened, secs(0));
            }
            for letter in keys.chars() {
                if letter == '\t' {
                    key(&mut app, Key::Tab, secs(1));
                } else {
                    press(&mut app, &letter.to_string());
                }
            }
            let text = dump(&drawn(&app, width, height));
            insta::assert_snapshot!(format!("memory_{name}_{face:?}_{palette:?}_{width}x{height}").to_lowercase(), text);
        }
    }
}

#[test]
fn every_size_shows_every_screen() {
    for opened in [HomeRow::Lessons, HomeRow::Modes, HomeRow::Statistics, HomeRow::Practise] {
        let mut app = at(opened, plan::plan(None), looks(Face::Filled, Palette::Indexed));
        app.learn(a_year(), TODAY);
        for turn in 0..5 {
            for (width, height) in sizes() {
                drawn(&app, width, height);
            }
            key(&mut app, if turn == 4 { Key::Enter } else { Key::Tab }, secs(turn));
        }
    }
}
