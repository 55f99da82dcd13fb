//! Action 1: resource cards become a pool, which buys a card and moves markers.

use game_core::{Fx, Id, Seat};

use crate::actions::Action;
use crate::data::END;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Card, Cell, Company, Kind, Track};
use crate::rules::{tracks, turn};
use crate::state::{Lying, Open};
use crate::totals::{plain_cost, raised, resource_cost, worth};
use crate::turn::{Pool, Task};

fn shown_resources(open: &Open, seat: Seat) -> impl Iterator<Item = &Lying> {
    open.persons[seat].area.iter().filter(|lying| lying.up && lying.card.facts().kind.is_resource())
}

/// The one kind of card in the pool; nothing where they are mixed or none is in it.
fn paid_with(open: &Open) -> Option<Kind> {
    let cards = open.turn.used.iter().chain(open.turn.removed.filter(|_| open.turn.pool.alone));
    let mut kinds = cards.map(|card| card.facts().kind);
    let first = kinds.next()?;
    kinds.all(|kind| kind == first).then_some(first)
}

/// Face-up resource cards of one type; other types only together, when a card can be bought.
/// § SK-5.1 SK-5.5
pub(crate) fn check_use(open: &Open, seat: Seat, card: Card) -> Result<(), Illegal> {
    turn::check_shown(open, seat, card, Kind::is_resource, Kind::Carbon)?;
    let pool = &open.turn.pool;
    if pool.closed || pool.alone {
        return Err(Illegal::PoolClosed { card });
    }
    if open.turn.used.contains(card) {
        return Err(Illegal::NotFaceUp { card });
    }
    let same = open.turn.used.is_empty() || (!pool.mixed && paid_with(open) == Some(card.facts().kind));
    if same {
        return Ok(());
    }
    if open.level(seat, Track::B1) < 2 {
        return Err(Illegal::OtherResource { card });
    }
    let all: u8 = shown_resources(open, seat).map(|lying| worth(open, seat, lying)).sum();
    let cards = open.display.0.iter().enumerate();
    let affordable = |(cell, card): (usize, &Option<Card>)| {
        card.is_some_and(|card| resource_cost(open, seat, cell, card, None) <= all)
    };
    if cards.into_iter().any(affordable) { Ok(()) } else { Err(Illegal::NothingToMixFor { card }) }
}

pub(crate) fn legal_use(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    let usable =
        shown_resources(open, seat).map(|lying| lying.card).filter(|card| check_use(open, seat, *card).is_ok());
    into.extend(usable.map(|card| Action::Use { card }));
}

pub(crate) fn apply_use(open: &mut Open, seat: Seat, card: Card) {
    let units = open.persons[seat].lying(card).map_or(0, |lying| worth(open, seat, lying));
    if open.task() == Some(Task::Choose) {
        turn::begin_action(open, Task::Pool);
    }
    let before = paid_with(open);
    open.turn.pool.mixed |= before.is_some_and(|kind| kind != card.facts().kind);
    open.turn.pool.units += units;
    open.turn.used.insert(card);
}

/// A removed card is a pool by itself.
/// § SK-8.9
pub(crate) fn begin_alone(open: &mut Open, units: u8) {
    open.turn.pool = Pool { units, alone: true, ..Pool::default() };
    open.tasks.push(Task::Pool);
}

/// One card at most, before any step; its total cost is covered by the pool, which is never empty.
/// § SK-5.2 SK-5.4
pub(crate) fn check_buy(open: &Open, seat: Seat, cell: Cell) -> Result<(), Illegal> {
    let pool = &open.turn.pool;
    let Some(card) = open.display[cell.index()] else { return Err(Illegal::CellEmpty { cell }) };
    if pool.closed {
        return Err(Illegal::BuyingIsOver);
    }
    let cost = resource_cost(open, seat, cell.index(), card, paid_with(open));
    if cost > pool.units { Err(Illegal::PoolTooSmall { cost, units: pool.units }) } else { Ok(()) }
}

pub(crate) fn apply_buy(open: &mut Open, seat: Seat, cell: Cell, fx: &mut Fx<Event>) {
    let Some(card) = open.display[cell.index()].take() else { return };
    let cost = resource_cost(open, seat, cell.index(), card, paid_with(open));
    let pool = &mut open.turn.pool;
    pool.units -= cost;
    (pool.closed, pool.mixed) = (true, false);
    open.turn.bought = Some(cost);
    open.turn.saved = plain_cost(cell.index(), card) - cost;
    open.persons[seat].hand.insert(card);
    fx.tell(|| Event::CardBought { seat, card, cell, cost, with: "units" });
}

/// A unit is a step on any track; a barrier is paid at once.
/// § SK-5.3 SK-8.3 SK-8.5
pub(crate) fn check_step(open: &Open, seat: Seat, company: Company) -> Result<(), Illegal> {
    if open.turn.pool.mixed {
        return Err(Illegal::BuyFirst);
    }
    let account = open.account(seat);
    if account.cells[company] >= END {
        return Err(Illegal::TrackEnd { company });
    }
    let cost = tracks::barrier(open, seat, company);
    if u16::from(cost) > account.coins {
        return Err(Illegal::BarrierTooDear { company, cost, coins: account.coins });
    }
    Ok(())
}

pub(crate) fn apply_step(open: &mut Open, seat: Seat, company: Company, fx: &mut Fx<Event>) {
    open.turn.pool.units -= 1;
    open.turn.pool.closed = true;
    tracks::pay_barrier(open, seat, company, fx);
    tracks::advance(open, seat.into(), company, 1, fx);
}

/// Units in the pool that are there only by a permanent bonus, which nobody has to use.
/// § SK-8.11
fn spare(open: &Open, seat: Seat) -> u8 {
    let cards = open.turn.used.iter().chain(open.turn.removed.filter(|_| open.turn.pool.alone));
    let more: u8 = cards.map(|card| raised(open, seat, card)).sum();
    more + open.turn.saved
}

/// Units are given up only when a permanent bonus brought them, or when no marker can move without paying.
/// § SK-5.3 SK-8.11
pub(crate) fn check_stop(open: &Open, seat: Seat) -> Result<(), Illegal> {
    if open.turn.pool.mixed {
        return Err(Illegal::BuyFirst);
    }
    if open.turn.pool.units <= spare(open, seat) {
        return Ok(());
    }
    let cells = open.account(seat).cells;
    let free = |company: &Company| cells[*company] < END && tracks::barrier(open, seat, *company) == 0;
    match Company::ALL.iter().any(free) {
        true => Err(Illegal::UnitsLeft { units: open.turn.pool.units }),
        false => Ok(()),
    }
}

pub(crate) fn apply_stop(open: &mut Open, seat: Seat, fx: &mut Fx<Event>) {
    let lost = std::mem::take(&mut open.turn.pool.units);
    fx.tell(|| Event::StepsLost { seat, lost });
}

pub(crate) fn legal_pool(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    if !open.turn.pool.closed {
        legal_use(open, seat, into);
        let cells = (0..12).map(Cell).filter(|cell| check_buy(open, seat, *cell).is_ok());
        into.extend(cells.map(|cell| Action::Buy { cell }));
    }
    let steps = Company::ALL.into_iter().filter(|company| check_step(open, seat, *company).is_ok());
    into.extend(steps.map(|company| Action::Step { company }));
    if check_stop(open, seat).is_ok() {
        into.push(Action::Stop);
    }
}
