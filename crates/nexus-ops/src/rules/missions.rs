//! Missions: Secret Missions from hand, Mission cards from the stack.

use game_core::{Fx, Seat, Viewer};

use super::end;
use crate::actions::Action;
use crate::data::{Condition, data};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::SecretMission;
use crate::state::{NexusOps, Open, Task};
use crate::turn::Feat;

/// After a battle or breath the active player may play missions for what they did. The window opens by public
/// facts alone: they won, or they destroyed something while holding a Secret Mission.
/// § NX-8.13 NX-11.7
pub(super) fn open_window(open: &mut Open, feat: Feat) {
    if feat.won || feat.any_destroyed() {
        open.feat = Some(feat);
        open.agenda.optional(Task::Missions);
    }
}

/// Whether anything could still be played in the window, as far as everyone can tell.
pub(super) fn is_window_open(open: &Open) -> bool {
    let secrets = open.players[open.turn.active].secrets > 0;
    open.feat.is_some_and(|feat| secrets || (feat.won && !feat.red_played))
}

pub(super) fn legal_event(game: &NexusOps, seat: Seat, into: &mut Vec<Action>) {
    if check_take(&game.open).is_ok() {
        into.push(Action::TakeMission {});
    }
    legal_where(game, seat, false, into);
}

pub(super) fn legal_state(game: &NexusOps, seat: Seat, into: &mut Vec<Action>) {
    legal_where(game, seat, true, into);
}

fn legal_where(game: &NexusOps, seat: Seat, state: bool, into: &mut Vec<Action>) {
    let Some(hand) = game.hands[seat].secrets.seen_by(Viewer::Seat(seat)) else { return };
    for card in hand.kinds() {
        if data().secret(card).condition.is_state() == state && check_met(&game.open, seat, card).is_ok() {
            into.push(Action::PlayMission { card });
        }
    }
}

/// State missions at any decision point of one's own turn, event missions in the window after the event. Playing
/// is always optional.
/// § NX-3.3 NX-11.7 NX-11.8 NX-11.9
pub(super) fn check_play(game: &NexusOps, seat: Seat, card: SecretMission) -> Result<(), Illegal> {
    let open = &game.open;
    let held = game.hands[seat].secrets.seen_by(Viewer::Seat(seat)).is_some_and(|hand| hand.contains(card));
    if !held {
        return Err(Illegal::CardNotHeld {});
    }
    if seat != open.turn.active || !open.at_leisure() {
        return Err(Illegal::MissionNow {});
    }
    check_met(open, seat, card)
}

fn check_met(open: &Open, seat: Seat, card: SecretMission) -> Result<(), Illegal> {
    let printed = data().secret(card);
    if printed.condition.is_state() {
        return if is_state_met(open, seat, printed.condition) { Ok(()) } else { Err(Illegal::StateUnmet { card }) };
    }
    let feat = open.feat.filter(|_| open.agenda.top() == Some(Task::Missions)).ok_or(Illegal::MissionNow {})?;
    if printed.red {
        check_red(&feat)?;
    }
    if is_event_met(open, seat, &feat, printed.condition) { Ok(()) } else { Err(Illegal::MissionUnmet { card }) }
}

/// One red card for each battle won; two battles won allow one each. Breath is no battle.
/// § NX-6.5 NX-11.7 NX-11.10
fn check_red(feat: &Feat) -> Result<(), Illegal> {
    if !feat.won {
        Err(Illegal::NotWon {})
    } else if feat.red_played {
        Err(Illegal::RedPlayed {})
    } else {
        Ok(())
    }
}

/// Strictly more than each other player singly; in teams, than each opponent.
/// § NX-11.8 NX-14.5
fn is_state_met(open: &Open, seat: Seat, condition: Condition) -> bool {
    match condition {
        Condition::Most { terrain } => {
            let n_of = |s: Seat| (open.controlled(s) & open.terrain[terrain as usize]).len();
            let mine = n_of(seat);
            Seat::all(open.seats).all(|other| !open.are_enemies(seat, other) || mine > n_of(other))
        }
        Condition::Hold { hex, phase } => {
            phase.is_none_or(|phase| open.phase() == phase) && open.controlled(seat).contains(hex)
        }
        _ => false,
    }
}

/// A raid is on the home base of an opponent, whoever defends it there.
/// § NX-11.7 NX-14.5
fn is_event_met(open: &Open, seat: Seat, feat: &Feat, condition: Condition) -> bool {
    match condition {
        Condition::Win { terrain, raid, survivor, losses, enemies, mine } => {
            let is_raid = |s: Seat| open.are_enemies(seat, s) && open.layout().home_sets[s.index()].contains(feat.hex);
            feat.won
                && terrain.is_none_or(|terrain| open.terrain_of(feat.hex) == terrain)
                && (!raid || Seat::all(open.seats).any(is_raid))
                && survivor.is_none_or(|unit| open.count(seat, feat.hex, unit) > 0)
                && losses.is_none_or(|losses| feat.losses == losses)
                && enemies.is_none_or(|enemies| feat.enemies >= enemies)
                && (!mine || open.mines[feat.hex.index()] > 0)
        }
        Condition::Destroy { unit, by } => feat.has_destroyed(unit, by),
        _ => false,
    }
}

/// The card lies open to the end of the game and its points count at once.
/// § NX-11.9
pub(super) fn apply_play(game: &mut NexusOps, seat: Seat, card: SecretMission, fx: &mut Fx<Event>) {
    let printed = data().secret(card);
    game.hands[seat].secrets.inside_mut(fx).take(card);
    let player = &mut game.open.players[seat];
    player.secrets -= 1;
    player.played.add(card);
    player.vp += printed.vp;
    if printed.red {
        note_red(&mut game.open);
    }
    fx.tell(|| Event::MissionPlayed { seat, card, vp: printed.vp });
    end::test_target(game, seat, fx);
    end::test_unless_pending(game, fx);
}

/// A Mission card instead of a red Secret Mission. The stack never runs out.
/// § NX-1.5 NX-11.7
pub(super) fn check_take(open: &Open) -> Result<(), Illegal> {
    let window = open.agenda.top() == Some(Task::Missions);
    let feat = open.feat.filter(|_| window).ok_or(Illegal::MissionNow {})?;
    check_red(&feat)
}

pub(super) fn apply_take(game: &mut NexusOps, seat: Seat, fx: &mut Fx<Event>) {
    let vp = data().mission_vp;
    let player = &mut game.open.players[seat];
    player.missions += 1;
    player.vp += vp;
    note_red(&mut game.open);
    fx.tell(|| Event::MissionTaken { seat, vp });
    end::test_target(game, seat, fx);
}

fn note_red(open: &mut Open) {
    if let Some(feat) = &mut open.feat {
        feat.red_played = true;
    }
}
