//! Drawing a table as text. Every game may bring a drawing of its own; others show their view as data.

use game_core::Viewer;
use game_registry::{Names, RunningGame};
use serde_json::Value;

use super::nexus_ops;
use crate::args::Sitter;
use crate::words::Lang;

/// What there is to draw.
pub(super) struct Scene<'a> {
    /// In which language.
    pub(super) lang: Lang,
    /// What the seats are called.
    pub(super) names: &'a Names,
    /// Who sits where.
    pub(super) sitters: &'a [Sitter],
    /// The game.
    pub(super) game: &'a dyn RunningGame,
}

/// Draws what a viewer sees, from the view alone, at most 100 columns wide.
type Drawing = fn(&Scene<'_>, &Value) -> Option<Vec<String>>;

const DRAWINGS: [(&str, Drawing); 1] = [("nexus-ops", nexus_ops::draw)];

/// The table as the viewer sees it.
pub(super) fn lines(scene: &Scene<'_>, viewer: Viewer) -> Vec<String> {
    let view = scene.game.view(viewer);
    let slug = scene.game.entry().slug();
    let drawing = DRAWINGS.iter().find(|(game, _)| *game == slug);
    drawing.and_then(|(_, draw)| draw(scene, &view)).unwrap_or_else(|| plain(&view))
}

/// One line for each field of the view.
fn plain(view: &Value) -> Vec<String> {
    match view {
        Value::Object(fields) => fields.iter().map(|(key, value)| format!("{key}: {value}")).collect(),
        other => vec![other.to_string()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_view_without_a_drawing_shows_its_fields() {
        assert_eq!(plain(&json!({"a": 1, "b": [2]})), ["a: 1", "b: [2]"]);
    }

    #[test]
    fn every_drawing_belongs_to_a_game() {
        assert!(DRAWINGS.iter().all(|(slug, _)| game_registry::find(slug).is_some()));
    }
}
