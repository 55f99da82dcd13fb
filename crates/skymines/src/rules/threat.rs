//! The threat of the Belt: reached by shuttle, met within an energy action.

use game_core::{Fx, Seat};

use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Card, Kind};
use crate::state::Open;
use crate::totals;
use crate::turn::Task;

fn energy_cards(open: &Open, seat: Seat) -> impl Iterator<Item = Card> {
    open.persons[seat].hand.into_iter().filter(|card| card.facts().kind == Kind::Energy)
}

/// A shuttle of the company beside it, energy to reach it, and what the card asks for, as things stand now.
/// § SK-18.2 SK-18.4 SK-18.5
pub(crate) fn check_threat(open: &Open, seat: Seat) -> Result<(), Illegal> {
    let Some(threat) = open.threat_left().filter(|_| !open.turn.expansion.threat) else {
        return Err(Illegal::NoThreat);
    };
    let (facts, expansion) = (threat.facts(), &open.turn.expansion);
    if (open.pieces[expansion.company] & data().belt.threat).is_empty() {
        return Err(Illegal::NoShuttleAtThreat { company: expansion.company });
    }
    let needed = data().modules.reach + facts.energy;
    if expansion.points < needed {
        return Err(Illegal::ThreatTooFar { needed, points: expansion.points });
    }
    let met = open.account(seat).coins >= u16::from(facts.coins)
        && energy_cards(open, seat).count() >= usize::from(facts.cards)
        && totals::tank_value(open, seat.into()) >= facts.tank
        && totals::upload_value(open, seat.into()) >= facts.research;
    if met { Ok(()) } else { Err(Illegal::ThreatUnmet { threat }) }
}

pub(crate) fn legal_threat(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    if check_threat(open, seat).is_ok() {
        into.push(Action::Threat);
    }
}

/// Energy, coins and cards are given at once; the card comes after the rewards.
/// § SK-18.2 SK-18.5
pub(crate) fn apply_threat(open: &mut Open, seat: Seat, fx: &mut Fx<Event>) {
    let Some(threat) = open.threat_left() else { return };
    let facts = threat.facts();
    let points = data().modules.reach + facts.energy;
    open.turn.expansion.points -= points;
    open.turn.expansion.threat = true;
    fx.tell(|| Event::ThreatMet { seat, threat, points });
    if facts.coins > 0 {
        open.account_mut(seat).coins -= u16::from(facts.coins);
        fx.tell(|| Event::CoinsPaid { seat, coins: facts.coins });
    }
    if facts.cards > 0 {
        open.tasks.push(Task::Burn { left: facts.cards });
    }
}

pub(crate) fn check_burn(open: &Open, seat: Seat, card: Card) -> Result<(), Illegal> {
    if !open.persons[seat].hand.contains(card) {
        return Err(Illegal::NotInHand { card });
    }
    if card.facts().kind == Kind::Energy { Ok(()) } else { Err(Illegal::NotRemovable { card }) }
}

pub(crate) fn legal_burn(open: &Open, seat: Seat, into: &mut Vec<Action>) {
    into.extend(energy_cards(open, seat).map(|card| Action::Discard { card }));
}

pub(crate) fn apply_burn(open: &mut Open, seat: Seat, card: Card, fx: &mut Fx<Event>) {
    open.persons[seat].hand.remove(card);
    open.discard.insert(card);
    fx.tell(|| Event::CardDiscarded { seat, card });
    if let Some(Task::Burn { left }) = open.tasks.pop()
        && left > 1
    {
        open.tasks.push(Task::Burn { left: left - 1 });
    }
}

/// The card is a share of any company from now on.
/// § SK-18.2
pub(crate) fn take(open: &mut Open, seat: Seat, fx: &mut Fx<Event>) {
    open.tasks.pop();
    if let Some(threat) = open.threat_left() {
        open.threat_by = Some(seat);
        fx.tell(|| Event::ThreatRemoved { seat, threat });
    }
}
