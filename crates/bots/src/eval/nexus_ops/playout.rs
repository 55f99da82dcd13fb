//! How a playout gets to the end of a turn: quickly. What is set up is carried out, nothing new is begun.

use nexus_ops::{Action, data};

/// The index of what a player in a hurry does: take points, fight what must be fought, lose the cheapest, spend no
/// card, start nothing.
pub(super) fn hurried(actions: &[Action]) -> usize {
    let mut best = (0, i32::MIN);
    for (i, action) in actions.iter().enumerate() {
        let merit = merit(action);
        if merit > best.1 {
            best = (i, merit);
        }
    }
    best.0
}

fn merit(action: &Action) -> i32 {
    match action {
        Action::PlayMission { card } => {
            let facts = data().secret(*card);
            // A red card is played once for a battle: others of lower worth must not take its place.
            1000 + 10 * i32::from(facts.vp) + i32::from(!facts.red)
        }
        Action::TakeMission {} => 1010,
        Action::Breathe { .. } | Action::Explore { .. } | Action::Fight { .. } | Action::Settle { .. } => 600,
        Action::Pick { figure } => 600 + i32::from(data().unit(figure.unit).cost),
        Action::Lose { figure } => 600 - i32::from(data().unit(figure.unit).cost),
        Action::Keep { card } => 600 + i32::from(data().secret(*card).vp),
        Action::TakeEnergize {} => 600,
        Action::TakeHill {} => 601,
        Action::Done {} | Action::Pass {} => 500,
        _ => 0,
    }
}
