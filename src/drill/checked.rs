//! Whether a record from elsewhere can have been written by the trainer: what an import takes in is drawn on screens for years.

use super::curriculum::Item;
use super::deal::Source;
use super::play::PlayStyle;
use super::record::{Drill, Record};
use super::score::ScoreLevel;
use crate::engine::{AnyHand, Ruleset};

/// No answer costs more tiles than there are.
const MOST: f64 = 136.0;

impl Record {
    /// What of it no trainer writes, in a sentence that names the field; none where nothing is.
    pub fn fault(&self) -> Option<String> {
        let answered = &self.answered;
        let texts = [
            ("rules", &answered.rules),
            ("source", &answered.source),
            ("hand", &answered.hand),
            ("answer", &answered.answer),
            ("missed", &answered.missed),
            ("extra", &answered.extra),
            ("grade", &answered.grade),
        ];
        let items = answered.items.iter().map(|item| ("items", item));
        if let Some((field, _)) = texts.into_iter().chain(items).find(|(_, text)| text.chars().any(char::is_control)) {
            return Some(format!("the field `{field}` has a control character"));
        }
        if Ruleset::ALL.iter().all(|rules| rules.name() != answered.rules) {
            return Some(format!("`{}` in the field `rules` names no ruleset", answered.rules));
        }
        if !is_source(answered.drill, &answered.source) {
            return Some(format!("`{}` in the field `source` names no source of the drill `{}`", answered.source, answered.drill));
        }
        if answered.drill != Drill::Score
            && let Err(error) = answered.hand.parse::<AnyHand>()
        {
            return Some(format!("`{}` in the field `hand` is no hand: {error}", answered.hand));
        }
        if let Some(item) = answered.items.iter().find(|item| !is_item(answered.drill, item)) {
            return Some(format!("`{item}` in the field `items` is nothing that the drill `{}` asks", answered.drill));
        }
        let twice = answered.items.iter().enumerate().find(|(at, item)| answered.items[..*at].contains(item));
        if let Some((_, item)) = twice.filter(|_| answered.drill == Drill::Waits) {
            return Some(format!("`{item}` stands twice in the field `items`"));
        }
        (!(0.0..=MOST).contains(&answered.cost)).then(|| format!("{} in the field `cost` is no number of tiles", answered.cost))
    }
}

/// A hand of the learner's own has no source but itself.
fn is_source(drill: Drill, name: &str) -> bool {
    name == "hand"
        || match drill {
            Drill::Waits | Drill::Discards | Drill::Shanten => Source::ALL.iter().any(|source| source.name() == name),
            Drill::Play => PlayStyle::ALL.iter().any(|style| style.name() == name),
            Drill::Score => ScoreLevel::ALL.iter().any(|level| level.name() == name),
        }
}

/// Shapes in the wait drill, `kind:name` elsewhere.
fn is_item(drill: Drill, name: &str) -> bool {
    match drill {
        Drill::Waits => Item::named(name).is_some(),
        Drill::Play => name == drill.name(),
        Drill::Discards | Drill::Shanten | Drill::Score => name.contains(':'),
    }
}
