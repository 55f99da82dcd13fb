//! How the server is, for those who run it.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use store::Store;
use tokio::sync::Mutex;

use crate::app::App;
use crate::error::ApiError;
use crate::metrics::Now;
use crate::proxies::is_passed_on;

/// Figures count everything, steps of secret turns among it, so they are for those who run the server: asked from the
/// same machine, and not on behalf of somebody else.
pub(super) async fn metrics(State(app): State<App>, request: Request) -> Result<String, ApiError> {
    let from = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical());
    let from_here = !is_passed_on(request.headers()) && from.is_some_and(|from| from.is_loopback());
    if app.doors.figures_elsewhere || !from_here {
        return Err(ApiError::forbidden("not_from_here"));
    }
    Ok(figures(State(app)).await)
}

/// The figures themselves.
pub(crate) async fn figures(State(app): State<App>) -> String {
    let shared = &app.hub.shared;
    shared.metrics.text(&Now {
        tables: app.hub.awake(),
        commits: app.store.stats().commits,
        bots: shared.thinkers.busy(),
    })
}

pub(super) async fn healthy() -> &'static str {
    "ok"
}

/// A store that does not answer soon is not ready either.
const SOON: Duration = Duration::from_secs(2);
/// What was found so shortly ago is told again.
const FRESH: Duration = Duration::from_millis(500);

pub(super) async fn ready(State(app): State<App>) -> Response {
    let unready = |code| ApiError::new(StatusCode::SERVICE_UNAVAILABLE, code).into_response();
    if *app.closing.borrow() {
        return unready("closing");
    }
    match app.readiness.of(app.store.as_ref()).await {
        Ok(()) => "ready".into_response(),
        Err(error) => ApiError::from(error).into_response(),
    }
}

/// Whether the store was ready when somebody last asked: anybody may ask, and each look writes something.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, store::Result<()>)>>);

impl Readiness {
    async fn of(&self, store: &dyn Store) -> store::Result<()> {
        let asked = Instant::now();
        let mut last = self.0.lock().await;
        // Whoever waited for somebody else's look has the same answer.
        let fits = |(at, known): &&(Instant, store::Result<()>)| *at >= asked || known.is_ok() && at.elapsed() < FRESH;
        if let Some((_, known)) = last.as_ref().filter(fits) {
            return known.clone();
        }
        let late = || Err(store::Error::Unavailable("The database does not answer.".to_owned()));
        let found = tokio::time::timeout(SOON, store.ready()).await.unwrap_or_else(|_| late());
        *last = Some((Instant::now(), found.clone()));
        found
    }
}
