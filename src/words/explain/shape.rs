//! The sentence that explains a hand.

use super::clause::{Held, Room, Scene, apart};
use super::tiles::Spelling;
use super::wrapped;
use crate::drill::explain::{Explanation, Nearest, Part, Rest, Special, View};
use crate::engine::{Block, Form, Tile, TileSet};

/// What a sentence says beside its clauses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// Melds set aside, and how many are left of a kind held often.
    Full,
    /// Melds set aside.
    Aside,
    /// The clauses alone.
    Bare,
}

const LINES: usize = 2;

pub(super) fn shape(told: &Explanation) -> Vec<String> {
    let tellings = [
        (Extent::Full, Room::Wide),
        (Extent::Aside, Room::Wide),
        (Extent::Full, Room::Narrow),
        (Extent::Aside, Room::Narrow),
        (Extent::Bare, Room::Wide),
        (Extent::Bare, Room::Narrow),
        (Extent::Bare, Room::Tight),
    ];
    let wide = told.views.len() <= 2;
    let fitting = tellings
        .into_iter()
        .filter(|(_, room)| wide || *room != Room::Wide)
        .map(|(extent, room)| wrapped(&sentence(told, extent, room)))
        .find(|lines| lines.len() <= LINES);
    let mut lines = fitting.unwrap_or_else(|| wrapped(&sentence(told, Extent::Bare, Room::Least)));
    lines.retain(|line| !line.is_empty());
    lines
}

fn sentence(told: &Explanation, extent: Extent, room: Room) -> String {
    let mut parts: Vec<String> = Vec::new();
    if !told.views.is_empty() {
        parts.extend(views(told, extent, room));
    }
    if let Some(special) = told.special.filter(|special| !special.waits.and(told.real).is_empty()) {
        parts.extend(form(told, special, extent));
    }
    if let Some(nearest) = told.nearest.as_ref().filter(|_| told.views.is_empty()) {
        parts.push(near(told, nearest, extent));
    }
    parts.join(" ")
}

/// The clauses, each ending in a full stop.
fn views(told: &Explanation, extent: Extent, room: Room) -> Vec<String> {
    let silent = silent(told);
    let spelling = Spelling::for_tiles(&told.concealed, told.formal());
    let would = told.views.iter().filter(|view| !view.waits().and(told.held).is_empty()).count();
    let held = if would > 1 { Held::After } else { Held::Inside };
    let scene = Scene { told, spelling, room, silent, held };
    let aside: Vec<Block> = if extent == Extent::Bare { Vec::new() } else { shown_aside(told, silent) };
    let mut parts = match &told.views[..] {
        [only] => single(&scene, only, &aside),
        views => views.iter().map(|view| scene.clause(view)).collect(),
    };
    if !aside.is_empty() {
        let lead = format!("Set {} aside", spelling.blocks(&aside));
        match &mut parts[..] {
            [only] if !only.contains(':') => *only = format!("{lead}: {}", lowered(only)),
            _ => parts.insert(0, lead),
        }
    }
    if held == Held::After {
        let kinds = shown(told).and(told.held);
        let so = match (room, kinds.len()) {
            (Room::Least | Room::Tight, _) => ": no wait".to_string(),
            (_, 1) => format!(", so {} is no wait", spelling.set(kinds)),
            _ => ", so none of them is a wait".to_string(),
        };
        parts.push(format!("You hold every {}{so}", spelling.both(kinds)));
    }
    if extent == Extent::Full {
        parts.extend(remark(told, spelling).filter(|_| aside.is_empty() && held == Held::Inside && told.views.len() == 1));
        parts.extend(last_one(told));
    }
    parts.into_iter().map(|part| format!("{}.", raised(&part))).collect()
}

/// The pair, if it is the same in every view, stands apart and needs no word.
fn silent(told: &Explanation) -> Option<Tile> {
    let pair = told.views.first()?.pair?;
    let twin = |view: &View| matches!(view.rest, Rest::Twin(_));
    let same = told.views.iter().all(|view| view.pair == Some(pair) && !twin(view));
    (same && apart(told, pair)).then_some(pair)
}

/// The melds set aside in the suits that the clauses speak of; melds elsewhere are plain.
fn shown_aside(told: &Explanation, silent: Option<Tile>) -> Vec<Block> {
    let spoken = |meld: &&Block| {
        meld.first().suit().is_some()
            && told.core.at_least(1).iter().any(|tile| Some(tile) != silent && tile.letter() == meld.first().letter())
    };
    told.aside.iter().filter(spoken).copied().collect()
}

/// A hand that one view explains.
fn single(scene: &Scene, view: &View, aside: &[Block]) -> Vec<String> {
    let spelling = scene.spelling;
    let tiles = view.rest.tiles();
    let held = !view.waits().and(scene.told.held).is_empty();
    let again = |tile: Tile| aside.iter().any(|meld| meld.tiles().any(|other| other == tile));
    let wants = |tiles: &[Tile]| {
        let waits = view.waits();
        let near = |tile: Tile| tile.place() + 1 == tiles[0].place() || tile.place() == tiles[0].place() + tiles.len();
        spelling.set(waits.iter().filter(|&tile| near(tile)).collect())
    };
    match (view.rest, view.kept.is_empty(), held) {
        (Rest::Row { length: 1, first }, true, false) if aside.is_empty() => {
            vec![format!("The {} is alone: pair it", spelling.tile(first))]
        }
        (Rest::Row { length: 1, first }, true, false) if again(first) => vec![format!("Pair the other {}", spelling.tile(first))],
        (Rest::Row { length: 4, .. }, true, false) => {
            let (low, high) = (spelling.row(&tiles[..3]), spelling.row(&tiles[1..]));
            let of = if aside.is_empty() { String::new() } else { format!(" of {}", spelling.row(&tiles)) };
            vec![format!("Drop either end{of}: {high} or {low} stands; pair the end you dropped")]
        }
        (Rest::Row { length: 7, .. }, true, false) => {
            let ends = |four: &[Tile]| format!("{}, {} or {}", spelling.row(four), spelling.tile(four[0]), spelling.tile(four[3]));
            vec![
                format!("Set {} aside: {}", spelling.row(&tiles[4..]), ends(&tiles[..4])),
                format!("Set {} aside: {}", spelling.row(&tiles[..3]), ends(&tiles[3..])),
            ]
        }
        (Rest::Open { length: 5, .. }, true, false) if scene.silent.is_some() => vec![
            format!("Set {} aside: {} wants {}", spelling.row(&tiles[2..]), spelling.row(&tiles[..2]), wants(&tiles[..2])),
            format!("Set {} aside: {} wants {}", spelling.row(&tiles[..3]), spelling.row(&tiles[3..]), wants(&tiles[3..])),
        ],
        (Rest::Open { length: 2, first }, true, false) if scene.silent.is_none() => vec![match view.pair {
            Some(pair) if aside.is_empty() && scene.told.core.total() == 4 && continues(first, pair) => {
                let mut run = [tiles[0], tiles[1], pair];
                run.sort();
                let (rest, pairs, tile) = (spelling.row(&tiles), spelling.copies(pair, 2), spelling.tile(pair));
                format!("Pair {pairs}, and {rest} is two-sided; or keep {} and pair the other {tile}", spelling.row(&run))
            }
            _ => scene.clause(view),
        }],
        (Rest::Open { length: 2, .. }, true, false) => {
            let (rest, kinds) = (spelling.rest(view.rest), spelling.either(view.waits()));
            match view.waits().len() {
                2 => vec![format!("{rest} is two-sided: {kinds} completes it")],
                _ => vec![format!("{rest} is at the edge: only {kinds} completes it")],
            }
        }
        (Rest::Gap(_), true, false) if scene.silent.is_some() => {
            vec![format!("{} is closed: only {} completes it", spelling.rest(view.rest), spelling.set(view.waits()))]
        }
        (Rest::Twin(other), true, false) => {
            let pair = view.pair.unwrap_or(other);
            let (low, high) = (spelling.copies(pair, 2), spelling.copies(other, 2));
            vec![format!("{low} and {high} are both pairs: {} makes one a triplet", spelling.either(view.waits()))]
        }
        _ => vec![scene.clause(view)],
    }
}

/// Whether the pair's tile goes on where two in a row end.
fn continues(first: Tile, pair: Tile) -> bool {
    first.suit() == pair.suit() && (first.place() + 2 == pair.place() || pair.place() + 1 == first.place())
}

/// The only wait of which the hand holds so many.
fn held_often(told: &Explanation, copies: usize) -> Option<Tile> {
    let often = told.real.and(told.all.at_least(copies));
    often.iter().next().filter(|_| often.len() == 1)
}

/// The hand holds three of one wait.
fn last_one(told: &Explanation) -> Option<String> {
    held_often(told, 3).map(|tile| format!("One {tile} is left"))
}

/// The hand holds two of one wait.
fn remark(told: &Explanation, spelling: Spelling) -> Option<String> {
    let tile = held_often(told, 2).filter(|_| told.real.and(told.all.at_least(3)).is_empty())?;
    Some(match spelling {
        Spelling::Digits if !tile.is_honor() => format!("You hold two {}s", tile.rank()),
        _ => format!("You hold two of {tile}"),
    })
}

/// Seven pairs and thirteen orphans.
fn form(told: &Explanation, special: Special, extent: Extent) -> Option<String> {
    let single = special.waits.iter().next()?;
    let alone = told.views.is_empty();
    match special.form {
        Form::SevenPairs if alone => Some(format!("Six pairs, and {single} alone: its twin makes seven pairs.")),
        Form::SevenPairs if extent == Extent::Full => Some(format!("Seven pairs with {single} too.")),
        Form::SevenPairs if shown(told).contains(single) => None,
        Form::SevenPairs => Some(format!("Seven pairs: {single}.")),
        Form::KnittedStraight => Some(format!("The nine knitted tiles 147 258 369 with a meld and a pair, short of {}.", special.waits)),
        Form::LesserHonorsKnitted | Form::GreaterHonorsKnitted => {
            Some(format!("Knitted tiles and honours, all different: any other one of the sixteen, {}.", special.waits))
        }
        _ if special.waits.len() == 1 => Some(format!("Twelve of the thirteen orphans and a pair: only {single} is missing.")),
        _ => Some("All thirteen orphans, each once: any of them makes the pair.".to_string()),
    }
}

/// Every wait that the views show.
fn shown(told: &Explanation) -> TileSet {
    told.views.iter().fold(TileSet::EMPTY, |all, view| all.or(view.waits()))
}

/// The shape that a hand that waits for nothing is nearest to.
fn near(told: &Explanation, nearest: &Nearest, extent: Extent) -> String {
    let spelling = Spelling::for_tiles(&told.concealed, TileSet::EMPTY);
    let stands = nearest.stands.iter().map(|&block| spelling.block(block)).collect::<Vec<_>>().join(" ");
    match nearest.form {
        Form::SevenPairs => {
            let more = if nearest.stands.len() == 6 { "a seventh kind wants both its tiles" } else { "the other kinds want a twin" };
            return format!("Nearest is seven pairs: {stands} stand; {more}.");
        }
        Form::ThirteenOrphans => return format!("Nearest is thirteen orphans: {} tiles are missing.", nearest.lacking),
        Form::KnittedStraight => return format!("Nearest is the knitted straight: {} tiles are missing.", nearest.lacking),
        Form::LesserHonorsKnitted | Form::GreaterHonorsKnitted => {
            return format!("Nearest are honours and knitted tiles: {} are missing.", nearest.lacking);
        }
        Form::Standard => {}
    }
    let stands = match (extent, nearest.stands.len()) {
        (Extent::Bare, _) | (_, 0) => String::new(),
        (_, 1) => format!("{stands} stands; "),
        _ => format!("{stands} stand; "),
    };
    format!("Nearest: {stands}{}.", lacking(nearest, spelling))
}

/// What the nearest shape lacks.
fn lacking(nearest: &Nearest, spelling: Spelling) -> String {
    if let ([Part::Thin(tile)], [other]) = (&nearest.parts[..], &nearest.spare.tiles().collect::<Vec<_>>()[..]) {
        let (low, high) = (*tile.min(other), *tile.max(other));
        return format!("{} and {} are left, and no tile makes them a meld", spelling.tile(low), spelling.tile(high));
    }
    let begun = nearest.parts.iter().filter(|part| !matches!(part, Part::Thin(_) | Part::Nothing)).count();
    let mut wants: Vec<String> = match &nearest.parts[..] {
        [Part::Meld { tiles, wants }, other] if *other == nearest.parts[0] => {
            let two = spelling.row(tiles);
            vec![format!("{two} and {two} want {} each", spelling.either(*wants))]
        }
        parts => parts.iter().filter_map(|part| part_wants(part, spelling)).collect(),
    };
    match nearest.parts.len() - begun {
        0 => {}
        1 => wants.push("a whole block is still to come".to_string()),
        more => wants.push(format!("{more} whole blocks are still to come")),
    }
    match wants.split_last() {
        Some((end, rest)) if !rest.is_empty() => format!("{}, and {end}", rest.join(", ")),
        Some((end, _)) => end.clone(),
        None => String::new(),
    }
}

/// What one part wants; nothing to say of one that has barely begun.
fn part_wants(part: &Part, spelling: Spelling) -> Option<String> {
    match part {
        Part::Meld { tiles: [low, high], wants } => Some(match high.place() - low.place() {
            0 => format!("{} wants another {}", spelling.copies(*low, 2), spelling.tile(*low)),
            2 => format!("{} wants {}", spelling.rest(Rest::Gap(*low)), spelling.either(*wants)),
            _ => format!("{} wants {}", spelling.row(&[*low, *high]), spelling.either(*wants)),
        }),
        Part::Half(tile) => Some(format!("{} wants its twin to be the pair", spelling.tile(*tile))),
        Part::Thin(_) | Part::Nothing => None,
    }
}

fn raised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

fn lowered(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}
