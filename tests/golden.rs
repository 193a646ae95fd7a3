//! Hands that programs of this kind have got wrong, each with its right answer and the reason, through every storey of the engine.

use tenpai::engine::{AnyHand, Drawn, Hand, Ruleset, Unseen, acceptance, discards, readings, shanten, waits, wins};

/// The lines of a table as columns; the last column is the reason.
fn rows(table: &'static str, columns: usize) -> Vec<Vec<&'static str>> {
    let rows: Vec<Vec<&str>> = table.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect()).collect();
    for row in &rows {
        assert_eq!(row.len(), columns, "{row:?}");
        assert!(row[columns - 1].len() > 5, "without a reason: {row:?}");
    }
    rows
}

fn rules(name: &str) -> Ruleset {
    name.parse().expect("the tables name rulesets that are built")
}

fn check_waits(row: &[&str]) {
    let [text, name, real, held, reason] = row else { panic!("{row:?}") };
    let (hand, rules) = (text.parse::<Hand>().unwrap_or_else(|error| panic!("{text}: {error}")), rules(name));
    let found = waits(&hand, &rules);
    let told = |tiles: String| if tiles.is_empty() { "-".to_owned() } else { tiles };
    assert_eq!(told(found.real.to_string()), *real, "waits of {text}, {name}: {reason}");
    assert_eq!(told(found.held.to_string()), *held, "held kinds of {text}, {name}: {reason}");
    assert_eq!(wins(&hand, &rules).iter().map(|win| win.tile).collect::<tenpai::engine::TileSet>(), found.real);
    assert_eq!(shanten(&hand, &rules).least().value() == 0, !found.real.is_empty(), "distance of {text}, {name}");
    for tile in found.real.iter() {
        let drawn = hand.draw(tile).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert!(!readings(&drawn, &rules).is_empty(), "{text} with {tile}");
        assert_eq!(shanten(&drawn, &rules).least().value(), -1, "{text} with {tile}");
    }
}

fn check_distance(row: &[&str]) {
    let [text, name, standard, pairs, orphans, reason] = row else { panic!("{row:?}") };
    let hand = text.parse::<AnyHand>().unwrap_or_else(|error| panic!("{text}: {error}"));
    let found = shanten(&hand, &rules(name));
    let told = |form: Option<tenpai::engine::Shanten>| form.map_or("null".to_owned(), |form| form.to_string());
    let found = [Some(found.standard), found.seven_pairs, found.thirteen_orphans].map(told);
    for (at, (found, right)) in found.iter().zip([standard, pairs, orphans]).enumerate() {
        assert!(*right == "." || found == right, "form {at} of {text}, {name}: {found}, not {right}: {reason}");
    }
}

fn check_readings(row: &[&str]) {
    let [text, name, right, reason] = row else { panic!("{row:?}") };
    let (hand, rules) = (text.parse::<Drawn>().unwrap_or_else(|error| panic!("{text}: {error}")), rules(name));
    let found: Vec<String> = readings(&hand, &rules)
        .iter()
        .map(|reading| reading.blocks().iter().map(|block| block.to_string()).collect::<Vec<_>>().join(" "))
        .collect();
    let right: Vec<&str> = right.split(" | ").filter(|reading| *reading != "-").collect();
    assert_eq!(found, right, "readings of {text}, {name}: {reason}");
    for reading in readings(&hand, &rules) {
        let tiles: usize = reading.blocks().iter().map(|block| block.tiles().count()).sum();
        assert_eq!(tiles, hand.concealed().total(), "{text}");
    }
    assert_eq!(shanten(&hand, &rules).least().value() == -1, !right.is_empty(), "distance of {text}, {name}");
}

fn check_refused(row: &[&str]) {
    let [text, column, part, reason] = row else { panic!("{row:?}") };
    let text = text.trim_matches('"');
    let error = match text.parse::<AnyHand>() {
        Ok(hand) => panic!("`{text}` was read as {hand}: {reason}"),
        Err(error) => error,
    };
    let found = error.column().map_or("-".to_owned(), |column| column.to_string());
    assert!(found == *column || *column == "*" && found != "-", "`{text}`: column {found}: {error}: {reason}");
    assert!(error.to_string().contains(part), "`{text}`: {error}: {reason}");
}

#[test]
fn waits_are_right_where_others_went_wrong() {
    rows(include_str!("golden/waits.tsv"), 5).iter().for_each(|row| check_waits(row));
}

#[test]
fn distances_are_right_where_others_went_wrong() {
    rows(include_str!("golden/distances.tsv"), 6).iter().for_each(|row| check_distance(row));
}

#[test]
fn readings_are_right_where_others_went_wrong() {
    rows(include_str!("golden/readings.tsv"), 4).iter().for_each(|row| check_readings(row));
}

#[test]
fn what_is_no_hand_is_refused_with_its_place() {
    rows(include_str!("golden/refused.tsv"), 4).iter().for_each(|row| check_refused(row));
}

#[test]
fn called_melds_stay_as_they_are() {
    // a run that was called is never taken apart to make the triplet of the winning tile
    let hand: Hand = "1112233444m[123m]".parse().expect("ten tiles and a run");
    assert_eq!(hand.melds().len(), 1);
    for reading in wins(&hand, &Ruleset::RIICHI).iter().flat_map(|win| &win.readings) {
        assert_eq!(reading.blocks().len(), 4, "{hand}: a pair and three melds are concealed");
    }
}

fn check_discard(row: &[&str]) {
    let [text, name, cut, distance, tiles, left, reason] = row else { panic!("{row:?}") };
    let (hand, rules) = (text.parse::<Drawn>().unwrap_or_else(|error| panic!("{text}: {error}")), rules(name));
    let rows = discards(&hand, &rules, &Unseen::beside(&hand));
    let found = rows.iter().find(|row| *cut == "*" || row.tile.to_string() == *cut).unwrap_or_else(|| panic!("{text} has no {cut}"));
    assert_eq!(found.shanten.to_string(), *distance, "{text} without {cut}, {name}: {reason}");
    let accepts = found.acceptance;
    assert!(*tiles == "*" || accepts.tiles.to_string() == *tiles, "{text} without {cut} accepts {}: {reason}", accepts.tiles);
    assert!(*left == "*" || accepts.left.to_string() == *left, "{text} without {cut}: {} left: {reason}", accepts.left);
    let held = hand.concealed().at_least(1);
    assert_eq!(rows.iter().map(|row| row.tile).collect::<tenpai::engine::TileSet>(), held, "a row for each kind of {text}");
}

#[test]
fn discards_are_right_where_others_went_wrong() {
    rows(include_str!("golden/discards.tsv"), 7).iter().for_each(|row| check_discard(row));
}

/// Hands before their draw, and tiles that lie open elsewhere.
#[test]
fn acceptance_is_right_where_others_went_wrong() {
    let check = |text: &str, visible: &str, tiles: &str, left: u32| {
        let hand: Hand = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let visible = visible.parse().unwrap_or_else(|error| panic!("{visible}: {error}"));
        let unseen = Unseen::beside_visible(&hand, &visible).unwrap_or_else(|error| panic!("{text}: {error}"));
        let found = acceptance(&hand, &Ruleset::RIICHI, &unseen);
        assert_eq!((found.tiles.to_string(), found.left), (tiles.to_owned(), left), "{text}");
    };
    // kinds that a called kan has used up are not counted: copies in melds are gone
    check("13m456p789s11z[2222m]", "", "1345m1z", 16);
    check("8999m", "", "78m", 7);
    // after the call, a fifth 9m exists for nobody
    check("8m[999m]", "", "8m", 3);
    // short hands: two blocks and a pair are all that is wanted
    check("79p229s66z", "", "8p2s6z", 8);
    // kinds and tiles are two numbers, and a kind of which nothing is left is none
    check("123456789m12p11z", "", "3p", 4);
    check("123456789m12p11z", "3p", "3p", 3);
    // nothing left at all is 0, no fault
    check("123456789m12p11z", "3333p", "", 0);
}
