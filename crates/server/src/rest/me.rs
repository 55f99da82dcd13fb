//! Who you are: a guest with a name, or an account that keeps a guest's games.

use std::net::SocketAddr;

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use axum_extra::extract::cookie::SignedCookieJar;
use serde::Deserialize;
use store::{Account, Page, Phase, User};
use table::wire::Me as Shown;
use table::{Command, Lang};

use super::extract::Body;
use crate::app::App;
use crate::error::{ApiError, TEXTS};
use crate::identity::{InPerson, Me, NoToken, cookie};
use crate::ids::{id, now, word};
use crate::lang::Speak;

/// Tables at which a new name is told at most.
const TABLES: u32 = 50;

/// Who asks. A browser that is not known yet gets a name and a cookie; a program gets no cookie, ever.
pub(super) async fn me(
    State(app): State<App>,
    jar: SignedCookieJar,
    Speak(lang): Speak,
    me: Option<Me>,
) -> Result<(SignedCookieJar, Json<Shown>), ApiError> {
    let user = match me {
        Some(Me(user, Some(_))) => return Ok((jar, about(&app, &user).await?)),
        Some(Me(user, None)) => user,
        None => {
            let guest = TEXTS.texts().get(lang.code(), "guest").unwrap_or_default();
            let name = format!("{guest} {}", word(3).to_uppercase());
            let user = User { id: id(), name, lang: lang.to_string(), created: now() };
            app.store.create_user(user.clone()).await?;
            user
        }
    };
    let body = about(&app, &user).await?;
    Ok((jar.add(cookie(&user.id)), body))
}

async fn about(app: &App, user: &User) -> Result<Json<Shown>, ApiError> {
    let login = app.store.account_of(&user.id).await?.map(|account| account.login);
    Ok(Json(Shown { user: user.id.clone(), name: user.name.clone(), lang: Some(user.lang.clone()), login }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rename {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    lang: Option<String>,
}

pub(super) async fn rename(
    State(app): State<App>,
    InPerson(me): InPerson,
    Body(to): Body<Rename>,
) -> Result<Json<Shown>, ApiError> {
    let name = to.name.map(|name| checked_name(&name)).transpose()?;
    let lang = to.lang.map(|lang| Lang::find(&lang).ok_or_else(|| ApiError::bad("bad_language"))).transpose()?;
    app.store.update_user(me.id(), name.as_deref(), lang.map(Lang::code)).await?;
    if let Some(name) = name.as_ref().filter(|name| **name != me.0.name) {
        call_by_new_name(&app, me.id(), name).await?;
    }
    let (name, lang) = (name.unwrap_or(me.0.name), lang.map_or(me.0.lang, |lang| lang.to_string()));
    about(&app, &User { name, lang, ..me.0 }).await
}

/// The people at the tables of one who goes by another name see it too.
async fn call_by_new_name(app: &App, user: &str, name: &str) -> Result<(), ApiError> {
    let phases = [Phase::Lobby, Phase::Playing];
    for record in app.store.tables_of(user, &phases, Page::first(TABLES)).await? {
        let rename = Command::Rename { user: user.to_owned(), name: name.to_owned() };
        app.hub.command(&record.id, rename).await?;
    }
    Ok(())
}

/// A name that can be shown to others: short, on one line, and nothing in it that turns or hides text.
pub(super) fn checked_name(name: &str) -> Result<String, ApiError> {
    let name = name.trim();
    let is_odd = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    if name.is_empty() || name.chars().count() > 40 || name.chars().any(is_odd) {
        return Err(ApiError::bad("name_form"));
    }
    Ok(name.to_owned())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Credentials {
    login: String,
    password: String,
}

/// Gives the guest an account; his games stay his.
pub(super) async fn register(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    InPerson(me): InPerson,
    Body(given): Body<Credentials>,
) -> Result<Json<Shown>, ApiError> {
    guard(&app, from)?;
    let fits = |c: char| c.is_alphanumeric() || "._-".contains(c);
    if !(3..=40).contains(&given.login.chars().count()) || !given.login.chars().all(fits) {
        return Err(ApiError::bad("login_form"));
    }
    if !(8..=200).contains(&given.password.chars().count()) {
        return Err(ApiError::bad("password_form"));
    }
    let password_hash = in_background(move || {
        Argon2::default().hash_password(given.password.as_bytes()).map(|hash| hash.to_string()).ok()
    });
    let password_hash = password_hash.await.ok_or_else(|| ApiError::bad("password_form"))?;
    let account = Account { login: given.login, user: me.0.id.clone(), password_hash, created: now() };
    app.store.create_account(account).await?;
    about(&app, &me.0).await
}

pub(super) async fn login(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    _: NoToken,
    jar: SignedCookieJar,
    Body(given): Body<Credentials>,
) -> Result<(SignedCookieJar, Json<Shown>), ApiError> {
    guard(&app, from)?;
    let wrong = || ApiError::new(StatusCode::UNAUTHORIZED, "wrong_password");
    let account = app.store.account(&given.login).await?;
    let hash = account.as_ref().map(|account| account.password_hash.clone());
    let right = in_background(move || match hash {
        Some(hash) => {
            let hash = PasswordHash::new(&hash).ok()?;
            Argon2::default().verify_password(given.password.as_bytes(), &hash).ok()
        }
        // A login that nobody has takes as long, so that nobody learns which there are.
        None => Argon2::default().hash_password(given.password.as_bytes()).ok().and(None),
    });
    right.await.ok_or_else(wrong)?;
    let account = account.ok_or_else(wrong)?;
    let user = app.store.user(&account.user).await?.ok_or_else(wrong)?;
    Ok((jar.add(cookie(&user.id)), about(&app, &user).await?))
}

pub(super) async fn logout(_: NoToken, jar: SignedCookieJar) -> (SignedCookieJar, StatusCode) {
    (jar.remove(cookie("")), StatusCode::NO_CONTENT)
}

fn guard(app: &App, from: SocketAddr) -> Result<(), ApiError> {
    if app.limits.password(from.ip()) { Ok(()) } else { Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast")) }
}

/// Argon2 takes its time on purpose, so it has a thread of its own.
async fn in_background<T: Send + 'static>(work: impl FnOnce() -> Option<T> + Send + 'static) -> Option<T> {
    tokio::task::spawn_blocking(work).await.ok().flatten()
}
