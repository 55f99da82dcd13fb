//! What a viewer sees, and a game that could look like that.

use game_core::{Agenda, Deck, List, PerSeat, Rng, SeatSet, Secret, Stream, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::{PRIZES, data};
use crate::{Options, Player, Prize, SampleGame, Task};

/// All that one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct View {
    /// What was chosen at the lobby.
    pub options: Options,
    /// How many prizes are still face down.
    pub deck: u8,
    /// Prizes turned up and not yet won.
    pub offer: List<Prize, PRIZES>,
    /// Prizes given up for coins.
    pub melted: List<Prize, PRIZES>,
    /// Coins nobody has.
    pub bank: u8,
    /// What the table still has to decide.
    pub agenda: Agenda<Task, { 2 * PRIZES }>,
    /// What lies before each seat.
    pub players: PerSeat<PlayerView, 5>,
}

/// What lies before one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlayerView {
    /// Coins in the purse.
    pub coins: u8,
    /// Prizes kept.
    pub prizes: List<Prize, PRIZES>,
    /// The bid of this round, once laid down.
    pub bid: Option<LaidBid>,
}

/// A bid that lies face down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LaidBid {
    /// How much, for whoever laid it.
    pub coins: Option<u8>,
}

pub(crate) fn view(game: &SampleGame, viewer: Viewer) -> View {
    View {
        options: game.options,
        deck: game.deck.len() as u8,
        offer: game.offer,
        melted: game.melted,
        bank: game.bank,
        agenda: game.agenda,
        players: PerSeat::new(game.players.seats(), |seat| {
            let Player { coins, prizes, bid } = game.players[seat];
            PlayerView { coins, prizes, bid: bid.map(|bid| LaidBid { coins: bid.seen_by(viewer).copied() }) }
        }),
    }
}

/// Shuffles the prizes nobody has seen, and bids at random for those whose bid is hidden.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> SampleGame {
    let won = view.players.iter().flat_map(|(_, player)| player.prizes.iter());
    let seen: Vec<Prize> = view.offer.iter().chain(&view.melted).chain(won).copied().collect();
    SampleGame {
        options: view.options,
        deck: Deck::shuffled(data().prizes().filter(|prize| !seen.contains(prize)), rng, Stream::Table),
        offer: view.offer,
        melted: view.melted,
        bank: view.bank,
        agenda: view.agenda,
        players: PerSeat::new(view.players.seats(), |seat| {
            let PlayerView { coins, prizes, bid } = view.players[seat];
            let mut coins_bid =
                |laid: LaidBid| laid.coins.unwrap_or_else(|| rng.below(Stream::Table, u32::from(coins) + 1) as u8);
            Player { coins, prizes, bid: bid.map(|laid| Secret::new(coins_bid(laid), SeatSet::one(seat))) }
        }),
        rng: rng.fork(),
    }
}

/// Shuffles the prizes that are still face down.
pub(crate) fn redeal(game: &mut SampleGame, rng: &mut Rng) {
    game.deck.reshuffle_unseen(rng, Stream::Table);
    game.rng = rng.fork();
}
