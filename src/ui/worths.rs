//! Under Chinese official rules, what each wait is worth, below the answer.

use ratatui::text::Line;

use super::Paint;
use super::wrap::sentence;
use crate::app::{Panel, WaitsScreen};
use crate::drill::mcr::wait_worths;
use crate::drill::question::Question;
use crate::engine::mcr::McrRules;
use crate::engine::{Circumstances, How};

/// The points of each wait on a discard and drawn, and which reach eight; nothing under other rules.
pub(super) fn lines(screen: &WaitsScreen, question: &Question, width: usize, paint: Paint) -> Vec<Line<'static>> {
    if !question.rules().knitted() || !matches!(screen.panel(), Panel::Verdict | Panel::Every) {
        return Vec::new();
    }
    let worths = wait_worths(question.hand(), &Circumstances::plain(How::Ron), &McrRules::TODAY);
    paint.looks.language.worths(&worths).map_or_else(Vec::new, |told| sentence(&told, width))
}
