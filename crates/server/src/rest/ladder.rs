//! Ratings, leaderboards, and what people have played.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game_core::Seat;
use game_registry::find;
use ratings::{PROVISIONAL, Rating};
use serde::Deserialize;
use serde_json::Value;
use store::{BoardTally, Bond, Phase, Tally};
use table::Lang;
use table::wire::{LeaderLine, Leaderboard, PlayedBoard, PlayedGame, PlayerProfile, RatedGame, RatingChange};

use super::extract::{At, Body};
use crate::app::App;
use crate::error::ApiError;
use crate::identity::{InPerson, Me};
use crate::lang::Speak;
use crate::meet::named;

/// Lines of a leaderboard at most.
const LISTED: u32 = 100;
/// Boards that are told of each game.
const BOARDS: usize = 3;

fn points(mu: i64, sigma: i64) -> i32 {
    Rating { mu, sigma }.points()
}

pub(super) async fn ladder(
    State(app): State<App>,
    me: Me,
    At(slug): At<String>,
) -> Result<Json<Leaderboard>, ApiError> {
    find(&slug).ok_or_else(|| ApiError::missing("no_such_game"))?;
    let rated = app.store.ladder(&slug, PROVISIONAL, LISTED).await?;
    let mut lines: Vec<LeaderLine> = Vec::with_capacity(rated.len());
    for (place, rated) in (1..).zip(&rated) {
        let points = points(rated.rating.mu, rated.rating.sigma);
        // Equal ratings share a rank, and what people see is what counts.
        let same = lines.last().filter(|line| line.points == points).and_then(|line| line.rank);
        lines.push(LeaderLine {
            rank: Some(same.unwrap_or(place)),
            user: rated.rating.user.clone(),
            name: rated.name.clone(),
            you: rated.rating.user == me.id(),
            points,
            games: rated.rating.games,
            shown: true,
        });
    }
    let you = match lines.iter().find(|line| line.you) {
        Some(line) => Some(line.clone()),
        None => own_line(&app, &me, &slug).await?,
    };
    Ok(Json(Leaderboard { game: slug, provisional: PROVISIONAL, lines, you }))
}

/// A person's own line, with the rank that they have or would have.
async fn own_line(app: &App, me: &Me, slug: &str) -> Result<Option<LeaderLine>, ApiError> {
    let Some(own) = app.store.ratings(slug, std::slice::from_ref(&me.0.id)).await?.pop() else { return Ok(None) };
    let counts = own.games >= PROVISIONAL;
    let rank = if counts { Some(1 + app.store.better(slug, PROVISIONAL, own.mu).await?) } else { None };
    let shown = counts && app.store.profile(me.id()).await?.open;
    let (points, games) = (points(own.mu, own.sigma), own.games);
    Ok(Some(LeaderLine { rank, user: own.user, name: me.0.name.clone(), you: true, points, games, shown }))
}

/// How a finished game changed ratings. Those who may watch the table may know.
pub(super) async fn of_table(State(app): State<App>, me: Me, At(id): At<String>) -> Result<Json<RatedGame>, ApiError> {
    let user = me.0.id;
    app.hub.read(&id, move |table| table.may_watch(&user)).await??;
    let over = app.store.table(&id).await?.is_some_and(|record| record.phase == Phase::Over);
    let Some(result) = app.store.result(&id).await? else {
        return if over {
            Ok(Json(RatedGame { counted: false, changes: Vec::new() }))
        } else {
            Err(ApiError::new(StatusCode::CONFLICT, "not_over"))
        };
    };
    let change = |sat: store::SeatResult| {
        let (before, after) = sat.moved?;
        Some(RatingChange { seat: Seat(sat.seat), before: points(before, 0), after: points(after, 0) })
    };
    Ok(Json(RatedGame { counted: true, changes: result.seats.into_iter().filter_map(change).collect() }))
}

/// What somebody has played: one's own, a friend's, or that of somebody who lets everybody see it.
pub(super) async fn player(
    State(app): State<App>,
    me: Me,
    Speak(lang): Speak,
    At(id): At<String>,
) -> Result<Json<PlayerProfile>, ApiError> {
    // Whoever keeps to themselves is not told apart from nobody.
    let missing = || ApiError::missing("no_such_player");
    let user =
        if id == "me" || id == me.id() { me.0.clone() } else { app.store.user(&id).await?.ok_or_else(missing)? };
    let (you, profile) = (user.id == me.id(), app.store.profile(&user.id).await?);
    if !you {
        let friends = || async {
            let circle = app.store.circle(me.id()).await?;
            Ok::<bool, ApiError>(circle.iter().any(|other| other.user == user.id && other.bond == Bond::Friend))
        };
        let apart = app.store.shut_out(me.id()).await?.contains(&user.id);
        if apart || !profile.open && !friends().await? {
            return Err(missing());
        }
    }
    let (tallies, boards) = (app.store.tallies(&user.id).await?, app.store.boards(&user.id).await?);
    let rated: BTreeMap<String, store::Rating> =
        app.store.ratings_of(&user.id).await?.into_iter().map(|rating| (rating.game.clone(), rating)).collect();
    let games = tallies.into_iter().map(|tally| played(tally, &rated, &boards, lang)).collect();
    Ok(Json(PlayerProfile {
        user: user.id,
        name: user.name,
        you,
        open: profile.open,
        seen: you.then_some(profile.seen),
        provisional: PROVISIONAL,
        games,
    }))
}

fn played(tally: Tally, rated: &BTreeMap<String, store::Rating>, boards: &[BoardTally], lang: Lang) -> PlayedGame {
    let rating = rated.get(&tally.game);
    let mean = (tally.scored > 0).then(|| (10 * tally.sum).div_euclid(i64::from(tally.scored.max(1))));
    let boards = boards.iter().filter(|board| board.game == tally.game).filter_map(|board| told(board, lang));
    PlayedGame {
        boards: boards.take(BOARDS).collect(),
        game: tally.game,
        games: tally.games,
        wins: tally.wins,
        best: tally.best,
        mean_tenths: mean.and_then(|mean| i32::try_from(mean).ok()),
        rating: rating.map(|rating| points(rating.mu, rating.sigma)),
        rated: rating.map_or(0, |rating| rating.games),
    }
}

fn told(tally: &BoardTally, lang: Lang) -> Option<PlayedBoard> {
    let (option, value): (String, Value) = serde_json::from_str(&tally.board).ok()?;
    let board = named(find(&tally.game)?, option, value, lang);
    Some(PlayedBoard { board, games: tally.games, wins: tally.wins })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProfileChange {
    /// Whether anybody may see what one has played, and leaderboards name one.
    #[serde(default)]
    open: Option<bool>,
    /// Whether friends see that one is here.
    #[serde(default)]
    seen: Option<bool>,
}

pub(super) async fn set_profile(
    State(app): State<App>,
    InPerson(me): InPerson,
    Body(ProfileChange { open, seen }): Body<ProfileChange>,
) -> Result<StatusCode, ApiError> {
    app.store.set_profile(me.id(), open, seen).await?;
    Ok(StatusCode::NO_CONTENT)
}
