//! Chance. The generator is part of the state, so a game replays exactly from options, seed and actions.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Fx, MAX_SEATS, Seat, SeatSet, Unknown};

/// Where a game's chance comes from: 256 bits, written as hexadecimal. A small number is padded with zeros.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl From<u64> for Seed {
    fn from(n: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&n.to_le_bytes());
        Seed(key)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The number for a seed made from one, 64 hexadecimal digits otherwise.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0[8..].iter().all(|&b| b == 0) {
            let mut low = [0; 8];
            low.copy_from_slice(&self.0[..8]);
            return write!(f, "{}", u64::from_le_bytes(low));
        }
        self.0.iter().try_for_each(|b| write!(f, "{b:02x}"))
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let wrong = || format!("`{s}` is not a seed; write a whole number or 64 hexadecimal digits");
        if s.len() != 64 {
            return s.parse::<u64>().map(Seed::from).map_err(|_| wrong());
        }
        if !s.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        let mut key = [0; 32];
        for (i, byte) in key.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&s[2 * i..2 * i + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Seed(key))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Which sequence of numbers a draw takes from. Seats that decide at once each draw from their own stream,
/// so the order in which they act changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// What the whole table rolls and shuffles.
    Table,
    /// What one seat rolls and draws while others play at the same time.
    Seat(Seat),
}

impl Stream {
    fn index(self) -> usize {
        match self {
            Stream::Table => 0,
            Stream::Seat(seat) => 1 + seat.index(),
        }
    }
}

/// ChaCha8 with one key and, for each stream, the number of 32-bit words already used. The block cipher lets us
/// store just the counters: a word is made on demand, and a state stays cheap to clone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rng {
    key: Seed,
    used: [u32; MAX_SEATS + 1],
}

impl Rng {
    /// A generator at the start of all its streams.
    pub fn new(seed: Seed) -> Self {
        Rng { key: seed, used: [0; MAX_SEATS + 1] }
    }

    /// A new, independent generator, for an imagined game or a thread of a search.
    pub fn fork(&mut self) -> Self {
        let mut words = self.words(Stream::Table);
        let mut key = [0; 32];
        for chunk in key.chunks_exact_mut(4) {
            chunk.copy_from_slice(&words.next().to_le_bytes());
        }
        Rng::new(Seed(key))
    }

    /// Rolls one die with the given number of sides for all to see. Nobody can undo past it.
    pub fn roll<E>(&mut self, fx: &mut Fx<E>, sides: u8) -> u8 {
        let mut face = 0;
        self.roll_each(fx, sides, std::iter::once(&mut face));
        face
    }

    /// Rolls a die into each place at once: one key set-up for a handful of dice.
    pub fn roll_each<'a, E>(&mut self, fx: &mut Fx<E>, sides: u8, faces: impl Iterator<Item = &'a mut u8>) {
        fx.stop_undo(SeatSet::ALL);
        fx.meet(Unknown::Roll, SeatSet::NONE);
        let mut words = self.words(Stream::Table);
        for face in faces {
            *face = match fx.scripted_die(sides) {
                Some(scripted) => scripted,
                None => {
                    let face = 1 + words.below(u32::from(sides)) as u8;
                    fx.rolled_by_chance(face);
                    face
                }
            };
        }
    }

    /// Decides by lot between `n`, for all to see: a number from 0 to `n - 1`. With one there is nothing to wonder about.
    pub fn lot<E>(&mut self, fx: &mut Fx<E>, n: u32) -> u32 {
        if n > 1 {
            fx.stop_undo(SeatSet::ALL);
            fx.meet(Unknown::Roll, SeatSet::NONE);
        }
        self.below(Stream::Table, n)
    }

    /// A number from 0 to `n - 1`, all equally likely. For setup, imagining and bots; dice at the table use
    /// [`Rng::roll`], which also raises the undo barrier.
    pub fn below(&mut self, stream: Stream, n: u32) -> u32 {
        self.words(stream).below(n)
    }

    /// Puts the items in random order.
    pub fn shuffle<T>(&mut self, stream: Stream, items: &mut [T]) {
        let mut words = self.words(stream);
        for i in (1..items.len()).rev() {
            items.swap(i, words.below(i as u32 + 1) as usize);
        }
    }

    fn words(&mut self, stream: Stream) -> Words<'_> {
        let mut chacha = ChaCha8Rng::from_seed(self.key.0);
        chacha.set_stream(stream.index() as u64);
        let used = &mut self.used[stream.index()];
        chacha.set_word_pos(u128::from(*used));
        Words { chacha, used }
    }
}

struct Words<'a> {
    chacha: ChaCha8Rng,
    used: &'a mut u32,
}

impl Words<'_> {
    fn next(&mut self) -> u32 {
        *self.used += 1;
        self.chacha.next_u32()
    }

    /// Lemire's method: a multiplication, and a rejection that is almost never needed.
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing to choose from");
        loop {
            let product = u64::from(self.next()) * u64::from(n);
            if (product as u32) >= n || (product as u32) >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers a seed gives are part of every stored journal: they may never change.
    #[test]
    fn values_are_stable() {
        let mut rng = Rng::new(Seed::from(7));
        let table: Vec<u32> = (0..8).map(|_| rng.below(Stream::Table, 1000)).collect();
        let seat: Vec<u32> = (0..8).map(|_| rng.below(Stream::Seat(Seat(1)), 1000)).collect();
        assert_eq!(table, STABLE.0);
        assert_eq!(seat, STABLE.1);
    }

    const STABLE: ([u32; 8], [u32; 8]) =
        ([172, 764, 916, 465, 447, 5, 58, 301], [726, 10, 873, 194, 479, 900, 511, 611]);

    #[test]
    fn a_draw_at_once_equals_draws_one_by_one() {
        let (mut once, mut single) = (Rng::new(Seed::from(3)), Rng::new(Seed::from(3)));
        let mut fx = Fx::<()>::silent();
        let mut faces = [0; 40];
        once.roll_each(&mut fx, 6, faces.iter_mut());
        let one_by_one: Vec<u8> = (0..40).map(|_| single.roll(&mut fx, 6)).collect();
        assert_eq!(faces.to_vec(), one_by_one);
        assert_eq!(once, single);
        assert!((1..=6).all(|f| faces.contains(&f)));
    }

    #[test]
    fn seeds_round_trip_as_text() {
        for seed in [Seed::from(0), Seed::from(u64::MAX), Seed([0xab; 32])] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        assert!("twelve".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }
}
