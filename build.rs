//! Writes the engine's tables into the binary, computed by the same code that the engine's tests check.

#[path = "src/engine/algebra.rs"]
mod algebra;
#[allow(dead_code)]
#[path = "src/engine/needs.rs"]
mod needs;

use std::path::Path;

use algebra::Algebra;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/engine/needs.rs");
    println!("cargo::rerun-if-changed=src/engine/algebra.rs");
    let out = std::env::var_os("OUT_DIR").expect("cargo names the folder of a build step");
    let algebra = Algebra::compute();
    assert!(algebra.suit_classes <= algebra.classes.len() && algebra.classes.len() <= 256, "a class fits in a byte");
    let write = |name: &str, bytes: Vec<u8>| {
        std::fs::write(Path::new(&out).join(name), bytes).expect("the folder of a build step can be written");
    };
    write("low.bin", low(&algebra));
    write("high.bin", high(&algebra));
    write("honors.bin", honors(&algebra));
    write("merge.bin", pairs(&algebra, |a, b| algebra.merge[a][b]));
    let lacking = (0..5).flat_map(|melds| {
        let of = |a: usize, b: usize| algebra.classes[usize::from(algebra.merge[a][b])].with_pair(melds);
        pairs(&algebra, of)
    });
    write("lacking.bin", lacking.collect());
    write("needs.bin", algebra.classes.iter().flat_map(|class| class.0).collect());
}

/// The first six ranks in base 5, the first rank last → row of `high`, as little-endian words; padded to a power of two.
fn low(algebra: &Algebra) -> Vec<u8> {
    let mut words = vec![0u16; 1 << 14];
    for (key, word) in words.iter_mut().enumerate().take(15_625) {
        let (mut rest, mut state) = (key, 0u16);
        for level in &algebra.levels[..6] {
            state = level[usize::from(state)][rest % 5];
            rest /= 5;
        }
        *word = state;
    }
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Row of 128 for each state after six ranks, the last three ranks in base 5 → class; padded to a power of two.
fn high(algebra: &Algebra) -> Vec<u8> {
    let mut bytes = vec![0u8; 1 << 18];
    for row in 0..algebra.levels[6].len() {
        for key in 0..125 {
            let (mut rest, mut state) = (key, row as u16);
            for level in &algebra.levels[6..] {
                state = level[usize::from(state)][rest % 5];
                rest /= 5;
            }
            bytes[row * 128 + key] = state as u8;
        }
    }
    bytes
}

/// Honours held at least once, twice, three times, three bits each → class.
fn honors(algebra: &Algebra) -> Vec<u8> {
    let mut bytes = vec![0u8; 512];
    for &(key, class) in &algebra.honors {
        bytes[key] = class;
    }
    bytes
}

/// A square of 256 by 256 over the classes, so that two bytes are always a place in it.
fn pairs(algebra: &Algebra, of: impl Fn(usize, usize) -> u8) -> Vec<u8> {
    let classes = algebra.classes.len();
    let mut bytes = vec![0u8; 1 << 16];
    for a in 0..classes {
        for b in 0..classes {
            bytes[a * 256 + b] = of(a, b);
        }
    }
    bytes
}
