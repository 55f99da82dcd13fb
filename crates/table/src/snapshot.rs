//! Snapshots: a cache, so that a long journal need not be replayed. The journal stays the truth.

use game_core::MAX_SEATS;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::names::SeatNames;
use crate::play::{Origin, Past, Play, Redeal};
use crate::table::Body;
use crate::{Header, JournalError, Table};

/// Grows whenever a snapshot is written differently: others are not read, the journal is.
const VERSION: u32 = 4;

#[derive(Serialize, Deserialize)]
struct Snapshot {
    version: u32,
    table: String,
    body: Body,
    play: Option<SavedPlay>,
}

#[derive(Serialize, Deserialize)]
struct SavedPlay {
    origin: Origin,
    past: Vec<Past>,
    redeals: Vec<Redeal>,
    game: Value,
}

/// As much of a snapshot as shows the last position; the same in all versions since the second.
#[derive(Deserialize)]
struct LastSeen {
    version: u32,
    play: Option<LastPlay>,
}

#[derive(Deserialize)]
struct LastPlay {
    origin: Origin,
    past: Vec<LastPast>,
    game: Value,
}

#[derive(Deserialize)]
struct LastPast {
    points: [i16; MAX_SEATS],
}

/// How many actions led to the last position that a snapshot knows, the points then, and the game as it was saved. For
/// those who have no rules to take it up by.
pub(crate) fn last_position(snapshot: &Value) -> Option<(u32, Vec<i32>, Value)> {
    let snapshot = LastSeen::deserialize(snapshot).ok().filter(|seen| (2..=VERSION).contains(&seen.version))?;
    let LastPlay { origin, past, game } = snapshot.play?;
    let points = past.last().map(|last| last.points.iter().take(origin.seats.into()).map(|&p| p.into()).collect());
    Some((past.len() as u32, points.unwrap_or_default(), game))
}

impl Table {
    /// The whole table as data for the store, never for a player. It stands for the first
    /// [`position`](Table::position) entries of the journal.
    pub fn save(&self) -> Value {
        let saved = |play: &Play| SavedPlay {
            origin: play.origin.clone(),
            past: play.past.clone(),
            redeals: play.redeals.clone(),
            game: play.game.save(),
        };
        let play = self.play.as_ref().map(saved);
        let snapshot = Snapshot { version: VERSION, table: self.header.id.clone(), body: self.body.clone(), play };
        // A table is plain data, so this gives `null`, which is no snapshot, for no table there is.
        serde_json::to_value(snapshot).unwrap_or_default()
    }

    /// Takes a table up where [`Table::save`] left it; the entries after its position are still to be applied. On
    /// an error replay the whole journal.
    pub fn load(header: Header, snapshot: &Value) -> Result<Self, JournalError> {
        let mut table = Table::new(header)?;
        let wrong = |why: String| JournalError::of_header(format!("The snapshot cannot be used: {why}"));
        let snapshot = Snapshot::deserialize(snapshot).map_err(|why| wrong(why.to_string()))?;
        if (snapshot.version, snapshot.table.as_str()) != (VERSION, table.header.id.as_str()) {
            return Err(wrong("it is of another version or another table.".to_owned()));
        }
        table.body = snapshot.body;
        table.names = SeatNames::of_places(&table.body.places);
        if let Some(SavedPlay { origin, past, redeals, game }) = snapshot.play {
            let game = table.entry.load(&game).map_err(|why| wrong(why.to_string()))?;
            let play = Play::resumed(table.entry, origin, game, past, redeals);
            table.play = Some(play.map_err(|why| wrong(why.to_string()))?);
        }
        Ok(table)
    }
}
