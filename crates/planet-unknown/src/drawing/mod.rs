//! Planet Unknown as text: one's planet as a map of squares, the tracks, the tiles in reach and the players beside it.

mod map;
mod panel;

use game_core::{Seat, Viewer};
use game_text::drawing::{Drawn, Line, Scene, beside};

use crate::{PlanetUnknown, View};

impl Drawn for PlanetUnknown {
    fn draw(view: &View, scene: &Scene<'_>) -> Vec<Line> {
        // Those who only watch look over the shoulder of the commander.
        let seat = match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => view.table.commander,
        };
        let own = view.own.as_ref().filter(|_| view.viewer == Viewer::Seat(seat));
        let facts = own.map_or(&view.boards[seat], |desk| &desk.board);
        let mut lines = vec![Line::new()];
        let left = [map::planet(scene, facts), panel::tracks(scene, facts)].concat();
        lines.extend(beside(left, 2, panel::players(scene, view)));
        lines.extend(map::legend(scene));
        lines.extend(panel::offer(scene, view, seat));
        if let Some(desk) = own {
            lines.extend(panel::hand(scene, desk));
        }
        lines.push(Line::new());
        lines
    }
}

/// `Red: Gaia, Horizon Group`.
fn title(scene: &Scene<'_>, view: &View, seat: Seat) -> String {
    let facts = &view.boards[seat];
    format!("{}, {}", scene.name_of(&facts.planet.to_string()), scene.name_of(&facts.corporation.to_string()))
}
