//! The session that tests of the screen play: ten hands of one suit from seed 7, or a hand of their own.

use tenpai::app::{Onward, Plan};
use tenpai::drill::deal::{Narrow, Order, Source, Wilds};
use tenpai::drill::exercise::Drill;
use tenpai::drill::play::PlayStyle;
use tenpai::drill::record::Mode;
use tenpai::drill::score::ScoreLevel;
use tenpai::engine::Ruleset;

/// Ten questions under riichi rules, of this hand where one is given.
pub fn plan(hand: Option<&str>) -> Plan {
    Plan {
        mode: Mode::Ten,
        clock: None,
        drill: Drill::Waits,
        source: Source::Flush,
        narrow: Narrow::default(),
        rules: Ruleset::RIICHI,
        seed: 7,
        questions: 10,
        decoys: None,
        order: Order::Sorted,
        wilds: Wilds::None,
        hand: hand.map(|hand| hand.parse().expect("a hand of the table")),
        hands: 4,
        style: PlayStyle::default(),
        level: ScoreLevel::All,
        win: None,
        onward: Onward::ByKey,
    }
}
