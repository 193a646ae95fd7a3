//! How much of what comes up at a table a learner knows already.

use std::sync::LazyLock;

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
        if items.iter().copied().all(&known) {
            covered += hands;
        }
    }
    covered as f64 / (all as f64).max(1.0)
}

impl Item {
    /// In how many of a million ready hands at a table it comes up.
    pub fn met(self) -> u64 {
        met().iter().filter(|(_, items)| items.contains(&self)).map(|(hands, _)| hands).sum()
    }
}

/// How many of a million hands belong to which items. It is read once: every week of a learner's years asks for it.
fn met() -> &'static [(u64, Vec<Item>)] {
    static READ: LazyLock<Vec<(u64, Vec<Item>)>> = LazyLock::new(|| {
        let row =
            |(hands, items): (&str, &'static str)| Some((hands.parse().ok()?, items.split('\t').map(Item::named).collect::<Option<_>>()?));
        lines(MET).filter_map(|line| line.split_once('\t')).filter_map(row).collect()
    });
    &READ
}
