//! The words of points under Chinese official rules: fans, and why some do not count.

use super::{Language, Telling};
use crate::drill::mcr::{WaitWorth, reaching};
use crate::engine::mcr::{Counted, Excluded, Fan, McrPoints, Why};

impl Language {
    /// A fan as players call it: `Pure Straight 清龙`.
    pub fn fan(self, fan: Fan, telling: Telling) -> String {
        match telling {
            Telling::Plain => fan.name().to_owned(),
            Telling::Whole | Telling::Short => format!("{} {}", fan.name(), fan.chinese()),
        }
    }

    /// A fan that counts, behind its points: `16  Pure Straight 清龙`, ` 4  Double Pung 双同刻 (2 each)`.
    pub fn counted(self, counted: Counted, telling: Telling) -> String {
        format!("{:>3}  {}", self.counted_points(counted), self.counted_name(counted, telling))
    }

    /// What a fan that counts earns, as often as it counts.
    pub fn counted_points(self, counted: Counted) -> u32 {
        u32::from(counted.points) * u32::from(counted.count)
    }

    /// A fan that counts, and how often.
    pub fn counted_name(self, counted: Counted, telling: Telling) -> String {
        let each = if counted.count > 1 { format!(" ({} x {})", counted.count, counted.points) } else { String::new() };
        format!("{}{each}", self.fan(counted.fan, telling))
    }

    /// A fan that the hand looks like and does not have, with the reason.
    pub fn excluded(self, excluded: Excluded, telling: Telling) -> String {
        format!("{}: {}", self.fan(excluded.fan, telling), self.why_excluded(excluded.why, telling))
    }

    /// Why a fan does not count.
    pub fn why_excluded(self, why: Why, telling: Telling) -> String {
        let (reason, principle) = match why {
            Why::NonRepeat(outer) => (format!("it lies in {}", self.fan(outer, telling)), "不重复 non-repeat"),
            Why::NonIdentical(_) => ("one of its sets serves another of the same already".to_owned(), "不得相同 non-identical"),
            Why::AccountOnce(by) => (format!("its sets are joined already, by {} too", self.fan(by, telling)), "套算一次 account once"),
            Why::NonSeparation => ("the sets would have to be taken apart".to_owned(), "不拆移 non-separation"),
            Why::OtherWaits(tiles) => (format!("the hand waits on {tiles}, not on one kind"), ""),
            Why::FinishedByDiscard => ("a discard finished the pung, so it is melded".to_owned(), ""),
        };
        match telling {
            _ if principle.is_empty() => reason,
            Telling::Plain => reason,
            Telling::Whole | Telling::Short => format!("{reason} ({principle})"),
        }
    }

    /// What a win is worth: `21 points`, `6 points: 8 are needed, flowers apart`.
    pub fn mcr_points(self, points: &McrPoints) -> String {
        let flowers = if points.flowers > 0 { format!(", {} of them flowers", points.flowers) } else { String::new() };
        let noun = if points.points == 1 { "point" } else { "points" };
        let lacking = if points.is_enough() { "" } else { ": 8 are needed, flowers apart" };
        format!("{} {noun}{flowers}{lacking}", points.points)
    }

    /// A wait with its points on a discard and the fans that make them.
    pub fn wait_worth(self, worth: &WaitWorth, telling: Telling) -> String {
        let fans: Vec<String> = worth
            .discard
            .fans
            .iter()
            .map(|&counted| format!("{} {}", self.fan(counted.fan, telling), self.counted_points(counted)))
            .collect();
        format!("{}: {} on a discard: {}", worth.tile, worth.discard.points, fans.join(", "))
    }

    /// What each wait is worth, and which reach eight points on a discard; nothing where there is no wait to count.
    pub fn worths(self, worths: &[WaitWorth]) -> Option<String> {
        if worths.is_empty() {
            return None;
        }
        let each: Vec<String> =
            worths.iter().map(|worth| format!("{} {} ({})", worth.tile, worth.discard.points, worth.drawn.points)).collect();
        let enough = reaching(worths);
        let reach = match (enough.len(), enough.len() == worths.len()) {
            (0, _) => "none reaches 8 points".to_owned(),
            (1, true) => format!("{enough} reaches 8 points"),
            (_, true) => "every one reaches 8 points".to_owned(),
            (1, false) => format!("only {enough} reaches 8 points"),
            (_, false) => format!("{enough} reach 8 points"),
        };
        Some(format!("Points on a discard (drawn): {}. On a discard {reach}.", each.join(", ")))
    }
}
