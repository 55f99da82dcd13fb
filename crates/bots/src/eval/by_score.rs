//! A judge for games whose points tell who is ahead.

use game_core::{Game, Viewer};

use super::shares_from_leads;
use crate::{Judge, Settings, Values};

/// Judges by the points on the score pad alone: a lead of `scale` points makes a seat a favourite three to one.
#[derive(Clone, Copy, Debug)]
pub struct ByScore {
    /// The lead that is worth three to one.
    pub scale: f32,
    /// How the tree search plays the game best.
    pub settings: Settings,
}

impl<G: Game> Judge<G> for ByScore {
    fn values(&self, game: &G) -> Values {
        let mut merits = [0.0; game_core::MAX_SEATS];
        let sheets = game.scores(Viewer::Spectator);
        for (merit, sheet) in merits.iter_mut().zip(&sheets) {
            *merit = sheet.total() as f32;
        }
        shares_from_leads(&merits[..sheets.len()], self.scale)
    }

    fn settings(&self) -> Settings {
        self.settings
    }
}
