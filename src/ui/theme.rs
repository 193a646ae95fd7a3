//! Every colour and emphasis of the screens, by what it means.

use ratatui::style::{Color, Modifier, Style};

use crate::app::Palette;
use crate::engine::Tile;

/// How each thing looks. Without colours only bold, underline and reverse video are used, and no colour is ever named.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    palette: Palette,
}

/// What a colour stands for. Text has the terminal's own colours, so these must be read on white and on black.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hue {
    Man,
    Pin,
    Sou,
    Honor,
    Red,
}

impl Hue {
    const fn of(tile: Tile) -> Hue {
        [Hue::Man, Hue::Pin, Hue::Sou, Hue::Honor][tile.place() / 9]
    }

    /// On the terminal's own ground; none: the terminal's own colour. The tests say why these.
    const fn text(self, palette: Palette) -> Option<Color> {
        match (palette, self) {
            (Palette::Indexed, Hue::Man) => Some(Color::Indexed(130)),
            (Palette::Indexed, Hue::Pin) => Some(Color::Indexed(27)),
            (Palette::Indexed, Hue::Sou) => Some(Color::Indexed(29)),
            (Palette::Indexed, Hue::Honor) => Some(Color::Indexed(133)),
            (Palette::Indexed, Hue::Red) => Some(Color::Indexed(161)),
            (Palette::Sixteen, Hue::Man | Hue::Red) => Some(Color::Indexed(9)),
            (Palette::Sixteen, Hue::Pin) => Some(Color::Indexed(12)),
            (Palette::Sixteen, Hue::Honor) => Some(Color::Indexed(5)),
            (Palette::Sixteen, Hue::Sou) | (Palette::None, _) => None,
        }
    }

    /// On the face of a filled tile, with that face.
    const fn ink(self, palette: Palette) -> Option<(Color, Color)> {
        let (ink, face) = match (palette, self) {
            (Palette::Indexed, Hue::Man) => (94, 230),
            (Palette::Indexed, Hue::Pin) => (20, 230),
            (Palette::Indexed, Hue::Sou) => (23, 230),
            (Palette::Indexed, Hue::Honor) => (127, 230),
            (Palette::Indexed, Hue::Red) => (160, 230),
            (Palette::Sixteen, Hue::Man | Hue::Red) => (1, 15),
            (Palette::Sixteen, Hue::Pin) => (4, 15),
            (Palette::Sixteen, Hue::Sou) => (0, 15),
            (Palette::Sixteen, Hue::Honor) => (5, 15),
            (Palette::None, _) => return None,
        };
        Some((Color::Indexed(ink), Color::Indexed(face)))
    }
}

impl Theme {
    /// The theme of a palette.
    pub const fn new(palette: Palette) -> Theme {
        Theme { palette }
    }

    fn colored(self, style: Style, hue: Hue) -> Style {
        match hue.text(self.palette) {
            Some(color) => style.fg(color),
            None => style,
        }
    }

    /// The text and characters of a tile in a line.
    pub fn tile(self, tile: Tile) -> Style {
        self.colored(Style::new(), Hue::of(tile))
    }

    /// A red five in a line.
    pub fn red(self) -> Style {
        self.colored(Style::new().add_modifier(Modifier::BOLD), Hue::Red)
    }

    /// A tile drawn as a block.
    pub fn block(self, tile: Tile) -> Style {
        self.filled(Hue::of(tile))
    }

    /// A red five drawn as a block.
    pub fn red_block(self) -> Style {
        self.filled(Hue::Red)
    }

    fn filled(self, hue: Hue) -> Style {
        match hue.ink(self.palette) {
            Some((ink, face)) => Style::new().bg(face).fg(ink).add_modifier(Modifier::BOLD),
            None => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// The winning tile where it sits in a reading.
    pub fn winning(self, tile: Tile) -> Style {
        self.tile(tile).add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// The tiles of the pair of a reading.
    pub fn pair(self, tile: Style) -> Style {
        tile.add_modifier(Modifier::UNDERLINED)
    }

    /// What is chosen with a cursor: a cell, a row.
    pub fn cursor(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// A title.
    pub fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What is chosen.
    pub fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// A right answer.
    pub fn right(self) -> Style {
        self.colored(Style::new().add_modifier(Modifier::BOLD), Hue::Pin)
    }

    /// A missed wait.
    pub fn missed(self) -> Style {
        self.colored(Style::new().add_modifier(Modifier::BOLD), Hue::Man)
    }

    /// A tile that was chosen and is no wait.
    pub fn extra(self) -> Style {
        self.colored(Style::new().add_modifier(Modifier::BOLD), Hue::Honor)
    }

    /// A remark on the last key.
    pub fn notice(self) -> Style {
        self.colored(Style::new().add_modifier(Modifier::BOLD), Hue::Man)
    }

    /// Words that stand back, and lines.
    pub fn quiet(self) -> Style {
        match self.palette {
            Palette::Indexed | Palette::Sixteen => Style::new().add_modifier(Modifier::DIM),
            Palette::None => Style::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SUITS: [Hue; 4] = [Hue::Man, Hue::Pin, Hue::Sou, Hue::Honor];
    const WHITE: Light = [1.0; 3];
    const BLACK: Light = [0.0; 3];
    /// The first 16 colours as two widespread terminals show them; others let the user choose.
    const SIXTEEN: [[u32; 16]; 2] = [
        [
            0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00,
            0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
        ],
        [
            0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa, 0x555555, 0xff5555, 0x55ff55, 0xffff55,
            0x5555ff, 0xff55ff, 0x55ffff, 0xffffff,
        ],
    ];

    /// Red, green and blue light, 0 to 1 each.
    type Light = [f64; 3];

    fn light(color: Color, sixteen: &[u32; 16]) -> Light {
        let Color::Indexed(index) = color else { panic!("{color:?} is no indexed colour") };
        let step = |of: u8| [0, 95, 135, 175, 215, 255][usize::from(of % 6)];
        let [red, green, blue] = match index {
            0..=15 => [16, 8, 0].map(|shift| sixteen[usize::from(index)] >> shift & 255),
            16..=231 => [(index - 16) / 36, (index - 16) / 6, index - 16].map(step),
            232.. => [8 + u32::from(index - 232) * 10; 3],
        };
        [red, green, blue].map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        })
    }

    fn brightness([red, green, blue]: Light) -> f64 {
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// From 1, which nobody can read, to 21, black on white.
    fn contrast(one: Light, other: Light) -> f64 {
        let (one, other) = (brightness(one) + 0.05, brightness(other) + 0.05);
        one.max(other) / one.min(other)
    }

    /// As an eye without red, green or blue cones sees it.
    const EYES: [[Light; 3]; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_82, 0.042_94, 0.968_881]],
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_9]],
    ];

    fn seen(by: [Light; 3], light: Light) -> Light {
        by.map(|row| row.iter().zip(light).map(|(weight, part)| weight * part).sum::<f64>().clamp(0.0, 1.0))
    }

    /// How different two colours look: about 2 is just noticed.
    fn difference(one: Light, other: Light) -> f64 {
        let lab = |[red, green, blue]: Light| {
            let bend = |part: f64| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 };
            let x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
            let y = bend(brightness([red, green, blue]));
            let z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
            [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
        };
        lab(one).iter().zip(lab(other)).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
    }

    #[test]
    fn suits_are_read_on_white_and_on_black() {
        for hue in SUITS.into_iter().chain([Hue::Red]) {
            let many = light(hue.text(Palette::Indexed).expect("a colour"), &SIXTEEN[0]);
            assert!(contrast(many, WHITE) > 4.0 && contrast(many, BLACK) > 4.0, "{hue:?}");
            let Some(few) = hue.text(Palette::Sixteen) else { continue };
            for sixteen in &SIXTEEN {
                let few = light(few, sixteen);
                assert!(contrast(few, WHITE) > 3.0 && contrast(few, BLACK) > 3.0, "{hue:?} of 16");
            }
        }
    }

    #[test]
    fn suits_are_read_on_a_filled_tile() {
        for hue in SUITS.into_iter().chain([Hue::Red]) {
            for palette in [Palette::Indexed, Palette::Sixteen] {
                let (ink, face) = hue.ink(palette).expect("colours");
                for sixteen in &SIXTEEN {
                    assert!(contrast(light(ink, sixteen), light(face, sixteen)) > 4.5, "{hue:?} in {palette:?}");
                }
            }
        }
    }

    #[test]
    fn suits_are_told_apart_by_the_colour_blind() {
        let text = |hue: Hue| hue.text(Palette::Indexed).expect("a colour");
        let ink = |hue: Hue| hue.ink(Palette::Indexed).expect("colours").0;
        for (place, one) in SUITS.into_iter().enumerate() {
            for other in SUITS.into_iter().skip(place + 1) {
                for eye in EYES {
                    for color in [&text as &dyn Fn(Hue) -> Color, &ink] {
                        let [one, other] = [one, other].map(|hue| seen(eye, light(color(hue), &SIXTEEN[0])));
                        assert!(difference(one, other) > 20.0, "{one:?} {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn no_color_names_none() {
        for hue in SUITS {
            assert_eq!((hue.text(Palette::None), hue.ink(Palette::None)), (None, None));
        }
    }
}
