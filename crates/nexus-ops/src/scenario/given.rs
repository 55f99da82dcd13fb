//! `given`: changing the position.

use game_core::{Deck, Fx, Seat, SeatSet, Secret};
use game_testkit::Names;

use super::{cards_of, hex_of, number, parts};
use crate::data::data;
use crate::events::Event;
use crate::pieces::{Energize, Hex, SecretMission, Terrain, Unit};
use crate::setup::terrain;
use crate::state::NexusOps;

pub(super) fn given(game: &mut NexusOps, line: &str, names: &Names) -> Result<(), String> {
    if line == "board demo" {
        game.open.terrain = terrain(game.open.seats, &data().demo_singles, &data().demo_doubles);
        return Ok(());
    }
    if let Some((subject, rest)) = line.split_once(':') {
        let rest = rest.trim();
        if let Some(seat) = names.seat(subject) {
            return parts(rest).try_for_each(|words| player(game, seat, &words));
        }
        let hex = hex_of(game, subject)?;
        return parts(rest).try_for_each(|words| on_hex(game, hex, &words, names));
    }
    match line.split_whitespace().collect::<Vec<_>>()[..] {
        ["energize", "discard", ref cards @ ..] => {
            for card in energize_from_deck(game, cards)? {
                game.open.energize_discard.add(card);
            }
            Ok(())
        }
        ["secrets", "discard", ref cards @ ..] => {
            for card in secrets_from_deck(game, cards)? {
                game.open.secret_discard.add(card);
            }
            Ok(())
        }
        _ => Err(format!("`given {line}` is not understood.")),
    }
}

fn on_hex(game: &mut NexusOps, hex: Hex, words: &[&str], names: &Names) -> Result<(), String> {
    match words {
        ["terrain", kind] => {
            let kind: Terrain =
                serde_json::from_value((*kind).into()).map_err(|_| format!("`{kind}` is not a terrain."))?;
            game.open.terrain.0.iter_mut().for_each(|hexes| hexes.remove(hex));
            game.open.terrain[kind as usize].insert(hex);
            Ok(())
        }
        ["mine", value] => {
            game.open.mines[hex.index()] = number(value)?;
            Ok(())
        }
        ["explored"] => explore(game, hex),
        ["tile", tile] => {
            let tile = tile.parse()?;
            let fx = Fx::<Event>::silent();
            let tiles = game.tiles.inside_mut(&fx);
            let here = hex.index().checked_sub(1).filter(|&i| i < tiles.len()).ok_or("No tile lies there.")?;
            match tiles.iter().position(|&t| t == tile) {
                Some(there) => tiles.swap(here, there),
                None => tiles[here] = tile,
            }
            Ok(())
        }
        [player, units @ ..] if !units.is_empty() => {
            let seat = names.expect_seat(player)?;
            place_units(game, seat, hex, units)
        }
        _ => Err(format!("`{}` is not something a hex has.", words.join(" "))),
    }
}

/// The hex counts as explored, with nothing found.
fn explore(game: &mut NexusOps, hex: Hex) -> Result<(), String> {
    if !game.open.unexplored.contains(hex) {
        return Err(format!("{hex} has no tile."));
    }
    game.open.unexplored.remove(hex);
    let tile = game.tiles.inside(&Fx::<Event>::silent())[hex.index() - 1];
    game.open.revealed.insert(tile);
    Ok(())
}

/// `human 2 fungoid`: a number after a unit says how many.
fn place_units(game: &mut NexusOps, seat: Seat, hex: Hex, words: &[&str]) -> Result<(), String> {
    let mut words = words.iter().peekable();
    while let Some(word) = words.next() {
        let unit: Unit = word.parse()?;
        let count = words.next_if(|w| w.starts_with(|c: char| c.is_ascii_digit())).map_or(Ok(1), |w| number(w))?;
        if count > game.open.players[seat].supply[unit.index()] {
            return Err(format!("There are not {count} more figures of {unit}."));
        }
        (0..count).for_each(|_| game.open.place(seat, hex, unit));
    }
    Ok(())
}

fn player(game: &mut NexusOps, seat: Seat, words: &[&str]) -> Result<(), String> {
    let fx = Fx::<Event>::silent();
    match words {
        ["rubium", amount] => {
            let amount = amount.parse().map_err(|_| format!("`{amount}` should be a number."))?;
            game.open.players[seat].rubium = amount;
        }
        ["missions", count] => {
            let player = &mut game.open.players[seat];
            player.missions += number(count)?;
            player.vp += number(count)? * data().mission_vp;
        }
        ["hill", count] => {
            let player = &mut game.open.players[seat];
            player.hill += number(count)?;
            player.vp += number(count)?;
        }
        ["energize", cards @ ..] => {
            for card in energize_from_deck(game, cards)? {
                game.hands[seat].energize.inside_mut(&fx).add(card);
                game.open.players[seat].energize += 1;
            }
        }
        ["secrets", cards @ ..] => {
            for card in secrets_from_deck(game, cards)? {
                game.hands[seat].secrets.inside_mut(&fx).add(card);
                game.open.players[seat].secrets += 1;
            }
        }
        ["played", cards @ ..] => {
            for card in secrets_from_deck(game, cards)? {
                let player = &mut game.open.players[seat];
                player.played.add(card);
                player.vp += data().secret(card).vp;
            }
        }
        _ => return Err(format!("`{}` is not something a player has.", words.join(" "))),
    }
    Ok(())
}

/// Takes the named cards out of the deck, or the whole `rest` of it.
fn energize_from_deck(game: &mut NexusOps, words: &[&str]) -> Result<Vec<Energize>, String> {
    let fx = Fx::<Event>::silent();
    let mut deck: Vec<Energize> = game.energize_deck.inside(&fx).collect();
    let taken =
        if words == ["rest"] { std::mem::take(&mut deck) } else { take(&mut deck, &cards_of(words)?.0, words)? };
    game.energize_deck = Deck::in_order(deck.into_iter().map(|card| Secret::new(card, SeatSet::NONE)));
    Ok(taken)
}

fn secrets_from_deck(game: &mut NexusOps, words: &[&str]) -> Result<Vec<SecretMission>, String> {
    let fx = Fx::<Event>::silent();
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
