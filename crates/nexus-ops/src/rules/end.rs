//! The end: somebody reaches the target, or somebody has nothing left.

use game_core::{Fx, Game, Outcome, PerSeat, Seat, SeatSet};

use super::deploy::price;
use crate::actions::Action;
use crate::events::Event;
use crate::foresight::Note;
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

/// Victory points of a seat, with those of its partner.
/// § NX-14.2
pub(crate) fn party_vp(open: &Open, seat: Seat) -> u16 {
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

/// The actions by which a seat would eliminate itself: a sale or a card played, or the end of buying that ends a Bulk
/// Contract. The program asks before.
/// § NX-12.3
pub(crate) fn warnings(game: &NexusOps, seat: Seat, into: &mut Vec<(Action, Note)>) {
    let player = &game.open.players[seat];
    if !game.open.presence[seat].is_empty() || player.energize + player.secrets > 1 {
        return;
    }
    let ruinous = |action: &Action| game.eliminates_itself(seat, *action);
    into.extend(game.legal_list(seat).into_iter().filter(ruinous).map(|action| (action, Note::Eliminates {})));
}

impl NexusOps {
    /// Whether a legal action leaves its own player with nothing. In the window of missions elimination only waits, unless
    /// the Mission card for the battle wins the game.
    /// § NX-12.2 NX-12.3 NX-12.5
    pub fn eliminates_itself(&self, seat: Seat, action: Action) -> bool {
        let player = &self.open.players[seat];
        let lets_go = action == Action::Done {} && self.open.agenda.top() == Some(Task::Deploy);
        let cards = player.energize + player.secrets;
        if !self.open.presence[seat].is_empty() || cards != u8::from(!lets_go) || !lets_go && !uses_a_card(action) {
            return false;
        }
        let mut after = *self;
        after.apply(seat, action, &mut Fx::silent());
        let open = &after.open;
        match open.end {
            Some(End::Elimination { out }) => out.contains(seat),
            Some(End::Target { .. }) => false,
            None => {
                let wins = open.feat.is_some_and(|feat| feat.won)
                    && party_vp(open, seat) + 1 >= u16::from(open.options.target());
                open.feat.is_some() && is_eliminated(open, seat) && !wins
            }
        }
    }
}

fn uses_a_card(action: Action) -> bool {
    matches!(
        action,
        Action::SellEnergize { .. }
            | Action::SellSecret { .. }
            | Action::PlayMission { .. }
            | Action::PlayUnits { .. }
            | Action::PlayTeleport { .. }
            | Action::PlayMarch { .. }
            | Action::PlayPlain { .. }
            | Action::PlaySide { .. }
            | Action::PlayFigure { .. }
            | Action::PlayCancel { .. }
    )
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
