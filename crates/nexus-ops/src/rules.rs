//! The rules, one file per chapter of the rulebook. Each holds for its decisions: `legal_…` (the list),
//! `check_…` (may I, and why not), `apply_…` (do it).

mod battle_cards;
mod breath;
mod cards;
mod casualties;
mod deploy;
mod draw;
mod end;
mod explore;
mod fight;
mod income;
mod missions;
mod movement;
mod start_cards;
mod turn;

pub(crate) use battle_cards::{WINDOWS, open_to as window};
pub(crate) use cards::draw_secret;
pub(crate) use deploy::price;
pub(crate) use draw::{energize_ahead, missions_ahead};
pub(crate) use end::{outcome, party_vp, warnings};
pub(crate) use fight::{battle_view, order as battle_order};
pub(crate) use income::{ahead as income_ahead, of as income};
#[cfg(feature = "scenario")]
pub(crate) use movement::longest_way;

pub(crate) use turn::advance;
pub(crate) use turn::begin_turn;

use game_core::{Fx, Seat};

use crate::actions::Action;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::state::{NexusOps, Task};

/// Everything the seat may do now.
pub(crate) fn legal(game: &NexusOps, seat: Seat, into: &mut Vec<Action>) {
    if game.open.asked() != Some(seat) {
        return;
    }
    match game.open.agenda.top() {
        Some(Task::Deploy) => {
            into.push(Action::Done {});
            deploy::legal_buy(game, seat, into);
            start_cards::legal_play(game, seat, into);
        }
        Some(Task::Move) => {
            into.push(Action::Done {});
            movement::legal_move(&game.open, seat, into);
        }
        Some(Task::Breathe) => {
            into.push(Action::Done {});
            breath::legal_breathe(&game.open, seat, into);
        }
        Some(Task::BreathLoss { hex, .. }) => breath::legal_loss(&game.open, seat, hex, into),
        Some(Task::Explore { .. }) => explore::legal_explore(&game.open, into),
        Some(Task::Settle { .. }) => explore::legal_settle(&game.open, seat, into),
        Some(Task::Fight) => fight::legal_fight(&game.open, seat, into),
        Some(Task::Cards) => {
            into.push(Action::Pass {});
            battle_cards::legal_play(game, seat, into);
        }
        Some(Task::Pick { side }) => casualties::legal_pick(&game.open, side, into),
        Some(Task::Lose { side }) => casualties::legal_lose(&game.open, side, into),
        Some(Task::Missions) => {
            into.push(Action::Done {});
            missions::legal_event(game, seat, into);
        }
        Some(Task::Keep) => draw::legal_keep(game, seat, into),
        Some(Task::DrawEnergize | Task::TakeHill) => into.extend([Action::TakeEnergize {}, Action::TakeHill {}]),
        Some(Task::EndTurn) => into.push(Action::Done {}),
        _ => {}
    }
    if seat == game.open.turn.active && game.open.at_leisure() {
        missions::legal_state(game, seat, into);
        cards::legal_sell(game, seat, into);
    }
}

/// Whether the seat may do this now, and why not.
pub(crate) fn check(game: &NexusOps, seat: Seat, action: Action) -> Result<(), Illegal> {
    let open = &game.open;
    match open.asked() {
        None => return Err(Illegal::GameOver {}),
        Some(asked) if asked != seat => return Err(Illegal::NotAsked { seat: asked }),
        Some(_) => {}
    }
    match action {
        Action::Done {} => turn::check_done(open),
        Action::Pass {} => battle_cards::check_pass(open),
        Action::Buy { unit, hex } => deploy::check_buy(open, seat, unit, hex),
        Action::SellEnergize { card } => cards::check_sell_energize(game, seat, card),
        Action::SellSecret { card } => cards::check_sell_secret(game, seat, card),
        Action::PlayMission { card } => missions::check_play(game, seat, card),
        Action::TakeMission {} => missions::check_take(open),
        Action::PlayUnits { card, .. }
        | Action::PlayTeleport { card, .. }
        | Action::PlayMarch { card, .. }
        | Action::PlayPlain { card } => start_cards::check_play(game, seat, card, action),
        Action::PlaySide { card, .. } | Action::PlayFigure { card, .. } | Action::PlayCancel { card, .. } => {
            battle_cards::check_play(game, seat, card, action)
        }
        Action::Move { unit, kind, from, to } => movement::check_move(open, seat, unit, kind, from, to),
        Action::Breathe { from, to, victim } => breath::check_breathe(open, seat, from, to, victim),
        Action::Explore { hex } => explore::check_explore(open, hex),
        Action::Settle { hex } => explore::check_settle(open, seat, hex),
        Action::Fight { hex, defender } => fight::check_fight(open, seat, hex, defender),
        Action::Pick { figure } => casualties::check_pick(open, figure),
        Action::Lose { figure } => casualties::check_lose(open, figure),
        Action::Keep { card } => draw::check_keep(game, seat, card),
        Action::TakeEnergize {} | Action::TakeHill {} => draw::check_reward(open),
    }
}

/// Carries out a legal action, then everything that follows from it until somebody has to decide again.
pub(crate) fn apply(game: &mut NexusOps, seat: Seat, action: Action, fx: &mut Fx<Event>) {
    match action {
        Action::Done {} => turn::apply_done(game, fx),
        Action::Pass {} => battle_cards::apply_pass(game, seat, fx),
        Action::Buy { unit, hex } => deploy::apply_buy(game, seat, unit, hex, fx),
        Action::SellEnergize { card } => cards::apply_sell_energize(game, seat, card, fx),
        Action::SellSecret { card } => cards::apply_sell_secret(game, seat, card, fx),
        Action::PlayMission { card } => missions::apply_play(game, seat, card, fx),
        Action::TakeMission {} => missions::apply_take(game, seat, fx),
        Action::PlayUnits { card, .. }
        | Action::PlayTeleport { card, .. }
        | Action::PlayMarch { card, .. }
        | Action::PlayPlain { card } => start_cards::apply_play(game, seat, card, action, fx),
        Action::PlaySide { card, .. } | Action::PlayFigure { card, .. } | Action::PlayCancel { card, .. } => {
            battle_cards::apply_play(game, seat, card, action, fx);
        }
        Action::Move { unit, kind, from, to } => movement::apply_move(game, seat, unit, kind, from, to, fx),
        Action::Breathe { from, to, victim } => breath::apply_breathe(game, seat, from, to, victim, fx),
        Action::Explore { hex } => explore::apply_explore(game, seat, hex, fx),
        Action::Settle { hex } => explore::apply_settle(game, seat, hex, fx),
        Action::Fight { hex, defender } => fight::apply_fight(game, seat, hex, defender, fx),
        Action::Pick { figure } => casualties::apply_pick(game, figure, fx),
        Action::Lose { figure } => casualties::apply_lose(game, seat, figure, fx),
        Action::Keep { card } => draw::apply_keep(game, seat, card, fx),
        Action::TakeEnergize {} => draw::apply_take_energize(game, seat, fx),
        Action::TakeHill {} => draw::apply_take_hill(game, seat, fx),
    }
    advance(game, fx);
}
