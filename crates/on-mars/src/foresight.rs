//! What helps to look ahead: answers to follow-up questions, where events happen.

use game_core::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::actions::Action;
use crate::events::Event;
use crate::pieces::{Cell, Space, Who};
use crate::rules::{self, contracts, displace, effects, payment, ships};
use crate::state::OnMars;
use crate::tasks::Task;

/// A place that an event can happen at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
pub enum Place {
    /// On the map.
    Cell(Cell),
    /// In turn order.
    Space(Space),
}

/// The exact resource before a mineral, one's own technology if it is enough, the first of several nearest cells, to stop
/// where everything is done.
pub(crate) fn suggest(game: &OnMars, seat: Seat) -> Option<Action> {
    let (open, who) = (&game.open, Who::from(seat));
    let pending = open.task().filter(|pending| pending.who == who)?;
    let first = |cells: crate::pieces::CellSet| cells.iter().next();
    let action = match pending.task {
        Task::Pay { cost } => Action::Pay { goods: payment::best_way(open, who, cost)? },
        Task::Tech { .. } => Action::Tech { seat: open.party(who) },
        Task::Extra { .. } => Action::ExtraCrystal,
        Task::Land => Action::Land { cell: first(ships::landings(open, who))? },
        Task::Displace { cell } => Action::Displace { cell: first(displace::nearest(open, cell))? },
        Task::Claim { .. } => Action::Claim,
        Task::Excess { good, .. } => contracts::first_taker(open, who, good)?,
        task if finished(task) => Action::Done,
        _ => return None,
    };
    rules::check(game, seat, action).is_ok().then_some(action)
}

/// Nothing is left of the effect but what a boost would add.
const fn finished(task: Task) -> bool {
    matches!(
        task,
        Task::Blueprints { left: 0, .. }
            | Task::Learn { left: 0, .. }
            | Task::Develop { left: 0, .. }
            | Task::Warehouse { left: 0, .. }
            | Task::Upgrade { left: 0, .. }
            | Task::Ships { left: 0, .. }
            | Task::GainAny { left: 0, .. }
            | Task::Casino
            | Task::Produce
    )
}

/// What brings the turn nearer to its end and does no more than it must.
pub(crate) fn closing(game: &OnMars, seat: Seat) -> Option<Action> {
    let open = &game.open;
    let pending = open.task().filter(|pending| pending.who == Who::from(seat))?;
    let action = match pending.task {
        Task::Choose => Action::End,
        Task::Travel => Action::Stay,
        Task::Owner { .. } => Action::Keep,
        Task::Claim { .. } | Task::Offer | Task::Errand | Task::Deliver => Action::Done,
        task if effects::can_stop(task) => Action::Done,
        _ => return suggest(game, seat),
    };
    rules::check(game, seat, action).is_ok().then_some(action)
}

/// Where an event happens.
pub(crate) fn places(event: &Event, into: &mut Vec<Place>) {
    match event {
        Event::Moved { from, to, .. } | Event::Displaced { from, to, .. } => {
            into.extend([Place::Cell(*from), Place::Cell(*to)]);
        }
        Event::CrystalCollected { cell, .. }
        | Event::CrystalDestroyed { cell, .. }
        | Event::FindDestroyed { cell, .. }
        | Event::Claimed { cell, .. }
        | Event::Constructed { cell, .. }
        | Event::CrystalAppeared { cell }
        | Event::MinerPlaced { cell, .. }
        | Event::MinerReturned { cell, .. }
        | Event::Upgraded { cell, .. }
        | Event::BotLanded { cell: Some(cell), .. }
        | Event::DiscoveryPlaced { cell, .. } => into.push(Place::Cell(*cell)),
        Event::RivalChoseCell { why, .. }
        | Event::RivalChoseUpgrade { why, .. }
        | Event::RivalChoseTarget { why, .. }
        | Event::RivalChoseStop { why, .. }
        | Event::RivalChoseRefuge { why, .. }
        | Event::RivalChoseFrontier { why, .. } => into.extend(why.chosen().map(|cell| Place::Cell(*cell))),
        Event::SpaceTaken { space, .. } => into.push(Place::Space(*space)),
        Event::RivalChoseSpace { why, .. } => into.extend(why.chosen().map(|space| Place::Space(*space))),
        _ => {}
    }
}
