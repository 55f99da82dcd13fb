//! The figures, for people and for programs.

use std::fmt;
use std::time::Duration;

use serde_json::{Value, json};

use crate::crowd::Outcome;
use crate::process::Usage;

/// Everything that was measured.
#[derive(Default)]
pub(crate) struct Report {
    pub(crate) game: &'static str,
    pub(crate) clients: usize,
    pub(crate) tables: usize,
    /// Actions at each table before anything was measured.
    pub(crate) opened: usize,
    /// How busy the machine was before.
    pub(crate) busy: f64,
    /// Bytes of the server's memory for a connection that watches nothing.
    pub(crate) idle: u64,
    /// The same for a connection that watches a table, without the table.
    pub(crate) watching: u64,
    pub(crate) opening: Option<Load>,
    pub(crate) steady: Option<Load>,
    pub(crate) saturated: Option<Load>,
    /// The server's memory at the end.
    pub(crate) memory: u64,
    /// Actions found in the journals after the server was killed: as many as were acknowledged.
    pub(crate) kept: usize,
}

/// One stretch of play.
pub(crate) struct Load {
    /// What was asked for, if not as much as possible.
    pub(crate) rate: Option<u32>,
    outcome: Outcome,
    server: f64,
    bench: f64,
}

/// Usage of both processes at one moment.
#[derive(Clone, Copy)]
pub(crate) struct Both {
    pub(crate) server: Usage,
    pub(crate) bench: Usage,
}

impl Load {
    pub(crate) fn new(rate: Option<u32>, mut outcome: Outcome, before: Both, after: Both) -> Self {
        outcome.finished.sort_by_key(|finished| finished.told);
        let cores = |before: Usage, after: Usage| {
            after.processor.saturating_sub(before.processor).as_secs_f64() / outcome.time.as_secs_f64()
        };
        let (server, bench) = (cores(before.server, after.server), cores(before.bench, after.bench));
        Load { rate, outcome, server, bench }
    }

    pub(crate) fn per_second(&self) -> f64 {
        self.outcome.in_time as f64 / self.outcome.time.as_secs_f64()
    }

    /// How long it took for this share of the actions until all were told, in milliseconds.
    pub(crate) fn told(&self, share: f64) -> f64 {
        let all = &self.outcome.finished;
        let at = ((all.len().saturating_sub(1)) as f64 * share) as usize;
        all.get(at).map_or(0.0, |finished| ms(finished.told))
    }

    /// The same until they were acknowledged.
    pub(crate) fn acknowledged(&self, share: f64) -> f64 {
        let mut all: Vec<Duration> = self.outcome.finished.iter().map(|finished| finished.acknowledged).collect();
        all.sort_unstable();
        let at = ((all.len().saturating_sub(1)) as f64 * share) as usize;
        all.get(at).copied().map_or(0.0, ms)
    }

    /// Processor time of the server for an action, in microseconds.
    pub(crate) fn server_us(&self) -> f64 {
        self.server / self.per_second() * 1e6
    }

    pub(crate) fn bytes_per_action(&self) -> f64 {
        self.outcome.bytes as f64 / self.outcome.in_time.max(1) as f64
    }

    pub(crate) fn json(&self) -> Value {
        json!({
            "rate": self.rate,
            "actions": self.outcome.finished.len(),
            "per_second": self.per_second(),
            "told_ms": { "p50": self.told(0.5), "p99": self.told(0.99), "max": self.told(1.0) },
            "acknowledged_ms": {
                "p50": self.acknowledged(0.5), "p99": self.acknowledged(0.99), "max": self.acknowledged(1.0),
            },
            "bytes_sent_per_action": self.bytes_per_action(),
            "cores": { "server": self.server, "bench": self.bench },
            "server_us_per_action": self.server_us(),
        })
    }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

impl fmt::Display for Load {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rate {
            Some(rate) => writeln!(f, "At {rate} actions a second, from due to told to the last client at the table:")?,
            None => writeln!(f, "As many as possible, with a bounded number on their way:")?,
        }
        writeln!(f, "  actions      {:>9} ({:.0} a second)", self.outcome.finished.len(), self.per_second())?;
        let line = |p50: f64, p99: f64, max: f64| format!("p50 {p50:.1} ms, p99 {p99:.1} ms, longest {max:.1} ms");
        writeln!(f, "  told         {}", line(self.told(0.5), self.told(0.99), self.told(1.0)))?;
        let acknowledged = line(self.acknowledged(0.5), self.acknowledged(0.99), self.acknowledged(1.0));
        writeln!(f, "  acknowledged {acknowledged}")?;
        writeln!(f, "  sent         {:.1} kB for each action to all clients", self.bytes_per_action() / 1_000.0)?;
        let (server, bench) = (self.server_us(), self.bench / self.per_second() * 1e6);
        write!(f, "  processors   server {:.2} ({server:.0} µs an action), ", self.server)?;
        write!(f, "bench {:.2} ({bench:.0} µs)", self.bench)
    }
}

impl Report {
    pub(crate) fn json(&self) -> Value {
        let load = |load: &Option<Load>| load.as_ref().map(Load::json);
        json!({
            "game": self.game,
            "clients": self.clients,
            "tables": self.tables,
            "opening_actions": self.opened,
            "load_average_before": self.busy,
            "idle_connection_bytes": self.idle,
            "watching_connection_bytes": self.watching,
            "opening": load(&self.opening),
            "steady": load(&self.steady),
            "saturated": load(&self.saturated),
            "server_memory_bytes": self.memory,
            "actions_kept": self.kept,
        })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kb = |bytes: u64| bytes as f64 / 1_000.0;
        let Report { game, clients, tables, opened, .. } = self;
        writeln!(
            f,
            "{clients} clients at {tables} tables of {game} after {opened} actions; SQLite, WAL, synchronous=FULL"
        )?;
        writeln!(f, "Load average of the machine before: {:.2}", self.busy)?;
        let (idle, watching) = (kb(self.idle), kb(self.watching));
        writeln!(f, "Memory for an idle connection {idle:.1} kB, for one that watches a table {watching:.1} kB more")?;
        for load in [&self.steady, &self.saturated].into_iter().flatten() {
            writeln!(f, "{load}")?;
        }
        writeln!(f, "The server's memory at the end {:.0} MB", kb(self.memory) / 1_000.0)?;
        write!(f, "Killed without warning, it had kept all {} acknowledged actions and no others", self.kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Finished;

    #[test]
    fn shares_are_taken_of_the_sorted_times() {
        let finished = |ms: u64| {
            let time = Duration::from_millis(ms);
            Finished { acknowledged: time / 2, told: time }
        };
        let outcome = Outcome {
            finished: (1..=100).rev().map(finished).collect(),
            time: Duration::from_secs(2),
            in_time: 90,
            bytes: 9_000,
        };
        let none = Both { server: Usage::default(), bench: Usage::default() };
        let load = Load::new(Some(50), outcome, none, none);
        assert_eq!((load.told(0.5), load.told(0.99), load.told(1.0)), (50.0, 99.0, 100.0));
        assert_eq!((load.acknowledged(1.0), load.per_second(), load.bytes_per_action()), (50.0, 45.0, 100.0));
        assert!(load.to_string().contains("p50 50.0 ms, p99 99.0 ms, longest 100.0 ms"), "{load}");
    }
}
