//! The help: every key, sign and kind of wait, on the whole screen.

use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use crate::app::layout::help_room;
use crate::words::Word;

/// Draws the help from a line on.
pub(super) fn view(top: usize, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let help = paint.looks.language.help();
    let room = help_room(area.height);
    let top = top.min(help.len().saturating_sub(room));
    let more = help.len().saturating_sub(top + room);
    let mut title = vec![Span::styled(format!(" {}", paint.word(Word::Help)), paint.theme.title())];
    if more > 0 {
        title.push(Span::styled(format!("   {}", paint.looks.language.more(more)), paint.theme.quiet()));
    }
    let mut lines = vec![Line::from(title), paint.rule(area.width)];
    lines.extend(help.into_iter().skip(top).map(|(keys, what)| {
        if keys.is_empty() {
            return Line::styled(format!(" {what}"), paint.theme.title());
        }
        Line::from(vec![Span::styled(format!("   {keys:<14}"), paint.theme.chosen()), Span::raw(what)])
    }));
    let word = if paint.looks.language.help().len() > room { Word::KeysHelp } else { Word::KeysHelpFits };
    let keys = paint.keys(word, canvas.area().width);
    canvas.page(lines, keys);
}

#[cfg(test)]
mod tests {
    use crate::drill::language::Language;

    #[test]
    fn the_help_scrolls_to_its_end() {
        assert_eq!(Language::English.help().len(), crate::app::HELP_LINES);
    }
}
