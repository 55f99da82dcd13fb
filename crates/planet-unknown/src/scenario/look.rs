//! What scenarios read back.

use game_core::{Seat, Viewer};
use game_testkit::Names;

use crate::board::Board;
use crate::data::Special;
use crate::desk::{Desk, Item};
use crate::geometry::Squares;
use crate::pieces::{Cell, PodSpot, Ring, Track};
use crate::prompt::{Prompt, prompt};
use crate::rules::items;
use crate::state::{Part, PlanetUnknown};
use crate::view::View;

/// What a line about the middle of the table should have said.
pub(super) fn middle(game: &PlanetUnknown, word: &str, names: &Names) -> String {
    let table = &game.table;
    match word {
        "round" => table.round.to_string(),
        "part" => part_name(table.part).to_owned(),
        "commander" => names.name(table.commander).to_owned(),
        "civs" => table.civs.map(|count| count.to_string()).join(" "),
        "events" => table.events_left.to_string(),
        "event" => table.event.map_or("none".to_owned(), |event| event.to_string()),
        "neighbours" => table.neighbours.len().to_string(),
        _ => table.shared.map_or("none".to_owned(), |card| card.to_string()),
    }
}

fn part_name(part: Part) -> &'static str {
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

pub(super) fn depot(game: &PlanetUnknown, seat: Seat, word: &str, ring: Ring) -> String {
    let sector = game.table.sector(seat);
    match word {
        "left" => game.table.left[sector][ring.index()].to_string(),
        _ => game.table.tops[sector][ring.index()].map_or("none".to_owned(), |tile| tile.to_string()),
    }
}

/// What a line about a player should have said.
pub(super) fn player(desk: &Desk, line: &str, game: Option<(&PlanetUnknown, Seat)>) -> Result<String, String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let board = &desk.board;
    let got = match word {
        "tracks" => {
            let cells = rest.split(' ').map(|word| Ok(board.tracker(word.parse::<Cell>()?.track).to_string()));
            cells.collect::<Result<Vec<String>, String>>()?.join(" ")
        }
        "tracker" => {
            let track: Track = rest.split(' ').next().unwrap_or_default().parse()?;
            format!("{track} {}", board.tracker(track))
        }
        "patches" => squares(board.patches),
        "meteorites" => squares(board.meteorites),
        "lifepods" => squares(board.lifepods),
        "rovers" => {
            let rovers: Vec<String> =
                board.rovers.iter().map(|rover| format!("{}{}", rover.at, if rover.load { "+" } else { "" })).collect();
            or_none(&rovers)
        }
        "tiles" => board.tiles.len().to_string(),
        "techs" => or_none(&techs(board)),
        "pods" => board.pods.to_string(),
        "pod" => pod(board, rest)?,
        "lost" => board.pods_lost.to_string(),
        "meteors" => board.meteors.to_string(),
        "stored" => board.stored.to_string(),
        "supply" => board.supply.to_string(),
        "moves" => board.moves.to_string(),
        "flux" => board.flux.map_or("none".to_owned(), |track| track.to_string()),
        "planet" => board.planet.to_string(),
        "corporation" => board.corporation.to_string(),
        "owed" => or_none(&board.owed.iter().map(|owed| owed.level.to_string()).collect::<Vec<_>>()),
        "kept" => board.kept.map(|count| count.to_string()).join(" "),
        "stuck" if !board.stuck => return Ok("not stuck".to_owned()),
        "stuck" => return Ok("stuck".to_owned()),
        "cards" => or_none(&desk.hand.civs.iter().map(|card| card.to_string()).collect::<Vec<_>>()),
        "objectives" => or_none(&desk.hand.objectives.iter().map(|card| card.to_string()).collect::<Vec<_>>()),
        "shown" => or_none(&desk.shown.iter().map(|card| card.to_string()).collect::<Vec<_>>()),
        "pending" => or_none(&desk.items.iter().map(|item| pending(*item)).collect::<Vec<_>>()),
        "asked" | "must" | "may" => {
            let (game, seat) = game.ok_or("What is asked is checked by `then`, not by `sees`.")?;
            question(prompt(game, seat), word)
        }
        _ => return Err(format!("`{word}` cannot be checked of a player.")),
    };
    Ok(format!("{word} {got}"))
}

fn pending(item: Item) -> String {
    items::name(item).trim_start_matches("pending_").to_owned()
}

/// The question, or what it says must or may be done.
fn question(prompt: Option<Prompt>, word: &str) -> String {
    let words = |items: &[&str]| -> Vec<String> {
        items.iter().map(|item| item.trim_start_matches("pending_").to_owned()).collect()
    };
    match (word, prompt) {
        ("asked", prompt) => prompt.as_ref().map_or("nothing", asked).to_owned(),
        ("must", Some(Prompt::Resolve { pending, .. })) => or_none(&words(&pending)),
        ("may", Some(Prompt::Resolve { optional, .. })) => or_none(&words(&optional)),
        _ => "none".to_owned(),
    }
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

fn squares(squares: Squares) -> String {
    or_none(&squares.iter().map(|square| square.to_string()).collect::<Vec<_>>())
}

fn or_none(words: &[String]) -> String {
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}

fn techs(board: &Board) -> Vec<String> {
    let letters = board.is(Special::LifepodsOnTechs);
    let name = |tech: u8| if letters { PodSpot::Tech(tech).to_string() } else { (tech + 1).to_string() };
    (0..6).filter(|tech| board.techs >> tech & 1 != 0).map(name).collect()
}

fn pod(board: &Board, rest: &str) -> Result<String, String> {
    let spot: PodSpot = rest.split(' ').next().unwrap_or_default().parse()?;
    let there = match spot {
        PodSpot::Area => board.pods > 0,
        PodSpot::Cell(cell) => board.pod_on(cell),
        PodSpot::Tech(tech) => board.pod_techs >> tech & 1 != 0,
    };
    Ok(if there { spot.to_string() } else { format!("(not {spot})") })
}

/// A player as the viewer sees them: the viewer's own desk as it is, the others' boards as they lie open.
pub(super) fn seen(view: &View, seat: Seat, rest: &str) -> Result<String, String> {
    match (&view.own, view.viewer) {
        (Some(own), Viewer::Seat(me)) if me == seat => player(&own.into(), rest, None),
        _ => {
            let word = rest.split(' ').next().unwrap_or_default();
            if ["cards", "objectives", "shown", "pending"].contains(&word) && view.boards[seat].revealed.is_empty() {
                return Ok(format!("{word} hidden"));
            }
            let desk = Desk { board: view.boards[seat].into(), ..Desk::default() };
            player(&desk, rest, None)
        }
    }
}
