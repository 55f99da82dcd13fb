//! A PostgreSQL server of our own: on a temporary folder and a free port, gone when the checks are.

use std::ffi::OsStr;
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{install, is_root};
use crate::run::{Failure, run};

const BY_HAND: &str = "Install PostgreSQL 15 or newer.";

/// A running server; it stops when this is dropped.
pub(crate) struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Postgres {
    /// Installs PostgreSQL if it is missing and starts a server with an empty database.
    pub(crate) fn start() -> Result<Self, Failure> {
        let programs = match programs() {
            Some(programs) => programs,
            None => {
                install("postgresql", BY_HAND)?;
                programs().ok_or_else(|| Failure::CannotStart(BY_HAND.to_owned()))?
            }
        };
        let folder = std::env::temp_dir().join(format!("lagrange-postgres-{}", std::process::id()));
        let port = free_port().ok_or_else(|| Failure::CannotStart("No port is free for PostgreSQL.".to_owned()))?;
        let server = Postgres { programs, folder, port };
        server.lay_out()?;
        Ok(server)
    }

    fn lay_out(&self) -> Result<(), Failure> {
        fs::create_dir_all(&self.folder)
            .map_err(|error| Failure::CannotStart(format!("{}: {error}", self.folder.display())))?;
        if is_root() {
            // PostgreSQL refuses to run as root; its package brings a user for it.
            run(Command::new("chown").arg("postgres").arg(&self.folder))?;
        }
        let made = ["--auth=trust", "--encoding=UTF8", "--locale=C", "-U", "lagrange"];
        quiet(self.program("initdb").arg("-D").arg(self.data()).args(made))?;
        let options = format!(
            "-p {} -k {} -c listen_addresses=127.0.0.1 -c max_connections=200",
            self.port,
            self.folder.display()
        );
        let log = self.folder.join("log");
        quiet(
            self.program("pg_ctl").arg("-D").arg(self.data()).arg("-l").arg(log).args(["-w", "-o", &options, "start"]),
        )?;
        let port = self.port.to_string();
        quiet(self.program("createdb").args(["-h", "127.0.0.1", "-p", &port, "-U", "lagrange", "lagrange"]))
    }

    /// What tests read to find the server and to restart it.
    pub(crate) fn environment(&self) -> [(&'static str, String); 2] {
        let url = format!("postgres://lagrange@127.0.0.1:{}/lagrange", self.port);
        let mut restart = self.program("pg_ctl");
        restart.arg("-D").arg(self.data()).args(["-w", "-m", "fast", "restart"]);
        let words = std::iter::once(restart.get_program()).chain(restart.get_args());
        let words: Vec<String> = words.map(|word| word.to_string_lossy().into_owned()).collect();
        let folder = self.folder.display();
        let restart = format!("cd {folder} && {} >/dev/null 2>&1", words.join(" "));
        [("LAGRANGE_TEST_DATABASE", url), ("LAGRANGE_TEST_RESTART", restart)]
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// One of PostgreSQL's programs, as its user, in a folder where that user may be.
    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        command.current_dir(&self.folder);
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let stop = self.program("pg_ctl").arg("-D").arg(self.data()).args(["-w", "-m", "immediate", "stop"]).output();
        if stop.is_err_and(|error| error.kind() != std::io::ErrorKind::NotFound) {
            eprintln!("PostgreSQL in {} could not be stopped.", self.folder.display());
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Where the newest PostgreSQL of this machine keeps its programs: Debian does not put them on the path.
fn programs() -> Option<PathBuf> {
    let version = |path: &Path| path.file_name().and_then(OsStr::to_str).and_then(|name| name.parse::<u32>().ok());
    let versions =
        fs::read_dir("/usr/lib/postgresql").into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let newest = versions.filter_map(|path| Some((version(&path)?, path))).max();
    let debian = newest.map(|(_, path)| path.join("bin"));
    let on_path =
        std::env::var_os("PATH").into_iter().flat_map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    debian.into_iter().chain(on_path).find(|folder| folder.join("initdb").exists())
}

fn free_port() -> Option<u16> {
    TcpListener::bind(("127.0.0.1", 0)).ok()?.local_addr().ok().map(|address| address.port())
}

/// Its chatter is of no interest unless it fails.
fn quiet(command: &mut Command) -> Result<(), Failure> {
    run(command.stdout(Stdio::null()))
}
