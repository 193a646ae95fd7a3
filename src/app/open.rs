//! What a row of a list opens.

use std::time::Duration;

use super::{AnalyseScreen, App, ChooseScreen, Effect, Effects, Figures, FiguresScreen, HOME, HomeRow, Layer, Menu, MenuRow, Plan, Screen};
use crate::drill::curriculum::Step;
use crate::drill::deal::Narrow;
use crate::drill::exercise::Drill;
use crate::drill::settings::{Setting, Turn};

impl App {
    /// A click on a row: opens it, or turns it.
    pub(super) fn open_row(&mut self, chosen: usize, now: Duration) -> Effects {
        match &mut self.screen {
            Screen::Home(row) => {
                *row = chosen.min(HOME.len() - 1);
                self.open(now)
            }
            Screen::Menu(menu, row) => {
                *row = chosen.min(menu.rows().len() - 1);
                self.open(now)
            }
            Screen::Lessons(row) => {
                *row = chosen.min(Step::ALL.len() - 1);
                self.open(now)
            }
            Screen::Figures(figures) => {
                figures.row = chosen;
                self.open(now)
            }
            Screen::Play(play) => {
                play.look_at(chosen);
                Effects::new()
            }
            Screen::Settings(row) => {
                *row = chosen.min(Setting::ALL.len() - 1);
                self.turn(Turn::On)
            }
            Screen::Choose(choose) => {
                choose.go_to(chosen);
                self.turn(Turn::On)
            }
            Screen::Analyse(analyse) => {
                analyse.look_at(chosen);
                Effects::new()
            }
            Screen::Waits(_) | Screen::Discards(_) | Screen::Shanten(_) | Screen::Score(_) | Screen::Summary(_) | Screen::Lesson(..) => {
                Effects::new()
            }
        }
    }

    /// Begins what was put together, where there are such hands.
    pub(super) fn begin_chosen(&mut self, now: Duration) {
        if let Screen::Choose(choose) = self.screen
            && choose.check().is_ok()
        {
            self.plan.drill = Drill::Waits;
            self.plan.source = choose.source();
            self.plan.narrow = choose.narrow();
            self.plan.questions = choose.questions();
            self.begin(now);
        }
    }

    /// Opens the chosen row.
    pub(super) fn open(&mut self, now: Duration) -> Effects {
        if let Screen::Analyse(analyse) = &mut self.screen {
            analyse.go_on();
            return Effects::new();
        }
        match self.screen {
            Screen::Lessons(row) => {
                self.open_lesson(Step::ALL.get(row).copied().unwrap_or(Step::Basic));
                return Effects::new();
            }
            Screen::Lesson(step, _) => {
                self.practise_step(step, now);
                return Effects::new();
            }
            Screen::Figures(FiguresScreen { page: Figures::Shapes, row, .. }) => {
                self.practise_row(row, now);
                return Effects::new();
            }
            _ => {}
        }
        if let Screen::Menu(menu, row) = self.screen {
            match menu.rows().get(row) {
                Some(&MenuRow::Waits(source)) => {
                    self.plan.drill = Drill::Waits;
                    self.plan.source = source;
                    self.plan.narrow = Narrow::default();
                    self.begin(now);
                }
                Some(MenuRow::Choose) => {
                    let Plan { source, narrow, rules, questions, .. } = self.plan;
                    self.screen = Screen::Choose(ChooseScreen::new(source, narrow, rules, questions));
                }
                Some(&MenuRow::Play(style)) => {
                    self.plan.drill = Drill::Play;
                    self.plan.style = style;
                    self.begin(now);
                }
                Some(&MenuRow::Score(level)) => {
                    self.plan.drill = Drill::Score;
                    self.plan.level = level;
                    self.begin(now);
                }
                Some(&MenuRow::Mode(mode)) => {
                    self.ask_waits_plainly();
                    self.begin_mode(mode, now);
                }
                None => {}
            }
            return Effects::new();
        }
        if let Screen::Home(row) = self.screen {
            if HOME.get(row).is_some_and(|row| self.open_memory(*row, now)) {
                return Effects::new();
            }
            match HOME.get(row) {
                Some(HomeRow::Waits) => self.screen = Screen::Menu(Menu::Waits, self.planned(Menu::Waits)),
                Some(HomeRow::Play) => self.screen = Screen::Menu(Menu::Play, self.planned(Menu::Play)),
                Some(HomeRow::Score) => self.screen = Screen::Menu(Menu::Score, self.planned(Menu::Score)),
                Some(HomeRow::Discards) => {
                    self.plan.drill = Drill::Discards;
                    self.begin(now);
                }
                Some(HomeRow::Shanten) => {
                    self.plan.drill = Drill::Shanten;
                    self.begin(now);
                }
                Some(HomeRow::Analyse) => {
                    self.shown = self.shown.wrapping_add(1);
                    self.screen = Screen::Analyse(Box::new(AnalyseScreen::new(self.plan.rules)));
                }
                Some(HomeRow::Settings) => self.screen = Screen::Settings(0),
                Some(HomeRow::Help) => self.layer = Layer::Help(0),
                Some(_) | None => return vec![Effect::Quit],
            }
        }
        Effects::new()
    }
}
