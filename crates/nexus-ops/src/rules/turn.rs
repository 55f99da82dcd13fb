//! The turn: six phases in order, as an agenda.

use game_core::{Fx, Seat};

use super::{battle_cards, breath, casualties, draw, end, explore, fight, income, missions};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::Phase;
use crate::state::{NexusOps, Open, Task};
use crate::turn::Turn;

/// A turn's agenda. Play passes clockwise.
/// § NX-3.1
pub(crate) fn begin_turn(game: &mut NexusOps, active: Seat, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    open.turn = Turn {
        number: open.turn.number.saturating_add(1),
        active,
        contested_at_start: open.contested(active),
        ..Turn::default()
    };
    open.agenda.in_order([
        Task::Deploy,
        Task::Move,
        Task::Breathe,
        Task::Survey,
        Task::Fight,
        Task::Income,
        Task::DrawSecret,
        Task::Monolith,
        Task::EndTurn,
    ]);
    let turn = open.turn.number;
    fx.tell(|| Event::TurnBegan { seat: active, turn });
}

/// Works off the agenda until somebody has to decide or the game is over. A choice with a single option is
/// made here, except playing cards, starting a battle and ending a phase.
pub(crate) fn advance(game: &mut NexusOps, fx: &mut Fx<Event>) {
    while game.open.end.is_none() {
        let Some(task) = game.open.agenda.top() else {
            let next = game.open.turn.active.next(game.open.seats);
            begin_turn(game, next, fx);
            continue;
        };
        if let Some(phase) = phase_of(task) {
            game.open.turn.phase = phase;
        }
        let asks = match task {
            Task::Deploy | Task::Settle { .. } | Task::Keep | Task::EndTurn => true,
            Task::DrawEnergize | Task::TakeHill => true,
            Task::Move => !game.open.presence[game.open.turn.active].is_empty(),
            Task::Breathe => breath::can_breathe(&game.open),
            Task::Fight => !fight::unfought(&game.open).is_empty(),
            Task::Missions => missions::is_window_open(&game.open),
            Task::Cards => battle_cards::ask_next(&mut game.open),
            Task::BreathLoss { hex, victim } => breath::asks_loss(game, hex, victim, fx),
            Task::Explore { hex } => explore::asks_explore(game, hex, fx),
            Task::Pick { side } => casualties::asks_pick(game, side, fx),
            Task::Lose { side } => casualties::asks_lose(game, side, fx),
            Task::Survey | Task::Step | Task::Count | Task::Survival => false,
            Task::Income | Task::DrawSecret | Task::Monolith => false,
        };
        if asks {
            return;
        }
        match task {
            // These strike themselves off when they settle something by themselves.
            Task::BreathLoss { .. } | Task::Explore { .. } | Task::Pick { .. } | Task::Lose { .. } => {}
            _ => {
                game.open.agenda.pop();
                carry_out(game, task, fx);
            }
        }
    }
}

fn carry_out(game: &mut NexusOps, task: Task, fx: &mut Fx<Event>) {
    match task {
        Task::Survey => explore::survey(&mut game.open),
        Task::Step => fight::step(game, fx),
        Task::Count => casualties::count(&mut game.open),
        Task::Survival => end::test_survival(game, fx),
        Task::Income => income::take(game, fx),
        Task::DrawSecret => draw::draw_mission(game, fx),
        Task::Monolith => draw::reward_monolith(game, fx),
        Task::Missions => game.open.feat = None,
        _ => {}
    }
}

fn phase_of(task: Task) -> Option<Phase> {
    match task {
        Task::Deploy => Some(Phase::Deploy),
        Task::Move | Task::Breathe => Some(Phase::Move),
        Task::Survey => Some(Phase::Explore),
        Task::Fight => Some(Phase::Fight),
        Task::Income => Some(Phase::Income),
        Task::DrawSecret => Some(Phase::Draw),
        _ => None,
    }
}

/// What can be ended: buying, moving, breathing, a mission window, the turn. Exploring, fighting and removing
/// casualties are compulsory.
/// § NX-3.1
pub(super) fn check_done(open: &Open) -> Result<(), Illegal> {
    match open.agenda.top() {
        Some(Task::Deploy | Task::Move | Task::Breathe | Task::Missions | Task::EndTurn) => Ok(()),
        Some(Task::Explore { .. }) => Err(Illegal::ExploreNow {}),
        Some(Task::Fight) => Err(Illegal::FightNow {}),
        _ => Err(Illegal::NothingToEnd {}),
    }
}

/// Unspent rubium stays; a Bulk Contract not used in the phase lapses.
/// § NX-4.6 NX-10.4 NX-11.5a
pub(super) fn apply_done(game: &mut NexusOps, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    match open.agenda.top() {
        Some(Task::Missions) => {
            open.agenda.skip();
            open.feat = None;
        }
        Some(Task::Deploy) => {
            open.agenda.pop();
            if std::mem::take(&mut open.turn.discount) > 0 {
                end::test_unless_pending(game, fx);
            }
        }
        _ => {
            open.agenda.pop();
        }
    }
}
