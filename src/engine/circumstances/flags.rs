//! Short facts about a win that are true or not: riichi, the last tile, a kan.

use std::fmt;

use super::How;

/// One such fact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Flag {
    /// 立直 riichi: declared ready with a closed hand, with a bet.
    Riichi,
    /// ダブル立直 double riichi: so declared on the first turn, with no call before it.
    DoubleRiichi,
    /// 一発 ippatsu: won within one turn of the riichi, with no call in between.
    Ippatsu,
    /// 海底 haitei, 妙手回春: on the last tile of the wall.
    LastDraw,
    /// 河底 houtei, 海底捞月: on the last discard.
    LastDiscard,
    /// 嶺上開花 rinshan kaihou, 杠上开花: on the tile that replaced a kan.
    AfterKan,
    /// 槍槓 chankan, 抢杠和: on a tile that was added to a triplet to make it a kan.
    RobbingKan,
    /// Before anybody called: the winner's first draw, or a discard before it.
    FirstDraw,
    /// 和绝张: the three others of the winning kind lie open on the table.
    LastTile,
}

impl Flag {
    /// Every flag, in order.
    pub const ALL: [Flag; 9] = [
        Flag::Riichi,
        Flag::DoubleRiichi,
        Flag::Ippatsu,
        Flag::LastDraw,
        Flag::LastDiscard,
        Flag::AfterKan,
        Flag::RobbingKan,
        Flag::FirstDraw,
        Flag::LastTile,
    ];

    /// The word in a line of circumstances.
    pub const fn name(self) -> &'static str {
        match self {
            Flag::Riichi => "riichi",
            Flag::DoubleRiichi => "double_riichi",
            Flag::Ippatsu => "ippatsu",
            Flag::LastDraw => "last_draw",
            Flag::LastDiscard => "last_discard",
            Flag::AfterKan => "after_kan",
            Flag::RobbingKan => "robbing_kan",
            Flag::FirstDraw => "first_draw",
            Flag::LastTile => "last_tile",
        }
    }

    /// The only way of winning in which it can be true; none where it can in both.
    pub const fn only_by(self) -> Option<How> {
        match self {
            Flag::LastDraw | Flag::AfterKan => Some(How::Tsumo),
            Flag::LastDiscard | Flag::RobbingKan => Some(How::Ron),
            Flag::Riichi | Flag::DoubleRiichi | Flag::Ippatsu | Flag::FirstDraw | Flag::LastTile => None,
        }
    }
}

impl fmt::Display for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Which flags are true.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Flags(u16);

impl Flags {
    /// None of them.
    pub const NONE: Flags = Flags(0);

    /// Whether this one is true.
    pub const fn has(self, flag: Flag) -> bool {
        self.0 >> flag as u16 & 1 == 1
    }

    /// Makes one true.
    pub fn insert(&mut self, flag: Flag) {
        self.0 |= 1 << flag as u16;
    }

    /// Makes one untrue.
    pub fn remove(&mut self, flag: Flag) {
        self.0 &= !(1 << flag as u16);
    }

    /// Those that are true, in order.
    pub fn iter(self) -> impl Iterator<Item = Flag> {
        Flag::ALL.into_iter().filter(move |&flag| self.has(flag))
    }
}

impl FromIterator<Flag> for Flags {
    fn from_iter<I: IntoIterator<Item = Flag>>(flags: I) -> Flags {
        let mut set = Flags::NONE;
        flags.into_iter().for_each(|flag| set.insert(flag));
        set
    }
}

/// `riichi,ippatsu`.
impl fmt::Display for Flags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, flag) in self.iter().enumerate() {
            write!(f, "{}{flag}", if at == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Flags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
