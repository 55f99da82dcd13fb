//! Positions as scenarios give them.

use game_core::{Fx, IdSet, List, Seat};
use game_testkit::facts::{Said, put};

use super::pile;
use crate::board::{Board, Facts, Laying, RoverAt};
use crate::data::{Mix, Tech};
use crate::events::Event;
use crate::geometry::{Square, Squares};
use crate::pieces::{Cell, Civ, EventCard, Objective, PodSpot, Ring, Tile, Track};
use crate::rules::tracks::open_techs;
use crate::setup::shape_of;
use crate::state::{Part, PlanetUnknown, SECTORS};

/// Turns the station so that the player faces the depot of these tiles, and puts them on top.
pub(super) fn offer(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let seat = said.seat()?;
    for tile in said.all::<Tile>("tile")? {
        let ring = tile.facts().shape().ring;
        let shift = game.table.shift;
        let sector = (0..SECTORS).find(|sector| shape_of(shift, *sector, ring) == tile.facts().shape);
        let sector = sector.ok_or("The station has no such shape.")?;
        let sectors = SECTORS as u8;
        game.table.rotation = (game.table.places[seat] + sectors - sector as u8) % sectors;
        put_on_top(game, sector, ring, tile)?;
    }
    Ok(())
}

fn put_on_top(game: &mut PlanetUnknown, sector: usize, ring: Ring, tile: Tile) -> Result<(), String> {
    let used = |(_, board): (Seat, &Board)| board.tiles.iter().any(|laying| laying.tile == tile);
    if game.boards.iter().any(used) {
        return Err(format!("{tile} lies on a planet already."));
    }
    let fx = Fx::<Event>::silent();
    let deck = &mut game.depots[sector][ring.index()];
    let top = game.table.tops[sector][ring.index()].replace(tile);
    let rest: Vec<Tile> = top.into_iter().chain(deck.inside(&fx)).filter(|other| *other != tile).collect();
    *deck = pile(rest.into_iter());
    Ok(())
}

/// Leaves so many tiles in a compartment.
pub(super) fn left(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let ring: Ring = said.get("ring")?;
    let (sector, count) = (game.table.sector(said.seat()?), said.number::<u8>("number")?);
    let fx = Fx::<Event>::silent();
    let deck = &mut game.depots[sector][ring.index()];
    let rest: Vec<Tile> = deck.inside(&fx).take(usize::from(count.saturating_sub(1))).collect();
    *deck = pile(rest.into_iter());
    if count == 0 {
        game.table.tops[sector][ring.index()] = None;
    }
    game.table.left[sector][ring.index()] = deck.len() as u8 + u8::from(count > 0);
    Ok(())
}

/// The cards of a civ stack, or those out of play.
pub(super) fn stack(game: &mut PlanetUnknown, said: &Said<'_>, in_play: bool) -> Result<(), String> {
    let level: usize = said.number("level")?;
    let level = level.checked_sub(1).filter(|level| *level < 4).ok_or("Civ cards have levels 1 to 4.")?;
    let cards: Vec<Civ> = said.all("civ")?;
    let held = held_civs(game);
    let rest = Civ::of_level(level as u8 + 1).filter(|card| !cards.contains(card) && !held.contains(*card));
    let rest: Vec<Civ> = rest.collect();
    let (one, other) = if in_play { (&cards, &rest) } else { (&rest, &cards) };
    game.civs[level] = pile(one.iter().copied());
    game.unused[level] = pile(other.iter().copied());
    game.table.civs[level] = one.len() as u8;
    game.table.unused[level] = other.len() as u8;
    Ok(())
}

fn held_civs(game: &PlanetUnknown) -> IdSet<Civ> {
    let all = Seat::all(game.table.seats).map(|seat| game.desk(seat).hand.civs | game.boards[seat].resolved);
    all.fold(IdSet::EMPTY, |held, civs| held | civs)
}

/// The event that is turned up now.
pub(super) fn event(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let event: EventCard = said.get("event")?;
    let fx = Fx::<Event>::silent();
    let mix = game.table.mix.unwrap_or_else(|| Mix { green: 7, orange: 7, red: 6 }.into());
    game.table.mix = Some(mix);
    let mut rest: Vec<EventCard> = game.events.inside(&fx).filter(|other| *other != event).collect();
    if rest.is_empty() && game.events.is_empty() {
        rest = EventCard::all().filter(|card| !card.facts().solo_only && *card != event).take(19).collect();
    }
    rest.truncate(19);
    game.events = pile(std::iter::once(event).chain(rest).collect::<Vec<_>>().into_iter());
    game.table.events_left = game.events.len() as u8;
    game.table.event = None;
    game.table.round = game.table.round.max(1);
    (game.table.part, game.table.active) = (Part::Rotate, None);
    Ok(())
}

/// So many cards are left in the event deck.
pub(super) fn events_left(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let count = said.number("number")?;
    let fx = Fx::<Event>::silent();
    let rest: Vec<EventCard> = game.events.inside(&fx).take(count).collect();
    game.events = pile(rest.into_iter());
    game.table.events_left = game.events.len() as u8;
    Ok(())
}

/// The objectives between neighbours.
pub(super) fn neighbours(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let cards: Vec<Objective> = said.all("objective")?;
    let fx = Fx::<Event>::silent();
    let old: Vec<Objective> = game.table.neighbours.iter().copied().collect();
    cards.iter().for_each(|card| take_objective(game, *card));
    let back = old.into_iter().filter(|card| !cards.contains(card));
    let rest: Vec<Objective> = game.objectives.inside(&fx).chain(back).collect();
    game.objectives = pile(rest.into_iter());
    game.table.neighbours = cards.into_iter().collect();
    Ok(())
}

/// Takes an objective out of the deck, or from between neighbours, which get another one.
pub(super) fn take_objective(game: &mut PlanetUnknown, card: Objective) {
    let fx = Fx::<Event>::silent();
    let rest: Vec<Objective> = game.objectives.inside(&fx).filter(|other| *other != card).collect();
    let mut rest = rest;
    if let Some(place) = game.table.neighbours.iter().position(|other| *other == card)
        && let Some(other) = rest.pop()
    {
        game.table.neighbours[place] = other;
    }
    game.objectives = pile(rest.into_iter());
}

/// The objective that all share.
pub(super) fn shared(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let card = said.get("objective")?;
    take_objective(game, card);
    put(&mut game.table.shared, Some(card))
}

/// The board of the player a line speaks of.
pub(super) fn board<'g>(game: &'g mut PlanetUnknown, said: &Said<'_>) -> Result<&'g mut Board, String> {
    Ok(&mut game.boards[said.seat()?])
}

pub(super) fn tracks(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    for cell in said.all::<Cell>("cell")? {
        board(game, said)?.trackers[cell.track.index()] = cell;
    }
    Ok(())
}

pub(super) fn tracker(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let track: Track = said.get("track")?;
    put(&mut board(game, said)?.trackers[track.index()], said.get("cell")?)
}

pub(super) fn patches(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let (board, squares) = (board(game, said)?, squares(said)?);
    board.lifepods &= !squares;
    let facts = Facts { patches: squares, ..Facts::from(*board) };
    put(board, facts.into())
}

pub(super) fn rovers(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let mut rovers = List::new();
    for word in said.words("rover").iter().filter(|word| **word != "none") {
        rovers.push(RoverAt { at: word.trim_end_matches('+').parse()?, load: word.ends_with('+'), wet: false });
    }
    put(&mut board(game, said)?.rovers, rovers)
}

pub(super) fn pod(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let board = board(game, said)?;
    match said.get("spot")? {
        PodSpot::Area => board.pods += 1,
        PodSpot::Cell(cell) => board.pod_cells[cell.track.index()] |= 1 << cell.row,
        PodSpot::Tech(tech) => board.pod_techs |= 1 << tech,
    }
    Ok(())
}

pub(super) fn moves(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let (board, moves) = (board(game, said)?, said.number("number")?);
    (board.moves, board.gained) = (moves, moves > 0);
    Ok(())
}

pub(super) fn squares(said: &Said<'_>) -> Result<Squares, String> {
    Ok(said.all::<Square>("square")?.into_iter().collect())
}

pub(super) fn cards(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let cards: IdSet<Civ> = said.all::<Civ>("civ")?.into_iter().collect();
    let seat = said.seat()?;
    let fx = Fx::<Event>::silent();
    game.desks.acts(seat, &fx).hand.civs = cards;
    for level in 0..4 {
        let held = |card: &Civ| !cards.contains(*card);
        let stack: Vec<Civ> = game.civs[level].inside(&fx).filter(held).collect();
        let unused: Vec<Civ> = game.unused[level].inside(&fx).filter(held).collect();
        (game.table.civs[level], game.table.unused[level]) = (stack.len() as u8, unused.len() as u8);
        (game.civs[level], game.unused[level]) = (pile(stack.into_iter()), pile(unused.into_iter()));
        let of_level = cards.iter().filter(|card| usize::from(card.facts().level) == level + 1);
        game.boards[seat].kept[level] = of_level.count() as u8;
    }
    Ok(())
}

pub(super) fn objectives(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let cards: IdSet<Objective> = said.all::<Objective>("objective")?.into_iter().collect();
    let seat = said.seat()?;
    cards.iter().for_each(|card| take_objective(game, card));
    let fx = Fx::<Event>::silent();
    let hand = &mut game.desks.acts(seat, &fx).hand;
    let old: Vec<Objective> = hand.objectives.iter().filter(|card| !cards.contains(*card)).collect();
    hand.objectives = cards;
    cards.iter().for_each(|card| hand.returned.remove(card));
    game.table.private[seat] = cards.len() as u8;
    let rest: Vec<Objective> = game.objectives.inside(&fx).chain(old).collect();
    game.objectives = pile(rest.into_iter());
    Ok(())
}

/// Lays a tile. A meteor symbol gets no meteorite.
pub(super) fn tile(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let laying = Laying { tile: said.get("tile")?, way: said.get("way")?, at: said.get("square")? };
    remove_from_station(game, laying.tile);
    let board = board(game, said)?;
    let squares = laying.squares();
    if !squares.within(board.world().grid) || squares.meets(board.ground.covered) {
        return Err(format!("{} does not fit there.", laying.tile));
    }
    board.lifepods &= !squares;
    let mut facts = Facts::from(*board);
    facts.tiles.push(laying);
    *board = facts.into();
    Ok(())
}

fn remove_from_station(game: &mut PlanetUnknown, tile: Tile) {
    let fx = Fx::<Event>::silent();
    for sector in 0..SECTORS {
        for ring in 0..2 {
            let deck = &mut game.depots[sector][ring];
            let mut rest: Vec<Tile> = deck.inside(&fx).filter(|other| *other != tile).collect();
            if game.table.tops[sector][ring] == Some(tile) {
                game.table.tops[sector][ring] = if rest.is_empty() { None } else { Some(rest.remove(0)) };
            }
            game.table.left[sector][ring] = rest.len() as u8 + u8::from(game.table.tops[sector][ring].is_some());
            *deck = pile(rest.into_iter());
        }
    }
}

/// Covers the whole planet with patches, except the squares that follow.
pub(super) fn covers(game: &mut PlanetUnknown, said: &Said<'_>) -> Result<(), String> {
    let open = squares(said)?;
    let board = board(game, said)?;
    let patches = board.world().grid & !open & !board.ground.covered;
    board.lifepods &= open;
    let patches = board.patches | patches;
    *board = Facts { patches, ..Facts::from(*board) }.into();
    Ok(())
}

/// Technologies follow from where trackers and lifepods lie; what one brings when it is first reached was used.
pub(super) fn prepare(game: &mut PlanetUnknown) {
    for seat in Seat::all(game.table.seats) {
        let board = &mut game.boards[seat];
        board.techs = open_techs(board);
        board.used_game |= board.techs & board.firm().bit(Tech::Reposition3);
        board.before = board.tiles.len() as u8;
    }
}
