//! Positions as scenarios give them.

use game_core::{Fx, IdSet, List, Seat};

use super::{number, pile};
use crate::board::{Board, Facts, Laying, RoverAt};
use crate::data::{Mix, Tech};
use crate::events::Event;
use crate::geometry::{Square, Squares};
use crate::pieces::{Cell, Civ, EventCard, Objective, PodSpot, Ring, Tile, Track};
use crate::rules::tracks::open_techs;
use crate::setup::shape_of;
use crate::state::{Part, PlanetUnknown, SECTORS};

/// Turns the station so that the player faces the depot of these tiles, and puts them on top.
pub(super) fn offer(game: &mut PlanetUnknown, seat: Seat, words: &str) -> Result<(), String> {
    for word in words.split(' ') {
        let tile: Tile = word.parse()?;
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

/// Leaves so many tiles in a compartment: `outer 1`.
pub(super) fn left(game: &mut PlanetUnknown, seat: Seat, words: &str) -> Result<(), String> {
    let (ring, count) = words.split_once(' ').ok_or("Write `left Ann outer 1`.")?;
    let ring: Ring = ring.parse()?;
    let (sector, count) = (game.table.sector(seat), number(count)?);
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

/// The cards of a civ stack, or those out of play: `2 civ08 civ09`.
pub(super) fn stack(game: &mut PlanetUnknown, words: &str, in_play: bool) -> Result<(), String> {
    let mut words = words.split(' ');
    let level = usize::from(number(words.next().unwrap_or_default())?);
    let level = level.checked_sub(1).filter(|level| *level < 4).ok_or("Civ cards have levels 1 to 4.")?;
    let cards: Vec<Civ> = words.filter(|word| *word != "none").map(str::parse).collect::<Result<_, _>>()?;
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
pub(super) fn event(game: &mut PlanetUnknown, event: EventCard) -> Result<(), String> {
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
pub(super) fn events_left(game: &mut PlanetUnknown, count: u8) -> Result<(), String> {
    let fx = Fx::<Event>::silent();
    let rest: Vec<EventCard> = game.events.inside(&fx).take(usize::from(count)).collect();
    game.events = pile(rest.into_iter());
    game.table.events_left = game.events.len() as u8;
    Ok(())
}

/// The objectives between neighbours.
pub(super) fn neighbours(game: &mut PlanetUnknown, words: &str) -> Result<(), String> {
    let cards: Vec<Objective> = words.split(' ').map(str::parse).collect::<Result<_, _>>()?;
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

/// Something about a player.
pub(super) fn board(game: &mut PlanetUnknown, seat: Seat, line: &str) -> Result<(), String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word {
        "cards" => return cards(game, seat, rest),
        "objectives" => return objectives(game, seat, rest),
        "tile" => return tile(game, seat, rest),
        "covers" => return covers(game, seat, rest),
        _ => {}
    }
    let board = &mut game.boards[seat];
    match word {
        "tracks" => {
            for word in rest.split(' ') {
                let cell: Cell = word.parse()?;
                board.trackers[cell.track.index()] = cell;
            }
        }
        "tracker" => {
            let (track, cell) = rest.split_once(' ').ok_or("Write `tracker civ water5`.")?;
            board.trackers[track.parse::<Track>()?.index()] = cell.parse()?;
        }
        "patches" => {
            let squares = squares(rest)?;
            board.lifepods &= !squares;
            let facts = Facts { patches: squares, ..Facts::from(*board) };
            *board = facts.into();
        }
        "meteorites" => board.meteorites = squares(rest)?,
        "lifepods" => board.lifepods = squares(rest)?,
        "rovers" => {
            board.rovers = List::new();
            for word in rest.split(' ').filter(|word| *word != "none") {
                let load = word.ends_with('+');
                board.rovers.push(RoverAt { at: word.trim_end_matches('+').parse()?, load, wet: false });
            }
        }
        "pods" => board.pods = number(rest)?,
        "pod" => match rest.parse()? {
            PodSpot::Area => board.pods += 1,
            PodSpot::Cell(cell) => board.pod_cells[cell.track.index()] |= 1 << cell.row,
            PodSpot::Tech(tech) => board.pod_techs |= 1 << tech,
        },
        "meteors" => board.meteors = number(rest)?,
        "stored" => board.stored = number(rest)?,
        "flux" => board.flux = Some(rest.parse()?),
        "moves" => {
            board.moves = number(rest)?;
            board.gained = board.moves > 0;
        }
        "supply" => board.supply = number(rest)?,
        _ => return Err(format!("`{word}` cannot be given of a player.")),
    }
    Ok(())
}

fn squares(words: &str) -> Result<Squares, String> {
    words.split(' ').filter(|word| *word != "none").map(str::parse::<Square>).collect()
}

fn cards(game: &mut PlanetUnknown, seat: Seat, words: &str) -> Result<(), String> {
    let cards: IdSet<Civ> = words.split(' ').map(str::parse).collect::<Result<_, _>>()?;
    let fx = Fx::<Event>::silent();
    game.desks[seat].inside_mut(&fx).hand.civs = cards;
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

fn objectives(game: &mut PlanetUnknown, seat: Seat, words: &str) -> Result<(), String> {
    let cards: IdSet<Objective> = words.split(' ').map(str::parse).collect::<Result<_, _>>()?;
    cards.iter().for_each(|card| take_objective(game, card));
    let fx = Fx::<Event>::silent();
    let hand = &mut game.desks[seat].inside_mut(&fx).hand;
    let old: Vec<Objective> = hand.objectives.iter().filter(|card| !cards.contains(*card)).collect();
    hand.objectives = cards;
    cards.iter().for_each(|card| hand.returned.remove(card));
    game.table.private[seat] = cards.len() as u8;
    let rest: Vec<Objective> = game.objectives.inside(&fx).chain(old).collect();
    game.objectives = pile(rest.into_iter());
    Ok(())
}

/// Lays a tile: `I2-civ-energy r0 x5y0`. A meteor symbol gets no meteorite.
fn tile(game: &mut PlanetUnknown, seat: Seat, words: &str) -> Result<(), String> {
    let [tile, way, at] = *words.split(' ').collect::<Vec<_>>().as_slice() else {
        return Err("Write `tile I2-civ-energy r0 x5y0`.".to_owned());
    };
    let laying = Laying { tile: tile.parse()?, way: way.parse()?, at: at.parse()? };
    remove_from_station(game, laying.tile);
    let board = &mut game.boards[seat];
    let squares = laying.squares();
    if !squares.within(board.world().grid) || squares.meets(board.ground.covered) {
        return Err(format!("{words} does not fit there."));
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
fn covers(game: &mut PlanetUnknown, seat: Seat, words: &str) -> Result<(), String> {
    let open = if words.is_empty() { Squares::NONE } else { squares(words.trim_start_matches("but "))? };
    let board = &mut game.boards[seat];
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
