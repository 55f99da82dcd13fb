//! Chance that repeats itself.

/// A small generator (xorshift): the same seed, the same numbers.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Dice((seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// One that nobody has seen before.
    pub(crate) fn fresh() -> Self {
        use std::hash::{BuildHasher, RandomState};
        Dice(RandomState::new().hash_one(0) | 1)
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }

    /// True once in `n` times.
    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}
