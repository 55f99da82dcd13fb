//! A game alone: how likely all demands of the goal are to be met in time, with the lead that it takes.
//!
//! Each demand is so many turns away, those of all demands add up, and the sum is set against the turns that are left. Since
//! they add up, a step towards any demand counts at once, and one that is met early leaves time for the others.

use on_mars::data::Requirement;
use on_mars::{Ending, OnMars, Open, Phase};

use super::share;
use super::weights::MarsWeights;

/// Own turns from nothing until a demand is met.
fn turns_for(requirement: Requirement) -> f32 {
    match requirement {
        Requirement::ColonyLevel(level) => 2.0 * f32::from(level) - 1.0,
        Requirement::Contracts(_) | Requirement::Contract(_) => 4.0,
        Requirement::ContractsOfEachType(_) => 8.0,
        Requirement::Goals(_) | Requirement::TechOnLevel(_) => 3.0,
        Requirement::TechLevel(..) => 4.0,
        Requirement::Research(count) | Requirement::Shelters(count) => 1.5 * f32::from(count),
        Requirement::Mines(count) | Requirement::Advanced(count) | Requirement::AdvancedGreenhouses(count) => {
            1.2 * f32::from(count)
        }
        Requirement::GreenhouseComplex(_) | Requirement::Plants(_) => 3.0,
        Requirement::Scientist(_) => 2.0,
        Requirement::Finish(_) => 0.5,
        Requirement::Margin(_) => 0.0,
    }
}

/// Own turns that the demands still take.
pub(super) fn turns_needed(game: &OnMars) -> f32 {
    let mut turns = 0.0;
    game.demands(|requirement, done| turns += turns_for(requirement) * (1.0 - done as f32 / 100.0));
    turns
}

/// Own turns that are left: until missions and levels have ended the game, and one round more.
pub(super) fn turns_left(open: &Open) -> f32 {
    let playing = if open.phase == Phase::Colonization && open.bases[0].down { 0.0 } else { 1.0 };
    match open.ending {
        Ending::Last => return if open.phase == Phase::Colonization { playing } else { 0.0 },
        Ending::OneMore => return 1.0 + if open.phase == Phase::Colonization { playing } else { 0.0 },
        Ending::No => {}
    }
    if open.remaining == 0 {
        return 1.0 + playing;
    }
    // Each mission and each level that counts ends the game a little; the soonest ones do.
    let mut times = [f32::MAX; 6];
    for (place, state) in open.missions.0.iter().enumerate().filter(|(_, state)| state.left > 0) {
        times[place] = mission_rounds(open, f32::from(state.left));
    }
    for level in (open.level + 1).max(3)..=5 {
        let missing: u8 = open.lss.0.iter().map(|row| level.saturating_sub(*row)).sum();
        times[usize::from(level)] = 1.2 * f32::from(missing) + 0.5;
    }
    times.sort_unstable_by(f32::total_cmp);
    times[usize::from(open.remaining) - 1].min(40.0) + playing
}

/// Rounds until a mission is completed: from the second time through his deck Lacerda's cards move one each turn.
fn mission_rounds(open: &Open, left: f32) -> f32 {
    const SLOW: f32 = 0.25;
    const FAST: f32 = 0.55;
    let first = if open.solo_passes > 0 { 0.0 } else { 12.0 - open.solo_discard.len() as f32 };
    if left <= SLOW * first { left / SLOW } else { first + (left - SLOW * first) / FAST }
}

/// What the person may expect: all demands in time, and the lead.
pub(super) fn value(weights: &MarsWeights, game: &OnMars, merits: [f32; 2]) -> f32 {
    let (needed, left) = (turns_needed(game), turns_left(game.table()));
    let pace = weights.pace * needed / (left + 0.25);
    let in_time = 1.0 / (1.0 + pace * pace);
    let lead = merits[0] - merits[1] - game.lead().0 as f32;
    in_time * share(lead / weights.scale)
}
