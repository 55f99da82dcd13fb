//! Fast chance for searches.

use game_core::{Rng, Stream};

/// A small generator (SplitMix64) for choices inside a search. The table's own [`Rng`] makes each number from a
/// cipher block, which is right for a journal and too slow for a playout.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that take their seed from a generator.
    pub fn new(rng: &mut Rng) -> Self {
        let (high, low) = (rng.below(Stream::Table, u32::MAX), rng.below(Stream::Table, u32::MAX));
        Dice(u64::from(high) << 32 | u64::from(low))
    }

    /// A number from 0 to `n - 1`, all equally likely but for a bias that no game could show.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next()) * n as u128) >> 64) as usize
    }

    /// A number from 0 up to but not including 1.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u32 << 24) as f32
    }

    /// An index with a chance in proportion to its weight; any of them when all weights are zero.
    pub fn pick(&mut self, weights: &[f32]) -> usize {
        let sum: f32 = weights.iter().sum();
        if sum <= 0.0 {
            return self.below(weights.len());
        }
        let mut left = self.unit() * sum;
        for (i, &weight) in weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return i;
            }
        }
        // Rounding can leave a crumb; it belongs to the last index that could be picked at all.
        weights.iter().rposition(|&w| w > 0.0).unwrap_or(0)
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use game_core::Seed;

    use super::*;

    #[test]
    fn picks_follow_the_weights() {
        let mut dice = Dice::new(&mut Rng::new(Seed::from(1)));
        let mut seen = [0; 3];
        for _ in 0..4000 {
            seen[dice.pick(&[1.0, 0.0, 3.0])] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((900..1100).contains(&seen[0]), "about a quarter, got {seen:?}");
    }

    #[test]
    fn all_zero_weights_leave_every_index_open() {
        let mut dice = Dice::new(&mut Rng::new(Seed::from(2)));
        let mut seen = [false; 4];
        for _ in 0..200 {
            seen[dice.pick(&[0.0; 4])] = true;
        }
        assert_eq!(seen, [true; 4]);
    }
}
