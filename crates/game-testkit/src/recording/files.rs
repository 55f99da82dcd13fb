//! Journals in a folder: finished games that must replay forever.

use std::path::Path;

use game_core::Game;

use super::{Recording, random_journal, replay};
use crate::scenario::{files_under, read};

/// Replays every `.jsonl` file under the folder. When `UPDATE_EXPECT` is set, random games are recorded there
/// first, one for each number of seats: fixtures for a new game or a new version of the rules.
pub fn check_journals<G: Game>(folder: &Path) -> Result<usize, String> {
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        record_random::<G>(folder)?;
    }
    let files = files_under(folder, "jsonl")?;
    if files.is_empty() {
        return Err(format!("There are no journals in {}; UPDATE_EXPECT=1 records some.", folder.display()));
    }
    let mut wrong = Vec::new();
    for path in &files {
        let replayed = Recording::<G>::parse(&read(path)?).and_then(|recording| replay(&recording));
        wrong.extend(replayed.err().map(|e| format!("{}: {e}", path.display())));
    }
    if wrong.is_empty() {
        return Ok(files.len());
    }
    Err(format!("{}\n{} journals, {} failed", wrong.join("\n"), files.len(), wrong.len()))
}

fn record_random<G: Game>(folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|e| format!("{} cannot be made: {e}.", folder.display()))?;
    for seats in G::SEATS {
        let text = random_journal::<G>(&G::Options::default(), seats, 1).map_err(|e| e.to_string())?;
        let path = folder.join(format!("random-{seats}.jsonl"));
        std::fs::write(&path, text).map_err(|e| format!("{} cannot be written: {e}.", path.display()))?;
    }
    Ok(())
}

/// Makes a test that replays every `.jsonl` file under a folder of the crate: `journals!(SampleGame, "tests/journals");`
#[macro_export]
macro_rules! journals {
    ($game:ty, $folder:literal) => {
        #[test]
        fn journals() {
            let folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join($folder);
            if let Err(wrong) = $crate::recording::check_journals::<$game>(&folder) {
                panic!("\n{wrong}");
            }
        }
    };
}
