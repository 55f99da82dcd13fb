//! Catching panics, so that whoever reads the failure learns where in the game it happened.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    /// How many guards this thread is inside of.
    static GUARDS: Cell<u32> = const { Cell::new(0) };
    /// Message and place of the last panic inside a guard.
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// What `f` returns, or the message of its panic and its place in the source. What `f` was changing may be half
/// changed then. Nothing is printed: a position that a scenario or a fuzzer finds unsound is no news.
pub(crate) fn guard<T>(f: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |panic| if GUARDS.get() > 0 { note(panic) } else { usual(panic) }));
    });
    GUARDS.set(GUARDS.get() + 1);
    let result = catch_unwind(AssertUnwindSafe(f));
    GUARDS.set(GUARDS.get() - 1);
    result.map_err(|_| LAST.take().unwrap_or_else(|| "a panic without a message".to_owned()))
}

fn note(panic: &PanicHookInfo<'_>) {
    let message = panic.payload_as_str().unwrap_or("a panic without a message");
    let place = panic.location().map(|place| format!(" ({}:{})", place.file(), place.line())).unwrap_or_default();
    LAST.set(Some(format!("{message}{place}")));
}
