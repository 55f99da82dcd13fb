//! Figures for Prometheus.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// Upper bounds of the histograms in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// How a request was answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    status: u16,
}

/// Counts since the start.
pub(crate) struct Metrics {
    registry: Registry,
    entries: Counter,
    commits: Counter,
    messages: Counter,
    refused: Counter,
    written: Counter,
    requests: Family<Answered, Counter>,
    tables: Gauge,
    connections: Gauge<i64, AtomicI64>,
    bots_waiting: Gauge,
    bots_thinking: Gauge,
    appends: Histogram,
    answers: Histogram,
    commands: Histogram,
}

/// What is looked up when somebody asks for the figures.
pub(crate) struct Now {
    pub(crate) tables: usize,
    pub(crate) commits: u64,
    /// Decisions of bots that wait for a thread, and those that are thought about.
    pub(crate) bots: (usize, usize),
}

impl Default for Metrics {
    fn default() -> Self {
        let histogram = || Histogram::new(BOUNDS);
        let mut metrics = Metrics {
            registry: Registry::with_prefix("lagrange"),
            entries: Counter::default(),
            commits: Counter::default(),
            messages: Counter::default(),
            refused: Counter::default(),
            written: Counter::default(),
            requests: Family::default(),
            tables: Gauge::default(),
            connections: Gauge::default(),
            bots_waiting: Gauge::default(),
            bots_thinking: Gauge::default(),
            appends: histogram(),
            answers: histogram(),
            commands: histogram(),
        };
        metrics.register();
        metrics
    }
}

impl Metrics {
    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("tables", "Tables that are awake", self.tables.clone());
        registry.register("connections", "Open WebSocket connections", self.connections.clone());
        registry.register("bots_waiting", "Decisions of bots that wait for a thread", self.bots_waiting.clone());
        registry.register("bots_thinking", "Decisions that bots think about", self.bots_thinking.clone());
        registry.register("entries", "Journal entries made durable", self.entries.clone());
        registry.register("commits", "Durable transactions they took", self.commits.clone());
        registry.register("messages", "WebSocket messages received", self.messages.clone());
        registry.register("refused", "Messages and requests refused", self.refused.clone());
        registry.register("written", "Whole tables written down for programs", self.written.clone());
        registry.register("requests", "Requests answered", self.requests.clone());
        let mut timed = |name: &str, help: &str, histogram: &Histogram| {
            registry.register_with_unit(name, help, Unit::Seconds, histogram.clone());
        };
        timed("append", "Time until an action is durable", &self.appends);
        timed("answer", "Time until a request is answered", &self.answers);
        timed("command", "Time until a message that does something at a table is answered", &self.commands);
    }

    pub(crate) fn stored(&self, entries: usize, took: Duration) {
        self.entries.inc_by(entries as u64);
        self.appends.observe(took.as_secs_f64());
    }

    pub(crate) fn connected(&self, change: i64) {
        self.connections.inc_by(change);
    }

    /// Open WebSocket connections.
    pub(crate) fn connections(&self) -> i64 {
        self.connections.get()
    }

    pub(crate) fn message(&self) {
        self.messages.inc();
    }

    /// A message on a WebSocket was refused.
    pub(crate) fn refused(&self) {
        self.refused.inc();
    }

    /// A whole table was written down for a program.
    pub(crate) fn written(&self) {
        self.written.inc();
    }

    /// A request was answered, be it with a refusal.
    pub(crate) fn answered(&self, status: StatusCode, took: Duration) {
        self.requests.get_or_create(&Answered { status: status.as_u16() }).inc();
        self.answers.observe(took.as_secs_f64());
        if status.is_client_error() || status.is_server_error() {
            self.refused();
        }
    }

    /// A message that does something at a table was answered.
    pub(crate) fn done(&self, took: Duration) {
        self.commands.observe(took.as_secs_f64());
    }

    /// The text format of Prometheus.
    pub(crate) fn text(&self, now: &Now) -> String {
        let number = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        self.tables.set(number(now.tables));
        self.bots_waiting.set(number(now.bots.0));
        self.bots_thinking.set(number(now.bots.1));
        // The store counts them itself.
        self.commits.inner().store(now.commits, Ordering::Relaxed);
        let mut text = String::new();
        if encode(&mut text, &self.registry).is_err() {
            tracing::error!("figures cannot be written");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_the_names_that_dashboards_know() {
        let metrics = Metrics::default();
        metrics.stored(3, Duration::from_millis(4));
        metrics.connected(2);
        metrics.answered(StatusCode::OK, Duration::from_millis(1));
        metrics.answered(StatusCode::TOO_MANY_REQUESTS, Duration::from_millis(1));
        let text = metrics.text(&Now { tables: 7, commits: 9, bots: (5, 6) });
        for line in [
            "lagrange_tables 7",
            "lagrange_connections 2",
            "lagrange_bots_waiting 5",
            "lagrange_bots_thinking 6",
            "lagrange_entries_total 3",
            "lagrange_commits_total 9",
            "lagrange_refused_total 1",
            "lagrange_requests_total{status=\"200\"} 1",
            "lagrange_requests_total{status=\"429\"} 1",
            "lagrange_append_seconds_count 1",
            "lagrange_append_seconds_bucket{le=\"0.005\"} 1",
            "lagrange_answer_seconds_count 2",
            "lagrange_command_seconds_count 0",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} is missing in\n{text}");
        }
    }
}
