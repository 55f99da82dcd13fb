//! What the judge looks at: the open table and every seat's missions in an imagined game.

use game_core::{Game, Seat, Viewer};
use nexus_ops::{NexusOps, Open, PLAYERS, SecretBag};

/// An imagined game, all cards up.
pub(super) struct Seen {
    pub(super) open: Open,
    /// The missions in each hand: the searcher's own are true, the others are as imagined.
    pub(super) secrets: [SecretBag; PLAYERS],
}

impl Seen {
    pub(super) fn new(game: &NexusOps) -> Self {
        let first = game.view(Viewer::Seat(Seat(0)));
        let mut secrets = [SecretBag::default(); PLAYERS];
        secrets[0] = first.hand.map(|hand| hand.secrets).unwrap_or_default();
        for seat in Seat::all(first.open.seats).skip(1) {
            let hand = game.view(Viewer::Seat(seat)).hand;
            secrets[seat.index()] = hand.map(|hand| hand.secrets).unwrap_or_default();
        }
        Seen { open: first.open, secrets }
    }
}

/// The open table.
pub(super) fn open(game: &NexusOps) -> Open {
    game.view(Viewer::Spectator).open
}
