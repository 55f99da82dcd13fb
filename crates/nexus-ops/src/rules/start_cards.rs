//! Start-of-turn Energize cards.

use game_core::{Fx, Seat, Viewer};

use super::deploy::{deploy, price};
use super::{cards, end, movement};
use crate::actions::Action;
use crate::data::{Effect, Window, data};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Energize, Hex, HexSet, Unit};
use crate::state::{NexusOps, Open, Task};
use crate::turn::{Kind, March};

pub(super) fn legal_play(game: &NexusOps, seat: Seat, into: &mut Vec<Action>) {
    let Some(hand) = game.hands[seat].energize.seen_by(Viewer::Seat(seat)) else { return };
    let open = &game.open;
    for card in hand.kinds() {
        let printed = data().energize(card);
        if printed.window != Window::Deploy {
            continue;
        }
        match printed.effect {
            Effect::Recruit { unit, count } if supply(open, seat, unit) > 0 => {
                let homes = open.layout().homes[seat.index()];
                into.extend(homes.map(|hex| Action::PlayUnits { card, count, hex }));
            }
            Effect::Drop { unit, count } => {
                for count in 1..=count.min(supply(open, seat, unit)) {
                    let hexes = drop_hexes(open, seat, unit);
                    into.extend(hexes.iter().map(|hex| Action::PlayUnits { card, count, hex }));
                }
            }
            Effect::Teleport => each_figure(open, seat, |unit, kind, from| {
                let hexes = teleport_hexes(open, seat, unit) & !HexSet::one(from);
                into.extend(hexes.iter().map(|to| Action::PlayTeleport { card, unit, kind, from, to }));
            }),
            Effect::March { .. } => each_figure(open, seat, |unit, kind, hex| {
                into.push(Action::PlayMarch { card, unit, kind, hex });
            }),
            Effect::Rubium { .. } => into.push(Action::PlayPlain { card }),
            Effect::Discount { amount } if can_buy_with(open, seat, amount) => into.push(Action::PlayPlain { card }),
            _ => {}
        }
    }
}

fn supply(open: &Open, seat: Seat, unit: Unit) -> u8 {
    open.players[seat].supply[unit.index()]
}

fn each_figure(open: &Open, seat: Seat, mut visit: impl FnMut(Unit, Kind, Hex)) {
    for hex in open.presence[seat] {
        for unit in Unit::ALL {
            if open.count(seat, hex, unit) > 0 {
                for &kind in &movement::kinds(open, seat, hex, unit) {
                    visit(unit, kind, hex);
                }
            }
        }
    }
}

/// One hex that they control and the unit may stand on, or one of their home base whoever holds it. A hex where
/// only their partner stands is not theirs.
/// § NX-11.5a NX-14.5
fn drop_hexes(open: &Open, seat: Seat, unit: Unit) -> HexSet {
    (open.controlled(seat) | open.layout().home_sets[seat.index()]) & open.enterable(unit)
}

/// Any hex without enemies where the unit may stand.
/// § NX-11.5a
fn teleport_hexes(open: &Open, seat: Seat, unit: Unit) -> HexSet {
    open.enterable(unit) & !open.enemy_presence(seat)
}

/// Whether anything could be bought with the discount.
/// § NX-4.4
fn can_buy_with(open: &Open, seat: Seat, amount: u8) -> bool {
    let rubium = open.players[seat].rubium;
    let affordable = |unit| u16::from(price(open, unit).saturating_sub(amount)) <= rubium;
    Unit::ALL.iter().any(|&unit| supply(open, seat, unit) > 0 && affordable(unit))
}

/// Start-of-turn cards are for one's own deploy phase, and never without any effect.
/// § NX-4.3 NX-4.4
pub(super) fn check_play(game: &NexusOps, seat: Seat, card: Energize, action: Action) -> Result<(), Illegal> {
    let open = &game.open;
    cards::check_held(game, seat, card)?;
    let printed = data().energize(card);
    if printed.window != Window::Deploy {
        return Err(Illegal::WrongTargets { card });
    }
    if open.agenda.top() != Some(Task::Deploy) {
        return Err(Illegal::StartCardNow { phase: open.phase() });
    }
    match (printed.effect, action) {
        (Effect::Recruit { unit, count: printed }, Action::PlayUnits { count, hex, .. }) => {
            if supply(open, seat, unit) == 0 {
                return Err(Illegal::NoEffect { card });
            }
            if count != printed {
                return Err(Illegal::WrongTargets { card });
            }
            if !open.layout().home_sets[seat.index()].contains(hex) {
                return Err(Illegal::NotYourHome { hex });
            }
            Ok(())
        }
        (Effect::Drop { unit, count: printed }, Action::PlayUnits { count, hex, .. }) => {
            if supply(open, seat, unit) == 0 {
                return Err(Illegal::NoEffect { card });
            }
            if count == 0 || count > printed {
                return Err(Illegal::WrongTargets { card });
            }
            if count > supply(open, seat, unit) {
                return Err(Illegal::NoFigureLeft { unit });
            }
            if !drop_hexes(open, seat, unit).contains(hex) {
                return Err(Illegal::DropHex { hex, unit });
            }
            Ok(())
        }
        (Effect::Teleport, Action::PlayTeleport { unit, kind, from, to, .. }) => {
            movement::check_figure(open, seat, from, unit, kind)?;
            if from == to {
                return Err(Illegal::NoEffect { card });
            }
            if !open.layout().exists.contains(to) {
                return Err(Illegal::NotOnBoard { hex: to });
            }
            if !open.enterable(unit).contains(to) {
                return Err(Illegal::ForbiddenTerrain { unit, terrain: open.terrain_of(to) });
            }
            if !teleport_hexes(open, seat, unit).contains(to) {
                return Err(Illegal::TeleportHex { hex: to });
            }
            Ok(())
        }
        (Effect::March { .. }, Action::PlayMarch { unit, kind, hex, .. }) => {
            if open.presence[seat].is_empty() {
                return Err(Illegal::NoEffect { card });
            }
            movement::check_figure(open, seat, hex, unit, kind)
        }
        (Effect::Rubium { .. }, Action::PlayPlain { .. }) => Ok(()),
        (Effect::Discount { amount }, Action::PlayPlain { .. }) => {
            if can_buy_with(open, seat, amount) {
                Ok(())
            } else {
                Err(Illegal::NoEffect { card })
            }
        }
        _ => Err(Illegal::WrongTargets { card }),
    }
}

/// A card is resolved at once and discarded face up.
/// § NX-4.3
pub(super) fn apply_play(game: &mut NexusOps, seat: Seat, card: Energize, action: Action, fx: &mut Fx<Event>) {
    cards::discard_energize(game, seat, card, fx);
    fx.tell(|| Event::EnergizePlayed { seat, card });
    let open = &mut game.open;
    match (data().energize(card).effect, action) {
        (Effect::Recruit { unit, .. } | Effect::Drop { unit, .. }, Action::PlayUnits { count, hex, .. }) => {
            let count = count.min(supply(open, seat, unit));
            (0..count).for_each(|_| deploy(open, seat, unit, hex));
            fx.tell(|| Event::UnitsPlaced { seat, unit, count, hex });
        }
        (Effect::Teleport, Action::PlayTeleport { unit, kind, from, to, .. }) => {
            movement::unbook(open, seat, from, unit, kind);
            open.carry(seat, unit, from, to);
            if kind.extra > 0 {
                open.turn.marches.push(March { hex: to, unit, kind: Kind { fresh: false, ..kind } });
            }
            fx.tell(|| Event::UnitTeleported { seat, unit, from, to });
        }
        (Effect::March { hexes }, Action::PlayMarch { unit, kind, hex, .. }) => {
            movement::unbook(open, seat, hex, unit, kind);
            open.turn.marches.push(March { hex, unit, kind: Kind { extra: kind.extra + hexes, ..kind } });
            fx.tell(|| Event::MarchOrdered { seat, unit, hex });
        }
        (Effect::Rubium { amount }, _) => {
            open.players[seat].earn(amount);
            fx.tell(|| Event::RubiumGained { seat, amount });
        }
        (Effect::Discount { amount }, _) => {
            open.turn.discount += amount;
            fx.tell(|| Event::DiscountGained { seat, amount });
        }
        _ => {}
    }
    end::test_unless_pending(game, fx);
}
