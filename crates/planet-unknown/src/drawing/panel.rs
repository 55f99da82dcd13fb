//! Tracks, players, the tiles that can be taken and the viewer's cards.

use game_core::Seat;
use game_text::drawing::{Line, Scene, WIDTH, rows, wrapped};

use super::{map, title};
use crate::View;
use crate::board::Facts;
use crate::desk::DeskView;
use crate::pieces::{Ring, TOP, Track};

/// Columns beside the planet.
const ROOM: usize = WIDTH - map::WIDTH - 2;

/// Where each tracker stands, as a bar.
pub(super) fn tracks(scene: &Scene<'_>, facts: &Facts) -> Vec<Line> {
    let names: Vec<String> = Track::ALL.iter().map(|track| scene.name_of(&track.to_string())).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let track = |(cell, name): (&crate::Cell, &String)| {
        let ink = map::ink(cell.track.terrain());
        let gap = " ".repeat(width.saturating_sub(name.chars().count()));
        let (row, top) = (usize::from(cell.row), usize::from(TOP));
        let line = Line::from(format!("{name}{gap} ")).ink("=".repeat(row), ink.bold());
        line.text(".".repeat(top.saturating_sub(row))).text(format!(" {row}/{top}"))
    };
    facts.trackers.iter().zip(&names).map(track).collect()
}

/// The round, and what each player has.
pub(super) fn players(scene: &Scene<'_>, view: &View) -> Vec<Line> {
    let table = &view.table;
    let mut lines = vec![scene.say("round", [("round", table.round.into())]).into()];
    if let Some(event) = table.event {
        let name = scene.name_of(&event.to_string());
        lines.extend(wrapped(&scene.say("event", [("event", name.into()), ("left", table.events_left.into())]), ROOM));
    }
    if table.ending {
        lines.extend(wrapped(&scene.word("draw-last-round"), ROOM));
    }
    lines.push(Line::new());
    lines.extend(Seat::all(table.seats).flat_map(|seat| player(scene, view, seat)));
    lines
}

fn player(scene: &Scene<'_>, view: &View, seat: Seat) -> Vec<Line> {
    let facts = &view.boards[seat];
    let empty = view.sights.get(seat.index()).map_or(0, |sight| sight.empty);
    let rows: Vec<String> = facts.trackers.iter().map(|cell| cell.row.to_string()).collect();
    let commander = if view.table.commander == seat { scene.word("draw-commander") } else { String::new() };
    let mut lines = vec![scene.head(seat, view.deciding.contains(seat)).text(commander)];
    lines.extend(indented(&title(scene, view, seat)));
    let has = [
        ("pods", facts.pods.into()),
        ("meteors", facts.meteors.into()),
        ("rovers", facts.rovers.len().into()),
        ("empty", empty.into()),
    ];
    lines.extend(indented(&scene.say("tracks", [("rows", rows.join(" ").into())])));
    lines.extend(indented(&scene.say("has", has)));
    lines
}

fn indented(text: &str) -> impl Iterator<Item = Line> {
    wrapped(text, ROOM - 3).into_iter().map(|line| Line::from("   ").line(line))
}

/// The tiles of the depot that faces a player, and how the objectives stand.
pub(super) fn offer(scene: &Scene<'_>, view: &View, seat: Seat) -> Vec<Line> {
    let tops = view.table.offers(seat);
    let tile = |ring: Ring| tops[ring.index()].map_or_else(|| "–".to_owned(), |tile| tile.to_string());
    let facts = [("outer", tile(Ring::Outer).into()), ("inner", tile(Ring::Inner).into())];
    let mut lines = wrapped(&scene.say("offer", facts), WIDTH);
    let standing = |standing: &crate::Standing| {
        let share = |share: &crate::Share| format!("{} {}", scene.player(share.seat).name, share.value);
        let shares: Vec<String> = standing.shares.iter().map(share).collect();
        Line::from(format!("{}: {}", scene.name_of(&standing.card.to_string()), shares.join(", ")))
    };
    lines.extend(rows(view.standings.iter().map(standing), WIDTH, 3));
    lines
}

/// What only the viewer knows.
pub(super) fn hand(scene: &Scene<'_>, desk: &DeskView) -> Vec<Line> {
    let named = |id: String| format!("{id} {}", scene.name_of(&id));
    let civs = desk.hand.civs.iter().map(|card| named(card.to_string()));
    let objectives = desk.hand.objectives.iter().map(|card| named(card.to_string()));
    let cards: Vec<String> = civs.chain(objectives).collect();
    if cards.is_empty() {
        return Vec::new();
    }
    wrapped(&format!("{}: {}", scene.word("draw-hand"), cards.join("; ")), WIDTH)
}
