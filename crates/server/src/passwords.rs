//! Passwords: each takes memory and time on purpose, so few are looked at together and few more may wait.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use axum::http::StatusCode;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::error::ApiError;
use crate::limits::{Network, networks};

/// Passwords looked at together; each takes about 20 MB.
const DESKS: usize = 2;
/// Those that wait for that, and those of them that come from one network.
const QUEUE: usize = 30;
const QUEUE_OF_ONE: u32 = 8;

/// Where passwords are made and compared.
pub(crate) struct Passwords {
    desks: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    /// How many of each network wait or are looked at.
    waiting: Arc<Mutex<HashMap<Network, u32>>>,
}

/// A place in the queue.
struct Queued {
    from: IpAddr,
    waiting: Arc<Mutex<HashMap<Network, u32>>>,
    _place: OwnedSemaphorePermit,
}

impl Drop for Queued {
    fn drop(&mut self) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        for (network, _) in networks(self.from) {
            if let Some(n) = waiting.get_mut(&network) {
                *n -= 1;
                if *n == 0 {
                    waiting.remove(&network);
                }
            }
        }
    }
}

impl Default for Passwords {
    fn default() -> Self {
        let (desks, queue) = (Arc::new(Semaphore::new(DESKS)), Arc::new(Semaphore::new(DESKS + QUEUE)));
        Passwords { desks, queue, waiting: Arc::default() }
    }
}

impl Passwords {
    /// What is stored of a password.
    pub(crate) async fn hash(&self, from: IpAddr, password: String) -> Result<String, ApiError> {
        let hash = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()).ok();
        self.at_desk(from, hash).await?.ok_or_else(|| ApiError::bad("password_form"))
    }

    /// Whether a password is the one of which this is stored. For a login that nobody has it takes as long, so that
    /// nobody learns which there are.
    pub(crate) async fn fits(&self, from: IpAddr, password: String, stored: Option<String>) -> Result<bool, ApiError> {
        let fits = move || match stored {
            Some(stored) => PasswordHash::new(&stored)
                .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()),
            None => Argon2::default().hash_password(password.as_bytes()).is_err(),
        };
        self.at_desk(from, fits).await
    }

    /// A place in the queue; nobody takes all of them.
    fn queue(&self, from: IpAddr) -> Option<Queued> {
        let place = Arc::clone(&self.queue).try_acquire_owned().ok()?;
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let has_room = |(network, _)| waiting.get(&network).is_none_or(|n| *n < QUEUE_OF_ONE);
        if !networks(from).all(has_room) {
            return None;
        }
        networks(from).for_each(|(network, _)| *waiting.entry(network).or_default() += 1);
        Some(Queued { from, waiting: Arc::clone(&self.waiting), _place: place })
    }

    /// The place is given back when the work ends, not when somebody stops waiting for it.
    async fn at_desk<T: Send + 'static>(
        &self,
        from: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let busy = || ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "many_logins");
        let place = self.queue(from).ok_or_else(busy)?;
        let desk = Arc::clone(&self.desks).acquire_owned().await.map_err(|_| busy())?;
        let done = tokio::task::spawn_blocking(move || {
            let _places = (place, desk);
            work()
        });
        done.await.map_err(|_| busy())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[tokio::test(flavor = "multi_thread")]
    async fn few_are_looked_at_together_and_few_may_wait() {
        let passwords = Arc::new(Passwords::default());
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let work = |n: u8| {
            let (passwords, now, most) = (passwords.clone(), now.clone(), most.clone());
            tokio::spawn(async move {
                let work = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::sleep(std::time::Duration::from_millis(20));
                    now.fetch_sub(1, Ordering::SeqCst);
                };
                passwords.at_desk([192, 0, 2, n].into(), work).await.is_ok()
            })
        };
        let all: Vec<_> = (0..100).map(work).collect();
        let mut done = 0;
        for one in all {
            done += usize::from(one.await.expect("no panic"));
        }
        assert!((DESKS..=DESKS + QUEUE + 5).contains(&done), "{done} were looked at");
        assert!(most.load(Ordering::SeqCst) <= DESKS);
        passwords.at_desk([192, 0, 2, 1].into(), || ()).await.expect("there is room again");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn one_address_does_not_fill_the_queue() {
        let passwords = Passwords::default();
        let queued: Vec<_> = (0..100).filter_map(|_| passwords.queue(HERE)).collect();
        assert_eq!(queued.len(), QUEUE_OF_ONE as usize);
        assert!(passwords.queue([192, 0, 2, 9].into()).is_some(), "others find a place");
        drop(queued);
        assert!(passwords.queue(HERE).is_some() && passwords.waiting.lock().expect("no panic").is_empty());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_password_fits_what_was_stored_of_it() {
        let passwords = Passwords::default();
        let stored = passwords.hash(HERE, "correct horse".to_owned()).await.expect("a hash");
        for (given, stored, fits) in
            [("correct horse", Some(stored.clone()), true), ("wrong horse", Some(stored), false), ("any", None, false)]
        {
            assert_eq!(passwords.fits(HERE, given.to_owned(), stored).await.expect("looked at"), fits, "{given}");
        }
    }
}
