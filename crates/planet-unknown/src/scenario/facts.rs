//! What scenarios can say of Planet Unknown.

use game_testkit::facts::{Fact, Said, holds, put, row, row_or_none, text};

use super::{expect, given, set_part};
use crate::desk::Desk;
use crate::pieces::Track;
use crate::state::PlanetUnknown;

const fn fact(form: &'static str) -> Fact<PlanetUnknown> {
    Fact::new(form)
}

type OfDesk = fn(&Desk, &Said<'_>) -> Result<String, String>;

/// Something of a player: `then` reads it from the desk as it is, `sees` from what the viewer knows of it.
macro_rules! open {
    ($fact:expr, $read:expr) => {{
        const READ: OfDesk = $read;
        $fact
            .then(|game, said| READ(game.desk(said.seat()?), said))
            .sees(|view, said| READ(&expect::seen(view, said.seat()?), said))
    }};
}

/// The same for what others do not see before it is laid open.
macro_rules! secret {
    ($fact:expr, $read:expr) => {{
        const READ: OfDesk = $read;
        $fact.then(|game, said| READ(game.desk(said.seat()?), said)).sees(|view, said| {
            let seat = said.seat()?;
            if expect::hidden(view, seat) { Ok("hidden".to_owned()) } else { READ(&expect::seen(view, seat), said) }
        })
    }};
}

pub(super) const FACTS: &[Fact<PlanetUnknown>] = &[
    // The game: where it begins, and where it stands (draft, setup, rotate, event, event-civs, turn, civs, final,
    // final-civs, over).
    fact("round = <number>").then(|game, _| Ok(text(game.table.round))),
    fact("part = <part:turn|round|final|over>").given(set_part),
    fact("part = <part>").then(|game, _| Ok(expect::part_name(game.table.part).to_owned())),
    fact("commander = <player>")
        .given(|game, said| put(&mut game.table.commander, said.seat()?))
        .then(|game, said| Ok(said.names.name(game.table.commander).to_owned())),
    fact("deciding = <player>…").sees(|view, said| Ok(row(view.deciding.iter().map(|seat| said.names.name(seat))))),
    // The station: an offer turns it to the depot of these tiles.
    fact("offer <player> = <tile>…").given(given::offer),
    fact("facing <player> = <sector>").then(|game, said| Ok(text(game.table.sector(said.seat()?)))),
    fact("left <player> <ring> = <number>").given(given::left).then(|game, said| {
        let (sector, ring) = expect::depot(game, said)?;
        Ok(text(game.table.left[sector][ring]))
    }),
    fact("top <player> <ring> = <tile>").then(|game, said| {
        let (sector, ring) = expect::depot(game, said)?;
        Ok(game.table.tops[sector][ring].map_or("none".to_owned(), text))
    }),
    // Decks: civ cards by level, in play and not; the event that is turned up next; how many events are left.
    fact("stack <level> = <civ>…").given(|game, said| given::stack(game, said, true)),
    fact("unused <level> = <civ>…").given(|game, said| given::stack(game, said, false)),
    fact("civs = <number>…").then(|game, _| Ok(row(game.table.civs))),
    fact("event = <event>").given(given::event).then(|game, _| Ok(game.table.event.map_or("none".to_owned(), text))),
    fact("events = <number>").given(given::events_left).then(|game, _| Ok(text(game.table.events_left))),
    fact("next = <event>").sees(|view, _| {
        let peeked = view.own.and_then(|own| own.hand.peeked);
        Ok(peeked.map_or("hidden".to_owned(), text))
    }),
    fact("neighbours = <objective>…").given(given::neighbours),
    fact("neighbours = <number>").then(|game, _| Ok(text(game.table.neighbours.len()))),
    fact("shared = <objective>")
        .given(given::shared)
        .then(|game, _| Ok(game.table.shared.map_or("none".to_owned(), text))),
    // A player's planet and corporation.
    open!(fact("<player> planet = <planet>"), |desk, _| Ok(text(desk.board.planet))),
    open!(fact("<player> corporation = <corporation>"), |desk, _| Ok(text(desk.board.corporation))),
    fact("<player> tile <tile> <way> <square>").given(given::tile),
    // The rest of the planet is covered with patches, except these squares.
    fact("<player> covers").given(given::covers),
    fact("<player> covers but <square>…").given(given::covers),
    open!(fact("<player> tiles = <number>"), |desk, _| Ok(text(desk.board.tiles.len()))),
    open!(fact("<player> patches = <square>…").given(given::patches), |desk, _| Ok(row_or_none(
        desk.board.patches.iter()
    ))),
    open!(
        fact("<player> meteorites = <square>…")
            .given(|game, said| put(&mut given::board(game, said)?.meteorites, given::squares(said)?)),
        |desk, _| Ok(row_or_none(desk.board.meteorites.iter()))
    ),
    open!(
        fact("<player> lifepods = <square>…")
            .given(|game, said| put(&mut given::board(game, said)?.lifepods, given::squares(said)?)),
        |desk, _| Ok(row_or_none(desk.board.lifepods.iter()))
    ),
    // A rover that carries something is written `x5y2+`.
    open!(fact("<player> rovers = <rover>…").given(given::rovers), |desk, _| Ok(expect::rovers(&desk.board))),
    open!(fact("<player> moves = <number>").given(given::moves), |desk, _| Ok(text(desk.board.moves))),
    open!(fact("<player> stuck"), |desk, _| holds(desk.board.stuck)),
    // Tracks and technologies.
    open!(fact("<player> tracks = <cell>…").given(given::tracks), |desk, said| expect::tracks(&desk.board, said)),
    open!(fact("<player> tracker <track> = <cell>").given(given::tracker), |desk, said| Ok(text(
        desk.board.tracker(said.get::<Track>("track")?)
    ))),
    open!(
        fact("<player> flux = <track>")
            .given(|game, said| put(&mut given::board(game, said)?.flux, Some(said.get("track")?))),
        |desk, _| Ok(desk.board.flux.map_or("none".to_owned(), text))
    ),
    open!(fact("<player> techs = <tech>…"), |desk, _| Ok(expect::techs(&desk.board))),
    // What a player has collected: lifepods in the area, on a cell or a technology, lost; meteorites, stored and supply.
    open!(
        fact("<player> pods = <number>")
            .given(|game, said| put(&mut given::board(game, said)?.pods, said.number("number")?)),
        |desk, _| Ok(text(desk.board.pods))
    ),
    open!(fact("<player> pod = <spot>").given(given::pod), |desk, said| expect::pod(&desk.board, said)),
    open!(fact("<player> lost = <number>"), |desk, _| Ok(text(desk.board.pods_lost))),
    open!(
        fact("<player> meteors = <number>")
            .given(|game, said| put(&mut given::board(game, said)?.meteors, said.number("number")?)),
        |desk, _| Ok(text(desk.board.meteors))
    ),
    open!(
        fact("<player> stored = <number>")
            .given(|game, said| put(&mut given::board(game, said)?.stored, said.number("number")?)),
        |desk, _| Ok(text(desk.board.stored))
    ),
    open!(
        fact("<player> supply = <number>")
            .given(|game, said| put(&mut given::board(game, said)?.supply, said.number("number")?)),
        |desk, _| Ok(text(desk.board.supply))
    ),
    // Cards: in hand, face down by level, of which levels some are still to come; objectives.
    secret!(fact("<player> cards = <civ>…").given(given::cards), |desk, _| Ok(row_or_none(desk.hand.civs.iter()))),
    secret!(fact("<player> objectives = <objective>…").given(given::objectives), |desk, _| Ok(row_or_none(
        desk.hand.objectives.iter()
    ))),
    secret!(fact("<player> shown = <civ>…"), |desk, _| Ok(row_or_none(desk.shown.iter()))),
    open!(fact("<player> kept = <number>…"), |desk, _| Ok(row(desk.board.kept))),
    open!(fact("<player> owed = <level>…"), |desk, _| Ok(row_or_none(desk.board.owed.iter().map(|owed| owed.level)))),
    // What is asked, what has still to be done, and what of it the question calls a duty or a choice.
    secret!(fact("<player> pending = <item>…"), |desk, _| Ok(row_or_none(
        desk.items.iter().map(|item| expect::pending(*item))
    ))),
    fact("<player> asked = <question>").then(expect::question),
    fact("<player> must = <item>…").then(|game, said| expect::resolve(game, said, true)),
    fact("<player> may = <item>…").then(|game, said| expect::resolve(game, said, false)),
];
