//! The chances against a plain search over every draw, against a closed form, and against play on shuffled tiles.

use super::super::shanten;
use super::*;

fn hand(text: &str) -> Drawn {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn go_on(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn all(text: &str, draws: usize) -> Vec<Chance> {
    let hand = hand(text);
    chances(&hand, &Ruleset::RIICHI, &Unseen::beside(&hand), draws, &mut go_on).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Every draw, every discard, nothing kept in memory; the thrown tile is gone. Two draws leave nothing to forget.
fn plain(hand: &Hand, unseen: &Unseen, draws: usize, spare: bool) -> f64 {
    let rules = &Ruleset::RIICHI;
    let before = shanten(hand, rules).least();
    let mut sum = 0.0;
    for tile in unseen.kinds().iter().filter(|_| draws > 0) {
        let (drawn, rest) = (hand.draw(tile).expect("unseen"), unseen.without(tile).expect("unseen"));
        let mut best = plain(hand, &rest, draws - 1, spare);
        if shanten(&drawn, rules).least().value() < 0 {
            best = 1.0;
        }
        for cut in drawn.concealed().at_least(1).iter().filter(|&cut| cut != tile) {
            let next = drawn.discard(cut).expect("held");
            let after = shanten(&next, rules).least();
            if after < before || after == before && spare {
                best = best.max(plain(&next, &rest, draws - 1, spare && after < before));
            }
        }
        sum += best * f64::from(unseen.of(tile));
    }
    sum / unseen.total() as f64
}

#[test]
fn two_draws_are_those_of_a_plain_search() {
    for text in ["34667m356788p111s", "35m11223399p7799s", "24457899m456p789s", "123m456p789s1123p1z"] {
        let (hand, rules) = (hand(text), Ruleset::RIICHI);
        let unseen = Unseen::beside(&hand);
        let nearest = discards(&hand, &rules, &unseen)[0].shanten;
        for chance in all(text, 2) {
            let rest = hand.discard(chance.tile).expect("a row names a tile of the hand");
            let right = plain(&rest, &unseen, 2, shanten(&rest, &rules).least() == nearest);
            assert!((chance.win - right).abs() < 1e-12, "{text} without {}: {} and not {right}", chance.tile, chance.win);
        }
    }
}

/// A ready hand that stays as it is: the share of all ways to draw that hold no winning tile.
#[test]
fn a_ready_hand_wins_by_the_closed_form() {
    let curve = Curve::ready(122, 4, 18);
    let missed: f64 = (0..18).map(|at| f64::from(118 - at) / f64::from(122 - at)).product();
    assert!((curve.win[18] - (1.0 - missed)).abs() < 1e-12);
    for chance in all("35m11223399p7799s", 18).iter().filter(|chance| chance.ready == 1.0) {
        assert!(chance.win >= Curve::ready(122, 3, 18).win[18], "an exchange never makes it worse");
    }
    assert_eq!(Curve::ready(3, 3, 18).win[18], 1.0);
    assert_eq!(Curve::ready(0, 0, 18).win[18], 0.0);
}

#[test]
fn a_ready_hand_is_ready_from_the_start() {
    let rows = all("123566789m45699s", 18);
    for tile in ["5m", "6m", "9m"] {
        let row = rows.iter().find(|row| row.tile.to_string() == tile).expect("a row for each kind");
        assert_eq!(row.ready, 1.0, "{tile}");
    }
}

/// One draw makes a hand ready that is one away by each tile that it accepts, though nothing is left to win with.
#[test]
fn the_last_draw_can_make_a_hand_ready() {
    for text in ["34667m356788p111s", "24457899m456p789s", "89m3457p334679s66z"] {
        let hand = hand(text);
        let unseen = Unseen::beside(&hand);
        let rows = discards(&hand, &Ruleset::RIICHI, &unseen);
        for chance in all(text, 1) {
            let row = rows.iter().find(|row| row.tile == chance.tile).expect("a row for each kind");
            let wanted = if row.shanten.value() == 1 { f64::from(row.acceptance.left) / unseen.total() as f64 } else { 0.0 };
            assert!((chance.ready - wanted).abs() < 1e-12, "{text} without {}: {} and not {wanted}", chance.tile, chance.ready);
        }
    }
}

/// More draws never hurt, and the chances are chances.
#[test]
fn chances_grow_with_the_draws() {
    let mut last = vec![(0.0, 0.0); 14];
    for draws in 0..=MOST_DRAWS {
        for (chance, last) in all("24457899m456p789s", draws).iter().zip(&mut last) {
            assert!(chance.win >= last.0 && chance.ready >= last.1, "{draws} draws, {chance:?}");
            assert!(chance.win <= chance.ready && chance.ready <= 1.0, "{chance:?}");
            *last = (chance.win, chance.ready);
        }
    }
}

#[test]
fn work_can_be_stopped_and_tells_how_far_it_is() {
    let hand = hand("89m3457p334679s66z");
    let unseen = Unseen::beside(&hand);
    let mut seen = Vec::new();
    let mut stop = |progress: Progress| {
        seen.push(progress.done);
        if seen.len() == 500 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    assert_eq!(chances(&hand, &Ruleset::RIICHI, &unseen, 18, &mut stop), Err(NoChance::Stopped));
    assert!(seen.len() == 500 && seen.is_sorted() && seen[499] > 0);
    let far: Drawn = "1479m2358p3469s11z".parse().expect("fourteen tiles");
    assert_eq!(chances(&far, &Ruleset::RIICHI, &Unseen::beside(&far), 18, &mut go_on), Err(NoChance::TooFar));
}

/// What becomes of the thrown tiles when another is kept.
#[derive(Clone, Copy, PartialEq)]
enum Thrown {
    /// They can come again, as the model has it.
    Return,
    /// They are gone, as on a table.
    StayGone,
}

/// Shuffled tiles, played by the values of the model.
fn played(text: &str, cut: &str, thrown_tiles: Thrown, games: u32) -> f64 {
    let draws = MOST_DRAWS;
    let (start, rules) = (hand(text), Ruleset::RIICHI);
    let cut = start.concealed().at_least(1).iter().find(|tile| tile.to_string() == cut).expect("held");
    let rest = start.discard(cut).expect("held");
    let unseen = Unseen::beside(&start);
    let mut search = Search { rules: &rules, draws, known: HashMap::default(), progress: &mut go_on, at: Progress { done: 0, of: 1 } };
    let mut worth = HashMap::new();
    let mut chance = 1u64;
    let mut won = 0;
    for _ in 0..games {
        let mut pool = tiles(&unseen);
        let distance = shanten(&rest, &rules).least().value();
        let (mut state, mut thrown) = (State { hand: rest, unseen, spare: Spare::One, distance }, 0);
        for left in (0..draws).rev() {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let tile = pool.swap_remove((chance >> 33) as usize % pool.len());
            if shanten(&state.hand.draw(tile).expect("unseen"), &rules).least().value() < 0 {
                won += 1;
                break;
            }
            let table = worth
                .entry((state.hand, state.unseen, state.spare))
                .or_insert_with(|| search.choices(&state, 1).expect("nobody stops it").worth(state.distance == 0));
            let throw = table[thrown + 1][left].0;
            let mut worth_of = |next: &State| search.curve(next, 1).expect("nobody stops it").win[left];
            let kept: Vec<(f64, State)> = search_kept(&rules, &state, tile).map(|next| (worth_of(&next), next)).collect();
            match kept.into_iter().max_by(|a, b| a.0.total_cmp(&b.0)).filter(|best| best.0 > throw) {
                Some((_, next)) => {
                    (state, thrown) = (next, 0);
                    if thrown_tiles == Thrown::Return {
                        pool = tiles(&next.unseen);
                    }
                }
                None => thrown += 1,
            }
        }
    }
    f64::from(won) / f64::from(games)
}

fn search_kept(rules: &Ruleset, state: &State, tile: Tile) -> impl Iterator<Item = State> + use<> {
    Search { rules, draws: 0, known: HashMap::default(), progress: &mut go_on, at: Progress { done: 0, of: 1 } }.kept(state, tile)
}

fn tiles(unseen: &Unseen) -> Vec<Tile> {
    unseen.kinds().iter().flat_map(|tile| vec![tile; usize::from(unseen.of(tile))]).collect()
}

/// Played as the model has it, hands win as often as told; on a table, where what was thrown is gone, a little more often.
#[test]
fn play_on_shuffled_tiles_wins_as_often() {
    for (text, cut) in [("34667m356788p111s", "3p"), ("24457899m456p789s", "2m"), ("35m11223399p7799s", "3m"), ("89m3457p334679s66z", "9s")]
    {
        let told = all(text, MOST_DRAWS).into_iter().find(|row| row.tile.to_string() == cut).expect("a row for each kind").win;
        let model = played(text, cut, Thrown::Return, 20_000);
        assert!((told - model).abs() < 0.01, "{text} without {cut}: {told} told, {model} won");
        let table = played(text, cut, Thrown::StayGone, 20_000);
        assert!((-0.01..0.025).contains(&(table - told)), "{text} without {cut}: {told} told, {table} won on a table");
    }
}
