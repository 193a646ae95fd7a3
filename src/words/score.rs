//! The words of a score: yaku and why a hand has them, fu step by step, limits and points.

use super::{Language, Telling};
use crate::engine::riichi::{FuReason, FuStep, Gain, Limit, Piece, PieceKind, Score, Standing, Worth, Yaku, Yakuhai};
use crate::engine::{Block, Tile, WonHand};

impl Language {
    /// A yaku as players call it: `pinfu 平和`.
    pub fn yaku(self, yaku: Yaku, telling: Telling) -> String {
        let of = match (yaku, telling) {
            (Yaku::Yakuhai(kind), Telling::Plain) => format!(" {}", self.yakuhai(kind)),
            (Yaku::Yakuhai(kind), _) => format!(" {} {}", self.yakuhai(kind), yakuhai_kanji(kind)),
            _ => String::new(),
        };
        match telling {
            Telling::Plain => format!("{}{of}", yaku.name()),
            Telling::Whole | Telling::Short if of.is_empty() => format!("{} {}", yaku.name(), kanji(yaku)),
            Telling::Whole | Telling::Short => format!("{}{of}", yaku.name()),
        }
    }

    const fn yakuhai(self, kind: Yakuhai) -> &'static str {
        match kind {
            Yakuhai::Round => "round wind",
            Yakuhai::Seat => "seat wind",
            Yakuhai::White => "white",
            Yakuhai::Green => "green",
            Yakuhai::Red => "red",
        }
    }

    /// What a yaku asks for, and the hand has.
    pub const fn yaku_reason(self, yaku: Yaku) -> &'static str {
        match yaku {
            Yaku::Riichi => "declared ready with a closed hand",
            Yaku::DoubleRiichi => "declared ready on the first turn",
            Yaku::Ippatsu => "won within a turn of the riichi, nothing called",
            Yaku::MenzenTsumo => "drawn with a closed hand",
            Yaku::Pinfu => "closed, four runs, a pair without value, a two-sided wait",
            Yaku::Tanyao => "no terminal and no honour",
            Yaku::Iipeiko => "closed, two equal runs",
            Yaku::Yakuhai(Yakuhai::Round) => "a triplet of the wind of the round",
            Yaku::Yakuhai(Yakuhai::Seat) => "a triplet of the wind of the seat",
            Yaku::Yakuhai(_) => "a triplet of a dragon",
            Yaku::Rinshan => "on the tile that replaced a kan",
            Yaku::Chankan => "on the tile that another added to a kan",
            Yaku::Haitei => "on the last tile of the wall",
            Yaku::Houtei => "on the last discard",
            Yaku::Chiitoitsu => "seven different pairs",
            Yaku::SanshokuDoujun => "the same run in all three suits",
            Yaku::Ittsu => "123, 456 and 789 of one suit",
            Yaku::Chanta => "a terminal or an honour in each block, and a run",
            Yaku::Toitoi => "four triplets",
            Yaku::Sanankou => "three concealed triplets",
            Yaku::SanshokuDoukou => "the same triplet in all three suits",
            Yaku::Sankantsu => "three kans",
            Yaku::Shousangen => "two triplets and the pair of dragons",
            Yaku::Honroutou => "only terminals and honours",
            Yaku::Junchan => "a terminal in each block, and a run",
            Yaku::Honitsu => "one suit and honours",
            Yaku::Ryanpeikou => "closed, two times two equal runs",
            Yaku::Chinitsu => "one suit",
            Yaku::Kokushi => "all terminals and honours, one of them twice",
            Yaku::Suuankou => "four concealed triplets",
            Yaku::Daisangen => "triplets of all three dragons",
            Yaku::Shousuushii => "triplets of three winds and the pair of the fourth",
            Yaku::Daisuushii => "triplets of all four winds",
            Yaku::Tsuuiisou => "only honours",
            Yaku::Chinroutou => "only terminals",
            Yaku::Ryuuiisou => "only 2 3 4 6 8 of bamboo and green dragons",
            Yaku::Chuuren => "1112345678999 of one suit and one more",
            Yaku::Suukantsu => "four kans",
            Yaku::Tenhou => "the dealer's first fourteen tiles",
            Yaku::Chiihou => "the first draw, nothing called",
            Yaku::Renhou => "before the first draw, nothing called",
            Yaku::Dora => "the indicators point at it",
            Yaku::UraDora => "the indicators beneath point at it",
            Yaku::AkaDora => "red fives",
        }
    }

    /// Why a step of the fu gives what it gives.
    pub fn fu_reason(self, step: &FuStep, won: &WonHand) -> String {
        match step.why {
            FuReason::Base => "every hand begins with 20".to_owned(),
            FuReason::SevenPairs => "seven pairs, always 25".to_owned(),
            FuReason::ClosedRon => "closed hand won by ron".to_owned(),
            FuReason::OpenRon => "open hand won by ron".to_owned(),
            FuReason::SelfDraw => "self-draw".to_owned(),
            FuReason::PinfuSelfDraw => "self-draw, but not with pinfu".to_owned(),
            FuReason::Piece(piece) => self.piece(piece, won),
            FuReason::Wait(wait) => format!("{} wait", self.wait(wait, Telling::Plain)),
            FuReason::OpenNothing => "open hand where nothing else counts".to_owned(),
        }
    }

    /// A block and what decides its fu: `111z triplet of honours, open: finished by ron`.
    fn piece(self, piece: Piece, won: &WonHand) -> String {
        let first = piece.first;
        let kind = match piece.kind {
            PieceKind::Run => return format!("{} run", Block::Run(first)),
            PieceKind::Pair => return format!("{} pair{}", copies(first, 2), self.pair(first, won)),
            PieceKind::Triplet => format!("{} triplet", copies(first, 3)),
            PieceKind::Kan => format!("{} kan", copies(first, 4)),
        };
        let of = match (first.is_honor(), first.is_orphan()) {
            (true, _) => " of honours",
            (_, true) => " of terminals",
            _ => "",
        };
        let standing = match piece.standing {
            Standing::Concealed => "concealed",
            Standing::ByRon => "open: finished by ron",
            Standing::Called => "open",
        };
        format!("{kind}{of}, {standing}")
    }

    fn pair(self, pair: Tile, won: &WonHand) -> &'static str {
        let told = won.circumstances();
        match (pair == told.round.tile(), pair == told.seat.tile()) {
            (true, true) => " of the round's and the seat's wind",
            (true, false) => " of the round's wind",
            (false, true) => " of the seat's wind",
            (false, false) if pair.place() > 30 => " of dragons",
            (false, false) => ", without value",
        }
    }

    /// A limit: `mangan 満貫`.
    pub fn limit(self, limit: Limit, telling: Telling) -> String {
        let (name, written) = match limit {
            Limit::Mangan => ("mangan", "満貫"),
            Limit::Haneman => ("haneman", "跳満"),
            Limit::Baiman => ("baiman", "倍満"),
            Limit::Sanbaiman => ("sanbaiman", "三倍満"),
            Limit::CountedYakuman => ("counted yakuman", "数え役満"),
            Limit::Yakuman(_) => ("yakuman", "役満"),
        };
        let times = match limit {
            Limit::Yakuman(times @ 2..) => format!(" x{times}"),
            _ => String::new(),
        };
        match telling {
            Telling::Plain => format!("{name}{times}"),
            Telling::Whole | Telling::Short => format!("{name} {written}{times}"),
        }
    }

    /// What a yaku gives: `1 han`, `yakuman`, `yakuman x2`.
    pub fn worth(self, worth: Worth) -> String {
        match worth {
            Worth::Han(han) => format!("{han} han"),
            Worth::Yakuman(1) => "yakuman".to_owned(),
            Worth::Yakuman(times) => format!("yakuman x{times}"),
        }
    }

    /// The fu before and after rounding.
    pub fn fu_sum(self, score: &Score) -> String {
        if score.fu_sum == score.fu { format!("{} fu", score.fu) } else { format!("{} fu, rounded up to {}", score.fu_sum, score.fu) }
    }

    /// Han, fu and limit: `3 han 40 fu`, `5 han 30 fu: mangan 満貫`.
    pub fn han_and_fu(self, score: &Score, telling: Telling) -> String {
        match (score.yakuman(), score.limit()) {
            (1.., Some(limit)) => self.limit(limit, telling),
            (_, Some(limit)) => format!("{} han {} fu: {}", score.han, score.fu, self.limit(limit, telling)),
            (_, None) => format!("{} han {} fu", score.han, score.fu),
        }
    }

    /// What is paid: `3900`, `1300 2600 (5200)`, `2600 each (7800)`.
    pub fn gain(self, gain: Gain) -> String {
        match gain {
            Gain::Ron(points) => points.to_string(),
            Gain::FromEach(points) => format!("{points} each ({})", gain.total()),
            Gain::Tsumo { others, dealer } => format!("{others} {dealer} ({})", gain.total()),
        }
    }

    /// A complete hand that may not be won.
    pub const fn no_yaku(self) -> &'static str {
        "no yaku, so this is no win"
    }

    /// What the four seats win and lose.
    pub fn payments(self, payments: [i32; 4]) -> String {
        let [east, south, west, north] = payments.map(|points| if points == 0 { "0".to_owned() } else { format!("{points:+}") });
        format!("East {east}  South {south}  West {west}  North {north}")
    }
}

const fn yakuhai_kanji(kind: Yakuhai) -> &'static str {
    match kind {
        Yakuhai::Round => "場風",
        Yakuhai::Seat => "自風",
        Yakuhai::White => "白",
        Yakuhai::Green => "發",
        Yakuhai::Red => "中",
    }
}

const fn kanji(yaku: Yaku) -> &'static str {
    match yaku {
        Yaku::Riichi => "立直",
        Yaku::DoubleRiichi => "ダブル立直",
        Yaku::Ippatsu => "一発",
        Yaku::MenzenTsumo => "門前清自摸和",
        Yaku::Pinfu => "平和",
        Yaku::Tanyao => "断幺九",
        Yaku::Iipeiko => "一盃口",
        Yaku::Yakuhai(kind) => yakuhai_kanji(kind),
        Yaku::Rinshan => "嶺上開花",
        Yaku::Chankan => "槍槓",
        Yaku::Haitei => "海底摸月",
        Yaku::Houtei => "河底撈魚",
        Yaku::Chiitoitsu => "七対子",
        Yaku::SanshokuDoujun => "三色同順",
        Yaku::Ittsu => "一気通貫",
        Yaku::Chanta => "混全帯幺九",
        Yaku::Toitoi => "対々和",
        Yaku::Sanankou => "三暗刻",
        Yaku::SanshokuDoukou => "三色同刻",
        Yaku::Sankantsu => "三槓子",
        Yaku::Shousangen => "小三元",
        Yaku::Honroutou => "混老頭",
        Yaku::Junchan => "純全帯幺九",
        Yaku::Honitsu => "混一色",
        Yaku::Ryanpeikou => "二盃口",
        Yaku::Chinitsu => "清一色",
        Yaku::Kokushi => "国士無双",
        Yaku::Suuankou => "四暗刻",
        Yaku::Daisangen => "大三元",
        Yaku::Shousuushii => "小四喜",
        Yaku::Daisuushii => "大四喜",
        Yaku::Tsuuiisou => "字一色",
        Yaku::Chinroutou => "清老頭",
        Yaku::Ryuuiisou => "緑一色",
        Yaku::Chuuren => "九蓮宝燈",
        Yaku::Suukantsu => "四槓子",
        Yaku::Tenhou => "天和",
        Yaku::Chiihou => "地和",
        Yaku::Renhou => "人和",
        Yaku::Dora => "ドラ",
        Yaku::UraDora => "裏ドラ",
        Yaku::AkaDora => "赤ドラ",
    }
}

fn copies(tile: Tile, number: usize) -> String {
    format!("{}{}", tile.rank().to_string().repeat(number), tile.letter())
}
