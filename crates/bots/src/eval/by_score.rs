//! A judge for games whose points tell who is ahead.

use game_core::{Game, List, MAX_RIVALS, MAX_SEATS, Viewer};

use super::shares_from_leads;
use crate::{Judge, Settings, Values};

/// Judges by the points on the score pad alone: a lead of `scale` points makes a seat a favourite three to one. Rivals
/// are players like others.
#[derive(Clone, Copy, Debug)]
pub struct ByScore {
    /// The lead that is worth three to one.
    pub scale: f32,
    /// How the tree search plays the game best.
    pub settings: Settings,
}

impl<G: Game> Judge<G> for ByScore {
    fn values(&self, game: &G) -> Values {
        let sheets = game.scores(Viewer::Spectator);
        let rivals = game.rivals();
        let all = sheets.iter().chain(rivals.iter().map(|rival| &rival.score));
        let merits: List<f32, { MAX_SEATS + MAX_RIVALS }> = all.map(|sheet| sheet.total() as f32).collect();
        shares_from_leads(merits.as_slice(), self.scale)
    }

    fn settings(&self) -> Settings {
        self.settings
    }
}
