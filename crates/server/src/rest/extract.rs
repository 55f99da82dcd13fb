//! What a request carries; whatever cannot be read is refused in the one form all errors have.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::app::App;
use crate::error::ApiError;
use crate::limits::networks;
use crate::thinkers::Payer;

/// A body of JSON: an object, since fields without names would be anybody's guess.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        let Json(fields): Json<Map<String, Value>> = Json::from_request(request, app)
            .await
            .map_err(|refused| ApiError::unreadable(refused.status(), &refused.body_text()))?;
        let body = serde_json::from_value(Value::Object(fields));
        body.map(Body).map_err(|why| ApiError::unreadable(StatusCode::UNPROCESSABLE_ENTITY, &why.to_string()))
    }
}

/// A body of plain text.
pub(super) struct Text(pub(super) String);

impl FromRequest<App> for Text {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        let text = String::from_request(request, app)
            .await
            .map_err(|refused| ApiError::unreadable(refused.status(), &refused.body_text()))?;
        Ok(Text(text))
    }
}

/// What stands in the path.
pub(super) struct At<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for At<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let Path(at) = Path::from_request_parts(parts, app)
            .await
            .map_err(|refused| ApiError::unreadable(refused.status(), &refused.body_text()))?;
        Ok(At(at))
    }
}

/// What stands after the question mark.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let Query(asked) = Query::from_request_parts(parts, app)
            .await
            .map_err(|refused| ApiError::unreadable(refused.status(), &refused.body_text()))?;
        Ok(Asked(asked))
    }
}

/// At whose cost long work is done: that of the address, since nobody need say who they are to look.
impl FromRequestParts<App> for Payer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let ConnectInfo(from) = <ConnectInfo<SocketAddr> as FromRequestParts<App>>::from_request_parts(parts, app)
            .await
            .map_err(|refused| ApiError::unreadable(refused.status(), &refused.body_text()))?;
        let mut networks = networks(from.ip()).map(|((network, _), _)| network.to_string());
        let person = networks.next().unwrap_or_default();
        // A rented network of many households is one home here.
        Ok(Payer::new(&networks.next().unwrap_or_else(|| person.clone()), &person))
    }
}
