//! Objectives: comparisons with neighbours, private ones.

use planet_unknown::data::{Best, Metric, Test};
use planet_unknown::{Board, Objective};

use super::scene::Scene;

/// What the objectives may be expected to bring.
pub(super) fn merit(scene: &Scene<'_>) -> f32 {
    let duels = scene.game.duels(scene.seat).zip(scene.outside.rivals);
    let duels: f32 = duels.map(|(duel, rival)| compared(scene, duel.card, rival)).sum();
    let private = scene.desk.hand().objectives.iter();
    duels + private.map(|card| card.facts().private.medals as f32 * hope(scene, card)).sum::<f32>()
}

/// The medals of a comparison by the lead: the more rounds are left, the less a lead says.
fn compared(scene: &Scene<'_>, card: Objective, rival: i32) -> f32 {
    let gain = card.facts().neighbour;
    let lead = (scene.desk.board().standing(card) - rival) as f32;
    let spread = 0.15 + scene.rounds * if Board::by_squares(card) { 0.3 } else { 0.12 };
    let lead = lead / spread;
    let share = 0.5 + 0.5 * lead / (1.0 + lead.abs());
    // A tie pays a little less than half.
    gain.medals as f32 * share - 0.4 * (1.0 - (2.0 * share - 1.0).abs())
}

/// The chance that a private objective is fulfilled in the end.
fn hope(scene: &Scene<'_>, card: Objective) -> f32 {
    let progress = scene.desk.board().progress(card);
    let missing = progress.need.saturating_sub(progress.have) as f32;
    // Rounds that each missing thing takes; what can only be lost is kept with some likelihood.
    let rounds_each = match card.facts().private.asks {
        Test::StationsAtMost { .. } => return if missing > 0.0 { 0.0 } else { 1.0 - 0.3 * scene.share(20.0) },
        Test::MoreLifepodsThanMeteorites => return if missing > 0.0 { 0.35 * scene.share(8.0) } else { 0.85 },
        Test::Rectangle { .. } => scene.weights.block_square,
        Test::AreaWithStations { .. } => scene.weights.area_station,
        Test::TrackAtMaximum { .. } => scene.weights.top_step,
        Test::MeteoritesAtLeast { .. } => 2.2,
        Test::AllIceCovered | Test::AllLandCovered => 0.6,
    };
    if missing == 0.0 {
        return 1.0;
    }
    let late = missing * rounds_each / (scene.rounds + 0.3);
    let done = progress.have as f32 / progress.need as f32;
    // Whoever has begun is more likely to go on.
    let begun = scene.weights.begun;
    (1.0 - begun + begun * done) / (1.0 + late * late)
}

/// What is gained at first sight by a section of each terrain: by its being there, and by its touching its like.
pub(super) fn wishes(scene: &Scene<'_>) -> [[f32; 2]; 6] {
    let mut wishes = [[0.0; 2]; 6];
    let wish = scene.weights.wish;
    for card in scene.desk.hand().objectives.iter() {
        match card.facts().private.asks {
            Test::Rectangle { terrain, .. } => wishes[terrain.index()][1] += wish,
            Test::AreaWithStations { terrain, .. } => wishes[terrain.index()][1] += 1.5 * wish,
            Test::StationsAtMost { terrain, .. } => wishes[terrain.index()][0] -= wish,
            _ => {}
        }
    }
    for duel in scene.game.duels(scene.seat) {
        let asks = duel.card.facts().neighbour;
        let sign = if asks.best == Best::Max { 1.0 } else { -1.0 };
        match asks.asks {
            Metric::LargestArea { terrain } => wishes[terrain.index()][1] += sign * wish,
            Metric::AreaCount { terrain } => {
                wishes[terrain.index()][0] += sign * wish;
                wishes[terrain.index()][1] -= sign * wish;
            }
            Metric::StationCount { terrain } => wishes[terrain.index()][0] += sign * wish,
            _ => {}
        }
    }
    wishes
}
