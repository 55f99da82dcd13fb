//! Who may do what now, and what it brings about.
//!
//! Each seat works off what is pending on its desk, in any order. When all who take part have finished, `round.rs`
//! lays the desks open and goes on to the next part in which somebody has to decide.

pub(crate) mod advance;
pub(crate) mod boards;
pub(crate) mod civs;
pub(crate) mod energy;
pub(crate) mod events;
pub(crate) mod finish;
pub(crate) mod gains;
pub(crate) mod items;
pub(crate) mod meteors;
pub(crate) mod open;
pub(crate) mod patches;
pub(crate) mod place;
pub(crate) mod pods;
pub(crate) mod reach;
pub(crate) mod round;
pub(crate) mod rovers;
pub(crate) mod site;
pub(crate) mod techs;
pub(crate) mod tracks;

use game_core::{Fx, Seat};

use crate::actions::Action;
use crate::board::Laying;
use crate::desk::{Desk, Item};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::state::{Part, PlanetUnknown, Table};

/// Appends what the seat may do.
/// § PU-3.6 PU-3.8
pub(crate) fn legal(game: &PlanetUnknown, seat: Seat, into: &mut Vec<Action>) {
    let desk = game.desk(seat);
    if desk.done {
        return;
    }
    let table = &game.table;
    boards::legal(game, desk, seat, into);
    if desk.items.any(|item| matches!(item, Item::Place | Item::Extra { .. })) {
        place::legal(table, desk, seat, into);
    }
    advance::legal(table, desk, into);
    advance::legal_regress(table, desk, into);
    patches::legal(table, desk, into);
    rovers::legal(table, desk, into);
    pods::legal(table, desk, into);
    meteors::legal(desk, into);
    techs::legal(table, desk, into);
    civs::legal(table, desk, into);
    events::legal(table, desk, seat, into);
    items::legal(table, desk, seat, into);
}

/// Whether the seat may do this, and if not, why.
/// § PU-3.6
pub(crate) fn check(game: &PlanetUnknown, seat: Seat, action: Action) -> Result<(), Illegal> {
    let desk = game.desk(seat);
    let table = &game.table;
    if desk.done {
        return Err(waiting(table, seat, action));
    }
    match action {
        Action::Planet { .. } | Action::Corporation { .. } | Action::Return { .. } | Action::Rotate { .. } => {
            boards::check(game, desk, seat, action)
        }
        Action::Take { tile } => place::check_take(table, desk, seat, tile),
        Action::Place { tile, way, at } => place::check(table, desk, seat, tile, way, at),
        Action::Aside { tile } => place::check_aside(table, desk, seat, tile),
        Action::Advance { by, track, to, twice } => advance::check(table, desk, by, track, to, twice),
        Action::Regress { by, track } => advance::check_regress(table, desk, by, track),
        Action::Patch { at } => patches::check(table, desk, at),
        Action::Store | Action::Double | Action::Swap | Action::Choose { .. } | Action::Reset => {
            patches::check_other(table, desk, action)
        }
        Action::Rover { at } => rovers::check_place(desk, at, false),
        Action::Drop { at } => rovers::check_place(desk, at, true),
        Action::Move { from, to } => rovers::check_move(table, desk, from, to),
        Action::Teleport { from, to } => rovers::check_teleport(table, desk, from, to),
        Action::Relocate { from, to } => rovers::check_relocate(table, desk, from, to),
        Action::Dump { at } => rovers::check_dump(desk, at),
        Action::Scrap { at } => rovers::check_scrap(desk, at),
        Action::Collect { at } if pods::can_collect(desk, at) || meteors::can_collect(desk, at) => Ok(()),
        Action::Collect { at } => Err(Illegal::NothingToCollect { at, meteorite: meteors::to_collect(desk) }),
        Action::Destroy { at } => meteors::check_destroy(desk, at),
        Action::Clear { line } => meteors::check_clear(desk, line),
        Action::Meteor { at } => meteors::check_meteor(desk, at),
        Action::Pod { to } => pods::check_pod(desk, to),
        Action::Reposition { from, to } => pods::check_reposition(table, desk, from, to),
        Action::Abandon { at } => pods::check_abandon(desk, at),
        Action::Lose { from } => pods::check_lose(desk, from),
        Action::Flux { track } => techs::check_flux(desk, track),
        Action::Rush | Action::Benefits { .. } | Action::Objectives => techs::check_once(table, desk, action),
        Action::Keep { objective } => techs::check_keep(desk, objective),
        Action::Look { level } => civs::check_look(table, desk, level),
        Action::Add => civs::check_add(table, desk),
        Action::Pick { card } => civs::check_pick(desk, card),
        Action::Peek | Action::Cancel { .. } | Action::Empty { .. } => events::check(table, desk, seat, action),
        Action::Waive { kind } => items::check_waive(table, desk, seat, kind),
        Action::Confirm => items::check_confirm(table, desk, seat),
    }
}

fn waiting(table: &Table, seat: Seat, action: Action) -> Illegal {
    match (table.part, table.active) {
        (Part::Over, _) => Illegal::GameOver,
        (Part::Rotate, _) if matches!(action, Action::Rotate { .. }) => Illegal::NotCommander,
        (_, Some(other)) if other != seat => Illegal::NotYourTurn { seat: other, part: table.part },
        _ => Illegal::AlreadyConfirmed,
    }
}

/// Carries out an action on the seat's own desk; what reaches beyond it is in `act_beyond`.
pub(crate) fn apply(game: &mut PlanetUnknown, seat: Seat, action: Action, fx: &mut Fx<Event>) {
    if !act_beyond(game, seat, action, fx) {
        act(&game.table, game.desks.acts(seat, fx), seat, action);
    }
    let table = game.table;
    let desk = game.desks.acts(seat, fx);
    if items::closes_itself(&table, desk) {
        items::confirm(&table, desk);
    }
    let placed = desk.taken.is_some() && desk.held.is_none();
    let another = placed && desk.items.any(|item| matches!(item, Item::Extra { .. }));
    if action == Action::Confirm {
        game.desks.stand_by(seat, fx);
        fx.tell(|| Event::Confirmed { seat });
    }
    if another {
        open::settle(game, seat, fx);
    }
    if game.open_seats().is_empty() {
        round::proceed(game, fx);
    }
}

/// What changes more than one's own desk: the station, piles, what lies in the middle.
fn act_beyond(game: &mut PlanetUnknown, seat: Seat, action: Action, fx: &mut Fx<Event>) -> bool {
    match action {
        Action::Planet { .. } | Action::Corporation { .. } | Action::Rotate { .. } => {
            boards::apply(game, seat, action, fx);
        }
        Action::Look { level } => civs::look(game, seat, level, fx),
        Action::Add => civs::add(game, seat, fx),
        Action::Pick { card } => civs::pick(game, seat, card, fx),
        Action::Objectives => techs::draw_objectives(game, seat, fx),
        Action::Peek => events::peek(game, seat, fx),
        Action::Empty { ring } => events::empty(game, seat, ring, fx),
        _ => return false,
    }
    true
}

/// What changes one's own desk alone; false, and nothing done, when an action reaches beyond it.
/// § PU-3.7
pub(crate) fn act(table: &Table, desk: &mut Desk, seat: Seat, action: Action) -> bool {
    match action {
        Action::Return { objective } => boards::give_back(desk, objective),
        Action::Take { tile } => place::take(table, desk, seat, tile),
        Action::Place { tile, way, at } => place::apply(table, desk, seat, Laying { tile, way, at }),
        Action::Aside { tile } => place::apply_aside(table, desk, seat, tile),
        Action::Advance { by, track, to, twice } => advance::apply(table, desk, by, track, to, twice),
        Action::Regress { by, track } => advance::apply_regress(table, desk, by, track),
        Action::Patch { at } => patches::apply(desk, at),
        Action::Store | Action::Double | Action::Swap | Action::Choose { .. } | Action::Reset => {
            patches::apply_other(desk, action);
        }
        Action::Rover { at } => rovers::place(desk, at, false),
        Action::Drop { at } => rovers::place(desk, at, true),
        Action::Move { from, to } => rovers::walk(desk, from, to),
        Action::Teleport { from, to } => rovers::teleport(desk, from, to),
        Action::Relocate { from, to } => rovers::relocate(desk, from, to),
        Action::Dump { at } => rovers::dump(desk, at),
        Action::Scrap { at } => rovers::scrap(desk, at),
        Action::Collect { at } if pods::can_collect(desk, at) => pods::apply_collect(desk, at),
        Action::Collect { at } => meteors::apply_collect(desk, at),
        Action::Destroy { at } => meteors::apply_destroy(desk, at),
        Action::Clear { line } => meteors::apply_clear(desk, line),
        Action::Meteor { at } => meteors::apply_meteor(desk, at),
        Action::Pod { to } => pods::apply_pod(table, desk, to),
        Action::Reposition { from, to } => pods::apply_reposition(table, desk, from, to),
        Action::Abandon { at } => pods::apply_abandon(desk, at),
        Action::Lose { from } => pods::apply_lose(table, desk, from),
        Action::Flux { track } => techs::apply_flux(desk, track),
        Action::Rush => techs::rush(table, desk),
        Action::Benefits { track } => techs::benefits(table, desk, track),
        Action::Keep { objective } => techs::keep(table, desk, objective),
        Action::Cancel { objective } => events::cancel(desk, objective),
        Action::Waive { kind } => items::waive(table, desk, seat, kind),
        Action::Confirm => items::confirm(table, desk),
        Action::Planet { .. }
        | Action::Corporation { .. }
        | Action::Rotate { .. }
        | Action::Look { .. }
        | Action::Add
        | Action::Pick { .. }
        | Action::Objectives
        | Action::Peek
        | Action::Empty { .. } => return false,
    }
    true
}
