//! What scenarios read back.

use game_core::{Id, Seat, Viewer};
use game_testkit::facts::{Said, holds, row_or_none, text};

use super::given;
use crate::pieces::{Card, CardSet, Cell, Company, Letter, PlanCell, Rest, Space};
use crate::state::{Account, Luna, Phase, SCREENS, Skymines};
use crate::view::{self, Standing};

/// How a player stands, as everybody sees it.
pub(super) fn standing(game: &Skymines, said: &Said<'_>) -> Result<Standing, String> {
    let standings = view::view(game, Viewer::Spectator).standings;
    standings.into_iter().nth(said.seat()?.index()).ok_or_else(|| "There is no such player.".to_owned())
}

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Token => "token",
        Phase::Resting => "resting",
        Phase::Planning => "planning",
        Phase::Action => "action",
        Phase::Again => "again",
        Phase::Chapter => "chapter",
        Phase::Over => "over",
    }
}

pub(super) fn rest(said: &Said<'_>) -> Result<Rest, String> {
    let number: usize = said.number("number")?;
    Rest::ALL.get(number.wrapping_sub(1)).copied().ok_or_else(|| "Resting decks are 1 to 5.".to_owned())
}

pub(super) fn screen_place(said: &Said<'_>) -> Result<usize, String> {
    let place = said.number::<usize>("number")?.wrapping_sub(1);
    if place < SCREENS { Ok(place) } else { Err("Screens are 1 to 16.".to_owned()) }
}

/// A starting card by its short name where the line says so.
fn written(seat: Seat, card: Card, said: &Said<'_>) -> String {
    let full = card.to_string();
    let short = full.rsplit('_').next().unwrap_or_default().to_owned();
    let own = Card::starting(seat.0).any(|other| other == card);
    if own && said.words("card").contains(&short.as_str()) { short } else { full }
}

pub(super) fn cards(seat: Seat, cards: CardSet, said: &Said<'_>) -> String {
    row_or_none(cards.iter().map(|card| written(seat, card, said)))
}

pub(super) fn area(game: &Skymines, said: &Said<'_>, up: bool) -> Result<String, String> {
    let seat = said.seat()?;
    let lying = game.open.persons[seat].area.iter().filter(|lying| lying.up == up);
    Ok(row_or_none(lying.map(|lying| written(seat, lying.card, said))))
}

pub(super) fn has(game: &Skymines, said: &Said<'_>) -> Result<String, String> {
    let seat = said.seat()?;
    let card = given::card(Some(seat), said.word("card"))?;
    holds(game.open.persons[seat].hand.contains(card))
}

pub(super) fn display(game: &Skymines, said: &Said<'_>) -> Result<String, String> {
    Ok(game.open.display[said.get::<Cell>("cell")?.index()].map_or("none".to_owned(), text))
}

pub(super) fn discarded(game: &Skymines, said: &Said<'_>) -> Result<String, String> {
    holds(game.open.discard.contains(said.get::<Card>("card")?))
}

pub(super) fn plan_cell(game: &Skymines, said: &Said<'_>) -> Result<String, String> {
    Ok(game.open.plans[said.get::<PlanCell>("cell")?.index()].map_or("none".to_owned(), text))
}

pub(super) fn supply(game: &Skymines, said: &Said<'_>) -> Result<String, String> {
    Ok(text(game.supplies[said.get::<Letter>("letter")?.index()].len()))
}

pub(super) fn column(game: &Skymines, said: &Said<'_>) -> Result<String, String> {
    let (company, column): (Company, usize) = (said.get("company")?, said.number("number")?);
    Ok(game.open.stations[company].columns.0.get(column).map_or("none".to_owned(), |column| text(column.pieces)))
}

pub(super) fn bottom(game: &Skymines, said: &Said<'_>) -> Result<String, String> {
    let (company, column): (Company, usize) = (said.get("company")?, said.number("number")?);
    holds(game.open.stations[company].columns.0.get(column).is_some_and(|column| column.bottom_open))
}

pub(super) fn space(game: &Skymines, said: &Said<'_>) -> Result<String, String> {
    let marker = game.open.spaces[said.get::<Space>("space")?];
    Ok(marker.map_or("none".to_owned(), |marker| match game.open.seat_of(marker.who) {
        Some(seat) => said.names.name(seat).to_owned(),
        None => format!("luna_{}", marker.who.0 - game.open.seats + 1),
    }))
}

pub(super) fn threat(game: &Skymines, _: &Said<'_>) -> Result<String, String> {
    Ok(game.open.threat_left().map_or("none".to_owned(), text))
}

pub(super) fn screen(game: &Skymines, said: &Said<'_>) -> Result<String, String> {
    let laid = game.open.persons[said.seat()?].screens[screen_place(said)?];
    Ok(laid.map_or("none".to_owned(), |laid| text(laid.plan)))
}

pub(super) fn screen_down(game: &Skymines, said: &Said<'_>) -> Result<String, String> {
    holds(game.open.persons[said.seat()?].screens[screen_place(said)?].is_some_and(|laid| laid.down))
}

pub(super) fn luna<'a>(game: &'a Skymines, said: &Said<'_>) -> Result<(&'a Account, &'a Luna), String> {
    let place = given::place(game, said)?;
    let accounts = game.open.accounts.as_slice();
    Ok((&accounts[usize::from(game.open.seats) + place], &game.open.lunas.as_slice()[place]))
}
