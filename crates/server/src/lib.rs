//! The tabletop on the network: the web app, REST, one WebSocket per client.
//!
//! Each table is an actor ([`table::Table`] inside a task): commands come in turn, an action is stored durably
//! before it is acknowledged or told to anybody, bots think on threads of their own, clocks and pauses wake the
//! table. Nothing here knows the rules of a game.

mod accept;
mod access;
mod actor;
mod alarms;
mod app;
mod bots;
mod daily;
mod endings;
mod error;
mod foresee;
mod guard;
mod homes;
mod hosts;
mod hub;
mod identity;
mod ids;
mod invites;
mod lang;
mod library;
mod limits;
mod logouts;
mod mail;
mod meet;
mod metrics;
mod notices;
mod packed;
mod passwords;
mod proxies;
mod quotas;
mod reply;
mod rest;
mod socket;
mod summary;
mod sweep;
mod texts;
mod thinkers;
mod vacation;
mod web;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use axum::Router;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use store::Place;
use thiserror::Error;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::access::Access;
use crate::app::{App, Doors};
use crate::hosts::Hosts;
use crate::hub::Pace;
use crate::packed::Short;
use crate::proxies::Proxies;

pub use crate::daily::{Clock, Daily, Day, NoDay};
pub use crate::limits::Allowance;
pub use crate::mail::{NoSmtp, Smtp, SmtpArgs};
pub use crate::meet::{Recounted, rebuild_ratings};
pub use crate::notices::Telling;
pub use crate::proxies::{Network, NoNetwork};
pub use crate::quotas::Quotas;
pub use crate::sweep::Expiry;
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
    /// How long somebody has to be away before the host may hand their seat over, in seconds.
    pub absence: u64,
    /// What one address may ask of it.
    pub allowance: Allowance,
    /// What one person may have and do.
    pub quotas: Quotas,
    /// What is deleted when nobody has needed it for long.
    pub expiry: Expiry,
    /// Proxies that are believed when they say for whom they ask.
    pub trusted_proxies: Vec<Network>,
    /// Names under which browsers reach it; without any, names that could only be somebody else's are refused.
    pub hosts: Vec<String>,
    /// Where it tells its figures, to anybody who can connect there; without it, on the same machine only.
    pub metrics: Option<SocketAddr>,
    /// Whether every request stands in the log, and not only what was refused.
    pub access_log: bool,
    /// The challenges of the day.
    pub daily: Daily,
    /// Whether it says what a bot would do in somebody's place: for tests.
    pub advice: bool,
    /// How people who are away are told.
    pub telling: Telling,
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
#[derive(Debug, Error)]
pub enum ServeError {
    /// The database.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// The network.
    #[error("The address cannot be used: {0}.")]
    Network(#[from] io::Error),
}

/// Runs until `stop` comes; then finishes all writes and tells the clients. `ready` is told the address.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let place = match config.keep {
        Keep::Folder(folder) => Place::Folder(folder),
        Keep::Postgres(url) => {
            if let Some(host) = store::unencrypted(&url) {
                tracing::warn!(%host, "the database is on another machine, and everything goes there without encryption: \
                    write ?sslmode=require behind its address");
            }
            Place::Postgres(url)
        }
    };
    let store = store::open(&place).await?;
    store.alone().await?;
    let pace = Pace {
        bot_pause_ms: config.bot_pause_ms,
        absence: Duration::from_secs(config.absence),
        spectators: config.quotas.spectators,
    };
    let limits = (config.allowance, config.quotas);
    let doors = Doors {
        hosts: Hosts::new(config.hosts),
        access: Access::new(config.access_log),
        figures_elsewhere: config.metrics.is_some(),
    };
    let app = App::new(store, pace, limits, (config.daily, config.telling), doors).await?;
    let listener = TcpListener::bind(config.bind).await?;
    let address = listener.local_addr()?;
    let figures = match config.metrics {
        Some(bind) => Some(TcpListener::bind(bind).await?),
        None => None,
    };
    let waking = [
        tokio::spawn(meet::count_finished(app.hub.shared.clone())),
        tokio::spawn(notices::tell_all(app.hub.shared.clone())),
        tokio::spawn(vacation::keep_told(app.clone())),
        tokio::spawn({
            let app = app.clone();
            async move { app.hub.wake_all().await }
        }),
        tokio::spawn({
            let app = app.clone();
            async move { app.hub.wake_in_time().await }
        }),
        tokio::spawn({
            let app = app.clone();
            async move { sweep::sweep(&app, config.expiry).await }
        }),
        tokio::spawn({
            let app = app.clone();
            async move { meet::vacate(&app).await }
        }),
    ];
    let figures = figures.map(|listener| tokio::spawn(tell_figures(app.clone(), listener)));
    ready(address);
    let closing = app.clone();
    let stop = async move {
        stop.await;
        closing.closing.send_replace(true);
    };
    let proxies = Proxies::new(config.trusted_proxies);
    let serving = accept::serve(listener, router(app.clone(), config.advice), app.clone(), proxies, stop);
    // Slow clients do not keep the server from going down.
    let mut told = app.closing.subscribe();
    tokio::select! {
        () = serving => {}
        () = async { let _ = told.wait_for(|closing| *closing).await; tokio::time::sleep(Duration::from_secs(5)).await; } => {}
    }
    waking.iter().chain(&figures).for_each(tokio::task::JoinHandle::abort);
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

/// Figures on an address of their own, for machines that gather them.
async fn tell_figures(app: App, listener: TcpListener) {
    if let Ok(address) = listener.local_addr() {
        tracing::info!(%address, "figures are told");
    }
    let router = Router::new().route("/metrics", get(rest::figures)).with_state(app);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!(%error, "figures are told no longer");
    }
}

fn router(app: App, advice: bool) -> Router {
    let header = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::overriding(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    let more = if advice { rest::advice::route() } else { Router::new() };
    rest::routes()
        .merge(more)
        .fallback(web::page)
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(header("content-security-policy", POLICY))
        .layer(header("x-content-type-options", "nosniff"))
        .layer(header("referrer-policy", "same-origin"))
        .layer(header("x-frame-options", "DENY"))
        .layer(header("permissions-policy", "camera=(), microphone=(), geolocation=()"))
        .layer(CompressionLayer::new().compress_when(Short))
        .with_state(app)
}

/// Scripts come from our own files only.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
                      img-src 'self' data:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'";

/// Writes the log: readable on a terminal, JSON otherwise. `RUST_LOG` says how much.
pub fn log(json: bool) {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,server=info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    let _ = if json { log.json().try_init() } else { log.try_init() };
}
