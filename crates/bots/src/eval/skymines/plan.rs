//! Sensible moves, one decision after another: for hints, and for what a search leaves to a playout.

use game_core::{Fx, Game, Seat};
use skymines::{Action, Skymines, Task};

use super::SkyJudge;
use super::sets::Sets;
use crate::Dice;

/// A gap to the best action that halves the attention twice, in points.
const GAP: f32 = 2.0;
/// Nothing is put off for good.
const LEAST: f32 = 0.02;

/// How far ahead of the best other player a seat would be after an action.
fn lead_after(judge: &SkyJudge, game: &Skymines, seat: Seat, action: Action) -> f32 {
    let mut world = *game;
    world.apply(seat, action, &mut Fx::silent());
    judge.lead(&world, seat)
}

/// Whether another action stands for this one: of the columns of a station one is enough, and cards that are used or
/// planned together are taken in their order.
fn is_twin(game: &Skymines, seat: Seat, actions: &[Action], place: usize) -> bool {
    match actions[place] {
        Action::Enter { spot, column: Some(column) } => {
            let best = super::best_column(game, game.table().turn.expansion.company, actions, spot);
            best.is_some_and(|best| best != column)
        }
        Action::Use { card } if game.table().tasks.last().copied() == Some(Task::Pool) => {
            game.table().turn.used.iter().any(|used| used > card)
        }
        Action::Plan { card, slot: None } => game.planned(seat).iter().any(|planned| planned > card),
        _ => false,
    }
}

/// How much attention each action deserves: by how far behind the best one it looks.
pub(super) fn weigh(judge: &SkyJudge, game: &Skymines, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
    let first = weights.len();
    let mut sets = Sets::default();
    let whole = sets.look(judge, game, seat, actions);
    for (place, action) in actions.iter().enumerate() {
        let twin = is_twin(game, seat, actions, place);
        weights.push(match action {
            _ if twin => f32::NEG_INFINITY,
            Action::Plan { card, .. } if whole => sets.best_from(*card),
            Action::Ready if whole => f32::NEG_INFINITY,
            _ => lead_after(judge, game, seat, *action),
        });
    }
    let weights = &mut weights[first..];
    let best = weights.iter().fold(f32::NEG_INFINITY, |a, b| a.max(*b));
    for weight in weights {
        let gap = 1.0 + (best - *weight) / GAP;
        *weight = if weight.is_finite() { (1.0 / (gap * gap)).max(LEAST) } else { 0.0 };
    }
}

/// The action after which the seat is ahead by most.
pub(super) fn choose(judge: &SkyJudge, game: &Skymines, seat: Seat, actions: &[Action], dice: &mut Dice) -> usize {
    if let Some(place) = hurry(game, actions) {
        return place;
    }
    let mut sets = Sets::default();
    if sets.look(judge, game, seat, actions) {
        let card = sets.best();
        return actions.iter().position(|action| *action == Action::Plan { card, slot: None }).unwrap_or(0);
    }
    let mut best = (0, f32::NEG_INFINITY);
    for (place, action) in actions.iter().enumerate() {
        let twin = matches!(action, Action::Enter { .. }) && is_twin(game, seat, actions, place);
        if twin {
            continue;
        }
        // A little chance, so that equal positions are not always left in the same way.
        let lead = lead_after(judge, game, seat, *action) + 0.05 * dice.unit();
        if lead > best.1 {
            best = (place, lead);
        }
    }
    best.0
}

/// What needs no thought.
fn hurry(game: &Skymines, actions: &[Action]) -> Option<usize> {
    match game.table().tasks.last().copied() {
        Some(Task::Done) => actions.iter().position(|action| matches!(action, Action::Mission { .. })).or(Some(0)),
        _ => None,
    }
}
