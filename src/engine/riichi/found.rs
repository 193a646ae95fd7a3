//! All that a hand seen in one way has, in the order of the list.

use super::view::View;
use super::yaku::{Found, Worth, Yaku};
use super::{Renhou, Switches, dora, patterns, yakuman};
use crate::engine::{Flag, How};

/// The yaku and dora of a hand. A yakuman stands alone: ordinary yaku and dora add nothing to it. Dora may stand without a yaku; they are no win.
pub(super) fn found(view: &View, switches: &Switches) -> Vec<Found> {
    let mut all = Vec::with_capacity(8);
    yakuman::each(view, switches, &mut |yaku, times| all.push(Found { yaku, worth: Worth::Yakuman(times) }));
    if all.is_empty() {
        patterns::each(view, switches, &mut |yaku| {
            let Some((closed, open)) = yaku.han() else { return };
            if let Some(han) = if view.closed { Some(closed) } else { open } {
                all.push(Found { yaku, worth: Worth::Han(han) });
            }
        });
        dora::each(view, switches, &mut |yaku, number| all.push(Found { yaku, worth: Worth::Han(number) }));
        let renhou = view.won.has(Flag::FirstDraw) && view.won.circumstances().how == How::Ron && switches.renhou == Renhou::Mangan;
        if renhou && (all.iter().map(|found| found.han()).sum::<u8>() < 5 || all.iter().all(|found| found.yaku.is_dora())) {
            all = vec![Found { yaku: Yaku::Renhou, worth: Worth::Han(5) }];
        }
    }
    all.sort_unstable_by_key(|found| found.yaku);
    all
}
