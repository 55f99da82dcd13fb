//! Programs that the checks need and that cargo cannot bring: installed from Debian's packages when they are missing.

mod postgres;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::run::{Failure, run};

pub(crate) use postgres::Postgres;

/// The browser for the tests in `web/e2e`: one that is there, or Debian's, installed now.
pub(crate) fn chromium() -> Result<PathBuf, Failure> {
    if let Some(named) = std::env::var_os("LAGRANGE_CHROMIUM") {
        return Ok(named.into());
    }
    let places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    let there = || places.iter().map(PathBuf::from).find(|path| path.exists());
    if let Some(path) = there() {
        return Ok(path);
    }
    install("chromium", "Install Chromium, or name a browser of its kind in LAGRANGE_CHROMIUM.")?;
    there().ok_or_else(|| Failure::CannotStart("Chromium is installed, but not found where Debian puts it.".to_owned()))
}

/// Installs one of Debian's packages, or says what is to be done by hand.
fn install(package: &str, by_hand: &str) -> Result<(), Failure> {
    if !is_root() || !Path::new("/usr/bin/apt-get").exists() {
        let how = format!("{by_hand} On Debian: `apt-get install {package}` as root.");
        return Err(Failure::CannotStart(how));
    }
    println!("   installing {package}");
    let apt = |args: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(args).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
        run(&mut command)
    };
    // Package lists of a fresh machine are empty or old; without them nothing is found.
    let wanted = ["install", "--yes", "--no-install-recommends", package];
    apt(&["update", "--quiet"]).and_then(|()| apt(&wanted)).map_err(|_| Failure::CannotStart(by_hand.to_owned()))
}

/// Whether we may install packages and become other users.
fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
