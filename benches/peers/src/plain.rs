//! A plain judge solution: try 34 tiles; seven pairs, orphans, every pair, melds depth-first.

use crate::hands::Numbers;

/// The waits as a set of bits; a kind held four times is not tried.
pub fn waits(hand: &Numbers) -> u64 {
    let mut numbers = *hand;
    let mut waits = 0;
    for kind in 0..34 {
        if numbers[kind] < 4 {
            numbers[kind] += 1;
            if complete(&mut numbers) {
                waits |= 1 << kind;
            }
            numbers[kind] -= 1;
        }
    }
    waits
}

fn complete(numbers: &mut Numbers) -> bool {
    seven_pairs(numbers) || orphans(numbers) || standard(numbers)
}

fn seven_pairs(numbers: &Numbers) -> bool {
    numbers.iter().all(|&number| number == 0 || number == 2)
}

fn orphans(numbers: &Numbers) -> bool {
    (0..34).all(|kind| {
        let orphan = kind >= 27 || matches!(kind % 9, 0 | 8);
        orphan == (numbers[kind] > 0)
    })
}

fn standard(numbers: &mut Numbers) -> bool {
    for pair in 0..34 {
        if numbers[pair] >= 2 {
            numbers[pair] -= 2;
            let done = melds(numbers, 0);
            numbers[pair] += 2;
            if done {
                return true;
            }
        }
    }
    false
}

fn melds(numbers: &mut Numbers, from: usize) -> bool {
    let Some(first) = (from..34).find(|&kind| numbers[kind] > 0) else { return true };
    if numbers[first] >= 3 {
        numbers[first] -= 3;
        let done = melds(numbers, first);
        numbers[first] += 3;
        if done {
            return true;
        }
    }
    if first < 27 && first % 9 < 7 && numbers[first + 1] > 0 && numbers[first + 2] > 0 {
        (first..first + 3).for_each(|kind| numbers[kind] -= 1);
        let done = melds(numbers, first);
        (first..first + 3).for_each(|kind| numbers[kind] += 1);
        return done;
    }
    false
}
