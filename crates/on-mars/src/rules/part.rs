//! Pieces that share a cell when a move is over, and the move of the same turn that parts them.

use game_core::Id;

use crate::actions::Action;
use crate::base::Base;
use crate::data::{Deed, Effect, data};
use crate::illegal::Illegal;
use crate::pieces::{Cell, Good, Main, Slot, Who};
use crate::rules::executive::{check_executive, check_use, check_work, is_free};
use crate::rules::room::{Room, under};
use crate::rules::{effects, main_actions};
use crate::state::{Open, Phase};
use crate::tasks::{Moving, Task};

/// An action by which bots or the rover would move, and its crystals.
#[derive(Clone, Copy)]
struct Later {
    action: Action,
    crystals: u8,
    moving: Moving,
}

impl Later {
    /// Whether it brings everything to a cell of its own, after other crystals were spent and with points for bots that
    /// the running move still has.
    fn parts(&self, open: &Open, who: Who, base: &Base, spent: u8, bots: u8) -> bool {
        let spent = self.crystals + spent;
        let Some(crystals) = open.purse(who, Good::Crystal).checked_sub(spent) else { return false };
        let room = Room::of(open, who, base, self.moving);
        let bots = if self.moving.as_rovers { 0 } else { bots };
        Room { bots: room.bots + bots, crystals: room.crystals.min(crystals), ..room }.can_settle(base, self.moving)
    }
}

/// The move that an effect is, if it is one.
fn move_of(open: &Open, deed: Deed) -> Option<Moving> {
    match deed.effect {
        Effect::Bots { .. } | Effect::Rover { .. } | Effect::BestRover => match effects::task_of(open, deed, true) {
            Task::Move { moving } => Some(moving),
            _ => None,
        },
        _ => None,
    }
}

/// Every move that is still open to somebody in this turn, until `found` has seen enough.
fn any_later(open: &Open, who: Who, mut found: impl FnMut(Later) -> bool) -> bool {
    let main = Action::Main { main: Main::ControlCenter };
    if !open.turn.main && open.side(who) == Main::ControlCenter.side() {
        let moving = main_actions::control_center();
        if found(Later { action: main, crystals: 0, moving }) {
            return true;
        }
    }
    if open.turn.executive {
        return false;
    }
    for slot in (0..Slot::count() as u8).map(Slot) {
        let (deed, crystals) = data().board.executive[usize::from(slot.0)];
        if let Some(moving) = move_of(open, deed).filter(|_| check_executive(open, who, slot).is_ok())
            && found(Later { action: Action::Executive { slot }, crystals, moving })
        {
            return true;
        }
    }
    any_building(open, who, found)
}

/// The same for advanced buildings.
fn any_building(open: &Open, who: Who, mut found: impl FnMut(Later) -> bool) -> bool {
    for owned in open.parties().flat_map(|owner| open.base(owner).blueprints.iter()) {
        let blueprint = owned.blueprint;
        let Some(moving) = move_of(open, blueprint.facts().deed) else { continue };
        let crystals = if is_free(open, who, blueprint) { 0 } else { data().use_cost };
        if check_use(open, who, blueprint).is_ok()
            && found(Later { action: Action::Use { blueprint }, crystals, moving })
        {
            return true;
        }
        for scientist in open.base(who).scientists {
            if check_work(open, who, scientist, blueprint).is_ok()
                && found(Later { action: Action::Work { scientist, blueprint }, crystals: 0, moving })
            {
                return true;
            }
        }
    }
    false
}

/// Whether pieces may share a cell when the move is over, since another move of this turn surely parts them: nothing
/// comes between the two, and no tile under a piece waits to be claimed. Crystals may be spent before, and bots have
/// points left.
/// § OM-3.10
pub(crate) fn later(open: &Open, who: Who, base: &Base, moving: Moving, spent: u8, bots: u8) -> bool {
    let below = open.tasks.len().checked_sub(2).map(|place| open.tasks.as_slice()[place].task);
    below == Some(Task::Choose)
        && is_last(open, who, base, moving)
        && any_later(open, who, |later| later.parts(open, who, base, spent, bots))
}

/// Whether nothing is to be decided between the end of a move and the next action of the turn.
fn is_last(open: &Open, who: Who, base: &Base, moving: Moving) -> bool {
    let own_turn = open.phase == Phase::Colonization && open.active == who && !open.is_rival(who);
    own_turn && (under(base, moving) & open.with_find()).is_empty()
}

/// The same for a move that is over.
pub(crate) fn parts_later(open: &Open, who: Who, moving: Moving) -> bool {
    let on_top = matches!(open.task().map(|pending| pending.task), Some(Task::Choose));
    on_top && is_last(open, who, open.base(who), moving) && shared(open, who).is_some()
}

/// The cell that somebody's pieces share between the actions of their turn: they have to part next.
/// § OM-3.10
pub(crate) fn shared(open: &Open, who: Who) -> Option<Cell> {
    let (base, at_rest) = (open.base(who), Moving::default());
    let cell = Room::standing(open, who, at_rest).crowded(base, at_rest)?;
    any_later(open, who, |later| later.parts(open, who, base, 0, 0)).then_some(cell)
}

/// Only what parts them is allowed.
/// § OM-3.10
pub(crate) fn check_part(open: &Open, who: Who, action: Action, cell: Cell) -> Result<(), Illegal> {
    let base = open.base(who);
    let parts = any_later(open, who, |later| later.action == action && later.parts(open, who, base, 0, 0));
    if parts { Ok(()) } else { Err(Illegal::PartFirst { cell }) }
}

pub(crate) fn legal_partings(open: &Open, who: Who, into: &mut Vec<Action>) {
    let base = open.base(who);
    any_later(open, who, |later| {
        if later.parts(open, who, base, 0, 0) {
            into.push(later.action);
        }
        false
    });
}
