//! Draws the state of the trainer on the screen.

mod analyse;
mod canvas;
mod choose;
mod discards;
mod figures;
mod help;
mod home;
mod keys;
mod lessons;
mod menu;
mod play;
mod readings;
mod rows;
mod score;
mod session;
mod settings;
mod shanten;
mod side;
mod summary;
mod table;
mod theme;
mod tiles;
mod turned;
mod verdict;
mod waits;
mod wilds;
mod worths;
mod wrap;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::app::{App, Idle, Layer, Looks, Reach, SMALLEST, Screen, Target, Trouble};
use crate::words::{Telling, Word};
use canvas::Canvas;
use keys::Keys;
use theme::Theme;

/// Draws the whole screen.
pub fn view(app: &App, frame: &mut Frame) {
    draw(app, &mut Canvas::new(frame.buffer_mut(), app.looks().glyphs));
}

/// What a click on this cell asks for, on a screen of so many columns and rows; none where nothing is.
pub fn target(app: &App, size: (u16, u16), column: u16, row: u16) -> Option<Target> {
    let mut buffer = Buffer::empty(Rect::new(0, 0, size.0, size.1));
    let mut canvas = Canvas::new(&mut buffer, app.looks().glyphs);
    draw(app, &mut canvas);
    canvas.target(column, row)
}

/// How far what is on the screen scrolls: only the drawing knows how many rows its words take.
pub fn reach(app: &App) -> Reach {
    let (columns, rows) = app.size();
    let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
    let mut canvas = Canvas::new(&mut buffer, app.looks().glyphs);
    draw(app, &mut canvas);
    canvas.reach()
}

fn draw(app: &App, canvas: &mut Canvas) {
    let area = canvas.area();
    let paint = Paint { theme: Theme::new(app.looks().palette), looks: app.looks() };
    if crate::app::is_too_small((area.width, area.height)) {
        let told = app.looks().language.too_small((area.width, area.height), SMALLEST);
        return canvas.put(area, 0, Line::raw(told));
    }
    match (app.layer(), app.screen()) {
        (Layer::Help(top), screen) => help::view(top, screen, paint, canvas),
        (_, Screen::Home(row)) => home::view(*row, app, paint, canvas),
        (_, Screen::Lessons(row)) => lessons::list(*row, app, paint, canvas),
        (_, Screen::Lesson(step, top)) => lessons::page(*step, *top, paint, canvas),
        (_, Screen::Figures(screen)) => figures::view(*screen, app, paint, canvas),
        (_, Screen::Choose(screen)) => choose::view(screen, paint, canvas),
        (_, Screen::Analyse(screen)) => analyse::view(screen, paint, canvas),
        (_, Screen::Settings(row)) => settings::view(*row, app, paint, canvas),
        (_, Screen::Waits(screen)) => waits::view(screen, app.layer(), paint, canvas),
        (_, Screen::Discards(screen)) => discards::view(screen, app.layer(), paint, canvas),
        (_, Screen::Shanten(screen)) => shanten::view(screen, app.layer(), paint, canvas),
        (_, Screen::Play(screen)) => play::view(screen, app.layer(), paint, canvas),
        (_, Screen::Menu(menu, row)) => menu::view(*menu, *row, app, paint, canvas),
        (_, Screen::Score(screen)) => score::view(screen, app.layer(), paint, canvas),
        (_, Screen::Summary(summary)) => summary::view(summary, app, paint, canvas),
    }
    if let Layer::Unkept(why) = app.layer() {
        paint.told(unkept(why), Word::KeysUnkept, canvas);
    }
    if let Some(word) = app.trouble().map(trouble).or(app.idle().map(idle)) {
        notice(word, paint, canvas);
    }
}

fn unkept(why: Trouble) -> Word {
    match why {
        Trouble::Full => Word::UnkeptFull,
        Trouble::ReadOnly => Word::UnkeptReadOnly,
        Trouble::Damaged => Word::UnkeptDamaged,
        Trouble::Newer => Word::UnkeptNewer,
        Trouble::Other => Word::UnkeptOther,
    }
}

/// Above the keys, on any screen, until the next one is pressed.
fn notice(word: Word, paint: Paint, canvas: &mut Canvas) {
    let area = canvas.area();
    let line = format!(" {:width$}", paint.word(word), width = usize::from(area.width));
    canvas.put(area, area.height.saturating_sub(2), Line::styled(line, paint.theme.notice()));
}

/// What is said of a session that is not begun.
const fn idle(why: Idle) -> Word {
    match why {
        Idle::NothingToReview => Word::NothingToReview,
        Idle::DailyDone => Word::DailyDone,
    }
}

fn trouble(why: Trouble) -> Word {
    match why {
        Trouble::Full => Word::SettingsFull,
        Trouble::ReadOnly => Word::SettingsReadOnly,
        Trouble::Damaged => Word::SettingsDamaged,
        Trouble::Newer => Word::SettingsNewer,
        Trouble::Other => Word::SettingsOther,
    }
}

/// What every screen draws with.
#[derive(Clone, Copy)]
struct Paint {
    theme: Theme,
    looks: Looks,
}

impl Paint {
    fn word(self, word: Word) -> &'static str {
        self.looks.language.word(word)
    }

    fn telling(self) -> Telling {
        match self.looks.glyphs {
            crate::app::Glyphs::Wide => Telling::Short,
            crate::app::Glyphs::Ascii => Telling::Plain,
        }
    }

    /// A sentence and the keys that answer it, in the last two rows.
    fn told(self, sentence: Word, keys: Word, canvas: &mut Canvas) {
        let area = canvas.area();
        let sentence = format!(" {:width$}", self.word(sentence), width = usize::from(area.width));
        canvas.put(area, area.height.saturating_sub(2), Line::styled(sentence, self.theme.notice()));
        canvas.put(area, area.height.saturating_sub(1), Line::raw(" ".repeat(usize::from(area.width))));
        canvas.page(Vec::new(), self.keys(keys, area.width));
    }

    /// How fully the name of a shape is told.
    fn naming(self) -> Telling {
        match self.telling() {
            Telling::Plain => Telling::Plain,
            Telling::Whole | Telling::Short => Telling::Whole,
        }
    }

    /// A line from edge to edge.
    fn rule(self, width: u16) -> Line<'static> {
        Line::styled(self.dash().repeat(usize::from(width)), self.theme.quiet())
    }

    fn dash(self) -> &'static str {
        match self.looks.glyphs {
            crate::app::Glyphs::Wide => "─",
            crate::app::Glyphs::Ascii => "-",
        }
    }
}
