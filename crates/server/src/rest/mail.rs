//! Addresses for letters, and what the links in letters do.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use serde::Deserialize;
use store::NoticePrefs;
use table::Lang;
use table::wire::LetterLink;

use super::extract::{At, Body};
use super::notices::MUTED;
use crate::app::App;
use crate::error::ApiError;
use crate::identity::InPerson;
use crate::ids::now;
use crate::lang::Speak;
use crate::mail::{Claim, Order, confirmation, read_address};
use crate::notices::{Sent, game_name};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewAddress {
    address: String,
}

/// Keeps an address, and writes to it to ask whether it is theirs.
pub(super) async fn set_address(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    InPerson(me): InPerson,
    Body(NewAddress { address }): Body<NewAddress>,
) -> Result<StatusCode, ApiError> {
    let notices = &app.hub.shared.notices;
    let smtp = notices.mail.as_ref().ok_or_else(|| ApiError::new(StatusCode::CONFLICT, "no_mail"))?;
    // Whoever loses a guest's cookie could never say that they want no more.
    app.store.account_of(me.id()).await?.ok_or_else(|| ApiError::new(StatusCode::CONFLICT, "no_account"))?;
    let address = read_address(&address).ok_or_else(|| ApiError::new(StatusCode::CONFLICT, "bad_address"))?;
    let _turn = app.turns.of(me.id()).await;
    let prefs = app.store.notice_prefs(me.id()).await?;
    if prefs.confirmed && prefs.email.as_ref() == Some(&address) {
        return Ok(StatusCode::NO_CONTENT);
    }
    if !notices.hasty.may_confirm(me.id(), from.ip(), &address) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_letters"));
    }
    let code = notices.links.confirmation(me.id(), &address, now());
    let letter = confirmation(smtp, &code, &address, Lang::find(&me.0.lang).unwrap_or_default());
    let fresh = NoticePrefs { email: Some(address), confirmed: false, by_mail: false, ..prefs };
    app.store.set_notice_prefs(me.id(), fresh).await?;
    match smtp.send(letter).await {
        Sent::Taken => Ok(StatusCode::NO_CONTENT),
        Sent::Later => Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "letter_later")),
        Sent::Refused | Sent::Gone => Err(ApiError::new(StatusCode::CONFLICT, "letter_refused")),
    }
}

/// Forgets the address.
pub(super) async fn remove_address(State(app): State<App>, InPerson(me): InPerson) -> Result<StatusCode, ApiError> {
    let _turn = app.turns.of(me.id()).await;
    let prefs = app.store.notice_prefs(me.id()).await?;
    if prefs.email.is_some() {
        let without = NoticePrefs { email: None, confirmed: false, by_mail: false, ..prefs };
        app.store.set_notice_prefs(me.id(), without).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// What a link does, for the page on which it is done by a button: programs that look at letters follow links.
pub(super) async fn letter(
    State(app): State<App>,
    Speak(lang): Speak,
    At(code): At<String>,
) -> Result<Json<LetterLink>, ApiError> {
    let (order, prefs) = checked(&app, &code).await?;
    Ok(Json(match order {
        Order::Confirm { .. } => LetterLink { does: "confirm".to_owned(), game: None, done: prefs.confirmed },
        Order::Stop { .. } => LetterLink { does: "stop".to_owned(), game: None, done: !prefs.by_mail },
        Order::Mute { user, table } => {
            let known = app.store.table(&table).await?.ok_or_else(gone)?;
            let done = app.store.mutes(&user).await?.contains(&table);
            LetterLink { does: "mute".to_owned(), game: Some(game_name(&known.game, lang)), done }
        }
    }))
}

/// Does what a link does.
pub(super) async fn follow(State(app): State<App>, At(code): At<String>) -> Result<StatusCode, ApiError> {
    carry_out(&app, &code, |_| true).await
}

/// The same by one click in a program for letters (RFC 8058), which never confirms anything.
pub(super) async fn follow_in_letter(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    At(code): At<String>,
) -> Result<StatusCode, ApiError> {
    if !app.limits.request(from.ip()) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast"));
    }
    carry_out(&app, &code, |order| !matches!(order, Order::Confirm { .. })).await
}

async fn carry_out(app: &App, code: &str, allowed: impl Fn(&Order) -> bool) -> Result<StatusCode, ApiError> {
    let claimed = Claim::read(code).ok_or_else(gone)?;
    let _turn = app.turns.of(claimed.order.user()).await;
    let (order, prefs) = checked(app, code).await?;
    if !allowed(&order) {
        return Err(gone());
    }
    let queue = &app.hub.shared.notices.queue;
    match order {
        Order::Confirm { user, .. } if !prefs.confirmed => {
            let confirmed = NoticePrefs { confirmed: true, by_mail: true, ..prefs };
            app.store.set_notice_prefs(&user, confirmed).await?;
        }
        Order::Confirm { .. } => {}
        Order::Stop { user } => {
            app.store.set_notice_prefs(&user, NoticePrefs { by_mail: false, ..prefs }).await?;
        }
        Order::Mute { user, table } => {
            let known = app.store.mutes(&user).await?;
            if !known.contains(&table) {
                if known.len() >= MUTED {
                    return Err(ApiError::new(StatusCode::CONFLICT, "too_many_muted"));
                }
                app.store.mute(&user, &table, true).await?;
            }
            queue.drop_one(&user, &table, None).await;
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

/// What a link does, if it is one of ours and still good.
async fn checked(app: &App, code: &str) -> Result<(Order, NoticePrefs), ApiError> {
    let claim = Claim::read(code).ok_or_else(gone)?;
    let prefs = app.store.notice_prefs(claim.order.user()).await?;
    let good = app.hub.shared.notices.links.are_good(&claim, prefs.email.as_deref(), now());
    if good { Ok((claim.order, prefs)) } else { Err(gone()) }
}

fn gone() -> ApiError {
    ApiError::missing("no_such_letter")
}
