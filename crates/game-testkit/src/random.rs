//! Random play, as fast as the rules allow: for `simulate`, `bench`, the laws and fixtures.

use std::io::Write;

use game_core::{Fx, Game, Seat, SeatSet, Seed};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

/// Picks at random. SplitMix64: a multiplication or two per number, and the same numbers on every machine.
/// Only for choosing among actions; a game's own chance comes from its `Rng`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picker(u64);

impl Picker {
    /// A picker with its own sequence for each seed.
    pub fn new(seed: u64) -> Self {
        Picker(seed)
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `n - 1`; 0 when there is nothing to pick from.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }

    /// One of the items.
    pub fn one_of<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// One of the seats in the set.
    #[inline]
    pub fn seat(&mut self, seats: SeatSet) -> Option<Seat> {
        match seats.len() {
            0 => None,
            1 => seats.iter().next(),
            n => seats.iter().nth(self.below(n as usize)),
        }
    }
}

/// Buffers that random play reuses, so that no action allocates.
#[derive(Debug)]
pub struct Scratch<G: Game> {
    legal: Vec<G::Action>,
    fx: Fx<G::Event>,
}

impl<G: Game> Scratch<G> {
    /// Empty buffers.
    pub fn new() -> Self {
        Scratch { legal: Vec::with_capacity(256), fx: Fx::silent() }
    }
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Scratch::new()
    }
}

/// How random play ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The game is over.
    Finished,
    /// A seat owes a decision and has none to take, or nobody owes one and the game is not over.
    Stuck,
    /// The game went past its cap.
    Capped,
}

/// A game played at random.
#[derive(Clone, Debug)]
pub struct Played<G> {
    /// How many actions it took.
    pub actions: u32,
    /// How it ended.
    pub ended: Ended,
    /// The last state.
    pub game: G,
}

/// Plays one whole game at random: the seed decides both the game's chance and the players' choices.
pub fn play_random<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    scratch: &mut Scratch<G>,
) -> Result<Played<G>, G::Illegal> {
    let mut game = G::setup(options, seats, Seed::from(seed))?;
    let mut picker = Picker::new(seed);
    let (actions, ended) = play_on(&mut game, &mut picker, scratch, |_, _| {});
    Ok(Played { actions, ended, game })
}

/// Plays a game on at random to its end, showing each action before it is carried out.
pub fn play_on<G: Game>(
    game: &mut G,
    picker: &mut Picker,
    scratch: &mut Scratch<G>,
    mut show: impl FnMut(Seat, G::Action),
) -> (u32, Ended) {
    for actions in 0..G::CAP {
        let Some(seat) = picker.seat(game.deciding()) else {
            return (actions, if game.outcome().is_some() { Ended::Finished } else { Ended::Stuck });
        };
        scratch.legal.clear();
        game.legal_actions(seat, &mut scratch.legal);
        let Some(&action) = picker.one_of(&scratch.legal) else { return (actions, Ended::Stuck) };
        show(seat, action);
        game.apply(seat, action, &mut scratch.fx);
    }
    (G::CAP, if game.outcome().is_some() { Ended::Finished } else { Ended::Capped })
}

/// The actions of a random game, in order, and how it ended. The same game as [`play_random`] plays.
#[expect(clippy::type_complexity, reason = "a list of moves and a word on the end")]
pub fn random_actions<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: u64,
) -> Result<(Vec<(Seat, G::Action)>, Ended), G::Illegal> {
    let mut game = G::setup(options, seats, Seed::from(seed))?;
    let mut actions = Vec::new();
    let show = |seat, action| actions.push((seat, action));
    let (_, ended) = play_on(&mut game, &mut Picker::new(seed), &mut Scratch::new(), show);
    Ok((actions, ended))
}

/// A digest of states: 16 hexadecimal digits, equal for equal states in every build.
pub fn digest<'a, T: Serialize + 'a>(states: impl IntoIterator<Item = &'a T>) -> String {
    let mut digester = Digester::new();
    states.into_iter().for_each(|state| digester.add(state));
    digester.finish()
}

/// A digest in the making, for when the states do not fit in memory all at once. Order counts.
#[derive(Clone, Debug, Default)]
pub struct Digester {
    hash: Sha256,
    json: Vec<u8>,
}

impl Digester {
    /// A digest of nothing yet.
    pub fn new() -> Self {
        Digester::default()
    }

    /// Adds one more state.
    pub fn add<T: Serialize>(&mut self, state: &T) {
        self.json.clear();
        // A state that cannot be written breaks the law of round trips, which says so; here it counts as empty.
        let written = serde_json::to_writer(&mut self.json, state).is_ok();
        let _ = self.json.write_all(if written { b"\n" } else { b"!\n" });
        self.hash.update(&self.json);
    }

    /// The digest of all states added.
    pub fn finish(self) -> String {
        self.hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }
}
