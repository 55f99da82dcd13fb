//! The data folder: where it is, who may read it, and that only one process uses it.

use std::env;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use crate::{Error, Result};

const NAME: &str = "lagrange";
const LOCK: &str = "lagrange.lock";
/// How long to wait for a process that is just going away, such as the one before a restart.
const PATIENCE: Duration = Duration::from_secs(3);

/// Where data belongs on this platform, unless the user says otherwise:
/// `$XDG_DATA_HOME/lagrange` or `~/.local/share/lagrange` on Linux, `~/Library/Application Support/lagrange` on
/// macOS, `%LOCALAPPDATA%\lagrange` on Windows. `None` when the user has no home.
pub fn data_folder() -> Option<PathBuf> {
    data_folder_on(env::consts::OS, env::home_dir(), |name| env::var_os(name))
}

fn data_folder_on(os: &str, home: Option<PathBuf>, var: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    // The XDG specification says to take no notice of a relative path, and none would make sense elsewhere either.
    let folder = |name: &str| var(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = home.filter(|path| path.is_absolute());
    let base = match os {
        "windows" => folder("LOCALAPPDATA").or_else(|| Some(home?.join("AppData").join("Local"))),
        "macos" | "ios" => Some(home?.join("Library").join("Application Support")),
        _ => folder("XDG_DATA_HOME").or_else(|| Some(home?.join(".local").join("share"))),
    };
    Some(base?.join(NAME))
}

/// Creates the folder, if it is not there, so that only its owner may look into it.
pub(crate) fn create_private(folder: &Path) -> Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| cannot("create", folder, &error))
}

/// Opens a file for its owner alone, creating it if it is not there, and makes sure that the folder remembers it.
pub(crate) fn private_file(path: &Path) -> Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path).map_err(|error| cannot("open", path, &error))?;
    #[cfg(unix)]
    if let Some(folder) = path.parent() {
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| cannot("sync", folder, &error))?;
    }
    Ok(file)
}

/// Takes the folder for this process, for as long as the file stays open; the system lets go of it when the process
/// ends in whatever way. Two servers on one folder would each believe their own tables.
pub(crate) fn lock(folder: &Path) -> Result<File> {
    let path = folder.join(LOCK);
    let file = private_file(&path)?;
    let start = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::Error(error)) => return Err(cannot("lock", &path, &error)),
            Err(TryLockError::WouldBlock) if start.elapsed() < PATIENCE => thread::sleep(Duration::from_millis(20)),
            Err(TryLockError::WouldBlock) => {
                return Err(Error::Unavailable(format!(
                    "Another Lagrange uses the folder {}. Stop it, or choose another folder.",
                    folder.display()
                )));
            }
        }
    }
}

fn cannot(verb: &str, path: &Path, error: &io::Error) -> Error {
    Error::Unavailable(format!("Could not {verb} {}: {error}.", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(os: &str, vars: &[(&str, &str)]) -> Option<PathBuf> {
        let find = |name: &str| vars.iter().find(|(key, _)| *key == name).map(|(_, value)| OsString::from(value));
        data_folder_on(os, find("HOME").map(PathBuf::from), find)
    }

    #[test]
    fn each_platform_has_its_folder() {
        let home = ("HOME", "/home/ann");
        assert_eq!(on("linux", &[home]), Some("/home/ann/.local/share/lagrange".into()));
        assert_eq!(on("linux", &[home, ("XDG_DATA_HOME", "/data")]), Some("/data/lagrange".into()));
        assert_eq!(on("linux", &[home, ("XDG_DATA_HOME", "data")]), Some("/home/ann/.local/share/lagrange".into()));
        assert_eq!(on("macos", &[home]), Some("/home/ann/Library/Application Support/lagrange".into()));
        assert_eq!(on("windows", &[home, ("LOCALAPPDATA", "/local")]), Some("/local/lagrange".into()));
        assert_eq!(on("windows", &[home]), Some("/home/ann/AppData/Local/lagrange".into()));
        assert_eq!(on("linux", &[]), None);
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_may_read() {
        use std::os::unix::fs::PermissionsExt;

        let folder = tempfile::tempdir().expect("a folder");
        let inner = folder.path().join("a").join("b");
        create_private(&inner).expect("created");
        private_file(&inner.join("file")).expect("opened");
        let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode() & 0o777;
        assert_eq!((mode(&inner), mode(&inner.join("file"))), (0o700, 0o600));
    }
}
