//! How long a search has been thinking: by the clock, or by what the processor spent on its thread.

use std::time::{Duration, Instant};

/// The moment at which a search began.
#[derive(Clone, Copy, Debug)]
pub(super) enum Start {
    Clock(Instant),
    Processor(Duration),
}

impl Start {
    /// Begins now. Processor time counts for the calling thread alone, which must be the one that asks later.
    pub(super) fn now(cpu_time: bool) -> Self {
        match spent().filter(|_| cpu_time) {
            Some(spent) => Start::Processor(spent),
            None => Start::Clock(Instant::now()),
        }
    }

    /// The time since then.
    pub(super) fn elapsed(self) -> Duration {
        match self {
            Start::Clock(start) => start.elapsed(),
            Start::Processor(before) => spent().unwrap_or_default().saturating_sub(before),
        }
    }
}

/// What the processor has spent on this thread.
#[cfg(unix)]
fn spent() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Some(Duration::new(time.tv_sec.try_into().ok()?, time.tv_nsec.try_into().ok()?))
}

#[cfg(not(unix))]
fn spent() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn a_thread_that_sleeps_spends_no_processor_time() {
        let (clock, processor) = (Start::now(false), Start::now(true));
        std::thread::sleep(Duration::from_millis(60));
        assert!(clock.elapsed() >= Duration::from_millis(60));
        assert!(processor.elapsed() < Duration::from_millis(50), "{:?}", processor.elapsed());
        let mut sum = 0u64;
        while processor.elapsed() < Duration::from_millis(2) {
            sum = std::hint::black_box(sum + 1);
        }
        assert!(sum > 0, "work counts");
    }
}
