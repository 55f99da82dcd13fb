//! Friends, and those whom somebody does not want to meet.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Acquaintance, Bond};
use table::wire::{Acquainted, Circle, Friend, Notice};

use super::extract::{At, Body};
use crate::app::App;
use crate::error::ApiError;
use crate::identity::{InPerson, Me};
use crate::ids::{now, secret};
use crate::notices::Reason;

/// Friends that somebody may have, with those who were asked.
const FRIENDS: usize = 200;
/// Wishes that wait for somebody's answer at most: nobody is flooded by strangers who once sat at a table.
const WISHES: usize = 50;
/// People whom somebody may block or mute.
const APART: usize = 1_000;

pub(super) async fn circle(State(app): State<App>, InPerson(me): InPerson) -> Result<Json<Circle>, ApiError> {
    let link = app.store.profile(me.id()).await?.link;
    let (mut circle, known) = (Circle { link, ..Circle::default() }, app.store.circle(me.id()).await?);
    for Acquaintance { user, name, bond, .. } in known {
        match bond {
            Bond::Friend => {
                let here = app.hub.shared.meet.here.is_here(&user) && app.store.profile(&user).await?.seen;
                circle.friends.push(Friend { user, name, here });
            }
            Bond::Asks => circle.asking.push(Acquainted { user, name }),
            Bond::Asked => circle.asked.push(Acquainted { user, name }),
            Bond::Blocked => circle.blocked.push(Acquainted { user, name }),
            Bond::Muted => circle.muted.push(Acquainted { user, name }),
        }
    }
    Ok(Json(circle))
}

pub(super) async fn new_link(State(app): State<App>, InPerson(me): InPerson) -> Result<Json<Value>, ApiError> {
    check_haste(&app, &me)?;
    let link = secret();
    app.store.set_link(me.id(), Some(&link)).await?;
    Ok(Json(json!({ "link": link })))
}

pub(super) async fn remove_link(State(app): State<App>, InPerson(me): InPerson) -> Result<StatusCode, ApiError> {
    app.store.set_link(me.id(), None).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(super) enum Befriend {
    /// By the link that somebody has given away.
    Link { link: String },
    /// Somebody with whom one has been at a table. They are asked, unless they have asked already.
    User { user: String },
}

pub(super) async fn befriend(
    State(app): State<App>,
    InPerson(me): InPerson,
    Body(wish): Body<Befriend>,
) -> Result<StatusCode, ApiError> {
    check_haste(&app, &me)?;
    let _turn = app.turns.of(me.id()).await;
    let circle = app.store.circle(me.id()).await?;
    let counted = circle.iter().filter(|other| matches!(other.bond, Bond::Friend | Bond::Asked)).count();
    if counted >= FRIENDS {
        return Err(ApiError::new(StatusCode::CONFLICT, "too_many_friends"));
    }
    match wish {
        Befriend::Link { link } => by_link(&app, &me, &link).await?,
        Befriend::User { user } if circle.iter().any(|other| other.user == user && other.bond == Bond::Asks) => {
            become_friends(&app, &me, &user).await?;
        }
        Befriend::User { user } => ask(&app, &me, &user).await?,
    }
    Ok(StatusCode::NO_CONTENT)
}

async fn by_link(app: &App, me: &Me, link: &str) -> Result<(), ApiError> {
    let no_link = || ApiError::missing("no_such_link");
    let other = app.store.user_by_link(link).await?.filter(|other| other != me.id()).ok_or_else(no_link)?;
    // Whoever is shut out is not told so.
    if app.store.shut_out(me.id()).await?.contains(&other) {
        return Err(no_link());
    }
    // A link that has got about does not bury its owner under friends.
    let theirs = app.store.circle(&other).await?;
    if theirs.iter().filter(|known| known.bond == Bond::Friend).count() >= FRIENDS {
        return Err(no_link());
    }
    become_friends(app, me, &other).await
}

async fn become_friends(app: &App, me: &Me, other: &str) -> Result<(), ApiError> {
    app.store.befriend(me.id(), other, now()).await?;
    let (user, name) = (me.0.id.clone(), me.0.name.clone());
    app.hub.shared.meet.here.notify(other, Notice::Friend { user, name });
    Ok(())
}

async fn ask(app: &App, me: &Me, other: &str) -> Result<(), ApiError> {
    if !app.store.have_met(me.id(), other).await? {
        return Err(ApiError::forbidden("never_met"));
    }
    let theirs = app.store.circle(other).await?;
    let wishes = theirs.iter().filter(|other| other.bond == Bond::Asks).count();
    let known = theirs.iter().any(|other| other.user == me.id() && other.bond == Bond::Friend);
    // Whoever is shut out, or comes too late, is not told so.
    if known || wishes >= WISHES || app.store.shut_out(me.id()).await?.iter().any(|apart| apart == other) {
        return Ok(());
    }
    app.store.add_bond(me.id(), other, Bond::Asked, now()).await?;
    let (user, name) = (me.0.id.clone(), me.0.name.clone());
    app.hub.shared.meet.here.notify(other, Notice::FriendAsks { user, name });
    Ok(())
}

pub(super) async fn part(
    State(app): State<App>,
    InPerson(me): InPerson,
    At(other): At<String>,
) -> Result<StatusCode, ApiError> {
    check_haste(&app, &me)?;
    app.store.part(me.id(), &other).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetApart {
    #[serde(default)]
    blocked: Option<bool>,
    #[serde(default)]
    muted: Option<bool>,
}

pub(super) async fn set_apart(
    State(app): State<App>,
    InPerson(me): InPerson,
    At(other): At<String>,
    Body(SetApart { blocked, muted }): Body<SetApart>,
) -> Result<StatusCode, ApiError> {
    check_haste(&app, &me)?;
    if other == me.id() || app.store.user(&other).await?.is_none() {
        return Err(ApiError::missing("no_such_player"));
    }
    let _turn = app.turns.of(me.id()).await;
    let circle = app.store.circle(me.id()).await?;
    let apart = circle.iter().filter(|other| matches!(other.bond, Bond::Blocked | Bond::Muted)).count();
    if apart >= APART && (blocked == Some(true) || muted == Some(true)) {
        return Err(ApiError::new(StatusCode::CONFLICT, "too_many_apart"));
    }
    match muted {
        Some(true) => app.store.add_bond(me.id(), &other, Bond::Muted, now()).await?,
        Some(false) => app.store.remove_bond(me.id(), &other, Bond::Muted).await.map(|_| ())?,
        None => {}
    }
    match blocked {
        Some(true) => app.store.block(me.id(), &other, now()).await?,
        Some(false) => app.store.remove_bond(me.id(), &other, Bond::Blocked).await.map(|_| ())?,
        None => {}
    }
    if blocked.is_some() {
        // Nobody listens when nobody looks at open tables.
        let _ = app.bonds.send([me.0.id, other]);
    }
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InviteFriend {
    user: String,
}

/// Tells a friend, now or when they come, of a free seat at a table of one's own.
pub(super) async fn invite(
    State(app): State<App>,
    InPerson(me): InPerson,
    At(table): At<String>,
    Body(InviteFriend { user }): Body<InviteFriend>,
) -> Result<StatusCode, ApiError> {
    check_haste(&app, &me)?;
    let circle = app.store.circle(me.id()).await?;
    if !circle.iter().any(|other| other.user == user && other.bond == Bond::Friend) {
        return Err(ApiError::forbidden("no_friend"));
    }
    let invites = app.hub.invites(&table, me.0.id.clone()).await?;
    let seat = invites.seats.into_iter().next().ok_or_else(|| ApiError::new(StatusCode::CONFLICT, "no_free_seat"))?;
    let (here, notices) = (&app.hub.shared.meet.here, &app.hub.shared.notices);
    if !here.is_connected(&user) {
        // It waits until they come, and they are told wherever they can be.
        app.keep_invitation(&user, &table, me.id()).await?;
        notices.queue.add(&user, &table, Reason::Invited).await;
    }
    let game = app.hub.read(&table, |table| table.header().game.clone()).await?;
    app.hub.shared.meet.here.notify(&user, Notice::Invited { table, game, by: me.0.name, token: seat.token });
    Ok(StatusCode::NO_CONTENT)
}

fn check_haste(app: &App, me: &Me) -> Result<(), ApiError> {
    if app.limits.asking(me.id()) { Ok(()) } else { Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast")) }
}
