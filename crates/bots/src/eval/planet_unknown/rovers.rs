//! Rovers: what they may still collect.

use planet_unknown::data::CivEffect;

use super::scene::Scene;
use super::tracks;

/// Steps that are looked at.
const STEPS: usize = 12;

/// Meteorites that make a set.
const SET: f32 = 3.0;

/// What rovers may still bring in.
pub(super) fn merit(scene: &Scene<'_>) -> f32 {
    let board = scene.desk.board();
    let lying = board.meteorites_lying();
    let (pod, meteorite) = (scene.weights.pod * tracks::pod(scene), (1.0 + extra_per_set(scene)) / SET);
    // A part of a set may become a whole one.
    let begun = f32::from(board.meteors % 3) * meteorite * scene.share(6.0);
    if board.rovers.is_empty() {
        let hope = 0.12 * scene.share(8.0) * f32::from(board.supply.min(1));
        return begun + hope * (pod * board.lifepods.len() as f32 + meteorite * lying.len() as f32);
    }
    let facts = board.planet.facts();
    let agility = 0.5 + scene.weights.agility * scene.movement;
    let near = |steps: usize| agility / (agility + steps as f32);
    let moves = usize::from(scene.desk.moves());
    let mut sum = begun + 0.3 * scene.share(8.0) * board.rovers.len() as f32;
    // Points at hand bring a rover nearer to the one thing where that helps most.
    let mut closer: f32 = 0.0;
    for (steps, ring) in board.rings::<STEPS>().into_iter().enumerate() {
        let (here, there) = (near(steps), near(steps.saturating_sub(moves)));
        let pods = (ring & board.lifepods).len() as f32;
        let mut most = if pods > 0.0 { pod } else { 0.0 };
        sum += here * pod * pods;
        for square in ring & lying {
            let (x, y) = (usize::from(square.x()), usize::from(square.y()));
            let lines = f32::from(facts.row_medals[y] + facts.column_medals[x]);
            let worth = meteorite + scene.weights.clearing * lines;
            sum += here * worth;
            most = most.max(worth);
        }
        closer = closer.max(most * (there - here));
    }
    sum + closer
}

/// What each further set is worth by cards.
fn extra_per_set(scene: &Scene<'_>) -> f32 {
    let effects = scene.desk.hand().civs.iter().map(|card| card.facts().effect);
    effects.map(|effect| if let CivEffect::MeteoriteValuePlus { n } = effect { n as f32 } else { 0.0 }).sum()
}
