//! The web app, inside the binary.

use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// A file of the web app; the page itself for every other address, since the app has its own router.
pub(crate) async fn page(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Files::get(path).filter(|_| !path.is_empty()) {
        // Files under `assets/` have a digest in their name and never change.
        let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return serve(path, file.data.into_owned(), keep);
    }
    if path.starts_with("assets/") || path.starts_with("api/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Files::get("index.html") {
        Some(file) => serve("index.html", file.data.into_owned(), "no-cache"),
        None => {
            (StatusCode::NOT_FOUND, "The web app is not part of this build; `cargo play` builds it.").into_response()
        }
    }
}

fn serve(path: &str, data: Vec<u8>, keep: &'static str) -> Response {
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let kind = HeaderValue::from_str(kind.as_ref()).unwrap_or(HeaderValue::from_static("application/octet-stream"));
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, HeaderValue::from_static(keep))], data).into_response()
}
