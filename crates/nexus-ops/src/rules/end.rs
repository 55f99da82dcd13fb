//! The end: somebody reaches the target, or somebody has nothing left.

use game_core::{Fx, Outcome, PerSeat, Seat, SeatSet};

use super::deploy::price;
use crate::events::Event;
use crate::pieces::Unit;
use crate::state::{End, NexusOps, Open, Task};

/// The game ends at once when the points suffice; a team counts both partners'.
/// § NX-12.1 NX-12.5 NX-14.2
pub(super) fn test_target(game: &mut NexusOps, seat: Seat, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    let vp = party_vp(open, seat);
    if vp >= u16::from(open.options.target()) {
        open.end = Some(End::Target { seat });
        fx.tell(|| Event::TargetReached { seat, vp: vp as u8 });
    }
}

fn party_vp(open: &Open, seat: Seat) -> u16 {
    let partner = open.partner(seat).map_or(0, |partner| u16::from(open.players[partner].vp));
    u16::from(open.players[seat].vp) + partner
}

/// Nothing on the board, nothing to buy with, nothing to sell. A Bulk Contract still running counts.
/// § NX-12.2
fn is_eliminated(open: &Open, seat: Seat) -> bool {
    let player = &open.players[seat];
    if !open.presence[seat].is_empty() || player.energize > 0 || player.secrets > 0 {
        return false;
    }
    let cost = |unit: Unit| {
        let deploying = seat == open.turn.active && open.agenda.top() == Some(Task::Deploy);
        if deploying { price(open, unit) } else { crate::data::data().unit(unit).cost }
    };
    !Unit::ALL.iter().any(|&unit| player.supply[unit.index()] > 0 && u16::from(cost(unit)) <= player.rubium)
}

/// The test after a complete action. It ends the game at once.
/// § NX-12.2 NX-12.3
pub(super) fn test_survival(game: &mut NexusOps, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    let out: SeatSet = Seat::all(open.seats).filter(|&seat| is_eliminated(open, seat)).collect();
    if !out.is_empty() {
        open.end = Some(End::Elimination { out });
        for seat in out.iter() {
            fx.tell(|| Event::PlayerEliminated { seat });
        }
    }
}

/// The test after a sale or a card. While the mission window of a battle or breath is open it waits: the window
/// comes first.
/// § NX-12.3 NX-12.5
pub(super) fn test_unless_pending(game: &mut NexusOps, fx: &mut Fx<Event>) {
    if game.open.feat.is_none() && game.open.end.is_none() {
        test_survival(game, fx);
    }
}

/// Who won. The points decide; after an elimination ties are broken by hexes controlled, then by units, and what
/// is still equal is a draw. Whoever did not win is ranked by points.
/// § NX-12.1 NX-12.4 NX-14.7
pub(crate) fn outcome(open: &Open) -> Option<Outcome> {
    let end = open.end?;
    let standing = |seat: Seat| match end {
        End::Target { seat: winner } => (u32::from(seat == winner || open.partner(seat) == Some(winner)), 0, 0, 0),
        End::Elimination { out } if open.options.teams => {
            let partner = open.partner(seat).unwrap_or(seat);
            let alive = |s: Seat| if out.contains(s) { 0 } else { u32::from(open.players[s].vp) };
            let hexes = open.controlled(seat) | open.controlled(partner);
            (1, alive(seat) + alive(partner), hexes.len(), open.n_units(seat) + open.n_units(partner))
        }
        End::Elimination { out } => {
            let vp = u32::from(open.players[seat].vp);
            (u32::from(!out.contains(seat)), vp, open.controlled(seat).len(), open.n_units(seat))
        }
    };
    let best = Seat::all(open.seats).map(standing).max();
    let key = |seat: Seat| {
        let wins = Some(standing(seat)) == best;
        (wins, if wins { 0 } else { party_vp(open, seat) })
    };
    if !open.options.teams {
        return Some(Outcome::ranked(open.seats, key, &[]));
    }
    let ahead = |seat: Seat| Seat::all(open.seats).filter(|&other| key(other) > key(seat)).count() / 2;
    let ranks = PerSeat::new(open.seats, |seat| 1 + ahead(seat) as u8);
    Some(Outcome::Teams { teams: PerSeat::new(open.seats, |seat| seat.0 % 2), ranks })
}
