//! Long work on a thread of its own, one at a time: it tells how far it is, and stops when the screen wants something else.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use super::events::Event;
use crate::app::{Job, JobId, Work};
use crate::engine::chances;

/// How often a worker tells how far it is.
const EVERY: Duration = Duration::from_millis(100);

/// The work under way.
#[derive(Default)]
pub(super) struct Worker {
    busy: Option<(JobId, Arc<AtomicBool>)>,
}

impl Worker {
    /// Goes on with the work that is wanted, begins it, or stops what nobody wants any more.
    pub(super) fn serve(&mut self, wanted: Option<(JobId, Job)>, tell: &Sender<Event>) {
        let same = match (&self.busy, &wanted) {
            (Some((busy, _)), Some((id, _))) => busy == id,
            (None, None) => true,
            _ => false,
        };
        if same {
            return;
        }
        if let Some((_, stop)) = self.busy.take() {
            stop.store(true, Ordering::Relaxed);
        }
        if let Some((id, job)) = wanted {
            let stop = Arc::new(AtomicBool::new(false));
            self.busy = Some((id, Arc::clone(&stop)));
            let tell = tell.clone();
            thread::spawn(move || work(id, &job, &stop, &tell));
        }
    }
}

/// Computes, and tells it unless it was stopped. A trainer that has left listens no more.
fn work(id: JobId, job: &Job, stop: &AtomicBool, tell: &Sender<Event>) {
    let mut told = Instant::now();
    let found = chances(&job.hand, &job.rules, &job.unseen, job.draws, &mut |progress| {
        if stop.load(Ordering::Relaxed) {
            return ControlFlow::Break(());
        }
        if told.elapsed() >= EVERY {
            told = Instant::now();
            let _ = tell.send(Event::Worked(id, Work::Going(progress)));
        }
        ControlFlow::Continue(())
    });
    if !stop.load(Ordering::Relaxed) {
        let _ = tell.send(Event::Worked(id, Work::Chances(found)));
    }
}
