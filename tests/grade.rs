//! How discards are marked: hands whose verdict was worked out by hand and by simulation.

use tenpai::drill::grade::{Grade, Graded, graded};
use tenpai::engine::{Drawn, Ruleset, Shape, Tile, Unseen};

fn marked(text: &str, win: impl Fn(Tile) -> Option<f64>) -> Vec<Graded> {
    let hand: Drawn = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    graded(&hand, &Ruleset::RIICHI, &Unseen::beside(&hand), win)
}

fn row<'a>(rows: &'a [Graded], tile: &str) -> &'a Graded {
    rows.iter().find(|row| row.discard.tile.to_string() == tile).unwrap_or_else(|| panic!("no {tile}"))
}

fn grade(rows: &[Graded], tile: &str) -> Grade {
    row(rows, tile).grade
}

#[test]
fn equal_copies_are_separated_by_the_shape_behind_them() {
    let rows = marked("34667m356788p111s", |_| None);
    let (better, worse) = (row(&rows, "3p"), row(&rows, "7m"));
    assert_eq!((better.discard.acceptance.left, worse.discard.acceptance.left), (16, 16));
    assert_eq!((better.shape, worse.shape), (Some(Shape::Good(16)), Some(Shape::Good(8))));
    assert_eq!((better.grade, worse.grade), (Grade::Best, Grade::SameTiles));
    assert_eq!(rows[0].discard.tile, better.discard.tile, "the best stands first");
}

#[test]
fn fewer_copies_and_no_better_shape_are_a_loss() {
    let rows = marked("2346889m567p3388s", |_| None);
    assert_eq!((row(&rows, "6m").discard.acceptance.left, row(&rows, "3s").discard.acceptance.left), (10, 4));
    assert_eq!((grade(&rows, "6m"), grade(&rows, "9m"), grade(&rows, "3s")), (Grade::Best, Grade::Best, Grade::Loses(6)));
    let rows = marked("666m55p1233557s44z", |_| None);
    assert_eq!((row(&rows, "7s").discard.acceptance.left, row(&rows, "1s").discard.acceptance.left), (16, 6));
    assert_eq!((grade(&rows, "7s"), grade(&rows, "1s")), (Grade::Best, Grade::Loses(10)));
}

#[test]
fn further_away_the_next_step_separates() {
    let rows = marked("89m3457p334679s66z", |_| None);
    for tile in ["6s", "7p", "9s"] {
        assert_eq!(row(&rows, tile).discard.acceptance.left, 20, "{tile}");
    }
    assert_eq!((grade(&rows, "7p"), grade(&rows, "9s"), grade(&rows, "6s")), (Grade::Best, Grade::Best, Grade::SameTiles));
    assert!(row(&rows, "7p").shape > row(&rows, "6s").shape);
}

#[test]
fn fewer_copies_with_a_better_shape_are_defensible() {
    let rows = marked("24457899m456p789s", |_| None);
    assert_eq!((grade(&rows, "5m"), grade(&rows, "9m"), grade(&rows, "2m")), (Grade::Best, Grade::Defensible, Grade::Loses(4)));
}

#[test]
fn a_chance_to_win_decides_where_it_is_known() {
    let win = |best: f64, other: f64| move |tile: Tile| Some(if tile.to_string() == "5m" { best } else { other });
    let rows = marked("24457899m456p789s", win(0.30, 0.30));
    assert_eq!((grade(&rows, "5m"), grade(&rows, "2m")), (Grade::Best, Grade::Defensible));
    let rows = marked("24457899m456p789s", win(0.300, 0.291));
    assert_eq!(grade(&rows, "2m"), Grade::Defensible, "97 in a hundred are enough");
    let rows = marked("24457899m456p789s", win(0.300, 0.2909));
    assert_eq!((grade(&rows, "2m"), grade(&rows, "5p")), (Grade::Loses(4), Grade::OneBack));
    let rows = marked("24457899m456p789s", win(0.300, 0.301));
    assert_eq!((grade(&rows, "5m"), grade(&rows, "5p")), (Grade::Best, Grade::SlowerWinsMore));
}

#[test]
fn hands_that_stay_ready_are_told_apart_by_their_chance() {
    let rows = marked("35m11223399p7799s", |_| None);
    assert_eq!((grade(&rows, "3m"), grade(&rows, "5m")), (Grade::Best, Grade::Best), "nothing is known that separates them");
    let rows = marked("35m11223399p7799s", |tile| Some(if tile.to_string() == "5m" { 0.2 } else { 0.1 }));
    assert_eq!((grade(&rows, "3m"), grade(&rows, "5m")), (Grade::SameTiles, Grade::Best));
    assert_eq!(rows[0].discard.tile.to_string(), "5m");
}

#[test]
fn a_row_never_divides_by_nothing() {
    let hand: Drawn = "123456789m12p112z".parse().expect("fourteen tiles");
    let visible = "3333p1z".parse().expect("five tiles");
    let unseen = Unseen::beside_visible(&hand, &visible).expect("four of each");
    let rows = graded(&hand, &Ruleset::RIICHI, &unseen, |_| None);
    assert!(rows.iter().any(|row| row.discard.acceptance.left == 0), "a wait that lies open accepts nothing");
    assert!(rows.iter().filter_map(|row| row.shape).all(|shape| shape.value().is_finite()));
    assert_eq!(Shape::Next { sum: 0, left: 0 }.value(), 0.0);
}

/// One question leaves nothing behind for the next.
#[test]
fn a_question_answers_alike_when_asked_again() {
    let fresh = marked("24457899m456p789s", |_| None);
    marked("55667m233p1145s55z", |_| Some(1.0));
    assert_eq!(marked("24457899m456p789s", |_| None), fresh);
}
