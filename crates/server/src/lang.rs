//! In which language a request is answered.

use axum::extract::{FromRequestParts, OptionalFromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use serde::Deserialize;
use table::Lang;

use crate::app::App;
use crate::error::ApiError;
use crate::identity::{Me, has_token, known};

/// The language in which a request is answered: the one it names (`?lang=`), else that of the person who asks; English
/// for programs; for somebody who is not known what their browser prefers, else English.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Speak(pub(crate) Lang);

impl FromRequestParts<App> for Speak {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        if let Some(lang) = named(parts.uri.query()) {
            return Ok(Speak(lang));
        }
        // A bad token is refused where somebody has to be known.
        let me = <Me as OptionalFromRequestParts<App>>::from_request_parts(parts, app).await.unwrap_or_default();
        Ok(Speak(of(me.as_ref(), &parts.headers)))
    }
}

/// What of a request says in which language to answer, kept until there is an answer.
pub(crate) struct Asker {
    named: Option<Lang>,
    headers: HeaderMap,
}

impl Asker {
    pub(crate) fn of(request: &Request) -> Self {
        let wanted = [header::AUTHORIZATION, header::COOKIE, header::ACCEPT_LANGUAGE];
        let kept = wanted.into_iter().flat_map(|name| {
            let values = request.headers().get_all(&name).iter();
            values.map(move |value| (name.clone(), value.clone())).collect::<Vec<_>>()
        });
        Asker { named: named(request.uri().query()), headers: kept.collect() }
    }

    /// The same without looking anybody up.
    pub(crate) fn stranger(&self) -> Lang {
        self.named.unwrap_or_else(|| of(None, &self.headers))
    }

    pub(crate) async fn lang(&self, app: &App) -> Lang {
        match self.named {
            Some(lang) => lang,
            None => of(known(app, &self.headers).await.unwrap_or_default().as_ref(), &self.headers),
        }
    }
}

fn of(me: Option<&Me>, headers: &HeaderMap) -> Lang {
    if has_token(headers) {
        return Lang::ENGLISH;
    }
    let own = me.and_then(|me| Lang::find(&me.0.lang));
    let header = || headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    own.unwrap_or_else(|| header().map(preferred).unwrap_or_default())
}

#[derive(Deserialize)]
struct Query {
    lang: Option<String>,
}

fn named(query: Option<&str>) -> Option<Lang> {
    let uri = format!("/?{}", query?).parse().ok()?;
    let asked = axum::extract::Query::<Query>::try_from_uri(&uri).ok()?;
    Lang::find(&asked.0.lang?)
}

/// The first language of an `Accept-Language` that is spoken here: browsers list what they like best first.
fn preferred(header: &str) -> Lang {
    header.split(',').find_map(|wish| Lang::find(wish.split(';').next()?.trim())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_says_what_it_prefers() {
        let code = |header: &str| preferred(header).code();
        assert_eq!(code("ru-RU,ru;q=0.9,en;q=0.8"), "ru");
        assert_eq!(code("de, ru;q=0.5"), "ru");
        assert_eq!(code("en-GB"), "en");
        assert_eq!(code("de"), "en");
        assert_eq!(code(""), "en");
    }

    #[test]
    fn a_request_may_name_its_language() {
        assert_eq!(named(Some("at=3&lang=ru")).map(Lang::code), Some("ru"));
        assert_eq!(named(Some("lang=tlh")), None);
        assert_eq!(named(None), None);
    }
}
