//! Statistics of matches: intervals and ratings.

/// The normal deviate that leaves 95 % in the middle.
const Z: f64 = 1.959_963_984_540_054;

/// A range that holds the true value in 95 of 100 cases.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

impl Interval {
    /// Whether the whole range lies on one side of the bound.
    pub fn clears(&self, bound: f64) -> bool {
        self.low > bound || self.high < bound
    }
}

/// The Wilson 95 % interval for a success rate; half successes (draws) are welcome. Everything is possible when
/// nothing was played.
pub fn wilson(successes: f64, games: u32) -> Interval {
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let n = f64::from(games);
    let rate = successes / n;
    let centre = rate + Z * Z / (2.0 * n);
    let margin = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    Interval { low: ((centre - margin) / scale).max(0.0), high: ((centre + margin) / scale).min(1.0) }
}

/// Ratings on the Elo scale, 1500 on average, for players whose results against each other are given:
/// `points[a][b]` is what `a` took from `b`. A Bradley-Terry fit with one imagined draw in each pairing that was
/// played, so that a player who won everything still gets a number.
pub fn ratings(points: &[Vec<f64>]) -> Vec<f64> {
    let n = points.len();
    let played = |a: usize, b: usize| points[a][b] + points[b][a];
    let met = |a: usize, b: usize| a != b && played(a, b) > 0.0;
    let mut strength = vec![1.0f64; n];
    for _ in 0..2000 {
        for a in 0..n {
            let wins: f64 = (0..n).filter(|&b| met(a, b)).map(|b| points[a][b] + 0.5).sum();
            let expected: f64 =
                (0..n).filter(|&b| met(a, b)).map(|b| (played(a, b) + 1.0) / (strength[a] + strength[b])).sum();
            if expected > 0.0 {
                strength[a] = wins / expected;
            }
        }
    }
    let elo: Vec<f64> = strength.iter().map(|s| 400.0 * s.log10()).collect();
    let mean = elo.iter().sum::<f64>() / n.max(1) as f64;
    elo.iter().map(|e| e - mean + 1500.0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_close(interval: Interval, low: f64, high: f64) {
        assert!((interval.low - low).abs() < 5e-4 && (interval.high - high).abs() < 5e-4, "{interval:?}");
    }

    /// Values as in the tables of Newcombe (1998) and by hand.
    #[test]
    fn wilson_intervals() {
        assert_close(wilson(81.0, 263), 0.2553, 0.3662);
        assert_close(wilson(15.0, 148), 0.0624, 0.1605);
        assert_close(wilson(0.0, 20), 0.0, 0.1611);
        assert_close(wilson(50.0, 100), 0.4038, 0.5962);
        assert_close(wilson(100.0, 100), 0.9630, 1.0);
        assert_close(wilson(0.0, 0), 0.0, 1.0);
    }

    #[test]
    fn an_interval_clears_a_bound_on_either_side() {
        let interval = Interval { low: 0.6, high: 0.7 };
        assert!(interval.clears(0.5) && interval.clears(0.75) && !interval.clears(0.65));
    }

    #[test]
    fn ratings_reproduce_the_results() {
        // 75.5 of 100 with the imagined draw is 191 points on the Elo scale, or nearly.
        let two = ratings(&[vec![0.0, 75.0], vec![25.0, 0.0]]);
        assert!((two[0] - two[1] - 400.0 * (75.5f64 / 25.5).log10()).abs() < 0.01, "{two:?}");
        let three = ratings(&[vec![0.0, 80.0, 100.0], vec![20.0, 0.0, 95.0], vec![0.0, 5.0, 0.0]]);
        assert!(three[0] > three[1] && three[1] > three[2] + 300.0, "{three:?}");
        assert!((three.iter().sum::<f64>() / 3.0 - 1500.0).abs() < 1e-6);
        assert_eq!(ratings(&[vec![0.0]]), [1500.0]);
    }
}
