//! Nexus Ops as text: the moon as a map of hexes, the players beside it, your cards below. Letters say everything
//! that colours say.

mod map;
mod panel;

use game_text::drawing::{Drawn, Line, Scene, beside};

use crate::{NexusOps, View};

impl Drawn for NexusOps {
    fn draw(view: &View, scene: &Scene<'_>) -> Vec<Line> {
        let map = map::Map::of(scene, &view.open);
        let mut lines = vec![Line::new()];
        lines.extend(beside(map.lines, 1, panel::players(scene, &view.open)));
        lines.push(scene.word("draw-legend-terrain").into());
        lines.push(scene.word("draw-legend-units").into());
        lines.extend(panel::armies(scene, &view.open, &map.crowded));
        lines.extend(panel::hand(scene, view));
        lines.push(Line::new());
        lines
    }
}
