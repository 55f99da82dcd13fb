//! Missions: what brings them forward.

use game_core::Fx;

use crate::events::Event;
use crate::pieces::{Feat, Good, Mission, Who};
use crate::rules::gains;
use crate::state::Open;

/// How many contributions a mission takes in all.
/// § OM-10.1
pub(crate) fn needed(parties: u8, mission: Mission) -> u8 {
    mission.facts().required[usize::from(parties) - 2]
}

/// Somebody does what a mission counts.
/// A mission that nobody can contribute to any more stays as it is.
/// § OM-10.1 OM-10.3 OM-10.4 OM-10.10 OM-10.11 OM-15.5
pub(crate) fn contribute(open: &mut Open, who: Who, feat: Feat, fx: &mut Fx<Event>) {
    let place = open.missions.0.iter().position(|state| state.left > 0 && state.mission.facts().feat == feat);
    if let Some(place) = place {
        advance(open, who, place, fx);
    }
}

/// The cube moves one step and the contributor gains crystals; at the end of its way the mission is completed.
/// § OM-10.1 OM-10.2
pub(crate) fn advance(open: &mut Open, who: Who, place: usize, fx: &mut Fx<Event>) {
    let state = &mut open.missions.0[place];
    if state.left == 0 {
        return;
    }
    state.left -= 1;
    open.idle = 0;
    let state = &open.missions.0[place];
    let (mission, left) = (state.mission, state.left);
    let (seat, crystals) = (open.party(who), mission.facts().crystals);
    fx.tell(|| Event::MissionAdvanced { seat, mission, left, crystals });
    gains::gain(open, who, Good::Crystal, crystals, fx);
    if left == 0 {
        one_less(open);
        let remaining = open.remaining;
        fx.tell(|| Event::MissionCompleted { mission, remaining });
    }
}

/// The marker never moves past the end of its track.
/// § OM-10.2 OM-12.5
pub(crate) fn one_less(open: &mut Open) {
    open.remaining = open.remaining.saturating_sub(1);
}
