//! Action 6: a resting deck is taken, and the cards of the action area go to rest.

use game_core::{Fx, Seat};

use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Card, CardSet, Rest};
use crate::setup;
use crate::state::{Open, Skymines};
use crate::turn::Task;

/// Exactly one deck is taken, if there is any; the phase may be ended at any time.
/// § SK-4.2 SK-12.1 SK-20.1
pub(crate) fn check_rest(open: &Open, seat: Seat, rest: Option<Rest>) -> Result<(), Illegal> {
    let rests = &open.persons[seat].rests;
    match rest {
        Some(rest) if rests[rest.index()].is_empty() => Err(Illegal::NoDeck { rest }),
        None if rests.0.iter().any(|deck| !deck.is_empty()) => Err(Illegal::DeckMustBeTaken),
        _ => Ok(()),
    }
}

pub(crate) fn legal_rest(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    let all = Rest::ALL.map(Some).into_iter().chain([None]);
    into.extend(all.filter(|rest| check_rest(open, seat, *rest).is_ok()).map(|rest| Action::Rest { rest }));
}

pub(crate) fn apply_rest(open: &mut Open, seat: Seat, rest: Option<Rest>, fx: &mut Fx<Event>) {
    open.tasks.clear();
    open.tasks.push(Task::Done);
    open.tasks.push(Task::Put);
    open.turn.resting = true;
    if let Some(rest) = rest {
        let person = &mut open.persons[seat];
        let deck = std::mem::take(&mut person.rests[rest.index()]);
        person.hand |= deck;
        open.turn.deck = deck.len() as u8;
        fx.tell(|| Event::DeckTaken { seat, rest, cards: deck.iter().collect() });
    }
}

/// The card that is put to rest next.
pub(crate) fn next_card(open: &Open, seat: Seat) -> Option<Card> {
    open.persons[seat].area.iter().map(|lying| lying.card).filter(|card| !card.is_tile()).min()
}

/// Each card goes to a slot of its own; empty slots are alike, so the first of them stands for all.
/// § SK-12.1 SK-12.2 SK-12.4
pub(crate) fn check_put(open: &Open, seat: Seat, card: Card, rest: Rest) -> Result<(), Illegal> {
    match next_card(open, seat) {
        Some(next) if next == card => {}
        Some(next) => return Err(Illegal::OtherCardFirst { card: next }),
        None => return Err(Illegal::NotInHand { card }),
    }
    if open.turn.rests.contains(rest) {
        return Err(Illegal::RestUsed { rest });
    }
    let rests = &open.persons[seat].rests;
    match Rest::ALL.into_iter().find(|other| rests[other.index()].is_empty()) {
        Some(first) if rests[rest.index()].is_empty() && first != rest => Err(Illegal::EmptyRestFirst { rest: first }),
        _ => Ok(()),
    }
}

fn rooms(open: &Open, seat: Seat, card: Card) -> impl Iterator<Item = Rest> + use<'_> {
    Rest::ALL.into_iter().filter(move |rest| check_put(open, seat, card, *rest).is_ok())
}

pub(crate) fn legal_puts(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    if let Some(card) = next_card(open, seat) {
        into.extend(rooms(open, seat, card).map(|rest| Action::Put { card, rest }));
    }
}

pub(crate) fn apply_put(open: &mut Open, seat: Seat, card: Card, rest: Rest, fx: &mut Fx<Event>) {
    let person = &mut open.persons[seat];
    if let Some(place) = person.area.iter().position(|lying| lying.card == card) {
        person.area.remove(place);
    }
    person.rests[rest.index()].insert(card);
    open.turn.rests.insert(rest);
    fx.tell(|| Event::CardRested { seat, card, rest });
}

/// Puts cards to rest as far as nothing is to be chosen; at last the tiles go back. Whether a slot has to be chosen.
/// § SK-12.1 SK-12.4
pub(crate) fn go_on(open: &mut Open, seat: Seat, fx: &mut Fx<Event>) -> bool {
    let Some(card) = next_card(open, seat) else {
        open.persons[seat].area.clear();
        open.tasks.pop();
        return false;
    };
    let linked = open.options.linked_slots;
    let slot = open.persons[seat].lying(card).and_then(|lying| lying.slot).filter(|_| linked);
    let only = match slot {
        Some(slot) => Rest::ALL[slot.index()],
        None => {
            let mut all = rooms(open, seat, card);
            match (all.next(), all.next()) {
                (Some(only), None) => only,
                _ => return true,
            }
        }
    };
    apply_put(open, seat, card, only, fx);
    false
}

/// With linked slots: the card of the token that is laid out next.
/// § SK-2.11
pub(crate) fn next_of_token(open: &Open, seat: Seat) -> Option<Card> {
    let person = &open.persons[seat];
    let cards = person.token?.facts().rest.map(|template| Card::of_template(seat.0, template));
    cards.into_iter().filter(|card| person.hand.contains(*card)).min()
}

/// The three resting slots in the middle take one card each.
/// § SK-2.11 SK-12.4
pub(crate) fn check_first(open: &Open, seat: Seat, card: Card, rest: Rest) -> Result<(), Illegal> {
    let next = next_of_token(open, seat);
    if next != Some(card) {
        return Err(Illegal::OtherCardFirst { card: next.unwrap_or(card) });
    }
    if !data().console.first_rests.contains(&(rest.index() as u8)) {
        return Err(Illegal::MiddleRests { rest });
    }
    let vacant = open.persons[seat].rests[rest.index()].is_empty();
    if vacant { Ok(()) } else { Err(Illegal::RestUsed { rest }) }
}

pub(crate) fn legal_first(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    let Some(card) = next_of_token(open, seat) else { return };
    let rests = Rest::ALL.into_iter().filter(|rest| check_first(open, seat, card, *rest).is_ok());
    into.extend(rests.map(|rest| Action::Put { card, rest }));
}

/// The last of the three goes where room is left; then the next person lays cards out.
pub(crate) fn apply_first(game: &mut Skymines, seat: Seat, card: Card, rest: Rest, fx: &mut Fx<Event>) {
    lay_out(&mut game.open, seat, card, rest, fx);
    let left: Vec<(Card, Rest)> = next_of_token(&game.open, seat)
        .into_iter()
        .flat_map(|card| Rest::ALL.map(|rest| (card, rest)))
        .filter(|(card, rest)| check_first(&game.open, seat, *card, *rest).is_ok())
        .collect();
    if let [(card, rest)] = *left {
        lay_out(&mut game.open, seat, card, rest, fx);
    }
    if next_of_token(&game.open, seat).is_none() {
        setup::next_resting(game, fx);
    }
}

fn lay_out(open: &mut Open, seat: Seat, card: Card, rest: Rest, fx: &mut Fx<Event>) {
    let person = &mut open.persons[seat];
    person.hand.remove(card);
    person.rests[rest.index()] |= CardSet::one(card);
    fx.tell(|| Event::CardRested { seat, card, rest });
}
