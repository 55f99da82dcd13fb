//! Skymines as text: the companies with their tracks, the map, the displays, and what lies before each player.

mod board;
mod map;
mod players;

use game_core::Viewer;
use game_text::drawing::{Drawn, Line, Scene};

use crate::{Skymines, View};

impl Drawn for Skymines {
    fn draw(view: &View, scene: &Scene<'_>) -> Vec<Line> {
        let mut lines = vec![Line::new()];
        lines.extend(board::title(scene, view));
        lines.extend(board::companies(scene, view));
        lines.extend(map::map(scene, view));
        lines.extend(board::displays(scene, view));
        lines.extend(players::all(scene, view));
        if let Viewer::Seat(seat) = view.viewer {
            lines.extend(players::own(scene, view, seat));
        }
        lines.push(Line::new());
        lines
    }
}
