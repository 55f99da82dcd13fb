//! Figures for Prometheus: counters and one histogram, written as its text format asks.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Upper bounds of the histogram in milliseconds.
const BOUNDS_MS: [u64; 10] = [1, 2, 5, 10, 25, 50, 100, 250, 1_000, 5_000];

/// Counts since the start.
#[derive(Default)]
pub(crate) struct Metrics {
    entries: AtomicU64,
    appends: AtomicU64,
    append_us: AtomicU64,
    buckets: [AtomicU64; BOUNDS_MS.len()],
    connections: AtomicI64,
    messages: AtomicU64,
    refused: AtomicU64,
    requests: AtomicU64,
}

impl Metrics {
    pub(crate) fn stored(&self, entries: usize, took: Duration) {
        self.entries.fetch_add(entries as u64, Ordering::Relaxed);
        self.appends.fetch_add(1, Ordering::Relaxed);
        self.append_us.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS_MS) {
            if took <= Duration::from_millis(bound) {
                bucket.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    pub(crate) fn connected(&self, change: i64) {
        self.connections.fetch_add(change, Ordering::Relaxed);
    }

    /// Open WebSocket connections.
    pub(crate) fn connections(&self) -> i64 {
        self.connections.load(Ordering::Relaxed)
    }

    pub(crate) fn message(&self) {
        self.messages.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn request(&self) {
        self.requests.fetch_add(1, Ordering::Relaxed);
    }

    /// The text format of Prometheus.
    pub(crate) fn text(&self, tables: usize, commits: u64) -> String {
        let mut text = String::new();
        let mut line = |kind: &str, name: &str, help: &str, value: &dyn std::fmt::Display| {
            let _ =
                writeln!(text, "# HELP lagrange_{name} {help}\n# TYPE lagrange_{name} {kind}\nlagrange_{name} {value}");
        };
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        line("gauge", "tables", "Tables that are awake.", &tables);
        line("gauge", "connections", "Open WebSocket connections.", &self.connections());
        line("counter", "entries_total", "Journal entries made durable.", &of(&self.entries));
        line("counter", "commits_total", "Durable transactions they took.", &commits);
        line("counter", "messages_total", "WebSocket messages received.", &of(&self.messages));
        line("counter", "refused_total", "Messages and requests refused.", &of(&self.refused));
        line("counter", "requests_total", "REST requests.", &of(&self.requests));
        let name = "lagrange_append_seconds";
        let _ = writeln!(text, "# HELP {name} Time until an action is durable.\n# TYPE {name} histogram");
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS_MS) {
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {}", bound as f64 / 1_000.0, of(bucket));
        }
        let (count, sum) = (of(&self.appends), of(&self.append_us) as f64 / 1e6);
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
        text
    }
}
