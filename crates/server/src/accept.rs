//! Connections: each counts, and has only so long to say what it wants and to take what it is told.

mod patient;

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower::ServiceExt;

use self::patient::{Pace, Patient};
use crate::app::{App, closed};
use crate::limits::Connected;
use crate::proxies::{ByProxy, Proxies};

/// The head of a request is complete after this, or the connection is closed: half a request costs nobody anything.
const HEAD: Duration = Duration::from_secs(10);
/// What is waited when the system has no connection to give, such as with too many files open.
const BREATH: Duration = Duration::from_millis(100);
/// Who takes nothing of what is written for so long is gone, or wants the server to wait.
const TAKEN: Duration = Duration::from_secs(30);
/// Bytes that are read of one connection in a second, and at once: more than the longest journal. Those of a proxy are
/// many people's and read as they come.
const READ: (f64, f64) = (64.0 * 1024.0, 6.0 * 1024.0 * 1024.0);
/// Files that the server needs for itself: the database, pipes, its own programs.
const RESERVED: u64 = 128;

/// Takes connections until `stop` comes, then lets those that are answered finish.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    app: App,
    proxies: Proxies,
    stop: impl Future<Output = ()>,
) {
    let (going, stay) = watch::channel(false);
    let places = usize::try_from(open_files().saturating_sub(RESERVED).max(RESERVED)).unwrap_or(usize::MAX);
    let places = Arc::new(Semaphore::new(places.min(Semaphore::MAX_PERMITS)));
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, from)) => {
                if let Some(counted) = admit(&app, &proxies, &places, from) {
                    connect(stream, from, counted, router.clone(), proxies.clone(), stay.clone());
                }
            }
            Err(error) => {
                tracing::warn!(%error, "no connection can be taken");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
    drop((listener, stay));
    going.send_replace(true);
    going.closed().await;
}

/// What a connection takes up as long as it is open.
type Counted = (OwnedSemaphorePermit, Option<Connected>);

/// A place for a connection, unless its address or the server has enough of them. A proxy's connections are those of
/// many people, whose streams are counted instead.
fn admit(app: &App, proxies: &Proxies, places: &Arc<Semaphore>, from: SocketAddr) -> Option<Counted> {
    let counted = if proxies.trusts(from.ip()) { None } else { Some(app.limits.connection(from.ip())?) };
    let place = Arc::clone(places).try_acquire_owned();
    if place.is_err() {
        tracing::warn!(%from, "there is no room for another connection");
    }
    Some((place.ok()?, counted))
}

fn connect(
    stream: TcpStream,
    from: SocketAddr,
    counted: Counted,
    router: Router,
    proxies: Proxies,
    mut stay: watch::Receiver<bool>,
) {
    // Messages are small and urgent. A connection that is gone already shows so when it is read.
    let _ = stream.set_nodelay(true);
    let pace = (!proxies.trusts(from.ip())).then(|| Pace::new(READ.0, READ.1));
    let service = router.map_request(move |mut request: Request<Incoming>| {
        let (client, tls) = (proxies.client(from, request.headers()), proxies.tls(from, request.headers()));
        request.extensions_mut().insert(ConnectInfo(client));
        request.extensions_mut().insert(tls);
        request.extensions_mut().insert(ByProxy(proxies.trusts(from.ip())));
        request.map(Body::new)
    });
    let connection = Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(Patient::new(stream, TAKEN, pace, counted)), TowerToHyperService::new(service))
        .with_upgrades();
    tokio::spawn(async move {
        let mut connection = pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            () = closed(&mut stay) => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%error, %from, "a connection ends badly");
        }
    });
}

/// How many files may be open: as many as the system lets this program have, once it has asked for all of them.
fn open_files() -> u64 {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        // Without the right to have more it goes on with what there is.
        let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
        raised.map_or(current, |()| maximum).unwrap_or(u64::MAX)
    }
    #[cfg(not(unix))]
    8_192
}
