//! The laboratory: learning and developing technologies, using those of others.

use game_core::{Fx, IdSet};

use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Cell, Errand, Feat, Good, Lab, Tech, Who};
use crate::rules::{change, effects, first, gains, missions, payment, push};
use crate::state::Open;
use crate::tasks::{Cost, Task, Used};

/// The two cells of the first column.
const ENTRY: [Lab; 2] = [Lab::L1T, Lab::L1B];

/// A tile of the grid goes to the first column, for the price of its row; nobody has two of one type.
/// § OM-6.4 OM-6.5
pub(crate) fn check_learn(open: &Open, who: Who, left: u8, tech: Tech, place: u8, lab: Lab) -> Result<(), Illegal> {
    if left == 0 {
        return Err(Illegal::NoPoints);
    }
    if open.grid[usize::from(place)] != Some(tech) {
        return Err(Illegal::NotInGrid { tech });
    }
    let base = open.base(who);
    if base.lab[tech].is_some() {
        return Err(Illegal::HasTech { tech });
    }
    if !ENTRY.contains(&lab) {
        return Err(Illegal::NotFirstColumn { lab });
    }
    if base.tech_on(lab).is_some() {
        return Err(Illegal::LabFull { lab });
    }
    let price = data().board.grid[usize::from(place)];
    payment::check_price(open, who, price)
}

/// Goes through everything that can be learned until `found` has seen enough.
fn learnable(open: &Open, who: Who, mut found: impl FnMut(Tech, u8, Lab) -> bool) -> bool {
    let base = open.base(who);
    ENTRY.into_iter().filter(|lab| base.tech_on(*lab).is_none()).any(|lab| {
        (0..open.grid.0.len() as u8).any(|place| match open.grid[usize::from(place)] {
            Some(tech) if check_learn(open, who, 1, tech, place, lab).is_ok() => found(tech, place, lab),
            _ => false,
        })
    })
}

pub(crate) fn any_learn(open: &Open, who: Who) -> bool {
    learnable(open, who, |_, _, _| true)
}

pub(crate) fn legal_learn(open: &Open, who: Who, left: u8, into: &mut Vec<Action>) {
    if left > 0 {
        learnable(open, who, |tech, place, lab| {
            into.push(Action::Learn { tech, place, lab });
            false
        });
    }
}

pub(crate) fn apply_learn(open: &mut Open, who: Who, place: u8, lab: Lab) {
    if let Some(Task::Learn { left, boosts, .. }) = open.task().map(|pending| pending.task) {
        change(open, Task::Learn { left: left - 1, boosts, must: false });
    }
    push(open, who, Task::Learned { place, lab });
    push(open, who, Task::Pay { cost: data().board.grid[usize::from(place)] });
}

/// The tile is there, and its cell gives something.
/// § OM-6.4 OM-10.1
pub(crate) fn learned(open: &mut Open, who: Who, place: u8, lab: Lab, fx: &mut Fx<Event>) {
    let Some(tech) = open.grid[usize::from(place)].take() else { return };
    open.base_mut(who).lab[tech] = Some(lab);
    let seat = open.party(who);
    fx.tell(|| Event::TechLearned { seat, tech, lab });
    missions::contribute(open, who, Feat::Tech, fx);
    first::done(open, who, Errand::Learn);
    reward(open, who, lab, fx);
}

/// § OM-6.8 OM-6.10
pub(crate) fn reward(open: &mut Open, who: Who, lab: Lab, fx: &mut Fx<Event>) {
    if let Some(deed) = lab.facts().reward {
        effects::offer(open, who, deed, fx);
    }
}

/// Whether entering a cell brings its owner something now.
/// § OM-6.10
pub(crate) fn rewards(open: &Open, who: Who, lab: Lab) -> bool {
    lab.facts().reward.is_some_and(|deed| effects::possible(open, who, deed))
}

/// What it costs to enter a column.
pub(crate) fn price(to: Lab, free: bool) -> Cost {
    if free { Cost::default() } else { data().board.develop[usize::from(to.level())] }
}

/// A tile moves to a free cell of the next column.
/// § OM-6.8 OM-6.9
pub(crate) fn check_step(open: &Open, who: Who, free: bool, from: Lab, to: Lab) -> Result<(), Illegal> {
    let base = open.base(who);
    if base.tech_on(from).is_none() {
        return Err(Illegal::NoTileThere { lab: from });
    }
    if !from.facts().next.contains(&to) {
        return Err(Illegal::NotNext { from, to });
    }
    if base.tech_on(to).is_some() {
        return Err(Illegal::LabTaken { to });
    }
    payment::check_price(open, who, price(to, free))
}

pub(crate) fn check_develop(open: &Open, who: Who, left: u8, free: bool, from: Lab, to: Lab) -> Result<(), Illegal> {
    if left == 0 { Err(Illegal::NoPoints) } else { check_step(open, who, free, from, to) }
}

/// Goes through every development that is possible until `found` has seen enough.
pub(crate) fn steps(open: &Open, who: Who, free: bool, mut found: impl FnMut(Lab, Lab) -> bool) -> bool {
    let base = open.base(who);
    let mut taken = IdSet::<Lab>::EMPTY;
    base.lab.as_slice().iter().flatten().for_each(|cell| taken.insert(*cell));
    taken.iter().any(|from| {
        let next = from.facts().next.iter().filter(|to| !taken.contains(**to));
        next.copied().any(|to| payment::can_pay(open, who, price(to, free)) && found(from, to))
    })
}

pub(crate) fn any_develop(open: &Open, who: Who, free: bool) -> bool {
    steps(open, who, free, |_, _| true)
}

pub(crate) fn legal_develop(open: &Open, who: Who, left: u8, free: bool, into: &mut Vec<Action>) {
    if left > 0 {
        steps(open, who, free, |from, to| {
            into.push(Action::Develop { from, to });
            false
        });
    }
}

/// Developing as an effect, or as the answer of the owner of a used technology, who pays nothing.
/// § OM-6.8 OM-7.6
pub(crate) fn apply_develop(open: &mut Open, who: Who, from: Lab, to: Lab) {
    let Some(tech) = open.base(who).tech_on(from) else { return };
    let free = match open.task().map(|pending| pending.task) {
        Some(Task::Develop { left, free, boost, .. }) => {
            change(open, Task::Develop { left: left - 1, free, boost, must: false });
            free
        }
        _ => {
            let place = undecided(open, who).find(|(_, used)| *used == tech).map(|(place, _)| place);
            if let Some(place) = place {
                open.tasks.remove(place);
            }
            true
        }
    };
    push(open, who, Task::Developed { tech, to });
    push(open, who, Task::Pay { cost: price(to, free) });
}

pub(crate) fn developed(open: &mut Open, who: Who, tech: Tech, to: Lab, fx: &mut Fx<Event>) {
    let Some(from) = open.base_mut(who).lab[tech].replace(to) else { return };
    let seat = open.party(who);
    fx.tell(|| Event::TechDeveloped { seat, tech, from, to });
    if open.active == who {
        open.turn.developed = open.turn.developed.saturating_add(1);
        first::done(open, who, Errand::Develop);
        if open.turn.developed >= 2 {
            first::done(open, who, Errand::DevelopTwice);
        }
    }
    reward(open, who, to, fx);
}

/// Somebody's technology is used; whoever else owns it decides about it at the end of the turn.
/// § OM-7.2 OM-7.6
pub(crate) fn use_tech(open: &mut Open, who: Who, owner: Who, (tech, cell): (Tech, Option<Cell>), fx: &mut Fx<Event>) {
    let (seat, owner_seat, level) = (open.party(who), open.party(owner), open.base(owner).tech_level(tech));
    fx.tell(|| Event::TechUsed { seat, owner_seat, own: owner == who, tech, level });
    if owner != who {
        open.turn.used.push(Used { owner, tech, by: who, cell });
    }
}

/// The used tiles that an owner has still to decide about, the next one first, each with its place among the tasks.
fn undecided(open: &Open, who: Who) -> impl Iterator<Item = (usize, Tech)> {
    open.tasks.iter().enumerate().rev().map_while(move |(place, pending)| match pending.task {
        Task::Owner { tech, .. } if pending.who == who => Some((place, tech)),
        _ => None,
    })
}

/// The owner of a used technology develops that tile and no other. Of several the owner takes the order: one may have
/// to make room for another.
/// § OM-7.6
pub(crate) fn check_owner(open: &Open, who: Who, from: Lab, to: Lab) -> Result<(), Illegal> {
    let tech = open.base(who).tech_on(from);
    if !undecided(open, who).any(|(_, used)| Some(used) == tech) {
        return Err(Illegal::NoTileThere { lab: from });
    }
    check_step(open, who, true, from, to)
}

pub(crate) fn legal_owner(open: &Open, who: Who, into: &mut Vec<Action>) {
    let used: IdSet<Tech> = undecided(open, who).map(|(_, tech)| tech).collect();
    for from in used.iter().filter_map(|tech| open.base(who).lab[tech]) {
        let next = from.facts().next.iter().filter(|to| check_owner(open, who, from, **to).is_ok());
        into.extend(next.map(|to| Action::Develop { from, to: *to }));
    }
    into.push(Action::Keep);
}

/// Whether any of the owner's tiles can move at all.
pub(crate) fn can_answer(open: &Open, who: Who) -> bool {
    let mut from = undecided(open, who).filter_map(|(_, tech)| open.base(who).lab[tech]);
    from.any(|from| from.facts().next.iter().any(|to| check_owner(open, who, from, *to).is_ok()))
}

pub(crate) fn apply_keep(open: &mut Open, who: Who, fx: &mut Fx<Event>) {
    let Some(Task::Owner { tech, .. }) = open.tasks.pop().map(|pending| pending.task) else { return };
    keep(open, who, tech, fx);
}

/// § OM-7.6
pub(crate) fn keep(open: &mut Open, who: Who, tech: Tech, fx: &mut Fx<Event>) {
    let kept = gains::store(open, who, Good::Oxygen, 1);
    let lost = 1 - kept - crate::rules::contracts::deliver_excess(open, who, Good::Oxygen, 1 - kept, fx);
    let seat = open.party(who);
    fx.tell(|| Event::OxygenKept { seat, tech, lost });
}

/// Owners decide in turn order; what they use of others in doing so follows afterwards.
/// § OM-4.6 OM-7.6 OM-7.7
pub(crate) fn ask_owners(open: &mut Open) {
    if open.turn.used.is_empty() {
        return;
    }
    let used = std::mem::take(&mut open.turn.used);
    let active = open.active;
    push(open, active, Task::Owners);
    let order = open.in_order();
    for owner in order.as_slice().iter().rev() {
        for used in used.as_slice().iter().rev().filter(|used| used.owner == *owner) {
            let rival = open.is_rival(*owner);
            let Used { tech, by, cell, .. } = *used;
            let task = if rival { Task::RivalOwner { tech } } else { Task::Owner { tech, by, cell } };
            push(open, *owner, task);
        }
    }
}
