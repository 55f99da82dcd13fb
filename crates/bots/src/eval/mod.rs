//! The judges, one file per game, and one for any game that counts points as it goes.

mod by_score;
mod named;
mod nexus_ops;
mod notes;
mod on_mars;
mod planet_unknown;
mod sample_game;
mod skymines;
mod welcome_to_the_moon;

use game_core::MAX_SEATS;

use crate::Values;

pub use by_score::ByScore;
pub use nexus_ops::{NexusJudge, Weights};
pub use notes::{Term, shares};
pub use on_mars::{MarsJudge, MarsWeights};
pub use planet_unknown::{PlanetJudge, PlanetWeights};
pub use skymines::{SkyJudge, SkyWeights};
pub use welcome_to_the_moon::MoonJudge;

/// Turns leads into shares of the victory. A lead of `scale` over the best other seat is worth three to one; the
/// curve is rational, since `exp` is not the same on every machine.
pub fn shares_from_leads(merits: &[f32], scale: f32) -> Values {
    let mut values = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (i, &merit) in merits.iter().enumerate() {
        let others = merits.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, &m)| m);
        let lead = (merit - others.fold(f32::NEG_INFINITY, f32::max)) / scale;
        let value = 0.5 + 0.5 * lead / (1.0 + lead.abs());
        sum += value;
        if let Some(place) = values.get_mut(i) {
            *place = value;
        }
    }
    values.iter_mut().for_each(|v| *v /= sum);
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_and_follow_the_lead() {
        let two = shares_from_leads(&[12.0, 10.0], 2.0);
        assert!((two[0] - 0.75).abs() < 1e-6 && (two[1] - 0.25).abs() < 1e-6, "{two:?}");
        let four = shares_from_leads(&[3.0, 9.0, 9.0, 0.0], 4.0);
        assert!((four.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(four[1] == four[2] && four[1] > four[0] && four[0] > four[3], "{four:?}");
    }
}
