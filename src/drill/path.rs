//! The learner's way through the curriculum: what is open, what is due, and what a session asks next.

use jiff::civil::Date;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::curriculum::{Item, Step};
use super::progress::{Mastery, Progress};
use super::task::{Kind, Task};

/// Of five open items four have to be at target before another opens.
const OF: usize = 5;
/// See [`OF`].
const HAVE: usize = 4;

/// So many answers open an item ahead of its turn: whoever practises it by hand gives them, and a mode that mixes everything seldom does.
const BY_HAND: u32 = 3;

/// No item comes twice within so many questions.
const APART: usize = 2;

/// How an item stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Standing {
    /// Its turn has not come; it may still be practised by hand, and opens with the third answer.
    Closed,
    /// Open and never asked.
    New,
    /// Asked, and not at target.
    Learning,
    /// 4 of the last 5 right, and quick enough.
    AtTarget,
}

/// How the items of a step stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StepTally {
    /// How many there are.
    pub items: usize,
    /// How many are open.
    pub open: usize,
    /// How many are at target.
    pub at_target: usize,
    /// How many come back today.
    pub due: usize,
}

/// Something that comes back today.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// An item.
    Item(Item),
    /// A kind of question of another drill.
    Kind(Kind),
}

impl Due {
    /// What is due under this name; none where no session asks it.
    fn named(name: &str) -> Option<Due> {
        Item::named(name).map(Due::Item).or_else(|| Kind::named(name).map(Due::Kind))
    }

    fn task(&self, progress: &Progress) -> Task {
        match self {
            Due::Item(item) => Task::of_item(*item, progress.item(item.name())),
            Due::Kind(kind) => Task::Kind(kind.clone()),
        }
    }
}

/// The way of one learner, on one day.
#[derive(Clone, Debug)]
pub struct Path {
    items: Vec<(Item, Standing)>,
    due: Vec<Due>,
    failed: Vec<Item>,
}

impl Path {
    /// Where this progress leads.
    ///
    /// The items of the first step are open from the beginning, and what was practised by hand. The next item in the order of teaching opens
    /// when four fifths of those before it are at target. Only what is open comes back: a mode that asks of everything opens nothing.
    pub fn new(progress: &Progress, today: Date) -> Path {
        let mut reached = 0;
        let mut at_target = 0;
        let items = Item::all()
            .enumerate()
            .map(|(place, item)| {
                let mastery = progress.item(item.name());
                if place == reached && (item.step() == Step::ALL[0] || OF * at_target >= HAVE * place) {
                    reached += 1;
                }
                let standing = match mastery {
                    Some(mastery) if mastery.is_at_target() => Standing::AtTarget,
                    Some(mastery) if place < reached || mastery.asked >= BY_HAND => Standing::Learning,
                    Some(_) => Standing::Closed,
                    None if place < reached => Standing::New,
                    None => Standing::Closed,
                };
                at_target += usize::from(standing == Standing::AtTarget);
                (item, standing)
            })
            .collect::<Vec<_>>();
        let is_open = |item: Item| items.iter().any(|&(other, standing)| other == item && standing != Standing::Closed);
        let asked = |due: &Due| if let Due::Item(item) = due { is_open(*item) } else { true };
        let due: Vec<Due> = progress.due(today).into_iter().filter_map(Due::named).filter(asked).collect();
        let failed = items
            .iter()
            .filter(|(item, standing)| *standing != Standing::Closed && progress.item(item.name()).is_some_and(Mastery::failed_last));
        let failed = failed.map(|&(item, _)| item).collect();
        Path { items, due, failed }
    }

    /// Every item with how it stands, in the order of teaching.
    pub fn items(&self) -> &[(Item, Standing)] {
        &self.items
    }

    /// What is due today, the longest overdue first.
    pub fn due(&self) -> &[Due] {
        &self.due
    }

    /// The items whose last answer was wrong or slow, in the order of teaching.
    pub fn failed(&self) -> &[Item] {
        &self.failed
    }

    /// Whether an item comes back today.
    pub fn is_due(&self, item: Item) -> bool {
        self.due.contains(&Due::Item(item))
    }

    /// How an item stands.
    pub fn standing(&self, item: Item) -> Standing {
        self.items.iter().find(|(other, _)| *other == item).map_or(Standing::Closed, |&(_, standing)| standing)
    }

    /// How the items of each step stand, in the order of teaching.
    pub fn steps(&self) -> Vec<(Step, StepTally)> {
        let mut steps: Vec<(Step, StepTally)> = Step::ALL.map(|step| (step, StepTally::default())).to_vec();
        for &(item, standing) in &self.items {
            let Some((_, tally)) = steps.get_mut(item.step().number() - 1) else { continue };
            tally.items += 1;
            tally.open += usize::from(standing != Standing::Closed);
            tally.at_target += usize::from(standing == Standing::AtTarget);
            tally.due += usize::from(self.is_due(item));
        }
        steps
    }

    /// How many items stand so.
    pub fn count(&self, standing: Standing) -> usize {
        self.items.iter().filter(|(_, other)| *other == standing).count()
    }

    /// The items that are open.
    pub fn open(&self) -> impl Iterator<Item = Item> {
        self.items.iter().filter(|(_, standing)| *standing != Standing::Closed).map(|&(item, _)| item)
    }

    /// The step at which the learner is: the one of the first open item that is not at target, or the last.
    pub fn step(&self) -> Step {
        let first = self.items.iter().find(|(_, standing)| *standing != Standing::AtTarget);
        first.map_or(Step::Thirteen, |(item, _)| item.step())
    }

    /// What a session of so many questions asks: what is due first, then the open items, the weakest most often, mixed.
    pub fn session(&self, progress: &Progress, questions: usize, seed: u64) -> Vec<Task> {
        let due = self.due.iter().take(questions).map(|due| due.task(progress)).collect();
        let open: Vec<Item> = self.open().collect();
        mixed(due, &open, progress, questions, seed)
    }

    /// What a review asks: what is due, then what failed or was slow when it was last asked; nothing where there is neither.
    pub fn review(&self, progress: &Progress, questions: usize, seed: u64) -> Vec<Task> {
        let due = self.due.iter().map(|due| due.task(progress));
        let failed = self.failed.iter().filter(|item| !self.is_due(**item)).map(|item| Task::of_item(*item, progress.item(item.name())));
        let tasks: Vec<Task> = due.chain(failed).take(questions).collect();
        let all = tasks.len();
        mixed(tasks, &[], progress, all, seed)
    }
}

/// What practice of these items asks, the weakest most often, mixed; of a single one, nothing else.
pub fn practice(items: &[Item], progress: &Progress, questions: usize, seed: u64) -> Vec<Task> {
    mixed(Vec::new(), items, progress, questions, seed)
}

/// The tasks in any order, and then others of the items until there are so many questions.
fn mixed(mut chosen: Vec<Task>, items: &[Item], progress: &Progress, questions: usize, seed: u64) -> Vec<Task> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    // the longest overdue need not come first within a session
    for at in (1..chosen.len()).rev() {
        chosen.swap(at, rng.random_range(0..=at));
    }
    let open: Vec<(Item, u32)> = items.iter().map(|&item| (item, weight(progress.item(item.name())))).collect();
    while chosen.len() < questions {
        let recent = &chosen[chosen.len().saturating_sub(APART)..];
        let asked = |item: Item| recent.iter().any(|task| task.name() == item.name());
        let apart: Vec<(Item, u32)> = open.iter().filter(|(item, _)| !asked(*item)).copied().collect();
        // of two items, the other one
        let last = chosen.last().map(|task| task.name().to_owned());
        let other: Vec<(Item, u32)> = open.iter().filter(|(item, _)| Some(item.name()) != last.as_deref()).copied().collect();
        let pool = [&apart, &other, &open].into_iter().find(|pool| !pool.is_empty()).unwrap_or(&open);
        let Some(item) = drawn(pool, &mut rng) else { break };
        chosen.push(Task::of_item(item, progress.item(item.name())));
    }
    chosen
}

/// How often an item comes: the weaker the more often.
fn weight(mastery: Option<&Mastery>) -> u32 {
    match mastery {
        None => 6,
        Some(mastery) if mastery.is_at_target() => 1,
        Some(mastery) => {
            let (right, of) = mastery.latest();
            4 + 2 * u32::try_from(of - right).unwrap_or(0)
        }
    }
}

/// One of them, as often as its weight says; none where there is none.
fn drawn(items: &[(Item, u32)], rng: &mut ChaCha8Rng) -> Option<Item> {
    let sum: u32 = items.iter().map(|(_, weight)| weight).sum();
    if sum == 0 {
        return None;
    }
    let mut left = rng.random_range(0..sum);
    items.iter().find_map(|&(item, weight)| {
        let here = left < weight;
        left = left.saturating_sub(weight);
        here.then_some(item)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drill::record::{Brief, Drill, Help, Mark, Mode, Standing as Counting};
    use jiff::civil::date;
    use std::collections::HashSet;

    fn answer(progress: &mut Progress, item: &str, mark: Mark, day: Date) {
        progress.fold(&Brief {
            day,
            session: 1,
            drill: Drill::Waits,
            mode: Mode::Ten,
            mark,
            help: Help::None,
            standing: Counting::Counts,
            took: 1500,
            target: 2000,
            missed: 0,
            extra: 0,
            items: item,
            grade: "",
            cost: 0.0,
        });
    }

    fn mastered(items: usize) -> Progress {
        let mut progress = Progress::new();
        for item in Item::all().take(items) {
            (0..4).for_each(|_| answer(&mut progress, item.name(), Mark::Right, date(2026, 3, 1)));
        }
        progress
    }

    fn path(progress: &Progress) -> Path {
        Path::new(progress, date(2026, 3, 1))
    }

    #[test]
    fn the_basic_waits_are_open_from_the_beginning() {
        let path = path(&Progress::new());
        assert!(path.open().all(|item| item.step() == Step::Basic));
        assert_eq!(path.count(Standing::New), Item::all().filter(|item| item.step() == Step::Basic).count());
        assert_eq!(path.step(), Step::Basic);
    }

    #[test]
    fn another_item_opens_when_four_fifths_are_at_target() {
        let basic = Item::all().filter(|item| item.step() == Step::Basic).count();
        assert_eq!(basic, 5);
        for (at_target, open) in [(0, 5), (3, 5), (4, 6), (5, 7), (8, 11), (40, 51), (476, Item::all().count())] {
            assert_eq!(path(&mastered(at_target)).open().count(), open, "{at_target}");
        }
    }

    #[test]
    fn what_was_opened_by_hand_stays_open() {
        let mut progress = Progress::new();
        let last = Item::named("1112345678999").expect("nine gates");
        for (times, open) in [(1, 5), (2, 5), (3, 6)] {
            answer(&mut progress, last.name(), Mark::Wrong, date(2026, 3, 1));
            let path = Path::new(&progress, date(2026, 3, 9));
            assert_eq!(path.open().count(), open, "after {times}");
            assert_eq!(path.count(Standing::Learning), open - 5);
            // what is not open does not come back
            assert_eq!((path.is_due(last), path.failed()), (open > 5, &[last][..open - 5]));
        }
    }

    #[test]
    fn a_session_asks_what_is_due_and_mixes_the_rest() {
        let progress = mastered(8);
        let today = date(2026, 6, 1);
        let path = Path::new(&progress, today);
        assert_eq!(path.due().len(), 8);
        let session = path.session(&progress, 10, 7);
        assert_eq!(session.len(), 10);
        let due: HashSet<&str> = session[..8].iter().map(|item| item.name()).collect();
        assert_eq!(due.len(), 8);
        assert_eq!(session, path.session(&progress, 10, 7), "the same seed, the same session");
        assert_ne!(session, path.session(&progress, 10, 8));
    }

    #[test]
    fn no_item_comes_twice_in_a_row_and_the_weakest_comes_most() {
        let mut progress = mastered(5);
        (0..5).for_each(|_| answer(&mut progress, "23", Mark::Wrong, date(2026, 3, 1)));
        let path = path(&progress);
        let session = path.session(&progress, 3000, 1);
        assert!(session.windows(3).all(|three| three[0] != three[1] && three[0] != three[2]));
        let often = |name: &str| session.iter().filter(|item| item.name() == name).count();
        assert!(often("23") > 2 * often("1"), "{} and {}", often("23"), often("1"));
    }
}
