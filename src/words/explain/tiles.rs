//! How tiles are written in a sentence: without their letter where no other suit could be meant.

use crate::drill::explain::Rest;
use crate::engine::{Block, Counts, Suit, Tile, TileSet};

/// Whether a suit is named with each tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spelling {
    /// `23 wants 1 4`
    Digits,
    /// `23m wants 1m 4m`
    Letters,
}

impl Spelling {
    /// Digits, where no more than two suits are in the hand, all ranks of the first below all of the second, and no honour is waited for.
    pub(super) fn for_tiles(tiles: &Counts, waits: TileSet) -> Spelling {
        let kinds = tiles.at_least(1).or(waits);
        let ends = Suit::ALL.into_iter().filter_map(|suit| {
            let mut ranks = kinds.iter().filter(move |tile| tile.suit() == Some(suit)).map(Tile::rank);
            let least = ranks.next()?;
            Some((least, ranks.last().unwrap_or(least)))
        });
        let ends: Vec<(u8, u8)> = ends.collect();
        let honor = waits.iter().any(Tile::is_honor);
        match ends[..] {
            [] | [_] if !honor => Spelling::Digits,
            [(_, end), (start, _)] if end < start && !honor => Spelling::Digits,
            _ => Spelling::Letters,
        }
    }

    fn letter(self, tile: Tile) -> String {
        if self == Spelling::Letters || tile.is_honor() { tile.letter().to_string() } else { String::new() }
    }

    /// `4`, `4m`, `5z`
    pub(super) fn tile(self, tile: Tile) -> String {
        format!("{}{}", tile.rank(), self.letter(tile))
    }

    /// Tiles of one suit in a row: `345`, `345m`.
    pub(super) fn row(self, tiles: &[Tile]) -> String {
        let digits: String = tiles.iter().map(|tile| tile.rank().to_string()).collect();
        tiles.first().map_or(String::new(), |&first| digits + &self.letter(first))
    }

    pub(super) fn block(self, block: Block) -> String {
        self.row(&block.tiles().collect::<Vec<_>>())
    }

    /// `22`, of which there are so many: `222`.
    pub(super) fn copies(self, tile: Tile, copies: usize) -> String {
        self.row(&vec![tile; copies])
    }

    /// The tiles of a rest; a gap shows as one: `2_4`.
    pub(super) fn rest(self, rest: Rest) -> String {
        match rest {
            Rest::Gap(first) => format!("{}_{}{}", first.rank(), first.rank() + 2, self.letter(first)),
            _ => self.row(&rest.tiles()),
        }
    }

    /// `1 4 7`
    pub(super) fn set(self, tiles: TileSet) -> String {
        self.listed(tiles, " ")
    }

    /// `1 or 4`, `1 4 or 7`
    pub(super) fn either(self, tiles: TileSet) -> String {
        self.listed(tiles, " or ")
    }

    /// `4 and 7`
    pub(super) fn both(self, tiles: TileSet) -> String {
        self.listed(tiles, " and ")
    }

    fn listed(self, tiles: TileSet, last: &str) -> String {
        let words: Vec<String> = tiles.iter().map(|tile| self.tile(tile)).collect();
        match words.split_last() {
            Some((end, rest)) if !rest.is_empty() => format!("{}{last}{end}", rest.join(" ")),
            Some((end, _)) => end.clone(),
            None => String::new(),
        }
    }

    /// `567`, `567 and 999`, `234 567 and 999`
    pub(super) fn blocks(self, blocks: &[Block]) -> String {
        let words: Vec<String> = blocks.iter().map(|&block| self.block(block)).collect();
        match words.split_last() {
            Some((end, rest)) if !rest.is_empty() => format!("{} and {end}", rest.join(" ")),
            Some((end, _)) => end.clone(),
            None => String::new(),
        }
    }
}
