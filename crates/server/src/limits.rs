//! How much anybody may ask at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A bucket that fills by `rate` a second up to `burst`; each request takes one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    rate: f64,
    burst: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: f64, burst: f64) -> Self {
        Bucket { left: burst, rate, burst, at: Instant::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * self.rate).min(self.burst);
        self.at = now;
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }

    fn is_full(&self) -> bool {
        self.at.elapsed().as_secs_f64() * self.rate + self.left >= self.burst
    }
}

/// Requests by address. Full buckets are forgotten, so the map stays small.
#[derive(Default)]
pub(crate) struct Limits {
    requests: Mutex<HashMap<IpAddr, Bucket>>,
    passwords: Mutex<HashMap<IpAddr, Bucket>>,
}

/// Addresses remembered at most before full buckets are swept out.
const REMEMBERED: usize = 10_000;

impl Limits {
    /// Any request: 50 a second, 300 at once.
    pub(crate) fn request(&self, address: IpAddr) -> bool {
        take(&self.requests, address, Bucket::new(50.0, 300.0))
    }

    /// A guess at a password: one in six seconds, ten at once.
    pub(crate) fn password(&self, address: IpAddr) -> bool {
        take(&self.passwords, address, Bucket::new(1.0 / 6.0, 10.0))
    }
}

fn take(buckets: &Mutex<HashMap<IpAddr, Bucket>>, address: IpAddr, fresh: Bucket) -> bool {
    let mut buckets = buckets.lock().unwrap_or_else(PoisonError::into_inner);
    if buckets.len() > REMEMBERED {
        buckets.retain(|_, bucket| !bucket.is_full());
    }
    buckets.entry(address).or_insert(fresh).take()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_refuses() {
        let mut bucket = Bucket::new(0.001, 3.0);
        assert_eq!([(); 5].map(|()| bucket.take()), [true, true, true, false, false]);
    }
}
