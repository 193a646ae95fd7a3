//! The house rules of riichi, a switch each.

/// 連風牌 renpuuhai: what a pair of the wind that is both round and seat gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DoubleWind {
    /// Two for each of its parts, four fu in all.
    Four,
    /// Two fu, like any pair with a value.
    Two,
}

impl DoubleWind {
    pub(super) const fn fu(self) -> u8 {
        match self {
            DoubleWind::Four => 4,
            DoubleWind::Two => 2,
        }
    }
}

/// 人和 renhou: a win on a discard before the winner's first draw, with nothing called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Renhou {
    /// It is no yaku.
    Nothing,
    /// A hand that is not worth five han otherwise is worth a mangan; nothing is added to it.
    Mangan,
    /// A yakuman.
    Yakuman,
}

/// What one table plays and another does not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Switches {
    /// 喰いタン kuitan: tanyao counts with called melds too.
    pub open_tanyao: bool,
    /// 赤ドラ akadora: each red five is a han. Off: a red five is a five.
    pub red_fives: bool,
    /// 切り上げ満貫 kiriage mangan: a hand 80 base points short of it (4 han 30 fu, 3 han 60 fu, 2 han 120 fu) is a mangan.
    pub rounded_mangan: bool,
    /// ダブル役満 double yakuman: thirteen orphans on thirteen waits, four concealed triplets on a single wait, nine gates on nine waits and
    /// four great winds count twice. Off: once. Different yakuman are added up in either case.
    pub double_yakuman: bool,
    /// 数え役満 kazoe yakuman: 13 han of ordinary yaku and dora are a yakuman. Off: a sanbaiman.
    pub counted_yakuman: bool,
    /// The fu of a pair that is both winds.
    pub double_wind: DoubleWind,
    /// What renhou is.
    pub renhou: Renhou,
}

impl Switches {
    /// The common rules: open tanyao, red fives, no rounding up to mangan, double and counted yakuman, four fu for both winds, renhou a
    /// mangan.
    pub const COMMON: Switches = Switches {
        open_tanyao: true,
        red_fives: true,
        rounded_mangan: false,
        double_yakuman: true,
        counted_yakuman: true,
        double_wind: DoubleWind::Four,
        renhou: Renhou::Mangan,
    };
}

impl Default for Switches {
    fn default() -> Switches {
        Switches::COMMON
    }
}
