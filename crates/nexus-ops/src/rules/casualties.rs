//! Casualties: who dies for the hits of a step.

use game_core::{Fx, List};

use super::breath;
use crate::actions::{Action, Figure};
use crate::battle::Battle;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Side, Unit};
use crate::state::{NexusOps, Open, Task};

/// Counts both sides' hits before anything is removed. Picked hits come first, the active player before the
/// defender; then each removes their own, in the same order.
/// § NX-8.7 NX-8.7a
pub(super) fn count(open: &mut Open) {
    let Some(battle) = &mut open.battle else { return };
    for die in battle.dice.iter().filter(|die| die.hits() && !die.cancelled) {
        let side = die.side.index();
        if die.picks() {
            battle.picks[side] += 1;
        } else {
            battle.hits[side][die.unit.index()] += 1;
        }
    }
    battle.dice.clear();
    let [attacker, defender] = Side::BOTH;
    open.agenda.in_order([
        Task::Pick { side: attacker },
        Task::Pick { side: defender },
        Task::Lose { side: attacker },
        Task::Lose { side: defender },
    ]);
}

/// The figures of a side that can be removed now: a plain figure of each type, or, where only marked ones are
/// left of a type, any of them.
/// § NX-11.6
fn figures(open: &Open, battle: &Battle, side: Side) -> List<Figure, 16> {
    let seat = battle.seat(open.turn.active, side);
    let mut figures = List::new();
    for unit in Unit::ALL {
        let (count, marks) = (open.count(seat, battle.hex, unit), battle.n_marks(side, unit));
        if count > marks {
            figures.push(Figure::plain(unit));
        } else if count > 0 {
            for (i, mark) in battle.marks.iter().enumerate() {
                if mark.side == side && mark.unit == unit {
                    figures.push(Figure { unit, mark: i as u8 + 1 });
                }
            }
        }
    }
    figures
}

fn legal(open: &Open, side: Side, into: &mut Vec<Action>, action: impl Fn(Figure) -> Action) {
    if let Some(battle) = &open.battle {
        into.extend(figures(open, battle, side).iter().map(|&figure| action(figure)));
    }
}

pub(super) fn legal_pick(open: &Open, side: Side, into: &mut Vec<Action>) {
    legal(open, side.other(), into, |figure| Action::Pick { figure });
}

pub(super) fn legal_lose(open: &Open, side: Side, into: &mut Vec<Action>) {
    legal(open, side, into, |figure| Action::Lose { figure });
}

/// The owner of a Lava Leaper that hits well chooses among the enemy units in the battle.
/// § NX-8.7a
pub(super) fn check_pick(open: &Open, figure: Figure) -> Result<(), Illegal> {
    let Some(Task::Pick { side }) = open.agenda.top() else { return Err(Illegal::PickNow {}) };
    check_figure(open, side.other(), figure)
}

/// For each other hit whoever is hit chooses among their own units.
/// § NX-8.7
pub(super) fn check_lose(open: &Open, figure: Figure) -> Result<(), Illegal> {
    match open.agenda.top() {
        Some(Task::BreathLoss { hex, victim }) => {
            let unit = figure.unit;
            if figure.mark != 0 {
                return Err(Illegal::NoSuchMark { unit });
            }
            if open.count(victim, hex, unit) > 0 { Ok(()) } else { Err(Illegal::NotThere { unit }) }
        }
        Some(Task::Lose { side }) => check_figure(open, side, figure),
        _ => Err(Illegal::LossNow {}),
    }
}

fn check_figure(open: &Open, side: Side, figure: Figure) -> Result<(), Illegal> {
    let Some(battle) = &open.battle else { return Err(Illegal::LossNow {}) };
    let unit = figure.unit;
    if figures(open, battle, side).as_slice().contains(&figure) {
        return Ok(());
    }
    let count = open.count(battle.seat(open.turn.active, side), battle.hex, unit);
    Err(if count == 0 {
        Illegal::NotThere { unit }
    } else if figure.mark != 0 && count > battle.n_marks(side, unit) {
        Illegal::UnmarkedFirst { unit }
    } else {
        Illegal::NoSuchMark { unit }
    })
}

/// Whether it makes no difference who of a side goes first: all of them go, and either nobody asks by what the attacker's
/// units fell, or all fall to the same type.
/// § NX-8.7 NX-8.12
fn all_fall_alike(open: &Open, battle: &Battle, side: Side) -> bool {
    let (by, army) = (side.other().index(), open.army(battle.seat(open.turn.active, side), battle.hex));
    let picked = [(Unit::LavaLeaper, battle.picks[by])];
    let ordinary = data().battle_order.iter().map(|&unit| (unit, battle.hits[by][unit.index()]));
    let (mut left, mut killers) = (army, 0u8);
    for (unit, hits) in picked.into_iter().chain(ordinary) {
        let falls = hits.min(left);
        killers |= u8::from(falls > 0) << unit.index();
        left -= falls;
    }
    left == 0 && (side == Side::Attacker || killers.is_power_of_two())
}

/// Whether the side has a pick to make. A pick with one possible victim makes itself, and so does one that makes no
/// difference; picks without a victim are lost.
/// § NX-8.7a
pub(super) fn asks_pick(game: &mut NexusOps, side: Side, fx: &mut Fx<Event>) -> bool {
    let Some(battle) = &mut game.open.battle else { return false };
    let picks = battle.picks[side.index()];
    let battle = *battle;
    let targets = figures(&game.open, &battle, side.other());
    if picks == 0 || targets.is_empty() {
        end_picks(&mut game.open, side);
        return false;
    }
    if targets.len() > 1 && !all_fall_alike(&game.open, &battle, side.other()) {
        return true;
    }
    apply_pick(game, targets[0], fx);
    false
}

fn end_picks(open: &mut Open, side: Side) {
    if let Some(battle) = &mut open.battle {
        battle.picks[side.index()] = 0;
    }
    open.agenda.pop();
}

pub(super) fn apply_pick(game: &mut NexusOps, figure: Figure, fx: &mut Fx<Event>) {
    let Some(Task::Pick { side }) = game.open.agenda.top() else { return };
    if let Some(battle) = &mut game.open.battle {
        battle.picks[side.index()] -= 1;
    }
    remove(&mut game.open, side.other(), figure, Unit::LavaLeaper, fx);
}

/// Whether the side has a casualty to choose. With one kind of figure there is no choice, nor where all fall and it makes
/// no difference who goes first; hits beyond the number of units are lost.
/// § NX-8.7
pub(super) fn asks_lose(game: &mut NexusOps, side: Side, fx: &mut Fx<Event>) -> bool {
    let Some(battle) = game.open.battle else { return false };
    let due = battle.hits[side.other().index()].0.iter().any(|&hits| hits > 0);
    let targets = figures(&game.open, &battle, side);
    if !due || targets.is_empty() {
        if let Some(battle) = &mut game.open.battle {
            battle.hits[side.other().index()] = Default::default();
        }
        game.open.agenda.pop();
        return false;
    }
    if targets.len() > 1 && !all_fall_alike(&game.open, &battle, side) {
        return true;
    }
    lose(game, side, targets[0], fx);
    false
}

pub(super) fn apply_lose(game: &mut NexusOps, seat: game_core::Seat, figure: Figure, fx: &mut Fx<Event>) {
    match game.open.agenda.top() {
        Some(Task::BreathLoss { hex, .. }) => breath::apply_loss(game, hex, seat, figure.unit, fx),
        Some(Task::Lose { side }) => lose(game, side, figure, fx),
        _ => {}
    }
}

/// Hits are settled in order of battle, so every casualty belongs to one hit.
/// § NX-8.12
fn lose(game: &mut NexusOps, side: Side, figure: Figure, fx: &mut Fx<Event>) {
    let Some(battle) = &mut game.open.battle else { return };
    let hits = &mut battle.hits[side.other().index()];
    let Some(&by) = data().battle_order.iter().find(|unit| hits[unit.index()] > 0) else { return };
    hits[by.index()] -= 1;
    remove(&mut game.open, side, figure, by, fx);
}

/// Removes a figure of a side for a hit of the given type; a mark whose figure is gone is lost.
/// § NX-8.12 NX-11.6
fn remove(open: &mut Open, side: Side, figure: Figure, by: Unit, fx: &mut Fx<Event>) {
    let Some(mut battle) = open.battle else { return };
    let (seat, unit, hex) = (battle.seat(open.turn.active, side), figure.unit, battle.hex);
    if let Some(place) = figure.mark_index() {
        battle.marks.remove(place);
    }
    match side {
        Side::Attacker => battle.feat.losses += 1,
        Side::Defender => battle.feat.destroy(unit, by),
    }
    open.battle = Some(battle);
    open.remove(seat, hex, unit);
    fx.tell(|| Event::UnitDestroyed { seat, unit, hex });
}
