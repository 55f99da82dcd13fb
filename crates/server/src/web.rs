//! The web app, inside the binary.

use std::borrow::Cow;
use std::net::SocketAddr;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::app::App;
use crate::meet::{Preview, preview_of};
use crate::packed::accepts;
use crate::proxies::Tls;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// A file of the web app; the page itself for every other address, since the app has its own router.
pub(crate) async fn page(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Tls(tls): Tls,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if !path.is_empty() && Files::get(path).is_some() {
        // Files under `assets/` have a digest in their name and never change.
        let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return serve(path, &headers, keep);
    }
    if path.starts_with("assets/") || path.starts_with("api/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    if Files::get("index.html").is_none() {
        let why = "The web app is not part of this build; `cargo play` builds it.";
        return (StatusCode::NOT_FOUND, why).into_response();
    }
    match preview_of(&app, from.ip(), uri.path(), &headers).await {
        Some(preview) => with_preview(&preview, &headers, if tls { "https" } else { "http" }),
        None => serve("index.html", &headers, "no-cache"),
    }
}

/// The page with what messengers show of a link.
fn with_preview(preview: &Preview, headers: &HeaderMap, scheme: &str) -> Response {
    let Some(page) = Files::get("index.html") else { return StatusCode::NOT_FOUND.into_response() };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let page = preview.put_into(&String::from_utf8_lossy(&page.data), &format!("{scheme}://{host}"));
    let headers = [(header::CONTENT_TYPE, "text/html"), (header::CACHE_CONTROL, "private, no-cache")];
    (headers, page).into_response()
}

/// The ways in which files were compressed when the web app was built, best first.
const WAYS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

fn serve(path: &str, headers: &HeaderMap, keep: &'static str) -> Response {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
    let compressed = WAYS.iter().filter(|(way, _)| accepts(accepted, way));
    let mut compressed = compressed.filter_map(|(way, ending)| Some((*way, Files::get(&format!("{path}.{ending}"))?)));
    let (way, file) = match compressed.next() {
        Some((way, file)) => (Some(way), file),
        None => match Files::get(path) {
            Some(file) => (None, file),
            None => return StatusCode::NOT_FOUND.into_response(),
        },
    };
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let kind = HeaderValue::from_str(kind.as_ref()).unwrap_or(HeaderValue::from_static("application/octet-stream"));
    let EmbeddedFile { data, .. } = file;
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    // What is part of the program is not copied.
    let data = match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => Bytes::from(data),
    };
    let mut answer = (headers, data).into_response();
    if let Some(way) = way {
        answer.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(way));
    }
    answer
}
