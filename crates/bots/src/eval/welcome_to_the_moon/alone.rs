//! A single player against ASTRA: what counts is the lead in the end, and above all its sign.

use game_core::{Outcome, SoloResult};
use welcome_to_the_moon::WelcomeToTheMoon;

use super::scene::EFFECTS;
use crate::eval::notes::Notes;

/// A lead that makes the player a favourite three to one.
const SCALE: f32 = 20.0;
/// What winning is worth beside the margin. In adventure 1 a launch decides whatever the points say.
const WIN: f32 = 20.0;
/// The cards last for so many turns.
pub(super) const TURNS: f32 = 35.0;

/// Notes how ASTRA stands: her points with the card that she is about to get, bonuses that keep cards from her, and how
/// long this may go on.
pub(super) fn note(game: &WelcomeToTheMoon, notes: &mut impl Notes) {
    let Some(rival) = game.rival() else { return };
    notes.add("astra", rival.points as f32 + f32::from(rival.due));
    notes.add("spares", f32::from(rival.spares.min(rival.turns)));
    let per_card: f32 = rival.multipliers.iter().zip(*EFFECTS).map(|(&each, share)| f32::from(each) * share).sum();
    notes.add("astra_to_come", f32::from(rival.turns) * per_card);
    notes.add("turns_to_come", f32::from(rival.turns));
}

/// A share of the victory by a lead: more is better without end, so that a sure win is still played well.
pub(super) fn share(lead: f32) -> f32 {
    let lead = lead / SCALE;
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

/// The lead of a single player in a game that is over.
pub(super) fn final_lead(outcome: &Outcome) -> Option<f32> {
    let Outcome::Solo { result, margin } = outcome else { return None };
    let decided = match result {
        SoloResult::Won => WIN,
        SoloResult::Drawn => 0.0,
        SoloResult::Lost => -WIN,
    };
    Some(*margin as f32 + decided)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winning_counts_more_than_the_margin() {
        let end = |result, margin| share(final_lead(&Outcome::Solo { result, margin }).expect("ASTRA has played"));
        let (narrow, clear) = (end(SoloResult::Won, 1), end(SoloResult::Won, 30));
        let (missed, lost) = (end(SoloResult::Lost, -1), end(SoloResult::Lost, -30));
        assert!(clear > narrow && missed > lost, "more is better: {clear} {narrow} {missed} {lost}");
        assert!(
            narrow - missed > clear - narrow && narrow - missed > missed - lost,
            "{clear} {narrow} {missed} {lost}"
        );
        assert!(end(SoloResult::Won, 0) > 0.7, "a launch decides, though ASTRA launched in the same turn");
        assert!((end(SoloResult::Drawn, 0) - 0.5).abs() < 1e-6);
    }
}
