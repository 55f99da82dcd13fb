//! One error for every request: a status, a code for programs, a sentence for people.

use std::sync::LazyLock;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game_text::Texts;
use serde_json::json;
use table::wire::{Refusal, Text};

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let sources = [("en", include_str!("../text/en.ftl")), ("ru", include_str!("../text/ru.ftl"))];
    Texts::new(&sources).unwrap_or_else(|why| panic!("the server's texts are damaged: {why}"))
});

/// A refusal by the server itself; the sentence stands in `text/` under `server-<code>`.
pub(crate) fn refusal(code: &str) -> Refusal {
    let id = format!("server-{}", code.replace('_', "-"));
    let text = Text::each(|lang| TEXTS.get(lang, &id).unwrap_or_else(|| code.to_owned()));
    Refusal { code: code.to_owned(), rule: None, facts: None, text }
}

/// Why a request is not done. Internals are logged, never sent.
#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    refusal: Box<Refusal>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &str) -> Self {
        ApiError { status, refusal: Box::new(refusal(code)) }
    }

    pub(crate) fn bad(code: &str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code)
    }

    pub(crate) fn missing(code: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, code)
    }

    pub(crate) fn forbidden(code: &str) -> Self {
        Self::new(StatusCode::FORBIDDEN, code)
    }

    /// A request that cannot be read; `why` is for whoever writes the program that sent it.
    pub(crate) fn unreadable(status: StatusCode, why: &str) -> Self {
        let code = if status == StatusCode::PAYLOAD_TOO_LARGE { "too_large" } else { "bad_request" };
        let mut error = Self::new(status, code);
        error.refusal.facts = Some(Box::new(json!({ "type": code, "why": why })));
        error
    }
}

/// The table refuses: it is not what the rules or the table allow now.
impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let status = match refusal.code.as_str() {
            "no_such_table" => StatusCode::NOT_FOUND,
            "not_the_host" | "not_a_player" => StatusCode::FORBIDDEN,
            "try_again" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::CONFLICT,
        };
        ApiError { status, refusal: Box::new(refusal) }
    }
}

impl From<store::Error> for ApiError {
    fn from(error: store::Error) -> Self {
        tracing::warn!(%error, "the store refuses");
        match error {
            store::Error::Unavailable(_) => Self::new(StatusCode::SERVICE_UNAVAILABLE, "try_again"),
            store::Error::Conflict(_) => Self::new(StatusCode::CONFLICT, "taken"),
            store::Error::Missing(_) => Self::missing("missing"),
            store::Error::Unfit(_) => Self::bad("bad_request"),
            store::Error::Newer { .. } | store::Error::Damaged(_) => {
                Self::new(StatusCode::INTERNAL_SERVER_ERROR, "broken")
            }
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "error": self.refusal }))).into_response()
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn both_languages_say_the_same() {
        super::TEXTS.assert_same_messages();
    }
}
