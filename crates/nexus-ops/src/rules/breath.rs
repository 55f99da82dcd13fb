//! Dragon breath: at the end of the move phase, and not a battle.

use game_core::{Fx, Seat};

use super::missions;
use crate::actions::{Action, Figure};
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Hex, HexSet, Unit};
use crate::state::{NexusOps, Open, Task};
use crate::turn::Feat;

const BREATHER: Unit = Unit::RubiumDragon;

/// Hexes from which a dragon can still breathe: the player controls them now, and not every dragon there has breathed.
/// § NX-6.1 NX-6.4
fn lairs(open: &Open, seat: Seat) -> HexSet {
    open.controlled(seat).iter().filter(|&hex| n_ready(open, seat, hex) > 0).collect()
}

fn n_ready(open: &Open, seat: Seat, hex: Hex) -> u8 {
    let breathed = open.turn.breathed.iter().filter(|&&h| h == hex).count() as u8;
    open.count(seat, hex, BREATHER).saturating_sub(breathed)
}

pub(super) fn can_breathe(open: &Open) -> bool {
    let seat = open.turn.active;
    let enemies = open.enemy_presence(seat);
    lairs(open, seat).iter().any(|from| !(open.layout().adjacent.beside(from) & enemies).is_empty())
}

pub(super) fn legal_breathe(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    let enemies = open.enemy_presence(seat);
    for from in lairs(open, seat) {
        for to in open.layout().adjacent.beside(from) & enemies {
            for (victim, there) in open.presence.iter() {
                if open.are_enemies(seat, victim) && there.contains(to) {
                    into.push(Action::Breathe { from, to, victim });
                }
            }
        }
    }
}

/// Each dragon may breathe once, at an adjacent hex with enemies; hex and victim are named before the roll. The
/// attacker may have units there, too.
/// § NX-6.1 NX-6.2 NX-6.3 NX-6.4
pub(super) fn check_breathe(open: &Open, seat: Seat, from: Hex, to: Hex, victim: Seat) -> Result<(), Illegal> {
    if open.agenda.top() != Some(Task::Breathe) {
        return Err(Illegal::BreathNow {});
    }
    if open.count(seat, from, BREATHER) == 0 {
        return Err(Illegal::NoDragon { hex: from });
    }
    if n_ready(open, seat, from) == 0 {
        return Err(Illegal::DragonSpent { hex: from });
    }
    if !open.controlled(seat).contains(from) {
        return Err(Illegal::DragonNotInControl { hex: from });
    }
    if !open.layout().adjacent.beside(from).contains(to) {
        return Err(Illegal::BreathTooFar { from, to });
    }
    if victim.0 >= open.seats || !open.presence[victim].contains(to) || victim == seat {
        return Err(Illegal::NoVictim { hex: to, victim_seat: victim });
    }
    if !open.are_enemies(seat, victim) {
        return Err(Illegal::PartnerSafe { victim_seat: victim });
    }
    Ok(())
}

/// Nobody strikes back, no battle card is asked for, and the victim draws nothing.
/// § NX-6.2 NX-6.5
pub(super) fn apply_breathe(game: &mut NexusOps, seat: Seat, from: Hex, to: Hex, victim: Seat, fx: &mut Fx<Event>) {
    let die = game.rng.roll(fx, 6);
    let hit = die >= data().breath_on;
    fx.tell(|| Event::DragonBreathed { seat, from, to, victim_seat: victim, die, hit });
    game.open.turn.breathed.push(from);
    game.open.agenda.push(Task::Survival);
    if hit {
        game.open.agenda.push(Task::BreathLoss { hex: to, victim });
    }
}

pub(super) fn legal_loss(open: &Open, victim: Seat, hex: Hex, into: &mut Vec<Action>) {
    let there = Unit::ALL.iter().filter(|&&unit| open.count(victim, hex, unit) > 0);
    into.extend(there.map(|&unit| Action::Lose { figure: Figure::plain(unit) }));
}

/// Whether the victim has a choice; if not, their only kind of unit is removed.
pub(super) fn asks_loss(game: &mut NexusOps, hex: Hex, victim: Seat, fx: &mut Fx<Event>) -> bool {
    let mut kinds = Unit::ALL.iter().filter(|&&unit| game.open.count(victim, hex, unit) > 0);
    match (kinds.next(), kinds.next()) {
        (Some(&only), None) => {
            apply_loss(game, hex, victim, only, fx);
            false
        }
        _ => true,
    }
}

/// The victim removes one unit of their choice; the dragon destroyed it, so missions for that may follow.
/// § NX-6.2 NX-6.6 NX-6.7
pub(super) fn apply_loss(game: &mut NexusOps, hex: Hex, victim: Seat, unit: Unit, fx: &mut Fx<Event>) {
    game.open.agenda.pop();
    game.open.remove(victim, hex, unit);
    fx.tell(|| Event::UnitDestroyed { seat: victim, unit, hex });
    let mut feat = Feat { hex, ..Feat::default() };
    feat.destroy(unit, BREATHER);
    missions::open_window(&mut game.open, feat);
}
