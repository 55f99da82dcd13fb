//! All scenarios of a folder.

use std::fmt;
use std::path::{Path, PathBuf};

use game_text::Texts;

use super::report::Failure;
use super::run::run_with;
use super::staged::Staged;

/// What came of all scenarios of a folder.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// How many were played.
    pub files: usize,
    /// Those that failed: the file and its first line that did not hold.
    pub failures: Vec<(String, Failure)>,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (file, failure) in &self.failures {
            writeln!(f, "{file}: {failure}\n")?;
        }
        write!(f, "{} scenarios, {} failed", self.files, self.failures.len())
    }
}

/// Plays every `.scn` file under the folder, or only those whose path ends like `only`.
pub fn run_folder<G: Staged>(folder: &Path, only: Option<&Path>) -> Result<Summary, String> {
    let texts = Texts::new(G::TEXT)?;
    let mut summary = Summary::default();
    for path in files_under(folder, "scn")? {
        if only.is_some_and(|only| !path.ends_with(only)) {
            continue;
        }
        let text = read(&path)?;
        let report = run_with::<G>(&text, &texts);
        summary.files += 1;
        let file = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
        summary.failures.extend(report.failure.map(|failure| (file, failure)));
    }
    Ok(summary)
}

/// Plays every scenario under the folder, or the one that `SCENARIO` names; panics when one fails or when there
/// are none.
pub fn assert_folder<G: Staged>(folder: &Path) {
    let only = std::env::var_os("SCENARIO").map(PathBuf::from);
    match run_folder::<G>(folder, only.as_deref()) {
        Ok(summary) if summary.files == 0 => panic!("There are no scenarios in {}.", folder.display()),
        Ok(summary) => assert!(summary.failures.is_empty(), "\n{summary}"),
        Err(reason) => panic!("{reason}"),
    }
}

/// The files with that extension, at any depth, in the order of their names.
pub(crate) fn files_under(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let unreadable = |e: std::io::Error| format!("The folder {} cannot be read: {e}.", folder.display());
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            files.extend(files_under(&path, extension)?);
        } else if path.extension().is_some_and(|e| e == extension) {
            files.push(path);
        }
    }
    files.sort_unstable();
    Ok(files)
}

pub(crate) fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{} cannot be read: {e}.", path.display()))
}

/// Makes one test that plays every `.scn` file under a folder of the crate:
/// `scenarios!(SampleGame, "tests/scenarios");`
#[macro_export]
macro_rules! scenarios {
    ($game:ty, $folder:literal) => {
        #[test]
        fn scenarios() {
            let folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join($folder);
            $crate::scenario::assert_folder::<$game>(&folder);
        }
    };
}
