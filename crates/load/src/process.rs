//! The server as a process of its own, and what it costs.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Processor time is counted in hundredths of a second, on every Linux there is.
const TICK: Duration = Duration::from_millis(10);

/// What strangers may do is limited; an older program, which others are compared with, may not know all of these.
const LIMITS: [&str; 12] = [
    "--requests-per-minute",
    "--messages-per-minute",
    "--tables-per-address",
    "--uploads-per-day",
    "--uploads-per-address",
    "--connections-per-address",
    "--running-tables",
    "--lobbies",
    "--bot-tables",
    "--chat-per-minute",
    "--seats-waiting",
    "--spectators",
];

/// A running server. It is killed when this is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts it on a folder and waits until it listens. Limits that stop a single address from asking too much are
    /// lifted, since all clients come from here.
    pub(crate) fn start(program: &Path, folder: &Path, port: u16) -> io::Result<Self> {
        let help = Command::new(program).args(["serve", "--help"]).output()?.stdout;
        let help = String::from_utf8_lossy(&help);
        let limits = LIMITS.iter().filter(|limit| help.contains(**limit)).flat_map(|limit| [*limit, "0"]);
        let mut serve = Command::new(program);
        serve.arg("serve").args(limits);
        Self::run(serve, folder, port)
    }

    /// The same on one processor, as strangers would find it, or with all limits lifted.
    pub(crate) fn start_on_core(
        program: &Path,
        (folder, port): (&Path, u16),
        core: u32,
        limits: bool,
    ) -> io::Result<Self> {
        let mut serve = Command::new("taskset");
        serve.args(["--cpu-list", &core.to_string()]).arg(program).arg("serve");
        if !limits {
            serve.args(LIMITS.iter().flat_map(|limit| [*limit, "0"]));
        }
        Self::run(serve, folder, port)
    }

    fn run(mut serve: Command, folder: &Path, port: u16) -> io::Result<Self> {
        let bind = format!("127.0.0.1:{port}");
        let mut child = serve.args(["--bind", &bind, "--data"]).arg(folder).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(output) = child.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let address = line.split("http://").nth(1).and_then(|address| address.trim().parse().ok());
        match address {
            Some(address) => Ok(Server { child, address }),
            None => {
                child.kill()?;
                Err(io::Error::other(format!("The server does not say where it listens, but: {line}")))
            }
        }
    }

    pub(crate) fn usage(&self) -> Usage {
        Usage::of(&self.child.id().to_string())
    }

    /// Ends it as a power cut would: nothing can be finished or written.
    pub(crate) fn kill(mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(|_| ())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already, which is all that is wanted.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a process has used so far; zero where the system does not tell.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    /// Memory it holds now, in bytes.
    pub(crate) memory: u64,
    /// The most it has held.
    pub(crate) peak: u64,
    /// Time on processors since it started.
    pub(crate) processor: Duration,
}

impl Usage {
    /// This process.
    pub(crate) fn own() -> Self {
        Usage::of("self")
    }

    fn of(process: &str) -> Self {
        let read = |file: &str| fs::read_to_string(format!("/proc/{process}/{file}")).unwrap_or_default();
        let status = read("status");
        let of = |field| memory(&status, field);
        Usage { memory: of("VmRSS:"), peak: of("VmHWM:"), processor: processor(&read("stat")) }
    }
}

/// How many programs have wanted a processor on this machine over the last minute: what others did besides.
pub(crate) fn busy() -> f64 {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().and_then(|minute| minute.parse().ok()).unwrap_or_default()
}

fn memory(status: &str, field: &str) -> u64 {
    let line = status.lines().find_map(|line| line.strip_prefix(field));
    line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok()).map_or(0, |kb| kb * 1024)
}

/// The 14th and 15th field; the second may hold spaces, so counting starts after its bracket.
fn processor(stat: &str) -> Duration {
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
    TICK * fields.filter_map(|field| field.parse::<u32>().ok()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_s_own_words_are_read() {
        assert_eq!(memory("Name:\tlagrange\nVmRSS:\t   12345 kB\n", "VmRSS:"), 12_345 * 1024);
        let stat = "42 (a (b) c) S 1 1 1 0 -1 4194560 100 0 0 0 150 50 0 0 20 0";
        assert_eq!(processor(stat), Duration::from_secs(2));
        assert_eq!((memory("", "VmRSS:"), processor("")), (0, Duration::ZERO));
    }
}
