//! Step 4: using the effect, and the tasks that adventures put on the agenda.

use crate::actions::Action;
use crate::adventure::{Adventure, fill};
use crate::grid::each;
use crate::illegal::Illegal;
use crate::pieces::Effect;
use crate::rules::write;
use crate::spot::Spot;
use crate::state::{Desk, Task};

/// What may be marked, where an X may go, and leaving it where it may be left.
/// § WM-0.18 WM-0.20
pub(crate) fn legal<A: Adventure>(desk: &Desk<A>, common: &A::Common, task: Task, into: &mut Vec<Action>) {
    if asks_x(desk, task) {
        into.extend(each(desk.sheet.x_spaces()).map(|slot| Action::Cross { spot: A::printed().spot(slot) }));
    }
    if !is_planning(desk, task) && task != Task::Reinforce {
        A::targets(desk, common, task, into);
    }
    if compulsory(desk, task).is_none() {
        into.push(Action::Skip);
    }
}

/// An X goes into an empty space, when Planning or a bonus asks for one.
/// § WM-0.12 WM-0.20
pub(crate) fn check_x<A: Adventure>(desk: &Desk<A>, task: Task, spot: Spot) -> Result<(), Illegal> {
    if !asks_x(desk, task) {
        return Err(write::no_x::<A>(&desk.turn, spot));
    }
    write::space_for_x(desk, spot)
}

/// Only what the effect or the task is about can be marked.
/// § WM-0.18
pub(crate) fn check_mark<A: Adventure>(
    desk: &Desk<A>,
    common: &A::Common,
    task: Task,
    spot: Spot,
) -> Result<(), Illegal> {
    if is_planning(desk, task) || task == Task::Reinforce {
        return Err(Illegal::NotATarget { spot, effect: Effect::Planning });
    }
    A::check_target(desk, common, task, spot)
}

/// The X fills its space; with Planning the next planning symbol is marked, too. An X of reinforcements marks nothing
/// else, and who fills the last space with it has no steps of a turn left: only what the space itself brings.
/// § WM-0.12 WM-0.20 WM-0.39 WM-C.9
pub(crate) fn apply_x<A: Adventure>(desk: &mut Desk<A>, common: &A::Common, spot: Spot) {
    let Some(task) = desk.agenda.pop() else { return };
    let Some(slot) = A::printed().slot(spot) else { return };
    let last = A::printed().writable & !desk.sheet.grid().filled() == slot.bit();
    if task == Task::Reinforce && last {
        for step in [Task::Choose, Task::Write, Task::Effect] {
            desk.agenda.complete(step);
        }
    }
    if task == Task::Effect {
        desk.sheet.mark_planning();
    }
    let cell = desk.sheet.x_cell();
    fill(desk, common, slot, cell);
    if task != Task::Reinforce {
        A::after_x(desk, common, task);
    }
}

pub(crate) fn apply_mark<A: Adventure>(desk: &mut Desk<A>, common: &A::Common, spot: Spot) {
    if let Some(task) = desk.agenda.pop() {
        A::mark(desk, common, task, spot);
    }
}

/// Passes over what nobody has to decide: effects and bonuses without a target, and the end of one's own steps.
/// § WM-0.22 WM-0.39
pub(crate) fn proceed<A: Adventure>(desk: &mut Desk<A>, common: &A::Common) {
    while let Some(task) = desk.agenda.top() {
        match task {
            Task::Choose | Task::Write | Task::Finish => return,
            Task::Strike | Task::Give | Task::Dilemma | Task::Crew => return,
            Task::WrapUp => {
                desk.agenda.pop();
                A::wrap_up(desk, common);
            }
            task if is_usable(desk, common, task) => return,
            _ => drop(desk.agenda.pop()),
        }
    }
}

fn is_usable<A: Adventure>(desk: &Desk<A>, common: &A::Common, task: Task) -> bool {
    if task == Task::Effect && (!A::EFFECTS || desk.turn.barred) {
        return false;
    }
    if asks_x(desk, task) && desk.sheet.x_spaces() != 0 {
        return true;
    }
    !is_planning(desk, task) && task != Task::Reinforce && A::has_target(desk, common, task)
}

/// Why a task may not be skipped, or nothing when it may.
/// § WM-0.18 WM-C.9
pub(crate) fn compulsory<A: Adventure>(desk: &Desk<A>, task: Task) -> Option<game_core::RuleId> {
    if task == Task::Reinforce { None } else { A::compulsory(desk, task) }
}

fn is_planning<A: Adventure>(desk: &Desk<A>, task: Task) -> bool {
    A::PLANNING_IS_X && task == Task::Effect && desk.turn.effect == Some(Effect::Planning)
}

fn asks_x<A: Adventure>(desk: &Desk<A>, task: Task) -> bool {
    is_planning(desk, task) || task == Task::Reinforce || A::allows_x(desk, task)
}
