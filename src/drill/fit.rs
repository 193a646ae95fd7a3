//! The intervals of the schedule, fitted to the learner's own answers once there are enough of them.
//!
//! A *review* is an answer that tells something about forgetting: the first of an item on a day, when the item was asked on an earlier
//! day.

use std::collections::{BTreeSet, HashMap};

use fsrs::{ComputeParametersInput, FSRS, FSRSItem, FSRSReview, compute_parameters};
use jiff::civil::Date;

use super::record::{Brief, Rating, SEPARATOR};
use super::schedule::days_between;

/// So many reviews are enough for a fit: five weeks of twenty questions a day.
///
/// Of twenty simulated learners in `tests/fitted.rs` a fit from 400 foretold the next answers of every one better than the usual
/// parameters did, a fit from 200 those of ten, and a fit from 100 those of none.
pub const ENOUGH: u64 = 400;

/// On so many days at least they have to have been given: some days in a row say nothing about weeks.
const DAYS: usize = 14;

/// How many parameters the model has.
const PARAMETERS: usize = 21;

/// Of an item with more answers than this the later ones are left out: each of them is learned from with all those before it.
const LONGEST: usize = 64;

/// What came of a fit.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    reviews: u64,
    parameters: Vec<f32>,
}

impl Fit {
    /// A fit from so many reviews; without parameters it says that the usual ones serve better.
    ///
    /// None where they are no parameters of the model.
    pub fn new(reviews: u64, parameters: Vec<f32>) -> Option<Fit> {
        let fits = parameters.is_empty() || (parameters.len() == PARAMETERS && FSRS::new(&parameters).is_ok());
        fits.then_some(Fit { reviews, parameters })
    }

    /// From how many reviews.
    pub fn reviews(&self) -> u64 {
        self.reviews
    }

    /// The parameters of the model; empty where the usual ones serve better.
    pub fn parameters(&self) -> &[f32] {
        &self.parameters
    }

    /// Whether so many reviews call for a fit: the first time when they are enough, and then whenever a quarter was added.
    pub fn is_due(last: Option<&Fit>, reviews: u64) -> bool {
        let needed = last.map_or(ENOUGH, |last| last.reviews.saturating_add(last.reviews / 4).max(ENOUGH));
        reviews >= needed
    }
}

/// The answers of one item that count, the first of each day.
#[derive(Clone, Debug)]
struct Answers {
    place: i64,
    last: Date,
    all: Vec<FSRSReview>,
}

/// The reviews of a learner, from which a fit is made.
#[derive(Clone, Debug, Default)]
pub struct Reviews {
    items: HashMap<String, Answers>,
    /// Each review with the answers before it, in the order of their times.
    reviews: Vec<FSRSItem>,
    /// Of which item each of them is.
    places: Vec<i64>,
    days: BTreeSet<Date>,
    count: u64,
}

impl Reviews {
    /// One more record, by what a fold looks at. They come in the order of their times.
    pub fn fold(&mut self, brief: &Brief<'_>) {
        let Some(rating) = brief.rating() else { return };
        for item in brief.items.split(SEPARATOR).filter(|item| !item.is_empty()) {
            self.add(item, rating, brief.day);
        }
    }

    fn add(&mut self, item: &str, rating: Rating, day: Date) {
        let rating = match rating {
            Rating::Again => 1,
            Rating::Hard => 2,
            Rating::Good => 3,
            Rating::Easy => 4,
        };
        let Some(answers) = self.items.get_mut(item) else {
            let place = i64::try_from(self.items.len()).unwrap_or(i64::MAX);
            let all = vec![FSRSReview { rating, delta_t: 0 }];
            self.items.insert(item.to_owned(), Answers { place, last: day, all });
            return;
        };
        if answers.last >= day {
            return;
        }
        self.count += 1;
        self.days.insert(day);
        if answers.all.len() < LONGEST {
            answers.all.push(FSRSReview { rating, delta_t: days_between(answers.last, day) });
            self.reviews.push(FSRSItem { reviews: answers.all.clone() });
            self.places.push(answers.place);
        }
        answers.last = day;
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Fits the model. The same reviews give the same parameters; those of 100,000 records took 30 ms in `benches/memory.rs`.
    ///
    /// The usual parameters stay where the days are few, and where the fit fails or foretells these very answers no better than they do.
    pub fn fit(self) -> Fit {
        let usual = Fit { reviews: self.count, parameters: Vec::new() };
        if self.days.len() < DAYS {
            return usual;
        }
        let input = ComputeParametersInput {
            train_set: self.reviews.clone(),
            card_ids: Some(self.places.clone()),
            // second answers on a day are left out, so there is nothing to learn of them
            enable_short_term: false,
            ..ComputeParametersInput::default()
        };
        let parameters = compute_parameters(input).ok().filter(|fitted| self.surprise(fitted) < self.surprise(&[]));
        parameters.and_then(|fitted| Fit::new(self.count, fitted)).unwrap_or(usual)
    }

    /// How little these parameters expected the answers, the later ones more: the mean logarithm of the chance that each had.
    fn surprise(&self, parameters: &[f32]) -> f32 {
        let told = |model: FSRS| model.evaluate_with_card_ids(self.reviews.clone(), self.places.clone(), |_| true);
        FSRS::new(parameters).and_then(told).map_or(f32::INFINITY, |told| told.log_loss)
    }
}
