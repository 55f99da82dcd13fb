//! Moving bots and the rover, and what they find.

use game_core::{Fx, List};

use crate::actions::Action;
use crate::base::Base;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Cell, CellSet, Feat, Find, Good, Mover, Tech, Who};
use crate::rules::room::{Room, can_claim};
use crate::rules::{change, displace, effects, gains, missions, part, payment, push};
use crate::state::Open;
use crate::tasks::{Moving, Task};

/// § OM-8.1 OM-8.2
pub(crate) fn check_move(open: &Open, who: Who, moving: Moving, action: Action) -> Result<(), Illegal> {
    match action {
        Action::StepBot { from, to } => check_bot(open, who, moving, from, to),
        Action::StepRover { to } => check_rover(open, who, moving, to),
        Action::Fuel { mover } => check_fuel(open, who, moving, mover),
        Action::Tech { seat } => {
            let level = open.who(seat).map_or(0, |owner| open.base(owner).tech_level(Tech::Rover));
            match level {
                _ if !moving.tech => Err(Illegal::TechNotAllowed),
                0 => Err(Illegal::NoTech { seat, tech: Tech::Rover }),
                _ => Ok(()),
            }
        }
        Action::Done => check_stop(open, who, moving),
        _ => Err(Illegal::NotNow { question: "ask_move", rule: game_core::RuleId("OM-8.1") }),
    }
}

fn can_fuel(open: &Open, who: Who, moving: Moving, mover: Mover) -> bool {
    match mover {
        Mover::Bot => moving.boost_bots && !open.base(who).bots.is_empty(),
        Mover::Rover => moving.boost_rover,
    }
}

/// A crystal for one more point.
/// § OM-5.7 OM-8.1
fn check_fuel(open: &Open, who: Who, moving: Moving, mover: Mover) -> Result<(), Illegal> {
    if !can_fuel(open, who, moving, mover) {
        return Err(Illegal::NoBoost);
    }
    if open.purse(who, Good::Crystal) == 0 {
        return Err(Illegal::NoCrystal { needed: 1, crystals: 0 });
    }
    // What another piece needs to find a cell of its own cannot be spent on this one.
    let base = open.base(who);
    if Room::standing(open, who, moving).settled(base, moving) {
        return Ok(());
    }
    let mut room = Room::of(open, who, base, moving);
    room.crystals -= 1;
    match mover {
        Mover::Bot => room.bots += 1,
        Mover::Rover => room.rover += 1,
    }
    let crowded = base.rover_at();
    let fits = room.can_settle(base, moving) || part::later(open, who, base, moving, 1, room.bots);
    if fits { Ok(()) } else { Err(Illegal::NoRoomToStop { cell: crowded }) }
}

fn bot_at(base: &Base, cell: Cell) -> Option<usize> {
    base.bots.iter().position(|bot| *bot == cell)
}

/// What the base would look like after a step, and the points that are left.
fn after_bot(base: &Base, moving: Moving, place: usize, to: Cell) -> (Base, Moving) {
    let mut next = *base;
    next.bots.as_mut_slice()[place] = to;
    (next, Moving { bots: moving.bots - 1, bots_moved: moving.bots_moved | (1 << place), ..moving })
}

fn after_rover(base: &Base, moving: Moving, to: Cell) -> (Base, Moving) {
    let mut next = *base;
    next.rover = Some(to);
    (next, Moving { rover: moving.rover - 1, rover_moved: true, ..moving })
}

fn check_bot(open: &Open, who: Who, moving: Moving, from: Cell, to: Cell) -> Result<(), Illegal> {
    let base = open.base(who);
    let Some(place) = bot_at(base, from) else { return Err(Illegal::NoBotThere { cell: from }) };
    if moving.bots == 0 {
        return Err(Illegal::NoPoints);
    }
    if !data().map.ways.beside(from).contains(to) {
        return Err(Illegal::NotBeside { cell: to });
    }
    let (next, left) = after_bot(base, moving, place, to);
    settles(open, who, &next, left, to)
}

fn check_rover(open: &Open, who: Who, moving: Moving, to: Cell) -> Result<(), Illegal> {
    let base = open.base(who);
    if moving.rover == 0 {
        return Err(Illegal::NoPoints);
    }
    if !data().map.ways.beside(base.rover_at()).contains(to) {
        return Err(Illegal::NotBeside { cell: to });
    }
    let (next, left) = after_rover(base, moving, to);
    settles(open, who, &next, left, to)
}

/// A step is legal only if everything can still come to a cell where it may stay, now or by another move of this turn.
/// § OM-3.10 OM-8.5
fn settles(open: &Open, who: Who, next: &Base, left: Moving, to: Cell) -> Result<(), Illegal> {
    let fits =
        Room::of(open, who, next, left).can_settle(next, left) || part::later(open, who, next, left, 0, left.bots);
    if fits { Ok(()) } else { Err(Illegal::NoRoomToStop { cell: to }) }
}

/// § OM-3.10 OM-8.5
pub(crate) fn check_stop(open: &Open, who: Who, moving: Moving) -> Result<(), Illegal> {
    let base = open.base(who);
    let Some(cell) = Room::standing(open, who, moving).crowded(base, moving) else { return Ok(()) };
    // Should nothing else be possible, whoever crowds makes way as if displaced.
    if part::later(open, who, base, moving, 0, 0) || stuck(open, who, moving) {
        return Ok(());
    }
    let rover = moving.rover_moved && base.rover == Some(cell);
    let tile = open.find_on(cell).is_some() && (rover || (moving.as_rovers && bot_at(base, cell).is_some()));
    if tile { Err(Illegal::CannotStopHere { cell }) } else { Err(Illegal::NoRoomToStop { cell }) }
}

/// Nothing can move any more although something has to.
fn stuck(open: &Open, who: Who, moving: Moving) -> bool {
    let fuel = Mover::ALL.into_iter().any(|mover| check_fuel(open, who, moving, mover).is_ok());
    let tech = moving.tech && effects::best_rover(open) > 0;
    !fuel && !tech && !any_step(open, who, moving, &Room::near(open, who, moving), |_| true)
}

/// Goes through every legal step until `found` has seen enough.
fn any_step(open: &Open, who: Who, moving: Moving, near: &Room, mut found: impl FnMut(Action) -> bool) -> bool {
    let (base, ways) = (open.base(who), &data().map.ways);
    if moving.bots == 0 && moving.rover == 0 {
        return false;
    }
    // Seldom needed: nearly every step leads to where the piece may stay.
    let mut whole = None;
    let mut after = |left: Moving| {
        let room: Room = *whole.get_or_insert_with(|| Room::of(open, who, base, moving));
        Room { bots: left.bots, rover: room.rover - (moving.rover - left.rover), ..room }
    };
    if moving.bots > 0 {
        for (place, from) in base.bots.iter().copied().enumerate() {
            if bot_at(base, from) != Some(place) {
                continue;
            }
            let open_cells = near.beside_others(base, moving, Some(place));
            for to in ways.beside(from) {
                let fits = open_cells.contains(to) || {
                    let (next, left) = after_bot(base, moving, place, to);
                    after(left).can_settle(&next, left) || part::later(open, who, &next, left, 0, left.bots)
                };
                if fits && found(Action::StepBot { from, to }) {
                    return true;
                }
            }
        }
    }
    if moving.rover > 0 {
        let open_cells = near.beside_others(base, moving, None);
        for to in ways.beside(base.rover_at()) {
            let fits = open_cells.contains(to) || {
                let (next, left) = after_rover(base, moving, to);
                after(left).can_settle(&next, left) || part::later(open, who, &next, left, 0, left.bots)
            };
            if fits && found(Action::StepRover { to }) {
                return true;
            }
        }
    }
    false
}

pub(crate) fn legal_moves(open: &Open, who: Who, moving: Moving, into: &mut Vec<Action>) {
    let near = Room::near(open, who, moving);
    any_step(open, who, moving, &near, |action| {
        into.push(action);
        false
    });
    // Mostly everything may stay where it is, and no more has to be looked at.
    let settled = near.settled(open.base(who), moving);
    if open.purse(who, Good::Crystal) > 0 {
        let fits = |mover: &Mover| {
            if settled { can_fuel(open, who, moving, *mover) } else { check_fuel(open, who, moving, *mover).is_ok() }
        };
        into.extend(Mover::ALL.into_iter().filter(fits).map(|mover| Action::Fuel { mover }));
    }
    if moving.tech {
        let owners = open.parties().filter(|owner| open.base(*owner).tech_level(Tech::Rover) > 0);
        into.extend(owners.map(|owner| Action::Tech { seat: open.party(owner) }));
    }
    if settled || check_stop(open, who, moving).is_ok() {
        into.push(Action::Done);
    }
}

/// Nothing more can move and everything may stay: the move is over.
pub(crate) fn is_over(open: &Open, who: Who, moving: Moving) -> bool {
    let points = (moving.bots > 0 && !open.base(who).bots.is_empty()) || moving.rover > 0;
    if points || (moving.tech && effects::best_rover(open) > 0) {
        return false;
    }
    let fuel = Mover::ALL.into_iter().any(|mover| check_fuel(open, who, moving, mover).is_ok());
    !fuel && Room::standing(open, who, moving).settled(open.base(who), moving)
}

pub(crate) fn apply_move(open: &mut Open, who: Who, action: Action, fx: &mut Fx<Event>) {
    let Some(Task::Move { mut moving }) = open.task().map(|pending| pending.task) else { return };
    let seat = open.party(who);
    match action {
        Action::Fuel { mover } => {
            payment::pay_crystals(open, who, 1, &mut Fx::silent());
            match mover {
                Mover::Bot => moving.bots += 1,
                Mover::Rover => moving.rover += 1,
            }
            fx.tell(|| Event::Fuelled { seat, mover });
        }
        Action::StepBot { from, to } => {
            let Some(place) = bot_at(open.base(who), from) else { return };
            let (next, left) = after_bot(open.base(who), moving, place, to);
            (*open.base_mut(who), moving) = (next, left);
            fx.tell(|| Event::Moved { seat, mover: Mover::Bot, from, to });
            if moving.as_rovers {
                collect(open, who, to, fx);
            }
        }
        Action::StepRover { to } => {
            let from = open.base(who).rover_at();
            let (next, left) = after_rover(open.base(who), moving, to);
            (*open.base_mut(who), moving) = (next, left);
            fx.tell(|| Event::Moved { seat, mover: Mover::Rover, from, to });
            collect(open, who, to, fx);
        }
        _ => {}
    }
    change(open, Task::Move { moving });
}

/// A rover picks up every crystal on its way.
/// § OM-8.4
pub(crate) fn collect(open: &mut Open, who: Who, cell: Cell, fx: &mut Fx<Event>) {
    if open.crystals.contains(cell) {
        open.crystals.remove(cell);
        let seat = open.party(who);
        fx.tell(|| Event::CrystalCollected { seat, cell });
        gains::gain(open, who, Good::Crystal, 1, fx);
    }
}

/// The move is over: bots destroy what lies under them, then rovers may claim.
/// § OM-8.5 OM-8.6 OM-9.8
pub(crate) fn finish(open: &mut Open, who: Who, moving: Moving, fx: &mut Fx<Event>) {
    let base = *open.base(who);
    let crowded = if part::parts_later(open, who, moving) {
        List::new()
    } else {
        Room::standing(open, who, moving).crowd(&base, moving)
    };
    let moved = base.bots.iter().enumerate().filter(|(place, _)| moving.bots_moved & (1 << place) != 0);
    let mut claims = CellSet::EMPTY;
    for (_, cell) in moved {
        if moving.as_rovers {
            claims.insert(*cell);
        } else {
            destroy(open, who, *cell, fx);
        }
    }
    if let Some(rover) = base.rover.filter(|_| moving.rover_moved) {
        claims.insert(rover);
    }
    for cell in claims & open.with_find() {
        if open.find_on(cell).is_some_and(|find| can_claim(open, who, find)) {
            push(open, who, Task::Claim { cell });
        }
    }
    crowded.iter().for_each(|cell| push(open, who, Task::Displace { cell: *cell }));
}

/// § OM-8.6
fn destroy(open: &mut Open, who: Who, cell: Cell, fx: &mut Fx<Event>) {
    let seat = open.party(who);
    if open.crystals.contains(cell) {
        open.crystals.remove(cell);
        fx.tell(|| Event::CrystalDestroyed { seat, cell });
    }
    if let Some(place) = open.finds.iter().position(|lying| lying.cell == cell) {
        let find = open.finds.remove(place).find;
        displace::boxed(open, find);
        fx.tell(|| Event::FindDestroyed { seat, cell, find });
    }
}

/// § OM-8.5
pub(crate) fn check_claim(open: &Open, who: Who, cell: Cell) -> Result<(), Illegal> {
    let find = open.find_on(cell);
    if find.is_some_and(|find| can_claim(open, who, find)) { Ok(()) } else { Err(Illegal::CannotClaim) }
}

pub(crate) fn legal_claim(open: &Open, who: Who, cell: Cell, into: &mut Vec<Action>) {
    if check_claim(open, who, cell).is_ok() {
        into.push(Action::Claim);
    }
}

pub(crate) fn apply_claim(open: &mut Open, who: Who, fx: &mut Fx<Event>) {
    if let Some(Task::Claim { cell }) = open.tasks.pop().map(|pending| pending.task) {
        claim(open, who, cell, fx);
    }
}

/// The tile is taken and works at once.
/// § OM-8.5 OM-10.4
pub(crate) fn claim(open: &mut Open, who: Who, cell: Cell, fx: &mut Fx<Event>) {
    let Some(place) = open.finds.iter().position(|lying| lying.cell == cell) else { return };
    let find = open.finds.remove(place).find;
    let seat = open.party(who);
    fx.tell(|| Event::Claimed { seat, cell, find });
    let (feat, deed) = match find {
        Find::Research(research) => {
            open.base_mut(who).research.insert(research);
            (Feat::Research, data().research)
        }
        Find::Discovery(discovery) => {
            open.base_mut(who).discoveries.insert(discovery);
            (Feat::Discovery, discovery.deed())
        }
    };
    missions::contribute(open, who, feat, fx);
    effects::begin(open, who, deed, true, fx);
}

/// The cells that a piece can get to with the points it has: each with the cell before it on the way.
/// § OM-8.2
pub(crate) fn reach(open: &Open, who: Who, moving: Moving, mut found: impl FnMut(Mover, Cell, Cell, Cell, u8)) {
    let base = open.base(who);
    let bots = base.bots.iter().map(|cell| (Mover::Bot, *cell, moving.bots));
    let movers = bots.chain(std::iter::once((Mover::Rover, base.rover_at(), moving.rover)));
    for (mover, from, points) in movers {
        let (mut seen, mut edge) = (CellSet::one(from), CellSet::one(from));
        for steps in 1..=points.min(13) {
            let mut next = CellSet::EMPTY;
            for cell in edge {
                for to in data().map.ways.beside(cell) & !seen {
                    seen.insert(to);
                    next.insert(to);
                    found(mover, from, to, cell, steps);
                }
            }
            edge = next;
        }
    }
}
