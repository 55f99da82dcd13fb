//! Hiring scientists, taking contracts, filling the display.

use game_core::{Fx, Id};

use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Contract, Errand, Feat, Scientist, Who};
use crate::rules::{contracts, first, missions, payment, people, push};
use crate::state::{Offer, Open};
use crate::tasks::{Cost, Task};

fn place_of(open: &Open, offer: Offer) -> Option<usize> {
    open.agency.0.iter().position(|place| *place == Some(offer))
}

/// § OM-8.38 OM-10.9
pub(crate) fn check_hire(open: &Open, who: Who, task: Task, scientist: Scientist) -> Result<(), Illegal> {
    let Task::Hire { scientist: allowed, free, .. } = task else { return Err(Illegal::OnlyContracts) };
    if !allowed {
        return Err(Illegal::OnlyContracts);
    }
    if place_of(open, Offer::Scientist { scientist }).is_none() {
        return Err(Illegal::NotForHire { scientist });
    }
    if free {
        return Ok(());
    }
    let (facts, colonists) = (scientist.facts(), open.base(who).quarters);
    if colonists < facts.colonists {
        return Err(Illegal::TooFewColonists { needed: facts.colonists, colonists });
    }
    payment::check_price(open, who, facts.cost)
}

/// § OM-8.38
pub(crate) fn check_contract(open: &Open, who: Who, task: Task, contract: Contract) -> Result<(), Illegal> {
    let Task::Hire { contract: allowed, free, .. } = task else { return Err(Illegal::OnlyScientists) };
    if !allowed {
        return Err(Illegal::OnlyScientists);
    }
    if place_of(open, Offer::Contract { contract }).is_none() {
        return Err(Illegal::NotForTaking { contract });
    }
    let cost = if free { Cost::default() } else { data().agency.contract_cost };
    payment::check_price(open, who, cost)
}

/// Goes through every card that can be had until `found` has seen enough.
fn cards(open: &Open, who: Who, task: Task, mut found: impl FnMut(Action) -> bool) -> bool {
    open.agency.0.iter().flatten().any(|offer| match *offer {
        Offer::Scientist { scientist } => {
            check_hire(open, who, task, scientist).is_ok() && found(Action::Hire { scientist })
        }
        Offer::Contract { contract } => {
            check_contract(open, who, task, contract).is_ok() && found(Action::Contract { contract })
        }
    })
}

pub(crate) fn any_hire(open: &Open, who: Who, task: Task) -> bool {
    cards(open, who, task, |_| true)
}

pub(crate) fn legal_hires(open: &Open, who: Who, task: Task, into: &mut Vec<Action>) {
    cards(open, who, task, |action| {
        into.push(action);
        false
    });
}

fn begin(open: &mut Open, who: Who, offer: Offer, cost: Cost) {
    let free = matches!(open.tasks.pop().map(|pending| pending.task), Some(Task::Hire { free: true, .. }));
    let place = place_of(open, offer).unwrap_or_default() as u8;
    push(open, who, Task::Hired { place });
    let colonists = match offer {
        Offer::Scientist { scientist } if !free => scientist.facts().colonists,
        _ => 0,
    };
    if colonists > 0 {
        people::leave(open, who, colonists);
        open.base_mut(who).working += colonists;
    }
    push(open, who, Task::Pay { cost: if free { Cost::default() } else { cost } });
}

pub(crate) fn apply_hire(open: &mut Open, who: Who, scientist: Scientist) {
    begin(open, who, Offer::Scientist { scientist }, scientist.facts().cost);
}

pub(crate) fn apply_contract(open: &mut Open, who: Who, contract: Contract) {
    begin(open, who, Offer::Contract { contract }, data().agency.contract_cost);
}

/// The card is taken; its slot is filled at the end of the turn.
/// § OM-8.39 OM-8.40 OM-10.1
pub(crate) fn hired(open: &mut Open, who: Who, place: u8, fx: &mut Fx<Event>) {
    let Some(offer) = open.agency[usize::from(place)].take() else { return };
    // Lacerda fills the slot by himself.
    if !open.is_rival(who) {
        open.turn.refill |= 1 << place;
    }
    let seat = open.party(who);
    match offer {
        Offer::Scientist { scientist } => {
            open.base_mut(who).scientists.insert(scientist);
            fx.tell(|| Event::ScientistHired { seat, scientist });
            missions::contribute(open, who, Feat::Scientist, fx);
            first::done(open, who, Errand::Scientist);
        }
        Offer::Contract { contract } => {
            open.base_mut(who).contracts.insert(contract);
            fx.tell(|| Event::ContractTaken { seat, contract });
            contracts::review(open, fx);
        }
    }
}

/// Contracts neither on display nor owned: everybody knows which.
/// § OM-8.40
pub(crate) fn deck(open: &Open) -> impl Iterator<Item = Contract> {
    (0..Contract::count() as u8).map(Contract).filter(|contract| {
        place_of(open, Offer::Contract { contract: *contract }).is_none()
            && !open.bases.iter().any(|base| base.contracts.contains(*contract))
    })
}

pub(crate) fn check_refill(open: &Open, contract: Contract) -> Result<(), Illegal> {
    if deck(open).any(|other| other == contract) { Ok(()) } else { Err(Illegal::NotInDeck { contract }) }
}

pub(crate) fn legal_refills(open: &Open, into: &mut Vec<Action>) {
    into.extend(deck(open).map(|contract| Action::Refill { contract }));
}

/// § OM-8.40
pub(crate) fn apply_refill(open: &mut Open, who: Who, contract: Contract, fx: &mut Fx<Event>) {
    if let Some(Task::Refill { place }) = open.tasks.pop().map(|pending| pending.task) {
        open.agency[usize::from(place)] = Some(Offer::Contract { contract });
        let seat = open.party(who);
        fx.tell(|| Event::AgencyFilled { seat, contract });
    }
}

/// Empty slots are filled by whoever emptied them.
/// § OM-4.6 OM-8.40
pub(crate) fn ask_refill(open: &mut Open, who: Who) {
    let emptied = std::mem::take(&mut open.turn.refill);
    for place in (0..6).rev().filter(|place| emptied & (1 << place) != 0) {
        push(open, who, Task::Refill { place });
    }
}
