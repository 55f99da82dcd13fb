//! Battle cards: any player may play them, in order, until all pass.

use game_core::{Fx, List, Seat, SeatSet, Viewer};

use super::{cards, end};
use crate::actions::{Action, Figure};
use crate::battle::{Battle, Mark};
use crate::data::{Effect, Window, data};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Energize, PLAYERS, Side, Unit};
use crate::state::{NexusOps, Open, Task};
use crate::view::{Answer, Answering};

/// Those who may play battle cards: the attacker, the defender, then the others clockwise from the defender.
/// § NX-11.4
pub(super) fn asked_in_order(active: Seat, defender: Seat, seats: u8) -> impl Iterator<Item = Seat> {
    std::iter::once(active).chain(defender.clockwise(seats).filter(move |&seat| seat != active))
}

/// Finds who is asked next. Everyone with an Energize card is asked, whether they could play one or not: who is asked must not tell. False when all
/// have passed since the last card.
/// § NX-11.4 NX-16.3
pub(super) fn ask_next(open: &mut Open) -> bool {
    let active = open.turn.active;
    let seats = open.seats;
    let Some(battle) = &mut open.battle else { return false };
    let mut order = asked_in_order(active, battle.defender, seats);
    battle.asked = order.find(|&seat| open.players[seat].energize > 0 && !battle.passed.contains(seat));
    if battle.asked.is_none() {
        battle.passed = SeatSet::NONE;
    }
    battle.asked.is_some()
}

/// Of whom a card can still be expected.
/// § NX-11.4
pub(super) fn answers(open: &Open, battle: &Battle) -> List<Answer, PLAYERS> {
    let is_open = open.agenda.top() == Some(Task::Cards);
    let state = |seat: Seat| match seat {
        _ if !is_open => Answering::Closed,
        _ if battle.asked == Some(seat) => Answering::Asked,
        _ if battle.passed.contains(seat) => Answering::Passed,
        _ if open.players[seat].energize == 0 => Answering::Empty,
        _ => Answering::Later,
    };
    let order = asked_in_order(open.turn.active, battle.defender, open.seats);
    order.map(|seat| Answer { seat, state: state(seat) }).collect()
}

fn window(battle: &Battle) -> Window {
    if battle.has_rolled() { Window::AfterRoll } else { Window::BattleStart }
}

/// The windows for battle cards: before the roll, and after it.
pub(crate) const WINDOWS: &[&str] = &[BEFORE, AFTER_ROLL];
const BEFORE: &str = "cards_before";
const AFTER_ROLL: &str = "cards_after_roll";

/// What is asked of a seat while battle cards are played. Who could only sell a card has nothing to play:
/// that can wait.
/// § NX-8.3 NX-8.6 NX-11.4
pub(crate) fn open_to(game: &NexusOps, seat: Seat) -> Option<game_core::Window<Action>> {
    let open = &game.open;
    let battle = open.battle.as_ref().filter(|_| open.agenda.top() == Some(Task::Cards))?;
    if open.asked() != Some(seat) {
        return None;
    }
    let kind = match window(battle) {
        Window::AfterRoll => AFTER_ROLL,
        Window::BattleStart | Window::Deploy => BEFORE,
    };
    let mut legal = Vec::new();
    super::legal(game, seat, &mut legal);
    let can_wait =
        |action: &Action| matches!(action, Action::Pass {} | Action::SellEnergize { .. } | Action::SellSecret { .. });
    Some(game_core::Window { kind, pass: Action::Pass {}, idle: legal.iter().all(can_wait) })
}

pub(super) fn legal_play(game: &NexusOps, seat: Seat, into: &mut Vec<Action>) {
    let (Some(hand), Some(battle)) = (game.hands[seat].energize.seen_by(Viewer::Seat(seat)), &game.open.battle) else {
        return;
    };
    for card in hand.kinds() {
        let printed = data().energize(card);
        if printed.window != window(battle) {
            continue;
        }
        for side in Side::BOTH {
            match printed.effect {
                Effect::SideModifier { .. } => into.push(Action::PlaySide { card, side }),
                Effect::Reroll if has_miss(battle, side) => into.push(Action::PlaySide { card, side }),
                Effect::UnitModifier { .. } | Effect::ExtraDice { .. } | Effect::Ambush => {
                    legal_figures(&game.open, battle, card, side, into);
                }
                Effect::CancelHit => {
                    for unit in Unit::ALL {
                        for picked in [false, true] {
                            if hit(battle, side, unit, picked).is_some() {
                                into.push(Action::PlayCancel { card, side, unit, picked });
                            }
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

fn legal_figures(open: &Open, battle: &Battle, card: Energize, side: Side, into: &mut Vec<Action>) {
    let seat = battle.seat(open.turn.active, side);
    for unit in Unit::ALL {
        if open.count(seat, battle.hex, unit) > battle.n_marks(side, unit) {
            into.push(Action::PlayFigure { card, side, figure: Figure::plain(unit) });
        }
    }
    for (i, mark) in battle.marks.iter().enumerate() {
        if mark.side == side {
            let figure = Figure { unit: mark.unit, mark: i as u8 + 1 };
            into.push(Action::PlayFigure { card, side, figure });
        }
    }
}

fn has_miss(battle: &Battle, side: Side) -> bool {
    battle.dice.iter().any(|die| die.side == side && !die.hits())
}

/// The first die with such a hit against the side.
fn hit(battle: &Battle, against: Side, unit: Unit, picked: bool) -> Option<usize> {
    battle.dice.iter().position(|die| {
        die.side == against.other() && die.unit == unit && die.hits() && !die.cancelled && die.picks() == picked
    })
}

pub(super) fn check_pass(open: &Open) -> Result<(), Illegal> {
    if open.agenda.top() == Some(Task::Cards) { Ok(()) } else { Err(Illegal::NothingToPass {}) }
}

pub(super) fn apply_pass(game: &mut NexusOps, seat: Seat, fx: &mut Fx<Event>) {
    if let Some(battle) = &mut game.open.battle {
        battle.passed.insert(seat);
    }
    fx.tell(|| Event::CardPassed { seat });
}

/// A battle card is played in the window it names; cards that name a side serve either, whoever plays them.
/// § NX-8.3 NX-8.6 NX-11.4 NX-11.5 NX-11.5a
pub(super) fn check_play(game: &NexusOps, seat: Seat, card: Energize, action: Action) -> Result<(), Illegal> {
    cards::check_held(game, seat, card)?;
    let open = &game.open;
    let printed = data().energize(card);
    let battle = open.battle.as_ref().filter(|_| open.agenda.top() == Some(Task::Cards));
    let Some(battle) = battle.filter(|battle| window(battle) == printed.window) else {
        return Err(Illegal::BattleCardNow { card });
    };
    match (printed.effect, action) {
        (Effect::SideModifier { .. }, Action::PlaySide { .. }) => Ok(()),
        (Effect::Reroll, Action::PlaySide { side, .. }) => {
            if has_miss(battle, side) {
                Ok(())
            } else {
                Err(Illegal::NoMiss {})
            }
        }
        (
            Effect::UnitModifier { .. } | Effect::ExtraDice { .. } | Effect::Ambush,
            Action::PlayFigure { side, figure, .. },
        ) => check_target(open, battle, side, figure),
        (Effect::CancelHit, Action::PlayCancel { side, unit, picked, .. }) => {
            if hit(battle, side, unit, picked).is_some() { Ok(()) } else { Err(Illegal::NoHit { unit }) }
        }
        _ => Err(Illegal::WrongTargets { card }),
    }
}

/// A plain figure of a type, while there is one, or a figure already marked.
/// § NX-11.6
fn check_target(open: &Open, battle: &Battle, side: Side, figure: Figure) -> Result<(), Illegal> {
    let unit = figure.unit;
    match figure.mark_index() {
        None if open.count(battle.seat(open.turn.active, side), battle.hex, unit) > battle.n_marks(side, unit) => {
            Ok(())
        }
        None => Err(Illegal::NotThere { unit }),
        Some(i) => match battle.marks.as_slice().get(i) {
            Some(mark) if mark.side == side && mark.unit == unit => Ok(()),
            _ => Err(Illegal::NoSuchMark { unit }),
        },
    }
}

/// The card is resolved completely and discarded, then the offer starts again from the attacker.
/// § NX-11.4 NX-11.5a
pub(super) fn apply_play(game: &mut NexusOps, seat: Seat, card: Energize, action: Action, fx: &mut Fx<Event>) {
    cards::discard_energize(game, seat, card, fx);
    fx.tell(|| Event::EnergizePlayed { seat, card });
    let Some(mut battle) = game.open.battle else { return };
    battle.passed = SeatSet::NONE;
    match (data().energize(card).effect, action) {
        (Effect::SideModifier { amount }, Action::PlaySide { side, .. }) => {
            battle.modifiers[side.index()] += amount;
            fx.tell(|| Event::SideHelped { seat, side, modifier: amount });
        }
        (Effect::Reroll, Action::PlaySide { side, .. }) => reroll(game, &mut battle, side, fx),
        (effect, Action::PlayFigure { side, figure, .. }) => {
            let mark = marked(&mut battle, side, figure);
            match effect {
                Effect::UnitModifier { amount } => mark.modifier += amount,
                Effect::ExtraDice { dice } => mark.dice += dice,
                _ => mark.ambush = true,
            }
            fx.tell(|| Event::FigureMarked { seat, side, unit: figure.unit });
        }
        (Effect::CancelHit, Action::PlayCancel { side, unit, picked, .. }) => {
            if let Some(place) = hit(&battle, side, unit, picked) {
                battle.dice[place].cancelled = true;
            }
            let victim_seat = battle.seat(game.open.turn.active, side);
            fx.tell(|| Event::HitCancelled { seat, victim_seat, unit });
        }
        _ => {}
    }
    game.open.battle = Some(battle);
    end::test_unless_pending(game, fx);
}

/// The mark of the figure, a new one if it had none.
fn marked(battle: &mut Battle, side: Side, figure: Figure) -> &mut Mark {
    let place = figure.mark_index().unwrap_or_else(|| {
        battle.marks.push(Mark { side, unit: figure.unit, ..Mark::default() });
        battle.marks.len() - 1
    });
    &mut battle.marks[place]
}

/// The side's dice that missed are rolled again with the same modifiers; the new results stand.
/// § NX-11.5a
fn reroll(game: &mut NexusOps, battle: &mut Battle, side: Side, fx: &mut Fx<Event>) {
    let mut missed = [false; 32];
    for (i, die) in battle.dice.iter().enumerate() {
        missed[i] = die.side == side && !die.hits();
    }
    let dice = battle.dice.as_mut_slice().iter_mut().zip(missed).filter(|(_, missed)| *missed);
    game.rng.roll_each(fx, 6, dice.map(|(die, _)| &mut die.face));
    let seat = battle.seat(game.open.turn.active, side);
    let again = || battle.dice.iter().zip(missed).filter(|(_, missed)| *missed).map(|(die, _)| die);
    fx.tell(|| Event::MissesRerolled {
        seat,
        dice: again().map(Into::into).collect(),
        hits: again().filter(|die| die.hits()).count() as u8,
    });
}
