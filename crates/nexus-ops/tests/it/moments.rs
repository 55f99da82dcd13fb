//! The moments of games that the web app is tested with.

use std::fs;
use std::path::Path;

use game_core::{Game, Rng, Seed};
use nexus_ops::{NexusOps, View};
use serde_json::Value;

/// A view in a stored moment is what the engine makes of that moment today; otherwise the page is tested with a lie.
#[test]
fn stored_views_are_what_the_engine_shows() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/mock/fixtures/nexus-ops");
    let (mut views, mut battles) = (0, 0);
    for entry in fs::read_dir(&folder).expect("the folder of moments") {
        let path = entry.expect("a file").path();
        let moment: Value = serde_json::from_slice(&fs::read(&path).expect("readable")).expect("JSON");
        for stored in ["before", "now"].iter().filter_map(|when| moment[when].get("view")) {
            let view: View = serde_json::from_value(stored.clone())
                .unwrap_or_else(|why| panic!("{} holds no view: {why}", path.display()));
            let shown = NexusOps::imagine(&view, &mut Rng::new(Seed::from(1))).view(view.viewer);
            assert_eq!(shown, view, "{}", path.display());
            views += 1;
            battles += u32::from(view.battle.is_some());
        }
    }
    assert!(views > 25 && battles > 5, "{views} views, {battles} of them in battles");
}
