//! `given`: changing the position.

use game_core::{Deck, Fx, Seat, SeatSet, Secret};
use game_testkit::facts::{Said, number, put};

use super::{cards_of, hex_of};
use crate::data::data;
use crate::events::Event;
use crate::pieces::{Energize, Hex, SecretMission, Terrain, Unit};
use crate::setup::terrain;
use crate::state::{NexusOps, Player};

pub(super) fn demo(game: &mut NexusOps, _: &Said<'_>) -> Result<(), String> {
    put(&mut game.open.terrain, terrain(game.open.seats, &data().demo_singles, &data().demo_doubles))
}

pub(super) fn terrain_of(game: &mut NexusOps, said: &Said<'_>) -> Result<(), String> {
    let (hex, kind) = (hex_of(game, said)?, said.word("kind"));
    let kind: Terrain = serde_json::from_value(kind.into()).map_err(|_| format!("`{kind}` is not a terrain."))?;
    game.open.terrain.0.iter_mut().for_each(|hexes| hexes.remove(hex));
    game.open.terrain[kind as usize].insert(hex);
    Ok(())
}

pub(super) fn mine(game: &mut NexusOps, said: &Said<'_>) -> Result<(), String> {
    let hex = hex_of(game, said)?;
    put(&mut game.open.mines[hex.index()], said.number("number")?)
}

pub(super) fn tile(game: &mut NexusOps, said: &Said<'_>) -> Result<(), String> {
    let (hex, tile) = (hex_of(game, said)?, said.get("tile")?);
    let fx = Fx::<Event>::silent();
    let tiles = game.tiles.inside_mut(&fx);
    let here = hex.index().checked_sub(1).filter(|&i| i < tiles.len()).ok_or("No tile lies there.")?;
    match tiles.iter().position(|&t| t == tile) {
        Some(there) => tiles.swap(here, there),
        None => tiles[here] = tile,
    }
    Ok(())
}

/// The hex counts as explored, with nothing found.
pub(super) fn explored(game: &mut NexusOps, said: &Said<'_>) -> Result<(), String> {
    let hex = hex_of(game, said)?;
    if !game.open.unexplored.contains(hex) {
        return Err(format!("{hex} has no tile."));
    }
    game.open.unexplored.remove(hex);
    let tile = game.tiles.inside(&Fx::<Event>::silent())[hex.index() - 1];
    game.open.revealed.insert(tile);
    Ok(())
}

/// `human 2 fungoid`: a number after a unit says how many.
pub(super) fn units(game: &mut NexusOps, said: &Said<'_>) -> Result<(), String> {
    place_units(game, said.seat()?, hex_of(game, said)?, said.words("unit"))
}

fn place_units(game: &mut NexusOps, seat: Seat, hex: Hex, words: &[&str]) -> Result<(), String> {
    let mut words = words.iter().peekable();
    while let Some(word) = words.next() {
        let unit: Unit = word.parse()?;
        let count: u8 = words.next_if(|w| w.starts_with(|c: char| c.is_ascii_digit())).map_or(Ok(1), |w| number(w))?;
        if count > game.open.players[seat].supply[unit.index()] {
            return Err(format!("There are not {count} more figures of {unit}."));
        }
        (0..count).for_each(|_| game.open.place(seat, hex, unit));
    }
    Ok(())
}

fn player<'g>(game: &'g mut NexusOps, said: &Said<'_>) -> Result<&'g mut Player, String> {
    Ok(&mut game.open.players[said.seat()?])
}

pub(super) fn rubium(game: &mut NexusOps, said: &Said<'_>) -> Result<(), String> {
    put(&mut player(game, said)?.rubium, said.number("number")?)
}

/// Mission cards count at once.
pub(super) fn missions(game: &mut NexusOps, said: &Said<'_>) -> Result<(), String> {
    let (player, count) = (player(game, said)?, said.number::<u8>("number")?);
    player.missions += count;
    player.vp += count * data().mission_vp;
    Ok(())
}

pub(super) fn hill(game: &mut NexusOps, said: &Said<'_>) -> Result<(), String> {
    let (player, count) = (player(game, said)?, said.number::<u8>("number")?);
    player.hill += count;
    player.vp += count;
    Ok(())
}

pub(super) fn energize(game: &mut NexusOps, said: &Said<'_>) -> Result<(), String> {
    let (seat, fx) = (said.seat()?, Fx::<Event>::silent());
    for card in energize_from_deck(game, said)? {
        game.hands[seat].energize.inside_mut(&fx).add(card);
        game.open.players[seat].energize += 1;
    }
    Ok(())
}

pub(super) fn secrets(game: &mut NexusOps, said: &Said<'_>) -> Result<(), String> {
    let (seat, fx) = (said.seat()?, Fx::<Event>::silent());
    for card in secrets_from_deck(game, said)? {
        game.hands[seat].secrets.inside_mut(&fx).add(card);
        game.open.players[seat].secrets += 1;
    }
    Ok(())
}

pub(super) fn played(game: &mut NexusOps, said: &Said<'_>) -> Result<(), String> {
    for card in secrets_from_deck(game, said)? {
        let player = player(game, said)?;
        player.played.add(card);
        player.vp += data().secret(card).vp;
    }
    Ok(())
}

pub(super) fn energize_discard(game: &mut NexusOps, said: &Said<'_>) -> Result<(), String> {
    for card in energize_from_deck(game, said)? {
        game.open.energize_discard.add(card);
    }
    Ok(())
}

pub(super) fn secrets_discard(game: &mut NexusOps, said: &Said<'_>) -> Result<(), String> {
    for card in secrets_from_deck(game, said)? {
        game.open.secret_discard.add(card);
    }
    Ok(())
}

/// Takes the named cards out of the deck, or the whole `rest` of it.
fn energize_from_deck(game: &mut NexusOps, said: &Said<'_>) -> Result<Vec<Energize>, String> {
    let (words, fx) = (said.words("card"), Fx::<Event>::silent());
    let mut deck: Vec<Energize> = game.energize_deck.inside(&fx).collect();
    let taken =
        if words == ["rest"] { std::mem::take(&mut deck) } else { take(&mut deck, &cards_of(words)?.0, words)? };
    game.energize_deck = Deck::in_order(deck.into_iter().map(|card| Secret::new(card, SeatSet::NONE)));
    Ok(taken)
}

fn secrets_from_deck(game: &mut NexusOps, said: &Said<'_>) -> Result<Vec<SecretMission>, String> {
    let (words, fx) = (said.words("card"), Fx::<Event>::silent());
    let mut deck: Vec<SecretMission> = game.secret_deck.inside(&fx).collect();
    let taken =
        if words == ["rest"] { std::mem::take(&mut deck) } else { take(&mut deck, &cards_of(words)?.1, words)? };
    game.secret_deck = Deck::in_order(deck.into_iter().map(|card| Secret::new(card, SeatSet::NONE)));
    Ok(taken)
}

fn take<C: Copy + PartialEq + std::fmt::Display>(
    deck: &mut Vec<C>,
    cards: &[C],
    words: &[&str],
) -> Result<Vec<C>, String> {
    if cards.len() != words.len() {
        return Err(format!("Not all of `{}` are cards of this deck.", words.join(" ")));
    }
    for card in cards {
        let place = deck.iter().position(|c| c == card).ok_or_else(|| format!("No {card} is left in the deck."))?;
        deck.remove(place);
    }
    Ok(cards.to_vec())
}
