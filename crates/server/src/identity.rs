//! Who asks: a guest with a signed cookie, or a program with a token.

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use store::User;

use crate::app::App;
use crate::error::ApiError;
use crate::ids::{hash, now};

const COOKIE: &str = "lagrange";
/// Browsers keep a cookie at most so long.
const DAYS: i64 = 400;

/// A known user, and the id of the token if a program asks for him.
#[derive(Clone, Debug)]
pub(crate) struct Me(pub(crate) User, pub(crate) Option<String>);

impl Me {
    pub(crate) fn id(&self) -> &str {
        &self.0.id
    }
}

/// A known user in person: what a token may not do, since it could then outlive its own removal.
#[derive(Clone, Debug)]
pub(crate) struct InPerson(pub(crate) Me);

impl FromRequestParts<App> for InPerson {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let me = <Me as FromRequestParts<App>>::from_request_parts(parts, app).await?;
        if me.1.is_some() { Err(ApiError::forbidden("in_person")) } else { Ok(InPerson(me)) }
    }
}

impl FromRequestParts<App> for Me {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let me = <Me as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await?;
        me.ok_or_else(|| ApiError::new(StatusCode::UNAUTHORIZED, "not_known"))
    }
}

impl OptionalFromRequestParts<App> for Me {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, ApiError> {
        if let Some(Found(me)) = parts.extensions.get() {
            return Ok(me.clone());
        }
        let me = known(app, &parts.headers).await?;
        parts.extensions.insert(Found(me.clone()));
        Ok(me)
    }
}

/// Who was found to ask, so that a request looks once.
#[derive(Clone)]
struct Found(Option<Me>);

/// Who asks, by token or cookie.
pub(crate) async fn known(app: &App, headers: &HeaderMap) -> Result<Option<Me>, ApiError> {
    if let Some(token) = bearer(headers) {
        let stored = app.store.token(&hash(token)).await?;
        let valid = stored.filter(|token| token.expires.is_none_or(|expires| expires > now()));
        let bad_token = || ApiError::new(StatusCode::UNAUTHORIZED, "bad_token");
        let token = valid.ok_or_else(bad_token)?;
        // Nobody becomes a guest by a token, not even when its owner is gone.
        let user = app.store.user(&token.user).await?.ok_or_else(bad_token)?;
        return Ok(Some(Me(user, Some(token.id))));
    }
    let jar = SignedCookieJar::from_headers(headers, app.key.clone());
    match jar.get(COOKIE) {
        Some(cookie) => Ok(app.store.user(cookie.value()).await?.map(|user| Me(user, None))),
        None => Ok(None),
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Whether a request comes with a token, be it valid or not: then it is a program's, and gets no cookie.
pub(crate) fn has_token(headers: &HeaderMap) -> bool {
    bearer(headers).is_some()
}

/// Somebody in a browser, known or not: not a program with a token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoToken;

impl FromRequestParts<App> for NoToken {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, ApiError> {
        if has_token(&parts.headers) { Err(ApiError::forbidden("in_person")) } else { Ok(NoToken) }
    }
}

/// The cookie by which the browser is known from now on. Pages of other sites cannot send it.
pub(crate) fn cookie(user: &str) -> Cookie<'static> {
    let mut cookie = Cookie::new(COOKIE, user.to_owned());
    cookie.set_path("/");
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_max_age(time::Duration::days(DAYS));
    cookie
}

/// Whether a request of a browser comes from our own pages. Programs send no `Origin`.
pub(crate) fn is_own_origin(parts: &HeaderMap) -> bool {
    let Some(origin) = parts.get(header::ORIGIN) else { return true };
    let host = parts.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, rest)| rest);
    origin.is_some() && origin == host
}
