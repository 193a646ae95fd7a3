//! The same seeded hands through tenpai, through its public peers and through a plain judge solution.

pub mod hands;
pub mod measure;
pub mod plain;
pub mod programs;
