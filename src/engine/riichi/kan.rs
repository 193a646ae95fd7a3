//! Whether a kan may be made after riichi.

use crate::engine::{Counts, Hand, Meld, MeldKind, Ruleset, Tile, waits};

/// After riichi, the tile just drawn may make a concealed kan of a triplet in the hand only if the waits stay what they were, tile by tile: as
/// many of them are not enough. What a house rules beyond that (the triplet in every reading) is not asked.
///
/// ```
/// use tenpai::engine::{Hand, Tile, riichi::may_kan};
/// let hand: Hand = "3335666s555z777z".parse()?;
/// let three = "3s".parse::<Hand>()?.concealed().tiles().next();
/// let six = "6s".parse::<Hand>()?.concealed().tiles().next();
/// assert_eq!((three.map(|tile| may_kan(&hand, tile)), six.map(|tile| may_kan(&hand, tile))), (Some(true), Some(false)));
/// # Ok::<(), tenpai::engine::HandError>(())
/// ```
pub fn may_kan(hand: &Hand, drawn: Tile) -> bool {
    let rest: Counts = match Counts::of_tiles(hand.concealed().tiles().filter(|&tile| tile != drawn)) {
        Ok(rest) if hand.concealed().of(drawn) == 3 => rest,
        _ => return false,
    };
    let kan = Meld::new(MeldKind::ConcealedKan, drawn);
    let melds: Vec<Meld> = hand.melds().iter().copied().chain(kan).collect();
    let before = waits(hand, &Ruleset::RIICHI).real;
    Hand::new(rest, &melds).is_ok_and(|after| !before.is_empty() && waits(&after, &Ruleset::RIICHI).real == before)
}
