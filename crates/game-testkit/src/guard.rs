//! Catching panics, so that whoever reads the failure learns where in the game it happened.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// What `f` returns, or the message of its panic. What `f` was changing may be half changed then.
pub(crate) fn guard<T>(f: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(f)).map_err(|payload| {
        let text = payload.downcast_ref::<String>().map(String::as_str);
        text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("a panic without a message").to_owned()
    })
}
