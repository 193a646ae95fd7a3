//! The help: every key, sign and kind of wait, on the whole screen, that of the present screen first.

use ratatui::text::{Line, Span};

use super::Paint;
use super::canvas::Canvas;
use super::waits::window;
use crate::app::{Menu, Screen};
use crate::drill::session::Stage;
use crate::words::{About, Telling, Word};

/// Draws the help from a line on.
pub(super) fn view(top: usize, screen: &Screen, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let mut text = Vec::new();
    for chapter in paint.looks.language.help(about(screen)) {
        if !text.is_empty() {
            text.push(Line::default());
        }
        text.push(Line::styled(format!(" {}", chapter.heading), paint.theme.title()));
        text.extend(chapter.lines.iter().map(|(keys, what)| {
            let what = if paint.telling() == Telling::Plain { plain(what) } else { (*what).to_owned() };
            Line::from(vec![Span::styled(format!("   {keys:<17}"), paint.theme.chosen()), Span::raw(what)])
        }));
    }
    let mut lines = vec![Line::styled(format!(" {}", paint.word(Word::Help)), paint.theme.title()), paint.rule(area.width)];
    let room = usize::from(area.height).saturating_sub(lines.len() + 1);
    lines.extend(window(text, top, room, paint, canvas));
    let word = if canvas.reach().last > 0 { Word::KeysHelp } else { Word::KeysHelpFits };
    canvas.page(lines, paint.keys(word, area.width));
}

fn about(screen: &Screen) -> About {
    match screen {
        Screen::Home(_) | Screen::Menu(Menu::Modes, _) => About::Home,
        Screen::Lessons(_) | Screen::Lesson(..) => About::Lessons,
        Screen::Figures(_) => About::Figures,
        Screen::Choose(_) => About::Choose,
        Screen::Analyse(_) => About::Analyse,
        Screen::Settings(_) => About::Settings,
        Screen::Summary(_) => About::Summary,
        Screen::Waits(waits) if matches!(waits.session().stage(), Stage::Told(_)) => About::Told,
        Screen::Waits(_) => About::Asking,
        Screen::Discards(_) => About::Discards,
        Screen::Shanten(_) => About::Distance,
        Screen::Play(_) | Screen::Menu(Menu::Play, _) => About::Play,
        Screen::Menu(Menu::Waits, _) => About::Home,
        Screen::Menu(Menu::Score, _) | Screen::Score(_) => About::Points,
    }
}

/// Without the Japanese, for terminals that cannot show it.
fn plain(text: &str) -> String {
    text.chars().filter(char::is_ascii).collect::<String>().trim_start().to_owned()
}
