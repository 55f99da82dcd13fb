//! How much work a table has done, and when it should stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Game steps done so far: every action and every deal that was carried out, also those that were only replayed.
///
/// Counted rather than timed, so that tests can hold replays to it on any machine.
#[derive(Debug, Default)]
pub(crate) struct Effort(AtomicU64);

impl Effort {
    pub(crate) fn spend(&self, steps: u64) {
        self.0.fetch_add(steps, Ordering::Relaxed);
    }

    pub(crate) fn spent(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How much may be spent on a journal that somebody brought.
#[derive(Clone, Debug)]
pub struct Budget {
    /// Lines, the header among them.
    pub lines: usize,
    /// Game steps, those among them that are done again after something was taken back.
    pub steps: u64,
    stop: Arc<AtomicBool>,
}

impl Budget {
    /// So many lines and game steps.
    pub fn new(lines: usize, steps: u64) -> Self {
        Budget { lines, steps, stop: Arc::default() }
    }

    /// Something that, once dropped, stops whoever still works on this budget: nobody waits for the result any more.
    #[must_use]
    pub fn leash(&self) -> Leash {
        Leash(Arc::clone(&self.stop))
    }

    /// Whether nobody waits for the result any more.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

impl Default for Budget {
    /// No bounds, as for journals that our own tables have written.
    fn default() -> Self {
        Budget::new(usize::MAX, u64::MAX)
    }
}

/// Stops the work on a [`Budget`] when it is dropped.
#[derive(Debug)]
pub struct Leash(Arc<AtomicBool>);

impl Drop for Leash {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
