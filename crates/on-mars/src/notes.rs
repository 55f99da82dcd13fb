//! What is worth saying about a way through a turn besides what it tells and what it scores.

use game_core::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::pieces::{Good, Mission, Who};
use crate::state::OnMars;

/// What is neither event nor score. The sentences stand under `note-…`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Note {
    /// Crystals that wait cannot be spent in this turn. § OM-3.5
    CrystalsWait { count: u8 },
    /// Waiting crystals that will find no room in the depot. § OM-3.5
    CrystalsOverflow { count: u8 },
    /// The colony will rise at the end of the turn. § OM-8.26
    LevelAhead { level: u8 },
    /// So many steps are left of a mission. § OM-10.1
    MissionLeft { mission: Mission, left: u8 },
    /// The end of the game comes nearer. § OM-12.1
    EndAhead,
}

pub(crate) fn notes(game: &OnMars, before: &OnMars, seat: Seat, into: &mut Vec<Note>) {
    let (now, then, who) = (&game.open, &before.open, Who::from(seat));
    let (base, old) = (now.base(who), then.base(who));
    let count = base.waiting.saturating_sub(old.waiting);
    if count > 0 {
        into.push(Note::CrystalsWait { count });
        let held = base.waiting + base.stock[Good::Crystal];
        if held > base.depot() {
            into.push(Note::CrystalsOverflow { count: held - base.depot() });
        }
    }
    let rises = |open: &crate::state::Open| open.lss.0.iter().all(|row| *row >= open.level_row());
    if rises(now) && !rises(then) && now.level == then.level {
        into.push(Note::LevelAhead { level: now.level + 1 });
    }
    for (state, old) in now.missions.0.iter().zip(then.missions.0) {
        if state.left < old.left {
            into.push(Note::MissionLeft { mission: state.mission, left: state.left });
        }
    }
    if now.remaining == 0 && then.remaining > 0 {
        into.push(Note::EndAhead);
    }
}
