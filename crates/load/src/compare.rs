//! Two builds of the server, measured in turn: what the new one gains.

use std::fmt;

use serde_json::{Value, json};

use crate::report::{Load, Report};

/// What matters of one measurement under full load.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Figures {
    pub(crate) per_second: f64,
    pub(crate) p99_ms: f64,
    pub(crate) server_us: f64,
    pub(crate) bytes: f64,
}

/// Both builds, round by round.
#[derive(Default)]
pub(crate) struct Comparison {
    pub(crate) old: Vec<Figures>,
    pub(crate) new: Vec<Figures>,
}

impl Figures {
    /// Under full load or, where that was not measured, at the steady rate.
    pub(crate) fn of(report: &Report) -> Self {
        let figures = |load: &Load| Figures {
            per_second: load.per_second(),
            p99_ms: load.told(0.99),
            server_us: load.server_us(),
            bytes: load.bytes_per_action(),
        };
        report.saturated.as_ref().or(report.steady.as_ref()).map(figures).unwrap_or_default()
    }

    /// The middle one of several, figure by figure.
    fn middle(all: &[Figures]) -> Self {
        let middle = |figure: fn(&Figures) -> f64| {
            let mut all: Vec<f64> = all.iter().map(figure).collect();
            all.sort_by(f64::total_cmp);
            all.get(all.len() / 2).copied().unwrap_or_default()
        };
        Figures {
            per_second: middle(|f| f.per_second),
            p99_ms: middle(|f| f.p99_ms),
            server_us: middle(|f| f.server_us),
            bytes: middle(|f| f.bytes),
        }
    }

    fn json(self) -> Value {
        let Figures { per_second, p99_ms, server_us, bytes } = self;
        json!({ "per_second": per_second, "told_p99_ms": p99_ms, "server_us": server_us, "bytes": bytes })
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { per_second, p99_ms, server_us, bytes } = self;
        write!(f, "{per_second:>7.0} actions a second, told p99 {p99_ms:>5.1} ms, ")?;
        write!(f, "server {server_us:>4.0} µs and {:>5.1} kB sent an action", bytes / 1_000.0)
    }
}

impl Comparison {
    /// How many times as fast the new one is.
    pub(crate) fn times(&self) -> f64 {
        Figures::middle(&self.new).per_second / Figures::middle(&self.old).per_second
    }

    /// Which share of the old one's processor time it needs for an action.
    pub(crate) fn share(&self) -> f64 {
        Figures::middle(&self.new).server_us / Figures::middle(&self.old).server_us
    }

    pub(crate) fn json(&self) -> Value {
        let all = |all: &[Figures]| all.iter().map(|figures| figures.json()).collect::<Vec<_>>();
        json!({ "old": all(&self.old), "new": all(&self.new), "times": self.times(), "share": self.share() })
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (old, new) in self.old.iter().zip(&self.new) {
            writeln!(f, "old {old}\nnew {new}")?;
        }
        let (old, new) = (Figures::middle(&self.old), Figures::middle(&self.new));
        writeln!(f, "In the middle of {} rounds:\nold {old}\nnew {new}", self.new.len())?;
        write!(f, "{:.2} times as fast, {:.2} of the server's time", self.times(), self.share())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_the_rounds_counts() {
        let figures = |per_second: f64, server_us: f64| Figures { per_second, server_us, ..Figures::default() };
        let old = vec![figures(100.0, 20.0), figures(90.0, 22.0), figures(900.0, 1.0)];
        let new = vec![figures(150.0, 10.0), figures(10.0, 99.0), figures(200.0, 8.0)];
        let both = Comparison { old, new };
        assert_eq!((both.times(), both.share()), (1.5, 0.5));
        assert!(both.to_string().ends_with("1.50 times as fast, 0.50 of the server's time"), "{both}");
    }
}
