//! The map of the house is written here once the storeys stand.
pub mod engine;
