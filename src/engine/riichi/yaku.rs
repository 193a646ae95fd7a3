//! 役 yaku: what makes a hand worth winning.

/// 役牌 yakuhai: the triplets that are a yaku by themselves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Yakuhai {
    /// 場風 bakaze: the wind of the round.
    Round,
    /// 自風 jikaze: the wind of the seat.
    Seat,
    /// 白 haku.
    White,
    /// 發 hatsu.
    Green,
    /// 中 chun.
    Red,
}

/// Every yaku and the dora, in the order in which they are listed. Each says in a line what it asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Yaku {
    /// 立直: declared ready with a closed hand.
    Riichi,
    /// ダブル立直: declared ready on the first turn, nothing called before.
    DoubleRiichi,
    /// 一発: won within a turn of the riichi, nothing called in between.
    Ippatsu,
    /// 門前清自摸和: drawn with a closed hand.
    MenzenTsumo,
    /// 平和: closed, four runs, a pair without value, won on a two-sided wait.
    Pinfu,
    /// 断幺九: no terminal and no honour.
    Tanyao,
    /// 一盃口: closed, two equal runs.
    Iipeiko,
    /// 役牌: a triplet of a dragon, the seat's or the round's wind; each counts.
    Yakuhai(Yakuhai),
    /// 嶺上開花: on the tile that replaced a kan.
    Rinshan,
    /// 槍槓: on the tile that another adds to a triplet.
    Chankan,
    /// 海底摸月: on the last tile of the wall.
    Haitei,
    /// 河底撈魚: on the last discard.
    Houtei,
    /// 七対子: seven different pairs.
    Chiitoitsu,
    /// 三色同順: the same run in all three suits.
    SanshokuDoujun,
    /// 一気通貫: 123, 456 and 789 of one suit.
    Ittsu,
    /// 混全帯幺九: a terminal or an honour in each block, at least one run.
    Chanta,
    /// 対々和: four triplets.
    Toitoi,
    /// 三暗刻: three concealed triplets; one finished by ron is not concealed.
    Sanankou,
    /// 三色同刻: the same triplet in all three suits.
    SanshokuDoukou,
    /// 三槓子: three kans.
    Sankantsu,
    /// 小三元: two triplets and the pair of dragons.
    Shousangen,
    /// 混老頭: nothing but terminals and honours.
    Honroutou,
    /// 純全帯幺九: a terminal in each block, at least one run.
    Junchan,
    /// 混一色: one suit and honours.
    Honitsu,
    /// 二盃口: closed, two times two equal runs.
    Ryanpeikou,
    /// 清一色: one suit.
    Chinitsu,
    /// 国士無双: one of each terminal and honour, and one of them twice; on thirteen waits it counts twice.
    Kokushi,
    /// 四暗刻: four concealed triplets; on the single wait it counts twice.
    Suuankou,
    /// 大三元: triplets of all three dragons.
    Daisangen,
    /// 小四喜: triplets of three winds and the pair of the fourth.
    Shousuushii,
    /// 大四喜: triplets of all four winds.
    Daisuushii,
    /// 字一色: nothing but honours.
    Tsuuiisou,
    /// 清老頭: nothing but terminals.
    Chinroutou,
    /// 緑一色: nothing but 2, 3, 4, 6, 8 of bamboo and the green dragon.
    Ryuuiisou,
    /// 九蓮宝燈: 1112345678999 of a suit and one more of it, nothing called; on nine waits it counts twice.
    Chuuren,
    /// 四槓子: four kans.
    Suukantsu,
    /// 天和: the dealer's first 14 tiles.
    Tenhou,
    /// 地和: another's first draw, nothing called before.
    Chiihou,
    /// 人和: a discard before the first draw, nothing called before.
    Renhou,
    /// ドラ: a tile that an indicator points at. No yaku.
    Dora,
    /// 裏ドラ: the same for the indicators beneath, with riichi. No yaku.
    UraDora,
    /// 赤ドラ: a red five. No yaku.
    AkaDora,
}

impl Yaku {
    /// Every one, in order.
    pub const ALL: [Yaku; 46] = [
        Yaku::Riichi,
        Yaku::DoubleRiichi,
        Yaku::Ippatsu,
        Yaku::MenzenTsumo,
        Yaku::Pinfu,
        Yaku::Tanyao,
        Yaku::Iipeiko,
        Yaku::Yakuhai(Yakuhai::Round),
        Yaku::Yakuhai(Yakuhai::Seat),
        Yaku::Yakuhai(Yakuhai::White),
        Yaku::Yakuhai(Yakuhai::Green),
        Yaku::Yakuhai(Yakuhai::Red),
        Yaku::Rinshan,
        Yaku::Chankan,
        Yaku::Haitei,
        Yaku::Houtei,
        Yaku::Chiitoitsu,
        Yaku::SanshokuDoujun,
        Yaku::Ittsu,
        Yaku::Chanta,
        Yaku::Toitoi,
        Yaku::Sanankou,
        Yaku::SanshokuDoukou,
        Yaku::Sankantsu,
        Yaku::Shousangen,
        Yaku::Honroutou,
        Yaku::Junchan,
        Yaku::Honitsu,
        Yaku::Ryanpeikou,
        Yaku::Chinitsu,
        Yaku::Kokushi,
        Yaku::Suuankou,
        Yaku::Daisangen,
        Yaku::Shousuushii,
        Yaku::Daisuushii,
        Yaku::Tsuuiisou,
        Yaku::Chinroutou,
        Yaku::Ryuuiisou,
        Yaku::Chuuren,
        Yaku::Suukantsu,
        Yaku::Tenhou,
        Yaku::Chiihou,
        Yaku::Renhou,
        Yaku::Dora,
        Yaku::UraDora,
        Yaku::AkaDora,
    ];

    /// The name in the fields of the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Yaku::Riichi => "riichi",
            Yaku::DoubleRiichi => "double riichi",
            Yaku::Ippatsu => "ippatsu",
            Yaku::MenzenTsumo => "menzen tsumo",
            Yaku::Pinfu => "pinfu",
            Yaku::Tanyao => "tanyao",
            Yaku::Iipeiko => "iipeiko",
            Yaku::Yakuhai(_) => "yakuhai",
            Yaku::Rinshan => "rinshan",
            Yaku::Chankan => "chankan",
            Yaku::Haitei => "haitei",
            Yaku::Houtei => "houtei",
            Yaku::Chiitoitsu => "chiitoitsu",
            Yaku::SanshokuDoujun => "sanshoku doujun",
            Yaku::Ittsu => "ittsu",
            Yaku::Chanta => "chanta",
            Yaku::Toitoi => "toitoi",
            Yaku::Sanankou => "sanankou",
            Yaku::SanshokuDoukou => "sanshoku doukou",
            Yaku::Sankantsu => "sankantsu",
            Yaku::Shousangen => "shousangen",
            Yaku::Honroutou => "honroutou",
            Yaku::Junchan => "junchan",
            Yaku::Honitsu => "honitsu",
            Yaku::Ryanpeikou => "ryanpeikou",
            Yaku::Chinitsu => "chinitsu",
            Yaku::Kokushi => "kokushi",
            Yaku::Suuankou => "suuankou",
            Yaku::Daisangen => "daisangen",
            Yaku::Shousuushii => "shousuushii",
            Yaku::Daisuushii => "daisuushii",
            Yaku::Tsuuiisou => "tsuuiisou",
            Yaku::Chinroutou => "chinroutou",
            Yaku::Ryuuiisou => "ryuuiisou",
            Yaku::Chuuren => "chuuren",
            Yaku::Suukantsu => "suukantsu",
            Yaku::Tenhou => "tenhou",
            Yaku::Chiihou => "chiihou",
            Yaku::Renhou => "renhou",
            Yaku::Dora => "dora",
            Yaku::UraDora => "ura dora",
            Yaku::AkaDora => "aka dora",
        }
    }

    /// 飜 han with a closed hand and with an open one; none where it wants a closed hand, nothing at all for a yakuman or a dora.
    pub const fn han(self) -> Option<(u8, Option<u8>)> {
        Some(match self {
            Yaku::Riichi | Yaku::Ippatsu | Yaku::MenzenTsumo | Yaku::Pinfu | Yaku::Iipeiko => (1, None),
            Yaku::DoubleRiichi | Yaku::Chiitoitsu => (2, None),
            Yaku::Tanyao | Yaku::Yakuhai(_) | Yaku::Rinshan | Yaku::Chankan | Yaku::Haitei | Yaku::Houtei => (1, Some(1)),
            Yaku::SanshokuDoujun | Yaku::Ittsu | Yaku::Chanta => (2, Some(1)),
            Yaku::Toitoi | Yaku::Sanankou | Yaku::SanshokuDoukou | Yaku::Sankantsu | Yaku::Shousangen | Yaku::Honroutou => (2, Some(2)),
            Yaku::Junchan | Yaku::Honitsu => (3, Some(2)),
            Yaku::Ryanpeikou => (3, None),
            Yaku::Chinitsu => (6, Some(5)),
            _ => return None,
        })
    }

    /// Dora raise a hand that has a yaku; they are none.
    pub const fn is_dora(self) -> bool {
        matches!(self, Yaku::Dora | Yaku::UraDora | Yaku::AkaDora)
    }
}

/// What a yaku is worth in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Worth {
    /// 飜 han: each doubles the points.
    Han(u8),
    /// 役満 yakuman: the limit of limits, once or twice.
    Yakuman(u8),
}

/// A yaku, or dora, that a hand has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Found {
    /// Which.
    pub yaku: Yaku,
    /// How much it gives.
    pub worth: Worth,
}

impl Found {
    /// Its han; 13 for a yakuman.
    pub const fn han(self) -> u8 {
        match self.worth {
            Worth::Han(han) => han,
            Worth::Yakuman(times) => 13 * times,
        }
    }
}
