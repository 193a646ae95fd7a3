//! `tenpai score --rules mcr`: the fans of won hands under Chinese official rules.

use serde::Serialize;

use crate::engine::mcr::{McrPoints, McrRules, mcr_points};
use crate::engine::{Ruleset, WonHand};
use crate::words::{Language, Telling};

use super::hands::Style;
use super::json::{self, Seen};

/// The fields of a win.
#[derive(Serialize)]
struct Mcr {
    hand: String,
    points: u32,
    fans: Vec<Fan>,
    reading: Seen,
    enough: bool,
}

#[derive(Serialize)]
struct Fan {
    name: &'static str,
    cn: &'static str,
    points: u8,
    count: u8,
}

/// The answer to a line, or what is wrong with it.
pub fn answer(line: &str, style: Style) -> Result<String, String> {
    let won = WonHand::read(line, &Ruleset::MCR).map_err(|error| error.to_string())?;
    let points = mcr_points(&won, &McrRules::TODAY);
    Ok(match style {
        Style::Json => json::text(&Mcr::of(&won, &points)),
        Style::Words => words(&won, &points),
    })
}

impl Mcr {
    fn of(won: &WonHand, points: &McrPoints) -> Mcr {
        let fans = points.fans.iter().map(|counted| Fan {
            name: counted.fan.name(),
            cn: counted.fan.chinese(),
            points: counted.points,
            count: counted.count,
        });
        Mcr {
            hand: won.hand().to_string(),
            points: points.points,
            fans: fans.collect(),
            reading: Seen::at(&points.reading, points.place, won.drawn()),
            enough: points.is_enough(),
        }
    }
}

fn words(won: &WonHand, points: &McrPoints) -> String {
    let (language, telling) = (Language::English, Telling::Short);
    let how = won.circumstances().how.name();
    let mut lines = vec![format!("{} {} {how}  {}", won.hand(), won.winning(), language.mcr_points(points))];
    let blocks = json::blocks(&points.reading, won.drawn()).join(" ");
    lines.push(format!("  {blocks}  {}", language.wait(points.place.wait, telling)));
    lines.extend(points.fans.iter().map(|&counted| format!("  {}", language.counted(counted, telling))));
    lines.extend(points.excluded.iter().map(|&excluded| format!("    -  {}", language.excluded(excluded, telling))));
    lines.join("\n")
}
