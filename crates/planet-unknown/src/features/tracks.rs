//! The tracks: what lies ahead of each tracker.

use crate::board::Board;
use crate::data::{CellFacts, Special};
use crate::pieces::{Cell, TOP, Track};

impl Board {
    /// The cells that a tracker can still enter, in order, if it keeps to its way.
    pub fn ahead(&self, track: Track) -> impl Iterator<Item = &'static CellFacts> + '_ {
        let firm = self.firm();
        let now = self.tracker(track);
        let winding = self.is(Special::WindingWater) && track == Track::Water;
        let path: &'static [Cell] = if winding { &firm.path } else { &[] };
        let step = path.iter().position(|cell| *cell == now).map_or(path.len(), |step| step + 1);
        let from = if winding { TOP + 1 } else { now.row + 1 };
        let straight = (from..=TOP).map(move |row| Cell::new(now.track, row));
        let cells = path[step.min(path.len())..].iter().copied().chain(straight);
        cells.filter(move |cell| firm.cell(*cell).exists && !self.pod_on(*cell)).map(move |cell| firm.cell(cell))
    }

    /// The medals of the tracker as it stands.
    pub fn track_medals(&self, track: Track) -> i32 {
        crate::scoring::track_medal(self, track)
    }

    /// Movement points when the rover tracker is sent on beyond its end.
    pub fn repeat(&self) -> u8 {
        self.firm().repeat
    }
}
