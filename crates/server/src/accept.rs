//! Connections: each has only so long to say what it wants.

use std::net::SocketAddr;
use std::pin::pin;
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
use tokio::sync::watch;
use tower::ServiceExt;

use crate::app::closed;

/// The head of a request is complete after this, or the connection is closed: half a request costs nobody anything.
const HEAD: Duration = Duration::from_secs(10);
/// What is waited when the system has no connection to give, such as with too many files open.
const BREATH: Duration = Duration::from_millis(100);

/// Takes connections until `stop` comes, then lets those that are answered finish.
pub(crate) async fn serve(listener: TcpListener, router: Router, stop: impl Future<Output = ()>) {
    let (going, stay) = watch::channel(false);
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, from)) => connect(stream, from, router.clone(), stay.clone()),
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

fn connect(stream: TcpStream, from: SocketAddr, router: Router, mut stay: watch::Receiver<bool>) {
    // Messages are small and urgent. A connection that is gone already shows so when it is read.
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request.map(Body::new)
    });
    let connection = Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
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
