//! Planet Unknown is judged by the medals so far.

use planet_unknown::PlanetUnknown;

use super::ByScore;
use crate::{Judged, Settings};

impl Judged for PlanetUnknown {
    type Judge = ByScore;

    fn judge() -> ByScore {
        ByScore { scale: 12.0, settings: Settings::default() }
    }
}
