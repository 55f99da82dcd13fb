//! Games at which no people sit, as tests record them.

use game_core::{Seat, Seed};
use serde_json::Value;

use crate::{Actor, Fact, Header, SeatHolder, Settings};

/// The bot that chooses by lot.
const LOT: &str = "random";

impl Header {
    /// The header of a game that was played at no table of a server.
    pub fn of_game(game: &str, rules_version: u32) -> Self {
        let (id, host) = (String::new(), String::new());
        Header { id, game: game.to_owned(), rules_version, created: 0, host, daily: None }
    }
}

impl Fact {
    /// How a game begins at which bots sit that choose by lot.
    pub fn begun_by_bots(options: Value, seats: u8, seed: Seed) -> [Fact; 2] {
        let bot = SeatHolder::Bot { spec: LOT.to_owned() };
        let (known_seed, first_seat_order) = (true, Seat::all(seats).collect());
        [
            Fact::Configured { options, seats: vec![bot; seats.into()], settings: Settings::default() },
            Fact::Started { seed, known_seed, first_seat_order, rules_version: None },
        ]
    }

    /// What such a bot does.
    pub fn done_by_bot(seat: Seat, action: String) -> Self {
        let (id, decision) = (String::new(), String::new());
        Fact::Action { seat, by: Actor::Bot(LOT.to_owned()), action, id, decision }
    }
}
