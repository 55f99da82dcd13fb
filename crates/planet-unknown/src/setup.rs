//! Laying the game out.

use game_core::{Deck, Drafts, Fx, Game, IdSet, List, PerSeat, Rng, Seat, SeatSet, Secret, Seed, Stream};

use crate::Options;
use crate::board::Board;
use crate::data::{COMPARTMENT, Mix, data, names};
use crate::desk::Desk;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::options::Picked;
use crate::pieces::{Civ, Colour, Corporation, EventCard, Objective, Planet, Ring, Tile};
use crate::rules::round;
use crate::state::{EVENTS, Part, PlanetUnknown, SECTORS, Table};

/// Private objectives dealt and kept: alone, and with several players where they are wanted.
/// § PU-2.6 PU-13.2
const SOLO_DRAWN: u8 = 4;
const PRIVATE_DRAWN: u8 = 2;
/// Neighbour objectives between two players.
/// § PU-2.6
const BETWEEN_TWO: u8 = 3;

/// Fills the station, deals boards and cards; then boards may be chosen and the first round begins.
/// § PU-2.1 PU-2.7
pub(crate) fn setup(options: &Options, seats: u8, seed: Seed) -> Result<PlanetUnknown, Illegal> {
    if !PlanetUnknown::SEATS.contains(&seats) {
        return Err(Illegal::WrongNumberOfPlayers { players: seats });
    }
    let mix = options.mix(seats)?;
    let mut rng = Rng::new(seed);
    let boards = boards(options, seats, &mut rng)?;
    let mut fx = Fx::silent();
    let objectives = Deck::shuffled(Objective::all(), &mut rng, Stream::Table);
    let table = table(options, seats, mix, &mut rng);
    let (civs, unused) = civ_stacks(seats, &mut rng);
    let mut game = PlanetUnknown {
        table,
        depots: [[Deck::default(); 2]; SECTORS],
        civs,
        unused,
        objectives,
        events: mix.map(|mix| event_deck(mix, seats == 1, &mut rng)).unwrap_or_default(),
        boards: PerSeat::new(seats, |seat| boards[seat]),
        desks: Drafts::new(seats, |seat| Desk { board: boards[seat], done: true, ..Desk::default() }),
        rng,
    };
    count_cards(&mut game);
    fill_station(&mut game, &mut fx);
    round::draft(&mut game, &mut fx);
    round::proceed(&mut game, &mut fx);
    Ok(game)
}

/// Deals private objectives, once all boards are chosen.
/// § PU-2.6 PU-13.2
pub(crate) fn deal_private(game: &mut PlanetUnknown, fx: &mut Fx<Event>) {
    let drawn = match game.table.seats {
        1 => SOLO_DRAWN,
        _ if game.table.options.private_objectives => PRIVATE_DRAWN,
        _ => return,
    };
    for seat in Seat::all(game.table.seats) {
        let cards: IdSet<Objective> = (0..drawn).filter_map(|_| game.objectives.draw(fx, seat)).collect();
        game.desks.acts(seat, fx).hand.objectives = cards;
        game.table.private[seat] = drawn;
    }
}

/// Lays out the objectives between neighbours, once private ones are chosen.
/// § PU-2.6 PU-13.2
pub(crate) fn lay_out_neighbours(game: &mut PlanetUnknown, fx: &mut Fx<Event>) {
    let between = match game.table.seats {
        1 => return,
        2 => BETWEEN_TWO,
        seats => seats,
    };
    fx.stop_undo(SeatSet::ALL);
    game.table.neighbours = (0..between).filter_map(|_| game.objectives.draw(fx, Seat(0))).collect();
}

fn table(options: &Options, seats: u8, mix: Option<Mix>, rng: &mut Rng) -> Table {
    let sectors = SECTORS as u32;
    let shift = match options.inner_ring {
        crate::options::Shift::Recommended => data().station.shift,
        crate::options::Shift::Random => rng.below(Stream::Table, sectors) as u8,
        // The named positions follow the random one in the list.
        named => named.index() as u8 - crate::options::Shift::Random.index() as u8,
    };
    Table {
        options: *options,
        seats,
        round: 0,
        part: Part::Draft,
        commander: Seat(rng.below(Stream::Table, u32::from(seats)) as u8),
        active: None,
        places: PerSeat::new(seats, |seat| data().station.places[usize::from(seats) - 1][seat.index()]),
        rotation: rng.below(Stream::Table, sectors) as u8,
        shift,
        tops: Default::default(),
        left: Default::default(),
        civs: [0; 4],
        unused: [0; 4],
        event: None,
        past_events: IdSet::EMPTY,
        events_left: 0,
        mix: mix.map(Into::into),
        neighbours: List::new(),
        shared: None,
        private: PerSeat::new(seats, |_| 0),
        ending: false,
        outcome: None,
    }
}

fn count_cards(game: &mut PlanetUnknown) {
    game.table.civs = std::array::from_fn(|level| game.civs[level].len() as u8);
    game.table.unused = std::array::from_fn(|level| game.unused[level].len() as u8);
    game.table.events_left = game.events.len() as u8;
}

/// The shape in a compartment.
/// § PU-2.1
pub(crate) fn shape_of(shift: u8, sector: usize, ring: Ring) -> u8 {
    let place = match ring {
        Ring::Outer => sector,
        Ring::Inner => (sector + usize::from(shift)) % SECTORS,
    };
    data().station.shapes[ring.index()][place]
}

/// The twelve tiles of a shape.
pub(crate) fn tiles_of(shape: u8) -> impl Iterator<Item = Tile> {
    (0..data().tiles.len() as u8).map(Tile).filter(move |tile| tile.facts().shape == shape)
}

/// Shuffles the tiles of each shape into its compartment and turns the top one up.
/// § PU-2.1
fn fill_station(game: &mut PlanetUnknown, fx: &mut Fx<Event>) {
    for sector in 0..SECTORS {
        for ring in Ring::ALL {
            let tiles = tiles_of(shape_of(game.table.shift, sector, ring));
            let mut deck = Deck::shuffled(tiles, &mut game.rng, Stream::Table);
            game.table.tops[sector][ring.index()] = deck.draw(fx, Seat(0));
            game.table.left[sector][ring.index()] = COMPARTMENT as u8;
            game.depots[sector][ring.index()] = deck;
        }
    }
}

type Stacks = [Deck<Civ, { crate::state::LEVEL }>; 4];

/// One card of each level more than players; the rest is out of play.
/// § PU-2.5
fn civ_stacks(seats: u8, rng: &mut Rng) -> (Stacks, Stacks) {
    let mut stacks = (Stacks::default(), Stacks::default());
    for level in 0..4u8 {
        let mut cards: Vec<Civ> = Civ::of_level(level + 1).collect();
        rng.shuffle(Stream::Table, &mut cards);
        let (used, unused) = cards.split_at(usize::from(seats) + 1);
        let deck = |cards: &[Civ]| Deck::in_order(cards.iter().map(|card| Secret::new(*card, SeatSet::NONE)));
        stacks.0[usize::from(level)] = deck(used);
        stacks.1[usize::from(level)] = deck(unused);
    }
    stacks
}

/// So many random cards of each signal; those for one player are left out with several.
/// § PU-10.14
fn event_deck(mix: Mix, solo: bool, rng: &mut Rng) -> Deck<EventCard, EVENTS> {
    let mut deck = Vec::new();
    for colour in Colour::ALL {
        let usable = |card: &EventCard| card.facts().colour == colour && (solo || !card.facts().solo_only);
        let mut cards: Vec<EventCard> = EventCard::all().filter(usable).collect();
        rng.shuffle(Stream::Table, &mut cards);
        deck.extend(cards.into_iter().take(usize::from(mix.of(colour))));
    }
    Deck::shuffled(deck, rng, Stream::Table)
}

/// Deals planets and corporations; those that are chosen later start as the starting side.
/// § PU-2.2
fn boards(options: &Options, seats: u8, rng: &mut Rng) -> Result<PerSeat<Board>, Illegal> {
    let planets = PerSeat::<Picked>::new(seats, |seat| options.picks(seat).0);
    let corporations = PerSeat::<Picked>::new(seats, |seat| options.picks(seat).1);
    let hard = |planet: u8| Planet(planet).facts().difficulty;
    let planets = deal(&planets, names::planets(), hard, rng)?;
    let hard = |firm: u8| Corporation(firm).facts().difficulty;
    let corporations = deal(&corporations, names::corporations(), hard, rng)?;
    Ok(PerSeat::new(seats, |seat| Board::new(Planet(planets[seat]), Corporation(corporations[seat]))))
}

/// Named boards first, then those of a difficulty, then any. Each unique side exists once.
/// § PU-2.2
fn deal(
    picks: &PerSeat<Picked>,
    names: &[String],
    difficulty: impl Fn(u8) -> u8,
    rng: &mut Rng,
) -> Result<PerSeat<u8>, Illegal> {
    let mut free: Vec<u8> = (1..names.len() as u8).collect();
    rng.shuffle(Stream::Table, &mut free);
    let mut dealt = PerSeat::<u8>::new(picks.seats(), |_| 0);
    for (seat, pick) in picks.iter() {
        if let Picked::Board(board @ 1..) = *pick {
            let place = free.iter().position(|other| *other == board);
            let place = place.ok_or_else(|| Illegal::BoardTwice { board: names[usize::from(board)].clone() })?;
            dealt[seat] = free.remove(place);
        }
    }
    for (seat, pick) in picks.iter() {
        if let Picked::Difficulty(level) = *pick {
            // When all of that difficulty are taken, the hardest that is easier; the starting side at the least.
            let fits = |other: &&u8| difficulty(**other) <= level;
            let best = free.iter().filter(fits).map(|other| difficulty(*other)).max();
            let place = best.and_then(|best| free.iter().position(|other| difficulty(*other) == best));
            dealt[seat] = place.map_or(0, |place| free.remove(place));
        }
    }
    for (seat, pick) in picks.iter() {
        if *pick == Picked::Random {
            dealt[seat] = free.pop().unwrap_or_default();
        }
    }
    Ok(dealt)
}
