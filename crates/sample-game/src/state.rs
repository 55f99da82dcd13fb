//! The nouns: prizes, players, the whole game.

use std::fmt;

use game_core::{Agenda, Deck, Fx, Game, List, PerSeat, Rng, Seat, Secret, Seed, Stream};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::{PRIZES, data};
use crate::{Illegal, rules};

/// Chosen at the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many prizes are turned up. § SG-1.2
    pub rounds: u8,
    /// What settles a tie.
    pub ties: Ties,
}

/// What settles a tie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// Each tied seat rolls a die. § SG-3.2
    #[default]
    Dice,
    /// Nothing: the prize stays for the next round. § SG-3.3
    Carry,
}

impl Default for Options {
    fn default() -> Self {
        Options { rounds: data().usual_rounds, ties: Ties::Dice }
    }
}

/// A prize, by its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Prize(pub u8);

impl fmt::Display for Prize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What the table still has to decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Task {
    /// Everyone bids.
    #[default]
    Bid,
    /// The winner keeps or melts a prize.
    Claim {
        /// Who won it.
        seat: Seat,
        /// What was won.
        prize: Prize,
    },
}

/// What lies before one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    pub(crate) coins: u8,
    pub(crate) prizes: List<Prize, PRIZES>,
    pub(crate) bid: Option<Secret<u8>>,
}

/// The whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SampleGame {
    pub(crate) options: Options,
    pub(crate) rng: Rng,
    pub(crate) deck: Deck<Prize, PRIZES>,
    /// Prizes turned up and not yet claimed.
    pub(crate) offer: List<Prize, PRIZES>,
    pub(crate) melted: List<Prize, PRIZES>,
    pub(crate) bank: u8,
    /// The rounds still to come, and on top of them the prizes to claim.
    pub(crate) agenda: Agenda<Task, { 2 * PRIZES }>,
    pub(crate) players: PerSeat<Player, 5>,
}

impl SampleGame {
    /// Everything as it stands before the first bid. § SG-1.1 SG-1.2
    pub(crate) fn lay_out(options: &Options, seats: u8, seed: Seed) -> Result<Self, Illegal> {
        if !Self::SEATS.contains(&seats) {
            return Err(Illegal::WrongNumberOfPlayers { players: seats });
        }
        if !data().rounds.contains(&options.rounds) {
            return Err(Illegal::WrongNumberOfRounds { rounds: options.rounds });
        }
        let mut rng = Rng::new(seed);
        let mut game = SampleGame {
            options: *options,
            deck: Deck::shuffled(data().prizes(), &mut rng, Stream::Table),
            rng,
            offer: List::new(),
            melted: List::new(),
            bank: data().bank,
            agenda: Agenda::new(),
            players: PerSeat::new(seats, |_| Player { coins: data().purse, ..Player::default() }),
        };
        game.agenda.in_order([Task::Bid].repeat(options.rounds.into()));
        rules::turn_up(&mut game, &mut Fx::silent());
        Ok(game)
    }

    pub(crate) fn assert_sound(&self) {
        let fx = Fx::<()>::silent();
        let won = self.players.iter().flat_map(|(_, player)| player.prizes.iter());
        let open = self.offer.iter().chain(self.melted.iter()).chain(won).copied();
        let mut prizes: Vec<Prize> = self.deck.inside(&fx).chain(open).collect();
        prizes.sort_unstable();
        assert!(prizes.iter().copied().eq(data().prizes()), "each prize is somewhere, once: {prizes:?}");
        let coins: u32 = self.players.iter().map(|(_, player)| u32::from(player.coins)).sum();
        let minted = u32::from(data().purse) * u32::from(self.seats()) + u32::from(data().bank);
        assert_eq!(coins + u32::from(self.bank), minted, "coins are neither made nor lost");
        for (seat, player) in self.players.iter() {
            let bid = player.bid.map_or(0, |bid| *bid.inside(&fx));
            assert!(bid <= player.coins, "{seat} has {} coins and bids {bid}", player.coins);
        }
    }
}
