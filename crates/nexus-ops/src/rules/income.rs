//! Income: rubium from mines.

use game_core::{Fx, Seat};

use crate::data::data;
use crate::events::Event;
use crate::pieces::{Hex, Unit};
use crate::state::{NexusOps, Open};

/// Each mine that he controls with at least one miner on it pays its number; more miners give nothing extra.
/// Contested mines pay nobody, mines on others' home bases pay their holder.
/// § NX-9.1 NX-9.2
pub(super) fn take(game: &mut NexusOps, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    let seat = open.turn.active;
    let paying = open.controlled(seat).iter().filter(|&hex| open.mines[hex.index()] > 0 && is_miner(open, seat, hex));
    let amount = paying.map(|hex| u16::from(open.mines[hex.index()])).sum();
    open.players[seat].earn(amount);
    if amount > 0 {
        fx.tell(|| Event::IncomeTaken { seat, amount });
    }
}

/// Whether the seat works the mine: with a Human, Fungoid or Crystalline. Of two partners who both could, the
/// lower seat does.
/// § NX-9.1 NX-14.5
fn is_miner(open: &Open, seat: Seat, hex: Hex) -> bool {
    let has_miner = |s: Seat| Unit::ALL.iter().any(|&unit| data().unit(unit).mines && open.count(s, hex, unit) > 0);
    has_miner(seat) && open.partner(seat).is_none_or(|partner| partner > seat || !has_miner(partner))
}
