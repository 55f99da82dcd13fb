//! One error for every request: a status, a code for programs, a sentence for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game_text::Bundle;
use serde_json::json;
use table::{Lang, Refusal};

const TEXT: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// What the server itself says.
pub(crate) static TEXTS: Bundle = Bundle::new("server", TEXT);

/// A refusal by the server itself; the sentence stands in `text/` under `server-<code>`.
pub(crate) fn refusal(code: &str) -> Refusal {
    Refusal::new("server", TEXTS.texts(), &json!({ "type": code }))
}

/// The same where somebody may have so much of something.
pub(crate) fn refusal_of(code: &str, most: u32) -> Refusal {
    Refusal::new("server", TEXTS.texts(), &json!({ "type": code, "most": most }))
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

    /// Whether the request makes sense and is just not possible here and now.
    pub(crate) fn is_refusal(&self) -> bool {
        matches!(self.status, StatusCode::CONFLICT | StatusCode::FORBIDDEN | StatusCode::NOT_FOUND)
    }

    /// Something of which a person may have so much.
    pub(crate) fn limit(status: StatusCode, code: &str, most: u32) -> Self {
        ApiError { status, refusal: Box::new(refusal_of(code, most)) }
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

/// An answer that still has to be put in words, since only the request knows for whom.
#[derive(Clone)]
struct Unsaid(Refusal);

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut answer = self.status.into_response();
        answer.extensions_mut().insert(Unsaid(*self.refusal));
        answer
    }
}

/// Whether an answer is a refusal that still has no words.
pub(crate) fn is_unsaid(answer: &Response) -> bool {
    answer.extensions().get::<Unsaid>().is_some()
}

/// Puts a refusal in words; other answers stay as they are.
pub(crate) fn in_words(mut answer: Response, lang: Lang) -> Response {
    if let Some(Unsaid(refusal)) = answer.extensions_mut().remove() {
        let (said, body) = Json(json!({ "error": refusal.said(lang) })).into_response().into_parts();
        answer.headers_mut().extend(said.headers);
        *answer.body_mut() = body;
    }
    answer
}

#[cfg(test)]
mod tests {
    #[test]
    fn all_languages_say_the_same() {
        super::TEXTS.texts().assert_same_messages();
    }
}
