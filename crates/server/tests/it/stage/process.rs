//! `lagrange serve` as a process of its own, which can be killed and weighed.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::Place;
use crate::client::Site;

pub(crate) struct Process {
    child: Child,
    pub(crate) site: Site,
}

impl Process {
    /// Starts it and waits until it listens.
    pub(crate) async fn start(place: &Place) -> Process {
        Self::listening(spawn(place, None)).await
    }

    /// The same with the languages of a folder.
    pub(crate) async fn with_texts(place: &Place, texts: &Path) -> Process {
        Self::listening(spawn(place, Some(texts))).await
    }

    async fn listening((mut child, lines): (Child, Lines)) -> Process {
        let address = tokio::task::spawn_blocking(move || {
            lines.map_while(Result::ok).find_map(|line| line.split_once("http://")?.1.trim().parse().ok())
        });
        match address.await.expect("not stopped") {
            Some(address) => Process { child, site: Site(address) },
            None => panic!("the server does not start: {:?}", child.wait()),
        }
    }

    /// Starts it and kills it at once, so that it dies while it gets up.
    pub(crate) async fn start_and_kill(place: &Place, after: std::time::Duration) {
        let (mut child, _lines) = spawn(place, None);
        tokio::time::sleep(after).await;
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
    }

    /// `kill -9`.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it still runs");
        self.child.wait().expect("it ends");
    }

    /// Asks it to end, as a system that goes down does, and waits for that.
    pub(crate) async fn end(mut self) {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().expect("a shell");
        assert!(asked.success(), "the signal is sent");
        let ended = tokio::task::spawn_blocking(move || {
            let ended = self.child.wait();
            (self, ended)
        });
        let (_gone, ended) = ended.await.expect("not stopped");
        assert!(ended.expect("it ends").success(), "it ends well");
    }

    /// Kilobytes of memory it has, where the system tells.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.parse().ok()
    }
}

/// A test that fails leaves no server behind.
impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

type Lines = std::io::Lines<BufReader<std::process::ChildStdout>>;

fn spawn(place: &Place, texts: Option<&Path>) -> (Child, Lines) {
    let mut command = Command::new(program());
    command.args(["serve", "--bind", "127.0.0.1:0", "--bot-pause", "0", "--requests-per-minute", "0"]);
    if let Some(texts) = texts {
        command.arg("--texts").arg(texts);
    }
    match place {
        Place::Folder(folder) => command.arg("--data").arg(folder.path()),
        Place::Postgres { url, .. } => command.args(["--database", url]),
    };
    let mut child =
        command.env("RUST_LOG", "off").stdout(Stdio::piped()).spawn().expect("the server's program can be run");
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    (child, lines)
}

/// `LAGRANGE_BIN`, or what `cargo build -p cli` has made beside this test.
fn program() -> PathBuf {
    if let Some(given) = env::var_os("LAGRANGE_BIN") {
        return given.into();
    }
    let test = env::current_exe().expect("a path");
    let profile = test.parent().and_then(Path::parent).expect("target/<profile>/deps");
    let program = profile.join("lagrange").with_extension(env::consts::EXE_EXTENSION);
    assert!(
        program.is_file(),
        "The program `lagrange` is not there. Build it first: cargo build -p cli. Or name one in LAGRANGE_BIN."
    );
    program
}
