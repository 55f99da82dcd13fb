//! How much anybody may ask at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// What one address may ask of the server. The default suits a server that strangers can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// Requests a minute, a tenth of them at once; 0 for no limit.
    pub requests_per_minute: u32,
    /// Open WebSockets; 0 for no limit.
    pub connections_per_address: u32,
}

impl Default for Allowance {
    fn default() -> Self {
        Allowance { requests_per_minute: 3_000, connections_per_address: 256 }
    }
}

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

/// What each address has asked. Full buckets are forgotten, so the maps stay small.
#[derive(Default)]
pub(crate) struct Limits {
    allowance: Allowance,
    requests: Mutex<HashMap<IpAddr, Bucket>>,
    passwords: Mutex<HashMap<IpAddr, Bucket>>,
    connections: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

/// Addresses remembered at most before full buckets are swept out.
const REMEMBERED: usize = 10_000;

impl Limits {
    pub(crate) fn new(allowance: Allowance) -> Self {
        Limits { allowance, ..Limits::default() }
    }

    /// Any request.
    pub(crate) fn request(&self, address: IpAddr) -> bool {
        let a_minute = f64::from(self.allowance.requests_per_minute);
        a_minute == 0.0 || take(&self.requests, address, Bucket::new(a_minute / 60.0, a_minute / 10.0))
    }

    /// A guess at a password: one in six seconds, ten at once.
    pub(crate) fn password(&self, address: IpAddr) -> bool {
        take(&self.passwords, address, Bucket::new(1.0 / 6.0, 10.0))
    }

    /// A WebSocket, for as long as the result is kept; nothing when the address has enough of them.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Connected> {
        let most = self.allowance.connections_per_address;
        let mut connections = lock(&self.connections);
        let open = connections.entry(address).or_default();
        if most > 0 && *open >= most {
            return None;
        }
        *open += 1;
        Some(Connected { address, connections: Arc::clone(&self.connections) })
    }
}

/// A WebSocket that counts.
pub(crate) struct Connected {
    address: IpAddr,
    connections: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut connections = lock(&self.connections);
        if let Some(open) = connections.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                connections.remove(&self.address);
            }
        }
    }
}

fn take(buckets: &Mutex<HashMap<IpAddr, Bucket>>, address: IpAddr, fresh: Bucket) -> bool {
    let mut buckets = lock(buckets);
    if buckets.len() > REMEMBERED {
        buckets.retain(|_, bucket| !bucket.is_full());
    }
    buckets.entry(address).or_insert(fresh).take()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn a_bucket_gives_its_burst_and_then_refuses() {
        let mut bucket = Bucket::new(0.001, 3.0);
        assert_eq!([(); 5].map(|()| bucket.take()), [true, true, true, false, false]);
    }

    #[test]
    fn an_address_has_so_many_connections_until_one_is_closed() {
        let limits = Limits::new(Allowance { connections_per_address: 2, ..Allowance::default() });
        let (first, second) = (limits.connection(HERE), limits.connection(HERE));
        assert!(first.is_some() && second.is_some() && limits.connection(HERE).is_none());
        drop(first);
        assert!(limits.connection(HERE).is_some());
    }

    #[test]
    fn without_a_limit_nobody_is_refused() {
        let limits = Limits::new(Allowance { requests_per_minute: 0, connections_per_address: 0 });
        assert!((0..10_000).all(|_| limits.request(HERE)));
        let open: Vec<_> = (0..1_000).map_while(|_| limits.connection(HERE)).collect();
        assert_eq!(open.len(), 1_000);
    }
}
