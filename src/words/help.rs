//! The help: every key of every screen, the signs, and the kinds of wait.

use super::Language;

/// A part of the help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// What it is about.
    pub about: About,
    /// Its heading.
    pub heading: &'static str,
    /// Keys or signs, and what they do or mean.
    pub lines: &'static [(&'static str, &'static str)],
}

/// What a part of the help is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// The menu.
    Home,
    /// The lessons.
    Lessons,
    /// The learner's figures.
    Figures,
    /// While a question waits for its answer.
    Asking,
    /// After the answer.
    Told,
    /// The discard drill.
    Discards,
    /// A hand that is played alone.
    Play,
    /// The distance drill.
    Distance,
    /// The points drill.
    Points,
    /// The end of a session.
    Summary,
    /// The chooser.
    Choose,
    /// The analysis of any hand.
    Analyse,
    /// The settings.
    Settings,
    /// Everywhere.
    Everywhere,
    /// Signs on the screen.
    Signs,
    /// The kinds of wait.
    Kinds,
}

impl Language {
    /// Every part of the help, that of this screen first.
    pub fn help(self, present: About) -> Vec<Chapter> {
        let mut chapters = match self {
            Language::English => ENGLISH.to_vec(),
        };
        // a stable sort: the others keep their order
        chapters.sort_by_key(|chapter| chapter.about != present);
        chapters
    }
}

const ENGLISH: [Chapter; 16] = [
    Chapter {
        about: About::Lessons,
        heading: "Lessons",
        lines: &[
            ("Up Down", "go to a lesson, or scroll its page"),
            ("Enter", "read it; once more: practise its shapes"),
            ("Esc", "to all lessons, then to the menu"),
        ],
    },
    Chapter {
        about: About::Figures,
        heading: "Statistics",
        lines: &[
            ("Tab", "weeks, days, shapes, drills"),
            ("Left Right", "back in time, and on"),
            ("Up Down", "go to a shape"),
            ("Enter", "practise the shape"),
            ("read", "share of the hands at a table whose shapes are at target"),
            ("at target", "4 of the last 5 right, and quick enough"),
        ],
    },
    Chapter { about: About::Home, heading: "The menu", lines: &[("Up Down", "go to a row"), ("Enter Space", "open it"), ("q", "leave")] },
    Chapter {
        about: About::Asking,
        heading: "While you answer",
        lines: &[
            ("2 5 m", "choose or drop 2m and 5m; digits wait for m p s or z"),
            ("2 5", "the same, where every tile is of one suit"),
            ("E S W N", "East South West North, also 1z to 4z"),
            ("P F C", "white, green and red dragon, also 5z 6z 7z"),
            ("a", "with a wild kind: any tile completes the hand"),
            ("m p s z", "alone: go to that row"),
            ("arrows Space", "go to a tile, choose or drop it"),
            ("n", "the hand is not ready: no tile completes it"),
            ("Enter", "check the answer"),
            ("h", "a hint: how many waits; again: a meld to set aside"),
            ("g", "give up: it counts as missed"),
            ("Backspace", "take the last key back"),
            ("c", "clear the answer"),
            ("Esc", "drop waiting digits"),
        ],
    },
    Chapter {
        about: About::Told,
        heading: "After the answer",
        lines: &[
            ("Enter or n", "next hand (ignored for 0.3 s after a miss)"),
            ("Up Down", "scroll what is told"),
            ("e", "every reading, or fewer"),
            ("x", "why a false tile does not fit"),
            ("w", "turn the wall over: which draw would have won"),
            ("r", "the same hand again, outside the score"),
            ("b", "a bookmark: the summary shows its command"),
            ("Space, n", "MCR, which waits reach 8 points: choose one, or none; Enter checks"),
            ("points", "riichi: by ron, and drawn in brackets; a wait without yaku wins no ron"),
            ("u", "it was a slip: right shape, wrong key"),
            ("y", "the command that brings this hand back"),
        ],
    },
    Chapter {
        about: About::Discards,
        heading: "The discard drill",
        lines: &[
            ("7 s", "choose 7s; 0 m is a red five; 1 to 7 z and E S W N P F C honours"),
            ("Left Right", "the tile beside the chosen one"),
            ("Space", "the tile that was drawn"),
            ("Enter", "let it go; after the verdict: the next position"),
            ("Esc c", "drop the digit or the choice"),
            ("g", "give up: it counts as missed"),
            ("t", "every discard in a table, with its mark"),
            ("p", "play the hand on from here, with the same wall; not scored"),
            ("r b u y", "again, bookmark, slip, command: as in the wait drill"),
            ("+  =  !", "best; never wrong: as good or with a reason; it loses tiles"),
            ("away", "how many tiles from ready (向聴 shanten, 向听) the rest is"),
            ("tiles, kinds", "what brings it closer (受け入れ ukeire, 进张), copies unseen"),
            ("good wait", "tiles that lead to a wait on five tiles or more"),
            ("next step", "what the step after that accepts, on average"),
        ],
    },
    Chapter {
        about: About::Play,
        heading: "Play alone",
        lines: &[
            ("7 s, arrows", "choose a tile, as in the discard drill; Space: the drawn one"),
            ("Enter", "let it go; after a verdict: the next draw"),
            ("w", "a win: the drawn tile completes the hand (自摸 tsumo, 自摸)"),
            ("g", "end the hand here; it counts as missed"),
            ("t", "every discard of that turn in a table, with its mark"),
            ("Up Down", "in the report: look at another turn; a click too"),
            ("r", "the same wall again, outside the score"),
            ("lost tiles, win", "what a discard cost: tiles accepted, chance to win"),
            ("furiten", "a wait lies among your own discards (振聴, 振听)"),
        ],
    },
    Chapter {
        about: About::Distance,
        heading: "The distance drill",
        lines: &[
            ("0 to 8", "the answer: so many tiles away from ready (向聴 shanten, 向听)"),
            ("0", "ready: one tile more completes the hand"),
            ("g", "give up: it counts as missed"),
            ("Enter or n", "after the answer: the next hand"),
            ("r b u y", "again, bookmark, slip, command: as in the wait drill"),
        ],
    },
    Chapter {
        about: About::Points,
        heading: "The points drill",
        lines: &[
            ("0 to 9", "a figure into the field under the cursor"),
            ("Tab Space", "the next field; Up and Down too: 1300 Space 2600"),
            ("Backspace", "take a digit back; in an empty field: the field before"),
            ("arrows Space", "in a list: Left Right another worth, Up Down, choose"),
            ("c", "clear the answer"),
            ("g", "give up: it counts as missed"),
            ("Enter", "check the answer; after it: the next win"),
            ("r b u y", "again, bookmark, slip, command: as in the wait drill"),
            ("ron, tsumo", "won on a discard (栄和); on a drawn tile (自摸)"),
            ("yaku", "役, 役种: a pattern that earns han; without one a hand does not win"),
            ("han", "翻, 番: what yaku and dora earn; each doubles the points, up to a limit"),
            ("fu", "符: from triplets, pair, wait and way of winning, rounded up to a ten"),
            ("dora", "ドラ, 宝牌: the tile after an indicator earns a han, and is no yaku"),
            ("riichi", "立直: a bet, declared when a closed hand is ready; a yaku of one han"),
            ("dealer", "親, 庄家: the East seat; wins half again as much"),
            ("fan, MCR", "番, 番: the 81 patterns of Chinese official rules; 8 points win"),
        ],
    },
    Chapter {
        about: About::Summary,
        heading: "The summary",
        lines: &[("Enter or n", "a new session"), ("r", "the missed and the slow ones again"), ("Up Down", "scroll"), ("Esc", "the menu")],
    },
    Chapter {
        about: About::Choose,
        heading: "Choose",
        lines: &[("Up Down", "go to a row"), ("Left Right", "change it; Space too"), ("Enter", "begin")],
    },
    Chapter {
        about: About::Analyse,
        heading: "Analyse",
        lines: &[
            ("123m40p11z", "a hand: digits, then their suit; 0 is a red five"),
            ("[123m] [2222p]-", "called melds, a concealed kan"),
            ("1 4 7 10 13", "so many tiles: waits and readings, a meld counts three"),
            ("2 5 8 11 14", "so many: complete, or every discard, best first"),
            ("Left Right", "move in the text; Home End too"),
            ("Backspace", "take a character back"),
            ("Ctrl-U", "clear the text"),
            ("Up Down", "go through the discards; else scroll what is told"),
            ("Enter", "to the hand after the discard; Esc back to the fourteen"),
            ("Esc", "the menu"),
        ],
    },
    Chapter {
        about: About::Settings,
        heading: "Settings",
        lines: &[("Up Down", "go to a row"), ("Left Right", "change it, at once and for later; Enter and Space too"), ("Esc", "the menu")],
    },
    Chapter {
        about: About::Everywhere,
        heading: "Everywhere",
        lines: &[
            ("?", "this help"),
            ("Esc", "back, or to the menu; asks inside a session"),
            ("PageUp PageDown", "scroll far; Home End too"),
            ("mouse", "click a tile, a row or a key; the wheel scrolls"),
            ("q", "leave; asks inside a session"),
            ("Ctrl-C", "leave at once"),
            ("Ctrl-Z", "go to the shell; fg comes back"),
        ],
    },
    Chapter {
        about: About::Signs,
        heading: "Signs",
        lines: &[
            ("[2]+", "chosen and right"),
            (" 2 !", "missed: a wait that was not chosen"),
            ("[2]x", "extra: chosen, but no wait"),
            ("0m 0p 0s", "a red five"),
        ],
    },
    Chapter {
        about: About::Kinds,
        heading: "Kinds of wait",
        lines: &[
            ("two-sided", "両面 ryanmen: 23 waits for 1 and 4"),
            ("closed", "嵌張 kanchan: 24 waits for 3"),
            ("edge", "辺張 penchan: 12 waits for 3, 89 for 7"),
            ("dual pair", "双碰 shanpon: one of two pairs becomes a triplet"),
            ("single", "単騎 tanki: half a pair waits for the other half"),
        ],
    },
];
