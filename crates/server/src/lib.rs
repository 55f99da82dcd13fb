//! The tabletop on the network: the web app, REST, one WebSocket per client.
//!
//! Each table is an actor ([`table::Table`] inside a task): commands come in turn, an action is stored durably
//! before it is acknowledged or told to anybody, bots think on threads of their own, clocks and pauses wake the
//! table. Nothing here knows the rules of a game.

mod accept;
mod actor;
mod app;
mod bots;
mod daily;
mod endings;
mod error;
mod foresee;
mod hub;
mod identity;
mod ids;
mod invites;
mod lang;
mod library;
mod limits;
mod metrics;
mod reply;
mod rest;
mod socket;
mod summary;
mod texts;
mod web;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use store::Place;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::TraceLayer;

use crate::app::App;
use crate::error::ApiError;
use crate::hub::Pace;
use crate::lang::Asker;

pub use crate::daily::{Clock, Daily, Day, NoDay};
pub use crate::limits::Allowance;
pub use crate::texts::add_texts;

/// How the server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub bind: SocketAddr,
    /// Where it keeps everything.
    pub keep: Keep,
    /// A bot takes at least so long over a decision.
    pub bot_pause_ms: u64,
    /// What one address may ask of it.
    pub allowance: Allowance,
    /// The challenges of the day.
    pub daily: Daily,
}

/// Where everything is kept.
#[derive(Clone, Debug)]
pub enum Keep {
    /// In a folder, with an embedded database.
    Folder(PathBuf),
    /// In a PostgreSQL database.
    Postgres(String),
}

/// The folder where data belongs on this platform.
pub fn data_folder() -> Option<PathBuf> {
    store::data_folder()
}

/// Why the server could not run.
#[derive(Debug)]
pub enum ServeError {
    /// The database.
    Store(store::Error),
    /// The network.
    Network(io::Error),
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ServeError::Store(error) => write!(f, "{error}"),
            ServeError::Network(error) => write!(f, "The address cannot be used: {error}."),
        }
    }
}

impl std::error::Error for ServeError {}

/// Runs until `stop` comes; then finishes all writes and tells the clients. `ready` is told the address.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let place = match config.keep {
        Keep::Folder(folder) => Place::Folder(folder),
        Keep::Postgres(url) => Place::Postgres(url),
    };
    let store = store::open(&place).await.map_err(ServeError::Store)?;
    let pace = Pace { bot_pause_ms: config.bot_pause_ms };
    let app = App::new(store, pace, config.allowance, config.daily).await.map_err(ServeError::Store)?;
    let listener = TcpListener::bind(config.bind).await.map_err(ServeError::Network)?;
    let address = listener.local_addr().map_err(ServeError::Network)?;
    app.hub.wake_all().await;
    ready(address);
    let closing = app.clone();
    let stop = async move {
        stop.await;
        closing.closing.send_replace(true);
    };
    let serving = accept::serve(listener, router(app.clone()), stop);
    // Slow clients do not keep the server from going down.
    let mut told = app.closing.subscribe();
    tokio::select! {
        () = serving => {}
        () = async { let _ = told.wait_for(|closing| *closing).await; tokio::time::sleep(Duration::from_secs(5)).await; } => {}
    }
    app.hub.close().await;
    app.store.close().await;
    part(&app).await;
    Ok(())
}

/// Lets the connections say goodbye, as long as that takes a sensible time.
async fn part(app: &App) {
    let parted = async {
        while app.hub.shared.metrics.connections() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    if tokio::time::timeout(Duration::from_secs(3), parted).await.is_err() {
        tracing::info!("some connections do not listen and are cut");
    }
}

fn router(app: App) -> Router {
    let header = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::overriding(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    rest::routes()
        .fallback(web::page)
        .layer(from_fn_with_state(app.clone(), guard))
        .layer(header("content-security-policy", POLICY))
        .layer(header("x-content-type-options", "nosniff"))
        .layer(header("referrer-policy", "same-origin"))
        .layer(header("x-frame-options", "DENY"))
        .layer(header("permissions-policy", "camera=(), microphone=(), geolocation=()"))
        .layer(CompressionLayer::new())
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

/// A request whose body does not come, or that cannot be answered in this time, is given up.
const PATIENCE: Duration = Duration::from_secs(15);

/// Scripts come from our own files only.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
                      img-src 'self' data:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'";

/// Too many requests from one address, or a change asked for by another site's page: refused before anything else.
async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    app.hub.shared.metrics.request();
    let from = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let api = request.uri().path().starts_with("/api/");
    if api && from.is_some_and(|from| !app.limits.request(from)) {
        app.hub.shared.metrics.refused();
        // Nobody in such a hurry is looked up.
        let answer = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast").into_response();
        return error::in_words(answer, Asker::of(&request).stranger());
    }
    let asker = Asker::of(&request);
    if request.method() != Method::GET && !identity::is_own_origin(request.headers()) {
        return error::in_words(ApiError::forbidden("wrong_origin").into_response(), asker.stranger());
    }
    let program = identity::has_token(request.headers());
    let answer = tokio::time::timeout(PATIENCE, next.run(request)).await;
    let mut answer = answer.unwrap_or_else(|_| ApiError::new(StatusCode::REQUEST_TIMEOUT, "too_slow").into_response());
    if error::is_unsaid(&answer) {
        answer = error::in_words(answer, asker.lang(&app).await);
    }
    if program {
        // A cookie would outlive the token. No call gives one; this stands for those that are written yet.
        answer.headers_mut().remove(SET_COOKIE);
    }
    answer
}

/// Writes the log: readable on a terminal, JSON otherwise. `RUST_LOG` says how much.
pub fn log(json: bool) {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,server=info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let _ = if json { log.json().try_init() } else { log.try_init() };
}
