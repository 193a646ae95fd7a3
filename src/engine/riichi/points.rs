//! 点 ten: from han and fu to what each player pays.

use super::Switches;
use crate::engine::{Circumstances, How, Wind};

/// 満貫 mangan and above, where more fu change nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Limit {
    /// 満貫: five han, or more than 2,000 base points.
    Mangan,
    /// 跳満: six and seven han.
    Haneman,
    /// 倍満: eight to ten.
    Baiman,
    /// 三倍満: eleven and twelve, and more where no yakuman is counted.
    Sanbaiman,
    /// 数え役満: thirteen and more, counted as a yakuman.
    CountedYakuman,
    /// 役満: the named hands, so many times.
    Yakuman(u8),
}

impl Limit {
    /// The name in the fields of the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Limit::Mangan => "mangan",
            Limit::Haneman => "haneman",
            Limit::Baiman => "baiman",
            Limit::Sanbaiman => "sanbaiman",
            Limit::CountedYakuman | Limit::Yakuman(_) => "yakuman",
        }
    }

    /// 基本点 kihonten.
    const fn base(self) -> u32 {
        match self {
            Limit::Mangan => 2000,
            Limit::Haneman => 3000,
            Limit::Baiman => 4000,
            Limit::Sanbaiman => 6000,
            Limit::CountedYakuman => 8000,
            Limit::Yakuman(times) => 8000 * times as u32,
        }
    }
}

/// What a hand is worth before it is known who pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    /// 基本点 kihonten: fu times two for each han and twice two more; a limit's share where it has one.
    pub base: u32,
    /// The limit that it reached.
    pub limit: Option<Limit>,
}

impl Points {
    /// From han and fu.
    pub const fn of(han: u8, fu: u8, switches: &Switches) -> Points {
        let limit = match han {
            0..=4 => {
                let base = (fu as u32) << (2 + han);
                if base > 2000 || base == 1920 && switches.rounded_mangan {
                    Limit::Mangan
                } else {
                    return Points { base, limit: None };
                }
            }
            5 => Limit::Mangan,
            6 | 7 => Limit::Haneman,
            8..=10 => Limit::Baiman,
            11 | 12 => Limit::Sanbaiman,
            13.. if switches.counted_yakuman => Limit::CountedYakuman,
            13.. => Limit::Sanbaiman,
        };
        Points::at(limit)
    }

    /// Whether a hand can have so many han and fu: 20 fu are the self-draw of a pinfu, 25 are seven pairs, and every other number is a full
    /// ten from 30 on.
    pub const fn possible(han: u8, fu: u8, how: How) -> bool {
        match (fu, how) {
            (20, How::Tsumo) | (25, How::Ron) => han >= 2,
            (25, How::Tsumo) => han >= 3,
            _ => fu >= 30 && fu.is_multiple_of(10) && han >= 1,
        }
    }

    /// A limit, whatever the han.
    pub const fn at(limit: Limit) -> Points {
        Points { base: limit.base(), limit: Some(limit) }
    }

    /// What the winner at this seat is paid, counters and sticks aside.
    pub fn gain(self, how: How, seat: Wind) -> Gain {
        let share = |times: u32| (self.base * times).div_ceil(100) * 100;
        match (how, seat) {
            (How::Ron, Wind::East) => Gain::Ron(share(6)),
            (How::Ron, _) => Gain::Ron(share(4)),
            (How::Tsumo, Wind::East) => Gain::FromEach(share(2)),
            (How::Tsumo, _) => Gain::Tsumo { others: share(1), dealer: share(2) },
        }
    }
}

/// What a winner is paid, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gain {
    /// All of it by one player.
    Ron(u32),
    /// So much by each of the three: the dealer's self-draw.
    FromEach(u32),
    /// So much by two players and so much by the dealer.
    Tsumo {
        /// Each of the two.
        others: u32,
        /// The dealer.
        dealer: u32,
    },
}

impl Gain {
    /// The sum.
    pub const fn total(self) -> u32 {
        match self {
            Gain::Ron(points) => points,
            Gain::FromEach(points) => 3 * points,
            Gain::Tsumo { others, dealer } => 2 * others + dealer,
        }
    }

    /// What East, South, West and North win and lose, counters and sticks included; none for a ron of which it was not told from whom.
    pub fn payments(self, told: &Circumstances) -> Option<[i32; 4]> {
        let honba = i32::from(told.honba);
        let mut all = [0; 4];
        for wind in Wind::ALL {
            all[wind as usize] = -match self {
                _ if wind == told.seat => 0,
                Gain::Ron(points) if Some(wind) == told.from => points as i32 + 300 * honba,
                Gain::Ron(_) => 0,
                Gain::Tsumo { dealer, .. } if wind == Wind::East => dealer as i32 + 100 * honba,
                Gain::FromEach(points) | Gain::Tsumo { others: points, .. } => points as i32 + 100 * honba,
            };
        }
        all[told.seat as usize] = 1000 * i32::from(told.sticks) - all.iter().sum::<i32>();
        (told.how == How::Tsumo || told.from.is_some()).then_some(all)
    }
}

/// `3900`, `1300 2600`, `2600`: as it is said at the table.
impl std::fmt::Display for Gain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Gain::Ron(points) | Gain::FromEach(points) => write!(f, "{points}"),
            Gain::Tsumo { others, dealer } => write!(f, "{others} {dealer}"),
        }
    }
}
