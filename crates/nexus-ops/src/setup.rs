//! Setup: the moon, the decks, the first turn.

use game_core::{Agenda, Deck, Fx, IdSet, PerSeat, Rng, Row, Seat, SeatSet, Secret, Seed, Stream};

use crate::data::{data, layout};
use crate::events::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::pieces::{Energize, EnergizeBag, HEXES, Hex, HexSet, SecretBag, SecretMission, TILES, Terrain, Tile, Unit};
use crate::rules;
use crate::state::{Hand, NexusOps, Open, Player};
use crate::turn::Turn;

/// Lays the game out. The first seat plays first; nobody has units or cards.
/// § NX-2.1 NX-2.4 NX-2.7 NX-2.8
pub(crate) fn setup(options: &Options, seats: u8, seed: Seed) -> Result<NexusOps, Illegal> {
    options.check(seats)?;
    let mut rng = Rng::new(seed);
    let open = Open {
        options: *options,
        seats,
        terrain: lay_board(seats, &mut rng),
        mines: home_mines(seats),
        unexplored: (1..=TILES as u8).map(Hex).collect(),
        revealed: IdSet::EMPTY,
        units: PerSeat::new(seats, |_| Row::default()),
        presence: PerSeat::new(seats, |_| HexSet::EMPTY),
        players: PerSeat::new(seats, new_player),
        energize_discard: EnergizeBag::default(),
        secret_discard: SecretBag::default(),
        turn: Turn::default(),
        agenda: Agenda::new(),
        battle: None,
        feat: None,
        end: None,
    };
    let mut game = NexusOps {
        open,
        tiles: lay_tiles(options, &mut rng),
        energize_deck: Deck::shuffled(all_energize(), &mut rng, Stream::Table),
        secret_deck: Deck::shuffled(all_secrets(), &mut rng, Stream::Table),
        hands: PerSeat::new(seats, |seat| Hand::of(seat, EnergizeBag::default(), SecretBag::default())),
        drawn: Secret::default(),
        rng,
    };
    let mut fx = Fx::<Event>::silent();
    if options.executive_orders {
        for seat in Seat::all(seats) {
            rules::draw_secret(&mut game, seat, 1, &mut fx);
        }
    }
    rules::begin_turn(&mut game, Seat(0), &mut fx);
    Ok(game)
}

/// Single tiles around the Monolith, double tiles around those, both unseen and the double ones either way
/// round; home bases outside, all alike.
/// § NX-2.2 NX-2.3 NX-2.8 NX-16.2
fn lay_board(seats: u8, rng: &mut Rng) -> Row<HexSet, 5> {
    let mut singles = data().single_tiles.clone();
    let mut doubles = data().double_tiles.clone();
    rng.shuffle(Stream::Table, &mut singles);
    rng.shuffle(Stream::Table, &mut doubles);
    for tile in &mut doubles {
        if rng.below(Stream::Table, 2) == 1 {
            tile.reverse();
        }
    }
    terrain(seats, &singles, &doubles)
}

/// The terrain of a board with these tiles in its slots.
pub(crate) fn terrain(seats: u8, singles: &[Terrain], doubles: &[[Terrain; 2]]) -> Row<HexSet, 5> {
    let mut terrain = Row([HexSet::EMPTY; 5]);
    terrain[Terrain::Monolith as usize].insert(Hex::MONOLITH);
    for (&hex, &kind) in data().single_slots.iter().zip(singles) {
        terrain[kind as usize].insert(hex);
    }
    for (&hex, &kind) in data().double_slots.iter().flatten().zip(doubles.iter().flatten()) {
        terrain[kind as usize].insert(hex);
    }
    for home in &layout(seats).homes[..usize::from(seats)] {
        for (&hex, &kind) in home.iter().zip(&data().home_terrain) {
            terrain[kind as usize].insert(hex);
        }
    }
    terrain
}

/// The mines printed on the home bases.
/// § NX-0.5
fn home_mines(seats: u8) -> Row<u8, HEXES> {
    let mut mines = Row([0; HEXES]);
    for home in &layout(seats).homes[..usize::from(seats)] {
        for (&hex, &mine) in home.iter().zip(&data().home_mines) {
            mines[hex.index()] = mine;
        }
    }
    mines
}

/// A random tile face down on each hex; with the extra ones, as many as there are hexes are used.
/// § NX-2.5 NX-13.5
fn lay_tiles(options: &Options, rng: &mut Rng) -> Secret<[Tile; TILES]> {
    let mut mix: Vec<Tile> = tiles_in_play(options).iter().collect();
    rng.shuffle(Stream::Table, &mut mix);
    Secret::new(std::array::from_fn(|i| mix[i]), SeatSet::NONE)
}

/// All figures in supply; later seats have more rubium.
/// § NX-2.6 NX-2.7
fn new_player(seat: Seat) -> Player {
    Player {
        rubium: data().first_rubium + data().rubium_step * u16::from(seat.0),
        supply: Row(Unit::ALL.map(|unit| data().unit(unit).figures)),
        ..Player::default()
    }
}

/// The tiles in the mix.
pub(crate) fn tiles_in_play(options: &Options) -> IdSet<Tile> {
    let count = if options.extra_exploration { data().tiles.len() } else { data().basic_tiles };
    (0..count as u8).map(Tile).collect()
}

/// Every Energize card once for each copy.
pub(crate) fn all_energize() -> impl Iterator<Item = Energize> {
    let copies = |i: usize| usize::from(data().energize[i].copies);
    (0..data().energize.len()).flat_map(move |i| std::iter::repeat_n(Energize(i as u8), copies(i)))
}

/// Every Secret Mission card once for each copy.
pub(crate) fn all_secrets() -> impl Iterator<Item = SecretMission> {
    let copies = |i: usize| usize::from(data().secrets[i].copies);
    (0..data().secrets.len()).flat_map(move |i| std::iter::repeat_n(SecretMission(i as u8), copies(i)))
}
