//! Long answers: packed where they are made, away from the threads that serve people, and only the short ones on the way
//! out.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Mutex, PoisonError};

use axum::body::{Bytes, HttpBody};
use axum::http::{HeaderMap, HeaderValue, Response, header};
use axum::response::IntoResponse;
use flate2::Compression;
use flate2::write::GzEncoder;
use tower_http::compression::predicate::{DefaultPredicate, Predicate};

/// Answers up to this length are packed on the way out; that takes a millisecond or two.
const SHORT: u64 = 96 * 1024;

/// A text as it is, and packed.
#[derive(Clone, Debug)]
pub(crate) struct Packed {
    plain: Bytes,
    gzip: Bytes,
}

impl Packed {
    /// Takes a while for a long text.
    pub(crate) fn new(text: String) -> Self {
        let mut packing = GzEncoder::new(Vec::with_capacity(text.len() / 8), Compression::fast());
        // Nothing that is written to memory fails; what has failed is not offered.
        let gzip = packing.write_all(text.as_bytes()).and_then(|()| packing.finish()).unwrap_or_default();
        Packed { plain: text.into(), gzip: gzip.into() }
    }

    #[cfg(test)]
    pub(crate) fn plain(&self) -> &[u8] {
        &self.plain
    }

    pub(crate) fn weight(&self) -> usize {
        self.plain.len() + self.gzip.len()
    }

    /// The answer to somebody who can unpack this.
    pub(crate) fn answer(&self, kind: &'static str, asked: &HeaderMap) -> axum::response::Response {
        let accepted = asked.get(header::ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok());
        let packed = !self.gzip.is_empty() && accepts(accepted.unwrap_or_default(), "gzip");
        let headers = [(header::CONTENT_TYPE, kind), (header::VARY, "accept-encoding")];
        let body = if packed { &self.gzip } else { &self.plain };
        let mut answer = (headers, body.clone()).into_response();
        if packed {
            answer.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        answer
    }
}

/// What is the same for everybody until the server ends: words and rules of the games, each packed when it is first
/// asked for. Only what there is gets a name, so these stay few.
pub(crate) fn kept(name: String, make: impl FnOnce() -> String) -> Packed {
    static KEPT: Mutex<BTreeMap<String, Packed>> = Mutex::new(BTreeMap::new());
    if let Some(packed) = KEPT.lock().unwrap_or_else(PoisonError::into_inner).get(&name) {
        return packed.clone();
    }
    // Without the lock: others need not wait for this one.
    let packed = Packed::new(make());
    KEPT.lock().unwrap_or_else(PoisonError::into_inner).insert(name, packed.clone());
    packed
}

/// Whether a header lists a way of compressing, and not with the weight 0.
pub(crate) fn accepts(header: &str, way: &str) -> bool {
    header.split(',').any(|listed| {
        let (name, weight) = listed.split_once(';').unwrap_or((listed, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case(way) && weight != Some(0.0)
    })
}

/// Which answers are packed on the way out: short ones, whose length is known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Short;

impl Predicate for Short {
    fn should_compress<B: HttpBody>(&self, answer: &Response<B>) -> bool {
        let is_short = answer.body().size_hint().exact().is_some_and(|length| length <= SHORT);
        is_short && DefaultPredicate::new().should_compress(answer)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn a_browser_says_what_it_can_read() {
        assert!(accepts("gzip, deflate, br", "br") && accepts("BR;q=0.5", "br") && accepts("gzip", "gzip"));
        assert!(!accepts("gzip", "br") && !accepts("br;q=0", "br") && !accepts("", "gzip") && !accepts("brotli", "br"));
    }

    #[test]
    fn what_is_packed_is_the_same_text() {
        let text = "one and the same ".repeat(10_000);
        let packed = Packed::new(text.clone());
        let mut unpacked = String::new();
        flate2::read::GzDecoder::new(&packed.gzip[..]).read_to_string(&mut unpacked).expect("packed well");
        assert!(unpacked == text && packed.plain == text);
        assert!(20 * packed.gzip.len() < text.len());
    }

    #[test]
    fn long_answers_are_left_alone_on_the_way_out() {
        let answer = |length: u64| {
            let kind = (header::CONTENT_TYPE, "application/json");
            ([kind], "x".repeat(length as usize)).into_response()
        };
        assert!(Short.should_compress(&answer(SHORT)));
        assert!(!Short.should_compress(&answer(SHORT + 1)));
    }
}
