//! Laying the game out.

use game_core::{Deck, Drafts, Fx, Game, List, PerSeat, Rng, Seat, Seed, Stream};

use crate::Options;
use crate::adventure::{Adventure, SheetsOf};
use crate::astra::{Astra, LEVELS};
use crate::board::{Board, on_board};
use crate::campaign::Campaign;
use crate::card::Card;
use crate::data::MISSIONS;
use crate::illegal::Illegal;
use crate::pieces::Letter;
use crate::rules::{campaign, supply, turn};
use crate::state::{Desk, Part, Pile, Sheets, Table, WelcomeToTheMoon};

/// A sheet for everybody, one mission of each type, three piles; then the first turn begins. A single player has ASTRA
/// and one deck. A campaign begins with the first adventure.
/// § WM-0.1 WM-0.4 WM-S.1 WM-C.1
pub(crate) fn setup(options: &Options, seats: u8, seed: Seed) -> Result<WelcomeToTheMoon, Illegal> {
    if !WelcomeToTheMoon::SEATS.contains(&seats) {
        return Err(Illegal::WrongNumberOfPlayers { players: seats });
    }
    if !LEVELS.contains(&options.astra) {
        return Err(Illegal::NoSuchLevel { level: options.astra });
    }
    let adventure = if options.campaign { 1 } else { options.adventure };
    let board = Board::printed(adventure, seats).ok_or(Illegal::NoSuchAdventure { adventure })?;
    let mut rng = Rng::new(seed);
    let mut fx = Fx::silent();
    let captain = |rng: &mut Rng| Seat(rng.below(Stream::Table, seats.into()) as u8);
    let table = Table {
        options: *options,
        seats,
        adventure,
        stock: crate::campaign::DATA.base,
        turn: 0,
        part: Part::Setup,
        piles: [Pile::default(); 3],
        pass: 0,
        missions: [0; 3],
        flipped: [false; 3],
        claims: PerSeat::new(seats, |_| Default::default()),
        astra: None,
        campaign: options.campaign.then(|| Campaign::new(seats, captain(&mut rng))),
        outcome: None,
    };
    let mut game = WelcomeToTheMoon { table, decks: Default::default(), omens: List::new(), board, rng };
    lay_out(&mut game, &mut fx);
    turn::start(&mut game, &mut fx);
    Ok(game)
}

/// Draws the missions, makes up the deck, sets ASTRA's level and the hidden turns of events.
/// § WM-0.4 WM-S.1 WM-S.2 WM-C.6 WM-C.7 WM-C.9
pub(crate) fn lay_out(game: &mut WelcomeToTheMoon, fx: &mut Fx<crate::events::Event>) {
    let WelcomeToTheMoon { table, decks, omens, board, rng } = game;
    let more = table.campaign.is_some_and(|campaign| campaign.adds_missions(table.adventure));
    table.missions = on_board!(board, sheets => draw_missions(sheets, more, rng));
    table.piles = [Pile::default(); 3];
    if let Some(campaign) = &mut table.campaign {
        campaign.begin();
        table.stock = campaign.stock();
    }
    table.astra = (table.seats == 1).then(|| Astra::of_level(level(table)));
    *decks = supply::deal(table, rng, fx);
    *omens = campaign::draw_omens(table, rng);
}

/// The level of ASTRA: as chosen; in a campaign it may go up with every adventure won, and a perfect run meets the
/// strongest in the last one.
/// § WM-S.1 WM-C.11
fn level(table: &Table) -> u8 {
    let chosen = table.options.astra;
    let Some(campaign) = table.campaign.filter(|_| table.options.ascending) else { return chosen };
    let played = table.adventure - 1;
    if table.adventure == 8 && campaign.wins() == played {
        return LEVELS.end() + 1;
    }
    (chosen + campaign.wins()).min(*LEVELS.end())
}

/// One of the cards of each type: of two, or of three where a campaign adds one.
/// § WM-0.4 WM-C.6
fn draw_missions<A: Adventure>(_: &Sheets<A, A::Common>, more: bool, rng: &mut Rng) -> [u8; 3] {
    let missions = &A::printed().missions;
    let missions = if more { missions } else { &missions[..MISSIONS] };
    Letter::ALL.map(|letter| {
        let cards = || missions.iter().filter(|mission| mission.letter == letter);
        let drawn = rng.below(Stream::Table, cards().count() as u32) as usize;
        cards().nth(drawn).map_or(0, |mission| mission.id)
    })
}

/// Sheets as printed, for so many players. Where sheets are shared, a single player has two.
/// § WM-8.1 WM-S.8
pub(crate) fn printed<A: Adventure>(seats: u8) -> SheetsOf<A> {
    Sheets {
        open: PerSeat::new(seats.max(A::LEAST_SHEETS), |_| A::start()),
        common: A::Common::default(),
        desks: Drafts::new(seats, |_| Desk::default()),
    }
}

/// How many cards lie face down in each pile.
pub(crate) fn left<const N: usize>(decks: &[Deck<Card, N>; 3]) -> [usize; 3] {
    [0, 1, 2].map(|i| decks[i].len())
}
