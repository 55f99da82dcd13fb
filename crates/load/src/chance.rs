//! Chance that is quick and repeats itself: xorshift by Marsaglia, with Vigna's multiplier.

#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Chance(seed.max(1))
    }

    /// A number below `n`, which is not zero.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33;
        high as usize % n
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_comes_about_as_often() {
        let (mut chance, mut counts) = (Chance::new(1), [0_u32; 5]);
        (0..10_000).for_each(|_| counts[chance.below(5)] += 1);
        assert!(counts.iter().all(|count| (1_900..2_100).contains(count)), "{counts:?}");
    }
}
