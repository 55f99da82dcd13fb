//! How a turn is played one turn ahead: by what the sheet is worth after each step.

use game_core::{Fx, Game, Seat};
use welcome_to_the_moon::{Action, WelcomeToTheMoon};

use super::MoonJudge;
use crate::Dice;

/// Writings of a combination that are looked at with the effect that follows.
const LOOKED_INTO: usize = 2;

/// What an action has to be behind the best one, in points, to get a quarter of its attention.
const GAP: f32 = 1.5;

/// The least attention: a playout may see what the judge does not.
const LEAST: f32 = 0.01;

/// The index of what a sensible player does now.
pub(super) fn choose(judge: &MoonJudge, game: &WelcomeToTheMoon, seat: Seat, actions: &[Action]) -> usize {
    match actions[0] {
        // Claims come before `confirm`.
        Action::Claim { .. } | Action::Confirm => 0,
        Action::Write { .. } => best_writing(judge, game, seat, actions).0,
        _ => best(actions, |action| worth(judge, game, seat, action)),
    }
}

/// The index of what a player does who is not looked at closely: any combination, written well.
pub(super) fn hurry(
    judge: &MoonJudge,
    game: &WelcomeToTheMoon,
    seat: Seat,
    actions: &[Action],
    dice: &mut Dice,
) -> usize {
    match actions[0] {
        Action::Claim { .. } | Action::Confirm => 0,
        Action::Take { .. } => {
            let plain = actions.iter().filter(|action| matches!(action, Action::Take { wild: None, .. })).count();
            dice.below(plain.max(1))
        }
        Action::Write { .. } => best(actions, |action| judge.merit(&after(game, seat, action), seat)),
        _ => dice.below(actions.len()),
    }
}

/// Appends the attention that each action deserves.
pub(super) fn weigh(
    judge: &MoonJudge,
    game: &WelcomeToTheMoon,
    seat: Seat,
    actions: &[Action],
    weights: &mut Vec<f32>,
) {
    if actions.len() < 2 || actions.contains(&Action::Confirm) {
        // Whatever is fulfilled is nearly always claimed.
        weights.extend(actions.iter().map(|action| if *action == Action::Confirm { 0.1 } else { 1.0 }));
        return;
    }
    let first = weights.len();
    weights.extend(actions.iter().map(|&action| worth(judge, game, seat, action)));
    let best = weights[first..].iter().fold(f32::NEG_INFINITY, |best, &worth| best.max(worth));
    for weight in &mut weights[first..] {
        let gap = 1.0 + (best - *weight) / GAP;
        *weight = (1.0 / (gap * gap)).max(LEAST);
    }
}

/// What an action is worth with the best that can follow in the same turn.
fn worth(judge: &MoonJudge, game: &WelcomeToTheMoon, seat: Seat, action: Action) -> f32 {
    let after = after(game, seat, action);
    match action {
        Action::Take { .. } => best_writing(judge, &after, seat, &after.legal_list(seat)).1,
        Action::Write { .. } => worth_of_marking(judge, &after, seat, judge.merit(&after, seat)),
        _ => judge.merit(&after, seat),
    }
}

fn best(actions: &[Action], worth: impl Fn(Action) -> f32) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    for (i, &action) in actions.iter().enumerate() {
        let worth = worth(action);
        if worth > best.1 {
            best = (i, worth);
        }
    }
    best.0
}

fn after(game: &WelcomeToTheMoon, seat: Seat, action: Action) -> WelcomeToTheMoon {
    let mut after = game.clone();
    after.apply(seat, action, &mut Fx::silent());
    after
}

/// The best place for a number, with the best use of the effect for the most promising ones.
fn best_writing(judge: &MoonJudge, game: &WelcomeToTheMoon, seat: Seat, actions: &[Action]) -> (usize, f32) {
    let mut top = [(0, f32::NEG_INFINITY); LOOKED_INTO];
    for (i, &action) in actions.iter().enumerate() {
        let worth = judge.merit(&after(game, seat, action), seat);
        if let Some(place) = top.iter().position(|&(_, other)| worth > other) {
            top[place..].rotate_right(1);
            top[place] = (i, worth);
        }
    }
    let mut best = (top[0].0, f32::NEG_INFINITY);
    for (i, plain) in top.into_iter().filter(|(_, worth)| worth.is_finite()) {
        let written = after(game, seat, actions[i]);
        let worth = worth_of_marking(judge, &written, seat, plain);
        if worth > best.1 {
            best = (i, worth);
        }
    }
    best
}

/// What a sheet is worth after the best use of what may be marked now.
fn worth_of_marking(judge: &MoonJudge, game: &WelcomeToTheMoon, seat: Seat, plain: f32) -> f32 {
    let actions = game.legal_list(seat);
    let marks = actions.iter().filter(|action| matches!(action, Action::Mark { .. } | Action::Cross { .. }));
    marks.map(|&action| judge.merit(&after(game, seat, action), seat)).fold(plain, f32::max)
}
