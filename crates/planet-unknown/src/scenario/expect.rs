//! What scenarios read back.

use game_core::{Seat, Viewer};
use game_testkit::facts::{Said, row, row_or_none};

use crate::board::Board;
use crate::data::Special;
use crate::desk::{Desk, Item};
use crate::pieces::{Cell, PodSpot, Ring};
use crate::prompt::{Prompt, prompt};
use crate::rules::items;
use crate::state::{Part, PlanetUnknown};
use crate::view::View;

pub(super) fn part_name(part: Part) -> &'static str {
    match part {
        Part::Draft => "draft",
        Part::Setup => "setup",
        Part::Rotate => "rotate",
        Part::Event => "event",
        Part::EventCivs => "event-civs",
        Part::Turn => "turn",
        Part::Civs => "civs",
        Part::Final => "final",
        Part::FinalCivs => "final-civs",
        Part::Over => "over",
    }
}

/// The depot that a player faces, and one of its rings.
pub(super) fn depot(game: &PlanetUnknown, said: &Said<'_>) -> Result<(usize, usize), String> {
    Ok((game.table.sector(said.seat()?), said.get::<Ring>("ring")?.index()))
}

pub(super) fn tracks(board: &Board, said: &Said<'_>) -> Result<String, String> {
    Ok(row(said.all::<Cell>("cell")?.into_iter().map(|cell| board.tracker(cell.track))))
}

pub(super) fn rovers(board: &Board) -> String {
    row_or_none(board.rovers.iter().map(|rover| format!("{}{}", rover.at, if rover.load { "+" } else { "" })))
}

pub(super) fn pending(item: Item) -> String {
    items::name(item).trim_start_matches("pending_").to_owned()
}

/// What must or may be done, by the question.
pub(super) fn resolve(game: &PlanetUnknown, said: &Said<'_>, must: bool) -> Result<String, String> {
    let Some(Prompt::Resolve { pending, optional, .. }) = prompt(game, said.seat()?) else {
        return Ok("none".to_owned());
    };
    let items = if must { pending } else { optional };
    Ok(row_or_none(items.iter().map(|item| item.trim_start_matches("pending_"))))
}

pub(super) fn question(game: &PlanetUnknown, said: &Said<'_>) -> Result<String, String> {
    Ok(prompt(game, said.seat()?).as_ref().map_or("nothing", asked).to_owned())
}

fn asked(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Draft => "draft",
        Prompt::Discard { .. } => "discard",
        Prompt::Flux => "flux",
        Prompt::Rotate => "rotate",
        Prompt::Place { .. } => "place",
        Prompt::Aside { .. } => "aside",
        Prompt::Extra => "extra",
        Prompt::Pick { .. } => "pick",
        Prompt::Resolve { .. } => "resolve",
        Prompt::Confirm { .. } => "confirm",
    }
}

pub(super) fn techs(board: &Board) -> String {
    let letters = board.is(Special::LifepodsOnTechs);
    let name = |tech: u8| if letters { PodSpot::Tech(tech).to_string() } else { (tech + 1).to_string() };
    row_or_none((0..6).filter(|tech| board.techs >> tech & 1 != 0).map(name))
}

pub(super) fn pod(board: &Board, said: &Said<'_>) -> Result<String, String> {
    let spot: PodSpot = said.get("spot")?;
    let there = match spot {
        PodSpot::Area => board.pods > 0,
        PodSpot::Cell(cell) => board.pod_on(cell),
        PodSpot::Tech(tech) => board.pod_techs >> tech & 1 != 0,
    };
    Ok(if there { spot.to_string() } else { format!("(not {spot})") })
}

/// A player as the viewer sees them: the viewer's own desk as it is, the others' boards as they lie open.
pub(super) fn seen(view: &View, seat: Seat) -> Desk {
    match (&view.own, view.viewer) {
        (Some(own), Viewer::Seat(me)) if me == seat => own.into(),
        _ => Desk { board: view.boards[seat].into(), ..Desk::default() },
    }
}

/// Whether what a player has in hand or has still to do is hidden from the viewer.
pub(super) fn hidden(view: &View, seat: Seat) -> bool {
    let own = view.own.is_some() && view.viewer == Viewer::Seat(seat);
    !own && view.boards[seat].revealed.is_empty()
}
