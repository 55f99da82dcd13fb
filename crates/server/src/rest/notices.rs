//! How people want to be told while they are away.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use serde::Deserialize;
use store::{NoticePrefs, Subscription};
use table::wire::{MailSettings, NewBrowser, NoticeChange, NoticeSettings, QuietHours};

use super::extract::{At, Body};
use crate::app::App;
use crate::error::ApiError;
use crate::identity::InPerson;
use crate::ids::now;
use crate::notices::{DAY, Endpoint, POINT, SHARED};

/// Browsers of one person; a new one takes the place of the oldest.
const BROWSERS: usize = 10;
/// Tables of which a person does not want to hear, at most.
pub(super) const MUTED: usize = 200;
/// Clocks are at most so many minutes ahead of UTC, or behind it.
const ZONE: u16 = 18 * 60;
/// More than a day lies between no two notices.
const LONGEST: u16 = DAY;

pub(super) async fn settings(State(app): State<App>, InPerson(me): InPerson) -> Result<Json<NoticeSettings>, ApiError> {
    let NoticePrefs { email, confirmed, by_mail, quiet, zone, digest, .. } = app.store.notice_prefs(me.id()).await?;
    let mail = MailSettings { address: email, confirmed, on: by_mail };
    let browsers = app.store.subscriptions(me.id()).await?.len();
    Ok(Json(NoticeSettings {
        push_key: app.hub.shared.notices.push.public_key(),
        browsers: u32::try_from(browsers).unwrap_or(u32::MAX),
        quiet: quiet.map(|(from, until)| QuietHours { from, until }),
        digest,
        muted: app.store.mutes(me.id()).await?,
        zone,
        mail: app.hub.shared.notices.mail.as_ref().map(|_| mail),
    }))
}

pub(super) async fn change(
    State(app): State<App>,
    InPerson(me): InPerson,
    Body(NoticeChange { quiet, zone, digest, mail }): Body<NoticeChange>,
) -> Result<StatusCode, ApiError> {
    let hours = quiet.and_then(|quiet| quiet.hours);
    let is_time = |minute: u16| minute < DAY;
    let fits = hours.is_none_or(|hours| is_time(hours.from) && is_time(hours.until))
        && zone.is_none_or(|zone| zone.unsigned_abs() <= ZONE)
        && digest.is_none_or(|digest| digest <= LONGEST);
    if !fits {
        return Err(ApiError::bad("bad_hours"));
    }
    let _turn = app.turns.of(me.id()).await;
    let mut prefs = app.store.notice_prefs(me.id()).await?;
    if quiet.is_some() {
        prefs.quiet = hours.map(|hours| (hours.from, hours.until));
    }
    prefs.zone = zone.or(prefs.zone);
    if mail == Some(true) && !prefs.confirmed {
        return Err(ApiError::new(StatusCode::CONFLICT, "not_confirmed"));
    }
    prefs.by_mail = mail.unwrap_or(prefs.by_mail);
    prefs.digest = digest.unwrap_or(prefs.digest);
    app.store.set_notice_prefs(me.id(), prefs).await?;
    app.hub.shared.notices.queue.reconsider(me.id()).await;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn add_browser(
    State(app): State<App>,
    InPerson(me): InPerson,
    Body(new): Body<NewBrowser>,
) -> Result<StatusCode, ApiError> {
    if !app.limits.asking(me.id()) {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast"));
    }
    let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).unwrap_or_default();
    let (p256dh, auth) = (bytes(&new.p256dh), bytes(&new.auth));
    let is_key = p256dh.len() == POINT && p256dh[0] == 4 && auth.len() == SHARED;
    if Endpoint::read(&new.endpoint).is_none() || !is_key {
        return Err(ApiError::bad("bad_browser"));
    }
    let _turn = app.turns.of(me.id()).await;
    let known = app.store.subscriptions(me.id()).await?;
    let others: Vec<&Subscription> = known.iter().filter(|known| known.endpoint != new.endpoint).collect();
    for oldest in others.iter().take((others.len() + 1).saturating_sub(BROWSERS)) {
        app.store.remove_subscription(me.id(), &oldest.endpoint).await?;
    }
    let user = me.0.id.clone();
    let session = me.session().map(|session| session.name.clone());
    let subscription = Subscription { endpoint: new.endpoint, user, p256dh, auth, session, created: now() };
    app.store.put_subscription(subscription).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OldBrowser {
    endpoint: String,
}

pub(super) async fn remove_browser(
    State(app): State<App>,
    InPerson(me): InPerson,
    Body(OldBrowser { endpoint }): Body<OldBrowser>,
) -> Result<StatusCode, ApiError> {
    app.store.remove_subscription(me.id(), &endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MuteTable {
    muted: bool,
}

pub(super) async fn mute(
    State(app): State<App>,
    InPerson(me): InPerson,
    At(table): At<String>,
    Body(MuteTable { muted }): Body<MuteTable>,
) -> Result<StatusCode, ApiError> {
    let _turn = app.turns.of(me.id()).await;
    if muted && app.store.mutes(me.id()).await?.len() >= MUTED {
        return Err(ApiError::new(StatusCode::CONFLICT, "too_many_muted"));
    }
    app.store.mute(me.id(), &table, muted).await?;
    if muted {
        app.hub.shared.notices.queue.drop_one(me.id(), &table, None).await;
    }
    Ok(StatusCode::NO_CONTENT)
}
