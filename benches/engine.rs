//! How long the engine thinks about a hand: the workloads of `benches/peers`, ours alone and with statistics.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rand::rngs::ChaCha12Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use tenpai::engine::mcr::{McrRules, mcr_points};
use tenpai::engine::riichi::{Switches, score};
use tenpai::engine::{Circumstances, How, WinningTile, WonHand};
use tenpai::engine::{Counts, Drawn, Hand, Ruleset, Tile, Unseen, discards, each_win, shanten, waits, wins};

const HANDS: usize = 5_000;

/// Tiles from a shuffled wall of the first so many kinds.
fn tiles(chance: &mut ChaCha12Rng, kinds: usize, size: usize) -> Counts {
    let mut wall: Vec<Tile> = Tile::all().take(kinds).flat_map(|tile| [tile; 4]).collect();
    let (drawn, _) = wall.partial_shuffle(chance, size);
    Counts::of_tiles(drawn.iter().copied()).expect("a wall has four of each kind")
}

fn hand(counts: Counts) -> Hand {
    Hand::new(counts, &[]).expect("thirteen tiles are a hand")
}

fn random(chance: &mut ChaCha12Rng) -> Hand {
    hand(tiles(chance, 34, 13))
}

fn drawn(chance: &mut ChaCha12Rng) -> Drawn {
    Drawn::new(tiles(chance, 34, 14), &[]).expect("fourteen tiles are a drawn hand")
}

fn one_suit_ready(chance: &mut ChaCha12Rng) -> Hand {
    loop {
        let hand = hand(tiles(chance, 9, 13));
        if !waits(&hand, &Ruleset::RIICHI).real.is_empty() {
            return hand;
        }
    }
}

/// Four random melds and a pair, one tile taken away.
fn ready(chance: &mut ChaCha12Rng) -> Hand {
    loop {
        let mut numbers = [0u8; 34];
        for _ in 0..4 {
            let first: usize = chance.random_range(0..34);
            if first < 27 && first % 9 < 7 && chance.random_range(0..4) != 0 {
                numbers[first..first + 3].iter_mut().for_each(|number| *number += 1);
            } else {
                numbers[first] += 3;
            }
        }
        numbers[chance.random_range(0..34)] += 2;
        let Ok(mut counts) = Counts::new(&numbers) else { continue };
        let tiles: Vec<Tile> = counts.tiles().collect();
        counts.remove(tiles[chance.random_range(0..tiles.len())]);
        let hand = hand(counts);
        if !waits(&hand, &Ruleset::RIICHI).real.is_empty() {
            return hand;
        }
    }
}

/// Won on its first wait, by a discard.
fn won(hand: &Hand) -> Option<WonHand> {
    let tile = waits(hand, &Ruleset::MCR).real.iter().next()?;
    WonHand::new(*hand, WinningTile::plain(tile), Circumstances::plain(How::Ron), &Ruleset::MCR).ok()
}

fn workloads(criterion: &mut Criterion) {
    let mut chance = ChaCha12Rng::seed_from_u64(1);
    let mut many = |one: fn(&mut ChaCha12Rng) -> Hand| -> Vec<Hand> { (0..HANDS).map(|_| one(&mut chance)).collect() };
    let sorts = [("random", many(random)), ("ready", many(ready)), ("one suit", many(one_suit_ready))];
    let drawn: Vec<Drawn> = (0..HANDS).map(|_| drawn(&mut chance)).collect();
    let rules = Ruleset::RIICHI;

    let mut group = criterion.benchmark_group("5000 hands");
    group.throughput(Throughput::Elements(HANDS as u64)).sample_size(30);
    for (sort, hands) in &sorts {
        group.bench_function(format!("waits, {sort}"), |bench| {
            bench.iter(|| hands.iter().fold(0, |all, hand| all ^ waits(hand, &rules).real.bits()));
        });
    }
    for (sort, hands) in &sorts {
        group.bench_function(format!("waits and readings, {sort}"), |bench| {
            bench.iter(|| {
                let mut blocks = 0;
                hands.iter().for_each(|hand| each_win(hand, &rules, |_, reading| blocks += reading.blocks().len()));
                blocks
            });
        });
        group.bench_function(format!("waits and readings in lists, {sort}"), |bench| {
            bench.iter(|| hands.iter().map(|hand| wins(hand, &rules).len()).sum::<usize>());
        });
    }
    let won: Vec<WonHand> = sorts[1].1.iter().filter_map(won).collect();
    group.bench_function("points of wins, mcr", |bench| {
        bench.iter(|| won.iter().map(|won| mcr_points(won, &McrRules::TODAY).points).sum::<u32>());
    });
    group.bench_function("shanten of 14", |bench| {
        bench.iter(|| drawn.iter().map(|hand| i64::from(shanten(hand, &rules).least().value())).sum::<i64>());
    });
    group.bench_function("all discards with acceptance", |bench| {
        bench.iter(|| drawn.iter().map(|hand| discards(hand, &rules, &Unseen::beside(hand))[0].acceptance.left).sum::<u32>());
    });
    group.bench_function("hands from counts", |bench| {
        bench.iter_batched(
            || sorts[0].1.iter().map(|hand| *hand.concealed()).collect::<Vec<Counts>>(),
            |all| all.into_iter().map(|counts| hand(counts).needed()).sum::<usize>(),
            BatchSize::SmallInput,
        );
    });
    group.finish();
    slowest(criterion);
}

/// The wins that took longest of all of one suit: 5 ms at most are allowed for one.
fn slowest(criterion: &mut Criterion) {
    let read = |line: &str, rules: &Ruleset| WonHand::read(line, rules).expect("a win");
    let mcr = read("2233334445555m 4m tsumo", &Ruleset::MCR);
    let riichi = read("5556666777888m 7m tsumo", &Ruleset::RIICHI);
    let mut group = criterion.benchmark_group("the slowest win");
    group.bench_function("mcr", |bench| bench.iter(|| mcr_points(&mcr, &McrRules::TODAY).points));
    group.bench_function("riichi", |bench| bench.iter(|| score(&riichi, &Switches::COMMON).map(|score| score.han)));
    group.finish();
}

criterion_group!(engine, workloads);
criterion_main!(engine);
