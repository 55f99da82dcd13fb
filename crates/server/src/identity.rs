//! Who asks: a guest with a signed cookie, or a program with a token.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use store::User;
use table::Lang;

use crate::app::App;
use crate::error::{ApiError, TEXTS};
use crate::ids::{hash, id, now, secret, word};
use crate::proxies::Tls;

const COOKIE: &str = "lagrange";
const DEVICE: &str = "lagrange-device";
/// Browsers keep a cookie at most so long.
const DAYS: i64 = 400;

/// Until when a session that is ended now has to be remembered: its cookie is too old then.
pub(crate) fn outlived() -> u64 {
    now() + DAYS as u64 * 24 * 3_600 * 1_000
}

/// A known user, and by what.
#[derive(Clone, Debug)]
pub(crate) struct Me(pub(crate) User, pub(crate) Proof);

/// By what somebody is known.
#[derive(Clone, Debug)]
pub(crate) enum Proof {
    /// The token of this id: a program asks for them.
    Token(String),
    /// The cookie of this session.
    Cookie(Session),
}

/// One session, from a login, or the first visit of a guest, until it is ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Session {
    /// What names it among all that have ended.
    pub(crate) name: String,
    /// Whether it is alone: cookies that programs wrote before sessions had names are all of one.
    own: bool,
}

impl Session {
    pub(crate) fn new() -> Self {
        Session { name: id(), own: true }
    }

    /// The one that a person goes on with, which has a name from now on.
    fn named(&self) -> Self {
        if self.own { self.clone() } else { Session::new() }
    }
}

impl Me {
    pub(crate) fn id(&self) -> &str {
        &self.0.id
    }

    /// The id of the token, if a program asks.
    pub(crate) fn token(&self) -> Option<&str> {
        match &self.1 {
            Proof::Token(id) => Some(id),
            Proof::Cookie(_) => None,
        }
    }

    /// The session, if a person asks.
    pub(crate) fn session(&self) -> Option<&Session> {
        match &self.1 {
            Proof::Cookie(session) => Some(session),
            Proof::Token(_) => None,
        }
    }
}

/// A known user in person: what a token may not do, since it could then outlive its own removal.
#[derive(Clone, Debug)]
pub(crate) struct InPerson(pub(crate) Me);

impl FromRequestParts<App> for InPerson {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let me = <Me as FromRequestParts<App>>::from_request_parts(parts, app).await?;
        if me.token().is_some() { Err(ApiError::forbidden("in_person")) } else { Ok(InPerson(me)) }
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
        // Whoever only looks leaves nothing behind; whoever does something is from then on somebody.
        if let Some(Me(user, Proof::Cookie(_))) = me.as_ref().filter(|_| !parts.method.is_safe()) {
            let from = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
            keep(app, user, from).await?;
        }
        parts.extensions.insert(Found(me.clone()));
        Ok(me)
    }
}

/// Stores a guest who does something for the first time.
async fn keep(app: &App, user: &User, from: Option<IpAddr>) -> Result<(), ApiError> {
    if app.store.user(&user.id).await?.is_some() {
        return Ok(());
    }
    // Names cost nothing, but each of them takes room for weeks.
    if from.is_some_and(|from| !app.limits.newcomer(from)) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_newcomers"));
    }
    match app.store.create_user(user.clone()).await {
        // Another request was faster.
        Err(store::Error::Conflict(_)) | Ok(()) => Ok(()),
        Err(error) => Err(error.into()),
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
        return Ok(Some(Me(user, Proof::Token(token.id))));
    }
    let jar = SignedCookieJar::from_headers(headers, app.key.clone());
    let Some(pass) = jar.get(COOKIE).and_then(|cookie| Pass::read(cookie.value())) else { return Ok(None) };
    let Some(user) = app.store.user(&pass.user).await? else {
        return Ok(pass.newcomer().map(|user| Me(user, Proof::Cookie(pass.session))));
    };
    let is_over = user.sessions != pass.sessions || app.store.has_ended(&pass.session.name).await?;
    Ok((!is_over).then_some(Me(user, Proof::Cookie(pass.session))))
}

/// What the cookie says: who it is, how often they had ended all sessions before, which session this is, and for a guest
/// who has done nothing yet what there is to know.
struct Pass {
    user: String,
    sessions: u64,
    session: Session,
    guest: Option<(String, Lang)>,
}

impl Pass {
    /// Programs before there were sessions wrote the person alone, and later ones the number alone.
    fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let (user, session) = (parts.next()?.to_owned(), parts.next().unwrap_or("0"));
        let guest = parts.next().zip(parts.next()).and_then(|(word, lang)| Some((word.to_owned(), Lang::find(lang)?)));
        let (sessions, session) = match session.split_once('-') {
            Some((number, name)) => (number.parse().ok()?, Session { name: name.to_owned(), own: true }),
            None => (session.parse().ok()?, Session { name: format!("{user}.{session}"), own: false }),
        };
        Some(Pass { user, sessions, session, guest })
    }

    fn newcomer(&self) -> Option<User> {
        let (word, lang) = self.guest.as_ref()?;
        Some(guest(self.user.clone(), word, *lang))
    }
}

/// Somebody who has just come, under a name that stands until they choose one.
fn guest(id: String, word: &str, lang: Lang) -> User {
    let called = TEXTS.texts().get(lang.code(), "guest").unwrap_or_default();
    User { id, name: format!("{called} {word}"), lang: lang.to_string(), created: now(), sessions: 0 }
}

/// A new guest, of whom nothing is stored before they do something, and the cookie that says who it is.
pub(crate) fn new_guest(lang: Lang, tls: Tls) -> (User, Cookie<'static>) {
    let (id, word) = (id(), word(3).to_uppercase());
    let pass = format!("{id}.0-{}.{word}.{}", Session::new().name, lang.code());
    (guest(id, &word, lang), kept(COOKIE, pass, tls.0))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Whether a request comes with a token, be it valid or not: then it is a program's, and gets no cookie.
pub(crate) fn has_token(headers: &HeaderMap) -> bool {
    bearer(headers).is_some()
}

impl FromRequestParts<App> for Tls {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or(Tls(false)))
    }
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

/// The cookie by which the browser is known from now on. Pages of other sites cannot send it, and where people speak
/// TLS it does not travel without.
pub(crate) fn cookie(user: &User, session: &Session, Tls(tls): Tls) -> Cookie<'static> {
    kept(COOKIE, format!("{}.{}-{}", user.id, user.sessions, session.named().name), tls)
}

/// What takes that cookie away again.
pub(crate) fn no_cookie(Tls(tls): Tls) -> Cookie<'static> {
    kept(COOKIE, String::new(), tls)
}

/// The cookie of a device on which somebody has logged in once. It opens nothing: whoever shows it only need not stand
/// in line with strangers who guess at the password.
pub(crate) fn device_cookie(login: &str, Tls(tls): Tls) -> Cookie<'static> {
    kept(DEVICE, format!("{} {}", secret(), hash(login)), tls)
}

/// The device, if somebody has logged in there under this name before.
pub(crate) fn device_of(jar: &SignedCookieJar, login: &str) -> Option<String> {
    let cookie = jar.get(DEVICE)?;
    let (device, known) = cookie.value().split_once(' ')?;
    (known == hash(login)).then(|| device.to_owned())
}

fn kept(name: &'static str, value: String, tls: bool) -> Cookie<'static> {
    let mut cookie = Cookie::new(name, value);
    cookie.set_path("/");
    cookie.set_http_only(true);
    cookie.set_secure(tls);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_max_age(time::Duration::days(DAYS));
    cookie
}

/// Whether a request of a browser comes from our own pages. Programs send no `Origin`. Where people speak TLS, a page
/// that did not come that way is not ours: anybody on the way may have written it.
pub(crate) fn is_own_origin(parts: &HeaderMap, tls: bool) -> bool {
    let Some(origin) = parts.get(header::ORIGIN) else { return true };
    let host = parts.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    origin.is_some_and(|(scheme, rest)| Some(rest) == host && (!tls || scheme == "https"))
}
