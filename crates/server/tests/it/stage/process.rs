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
        Self::listening(launch(&mut serve(place))).await
    }

    /// The same with further arguments, and with a log that can be read at the end.
    pub(crate) async fn logging(place: &Place, args: &[&str]) -> Process {
        let mut command = serve(place);
        command.args(args).env_remove("RUST_LOG").stderr(Stdio::piped());
        Self::listening(launch(&mut command)).await
    }

    /// The same under limits that a shell sets.
    #[cfg(target_os = "linux")]
    pub(crate) async fn under(place: &Place, limits: &str) -> Process {
        let serve = serve(place);
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{limits}; exec \"$0\" \"$@\"")]).arg(serve.get_program()).args(serve.get_args());
        Self::listening(launch(shell.env("RUST_LOG", "off"))).await
    }

    /// The same with the languages of a folder.
    pub(crate) async fn with_texts(place: &Place, texts: &Path) -> Process {
        Self::listening(launch(serve(place).arg("--texts").arg(texts))).await
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
        let (mut child, _lines) = launch(&mut serve(place));
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

    /// The same, and gives its log.
    pub(crate) async fn end_with_log(mut self) -> String {
        let mut log = self.child.stderr.take().expect("it has a log");
        self.end().await;
        let mut text = String::new();
        std::io::Read::read_to_string(&mut log, &mut text).expect("a text");
        text
    }

    /// Kilobytes of memory it has, where the system tells.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.parse().ok()
    }
}

/// What strangers may do is limited; a test is no stranger.
const LIMITS: [&str; 13] = [
    "--requests-per-minute",
    "--messages-per-minute",
    "--tables-per-address",
    "--connections-per-address",
    "--uploads-per-day",
    "--uploads-per-address",
    "--upload-kilobytes",
    "--running-tables",
    "--lobbies",
    "--bot-tables",
    "--chat-per-minute",
    "--seats-waiting",
    "--spectators",
];

/// A test that fails leaves no server behind.
impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

type Lines = std::io::Lines<BufReader<std::process::ChildStdout>>;

/// The command that runs it without limits and pauses.
fn serve(place: &Place) -> Command {
    let mut command = Command::new(program());
    command.args(["serve", "--bind", "127.0.0.1:0", "--bot-pause", "0", "--absence", "0"]);
    for limit in LIMITS {
        command.args([limit, "0"]);
    }
    match place {
        Place::Folder(folder) => command.arg("--data").arg(folder.path()),
        Place::Postgres { url, .. } => command.args(["--database", url]),
    };
    command.env("RUST_LOG", "off");
    command
}

fn launch(command: &mut Command) -> (Child, Lines) {
    let mut child = command.stdout(Stdio::piped()).spawn().expect("the server's program can be run");
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
