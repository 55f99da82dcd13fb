//! The sample game is short enough to be played out to the end.

use sample_game::SampleGame;

use super::ByScore;
use crate::{Judged, Settings};

impl Judged for SampleGame {
    type Judge = ByScore;

    fn judge() -> ByScore {
        ByScore { scale: 6.0, settings: Settings { turns: 1, decisions: 60, ..Settings::default() } }
    }
}
