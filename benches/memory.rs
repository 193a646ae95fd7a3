//! How long the learner's memory takes with 100,000 answers: the home screen has to stand within 50 ms, the statistics within 200.

use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use jiff::ToSpan;
use jiff::civil::date;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use tenpai::app::{App, Face, Glyphs, HOME, HomeRow, Key, Looks, Message, Onward, Palette, Plan, message};
use tenpai::drill::curriculum::Item;
use tenpai::drill::deal::{Narrow, Order, Source, Wilds};
use tenpai::drill::exercise::Drill as Trained;
use tenpai::drill::fit::Reviews;
use tenpai::drill::language::Language;
use tenpai::drill::play::PlayStyle;
use tenpai::drill::record::{Answered, Drill, Help, Mark, Mode, Record, Stamp};
use tenpai::drill::score::ScoreLevel;
use tenpai::drill::statistics::Statistics;
use tenpai::engine::Ruleset;
use tenpai::store::history::History;

const RECORDS: u32 = 100_000;

fn record(number: u32) -> Record {
    let items: Vec<Item> = Item::all().collect();
    let item = items[(number.wrapping_mul(2_654_435_761) >> 8) as usize % (5 + (number as usize / 300) % items.len()).min(items.len() - 1)];
    let day = date(2023, 1, 2).checked_add(i64::from(number / 75).days()).expect("a day within four years");
    let answered = Answered {
        drill: Drill::Waits,
        mode: if number.is_multiple_of(10) { Mode::Sprint } else { Mode::Ten },
        rules: "riichi".to_owned(),
        source: "shapes".to_owned(),
        seed: Some(u64::from(number)),
        hand: "2345678m345p789s".to_owned(),
        items: vec![item.name().to_owned()],
        answer: "258m".to_owned(),
        mark: if number.is_multiple_of(5) { Mark::Wrong } else { Mark::Right },
        missed: if number.is_multiple_of(5) { "2m".to_owned() } else { String::new() },
        extra: String::new(),
        grade: String::new(),
        cost: 0.0,
        took: 1_000 + number % 4_000,
        first_key: None,
        target: 3_000,
        help: Help::None,
    };
    Record::new(Stamp { at: i64::from(number), day, session: u64::from(number / 10), number: number % 10 + 1 }, answered)
}

fn app(statistics: Statistics) -> App {
    let plan = Plan {
        drill: Trained::Waits,
        source: Source::Shapes,
        narrow: Narrow::default(),
        rules: Ruleset::RIICHI,
        seed: 7,
        questions: 10,
        hands: 4,
        decoys: None,
        order: Order::Sorted,
        wilds: Wilds::None,
        hand: None,
        level: ScoreLevel::All,
        style: PlayStyle::default(),
        win: None,
        onward: Onward::ByKey,
        mode: Mode::Ten,
        clock: None,
    };
    let looks = Looks { face: Face::Filled, palette: Palette::Indexed, glyphs: Glyphs::Wide, language: Language::English };
    let mut app = App::at_home(plan, looks, (80, 24));
    app.learn(statistics, date(2026, 12, 7));
    app
}

fn row(row: HomeRow) -> Message {
    Message::OpenRow(HOME.iter().position(|other| *other == row).expect("the row is there"))
}

fn memory(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder for the bench");
    let mut history = History::open(&folder.path().join("history.sqlite3")).expect("a new history");
    let records: Vec<Record> = (0..RECORDS).map(record).collect();
    history.import(&records).expect("records are kept");
    let fold = || {
        let mut statistics = Statistics::default();
        history.each_brief(|brief| statistics.fold(brief)).expect("the history is read");
        statistics
    };
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a buffer can be drawn on");
    let mut draw = |app: &App| {
        terminal.draw(|frame| tenpai::ui::view(app, frame)).expect("a buffer can be drawn on");
    };
    let mut group = criterion.benchmark_group("100000 records");
    group.sample_size(20);
    group.bench_function("read", |bencher| {
        bencher.iter(|| {
            history.each_brief(|brief| {
                std::hint::black_box(brief);
            })
        })
    });
    group.bench_function("read and fold", |bencher| bencher.iter(fold));
    group.bench_function("read, fold and draw home", |bencher| bencher.iter(|| draw(&app(fold()))));
    let known = app(fold());
    group.bench_function("one more answer", |bencher| {
        let mut known = known.clone();
        let last = record(RECORDS);
        bencher.iter(|| known.remember(&last));
    });
    group.bench_function("begin practice", |bencher| {
        bencher.iter_batched(
            || known.clone(),
            |mut app| drop(app.update(row(HomeRow::Practise), Duration::ZERO)),
            criterion::BatchSize::SmallInput,
        );
    });
    group.bench_function("draw home", |bencher| bencher.iter(|| draw(&known)));
    for (name, opened, tabs) in [
        ("draw lessons", HomeRow::Lessons, 0),
        ("draw weeks", HomeRow::Statistics, 0),
        ("draw days", HomeRow::Statistics, 1),
        ("draw shapes", HomeRow::Statistics, 2),
        ("draw drills", HomeRow::Statistics, 3),
    ] {
        let mut opened_app = known.clone();
        opened_app.update(row(opened), Duration::ZERO);
        for _ in 0..tabs {
            let asked = message(&opened_app, Key::Tab).expect("a key of the figures");
            opened_app.update(asked, Duration::ZERO);
        }
        group.bench_function(name, |bencher| bencher.iter(|| draw(&opened_app)));
    }
}

/// What is done beside the screen when a quarter more was answered: the reviews are gathered and the intervals fitted.
fn fit(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("fit");
    group.sample_size(10);
    for count in [10_000, RECORDS] {
        let folder = tempfile::tempdir().expect("a folder for the bench");
        let mut history = History::open(&folder.path().join("history.sqlite3")).expect("a new history");
        let records: Vec<Record> = (0..count).map(record).collect();
        history.import(&records).expect("records are kept");
        let gathered = || {
            let mut reviews = Reviews::default();
            history.each_brief(|brief| reviews.fold(brief)).expect("the history is read");
            reviews
        };
        group.bench_function(format!("gather {count} records"), |bencher| bencher.iter(gathered));
        group.bench_function(format!("gather and fit {count} records"), |bencher| bencher.iter(|| gathered().fit()));
        let reviews = gathered().count();
        history.fit(reviews).expect("the fit is kept");
        group.bench_function(format!("read and fold {count} records with the fit"), |bencher| bencher.iter(|| history.statistics()));
    }
}

criterion_group!(benches, memory, fit);
criterion_main!(benches);
