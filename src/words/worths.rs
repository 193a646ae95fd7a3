//! The words of what each wait is worth under riichi rules.

use super::Language;
use crate::engine::TileSet;
use crate::engine::riichi::{Score, WaitWorth};
use crate::engine::{How, Wind};

/// Such a hand does not win.
const NO_YAKU: &str = "no yaku";

impl Language {
    /// What each wait is worth to this seat by ron and by self-draw, waits of one worth together: `9s 3900 (5200), 3s 6s no yaku (1500)`;
    /// nothing where none can be counted.
    pub fn riichi_worths(self, worths: &[WaitWorth], seat: Wind) -> Option<String> {
        let mut groups: Vec<(String, TileSet)> = Vec::new();
        for WaitWorth { tile, ron, tsumo } in worths {
            let (Some(ron), Some(tsumo)) = (ron, tsumo) else { continue };
            let told = match (self.paid(ron, How::Ron, seat), self.paid(tsumo, How::Tsumo, seat)) {
                (None, None) => NO_YAKU.to_owned(),
                (ron, tsumo) => format!("{} ({})", ron.as_deref().unwrap_or(NO_YAKU), tsumo.as_deref().unwrap_or(NO_YAKU)),
            };
            let alone = TileSet::just(*tile);
            match groups.iter_mut().find(|(other, _)| *other == told) {
                Some((_, tiles)) => *tiles = tiles.or(alone),
                None => groups.push((told, alone)),
            }
        }
        let each: Vec<String> = groups.into_iter().map(|(told, tiles)| format!("{tiles} {told}")).collect();
        let each = (!each.is_empty()).then(|| each.join(", "))?;
        Some(format!("Points by ron (drawn), no riichi, no dora, seat {}: {each}.", self.wind(seat, super::Telling::Plain)))
    }

    /// What all pay together; none without a yaku.
    fn paid(self, score: &Score, how: How, seat: Wind) -> Option<String> {
        Some(score.points?.gain(how, seat).total().to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drill::score::SWITCHES;
    use crate::engine::riichi::worth;
    use crate::engine::{Circumstances, Hand};

    fn told(hand: &str) -> Option<String> {
        let hand: Hand = hand.parse().expect("a hand");
        let told = Circumstances::plain(How::Ron);
        Language::English.riichi_worths(&worth(&hand, &told, &SWITCHES), told.seat)
    }

    #[test]
    fn waits_of_one_worth_stand_together_and_a_wait_without_yaku_is_named() {
        let head = "Points by ron (drawn), no riichi, no dora, seat South:";
        assert_eq!(told("234m345p6677788s"), Some(format!("{head} 68s 1300 (2000), 7s 2600 (4000).")));
        assert_eq!(told("12345678m345p11s"), Some(format!("{head} 36m 1000 (1500), 9m 3900 (5200).")));
        assert_eq!(told("234m345p11z456s8s9s"), Some(format!("{head} 7s no yaku (1100).")));
        assert_eq!(told("159m159p159s1234z"), None);
        assert_eq!(told("5m[9999p][123p][456s][789s]"), Some(format!("{head} 5m no yaku.")));
        // melds that lie elsewhere
        assert_eq!(told("2223m"), None);
    }
}
