//! Deploy: buying units.

use game_core::{Fx, Seat};

use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Hex, Unit};
use crate::state::{NexusOps, Open, Task};

/// What a unit costs now.
pub(crate) fn price(open: &Open, unit: Unit) -> u8 {
    data().unit(unit).cost.saturating_sub(open.turn.discount)
}

pub(super) fn legal_buy(game: &NexusOps, seat: Seat, into: &mut Vec<Action>) {
    let open = &game.open;
    let player = &open.players[seat];
    for unit in Unit::ALL {
        if player.supply[unit.index()] > 0 && u16::from(price(open, unit)) <= player.rubium {
            into.extend(open.layout().homes[seat.index()].map(|hex| Action::Buy { unit, hex }));
        }
    }
}

/// Any number of units, as long as rubium and figures last, each on one of the three home base hexes, also one
/// that enemies hold.
/// § NX-1.1 NX-4.1 NX-4.2
pub(super) fn check_buy(open: &Open, seat: Seat, unit: Unit, hex: Hex) -> Result<(), Illegal> {
    if open.agenda.top() != Some(Task::Deploy) {
        return Err(Illegal::BuyNow { phase: open.phase() });
    }
    let (cost, rubium) = (price(open, unit), open.players[seat].rubium);
    if open.players[seat].supply[unit.index()] == 0 {
        return Err(Illegal::NoFigureLeft { unit });
    }
    if u16::from(cost) > rubium {
        return Err(Illegal::TooExpensive { unit, cost, rubium });
    }
    if !open.layout().home_sets[seat.index()].contains(hex) {
        return Err(Illegal::NotYourHome { hex });
    }
    Ok(())
}

pub(super) fn apply_buy(game: &mut NexusOps, seat: Seat, unit: Unit, hex: Hex, fx: &mut Fx<Event>) {
    let cost = price(&game.open, unit);
    game.open.players[seat].rubium -= u16::from(cost);
    game.open.turn.discount = 0;
    deploy(&mut game.open, seat, unit, hex);
    fx.tell(|| Event::UnitBought { seat, unit, hex, cost });
}

/// Puts a new figure on the board in the deploy phase. It may move this turn, and where a battle goes on since
/// earlier turns it may also leave freely.
/// § NX-4.5 NX-5.4
pub(super) fn deploy(open: &mut Open, seat: Seat, unit: Unit, hex: Hex) {
    open.place(seat, hex, unit);
    if open.turn.contested_at_start.contains(hex) {
        let home = open.layout().homes[seat.index()].iter().position(|&h| h == hex);
        if let Some(home) = home {
            open.turn.fresh[home][unit.index()] += 1;
        }
    }
}
