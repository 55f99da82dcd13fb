//! The parts of a bonus: buying with coins, removing a card, using it, fetching one, steps on other tracks.

use game_core::{Fx, Id, Seat};

use super::bonus;
use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Card, Cell, Company, Kind, Space, Way};
use crate::rules::{expand, missions, pay_out, pool, research, rewards};
use crate::state::Open;
use crate::totals;
use crate::turn::Task;

/// § SK-11.5 SK-8.8
pub(crate) fn check_buy(open: &Open, seat: Seat, cell: Cell, discount: u8) -> Result<(), Illegal> {
    let Some(card) = open.display[cell.index()] else { return Err(Illegal::CellEmpty { cell }) };
    let cost = u16::from(totals::coin_cost(open, seat, cell.index(), card, discount));
    let coins = open.account(seat).coins;
    if cost > coins { Err(Illegal::FeeTooDear { cost, coins }) } else { Ok(()) }
}

pub(crate) fn legal_buy(open: &Open, seat: Seat, discount: u8, into: &mut Vec<Action>) {
    let cells = (0..12).map(Cell).filter(|cell| check_buy(open, seat, *cell, discount).is_ok());
    into.extend(cells.map(|cell| Action::Buy { cell }));
}

/// The card goes to the hand.
/// § SK-11.5 SK-11.9
pub(crate) fn apply_buy(open: &mut Open, seat: Seat, cell: Cell, fx: &mut Fx<Event>) {
    let (Some(Task::Buy { discount }), Some(card)) = (open.tasks.pop(), open.display[cell.index()].take()) else {
        return;
    };
    let cost = totals::coin_cost(open, seat, cell.index(), card, discount);
    open.account_mut(seat).coins -= u16::from(cost);
    open.turn.bought = Some(cost);
    open.persons[seat].hand.insert(card);
    fx.tell(|| Event::CardBought { seat, card, cell, cost, with: "coins" });
}

/// Any card of the hand but single shares; some spaces take carbon cards only.
/// § SK-11.6 SK-8.8
pub(crate) fn check_discard(open: &Open, seat: Seat, space: Space, card: Card) -> Result<(), Illegal> {
    if !open.persons[seat].hand.contains(card) {
        return Err(Illegal::NotInHand { card });
    }
    let kind = card.facts().kind;
    let carbon_only = bonus(space).is_some_and(|bonus| bonus.carbon_only);
    let fits = kind != Kind::Share && (!carbon_only || kind == Kind::Carbon);
    if fits { Ok(()) } else { Err(Illegal::NotRemovable { card }) }
}

pub(crate) fn legal_discards(open: &Open, seat: Seat, space: Space, into: &mut Vec<Action>) {
    let cards = open.persons[seat].hand.iter().filter(|card| check_discard(open, seat, space, *card).is_ok());
    into.extend(cards.map(|card| Action::Discard { card }));
}

/// The card lies on the discard pile before anything comes of it, and stays there unless it is fetched.
/// § SK-11.6 SK-8.9 SK-12.3
pub(crate) fn apply_discard(open: &mut Open, seat: Seat, card: Card, fx: &mut Fx<Event>) {
    let Some(Task::Discard { space }) = open.tasks.pop() else { return };
    open.persons[seat].hand.remove(card);
    open.discard.insert(card);
    open.turn.removed = Some(card);
    fx.tell(|| Event::CardDiscarded { seat, card });
    let on_top = match space {
        Space::Sell => data().spaces.sell,
        _ => bonus(space).map_or(0, |bonus| bonus.on_top),
    };
    match open.turn.way {
        Some(Way::Act) => open.tasks.push(Task::Act),
        Some(Way::Fetch) => open.tasks.push(Task::Fetch),
        Some(Way::Both) => open.tasks.push(Task::Both),
        _ => pay_out(open, seat, u16::from(card.facts().cost) + u16::from(on_top), fx),
    }
}

/// The action of the removed card comes first, then another card is fetched.
/// § SK-8.9
pub(crate) fn apply_act(open: &mut Open) {
    open.tasks.pop();
    open.tasks.push(Task::Fetch);
    open.tasks.push(Task::Act);
}

/// The removed card is used alone; permanent bonuses count as if it lay in the area.
/// § SK-8.9
pub(crate) fn act(open: &mut Open, seat: Seat, fx: &mut Fx<Event>) {
    open.tasks.pop();
    let Some(card) = open.turn.removed else { return };
    let worth = totals::alone(open, seat, card);
    match card.facts().kind {
        Kind::Energy => expand::begin_alone(open, worth + totals::energy_bonus(open, seat)),
        Kind::Research => research::begin_alone(open, card),
        Kind::Field => rewards::gain_field(open, seat, card, fx),
        _ => pool::begin_alone(open, worth),
    }
}

fn fetch_cost() -> u8 {
    bonus(Space::E2x1).map_or(0, |bonus| bonus.fetch)
}

/// Whether a card can be fetched: without the coins this part is lost.
pub(crate) fn can_fetch(open: &Open, seat: Seat) -> bool {
    open.account(seat).coins >= u16::from(fetch_cost())
}

/// The same with what tasks bring that could be completed first.
/// § SK-8.9 SK-17.2
pub(crate) fn may_fetch(open: &Open, seat: Seat) -> bool {
    missions::coins_within_reach(open, seat) >= u16::from(fetch_cost())
}

/// Any card of the discard pile, the removed one too.
/// § SK-8.9
pub(crate) fn check_fetch(open: &Open, seat: Seat, card: Card) -> Result<(), Illegal> {
    if !open.discard.contains(card) {
        return Err(Illegal::NotInDiscard { card });
    }
    let (cost, coins) = (u16::from(fetch_cost()), open.account(seat).coins);
    if coins < cost { Err(Illegal::FeeTooDear { cost, coins }) } else { Ok(()) }
}

pub(crate) fn legal_fetch(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    if can_fetch(open, seat) {
        into.extend(open.discard.iter().map(|card| Action::Fetch { card }));
    }
}

pub(crate) fn apply_fetch(open: &mut Open, seat: Seat, card: Card, fx: &mut Fx<Event>) {
    let cost = fetch_cost();
    let task = open.tasks.pop();
    open.account_mut(seat).coins -= u16::from(cost);
    open.discard.remove(card);
    open.persons[seat].hand.insert(card);
    fx.tell(|| Event::CardFetched { seat, card, cost });
    if task == Some(Task::Both) {
        open.tasks.push(Task::Act);
    }
}

/// Each of the other tracks once, by one of the numbers that are left.
/// § SK-8.10
pub(crate) fn check_spread(open: &Open, company: Company, steps: u8) -> Result<(), Illegal> {
    if open.turn.spread_to.contains(company) {
        return Err(Illegal::TrackNotOffered { company });
    }
    let left = open.turn.spread.iter().any(|other| *other == steps);
    if left { Ok(()) } else { Err(Illegal::StepsNotOffered { steps }) }
}

pub(crate) fn legal_spread(open: &Open, into: &mut Vec<Action>) {
    for (place, &steps) in open.turn.spread.iter().enumerate() {
        if open.turn.spread.as_slice()[..place].contains(&steps) {
            continue;
        }
        let tracks = Company::ALL.into_iter().filter(|company| !open.turn.spread_to.contains(*company));
        into.extend(tracks.map(|company| Action::Advance { company, steps: Some(steps) }));
    }
}

/// The chosen track, for a reward or for one of the numbers of track D2.
/// § SK-10.11 SK-8.10
pub(crate) fn apply_advance(open: &mut Open, company: Company, steps: Option<u8>) {
    match (open.task(), steps) {
        (Some(Task::Advance { steps }), None) => {
            open.tasks.pop();
            open.tasks.push(Task::Move { company, steps });
        }
        (_, Some(steps)) => {
            if let Some(place) = open.turn.spread.iter().position(|other| *other == steps) {
                open.turn.spread.remove(place);
            }
            open.turn.spread_to.insert(company);
            open.tasks.push(Task::Move { company, steps });
        }
        _ => {}
    }
}

/// The last track gets the last number by itself. Whether there is something to choose.
/// § SK-8.10
pub(crate) fn go_on(open: &mut Open) -> bool {
    let mut tracks = Company::ALL.into_iter().filter(|company| !open.turn.spread_to.contains(*company));
    match (open.turn.spread.as_slice(), tracks.next(), tracks.next()) {
        ([], ..) | (_, None, _) => {
            open.tasks.pop();
            false
        }
        ([steps], Some(company), None) => {
            let steps = *steps;
            apply_advance(open, company, Some(steps));
            false
        }
        _ => true,
    }
}
