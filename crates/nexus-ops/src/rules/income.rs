//! Income: rubium from mines.

use game_core::{Fx, Seat};

use crate::data::data;
use crate::events::Event;
use crate::pieces::{Hex, Unit};
use crate::state::{NexusOps, Open, Task};

/// Each mine that the player controls with at least one miner on it pays its number; more miners give nothing extra.
/// Contested mines pay nobody, mines on others' home bases pay their holder.
/// § NX-9.1 NX-9.2
pub(super) fn take(game: &mut NexusOps, fx: &mut Fx<Event>) {
    let seat = game.open.turn.active;
    let amount = of(&game.open, seat);
    game.open.players[seat].earn(amount);
    if amount > 0 {
        fx.tell(|| Event::IncomeTaken { seat, amount });
    }
}

/// What the seat's mines would pay as things stand.
/// § NX-9.1 NX-9.2
pub(crate) fn of(open: &Open, seat: Seat) -> u16 {
    let paying = open.controlled(seat).iter().filter(|&hex| open.mines[hex.index()] > 0 && is_miner(open, seat, hex));
    paying.map(|hex| u16::from(open.mines[hex.index()])).sum()
}

/// What the turn still brings from mines, as things stand.
/// § NX-3.1 NX-9.1
pub(crate) fn ahead(open: &Open) -> u16 {
    if open.agenda.iter().any(|task| task == Task::Income) { of(open, open.turn.active) } else { 0 }
}

/// Whether the seat works the mine: with a Human, Fungoid or Crystalline. Of two partners who both could, the
/// lower seat does.
/// § NX-9.1 NX-14.5
fn is_miner(open: &Open, seat: Seat, hex: Hex) -> bool {
    let has_miner = |s: Seat| Unit::ALL.iter().any(|&unit| data().unit(unit).mines && open.count(s, hex, unit) > 0);
    has_miner(seat) && open.partner(seat).is_none_or(|partner| partner > seat || !has_miner(partner))
}
