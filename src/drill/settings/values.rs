//! The values that a setting can have, and their names.

use super::Order;

/// How tiles are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tiles {
    /// As the terminal can: filled where it has colours, cards where it has none, ascii where it has only letters.
    #[default]
    Auto,
    /// Ivory blocks.
    Filled,
    /// Tiles between lines.
    Card,
    /// `2m 3m 4m`.
    Letters,
    /// Tiles between plain signs.
    Ascii,
}

/// Which colours are sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Colors {
    /// As many as the terminal has, and none where NO_COLOR is set.
    #[default]
    Auto,
    /// As many as the terminal has, even where NO_COLOR is set.
    Always,
    /// None at all.
    None,
    /// The 16 that the terminal's own theme defines.
    Sixteen,
    /// The 256 that are the same everywhere.
    Many,
}

/// How the next question comes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Onward {
    /// By Enter.
    #[default]
    ByKey,
    /// By itself after a right answer.
    Alone,
}

/// Whether the mouse is listened to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mouse {
    /// Clicks and the wheel act.
    #[default]
    On,
    /// The terminal keeps the mouse to itself.
    Off,
}

impl Tiles {
    /// Every way to draw tiles.
    pub const ALL: [Tiles; 5] = [Tiles::Auto, Tiles::Filled, Tiles::Card, Tiles::Letters, Tiles::Ascii];

    /// The name on the command line and in the settings file.
    pub const fn name(self) -> &'static str {
        match self {
            Tiles::Auto => "auto",
            Tiles::Filled => "filled",
            Tiles::Card => "card",
            Tiles::Letters => "letters",
            Tiles::Ascii => "ascii",
        }
    }
}

impl Colors {
    pub(super) const ALL: [Colors; 5] = [Colors::Auto, Colors::Always, Colors::None, Colors::Sixteen, Colors::Many];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Colors::Auto => "auto",
            Colors::Always => "always",
            Colors::None => "none",
            Colors::Sixteen => "16",
            Colors::Many => "256",
        }
    }
}

impl Onward {
    pub(super) const ALL: [Onward; 2] = [Onward::ByKey, Onward::Alone];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Onward::ByKey => "off",
            Onward::Alone => "right",
        }
    }
}

impl Mouse {
    pub(super) const ALL: [Mouse; 2] = [Mouse::On, Mouse::Off];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Mouse::On => "on",
            Mouse::Off => "off",
        }
    }
}

pub(super) const ORDERS: [Order; 2] = [Order::Sorted, Order::Unsorted];

pub(super) const fn order_name(order: Order) -> &'static str {
    match order {
        Order::Sorted => "sorted",
        Order::Unsorted => "dealt",
    }
}

/// The value of this name.
pub(super) fn named<T: Copy, const N: usize>(all: [T; N], name: fn(T) -> &'static str, value: &str) -> Option<T> {
    all.into_iter().find(|one| name(*one) == value)
}
