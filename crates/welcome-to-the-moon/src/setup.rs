//! Laying the game out.

use game_core::{Deck, Fx, Game, PerSeat, Rng, SeatSet, Secret, Seed, Stream};

use crate::Options;
use crate::adventure::{Adventure, SheetsOf};
use crate::board::{Board, on_board};
use crate::illegal::Illegal;
use crate::pieces::Letter;
use crate::rules::{supply, turn};
use crate::state::{Desk, Part, Pile, Sheets, Table, WelcomeToTheMoon};

/// A sheet for everybody, one mission of each type, three piles; then the first turn begins.
/// § WM-0.1 WM-0.4
pub(crate) fn setup(options: &Options, seats: u8, seed: Seed) -> Result<WelcomeToTheMoon, Illegal> {
    if !WelcomeToTheMoon::SEATS.contains(&seats) {
        return Err(Illegal::WrongNumberOfPlayers { players: seats });
    }
    let adventure = options.adventure;
    let board = Board::printed(adventure, seats).ok_or(Illegal::NoSuchAdventure { adventure })?;
    let mut rng = Rng::new(seed);
    let mut fx = Fx::silent();
    let mut table = Table {
        options: *options,
        seats,
        turn: 0,
        part: Part::Setup,
        piles: [Pile::default(); 3],
        pass: 0,
        missions: on_board!(&board, sheets => draw_missions(sheets, &mut rng)),
        flipped: [false; 3],
        claims: PerSeat::new(seats, |_| Default::default()),
        outcome: None,
    };
    let decks = supply::deal(&mut table, &mut rng, &mut fx);
    let mut game = WelcomeToTheMoon { table, decks, board, rng };
    turn::start(&mut game, &mut fx);
    Ok(game)
}

/// One of the two cards of each type.
/// § WM-0.4
fn draw_missions<A: Adventure>(_: &Sheets<A, A::Common>, rng: &mut Rng) -> [u8; 3] {
    let missions = &A::printed().missions;
    Letter::ALL.map(|letter| {
        let mut cards = missions.iter().filter(|mission| mission.letter == letter);
        let second = rng.below(Stream::Table, 2) as usize;
        cards.nth(second).map_or(0, |mission| mission.id)
    })
}

/// Sheets as printed, for so many players.
pub(crate) fn printed<A: Adventure>(seats: u8) -> SheetsOf<A> {
    Sheets {
        open: PerSeat::new(seats, |_| A::start()),
        common: A::Common::default(),
        desks: PerSeat::new(seats, |seat| Secret::new(Desk::default(), SeatSet::one(seat))),
    }
}

/// How many cards lie face down in each pile.
pub(crate) fn left<const N: usize>(decks: &[Deck<crate::card::Card, N>; 3]) -> [usize; 3] {
    [0, 1, 2].map(|i| decks[i].len())
}
