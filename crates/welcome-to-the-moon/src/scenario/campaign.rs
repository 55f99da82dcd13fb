//! A campaign as scenarios give and read it.

use game_core::{Fx, SeatSet, Secret};
use game_testkit::facts::{Said, put, row, text};

use crate::board::{Board, on_board};
use crate::campaign::{Answer, Campaign};
use crate::card::{Card, CardSet};
use crate::rules::campaign::come;
use crate::rules::turn;
use crate::scenario::sheets::{self, Read};
use crate::setup;
use crate::state::WelcomeToTheMoon;

const NONE: &str = "This is no campaign.";

pub(super) fn of(game: &mut WelcomeToTheMoon) -> Result<&mut Campaign, String> {
    game.table.campaign.as_mut().ok_or_else(|| NONE.to_owned())
}

pub(super) fn read(game: &WelcomeToTheMoon) -> Result<&Campaign, String> {
    game.table.campaign.as_ref().ok_or_else(|| NONE.to_owned())
}

/// Lays an adventure out, with what was answered before.
pub(super) fn set_adventure(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    of(game)?;
    let mut fx = Fx::silent();
    game.table.adventure = said.number("number")?;
    game.table.turn = 0;
    game.board = Board::printed(game.table.adventure, game.table.seats).ok_or("There is no such adventure.")?;
    setup::lay_out(game, &mut fx);
    turn::start(game, &mut fx);
    Ok(())
}

pub(super) fn set_answers(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    for (answer, given) in of(game)?.answers.iter_mut().zip(said.all::<Answer>("answer")?) {
        *answer = Some(given);
    }
    Ok(())
}

/// So many adventures were won against ASTRA.
pub(super) fn set_wins(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    let won = said.number("number")?;
    of(game)?.astra_places.iter_mut().take(won).for_each(|place| *place = 2);
    Ok(())
}

/// An event comes this turn.
pub(super) fn set_event(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    come(game, said.number("event")?, &mut Fx::silent());
    Ok(())
}

/// An event comes in a turn.
pub(super) fn set_omen(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    let (event, adventure): (u8, u8) = (said.number("event")?, game.table.adventure);
    let events = of(game)?.events(adventure);
    let place = events.iter().position(|known| *known == event).ok_or("No such event is coming.")?;
    put(&mut game.omens.as_mut_slice()[place], Secret::new(said.number("turn")?, SeatSet::NONE))
}

/// A crew card; outside a campaign the crew that a sheet counts.
pub(super) fn set_crew(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    let seat = said.seat()?;
    if game.table.campaign.is_none() {
        let fact = format!("crew {}", said.word("crew"));
        return on_board!(&mut game.board, sheets => sheets::given(sheets, seat, &fact));
    }
    put(&mut of(game)?.crew[seat], Some(said.get("crew")?))
}

pub(super) fn crew(game: &WelcomeToTheMoon, said: &Said<'_>) -> Result<String, String> {
    let seat = said.seat()?;
    match &game.table.campaign {
        Some(campaign) => Ok(campaign.crew[seat].map_or("none".to_owned(), text)),
        None => sheets::then(game, said, Read::Count("crew")),
    }
}

/// All stars of a player come from the first adventure.
pub(super) fn set_stars(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    let seat = said.seat()?;
    put(&mut of(game)?.stars[seat][0], said.number("number")?)
}

pub(super) fn set_place(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    let (seat, adventure) = (said.seat()?, said.number::<usize>("adventure")?);
    let places = &mut of(game)?.places[seat];
    let place = places.get_mut(adventure.wrapping_sub(1)).ok_or("There is no such adventure.")?;
    put(place, said.number("place")?)
}

/// The place in the last adventure that was played.
pub(super) fn place(game: &WelcomeToTheMoon, said: &Said<'_>) -> Result<String, String> {
    let seat = said.seat()?;
    Ok(text(read(game)?.places[seat].iter().rfind(|&&place| place > 0).unwrap_or(&0)))
}

/// How many of the cards in play show a number or an effect.
pub(super) fn dealt(game: &WelcomeToTheMoon, said: &Said<'_>) -> Result<String, String> {
    read(game)?;
    let shows = |card: &Card| {
        let (number, effect) = (card.face().number.to_string(), card.face().effect.name());
        number == said.word("side") || effect == said.word("side")
    };
    Ok(text(in_play(game).iter().filter(shows).count()))
}

/// How many cards of each pile are on the table or in the pile.
pub(super) fn piles(game: &WelcomeToTheMoon) -> Result<String, String> {
    read(game)?;
    let size = |i: usize| {
        let pile = &game.table.piles[i];
        game.decks[i].len() + pile.discard.len() + 1 + usize::from(pile.flipped.is_some())
    };
    Ok(row([0, 1, 2].map(size)))
}

/// How many events are to come, each in a turn of its own.
pub(super) fn omens(game: &WelcomeToTheMoon) -> Result<String, String> {
    read(game)?;
    let fx = Fx::<()>::silent();
    let mut turns: Vec<u8> = game.omens.iter().map(|omen| *omen.inside(&fx)).collect();
    let fits = turns.iter().all(|turn| (6..=14).contains(turn));
    turns.sort_unstable();
    turns.dedup();
    Ok(format!("{}{}", turns.len(), if fits { "" } else { " out of 6 to 14" }))
}

/// Every starship card on the table or face down.
pub(super) fn in_play(game: &WelcomeToTheMoon) -> CardSet {
    let fx = Fx::<()>::silent();
    let piles = game.table.piles.iter().flat_map(|pile| pile.discard.iter().chain([pile.shown]).chain(pile.flipped));
    let drawn = game.table.astra.iter().flat_map(|astra| astra.drawn.iter().copied().chain(astra.discard.iter()));
    let solo = game.table.astra.is_some();
    let open = piles.filter(|_| !solo).chain(drawn);
    game.decks.iter().flat_map(|deck| deck.inside(&fx)).chain(open).collect::<CardSet>().starships()
}
