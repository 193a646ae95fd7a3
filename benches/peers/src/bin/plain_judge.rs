//! HDU 4431 as a plain compiled judge solution answers it, to set beside `tenpai solve hdu` as a whole process.

use std::io::{Read, Write};

use peers::plain;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).expect("the hands are text");
    let mut words = input.split_ascii_whitespace();
    let count: usize = words.next().and_then(|word| word.parse().ok()).expect("a count comes first");
    let mut output = String::with_capacity(64 * count);
    for _ in 0..count {
        let mut numbers = [0; 34];
        words.by_ref().take(13).for_each(|word| numbers[kind(word.as_bytes())] += 1);
        answer(plain::waits(&numbers), &mut output);
    }
    std::io::stdout().write_all(output.as_bytes()).expect("someone reads the answers");
}

fn kind(word: &[u8]) -> usize {
    let group = match word[1] {
        b'm' => 0,
        b'p' => 9,
        b's' => 18,
        _ => 27,
    };
    group + usize::from(word[0] - b'1')
}

/// The judge's order is m, s, p, c.
fn answer(waits: u64, output: &mut String) {
    if waits == 0 {
        return output.push_str("Nooten\n");
    }
    output.push_str(&waits.count_ones().to_string());
    for (group, letter, ranks) in [(0, 'm', 9), (18, 's', 9), (9, 'p', 9), (27, 'c', 7)] {
        for rank in 0..ranks {
            if waits >> (group + rank) & 1 == 1 {
                output.push(' ');
                output.push(char::from(b'1' + rank));
                output.push(letter);
            }
        }
    }
    output.push('\n');
}
