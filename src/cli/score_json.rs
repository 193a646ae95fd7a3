//! The fields of `score --json`.

use serde::Serialize;

use crate::engine::WonHand;
use crate::engine::riichi::Score;

use super::json::Seen;

/// `score` of a riichi hand.
#[derive(Serialize)]
pub struct Riichi {
    hand: String,
    han: u8,
    fu: u8,
    yaku: Vec<Yaku>,
    limit: Option<&'static str>,
    yakuman: u8,
    points: u32,
    payments: Option<[i32; 4]>,
    reading: Seen,
    enough: bool,
}

#[derive(Serialize)]
struct Yaku {
    name: &'static str,
    han: u8,
}

impl Riichi {
    /// A won hand and what it is worth. Without a yaku, it is told what it would count, and that it is not enough.
    pub fn of(won: &WonHand, score: &Score) -> Riichi {
        let gain = score.gain(won);
        Riichi {
            hand: won.hand().to_string(),
            han: score.han,
            fu: score.fu,
            yaku: score.yaku.iter().map(|found| Yaku { name: found.yaku.name(), han: found.han() }).collect(),
            limit: score.limit().map(|limit| limit.name()),
            yakuman: score.yakuman(),
            points: gain.map_or(0, |gain| gain.total()),
            payments: gain.and_then(|gain| gain.payments(won.circumstances())),
            reading: Seen::at(&score.reading, score.place, won.drawn()),
            enough: gain.is_some(),
        }
    }
}
