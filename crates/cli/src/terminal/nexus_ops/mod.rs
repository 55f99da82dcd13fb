//! Nexus Ops as text: the moon as a map of hexes, the players beside it, your cards below. Letters say everything
//! that colours say.

mod canvas;
mod map;
mod panel;

use console::measure_text_width;
use nexus_ops::View;
use serde_json::Value;

use super::board::Scene;

/// The table as the viewer sees it; nothing when the view is not one of Nexus Ops.
pub(super) fn draw(scene: &Scene<'_>, view: &Value) -> Option<Vec<String>> {
    let view: View = serde::Deserialize::deserialize(view).ok()?;
    let map = map::Map::of(scene.lang, &view.open);
    let mut lines = vec![String::new()];
    lines.extend(side_by_side(&map.lines, &panel::players(scene, &view.open)));
    lines.push(scene.lang.word("nexus-legend-terrain"));
    lines.push(scene.lang.word("nexus-legend-units"));
    lines.extend(panel::armies(scene, &view.open, &map.crowded));
    lines.extend(panel::hand(scene, &view));
    lines.push(String::new());
    Some(lines)
}

/// Two blocks of lines next to each other.
fn side_by_side(left: &[String], right: &[String]) -> Vec<String> {
    let width = left.iter().map(|line| measure_text_width(line)).max().unwrap_or(0) + 1;
    let line = |i: usize| {
        let left = left.get(i).map_or("", String::as_str);
        let gap = " ".repeat(width - measure_text_width(left));
        format!("{left}{gap}{}", right.get(i).map_or("", String::as_str)).trim_end().to_owned()
    };
    (0..left.len().max(right.len())).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Sitter;
    use crate::terminal::names::seat_names;
    use crate::words::Lang;
    use game_core::{Seat, Viewer};

    #[test]
    fn the_whole_table_fits_in_a_hundred_columns_in_both_languages() {
        let entry = game_registry::find("nexus-ops").expect("Nexus Ops");
        let (en, ru) = (Lang::ENGLISH, "ru".parse().expect("a language"));
        for (seats, lang) in [(2, ru), (3, en), (4, ru), (4, en)] {
            let mut game = entry.start(&Value::Null, seats, 5.into()).expect("a game");
            let mut bot = entry.bot(&game_registry::BotSpec::Random, 1.into());
            for _ in 0..800 {
                let Some(seat) = game.deciding().iter().next() else { break };
                let action = game.sight(seat).and_then(|sight| bot.decide(&sight)).expect("a decision");
                game.play(seat, game_registry::Move::Notation(&action)).expect("a legal action");
            }
            let names = seat_names(lang, seats);
            let sitters = vec![Sitter::Human; usize::from(seats)];
            let scene = Scene { lang, names: &names, sitters: &sitters, game: game.as_ref() };
            let lines = draw(&scene, &game.view(Viewer::Seat(Seat(0)))).expect("a drawing");
            let text = lines.join("\n");
            assert!(lines.iter().all(|line| measure_text_width(line) <= 100), "{text}");
            for hex in ["M", "A0", "B11"] {
                assert!(text.contains(&format!("{hex} ")), "{hex} is on the map:\n{text}");
            }
            assert!(names.as_slice().iter().all(|name| text.contains(name)), "{text}");
        }
    }
}
