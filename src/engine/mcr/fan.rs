//! The 81 fans of Chinese official rules: what each is called, what it is worth, and what it contains.

use std::fmt;

/// 番 fan: what earns points. The order is that of the rules, the most points first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fan {
    /// 大四喜: Pungs of all four winds.
    BigFourWinds,
    /// 大三元: Pungs of all three dragons.
    BigThreeDragons,
    /// 绿一色: Only 2 3 4 6 8 of bamboo and the green dragon.
    AllGreen,
    /// 九莲宝灯: Any tile of the suit completes the concealed 1112345678999.
    NineGates,
    /// 四杠: Four kongs.
    FourKongs,
    /// 连七对: Seven pairs of one suit in a row.
    SevenShiftedPairs,
    /// 十三幺: One of each terminal and honour and one more of them.
    ThirteenOrphans,
    /// 清幺九: Only ones and nines.
    AllTerminals,
    /// 小四喜: Pungs of three winds and a pair of the fourth.
    LittleFourWinds,
    /// 小三元: Pungs of two dragons and a pair of the third.
    LittleThreeDragons,
    /// 字一色: Only winds and dragons.
    AllHonors,
    /// 四暗刻: Four pungs that nobody helped with.
    FourConcealedPungs,
    /// 一色双龙会: 123 and 789 twice and a pair of fives, in one suit.
    PureTerminalChows,
    /// 一色四同顺: Four equal chows.
    QuadrupleChow,
    /// 一色四节高: Four pungs of one suit in a row.
    FourPureShiftedPungs,
    /// 一色四步高: Four chows of one suit, each one rank up, or each two.
    FourPureShiftedChows,
    /// 三杠: Three kongs.
    ThreeKongs,
    /// 混幺九: Only terminals and honours.
    AllTerminalsAndHonors,
    /// 七对: Seven pairs; four of a kind are two.
    SevenPairs,
    /// 七星不靠: Seven tiles of a knitted layout and all seven honours.
    GreaterHonorsAndKnittedTiles,
    /// 全双刻: Pungs and a pair of 2 4 6 8.
    AllEvenPungs,
    /// 清一色: One suit and nothing else.
    FullFlush,
    /// 一色三同顺: Three equal chows.
    PureTripleChow,
    /// 一色三节高: Three pungs of one suit in a row.
    PureShiftedPungs,
    /// 全大: Only 7 8 9.
    UpperTiles,
    /// 全中: Only 4 5 6.
    MiddleTiles,
    /// 全小: Only 1 2 3.
    LowerTiles,
    /// 清龙: 123 456 789 of one suit.
    PureStraight,
    /// 三色双龙会: 123 and 789 of two suits and a pair of fives of the third.
    ThreeSuitedTerminalChows,
    /// 一色三步高: Three chows of one suit, each one rank up, or each two.
    PureShiftedChows,
    /// 全带五: A five in every set and in the pair.
    AllFive,
    /// 三同刻: Three pungs of one rank.
    TriplePung,
    /// 三暗刻: Three pungs that nobody helped with.
    ThreeConcealedPungs,
    /// 全不靠: Fourteen different tiles of a knitted layout and the honours.
    LesserHonorsAndKnittedTiles,
    /// 组合龙: 147 of one suit, 258 of another and 369 of the third.
    KnittedStraight,
    /// 大于五: Only 6 7 8 9.
    UpperFour,
    /// 小于五: Only 1 2 3 4.
    LowerFour,
    /// 三风刻: Pungs of three winds.
    BigThreeWinds,
    /// 花龙: 123, 456 and 789, each of another suit.
    MixedStraight,
    /// 推不倒: Only tiles that look the same upside down: 1234589p, 245689s and the white dragon.
    ReversibleTiles,
    /// 三色三同顺: The same chow of each suit.
    MixedTripleChow,
    /// 三色三节高: Three pungs in a row, each of another suit.
    MixedShiftedPungs,
    /// 无番和: Nothing else at all.
    ChickenHand,
    /// 妙手回春: On the last tile of the wall.
    LastTileDraw,
    /// 海底捞月: On the last discard.
    LastTileClaim,
    /// 杠上开花: On the tile that replaced a kong.
    OutWithReplacementTile,
    /// 抢杠和: On a tile that was added to a pung.
    RobbingTheKong,
    /// 碰碰和: Four pungs.
    AllPungs,
    /// 混一色: One suit and honours.
    HalfFlush,
    /// 三色三步高: Three chows in a row, each of another suit and one rank up.
    MixedShiftedChows,
    /// 五门齐: All three suits, winds and dragons.
    AllTypes,
    /// 全求人: Four sets taken from others, and the pair finished by a discard.
    MeldedHand,
    /// 双暗杠: Two concealed kongs.
    TwoConcealedKongs,
    /// 明暗杠: A melded kong and a concealed one. It is no row of the 81: today it counts so, between the fans of two kongs.
    MixedKongs,
    /// 双箭刻: Pungs of two dragons.
    TwoDragonsPungs,
    /// 全带幺: A terminal or an honour in every set and in the pair.
    OutsideHand,
    /// 不求人: Nothing taken from others, and the last tile drawn.
    FullyConcealedHand,
    /// 双明杠: Two melded kongs.
    TwoMeldedKongs,
    /// 和绝张: The three others of the winning kind lie open.
    LastTile,
    /// 箭刻: A pung of a dragon.
    DragonPung,
    /// 圈风刻: A pung of the wind of the round.
    PrevalentWind,
    /// 门风刻: A pung of the wind of the seat.
    SeatWind,
    /// 门前清: Nothing taken from others but the last tile.
    ConcealedHand,
    /// 平和: Four chows and a pair of a suit.
    AllChows,
    /// 四归一: All four of a kind without a kong.
    TileHog,
    /// 双同刻: Two pungs of one rank.
    DoublePung,
    /// 双暗刻: Two pungs that nobody helped with.
    TwoConcealedPungs,
    /// 暗杠: A concealed kong.
    ConcealedKong,
    /// 断幺: No terminal and no honour.
    AllSimples,
    /// 一般高: Two equal chows.
    PureDoubleChow,
    /// 喜相逢: The same chow of two suits.
    MixedDoubleChow,
    /// 连六: Two chows of one suit that make six in a row.
    ShortStraight,
    /// 老少副: 123 and 789 of one suit.
    TwoTerminalChows,
    /// 幺九刻: A pung of ones, nines or honours.
    PungOfTerminalsOrHonors,
    /// 明杠: A melded kong.
    MeldedKong,
    /// 缺一门: One of the three suits is missing.
    OneVoidedSuit,
    /// 无字: No wind and no dragon.
    NoHonors,
    /// 边张: The hand waits on one kind, and it finishes 123 with the 3 or 789 with the 7.
    EdgeWait,
    /// 坎张: The hand waits on one kind, and it is the middle of a chow.
    ClosedWait,
    /// 单钓将: The hand waits on one kind, and it is half of the pair.
    SingleWait,
    /// 自摸: The last tile was drawn.
    SelfDrawn,
    /// 花牌: A flower; it does not count toward the eight points.
    FlowerTiles,
}

/// The name, the Chinese name and the points of each fan, in order.
const TABLE: [(&str, &str, u8); 82] = [
    ("Big Four Winds", "大四喜", 88),
    ("Big Three Dragons", "大三元", 88),
    ("All Green", "绿一色", 88),
    ("Nine Gates", "九莲宝灯", 88),
    ("Four Kongs", "四杠", 88),
    ("Seven Shifted Pairs", "连七对", 88),
    ("Thirteen Orphans", "十三幺", 88),
    ("All Terminals", "清幺九", 64),
    ("Little Four Winds", "小四喜", 64),
    ("Little Three Dragons", "小三元", 64),
    ("All Honors", "字一色", 64),
    ("Four Concealed Pungs", "四暗刻", 64),
    ("Pure Terminal Chows", "一色双龙会", 64),
    ("Quadruple Chow", "一色四同顺", 48),
    ("Four Pure Shifted Pungs", "一色四节高", 48),
    ("Four Pure Shifted Chows", "一色四步高", 32),
    ("Three Kongs", "三杠", 32),
    ("All Terminals and Honors", "混幺九", 32),
    ("Seven Pairs", "七对", 24),
    ("Greater Honors and Knitted Tiles", "七星不靠", 24),
    ("All Even Pungs", "全双刻", 24),
    ("Full Flush", "清一色", 24),
    ("Pure Triple Chow", "一色三同顺", 24),
    ("Pure Shifted Pungs", "一色三节高", 24),
    ("Upper Tiles", "全大", 24),
    ("Middle Tiles", "全中", 24),
    ("Lower Tiles", "全小", 24),
    ("Pure Straight", "清龙", 16),
    ("Three-Suited Terminal Chows", "三色双龙会", 16),
    ("Pure Shifted Chows", "一色三步高", 16),
    ("All Five", "全带五", 16),
    ("Triple Pung", "三同刻", 16),
    ("Three Concealed Pungs", "三暗刻", 16),
    ("Lesser Honors and Knitted Tiles", "全不靠", 12),
    ("Knitted Straight", "组合龙", 12),
    ("Upper Four", "大于五", 12),
    ("Lower Four", "小于五", 12),
    ("Big Three Winds", "三风刻", 12),
    ("Mixed Straight", "花龙", 8),
    ("Reversible Tiles", "推不倒", 8),
    ("Mixed Triple Chow", "三色三同顺", 8),
    ("Mixed Shifted Pungs", "三色三节高", 8),
    ("Chicken Hand", "无番和", 8),
    ("Last Tile Draw", "妙手回春", 8),
    ("Last Tile Claim", "海底捞月", 8),
    ("Out with Replacement Tile", "杠上开花", 8),
    ("Robbing The Kong", "抢杠和", 8),
    ("All Pungs", "碰碰和", 6),
    ("Half Flush", "混一色", 6),
    ("Mixed Shifted Chows", "三色三步高", 6),
    ("All Types", "五门齐", 6),
    ("Melded Hand", "全求人", 6),
    ("Two Concealed Kongs", "双暗杠", 6),
    ("One Melded and One Concealed Kong", "明暗杠", 5),
    ("Two Dragons Pungs", "双箭刻", 6),
    ("Outside Hand", "全带幺", 4),
    ("Fully Concealed Hand", "不求人", 4),
    ("Two Melded Kongs", "双明杠", 4),
    ("Last Tile", "和绝张", 4),
    ("Dragon Pung", "箭刻", 2),
    ("Prevalent Wind", "圈风刻", 2),
    ("Seat Wind", "门风刻", 2),
    ("Concealed Hand", "门前清", 2),
    ("All Chows", "平和", 2),
    ("Tile Hog", "四归一", 2),
    ("Double Pung", "双同刻", 2),
    ("Two Concealed Pungs", "双暗刻", 2),
    ("Concealed Kong", "暗杠", 2),
    ("All Simples", "断幺", 2),
    ("Pure Double Chow", "一般高", 1),
    ("Mixed Double Chow", "喜相逢", 1),
    ("Short Straight", "连六", 1),
    ("Two Terminal Chows", "老少副", 1),
    ("Pung of Terminals or Honors", "幺九刻", 1),
    ("Melded Kong", "明杠", 1),
    ("One Voided Suit", "缺一门", 1),
    ("No Honors", "无字", 1),
    ("Unique Wait (Edge)", "边张", 1),
    ("Unique Wait (Closed)", "坎张", 1),
    ("Unique Wait (Single)", "单钓将", 1),
    ("Self-Drawn", "自摸", 1),
    ("Flower Tiles", "花牌", 1),
];

impl Fan {
    /// Every fan, in order.
    pub const ALL: [Fan; 82] = [
        Fan::BigFourWinds,
        Fan::BigThreeDragons,
        Fan::AllGreen,
        Fan::NineGates,
        Fan::FourKongs,
        Fan::SevenShiftedPairs,
        Fan::ThirteenOrphans,
        Fan::AllTerminals,
        Fan::LittleFourWinds,
        Fan::LittleThreeDragons,
        Fan::AllHonors,
        Fan::FourConcealedPungs,
        Fan::PureTerminalChows,
        Fan::QuadrupleChow,
        Fan::FourPureShiftedPungs,
        Fan::FourPureShiftedChows,
        Fan::ThreeKongs,
        Fan::AllTerminalsAndHonors,
        Fan::SevenPairs,
        Fan::GreaterHonorsAndKnittedTiles,
        Fan::AllEvenPungs,
        Fan::FullFlush,
        Fan::PureTripleChow,
        Fan::PureShiftedPungs,
        Fan::UpperTiles,
        Fan::MiddleTiles,
        Fan::LowerTiles,
        Fan::PureStraight,
        Fan::ThreeSuitedTerminalChows,
        Fan::PureShiftedChows,
        Fan::AllFive,
        Fan::TriplePung,
        Fan::ThreeConcealedPungs,
        Fan::LesserHonorsAndKnittedTiles,
        Fan::KnittedStraight,
        Fan::UpperFour,
        Fan::LowerFour,
        Fan::BigThreeWinds,
        Fan::MixedStraight,
        Fan::ReversibleTiles,
        Fan::MixedTripleChow,
        Fan::MixedShiftedPungs,
        Fan::ChickenHand,
        Fan::LastTileDraw,
        Fan::LastTileClaim,
        Fan::OutWithReplacementTile,
        Fan::RobbingTheKong,
        Fan::AllPungs,
        Fan::HalfFlush,
        Fan::MixedShiftedChows,
        Fan::AllTypes,
        Fan::MeldedHand,
        Fan::TwoConcealedKongs,
        Fan::MixedKongs,
        Fan::TwoDragonsPungs,
        Fan::OutsideHand,
        Fan::FullyConcealedHand,
        Fan::TwoMeldedKongs,
        Fan::LastTile,
        Fan::DragonPung,
        Fan::PrevalentWind,
        Fan::SeatWind,
        Fan::ConcealedHand,
        Fan::AllChows,
        Fan::TileHog,
        Fan::DoublePung,
        Fan::TwoConcealedPungs,
        Fan::ConcealedKong,
        Fan::AllSimples,
        Fan::PureDoubleChow,
        Fan::MixedDoubleChow,
        Fan::ShortStraight,
        Fan::TwoTerminalChows,
        Fan::PungOfTerminalsOrHonors,
        Fan::MeldedKong,
        Fan::OneVoidedSuit,
        Fan::NoHonors,
        Fan::EdgeWait,
        Fan::ClosedWait,
        Fan::SingleWait,
        Fan::SelfDrawn,
        Fan::FlowerTiles,
    ];

    /// The name, as in `Big Four Winds`.
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].0
    }

    /// The Chinese name, as in `大四喜`.
    pub const fn chinese(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// The points as most play today; [`McrRules::points`](super::McrRules::points) knows the switches.
    pub const fn points(self) -> u8 {
        TABLE[self as usize].2
    }
}

/// The name.
impl fmt::Display for Fan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
