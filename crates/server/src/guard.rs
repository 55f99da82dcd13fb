//! What stands before every call: limits, where a request comes from, who may change something; and the log of it.

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::SET_COOKIE;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::access::Line;
use crate::app::App;
use crate::error::{self, ApiError};
use crate::identity;
use crate::lang::Asker;
use crate::proxies::{ByProxy, Tls};

/// A request whose body does not come, or that cannot be answered in this time, is given up.
const PATIENCE: Duration = Duration::from_secs(15);

/// Has a request answered, or refuses it before anything else; counts it, and writes it down.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let from = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let line = Line::of(&request, from);
    let answer = match check(&app, &request, from) {
        // Nobody in such a hurry, or on such a way, is looked up.
        Err(refused) => error::in_words(refused.into_response(), Asker::of(&request).stranger()),
        Ok(()) => have_answered(&app, request, next).await,
    };
    let took = started.elapsed();
    app.hub.shared.metrics.answered(answer.status(), took);
    app.doors.access.note(&line, answer.status(), took);
    answer
}

/// Too many requests from one address, a name that is not this server's, or a change asked for by another site's page.
fn check(app: &App, request: &Request, from: Option<IpAddr>) -> Result<(), ApiError> {
    let headers = request.headers();
    let by_proxy = request.extensions().get().is_some_and(|ByProxy(by)| *by);
    if !by_proxy && !app.doors.hosts.are_ours(headers, request.uri(), from) {
        return Err(ApiError::new(StatusCode::MISDIRECTED_REQUEST, "wrong_host"));
    }
    // Pages of invitations are looked up, too; other pages and files lie ready.
    let counts = ["/api/", "/join/"].iter().any(|begin| request.uri().path().starts_with(begin));
    if counts && from.is_some_and(|from| !app.limits.request(from)) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast"));
    }
    let tls = request.extensions().get().is_some_and(|Tls(tls)| *tls);
    if request.method() != Method::GET && !identity::is_own_origin(headers, tls) {
        return Err(ApiError::forbidden("wrong_origin"));
    }
    Ok(())
}

async fn have_answered(app: &App, request: Request, next: Next) -> Response {
    let asker = Asker::of(&request);
    let program = identity::has_token(request.headers());
    let answer = tokio::time::timeout(PATIENCE, next.run(request)).await;
    let mut answer = answer.unwrap_or_else(|_| ApiError::new(StatusCode::REQUEST_TIMEOUT, "too_slow").into_response());
    if error::is_unsaid(&answer) {
        answer = error::in_words(answer, asker.lang(app).await);
    }
    if program {
        // A cookie would outlive the token. No call gives one; this stands for those that are written yet.
        answer.headers_mut().remove(SET_COOKIE);
    }
    answer
}
