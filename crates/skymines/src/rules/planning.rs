//! Starting tokens and plans: chosen in secret, turned up together.

use game_core::{Fx, Seat, SeatSet};

use crate::actions::Action;
use crate::desk::Desk;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Card, CardSet, Kind, Slot, Token};
use crate::rules::turn;
use crate::setup;
use crate::state::{Lying, Open, Phase, Skymines};

pub(crate) fn check_token(game: &Skymines, seat: Seat, token: Token) -> Result<(), Illegal> {
    let dealt = game.drafts.own(seat).offers.iter().any(|offer| *offer == token);
    if dealt { Ok(()) } else { Err(Illegal::TokenNotYours { token }) }
}

/// When all have chosen, the tokens are turned up.
/// § SK-2.10
pub(crate) fn apply_token(game: &mut Skymines, seat: Seat, token: Token, fx: &mut Fx<Event>) {
    let desk = game.drafts.acts(seat, fx);
    (desk.token, desk.ready) = (Some(token), true);
    fx.tell(|| Event::Ready { seat });
    if !game.drafts.deciding().is_empty() {
        return;
    }
    fx.stop_undo(SeatSet::ALL);
    for seat in Seat::all(game.open.seats) {
        let token = game.drafts.lay_open(seat, fx).token;
        token.iter().for_each(|token| setup::give_token(&mut game.open, seat, *token, fx));
    }
    setup::after_tokens(game, fx);
}

/// How many slots a person can use.
/// § SK-3.1
pub(crate) fn slots(open: &Open, seat: Seat) -> u8 {
    on(open, seat).count() as u8
}

fn on(open: &Open, seat: Seat) -> impl Iterator<Item = Slot> {
    Slot::ALL.into_iter().filter(move |slot| open.slot_on(seat, *slot))
}

/// A card of the hand goes to a free slot that is on; shares never do.
/// § SK-3.1 SK-3.2 SK-12.4
pub(crate) fn check_plan(game: &Skymines, seat: Seat, card: Card, slot: Option<Slot>) -> Result<(), Illegal> {
    let (open, desk) = (&game.open, game.drafts.own(seat));
    if !open.persons[seat].hand.contains(card) {
        return Err(Illegal::NotInHand { card });
    }
    if desk.placed().contains(card) {
        return Err(Illegal::AlreadyPlanned { card });
    }
    if card.facts().kind == Kind::Share {
        return Err(Illegal::ShareInSlot { card });
    }
    let linked = open.options.linked_slots;
    if linked != slot.is_some() {
        return Err(Illegal::SlotNamed { linked });
    }
    match slot {
        Some(slot) if !open.slot_on(seat, slot) => Err(Illegal::SlotOff { slot }),
        Some(slot) if desk.slots[slot.index()].is_some() => Err(Illegal::SlotTaken { slot }),
        None if desk.placed().len() as u8 >= slots(open, seat) => Err(Illegal::SlotsFull { slots: slots(open, seat) }),
        _ => Ok(()),
    }
}

pub(crate) fn legal_plans(game: &Skymines, seat: Seat, into: &mut Vec<Action>) {
    let (open, desk) = (&game.open, game.drafts.own(seat));
    let cards = || {
        let hand = open.persons[seat].hand & !desk.placed();
        hand.into_iter().filter(|card| card.facts().kind != Kind::Share)
    };
    if open.options.linked_slots {
        for slot in on(open, seat).filter(|slot| desk.slots[slot.index()].is_none()) {
            into.extend(cards().map(|card| Action::Plan { card, slot: Some(slot) }));
        }
    } else if (desk.placed().len() as u8) < slots(open, seat) {
        into.extend(cards().map(|card| Action::Plan { card, slot: None }));
    }
    into.push(Action::Ready);
}

/// Nobody else hears of it.
/// § SK-1.3
pub(crate) fn apply_plan(game: &mut Skymines, seat: Seat, card: Card, slot: Option<Slot>, fx: &Fx<Event>) {
    let open = game.open;
    game.drafts.acts(seat, fx).place(card, slot, on(&open, seat));
}

/// When the last player is ready, all plans are turned up.
/// § SK-3.3
pub(crate) fn apply_ready(game: &mut Skymines, seat: Seat, fx: &mut Fx<Event>) {
    game.drafts.acts(seat, fx).ready = true;
    fx.tell(|| Event::Ready { seat });
    if game.drafts.deciding().is_empty() {
        reveal(game, fx);
    }
}

fn reveal(game: &mut Skymines, fx: &mut Fx<Event>) {
    fx.stop_undo(SeatSet::ALL);
    for seat in Seat::all(game.open.seats) {
        let desk = *game.drafts.lay_open(seat, fx);
        tell_plan(seat, &desk, fx);
        lay_out(&mut game.open, seat, &desk);
        game.drafts.change(seat, |desk| *desk = Desk { ready: true, ..Desk::default() });
    }
    game.open.phase = Phase::Action;
    game.open.active = game.open.starter.into();
    turn::begin(&mut game.open, fx);
}

/// The cards of a plan lie face up in the action area.
/// § SK-3.3
pub(crate) fn lay_out(open: &mut Open, seat: Seat, desk: &Desk) {
    let person = &mut open.persons[seat];
    for (slot, card) in Slot::ALL.into_iter().zip(desk.slots.0) {
        let Some(card) = card else { continue };
        person.hand.remove(card);
        person.area.push(Lying { card, slot: Some(slot), up: true, plus: false });
    }
}

/// What turning the plan up tells.
pub(crate) fn tell_plan(seat: Seat, desk: &Desk, fx: &mut Fx<Event>) {
    fx.tell(|| Event::PlansRevealed { seat, cards: desk.slots.0.iter().flatten().copied().collect() });
}

/// All persons plan the next round; the cards in slots still count as being in hand.
pub(crate) fn begin(game: &mut Skymines) {
    for seat in Seat::all(game.open.seats) {
        game.drafts.change(seat, |desk| *desk = Desk::default());
    }
    game.open.phase = Phase::Planning;
}

/// Cards that could be planned by somebody whose draft is hidden.
pub(crate) fn plannable(open: &Open, seat: Seat) -> CardSet {
    open.persons[seat].hand.into_iter().filter(|card| card.facts().kind != Kind::Share).collect()
}

/// The slots that somebody can fill.
pub(crate) fn open_slots(open: &Open, seat: Seat) -> impl Iterator<Item = Slot> {
    on(open, seat)
}
