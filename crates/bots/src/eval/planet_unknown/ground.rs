//! The planet: rows and columns, holes, edges.

use planet_unknown::{Board, LineSight, Squares};

use super::scene::Scene;

/// What the planet is worth: the medals of each line by how likely it will be finished.
pub(super) fn merit(scene: &Scene<'_>) -> f32 {
    let board = scene.desk.board();
    let per_meteorite = burden(scene);
    let lines: f32 = board.lines().map(|line| f32::from(line.medals) * outlook(scene, &line, per_meteorite)).sum();
    let edges = Board::contacts(board.free(), !board.free()) as f32;
    let covered = scene.weights.square * board.covered().len() as f32;
    lines + covered + scene.weights.edge * edges * scene.share(8.0)
}

/// How much harder a meteorite makes it to score a line.
pub(super) fn burden(scene: &Scene<'_>) -> f32 {
    let rovers = if scene.desk.board().rovers.is_empty() { 0.4 } else { 1.0 };
    scene.weights.meteorite / (1.0 + scene.weights.sweeping * rovers * scene.movement) + 0.05
}

/// The chance that a line scores.
pub(super) fn outlook(scene: &Scene<'_>, line: &LineSight, per_meteorite: f32) -> f32 {
    let clean = 1.0 / (1.0 + per_meteorite * line.meteorites as f32);
    if line.empty.is_empty() { clean } else { clean * chance(scene, difficulty(scene, line.empty)) }
}

/// The chance that squares so hard to cover are covered in time.
pub(super) fn chance(scene: &Scene<'_>, difficulty: f32) -> f32 {
    let rounds = (scene.weights.line_start + scene.weights.line_square * difficulty) / (scene.rounds + 0.3);
    1.0 / (1.0 + rounds)
}

/// Empty squares, those that few tiles fit on counted for more.
fn difficulty(scene: &Scene<'_>, empty: Squares) -> f32 {
    let [one, two, _, four] = scene.room.by;
    let without = |squares: Squares| (empty & !squares).len() as f32;
    let weights = scene.weights;
    // Each kind includes those that are harder still.
    let (few, single, none) = (without(four), without(two), without(one));
    empty.len() as f32
        + weights.few_shapes * few
        + (weights.one_shape - weights.few_shapes) * single
        + (weights.no_shape - weights.one_shape) * none
}
