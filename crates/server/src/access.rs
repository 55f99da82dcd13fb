//! The log of requests: every one if that is wished, otherwise those that were refused, and of a flood only some.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::extract::Request;
use axum::http::{Method, StatusCode};

use crate::limits::Bucket;

/// Refused requests that are written down in a second, and at once: a flood must not fill the disk.
const REFUSALS: (f64, f64) = (5.0, 50.0);

/// What is written down of requests.
pub(crate) struct Access {
    all: bool,
    refusals: Mutex<Bucket>,
    left_out: AtomicU64,
}

/// What a request was, as the log says it.
pub(crate) struct Line {
    from: Option<IpAddr>,
    method: Method,
    path: String,
}

impl Line {
    pub(crate) fn of(request: &Request, from: Option<IpAddr>) -> Self {
        Line { from, method: request.method().clone(), path: harmless(request.uri().path()) }
    }
}

/// A path without what opens doors: addresses of pages may hold invitations, so only their beginning is told.
fn harmless(path: &str) -> String {
    let path: String = path.chars().take(200).collect();
    if path.starts_with("/api/") || path.starts_with("/assets/") {
        return path;
    }
    match path.char_indices().filter(|(_, c)| *c == '/').nth(1) {
        Some((second, _)) => format!("{}…", &path[..=second]),
        None => path,
    }
}

impl Access {
    pub(crate) fn new(all: bool) -> Self {
        Access { all, refusals: Mutex::new(Bucket::new(REFUSALS.0, REFUSALS.1)), left_out: AtomicU64::new(0) }
    }

    pub(crate) fn note(&self, line: &Line, status: StatusCode, took: Duration) {
        let Line { from, method, path } = line;
        let (from, status, ms) = (from.map(|from| from.to_string()), status.as_u16(), took.as_millis() as u64);
        if self.all {
            tracing::info!(target: "server::access", from, %method, path, status, ms, "request");
        } else if let Some(left_out) = (status >= 400).then(|| self.may_tell()).flatten() {
            tracing::info!(target: "server::access", from, %method, path, status, ms, left_out, "request refused");
        }
    }

    /// A login that fails. Its name is short: longer ones are refused unread.
    pub(crate) fn note_login(&self, from: SocketAddr, login: &str, what: &'static str) {
        if let Some(left_out) = self.may_tell() {
            tracing::info!(target: "server::access", %from, ?login, left_out, "{what}");
        }
    }

    /// Whether one more refusal may be told, and how many were left out before it.
    fn may_tell(&self) -> Option<u64> {
        if self.refusals.lock().unwrap_or_else(PoisonError::into_inner).take() {
            return Some(self.left_out.swap(0, Ordering::Relaxed));
        }
        self.left_out.fetch_add(1, Ordering::Relaxed);
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invitations_are_not_written_down() {
        assert_eq!(harmless("/join/abcdefghjk"), "/join/…");
        assert_eq!(harmless("/api/tables/x/start"), "/api/tables/x/start");
        assert_eq!([harmless("/"), harmless("/healthz")], ["/", "/healthz"]);
        assert_eq!(harmless(&format!("/{}", "я/".repeat(5_000))).chars().last(), Some('…'));
    }

    #[test]
    fn a_flood_leaves_few_lines_and_says_how_many_are_missing() {
        let access = Access::new(false);
        let told = (0..10_000).filter(|_| access.may_tell().is_some()).count();
        assert!((50..100).contains(&told), "{told} lines");
        assert_eq!(access.left_out.load(Ordering::Relaxed), 10_000 - told as u64);
    }
}
