//! A whole game that a view could have come from.

use game_core::{Deck, List, PerSeat, Rng, Seat, SeatSet, Secret, Stream};

use crate::pieces::{ENERGIZE_CARDS, Energize, EnergizeBag, Hex, SECRET_CARDS, SecretBag, SecretMission, TILES, Tile};
use crate::setup::{all_energize, all_secrets, tiles_in_play};
use crate::state::{Hand, NexusOps, Open, Task};
use crate::view::View;

/// Deals again, from all cards and tiles the viewer has not seen: the others' hands, the decks, the tiles.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> NexusOps {
    let open = view.open;
    let mut energize = unseen_energize(view, rng);
    let mut secrets = unseen_secrets(view, rng);

    let hands = PerSeat::new(open.seats, |seat| match view.hand {
        Some(hand) if view.viewer.seat() == Some(seat) => Hand::of(seat, hand.energize, hand.secrets),
        _ => deal(seat, open.players[seat].energize, open.players[seat].secrets, &mut energize, &mut secrets),
    });
    let drawn = match view.drawn {
        _ if open.agenda.top() != Some(Task::Keep) => Secret::default(),
        Some(cards) => Secret::new(cards, SeatSet::one(open.turn.active)),
        None => {
            let cards = [secrets.pop().unwrap_or_default(), secrets.pop().unwrap_or_default()];
            Secret::new(cards, SeatSet::one(open.turn.active))
        }
    };
    let knows = view.viewer.seat().map_or(SeatSet::NONE, SeatSet::one);
    let secret_deck = view.secret_deck.iter().map(|known| match known {
        Some(card) => Secret::new(*card, knows),
        None => Secret::new(secrets.pop().unwrap_or_default(), SeatSet::NONE),
    });
    // Cards leave the shuffled rest in any order: dealing top-down or bottom-up is the same.
    let secret_deck: List<Secret<SecretMission>, SECRET_CARDS> = secret_deck.collect();
    NexusOps {
        open,
        hands,
        drawn,
        energize_deck: Deck::in_order(energize.iter().map(|&card| Secret::new(card, SeatSet::NONE))),
        secret_deck: Deck::in_order(secret_deck.iter().copied()),
        tiles: unseen_tiles(&view.open, rng),
        rng: rng.fork(),
    }
}

/// Shuffles the decks, as far as nobody knows them, and the tiles that lie face down. Hands stay.
pub(crate) fn redeal(game: &mut NexusOps, rng: &mut Rng) {
    game.energize_deck.reshuffle_unseen(rng, Stream::Table);
    game.secret_deck.reshuffle_unseen(rng, Stream::Table);
    game.tiles = unseen_tiles(&game.open, rng);
    game.rng = rng.fork();
}

fn deal(
    seat: Seat,
    n_energize: u8,
    n_secrets: u8,
    energize: &mut List<Energize, ENERGIZE_CARDS>,
    secrets: &mut List<SecretMission, SECRET_CARDS>,
) -> Hand {
    let energize: EnergizeBag = (0..n_energize).filter_map(|_| energize.pop()).collect();
    let secrets: SecretBag = (0..n_secrets).filter_map(|_| secrets.pop()).collect();
    Hand::of(seat, energize, secrets)
}

fn unseen_energize(view: &View, rng: &mut Rng) -> List<Energize, ENERGIZE_CARDS> {
    let mut all: EnergizeBag = all_energize().collect();
    let own = view.hand.map(|hand| hand.energize).unwrap_or_default();
    view.open.energize_discard.iter().chain(own.iter()).for_each(|card| all.take(card));
    let mut rest: List<Energize, ENERGIZE_CARDS> = all.iter().collect();
    rng.shuffle(Stream::Table, rest.as_mut_slice());
    rest
}

fn unseen_secrets(view: &View, rng: &mut Rng) -> List<SecretMission, SECRET_CARDS> {
    let mut all: SecretBag = all_secrets().collect();
    let own = view.hand.map(|hand| hand.secrets).unwrap_or_default();
    view.open.secret_discard.iter().chain(own.iter()).for_each(|card| all.take(card));
    view.open.players.iter().flat_map(|(_, player)| player.played.iter()).for_each(|card| all.take(card));
    view.drawn.iter().flatten().for_each(|&card| all.take(card));
    view.secret_deck.iter().flatten().for_each(|&card| all.take(card));
    let mut rest: List<SecretMission, SECRET_CARDS> = all.iter().collect();
    rng.shuffle(Stream::Table, rest.as_mut_slice());
    rest
}

/// A tile for each face-down hex; what lies under explored hexes no longer matters.
fn unseen_tiles(open: &Open, rng: &mut Rng) -> Secret<[Tile; TILES]> {
    let mut rest: List<Tile, 24> = (tiles_in_play(&open.options) & !open.revealed).iter().collect();
    rng.shuffle(Stream::Table, rest.as_mut_slice());
    let mut tiles = [Tile::default(); TILES];
    for hex in open.unexplored {
        tiles[Hex::index(hex) - 1] = rest.pop().unwrap_or_default();
    }
    Secret::new(tiles, SeatSet::NONE)
}
