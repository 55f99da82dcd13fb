//! The rule by which a game changes ratings: R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online
//! Ranking", Journal of Machine Learning Research 12 (2011), algorithm 1 (Bradley-Terry, all pairs of sides).
//!
//! Written out here rather than taken from a crate: ratings are counted again from the journals at any time and on any
//! machine, and must come to the same numbers. So they are kept in whole millionths, and the arithmetic between is that
//! of IEEE 754 alone; the exponential function of a system's library is not the same everywhere.

/// What is known of a strength: a guess, and how far it may be off. Both in millionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rating {
    /// The guess.
    pub mu: i64,
    /// Its standard deviation.
    pub sigma: i64,
}

const MILLION: f64 = 1_000_000.0;
/// The guess about somebody of whom nothing is known.
const MU: i64 = 25_000_000;
const SIGMA: i64 = MU / 3;
/// How much luck there is in a game, as a standard deviation.
const BETA: f64 = 25.0 / 6.0;
/// Strength changes with time: so much uncertainty comes back with every game.
const TAU: f64 = 25.0 / 300.0;
/// A guess never becomes more certain by more than this factor in one game, squared.
const LEAST: f64 = 0.0001;

impl Default for Rating {
    fn default() -> Self {
        Rating { mu: MU, sigma: SIGMA }
    }
}

impl Rating {
    /// The number that people see: 1000 at the start; who is 400 ahead wins five games of six.
    pub fn points(self) -> i32 {
        let points = 1_000 + (self.mu - MU).div_euclid(25_000);
        i32::try_from(points).unwrap_or(if points < 0 { i32::MIN } else { i32::MAX })
    }
}

/// Those who win and lose together, and their rank; 1 is best, equal ranks are ties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// How strong each of them was before.
    pub members: Vec<Rating>,
    /// How well they did.
    pub rank: u8,
}

/// A side as one player: the sum of its members.
#[derive(Clone, Copy)]
struct Sum {
    mu: f64,
    variance: f64,
    rank: u8,
}

/// The ratings of everybody after a game, in the order of `sides` and their members.
pub fn rate(sides: &[Side]) -> Vec<Vec<Rating>> {
    let sums: Vec<Sum> = sides.iter().map(sum).collect();
    let after = |(i, side): (usize, &Side)| {
        let own = sums[i];
        let (mut omega, mut delta) = (0.0, 0.0);
        for other in sums.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, other)| other) {
            let c = (own.variance + other.variance + 2.0 * BETA * BETA).sqrt();
            let chance = 1.0 / (1.0 + exp((other.mu - own.mu) / c));
            let came = match own.rank.cmp(&other.rank) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            omega += own.variance / c * (came - chance);
            let gamma = own.variance.sqrt() / c;
            delta += gamma * own.variance / (c * c) * chance * (1.0 - chance);
        }
        side.members.iter().map(|member| moved(*member, own.variance, omega, delta)).collect()
    };
    sides.iter().enumerate().map(after).collect()
}

fn sum(side: &Side) -> Sum {
    let mut sum = Sum { mu: 0.0, variance: 0.0, rank: side.rank };
    for member in &side.members {
        sum.mu += member.mu as f64 / MILLION;
        sum.variance += variance(*member);
    }
    sum
}

/// How uncertain a guess is when the next game begins.
fn variance(rating: Rating) -> f64 {
    let sigma = rating.sigma as f64 / MILLION;
    sigma * sigma + TAU * TAU
}

/// Each member takes the share of the change that its own uncertainty has in that of its side.
fn moved(member: Rating, of_side: f64, omega: f64, delta: f64) -> Rating {
    let own = variance(member);
    let mu = member.mu as f64 / MILLION + own / of_side * omega;
    let sigma = (own * (1.0 - own / of_side * delta).max(LEAST)).sqrt();
    // Rounded, so that what is stored is what the next game is counted from.
    Rating { mu: (mu * MILLION).round() as i64, sigma: (sigma * MILLION).round() as i64 }
}

/// e to the power of `x`, the same everywhere: a series near 0, then squared.
fn exp(x: f64) -> f64 {
    const HALVINGS: i32 = 10;
    let small = x.clamp(-60.0, 60.0) / f64::from(1 << HALVINGS);
    let (mut term, mut sum) = (1.0, 1.0);
    for n in 1..=12 {
        term *= small / f64::from(n);
        sum += term;
    }
    (0..HALVINGS).fold(sum, |power, _| power * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(members: &[Rating], rank: u8) -> Side {
        Side { members: members.to_vec(), rank }
    }

    #[test]
    fn a_first_game_is_that_of_the_paper() {
        // By hand: c² = 2 (25/3)² + 2 TAU² + 2 (25/6)², both have a chance of a half.
        let after = rate(&[side(&[Rating::default()], 1), side(&[Rating::default()], 2)]);
        let (winner, loser) = (after[0][0], after[1][0]);
        assert_eq!((winner.mu, loser.mu), (27_635_389, 22_364_611));
        assert_eq!(winner.sigma, loser.sigma);
        assert!((8_065_000..8_067_000).contains(&winner.sigma), "{winner:?}");
        assert_eq!((winner.points(), loser.points()), (1_105, 894));
    }

    #[test]
    fn equals_who_tie_stay_equal_and_become_surer() {
        let after = rate(&[side(&[Rating::default()], 1), side(&[Rating::default()], 1)]);
        assert_eq!(after[0], after[1]);
        assert_eq!(after[0][0].mu, Rating::default().mu);
        assert!(after[0][0].sigma < Rating::default().sigma);
    }

    #[test]
    fn four_hundred_points_are_five_games_of_six() {
        let sure = |mu| Rating { mu, sigma: 1_500_000 };
        let c = (2.0 * variance(sure(0)) + 2.0 * BETA * BETA).sqrt();
        let ahead = sure(MU + 400 * 25_000);
        let chance = 1.0 / (1.0 + exp(-((ahead.mu - MU) as f64 / MILLION) / c));
        assert!((0.8..0.86).contains(&chance), "{chance}");
    }

    #[test]
    fn the_power_of_e_is_right() {
        for x in [-59.0, -7.5, -1.0, 0.0, 0.1, 1.0, 4.0, 30.0] {
            let (own, known) = (exp(x), f64::exp(x));
            assert!((own / known - 1.0).abs() < 1e-9, "{x}: {own} for {known}");
        }
    }
}
