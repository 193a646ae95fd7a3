//! `tenpai` (聴牌, the ready hand): a trainer that makes people read mahjong hands at a glance, and the engine behind it.
//!
//! # The house
//!
//! The crate is a house of storeys. Imports point down only, and `tests/architecture.rs` checks the arrows.
//!
//! | storey | where | does |
//! | --- | --- | --- |
//! | shell | [`shell`], [`cli`], `main.rs` | arguments, the event loop, exit codes; the only place with a terminal, a clock, signals |
//! | drawing | [`ui`] | the screen of a state; every colour in `theme.rs`, every tile face in `tiles.rs` |
//! | wording | [`words`] | every word and sentence shown to a person |
//! | deciding | [`app`] | the state, the keys, what a message changes |
//! | keeping | [`store`] | the learner's history and settings: every path and every file |
//! | asking | [`drill`] | dealers, questions, marking, sessions: pure functions of their arguments and a seed |
//! | rules | [`engine`] | tiles, hands, waits, readings, distance: pure, std only |
//!
//! `engine`, `drill` and `app` never see a clock, a file, a terminal or an unseeded generator: time and seed are arguments,
//! and work for the outside is returned as an effect. So all of them are tested without a terminal, and a seed rebuilds any question.
//!
//! # Two ways through it
//!
//! - key → `shell` → `app::keymap` → `App::update` → `drill` marks it with [`engine::waits`] → verdict in the state → `ui::view`.
//! - text → `cli` → `text.parse::<Hand>()` → [`engine::waits`] → a line or JSON.
//!
//! # The engine in a line
//!
//! ```
//! use tenpai::engine::{Hand, Ruleset, waits};
//! let hand: Hand = "1112345678999m".parse()?;
//! assert_eq!(waits(&hand, &Ruleset::RIICHI).real.to_string(), "123456789m");
//! # Ok::<(), tenpai::engine::HandError>(())
//! ```

pub mod app;
pub mod cli;
pub mod drill;
pub mod engine;
pub mod shell;
pub mod store;
pub mod ui;
pub mod words;
