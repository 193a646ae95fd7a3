//! `tenpai completions` and `tenpai man`, for those who package the program.

use clap_complete::Shell;
use clap_mangen::Man;

use super::Outcome;
use super::args::Args;
use super::output::{Failure, Output};

pub fn completions(shell: Shell, out: &mut Output) -> Result<Outcome, Failure> {
    // into memory first: the generator panics where its writer fails
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::shown(), "tenpai", &mut script);
    out.bytes(&script)?;
    Ok(Outcome::Fine)
}

pub fn man(out: &mut Output) -> Result<Outcome, Failure> {
    let mut page = Vec::new();
    Man::new(Args::shown()).render(&mut page)?;
    out.bytes(&page)?;
    Ok(Outcome::Fine)
}
