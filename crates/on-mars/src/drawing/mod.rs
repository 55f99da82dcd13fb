//! On Mars as text: the surface, orbit and colony around it, and what lies before everybody.

mod board;
mod map;
mod players;

use game_core::Viewer;
use game_text::drawing::{Drawn, Line, Scene, WIDTH, wrapped};

use crate::pieces::{Party, Tech, Who};
use crate::{OnMars, View};

impl Drawn for OnMars {
    fn draw(view: &View, scene: &Scene<'_>) -> Vec<Line> {
        let mut lines = vec![Line::new()];
        lines.extend(board::title(scene, view));
        lines.extend(map::surface(scene, view));
        lines.extend(board::colony(scene, view));
        lines.extend(board::orbit(scene, view));
        lines.extend(players::all(scene, view));
        if let Viewer::Seat(seat) = view.viewer {
            lines.extend(players::own(scene, view, seat));
        }
        lines.push(Line::new());
        lines
    }
}

/// A person's letter; Lacerda's sign is no letter, so that it is nobody's.
fn letter(scene: &Scene<'_>, view: &View, who: Who) -> String {
    match view.open.party(who) {
        Party::Seat(seat) => scene.player(seat).letter.clone(),
        Party::Rival(_) => "#".to_owned(),
    }
}

/// A person by name, Lacerda by his.
fn name(scene: &Scene<'_>, view: &View, who: Who) -> String {
    match view.open.party(who) {
        Party::Seat(seat) => scene.player(seat).name.clone(),
        Party::Rival(rival) => scene.name_of(rival.word()),
    }
}

/// `Rover`, not `Rover tech`.
fn short(scene: &Scene<'_>, tech: Tech) -> String {
    scene.word(&format!("name-{}.short", tech.word().replace('_', "-")))
}

fn joined(parts: impl IntoIterator<Item = String>) -> String {
    let all: Vec<String> = parts.into_iter().collect();
    if all.is_empty() { "–".to_owned() } else { all.join(", ") }
}

fn paragraph(text: &str) -> Vec<Line> {
    wrapped(text, WIDTH)
}
