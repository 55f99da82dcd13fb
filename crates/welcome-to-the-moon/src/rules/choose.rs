//! Step 2: choosing a combination, or taking a system error because none can be written.

use crate::actions::Action;
use crate::adventure::Adventure;
use crate::campaign::{Crew, EventKind};
use crate::choice::Offer;
use crate::illegal::Illegal;
use crate::pieces::Effect;
use crate::rules::write;
use crate::state::{Desk, Table, Task, Turn};
use game_core::{RuleId, Seat};

/// What holds for all choices of a seat in this turn.
/// § WM-C.9 WM-C.10
#[derive(Clone, Copy, Default)]
pub(crate) struct Terms {
    /// No effect does anything.
    barred: bool,
    /// Effects are free this turn, so no wild is spent.
    free: bool,
    /// The number may be changed by so much more.
    shift: u8,
    /// The effect may be used twice.
    twice: bool,
    /// The seat's crew card.
    crew: Option<Crew>,
}

impl Terms {
    #[inline]
    pub(crate) fn of(table: &Table, seat: Seat) -> Self {
        let Some(campaign) = &table.campaign else { return Terms::default() };
        let mut terms = Terms { crew: campaign.crew[seat], ..Terms::default() };
        for kind in campaign.kinds_in_force(table.turn) {
            match kind {
                EventKind::NoEffects { .. } => terms.barred = true,
                EventKind::AnyEffect { .. } => terms.free = true,
                EventKind::FreeShift { amount, .. } => terms.shift = amount,
                EventKind::DoubleEffect { .. } => terms.twice = true,
                _ => {}
            }
        }
        terms
    }

    /// The turn that begins with a choice.
    fn turn(self, offer: Offer, effect: Effect, crew: bool) -> Turn {
        let card = self.crew.filter(|_| crew);
        Turn {
            offered: offer.number,
            also: offer.also,
            effect: Some(card.and_then(Crew::effect).unwrap_or(effect)),
            shift: self.shift + card.map_or(0, Crew::shift),
            barred: self.barred,
            cards: offer.cards,
            crew,
            ..Turn::default()
        }
    }

    /// Whether a wild can be spent.
    /// § WM-0.23 WM-C.9
    fn allow_wild<A: Adventure>(self, desk: &Desk<A>) -> bool {
        desk.sheet.wilds() > 0 && !self.free && !self.barred
    }

    /// Whether the crew card replaces the effect: then nothing else can.
    /// § WM-C.10
    fn replaces(self) -> bool {
        self.crew.and_then(Crew::effect).is_some()
    }

    /// Whether the crew card can be used with a combination: not to replace an effect when effects do nothing.
    /// § WM-C.9 WM-C.10
    fn crew_helps(self) -> bool {
        self.crew.is_some_and(|crew| crew.shift() > 0) || self.replaces() && !self.barred
    }
}

/// The combinations that can be written, and what a wild makes of them; the error when none can be. A wild used as
/// Astronaut may help where nothing else does, but nobody has to spend it; nor a crew card, nor a change for free.
/// § WM-0.9 WM-0.16 WM-0.23 WM-C.8 WM-C.9 WM-C.10
pub(crate) fn legal<A: Adventure>(table: &Table, desk: &Desk<A>, seat: Seat, into: &mut Vec<Action>) {
    let terms = Terms::of(table, seat);
    let offers = table.offers();
    let wild = terms.allow_wild(desk);
    let mut any = false;
    for (combination, offer) in (1..).zip(offers.as_slice()).filter(|(_, offer)| !offer.closed) {
        let (written, possible) = can_write(desk, terms.turn(*offer, offer.effect, false));
        any |= written;
        if possible {
            into.push(Action::Take { combination, wild: None, crew: false });
        }
        // Other effects of the combination itself.
        for effect in offer.others.iter().filter(|effect| *effect != offer.effect && !terms.barred) {
            let (written, possible) = can_write(desk, terms.turn(*offer, effect, false));
            any |= written;
            if possible {
                into.push(Action::Take { combination, wild: Some(effect), crew: false });
            }
        }
    }
    if wild {
        for (combination, offer) in (1..).zip(offers.as_slice()).filter(|(_, offer)| !offer.closed) {
            let can =
                |effect: &Effect| !offer.others.has(*effect) && can_write(desk, terms.turn(*offer, *effect, false)).1;
            let taken = |effect| Action::Take { combination, wild: Some(effect), crew: false };
            into.extend(Effect::ALL.into_iter().filter(can).map(taken));
        }
    }
    if terms.crew.is_some() {
        legal_with_crew(table, desk, terms, into);
    }
    if !any {
        into.push(Action::Error);
        if terms.crew == Some(Crew::Dispatcher) {
            into.push(Action::Excuse);
        }
    }
}

/// What a crew card makes of the combinations.
/// § WM-C.10
fn legal_with_crew<A: Adventure>(table: &Table, desk: &Desk<A>, terms: Terms, into: &mut Vec<Action>) {
    let by_wild = terms.allow_wild(desk);
    for (combination, offer) in (1..).zip(table.offers().as_slice()).filter(|(_, offer)| !offer.closed) {
        let free = |effect: Effect| offer.others.has(effect) && effect != offer.effect && !terms.barred;
        let other = |effect: &Effect| free(*effect) || by_wild && !offer.others.has(*effect);
        let others = Effect::ALL.into_iter().filter(other).filter(|_| !terms.replaces());
        for wild in [None].into_iter().chain(others.map(Some)) {
            let turn = terms.turn(*offer, wild.unwrap_or(offer.effect), true);
            if terms.crew_helps() && can_write(desk, turn).1 {
                into.push(Action::Take { combination, wild, crew: true });
            }
        }
    }
}

/// Whether a choice can be written by itself, and whether it can be with what nobody has to spend.
/// § WM-0.16 WM-8.8 WM-C.9
#[inline]
fn can_write<A: Adventure>(desk: &Desk<A>, turn: Turn) -> (bool, bool) {
    let bound = write::can_write(&desk.sheet, Turn { shift: 0, ..turn }, 0);
    let stored = desk.sheet.stored_astronauts();
    (bound, bound || (turn.shift > 0 || stored > 0) && write::can_write(&desk.sheet, turn, stored))
}

/// Whether no combination can be written by itself.
/// § WM-0.14 WM-0.16
pub(crate) fn is_forced<A: Adventure>(table: &Table, desk: &Desk<A>, seat: Seat) -> bool {
    let terms = Terms::of(table, seat);
    let can = |offer: &Offer| {
        let free = offer.others.iter().filter(|_| !terms.barred);
        [offer.effect].into_iter().chain(free).any(|effect| can_write(desk, terms.turn(*offer, effect, false)).0)
    };
    !table.offers().iter().filter(|offer| !offer.closed).any(can)
}

/// A combination that cannot be written cannot be chosen.
/// § WM-0.8 WM-0.9 WM-0.23 WM-0.24 WM-1.3 WM-C.9 WM-C.10
pub(crate) fn check<A: Adventure>(
    table: &Table,
    desk: &Desk<A>,
    seat: Seat,
    combination: u8,
    wild: Option<Effect>,
    crew: bool,
) -> Result<(), Illegal> {
    let offers = table.offers();
    let Some(&offer) = offers.as_slice().get(usize::from(combination).wrapping_sub(1)) else {
        return Err(Illegal::NoSuchCombination { combination, combinations: offers.len() as u8 });
    };
    if offer.closed {
        return Err(Illegal::Closed { combination });
    }
    let terms = Terms::of(table, seat);
    if let Some(effect) = wild {
        if terms.barred {
            return Err(Illegal::EffectsBarred);
        }
        let spends = !offer.others.has(effect);
        if crew && terms.replaces() {
            return Err(Illegal::NoCrew);
        }
        if spends && !terms.allow_wild(desk) || !spends && effect == offer.effect {
            let rule = RuleId(if A::EFFECTS { "WM-0.23" } else { "WM-1.3" });
            return Err(Illegal::NoWild { effect, rule });
        }
    }
    if crew && !terms.crew_helps() {
        return Err(Illegal::NoCrew);
    }
    let effect = wild.unwrap_or(offer.effect);
    if can_write(desk, terms.turn(offer, effect, crew)).1 {
        Ok(())
    } else {
        Err(Illegal::CannotBeWritten { combination, number: offer.number, effect })
    }
}

/// An error is never voluntary, and the dispatcher only calls off one that is due.
/// § WM-0.14 WM-C.10
pub(crate) fn check_error<A: Adventure>(
    table: &Table,
    desk: &Desk<A>,
    seat: Seat,
    excuse: bool,
) -> Result<(), Illegal> {
    if !is_forced(table, desk, seat) {
        return Err(Illegal::ErrorNotForced);
    }
    if excuse && Terms::of(table, seat).crew != Some(Crew::Dispatcher) { Err(Illegal::NoCrew) } else { Ok(()) }
}

/// The wild is crossed off with the choice; its effect takes the place of the card's. When effects may be used twice,
/// the effect is asked for twice, but for Astronaut.
/// § WM-0.8 WM-0.23 WM-C.9
pub(crate) fn apply<A: Adventure>(
    table: &Table,
    desk: &mut Desk<A>,
    seat: Seat,
    combination: u8,
    wild: Option<Effect>,
    crew: bool,
) {
    let offer = table.offers().as_slice()[usize::from(combination) - 1];
    if wild.is_some_and(|effect| !offer.others.has(effect)) {
        desk.sheet.spend_wild();
    }
    let terms = Terms::of(table, seat);
    desk.turn = terms.turn(offer, wild.unwrap_or(offer.effect), crew);
    desk.agenda.complete(Task::Choose);
    if terms.twice && desk.turn.effect != Some(Effect::Astronaut) {
        desk.agenda.complete(Task::Write);
        desk.agenda.in_order([Task::Write, Task::Effect]);
    }
}

/// No number, no effect; but the box may bring something, step 5 happens, and missions may be claimed. Called off,
/// nothing is marked.
/// § WM-0.14 WM-0.15 WM-C.10
pub(crate) fn apply_error<A: Adventure>(desk: &mut Desk<A>, common: &A::Common, excuse: bool) {
    desk.turn = Turn { error: !excuse, crew: excuse, ..Turn::default() };
    desk.agenda.clear();
    desk.agenda.in_order([Task::WrapUp, Task::Finish]);
    if !excuse {
        A::take_error(desk, common);
    }
}
