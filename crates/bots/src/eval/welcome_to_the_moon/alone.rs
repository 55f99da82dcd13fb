//! A single player against ASTRA: what counts is the lead over the points she may be expected to end with.

use game_core::{Outcome, SoloResult};
use welcome_to_the_moon::WelcomeToTheMoon;

use super::MoonJudge;

/// A lead that makes the player a favourite three to one.
const SCALE: f32 = 20.0;
/// What a launch of either side is worth beside the points.
const LAUNCH: f32 = 40.0;
/// In adventure 1 five boxes of her track are worth ten points.
const POINTS_PER_BOX: f32 = 2.0;

/// A share of the victory by a lead: more is better without end, so that a sure win is still played well.
fn share(lead: f32) -> f32 {
    let lead = lead / SCALE;
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

/// The share of a single player who may expect so many points.
pub(super) fn value(game: &WelcomeToTheMoon, points: f32) -> f32 {
    let hers = game.astra_points().unwrap_or(0) as f32;
    let adventure = game.table().adventure;
    let turns_left = (1.0 - MoonJudge::age(game)) * MoonJudge::usual_length(game);
    let (worth, cards) = game.astra_worth_of_all();
    let per_card = worth as f32 / cards as f32 * if adventure == 1 { POINTS_PER_BOX } else { 1.0 };
    share(points - hers - turns_left * per_card)
}

/// The share when the game is over.
pub(super) fn final_value(result: SoloResult, margin: i32) -> f32 {
    // A launch decides whatever the points say.
    let decided = match (result, margin) {
        (SoloResult::Won, ..=0) => LAUNCH,
        (SoloResult::Lost, 0..) => -LAUNCH,
        _ => 0.0,
    };
    share(margin as f32 + decided)
}

/// The share of a single player in a game that is over.
pub(super) fn of(outcome: &Outcome) -> Option<f32> {
    match outcome {
        Outcome::Solo { result, margin } => Some(final_value(*result, *margin)),
        _ => None,
    }
}
