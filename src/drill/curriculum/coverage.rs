//! How much of what comes up at a table a learner knows already.

use super::{Item, lines};

/// Of a million ready hands of the source `table`, how many belong to which items.
const MET: &str = include_str!("../../../assets/coverage.txt");

/// The share of the ready hands at a table, 0 to 1, of which every item is known.
///
/// ```
/// use tenpai::drill::curriculum::{Step, coverage};
/// let basic = coverage(|item| item.step() == Step::Basic);
/// assert!(basic > 0.5 && basic < coverage(|_| true));
/// ```
pub fn coverage(known: impl Fn(Item) -> bool) -> f64 {
    let (mut all, mut covered) = (0, 0);
    for (hands, items) in met() {
        all += hands;
        if items.split('\t').all(|name| Item::named(name).is_some_and(&known)) {
            covered += hands;
        }
    }
    covered as f64 / (all as f64).max(1.0)
}

impl Item {
    /// In how many of a million ready hands at a table it comes up.
    pub fn met(self) -> u64 {
        met().filter(|(_, items)| items.split('\t').any(|name| name == self.name())).map(|(hands, _)| hands).sum()
    }
}

fn met() -> impl Iterator<Item = (u64, &'static str)> {
    lines(MET).filter_map(|line| line.split_once('\t')).filter_map(|(hands, items)| Some((hands.parse().ok()?, items)))
}
