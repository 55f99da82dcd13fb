//! Company tracks: steps, thresholds that pay those who came earlier, barriers.

use game_core::{Fx, Seat};

use crate::data::END;
use crate::events::{Event, Payee};
use crate::illegal::Illegal;
use crate::pieces::{Company, Party, Who};
use crate::rules::missions;
use crate::state::Open;
use crate::turn::Task;

/// What it costs to leave the cell that a marker stands on.
/// § SK-8.3
#[inline]
pub(crate) fn barrier(open: &Open, who: impl Into<Who>, company: Company) -> u8 {
    let cell = open.account(who).cells[company];
    if cell < END { open.tracks[company].facts().barriers[usize::from(cell)] } else { 0 }
}

/// Pays the barrier ahead, if there is one.
pub(crate) fn pay_barrier(open: &mut Open, seat: Seat, company: Company, fx: &mut Fx<Event>) {
    let cost = barrier(open, seat, company);
    if cost > 0 {
        open.account_mut(seat).coins -= u16::from(cost);
        fx.tell(|| Event::BarrierPaid { seat: Party::Seat(seat), company, cost });
    }
}

/// Moves a marker over edges whose barriers are paid or do not exist, at most to the end; thresholds pay on the way.
/// § SK-8.1 SK-8.2 SK-8.4
pub(crate) fn advance(open: &mut Open, who: Who, company: Company, steps: u8, fx: &mut Fx<Event>) {
    let facts = open.tracks[company].facts();
    let from = open.account(who).cells[company];
    let to = (from + steps).min(END);
    if to == from {
        return;
    }
    let seat = open.party(who);
    open.account_mut(who).cells[company] = to;
    fx.tell(|| Event::Advanced { seat, company, from, to });
    for cell in from..to {
        let Some((level, coins)) = facts.threshold_after(cell) else { continue };
        let earlier = |other: &Who| *other != who && open.account(*other).cells[company] > cell;
        let paid: game_core::List<Who, 4> = open.parties().filter(earlier).collect();
        for payee in paid.iter().chain([&who]) {
            open.account_mut(*payee).coins += u16::from(coins);
        }
        let paid = || paid.iter().map(|payee| Payee { seat: open.party(*payee) }).collect();
        fx.tell(|| Event::ThresholdCrossed { seat, company, level, coins, paid: paid() });
    }
}

/// How many of some steps a marker can take before it meets a barrier or its end.
pub(crate) fn free_steps(open: &Open, who: Who, company: Company, steps: u8) -> u8 {
    let cell = open.account(who).cells[company];
    let barriers = &open.tracks[company].facts().barriers[usize::from(cell)..];
    let free = barriers.iter().take(usize::from(steps)).take_while(|cost| **cost == 0).count();
    free as u8
}

/// Goes on with a movement. Whether its owner has to decide about a barrier: a task that could be completed may bring the
/// coins for it.
/// § SK-8.3 SK-8.5 SK-17.2
pub(crate) fn go_on(open: &mut Open, seat: Seat, company: Company, steps: u8, fx: &mut Fx<Event>) -> bool {
    let free = free_steps(open, seat.into(), company, steps);
    advance(open, seat.into(), company, free, fx);
    let left = steps - free;
    let cost = barrier(open, seat, company);
    if left > 0 && cost > 0 && missions::coins_within_reach(open, seat) >= u16::from(cost) {
        set_steps(open, company, left);
        return true;
    }
    open.tasks.pop();
    if left > 0 && cost > 0 {
        fx.tell(|| Event::BarrierHalted { seat, company, lost: left });
    } else if left > 0 {
        fx.tell(|| Event::StepsLost { seat, lost: left });
    }
    false
}

fn set_steps(open: &mut Open, company: Company, steps: u8) {
    open.tasks.pop();
    open.tasks.push(Task::Move { company, steps });
}

/// The barrier ahead can be paid.
/// § SK-8.3
pub(crate) fn check_cross(open: &Open, seat: Seat, company: Company) -> Result<(), Illegal> {
    let (cost, coins) = (barrier(open, seat, company), open.account(seat).coins);
    if u16::from(cost) > coins { Err(Illegal::BarrierTooDear { company, cost, coins }) } else { Ok(()) }
}

/// The barrier is paid and crossed; the movement goes on.
/// § SK-8.3
pub(crate) fn apply_cross(open: &mut Open, seat: Seat, fx: &mut Fx<Event>) {
    let Some(Task::Move { company, steps }) = open.task() else { return };
    pay_barrier(open, seat, company, fx);
    advance(open, seat.into(), company, 1, fx);
    set_steps(open, company, steps - 1);
}

/// The marker stops, and the steps left are lost.
/// § SK-8.3
pub(crate) fn apply_halt(open: &mut Open, seat: Seat, fx: &mut Fx<Event>) {
    let Some(Task::Move { company, steps }) = open.tasks.pop() else { return };
    fx.tell(|| Event::BarrierHalted { seat, company, lost: steps });
}
