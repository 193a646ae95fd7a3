//! The end of a session on the screen.

use crate::drill::session::Session;

/// The state of the summary's screen.
#[derive(Clone, Debug)]
pub struct SummaryScreen {
    session: Session,
    top: usize,
}

impl SummaryScreen {
    /// The end of this session.
    pub fn new(session: Session) -> SummaryScreen {
        SummaryScreen { session, top: 0 }
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The first line of the list that is shown.
    pub fn top(&self) -> usize {
        self.top
    }

    /// Scrolls the list.
    pub fn scroll_to(&mut self, top: usize) {
        self.top = top;
    }
}
