//! Fight: one round of battle on every contested hex.

use game_core::{Fx, Row, Seat};

use super::{battle_cards, cards, missions};
use crate::actions::Action;
use crate::battle::{Battle, Die, Strike};
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Hex, HexSet, Side, UNITS, Unit};
use crate::state::{NexusOps, Open, Task};
use crate::view::BattleView;

/// Contested hexes of the active player where no battle was fought this turn.
/// § NX-8.1
pub(super) fn unfought(open: &Open) -> HexSet {
    open.contested(open.turn.active) & !open.turn.fought
}

pub(super) fn legal_fight(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    for hex in unfought(open) {
        for (defender, there) in open.presence.iter() {
            if open.are_enemies(seat, defender) && there.contains(hex) {
                into.push(Action::Fight { hex, defender });
            }
        }
    }
}

/// They pick the order of the battles and, where several enemies stand, one of them. Others take no part, and
/// there is no second battle on the hex.
/// § NX-8.1 NX-8.2 NX-14.4
pub(super) fn check_fight(open: &Open, seat: Seat, hex: Hex, defender: Seat) -> Result<(), Illegal> {
    if open.agenda.top() != Some(Task::Fight) {
        return Err(Illegal::FightNow {});
    }
    if !open.contested(seat).contains(hex) {
        return Err(Illegal::NotContested { hex });
    }
    if open.turn.fought.contains(hex) {
        return Err(Illegal::AlreadyFought { hex });
    }
    if defender.0 >= open.seats || defender == seat || !open.presence[defender].contains(hex) {
        return Err(Illegal::NoDefender { hex, defender_seat: defender });
    }
    if !open.are_enemies(seat, defender) {
        return Err(Illegal::PartnerSafe { victim_seat: defender });
    }
    Ok(())
}

/// The sequence of a battle: cards, ambushers, six steps, result.
/// § NX-8.3 NX-8.15
pub(super) fn apply_fight(game: &mut NexusOps, seat: Seat, hex: Hex, defender: Seat, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    open.turn.fought.insert(hex);
    open.battle = Some(Battle::new(hex, defender, open.army(defender, hex)));
    open.agenda.in_order([Task::Cards, Task::Step]);
    fx.tell(|| Event::BattleBegan {
        seat,
        defender_seat: defender,
        hex,
        order: order(open, hex),
        asked_seats: battle_cards::asked_in_order(seat, defender, open.seats).collect(),
    });
}

/// What each type of unit brings to a battle there, from the first to strike to the last.
/// § NX-1.7 NX-8.4 NX-8.5
pub(crate) fn order(open: &Open, hex: Hex) -> Row<Strike, UNITS> {
    let mut order = Row::default();
    for (place, &unit) in data().battle_order.iter().enumerate() {
        order[place] = Strike { unit, hits_on: data().unit(unit).hits_on, ground: ground(open, hex, unit) };
    }
    order
}

/// What the terrain adds to the dice of a unit.
/// § NX-1.7
fn ground(open: &Open, hex: Hex, unit: Unit) -> i8 {
    data().unit(unit).terrain_modifier[open.terrain_of(hex) as usize]
}

/// The battle in progress as it is shown.
pub(crate) fn battle_view(open: &Open) -> Option<BattleView> {
    let battle = open.battle.as_ref()?;
    Some(BattleView {
        order: order(open, battle.hex),
        verdicts: battle.dice.iter().map(Die::verdict).collect(),
        answers: battle_cards::answers(open, battle),
    })
}

/// The next step in which somebody rolls, or the end of the battle: after the last step, or as soon as a side
/// has no units left.
/// § NX-8.4 NX-8.9
pub(super) fn step(game: &mut NexusOps, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    let active = open.turn.active;
    let Some(mut battle) = open.battle else { return };
    let armies = Side::BOTH.map(|side| open.army(battle.seat(active, side), battle.hex));
    while battle.step <= data().battle_order.len() as u8 && armies.iter().all(|&army| army > 0) {
        lay_dice(open, &mut battle);
        battle.step += 1;
        if battle.has_rolled() {
            game.rng.roll_each(fx, 6, battle.dice.as_mut_slice().iter_mut().map(|die| &mut die.face));
            tell_dice(&battle, active, fx);
            open.battle = Some(battle);
            open.agenda.in_order([Task::Cards, Task::Count, Task::Step]);
            return;
        }
    }
    open.battle = Some(battle);
    finish(game, fx);
}

/// One die for each living unit of the step's type on both sides, with its modifiers; ambushers roll in step 0
/// instead of their own, and a marked unit may roll more.
/// § NX-1.7 NX-8.4 NX-8.5 NX-8.8 NX-11.5a NX-11.6
fn lay_dice(open: &Open, battle: &mut Battle) {
    let ambush = battle.step == 0;
    if ambush && !battle.marks.iter().any(|m| m.ambush) {
        return;
    }
    let types: &[Unit] = if ambush {
        &data().battle_order
    } else {
        std::slice::from_ref(&data().battle_order[usize::from(battle.step) - 1])
    };
    for side in Side::BOTH {
        let seat = battle.seat(open.turn.active, side);
        for &unit in types {
            let modifier = ground(open, battle.hex, unit) + battle.modifiers[side.index()];
            let plain = Die { side, unit, modifier, ..Die::default() };
            if !ambush {
                let n_plain = open.count(seat, battle.hex, unit) - battle.n_marks(side, unit);
                (0..n_plain).for_each(|_| battle.dice.push(plain));
            }
            for place in 0..battle.marks.len() {
                let mark = battle.marks[place];
                if mark.side == side && mark.unit == unit && mark.ambush == ambush {
                    let die = Die { modifier: modifier + mark.modifier, ..plain };
                    (0..=mark.dice).for_each(|_| battle.dice.push(die));
                }
            }
        }
    }
}

fn tell_dice(battle: &Battle, active: Seat, fx: &mut Fx<Event>) {
    for side in Side::BOTH {
        for unit in Unit::ALL {
            let rolled = || battle.dice.iter().filter(|d| d.side == side && d.unit == unit);
            if rolled().next().is_some() {
                fx.tell(|| Event::DiceRolled {
                    seat: battle.seat(active, side),
                    hex: battle.hex,
                    unit,
                    dice: rolled().map(Into::into).collect(),
                    hits: rolled().filter(|d| d.hits()).count() as u8,
                });
            }
        }
    }
}

/// The result. The attacker wins if no defender is left, even if no attacker is; the defender never wins. A
/// defender who loses draws a card, before missions are played.
/// § NX-8.10 NX-8.11 NX-8.13 NX-8.14 NX-11.3
fn finish(game: &mut NexusOps, fx: &mut Fx<Event>) {
    let Some(battle) = game.open.battle.take() else { return };
    let (seat, defender_seat, hex) = (game.open.turn.active, battle.defender, battle.hex);
    let mut feat = battle.feat;
    feat.won = game.open.army(defender_seat, hex) == 0;
    game.open.agenda.push(Task::Survival);
    if feat.won {
        fx.tell(|| Event::BattleWon { seat, defender_seat, hex });
        cards::draw_energize(game, defender_seat, data().energize_for_loss, fx);
    } else if game.open.army(seat, hex) == 0 {
        fx.tell(|| Event::BattleLost { seat, defender_seat, hex });
    } else {
        fx.tell(|| Event::BattleUndecided { seat, defender_seat, hex });
    }
    missions::open_window(&mut game.open, feat);
}
