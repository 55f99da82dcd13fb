//! Who you are: a guest with a name, or an account that keeps a guest's games.

use std::net::SocketAddr;
use std::ops::RangeInclusive;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum_extra::extract::cookie::SignedCookieJar;
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Account, Page, Phase, Subscription, User};
use table::wire::Me as Shown;
use table::{Command, Lang, UNSEEN, is_unseen};

use super::extract::Body;
use crate::app::App;
use crate::error::ApiError;
use crate::identity::{
    InPerson, Me, NoToken, Proof, Session, cookie, device_cookie, device_of, known, new_guest, no_cookie, outlived,
};
use crate::lang::Speak;
use crate::proxies::Tls;

/// Tables at which a new name is told at most.
const TABLES: u32 = 50;
/// Characters of a name, and of a login.
const NAME: usize = 40;
/// Characters that can be seen only together with others, besides spaces.
const INKLESS: [RangeInclusive<char>; 3] = ['\u{200c}'..='\u{200d}', '\u{300}'..='\u{36f}', '\u{fe00}'..='\u{fe0f}'];

/// Who asks. A browser that is not known yet gets a name and a cookie; a program gets no cookie, ever. Nothing is stored
/// of somebody who only looks.
pub(super) async fn me(
    State(app): State<App>,
    jar: SignedCookieJar,
    Speak(lang): Speak,
    tls: Tls,
    me: Option<Me>,
) -> Result<(SignedCookieJar, Json<Shown>), ApiError> {
    match me {
        Some(Me(user, Proof::Token(_))) => Ok((jar, about(&app, &user).await?)),
        Some(Me(user, Proof::Cookie(session))) => {
            let body = about(&app, &user).await?;
            let known = app.store.user(&user.id).await?.is_some();
            // A guest of whom nothing is stored needs the cookie that says who it is.
            Ok((if known { jar.add(cookie(&user, &session, tls)) } else { jar }, body))
        }
        None => {
            let (user, cookie) = new_guest(lang, tls);
            Ok((jar.add(cookie), about(&app, &user).await?))
        }
    }
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
    // Everybody at all their tables hears of a new name.
    if name.as_ref().is_some_and(|name| *name != me.0.name) && !app.limits.asking(me.id()) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast"));
    }
    app.store.update_user(me.id(), name.as_deref(), lang.map(Lang::code)).await?;
    if let Some(name) = name.as_ref().filter(|name| **name != me.0.name) {
        call_by_new_name(&app, me.id(), name).await?;
    }
    let (name, lang) = (name.unwrap_or(me.0.name), lang.map_or(me.0.lang, |lang| lang.to_string()));
    about(&app, &User { name, lang, ..me.0 }).await
}

/// The people at the tables of somebody who goes by another name see it too.
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
    if name.chars().count() > NAME || name.chars().any(is_unseen) || !name.chars().any(is_ink) {
        return Err(ApiError::bad("name_form"));
    }
    Ok(name.trim().to_owned())
}

/// A login as it is compared: in small letters, of one alphabet, so that no two look alike.
fn checked_login(login: &str) -> Result<String, ApiError> {
    let latin = |c: char| c.is_ascii_alphabetic();
    let cyrillic = |c: char| matches!(c, 'А'..='Я' | 'а'..='я' | 'Ё' | 'ё');
    let other = |c: char| c.is_ascii_digit() || "._-".contains(c);
    let of_one_alphabet = login.chars().all(|c| latin(c) || other(c)) || login.chars().all(|c| cyrillic(c) || other(c));
    let fits = of_one_alphabet && (3..=NAME).contains(&login.chars().count());
    if fits { Ok(login.to_lowercase()) } else { Err(ApiError::bad("login_form")) }
}

/// Whether a character leaves something on the page by itself.
fn is_ink(c: char) -> bool {
    !c.is_whitespace() && !is_unseen(c) && !INKLESS.iter().any(|inkless| inkless.contains(&c))
}

/// What a name looks like, for the document of the interface.
pub(super) fn name_schema() -> Value {
    let class = |ranges: &mut dyn Iterator<Item = &RangeInclusive<char>>| -> String {
        ranges.map(|range| format!("{}-{}", written(*range.start()), written(*range.end()))).collect()
    };
    let seen = format!("[^{}]", class(&mut UNSEEN.iter()));
    let ink = format!("[^\\s{}]", class(&mut UNSEEN.iter().chain(&INKLESS)));
    json!({ "type": "string", "minLength": 1, "maxLength": NAME, "pattern": format!("^{seen}*{ink}{seen}*$") })
}

/// A character in a pattern; beyond the first plane the ways to write one differ, so it stands for itself.
fn written(c: char) -> String {
    u16::try_from(u32::from(c)).map_or_else(|_| c.to_string(), |code| format!("\\u{code:04x}"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Credentials {
    login: String,
    password: String,
}

/// Gives the guest an account; their games stay theirs.
pub(super) async fn register(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    InPerson(me): InPerson,
    tls: Tls,
    jar: SignedCookieJar,
    Body(given): Body<Credentials>,
) -> Result<(SignedCookieJar, Json<Shown>), ApiError> {
    guard(&app, from)?;
    let login = checked_login(&given.login)?;
    if app.store.account(&given.login).await?.is_some() {
        // From before capital letters were as good as small ones.
        return Err(ApiError::new(StatusCode::CONFLICT, "taken"));
    }
    check_password(&given.password)?;
    let password_hash = app.passwords.hash(from.ip(), given.password).await?;
    // From now on others who guess here do not keep this browser out.
    let jar = jar.add(device_cookie(&login, tls));
    let account = Account { login, user: me.0.id.clone(), password_hash, created: app.dailies.clock.now() };
    app.store.create_account(account).await?;
    Ok((jar, about(&app, &me.0).await?))
}

pub(super) async fn login(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    _: NoToken,
    tls: Tls,
    jar: SignedCookieJar,
    Body(given): Body<Credentials>,
) -> Result<(SignedCookieJar, Json<Shown>), ApiError> {
    guard(&app, from)?;
    let wrong = || ApiError::new(StatusCode::UNAUTHORIZED, "wrong_password");
    // Nobody has such a login: it is neither remembered nor written down.
    if given.login.chars().nth(NAME).is_some() {
        return Err(wrong());
    }
    let login = given.login.to_lowercase();
    if !app.limits.guess(&login, device_of(&jar, &login).as_deref()) {
        app.doors.access.note_login(from, &given.login, "too many guesses at a password");
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast"));
    }
    let account = match app.store.account(&login).await? {
        Some(account) => Some(account),
        // From before capital letters were as good as small ones.
        None => app.store.account(&given.login).await?,
    };
    let stored = account.as_ref().map(|account| account.password_hash.clone());
    let fits = app.passwords.fits(from.ip(), given.password, stored).await?;
    let Some(account) = account.filter(|_| fits) else {
        app.doors.access.note_login(from, &given.login, "a login fails");
        return Err(wrong());
    };
    let user = app.store.user(&account.user).await?.ok_or_else(wrong)?;
    let jar = jar.add(cookie(&user, &Session::new(), tls)).add(device_cookie(&login, tls));
    Ok((jar, about(&app, &user).await?))
}

/// Ends this session: its cookie is no good any more, wherever it was copied to, and what it has open is closed.
pub(super) async fn logout(
    State(app): State<App>,
    _: NoToken,
    tls: Tls,
    headers: HeaderMap,
    jar: SignedCookieJar,
) -> Result<(SignedCookieJar, StatusCode), ApiError> {
    if let Some(me) = known(&app, &headers).await?
        && let Some(session) = me.session()
    {
        match app.store.end_session(me.id(), &session.name, outlived()).await {
            // Of somebody who has only looked nothing is kept, so there is nothing that an old cookie could open.
            Ok(()) | Err(store::Error::Missing(_)) => {
                app.logged_out(me.id(), Some(session));
                forget_browsers(&app, me.id(), session).await?;
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok((jar.remove(no_cookie(tls)), StatusCode::NO_CONTENT))
}

/// Ends every session of an account, this one among them, closes what they have open, and tells their browsers nothing
/// more. Tokens of programs stay: they are revoked one by one.
pub(super) async fn logout_everywhere(
    State(app): State<App>,
    InPerson(me): InPerson,
    tls: Tls,
    jar: SignedCookieJar,
) -> Result<(SignedCookieJar, StatusCode), ApiError> {
    // A guest has no other way back.
    app.store.account_of(me.id()).await?.ok_or_else(|| ApiError::new(StatusCode::CONFLICT, "no_account"))?;
    app.store.end_sessions(me.id()).await?;
    app.logged_out(me.id(), None);
    // Whoever has one of these browsers now hears nothing more.
    for browser in app.store.subscriptions(me.id()).await? {
        app.store.remove_subscription(me.id(), &browser.endpoint).await?;
    }
    Ok((jar.remove(no_cookie(tls)), StatusCode::NO_CONTENT))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPassword {
    password: String,
    new: String,
}

/// Changes the password and ends all other sessions.
pub(super) async fn change_password(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    InPerson(me): InPerson,
    tls: Tls,
    jar: SignedCookieJar,
    Body(given): Body<NewPassword>,
) -> Result<(SignedCookieJar, StatusCode), ApiError> {
    guard(&app, from)?;
    let account = app.store.account_of(me.id()).await?;
    let account = account.ok_or_else(|| ApiError::new(StatusCode::CONFLICT, "no_account"))?;
    // Somebody at an open browser guesses no faster than a stranger, and keeps no owner out.
    if !app.limits.guess(&account.login, Some(&me.0.id)) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast"));
    }
    check_password(&given.new)?;
    if !app.passwords.fits(from.ip(), given.password, Some(account.password_hash)).await? {
        app.doors.access.note_login(from, &account.login, "a password is not changed: the old one is wrong");
        return Err(ApiError::new(StatusCode::UNAUTHORIZED, "wrong_password"));
    }
    let hash = app.passwords.hash(from.ip(), given.new).await?;
    app.store.set_password(&account.login, &hash).await?;
    let sessions = app.store.end_sessions(me.id()).await?;
    app.logged_out(me.id(), None);
    let session = Session::new();
    keep_own_browser(&app, &me, &session).await?;
    Ok((jar.add(cookie(&User { sessions, ..me.0 }, &session, tls)), StatusCode::NO_CONTENT))
}

/// The browser of this session goes on to be told of tables, in the session that follows; all others are told nothing
/// more.
async fn keep_own_browser(app: &App, me: &Me, next: &Session) -> Result<(), ApiError> {
    let own = me.session().map(|session| session.name.as_str());
    for browser in app.store.subscriptions(me.id()).await? {
        if browser.session.is_some() && browser.session.as_deref() == own {
            app.store.put_subscription(Subscription { session: Some(next.name.clone()), ..browser }).await?;
        } else {
            app.store.remove_subscription(me.id(), &browser.endpoint).await?;
        }
    }
    Ok(())
}

/// Tells the browsers of a session that has ended nothing more.
async fn forget_browsers(app: &App, user: &str, session: &Session) -> Result<(), ApiError> {
    for browser in app.store.subscriptions(user).await? {
        if browser.session.as_deref() == Some(&session.name) {
            app.store.remove_subscription(user, &browser.endpoint).await?;
        }
    }
    Ok(())
}

fn check_password(password: &str) -> Result<(), ApiError> {
    if (8..=200).contains(&password.chars().count()) { Ok(()) } else { Err(ApiError::bad("password_form")) }
}

fn guard(app: &App, from: SocketAddr) -> Result<(), ApiError> {
    if app.limits.password(from.ip()) { Ok(()) } else { Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast")) }
}
