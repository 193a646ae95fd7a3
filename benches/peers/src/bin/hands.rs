//! Prints 20,000 seeded hands as HDU 4431 wants them: half from the whole wall, half ready; `hands [seed]`.

use std::io::Write;

use peers::hands::Dealer;

const COUNT: usize = 20_000;

fn main() {
    let seed = std::env::args().nth(1).map_or(Ok(1), |text| text.parse()).expect("the seed is a number");
    let mut dealer = Dealer::new(seed);
    let mut output = format!("{COUNT}\n");
    for turn in 0..COUNT {
        let tiles: Vec<usize> = match turn % 4 {
            0 | 2 => dealer.drawn(0..34, 13),
            1 => tiles_of(&dealer.ready()),
            _ => tiles_of(&dealer.one_suit_ready()),
        };
        let words: Vec<String> = tiles.iter().map(|kind| format!("{}{}", kind % 9 + 1, ["m", "p", "s", "c"][kind / 9])).collect();
        output.push_str(&words.join(" "));
        output.push('\n');
    }
    std::io::stdout().write_all(output.as_bytes()).expect("someone reads the hands");
}

fn tiles_of(numbers: &[u8; 34]) -> Vec<usize> {
    (0..34).flat_map(|kind| vec![kind; usize::from(numbers[kind])]).collect()
}
