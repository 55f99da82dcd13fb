//! The server as a process of its own, and what it costs.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Processor time is counted in hundredths of a second, on every Linux there is.
const TICK: Duration = Duration::from_millis(10);

/// A running server. It is killed when this is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts it on a folder and waits until it listens. Limits that stop a single address from asking too much are
    /// lifted, since all clients come from here.
    pub(crate) fn start(program: &Path, folder: &Path, port: u16) -> io::Result<Self> {
        let mut child = Command::new(program)
            .args(["serve", "--requests-per-minute", "0", "--connections-per-address", "0"])
            .args(["--bind", &format!("127.0.0.1:{port}"), "--data"])
            .arg(folder)
            .stdout(Stdio::piped())
            .spawn()?;
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
        Usage { memory: memory(&read("status")), processor: processor(&read("stat")) }
    }
}

/// How many programs have wanted a processor on this machine over the last minute: what others did besides.
pub(crate) fn busy() -> f64 {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().and_then(|minute| minute.parse().ok()).unwrap_or_default()
}

fn memory(status: &str) -> u64 {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
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
        assert_eq!(memory("Name:\tlagrange\nVmRSS:\t   12345 kB\n"), 12_345 * 1024);
        let stat = "42 (a (b) c) S 1 1 1 0 -1 4194560 100 0 0 0 150 50 0 0 20 0";
        assert_eq!(processor(stat), Duration::from_secs(2));
        assert_eq!((memory(""), processor("")), (0, Duration::ZERO));
    }
}
