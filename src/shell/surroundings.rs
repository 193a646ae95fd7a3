//! What the terminal can show, as far as the environment tells.

use crate::app::{Glyphs, Palette, Terminal, Wish};

/// Reads the environment through this.
pub(super) fn terminal(variable: impl Fn(&str) -> Option<String>) -> Terminal {
    let said = |name: &str| variable(name).filter(|value| !value.is_empty());
    let term = said("TERM").unwrap_or_default();
    let wish = if said("NO_COLOR").is_some() { Wish::NoColor } else { Wish::Colors };
    let palette = if said("COLORTERM").is_some() || !has_few_colors(&term) { Palette::Indexed } else { Palette::Sixteen };
    // the first one that is set counts; where none is, nothing speaks against UTF-8
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(said);
    let narrow = term == "linux" || locale.is_some_and(|locale| !is_utf8(&locale));
    Terminal { palette, wish, glyphs: if narrow { Glyphs::Ascii } else { Glyphs::Wide } }
}

/// Terminals whose names promise no more than 16 colours.
fn has_few_colors(term: &str) -> bool {
    let family = term.split('-').next().unwrap_or_default();
    let few = matches!(family, "linux" | "ansi" | "cygwin" | "vt52" | "vt100" | "vt102" | "vt220" | "vt320" | "screen" | "rxvt" | "");
    (few || term == "xterm" || term == "xterm-color" || term.ends_with("16color")) && !term.contains("256color")
}

fn is_utf8(locale: &str) -> bool {
    let locale = locale.to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(set: &[(&str, &str)], palette: Palette, wish: Wish, glyphs: Glyphs) {
        let variable = |name: &str| set.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned());
        assert_eq!(terminal(variable), Terminal { palette, wish, glyphs }, "{set:?}");
    }

    #[test]
    fn the_environment_is_read() {
        use Glyphs::{Ascii, Wide};
        use Palette::{Indexed, Sixteen};
        use Wish::{Colors, NoColor};
        check(&[("TERM", "xterm-256color"), ("LANG", "en_US.UTF-8")], Indexed, Colors, Wide);
        check(&[("TERM", "xterm-256color")], Indexed, Colors, Wide);
        check(&[("TERM", "xterm-kitty")], Indexed, Colors, Wide);
        check(&[("TERM", "alacritty"), ("NO_COLOR", "")], Indexed, Colors, Wide);
        check(&[("TERM", "alacritty"), ("NO_COLOR", "1")], Indexed, NoColor, Wide);
        check(&[("TERM", "linux"), ("LANG", "C.UTF-8")], Sixteen, Colors, Ascii);
        check(&[("TERM", "xterm"), ("LANG", "ja_JP.utf8")], Sixteen, Colors, Wide);
        check(&[("TERM", "xterm"), ("COLORTERM", "truecolor")], Indexed, Colors, Wide);
        check(&[("TERM", "screen-256color"), ("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")], Indexed, Colors, Ascii);
        check(&[("TERM", "screen"), ("LANG", "ja_JP.eucJP")], Sixteen, Colors, Ascii);
        check(&[("TERM", "rxvt-16color"), ("LC_ALL", ""), ("LC_CTYPE", "C.UTF-8"), ("LANG", "C")], Sixteen, Colors, Wide);
    }
}
